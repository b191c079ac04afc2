"""Positions of one seat's own Action Phase, and what each pick comes to there: the seat's chance to win at the end of
the turn, over imagined deals.

It looks further than the shark does, and costs too much for a table; the bank of questions is made with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from bot.engine import Ask, Chance, Option, Runaway, SeatAsk, Told, split_pick
from bot.engine.run import STEPS_A_TURN
from bot.games.inn.patrons.ahead import GAME, likely_in
from bot.games.inn.patrons.playing import PICKS, ranked
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.sense import is_senseless
from bot.games.inn.patrons.value import Chances, Weights, the_value
from bot.games.inn.rules import State, the_library
from bot.games.inn.rules.imagine import Deals, copied, imaginable
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.view import InnView, viewer
from bot.patrons.patron import Luck, Patron
from bot.patrons.playing import is_forced

CLEAR: Final = 2.0
"""By how many standard errors the best pick must be ahead of every other."""
LEAST: Final = 0.02
"""By how much of the chance to win besides."""


class Worth(NamedTuple):
    """A pick, and the seat's mean chance to win at the end of the turn, from 0 to 1."""

    pick: str
    chance: float


class Evaluation(NamedTuple):
    """What the picks of a position come to over some deals."""

    worths: tuple[Worth, ...]
    """The best first."""
    clear: bool
    """Whether the best one is ahead of every other by `CLEAR` standard errors and by `LEAST`."""

    @property
    def best(self) -> str:
        """The pick that did best."""
        return self.worths[0].pick


class OwnTurn(NamedTuple):
    """What a seat may do in a position, and a judge's first sight of it."""

    options: dict[str, Option]
    picks: tuple[str, ...]
    """What makes sense, by what it looks worth at first sight; passing is among them."""


def asked_in(view: InnView) -> OwnTurn | None:
    """What the seat of a view may do in its own Action Phase; None where it is not asked that, or the position cannot
    be imagined by the rules and decks of today.
    """
    me = viewer(view)
    if view["phase"] != "action" or view["active"] != me or view["stack"] or view["round"] is not None:
        return None
    try:
        if not imaginable(view, the_library()):
            return None
        state = Deals(view, the_library()).deal(Random(0).random)
        ask = next(GAME.turn(state, Told(Chance("0"), listening=False)))()
    except (ValueError, KeyError, StopIteration):
        return None
    if ask is None or set(ask.seats) != {me} or "pass" not in ask.seats[me].options:
        return None
    options = ask.seats[me].options
    position = Position(view, Chances(the_value(), Weights()))
    found = [pick for pick, _ in ranked(options, position, PICKS) if not read_pick(pick).timid]
    return OwnTurn(dict(options), tuple(pick for pick in found if not is_senseless(pick, position)))


class Evaluator:
    """Plays picks out to the end of the turn over imagined deals; `regular` plays for everybody."""

    def __init__(self, regular: Patron) -> None:
        self.chances = Chances(the_value(), Weights())
        self.regular = regular

    def evaluate(self, view: InnView, picks: Sequence[str], deals: int, luck: Luck) -> Evaluation:
        """What the picks come to over the same deals. Raises `ValueError` where the view cannot be imagined."""
        imagined = Deals(view, the_library(), likely_in(view))
        me = viewer(view)
        came_to: dict[str, list[float]] = {pick: [] for pick in picks}
        for _ in range(deals):
            state, seed = imagined.deal(luck), str(luck())
            for pick in picks:
                came_to[pick].append(self._play_out(copied(state), me, pick, seed))
        return judged(came_to)

    def _play_out(self, state: State, me: int, pick: str, seed: str) -> float:
        """The seat's chance to win once the turn is over; `state` is spoilt."""
        moves = GAME.turn(state, Told(Chance(seed), listening=False))
        luck = Random(seed).random
        try:
            first = next(moves)()
            _check_asked(first, me, pick)
            answers: dict[int, tuple[str, ...]] = {me: (pick,)}
            for _ in range(STEPS_A_TURN):
                answers = self._answers(state, moves.send(answers)(), luck)
            raise Runaway(f"more than {STEPS_A_TURN} steps")
        except StopIteration:
            favour = self.chances.favour_of(state)
            return favour[me] / (sum(favour) or 1.0)

    def _answers(self, state: State, ask: Ask | None, luck: Luck) -> dict[int, tuple[str, ...]]:
        answers: dict[int, tuple[str, ...]] = {}
        for seat, seat_ask in ask.seats.items() if ask is not None else ():
            answers[seat] = self._answer(state, seat, seat_ask, luck)
            if ask is not None and ask.first:
                break
        return answers

    def _answer(self, state: State, seat: int, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        return ask.default if is_forced(ask) else self.regular.choose(GAME.view(state, seat), ask, luck)


def _check_asked(ask: Ask | None, me: int, pick: str) -> None:
    if ask is None or me not in ask.seats or split_pick(pick)[0] not in ask.seats[me].options:
        raise ValueError(f"{pick} is not offered there")


def judged(came_to: dict[str, list[float]]) -> Evaluation:
    """What picks came to in each of the same deals."""
    means = {pick: sum(values) / len(values) for pick, values in came_to.items()}
    order = sorted(means, key=lambda pick: -means[pick])
    best = came_to[order[0]]
    clear = all(_is_ahead(best, came_to[pick]) for pick in order[1:])
    return Evaluation(tuple(Worth(pick, means[pick]) for pick in order), clear)


def _is_ahead(best: Sequence[float], other: Sequence[float]) -> bool:
    ahead = [better - worse for better, worse in zip(best, other, strict=True)]
    n = len(ahead)
    mean = sum(ahead) / n
    error = sqrt(sum((each - mean) ** 2 for each in ahead) / (n - 1) / n)
    return mean >= LEAST and mean >= CLEAR * error
