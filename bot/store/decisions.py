"""The decision log, its epochs, and the snapshots of the last turns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import orjson

from bot.store.sql import Connection, upsert

KEPT = 8
"""For how many turns a table keeps snapshots."""

_ADD = (
    "INSERT INTO decisions (table_id, epoch, seq, turn, ask, seat, picks, source, digest, shows, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_SNAPSHOT = "turn, epoch, seq, ask, digest, schema_version, rules_version, state, state_digest, luck, draws"
_PUT_SNAPSHOT = upsert("snapshots", "slot", f"table_id, {_SNAPSHOT}")
_NO_END = 1 << 62


def dumped(data: object) -> str:
    """Plain data as the store keeps it."""
    return orjson.dumps(data).decode()


class DecisionRow(NamedTuple):
    """A decision as it is stored. `picks` are separated by spaces; `shows`: it revealed something to somebody."""

    epoch: int
    seq: int
    turn: int
    ask: int
    seat: int
    picks: str
    source: str
    digest: str
    shows: bool
    at: float


class EpochRow(NamedTuple):
    """An epoch, which replaces all decisions of older epochs after decision `from_seq`."""

    epoch: int
    from_seq: int
    reason: str
    rules_version: int
    at: float


class SnapshotRow(NamedTuple):
    """The state at a turn's start; `state` is JSON text."""

    turn: int
    epoch: int
    seq: int
    ask: int
    digest: str
    schema_version: int
    rules_version: int
    state: str
    state_digest: str
    luck: int = 0
    draws: int = 0


def add(connection: Connection, table: str, decision: DecisionRow) -> None:
    """Add a decision. Raises one of `CONFLICTS` when the log has that one already."""
    add_all(connection, [(table, decision)])


def add_all(connection: Connection, made: Iterable[tuple[str, DecisionRow]]) -> None:
    """Add decisions, each with its table. Raises as `add` does."""
    connection.executemany(_ADD, [(table, *decision) for table, decision in made])


def add_epoch(connection: Connection, table: str, epoch: EpochRow) -> None:
    """Add an epoch."""
    connection.execute("INSERT INTO epochs VALUES (?, ?, ?, ?, ?, ?)", (table, *epoch))


def put_snapshot(connection: Connection, table: str, snapshot: SnapshotRow) -> None:
    """Store a snapshot, in place of the oldest one."""
    put_snapshots(connection, [(table, snapshot)])


def put_snapshots(connection: Connection, taken: Iterable[tuple[str, SnapshotRow]]) -> None:
    """Store snapshots, each with its table, in place of the oldest ones."""
    rows = [(_first_slot(table) + snapshot.turn % KEPT, table, *snapshot) for table, snapshot in taken]
    connection.executemany(_PUT_SNAPSHOT, rows)


def _first_slot(table: str) -> int:
    """The first of the slots for a table's snapshots; its id has 7 letters at most."""
    return int.from_bytes(table.encode(), "big") * KEPT


def forget_turns(connection: Connection, table: str, after: int) -> None:
    """Delete the snapshots of all turns after this one, which were taken back."""
    first = _first_slot(table)
    connection.execute(
        "DELETE FROM snapshots WHERE slot BETWEEN ? AND ? AND turn > ?", (first, first + KEPT - 1, after)
    )


def snapshot(connection: Connection, table: str, before: int | None = None) -> SnapshotRow | None:
    """The last snapshot, or the last one that has fewer than `before` decisions behind it; None when it is not kept."""
    first = _first_slot(table)
    found = connection.execute(
        f"SELECT {_SNAPSHOT} FROM snapshots WHERE slot BETWEEN ? AND ? AND seq < ? ORDER BY turn DESC LIMIT 1",
        (first, first + KEPT - 1, _NO_END if before is None else before),
    ).fetchone()
    return SnapshotRow(*found) if found else None


def snapshots(connection: Connection, table: str) -> list[SnapshotRow]:
    """All stored snapshots of a table, the latest first."""
    first = _first_slot(table)
    found = connection.execute(
        f"SELECT {_SNAPSHOT} FROM snapshots WHERE slot BETWEEN ? AND ? ORDER BY turn DESC", (first, first + KEPT - 1)
    )
    return [SnapshotRow(*row) for row in found]


def epochs(connection: Connection, table: str) -> list[EpochRow]:
    """All epochs but the first (0), in order."""
    found = connection.execute(
        "SELECT epoch, from_seq, reason, rules_version, at FROM epochs WHERE table_id = ? ORDER BY epoch", (table,)
    )
    return [EpochRow(*row) for row in found]


def effective(connection: Connection, table: str, after: int = 0, until: int | None = None) -> list[DecisionRow]:
    """The decisions after number `after` that count, in order; or those that counted in epoch `until`."""
    turnings = [epoch for epoch in epochs(connection, table) if until is None or epoch.epoch <= until]
    found: list[DecisionRow] = []
    for epoch in range(len(turnings) + 1):
        # A later epoch replaces the decisions that older ones have after its beginning.
        last = min((later.from_seq for later in turnings if later.epoch > epoch), default=None)
        if last is None:
            last = _NO_END
        if last > after:
            found += connection.execute(
                "SELECT epoch, seq, turn, ask, seat, picks, source, digest, shows, at FROM decisions "
                "WHERE table_id = ? AND epoch = ? AND seq > ? AND seq <= ? ORDER BY seq",
                (table, epoch, after, last),
            )
    return [DecisionRow(*row) for row in found]


def whole(connection: Connection, table: str) -> list[DecisionRow]:
    """Every decision ever made at a table, those taken back included: epoch by epoch, in order."""
    found = connection.execute(
        "SELECT epoch, seq, turn, ask, seat, picks, source, digest, shows, at FROM decisions "
        "WHERE table_id = ? ORDER BY epoch, seq",
        (table,),
    )
    return [DecisionRow(*row) for row in found]


def part(connection: Connection, table: str, skip: int, most: int) -> list[DecisionRow]:
    """At most `most` decisions of `whole`, after the first `after`."""
    found = connection.execute(
        "SELECT epoch, seq, turn, ask, seat, picks, source, digest, shows, at FROM decisions "
        "WHERE table_id = ? ORDER BY epoch, seq LIMIT ? OFFSET ?",
        (table, most, skip),
    )
    return [DecisionRow(*row) for row in found]


def before_asks(connection: Connection, table: str, asks: int, open_ask: int, asks_an_epoch: int) -> int:
    """How many decisions come before the last `asks` asks that are closed; 0 when there are fewer asks.

    How many answers an ask had makes no difference: for some asks that is a secret. `open_ask`: the number of the open
    one, with its epoch in it (`asks_an_epoch` numbers each).
    """
    first = connection.execute(
        "SELECT epoch, min(seq) FROM decisions WHERE table_id = ? AND ask > 0 AND epoch * ? + ask < ? "
        "GROUP BY epoch, ask ORDER BY epoch DESC, ask DESC LIMIT 1 OFFSET ?",
        (table, asks_an_epoch, open_ask, asks - 1),
    ).fetchone()
    if first is None:
        return 0
    before = "SELECT count(*) FROM decisions WHERE table_id = ? AND (epoch, seq) < (?, ?)"
    return connection.execute(before, (table, *first)).fetchone()[0] + 1


def count(connection: Connection, table: str) -> int:
    """How many decisions were ever made at a table, those taken back included."""
    return connection.execute("SELECT count(*) FROM decisions WHERE table_id = ?", (table,)).fetchone()[0]
