"""Looks after the database while the bot runs: a check and a clearing-up soon after the start, then once a day."""

from __future__ import annotations

import asyncio
import logging
import threading

from bot.store import callers, jobs, marks, nights, upkeep
from bot.store.tables import StoredTable
from bot.store.upkeep import SOUND, Checked
from bot.tables.clocks.clock import Handle
from bot.tables.play.runtime import Runtime
from bot.tables.record import own_decks

log = logging.getLogger(__name__)

FIRST = 60.0
"""Seconds from the start to the first round, so that tables are shown first."""
DAILY = 86_400.0


class Upkeep:
    """The rounds."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._timer: Handle | None = None
        self._stopped = threading.Event()

    def start(self) -> None:
        """Begin."""
        self._plan(FIRST)

    def stop(self) -> None:
        """Plan no more rounds, and break off a check."""
        self._stopped.set()
        if self._timer is not None:
            self._timer.cancel()

    def _plan(self, seconds: float) -> None:
        self._timer = self._runtime.clock.call_later(seconds, lambda: self._runtime.spawn(self._round()))

    async def _round(self) -> None:
        for name, work in (("clearing up the database", self.clear), ("checking the database", self.check)):
            try:
                await work()
            except Exception:
                log.exception("%s failed", name)
        if not self._stopped.is_set():
            self._plan(DAILY)

    async def check(self) -> None:
        """Check the database, and keep what was found."""
        runtime = self._runtime
        found = await asyncio.to_thread(runtime.store.check, self._stopped.is_set)
        if found is None:
            return
        if found != SOUND:
            log.error("the database is damaged, restore a backup: %s", found)
        checked = Checked(runtime.clock.now(), found)
        await runtime.store.write(lambda connection: upkeep.note_check(connection, checked))

    async def clear(self) -> None:
        """Delete what nobody needs any more."""
        runtime, now = self._runtime, self._runtime.clock.now()
        while not self._stopped.is_set():
            gone = await runtime.store.write(
                lambda connection: upkeep.forget_lobbies(connection, now - upkeep.LOBBIES_KEPT, runtime.store.share)
            )
            for live in runtime.shelf.held():
                if live.id in gone:
                    runtime.shelf.drop(live)
            if len(gone) < upkeep.TOGETHER:
                break
        await runtime.store.write(
            lambda connection: upkeep.forget_messages(connection, now - upkeep.MESSAGES_KEPT, runtime.store.share)
        )
        await runtime.store.write(lambda connection: jobs.forget(connection, now, runtime.store.share))
        await runtime.store.write(lambda connection: nights.forget_old(connection, now, runtime.store.share))
        await runtime.store.write(lambda connection: callers.forget_old(connection, now, runtime.store.share))
        await runtime.store.write(lambda connection: marks.forget(connection, now))
        held = [StoredTable(live.row, live.seats) for live in runtime.shelf.held()]
        await asyncio.to_thread(own_decks.forget, runtime.games, held)
