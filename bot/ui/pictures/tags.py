"""Tags on mats, which say what has just changed."""

from collections.abc import Callable

from PIL import Image

from bot.ui.pictures.canvas import INK, PARCHMENT, Pen, piece
from bot.ui.pictures.lettering import width

_LETTERS = 40


def tag(told: str, sign: Callable[[Pen, float, float, float], None]) -> Image.Image:
    """A tag with a sign (drawn in a square at a point, of a size) and a number with its plus or minus."""
    wide, high = round(width(told, _LETTERS, "sign")) + 50, 44

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, high, high / 2, INK)
        pen.box(3, 3, wide - 6, high - 6, high / 2 - 3, PARCHMENT)
        sign(pen, 9, 7, 30)
        pen.write((40, 36), told, _LETTERS, INK, align="left")

    return piece(wide, high, draw)
