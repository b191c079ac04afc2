"""What the process itself keeps between two runs, by key."""

from __future__ import annotations

import sqlite3


def get(connection: sqlite3.Connection, key: str) -> str | None:
    """The value kept under `key`; None when there is none."""
    row = connection.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def put(connection: sqlite3.Connection, key: str, value: str) -> None:
    """Keep a value, instead of the one there was."""
    connection.execute("INSERT OR REPLACE INTO notes (key, value) VALUES (?, ?)", (key, value))
