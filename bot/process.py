"""The process on Discord: runs the bot until a signal comes, tries again while Discord is away, says why it ended."""

from __future__ import annotations

import asyncio
import logging
import signal

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import Barkeep, create_bot
from bot.database import Database, PostgresUrl
from bot.games import GAMES
from bot.games.kit import Kits
from bot.logs import configure, is_away
from bot.monitor import Monitor
from bot.settings import Settings
from bot.store import SchemaError, leases
from bot.store.errors import FAILURES
from bot.store.opening import opened
from bot.tables.lease import LOOK, Drained

log = logging.getLogger("barkeep")

DRAINED, FAILED, MISCONFIGURED, REFUSED_TOKEN = 0, 1, 2, 3
"""The exit codes: stopped on purpose; a bug or a lost connection; settings that cannot work (do not
start again); a token that Discord refuses (do not start again)."""

BAD_TOKEN, BAD_INTENTS = 4004, 4014
RETRY_MOST = 60.0


def run(settings: Settings, kits: Kits = GAMES) -> int:
    """Run on Discord until a signal comes; the exit code (see `DRAINED` and the others)."""
    configure(logging.getLevelNamesMapping()[settings.log_level], settings.log_form)
    if settings.token is None:
        return MISCONFIGURED
    _add_house_decks(settings, kits)
    use_addresses(settings)
    return asyncio.run(_monitored(settings, kits, settings.token.get_secret_value()))


def use_addresses(settings: Settings) -> None:
    """Reach Discord where the settings say, for the rest of this process."""
    if settings.api_url:
        Route.BASE = settings.api_url
    if settings.gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)


async def _monitored(settings: Settings, kits: Kits, token: str) -> int:
    """Run the bot, and serve its metrics if the settings name a place."""
    if settings.metrics is None:
        return await _run_until_told(settings, kits, token, None)
    monitor = Monitor(settings.metrics)
    try:
        await monitor.open()
    except OSError as error:
        log.error("BARKEEP_METRICS: nothing can be served at %s:%s: %s", *settings.metrics, error.strerror or error)
        return MISCONFIGURED
    try:
        return await _run_until_told(settings, kits, token, monitor)
    finally:
        await monitor.close()


def _add_house_decks(settings: Settings, kits: Kits) -> None:
    """Add the operator's decks; a faulty one is left out, and its faults are logged."""
    if settings.decks is None:
        return
    for kit in kits.values():
        for complaint in kit.add_house_decks(settings.decks):
            log.error("left out of the decks of the house: %s", complaint)


async def _run_until_told(settings: Settings, kits: Kits, token: str, monitor: Monitor | None) -> int:
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, told.set)
    waiting = asyncio.create_task(told.wait())
    pause, ear = 1.0, Ear(settings.db, told)
    drains = await ear.begin()
    while True:
        ear.bot = bot = create_bot(settings, kits=kits)
        bot.drains = drains
        bot.arrivals.freshness.watch()
        if monitor is not None:
            monitor.bot = bot
        running = asyncio.create_task(bot.start(token))
        await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
        if told.is_set():
            log.info("told to stop; finishing what is under way")
        up = bot.is_ready()
        await bot.close()
        drains = bot.drains
        if told.is_set():
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            return DRAINED
        if bot.lease_lost:
            pause = 1.0
            continue
        code = _verdict(running.exception())
        if code is not None:
            waiting.cancel()
            return code
        pause = 1.0 if up else min(RETRY_MOST, pause * 2)
        log.warning("Discord cannot be reached; trying again in %.0f s", pause)
        await asyncio.wait((waiting,), timeout=pause)
        if told.is_set():
            return DRAINED


class Ear:
    """Hears that all processes are told to drain while this one waits for Discord: before it stands by, and between two
    attempts. Then it sets `told`.
    """

    def __init__(self, db: Database, told: asyncio.Event) -> None:
        self.bot: Barkeep | None = None
        """The bot that runs now; it hears by itself once it stands by."""
        self._db = db
        self._told = told
        self._listening: asyncio.Task[None] | None = None

    async def begin(self) -> int | None:
        """Begin to listen. Returns how often all have been told so far; None where there are no others, or if that
        cannot be found out.
        """
        if not isinstance(self._db, PostgresUrl):
            return None
        drains = await self._drains()
        if drains is not None:
            self._listening = asyncio.create_task(self._listen(drains))
        return drains

    async def _listen(self, began: int) -> None:
        while True:
            await asyncio.sleep(LOOK)
            if not self._hears_by_itself() and await self._drains() not in (None, began):
                log.info("all processes were told to drain; this one, which waited for Discord, ends too")
                self._told.set()
                return

    def _hears_by_itself(self) -> bool:
        return self.bot is not None and hasattr(self.bot, "lease") and not self.bot.closing

    async def _drains(self) -> int | None:
        def look() -> int:
            with opened(self._db, read_only=True) as connection:
                return leases.drains(connection)

        try:
            return await asyncio.to_thread(look)
        except FAILURES as error:
            log.warning("it cannot be found out whether all processes are told to drain: %s", error)
            return None


def _verdict(error: BaseException | None) -> int | None:
    """The exit code an end by itself calls for; None to try again."""
    if error is None:
        return DRAINED
    if isinstance(error, Drained):
        log.info("all processes were told to drain; this one, which stood by, ends too")
        return DRAINED
    if isinstance(error, SchemaError):
        log.error("the database cannot be used: %s", error)
        return MISCONFIGURED
    if isinstance(error, discord.LoginFailure) or (
        isinstance(error, discord.ConnectionClosed) and error.code == BAD_TOKEN
    ):
        log.error("Discord refuses the token: check DISCORD_TOKEN")
        return REFUSED_TOKEN
    if isinstance(error, discord.PrivilegedIntentsRequired) or (
        isinstance(error, discord.ConnectionClosed) and error.code == BAD_INTENTS
    ):
        log.error("Discord refuses the intents: %s", error)
        return MISCONFIGURED
    # discord.py reads the sequence of a connection it never had when the very first one fails (its issue 10520).
    lost_at_first = isinstance(error, AttributeError) and "sequence" in str(error)
    if lost_at_first or is_away(error):
        log.warning("lost Discord: %s: %s", type(error).__name__, error)
        return None
    log.critical("the bot failed", exc_info=error)
    return FAILED
