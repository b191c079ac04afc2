"""How the database is doing, for the operator.

Functions over a `sqlite3.Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Health:
    """What there is. Times are seconds since 1970 (UTC); None: never."""

    tables: Mapping[str, int]
    """How many tables there are of each status."""
    reports: int
    """Reports the operator has not been told of."""
    last_beat: float | None
    """When the tables' clocks were last seen running."""
    last_move: float | None
    """When the last answer that opened another ask, or ended a game, was taken."""


def look(connection: sqlite3.Connection) -> Health:
    """How things are now."""
    counts = dict(connection.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())
    reports = connection.execute("SELECT count(*) FROM reports WHERE NOT operator_told").fetchone()[0]
    beat = connection.execute("SELECT max(at) FROM heartbeat").fetchone()[0]
    moved = connection.execute(
        "SELECT max(at) FROM (SELECT max(opened_at) AS at FROM windows WHERE state = 'open'"
        " UNION ALL SELECT max(ended_at) FROM tables WHERE status = 'over')"
    ).fetchone()[0]
    return Health(counts, reports, beat, moved)


def commit_something(connection: sqlite3.Connection) -> None:
    """A write that changes nothing but goes to the disk as every other, so that its commit can be timed."""
    connection.execute("UPDATE heartbeat SET at = at")
