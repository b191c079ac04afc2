"""The databases that tests run on: files of SQLite's, and, where it is installed, a real PostgreSQL."""

from __future__ import annotations

import tempfile
from itertools import count
from pathlib import Path

import pytest

from bot.commands.postgres_server import QUICK, PostgresServer, programs
from bot.database import PostgresUrl
from bot.store.migrations import migrate
from bot.store.opening import opened

BOTH = pytest.mark.parametrize("where", ["sqlite", "postgres"], indirect=True)
"""Marks tests that run on both; they ask for `where`, or for a fixture that does."""
MISSING = "PostgreSQL is not installed (apt install postgresql): what needs it is not tested"


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
        self._make("model", "template0")
        with opened(self.server.url("model")) as connection:
            migrate(connection)

    def fresh(self, model: str = "model") -> PostgresUrl:
        """A database of its own; `model` ``template0``: one without a schema."""
        name = f"test{next(self._numbers)}"
        self._make(name, model)
        return self.server.url(name)

    def stop(self) -> None:
        """End it, and delete everything."""
        self.server.stop("immediate")
        self._folder.cleanup()

    def _make(self, name: str, model: str) -> None:
        with opened(self.server.url("postgres")) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {model}")
