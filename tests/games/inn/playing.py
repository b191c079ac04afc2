"""Random legal play of the Inn, for properties and leaks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.engine import CLOCK, TIME, Chance, Event, Option, Run
from bot.games.inn.rules import Inn, Library, State, the_library
from bot.games.inn.rules.cards.library import add_house_decks
from bot.games.inn.rules.picks import read_pick

T = TypeVar("T")

GAME = Inn()
ALL_DECKS = [f"drink-{n}" for n in range(1, 7)]
NINE = ["deirdre", "dimli", "eve", "fiona", "fleck", "gerki", "gog", "sera", "zot"]
"""The characters of the known decks: what is measured or stored with them goes on with them alone."""


def games(few: int, all_of_them: int) -> list[Any]:
    """The numbers of games that a test plays, each by itself: a few in the suite, the others in ``make measure``."""
    return [*range(few), *(pytest.param(number, marks=pytest.mark.long) for number in range(few, all_of_them))]


def game_of_nine() -> Inn:
    """The Inn as it was with nine characters, so that chance picks from these."""
    library = the_library()
    nine = {code: library.characters[code] for code in NINE}
    return Inn(Library(library.cards, library.drinks, nine, library.decks))


def new_run(seats: int, options: Mapping[str, Any], seed: str, *, live: bool = True) -> Run:
    """A game at the beginning of its first turn: characters that choose while the table is set up have chosen."""
    run = Run.new(GAME, seats, options, seed, live=live)[0]
    choose(run)
    return run


def choose(run: Run) -> None:
    """Let the characters that choose while the table is set up do it."""
    while run.state.stack:
        assert run.ask is not None
        seat = run.waiting()[0]
        run.answer(seat, run.ask.number, run.ask.seats[seat].default)


def begun(data: dict[str, Any], seed: str) -> Run:
    """A game that begins in this state."""
    run = Run(GAME, GAME.load(data, GAME.schema_version), Chance(seed))
    run.begin()
    return run


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
    n = max(asked.least, min(int(luck.random() * 4), asked.most))
    return tuple(options.pop(int(luck.random() * len(options))).key for _ in range(n))


def random_move(run: Run, luck: random.Random, *, out_of_turn: float = 0.0) -> list[Any]:
    """Make one: an answer, or now and then a card out of turn."""
    assert run.ask is not None
    if out_of_turn and luck.random() < out_of_turn:
        state: State = run.state
        seat = one_of(luck, state.living())
        options = list(run.game.unasked(state, seat).values())
        if options:
            return list(run.use_unasked(seat, a_pick(luck, one_of(luck, options))))
    if not run.waiting():
        return list(run.answer(CLOCK, run.ask.number, TIME, "clock"))
    seat = run.waiting()[0]
    return list(run.answer(seat, run.ask.number, random_picks(run, seat, luck)))


def eager_move(run: Run, luck: random.Random, unplayed: AbstractSet[str]) -> list[Event]:
    """One by chance; half of the time a card that was never played yet, where there is one."""
    ask = run.ask
    seat = next(iter(run.waiting()), None)
    if ask is not None and seat is not None and ask.seats[seat].most == 1 and luck.random() < 0.5:
        options = [option for key, option in ask.seats[seat].options.items() if read_pick(key).of in unplayed]
        if options:
            return run.answer(seat, ask.number, (a_pick(luck, one_of(luck, options)),))
    return random_move(run, luck, out_of_turn=0.05)


def cards_of(state: State) -> dict[str, int]:
    """How many there are of every card of the characters, their side decks and the decks of Events, wherever it lies.

    Two of these are compared at every step of many games, which takes a counter ten times as long.
    """
    return dict(Counter(state.cards()))


def drinks_of(state: State) -> dict[str, int]:
    """How many there are of every Drink Card, wherever it lies."""
    return dict(Counter(state.pours()))


def gold_of(state: State) -> int:
    """All Gold there is; what the Inn has given counts against it."""
    return sum(party.gold for party in state.parties) + state.inn + (state.round.pot if state.round else 0)


def whole_decks(state: State, library: Library | None = None) -> tuple[dict[str, int], dict[str, int]]:
    """What `cards_of` and `drinks_of` must come to, also at a table begun before some cards were dealt no more."""
    library = library or the_library()
    decks = [library.played(seat.character, boss=seat.boss) for seat in state.seats]
    beside = [side for deck in decks for side in deck.sides.values()]
    beside += [library.encounters[deck.code] for deck in state.encounters]
    cards = Counter(card for deck in beside for card in deck.build())
    for deck, seat in zip(decks, state.seats, strict=True):
        cards += Counter(deck.build([*seat.hand, *seat.draw, *seat.discard, *(laid.card for laid in seat.front)]))
    drinks = sum((Counter(library.decks[deck].build()) for deck in state.options["drinks"]), Counter[str]())
    return dict(cards), dict(drinks)


def laid_open(events: Iterable[Event], seat: int, cards: set[str]) -> bool:
    """Whether a hand was shown, a deck looked through or something discarded so that one of these cards is public."""
    return any(
        event.key in ("cards-shown", "card-searched", "discarded")
        and event.args["seat"] == seat
        and not cards.isdisjoint(event.args["cards"])
        for event in events
    )


HOUSE = Path(__file__).parents[2] / "house"


@contextmanager
def house_decks(folder: Path = HOUSE) -> Iterator[None]:
    """The decks of tests/house, or of another folder, added as the bot does it; gone again afterwards."""
    library = the_library()
    parts = (library.cards, library.drinks, library.characters, library.decks, library.encounters, library.counters)
    before = [set(part) for part in parts]
    assert add_house_decks(folder) == []
    yield
    for part, codes in zip(parts, before, strict=True):
        for code in set(part) - codes:
            part.pop(code)
    library.look_again()
