"""Random legal play of the Inn, for properties and leaks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from bot.engine import CLOCK, TIME, Option, Run
from bot.games.inn.rules import Inn, State, the_library

T = TypeVar("T")

GAME = Inn()
ALL_DECKS = [f"drink-{n}" for n in range(1, 7)]


def new_run(seats: int, options: Mapping[str, Any], seed: str, *, live: bool = True) -> Run:
    return Run.new(GAME, seats, options, seed, live=live)[0]


def one_of(luck: random.Random, things: Sequence[T]) -> T:
    """One of them, by the one call whose sequence Python keeps the same between versions."""
    return things[int(luck.random() * len(things))]


def a_pick(luck: random.Random, option: Option) -> str:
    """The option with as many targets as it takes, by chance."""
    if not option.most:
        return option.key
    n = option.least + int(luck.random() * (option.most - option.least + 1))
    left = list(option.targets)
    named = [left.pop(int(luck.random() * len(left))) for _ in range(min(n, len(left)))]
    return f"{option.key}>{','.join(named)}" if named else option.key


def random_picks(run: Run, seat: int, luck: random.Random) -> tuple[str, ...]:
    """An answer to the open ask."""
    assert run.ask is not None
    asked = run.ask.seats[seat]
    options = list(asked.options.values())
    if asked.least == asked.most == 1:
        return (a_pick(luck, one_of(luck, options)),)
    n = min(int(luck.random() * 4), asked.most)
    return tuple(options.pop(int(luck.random() * len(options))).key for _ in range(n))


def random_move(run: Run, luck: random.Random, *, out_of_turn: float = 0.0) -> list[Any]:
    """Make one: an answer, or now and then a card out of turn."""
    assert run.ask is not None
    if out_of_turn and luck.random() < out_of_turn:
        state: State = run.state
        seat = one_of(luck, state.living())
        options = list(run.game.standing(state, seat).values())
        if options:
            return list(run.stand(seat, a_pick(luck, one_of(luck, options))))
    if not run.waiting():
        return list(run.answer(CLOCK, run.ask.number, TIME, "clock"))
    seat = run.waiting()[0]
    return list(run.answer(seat, run.ask.number, random_picks(run, seat, luck)))


def cards_of(state: State) -> Counter[str]:
    """Every Character Card, wherever it lies."""
    found = Counter[str]()
    for seat in state.seats:
        found += Counter(seat.hand) + Counter(seat.draw) + Counter(seat.discard)
    found.update(item.card for item in state.stack if item.what == "card")
    return found


def drinks_of(state: State) -> Counter[str]:
    """Every Drink Card, wherever it lies."""
    found = Counter(state.drinks) + Counter(state.poured) + Counter(state.bar)
    for seat in state.seats:
        found += Counter(seat.pile)
    for item in state.stack:
        found += Counter(item.cards)
    return found


def gold_of(state: State) -> int:
    """All Gold there is; what the Inn has given counts against it."""
    return sum(party.gold for party in state.parties) + state.inn + (state.round.pot if state.round else 0)


def whole_decks(state: State) -> tuple[Counter[str], Counter[str]]:
    library = the_library()
    cards = sum((Counter(library.characters[seat.character].build()) for seat in state.seats), Counter[str]())
    drinks = sum((Counter(library.decks[deck].build()) for deck in state.options["drinks"]), Counter[str]())
    return cards, drinks
