"""Does what is due later: each job once, at its time, by the process to whose share it belongs."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from bot.store import Store, jobs
from bot.store.errors import ConnectionLost, StoreClosed
from bot.store.jobs import Job
from bot.store.sql import Connection
from bot.tables.clocks.clock import Clock, Handle

log = logging.getLogger(__name__)

AGAIN = 30.0
"""Seconds until the next attempt at a job that has failed, or at reading what is due."""

NEVER = math.inf
Work = Callable[[Job], Awaitable[float | None]]
"""Does a job; returns None once it is done, else the time at which to begin again: `NEVER` if nothing was to be done,
after which the same may be noted again."""


class Jobs:
    """The jobs of this process."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._work: dict[str, Work] = {}
        self._noting: set[str] = set()
        """The kinds that note when they are sending."""
        self._timer: Handle | None = None
        self._timer_at = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = False
        self._fresh = False
        """Whether nothing has been begun since the start."""

    def on(self, kind: str, work: Work, *, notes: bool = False) -> None:
        """Let `work` do the jobs of a kind. There is one for each kind. `notes`: it says when it is `sending`, and what
        it does before may be done again.
        """
        assert kind not in self._work, kind
        self._work[kind] = work
        if notes:
            self._noting.add(kind)

    async def sending(self, job: Job) -> None:
        """Note that a job's message is about to be sent: killed before that, it is begun again however much later."""
        now = self._clock.now()
        await self._store.write(lambda connection: jobs.sending(connection, job, now))

    async def note(self, job: Job) -> None:
        """Note a job. If it waits already, its time is changed; if it is begun or done, nothing is."""
        await self._store.write(lambda connection: jobs.note(connection, job))
        self.expect(job.due)

    def expect(self, due: float) -> None:
        """A job was noted inside a transaction of somebody else's: look at its time."""
        if self._open and (self._timer is None or due < self._timer_at):
            self._arm(due)

    def open(self) -> None:
        """Begin: do what has come due meanwhile, and from now on everything at its time."""
        if not self._open:
            self._open = self._fresh = True
            self._look()

    def close(self) -> None:
        """Begin no more jobs: they wait for the next start."""
        self._open = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def idle(self) -> None:
        """Return when no job is under way."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    def _arm(self, at: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at = at
        self._timer = self._clock.call_later(max(0.0, at - self._clock.now()), self._look)

    def _look(self) -> None:
        self._timer = None
        if self._open:
            self._spawn(self._begin())

    async def _begin(self) -> None:
        now, share, fresh = self._clock.now(), self._store.share, self._fresh

        def unit(connection: Connection) -> tuple[list[Job], float | None]:
            if fresh:
                jobs.take_over(connection, now, share)
            begun = jobs.begin(connection, now, share, self._noting)
            return begun, jobs.next_due(connection, share)

        try:
            begun, due = await self._store.write(unit)
            self._fresh = False
        except (StoreClosed, ConnectionLost) as error:
            log.warning("what is due cannot be read now; it is tried again: %s", error)
            begun, due = [], now + AGAIN
        if not self._open:
            await self._leave(begun)
            return
        for job in begun:
            self._spawn(self._do(job))
        if due is not None:
            self.expect(due)

    async def _leave(self, begun: list[Job]) -> None:
        """Leave what was begun, but not done, for the next start."""

        def unit(connection: Connection) -> None:
            for job in begun:
                jobs.put_off(connection, job, job.due)

        if begun:
            await self._store.write(unit)

    async def _do(self, job: Job) -> None:
        try:
            again = await self._tried(job)
            if again is None:
                await self._store.write(lambda connection: jobs.end(connection, job))
            elif again == NEVER:
                await self._store.write(lambda connection: jobs.drop(connection, job))
            else:
                await self._store.write(lambda connection: jobs.put_off(connection, job, again))
                self.expect(again)
        except (StoreClosed, ConnectionLost) as error:
            log.warning("a job's end could not be noted: %s: %s", job.kind, error)

    async def _tried(self, job: Job) -> float | None:
        work = self._work.get(job.kind)
        if work is None:
            log.error("a job of an unknown kind was left out: %s", job.kind)
            return None
        try:
            return await work(job)
        except ConnectionLost:
            return self._clock.now() + AGAIN
        except Exception:
            log.exception("a job failed: %s", job.kind)
            return None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
