"""The work of `soak`: plays every seat of many tables, as fast as the store commits."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from signal import SIGINT, SIGTERM
from typing import Any, TextIO

from bot.commands.common import seeds
from bot.database import Database
from bot.engine import Refused
from bot.games.kit import GameKit, Kits, patrons_of
from bot.shares import LeaseTimes, Share
from bot.store import Store
from bot.store import tables as stored_tables
from bot.store.errors import ConnectionLost
from bot.store.sql import Connection
from bot.tables.clocks.clock import LoopClock
from bot.tables.info import Person, PrivateTable
from bot.tables.lease import Drained, Lease
from bot.tables.tables import Tables
from workshop.asked import Changes, at_once, next_to_answer

SERVER = 1 << 22
"""The server of id 1 in the bits by which servers are divided: k times it is a server of share k modulo n."""
CHANNEL = 2
SEATS = 4
PATIENT = LeaseTimes(2.0, 300.0, 600.0)
"""Here processes are killed, and none hangs: one that is only slow, because all play at full speed, keeps its lease."""
AWAY = 0.2
"""Seconds until the next attempt while the database is out of reach."""
LAST = "SELECT seq, digest FROM decisions WHERE table_id = ? ORDER BY epoch DESC, seq DESC LIMIT 1"


@dataclass(slots=True)
class SoakProgress:
    """Figures of a soak so far. `found`: live tables that the database held when it began."""

    found: int = 0
    decisions: int = 0
    finished: int = 0
    seconds: float = 0.0


def a_server(share: Share) -> int:
    """One of a share's servers."""
    return SERVER * (share.count + share.index)


class Soak:
    """Plays tables until it is told to stop. Each decision is acknowledged in `ack` once it is committed."""

    def __init__(
        self, tables: Tables, changes: Changes, store: Store, ack: TextIO, game: GameKit, options: Mapping[str, Any],
        seed: int | None,
    ) -> None:  # fmt: skip
        self.tables = tables
        self.changes = changes
        self.store = store
        self.server = a_server(store.share)
        self.ack = ack
        self.game = game.name
        self.options = options
        self.player = game.patrons()["random"]
        self.luck = random.Random(seed)
        self.played = SoakProgress()
        self.stopping = False

    async def play(self, table: str | None) -> None:
        """Play this table to its end and new ones after it; None: begin with a new one."""
        while not self.stopping:
            try:
                if table is None:
                    table = await self.fresh()
                table = await self.go_on(table)
            except ConnectionLost:
                await asyncio.sleep(AWAY)

    async def go_on(self, table: str) -> str | None:
        """One more answer at the table; None once its game is over."""
        private_table = await next_to_answer(self.tables, self.changes, table)
        if private_table is None:
            self.played.finished += (await self.tables.info(table)).status == "over"
            return None
        await self.move(table, private_table)
        return table

    async def fresh(self) -> str:
        """A new table with everybody seated and the game begun."""
        people = [Person(seat + 1, f"Player {seat + 1}") for seat in range(SEATS)]
        info = await self.tables.lobby.open(
            self.server, CHANNEL, people[0], self.game, pace="post", most=SEATS, options=self.options
        )
        table = info.id
        for person in people[1:]:
            await self.tables.lobby.join(table, person)
        await self.tables.lobby.start_game(table, people[0].id)
        return table

    async def move(self, table: str, private_table: PrivateTable) -> None:
        """One answer of the seat that must answer, and then its wish, if it has one."""
        if private_table.seat_ask is None or private_table.ask is None:
            return
        user = private_table.info.seats[private_table.seat].user_id or 0
        picks = self.player.choose(private_table.view, private_table.seat_ask, self.luck.random)
        await self.answer(table, user, private_table.ask.number, picks)
        with suppress(Refused):
            private_table = await self.tables.private_table(table, user)
            if wish := self.player.wish(private_table.view, private_table.unasked, self.luck.random):
                await self.answer(table, user, None, (wish,))

    async def answer(self, table: str, user: int, ask: int | None, picks: tuple[str, ...]) -> None:
        """Answer, and acknowledge the decision once it is committed."""
        await self.tables.play.answer(table, user, ask, picks)
        seq, digest = await self.last(table)
        self.ack.write(f"{table} {seq} {digest}\n")
        self.ack.flush()
        self.played.decisions += 1

    async def last(self, table: str) -> tuple[int, str]:
        """The last decision at the table, which is committed: if the database cannot be reached now, its answer counts
        none the less.
        """
        while True:
            try:
                return await self.store.read(lambda connection: _last(connection, table))
            except ConnectionLost:
                await asyncio.sleep(AWAY)


async def soak(
    db: Database, share: Share, kits: Kits, count: int, seconds: float, ack: Path, game: str,
    options: Mapping[str, Any], seed: int | None, tell: Callable[[SoakProgress], None],
) -> SoakProgress:  # fmt: skip
    """Play `count` tables at once for so many seconds, beginning with the live tables of the share's servers. While
    another process serves the share, this one stands by; it ends if all processes are told to drain.

    `tell` is called once a second with the figures so far.
    """
    store = await Store.open(db, share=share)
    try:
        clock = LoopClock(time.time)
        games = {name: kit.rules() for name, kit in kits.items()}  # a stand-by has loaded them when it takes over
        await Lease(store, clock, times=PATIENT).take()
        past = await store.read(lambda connection: connection.execute("SELECT count(*) FROM tables").fetchone()[0])
        changes = Changes()
        tables = Tables(
            store,
            games,
            patrons_of(kits),
            clock,
            seeds(seed, past),
            changes,
            least=at_once,
            written=seed is not None,
        )
        await tables.clocks.start()
        try:
            with ack.open("a", encoding="utf-8") as lines:
                found = await store.read(lambda connection: stored_tables.every(connection, ["live"], share))
                work = Soak(tables, changes, store, lines, kits[game], options, seed)
                work.played.found = len(found)
                await _for_a_while(work, [*found[:count], *[None] * (count - len(found))], seconds, tell)
        finally:
            await tables.clocks.stop()
    except Drained:
        return SoakProgress()
    finally:
        await store.close()
    return work.played


async def _for_a_while(
    work: Soak, tables: list[str | None], seconds: float, tell: Callable[[SoakProgress], None]
) -> None:
    loop = asyncio.get_running_loop()
    begun = loop.time()

    def report_progress() -> None:
        tell(work.played)
        if not work.stopping:
            loop.call_later(1, report_progress)

    report_progress()

    def stop() -> None:
        work.stopping = True

    for signal in (SIGINT, SIGTERM):
        loop.add_signal_handler(signal, stop)
    timer = loop.call_later(seconds, stop)
    try:
        async with asyncio.TaskGroup() as group:
            for table in tables:
                group.create_task(work.play(table))
    finally:
        timer.cancel()
        work.played.seconds = loop.time() - begun


def _last(connection: Connection, table: str) -> tuple[int, str]:
    return connection.execute(LAST, (table,)).fetchone()
