"""The recap of a game at the Inn: a small chart for each seat, with the turns from left to right."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.signs import SCALE, coins, draw_heart, gap_colour
from bot.games.inn.look.words import character_name
from bot.games.inn.rules.play.view import InnView
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
    blend,
    ink,
    piece,
)
from bot.ui.pictures.signs import crown, mug
from bot.ui.words import Words


class SeatStatus(NamedTuple):
    """The state of a seat: its points, its Gold, why it is out ("asleep" or "broke", as in views; else empty), and the
    code of its character."""

    fortitude: int
    alcohol: int
    gold: int
    out: str = ""
    character: str = ""


Turn = Sequence[SeatStatus]
"""Each seat's status. The first entry of a history is from before the first turn, each other one from after a turn."""

_PANEL_WIDE: Final = 564
_TOP: Final = 160
_CHART_X: Final = 16
_CHART_Y: Final = 64
"""The place of the lines in a panel."""
_CHART_WIDE: Final = 532
_CHART_HIGH: Final = (200, 120)
"""The height of the lines with at most two rows of panels, and with more."""
_AROUND: Final = 136
"""How much higher a panel is than its lines: the name and the Gold need room."""
_FACE: Final = 64
_INSET: Final = 6
"""Room within the chart for half a line."""
_GOLD_HIGH: Final = 48
_INSIDE: Final = blend(WOOD, GROUND, 0.7)
_GRID: Final = blend(WOOD, EDGE, 0.35)
_FORTITUDE: Final = ink("#FF8FA0")
_ALCOHOL: Final = ink("#FFF6DF")


def turn_of(view: InnView) -> Turn:
    """Each seat's status in a view."""
    return tuple(
        SeatStatus(seat["fortitude"], seat["alcohol"], seat["gold"], seat["out"], seat["character"])
        for seat in view["seats"]
    )


def fell(history: Sequence[Turn], seat: int) -> tuple[int, str] | None:
    """The turn (from 1) in which a seat went out, and why; None if it is still in."""
    return next(((turn, stood[seat].out) for turn, stood in enumerate(history) if stood[seat].out), None)


def _line(history: Sequence[Turn], seat: int) -> list[SeatStatus]:
    """A seat's turns until it went out."""
    end = fell(history, seat)
    return [stood[seat] for stood in (history if end is None else history[: end[0] + 1])]


def _chart(line: Sequence[SeatStatus], turns: int, most_gold: int, high: int, *, marked: bool) -> Image.Image:
    wide = _CHART_WIDE
    step = (wide - 2 * _INSET) / max(1, turns)

    def across(turn: int) -> float:
        return _INSET + turn * step

    def up(value: int) -> float:
        return _INSET + (high - 2 * _INSET) * (1 - min(max(value, 0), SCALE) / SCALE)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, high, 8, _INSIDE)
        for turn, (before, after) in enumerate(pairwise(line)):
            ends = ((across(turn), before), (across(turn + 1), after))
            tops = [(x, up(stand.fortitude)) for x, stand in ends]
            feet = [(x, up(min(stand.alcohol, stand.fortitude))) for x, stand in reversed(ends)]
            gap = min(before.fortitude - before.alcohol, after.fortitude - after.alcohol)
            pen.shape([*tops, *feet], blend(gap_colour(gap), WOOD, 0.25))
        for value in range(SCALE // 4, SCALE, SCALE // 4):
            pen.box(_INSET, up(value) - 1, wide - 2 * _INSET, 2, 0, _GRID)
        for which, colour in ((0, _FORTITUDE), (1, _ALCOHOL)):
            points = [(across(turn), up(int(stand[which]))) for turn, stand in enumerate(line)]
            if len(points) > 1:
                pen.path(points, colour, 6)
        _draw_gold(pen, [(across(turn), stand.gold) for turn, stand in enumerate(line)], step, most_gold, high + 8)
        if marked:
            pen.box(across(len(line) - 1) - 3, 0, 6, high + 8 + _GOLD_HIGH, 3, MUTED)

    return piece(wide, high + 8 + _GOLD_HIGH, draw)


def _draw_gold(pen: Pen, gold: Sequence[tuple[float, int]], step: float, most: int, top: float) -> None:
    """A bar at each place; the outermost are cut by the edge."""
    for x, amount in gold:
        if amount:
            left, right = max(0.0, x - step * 0.35), min(float(_CHART_WIDE), x + step * 0.35)
            tall = max(3, _GOLD_HIGH * amount / most)
            pen.box(left, top + _GOLD_HIGH - tall, right - left, tall, 0, LAMP)


def _draw_panel(
    words: Words, canvas: Canvas,
    history: Sequence[Turn], seat: int, name: str, most_gold: int, at: tuple[int, int], high: int,
    *, won: bool,
) -> None:  # fmt: skip
    x, y = at
    end = fell(history, seat)
    fill, line = (PLANK, LAMP) if won else (WOOD, EDGE)
    canvas.lay(_panel_ground(high + _AROUND, fill, line), x, y)
    left = x + 16
    if code := history[-1][seat].character:
        canvas.lay(portrait(code, character_name(code), _FACE), x + 8, y - 4)
        left = x + 8 + _FACE + 8
    if won:
        canvas.lay(crown(40, LAMP), left, y + 10)
        left += 52
    if end:
        ending = words.say("inn-picture.fell", reason=end[1], turn=end[0])
    else:
        ending = words.say("inn-picture.gold-left", n=history[-1][seat].gold)
    used = canvas.write((x + _PANEL_WIDE - 20, y + 46), ending, 34, PARCHMENT if won else MUTED, align="right") + 16
    canvas.write((left, y + 46), name, 34, PARCHMENT, face="name", room=x + _PANEL_WIDE - 20 - left - used, least=28)
    chart = _chart(_line(history, seat), len(history) - 1, most_gold, high, marked=end is not None)
    canvas.lay(chart, x + _CHART_X, y + _CHART_Y)


@lru_cache(maxsize=4)
def _panel_ground(high: int, fill: Ink, line: Ink) -> Image.Image:
    return piece(_PANEL_WIDE, high, lambda pen: pen.box(0, 0, _PANEL_WIDE, high, 20, fill, line=line, thick=3))


def _draw_head(words: Words, canvas: Canvas, turns: int) -> None:
    used = canvas.write((32, 68), words.say("game.inn"), 52, LAMP, room=700, least=36)
    canvas.write((56 + used, 68), words.say("inn-picture.turns", n=turns), 44, MUTED)
    x = 32.0
    signs = (
        (piece(40, 40, lambda pen: draw_heart(pen, 0, 0, 40, _FORTITUDE)), words.say("inn-picture.fortitude")),
        (mug(40, ink("#B5722A"), _ALCOHOL), words.say("inn-picture.alcohol")),
        (coins(40, LAMP, ink("#5A3B12")), words.say("inn-picture.gold")),
    )
    for sign, name in signs:
        canvas.lay(sign, x, 94)
        x += 52 + canvas.write((x + 52, 126), name, 34, PARCHMENT) + 40


def draw_recap(
    words: Words,
    history: Sequence[Turn],
    names: Sequence[str],
    *,
    won: frozenset[int] = frozenset(),
) -> bytes:
    """A chart for each seat, 1200 px wide, as PNG: Fortitude and Alcohol Content as lines with the gap filled, Gold as
    bars, a mark where somebody went out, a crown for the seats that have `won`.

    `history` has the start and an entry for each turn played (see `Turn`), `names` one name for each seat.
    """
    rows = -(-len(names) // 2)
    high = _CHART_HIGH[rows > 2]
    canvas = Canvas(_TOP + rows * (high + _AROUND + 16) + 8)
    _draw_head(words, canvas, len(history) - 1)
    most_gold = max(1, *(stand.gold for turn in history for stand in turn))
    for seat, name in enumerate(names):
        x, y = 24 + seat % 2 * (_PANEL_WIDE + 24), _TOP + seat // 2 * (high + _AROUND + 16)
        _draw_panel(words, canvas, history, seat, name, most_gold, (x, y), high, won=seat in won)
    return canvas.png(flat=True)
