"""The store: one writer, which commits waiting units together, and two readers. Each works on a thread of its own.

The event loop never waits for the disk, nor for the lock of another process: it hands work to these threads, and they
hand results back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from bot import metrics
from bot.database import PostgresUrl, database_at
from bot.shares import ALL, Share
from bot.store.driver import Driver, Failed, Listener, Thread, Unit
from bot.store.errors import AWAY, FAILURES, ConnectionLost, StoreClosed
from bot.store.migrations import FOLDER, migrate, migrations
from bot.store.opening import driver_of
from bot.store.sql import Connection

log = logging.getLogger(__name__)

T = TypeVar("T")

TOGETHER = 256
"""How many units are committed together at most, so that the first of them does not wait long."""
ENOUGH = 32
"""With this many units waiting, they are committed at once, before the event-loop tick is over; with twice as many
while another commit is under way, and so on. A tick in which hundreds answer is long, and the disk need not wait for
its end."""
TOLD = 16
"""To how many callers the outcome of their units is told in one event-loop tick: each goes on at once, and while a
hundred do, nobody else has a turn."""
CHECKPOINT = 300
"""After this many units the write-ahead log is moved into the database file, while the writer goes on.

The log then starts over in the space that it has. A commit that makes its file longer takes the disk twice as long, so
the log must soon have its full length: about 6 MB with so many units."""

IN_DOUBT = 1.5
"""Seconds for which a caller who is not `patient` waits for what has come of a commit whose connection was lost.
Discord waits for 3 s, and the person is to be told something."""


class _WaitingUnit:
    """A unit, and the future of the caller that waits for it."""

    __slots__ = ("open", "patient", "result", "unit")

    def __init__(self, unit: Unit[Any], result: asyncio.Future[Any], *, patient: bool) -> None:
        self.unit = unit
        self.result = result
        self.patient = patient
        self.open = True
        """Whether its outcome has not been told yet."""


class Store:
    """The database of one bot. `open` it, hand it units and readings, `close` it."""

    def __init__(
        self, driver: Driver, writer: Thread, reader: Thread, replayer: Thread, share: Share = ALL, schema: int = 0
    ) -> None:
        self.driver = driver
        self.share = share
        """The servers whose tables this process serves."""
        self.schema = schema
        """The number of the latest schema that it knows."""
        self._may_write: Callable[[], bool] = lambda: True
        self._writer = writer
        self._reader = reader
        self._replayer = replayer
        self._waiting: list[_WaitingUnit] = []
        self._under_way: deque[list[_WaitingUnit]] = deque()
        """The units of each commit that the writer has been given, in order."""
        self._untold: deque[tuple[_WaitingUnit, Any]] = deque()
        """Committed units, each with its outcome."""
        self._flush_scheduled = False
        """Whether the waiting units are to be committed at the next event-loop tick."""
        self._logged = 0
        """Units committed since the last checkpoint began."""
        self._moving = False
        self._rest = False
        """Whether the log holds little more than was committed during a checkpoint."""
        self._closed = False
        self._listener: Listener | None = None
        self._away = False
        """Whether the event loop takes the database for lost: from the moment of the loss until both connections are
        made again, and whoever has to know it was told."""
        self._when_away: Callable[[float], None] = lambda seconds: None
        self._when_back: Callable[[], None] = lambda: None
        writer.when_lost, reader.when_lost = self._lost, self._note_lost
        writer.when_back = reader.when_back = self._note_back

    @classmethod
    async def open(cls, where: str | Path | PostgresUrl, folder: Path = FOLDER, share: Share = ALL) -> Store:
        """Open the database at a path (a file of SQLite's, which is made if it is not there) or at an address of
        PostgreSQL's, and bring its schema up to date.

        Raises `SchemaError` when it is newer than this version or a migration fails, one of `FAILURES` when it cannot
        be opened or is no database.
        """
        return await cls.on(driver_of(database_at(where)), folder, share)

    @classmethod
    async def on(cls, driver: Driver, folder: Path = FOLDER, share: Share = ALL) -> Store:
        """The same with a driver of one's own."""
        opened = [await driver.connect()]
        try:
            await opened[0].run(lambda connection: migrate(connection, folder))
            opened += [await driver.connect(read_only=True), await driver.connect(read_only=True)]
        except BaseException:
            for connection in opened:
                await connection.close()
            raise
        return cls(driver, *opened, share=share, schema=len(migrations(folder)))

    @property
    def path(self) -> Path:
        """SQLite's file. It is to be asked for only where the database is one."""
        assert isinstance(self.driver.where, Path)
        return self.driver.where

    def size(self) -> int:
        """Bytes of the database on disk. Not to be called on the event loop."""
        return self.driver.size()

    def check(self, stopped: Callable[[], bool] = lambda: False) -> str | None:
        """Check the database: ``ok`` or what is damaged; None if it was `stopped`. Not to be called on the loop."""
        return self.driver.check(stopped)

    async def write(self, unit: Unit[T], *, patient: bool = True) -> T:
        """Run `unit` in a transaction and return its result once it is committed.

        Units that wait together share one commit. A unit that raises is rolled back alone, and its exception is raised
        here. When the commit itself fails, all its units are rolled back, and all of them raise. A cancelled caller
        gets `CancelledError` only once the outcome of its unit is certain. Raises `StoreClosed`, and `ConnectionLost`
        while the database cannot be reached.

        Who is not `patient` gets `ConnectionLost`, too, when the connection is lost during the commit and it cannot be
        found out soon what has come of it. Then it may be done, or not: the state must be read again.
        """
        if self._closed:
            raise StoreClosed
        if self._away or self._is_lost() or not self._may_write():
            raise ConnectionLost(AWAY)
        waiting = _WaitingUnit(unit, asyncio.get_running_loop().create_future(), patient=patient)
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
        return await self._reader.run(lambda connection: self.driver.consistently(connection, work))

    async def replay(self, work: Callable[[Connection], T]) -> T:
        """The same for work that takes long, as games that are played again do: `read` never waits for it."""
        if self._closed:
            raise StoreClosed
        return await self._replayer.run(lambda connection: self.driver.consistently(connection, work))

    @property
    def leased(self) -> bool:
        """Whether several processes can use this database, so that a process needs a lease for its share."""
        return self.driver.listen is not None

    def lease_with(self, claim: Callable[[Connection], None], holds: Callable[[], bool]) -> None:
        """Let the writer call `claim` with each new connection after a lost one (see `Thread.claim`), and take nothing
        to write unless it `holds` the lease.
        """
        self._writer.claim, self._may_write = claim, holds

    def watch(self, away: Callable[[float], None], back: Callable[[], None]) -> None:
        """Call `away` on the event loop when the database is lost, with the seconds for which it had not answered
        then, and `back` before anything is written again.
        """
        self._when_away, self._when_back = away, back

    async def pulse(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which changes nothing, on the writing connection, also while nothing may be written. Raises
        `ConnectionLost`, and `StoreClosed`.
        """
        if self._closed:
            raise StoreClosed
        return await self._writer.run(work)

    def listen(self, ring: Callable[[], None]) -> None:
        """Call `ring` on the event loop whenever another process may have sent a letter. With SQLite there is none."""
        if self.driver.listen is not None and self._listener is None:
            self._listener = self.driver.listen(self.share, ring)

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
        if self._listener is not None:
            await self._listener.close()
        await self._replayer.close()
        await self._reader.close()
        await self._writer.close()

    def _is_lost(self) -> bool:
        return self._writer.lost or self._reader.lost  # what is written must be shown, too

    def _note_lost(self) -> None:
        if not self._away:
            self._away = True
            self._when_away(max(self._writer.waited, self._reader.waited))

    def _note_back(self) -> None:
        if self._away and not self._is_lost():
            self._away = False
            self._when_back()

    def _lost(self) -> None:
        """The database cannot be reached: nobody waits until it can. What is being committed is looked up then."""
        self._note_lost()
        waiting, self._waiting = self._waiting, []
        _give_up(waiting)
        hurried = [each for each in chain(*self._under_way) if not each.patient]
        if hurried:
            asyncio.get_running_loop().call_later(IN_DOUBT, _give_up, hurried)
        for idle in (self._reader, self._replayer):
            idle.begin(_touch, lambda _: None)

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
                if isinstance(outcome, Failed):
                    waiting.result.set_exception(outcome.error)
                else:
                    waiting.result.set_result(outcome)
        if self._untold:
            asyncio.get_running_loop().call_soon(self._tell)

    def _work(self, units: list[Unit[Any]]) -> Callable[[Connection], list[Any]]:
        """The commit of these units. The first one after a checkpoint finishes it, so that the log starts over."""
        driver, (rest, self._rest) = self.driver, (self._rest, False)

        def work(connection: Connection) -> list[Any]:
            if rest and driver.checkpoint is not None:
                driver.checkpoint(connection)  # if it fails, the next checkpoint moves more
            began = time.perf_counter()
            outcomes = driver.commit(connection, units)
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
            metrics.UNITS.inc(len(units))
            return outcomes

        return work

    def _count(self, units: int) -> None:
        """Now and then empty the log. The replayer does it: commits and readings need not wait for the disk then."""
        self._logged += units
        if self.driver.checkpoint is None:
            return
        if self._logged >= CHECKPOINT and not (self._moving or self._closed):
            self._logged, self._moving = 0, True
            self._replayer.begin(self.driver.checkpoint, self._moved)

    def _moved(self, error: Exception | None) -> None:
        self._moving, self._rest = False, error is None
        if error is not None:
            log.warning("the log could not be moved into the database; it is tried again: %s", error)


def _give_up(waiting: Iterable[_WaitingUnit]) -> None:
    """Tell those who still wait that the database cannot be reached."""
    for each in waiting:
        each.open = False
        if not each.result.done():
            each.result.set_exception(ConnectionLost(AWAY))


def _touch(connection: Connection) -> None:
    """Find out whether a connection that nobody uses now was lost as well, before it is needed."""
    with suppress(*FAILURES):
        connection.execute("SELECT 1").fetchone()
