"""Letters from one process to another, where several divide the servers: each has an inbox of its own.

A letter is put in by the transaction that it tells of, or by one of its own. Functions over a connection, for use
inside `Store.write`.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from bot.shares import Share
from bot.store.sql import Connection


class Letter(NamedTuple):
    """A letter as its receiver finds it. `kind` names who handles it; `content` is plain data; `at` is when it was
    sent, in seconds since 1970 (UTC) by the sender's clock.
    """

    number: int
    kind: str
    content: Any
    at: float


def channel(share: int, shares: int) -> str:
    """The name under which PostgreSQL tells of letters for a share."""
    return f"barkeep_{share}_of_{shares}"


def send(connection: Connection, share: int, shares: int, kind: str, content: object, at: float) -> int:
    """Put a letter into the inbox of one of so many shares, and tell it; the letter's number."""
    connection.execute("SELECT pg_notify(?, '')", (channel(share, shares),))
    found = connection.execute(
        "INSERT INTO inbox (share, kind, content, at) VALUES (?, ?, ?, ?) RETURNING id",
        (share, kind, json.dumps(content), at),
    )
    return found.fetchone()[0]


def tell_others(connection: Connection, share: Share, kind: str, content: object, at: float) -> None:
    """Put a letter into the inbox of each other share."""
    for other in share.others():
        send(connection, other, share.count, kind, content, at)


def collect(connection: Connection, share: int) -> list[Letter]:
    """Take all letters out of the inbox of a share, the oldest first."""
    found = connection.execute("DELETE FROM inbox WHERE share = ? RETURNING id, kind, content, at", (share,)).fetchall()
    return sorted(Letter(number, kind, json.loads(content), at) for number, kind, content, at in found)


def take_back(connection: Connection, number: int) -> bool:
    """Take a letter back; False if its receiver has it already."""
    return connection.execute("DELETE FROM inbox WHERE id = ? RETURNING id", (number,)).fetchone() is not None


def waiting(connection: Connection, share: int) -> float | None:
    """When the oldest letter in the inbox of a share was sent; None if there is none."""
    return connection.execute("SELECT min(at) FROM inbox WHERE share = ?", (share,)).fetchone()[0]
