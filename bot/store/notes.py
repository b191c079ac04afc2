"""Values that the program itself keeps between two runs, by key."""

from __future__ import annotations

import sqlite3


def get(connection: sqlite3.Connection, key: str) -> str | None:
    """The value kept under `key`; None when there is none."""
    row = connection.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def put(connection: sqlite3.Connection, key: str, value: str) -> None:
    """Store a value in place of the old one."""
    connection.execute("INSERT OR REPLACE INTO notes (key, value) VALUES (?, ?)", (key, value))
