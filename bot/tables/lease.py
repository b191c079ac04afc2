"""The lease of this process's share of the servers: it is held before anything is served, and watched ever after."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from bot.shares import USUAL_TIMES, LeaseTimes
from bot.store import Store, backends, inbox, leases
from bot.store.backends import Backend
from bot.store.errors import ConnectionLost, DatabaseFailed, LeaseLost, StoreClosed
from bot.store.migrations import SchemaError, check_known
from bot.store.sql import Connection
from bot.tables.clocks.clock import Clock

log = logging.getLogger(__name__)

SPACE = 5.0
"""Seconds that Discord wants between two identifies in a lane."""
LOOK = 1.0
"""Seconds between two looks of a stand-by at whether the lease is free."""
DRAIN = "drain"
"""The kind of the letters by which the processes that serve are told to drain."""


class Drained(Exception):
    """All processes were told to drain while this one stood by."""


async def wait(clock: Clock, seconds: float) -> None:
    """Wait so long by a clock."""
    over = asyncio.Event()
    clock.call_later(seconds, over.set)
    await over.wait()


def running_on() -> float:
    """Seconds of a clock that nobody sets, and that runs on while the computer sleeps, where there is one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Lease:
    """The lease of this process. With SQLite there are no leases: the only process serves everything at once.

    A process that hangs, or that the database does not hear of, cannot know whether another has taken its place. So it
    has a pulse, and `holds` its lease only for some time after the last pulse that came back: after that nothing is
    written, and no call is made. `now` is the clock for this.
    """

    def __init__(
        self, store: Store, clock: Clock, drains: int | None = None, times: LeaseTimes = USUAL_TIMES,
        now: Callable[[], float] = running_on,
    ) -> None:  # fmt: skip
        self._store = store
        self._clock = clock
        self._times = times
        self._now = now
        self._loop = asyncio.get_running_loop()
        self._term = 0
        self._backend = Backend(0, "")
        """That of the connection which has the lease."""
        self._heard = 0.0
        """When the last pulse began that came back."""
        self._changed = asyncio.Event()
        """Set, and made anew, when a pulse has come back, and when none is waited for any more."""
        self._pulsing: asyncio.Task[None] | None = None
        self._closing = False
        self.drains = drains
        """How often all processes had been told to drain when this one began; None: it begins with `take`."""
        self.held = False
        self.lost = False
        """Whether another process has taken the lease over: this one must end."""
        self.when_lost: Callable[[], None] = lambda: None
        """Called on the event loop when it is lost."""

    async def take(self) -> None:
        """Return once the lease is held; meanwhile this process is a stand-by. Raises `Drained`."""
        if not self._store.leased:
            self.held = True
            return
        share, said = self._store.share, False
        if self.drains is None:
            self.drains = await self._store.read(leases.drains)
        while not (term := await self._tried()):
            if not said:
                log.info("share %s is served by another process; this one stands by", share)
                said = True
            await wait(self._clock, min(LOOK, self._times.replaced))
        self._term, self.held = term, True
        self._store.lease_with(self._claim, self.holds)
        self._pulse_later()
        log.info("share %s is served by this process", share)

    async def _tried(self) -> int:
        try:
            return await self._store.write(self._try)
        except ConnectionLost as lost:
            log.warning("the lease cannot be asked for now; it is tried again: %s", lost)
            return 0

    def _try(self, connection: Connection) -> int:
        """The new term, or 0 if another process has the lease. Raises `Drained`, and `SchemaError` if newer processes
        have changed the schema meanwhile.
        """
        share, known, began = self._store.share, self._store.schema, self._now()
        free = leases.try_to_take(connection, share, known)
        try:
            check_known(connection, known)
            # Only now: whoever was told to drain has noted it before giving the lease back.
            if leases.drains(connection) != self.drains:
                raise Drained
        except (SchemaError, Drained):
            if free:
                leases.give_back(connection, share, known)
            raise
        if not free:
            if leases.end_if_still(connection, share, self._times.replaced):
                log.warning("nothing was heard of the process that serves share %s; this one takes its place", share)
            return 0
        self._backend, self._heard = backends.own(connection), began
        return leases.begin_term(connection, share)

    # -- holding it ---------------------------------------------------------------------------------------------

    def holds(self) -> bool:
        """Whether no other process can serve this share now. It looks at nothing but the clock."""
        return self.held and (not self._store.leased or self._now() - self._heard < self._times.silent)

    async def wait_until_held(self) -> None:
        """Return when it `holds` the lease: at once, or when a pulse has come back. Raises `LeaseLost` if another
        process has taken it over, or this one ends without it.
        """
        while not self.holds():
            if self.lost or self._closing:
                raise LeaseLost(f"share {self._store.share} may be served by another process now")
            await self._changed.wait()

    def close(self) -> None:
        """The process ends: wait for no pulse any more."""
        self._closing = True
        self._change()

    def _pulse_later(self) -> None:
        self._clock.call_later(self._times.pulse, self._begin_pulse)

    def _begin_pulse(self) -> None:
        self._pulsing = asyncio.create_task(self._pulse())

    async def _pulse(self) -> None:
        try:
            began = await self._store.pulse(self._asked)
        except StoreClosed:
            return
        except ConnectionLost:
            pass  # the next connection begins with `_claim`, which is one as well
        except DatabaseFailed:
            log.exception("the pulse of share %s failed; it is tried again", self._store.share)
        else:
            self._hear(began)
        self._pulse_later()

    def _asked(self, connection: Connection) -> float:
        """Ask the database for a sign of life; when that was."""
        began = self._now()
        connection.execute("SELECT 1").fetchone()
        return began

    def _hear(self, began: float) -> None:
        self._heard = max(self._heard, began)
        self._change()

    def _change(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    # -- draining -----------------------------------------------------------------------------------------------

    async def told_to_drain(self) -> bool:
        """Whether all processes have been told to drain since this one began."""
        return self._store.leased and await self._store.read(leases.drains) != self.drains

    async def drain_others(self, by: int) -> None:
        """Tell all other processes to drain, those that stand by too, in the name of this user."""
        if not self._store.leased:
            return
        share, now = self._store.share, self._clock.now()

        def tell(connection: Connection) -> None:
            leases.begin_drain(connection)
            inbox.tell_others(connection, share, DRAIN, by, now)

        await self._store.write(tell)

    def _claim(self, connection: Connection) -> None:
        """On the writer's thread, with a new connection after a lost one: take the lease again before anything else.

        Raises `LeaseLost` if another process has had it meanwhile, `ConnectionLost` while the lost connection still
        stands on the server's side.
        """
        began, known = self._now(), self._store.schema
        try:
            leases.claim_again(connection, self._store.share, self._term, known, self._backend)
            self._check(connection)
            self._backend = backends.own(connection)
        except LeaseLost:
            self._loop.call_soon_threadsafe(self._lose)
            raise
        self._loop.call_soon_threadsafe(self._hear, began)

    def _check(self, connection: Connection) -> None:
        connection.execute("BEGIN")
        try:
            check_known(connection, self._store.schema)
        except SchemaError as newer:
            raise LeaseLost(str(newer)) from newer
        finally:
            connection.execute("ROLLBACK")

    def _lose(self) -> None:
        if not self.lost:
            self.held, self.lost = False, True
            self._change()
            self.when_lost()


class Turnstile:
    """Lets one process at a time identify to Discord, in each of the lanes that it allows."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._here: dict[int, asyncio.Lock] = {}
        """By lane: the lock of the database does not keep a process from itself."""
        self._leaving: set[asyncio.Task[None]] = set()

    async def enter(self, lane: int) -> None:
        """Return when it is this process's turn in a lane. The next may enter it `SPACE` later."""
        here = self._here.setdefault(lane, asyncio.Lock())
        await here.acquire()
        try:
            while not await self._store.write(lambda connection: leases.try_to_enter(connection, lane)):
                await wait(self._clock, LOOK / 4)
        except BaseException:
            here.release()
            raise
        task = asyncio.create_task(self._leave(lane, here))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _leave(self, lane: int, here: asyncio.Lock) -> None:
        try:
            await wait(self._clock, SPACE)
            await self._store.write(lambda connection: leases.leave(connection, lane))
        except (StoreClosed, ConnectionLost):
            pass  # with the connection the lock is gone
        finally:
            here.release()
