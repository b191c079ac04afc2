"""The strengths that Barkeep's first versions had at the Inn: `duel` and the tests compare with them.

`regular-1` plays by rules of thumb; `shark-1` has other weights, and in its own turn a look ahead over imagined deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import NamedTuple

from bot.engine import Chance, Run, SeatAsk
from bot.games.inn.patrons.planned import ExpectedChange
from bot.games.inn.patrons.playing import InnPatron, ranked
from bot.games.inn.patrons.position import Position, between
from bot.games.inn.rules import State, the_library
from bot.games.inn.rules.imagine import Onward, copied, imaginable, imagine
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.patrons.patron import Luck, Patron

DEALS = 6
"""Deals imagined for a decision; every pick is tried on each of them."""
BEST = 3
"""How many picks are tried: those that look best at first."""

GAME = Onward()


class FirstWeights(NamedTuple):
    """What a point of the gap (Fortitude less Alcohol Content) and a Gold are worth, when there are many or few."""

    gap: float = 0.6
    gap_low: float = 2.4
    gap_scale: float = 4.0
    gold: float = 0.4
    gold_low: float = 1.6
    gold_scale: float = 3.0
    fall: float = 15.0
    """What a seat that goes out loses besides."""
    spite: float = 1.2
    """What harm to all others together counts beside the same harm to oneself."""
    eagerness: float = 1.5
    """A factor for what a card is held back for."""


class FirstJudge:
    """Worths looked up by gap and by Gold; harm to others counts the same, whoever they are."""

    keeps = 0.75
    noise = 0.05
    urgency = 6.0
    gambling = 1.0

    def __init__(self, weights: FirstWeights) -> None:
        self.weights = weights
        self.eagerness = weights.eagerness
        self.gap = _table(weights.gap, weights.gap_low, weights.gap_scale, 21, weights.fall)
        self.gold = _table(weights.gold, weights.gold_low, weights.gold_scale, 60, weights.fall * 0.8)

    def of(self, gap: float, gold: float) -> float:
        """The worth of a seat's gap and Gold; between whole numbers a share of both."""
        return between(self.gap, gap) + between(self.gold, gold)

    def spite(self, position: Position) -> None:
        """Nothing."""
        return

    def weigh(self, position: Position) -> list[float]:
        """The worth of each seat's gap and Gold."""
        return [self.of(gap, gold) for gap, gold in zip(position.gap, position.gold, strict=True)]

    def worth(self, position: Position, outcome: ExpectedChange) -> float:
        """What is gained, and what the others lose on the mean."""
        mine = others = 0.0
        outcome = position.of_sides(outcome)
        for seat in position.sides:
            gap, gold = outcome.gap[seat], outcome.gold[seat]
            if gap or gold:
                change = self.of(position.gap[seat] + gap, position.gold[seat] + gold) - position.favour[seat]
                if position.same_side(seat, position.me):
                    mine = change
                else:
                    others += change
        return mine - self.weights.spite * others / max(1, len(position.sides) - 1) + outcome.extra


def _table(slope: float, low: float, scale: float, size: int, fall: float) -> Sequence[float]:
    worths, worth = [-fall], 0.0
    for amount in range(1, size):
        worth += slope + low * exp(-amount / scale)
        worths.append(worth)
    return worths


REGULAR = FirstJudge(FirstWeights())
SHARK = FirstJudge(FirstWeights(gap=1.2, gap_low=1.0, spite=2.0, eagerness=0.6))


class FirstShark(InnPatron):
    """In its Action Phase it tries out what looks best."""

    def __init__(self, judge: FirstJudge = SHARK, deals: int = DEALS, best: int = BEST) -> None:
        super().__init__(judge)
        self.first_judge = judge
        self.deals = deals
        self.best = best
        self.in_head = InnPatron(judge)

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """The pick that did best at first sight and over the same imagined deals together.

        Outside its own Action Phase, and in a Round: the pick that looks best at first sight.
        """
        quiet = view["phase"] == "action" and view["active"] == view["me"] and imaginable(view, the_library())
        if not quiet or "pass" not in ask.options or len(ask.options) == 1:
            return super().choose(view, ask, luck)
        position = Position(view, self.judge)
        tried = ranked(ask.options, position, luck)[: self.best]
        if len(tried) == 1:
            return (tried[0][0],)
        own_luck = Random(luck()).random
        totals = [self.deals * worth for _, worth in tried]
        for _ in range(self.deals):
            state = imagine(view, the_library(), own_luck)
            seed = str(own_luck())
            for at, (pick, _) in enumerate(tried):
                totals[at] += self._look_ahead(copied(state), position, pick, seed)
        return (tried[max(range(len(tried)), key=totals.__getitem__)][0],)

    def _look_ahead(self, state: State, position: Position, pick: str, seed: str) -> float:
        """The worth for the seat of `position` at the end of the turn after `pick`; `state` is played on and spoilt."""
        run = Run(GAME, state, Chance(seed), live=False)
        luck = Random(seed).random
        run.begin()
        while (ask := run.ask) is not None and run.turn == 1:
            answers: dict[int, tuple[str, ...]] = {}
            for seat, seat_ask in ask.seats.items():
                answers[seat] = (pick,) if pick else self.in_head.choose(inn_view(run.view(seat)), seat_ask, luck)
                pick = ""
                if ask.first:
                    break
            run.answer_all(answers)
        return self._gained(state, position)

    def _gained(self, state: State, position: Position) -> float:
        """What the state is worth to the seat of `position`, beside what it sees now."""
        judge, mine, others = self.first_judge, 0.0, 0.0
        for seat in position.sides:
            party = state.party(seat)
            worth = judge.of(0, 0) if state.seats[seat].out else judge.of(party.fortitude - party.alcohol, party.gold)
            if position.same_side(seat, position.me):
                mine = worth - position.favour[seat]
            else:
                others += worth - position.favour[seat]
        return mine - judge.weights.spite * others / max(1, len(position.sides) - 1)


FIRST: dict[str, Patron] = {"regular-1": InnPatron(REGULAR), "shark-1": FirstShark()}
