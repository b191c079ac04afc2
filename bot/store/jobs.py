"""Jobs: what is due later and is done once, also if the process is killed meanwhile.

A server's job belongs to the share that serves the server, a person's to share 0. Functions over a `Connection`, for
use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import NamedTuple

from bot.shares import ALL, Share
from bot.store.greetings import NONCE_HOLDS
from bot.store.shares import of_share
from bot.store.sql import Connection

LATE = 2 * 3600.0
"""Seconds after its time for which a job is still done; after a longer downtime it is dropped."""
DONE_KEPT = 31 * 86_400.0
"""Seconds for which it is known that a job was done, so that it is not noted again."""
TOGETHER = 100
"""How many jobs are begun at once."""

_KEY = "kind, guild_id, user_id, table_id, about"
_THIS = "kind = ? AND guild_id = ? AND user_id = ? AND table_id = ? AND about = ?"


class Job(NamedTuple):
    """Something that is due at a time (seconds since 1970, UTC). There is one job of a kind about the same."""

    kind: str
    guild_id: int
    """The server; 0: it is a person's."""
    user_id: int
    """The person whom it concerns; 0: nobody alone."""
    table: str
    """The table that it is about; empty for none."""
    about: str
    """What else it is about, such as the number of an ask."""
    due: float
    nonce: str = ""
    """The nonce for its message: the same however often it is begun. Drawn when it is noted."""

    @property
    def key(self) -> tuple[str, int, int, str, str]:
        """What tells it from others."""
        return self[:5]


def note(connection: Connection, job: Job) -> None:
    """Note a job. If it waits already, its time is changed; if it is begun or done, nothing is."""
    connection.execute(
        f"INSERT INTO jobs ({_KEY}, due, nonce) VALUES (?, ?, ?, ?, ?, ?, ?)"
        f" ON CONFLICT ({_KEY}) DO UPDATE SET due = excluded.due WHERE jobs.state = 'waiting'",
        (*job.key, job.due, job.nonce or secrets.token_hex(8)),
    )


def take_over(connection: Connection, now: float, share: Share = ALL) -> None:
    """After a start: what was begun and not ended before the process was killed waits again, as long as its nonce makes
    no second message. Later nobody can know whether it was done, and it counts as done; what noted that it is `sending`
    and had not got that far waits however much later it is.
    """
    which, values = of_share(share)
    connection.execute(
        f"UPDATE jobs SET state = CASE WHEN begun_at < ? THEN 'done' ELSE 'waiting' END"
        f" WHERE state = 'begun' AND {which}",
        (now - NONCE_HOLDS, *values),
    )


def begin(connection: Connection, now: float, share: Share = ALL, noting: Collection[str] = ()) -> list[Job]:
    """Begin some of the share's jobs that are due, the earliest first; drop those that come too late.

    `noting`: the kinds that note when they are `sending`.
    """
    which, values = of_share(share)
    connection.execute(f"DELETE FROM jobs WHERE state = 'waiting' AND due < ? AND {which}", (now - LATE, *values))
    found = connection.execute(
        f"SELECT {_KEY}, due, nonce FROM jobs WHERE state = 'waiting' AND due <= ? AND {which}"
        f" ORDER BY due, {_KEY} LIMIT ?",
        (now, *values, TOGETHER),
    ).fetchall()
    begun = [Job(*row) for row in found]
    connection.executemany(
        f"UPDATE jobs SET state = 'begun', begun_at = coalesce(begun_at, ?) WHERE {_THIS}",
        [(None if job.kind in noting else now, *job.key) for job in begun],
    )
    return begun


def sending(connection: Connection, job: Job, now: float) -> None:
    """Note that a job's message may have been sent from now on."""
    connection.execute(
        f"UPDATE jobs SET begun_at = coalesce(begun_at, ?) WHERE state = 'begun' AND {_THIS}", (now, *job.key)
    )


def end(connection: Connection, job: Job) -> None:
    """Note that a job is done."""
    connection.execute(f"UPDATE jobs SET state = 'done' WHERE {_THIS}", job.key)


def put_off(connection: Connection, job: Job, due: float) -> None:
    """Let a job that was begun wait again: it was not done, and is due later."""
    connection.execute(f"UPDATE jobs SET state = 'waiting', begun_at = NULL, due = ? WHERE {_THIS}", (due, *job.key))


def drop(connection: Connection, job: Job) -> None:
    """Forget a job, so that the same may be noted again."""
    connection.execute(f"DELETE FROM jobs WHERE {_THIS}", job.key)


def next_due(connection: Connection, share: Share = ALL) -> float | None:
    """When the next job of the share is due that has not begun; None without any."""
    which, values = of_share(share)
    return connection.execute(f"SELECT min(due) FROM jobs WHERE state = 'waiting' AND {which}", values).fetchone()[0]


def late(connection: Connection, now: float, by: float) -> int:
    """How many jobs of all shares should have begun more than so many seconds ago, and wait."""
    found = connection.execute("SELECT count(*) FROM jobs WHERE state = 'waiting' AND due < ?", (now - by,))
    return int(found.fetchone()[0])


def begin_those_of(connection: Connection, kind: str, user_id: int, now: float) -> list[Job]:
    """Begin a person's waiting jobs of a kind before they are due, in whatever process: nobody else begins them."""
    found = connection.execute(
        f"UPDATE jobs SET state = 'begun', begun_at = ? WHERE kind = ? AND user_id = ? AND state = 'waiting'"
        f" RETURNING {_KEY}, due, nonce",
        (now, kind, user_id),
    ).fetchall()
    return sorted((Job(*row) for row in found), key=lambda job: (job.due, job.key))


def has_waiting(connection: Connection, kind: str, user_id: int) -> bool:
    """Whether a person has waiting jobs of a kind."""
    found = connection.execute(
        "SELECT 1 FROM jobs WHERE user_id = ? AND kind = ? AND state = 'waiting' LIMIT 1", (user_id, kind)
    )
    return found.fetchone() is not None


def forget(connection: Connection, now: float, share: Share = ALL) -> int:
    """Delete what was done so long ago that it cannot be noted again. Returns how many rows that were."""
    which, values = of_share(share)
    return connection.execute(
        f"DELETE FROM jobs WHERE state = 'done' AND due < ? AND {which}", (now - DONE_KEPT, *values)
    ).rowcount
