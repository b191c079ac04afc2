"""``scenario``: plays scenario files, and draws them."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands import house
from bot.commands.common import Subparsers, add_one_game, one_game
from bot.games import english
from bot.games.kit import GameKit, Kits

if TYPE_CHECKING:
    from bot.scenario.files import ScenarioTable
    from bot.ui.look import GameLook
    from bot.ui.scenes import Scene, Showing


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser("scenario", help="play scenario files: a position, moves, and what must hold")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a file, or a folder with files in it")
    parser.add_argument("--restore", action="store_true", help="save and load the table after every decision")
    parser.add_argument("--title", default="", help="only the scenarios with this in their title")
    parser.add_argument(
        "--show", type=Path, metavar="FOLDER",
        help="draw them, too: for each scenario a folder in this one, with a picture of each step, its alt text, and "
        "the step in words",
    )  # fmt: skip
    add_one_game(parser, kits, "scenarios")
    house.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """A line for each scenario, then ``N passed, N failed``; 1 when one failed. Raises `WrongUse`."""
    from bot.scenario import run_path

    game = one_game(args)
    house.open_decks(args)
    kits: Kits = args.kits
    dialects = {name: kit.dialect() for name, kit in kits.items()}
    passed = failed = 0
    for path in args.paths:
        for outcome in run_path(path, dialects, restore=args.restore, game=game):
            if args.title.casefold() in outcome.title.casefold() or not outcome.title:
                print(outcome)
                passed += outcome.passed
                failed += not outcome.passed
        if args.show is not None:
            _show(path, kits, args, game)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


# -- drawing --------------------------------------------------------------------------------------------------------


def _show(path: Path, kits: Kits, args: argparse.Namespace, game: str) -> None:
    """Draw the scenarios of a file, or of all files of a folder, as far as they can be read."""
    for file in sorted(path.rglob("*.toml")) if path.is_dir() else [path]:
        for number, table in enumerate(_tables(file), start=1):
            kit, title = kits.get(str(table.get("game"))), str(table.get("title"))
            if kit is not None and game in ("", kit.name) and args.title.casefold() in title.casefold():
                _draw(kit, table, args.show / f"{file.stem}-{number:03}-{_as_name(title)}")


def _tables(file: Path) -> list[ScenarioTable]:
    """The scenarios of a file; none of one that cannot be read, which has a line of its own."""
    from bot.scenario.files import read_tables, text_of
    from bot.scenario.models import Broken

    try:
        return read_tables(text_of(file))
    except Broken:
        return []


def _as_name(title: str) -> str:
    """A title as the name of a folder."""
    return "-".join(re.findall(r"\w+", title))[:60].rstrip("-")


def _draw(kit: GameKit, table: ScenarioTable, folder: Path) -> None:
    """A scenario's pictures, and a page with all of it."""
    from bot.scenario.models import Broken
    from bot.ui.scenes import showing

    look = kit.look()
    try:
        shown = showing(english(), look, kit.dialect(), table)
    except Broken:
        return  # it has a line of its own
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "steps.md").write_text("\n".join(_page(look, shown, folder)), encoding="utf-8")


def _page(look: GameLook, shown: Showing, folder: Path) -> Iterator[str]:
    yield f"# {shown.title}\n\n{shown.rule}\n"
    for number, scene in enumerate(shown.scenes, start=1):
        said = scene.says.replace("\n", "  \n")
        yield f"## Step {number}\n\n{said}\n"
        yield from _picture(look, scene, folder / f"{number:02}.png")
    if shown.broken:
        yield f"Here it fails: {shown.broken}\n"


def _picture(look: GameLook, scene: Scene, file: Path) -> Iterator[str]:
    from bot.ui.layouts.tables import Skin

    if scene.table is None or scene.table.view is None:
        return
    art = look.table_art(english(), scene.table, Skin())
    if art is not None:
        file.write_bytes(art.draw())
        yield f"![{art.alt}]({file.name})\n"
