"""Playing a stored game again from its seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.engine import AnyGame, Event, Refused, Run, Strayed
from bot.store import decisions, tables
from bot.store.decisions import DecisionRow, EpochRow
from bot.store.sql import Connection
from bot.store.tables import StoredTable
from bot.tables.play.in_memory import Gone, as_decision, begun, from_seed
from bot.tables.record.drawn import NotedChance
from bot.tables.record.own_decks import supplied
from bot.tables.record.shuffle import CHANGED, lucks

Verdict = Literal["same", "older-rules", "gone", "different", "not-started"]
"""``same``: every digest came out again.
``older-rules``: one did not, but it was made under older rules.
``gone``: the game was played with a deck that no longer exists.
``different``: a digest did not come out again, under the same rules.
``not-started``: there is nothing to replay.
"""


@dataclass(frozen=True, slots=True)
class LogStep:
    """A decision and its events; the first step is the set-up, without one. `undone`: it was taken back later."""

    decision: DecisionRow | None
    events: tuple[Event, ...]
    undone: bool
    skipped: bool = False
    """It was taken back because the rules have changed, and does not count."""
    strays: bool = False
    """It was skipped, and it, or one before it in its turn, does not come out under today's rules."""


@dataclass(slots=True)
class Replayed:
    """The result of replaying a table's log."""

    table: str
    game: str
    status: str
    verdict: Verdict
    where: str = ""
    """The decision at which the digest differed, and how."""
    steps: list[LogStep] = field(default_factory=list[LogStep])
    renewed: list[int] = field(default_factory=list[int])
    """The decisions after which new luck began, because the rules had changed."""

    def public(self) -> list[dict[str, Any]]:
        """The public events of all steps that were not taken back."""
        return [event.seen_by(None) for step in self.steps if not step.undone for event in step.events]


def replay(connection: Connection, table: str, games: Mapping[str, AnyGame]) -> Replayed:
    """Play the table's log again from its seed, through all its epochs, and compare every digest.

    Raises `Refused('no-such-table')`.
    """
    stored = supplied(connection, games, tables.load(connection, table))
    if stored is None:
        raise Refused("no-such-table")
    report = Replayed(table, stored.row.game, stored.row.status, "not-started")
    if stored.row.started_at is None:
        return report
    epochs = [EpochRow(0, 0, "start", stored.row.rules_version, 0.0), *decisions.epochs(connection, table)]
    report.renewed = [epoch.from_seq for epoch in epochs if epoch.reason == CHANGED]
    log = decisions.whole(connection, table)
    player = Replayer(games[stored.row.game], stored, epochs, log)
    report.verdict = "same"
    try:
        for step in player.play():
            report.steps.append(step)
    except Gone as gone:
        report.verdict, report.where = "gone", str(gone)
    except Strayed as strayed:
        older = player.rules_version() != player.game.rules_version
        report.verdict, report.where = ("older-rules" if older else "different"), str(strayed)
    return report


class Replayer:
    """Replays the epochs of a log, one after the other, the first of which is its beginning.

    With a `chance` of its own in place of that of the seed, decisions that were taken back because the rules have
    changed are skipped from the first on that does not come out: they were made under rules that are no longer there.
    """

    def __init__(
        self,
        game: AnyGame,
        stored: StoredTable,
        epochs: Sequence[EpochRow],
        log: Sequence[DecisionRow],
        chance: NotedChance | None = None,
    ) -> None:
        self.game = game
        self.stored = stored
        self.epochs = epochs
        self.log = log
        self.epoch = epochs[0]
        self.run: Run | None = None
        """The game after the latest step."""
        self._chance = chance

    def rules_version(self) -> int:
        """The version of the rules under which the current epoch was begun."""
        return self.epoch.rules_version

    def play(self) -> Iterator[LogStep]:
        """Every step in the order in which it was made. Raises `Strayed`."""
        run, events = begun(self.game, self.stored, self._chance)
        self.run = run
        yield LogStep(None, tuple(events), False)
        for epoch in self.epochs:
            self.epoch = epoch
            if epoch.from_seq != run.seq or epoch.reason == CHANGED:
                self.run = run = self._back_to(epoch)
            if epoch.epoch:
                run.new_epoch(epoch.epoch)
            strays = False
            for decision in self.log:
                if decision.epoch != epoch.epoch:
                    continue
                if self._chance is not None and self._undone(decision, reason=CHANGED):
                    strays = strays or not _comes_out(run, decision)
                    yield LogStep(decision, (), undone=True, skipped=True, strays=strays)
                    continue
                events = run.again(as_decision(decision))
                yield LogStep(decision, tuple(events), self._undone(decision))

    def _back_to(self, epoch: EpochRow) -> Run:
        """The game as it was where the epoch begins."""
        counting = [
            as_decision(decision)
            for decision in self.log
            if decision.epoch < epoch.epoch and decision.seq <= epoch.from_seq
            and not self._undone(decision, epoch.epoch)
        ]  # fmt: skip
        until = [other for other in self.epochs if other.epoch <= epoch.epoch]
        if self._chance is None:
            return from_seed(self.game, self.stored, counting, until)
        run = from_seed(self.game, self.stored, counting, until, self._chance.at(0, 0))
        self._chance.forget(but=lucks(until).get(run.seq, 0))
        return run

    def _undone(self, decision: DecisionRow, until: int | None = None, reason: str = "") -> bool:
        """Whether a later epoch (before epoch `until`, for this reason) begins before the decision, which was taken
        back then.
        """
        return any(
            epoch.epoch > decision.epoch and epoch.from_seq < decision.seq and reason in ("", epoch.reason)
            for epoch in self.epochs
            if until is None or epoch.epoch < until
        )


def _comes_out(run: Run, decision: DecisionRow) -> bool:
    """Whether a decision comes out again under today's rules; if not, the game cannot go on from it."""
    try:
        run.again(as_decision(decision))
    except Exception:  # under other rules it may mean anything
        return False
    return True
