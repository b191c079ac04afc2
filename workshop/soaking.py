"""The work of `soak`: plays every seat of many tables, as fast as the store commits."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from signal import SIGINT, SIGTERM
from typing import Any, TextIO

from bot.database import Database
from bot.engine import Refused
from bot.games.kit import GameKit, Kits
from bot.shares import LeaseTimes, Share
from bot.store import Store
from bot.store import tables as stored_tables
from bot.store.errors import ConnectionLost
from bot.store.sql import Connection
from bot.tables.lease import Drained
from bot.tables.tables import Tables
from workshop.asked import Changes
from workshop.played import choose, fresh, open_store, serving

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


class Soak:
    """Plays tables until it is told to stop. Each decision is acknowledged in `ack` once it is committed."""

    def __init__(
        self, tables: Tables, changes: Changes, store: Store, ack: TextIO, game: GameKit, options: Mapping[str, Any],
        seed: int | None,
    ) -> None:  # fmt: skip
        self.tables = tables
        self.changes = changes
        self.store = store
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
                    table = await fresh(self.tables, SEATS, self.game, self.options, self.store.share)
                table = await self.go_on(table)
            except ConnectionLost:
                await asyncio.sleep(AWAY)

    async def go_on(self, table: str) -> str | None:
        """One more answer at the table, and then what the seat wishes, if it does; None once the game is over."""
        move = await choose(self.tables, self.changes, table, self.player, self.luck.random)
        if move is None:
            self.played.finished += (await self.tables.info(table)).status == "over"
            return None
        await self.answer(*move)
        with suppress(Refused):
            private_table = await self.tables.private_table(table, move.user)
            if wish := self.player.wish(private_table.view, private_table.unasked, self.luck.random):
                await self.answer(table, move.user, None, (wish,))
        return table

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
    changes = Changes()
    try:
        async with open_store(db, share) as store, serving(store, changes, kits, seed, PATIENT) as tables:
            with ack.open("a", encoding="utf-8") as lines:
                found = await store.read(lambda connection: stored_tables.every(connection, ["live"], share))
                work = Soak(tables, changes, store, lines, kits[game], options, seed)
                work.played.found = len(found)
                await _for_a_while(work, [*found[:count], *[None] * (count - len(found))], seconds, tell)
    except Drained:
        return SoakProgress()
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
