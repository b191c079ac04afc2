"""The store on a PostgreSQL: connections that are made again when they were lost, and commits in few round trips."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing, contextmanager, nullcontext
from queue import Empty, SimpleQueue
from typing import Any, TypeVar, cast

import psycopg
from psycopg import errors as theirs
from psycopg.abc import Buffer
from psycopg.adapt import Dumper
from psycopg.types.numeric import Int8Dumper

from bot.database import PostgresUrl
from bot.shares import Share
from bot.store.backends import END, OWN, Backend
from bot.store.conninfo import conninfo
from bot.store.dialect import for_postgres
from bot.store.driver import Failed, Unit, run_together
from bot.store.errors import AWAY, Conflict, ConnectionLost, DatabaseFailed
from bot.store.listening import Listening
from bot.store.sql import Connection, Cursor, Values

log = logging.getLogger(__name__)

T = TypeVar("T")

CONSISTENT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
AGAIN, AGAIN_MOST = 0.1, 1.0
"""Seconds until the first attempt to connect again, and at most between two of them: each pause is twice the last."""
PREPARED_MOST = 500
COUNTED_SINCE = "SELECT CAST(extract(epoch FROM stats_reset) AS TEXT) FROM pg_stat_bgwriter"
"""Since when the server counts what it does. It begins anew after a crash."""
LOST = (
    theirs.AdminShutdown, theirs.CrashShutdown, theirs.CannotConnectNow, theirs.IdleSessionTimeout,
    theirs.DatabaseDropped,
)  # fmt: skip
"""Refusals with which the server ends a connection, or does not let it begin."""


class _Number(Dumper):
    """Truth values are numbers, as in SQLite."""

    oid = psycopg.adapters.types["int8"].oid

    def dump(self, obj: bool) -> Buffer:
        return b"1" if obj else b"0"


class _Cursor(psycopg.Cursor[Any]):
    """A cursor whose statement may still be on its way."""

    @property
    def rowcount(self) -> int:
        """See `Cursor`. Waits for the statement."""
        self._arrive()
        return super().rowcount

    @property
    def description(self) -> list[psycopg.Column] | None:
        """See `Cursor`. Waits for the statement."""
        self._arrive()
        return super().description

    def _arrive(self) -> None:
        connection = cast("_Raw", self.connection)
        if connection.pipe is not None:
            connection.pipe.sync()


class _Raw(psycopg.Connection[Any]):
    """psycopg's connection, with the pipeline that is open now."""

    pipe: psycopg.Pipeline | None = None
    backend: Backend
    counted_since: str | None
    """See `COUNTED_SINCE`."""


class PostgresConnection:
    """A connection, as units speak to it, and what commits them. It is used by one thread at a time."""

    def __init__(self, where: PostgresUrl, lost: Callable[[], None] = lambda: None) -> None:
        self._where = where
        self._raw: _Raw | None = None
        self._told_lost = lost
        self.closing = threading.Event()
        """Set when nobody waits for it any more: a lookup after a lost commit is broken off."""

    @property
    def up(self) -> bool:
        """Whether it is connected, as far as is known."""
        return self._raw is not None and not self._raw.closed

    @property
    def backend(self) -> int:
        """The number of the server's process; 0 without one."""
        return self._raw.backend.number if self._raw is not None and self.up else 0

    @property
    def in_transaction(self) -> bool:
        """See `Connection`."""
        return self._raw is not None and self._raw.info.transaction_status != psycopg.pq.TransactionStatus.IDLE

    def open(self) -> None:
        """Connect. Raises `ConnectionLost` when the server cannot be reached, `DatabaseFailed` when it refuses."""
        self._raw = self._connected()

    def close(self) -> None:
        """Disconnect."""
        if self._raw is not None:
            self._raw.close()

    def execute(self, sql: str, parameters: Values = (), /) -> Cursor:
        """See `Connection`. Inside `pipelined` the statement is only sent; whoever reads its result waits for it."""
        raw = self._raw
        if raw is None:
            raise ConnectionLost(AWAY)
        try:
            return raw.execute(for_postgres(sql).encode(), parameters)
        except psycopg.Error as error:
            raise self._ours(error) from error

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Cursor:
        """See `Connection`. No statement waits for the one before it."""
        if self._raw is None:
            raise ConnectionLost(AWAY)
        done: Cursor = self._raw.cursor()
        with nullcontext() if self._raw.pipe is not None else self.pipelined():
            for values in parameters:
                done = self.execute(sql, values)
        return done

    @contextmanager
    def pipelined(self) -> Generator[None]:
        """Send statements without waiting for each. At the end all of them are done, or the first error is raised."""
        raw = self._raw
        if raw is None:
            raise ConnectionLost(AWAY)
        try:
            with raw.pipeline() as raw.pipe:
                yield
        except psycopg.Error as error:
            raise self._ours(error) from error
        finally:
            raw.pipe = None

    def commit(self, units: Sequence[Unit[Any]]) -> list[Any]:
        """Run the units in one transaction. See `Driver.commit`."""
        try:
            outcomes = self._together(units)
            return self._one_by_one(units) if outcomes is None else outcomes
        except BaseException as error:
            self.roll_back()
            return [Failed(error)] * len(units)

    def _together(self, units: Sequence[Unit[Any]]) -> list[Any] | None:
        """All of them without a savepoint; None, and nothing is done, if one of several has failed."""
        try:
            with self.pipelined():
                self.execute("BEGIN")
                outcomes = run_together(self, units)
                number = self._number()
        except ConnectionLost:
            raise
        except BaseException:
            if len(units) == 1:
                raise
            self.roll_back()
            return None
        self._end(number)
        return outcomes

    def _one_by_one(self, units: Sequence[Unit[Any]]) -> list[Any]:
        """Each in a savepoint, so that a failure takes nothing with it."""
        outcomes: list[Any] = []
        self.execute("BEGIN")
        for unit in units:
            try:
                with self._savepoint(), self.pipelined():
                    outcome = unit(self)
            except ConnectionLost:
                raise
            except BaseException as error:
                outcome = Failed(error)
            outcomes.append(outcome)
        self._end(self._number())
        return outcomes

    @contextmanager
    def _savepoint(self) -> Generator[None]:
        """What fails inside is rolled back alone. It is psycopg's own savepoint for the reason given in `roll_back`."""
        if self._raw is None:
            raise ConnectionLost(AWAY)
        try:
            with self._raw.transaction():
                yield
        except psycopg.Error as error:
            raise self._ours(error) from error

    def _number(self) -> str:
        """The number of the transaction, by which its end can be looked up as long as the server does not crash."""
        return self.execute("SELECT CAST(pg_current_xact_id() AS TEXT)").fetchone()[0]

    def _end(self, number: str) -> None:
        """Commit. If the connection is lost meanwhile, look up what has come of it."""
        lost = self._raw
        try:
            self.execute("COMMIT")
        except ConnectionLost:
            if lost is None or not self._is_committed(number, lost):
                raise
            log.warning("the connection was lost while a commit was under way, which had been done")

    def _is_committed(self, number: str, lost: _Raw) -> bool:
        """Whether the transaction of a lost connection was committed. Waits until the server can be asked.

        Raises `ConnectionLost` if nobody waits for the answer any more, and if the server has crashed: it gives numbers
        of transactions again that it had not written down, so that the number may be another's by now.
        """
        for pause in _pauses():
            try:
                with closing(self._connected()) as asking:
                    if asking.counted_since != lost.counted_since:
                        log.warning("the server has crashed during a commit: nobody can know whether it was done")
                        break
                    found = asking.execute("SELECT pg_xact_status(CAST(%s AS xid8))", (number,)).fetchone()
                    if found is not None and found[0] != "in progress":
                        return found[0] == "committed"
                    # The server has not noticed yet that nobody is there.
                    asking.execute(for_postgres(END).encode(), lost.backend)
            except (theirs.InvalidParameterValue, theirs.UndefinedFunction):
                return False  # a server that has never heard of it has not kept it
            except (psycopg.Error, DatabaseFailed) as error:
                log.warning("the end of a commit cannot be looked up yet: %s", error)
            if self.closing.wait(pause):
                break
        raise ConnectionLost(AWAY)

    def roll_back(self) -> None:
        """End the transaction after a failure, without keeping anything.

        What is sent behind a failed statement the server passes over, but psycopg may take it for prepared from then
        on. Its own ways of rolling back make it forget that; they do nothing where no transaction has begun.
        """
        if self._raw is None or not self.up:
            return
        try:
            if not self.in_transaction:
                self._raw.execute("BEGIN")
            self._raw.rollback()
        except psycopg.Error as error:
            self._ours(error)
            self.close()

    def _connected(self) -> _Raw:
        try:
            raw = _Raw.connect(conninfo(self._where), autocommit=True, cursor_factory=_Cursor, prepare_threshold=2)
            raw.backend = Backend(*raw.execute(OWN).fetchall()[0])
            ((raw.counted_since,),) = raw.execute(COUNTED_SINCE).fetchall()
        except psycopg.Error as error:
            raise ConnectionLost(f"{AWAY}: {' '.join(str(error).split())}") from error
        raw.prepared_max = PREPARED_MOST
        raw.adapters.register_dumper(bool, _Number)
        raw.adapters.register_dumper(int, Int8Dumper)
        encoding = raw.info.parameter_status("server_encoding")
        if encoding != "UTF8":
            raw.close()
            raise DatabaseFailed(f"{self._where} keeps its texts as {encoding}; make a database with ENCODING 'UTF8'")
        return raw

    def _ours(self, error: psycopg.Error) -> DatabaseFailed:
        """The error as one of the store's. Its details are left out: they show what was to be stored."""
        said = error.diag.message_primary or str(error).partition("\n")[0]
        if isinstance(error, LOST) or not self.up:
            self.close()
            self._told_lost()
            return ConnectionLost(f"{AWAY}: {said}")
        if isinstance(error, psycopg.IntegrityError):
            return Conflict(said)
        return DatabaseFailed(said)


def _pauses() -> Generator[float]:
    """The pauses between attempts to connect: each is longer than the last, up to a point."""
    pause = AGAIN
    while True:
        yield pause
        pause = min(AGAIN_MOST, pause * 2)


class PostgresThread:
    """A connection on a thread of its own, which connects again when it was lost. See `Thread`."""

    def __init__(self, where: PostgresUrl) -> None:
        self.under_way = 0
        self.when_lost: Callable[[], None] = lambda: None
        self.when_back: Callable[[], None] = lambda: None
        self.waited = 0.0
        self._began = 0.0
        """The monotonic time at which the thread began its present work."""
        self.claim: Callable[[Connection], None] = lambda connection: None
        self.connection = PostgresConnection(where, self._tell_lost)
        self._loop = asyncio.get_running_loop()
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._main, daemon=True, name="postgres")

    @property
    def lost(self) -> bool:
        """See `Thread`."""
        return not self.connection.up

    async def start(self) -> None:
        """Begin, and connect. Raises `DatabaseFailed`."""
        self._thread.start()
        try:
            await self.run(lambda _: self.connection.open())
        except BaseException:
            await self.close()
            raise

    async def run(self, work: Callable[[Connection], T]) -> T:
        """See `Thread`. Raises `ConnectionLost` when the database cannot be reached."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def set_result(outcome: T | Failed) -> None:
            if result.done():
                return
            if isinstance(outcome, Failed):
                result.set_exception(outcome.error)
            else:
                result.set_result(outcome)

        def safely(connection: Connection) -> T | Failed:
            try:
                return work(connection)
            except BaseException as error:
                return Failed(error)

        self.begin(safely, set_result)
        return await result

    def begin(self, work: Callable[[Connection], T], then: Callable[[T], None]) -> None:
        """See `Thread`."""
        loop = asyncio.get_running_loop()

        def back(result: T) -> None:
            self.under_way -= 1
            then(result)

        def whole() -> None:
            self._began = time.monotonic()
            result = work(self.connection)
            if not loop.is_closed():
                loop.call_soon_threadsafe(back, result)

        self.under_way += 1
        self._work.put(whole)

    async def close(self) -> None:
        """See `Thread`."""
        self.connection.closing.set()
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    def _main(self) -> None:
        pauses, due = _pauses(), None
        while True:
            now = time.monotonic()
            # However much work there is, a lost connection must be made again: nothing can be done without.
            again = due is not None and due <= now
            try:
                work = self._open_again if again else self._work.get(timeout=None if due is None else due - now)
            except Empty:
                continue
            if work is None:
                self.connection.close()
                return
            work()
            if self.connection.up:
                pauses, due = _pauses(), None
            elif due is None or again:
                due = time.monotonic() + next(pauses)

    def _tell_lost(self) -> None:
        waited = time.monotonic() - self._began
        self._tell(lambda: self._found_lost(waited))

    def _found_lost(self, waited: float) -> None:
        self.waited = waited
        self.when_lost()

    def _tell(self, what: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what)

    def _open_again(self) -> None:
        self._began = time.monotonic()
        try:
            self.connection.open()
            self.claim(self.connection)
        except DatabaseFailed as error:
            self.connection.close()
            log.warning("%s; it is tried again", error)
        else:
            log.info("connected to the database again")
            self._tell(self.when_back)


class Postgres:
    """The driver of an address."""

    checkpoint = None

    def __init__(self, where: PostgresUrl) -> None:
        self.where = where

    async def connect(self, *, read_only: bool = False) -> PostgresThread:
        """See `Driver`. Every reading is read-only by itself."""
        thread = PostgresThread(self.where)
        await thread.start()
        return thread

    def commit(self, connection: Connection, units: Sequence[Unit[Any]]) -> list[Any]:
        """See `Driver`."""
        return cast("PostgresConnection", connection).commit(units)

    def consistently(self, connection: Connection, work: Callable[[Connection], T]) -> T:
        """See `Driver`."""
        own = cast("PostgresConnection", connection)
        try:
            with own.pipelined():
                own.execute(CONSISTENT)
                result = work(own)
                own.execute("ROLLBACK")
        except BaseException:
            own.roll_back()
            raise
        return result

    def listen(self, share: Share, ring: Callable[[], None]) -> Listening:
        """See `Driver`."""
        return Listening(self.where, share, ring)

    def size(self) -> int:
        """See `Driver`: what the server says."""
        return int(self._ask("SELECT pg_database_size(current_database())"))

    def check(self, stopped: Callable[[], bool]) -> str | None:
        """See `Driver`. The server checks each page that it reads, if the cluster was made with checksums."""
        failures = self._ask("SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()")
        return f"{failures} pages were read whose checksums are wrong" if failures else "ok"

    def _ask(self, sql: str) -> Any:
        with closing(PostgresConnection(self.where)) as connection:
            connection.open()
            return connection.execute(sql).fetchone()[0]
