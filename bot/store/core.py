"""The store: one writer, which commits waiting units together, and two readers. Each works on a thread of its own.

The event loop never waits for the disk, nor for the lock of another process: it hands work to these threads, and they
hand results back.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from itertools import chain, groupby
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot import metrics
from bot.shares import ALL, Share
from bot.store.errors import StoreClosed
from bot.store.migrations import FOLDER, migrate
from bot.store.sql import Connection
from bot.store.sqlite import SqliteThread, connect

log = logging.getLogger(__name__)

T = TypeVar("T")

Unit = Callable[[Connection], T]
"""A transaction's body: runs wholly on the writer's thread, begins and ends no transaction itself. It changes nothing
but the database, because it is run again when one that shares its transaction fails.

Units of a type with a `store_all`, a static method that takes the connection and a list of them, are stored by it where
several wait one behind the other: with one statement for many rows instead of one for each.
"""

TOGETHER = 256
"""How many units are committed together at most, so that the first of them does not wait long."""
ENOUGH = 32
"""With this many units waiting, they are committed at once, before the event-loop tick is over; with twice as many
while another commit is under way, and so on. A tick in which hundreds answer is long, and the disk need not wait for
its end."""
TOLD = 16
"""To how many callers the outcome of their units is told in one event-loop tick: each goes on at once, and while a
hundred do, nobody else has a turn."""
CHECKPOINT = 1_500
"""After this many units the write-ahead log is moved into the database file, while the writer goes on."""


class _Waiting:
    """A unit, and the future of the caller that waits for it."""

    __slots__ = ("open", "result", "unit")

    def __init__(self, unit: Unit[Any], result: asyncio.Future[Any]) -> None:
        self.unit = unit
        self.result = result
        self.open = True
        """Whether its outcome has not been told yet."""


class _Failed(NamedTuple):
    """The exception of a unit, marked as such so that it is not taken for its result."""

    error: BaseException


class Store:
    """The database of one bot. `open` it, hand it units and readings, `close` it."""

    def __init__(
        self, path: Path, writer: SqliteThread, reader: SqliteThread, replayer: SqliteThread, share: Share = ALL
    ) -> None:
        self.path = path
        self.share = share
        """The servers whose tables this process serves."""
        self._writer = writer
        self._reader = reader
        self._replayer = replayer
        self._waiting: list[_Waiting] = []
        self._under_way: deque[list[_Waiting]] = deque()
        """The units of each commit that the writer has been given, in order."""
        self._untold: deque[tuple[_Waiting, Any]] = deque()
        """Committed units, each with its outcome."""
        self._flush_scheduled = False
        """Whether the waiting units are to be committed at the next event-loop tick."""
        self._logged = 0
        """Units committed since the last checkpoint began."""
        self._moving = False
        self._rest = False
        """Whether the log holds little more than was committed during a checkpoint."""
        self._closed = False

    @classmethod
    async def open(cls, path: str | Path, migrations: Path = FOLDER, share: Share = ALL) -> Store:
        """Open the file, or make it, and bring its schema up to date.

        Raises `SchemaError` when it is newer than this version or a migration fails, `sqlite3.Error` when it cannot be
        opened or is no database.
        """
        path = Path(path)
        opened = [await connect(path)]
        try:
            await opened[0].run(lambda connection: migrate(connection, migrations))
            opened += [await connect(path, read_only=True), await connect(path, read_only=True)]
        except BaseException:
            for connection in opened:
                await connection.close()
            raise
        return cls(path, *opened, share=share)

    async def write(self, unit: Unit[T]) -> T:
        """Run `unit` in a transaction and return its result once it is committed.

        Units that wait together share one commit. A unit that raises is rolled back alone, and its exception is raised
        here. When the commit itself fails, all its units are rolled back, and all of them raise. A cancelled caller
        gets `CancelledError` only once the outcome of its unit is certain. Raises `StoreClosed`.
        """
        if self._closed:
            raise StoreClosed
        waiting = _Waiting(unit, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if len(self._waiting) >= min(ENOUGH << len(self._under_way), TOGETHER):
            self._commit_next()
        elif not self._under_way:
            # Other tasks that write in this event-loop tick share the commit.
            self._schedule_flush()
        try:
            return await waiting.result
        except asyncio.CancelledError:
            waiting.result = asyncio.get_running_loop().create_future()
            if waiting.open:
                await asyncio.wait([waiting.result])
                if not waiting.result.cancelled():
                    waiting.result.exception()
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on the reading connection: it sees everything committed, in one consistent state."""
        if self._closed:
            raise StoreClosed
        return await self._reader.run(lambda connection: _consistently(connection, work))

    async def replay(self, work: Callable[[Connection], T]) -> T:
        """The same for work that takes long, as games that are played again do: `read` never waits for it."""
        if self._closed:
            raise StoreClosed
        return await self._replayer.run(lambda connection: _consistently(connection, work))

    def listen(self, ring: Callable[[], None]) -> None:
        """Call `ring` on the event loop whenever another process may have sent a letter. With SQLite there is none."""

    @property
    def busy(self) -> bool:
        """Whether any of its threads works."""
        return any(connection.under_way for connection in (self._writer, self._reader, self._replayer))

    async def close(self) -> None:
        """Commit the waiting units, and close. Further work raises `StoreClosed`; closing twice does nothing."""
        if self._closed:
            return
        self._closed = True
        while pending := [*(waiting for waiting, _ in self._untold), *chain(*self._under_way), *self._waiting]:
            await asyncio.wait([waiting.result for waiting in pending])
        await self._replayer.close()
        await self._reader.close()
        await self._writer.close()

    def _schedule_flush(self) -> None:
        """Commit the waiting units at the next event-loop tick."""
        if not self._flush_scheduled:
            self._flush_scheduled = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flush_scheduled = False
        if self._waiting and not self._under_way:
            self._commit_next()

    def _commit_next(self) -> None:
        """Commit the waiting units. No task waits for the commit: the writer calls `_committed`."""
        group, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        self._under_way.append(group)
        self._writer.begin(self._work([waiting.unit for waiting in group]), self._committed)

    def _committed(self, outcomes: list[Any]) -> None:
        committed = self._under_way.popleft()
        self._count(len(committed))
        if self._waiting and not self._under_way:
            self._commit_next()
        telling = bool(self._untold)
        self._untold.extend(zip(committed, outcomes, strict=True))
        if not telling:
            self._tell()

    def _tell(self) -> None:
        for _ in range(min(TOLD, len(self._untold))):
            waiting, outcome = self._untold.popleft()
            waiting.open = False
            if not waiting.result.done():
                if isinstance(outcome, _Failed):
                    waiting.result.set_exception(outcome.error)
                else:
                    waiting.result.set_result(outcome)
        if self._untold:
            asyncio.get_running_loop().call_soon(self._tell)

    def _work(self, units: list[Unit[Any]]) -> Callable[[Connection], list[Any]]:
        """The commit of these units. The first one after a checkpoint finishes it, so that the log starts over."""
        rest, self._rest = self._rest, False

        def work(connection: Connection) -> list[Any]:
            if rest:
                _checkpoint(connection)  # if it fails, the next checkpoint moves more
            began = time.perf_counter()
            outcomes = _commit(connection, units)
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
            metrics.UNITS.inc(len(units))
            return outcomes

        return work

    def _count(self, units: int) -> None:
        """Now and then empty the log. The replayer does it: commits and readings need not wait for the disk then."""
        self._logged += units
        if self._logged >= CHECKPOINT and not (self._moving or self._closed):
            self._logged, self._moving = 0, True
            self._replayer.begin(_checkpoint, self._moved)

    def _moved(self, error: sqlite3.Error | None) -> None:
        self._moving, self._rest = False, error is None
        if error is not None:
            log.warning("the log could not be moved into the database; it is tried again: %s", error)


def _checkpoint(connection: Connection) -> sqlite3.Error | None:
    """Move the log into the database file, except what a reader still needs. Returns the error if there was one."""
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    except sqlite3.Error as error:
        return error
    return None


def _commit(connection: Connection, units: list[Unit[Any]]) -> list[Any]:
    """Run the units in one transaction; their results or failures. After a rollback all of them are failures."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [units[0](connection)] if len(units) == 1 else _run_all(connection, units)
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [_Failed(error)] * len(units)
    return outcomes


def _run_all(connection: Connection, units: list[Unit[Any]]) -> list[Any]:
    """Run several units; their results or failures. Only if one fails each is run again, in a savepoint of its own."""
    try:
        return _run_together(connection, units)
    except BaseException:
        if connection.in_transaction:  # SQLite may have rolled it back by itself
            connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return [_run_alone(connection, unit) for unit in units]


def _run_together(connection: Connection, units: list[Unit[Any]]) -> list[Any]:
    """Run several units, each kind in bulk that can be; their results. Raises what any of them raises."""
    results: list[Any] = []
    for store_all, alike in groupby(units, _store_all):
        if store_all is None:
            results += [unit(connection) for unit in alike]
        else:
            stored = list(alike)
            store_all(connection, stored)
            results += [None] * len(stored)
    return results


def _store_all(unit: Unit[Any]) -> Callable[[Connection, list[Any]], None] | None:
    return getattr(type(unit), "store_all", None)


def _run_alone(connection: Connection, unit: Unit[Any]) -> Any:
    """Run one of several units in a savepoint."""
    connection.execute("SAVEPOINT unit")
    try:
        result = unit(connection)
    except BaseException as error:
        # SQLite may have rolled back the whole transaction by itself (a full disk): then all units have failed.
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO unit")
        connection.execute("RELEASE unit")
        return _Failed(error)
    connection.execute("RELEASE unit")
    return result


def _consistently(connection: Connection, work: Callable[[Connection], T]) -> T:
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("ROLLBACK")
