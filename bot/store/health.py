"""How the database is doing, for the operator.

Functions over a `sqlite3.Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

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


def look(connection: sqlite3.Connection) -> Health:
    """The health of the database now."""
    counts = dict(connection.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())
    reports = connection.execute("SELECT count(*) FROM reports WHERE NOT operator_told").fetchone()[0]
    last_heartbeat = connection.execute("SELECT max(at) FROM heartbeat").fetchone()[0]
    moved = connection.execute(
        "SELECT max(at) FROM (SELECT max(opened_at) AS at FROM windows WHERE state = 'open'"
        " UNION ALL SELECT max(ended_at) FROM tables WHERE status = 'over')"
    ).fetchone()[0]
    return Health(counts, reports, last_heartbeat, moved, last_check(connection))


def commit_something(connection: sqlite3.Connection) -> None:
    """Write without a change: its commit goes to the disk like any other, so that it can be timed."""
    connection.execute("UPDATE heartbeat SET at = at")
