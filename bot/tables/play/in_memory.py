"""The tables held in memory: loaded from the store when they are needed, and dropped when they are not."""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from bot import metrics
from bot.engine import AnyGame, Chance, Decision, Event, Refused, Run, Snapshot, Strayed
from bot.shares import Share, share_of
from bot.store import Store, decisions, tables, talk, windows
from bot.store.decisions import DecisionRow, EpochRow, SnapshotRow
from bot.store.sql import Connection
from bot.store.tables import StoredTable
from bot.store.windows import WindowRow
from bot.tables.info import Elsewhere
from bot.tables.play.live import Live
from bot.tables.record.own_decks import supplied
from bot.tables.record.shuffle import CHANGED, chance_at, first_chance, lucks

log = logging.getLogger(__name__)

T = TypeVar("T")

HELD = 2_000
"""The most tables that are held in memory, not counting those in use."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """Everything in the store that is needed to load a table."""

    stored: StoredTable
    window: WindowRow | None
    snapshot: SnapshotRow | None
    decisions: list[DecisionRow]
    epochs: list[EpochRow]
    """All of them if there is no snapshot."""
    said: list[talk.TalkLine]
    """What the teams have said."""


@dataclass(frozen=True, slots=True)
class Restored:
    """A restored game; `turning`: the new epoch that begins with it if the rules have changed."""

    run: Run
    turning: str = ""
    told: list[tuple[int, Event]] | None = None
    """What has been told since its turn began, each event with the number of its decision; None: not known."""


def read_game(connection: Connection, table: str) -> StoredGame | None:
    """Read a table; None when there is none of that id. The cost does not depend on the length of the game."""
    stored = tables.load(connection, table)
    if stored is None:
        return None
    if stored.row.started_at is None:
        return StoredGame(stored, windows.load(connection, table), None, [], [], [])
    snapshot = decisions.snapshot(connection, table)
    since = decisions.effective(connection, table, snapshot.seq if snapshot else 0)
    epochs = [] if snapshot else decisions.epochs(connection, table)
    said = talk.of_table(connection, table)
    return StoredGame(stored, windows.load(connection, table), snapshot, since, epochs, said)


def as_decision(row: DecisionRow) -> Decision:
    """The kernel's decision from the store's."""
    picks = tuple(row.picks.split(" ")) if row.picks else ()
    return Decision(row.seq, row.epoch, row.turn, row.ask, row.seat, picks, row.source, row.digest)  # pyright: ignore[reportArgumentType]


def decision_row(decision: Decision, *, shows: bool, at: float) -> DecisionRow:
    """The store's decision from the kernel's."""
    return DecisionRow(
        decision.epoch, decision.seq, decision.turn, decision.ask, decision.seat, " ".join(decision.picks),
        decision.source, decision.digest, shows, at,
    )  # fmt: skip


def as_snapshot(game: str, row: SnapshotRow) -> Snapshot:
    """The kernel's snapshot from the store's."""
    return Snapshot(
        game, row.schema_version, row.rules_version, row.epoch, row.turn, row.seq, row.ask, row.digest,
        json.loads(row.state), row.state_digest, "", row.luck, row.draws,
    )  # fmt: skip


def snapshot_row(snapshot: Snapshot) -> SnapshotRow:
    """The store's snapshot from the kernel's."""
    return SnapshotRow(
        snapshot.turn, snapshot.epoch, snapshot.seq, snapshot.ask, snapshot.digest, snapshot.schema_version,
        snapshot.rules_version, snapshot.text or decisions.dumped(snapshot.state), snapshot.state_digest,
        snapshot.luck, snapshot.draws,
    )  # fmt: skip


def restore(game: AnyGame, record: StoredGame) -> Restored:
    """The game in its last state. If the rules have changed during its turn, the turn begins again in a new epoch."""
    row = record.stored.row
    log_since = [as_decision(decision) for decision in record.decisions]
    if record.snapshot is None:
        run = from_seed(game, record.stored, log_since, record.epochs)
        if run.epoch != row.epoch:
            run.new_epoch(row.epoch)
        return Restored(run)
    snapshot = as_snapshot(row.game, record.snapshot)
    told: list[tuple[int, Event]] = []
    try:
        run = Run.restore(game, snapshot, chance_at(row, snapshot), log_since, told)
        turning = "rules" if snapshot.rules_version != game.rules_version else ""
    except Strayed as strayed:
        log.warning("table %s: %s; turn %d is played again", row.id, strayed, snapshot.turn)
        metrics.REPAIRS.labels("game").inc()
        turning = "strayed"
        if row.shuffle != "turns" and snapshot.rules_version < game.rules_version:
            # What was drawn in the turn has been seen, and under other rules somebody could make use of it.
            # Not under an older version, or luck could be drawn anew by going back and forth.
            turning = CHANGED
            snapshot = replace(snapshot, epoch=row.epoch + 1, luck=row.epoch + 1)
        told = []
        run = Run.restore(game, snapshot, chance_at(row, snapshot))
    if run.epoch != row.epoch:
        run.new_epoch(row.epoch)
    return Restored(run, turning, told)


def from_seed(
    game: AnyGame,
    stored: StoredTable,
    log: Iterable[Decision],
    epochs: Iterable[EpochRow],
    chance: Chance | None = None,
) -> Run:
    """The game, replayed from its beginning through these epochs. Raises as `begun` does, and `Strayed`."""
    run, _ = begun(game, stored, chance)
    return played_on(game, run, log, epochs)


def played_on(game: AnyGame, run: Run, log: Iterable[Decision], epochs: Iterable[EpochRow]) -> Run:
    """The game after these decisions; where one of the epochs begins new luck, its turn is begun again with it. Raises
    `Strayed`.
    """
    new = lucks(epochs)
    run = _with_luck(game, run, new)
    for decision in log:
        run.again(decision)
        run = _with_luck(game, run, new)
    return run


def _with_luck(game: AnyGame, run: Run, new: Mapping[int, int]) -> Run:
    luck = new.get(run.seq, 0)
    if not luck or run.snapshot is None or run.snapshot.luck == luck:
        return run
    snapshot = replace(run.snapshot, epoch=luck, luck=luck)
    return Run.restore(game, snapshot, run.told.chance.at(luck, snapshot.draws))


class Gone(Strayed):
    """A game can no longer be set up as it was, because one of its decks is missing."""

    def __init__(self, why: Refused) -> None:
        super().__init__(0, "", "")
        facts = ", ".join(f"{name} {value}" for name, value in why.facts.items())
        self.args = (f"it cannot be set up as it was: {why.reason} ({facts})",)


def begun(game: AnyGame, stored: StoredTable, chance: Chance | None = None) -> tuple[Run, list[Event]]:
    """The game at its first ask, set up again from its seed, and its events up to there. `chance`: in place of that of
    the seed. Raises `Gone`.
    """
    row = stored.row
    try:
        return Run.new(game, len(stored.seats), row.options, chance or first_chance(row.shuffle, row.seed))
    except Refused as no:
        raise Gone(no) from no


def check_here(share: Share, guild_id: int) -> None:
    """Raise `Elsewhere` for a table on another share's server: two processes that held it would overtake each other."""
    if not share.has(guild_id):
        raise Elsewhere(share_of(guild_id, share.count))


class Hold:
    """A context manager that holds a table's lock. (It is a class because a generator would slow down each answer.)"""

    __slots__ = ("_live", "_shelf", "_table")

    def __init__(self, shelf: Shelf, table: str) -> None:
        self._shelf = shelf
        self._table = table

    async def __aenter__(self) -> Live:
        self._live = await self._shelf.take(self._table)
        return self._live

    async def __aexit__(self, kind: object, failure: BaseException | None, trace: object) -> None:
        if failure is not None and not isinstance(failure, Refused):
            # Its changes may not have been committed.
            self._shelf.drop(self._live)
        self._shelf.give_back(self._live)


class Shelf:
    """Holds tables by their id, and drops those first that have not been used for longest."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        settle: Callable[[Live, str, Exception | None], Awaitable[None]],
    ) -> None:
        self.store = store
        self.games = games
        self.shifts = 0
        """How often stored clocks were moved: a table read across such a moment is read again."""
        self.shifting = False
        """Whether the stored clocks are being moved: reads wait in the queue until that is done."""
        self._settle = settle
        self._held: OrderedDict[str, Live] = OrderedDict()

    def held(self) -> list[Live]:
        """All tables in memory."""
        return [live for live in self._held.values() if live.loaded]

    def add(self, live: Live) -> None:
        """Add a new table, unless another task has already read it from the store."""
        self._held.setdefault(live.id, live)

    def drop(self, live: Live) -> None:
        """Drop the table from memory; it is loaded again when it is needed."""
        if self._held.get(live.id) is live:
            del self._held[live.id]

    def hold(self, table: str) -> Hold:
        """The table, for one user at a time. Raises `Refused('no-such-table')`."""
        return Hold(self, table)

    async def look(self, table: str, see: Callable[[Live], T]) -> T:
        """Apply `see` to a table. It changes nothing and waits for nothing, so it needs the lock only while
        somebody else has it: then memory may run ahead of the store. Raises as `hold` does.
        """
        live = self._held.get(table)
        if live is None or not live.loaded or live.lock.locked():
            async with self.hold(table) as live:
                return see(live)
        self._held.move_to_end(table)
        try:
            return see(live)
        except Refused:
            raise
        except Exception:
            self.drop(
                live
            )  # the game may be in a state in which it cannot be shown, so it is loaded from the store again
            raise

    async def take(self, table: str) -> Live:
        """Begin to use the table, and hold its lock."""
        while True:
            live = self._held.get(table)
            if live is None:
                live = self._held[table] = Live(table)
            await live.lock.acquire()
            try:
                if self._held.get(table) is live:
                    self._held.move_to_end(table)
                    if not live.loaded:
                        await self.load(live)
                    return live
            except BaseException:
                live.lock.release()
                raise
            live.lock.release()

    def give_back(self, live: Live) -> None:
        """End the use of the table, and release its lock."""
        live.lock.release()
        if len(self._held) > HELD:
            self._put_away()

    async def load(self, live: Live) -> None:
        """Load the table from the store, in place of its state in memory. The caller holds the table's lock.

        The table is loaded even if its rules fail, so that a table that cannot be played can still be closed.
        """
        try:
            record = await self._read(live.id)
            if record is None:
                raise Refused("no-such-table")
            check_here(self.store.share, record.stored.row.guild_id)
            live.fill(record.stored, record.window, record.said)
            turning, fault = "", None
            if record.stored.row.started_at is not None:
                try:
                    restored = restore(self.games[record.stored.row.game], record)
                    turning = restored.turning
                    live.restored(restored.run, restored.told)
                except Exception as error:
                    fault = error
            await self._settle(live, turning, fault)
        except BaseException:
            self.drop(live)
            raise

    async def copy(self, table: str) -> Live:
        """A table as the store has it, whichever process serves it: to be looked at once, for it does not go on. Raises
        `Refused('no-such-table')`, and what its rules raise where they fail.
        """
        record = await self._read(table)
        if record is None:
            raise Refused("no-such-table")
        live = Live(table)
        live.fill(record.stored, record.window, record.said)
        if record.stored.row.started_at is not None:
            restored = restore(self.games[record.stored.row.game], record)
            live.restored(restored.run, restored.told)
        return live

    async def _read(self, table: str) -> StoredGame | None:
        while True:
            shifts = self.shifts
            ask = self.store.write if self.shifting else self.store.read
            record = await ask(lambda connection: self._read_within(connection, table))
            if shifts == self.shifts:
                return record

    def _read_within(self, connection: Connection, table: str) -> StoredGame | None:
        record = read_game(connection, table)
        if record is not None:
            supplied(connection, self.games, record.stored)
        return record

    def _put_away(self) -> None:
        for live in list(self._held.values())[: len(self._held) - HELD]:
            if not live.lock.locked():
                self.drop(live)
