"""Tables for benchmarks, on a database of their own, and players that answer there."""

from __future__ import annotations

import asyncio
import random
import resource
import sys
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from bot.commands.common import seeds
from bot.database import Database
from bot.games import GAMES, patron
from bot.shares import ALL, Share
from bot.store import Store
from bot.tables.clocks.clock import LoopClock
from bot.tables.info import Person
from bot.tables.lease import Lease
from bot.tables.tables import Tables
from workshop.asked import Changes, at_once, next_to_answer
from workshop.soaking import CHANNEL, a_server

LONGER = {"play_on": True}
"""Options of Drinko that make its games long enough."""


class NextAnswer(NamedTuple):
    """An answer that is to be given."""

    table: str
    user: int
    ask: int
    picks: tuple[str, ...]


class Answerer:
    """Answers for everybody; `took` has the seconds of each answer, `cpu` the processor's seconds of all waves."""

    def __init__(
        self, tables: Tables, game: str = "drinko", changes: Changes | None = None, share: Share = ALL
    ) -> None:
        self.tables = tables
        self.share = share
        self.changes = changes or Changes()
        self.took: list[float] = []
        self.cpu = 0.0
        self.luck = random.Random(1)
        self.patron = patron(game, "random")

    async def play(self, table: str, seconds: float) -> None:
        """Answer at this table, and at others after it, for so long."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if not await self.answer(table):
                table = await fresh(self.tables, 4, share=self.share)

    async def in_waves(self, opened: list[str], seconds: float) -> float:
        """Answer at all the tables at once, again and again; how many a second are accepted. Choosing is not timed.

        Each answer's time begins with its wave: what it waits for the others is in it.
        """
        took, before = 0.0, len(self.took)
        while took < seconds:
            for at, table in enumerate(opened):
                if await self.choose(table) is None:
                    opened[at] = await fresh(self.tables, 4, share=self.share)
            moves = [move for table in opened if (move := await self.choose(table))]
            began, spent = time.perf_counter(), time.process_time()
            await asyncio.gather(*(self.make(move, began) for move in moves))
            took += time.perf_counter() - began
            self.cpu += time.process_time() - spent
        return (len(self.took) - before) / took

    async def answer(self, table: str) -> bool:
        """One answer; False when the game is over."""
        move = await self.choose(table)
        if move is not None:
            await self.make(move, time.perf_counter())
        return move is not None

    async def make(self, move: NextAnswer, began: float) -> None:
        """Give the answer, and keep how long that took since it `began`."""
        await self.tables.play.answer(*move)
        self.took.append(time.perf_counter() - began)

    async def choose(self, table: str) -> NextAnswer | None:
        """An answer for the seat that is asked; None when the game is over."""
        seat = await next_to_answer(self.tables, self.changes, table)
        if seat is None or seat.seat_ask is None or seat.ask is None:
            return None
        user = seat.info.seats[seat.seat].user_id or 0
        return NextAnswer(table, user, seat.ask.number, self.patron.choose(seat.view, seat.seat_ask, self.luck.random))


@asynccontextmanager
async def open_tables(db: Database, changes: Changes | None = None, share: Share = ALL) -> AsyncGenerator[Tables]:
    """Tables on a database that nobody else uses for this share, started; `changes` is told of what happens at them."""
    store = await Store.open(db, share=share)
    try:
        past = await store.read(lambda connection: connection.execute("SELECT count(*) FROM tables").fetchone()[0])
        games = {name: kit.rules() for name, kit in GAMES.items()}
        clock = LoopClock(time.time)
        await Lease(store, clock).take()
        tables = Tables(
            store,
            games,
            patron,
            clock,
            seeds(7 + share.index, past),
            changes or Changes(),
            least=at_once,
            written=True,
        )
        await tables.clocks.start()
        tables.inbox.open()
        try:
            yield tables
        finally:
            tables.inbox.close()
            await tables.clocks.stop()
    finally:
        await store.close()


async def fresh(
    tables: Tables, seats: int, game: str = "drinko", options: Mapping[str, Any] = LONGER, share: Share = ALL
) -> str:
    """A game that has just begun on a server of this share, people in every seat."""
    people = [Person(seat + 1, f"Player {seat + 1}") for seat in range(seats)]
    info = await tables.lobby.open(
        a_server(share), CHANNEL, people[0], game=game, pace="post", most=seats, options=options
    )
    table = info.id
    for person in people[1:]:
        await tables.lobby.join(table, person)
    await tables.lobby.start_game(table, people[0].id)
    return table


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many percent lie."""
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def resident() -> int:
    """Bytes of memory this process takes now (where that cannot be asked: has taken at most)."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
    return pages * resource.getpagesize()
