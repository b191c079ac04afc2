"""What `doctor` finds out without Discord: settings, data, letters, database, disk, backups."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.commands.alone import alone
from bot.commands.check import complaints
from bot.commands.common import WrongUse
from bot.commands.doctor_findings import Finding, good, look, wrong
from bot.compiled import is_compiled
from bot.database import Database, PostgresUrl
from bot.games.kit import Kits
from bot.paths import DATA
from bot.settings import BadSettings, Settings, load_settings
from bot.store import backups, jobs
from bot.store.backup import BackupError, sound_copy
from bot.store.backups import BackupFile, LastBackup
from bot.store.dumps import PROGRAMS, sound_dump
from bot.store.errors import FAILURES
from bot.store.migrations import migrations, version
from bot.store.opening import opened
from bot.store.sqlite import quick_check
from bot.store.upkeep import SOUND
from bot.ui.pictures.lettering import shaping

LEAST_FREE, LITTLE_FREE = 100 * 1024 * 1024, 1024 * 1024 * 1024
"""Bytes that must be free, and that had better be."""
GET_ONE = (
    "https://discord.com/developers/applications, New Application, Bot, Reset Token; put it into a file .env: "
    "DISCORD_TOKEN=..."
)
LATE_JOB = 600.0
"""Seconds after which a job that was not begun is told of."""
SHOWN = 5
"""How many complaints about data are told."""
MIB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Machine:
    """What the computer is asked for."""

    now: Callable[[], float] = time.time
    free: Callable[[Path], int] = lambda path: shutil.disk_usage(path).free
    """The bytes that are free on the disk of a folder."""
    shapes: Callable[[], bool] = shaping
    """Whether Pillow finds libfribidi."""
    program: Callable[[str], str | None] = shutil.which
    """Where a program is; None if it is not installed."""
    data: Path = DATA
    """The folder with cards, words and fonts."""


def read_settings() -> tuple[Settings | None, list[Finding]]:
    """The settings, None if they cannot be used; and what is to be said of them and of the token."""
    try:
        settings = load_settings()
    except BadSettings as error:
        return None, [
            wrong("settings", line, "Correct it; .env.example explains each setting.") for line in error.lines
        ]
    found = [good("settings", "they can be read")]
    if settings.token is None:
        found.append(wrong("token", "DISCORD_TOKEN is not set", GET_ONE))
    return settings, found


def examine_machine(settings: Settings, kits: Kits, machine: Machine) -> Iterator[Finding]:
    """A finding for each thing, some of which take a second."""
    yield _data(kits, machine)
    yield _letters(machine)
    yield _rules()
    yield _database(settings.db)
    if isinstance(settings.db, Path):
        yield disk(settings.db.absolute().parent, machine)
    last, late = _kept(settings.db, machine.now())
    if late is not None:
        yield _jobs(late)
    yield _backups(settings, machine, last)


def _data(kits: Kits, machine: Machine) -> Finding:
    found = complaints(machine.data, kits)
    if not found:
        return good("data", "cards, words and fonts are whole")
    more = f"; and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    return wrong("data", "; ".join(found[:SHOWN]) + more, "Install Barkeep again, or undo your changes in data/.")


def _letters(machine: Machine) -> Finding:
    if machine.shapes():
        return good("letters", "libfribidi is here: Hindi, Marathi, Nepali and Thai names are spelt right in pictures")
    return look(
        "letters", "libfribidi is missing: Hindi, Marathi, Nepali and Thai names are misspelt in pictures",
        "On Debian: apt install libfribidi0. Everything else works without it.",
    )  # fmt: skip


def _rules() -> Finding:
    if is_compiled():
        return good("rules", "compiled")
    return good("rules", "not compiled, as in every checkout; the image has them compiled, which is faster")


# -- the database ---------------------------------------------------------------------------------------------------


def _database(db: Database) -> Finding:
    if isinstance(db, Path) and not db.exists():
        return _writable(db.absolute().parent) or good("database", f"{db} is made at the first start")
    try:
        with opened(db, read_only=True) as connection:
            schema = version(connection)
    except FAILURES as error:
        remedy = "Restore a backup." if isinstance(db, Path) else "Start the server, or correct BARKEEP_DB."
        return wrong("database", f"{db} cannot be read: {error}", f"{remedy} docs/operating.md says how.")
    if schema > len(migrations()):
        return wrong(
            "database", f"{db} is of a later version of Barkeep (schema {schema}, this one knows {len(migrations())})",
            "Install the later version again, or restore a backup of before.",
        )  # fmt: skip
    if isinstance(db, PostgresUrl):
        return good("database", f"{db} answers{_waits(schema)}")
    damage = quick_check(db)
    if damage != SOUND:
        return wrong("database", f"{db} is damaged: {damage}", "Restore a backup: docs/operating.md says how.")
    if found := _writable(db.absolute().parent):
        return found
    size = db.stat().st_size / MIB
    return good("database", f"{db} is sound, {size:.1f} MiB; {'a bot runs on it' if in_use(db) else 'no bot runs'}"
                f"{_waits(schema)}")  # fmt: skip


def _waits(schema: int) -> str:
    return "" if schema == len(migrations()) else "; it is brought up to date at the next start"


def in_use(db: Path) -> bool:
    """Whether a bot runs on this file."""
    if not db.with_name(db.name + ".lock").exists():
        return False
    try:
        with alone(db):
            return False
    except WrongUse:
        return True


def _writable(folder: Path) -> Finding | None:
    try:
        handle, name = tempfile.mkstemp(prefix=".doctor-", dir=folder)
        os.close(handle)
        Path(name).unlink()
    except OSError as error:
        return wrong("database", f"nothing can be written in {folder}: {error.strerror}",
                     "Give the user who runs Barkeep the right to write there, or set BARKEEP_DB.")  # fmt: skip
    return None


def disk(folder: Path, machine: Machine) -> Finding:
    """Whether there is room for the database."""
    free = machine.free(folder)
    said = f"{free / MIB:,.0f} MiB are free at {folder}"
    if free < LEAST_FREE:
        return wrong("disk", said, "Make room: on a full disk no move can be stored.")
    if free < LITTLE_FREE:
        return look("disk", said, "Make room soon; a backup needs as much as the database.")
    return good("disk", said)


def _kept(db: Database, now: float) -> tuple[LastBackup | None, int | None]:
    """What the database knows of the last backup, and how many jobs are late; None of what it does not tell."""
    if isinstance(db, Path) and not db.exists():
        return None, None
    with suppress(*FAILURES), opened(db, read_only=True) as connection:  # else said of the database already
        if version(connection) == len(migrations()):
            return backups.last_backup(connection), jobs.late(connection, now, LATE_JOB)
    return None, None


def _jobs(late: int) -> Finding:
    if not late:
        return good("jobs", "no call, reminder, digest or news is late")
    return look("jobs", f"{late} are late: calls, reminders, digests or news that should have been sent",
                "They are sent once the bot runs, up to two hours late. If it runs, see its log.")  # fmt: skip


# -- backups --------------------------------------------------------------------------------------------------------


def _backups(settings: Settings, machine: Machine, noted: LastBackup | None) -> Finding:
    folder, db = settings.backups, settings.db
    if folder is None:
        return look("backups", "none are made by themselves", "Set BARKEEP_BACKUPS to a folder, best on another disk.")
    if isinstance(db, PostgresUrl) and not all(map(machine.program, PROGRAMS)):
        remedy = "Install PostgreSQL's client programs (Debian: postgresql-client), or copy it in another way."
        return wrong("backups", "PostgreSQL is copied by pg_dump, which is not installed here", remedy)
    if noted is not None and noted.why:
        made = "there is none yet" if noted.at is None else f"the last whole one was made {_day(noted.at)}"
        return wrong("backups", f"the last try, {_day(noted.tried_at)}, failed: {noted.why}; {made}",
                     "Mend what it names; the next night tries again.")  # fmt: skip
    there = backups.backups_in(folder)
    if not there:
        return look("backups", f"there is none in {folder} yet", "The bot makes the first one soon after its start.")
    return _last(there[-1], len(there), machine.now())


def _day(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


def _last(last: BackupFile, count: int, now: float) -> Finding:
    made = _day(last.at)
    try:
        read = sound_dump if last.path.suffix == ".dump" else sound_copy
        read(last.path)
    except BackupError as error:
        return wrong("backups", f"the last one, {error}", "Delete it; see in the log why the night's backup failed.")
    if now - last.at > backups.LATE:
        days = (now - last.at) / 86_400
        return wrong("backups", f"the last one was made {days:.0f} days ago, {made}",
                     "Let the bot run, and see in its log why backups fail.")  # fmt: skip
    return good("backups", f"{count} there; the last one was made {made} and can be read")
