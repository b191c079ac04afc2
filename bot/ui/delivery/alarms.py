"""Tells the operators what goes wrong: everything that is logged as an error, in one message now and then."""

from __future__ import annotations

import asyncio
import errno
import logging
from contextvars import copy_context
from dataclasses import dataclass

import discord

from bot.store import reports
from bot.store.errors import is_disk_full
from bot.ui.delivery.reports import operators, send_report
from bot.ui.delivery.sending import Later, trouble
from bot.ui.delivery.shared import Office
from bot.ui.layouts.clock import when
from bot.ui.layouts.tables import cut

log = logging.getLogger("barkeep.alarms")

GATHER = 10.0
"""Seconds from the first error to the message, so that it tells of those that come with it."""
BETWEEN = 15 * 60.0
"""Seconds between two messages at least."""
LINES = 12
"""How many kinds of errors a message tells of."""
LINE_MOST = 140
LOGS = 3
"""How many reports with logs go with a message; the others wait for ``@Barkeep reports``."""
OURS = ("barkeep", "bot")


@dataclass(slots=True)
class Trouble:
    """Errors of one kind. `at`: when the last of them happened."""

    what: str
    at: float
    times: int = 0


class Alarms(logging.Handler):
    """Collects errors from the log."""

    def __init__(self, office: Office) -> None:
        super().__init__(logging.ERROR)
        self._office = office
        self._loop = asyncio.get_running_loop()
        self._context = copy_context()
        """That of the bot: errors come from any thread and task."""
        self._later = Later(office.clock)
        self._found: dict[tuple[str, str], Trouble] = {}
        self._next_at = 0.0

    def listen(self) -> None:
        """Begin to collect."""
        logging.getLogger().addHandler(self)

    def close(self) -> None:
        """Collect no more."""
        logging.getLogger().removeHandler(self)
        self._later.cancel()
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        """Note an error, from any thread."""
        if record.name == log.name or self._loop.is_closed():
            return
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and is_full(error):
            kind, what = ("disk", ""), self._office.words.say("owner.disk-full")
        elif record.name.partition(".")[0] in OURS:
            kind, what = (record.msg, str(getattr(record, "table", ""))), record.getMessage()
        else:  # others may log what a player sees
            kind, what = (record.name, ""), f"{record.name}: {type(error).__name__ if error else record.levelname}"
        self._loop.call_soon_threadsafe(self._note, kind, what, context=self._context)

    def _note(self, kind: tuple[str, str], what: str) -> None:
        now = self._office.clock.now()
        found = self._found.setdefault(kind, Trouble(what, now))
        found.what, found.at, found.times = what, now, found.times + 1
        self._plan()

    def _plan(self) -> None:
        wait = max(GATHER, self._next_at - self._office.clock.now())
        self._later.ask(wait, lambda: self._office.spawn(self._tell(), "telling the operators of errors"))

    async def _tell(self) -> None:
        office = self._office
        found, self._found = self._found, {}
        self._next_at = office.clock.now() + BETWEEN
        said = self._digest(list(found.values()))
        untold = await office.store.read(lambda connection: reports.for_operator(connection, office.store.share))
        waiting = [report for report in untold if report.user_id == reports.THE_BOT]
        me = office.client.user
        try:
            for user in await operators(office.client):
                if me is None or user != me.id:
                    await self._tell_one(user, said, waiting[:LOGS])
        except Exception as error:
            if trouble(error) is None:
                raise
            log.warning("the operators cannot be asked for: %s", error)

    async def _tell_one(self, user: int, said: str, waiting: list[reports.Report]) -> None:
        office = self._office
        try:
            direct = office.channel((await office.client.create_dm(discord.Object(user))).id)
            await direct.send(said)
            for report in waiting:
                await send_report(office, user, direct, report)
        except Exception as error:
            if trouble(error) is None:
                raise
            log.warning("errors could not be told to %s: %s", user, error)

    def _digest(self, found: list[Trouble]) -> str:
        words = self._office.words
        lines = [
            words.say(
                "owner.trouble" if trouble.times == 1 else "owner.trouble-again",
                when=when(trouble.at),
                what=as_code(trouble.what),
                times=trouble.times,
            )
            for trouble in found[:LINES]
        ]
        if len(found) > LINES:
            lines.append(words.say("owner.trouble-more", n=len(found) - LINES))
        return "\n".join([words.say("owner.troubles"), *lines])


def as_code(text: str) -> str:
    """The first line of a log record, as a message may show it as code."""
    return cut(text.partition("\n")[0].replace("`", "'"), LINE_MOST)


def is_full(error: BaseException) -> bool:
    """Whether an error says that a disk is full."""
    return is_disk_full(error) or (isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT))
