"""What one press costs: how often the table is projected, and how often its lock is taken."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from bot.engine import AnyGame
from bot.games.drinko.rules import Drinko
from bot.games.inn.rules import Inn
from tests.e2e.conftest import Evening, Person
from tests.e2e.test_inn import click_on


class CountedLock(asyncio.Lock):
    """A table's lock that counts how often it is taken."""

    def __init__(self) -> None:
        super().__init__()
        self.taken = 0

    async def acquire(self) -> Literal[True]:
        self.taken += 1
        return await super().acquire()


class Cost:
    """For whom the table was projected (None: for everybody), and how often its lock was taken."""

    def __init__(self) -> None:
        self.views: list[int | None] = []
        self.locks = 0


class CountedDrinko(Drinko):
    """Drinko, but for each projection that is written down."""

    views: list[int | None]

    def view(self, state: Any, seat: int | None, *, apart: bool = False) -> Any:
        self.views.append(seat)
        return super().view(state, seat, apart=apart)


class CountedInn(Inn):
    """The Inn, but for each projection that is written down."""

    views: list[int | None]

    def view(self, state: Any, seat: int | None, *, apart: bool = False) -> Any:
        self.views.append(seat)
        return super().view(state, seat, apart=apart)


def counted(evening: Evening, game: CountedDrinko | CountedInn) -> None:
    """From now on tables of this game are counted."""
    game.views = []
    games: dict[str, AnyGame] = evening.bot.games
    games[game.name] = game


@contextmanager
def cost(evening: Evening, table: str) -> Iterator[Cost]:
    """What is spent at the table inside the block."""
    found = Cost()
    (live,) = [live for live in evening.bot.tables._runtime.shelf.held() if live.id == table]
    assert live.run is not None
    game: Any = live.run.game
    lock = live.lock = CountedLock()
    game.views.clear()
    yield found
    found.views, found.locks = list(game.views), lock.taken


async def mover(evening: Evening, table: str) -> tuple[Person, int]:
    """Who is to move, and their seat."""
    person = await evening.to_move(table)
    assert person is not None
    seats = (await evening.info(table)).seats
    return person, next(seat.seat for seat in seats if seat.user_id == person.id)


async def seat_to_move(evening: Evening, table: str) -> tuple[Person, int]:
    """Who is to move, and their seat."""
    person = await evening.to_move(table)
    assert person is not None
    seats = (await evening.info(table)).seats
    return person, next(seat.seat for seat in seats if seat.user_id == person.id)


async def test_a_move_on_a_panel(evening: Evening) -> None:
    """The mover's hand and the table's message are projected once each, and the hand of who is next."""
    counted(evening, CountedDrinko())
    table = await evening.open(*evening.people[:2])
    for _ in range(6):
        person, seat = await seat_to_move(evening, table)
        with cost(evening, table) as spent:
            await evening.move(person)
            await evening.rest(4)
        assert sorted(spent.views, key=str) == [0, 1, None]
        assert spent.views[0] == seat, "who pressed is answered first"
        assert spent.locks <= 2


async def test_a_move_while_the_channel_has_no_room(evening: Evening) -> None:
    """The table is projected when its message can be edited, not before."""
    counted(evening, CountedDrinko())
    table = await evening.open(*evening.people[:2])
    for _ in range(2):
        person, _ = await seat_to_move(evening, table)
        await evening.move(person)
        await evening.rest(0.2)
    person, _ = await seat_to_move(evening, table)
    with cost(evening, table) as hasty:
        await evening.move(person)
        await evening.rest(0.2)
        assert None not in evening_views(evening, table), "there is no room for it yet"
        await evening.rest(4)
    assert hasty.views.count(None) == 1
    assert hasty.locks <= 2


def evening_views(evening: Evening, table: str) -> list[int | None]:
    """For whom the table was projected since it was last looked at."""
    (live,) = [live for live in evening.bot.tables._runtime.shelf.held() if live.id == table]
    assert live.run is not None
    game: Any = live.run.game
    return game.views


async def test_a_pass_on_the_tables_message(evening: Evening) -> None:
    await evening.house(pictures=False)
    counted(evening, CountedInn())
    people = evening.people[:3]
    table = await evening.open(*people, start=False, game="inn")
    await evening.bot.tables.options.set_options(table, people[0].id, {"windows": "sealed"})
    await evening.rest(6)
    await evening.press(people[0], table, "table.start")
    await evening.rest()
    luck, passes = random.Random(1), 0
    while passes < 6:
        _, ask = await evening.bot.tables.open_ask(table)
        assert ask is not None
        person, seat = await seat_to_move(evening, table)
        if ask.kind != "response":
            await click_on(evening, person, luck)
            await evening.rest()
            continue
        with cost(evening, table) as spent:
            await evening.press(person, table, "inn.pass", ask=ask.number)
            await evening.rest(4)
        passes += 1
        assert spent.views.count(None) == 1
        assert spent.views.count(seat) <= 1
        assert len(set(spent.views)) == len(spent.views), "nobody's hand is projected twice"
        assert spent.locks <= 2
