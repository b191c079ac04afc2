"""Takes the letters of the other processes, where several divide the servers, and gives each to its handler."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot import metrics
from bot.store import Store, inbox
from bot.store.errors import FAILURES, StoreClosed
from bot.store.inbox import Letter
from bot.store.sql import Connection
from bot.tables.clocks.clock import Clock

log = logging.getLogger(__name__)

PERSON = "person"
"""The letter that tells that somebody's settings have changed."""
HABITS = "habits"
"""The letter that tells whose settings have changed that their tables have to know."""
AGAIN = 1.0
"""Seconds until the next attempt to read letters."""

Handler = Callable[[Any], Awaitable[None]]


class Inbox:
    """The inbox of this process. Where one process serves everything, nothing is ever sent or looked for."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._handlers: dict[str, Handler] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._collecting = False
        self._rung = False
        """Whether there may be letters that came while others were being collected."""
        self._open = False

    def on(self, kind: str, handler: Handler) -> None:
        """Let `handler` handle letters of a kind; it is given their content. There is one for each kind."""
        assert kind not in self._handlers, kind
        self._handlers[kind] = handler

    def open(self) -> None:
        """Take what has come, and from now on what comes."""
        if self._store.share.count > 1 and not self._open:
            self._open = True
            self._store.listen(self.ring)
            self.ring()

    def close(self) -> None:
        """Take no more letters: they wait for the process that serves this share next."""
        self._open = False

    async def idle(self) -> None:
        """Return when every letter that was taken has been handled."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    # -- sending ------------------------------------------------------------------------------------------------

    async def send(self, share: int, kind: str, content: object) -> int:
        """Send a letter to a share; its number."""
        now, shares = self._clock.now(), self._store.share.count
        return await self._store.write(lambda connection: inbox.send(connection, share, shares, kind, content, now))

    def tell_others_within(self, connection: Connection, kind: str, content: object) -> None:
        """Send a letter to each other share: if what it tells of is committed in this transaction, and only then."""
        inbox.tell_others(connection, self._store.share, kind, content, self._clock.now())

    async def take_back(self, number: int) -> bool:
        """Take a letter back; False if its receiver has it already."""
        return await self._store.write(lambda connection: inbox.take_back(connection, number))

    # -- taking -------------------------------------------------------------------------------------------------

    def ring(self) -> None:
        """There may be letters."""
        self._rung = True
        if self._open and not self._collecting:
            self._collecting = True
            self._spawn(self._collect())

    async def _collect(self) -> None:
        try:
            while self._rung and self._open:
                self._rung = False
                for letter in await self._store.write(self._take):
                    self._spawn(self._handle(letter))
        except StoreClosed:
            pass  # they wait for the process that serves this share next
        except FAILURES as error:
            log.warning("the letters of the other processes cannot be read now; it is tried again: %s", error)
            self._clock.call_later(AGAIN, self.ring)
        except Exception:
            log.exception("the letters of the other processes could not be read; it is tried again")
            self._clock.call_later(AGAIN, self.ring)
        finally:
            self._collecting = False

    def _take(self, connection: Connection) -> list[Letter]:
        return inbox.collect(connection, self._store.share.index)

    async def _handle(self, letter: Letter) -> None:
        metrics.INBOX_SECONDS.observe(max(0.0, self._clock.now() - letter.at))
        handler = self._handlers.get(letter.kind)
        if handler is None:
            log.error("a letter of an unknown kind was left out: %s", letter.kind)
            return
        try:
            await handler(letter.content)
        except Exception:
            log.exception("a letter of another process could not be handled: %s", letter.kind)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
