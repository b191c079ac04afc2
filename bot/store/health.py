"""How the database is doing, for the operator.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.shares import ALL, Share
from bot.store import inbox, windows
from bot.store.backups import LastBackup, last_backup
from bot.store.reports import for_operator
from bot.store.shares import of_share
from bot.store.sql import Connection
from bot.store.upkeep import Checked, last_check

STILL = 60.0
"""Seconds after which clocks that have not been noted to run are taken to stand still."""


class ShareHealth(NamedTuple):
    """How another share of the servers is doing, as the database tells it; times as in `Health`."""

    share: Share
    tables: Mapping[str, int]
    last_heartbeat: float | None
    letter: float | None
    """When the oldest letter was sent that its process has not taken."""


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
    backup: LastBackup | None = None
    """What is known of the nightly backups."""
    others: tuple[ShareHealth, ...] = ()
    """The other shares, where several processes divide the servers."""


def look(connection: Connection, share: Share = ALL) -> Health:
    """The health of the database now: of what belongs to the share's servers, and in short of the other shares."""
    which, values = of_share(share)
    reports = len(for_operator(connection, share))
    last_heartbeat = windows.last_heartbeat(connection, share)
    moved = connection.execute(
        "SELECT max(at) FROM (SELECT max(opened_at) AS at FROM windows JOIN tables ON tables.id = table_id"
        f" WHERE state = 'open' AND {which}"
        f" UNION ALL SELECT max(ended_at) FROM tables WHERE status = 'over' AND {which}) AS moves",
        (*values, *values),
    ).fetchone()[0]
    others = tuple(_look_at(connection, Share(other, share.count)) for other in share.others())
    return Health(
        _counts(connection, share), reports, last_heartbeat, moved, last_check(connection), last_backup(connection),
        others,
    )  # fmt: skip


def _look_at(connection: Connection, share: Share) -> ShareHealth:
    beat = connection.execute(
        "SELECT at FROM heartbeats WHERE share = ? AND shares = ?", (share.index, share.count)
    ).fetchone()
    waiting = inbox.waiting(connection, share.index)
    return ShareHealth(share, _counts(connection, share), beat[0] if beat else None, waiting)


def _counts(connection: Connection, share: Share) -> dict[str, int]:
    which, values = of_share(share)
    return dict(connection.execute(f"SELECT status, count(*) FROM tables WHERE {which} GROUP BY status", values))


def commit_something(connection: Connection, share: Share = ALL) -> None:
    """Write without a change: its commit goes to the disk like any other, so that it can be timed."""
    connection.execute("UPDATE heartbeats SET at = at WHERE share = ? AND shares = ?", (share.index, share.count))
