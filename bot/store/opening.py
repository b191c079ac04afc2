"""Opens a database: its driver for the store, or one connection for a command that needs no event loop."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.database import Database, PostgresUrl
from bot.store.driver import Driver
from bot.store.errors import DatabaseFailed
from bot.store.sql import Connection
from bot.store.sqlite import Sqlite

WAIT = 30.0
"""Seconds for which a command waits for a file that another process writes to."""
NO_DRIVER = "PostgreSQL needs psycopg 3, which is not installed; docs/operating.md says how to get it"


def driver_of(where: Database) -> Driver:
    """The driver of a database. Raises `DatabaseFailed` when what PostgreSQL needs is not installed."""
    if not isinstance(where, PostgresUrl):
        return Sqlite(where)
    try:
        from bot.store.postgres import Postgres
    except ImportError as error:
        raise DatabaseFailed(NO_DRIVER) from error
    return Postgres(where)


@contextmanager
def opened(where: Database, *, read_only: bool = False) -> Generator[Connection]:
    """A connection outside any transaction, for this thread. `read_only`: it writes nothing, and sees one consistent
    state, even while the bot goes on.

    Raises one of `bot.store.errors.FAILURES`.
    """
    if isinstance(where, PostgresUrl):
        driver_of(where)  # says what is missing
        from bot.store.postgres import CONSISTENT, PostgresConnection

        with closing(PostgresConnection(where)) as connection:
            connection.open()
            if read_only:
                connection.execute(CONSISTENT)
            yield connection
    else:
        with closing(_sqlite(where, read_only=read_only)) as file:
            if read_only:
                file.execute("BEGIN")
            yield file


def _sqlite(path: Path, *, read_only: bool) -> sqlite3.Connection:
    name = f"{path.absolute().as_uri()}?mode=ro" if read_only else path
    return sqlite3.connect(name, uri=read_only, isolation_level=None, timeout=WAIT)
