"""Windows: what each table waits for, and until when."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.shares import ALL, Share
from bot.store.shares import at_tables_of, of_share
from bot.store.sql import Connection, upsert

_COLUMNS = "state, ask, kind, opened_at, deadline, wake_at, least, holds, thinks, away_at, phase, vote_until, plain"
_PUT = upsert("windows", "table_id", _COLUMNS)
_GO_ON = f"UPDATE windows SET {', '.join(f'{name} = ?' for name in _COLUMNS.split(', ')[1:])} WHERE table_id = ?"
"""It leaves `state` alone: to check that, SQLite takes twice as long as for all the rest of the row."""
_SELECT = f"SELECT {_COLUMNS} FROM windows WHERE table_id = ?"
_NEXT_AT = "CASE WHEN vote_until < wake_at THEN vote_until ELSE wake_at END"
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
    `bot.tables.play.phases`."""
    vote_until: float | None = None
    """When the vote on removing somebody or on closing the table ends; None without one. It runs while paused, too."""
    plain: float | None = None
    """When the ask would end if nobody were away; None where `deadline` was not moved for that."""

    @property
    def plain_deadline(self) -> float:
        """When the ask would end if nobody were away."""
        return self.deadline if self.plain is None else self.plain

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


def put(connection: Connection, table: str, window: WindowRow | None) -> None:
    """Replace the table's window by this one; None: the table waits for nothing any more."""
    put_all(connection, [(table, window)])


def put_all(connection: Connection, changed: Sequence[tuple[str, WindowRow | None]]) -> None:
    """Replace the windows of several tables, as `put` does."""
    connection.executemany(_PUT, [(table, *window) for table, window in changed if window is not None])
    for table, window in changed:
        if window is None:
            connection.execute("DELETE FROM windows WHERE table_id = ?", (table,))


def go_on_all(connection: Connection, changed: Iterable[tuple[str, WindowRow]]) -> None:
    """Replace the windows of several tables, each of which has one in the same state: as nearly every answer does."""
    connection.executemany(_GO_ON, [(*window[1:], table) for table, window in changed])


def load(connection: Connection, table: str) -> WindowRow | None:
    """The table's window."""
    found = connection.execute(_SELECT, (table,)).fetchone()
    return WindowRow(*found) if found else None


def wakings(connection: Connection, share: Share = ALL) -> list[tuple[str, float]]:
    """Every table of the share's servers that waits for something, and the time at which it is to be woken."""
    which, values = at_tables_of(share)
    return connection.execute(f"SELECT table_id, {_NEXT_AT} FROM windows WHERE {which}", values).fetchall()


def shift(connection: Connection, seconds: float, share: Share = ALL) -> int:
    """Move every running clock of the share's servers by this many seconds; returns how many there were."""
    which, values = at_tables_of(share)
    connection.execute(
        f"UPDATE windows SET vote_until = vote_until + ? WHERE state = 'paused' AND vote_until IS NOT NULL AND {which}",
        (seconds, *values),
    )
    return connection.execute(
        "UPDATE windows SET opened_at = opened_at + ?, deadline = deadline + ?, wake_at = wake_at + ?, "
        f"away_at = away_at + ?, vote_until = vote_until + ?, plain = plain + ? WHERE state = 'open' AND {which}",
        (*[seconds] * 6, *values),
    ).rowcount


def write_heartbeat(connection: Connection, at: float, share: Share = ALL) -> None:
    """Note that the clocks of the share's servers run at this time."""
    connection.execute(
        "INSERT INTO heartbeats (share, shares, at) VALUES (?, ?, ?) "
        "ON CONFLICT (share, shares) DO UPDATE SET at = excluded.at",
        (share.index, share.count, at),
    )


def last_heartbeat(connection: Connection, share: Share = ALL) -> float | None:
    """When the clocks of the share's servers last ran; None when they never have.

    Where the servers were divided otherwise since, it is the time at which the first of those shares was last seen, so
    that nobody loses time.
    """
    own = connection.execute(
        "SELECT at FROM heartbeats WHERE share = ? AND shares = ?", (share.index, share.count)
    ).fetchone()
    latest = connection.execute(
        "SELECT shares, at FROM heartbeats WHERE shares <> ? ORDER BY at DESC LIMIT 1", (share.count,)
    ).fetchone()
    if latest is None or (own is not None and own[0] >= latest[1]):
        return own[0] if own else None
    return connection.execute("SELECT min(at) FROM heartbeats WHERE shares = ?", (latest[0],)).fetchone()[0]


def stuck(connection: Connection, share: Share = ALL) -> list[tuple[str, int, float | None]]:
    """Live tables of the share's servers, these servers, and when the tables should have been woken, the earliest
    first; before them those that wait for nothing (None).
    """
    which, values = of_share(share, "tables.guild_id")
    return connection.execute(
        f"SELECT tables.id, tables.guild_id, {_NEXT_AT} AS next_at FROM tables "
        "LEFT JOIN windows ON windows.table_id = tables.id AND windows.state = 'open' "
        f"WHERE tables.status = 'live' AND {which} ORDER BY next_at NULLS FIRST",
        values,
    ).fetchall()
