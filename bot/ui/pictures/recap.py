"""The frame of every game's recap: a head, a panel for each seat with its face, place and chart, and the awards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.ui.pictures.canvas import EDGE, GROUND, LAMP, MUTED, PARCHMENT, PLANK, WIDTH, WOOD, Canvas, Ink, blend, piece
from bot.ui.pictures.signs import crown, medal

CHART_WIDE: Final = 532
FACE: Final = 100
"""The size of the face on a panel."""
SMALL_FACE: Final = 64
"""The size of the face beside an award."""
SIGN: Final = 40
"""The size of a sign of the legend."""
TEXT: Final = 36
_PANEL_WIDE: Final = 564
_TOP: Final = 160
_HEAD: Final = 112
"""The height of a panel's face, name and ending."""
_CHART_X: Final = 16
_AWARD_HIGH: Final = 96
_AWARD_ROOM: Final = _PANEL_WIDE - 12 - SMALL_FACE - 16 - 16
AWARD_NAME: Final = _AWARD_ROOM // 2
"""Pixels for the name beside an award."""
_MEDAL: Final = 56
_CROWNED: Final = 44


class RecapSeat(NamedTuple):
    """What the recap tells of a seat."""

    name: str
    face: Image.Image
    """`FACE` pixels high; several faces side by side for several players."""
    place: int
    """0 if it is not known."""
    ending: str
    chart: Image.Image
    """`CHART_WIDE` pixels wide; all charts of a recap are equally high."""


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


def draw_frame(head: Head, panels: Sequence[RecapSeat], awards: Sequence[AwardLine]) -> bytes:
    """The recap, 1200 px wide, as PNG. The winners' panels are lit."""
    rows, award_rows = -(-len(panels) // 2), -(-len(awards) // 2)
    step = _HEAD + panels[0].chart.height + 16 + 16
    foot = _TOP + rows * step
    canvas = Canvas(foot + award_rows * (_AWARD_HIGH + 16) + 8)
    _draw_head(canvas, head)
    for at, panel in enumerate(panels):
        _draw_panel(canvas, panel, 24 + at % 2 * (_PANEL_WIDE + 24), _TOP + at // 2 * step)
    for at, award in enumerate(awards):
        last_alone = at % 2 == 0 and at == len(awards) - 1
        x = (WIDTH - _PANEL_WIDE) // 2 if last_alone else 24 + at % 2 * (_PANEL_WIDE + 24)
        _draw_award(canvas, award, x, foot + at // 2 * (_AWARD_HIGH + 16))
    return canvas.png()


def _draw_head(canvas: Canvas, head: Head) -> None:
    canvas.write((32, 68), head.headline or head.title, 52, LAMP, room=WIDTH - 64, least=TEXT)
    canvas.write((WIDTH - 32, 126), head.length, 40, MUTED, align="right")
    x = 32.0
    for sign, name in head.legend:
        canvas.lay(sign, x, 92)
        x += 52 + canvas.write((x + 52, 126), name, TEXT, PARCHMENT) + 40


def name_room(face_wide: int, place: int) -> int:
    """Pixels for the name on a panel beside a face so wide, and the sign of this place."""
    signs = (_MEDAL + 12 if place else 0) + (_CROWNED + 12 if place == 1 else 0)
    return _PANEL_WIDE - 8 - face_wide - 12 - 16 - signs


def _draw_panel(canvas: Canvas, panel: RecapSeat, x: int, y: int) -> None:
    won = panel.place == 1
    fill, line = (PLANK, LAMP) if won else (WOOD, EDGE)
    canvas.lay(_ground(_HEAD + panel.chart.height + 16, fill, line), x, y)
    canvas.lay(panel.face, x + 8, y + 4)
    left, right = x + 8 + panel.face.width + 12, x + _PANEL_WIDE - 16
    if panel.place:
        right -= _MEDAL
        canvas.lay(medal(_MEDAL, panel.place), right, y + 12)
        right -= 12
    if won:
        right -= _CROWNED
        canvas.lay(crown(_CROWNED, LAMP), right, y + 18)
        right -= 12
    room = name_room(panel.face.width, panel.place)
    canvas.write((left, y + 50), panel.name, 38, PARCHMENT, face="name", room=room, least=TEXT)
    end = x + _PANEL_WIDE - 16 - left
    canvas.write((left, y + 98), panel.ending, TEXT, PARCHMENT if won else MUTED, room=end, least=TEXT)
    canvas.lay(panel.chart, x + _CHART_X, y + _HEAD)


def _draw_award(canvas: Canvas, award: AwardLine, x: int, y: int) -> None:
    canvas.lay(_ground(_AWARD_HIGH, blend(WOOD, GROUND, 0.5), EDGE), x, y)
    canvas.lay(award.face, x + 12, y + 14)
    left, room = x + 12 + SMALL_FACE + 16, _AWARD_ROOM
    canvas.write((left, y + 42), award.title, TEXT, LAMP, room=room, least=TEXT)
    used = canvas.write((left, y + 84), award.name, TEXT, PARCHMENT, face="name", room=AWARD_NAME, least=TEXT)
    canvas.write((left + used + 16, y + 84), award.told, TEXT, MUTED, room=room - used - 16, least=TEXT)


@lru_cache(maxsize=8)
def _ground(high: int, fill: Ink, line: Ink) -> Image.Image:
    return piece(_PANEL_WIDE, high, lambda pen: pen.box(0, 0, _PANEL_WIDE, high, 20, fill, line=line, thick=3))
