"""The log: as text or as lines of JSON, without noise about an outage, its errors counted."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

import aiohttp
import discord

from bot import metrics
from bot.store.errors import FAILURES, ConnectionLost
from bot.tables.play.runtime import places

LogForm = Literal["text", "json"]

OURS = ("barkeep", "bot", "cogs")
"""Where our loggers begin. Libraries never log more than INFO: messages to and from Discord contain hands."""
OUTAGES = ("discord.shard", "discord.client")
"""The loggers that tell of a connection that fails."""
SAME_OUTAGE = 60.0
"""Seconds after a failure to connect within which the next one belongs to the same outage."""

_TABLE = re.compile(r"\btable ([0-9A-Z]{4,8})\b")
_REFERENCE = re.compile(r"\b(?:reference|report) ([0-9A-Z]{6})\b")
_TELLING = (OSError, *FAILURES, aiohttp.ClientError, discord.DiscordException)
"""Errors of the outside world. The texts of all others may name cards."""


def configure(level: int, form: LogForm = "text", stream: TextIO | None = None) -> None:
    """Log records of at least this level to the stream, by default standard error."""
    handler, root_level = logging.StreamHandler(stream), max(level, logging.INFO)
    handler.addFilter(shorten_database_away)
    if form == "json":
        discord.utils.setup_logging(handler=handler, level=root_level, root=True, formatter=JsonLines())
    else:
        discord.utils.setup_logging(handler=handler, level=root_level, root=True)
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    logging.getLogger().addHandler(Errors())
    outages = Outages()
    for name in OUTAGES:
        logging.getLogger(name).addFilter(outages)


def shorten_database_away(record: logging.LogRecord) -> bool:
    """Make one line, and a warning, of an error that only says that the database cannot be reached: many parts meet it
    at once. Every record passes; later handlers see what this one has made of it.
    """
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, ConnectionLost):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args = "%s: %s", (record.getMessage(), error)
        record.exc_info = record.exc_text = None
    return True


def is_away(error: BaseException) -> bool:
    """Whether an error says that Discord cannot be reached now, and may be later."""
    return isinstance(
        error,
        OSError | aiohttp.ClientError | asyncio.TimeoutError | discord.GatewayNotFound | discord.ConnectionClosed,
    ) or (isinstance(error, discord.HTTPException) and (error.status >= 500 or error.status == 429))


class JsonLines(logging.Formatter):
    """One JSON object a record: `at`, `level`, `logger`, `message`; `table` and `reference` where it names them;
    `error` and `places` (the innermost first) for an exception.

    Such logs are handed on to other systems, so they never tell a card: of the text of an exception only what comes
    from the system, the database or Discord; of other libraries' messages the first line.
    """

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter`."""
        message = record.getMessage()
        if record.name.partition(".")[0] not in OURS:
            message = message.partition("\n")[0]
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message,
        }
        if table := getattr(record, "table", None) or _found(_TABLE, message):
            line["table"] = table
        if reference := _reference(record, message):
            line["reference"] = reference
        if record.exc_info and record.exc_info[1] is not None:
            line |= _told(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class Errors(logging.Handler):
    """Counts errors for the metrics."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error. Our loggers are named in the code; those of others are counted by library."""
        library = record.name.partition(".")[0]
        reference = _reference(record, record.getMessage())
        exemplar = {"reference": reference} if reference else None
        metrics.ERRORS.labels(record.name if library in OURS else library).inc(exemplar=exemplar)


class Outages(logging.Filter):
    """Tells once that Discord cannot be reached, where discord.py logs a traceback at every attempt."""

    def __init__(self) -> None:
        super().__init__()
        self._failed_at: dict[object, float] = {}
        """When each shard has last failed to connect."""

    def filter(self, record: logging.LogRecord) -> bool:
        """See `logging.Filter`."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None or not is_away(error):
            return True
        shard = record.args[0] if isinstance(record.args, tuple) and record.args else None
        before = self._failed_at.get(shard)
        self._failed_at[shard] = record.created
        if before is not None and record.created - before <= SAME_OUTAGE:
            return False
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg = "Discord cannot be reached; trying again: %s: %s"
        record.args = (type(error).__name__, error)
        record.exc_info = record.exc_text = None
        return True


def _found(pattern: re.Pattern[str], message: str) -> str:
    found = pattern.search(message)
    return found[1] if found else ""


def _reference(record: logging.LogRecord, message: str) -> str:
    return getattr(record, "reference", None) or _found(_REFERENCE, message)


def _told(error: BaseException) -> dict[str, Any]:
    text = f": {error}" if isinstance(error, _TELLING) else ""
    return {"error": f"{type(error).__name__}{text}", "places": places(error)}
