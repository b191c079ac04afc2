"""Random legal play of Drinko, for properties, leaks and golden games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from bot.engine import Run
from bot.games.drinko.rules import Drinko, DrinkoState, the_deck

T = TypeVar("T")

GAME = Drinko()
ALL_OPTIONS: dict[str, Any] = {"suffer": 4, "plus_zero": 2, "minus_one": 2, "catch_drink": True, "play_on": True}


def new_run(seats: int, options: Mapping[str, Any], seed: str) -> Run:
    return Run.new(GAME, seats, options, seed)[0]


def picks_of(run: Run, seat: int) -> list[str]:
    """Everything the seat may answer to the open ask."""
    assert run.ask is not None
    return [pick for option in run.ask.seats[seat].options.values() for pick in option.picks()]


def one_of(luck: random.Random, things: Sequence[T]) -> T:
    """One of them, by the one call whose sequence Python keeps the same between versions."""
    return things[int(luck.random() * len(things))]


def random_move(run: Run, luck: random.Random) -> tuple[int, int, str]:
    """A seat, the ask's number (0 for an unasked option) and a pick that is taken, some of them calls and catches."""
    assert run.ask is not None
    state: DrinkoState = run.state
    if state.may_call >= 0 and luck.random() < 0.4:
        return state.may_call, 0, "call"
    catchers = [seat for seat in range(len(state.hands)) if seat not in state.out and seat not in state.wrong]
    if catchers and luck.random() < 0.15:
        seat = one_of(luck, catchers)
        return seat, 0, one_of(luck, GAME.unasked(state, seat)["catch"].picks())
    seat = run.waiting()[0]
    return seat, run.ask.number, one_of(luck, picks_of(run, seat))


def make(run: Run, move: tuple[int, int, str]) -> list[Any]:
    seat, ask, pick = move
    return list(run.answer(seat, ask, (pick,)) if ask else run.use_unasked(seat, pick))


def cards_of(state: DrinkoState) -> Counter[str]:
    return Counter(state.draw) + Counter(state.pile) + sum((Counter(hand) for hand in state.hands), Counter[str]())


def whole_deck(state: DrinkoState) -> Counter[str]:
    return Counter(the_deck().build(state.options))
