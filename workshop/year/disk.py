"""A disk that fails: the driver of SQLite on no thread, with faults in its statements and commits."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar, cast

from bot.store.driver import Failed, Unit
from bot.store.migrations import migrate
from bot.store.sql import Connection, Cursor, Values
from bot.store.sqlite import Sqlite, open_file

T = TypeVar("T")


@cache
def new_database() -> bytes:
    """A database in which nothing is yet. One run after the other begins with it: its hundred steps are made once."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.db"
        with closing(open_file(path)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            migrate(cast("Connection", connection))
        return path.read_bytes()


class Killed(Exception):
    """The process is dead: whatever it does from now on reaches nobody."""


class AtOnce:
    """A connection that works at once, where the store expects one with a thread of its own."""

    lost = False
    waited = 0.0

    def __init__(self, disk: FailingDisk, connection: sqlite3.Connection) -> None:
        self.under_way = 0
        self.when_lost: Callable[[], None] = lambda: None
        self.when_back: Callable[[], None] = lambda: None
        self.claim: Callable[[Connection], None] = lambda connection: None
        self._disk = disk
        self._connection = connection

    async def run(self, work: Callable[[Connection], T]) -> T:
        """See `Thread`."""
        await asyncio.sleep(0)
        self._disk.check()
        result = work(cast("Connection", self._connection))
        await asyncio.sleep(0)
        return result

    def begin(self, work: Callable[[Connection], T], then: Callable[[T], None]) -> None:
        """See `Thread`."""
        asyncio.get_running_loop().call_soon(lambda: then(work(cast("Connection", self._connection))))

    async def close(self) -> None:
        """See `Thread`."""
        self._connection.close()


class Statements:
    """A connection that counts its statements."""

    def __init__(self, disk: FailingDisk, connection: Connection) -> None:
        self._disk = disk
        self._connection = connection

    def execute(self, sql: str, parameters: Values = (), /) -> Cursor:
        """See `Connection`."""
        self._disk.statement(sql)
        return self._connection.execute(sql, parameters)

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Cursor:
        """See `Connection`."""
        self._disk.statement(sql)
        return self._connection.executemany(sql, parameters)

    @property
    def in_transaction(self) -> bool:
        """See `Connection`."""
        return self._connection.in_transaction


class FailingDisk(Sqlite):
    """`fault`: what befalls the next commit; `left`: after so many statements the process is killed."""

    fault = ""
    left = 0
    dead = False
    struck = False
    """Whether a fault has just befallen a commit."""

    def when_killed(self) -> None:
        """Called when a fault of the disk kills the process."""

    async def connect(self, *, read_only: bool = False) -> Any:
        """See `Driver`. Nothing is flushed: here no computer loses its power."""
        connection = open_file(self.where, read_only=read_only)
        connection.execute("PRAGMA synchronous = OFF")
        return AtOnce(self, connection)

    def check(self, stopped: Callable[[], bool] = lambda: False) -> str | None:  # type: ignore[override]
        """See `Driver`. Raises `Killed` once the process is dead."""
        if self.dead:
            raise Killed
        return None if stopped() else "ok"

    def statement(self, sql: str) -> None:
        """A statement is about to be run."""
        if self.left and not self.dead and sql != "ROLLBACK":
            self.left -= 1
            if self.left == 0:
                self._die()
                raise Killed

    def commit(self, connection: Connection, units: Sequence[Unit[Any]]) -> list[Any]:
        """See `Driver`."""
        if self.dead:
            return [Failed(Killed())] * len(units)
        fault, self.fault = self.fault, ""
        self.struck = self.struck or bool(fault)
        if fault in ("disk full", "database busy"):
            said = "database or disk is full" if fault == "disk full" else "database is locked"
            return [Failed(sqlite3.OperationalError(said))] * len(units)
        if fault == "kill in a commit":
            self._die()
            return [Failed(Killed())] * len(units)
        watched = cast("Connection", Statements(self, connection)) if self.left else connection
        outcomes = super().commit(watched, units)
        if fault == "kill after a commit":
            self._die()
            return [Failed(Killed())] * len(units)
        return outcomes

    def _die(self) -> None:
        self.dead = self.struck = True
        self.when_killed()
