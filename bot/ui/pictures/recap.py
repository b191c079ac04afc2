"""The frame of every game's recap: a head, the winner's row, a panel for each other seat with its face, place and
chart, and the awards as badges."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.ui.pictures.canvas import (
    EDGE,
    GROUND,
    LAMP,
    MUTED,
    PARCHMENT,
    PLANK,
    WIDTH,
    WOOD,
    Canvas,
    Ink,
    Pen,
    blend,
    piece,
)
from bot.ui.pictures.lettering import wrapped
from bot.ui.pictures.signs import crown, medal

FACE: Final = 100
"""The size of the face on a panel."""
WINNER_FACE: Final = 192
"""The size of the face on the winner's row."""
SMALL_FACE: Final = 100
"""The size of the face on a badge."""
SIGN: Final = 40
"""The size of a sign of the legend."""
TEXT: Final = 36
_ROW_WIDE: Final = WIDTH - 48
_GAP: Final = 24
_TOP: Final = 160
_HEADLINE: Final = 52
_LINE: Final = 58
"""The letters of the headline, and how far apart its lines are."""
_HEAD: Final = 112
"""The height of a panel's face, name and ending."""
_CHART_X: Final = 16
WINNER_CHART: Final = 532
"""The width of the chart on the winner's row."""
_MEDAL: Final = 52
_CROWNED: Final = 44
_BADGE_HIGH: Final = 272
_DISC: Final = 128


def across(panels: int, wide_faces: bool = False) -> int:
    """How many panels stand side by side: three, if that is no worse for them."""
    return 2 if wide_faces or panels in (2, 4) else min(3, max(1, panels))


def panel_wide(count: int) -> int:
    """The width of each of so many panels side by side."""
    return (_ROW_WIDE - (count - 1) * _GAP) // count if count > 1 else (_ROW_WIDE - _GAP) // 2


def chart_wide(panel: int) -> int:
    """The width of the chart on a panel so wide."""
    return panel - 2 * _CHART_X


def badge_wide(count: int) -> int:
    """The width of each of so many awards."""
    return (_ROW_WIDE - (count - 1) * _GAP) // max(3, count) if count else _ROW_WIDE


class RecapSeat(NamedTuple):
    """What the recap tells of a seat."""

    name: str
    face: Image.Image
    """`FACE` pixels high; several faces side by side for several players. `WINNER_FACE` on the winner's row."""
    place: int
    """0 if it is not known."""
    ending: str
    chart: Image.Image
    """As wide as `chart_wide` says, or `WINNER_CHART`; all charts of a recap are equally high."""


class AwardLine(NamedTuple):
    """An award as it is shown."""

    face: Image.Image
    """`SMALL_FACE` pixels wide and high."""
    title: str
    name: str
    told: str


class Head(NamedTuple):
    """What stands above the panels."""

    title: str
    length: str
    """How long the game took."""
    legend: Sequence[tuple[Image.Image, str]]
    """The signs of the charts, `SIGN` pixels wide and high, and what they stand for."""
    headline: str = ""
    """How the game ended, in place of its title."""


def alone_first(places: Sequence[int]) -> int | None:
    """Who has the winner's row: the only one at the first place; None without one."""
    winners = [at for at, place in enumerate(places) if place == 1]
    return winners[0] if len(winners) == 1 else None


def draw_frame(head: Head, winner: RecapSeat | None, panels: Sequence[RecapSeat], awards: Sequence[AwardLine]) -> bytes:
    """The recap, 1200 px wide, as PNG. `winner` has a row alone; the panels of several winners are lit."""
    chart = (winner or panels[0]).chart.height
    many = across(len(panels), wide_faces=any(panel.face.width > FACE for panel in panels))
    rows = -(-len(panels) // many)
    row = max(chart + 32, WINNER_FACE + 32) if winner is not None else 0
    begins = _TOP + (len(_told_lines(head)) - 1) * _LINE
    top = begins + (row + 16 if winner is not None else 0)
    step = _HEAD + chart + 16 + 16
    foot = top + rows * step
    canvas = Canvas(foot + (_BADGE_HIGH + 16 if awards else 0) + 8)
    _draw_head(canvas, head)
    if winner is not None:
        _draw_winner(canvas, winner, begins, row)
    wide = panel_wide(many)
    for at, panel in enumerate(panels):
        here = min(many, len(panels) - at // many * many)
        left = (WIDTH - here * wide - (here - 1) * _GAP) // 2
        _draw_panel(canvas, panel, left + at % many * (wide + _GAP), top + at // many * step, wide)
    wide = badge_wide(len(awards))
    left = (WIDTH - len(awards) * wide - (len(awards) - 1) * _GAP) // 2
    for at, award in enumerate(awards):
        _draw_award(canvas, award, left + at * (wide + _GAP), foot, wide)
    return canvas.png(small=True)


def _draw_head(canvas: Canvas, head: Head) -> None:
    lines = _told_lines(head)
    for at, line in enumerate(lines):
        canvas.write((32, 68 + at * _LINE), line, _HEADLINE, LAMP, room=WIDTH - 64, least=TEXT)
    y = (len(lines) - 1) * _LINE
    canvas.write((WIDTH - 32, y + 126), head.length, 40, MUTED, align="right")
    x = 32.0
    for sign, name in head.legend:
        canvas.lay(sign, x, y + 92)
        x += 52 + canvas.write((x + 52, y + 126), name, TEXT, PARCHMENT) + 40


def _told_lines(head: Head) -> Sequence[str]:
    """The headline in one line or in two."""
    return wrapped(head.headline or head.title, _HEADLINE, WIDTH - 64, 2)


def name_room(wide: int, face_wide: int, place: int) -> int:
    """Pixels for the name on a panel so wide, beside a face so wide, and the sign of this place."""
    signs = (_MEDAL + 12 if place else 0) + (_CROWNED + 12 if place == 1 else 0)
    return wide - 8 - face_wide - 8 - 16 - signs


def winner_room(face_wide: int) -> int:
    """Pixels for the name on the winner's row beside a face so wide."""
    return _ROW_WIDE - 24 - face_wide - 24 - 24 - WINNER_CHART - _CHART_X


def _draw_winner(canvas: Canvas, winner: RecapSeat, y: int, high: int) -> None:
    """The row of the winner: a large face under a crown, the name, how it ended, the chart."""
    canvas.lay(_ground(_ROW_WIDE, high, PLANK, LAMP), 24, y)
    canvas.lay(winner.face, 48, y + high - 12 - winner.face.height)
    canvas.lay_middle(crown(88, LAMP), 48 + winner.face.width / 2, y + 40)
    left, room = 48 + winner.face.width + 24, winner_room(winner.face.width)
    middle = y + high / 2
    canvas.write((left, middle), winner.name, 56, PARCHMENT, face="name", room=room, least=TEXT)
    canvas.write((left, middle + 60), winner.ending, 48, LAMP, room=room, least=TEXT)
    canvas.lay(winner.chart, 24 + _ROW_WIDE - _CHART_X - WINNER_CHART, middle - winner.chart.height / 2)


def _draw_panel(canvas: Canvas, panel: RecapSeat, x: int, y: int, wide: int) -> None:
    won = panel.place == 1
    fill, line = (PLANK, LAMP) if won else (WOOD, EDGE)
    canvas.lay(_ground(wide, _HEAD + panel.chart.height + 16, fill, line), x, y)
    canvas.lay(panel.face, x + 8, y + 4)
    left, right = x + 8 + panel.face.width + 8, x + wide - 16
    if panel.place:
        right -= _MEDAL
        canvas.lay(medal(_MEDAL, panel.place), right, y + 12)
        right -= 12
    if won:
        right -= _CROWNED
        canvas.lay(crown(_CROWNED, LAMP), right, y + 18)
    room = name_room(wide, panel.face.width, panel.place)
    canvas.write((left, y + 50), panel.name, 40, PARCHMENT, face="name", room=room, least=TEXT)
    end = x + wide - 16 - left
    canvas.write((left, y + 98), panel.ending, TEXT, PARCHMENT if won else MUTED, room=end, least=TEXT)
    canvas.lay(panel.chart, x + _CHART_X, y + _HEAD)


def _draw_award(canvas: Canvas, award: AwardLine, x: int, y: int, wide: int) -> None:
    """A badge: a face in a ring of gold, and under it what it is for, who has it, and what they did."""
    middle = x + wide / 2
    canvas.lay(_ground(wide, _BADGE_HIGH - 56, blend(WOOD, GROUND, 0.5), EDGE), x, y + 56)
    canvas.lay(_rosette(_DISC), middle - _DISC / 2, y)
    canvas.lay_middle(award.face, middle, y + _DISC / 2)
    room = wide - 24
    canvas.write((middle, y + 170), award.title, 40, LAMP, align="middle", room=room, least=TEXT)
    canvas.write((middle, y + 212), award.name, TEXT, PARCHMENT, face="name", align="middle", room=room, least=TEXT)
    canvas.write((middle, y + 254), award.told, TEXT, MUTED, align="middle", room=room, least=TEXT)


@lru_cache(maxsize=2)
def _rosette(size: int) -> Image.Image:
    """A medal without its face: a ring of gold with notches."""
    half = size / 2

    def draw(pen: Pen) -> None:
        for at in range(24):
            angle = math.radians(at * 15)
            pen.disc(half + (half - 7) * math.cos(angle), half + (half - 7) * math.sin(angle), 7, LAMP)
        pen.disc(half, half, half - 6, LAMP)
        pen.disc(half, half, half - 12, GROUND)

    return piece(size, size, draw)


@lru_cache(maxsize=8)
def _ground(wide: int, high: int, fill: Ink, line: Ink) -> Image.Image:
    return piece(wide, high, lambda pen: pen.box(0, 0, wide, high, 20, fill, line=line, thick=3))
