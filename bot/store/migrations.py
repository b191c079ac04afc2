"""The schema, step by step: numbered SQL files under `PRAGMA user_version`."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.paths import DATA
from bot.store.sql import Connection

FOLDER = DATA / "migrations"


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
    return connection.execute("PRAGMA user_version").fetchone()[0]


def migrate(connection: Connection, folder: Path = FOLDER) -> int:
    """Bring the database up to date, each step in a transaction of its own. Returns the number of steps.

    Raises `SchemaError` when the database is newer than the files, or a step fails (which then has changed nothing).
    """
    files = migrations(folder)
    if version(connection) > len(files):
        raise SchemaError(f"the database has schema {version(connection)}, this version knows {len(files)}")
    return sum(_step(connection, number, file) for number, file in enumerate(files, 1))


def _step(connection: Connection, number: int, file: Path) -> bool:
    if version(connection) >= number:
        return False
    statement = ""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another process may have done it while this one waited for the lock.
        if version(connection) >= number:
            connection.execute("ROLLBACK")
            return False
        for statement in statements(file.read_text(encoding="utf-8")):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            raise SchemaError(f"{file.name}: {error} in: {statement.strip()}") from error
        raise
    return True


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
