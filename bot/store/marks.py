"""Hashes that stand for people who had themselves forgotten, so that forgetting brings nobody an advantage: each has a
salt of its own, and nobody can be found by it who is not asked for by their id.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

import hashlib
import secrets

from bot.store.sql import Connection

KEPT = 31 * 86_400.0
"""Seconds after the last game of somebody who had themselves forgotten for which their games with others are known: a
day longer than the month that is looked back on, of which the first day matters whole."""


def new_salt() -> bytes:
    """The salt of a hash."""
    return secrets.token_bytes(16)


def mark_of(salt: bytes, guild_id: int, user_id: int) -> bytes:
    """The hash of a person on a server."""
    return hashlib.sha256(b"%b %d %d" % (salt, guild_id, user_id)).digest()


def seal_person(connection: Connection, user_id: int, token: int) -> None:
    """Keep by a hash that `token` stands for this person in rated games, on each server on which they played some.

    To be called while the results still name them.
    """
    played = connection.execute(
        "SELECT guild_id, max(ended_at) FROM result_seats JOIN results ON results.id = result_id"
        " WHERE user_id = ? AND rated = 1 GROUP BY guild_id ORDER BY guild_id",
        (user_id,),
    ).fetchall()
    for guild_id, at in played:
        salt = new_salt()
        connection.execute(
            "INSERT INTO sealed_people (guild_id, salt, mark, token, played_at) VALUES (?, ?, ?, ?, ?)",
            (guild_id, salt, mark_of(salt, guild_id, user_id), token, at),
        )


def earlier_selves(connection: Connection, guild_id: int, user_id: int) -> list[int]:
    """The numbers that have taken the person's place on a server, as far as that is still kept."""
    rows = connection.execute("SELECT salt, mark, token FROM sealed_people WHERE guild_id = ?", (guild_id,))
    return sorted(token for salt, mark, token in rows.fetchall() if mark_of(salt, guild_id, user_id) == mark)


def servers_of(connection: Connection, user_id: int) -> list[int]:
    """The servers on which such a hash of the person is kept."""
    rows = connection.execute("SELECT guild_id, salt, mark FROM sealed_people ORDER BY guild_id").fetchall()
    return [guild_id for guild_id, salt, mark in rows if mark_of(salt, guild_id, user_id) == mark]


def forget(connection: Connection, now: float) -> int:
    """Delete the hashes that no game can need any more. Returns how many."""
    return connection.execute("DELETE FROM sealed_people WHERE played_at < ?", (now - KEPT,)).rowcount
