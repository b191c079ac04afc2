"""Values that the program itself keeps between two runs, by key."""

from __future__ import annotations

from bot.store.sql import Connection, upsert

_PUT = upsert("notes", "key", "value")


def get(connection: Connection, key: str) -> str | None:
    """The value kept under `key`; None when there is none."""
    row = connection.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def put(connection: Connection, key: str, value: str) -> None:
    """Store a value in place of the old one."""
    connection.execute(_PUT, (key, value))
