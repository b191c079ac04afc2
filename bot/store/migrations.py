"""The schema, step by step: numbered SQL files, and a table with the number of the last one."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.paths import DATA
from bot.store import leases
from bot.store.catalog import is_sqlite, table_names
from bot.store.errors import FAILURES
from bot.store.sql import Connection, upsert

FOLDER = DATA / "migrations"
VERSION = "schema_version"
"""The table that has the version."""
_NUMBER = "version INTEGER NOT NULL"
_LOCK = "SELECT pg_advisory_xact_lock(7246112, 0)"
"""Keeps processes from changing one schema at the same time; SQLite does so by itself."""
_UNCHANGED = "SELECT pg_advisory_xact_lock_shared(7246112, 0)"
ADDS_ONLY = "-- Adds only:"
"""How a migration begins that older versions may run beside: they write what they know, and read no more than that."""


class SchemaError(Exception):
    """A database or a migration that this version cannot use; the message says which and why."""


def migrations(folder: Path = FOLDER) -> list[Path]:
    """The migration files in order: ``0001_*.sql``, ``0002_*.sql`` and so on without a gap. Raises `SchemaError`."""
    files = sorted(folder.glob("*.sql"))
    for number, file in enumerate(files, 1):
        if not re.fullmatch(rf"{number:04}_\w+\.sql", file.name):
            raise SchemaError(f"{file.name}: expected a migration named {number:04}_<name>.sql")
    if not files:
        raise SchemaError(f"{folder}: no migrations")
    return files


def version(connection: Connection) -> int:
    """How many migrations the database has had so far."""
    if VERSION in table_names(connection):
        found = connection.execute(f"SELECT version FROM {VERSION}").fetchone()
        return found[0] if found else 0
    # A file from before this table was there.
    return connection.execute("PRAGMA user_version").fetchone()[0] if is_sqlite(connection) else 0


def _note_version(connection: Connection, number: int) -> None:
    connection.execute(f"CREATE TABLE IF NOT EXISTS {VERSION} (one INTEGER PRIMARY KEY CHECK (one = 1), {_NUMBER})")
    connection.execute(upsert(VERSION, "one", "version"), (1, number))
    if is_sqlite(connection):  # an older program looks there, and then leaves the file alone
        connection.execute(f"PRAGMA user_version = {number}")


def check_known(connection: Connection, known: int) -> None:
    """See that a process which knows the schema of the number `known` may serve, within a transaction that no migration
    can pass until it ends. Raises `SchemaError`.
    """
    if not is_sqlite(connection):
        connection.execute(_UNCHANGED).fetchall()
    _check_not_newer(connection, known)


def _check_not_newer(connection: Connection, known: int) -> None:
    if (found := version(connection)) > known:
        raise SchemaError(f"the database has schema {found}, this version knows {known}")


def migrate(connection: Connection, folder: Path = FOLDER, until: int | None = None) -> int:
    """Bring the database up to date, each step in a transaction of its own. Returns the number of steps.

    `until`: the number of the last step, for a schema that is older than this version.

    Raises `SchemaError` when the database is newer than the files, a step fails (which then has changed nothing), or
    processes serve that are too old for it.
    """
    files = migrations(folder)
    _check_not_newer(connection, len(files))
    done = version(connection)
    return sum(_step(connection, number, file) for number, file in enumerate(files[done:until], done + 1))


def _step(connection: Connection, number: int, file: Path) -> bool:
    if version(connection) >= number:
        return False
    statement = ""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if not is_sqlite(connection):
            connection.execute(_LOCK)
        # Another process may have done it while this one waited for the lock.
        if version(connection) >= number:
            connection.execute("ROLLBACK")
            return False
        text = file.read_text(encoding="utf-8")
        if not is_sqlite(connection) and not text.startswith(ADDS_ONLY):
            _check_served_by_none_older(connection, number)
        for statement in statements(text):
            connection.execute(statement)
        _note_version(connection, number)
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, FAILURES):
            raise SchemaError(f"{file.name}: {error} in: {statement.strip()}") from error
        raise
    return True


def _check_served_by_none_older(connection: Connection, number: int) -> None:
    if older := leases.served_by_older(connection, number):
        shares = ", ".join(map(str, older))
        raise SchemaError(
            f"an older version of Barkeep, which does not know schema {number}, serves share {shares} of the servers; "
            "end all of its processes first, those that stand by too (docs/scaling.md)"
        )


def statements(text: str) -> Iterator[str]:
    """The single statements of an SQL text. Raises `SchemaError` when the last one is not finished."""
    statement = ""
    for line in text.splitlines(keepends=True):
        if not statement and (not line.strip() or line.lstrip().startswith("--")):
            continue
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise SchemaError(f"a statement without end: {statement.strip()}")
