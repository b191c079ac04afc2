"""Makes a backup each night and tries it before an older one goes; knows who was forgotten since a restored one."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, closing
from datetime import datetime, timedelta
from pathlib import Path

from bot.database import PostgresUrl
from bot.engine import AnyGame, Refused
from bot.store import dumps, forgotten
from bot.store.backup import BackupError, backup
from bot.store.backups import LATE, LastBackup, backup_name, backups_in, last_backup, note_backup, surplus
from bot.store.forgotten import Forgotten
from bot.store.opening import opened
from bot.store.sql import Connection
from bot.tables.clocks.clock import Handle
from bot.tables.play.runtime import Runtime
from bot.tables.record.replay import replay

log = logging.getLogger(__name__)

FIRST = 120.0
"""Seconds from the start until a backup is made that was missed, so that tables are shown first."""
HOUR = 4
"""At which hour of the computer's own time it is night."""
TRIED = 5
"""How many games are played again at most until one comes out as it was."""
NEW = ".new"
"""The end of the name of a backup that was not tried yet."""


def next_night(now: float) -> float:
    """The next time at which a backup is made; both in seconds since 1970."""
    here = datetime.fromtimestamp(now)
    night = here.replace(hour=HOUR, minute=0, second=0, microsecond=0)
    return (night if night > here else night + timedelta(days=1)).timestamp()


class Backups:
    """The nightly job of the process that serves share 0, where a folder is set; anywhere else it does nothing."""

    def __init__(self, runtime: Runtime, folder: Path | None) -> None:
        self._runtime = runtime
        self._folder = folder if runtime.store.share.index == 0 else None
        self._timer: Handle | None = None
        self._stopped = threading.Event()
        self._one_at_a_time = asyncio.Lock()

    async def start(self) -> None:
        """Begin."""
        if self._folder is None:
            return
        now = self._runtime.clock.now()
        last = await self._runtime.store.read(last_backup)
        missed = last is None or last.at is None or now - last.at > LATE
        self._plan(FIRST if missed else next_night(now) - now)

    def stop(self) -> None:
        """Plan no more, and break off a copy that is being made."""
        self._stopped.set()
        if self._timer is not None:
            self._timer.cancel()

    def _plan(self, seconds: float) -> None:
        self._timer = self._runtime.clock.call_later(seconds, lambda: self._runtime.spawn(self._night()))

    async def _night(self) -> None:
        now = self._runtime.clock.now()
        self._plan(next_night(now) - now)
        try:
            await self.make()
        except Exception:
            log.exception("the backup failed")

    async def make(self) -> bool:
        """Make a backup, try it, and delete those that are not needed any more; whether that went well."""
        runtime, folder = self._runtime, self._folder
        if folder is None:
            return False
        now, why = runtime.clock.now(), ""
        async with self._one_at_a_time:
            candidates = await runtime.store.read(newest_games)
            try:
                await asyncio.to_thread(self._make, folder, now, candidates)
            except BackupError as error:
                why = str(error)
        if self._stopped.is_set():
            return False
        if why:
            log.error("no backup was made: %s", why)
        since = await asyncio.to_thread(known_since, folder, now)

        def unit(connection: Connection) -> None:
            before = last_backup(connection)
            at = now if not why else None if before is None else before.at
            note_backup(connection, LastBackup(at, now, why))
            forgotten.drop(connection, since)

        await runtime.store.write(unit)
        await self.note_forgotten()
        return not why

    def _make(self, folder: Path, now: float, candidates: Sequence[str]) -> None:
        """On a thread of its own. Raises `BackupError`; then there is no new backup, and no good one is gone."""
        where = self._runtime.store.driver.where
        target = folder / backup_name(now, ".dump" if isinstance(where, PostgresUrl) else ".db")
        new = target.with_name(target.name + NEW)
        try:
            folder.mkdir(mode=0o700, exist_ok=True)
            for left in (*folder.glob(f"barkeep-*{NEW}"), *folder.glob(f"barkeep-*{NEW}.part")):
                left.unlink()  # of a process that was killed meanwhile
            try:
                self._copy(where, new)
                try_out(new, self._runtime.games, candidates)
                new.rename(target)
            finally:
                new.unlink(missing_ok=True)
            _flush(folder)
            log.info("backup to %s", target)
        except OSError as error:
            raise BackupError(f"{error.filename}: {error.strerror}") from error
        finally:
            for file in surplus(backups_in(folder), now):
                file.path.unlink()

    def _copy(self, where: Path | PostgresUrl, new: Path) -> None:
        if isinstance(where, PostgresUrl):
            if missing := dumps.missing():
                raise BackupError(f"PostgreSQL is copied by {' and '.join(missing)}, not installed here")
            dumps.dump(where, new, self._stopped.is_set)
        else:
            backup(where, new, self._go_on)

    def _go_on(self, done: int, pages: int) -> None:
        if self._stopped.is_set():
            raise BackupError("the bot is stopping")

    # -- who had themselves forgotten ---------------------------------------------------------------------------

    async def note_forgotten(self) -> None:
        """Write down beside the backups who had themselves forgotten."""
        folder = self._folder
        if folder is None or not folder.is_dir():
            return
        known, now = await self._runtime.store.read(forgotten.every), self._runtime.clock.now()
        try:
            await asyncio.to_thread(lambda: forgotten.write_file(folder, known, known_since(folder, now)))
        except (OSError, ValueError):
            # The database has them, too: the next night tries again.
            log.exception("who had themselves forgotten could not be written down beside the backups")

    async def unknown(self) -> tuple[list[Forgotten], list[int]]:
        """Who had themselves forgotten without the database knowing of it, because it is an older one that was
        restored; and the people in it who are meant.
        """
        if self._folder is None:
            return [], []
        told = await asyncio.to_thread(forgotten.read_file, self._folder)
        known = {forgot.mark for forgot in await self._runtime.store.read(forgotten.every)}
        new = [forgot for forgot in told if forgot.mark not in known]
        users = await self._runtime.store.read(lambda connection: forgotten.whose(connection, new)) if new else []
        return new, users


def known_since(folder: Path, now: float) -> float:
    """Since when it must be known who had themselves forgotten: as long as a backup of before may be restored."""
    return min([now - forgotten.KEPT, *(file.at for file in backups_in(folder))])


def newest_games(connection: Connection) -> list[str]:
    """Some tables whose games have begun, those in play first, then the newest."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE started_at IS NOT NULL"
        " ORDER BY CASE status WHEN 'live' THEN 0 ELSE 1 END, started_at DESC, id LIMIT ?",
        (TRIED,),
    )
    return [table for (table,) in rows]


def try_out(copy: Path, games: Mapping[str, AnyGame], candidates: Sequence[str]) -> None:
    """Play one of these games again from a copy. Raises `BackupError` if none comes out as it was.

    A game may not, though the copy is good: its rules have changed since, or have a fault. So several are tried.
    """
    if not candidates:
        return
    with _games_of(copy, candidates) as connection:
        wrong = [found for table in candidates if (found := _played_again(connection, table, games))]
    if len(wrong) == len(candidates):
        raise BackupError(f"{copy.name}: no game comes out as it was: {'; '.join(wrong)}")


def _games_of(copy: Path, candidates: Sequence[str]) -> AbstractContextManager[Connection]:
    """A connection to what is needed to play these games again."""
    if copy.name.endswith(f".dump{NEW}"):
        return closing(dumps.games_in(copy, candidates))
    return opened(copy, read_only=True)


def _played_again(connection: Connection, table: str, games: Mapping[str, AnyGame]) -> str:
    """What is wrong with a game that is played again; empty if nothing is."""
    try:
        report = replay(connection, table, games)
    except Refused:
        return f"table {table} is missing"
    except Exception as error:  # a fault of the rules
        return f"table {table}: {type(error).__name__}"
    return f"table {table}: {report.where}" if report.verdict == "different" else ""


def _flush(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
