"""A consistent copy of the database while the bot runs on it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.store.soundness import damage

Progress = Callable[[int, int], None]
"""Called with the number of copied pages and the number of all pages."""

PAGES_A_STEP = 1024


class BackupError(Exception):
    """No copy was made; the message says why, with the file's name."""


def backup(source: str | Path, target: str | Path, progress: Progress | None = None) -> int:
    """Copy the database to a new file, as it is at this moment, and check the copy; its size in bytes.

    The bot may go on writing meanwhile. The copy is one file that needs nothing beside it, readable by its owner only.
    Raises `BackupError`: the source is missing or not ours, the target exists or cannot be written, the copy is
    damaged. Then there is no file at `target`.
    """
    source, target = Path(source), Path(target)
    part = target.with_name(target.name + ".part")
    if not source.is_file():
        raise BackupError(f"{source}: there is no such file")
    if target.exists():
        raise BackupError(f"{target}: is already there, and is not overwritten")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise BackupError(f"{part}: another backup runs, or was broken off; then delete this file") from None
    except OSError as error:
        raise BackupError(f"{target}: cannot be written ({error.strerror})") from None
    try:
        _copy(source, part, progress)
        sound_copy(part)
        _flush(part)
        # Copying takes a while, and a rename would replace a file that was made meanwhile.
        if target.exists():
            raise BackupError(f"{target}: is already there, and is not overwritten")
        part.rename(target)
        _flush(target.parent)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise BackupError(f"{source}: cannot be copied to {target} ({error})") from error
    except OSError as error:
        raise BackupError(f"{target}: cannot be written ({error.strerror})") from error
    finally:
        for leftover in (part, *(part.with_name(part.name + end) for end in ("-journal", "-wal", "-shm"))):
            leftover.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: Path, part: Path, progress: Progress | None) -> None:
    def step(_status: int, left: int, pages: int) -> None:
        if progress is not None:
            progress(pages - left, pages)

    with closing(_open(source, "ro")) as old, closing(_open(part, "rw")) as new:
        # A read transaction keeps one state: without it every write of the bot would restart the copy.
        old.execute("BEGIN")
        ours = old.execute("SELECT count(*) FROM sqlite_master WHERE name IN ('tables', 'decisions')").fetchone()[0]
        if ours != 2:
            raise BackupError(f"{source}: is not a database of this bot")
        old.backup(new, pages=PAGES_A_STEP, progress=step)
        new.execute("PRAGMA journal_mode = DELETE")


def sound_copy(copy: Path) -> None:
    """Raise `BackupError` if a copy is damaged or has rows that belong to nothing."""
    try:
        with closing(_open(copy, "ro")) as connection:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(3)")]
            wrong = damage(connection) if found == ["ok"] else " ".join(found[0].split())
            if wrong:
                raise BackupError(f"{copy.name}: is damaged ({wrong})")
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise BackupError(f"{copy.name}: has rows that belong to nothing")
    except sqlite3.Error as error:
        raise BackupError(f"{copy.name}: is damaged ({error})") from error


def _open(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None)


def _flush(path: Path) -> None:
    """Force the file, or the folder's entries, to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
