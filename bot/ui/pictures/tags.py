"""Tags on mats, which say what has just changed."""

from collections.abc import Callable

from PIL import Image

from bot.ui.pictures.canvas import INK, PARCHMENT, Pen, piece
from bot.ui.pictures.lettering import width

_LETTERS = 44
_HIGH = 52
_SIGN = 34


def tag(told: str, sign: Callable[[Pen, float, float, float], None]) -> Image.Image:
    """A tag with a sign (drawn in a square at a point, of a size) and a number with its plus or minus."""
    wide = round(width(told, _LETTERS, "sign")) + _SIGN + 28

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, _HIGH, _HIGH / 2, INK)
        pen.box(3, 3, wide - 6, _HIGH - 6, _HIGH / 2 - 3, PARCHMENT)
        sign(pen, 12, (_HIGH - _SIGN) / 2, _SIGN)
        pen.write((16 + _SIGN, _HIGH / 2 + _LETTERS * 0.36), told, _LETTERS, INK, align="left")

    return piece(wide, _HIGH, draw)
