"""The *shark* of the Inn: better weights, and in its own turn a look ahead over imagined deals."""

from __future__ import annotations

from random import Random

from bot.engine import CLOCK, TIME, Chance, Run, SeatAsk
from bot.games.inn.patrons.position import InnWeights, Position, Scale
from bot.games.inn.patrons.regular import InnRegular, ranked
from bot.games.inn.rules import State, the_library
from bot.games.inn.rules.imagine import Onward, copied, imaginable, imagine
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.patrons.patron import Luck

SHARK = Scale(InnWeights(gap=1.2, gap_low=1.0, spite=2.0, eagerness=0.6))
"""It plays its cards sooner than a regular, because new ones come each turn, and it values harm to others more."""
DEALS = 6
"""Deals imagined for a decision; every pick is tried on each of them."""
BEST = 3
"""How many picks are tried: those that look best at first."""

GAME = Onward()


class InnShark(InnRegular):
    """Weighs everything better than a regular, and in its Action Phase tries out what looks best."""

    def __init__(self, scale: Scale = SHARK, deals: int = DEALS, best: int = BEST) -> None:
        super().__init__(scale)
        self.deals = deals
        self.best = best
        self.in_head = InnRegular(scale)

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """The pick that did best at first sight and over the same imagined deals together.

        Outside its own Action Phase, and in a Round: the pick that looks best at first sight.
        """
        quiet = view["phase"] == "action" and view["active"] == view["me"] and imaginable(view, the_library())
        if not quiet or "pass" not in ask.options or len(ask.options) == 1:
            return super().choose(view, ask, luck)
        position = Position(view, self.scale)
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
        """The worth for the seat of `sight` at the end of the turn after `pick`; `state` is played on and spoilt."""
        run = Run(GAME, state, Chance(seed), live=False)
        luck = Random(seed).random
        run.begin()
        while (ask := run.ask) is not None and run.turn == 1:
            for seat, seat_ask in ask.seats.items():
                if pick:
                    answer, pick = (pick,), ""
                else:
                    answer = self.in_head.choose(inn_view(run.view(seat)), seat_ask, luck)
                run.answer(seat, ask.number, answer)
                if run.ask is not ask:
                    break
            if run.ask is ask and ask.clock:
                run.answer(CLOCK, ask.number, TIME)
        return standing_of(state, position)


def standing_of(state: State, position: Position) -> float:
    """What the state is worth to the seat of `sight`, beside what it sees now."""
    scale = position.scale
    mine = others = 0.0
    for seat in position.living:
        party = state.party(seat)
        worth = scale.of(0, 0) if state.seats[seat].out else scale.of(party.fortitude - party.alcohol, party.gold)
        if seat == position.me:
            mine = worth - position.base[seat]
        else:
            others += worth - position.base[seat]
    return mine - scale.weights.spite * others / max(1, len(position.living) - 1)
