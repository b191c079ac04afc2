"""The lobby's picture: faces round the table, the chairs that are free, and what will be played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from PIL import Image

from bot.ui.pictures.canvas import (
    EDGE,
    GROUND,
    INK,
    LAMP,
    MUTED,
    PARCHMENT,
    PLANK,
    WIDTH,
    WOOD,
    Canvas,
    Pen,
    Point,
    blend,
    ink,
    piece,
)
from bot.ui.pictures.lettering import width
from bot.ui.pictures.signs import hat

FACE: Final = 144
"""The width and height of a face."""
TEXT: Final = 36
"""The smallest size of the text."""
TITLE: Final = 56
LINES_MOST: Final = 5
_MARGIN: Final = 32
_LABELS: Final = 96
"""The height of name and caption under a face."""
_ROW: Final = FACE + _LABELS
_HEADING: Final = 68
"""The height of the name of a side above its chairs."""
_CHAIR: Final = 320
"""The width that a chair of a side takes at most."""
_GROUP: Final = _HEADING + _ROW + 16
_TABLE_X: Final = 56
_PAD: Final = 40
_LINE: Final = 48
_GROUNDS: Final = tuple(
    ink(code) for code in ("#C8452E", "#3D7EA6", "#4E9A5B", "#7A4E9F", "#B5722A", "#2E8B8B")
)  # fmt: skip


@dataclass(frozen=True)
class Chair:
    """A seat that is taken."""

    name: str
    caption: str = ""
    patron: bool = False
    host: bool = False
    face: Callable[[int], Image.Image] | None = None
    """Draws the face in a width; without one the seat gets an emblem with the first letter of the name."""


@dataclass(frozen=True)
class Group:
    """A side of the lobby: who is on it, and how many may still come to it."""

    title: str
    chairs: Sequence[tuple[int, Chair]]
    """With the number of each seat."""
    free: int

    @property
    def size(self) -> int:
        """How many chairs it has, at least one."""
        return max(len(self.chairs) + self.free, 1)


def places(most: int, table: int) -> list[Point]:
    """The middle of the upper edge of each seat's face, clockwise from the top left; `table` is the table's height."""
    top = ceil(most / 2)
    rows = ((top, _MARGIN), (most - top, _MARGIN + _ROW + 16 + table + 24))
    found: list[Point] = []
    for at, (count, y) in enumerate(rows):
        row = [(WIDTH * (2 * n + 1) / (2 * count), float(y)) for n in range(count)]
        found += row[::-1] if at else row
    return found


def wrapped(parts: Sequence[str], room: float) -> list[str]:
    """Parts in lines that are at most `room` wide; a part that is wider is broken between its words."""
    lines: list[str] = []
    for part in parts:
        if lines and width(f"{lines[-1]} · {part}", TEXT + 2, "sign") <= room:
            lines[-1] += f" · {part}"
            continue
        lines.append("")
        for word in part.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and width(longer, TEXT + 2, "sign") > room:
                lines.append(word)
            else:
                lines[-1] = longer
    return lines


def draw_lobby(about: str, parts: Sequence[str], chairs: Sequence[Chair], most: int) -> bytes:
    """The lobby as PNG: a line `about` the table, the options in `parts`; `most` seats in all."""
    lines = wrapped(parts, WIDTH - 2 * (_TABLE_X + _PAD))[:LINES_MOST]
    table = _table_high(lines)
    where = places(most, table)
    below = len(chairs) > ceil(most / 2)  # somebody sits in the lower row, and has a name
    canvas = Canvas(round(where[-1][1]) + FACE + (_LABELS + 8 if below else _MARGIN))
    _draw_table(canvas, _MARGIN + _ROW + 16, about, lines)
    room = WIDTH / ceil(most / 2) - 16
    for seat, (x, top) in enumerate(where):
        if seat < len(chairs):
            _draw_seat(canvas, chairs[seat], seat, x, top, room)
        else:
            canvas.lay(_free_chair(), x - FACE / 2, top)
    return canvas.png()


def draw_sides(about: str, parts: Sequence[str], groups: Sequence[Group]) -> bytes:
    """The lobby of a game of sides as PNG: the groups above and below the table, each with its chairs side by side."""
    lines = wrapped(parts, WIDTH - 2 * (_TABLE_X + _PAD))[:LINES_MOST]
    table, above = _table_high(lines), ceil(len(groups) / 2)
    below = _MARGIN + _GROUP + 16 + table + 24
    canvas = Canvas(round(below + _GROUP + _MARGIN - 8))
    _draw_table(canvas, _MARGIN + _GROUP + 16, about, lines)
    for row, top in ((groups[:above], _MARGIN), (groups[above:], below)):
        chairs = max(sum(group.size for group in row), 1)
        each = min((WIDTH - 2 * _MARGIN) / chairs, _CHAIR)
        left = (WIDTH - each * chairs) / 2
        for group in row:
            _draw_group(canvas, group, left, top, each)
            left += each * group.size
    return canvas.png()


def _draw_group(canvas: Canvas, group: Group, left: float, top: float, each: float) -> None:
    wide = round(each * group.size) - 16
    canvas.lay(_ground(wide, _GROUP), left + 8, top)
    middle, room = left + each * group.size / 2, wide - 24
    canvas.write((middle, top + 50), group.title, TEXT + 4, LAMP, face="sign", align="middle", room=room, least=TEXT)
    for at in range(group.size):
        x = left + each * (at + 0.5)
        if at < len(group.chairs):
            number, chair = group.chairs[at]
            _draw_seat(canvas, chair, number, x, top + _HEADING, each - 64)
        else:
            canvas.lay(_free_chair(), x - FACE / 2, top + _HEADING)


def _table_high(lines: Sequence[str]) -> int:
    return _PAD + TITLE + _LINE * len(lines) + 32


def _draw_table(canvas: Canvas, y: float, about: str, lines: Sequence[str]) -> None:
    wide, table = WIDTH - 2 * _TABLE_X, _table_high(lines)
    canvas.drop(wide, table, 48, _TABLE_X, y, blur=32, down=8)
    canvas.lay(_table(wide, table), _TABLE_X, y)
    middle, line = WIDTH / 2, y + _PAD + TITLE - 16
    canvas.write((middle, line), about, TITLE, LAMP, align="middle", room=wide - 64, least=TEXT)
    for at, text in enumerate(lines, 1):
        canvas.write((middle, line + _LINE * at + 8), text, TEXT + 2, MUTED, align="middle", room=wide - 64, least=TEXT)


def _draw_seat(canvas: Canvas, chair: Chair, seat: int, x: float, top: float, room: float) -> None:
    face = chair.face(FACE) if chair.face else _emblem(chair.name.strip()[:1].upper() or "?", seat % len(_GROUNDS))
    canvas.lay(_back(), x - FACE / 2, top)
    canvas.lay(face, x - FACE / 2, top)
    beside = 44 if chair.patron else 0
    wide = min(room - beside, width(chair.name, TEXT))
    left = x - (wide + beside) / 2
    if chair.patron:
        canvas.lay(hat(36, MUTED, GROUND), left, top + FACE + 6)
    ink_ = LAMP if chair.host else PARCHMENT
    canvas.write((left + beside, top + FACE + 40), chair.name, TEXT, ink_, face="name", room=wide + 1, least=TEXT)
    canvas.write((x, top + FACE + 84), chair.caption, TEXT, MUTED, align="middle", room=room, least=TEXT)


@lru_cache(maxsize=16)
def _table(wide: int, high: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, high, 48, EDGE)
        pen.box(8, 8, wide - 16, high - 16, 40, WOOD)

    return piece(wide, high, draw)


@lru_cache(maxsize=16)
def _ground(wide: int, high: int) -> Image.Image:
    """What the chairs of one side stand on."""
    return piece(
        wide, high, lambda pen: pen.box(4, 4, wide - 8, high - 8, 36, blend(PLANK, GROUND, 0.3), line=EDGE, thick=4)
    )


@lru_cache(maxsize=2)
def _back() -> Image.Image:
    """The back of a chair that somebody sits on."""
    return piece(FACE, FACE, lambda pen: pen.box(12, 20, FACE - 24, FACE - 24, 28, PLANK, line=EDGE, thick=4))


@lru_cache(maxsize=2)
def _free_chair() -> Image.Image:
    """An empty chair from the front."""
    dim, edge = blend(PLANK, GROUND, 0.35), blend(EDGE, GROUND, 0.25)

    def draw(pen: Pen) -> None:
        for x in (36, 96):
            pen.box(x, 8, 12, 132, 6, edge)
        for y in (14, 38, 62):
            pen.box(36, y, 72, 12, 6, edge)
        pen.box(26, 88, 92, 22, 10, dim, line=edge, thick=4)

    return piece(FACE, FACE, draw)


@lru_cache(maxsize=256)
def _emblem(letter: str, ground: int) -> Image.Image:
    """A medallion like those of the faces, with a letter."""
    u = FACE / 128

    def draw(pen: Pen) -> None:
        pen.disc(64 * u, 71 * u, 56 * u, PARCHMENT)
        pen.disc(64 * u, 71 * u, 54.5 * u, INK)
        pen.disc(64 * u, 71 * u, 50.5 * u, _GROUNDS[ground])
        pen.write((64 * u, 93 * u), letter, 72, PARCHMENT, face="name")

    return piece(FACE, FACE, draw)
