"""Windows: what each table waits for, and until when."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from typing import NamedTuple

_COLUMNS = "state, ask, kind, opened_at, deadline, wake_at, least, holds, thinks, away_at, phase, vote_until"
_PUT = f"INSERT OR REPLACE INTO windows (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_SELECT = f"SELECT {_COLUMNS} FROM windows WHERE table_id = ?"
_NEXT_AT = "min(wake_at, coalesce(vote_until, wake_at))"
"""As `WindowRow.next_at`."""


class WindowRow(NamedTuple):
    """One window. Times are seconds since 1970, UTC.

    `state`: ``lobby`` (`deadline`: it expires), ``open`` (an ask), ``paused`` (an ask whose clock is stopped:
    its times are as they were; `wake_at`: the table closes). `wake_at` is when something is to be done at the table.
    """

    state: str
    ask: int
    kind: str
    opened_at: float
    deadline: float
    wake_at: float
    least: float = 0.0
    """The minimum time of the ask, in seconds from `opened_at` on; 0 for one that has none."""
    holds: str = ""
    """By seat, how many seconds from `opened_at` on a poker face keeps the window open, as JSON; see `held`."""
    thinks: str = ""
    """The seats that want a poker face for the next window of theirs, as JSON; see `thinkers`."""
    away_at: float | None = None
    """Since when all people who are still in the game have been away; None while one of them is there."""
    phase: str = ""
    """The phase that a team takes together, in whose asks this window stands or which it has interrupted, as JSON; see
    `bot.tables.phases`."""
    vote_until: float | None = None
    """When the vote on removing somebody or on closing the table ends; None without one. It runs while paused, too."""

    @property
    def next_at(self) -> float:
        """When something is to be done at the table, or a vote ends."""
        return self.wake_at if self.vote_until is None else min(self.wake_at, self.vote_until)

    def held(self) -> dict[int, float]:
        """`holds` as numbers."""
        return {int(seat): seconds for seat, seconds in json.loads(self.holds).items()} if self.holds else {}

    def thinkers(self) -> set[int]:
        """`thinks` as numbers."""
        return set(json.loads(self.thinks)) if self.thinks else set()


def dumped_holds(holds: Mapping[int, float]) -> str:
    """As `WindowRow.holds` has it."""
    return json.dumps(holds) if holds else ""


def dumped_thinkers(seats: Iterable[int]) -> str:
    """As `WindowRow.thinks` has it."""
    listed = sorted(seats)
    return json.dumps(listed) if listed else ""


def put(connection: sqlite3.Connection, table: str, window: WindowRow | None) -> None:
    """Replace the table's window by this one; None: the table waits for nothing any more."""
    if window is None:
        connection.execute("DELETE FROM windows WHERE table_id = ?", (table,))
    else:
        connection.execute(_PUT, (table, *window))


def load(connection: sqlite3.Connection, table: str) -> WindowRow | None:
    """The table's window."""
    found = connection.execute(_SELECT, (table,)).fetchone()
    return WindowRow(*found) if found else None


def _of_shard(shards: int, shard: int) -> tuple[str, tuple[int, ...]]:
    """The condition for windows at tables of the servers of one of several shards, with its values."""
    if shards == 1:  # which is quicker than to look at each window's server
        return "TRUE", ()
    return "table_id IN (SELECT id FROM tables WHERE (guild_id >> 22) % ? = ?)", (shards, shard)


def wakings(connection: sqlite3.Connection, shards: int = 1, shard: int = 0) -> list[tuple[str, float]]:
    """Every table that waits for something, and the time at which it is to be woken: of all servers, or of those of one
    of several shards.
    """
    which, values = _of_shard(shards, shard)
    return connection.execute(f"SELECT table_id, {_NEXT_AT} FROM windows WHERE {which}", values).fetchall()


def shift(connection: sqlite3.Connection, seconds: float, shards: int = 1, shard: int = 0) -> int:
    """Move every running clock by this many seconds, of all servers or of those of one of several shards; returns how
    many there were.
    """
    which, values = _of_shard(shards, shard)
    connection.execute(
        f"UPDATE windows SET vote_until = vote_until + ? WHERE state = 'paused' AND vote_until IS NOT NULL AND {which}",
        (seconds, *values),
    )
    return connection.execute(
        "UPDATE windows SET opened_at = opened_at + ?, deadline = deadline + ?, wake_at = wake_at + ?, "
        f"away_at = away_at + ?, vote_until = vote_until + ? WHERE state = 'open' AND {which}",
        (seconds, seconds, seconds, seconds, seconds, *values),
    ).rowcount


def write_heartbeat(connection: sqlite3.Connection, at: float) -> None:
    """Note that the clocks run at this time."""
    connection.execute("INSERT OR REPLACE INTO heartbeat (one, at) VALUES (1, ?)", (at,))


def last_heartbeat(connection: sqlite3.Connection) -> float | None:
    """When the clocks last ran; None when they never have."""
    found = connection.execute("SELECT at FROM heartbeat").fetchone()
    return found[0] if found else None


def stuck(connection: sqlite3.Connection) -> list[tuple[str, int, float | None]]:
    """Live tables, their servers, and when they should have been woken, the earliest first; before them those that wait
    for nothing (None).
    """
    return connection.execute(
        f"SELECT tables.id, tables.guild_id, {_NEXT_AT} AS next_at FROM tables "
        "LEFT JOIN windows ON windows.table_id = tables.id AND windows.state = 'open' "
        "WHERE tables.status = 'live' ORDER BY next_at"
    ).fetchall()
