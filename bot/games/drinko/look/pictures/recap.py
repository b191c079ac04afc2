"""The recap of a game of Drinko: the cards of each seat over the turns, and the Drink Trains that it drank."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from bot.games.drinko.look.awards import award_words
from bot.games.drinko.look.pictures.cards import PANEL_INKS, PANELS
from bot.games.drinko.rules.view import DrinkoView
from bot.ui.awards import Award
from bot.ui.pictures.canvas import EMBER, GROUND, INK, MUTED, PARCHMENT, WOOD, Pen, blend, ink, piece
from bot.ui.pictures.medallions import Ground, letter_medallion
from bot.ui.pictures.recap import (
    FACE,
    SIGN,
    SMALL_FACE,
    TEXT,
    WINNER_CHART,
    WINNER_FACE,
    AwardLine,
    Head,
    RecapSeat,
    across,
    alone_first,
    chart_wide,
    draw_frame,
    panel_wide,
)
from bot.ui.pictures.signs import hat
from bot.ui.words import Words


class SeatCount(NamedTuple):
    """How many cards a seat held, and how much it had drunk."""

    cards: int
    drinks: int


Turn = Sequence[SeatCount]
"""Each seat's counts. The first entry of a history is from before the first turn, each other one from after a turn."""

_HIGH: Final = (216, 144)
"""The height of a chart with at most two rows of panels, and with more."""
_INSET: Final = 8
_INSIDE: Final = blend(WOOD, GROUND, 0.7)
_CARDS: Final = ink("#9CC7E8")
_UNDER: Final = ink("#2C4558")
_HAT: Final = ink("#8A6A4A")
_NUMBERED: Final = 4
"""The drinks at once from which a spike has its number."""
_GROUNDS: Final[tuple[Ground, ...]] = tuple((PANELS[colour], PANEL_INKS[colour]) for colour in PANELS)


def turn_of(view: DrinkoView) -> Turn:
    """Each seat's counts in a view."""
    return tuple(SeatCount(cards, drinks) for cards, drinks in zip(view["sizes"], view["drinks"], strict=True))


def spikes(history: Sequence[Turn], seat: int) -> list[tuple[int, int]]:
    """The turns (from 1) in which a seat drank, and how much."""
    drunk = [turn[seat].drinks for turn in history]
    return [(turn, after - before) for turn, (before, after) in enumerate(pairwise(drunk), 1) if after > before]


def _line(history: Sequence[Turn], seat: int) -> list[int]:
    """A seat's cards until it went out."""
    cards = [turn[seat].cards for turn in history]
    return cards[: cards.index(0) + 1] if 0 in cards else cards


def _chart(history: Sequence[Turn], seat: int, most: int, wide: int, high: int) -> Image.Image:
    step = (wide - 2 * _INSET) / max(1, len(history) - 1)
    foot = high - _INSET

    def at(turn: int) -> float:
        return _INSET + turn * step

    def up(count: int) -> float:
        return foot - (high - 2 * _INSET) * count / most

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, high, 8, _INSIDE)
        points = [(at(turn), up(cards)) for turn, cards in enumerate(_line(history, seat))]
        if len(points) > 1:
            pen.shape([(points[0][0], foot), *points, (points[-1][0], foot)], _UNDER)
        drunk = spikes(history, seat)
        for turn, n in drunk:
            half = min(10.0, max(4.0, step * 0.6))
            x = min(max(at(turn), half), wide - half)
            pen.shape([(x - half, foot), (x, up(n)), (x + half, foot)], EMBER)
        if len(points) > 1:
            pen.path(points, _CARDS, 6)
        if points[-1][1] == foot:
            pen.box(points[-1][0] - 3, 0, 6, high, 3, MUTED)
        if drunk:
            turn, n = max(drunk, key=lambda spike: spike[1])
            _draw_number(pen, at(turn), up(n), n, wide)

    return piece(wide, high, draw)


def _draw_number(pen: Pen, x: float, top: float, n: int, wide: int) -> None:
    """The number of the highest spike beside its tip."""
    if n < _NUMBERED:
        return
    right = x < wide - 64
    y = max(top + 12, TEXT * 0.8)
    at = (x + 14 if right else x - 14, y)
    pen.write(at, f"+{n}", TEXT, PARCHMENT, align="left" if right else "right")


def emblem(seat: int, name: str, size: int, *, patron: bool) -> Image.Image:
    """The medallion of a seat: the first letter of its name on one of the four colours; a patron wears a hat."""
    medallion = letter_medallion(name, _GROUNDS[seat % len(_GROUNDS)], size)
    if patron:
        medallion = medallion.copy()
        wide = round(size * 0.44)
        medallion.alpha_composite(hat(wide, _HAT, INK), ((size - wide) // 2, 0))
    return medallion


def _head(words: Words, turns: int) -> Head:
    def line(pen: Pen) -> None:
        pen.path([(2, 30), (14, 12), (24, 24), (38, 6)], _CARDS, 6)

    def spike(pen: Pen) -> None:
        pen.shape([(8, 40), (20, 0), (32, 40)], EMBER)

    legend = (
        (piece(SIGN, SIGN, line), words.say("drinko-recap.cards")),
        (piece(SIGN, SIGN, spike), words.say("drinko-recap.trains")),
    )
    return Head(words.say("game.drinko"), words.say("drinko-recap.turns", n=turns), legend)


def draw_recap(
    words: Words,
    history: Sequence[Turn],
    names: Sequence[str],
    *,
    patrons: frozenset[int] = frozenset(),
    places: Sequence[int] = (),
    endings: Sequence[str] = (),
    awards: Sequence[Award] = (),
) -> bytes:
    """A chart for each seat, 1200 px wide, as PNG: its cards as a line, what it drank at once as spikes, a mark where
    it went out; and the awards.

    `history` has the start and an entry for each turn played (see `Turn`), `names` one name for each seat, `places`
    the place of each, the best 1, or nothing while they are not known, and `endings` a line for each.
    """
    high = _HIGH[len(names) > 4]
    drunk = [n for seat in range(len(names)) for _, n in spikes(history, seat)]
    most = max(1, *drunk, *(count.cards for turn in history for count in turn))

    def panel(seat: int, wide: int, face: int) -> RecapSeat:
        emblem_ = emblem(seat, names[seat], face, patron=seat in patrons)
        chart = _chart(history, seat, most, wide, high)
        return RecapSeat(
            names[seat], emblem_, places[seat] if places else 0, endings[seat] if endings else "", chart
        )  # fmt: skip

    first = alone_first(places)
    winner = panel(first, WINNER_CHART, WINNER_FACE) if first is not None else None
    others = [seat for seat in range(len(names)) if seat != first]
    wide = chart_wide(panel_wide(across(len(others))))
    panels = [panel(seat, wide, FACE) for seat in others]
    told = [
        AwardLine(
            emblem(award.seat, names[award.seat], SMALL_FACE, patron=award.seat in patrons),
            *award_words(words, names, award),
        )
        for award in awards
    ]
    return draw_frame(_head(words, len(history) - 1), winner, panels, told)
