"""The faces of the Inn's characters: the drawing of a shipped one, the portrait that a deck of the house brings, else
an emblem with the first letter of its name."""

from functools import lru_cache
from pathlib import Path
from typing import Final
from zlib import crc32

from PIL import Image

from bot.games.inn.look.pictures.portraits import medallion, read_portraits
from bot.games.inn.look.pictures.signs import KINDS
from bot.ui.pictures.art import drawing, drawings
from bot.ui.pictures.canvas import INK, PARCHMENT, Pen, faded, ink, piece

_GROUNDS: Final = tuple(KINDS[kind] for kind in ("action", "sometimes", "anytime", "gambling", "cheating", "event"))
_ASHES: Final = ink("#4A3D34")
_BROUGHT: Final[dict[str, Image.Image]] = {}
"""The portraits of decks of the house, by the code of their character."""


def add_portraits(folder: Path) -> list[str]:
    """Let the pictures know the portraits of an operator's folder of decks, as long as the process runs.

    Returns what is wrong with those left out: file and reason. Called before the first picture is drawn.
    """
    found, wrong = read_portraits(folder)
    _BROUGHT.update(found)
    portrait.cache_clear()
    faded_portrait.cache_clear()
    return wrong


@lru_cache(maxsize=256)
def portrait(code: str, name: str, size: int) -> Image.Image:
    """The face of a character by its code, `size` pixels wide and high; `name` is for one that has none.

    Raises FileNotFoundError for a size that faces do not have.
    """
    if code in drawings():
        return drawing(code, size)
    return medallion(_BROUGHT[code], size) if code in _BROUGHT else _emblem(code, name, size)


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
