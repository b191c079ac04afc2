"""Waits for letters: a connection to PostgreSQL of its own, on a thread of its own."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg
from psycopg import sql

from bot.database import PostgresUrl
from bot.shares import Share
from bot.store.conninfo import conninfo
from bot.store.errors import DatabaseFailed
from bot.store.inbox import channel

log = logging.getLogger(__name__)

LOOK = 0.5
"""Seconds between two looks at whether to end."""
AGAIN = 1.0
"""Seconds until the next attempt to connect."""


class Listening:
    """Calls `ring` on the event loop whenever a letter for the share may have come; also after each connection, for
    what came before it.
    """

    def __init__(self, where: PostgresUrl, share: Share, ring: Callable[[], None]) -> None:
        self._where = where
        self._channel = channel(share.index, share.count)
        self._ring = ring
        self._loop = asyncio.get_running_loop()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._main, daemon=True, name="letters")
        self._thread.start()

    async def close(self) -> None:
        """End the thread."""
        self._closing.set()
        await asyncio.to_thread(self._thread.join)

    def _main(self) -> None:
        while not self._closing.is_set():
            try:
                self._listen()
            except (psycopg.Error, DatabaseFailed) as error:
                log.warning("letters are not heard of now: %s", " ".join(str(error).split()))
                self._closing.wait(AGAIN)

    def _listen(self) -> None:
        with psycopg.connect(conninfo(self._where), autocommit=True) as raw:
            raw.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
            self._tell()
            while not self._closing.is_set():
                for _ in raw.notifies(timeout=LOOK, stop_after=1):
                    self._tell()

    def _tell(self) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._ring)
