"""Parts of a table's log, replayed from the start of a turn shortly before, so that long games cost no more."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.engine import AnyGame, Event, Refused, Run, Strayed
from bot.store import decisions, tables, windows
from bot.store.decisions import DecisionRow, EpochRow, SnapshotRow
from bot.store.sql import Connection
from bot.store.tables import StoredTable
from bot.tables.play.in_memory import as_decision, as_snapshot, begun, from_seed, played_on
from bot.tables.play.live import ASKS_AN_EPOCH, Story
from bot.tables.record.own_decks import supplied
from bot.tables.record.replay import LogStep
from bot.tables.record.shuffle import chance_at

AT_ONCE = 200
"""The most steps that are replayed at once."""


@dataclass(slots=True)
class Tail:
    """The steps of a log after its first `after`. `before`: the step just before them, without its events."""

    after: int
    before: LogStep | None = None
    steps: list[LogStep] = field(default_factory=list[LogStep])
    more: bool = False
    """Whether the log has more steps after these."""


def tail(connection: Connection, table: str, games: Mapping[str, AnyGame], after: int, most: int = AT_ONCE) -> Tail:
    """At most `most` steps of a log after the first `after`; the first step of a log is the set-up.

    They are those of `replay.replay`. But where a turn was played under other rules and cannot be replayed, the rest
    of its epoch has no events. Raises `Refused('no-such-table')`, and the errors of loading a state.
    """
    stored = supplied(connection, games, tables.load(connection, table))
    if stored is None:
        raise Refused("no-such-table")
    end = Tail(after)
    if stored.row.started_at is None:
        return end
    epochs = decisions.epochs(connection, table)
    # Each step has a row, except the set-up.
    found = decisions.part(connection, table, max(0, after - 2), most + 2)
    if after > 1 and found:
        end.before = LogStep(found[0], (), undone(found[0], epochs))
        del found[0]
    elif after == 1:
        end.before = LogStep(None, (), False)
    game = games[stored.row.game]
    if after == 0:
        end.steps.append(LogStep(None, _set_up(game, stored), False))
    room = most - len(end.steps)
    end.more = len(found) > room
    end.steps += _LogPlayer(connection, game, stored, epochs).tell(found[:room])
    return end


def latest(connection: Connection, table: str, games: Mapping[str, AnyGame], most: int = AT_ONCE) -> Story:
    """The public events since the last `most` asks. Raises as `tail` does."""
    stored = supplied(connection, games, tables.load(connection, table))
    if stored is None:
        raise Refused("no-such-table")
    window = windows.load(connection, table)
    open_ask = window.ask if window is not None and window.ask else sys.maxsize
    after = decisions.before_asks(connection, table, most, open_ask, ASKS_AN_EPOCH)
    steps = tail(connection, table, games, after, decisions.count(connection, table) + 1 - after).steps
    events = [(_seq(step), event.seen_by(None)) for step in steps if not step.undone for event in step.events]
    return Story(stored.row.epoch, stored.row.seq, events)


def _seq(step: LogStep) -> int:
    return step.decision.seq if step.decision is not None else 0


def _set_up(game: AnyGame, stored: StoredTable) -> tuple[Event, ...]:
    try:
        return tuple(begun(game, stored)[1])
    except Strayed:
        return ()


def undone(decision: DecisionRow, epochs: list[EpochRow]) -> bool:
    """Whether a later epoch begins before the decision, which was taken back then."""
    return any(epoch.epoch > decision.epoch and epoch.from_seq < decision.seq for epoch in epochs)


class _LogPlayer:
    """Replays parts of a log."""

    def __init__(self, connection: Connection, game: AnyGame, stored: StoredTable, epochs: list[EpochRow]) -> None:
        self.connection = connection
        self.game = game
        self.stored = stored
        self.epochs = epochs

    def tell(self, rows: list[DecisionRow]) -> Iterator[LogStep]:
        """The steps of these decisions, which follow each other in the log."""
        run: Run | None = None
        lost = -1
        for row in rows:
            events = ()
            if row.epoch != lost:
                try:
                    if run is None or (run.epoch, run.seq) != (row.epoch, row.seq - 1):
                        run = self._before(row)
                    events = tuple(run.again(as_decision(row)))
                except Strayed:
                    run, lost = None, row.epoch
            yield LogStep(row, events, undone(row, self.epochs))

    def _before(self, row: DecisionRow) -> Run:
        """The game as it was before a decision. Raises `Strayed`."""
        kept = decisions.snapshots(self.connection, self.stored.row.id)
        snapshot = next((known for known in kept if known.seq < row.seq and self._counts_in(known, row.epoch)), None)
        since = decisions.effective(self.connection, self.stored.row.id, snapshot.seq if snapshot else 0, row.epoch)
        log = [as_decision(decision) for decision in since if decision.seq < row.seq]
        until = [epoch for epoch in self.epochs if epoch.epoch <= row.epoch]
        if snapshot is None:
            return from_seed(self.game, self.stored, log, until)
        start = as_snapshot(self.game.name, snapshot)
        run = Run.restore(self.game, start, chance_at(self.stored.row, start))
        return played_on(self.game, run, log, until)

    def _counts_in(self, snapshot: SnapshotRow, epoch: int) -> bool:
        """Whether the snapshot is also a state of that epoch: no epoch in between went back to before it."""
        between = [other for other in self.epochs if snapshot.epoch < other.epoch <= epoch]
        return snapshot.epoch <= epoch and all(other.from_seq >= snapshot.seq for other in between)
