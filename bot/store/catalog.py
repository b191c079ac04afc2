"""What tables a database has."""

from __future__ import annotations

import sqlite3

from bot.store.sql import Connection

PEOPLE = frozenset({"user_id", "host_id", "by_id"})
"""The names of the columns that hold somebody's id."""


def is_sqlite(connection: Connection) -> bool:
    """Whether it is a connection to SQLite, not to PostgreSQL."""
    return isinstance(connection, sqlite3.Connection)


def table_names(connection: Connection) -> list[str]:
    """The tables of the database in alphabetical order, without those that SQLite has for itself."""
    found = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name"
        if is_sqlite(connection)
        else "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        " AND table_type = 'BASE TABLE' ORDER BY table_name COLLATE \"C\""
    )
    return [str(name) for (name,) in found]


def columns(connection: Connection, table: str) -> list[str]:
    """The columns of a table, in alphabetical order."""
    cursor = connection.execute(f'SELECT * FROM "{table}" LIMIT 0')
    return sorted(str(column[0]) for column in cursor.description)
