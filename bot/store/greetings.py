"""On which servers the bot has introduced itself.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.store.sql import Connection

NONCE_HOLDS = 120.0
"""Seconds within which the same nonce makes no second message. Discord says *a few minutes*."""


class Greeting(NamedTuple):
    """The message by which the bot introduces itself: where, and with which nonce."""

    channel_id: int
    nonce: str


def claim(connection: Connection, guild_id: int, greeting: Greeting, at: float) -> Greeting | None:
    """Note that a server is greeted now, before it is; None if it was greeted already, or nobody can know.

    Whoever died before posting, or posts at the same moment, has noted a greeting that is posted again, by its own
    nonce, as long as that makes no second message.
    """
    connection.execute(
        "INSERT INTO greetings (guild_id, channel_id, nonce, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (guild_id, *greeting, at),
    )
    channel, nonce, since, posted = connection.execute(
        "SELECT channel_id, nonce, at, posted FROM greetings WHERE guild_id = ?", (guild_id,)
    ).fetchone()
    return None if posted or at - since > NONCE_HOLDS else Greeting(channel, nonce)


def posted(connection: Connection, guild_id: int) -> None:
    """Note that the greeting is there."""
    connection.execute("UPDATE greetings SET posted = 1 WHERE guild_id = ?", (guild_id,))


def refused(connection: Connection, guild_id: int) -> None:
    """Note that Discord has refused the greeting: it may be tried again, in another channel perhaps."""
    connection.execute("DELETE FROM greetings WHERE guild_id = ? AND posted = 0", (guild_id,))
