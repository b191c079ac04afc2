"""What the store asks of a database: connections on threads of their own, and the commit of waiting units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.database import Database
from bot.shares import Share
from bot.store.sql import Connection

T = TypeVar("T")

Unit = Callable[[Connection], T]
"""A transaction's body: runs wholly on the writer's thread, begins and ends no transaction itself.

It changes nothing but the database, because it is run again when one that shares its transaction fails.

Units of a type with a `store_all`, a static method that takes the connection and a list of them, are stored by it where
several wait one behind the other: with one statement for many rows instead of one for each."""


class Failed(NamedTuple):
    """The exception of a unit, marked as such so that it is not taken for its result."""

    error: BaseException


class Thread(Protocol):
    """A connection on a thread of its own, which takes whole pieces of work."""

    under_way: int
    """How many pieces of work were handed to the thread whose results are not back yet."""
    when_lost: Callable[[], None]
    """Called on the event loop when the database is found to be out of reach."""
    when_back: Callable[[], None]
    """Called on the event loop when it can be reached again."""
    waited: float
    """Seconds for which the work had waited for the database that found it out of reach last."""
    claim: Callable[[Connection], None]
    """Called on the thread with each new connection after a lost one, before any other work; when it raises one of
    `FAILURES`, the connection counts as lost again."""

    @property
    def lost(self) -> bool:
        """Whether the database cannot be reached now."""
        ...

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` wholly on the thread; its result, or its exception."""
        ...

    def begin(self, work: Callable[[Connection], T], then: Callable[[T], None]) -> None:
        """Run `work`, which must not raise, on the thread; then `then` with its result on the event loop."""
        ...

    async def close(self) -> None:
        """End the thread, once it has done what it was handed."""
        ...


class Listener(Protocol):
    """Waits for letters of other processes."""

    async def close(self) -> None:
        """End it."""
        ...


class Driver(Protocol):
    """One database."""

    @property
    def where(self) -> Database:
        """Where it is."""
        ...

    async def connect(self, *, read_only: bool = False) -> Thread:
        """Open a connection. Raises one of `bot.store.errors.FAILURES`."""
        ...

    def commit(self, connection: Connection, units: Sequence[Unit[Any]]) -> list[Any]:
        """Run the units in one transaction; the results, or a `Failed` in place of one. It raises nothing."""
        ...

    def consistently(self, connection: Connection, work: Callable[[Connection], T]) -> T:
        """The result of `work`, which only reads, and sees one state of the database."""
        ...

    @property
    def checkpoint(self) -> Callable[[Connection], Exception | None] | None:
        """Moves the log of commits into the database; None where the database does that by itself."""
        ...

    @property
    def listen(self) -> Callable[[Share, Callable[[], None]], Listener] | None:
        """Begins to call a function on the event loop whenever a letter for the share may have come; None where no
        other process can use the database.
        """
        ...

    def size(self) -> int:
        """Bytes of the database on disk. Not to be called on the event loop."""
        ...

    def check(self, stopped: Callable[[], bool]) -> str | None:
        """Check what can be checked: `SOUND` or what is damaged; None if it was `stopped`. Not on the event loop."""
        ...


def run_together(connection: Connection, units: Sequence[Unit[Any]]) -> list[Any]:
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
