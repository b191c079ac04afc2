"""Serves metrics and health over HTTP, if the settings name a place, and measures how late the event loop is."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from aiohttp import web
from prometheus_client.exposition import choose_encoder

from bot import __version__, metrics
from bot.settings import ListenAddress
from bot.ui.client import Tavern
from bot.vitals import Vitals, take_vitals

log = logging.getLogger("barkeep.monitor")

BEAT = 0.5
"""Seconds between two looks at how late the event loop is."""
PATIENCE = 5.0
"""Seconds within which the database must answer to be healthy."""
LIVING = ("lobby", "live", "paused")


class Monitor:
    """The server. It goes on while the bot is made anew, because Discord cannot be reached."""

    def __init__(self, at: ListenAddress) -> None:
        self.bot: Tavern | None = None
        """The bot that runs now."""
        self.port = at.port
        self._at = at
        self._runner: web.AppRunner | None = None
        self._beating: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[Vitals] | None = None
        self._serves: str | None = None
        """The share of the servers that the bot serves or stands by for, once it is known."""
        self._stands_by = False
        self._now = 0.0

    async def open(self) -> None:
        """Begin. Raises `OSError` when the place is taken or is none of this computer's."""
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._healthz)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._at.host, self._at.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        self._beating = asyncio.create_task(self._beat())
        log.info("metrics and health are served at http://%s:%s", self._at.host, self.port)

    async def close(self) -> None:
        """End."""
        if self._beating is not None:
            self._beating.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            metrics.LOOP_LAG_SECONDS.observe(max(0.0, loop.time() - due))

    async def _metrics(self, request: web.Request) -> web.Response:
        await self._look()
        encode, kind = choose_encoder(request.headers.get("Accept", ""))
        text = await asyncio.to_thread(encode, metrics.REGISTRY)
        return web.Response(body=text, headers={"Content-Type": kind})

    async def _healthz(self, request: web.Request) -> web.Response:
        vitals, complaints = await self._look()
        said: dict[str, Any] = {"healthy": not complaints, "version": __version__, "complaints": complaints}
        if self._serves is not None:
            said |= {"share": self._serves, "lease": "waiting" if self._stands_by else "held"}
        if vitals is not None:
            said |= _facts(vitals, self._now)
        return web.json_response(said, status=503 if complaints else 200)

    async def _look(self) -> tuple[Vitals | None, list[str]]:
        """How the bot is, and what is wrong with it; the metrics that tell it are set."""
        bot, vitals = self.bot, None
        self._serves, self._stands_by = None, False
        if bot is not None and hasattr(bot, "lease") and not bot.closing:
            self._serves, self._stands_by = str(bot.store.share), not bot.lease.held
            metrics.LEASE.set(bot.lease.holds())
        if self._stands_by:
            complaints: list[str] = []  # it does what it is there for: it waits
        elif bot is None or not hasattr(bot, "store") or bot.closing:
            complaints = ["the bot is starting or stopping"]
        else:
            now = self._now = bot.clock.now()
            try:
                vitals = await self._taken(bot)
            except Exception as error:
                complaints = [f"the database does not answer: {type(error).__name__}: {error}"]
            else:
                complaints = vitals.complaints(now)
                for status in LIVING:
                    metrics.TABLES.labels(status).set(vitals.found.tables.get(status, 0))
                metrics.READ_SECONDS.set(vitals.read)
                metrics.INBOX_AGE.set(0.0 if vitals.inbox is None else now - vitals.inbox)
                metrics.HEARTBEAT_AGE.set(now - (vitals.found.last_heartbeat or 0.0))
        metrics.HEALTHY.set(not complaints)
        return vitals, complaints

    async def _taken(self, bot: Tavern) -> Vitals:
        """The vitals. Raises `TimeoutError` when the database is too slow; whoever asks next waits for the same
        answer, because a commit cannot be broken off.
        """
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(take_vitals(bot.store, bot))
        looking = self._looking
        await asyncio.wait([looking], timeout=PATIENCE)
        if not looking.done():
            raise TimeoutError(f"not within {PATIENCE:g} s")
        return looking.result()


def _facts(vitals: Vitals, now: float) -> dict[str, Any]:
    found = vitals.found
    return {
        "tables": {status: found.tables.get(status, 0) for status in LIVING},
        "database_bytes": vitals.size,
        "commit_seconds": round(vitals.commit, 4),
        "read_seconds": round(vitals.read, 4),
        "inbox_seconds": 0.0 if vitals.inbox is None else round(now - vitals.inbox, 3),
        "checked": None if found.checked is None else {"at": found.checked.at, "found": found.checked.found},
        "backup": None if found.backup is None else {"at": found.backup.at, "failed": found.backup.why},
        "heartbeat": found.last_heartbeat,
        "last_answer": found.last_move,
        "latency_seconds": None if vitals.latency is None else round(vitals.latency, 3),
        "reports": found.reports,
    }
