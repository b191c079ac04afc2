"""The podium of a ladder at the end of a season."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.ui.pictures.canvas import EDGE, INK, LAMP, MUTED, PARCHMENT, PLANK, WIDTH, WOOD, Canvas, Pen, piece
from bot.ui.pictures.medallions import letter_medallion
from bot.ui.pictures.signs import crown

FACE: Final = 192
TEXT: Final = 36
_TITLE: Final = 60
_BLOCK: Final = 352
"""The width of a block of the podium."""
_HIGHS: Final = {1: 232, 2: 168, 3: 120}
"""How high the blocks are, by place."""
_ORDER: Final = (1, 0, 2)
"""Who stands where from left to right, by number among the best."""
_TOP: Final = 136
_FLOOR: Final = _TOP + 96 + FACE + 112 + _HIGHS[1]


class PodiumSeat(NamedTuple):
    """Somebody on the podium; `draw` draws their face in a width, without it there is a letter."""

    place: int
    name: str
    rating: str
    told: str
    """What else is told, as how many games were won."""
    draw: Callable[[int], Image.Image] | None


def draw_podium(title: str, season: str, seats: Sequence[PodiumSeat]) -> bytes:
    """The podium as PNG, 1200 px wide, the best in the middle; `seats` are at most three, the best first."""
    canvas = Canvas(_FLOOR + 24)
    canvas.write((WIDTH / 2, 72), title, _TITLE, LAMP, align="middle", room=WIDTH - 64, least=TEXT)
    canvas.write((WIDTH / 2, 124), season, 44, MUTED, align="middle", room=WIDTH - 64, least=TEXT)
    for at, number in enumerate(_ORDER):
        if number < len(seats):
            _draw_seat(canvas, seats[number], WIDTH / 2 + (at - 1) * (_BLOCK + 16))
    return canvas.png(small=True)


def _draw_seat(canvas: Canvas, seat: PodiumSeat, middle: float) -> None:
    high = _HIGHS[min(3, seat.place)]
    top = _FLOOR - high
    canvas.lay(_block(high, seat.place), middle - _BLOCK / 2, top)
    face = seat.draw(FACE) if seat.draw is not None else letter_medallion(seat.name, (PLANK, PARCHMENT), FACE)
    canvas.lay(face, middle - FACE / 2, top - 112 - FACE)
    if seat.place == 1:
        canvas.lay_middle(crown(80, LAMP), middle, top - 112 - FACE - 24)
    room = _BLOCK - 8
    canvas.write((middle, top - 64), seat.name, 48, PARCHMENT, face="name", align="middle", room=room, least=TEXT)
    canvas.write((middle, top - 16), seat.told, TEXT + 2, MUTED, align="middle", room=room, least=TEXT)
    canvas.write((middle, top + 88), seat.rating, 72, INK if seat.place == 1 else PARCHMENT, align="middle")


@lru_cache(maxsize=8)
def _block(high: int, place: int) -> Image.Image:
    fill = LAMP if place == 1 else PLANK if place == 2 else WOOD

    def draw(pen: Pen) -> None:
        pen.box(0, 0, _BLOCK, high, 20, fill, line=EDGE, thick=3)

    return piece(_BLOCK, high, draw)
