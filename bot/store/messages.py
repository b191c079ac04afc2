"""Messages that must be found again."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple


class StoredMessage(NamedTuple):
    """A message that shows a table (`seat` -1) or something of one seat. `posted_at`: seconds since 1970, UTC."""

    kind: str
    seat: int
    channel_id: int
    message_id: int
    posted_at: float
    nonce: str


def remember(connection: sqlite3.Connection, table: str, message: StoredMessage) -> None:
    """Keep it, in place of the one of that kind and seat."""
    connection.execute("INSERT OR REPLACE INTO messages VALUES (?, ?, ?, ?, ?, ?, ?)", (table, *message))


def forget(connection: sqlite3.Connection, table: str, kind: str, seat: int) -> None:
    """It is gone."""
    connection.execute("DELETE FROM messages WHERE table_id = ? AND kind = ? AND seat = ?", (table, kind, seat))


def of_ended(connection: sqlite3.Connection) -> list[str]:
    """The tables that are over while messages of theirs are kept: those may not show the end yet."""
    found = connection.execute(
        "SELECT DISTINCT table_id FROM messages JOIN tables ON tables.id = table_id "
        "WHERE status IN ('over', 'closed') ORDER BY table_id"
    )
    return [table for (table,) in found]


def of_table(connection: sqlite3.Connection, table: str) -> list[StoredMessage]:
    """All of a table's."""
    found = connection.execute(
        "SELECT kind, seat, channel_id, message_id, posted_at, nonce FROM messages WHERE table_id = ? "
        "ORDER BY kind, seat",
        (table,),
    )
    return [StoredMessage(*row) for row in found]
