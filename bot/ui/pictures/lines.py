"""Lines from mats to the card in the middle of a table, with heads where it is aimed at a mat."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from PIL import Image

from bot.ui.pictures.canvas import INK, LAMP, Canvas, Pen, Point, piece, turned

HEAD: Final = 40
"""The width and height of the head of a line, in pixels."""


@dataclass(frozen=True)
class TargetLine:
    """A line from the edge of a mat to a point in the middle of the table."""

    end: Point
    middle: Point
    head: bool
    """Whether it has a head at the mat, because the card is aimed at it."""

    @property
    def bearing(self) -> float:
        """From the middle to the mat, in degrees: 0 to the right, 90 down."""
        return degrees(atan2(self.end[1] - self.middle[1], self.end[0] - self.middle[0]))


def draw_lines(canvas: Canvas, lines: Sequence[TargetLine]) -> None:
    """The lines without their heads; the middle is laid over them."""
    for line in lines:
        (x, y), (mx, my) = line.end, line.middle
        far = round(hypot(x - mx, y - my))
        canvas.lay_middle(_stroke(far, round(line.bearing)), (x + mx) / 2, (y + my) / 2)


def draw_heads(canvas: Canvas, lines: Sequence[TargetLine], *, short: bool) -> None:
    """The heads of the lines, where they meet the mats; `short` ones where there is little room."""
    wide = 24 if short else HEAD
    for line in lines:
        if line.head:
            (x, y), bearing = line.end, radians(line.bearing)
            canvas.lay_middle(
                turned(head(wide), line.bearing), x - cos(bearing) * wide / 2, y - sin(bearing) * wide / 2
            )


@lru_cache(maxsize=64)
def _stroke(far: int, bearing: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, far, 18, 0, INK)
        pen.box(0, 4, far, 10, 0, LAMP)

    return turned(piece(far, 18, draw), bearing)


@lru_cache(maxsize=2)
def head(wide: int) -> Image.Image:
    """The head of a line that leads to the right."""

    def draw(pen: Pen) -> None:
        pen.shape([(0, 0), (wide, HEAD / 2), (0, HEAD)], INK)
        pen.shape([(4, 8), (wide - 7, HEAD / 2), (4, HEAD - 8)], LAMP)

    return piece(wide, HEAD, draw)
