"""The latest part of a table's log, played from the start of a turn close before it: no game is too long for that."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine import AnyGame, Event, Refused, Run, Strayed
from bot.store import decisions, tables
from bot.store.decisions import DecisionRow, EpochRow, SnapshotRow
from bot.store.tables import StoredTable
from bot.tables.replay import LogStep
from bot.tables.shelf import as_decision, as_snapshot, begun, from_seed

AT_ONCE = 200
"""How many moments are played at once at most."""


@dataclass(slots=True)
class Tail:
    """What the log has after its first `after` moments; `before`: the moment just before them, without its events."""

    after: int
    before: LogStep | None = None
    moments: list[LogStep] = field(default_factory=list[LogStep])
    more: bool = False
    """There are more moments behind these."""


def tail(
    connection: sqlite3.Connection, table: str, games: Mapping[str, AnyGame], after: int, most: int = AT_ONCE
) -> Tail:
    """The moments of a log after the first `after`, as many as `most`; the set-up is the first moment of all.

    They are those of `replay.replay`; but where the rules have changed since, the moments of that turn are without
    events, and those after it follow. Raises `Refused('no-such-table')`, and what loading a state raises.
    """
    stored = tables.load(connection, table)
    if stored is None:
        raise Refused("no-such-table")
    end = Tail(after)
    if not stored.row.seed:
        return end
    epochs = decisions.epochs(connection, table)
    # A row is a moment, but for the set-up, which has none.
    found = decisions.part(connection, table, max(0, after - 2), most + 2)
    if after > 1 and found:
        end.before = LogStep(found[0], (), undone(found[0], epochs))
        del found[0]
    elif after == 1:
        end.before = LogStep(None, (), False)
    game = games[stored.row.game]
    if after == 0:
        end.moments.append(LogStep(None, _set_up(game, stored), False))
    room = most - len(end.moments)
    end.more = len(found) > room
    end.moments += _LogPlayer(connection, game, stored, epochs).tell(found[:room])
    return end


def latest(
    connection: sqlite3.Connection, table: str, games: Mapping[str, AnyGame], most: int = AT_ONCE
) -> list[dict[str, Any]]:
    """The public events of the last moments, `most` of them, without what was taken back. Raises as `tail` does."""
    after = max(0, decisions.count(connection, table) + 1 - most)
    moments = tail(connection, table, games, after, most).moments
    return [event.seen_by(None) for moment in moments if not moment.undone for event in moment.events]


def _set_up(game: AnyGame, stored: StoredTable) -> tuple[Event, ...]:
    try:
        return tuple(begun(game, stored)[1])
    except Strayed:
        return ()


def undone(decision: DecisionRow, epochs: list[EpochRow]) -> bool:
    """Whether a later epoch has left the decision behind."""
    return any(epoch.epoch > decision.epoch and epoch.from_seq < decision.seq for epoch in epochs)


class _LogPlayer:
    """Plays parts of a log."""

    def __init__(
        self, connection: sqlite3.Connection, game: AnyGame, stored: StoredTable, epochs: list[EpochRow]
    ) -> None:
        self.connection = connection
        self.game = game
        self.stored = stored
        self.epochs = epochs

    def tell(self, rows: list[DecisionRow]) -> Iterator[LogStep]:
        """The moments of these decisions, which follow each other in the log."""
        run: Run | None = None
        lost = -1
        for row in rows:
            events = ()
            if row.epoch != lost:
                try:
                    if run is None or (run.epoch, run.seq) != (row.epoch, row.seq - 1):
                        run = self._standing_before(row)
                    events = tuple(run.again(as_decision(row)))
                except Strayed:
                    run, lost = None, row.epoch
            yield LogStep(row, events, undone(row, self.epochs))

    def _standing_before(self, row: DecisionRow) -> Run:
        """The game as it stood before a decision. Raises `Strayed`."""
        kept = decisions.snapshots(self.connection, self.stored.row.id)
        snapshot = next((one for one in kept if one.seq < row.seq and self._on_its_way(one, row.epoch)), None)
        since = decisions.effective(self.connection, self.stored.row.id, snapshot.seq if snapshot else 0, row.epoch)
        log = [as_decision(decision) for decision in since if decision.seq < row.seq]
        if snapshot is None:
            return from_seed(self.game, self.stored, log)
        return Run.restore(self.game, as_snapshot(self.game.name, snapshot), self.stored.row.seed, log)

    def _on_its_way(self, snapshot: SnapshotRow, epoch: int) -> bool:
        """Whether the turn began so in that epoch too, or was taken back before it."""
        between = [one for one in self.epochs if snapshot.epoch < one.epoch <= epoch]
        return snapshot.epoch <= epoch and all(one.from_seq >= snapshot.seq for one in between)
