"""The faces of the Inn's characters: the drawing of a shipped one, else an emblem with the first letter of its name."""

from functools import lru_cache
from typing import Final
from zlib import crc32

from PIL import Image

from bot.games.inn.look.pictures.signs import KINDS
from bot.ui.pictures.art import drawing, drawings
from bot.ui.pictures.canvas import INK, PARCHMENT, Pen, faded, ink, piece

_GROUNDS: Final = tuple(KINDS[kind] for kind in ("action", "sometimes", "anytime", "gambling", "cheating", "event"))
_ASHES: Final = ink("#4A3D34")


@lru_cache(maxsize=256)
def portrait(code: str, name: str, size: int) -> Image.Image:
    """The face of a character by its code, `size` pixels wide and high; `name` is for one that has no drawing.

    Raises FileNotFoundError for a size that faces do not have.
    """
    return drawing(code, size) if code in drawings() else _emblem(code, name, size)


@lru_cache(maxsize=64)
def faded_portrait(code: str, name: str, size: int) -> Image.Image:
    """The face of a character that is out."""
    return faded(portrait(code, name, size).convert("LA").convert("RGBA"), _ASHES, 0.5)


def _emblem(code: str, name: str, size: int) -> Image.Image:
    """A medallion like those of the faces."""
    ground = _GROUNDS[crc32(code.encode()) % len(_GROUNDS)]
    u = size / 128

    def draw(pen: Pen) -> None:
        pen.disc(64 * u, 71 * u, 56 * u, PARCHMENT)
        pen.disc(64 * u, 71 * u, 54.5 * u, INK)
        pen.disc(64 * u, 71 * u, 50.5 * u, ground.colour)
        pen.write((64 * u, 98 * u), name[:1].upper() or "?", max(26, round(84 * u)), ground.text)

    return piece(size, size, draw)
