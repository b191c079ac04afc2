"""Backends: PostgreSQL's processes, one for each connection. A number is used again, so a backend is known by its
number and the time of its start.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.store.sql import Connection

STARTED = "CAST(extract(epoch FROM backend_start) AS TEXT)"
OWN = f"SELECT pid, {STARTED} FROM pg_stat_get_activity(pg_backend_pid())"
"""What pg_stat_activity says of oneself, asked without the names of its users and databases: that spares a connection a
quarter of its start.
"""
END = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ? AND {STARTED} = ?"


class Backend(NamedTuple):
    """One of them. `started`: seconds since 1970 by the server's clock, as it writes them."""

    number: int
    started: str


def own(connection: Connection) -> Backend:
    """That of a connection."""
    return Backend(*connection.execute(OWN).fetchone())


def end(connection: Connection, backend: Backend) -> None:
    """End a backend and its connection. One that has ended is left alone, also if another has its number now."""
    connection.execute(END, backend).fetchall()
