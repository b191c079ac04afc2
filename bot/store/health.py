"""How the database is doing, for the operator.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.shares import ALL, Share
from bot.store import windows
from bot.store.reports import for_operator
from bot.store.shares import of_share
from bot.store.sql import Connection
from bot.store.upkeep import Checked, last_check


@dataclass(frozen=True, slots=True)
class Health:
    """Counts, and times in seconds since 1970 (UTC); a time is None if the thing has never happened."""

    tables: Mapping[str, int]
    """The number of tables by status."""
    reports: int
    """The number of reports of which the operator has not been told."""
    last_heartbeat: float | None
    """The last time at which the tables' clocks were known to run."""
    last_move: float | None
    """When an answer last opened another ask or ended a game."""
    checked: Checked | None
    """The last check of the database."""


def look(connection: Connection, share: Share = ALL) -> Health:
    """The health of the database now: of what belongs to the share's servers."""
    which, values = of_share(share)
    counts = dict(connection.execute(f"SELECT status, count(*) FROM tables WHERE {which} GROUP BY status", values))
    reports = len(for_operator(connection, share))
    last_heartbeat = windows.last_heartbeat(connection, share)
    moved = connection.execute(
        "SELECT max(at) FROM (SELECT max(opened_at) AS at FROM windows JOIN tables ON tables.id = table_id"
        f" WHERE state = 'open' AND {which}"
        f" UNION ALL SELECT max(ended_at) FROM tables WHERE status = 'over' AND {which}) AS moves",
        (*values, *values),
    ).fetchone()[0]
    return Health(counts, reports, last_heartbeat, moved, last_check(connection))


def commit_something(connection: Connection, share: Share = ALL) -> None:
    """Write without a change: its commit goes to the disk like any other, so that it can be timed."""
    connection.execute("UPDATE heartbeats SET at = at WHERE share = ? AND shares = ?", (share.index, share.count))
