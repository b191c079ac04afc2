"""Replays: what is kept of finished games beside their logs, and how often people have shared a moment of one.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from bot.shares import ALL, Share
from bot.store.errors import StoreRefused
from bot.store.shares import of_share
from bot.store.sql import Connection, upsert

SHARED_MOST = 2
"""How many moments of a game one person may share."""

Why = Literal["", "rules", "large"]
"""Why the frames of a game are not kept: its log does not play any more, or they are too large. Empty: they are."""


class KeptReplay(NamedTuple):
    """What is kept of a game. `ended_at`: seconds since 1970; `form`: how the frames are written; `size`: their bytes,
    also where they were too large to be kept.
    """

    table: str
    guild_id: int
    ended_at: float
    form: int
    steps: int
    size: int
    why: Why
    frames: bytes | None


_PUT = upsert("replays", "table_id", "guild_id, ended_at, form, steps, size, why, frames")
_NEWEST = "SELECT table_id FROM replays WHERE guild_id = ? ORDER BY ended_at DESC, table_id LIMIT ?"


def keep(connection: Connection, replay: KeptReplay, most: int) -> None:
    """Store a game's frames; of the server's games only the `most` that ended last are kept."""
    connection.execute(_PUT, replay)
    server = replay.guild_id
    connection.execute(
        f"DELETE FROM replays WHERE guild_id = ? AND table_id NOT IN ({_NEWEST})", (server, server, most)
    )


def load(connection: Connection, table: str) -> KeptReplay | None:
    """What is kept of a game; None for one of which nothing is."""
    row = connection.execute(
        "SELECT table_id, guild_id, ended_at, form, steps, size, why, frames FROM replays WHERE table_id = ?", (table,)
    ).fetchone()
    return KeptReplay(*row) if row is not None else None


def missing(connection: Connection, most: int, share: Share = ALL) -> list[str]:
    """The games among the `most` that ended last on each of the share's servers of which nothing is kept yet, the
    newest first.
    """
    which, values = of_share(share)
    rows = connection.execute(
        "SELECT id FROM (SELECT id, ended_at, row_number() OVER (PARTITION BY guild_id ORDER BY ended_at DESC, id)"
        f" AS number FROM tables WHERE status = 'over' AND ended_at IS NOT NULL AND {which}) AS ended"
        " WHERE number <= ? AND NOT EXISTS (SELECT 1 FROM replays WHERE table_id = ended.id)"
        " ORDER BY ended_at DESC, id",
        (*values, most),
    )
    return [table for (table,) in rows]


def share(connection: Connection, table: str, user_id: int) -> None:
    """Note that somebody shares a moment of a game. Raises `StoreRefused('shared-enough')`, with the fact `most`."""
    found = connection.execute(
        "INSERT INTO replay_shares (table_id, user_id, shared) VALUES (?, ?, 1) ON CONFLICT (table_id, user_id)"
        " DO UPDATE SET shared = replay_shares.shared + 1 WHERE replay_shares.shared < ? RETURNING shared",
        (table, user_id, SHARED_MOST),
    ).fetchone()
    if found is None:
        raise StoreRefused("shared-enough", most=SHARED_MOST)
