"""The folder of backups that are made by themselves: which there are, which stay, and what is known of the last.

A backup's name has the time at which it was made: ``barkeep-20261123-040000.db``, or ``.dump`` for one of PostgreSQL's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bot.store import notes
from bot.store.sql import Connection

DAYS, WEEKS = 7, 4
"""How many daily backups stay, and how many of the weeks before them."""
OLDEST = 35 * 86_400.0
"""Seconds after which no backup stays: what people have had deleted must not live on in copies."""
LATE = 36 * 3600.0
"""Seconds after the last good backup from which on one is missing."""
NOTE = "backup"

_STAMP = "%Y%m%d-%H%M%S"
_NAME = re.compile(r"barkeep-(\d{8}-\d{6})\.(?:db|dump)")


class BackupFile(NamedTuple):
    """A backup, and when it was made (seconds since 1970, UTC)."""

    at: float
    path: Path


class LastBackup(NamedTuple):
    """What is known of backups; times as in `BackupFile`. `why`: why the last try failed; empty if it did not."""

    at: float | None
    """When the last good one was made; None before the first."""
    tried_at: float
    why: str


def backup_name(at: float, ending: str) -> str:
    """The name of a backup that is made at that time; `ending` is ``.db`` or ``.dump``."""
    return f"barkeep-{datetime.fromtimestamp(at, UTC).strftime(_STAMP)}{ending}"


def backups_in(folder: Path) -> list[BackupFile]:
    """The backups in a folder, the oldest first; none if there is no such folder."""
    if not folder.is_dir():
        return []
    found = ((_NAME.fullmatch(path.name), path) for path in folder.iterdir())
    return sorted(BackupFile(_at(match[1]), path) for match, path in found if match)


def _at(stamp: str) -> float:
    return datetime.strptime(stamp, _STAMP).replace(tzinfo=UTC).timestamp()


def surplus(files: Iterable[BackupFile], now: float) -> list[BackupFile]:
    """Those that go: all but the last of each of the last seven days that have any, and the first of each of the four
    weeks before. A week begins on Monday, and days are those of UTC.

    What is older than 35 days goes in any case, except the last one of all.
    """
    there = sorted(files)
    by_day = {_day(file): file for file in there}
    daily = [by_day[day] for day in sorted(by_day)[-DAYS:]]
    weeks: dict[tuple[int, int], BackupFile] = {}
    for file in there:
        if _day(file) < _day(daily[0]):
            weeks.setdefault(_week(file), file)
    kept = {*daily, *(weeks[week] for week in sorted(weeks)[-WEEKS:])}
    stay = {file for file in kept if now - file.at <= OLDEST} | set(there[-1:])
    return [file for file in there if file not in stay]


def _day(file: BackupFile) -> int:
    return int(file.at // 86_400)


def _week(file: BackupFile) -> tuple[int, int]:
    year, week, _ = datetime.fromtimestamp(file.at, UTC).isocalendar()
    return year, week


def note_backup(connection: Connection, last: LastBackup) -> None:
    """Keep what is known of backups in place of what was known before."""
    notes.put(connection, NOTE, json.dumps(last))


def last_backup(connection: Connection) -> LastBackup | None:
    """What is known of backups; None if none was tried yet."""
    found = notes.get(connection, NOTE)
    return None if found is None else LastBackup(*json.loads(found))
