"""The signs of the marks: sixteen medals, each with a shape of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.ui.pictures.canvas import ALARM, EDGE, GROUND, INK, LAMP, PARCHMENT, WOOD, Ink, Pen, ink, piece
from bot.ui.pictures.signs import draw_mug

RED: Final = ink("#C8452E")
BLUE: Final = ink("#3D7EA6")
GREEN: Final = ink("#4E9A5B")
PURPLE: Final = ink("#7A4E9F")
COPPER: Final = ink("#B5722A")
TEAL: Final = ink("#2E8B8B")

Draw = Callable[[Pen, float], None]
"""Draws on a medal 100 units wide; the number is how many pixels one unit has."""


@lru_cache(maxsize=64)
def mark_sign(mark: str, size: int) -> Image.Image:
    """The medal of a mark, `size` pixels wide and high; one that is not known has an empty one."""
    ground, draw = SIGNS.get(mark, (WOOD, _nothing))
    u = size / 100

    def medal(pen: Pen) -> None:
        for at in range(20):
            angle = math.radians(at * 18)
            pen.disc(50 * u + 44 * u * math.cos(angle), 50 * u + 44 * u * math.sin(angle), 6 * u, LAMP)
        pen.disc(50 * u, 50 * u, 45 * u, LAMP)
        pen.disc(50 * u, 50 * u, 40 * u, INK)
        pen.disc(50 * u, 50 * u, 38 * u, ground)
        draw(pen, u)

    return piece(size, size, medal)


def _nothing(pen: Pen, u: float) -> None:
    return


def _shape(pen: Pen, u: float, points: tuple[tuple[float, float], ...], fill: Ink, round_: float = 0) -> None:
    pen.shape([(x * u, y * u) for x, y in points], fill, round_=round_ * u)


def _face(pen: Pen, u: float, x: float, y: float, r: float, fill: Ink) -> None:
    """A head with two eyes and a mouth."""
    pen.disc(x * u, y * u, r * u, INK)
    pen.disc(x * u, y * u, (r - 2) * u, fill)
    for side in (-1, 1):
        pen.disc((x + side * r * 0.36) * u, (y - r * 0.15) * u, r * 0.14 * u, INK)
    pen.arc(x * u, (y + r * 0.1) * u, r * 0.45 * u, 20, 160, INK, r * 0.14 * u)


def _brink(pen: Pen, u: float) -> None:
    """Somebody stands on the edge of a cliff."""
    _shape(pen, u, ((14, 62), (56, 62), (50, 74), (54, 86), (24, 82)), WOOD)
    pen.disc(50 * u, 30 * u, 7 * u, PARCHMENT)
    for path in (((50, 36), (50, 50), (44, 62)), ((50, 50), (56, 62)), ((38, 38), (50, 42), (64, 36))):
        pen.path([(x * u, y * u) for x, y in path], PARCHMENT, 4.5 * u)


def _strong_drink(pen: Pen, u: float) -> None:
    """A large mug with a bolt on it."""
    draw_mug(pen, 22 * u, 20 * u, 58 * u, PARCHMENT, LAMP)
    _shape(pen, u, ((46, 40), (34, 58), (43, 58), (38, 72), (54, 52), (45, 52), (50, 40)), INK)


def _bluff(pen: Pen, u: float) -> None:
    """A face without an expression above coins."""
    pen.disc(50 * u, 42 * u, 22 * u, INK)
    pen.disc(50 * u, 42 * u, 20 * u, PARCHMENT)
    for x in (42, 58):
        pen.box((x - 4) * u, 37 * u, 8 * u, 4 * u, 2 * u, INK)
    pen.box(40 * u, 51 * u, 20 * u, 4 * u, 2 * u, INK)
    for x in (34, 50, 66):
        pen.disc(x * u, 74 * u, 9 * u, INK)
        pen.disc(x * u, 74 * u, 7.5 * u, LAMP)


def _faces(*places: tuple[float, float]) -> Draw:
    """Heads at these points."""

    def draw(pen: Pen, u: float) -> None:
        for x, y in places:
            _face(pen, u, x, y, 26 / len(places) ** 0.4, PARCHMENT)

    return draw


def _villains(pen: Pen, u: float) -> None:
    """A mask with horns."""
    _shape(pen, u, ((24, 42), (18, 18), (38, 30), (62, 30), (82, 18), (76, 42), (70, 66), (50, 82), (30, 66)), INK, 2)
    for eye in (((32, 46), (46, 52), (36, 57)), ((68, 46), (54, 52), (64, 57))):
        _shape(pen, u, eye, LAMP)
    pen.path([(42 * u, 69 * u), (58 * u, 69 * u)], RED, 4 * u)


def _sharks(pen: Pen, u: float) -> None:
    """A fin above waves."""
    _shape(pen, u, ((30, 60), (42, 36), (60, 22), (60, 42), (72, 60)), PARCHMENT, 1)
    for y, fill in ((66, INK), (76, LAMP)):
        for x in (26, 42, 58, 74):
            pen.arc(x * u, (y - 6) * u, 8 * u, 20, 160, fill, 4 * u)


def _train(pen: Pen, u: float) -> None:
    """An engine with its wagon."""
    pen.box(20 * u, 44 * u, 26 * u, 20 * u, 3 * u, PARCHMENT)
    pen.box(50 * u, 44 * u, 30 * u, 20 * u, 3 * u, LAMP)
    pen.box(66 * u, 30 * u, 14 * u, 20 * u, 2 * u, LAMP)
    pen.box(53 * u, 32 * u, 7 * u, 14 * u, 1 * u, LAMP)
    for x in (28, 40, 58, 73):
        pen.disc(x * u, 68 * u, 7 * u, INK)
        pen.disc(x * u, 68 * u, 4 * u, PARCHMENT)
    pen.disc(54 * u, 25 * u, 4 * u, PARCHMENT)
    pen.disc(46 * u, 21 * u, 5 * u, PARCHMENT)


def _catcher(pen: Pen, u: float) -> None:
    """An open eye."""
    _shape(pen, u, ((16, 50), (34, 32), (66, 32), (84, 50), (66, 68), (34, 68)), PARCHMENT, 4)
    pen.disc(50 * u, 50 * u, 15 * u, INK)
    pen.disc(50 * u, 50 * u, 10 * u, TEAL)
    pen.disc(46 * u, 45 * u, 4 * u, PARCHMENT)


def _comeback(pen: Pen, u: float) -> None:
    """A fan of cards, and an arrow that comes back."""
    for at, x in enumerate((26, 38, 50, 62)):
        pen.box(x * u, (34 - abs(at - 1.5) * -2) * u, 15 * u, 24 * u, 3 * u, INK)
        pen.box((x + 1.5) * u, (35.5 - abs(at - 1.5) * -2) * u, 12 * u, 21 * u, 2 * u, PARCHMENT)
    pen.arc(50 * u, 60 * u, 18 * u, 20, 170, LAMP, 6 * u)
    _shape(pen, u, ((24, 64), (32, 50), (42, 62)), LAMP)


def _dry(pen: Pen, u: float) -> None:
    """A drop that is crossed out."""
    pen.disc(50 * u, 58 * u, 19 * u, PARCHMENT)
    _shape(pen, u, ((50, 20), (67, 50), (33, 50)), PARCHMENT, 2)
    pen.path([(26 * u, 74 * u), (74 * u, 26 * u)], INK, 12 * u)
    pen.path([(26 * u, 74 * u), (74 * u, 26 * u)], RED, 8 * u)


def _both_games(pen: Pen, u: float) -> None:
    """A mug and a card side by side."""
    draw_mug(pen, 18 * u, 30 * u, 42 * u, COPPER, PARCHMENT)
    pen.box(56 * u, 32 * u, 26 * u, 38 * u, 4 * u, INK)
    pen.box(58 * u, 34 * u, 22 * u, 34 * u, 3 * u, PARCHMENT)
    pen.disc(69 * u, 51 * u, 7 * u, RED)


def _full_table(pen: Pen, u: float) -> None:
    """Five round a table."""
    pen.disc(50 * u, 52 * u, 19 * u, INK)
    pen.disc(50 * u, 52 * u, 17 * u, COPPER)
    for at in range(5):
        angle = math.radians(at * 72 - 90)
        x, y = 50 + 27 * math.cos(angle), 51 + 27 * math.sin(angle)
        pen.disc(x * u, y * u, 9 * u, INK)
        pen.disc(x * u, y * u, 7.5 * u, PARCHMENT)


def _strangers(pen: Pen, u: float) -> None:
    """Two mugs that meet."""
    draw_mug(pen, 48 * u, 32 * u, 38 * u, PARCHMENT, LAMP)
    draw_mug(pen, 14 * u, 38 * u, 38 * u, COPPER, PARCHMENT)
    for path in (((50, 16), (50, 26)), ((38, 20), (42, 29)), ((62, 20), (58, 29))):
        pen.path([(x * u, y * u) for x, y in path], LAMP, 3.5 * u)


def _by_post(pen: Pen, u: float) -> None:
    """A letter with a seal."""
    pen.box(18 * u, 30 * u, 64 * u, 44 * u, 4 * u, INK)
    pen.box(20.5 * u, 32.5 * u, 59 * u, 39 * u, 3 * u, PARCHMENT)
    pen.path([(22 * u, 34 * u), (50 * u, 56 * u), (78 * u, 34 * u)], EDGE, 3.5 * u)
    pen.disc(50 * u, 57 * u, 8 * u, ALARM)


SIGNS: Final[dict[str, tuple[Ink, Draw]]] = {
    "brink": (TEAL, _brink),
    "strong-drink": (RED, _strong_drink),
    "bluff": (GREEN, _bluff),
    "faces-8": (COPPER, _faces((50, 50))),
    "faces-16": (BLUE, _faces((34, 50), (66, 50))),
    "faces-24": (PURPLE, _faces((33, 60), (67, 60), (50, 34))),
    "villains": (RED, _villains),
    "sharks": (BLUE, _sharks),
    "train": (GROUND, _train),
    "catcher": (PURPLE, _catcher),
    "comeback": (GREEN, _comeback),
    "dry": (BLUE, _dry),
    "both-games": (TEAL, _both_games),
    "full-table": (PURPLE, _full_table),
    "strangers": (GREEN, _strangers),
    "by-post": (COPPER, _by_post),
}
"""By mark, the ground of its medal and what is on it."""
