"""How a game of the Inn went: a small chart for each seat, turns across."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.ui.pictures.canvas import (
    EDGE,
    GROUND,
    LAMP,
    MUTED,
    PARCHMENT,
    PLANK,
    WOOD,
    Canvas,
    Ink,
    Pen,
    Point,
    blend,
    ink,
    piece,
)
from bot.ui.pictures.inn_signs import SCALE, coins, draw_heart, gap_colour
from bot.ui.pictures.signs import crown, mug

Turn = Mapping[int, tuple[int, int, int]]
"""Fortitude, Alcohol Content and Gold of each seat after a turn. Who is out may be left out."""

_PANEL_WIDE: Final = 564
_PANEL_HIGH: Final = 256
_TOP: Final = 160
_CHART: Final = (16, 64, 532, 120)
"""Of the lines in a panel: x, y, width, height in pixels."""
_GOLD_HIGH: Final = 48
_FORTITUDE: Final = ink("#FF8FA0")
_ALCOHOL: Final = ink("#FFF6DF")


def fell(history: Sequence[Turn], seat: int) -> tuple[int, str] | None:
    """After which turn (from 0) a seat was out, and why ("asleep" or "broke"); None while it is in."""
    for turn, stand in enumerate(history):
        if seat not in stand:
            return (turn, "out") if not turn else (turn - 1, _reason(history[turn - 1][seat]))
        fortitude, alcohol, gold = stand[seat]
        if alcohol >= fortitude or gold == 0:
            return turn, _reason(stand[seat])
    return None


def _reason(stand: tuple[int, int, int]) -> str:
    return "asleep" if stand[1] >= stand[0] else "broke" if stand[2] == 0 else "out"


def _line(history: Sequence[Turn], seat: int) -> list[tuple[int, int, int]]:
    """A seat's turns until it fell."""
    end = fell(history, seat)
    turns = history if end is None else history[: end[0] + 1]
    return [stand[seat] for stand in turns if seat in stand]


def _chart(line: Sequence[tuple[int, int, int]], turns: int, most_gold: int, marked: bool) -> Image.Image:
    wide, high = _CHART[2], _CHART[3]
    step = wide / max(1, turns - 1)

    def at(turn: int, value: int) -> Point:
        return turn * step, high * (1 - min(max(value, 0), SCALE) / SCALE)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, high, 4, blend(WOOD, GROUND, 0.7))
        for turn in range(len(line) - 1):
            (f0, a0, _), (f1, a1, _) = line[turn : turn + 2]
            quad = [at(turn, f0), at(turn + 1, f1), at(turn + 1, min(a1, f1)), at(turn, min(a0, f0))]
            pen.shape(quad, blend(gap_colour(min(f0 - a0, f1 - a1)), WOOD, 0.25))
        for which, colour in ((0, _FORTITUDE), (1, _ALCOHOL)):
            points = [at(turn, stand[which]) for turn, stand in enumerate(line)]
            if len(points) > 1:
                pen.path(points, colour, 5)
        _draw_gold(pen, [stand[2] for stand in line], step, most_gold, high + 8)
        if marked and line:
            x = min(max((len(line) - 1) * step, 3), wide - 3)
            pen.box(x - 2, 0, 4, high, 2, PARCHMENT)

    return piece(wide, high + 8 + _GOLD_HIGH, draw)


def _draw_gold(pen: Pen, gold: Sequence[int], step: float, most: int, top: float) -> None:
    for turn, amount in enumerate(gold):
        if not amount:
            continue
        tall = max(2, _GOLD_HIGH * amount / max(1, most))
        pen.box(max(0, turn * step - step * 0.35), top + _GOLD_HIGH - tall, max(2, step * 0.7), tall, 0, LAMP)


def _draw_panel(
    canvas: Canvas, history: Sequence[Turn], seat: int, name: str, most_gold: int, x: int, y: int, *, won: bool
) -> None:
    end = fell(history, seat)
    fill, line = (PLANK, LAMP) if won else (WOOD, EDGE)
    canvas.lay(_panel_ground(fill, line), x, y)
    left = x + 16
    if won:
        canvas.lay(crown(40, LAMP), left, y + 10)
        left += 52
    used = 0.0
    if end is not None:
        words = f"{end[1]}, turn {end[0] + 1}"
        used = canvas.write((x + _PANEL_WIDE - 20, y + 46), words, 32, MUTED, align="right") + 16
    canvas.write((left, y + 46), name, 34, PARCHMENT, face="name", room=x + _PANEL_WIDE - 20 - left - used, least=28)
    canvas.lay(_chart(_line(history, seat), len(history), most_gold, end is not None), x + _CHART[0], y + _CHART[1])


@lru_cache(maxsize=4)
def _panel_ground(fill: Ink, line: Ink) -> Image.Image:
    return piece(_PANEL_WIDE, _PANEL_HIGH, lambda pen: pen.box(0, 0, _PANEL_WIDE, _PANEL_HIGH, 20, fill, line=line,
                                                               thick=3))  # fmt: skip


def _draw_head(canvas: Canvas, title: str, turns: int) -> None:
    used = canvas.write((32, 68), title, 52, LAMP, room=700, least=36)
    canvas.write((56 + used, 68), f"{turns} turn{'' if turns == 1 else 's'}", 44, MUTED)
    x = 32.0
    signs = (
        (piece(40, 40, lambda pen: draw_heart(pen, 0, 0, 40, _FORTITUDE)), "Fortitude"),
        (mug(40, ink("#B5722A"), _ALCOHOL), "Alcohol"),
        (coins(40, LAMP, ink("#5A3B12")), "Gold"),
    )
    for sign, words in signs:
        canvas.lay(sign, x, 94)
        x += 52 + canvas.write((x + 52, 126), words, 34, PARCHMENT) + 40


def draw_recap(history: Sequence[Turn], names: Sequence[str], *, title: str = "The Red Dragon Inn") -> bytes:
    """A chart for each seat, 1200 px wide, as PNG: Fortitude and Alcohol Content as lines with the gap filled, Gold as
    bars, a mark where somebody fell, a crown for who never did.

    `history` has an entry a turn (see `Turn`), `names` one name a seat.
    """
    rows = -(-len(names) // 2)
    canvas = Canvas(_TOP + rows * (_PANEL_HIGH + 16) + 8)
    _draw_head(canvas, title, len(history))
    most_gold = max((stand[2] for turn in history for stand in turn.values()), default=1)
    for seat, name in enumerate(names):
        x, y = 24 + seat % 2 * (_PANEL_WIDE + 24), _TOP + seat // 2 * (_PANEL_HIGH + 16)
        won = bool(history) and fell(history, seat) is None
        _draw_panel(canvas, history, seat, name, most_gold, x, y, won=won)
    return canvas.png(flat=True)
