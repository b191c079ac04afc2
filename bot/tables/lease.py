"""The lease of this process's share of the servers: it is held before anything is served, and watched ever after."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.store import Store, inbox, leases
from bot.store.errors import ConnectionLost, LeaseLost, StoreClosed
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


class Lease:
    """The lease of this process. With SQLite there are no leases: the only process serves everything at once."""

    def __init__(self, store: Store, clock: Clock, drains: int | None = None) -> None:
        self._store = store
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._term = 0
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
        while not (term := await self._store.write(self._try)):
            if not said:
                log.info("share %s is served by another process; this one stands by", share)
                said = True
            await wait(self._clock, LOOK)
        self._term, self.held = term, True
        self._store.claim_with(self._claim)
        log.info("share %s is served by this process", share)

    def _try(self, connection: Connection) -> int:
        """The new term, or 0 if another process has the lease. Raises `Drained`."""
        share = self._store.share
        free = leases.try_to_take(connection, share)
        # Only now: whoever was told to drain has noted it before giving the lease back.
        if leases.drains(connection) != self.drains:
            if free:
                leases.give_back(connection, share)
            raise Drained
        return leases.begin_term(connection, share) if free else 0

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
        try:
            leases.claim_again(connection, self._store.share, self._term)
        except LeaseLost:
            self._loop.call_soon_threadsafe(self._lose)
            raise

    def _lose(self) -> None:
        if not self.lost:
            self.held, self.lost = False, True
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
