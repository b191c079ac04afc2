"""What must hold after every step, and what must hold when all is quiet."""

from __future__ import annotations

import logging
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, cast

from bot.games import GAMES
from bot.store.results import ladders
from bot.store.sql import Connection
from bot.tables.info import TableInfo
from bot.tables.ladder.ladder import recompute
from bot.tables.record.proof import prove
from workshop.year.world import SimulatedWorld

CALLS_MOST = 50
"""Calls a second that Discord takes."""
MESSAGES_MOST, MESSAGES_SECONDS = 5, 5.0
"""Sends, and edits, in so many seconds that Discord takes in one channel."""
INJECTED = ("year.disk.Killed", "database or disk is full", "database is locked", "injected by test")
"""What an error's text has that comes from a fault of the simulated world."""
_LAST = "SELECT table_id, epoch, seq, digest, source FROM decisions ORDER BY table_id, epoch, seq"


RULES = {name: kit.rules() for name, kit in GAMES.items()}


class Wrong(Exception):
    """An invariant does not hold."""

    def __init__(self, what: str, details: str) -> None:
        super().__init__(what)
        self.what = what
        self.details = details


class Stored(NamedTuple):
    """A decision in the database."""

    digest: str
    source: str


class Noted(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.records.append(self.format(record))


@dataclass
class Checks:
    """The invariants, and how often each was looked at."""

    world: SimulatedWorld
    made: Counter[str] = field(default_factory=Counter[str])
    stored: dict[tuple[str, int, int], Stored] = field(default_factory=dict[tuple[str, int, int], Stored])
    """Every decision that was seen in the database after a step: it has been acknowledged."""
    noted: Noted = field(default_factory=Noted)

    # -- after every step -----------------------------------------------------------------------------------------

    async def cheap(self, told: str, *, troubled: bool) -> None:
        """After a step; `troubled`: something fails just now, so presses may come to nothing. Raises `Wrong`."""
        self.made["acknowledged"] += 1
        if "NOT ACKNOWLEDGED" in told and not troubled:
            raise Wrong("a press was not acknowledged", told)
        errors = [line for line in self.noted.records if not any(fault in line for fault in INJECTED)]
        self.noted.records.clear()
        self.made["nothing logged as an error"] += 1
        if errors:
            raise Wrong("an error was logged", "\n".join(errors[:5]))
        await self._kept()
        for info in await self.world.bot.tables.in_guild(self.world.guild.id):
            await self._armed(info)

    async def _kept(self) -> None:
        """No decision that was once there is gone or different, but where the store dropped a finished table."""
        there = await self.world.bot.store.read(_decisions)
        tables = {table for table, _, _ in there}
        self.made["nothing lost"] += 1
        for key, stored in self.stored.items():
            if key[0] in tables and there.get(key) != stored:
                raise Wrong("an acknowledged answer was lost or has changed", f"{key}: {stored}, now {there.get(key)}")
        self.stored = there

    async def _armed(self, info: TableInfo) -> None:
        """A table that plays waits for somebody who is asked and can answer, or for its clock."""
        tables = self.world.bot.tables
        if info.status != "live":
            return
        self.made["somebody can go on"] += 1
        _, ask = await tables.open_ask(info.id)
        armed = tables._runtime.scheduler.at(info.id)  # pyright: ignore[reportPrivateUsage]
        if ask is None or (armed is None and (ask.deadline is not None or not ask.waiting)):
            raise Wrong("a live table waits for nobody", f"table {info.id}: {ask}, woken at {armed}")

    # -- when all is quiet ----------------------------------------------------------------------------------------

    async def dear(self) -> None:
        """When nothing is under way and no fault is active. Raises `Wrong`."""
        for info in await self.world.bot.tables.in_guild(self.world.guild.id):
            self._one_message(info)
        self._limits()
        await self._proofs()
        await self._ratings()

    def _one_message(self, info: TableInfo) -> None:
        if info.status not in ("lobby", "live") or info.channel_id != self.world.channel.id:
            return
        self.made["one message a table"] += 1
        there = [message.id for message in self.world.messages(info.id) if message.components]
        active = [each for each in there if self.world.is_board(each)]
        if len(active) != 1:
            raise Wrong("a table has not one message", f"table {info.id} ({info.status}) has {active} of {there}")

    def _limits(self) -> None:
        self.made["calls within Discord's limits"] += 1
        most = max(Counter(int(at) for at in self.world.called).values(), default=0)
        if most > CALLS_MOST:
            raise Wrong("too many calls in a second", str(most))

    async def _proofs(self) -> None:
        bot = self.world.bot
        over = await bot.store.read(
            lambda connection: [row[0] for row in connection.execute("SELECT id FROM tables WHERE status = 'over'")]
        )
        for table in over:
            if table in self.world.proved:
                continue
            text = await bot.tables.proof(table)
            if text is None:
                continue
            self.made["a log that proves its shuffle"] += 1
            try:
                prove(text, RULES)
            except Exception as no:
                raise Wrong("a log does not prove its shuffle", f"table {table}: {no!r}") from no
            self.world.proved.add(table)

    async def _ratings(self) -> None:
        """The ladder comes out the same from its finished games."""
        copy = self.world.db.with_name("copy.db")
        await self.world.bot.store.read(lambda connection: _copied(connection, copy))
        self.made["ratings recompute"] += 1
        with sqlite3.connect(copy) as connection:
            before = connection.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall()
            for guild, name in ladders(connection):
                recompute(connection, guild, name)
            after = connection.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall()
        copy.unlink()
        if before != after:
            different = [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]]
            raise Wrong("the ladder comes out otherwise", f"{different[:3]}")


def _decisions(connection: Connection) -> dict[tuple[str, int, int], Stored]:
    return {
        (table, epoch, seq): Stored(digest, source) for table, epoch, seq, digest, source in connection.execute(_LAST)
    }


def _copied(connection: Connection, copy: Path) -> None:
    with sqlite3.connect(copy) as target:
        cast("sqlite3.Connection", connection).backup(target)
