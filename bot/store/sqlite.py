"""The store on a file of SQLite's; the only module that uses private parts of aiosqlite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar, cast

import aiosqlite

from bot.store.driver import Failed, Unit, run_together
from bot.store.sql import Connection

T = TypeVar("T")

BUSY_SECONDS = 10.0
CHECKPOINT_PAGES = 40_000
"""With so many pages in the log (160 MB) a commit itself moves them into the database file, if the store has not."""
STEPS = 20_000
"""How many steps of SQLite's machine lie between two looks at whether a check is to be broken off."""


class SqliteThread(aiosqlite.Connection):
    """A connection on its own thread that takes whole pieces of work.

    aiosqlite hands every single statement to the thread; a transaction of ten would cost ten trips, and other
    coroutines' statements could come between them. `_execute`, through which all of its own methods go, takes any
    function, and its queue (`_tx`) takes functions without a waiting caller; `_thread` is the thread. These are the
    only private names that we use, and tests/store guards them.
    """

    lost = False
    """A file is always there."""
    ended: asyncio.Future[object] | None = None
    """A future that is done once the thread has ended; None until the thread is told to end."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self.when_lost: Callable[[], None] = lambda: None
        self.when_back: Callable[[], None] = lambda: None
        self.waited = 0.0
        self.claim: Callable[[Connection], None] = lambda connection: None
        self.under_way = 0
        """How many pieces of work were handed to the thread whose results are not back yet."""
        # The thread must not keep a process alive that fails before it closes its store.
        self._thread.daemon = True

    def stop(self) -> asyncio.Future[object] | None:
        """Tell the thread to end."""
        self.ended = super().stop()  # pyright: ignore[reportUnknownMemberType]
        return self.ended

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` wholly on the connection's thread; its result, or its exception."""
        self.under_way += 1
        try:
            result: T = await self._execute(work, self._conn)  # pyright: ignore[reportUnknownMemberType]
        finally:
            self.under_way -= 1
        return result

    def begin(self, work: Callable[[sqlite3.Connection], T], then: Callable[[T], None]) -> None:
        """Run `work`, which must not raise, on the connection's thread; then `then` with its result on the loop."""
        connection, loop = self._conn, asyncio.get_running_loop()
        queue = cast("SimpleQueue[tuple[None, Callable[[], object]]]", self._tx)  # pyright: ignore[reportUnknownMemberType]

        def back(result: T) -> None:
            self.under_way -= 1
            then(result)

        self.under_way += 1
        queue.put_nowait((None, lambda: loop.call_soon_threadsafe(back, work(connection))))


def open_file(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """Open the file on any thread. Raises `sqlite3.Error` when it cannot be opened or is no database."""
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, cached_statements=512, check_same_thread=False
    )
    try:
        # PostgreSQL's way to wake other processes up: here there are none.
        connection.create_function("pg_notify", 2, _notify)
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")
        if read_only:
            connection.execute("PRAGMA query_only = ON")
        else:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    except BaseException:
        connection.close()
        raise
    return connection


async def connect(path: Path, *, read_only: bool = False) -> SqliteThread:
    """The same, with a thread of its own."""
    connection = SqliteThread(lambda: open_file(path, read_only=read_only))
    try:
        await connection
    except BaseException:
        # aiosqlite does not wait for its thread, which would look for the event loop after the loop's end.
        if connection.ended is not None:
            await connection.ended
        raise
    return connection


def _notify(channel: str, text: str) -> None:
    """There is nobody to be told."""


class Sqlite:
    """The driver of a file."""

    def __init__(self, path: Path) -> None:
        self.where = path

    async def connect(self, *, read_only: bool = False) -> SqliteThread:
        """Open the file, or make it. Raises `sqlite3.Error` when it cannot be opened or is no database."""
        return await connect(self.where, read_only=read_only)

    def commit(self, connection: Connection, units: Sequence[Unit[Any]]) -> list[Any]:
        """See `Driver`. After a rollback all units have failed."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [units[0](connection)] if len(units) == 1 else _run_all(connection, units)
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [Failed(error)] * len(units)
        return outcomes

    def consistently(self, connection: Connection, work: Callable[[Connection], T]) -> T:
        """See `Driver`."""
        connection.execute("BEGIN")
        try:
            return work(connection)
        finally:
            connection.execute("ROLLBACK")

    def checkpoint(self, connection: Connection) -> Exception | None:
        """Move the log into the database file, except what a reader still needs. Returns the error if there was one."""
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as error:
            return error
        return None

    listen = None

    def size(self) -> int:
        """The size of the database on disk in bytes, including its write-ahead log."""
        files = (self.where, self.where.with_name(self.where.name + "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    def check(self, stopped: Callable[[], bool]) -> str | None:
        """Check the database, on a connection of its own, as `Driver` says. It reads the whole file."""
        return quick_check(self.where, stopped)


def quick_check(path: Path, stopped: Callable[[], bool] = lambda: False) -> str | None:
    """Check the database, on a connection of its own: ``ok`` or what is damaged; None if it was `stopped`.

    It reads the whole file, so it must not run on the event loop.
    """
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.set_progress_handler(stopped, STEPS)
            return "; ".join(str(row[0]) for row in connection.execute("PRAGMA quick_check(3)"))
    except sqlite3.Error as error:
        return None if stopped() else str(error)


def _run_all(connection: Connection, units: Sequence[Unit[Any]]) -> list[Any]:
    """Run several units; their results or failures. Only if one fails each is run again, in a savepoint of its own."""
    try:
        return run_together(connection, units)
    except BaseException:
        if connection.in_transaction:  # SQLite may have rolled it back by itself
            connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return [_run_alone(connection, unit) for unit in units]


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
        return Failed(error)
    connection.execute("RELEASE unit")
    return result
