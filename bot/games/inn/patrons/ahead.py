"""The shark: tries out over imagined deals what looks best, by the real rules, as far as it leads in the turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final

from bot.engine import Ask, Chance, Runaway, SeatAsk, Told, split_pick
from bot.engine.run import STEPS_A_TURN
from bot.games.inn.patrons.deciding import kind_of
from bot.games.inn.patrons.playing import InnPatron, kept_for, left_to_mate, played_by, ranked, what_sense_says
from bot.games.inn.patrons.position import Position, gambles
from bot.games.inn.patrons.sense import fells, is_senseless
from bot.games.inn.patrons.value import Chances
from bot.games.inn.patrons.wanting import wanted
from bot.games.inn.rules import State, the_library
from bot.games.inn.rules.imagine import Deals, Likely, Onward, copied, imaginable
from bot.games.inn.rules.play.view import InnView
from bot.patrons.patron import Luck, Patron
from bot.patrons.playing import is_forced

ENOUGH: Final = 3
"""After how many deals a pick that does worse is given up."""
BEST: Final = 3
MORE: Final = 2
"""How many picks are tried, those that look best at first; and how many more in an own turn, of which a first sight
tells less."""
CLEAR: Final = 6.0
CLEAR_ANSWER: Final = 1.0
"""By how much, in Gold, a pick looks so much better at first than the next one that nothing is tried: in an own turn,
and in answer to something."""
WORSE: Final = 1.0
"""How many standard errors behind the best one a pick is given up."""
FIRST_SIGHT: Final = 0.5
"""How much the first sight of a pick counts beside what comes of it in the mean deal."""
KEPT: Final = 2.0
"""How much likelier than others a card lies in a hand that is wanted enough to be kept."""
PASSED: Final = 0.4
"""The same of a card that takes control of a Round, of a player who has passed in it."""

GAME: Final = Onward()


@dataclass(slots=True)
class _Tried:
    """A pick, and what it came to in each deal."""

    pick: str
    at_first: float
    came_to: list[float] = field(default_factory=list[float])

    @property
    def worth(self) -> float:
        """The mean, and something for the first sight."""
        return FIRST_SIGHT * self.at_first + sum(self.came_to) / len(self.came_to)

    def is_behind(self, best: _Tried) -> bool:
        """Whether it does so much worse than another one, in enough deals, that more would hardly change that."""
        differences = [better - worse for better, worse in zip(best.came_to, self.came_to, strict=True)]
        n = len(differences)
        if n < ENOUGH:
            return False
        mean = sum(differences) / n
        error = sqrt(sum((each - mean) ** 2 for each in differences) / (n - 1) / n)
        return best.worth - self.worth > WORSE * error


class _NotAskedError(Exception):
    """Where windows open only for those who could answer, the seat would not be asked this."""


class Shark(InnPatron):
    """Plays as its judge says where one pick is clearly the best, or is the best and puts somebody out, and else looks
    ahead.
    """

    def __init__(self, judge: Chances, deals: int, best: int = BEST) -> None:
        super().__init__(judge)
        self.chances = judge
        self.deals = deals
        self.best = best
        self.at_once: Patron = InnPatron(judge)
        """Who plays in its place when there is no time to look ahead; and everybody in its head."""

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """What did best over the same imagined deals."""
        if not _may_look_ahead(view, ask):
            return self.at_once.choose(view, ask, luck)
        position = Position(view, self.judge)
        if what_sense_says(ask.options, position) is not None:
            return self.at_once.choose(view, ask, luck)
        tried = self._worth_trying(ask, position)
        if len(tried) < 2 or _fells_best(tried, position) or not imaginable(view, the_library()):
            return self.at_once.choose(view, ask, luck)
        try:
            pick = self._best(view, position, tried, luck)
        except (ValueError, _NotAskedError):  # a table from before a deck changed, or an ask that is another one there
            return self.at_once.choose(view, ask, luck)
        return (left_to_mate(pick, ask.options, position),)

    def _worth_trying(self, ask: SeatAsk, position: Position) -> list[_Tried]:
        """What looks best at first, and makes sense."""
        most = self.best if position.stack or position.round is not None else self.best + MORE
        judged = ranked(ask.options, position, most)
        least = judged[0][1] - (CLEAR_ANSWER if position.stack else CLEAR)
        close = (each for each in judged if each[1] >= least and not is_senseless(each[0], position))
        return [_Tried(pick, worth) for (pick, worth), _ in zip(close, range(most), strict=False)]

    def _best(self, view: InnView, position: Position, tried: list[_Tried], luck: Luck) -> str:
        """What came to most over the most deals, or fewer, the same for all that is tried. In answer to something it is
        what looks best at first, unless another pick is clearly better: picks come to nearly the same there."""
        own_luck, left = Random(luck()).random, tried
        deals = Deals(view, the_library(), likely_in(view))
        for _ in range(self.deals):
            state = deals.deal(own_luck)
            seed = str(own_luck())
            for each in left:
                each.came_to.append(self._look_ahead(copied(state), position, each.pick, seed))
            best = max(left, key=_worth)
            left = [each for each in left if each is best or not each.is_behind(best)]
            if len(left) == 1:
                break
        best, first = max(left, key=_worth), tried[0]
        if position.stack and first in left and first is not best and not first.is_behind(best):
            return first.pick
        return best.pick

    def _look_ahead(self, state: State, position: Position, pick: str, seed: str) -> float:
        """What is gained by what a pick leads to; `state` is played on and spoilt."""
        moves = GAME.turn(state, Told(Chance(seed), listening=False))
        luck = Random(seed).random
        answers: dict[int, tuple[str, ...]] = {position.me: (pick,)}
        try:
            others = _others(next(moves)(), position.me, pick)
            answers |= {seat: self._answer(state, seat, each, luck) for seat, each in others}
            for _ in range(STEPS_A_TURN):
                ask = moves.send(answers)()
                if _is_told(state, position):
                    break
                answers = {}
                for seat, seat_ask in ask.seats.items() if ask is not None else ():
                    answers[seat] = self._answer(state, seat, seat_ask, luck)
                    if ask is not None and ask.first:
                        break
        except (StopIteration, Runaway):  # of what has no end, what it has come to by then
            pass
        return gained(state, position, self.chances)

    def _answer(self, state: State, seat: int, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        if is_forced(ask):
            return ask.default
        return self.at_once.choose(GAME.view(state, seat), ask, luck)


def _is_told(state: State, position: Position) -> bool:
    """Whether nothing that the pick has led to goes on: nothing is resolved, no Round is on, and nobody of the own side
    has an Action left. What comes after it is much the same whatever was picked.
    """
    if state.stack or state.round is not None:
        return False
    return state.phase not in ("discard", "action") or not position.same_side(state.active, position.me)


def _others(ask: Ask | None, me: int, pick: str) -> list[tuple[int, SeatAsk]]:
    """Who is asked beside a seat that answers `pick`. Raises `_NotAskedError` where it could not."""
    asked = ask.seats.get(me) if ask is not None else None
    if ask is None or asked is None or split_pick(pick)[0] not in asked.options:
        raise _NotAskedError
    return [] if ask.first else [(seat, seat_ask) for seat, seat_ask in ask.seats.items() if seat != me]


def _fells_best(tried: Sequence[_Tried], position: Position) -> bool:
    """Whether what looks best at first is a card that puts somebody out."""
    pick = tried[0].pick
    return played_by(split_pick(pick)[0]) is not None and fells(pick, position)


def _worth(tried: _Tried) -> float:
    return tried.worth


def _may_look_ahead(view: InnView, ask: SeatAsk) -> bool:
    """Whether several cards, or a card and passing, are to be chosen from."""
    options = ask.options
    return len(options) > 1 and "pass" in options and not kind_of(options)


def likely_in(view: InnView) -> Likely:
    """How likely hidden hands hold a card: what is wanted is kept, what is not was thrown away; who passed in a Round
    probably has nothing more for it.
    """
    passed = view["round"]["passed"] if view["round"] is not None else ()

    def likely(seat: int, code: str) -> float:
        weight = KEPT if wanted(code) >= 1.25 else 1.0
        return weight * PASSED if seat in passed and gambles(code) else weight

    return likely


def gained(state: State, position: Position, judge: Chances) -> float:
    """What a state is worth to the seat of `position`, beside what it sees now, in Gold of an ordinary moment."""
    weights = judge.weights
    favour = judge.favour_of(state)
    me = position.speaker[position.me] if position.speaker is not None else position.me
    mine = sum(part for seat, part in enumerate(favour) if position.same_side(seat, me))
    worth = (mine / (sum(favour, 0.0) or 1.0) - position.favour[me] / sum(position.favour)) * weights.share
    for seat in position.sides:
        if state.seats[seat].out:
            worth += -weights.falling if position.same_side(seat, me) else weights.felling
    return worth + kept(state.seats[position.me].hand, judge) - kept(position.hand, judge)


def kept(hand: Sequence[str], judge: Chances) -> float:
    """What the cards of a hand are held back for."""
    return judge.eagerness * kept_for(hand)
