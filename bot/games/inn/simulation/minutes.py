"""How long a game of the Inn takes people: a model.

Whoever is asked takes a time drawn from a log-normal distribution, half of them less than the median below, and never
more than the pace gives (the bank once in a game). An ask lasts as long as the slowest of those asked, and `SHOWN`
besides until it stands on their screens. A window with a minimum time lasts at least that, and nothing more when nobody
is asked. At a sealed table everybody is asked in every window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from statistics import NormalDist
from typing import TYPE_CHECKING

from bot.tables.clocks.pace import PACES, Pace, bank_after

if TYPE_CHECKING:
    from bot.engine import Ask, Run, SeatAsk
    from bot.patrons.patron import Patron

THINKS = {"inn.discard": 12.0, "inn.action": 14.0, "inn.order": 6.0, "inn.gamble": 8.0}
"""Median seconds that a person thinks in their own turn."""
CHOICE = 6.0
"""... about a choice in the middle of something."""
PASSES = 3.5
CONSIDERS = 5.0
ANSWERS = 7.0
"""... in a window: to pass without a card that fits, to pass with one, and to play a card."""
SPREAD = 0.6
"""The standard deviation of the logarithm: one time in twenty is more than 2.7 times the median."""
ABSENT = 0.05
"""How often somebody does not react to a window at all, so that it runs its whole time."""
SHOWN = 1.5
NORMAL = NormalDist()


@dataclass(slots=True)
class Lasted:
    """An ask, and how long it is open. `seconds`: in all; `least`: of those, the minimum time that is drawn for it, or
    would be where windows have none; `answers`: until the last answer, 0 when nobody is asked."""

    ask: Ask
    seconds: float
    least: float
    answers: float


def lasting(run: Run, patrons: Sequence[Patron], luck: Random, delays: Random, pace: str) -> Iterator[Lasted]:
    """Play to the end as people would at this pace: each ask, before it is answered. Raises `Runaway`."""
    limit = PACES[pace]
    banks = [limit.bank] * len(patrons)
    while (ask := run.ask) is not None:
        answers: dict[int, tuple[str, ...]] = {}
        slowest = 0.0
        for seat, seat_ask in ask.seats.items():
            answers[seat] = patrons[seat].choose(run.view(seat), seat_ask, luck.random)
            slowest = max(slowest, _takes(ask, seat_ask, answers[seat], seat, delays, limit, banks))
            if ask.first:
                break
        least = delays.uniform(*limit.least)
        until = SHOWN + slowest if answers else 0.0
        yield Lasted(ask, max(until, least) if ask.clock else until, least, until)
        run.answer_all(answers)


def timed(
    run: Run, patrons: Sequence[Patron], luck: Random, delays: Random, pace: str,
    watch: Callable[[Run], None] | None = None,
) -> tuple[int, float]:  # fmt: skip
    """Play to the end as people would at this pace: decisions, and minutes. `watch` sees the run at each later ask.

    Raises `Runaway`.
    """
    decisions, seconds = 0, 0.0
    for number, lasted in enumerate(lasting(run, patrons, luck, delays, pace)):
        if watch and number:
            watch(run)
        asked = list(lasted.ask.seats.values())
        decisions += sum(len(seat_ask.options) > 1 for seat_ask in (asked[:1] if lasted.ask.first else asked))
        seconds += lasted.seconds
    return decisions, seconds / 60


def _takes(
    ask: Ask, seat_ask: SeatAsk, picks: tuple[str, ...], seat: int, delays: Random, limit: Pace, banks: list[float]
) -> float:
    """Seconds until this answer; what they are more than the turn's clock is taken out of the seat's bank."""
    if ask.kind == "response":
        return min(_reacts(seat_ask, picks, delays), limit.window)
    took = min(_drawn(THINKS.get(ask.about, CHOICE), delays), limit.turn + banks[seat])
    banks[seat] = bank_after(limit, banks[seat], took)
    return took


def _reacts(seat_ask: SeatAsk, picks: tuple[str, ...], delays: Random) -> float:
    """Seconds until an answer in a window; very many when somebody does not react at all."""
    if picks != ("pass",):
        return _drawn(ANSWERS, delays)
    if delays.random() < ABSENT:
        return 1e9
    return _drawn(CONSIDERS if len(seat_ask.options) > 1 else PASSES, delays)


def _drawn(middle: float, delays: Random) -> float:
    return middle * exp(SPREAD * NORMAL.inv_cdf(max(1e-9, delays.random())))
