"""Which process serves a share of the servers: the one that holds its lease, a lock that ends with the connection.

PostgreSQL keeps the locks ("advisory locks"). Each lease has a term besides, which a new holder counts up: so a process
whose connection was lost for a while finds out whether another has served its share meanwhile. With SQLite one process
serves everything, and there are no leases.

A process that hangs keeps its connection. So whoever holds a lease has a pulse (`Store.pulse`): the server knows when
its connection was last used, and a stand-by ends a connection that was not used for too long. With its lease a process
holds a lock whose key is the schema that it knows. It says that the process has a pulse, and keeps newer processes from
a migration that it does not know.
"""

from __future__ import annotations

from bot.shares import Share
from bot.store import backends, notes
from bot.store.backends import STARTED, Backend
from bot.store.errors import ConnectionLost, LeaseLost
from bot.store.sql import Connection

KIND = 0x6261726B
"""The first half of the keys of our locks; the second half is a share."""
DIVISION = 1_000
"""Shares of n have the numbers n * DIVISION + k as second halves. There are fewer shares than this."""
KNOWN = 0x62617273
"""The first half of the keys of the locks that say which schema a process knows; the second half is its number."""
IDENTIFY = 0x62617269
"""The first half of the keys of the locks that space the identifies of all processes."""
NOBODY = 0
"""The second half of the lock that keeps all processes out: of no division of the servers, so that no lease is given
while it is held.
"""
DRAINS = "drains"
"""The key of the note that counts how often all processes were told to drain."""

_HELD = (
    "FROM pg_locks WHERE locktype = 'advisory' AND granted AND CAST(classid AS INT8) = ?"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_SCHEMAS = f"(SELECT pid, max(CAST(objid AS INT8)) AS known {_HELD} GROUP BY pid)"
_HOLDERS = (
    f"SELECT CAST(leases.objid AS INT8), schemas.known FROM (SELECT pid, objid {_HELD} AND objid <> 0) AS leases"
    f" LEFT JOIN {_SCHEMAS} AS schemas ON schemas.pid = leases.pid ORDER BY 1"
)
_STILL = (
    f"SELECT pid, {STARTED} FROM pg_stat_activity"
    f" WHERE pid IN (SELECT pid {_HELD} AND CAST(objid AS INT8) = ?) AND pid IN (SELECT pid {_HELD})"
    " AND extract(epoch FROM clock_timestamp() - state_change) > ?"
)


def try_to_take(connection: Connection, share: Share, known: int) -> bool:
    """Take the lease of a share for this connection, of a process that knows the schema of this number and has a pulse;
    False if another has it, or processes of another division of the servers still run.
    """
    if not _try_to_hold(connection, _key(share), share.count):
        return False
    connection.execute("SELECT pg_advisory_lock_shared(CAST(? AS INT4), CAST(? AS INT4))", (KNOWN, known)).fetchall()
    return True


def end_if_still(connection: Connection, share: Share, seconds: float) -> bool:
    """End the connection that has the lease if its process should have a pulse and had none for so many seconds, by the
    server's clock. Returns whether it was ended: then the lease is soon free.
    """
    found = connection.execute(_STILL, (KIND, _key(share), KNOWN, seconds)).fetchall()
    for backend in found:
        backends.end(connection, Backend(*backend))
    return bool(found)


def served_by_older(connection: Connection, schema: int) -> list[Share]:
    """The shares that are served by processes which do not know the schema of this number."""
    found = connection.execute(_HOLDERS, (KIND, KNOWN)).fetchall()
    return [_share(key) for key, known in found if known is None or known < schema]


def try_to_keep_out(connection: Connection) -> bool:
    """Let no process have a lease for as long as this connection lasts; False if one has one."""
    return _try_to_hold(connection, NOBODY, NOBODY)


def let_in(connection: Connection) -> None:
    """Let processes have leases again."""
    _unlock(connection, KIND, NOBODY)


def held(connection: Connection) -> list[Share]:
    """The shares whose leases are held."""
    found = connection.execute(f"SELECT CAST(objid AS INT8) {_HELD} ORDER BY 1", (KIND,)).fetchall()
    return [_share(key) for (key,) in found if key != NOBODY]


def _try_to_hold(connection: Connection, key: int, division: int) -> bool:
    """Take a lock, unless locks of another division are held. It looks once it has the lock: of two that come at the
    same time at least one sees the other.
    """
    if not _try_to_lock(connection, KIND, key):
        return False
    others = connection.execute(f"SELECT count(*) {_HELD} AND CAST(objid AS INT8) / ? <> ?", (KIND, DIVISION, division))
    if others.fetchone()[0] == 0:
        return True
    _unlock(connection, KIND, key)
    return False


def begin_term(connection: Connection, share: Share) -> int:
    """Note that the lease has a new holder. Gives the number of its term."""
    found = connection.execute(
        "INSERT INTO leases (share, shares, term) VALUES (?, ?, 1)"
        " ON CONFLICT (share, shares) DO UPDATE SET term = leases.term + 1 RETURNING term",
        (share.index, share.count),
    )
    return found.fetchone()[0]


def term(connection: Connection, share: Share) -> int:
    """The number of the last term; 0 if there was none yet."""
    found = connection.execute(
        "SELECT term FROM leases WHERE share = ? AND shares = ?", (share.index, share.count)
    ).fetchone()
    return found[0] if found else 0


def claim_again(connection: Connection, share: Share, last: int, known: int, lost: Backend) -> None:
    """Take the lease again, for a process that has begun the term `last`, knows the schema of the number `known`, and
    whose connection to the backend `lost` was lost.

    Raises `LeaseLost` if another process has begun a term since, `ConnectionLost` if the lease is not free: what is
    left of the lost connection is ended, and the next attempt will do.
    """
    if term(connection, share) != last:
        raise LeaseLost(f"share {share} is served by another process now")
    if try_to_take(connection, share, known):
        return
    backends.end(connection, lost)
    raise ConnectionLost(f"the lease of share {share} is not free yet")


def drains(connection: Connection) -> int:
    """How often all processes have been told to drain. A process that finds more than when it began must end: it takes
    no lease, though it may be free.
    """
    return int(notes.get(connection, DRAINS) or 0)


def begin_drain(connection: Connection) -> None:
    """Tell all processes that run now to drain. Those that begin later are not meant."""
    notes.put(connection, DRAINS, str(drains(connection) + 1))


def give_back(connection: Connection, share: Share, known: int) -> None:
    """Give the lease of a share back."""
    _unlock(connection, KIND, _key(share))
    connection.execute("SELECT pg_advisory_unlock_shared(CAST(? AS INT4), CAST(? AS INT4))", (KNOWN, known)).fetchall()


def try_to_enter(connection: Connection, lane: int) -> bool:
    """Take the lock of one lane of identifies for this connection; False if another has it."""
    return _try_to_lock(connection, IDENTIFY, lane)


def leave(connection: Connection, lane: int) -> None:
    """Give the lock of a lane back."""
    _unlock(connection, IDENTIFY, lane)


def _try_to_lock(connection: Connection, kind: int, number: int) -> bool:
    taken = connection.execute("SELECT pg_try_advisory_lock(CAST(? AS INT4), CAST(? AS INT4))", (kind, number))
    return bool(taken.fetchone()[0])


def _unlock(connection: Connection, kind: int, number: int) -> None:
    connection.execute("SELECT pg_advisory_unlock(CAST(? AS INT4), CAST(? AS INT4))", (kind, number)).fetchall()


def _key(share: Share) -> int:
    return share.count * DIVISION + share.index


def _share(key: int) -> Share:
    return Share(key % DIVISION, key // DIVISION)
