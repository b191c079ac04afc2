"""The databases that tests run on: files of SQLite's, and, where it is installed, a real PostgreSQL."""

from __future__ import annotations

import tempfile
from collections.abc import Collection
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from bot.database import PostgresUrl
from bot.store.catalog import table_names
from bot.store.errors import ConnectionLost
from bot.store.migrations import VERSION, migrate, version
from bot.store.moving import NUMBERED
from bot.store.opening import opened
from bot.store.sql import Connection
from workshop.postgres_server import KILLABLE, QUICK, PostgresServer, programs

BOTH = pytest.mark.parametrize("where", ["sqlite", "postgres"], indirect=True)
"""Marks tests that run on both; they ask for `where`, or for a fixture that does. In tests/tables all of these do."""
SQLITE = pytest.mark.parametrize("where", ["sqlite"], indirect=True)
"""Marks tests of tables that are about files of SQLite's, or whose long games say nothing about the database."""
FUNCTIONS_ON_BOTH = pytest.mark.parametrize("sql", ["sqlite", "postgres"], indirect=True)
"""Marks tests of functions over a connection, which they get from `tests.store.world.fresh`: they run on both."""
ANEW = ", ".join(
    f"setval(pg_get_serial_sequence('{table}', '{column}'), 1, false)" for table, column in NUMBERED.items()
)
"""What lets the numbers that a PostgreSQL gives to rows begin at 1 again."""
MISSING = "PostgreSQL is not installed (apt install postgresql): what needs it is not tested"
LINUX_ONLY = pytest.mark.skipif(not KILLABLE, reason="only on Linux can PostgreSQL be killed with all its processes")


class Databases:
    """A server with as many databases as tests want, each a copy of an empty one with today's schema."""

    def __init__(self, options: str = QUICK) -> None:
        if programs() is None:
            pytest.skip(MISSING)
        # A socket's path must be short, and pytest's folders are not always.
        self._folder = tempfile.TemporaryDirectory(prefix="barkeep-", ignore_cleanup_errors=True)
        self.server = PostgresServer(Path(self._folder.name) / "pg", options)
        self.server.make()
        self.server.start()
        self._numbers = count(1)
        self._emptied: list[PostgresUrl] = []
        self._emptiers: dict[PostgresUrl, Connection] = {}
        self._idle: list[Connection] = []
        self._open = ExitStack()
        self._make("model", "template0")
        with opened(self.server.url("model")) as connection:
            migrate(connection)
            self._names = table_names(connection)
            self._emptying = _emptying(self._names, version(connection))

    def fresh(self, model: str = "model") -> PostgresUrl:
        """A database of its own; `model` ``template0``: one without a schema."""
        if model == "model" and self._emptied:
            return self._emptied.pop()
        name = f"test{next(self._numbers)}"
        self._make(name, model)
        return self.server.url(name)

    def take_back(self, where: PostgresUrl) -> None:
        """Empty a database, and keep it for another test: making and deleting one costs much more. A database that
        has got other tables is left as it is.
        """
        try:
            self._empty(where)
        except ConnectionLost:  # with those of the test
            self._empty(where)

    def _empty(self, where: PostgresUrl) -> None:
        """The connection is kept: a new one would spend ten times as long on finding out about the tables."""
        connection = self._emptiers.pop(where, None) or self._open.enter_context(opened(where))
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ).fetchall()
        if table_names(connection) == self._names:
            connection.execute(self._emptying)
            self._emptied.append(where)
            self._emptiers[where] = connection

    def lend(self) -> Connection:
        """A connection to a database with today's schema and nothing in it, inside a transaction. `undo` it."""
        connection = self._idle.pop() if self._idle else self._open.enter_context(opened(self.fresh()))
        connection.execute("BEGIN")
        return connection

    def undo(self, connection: Connection) -> None:
        """Undo what was done with a connection that was lent, and keep it for another test."""
        connection.execute("ROLLBACK")
        connection.execute(f"SELECT {ANEW}").fetchall()
        self._idle.append(connection)

    def stop_server(self, how: str = "immediate") -> None:
        """Stop the server at once, for a test that starts it again. The connections that were lent are lost with it,
        and unless `how` is ``fast``, perhaps also what was written last.
        """
        self._idle.clear()
        self._emptiers.clear()
        self.server.stop(how)

    def stop(self) -> None:
        """End it, and delete everything."""
        self._open.close()
        self.server.stop("immediate")
        self._folder.cleanup()

    def _make(self, name: str, model: str) -> None:
        with opened(self.server.url("postgres")) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {model}")


def _emptying(names: Collection[str], number: int) -> str:
    """One statement after which these tables are empty, the numbers of rows begin at 1, and the version is this one:
    one by one, emptying would take longer than most tests.
    """
    lines = [
        "SET LOCAL session_replication_role = replica",  # rows go before those they belong to
        *(f'DELETE FROM "{name}"' for name in names if name != VERSION),
        f"UPDATE {VERSION} SET version = {number}",
        f"PERFORM {ANEW}",
    ]
    return f"DO $$ BEGIN {'; '.join(lines)}; END $$"
