"""How we connect to a PostgreSQL."""

from __future__ import annotations

from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.database import NO_ADDRESS, PostgresUrl
from bot.store.errors import DatabaseFailed

SETTINGS = {
    "application_name": "barkeep",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "options": "-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3",
}
"""What holds for a connection unless its address says otherwise: a dead network is noticed within 20 s, a dead machine
of ours by the server within 6 s, so that a stand-by gets the lease.
"""


def conninfo(where: PostgresUrl) -> str:
    """The address with `SETTINGS`, as psycopg takes it. Raises `DatabaseFailed` if psycopg cannot read it.

    What psycopg says of it is never repeated, not even as a cause: it may quote the password.
    """
    try:
        return make_conninfo("", **(SETTINGS | conninfo_to_dict(where.with_password())))
    except ProgrammingError:
        raise DatabaseFailed(f"{where}: {NO_ADDRESS}") from None
