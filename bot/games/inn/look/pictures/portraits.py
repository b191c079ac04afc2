"""The portraits that decks of the house bring: `CODE.portrait.png` beside `CODE.toml`."""

import io
from pathlib import Path
from typing import Final

from PIL import Image, ImageOps

from bot.engine import BadData
from bot.files import Unreadable, read_bytes
from bot.signs import unsteered
from bot.ui.pictures.canvas import INK, PARCHMENT, Pen, piece

ENDING: Final = ".portrait.png"
LEAST: Final = 128
MOST: Final = 1024
"""The width and height in pixels: from `LEAST` to `MOST`."""
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_WIDE_AND_HIGH: Final = 16, 20
"""Where in a PNG its width and height stand, in four bytes each."""


def read_portrait(path: Path) -> Image.Image:
    """A portrait. Raises `BadData` with the file and the reason."""
    name = unsteered(path.name)
    try:
        data = read_bytes(path)
    except Unreadable as error:
        raise BadData(f"{name}: {error}") from error
    if not data.startswith(_PNG):
        raise BadData(f"{name}: is not a PNG file")
    # Pillow refuses a picture that claims to be huge before it tells how huge.
    _check_size(name, *(int.from_bytes(data[at : at + 4]) for at in _WIDE_AND_HIGH))
    try:
        with Image.open(io.BytesIO(data), formats=("PNG",)) as image:
            _check_size(name, *image.size)
            return image.convert("RGBA")
    except BadData:
        raise
    except Exception as error:  # what a damaged file makes a library of pictures raise is no list that ends
        raise BadData(f"{name}: is a damaged PNG file") from error


def _check_size(name: str, wide: int, high: int) -> None:
    if wide != high:
        raise BadData(f"{name}: is {wide} x {high} pixels; a portrait is as wide as it is high")
    if not LEAST <= wide <= MOST:
        raise BadData(f"{name}: is {wide} pixels wide and high; a portrait has {LEAST} to {MOST}")


def read_portraits(folder: Path) -> tuple[dict[str, Image.Image], list[str]]:
    """The portraits of an operator's folder of decks by the code of their character, and what is wrong with others."""
    found: dict[str, Image.Image] = {}
    wrong: list[str] = []
    for path in sorted(folder.glob(f"*{ENDING}")):
        code = path.name.removesuffix(ENDING)
        try:
            if code == "drinks" or not (folder / f"{code}.toml").is_file():
                raise BadData(f"{unsteered(path.name)}: there is no character {code}.toml beside it")
            found[code] = read_portrait(path)
        except BadData as error:
            wrong.append(str(error))
    return found, wrong


def medallion(portrait: Image.Image, size: int) -> Image.Image:
    """A portrait in a ring like those of the drawn faces, `size` pixels wide and high."""
    u = size / 128
    across = round(101 * u)

    def ring(pen: Pen) -> None:
        pen.disc(64 * u, 71 * u, 56 * u, PARCHMENT)
        pen.disc(64 * u, 71 * u, 54.5 * u, INK)

    sheet = piece(size, size, ring)
    mask = piece(across, across, lambda pen: pen.disc(across / 2, across / 2, across / 2, PARCHMENT)).getchannel("A")
    shown = Image.new("RGBA", (across, across), PARCHMENT)
    shown.alpha_composite(ImageOps.fit(portrait, (across, across)))
    sheet.paste(shown, (round(64 * u - across / 2), round(71 * u - across / 2)), mask)
    return sheet
