"""A strip of signs with a word or two under each: the illustration above a page of the rules."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.ui.pictures.canvas import EDGE, LAMP, PARCHMENT, WIDTH, WOOD, Canvas, Pen, piece
from bot.ui.pictures.signs import chevrons

MOST: Final = 5
"""The most signs of a strip."""
HIGH: Final = 304
_TEXT: Final = 38
_LEAST: Final = 35
_MIDDLE: Final = 124
_BASELINE: Final = 268
_ROOM: Final = 16
"""What is left free on both sides of a word."""
_ARROW: Final = 44


def draw_strip(signs: Sequence[tuple[Image.Image, str]], *, steps: bool = False) -> bytes:
    """One to `MOST` signs side by side, each over its words, 1200 px wide, as PNG. `steps`: an arrow from each to the
    next. A sign is at most 200 pixels high."""
    canvas = Canvas(HIGH)
    canvas.lay(piece(WIDTH - 32, HIGH - 32, _board), 16, 16)
    step = (WIDTH - 64) / len(signs)
    for at, (sign, says) in enumerate(signs):
        x = 32 + (at + 0.5) * step
        canvas.lay_middle(sign, x, _MIDDLE)
        room = step - 2 * _ROOM
        canvas.write((x, _BASELINE), says, _TEXT, PARCHMENT, align="middle", room=room, least=_LEAST)
        if steps and at:
            canvas.lay_middle(chevrons(_ARROW, LAMP), x - step / 2, _MIDDLE)
    return canvas.png()


def _board(pen: Pen) -> None:
    pen.box(0, 0, WIDTH - 32, HIGH - 32, 20, WOOD, line=EDGE, thick=3)
