"""The connection to SQLite; the only module that uses private parts of aiosqlite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar, cast

import aiosqlite

T = TypeVar("T")

BUSY_SECONDS = 10.0
CHECKPOINT_PAGES = 40_000
"""With so many pages in the log (160 MB) a commit itself moves them into the database file, if the store has not."""


class SqliteThread(aiosqlite.Connection):
    """A connection on its own thread that takes whole pieces of work.

    aiosqlite hands every single statement to the thread; a transaction of ten would cost ten trips, and other
    coroutines' statements could come between them. `_execute`, through which all of its own methods go, takes any
    function, and its queue (`_tx`) takes functions without a waiting caller; `_thread` is the thread. These are the
    only private names that we use, and tests/store guards them.
    """

    ended: asyncio.Future[object] | None = None
    """A future that is done once the thread has ended; None until the thread is told to end."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
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


async def connect(path: Path, *, read_only: bool = False) -> SqliteThread:
    """Open the file. Raises `sqlite3.Error` when it cannot be opened or is no database."""

    def open_it() -> sqlite3.Connection:
        connection = sqlite3.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, cached_statements=512, check_same_thread=False
        )
        try:
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

    connection = SqliteThread(open_it)
    try:
        await connection
    except BaseException:
        # aiosqlite does not wait for its thread, which would look for the event loop after the loop's end.
        if connection.ended is not None:
            await connection.ended
        raise
    return connection
