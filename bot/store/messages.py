"""The places of messages that the bot has to find again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.shares import ALL, Share
from bot.store.shares import of_share
from bot.store.sql import Connection, upsert

_PUT = upsert("messages", "table_id, kind, seat", "channel_id, message_id, posted_at, nonce")


class StoredMessage(NamedTuple):
    """A message that shows a table (`seat` -1) or something of one seat. `posted_at`: seconds since 1970, UTC."""

    kind: str
    seat: int
    channel_id: int
    message_id: int
    posted_at: float
    nonce: str


def remember(connection: Connection, table: str, message: StoredMessage) -> None:
    """Store the place of a message, instead of an older one of its kind and seat."""
    connection.execute(_PUT, (table, *message))


def note_right(connection: Connection, kind: str, seats: Sequence[tuple[str, int, int]]) -> None:
    """Note as nonces of messages of this kind, each with its table and seat, as which version of the table it
    is right.
    """
    connection.executemany(
        "UPDATE messages SET nonce = ? WHERE table_id = ? AND kind = ? AND seat = ?",
        [(str(version), table, kind, seat) for table, seat, version in seats],
    )


def forget(connection: Connection, table: str, kind: str, seat: int) -> None:
    """Delete the place of a message that is gone."""
    connection.execute("DELETE FROM messages WHERE table_id = ? AND kind = ? AND seat = ?", (table, kind, seat))


def of_ended(connection: Connection, share: Share = ALL) -> list[str]:
    """The tables of the share's servers that are over and still have stored messages, which may not show the end
    yet.
    """
    which, values = of_share(share)
    found = connection.execute(
        "SELECT DISTINCT table_id FROM messages JOIN tables ON tables.id = table_id "
        f"WHERE status IN ('over', 'closed') AND {which} ORDER BY table_id",
        values,
    )
    return [table for (table,) in found]


def of_table(connection: Connection, table: str) -> list[StoredMessage]:
    """All stored messages of a table."""
    found = connection.execute(
        "SELECT kind, seat, channel_id, message_id, posted_at, nonce FROM messages WHERE table_id = ? "
        "ORDER BY kind, seat",
        (table,),
    )
    return [StoredMessage(*row) for row in found]
