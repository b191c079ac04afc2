"""What keeps the database whole and small: its check, and the deletion of what nobody needs any more."""

from __future__ import annotations

import json
from typing import NamedTuple

from bot.shares import ALL, Share
from bot.store import notes
from bot.store.shares import of_share
from bot.store.sql import Connection

LOBBIES_KEPT = 30 * 86_400.0
"""Seconds for which a lobby that never became a game is kept once it is closed."""
MESSAGES_KEPT = 7 * 86_400.0
"""Seconds after a table's end for which the bot tries to show the end in messages that do not show it yet."""
TOGETHER = 200
"""How many lobbies are deleted in one transaction at most."""

SOUND = "ok"
CHECKED = "checked"


class Checked(NamedTuple):
    """The last check of the database: when (seconds since 1970, UTC), and what it found, `SOUND` or the damage."""

    at: float
    found: str


def note_check(connection: Connection, checked: Checked) -> None:
    """Keep the result of a check in place of the one before."""
    notes.put(connection, CHECKED, json.dumps(checked))


def last_check(connection: Connection) -> Checked | None:
    """The last check; None if there was none yet."""
    found = notes.get(connection, CHECKED)
    return None if found is None else Checked(*json.loads(found))


def forget_lobbies(connection: Connection, before: float, share: Share = ALL) -> list[str]:
    """Delete some lobbies of the share's servers that were closed before that time and never became a game, except
    those that somebody has reported. Returns which; if they are `TOGETHER`, there may be more.
    """
    which, values = of_share(share)
    found = connection.execute(
        "SELECT id FROM tables WHERE status = 'closed' AND started_at IS NULL AND ended_at < ?"
        f" AND {which} AND NOT EXISTS (SELECT 1 FROM reports WHERE table_id = tables.id) LIMIT ?",
        (before, *values, TOGETHER),
    )
    gone = [table for (table,) in found]
    for table in gone:
        for name in ("messages", "windows", "seats"):
            connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
        connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    return gone


def forget_messages(connection: Connection, before: float, share: Share = ALL) -> int:
    """Delete the places of messages, and what is left of windows, of tables of the share's servers that ended before
    that time. Returns how many rows that were.
    """
    which, values = of_share(share)
    ended = "EXISTS (SELECT 1 FROM tables WHERE id = table_id AND tables.status IN ('over', 'closed') AND ended_at < ?"
    return sum(
        connection.execute(f"DELETE FROM {name} WHERE {ended} AND {which})", (before, *values)).rowcount
        for name in ("messages", "windows")
    )
