"""Locks for the database: two processes would move the same tables at once."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Generator
from contextlib import contextmanager, suppress

from bot.commands.common import WrongUse
from bot.database import Database, PostgresUrl


@contextmanager
def alone(db: Database) -> Generator[None]:
    """Be the only process that plays on this database while the context lasts, if it is a file.

    The lock is on the file ``<db>.lock``, which stays; the operating system releases it when the process ends, however
    that happens. Raises `WrongUse` when another process has it, or the file cannot be made.
    """
    if isinstance(db, PostgresUrl):  # whose leases do this; see `bot.store.leases`
        yield
        return
    real = db.resolve()
    path = real.with_name(real.name + ".lock")
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise WrongUse(f"The database cannot be used: unable to open {path}: {error.strerror}.") from None
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise WrongUse(
                f"Another Barkeep is running on the database {db} (it holds {path}); end it first."
            ) from None
        yield
    finally:
        os.close(handle)


@contextmanager
def unserved(db: Database) -> Generator[None]:
    """Let no bot run on this database while the context lasts. On PostgreSQL one that is started meanwhile stands by,
    and begins when the context is over.

    Raises `WrongUse` when a bot runs there, and one of `bot.store.errors.FAILURES` when the database cannot be used.
    """
    from bot.store import leases
    from bot.store.errors import FAILURES
    from bot.store.opening import opened

    if not isinstance(db, PostgresUrl):
        with alone(db):
            yield
        return
    with opened(db) as connection:
        if not leases.try_to_keep_out(connection):
            shares = ", ".join(map(str, leases.held(connection)))
            raise WrongUse(
                f"A Barkeep is running on the database {db} (share {shares} of the servers); end all of its processes "
                "first, those that stand by too."
                if shares
                else f"Another command is using the database {db}; wait until it is done."
            )
        try:
            yield
        finally:
            # The server would do it by itself, some time after the connection has ended.
            with suppress(*FAILURES):
                leases.let_in(connection)
