"""``art``: turns the drawings of data/art from SVG into the PNGs that the pictures use."""

from __future__ import annotations

import argparse

from bot.commands.common import Subparsers, WrongUse
from bot.games.kit import Kits


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    subparsers.add_parser(
        "art",
        help="make the PNGs of the drawings",
        description="Turns every SVG in data/art into PNGs of the sizes that the pictures use. Worth doing when a "
        "drawing has changed; the test extra brings what it needs.",
    )


def rendered(name: str, size: int) -> bytes:
    """A drawing of `data/art` as a PNG. Raises `WrongUse` without resvg."""
    from bot.ui.pictures.art import svg_path

    try:
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError as error:
        raise WrongUse("This needs resvg-py, which `make art` installs.") from error
    return bytes(svg_to_bytes(svg_path=str(svg_path(name)), width=size, height=size, skip_system_fonts=True))


def run(args: argparse.Namespace) -> int:
    """Make them, remove those that no drawing has any more, and say how many have changed."""
    from bot.ui.pictures.art import PNGS, drawings, png_path, sizes_of

    made = {png_path(name, size): rendered(name, size) for name in sorted(drawings()) for size in sizes_of(name)}
    for path in set(PNGS.rglob("*.png")) - made.keys():
        path.unlink()
    changed = [path for path, png in made.items() if not path.exists() or path.read_bytes() != png]
    for path in changed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(made[path])
    print(f"{len(drawings())} drawings, {len(made)} PNGs, {len(changed)} of them changed.")
    return 0
