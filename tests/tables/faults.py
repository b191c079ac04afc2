"""Databases whose k-th statement from now on fails, on SQLite and on PostgreSQL."""

from __future__ import annotations

import functools
import sqlite3
from typing import Any

import psycopg
import pytest

from bot.store import postgres


class Faults:
    """What is to fail, and what was asked for."""

    def __init__(self) -> None:
        self.left = 0
        """The statement that fails, counted from the next one; 0: none."""
        self.seen: list[str] = []
        """The first word of every statement."""
        self.hit = ""
        """The first word of the one that failed last."""
        self.loses = False
        """Whether PostgreSQL does not refuse it, but loses the connection just before."""

    def counts(self, sql: str) -> bool:
        """Count a statement; whether it is the one to fail."""
        self.seen.append(sql.split(maxsplit=1)[0])
        if not self.left:
            return False
        self.left -= 1
        if self.left:
            return False
        self.hit = self.seen[-1]
        return True

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let all connections that are made from now on count their statements."""
        monkeypatch.setattr("bot.store.sqlite.sqlite3.connect", functools.partial(sqlite3.connect, factory=_file(self)))
        monkeypatch.setattr(postgres, "_Raw", _served(self))


def _file(faults: Faults) -> type[sqlite3.Connection]:
    class Faulty(sqlite3.Connection):
        def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
            self._count(sql)
            return super().execute(sql, *given)

        def executemany(self, sql: str, *given: Any) -> sqlite3.Cursor:
            self._count(sql)
            return super().executemany(sql, *given)

        def _count(self, sql: str) -> None:
            if faults.counts(sql):
                raise sqlite3.OperationalError("disk I/O error")

    return Faulty


def _served(faults: Faults) -> type[postgres._Raw]:
    class Faulty(postgres._Raw):
        def execute(self, query: Any, *given: Any, **options: Any) -> psycopg.Cursor[Any]:
            sent: bytes = query.encode() if isinstance(query, str) else query
            if not faults.counts(sent.decode()):
                return super().execute(sent, *given, **options)
            if not faults.loses:
                return super().execute(b"SELECT 1 / 0")  # what the server refuses it refuses when it comes to it
            with psycopg.connect(self.info.dsn) as other:
                other.execute("SELECT pg_terminate_backend(%s, 10000)", (self.info.backend_pid,)).fetchall()
            return super().execute(sent, *given, **options)

    return Faulty
