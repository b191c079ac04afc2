"""Tables that a command plays at, and what is answered there."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from bot.commands.common import seeds
from bot.database import Database
from bot.games import GAMES
from bot.games.kit import Kits, patrons_of
from bot.patrons.patron import Patron
from bot.shares import ALL, USUAL_TIMES, LeaseTimes, Share
from bot.store import Store
from bot.tables.clocks.clock import LoopClock
from bot.tables.info import Person
from bot.tables.lease import Lease
from bot.tables.tables import Tables
from workshop.asked import Changes, at_once, next_to_answer

SERVER = 1 << 22
"""The server of id 1 in the bits by which servers are divided: k times it is a server of share k modulo n."""
CHANNEL = 2
LONGER = {"play_on": True}
"""Options of Drinko that make its games long enough."""


class NextAnswer(NamedTuple):
    """An answer that is to be given."""

    table: str
    user: int
    ask: int
    picks: tuple[str, ...]


def a_server(share: Share) -> int:
    """One of a share's servers."""
    return SERVER * (share.count + share.index)


@asynccontextmanager
async def open_store(db: Database, share: Share = ALL) -> AsyncGenerator[Store]:
    """A store, which is closed at the end."""
    store = await Store.open(db, share=share)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def serving(
    store: Store, changes: Changes, kits: Kits = GAMES, seed: int | None = 7, times: LeaseTimes = USUAL_TIMES
) -> AsyncGenerator[Tables]:
    """The tables of a store's share, started; `changes` is told of what happens at them. While another process serves
    the share, it is waited for. Raises `Drained`.
    """
    games = {name: kit.rules() for name, kit in kits.items()}  # a stand-by has loaded them when it takes over
    clock = LoopClock(time.time)
    await Lease(store, clock, times=times).take()
    past = await store.read(lambda connection: connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    entropy = seeds(None if seed is None else seed + store.share.index, past)
    tables = Tables(store, games, patrons_of(kits), clock, entropy, changes, least=at_once, written=seed is not None)
    await tables.clocks.start()
    tables.inbox.open()
    try:
        yield tables
    finally:
        tables.inbox.close()
        await tables.clocks.stop()


@asynccontextmanager
async def open_tables(db: Database, changes: Changes | None = None, share: Share = ALL) -> AsyncGenerator[Tables]:
    """Tables on a database that nobody else uses for this share, started."""
    async with open_store(db, share) as store, serving(store, changes or Changes()) as tables:
        yield tables


async def begun(
    tables: Tables, server: int, channel: int, people: Sequence[Person], game: str, options: Mapping[str, Any],
    pace: str = "post",
) -> str:  # fmt: skip
    """A game that has just begun in a channel, these people in its seats."""
    host, *others = people
    most = max(2, len(people))
    info = await tables.lobby.open(server, channel, host, game, pace=pace, most=most, options=options)
    for person in others:
        await tables.lobby.join(info.id, person)
    await tables.lobby.start_game(info.id, host.id)
    return info.id


async def fresh(
    tables: Tables, seats: int, game: str = "drinko", options: Mapping[str, Any] = LONGER, share: Share = ALL
) -> str:
    """A game that has just begun on a server of this share, people in every seat."""
    people = [Person(seat + 1, f"Player {seat + 1}") for seat in range(seats)]
    return await begun(tables, a_server(share), CHANNEL, people, game, options)


async def choose(
    tables: Tables, changes: Changes, table: str, player: Patron, luck: Callable[[], float]
) -> NextAnswer | None:
    """An answer for the seat that is asked; None when the game is over."""
    seat = await next_to_answer(tables, changes, table)
    if seat is None or seat.seat_ask is None or seat.ask is None:
        return None
    user = seat.info.seats[seat.seat].user_id or 0
    return NextAnswer(table, user, seat.ask.number, player.choose(seat.view, seat.seat_ask, luck))
