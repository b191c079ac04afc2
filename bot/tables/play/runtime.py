"""The shared part of the tables: store, clock, the tables in memory, and the commit of a change."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from typing import Any, TypeVar

from bot import metrics
from bot.engine import AnyGame, Ask, Event, Missing, Refused, Runaway
from bot.patrons.patron import Patron
from bot.store import GameResult, Store, Unit, decisions, decks, reports, tables, talk, windows
from bot.store.decisions import EpochRow
from bot.store.errors import CONFLICTS, ConnectionLost
from bot.store.sql import Connection
from bot.store.windows import WindowRow, dumped_holds, dumped_thinkers
from bot.tables.clocks.clock import Clock
from bot.tables.clocks.pace import Pace, deadline, hold, minimum
from bot.tables.clocks.scheduler import Scheduler
from bot.tables.clocks.shards import Shards
from bot.tables.info import Change, ChangeKind, Observer, OpenAsk, TableInfo
from bot.tables.play.absence import charge, with_absent
from bot.tables.play.in_memory import Hold, Shelf, snapshot_row
from bot.tables.play.live import Live, is_alone
from bot.tables.play.phases import kept, next_phase, phase_of
from bot.tables.record.shuffle import CHANGED

log = logging.getLogger(__name__)

T = TypeVar("T")

AGAIN = 5.0
"""Seconds until the next attempt at a table where something has failed."""
PAUSED_FOR = 7 * 86_400.0
"""Seconds after which a paused table is closed."""
GATHER = 20.0
"""Seconds from the end of a pause until the clocks run, so that the people who are told of it can come back."""


def keep_no_result(connection: Connection, result: GameResult) -> GameResult:
    """The default for `on_over`: keep no result. It counts as it is."""
    return result


class Runtime:
    """The shared part of `Tables`."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        patrons: Callable[[str, str], Patron],
        clock: Clock,
        entropy: Callable[[], str],
        observer: Observer,
        on_over: Callable[[Connection, GameResult], GameResult],
        wake: Callable[[str], Coroutine[Any, Any, None]],
        least: Callable[[Pace, str, int], float] = minimum,
        *,
        written: bool = False,
    ) -> None:
        self.store = store
        self.games = games
        self.patrons = patrons
        self.clock = clock
        self.entropy = entropy
        self.written = written
        """Whether `entropy` gives seeds that are played as they are, and nothing is mixed in."""
        self.observer = observer
        self.on_over = on_over
        self.plan: Callable[[Live], None] = lambda live: None
        """Plans when the table is to be woken; set by the part that moves the patrons."""
        self.shards = Shards(store.share)
        self.closing = False
        self.scheduler = Scheduler(clock, lambda table: self.spawn(self._wake(table)))
        self.shelf = Shelf(store, games, self._settle)
        self._wake_table = wake
        self._least = least
        self._tasks: set[asyncio.Task[None]] = set()

    # -- time and tasks -----------------------------------------------------------------------------------------

    def time(self, live: Live) -> float:
        """The time at the table in seconds since 1970: it stops while its clock is frozen."""
        return self.time_on(live.row.guild_id) if self.shards.away else self.clock.now()

    def time_on(self, guild_id: int) -> float:
        """The time at all tables of a server."""
        stopped_at = self.shards.stopped_at(guild_id)
        return self.clock.now() if stopped_at is None else stopped_at

    def frozen(self, live: Live) -> bool:
        """Whether the table's clock is frozen."""
        return self.shards.stopped_at(live.row.guild_id) is not None

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the work in a task of its own."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def idle(self) -> None:
        """Return when no such task is running."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    async def _wake(self, table: str) -> None:
        try:
            await self._wake_table(table)
        except Refused as no:
            log.warning("table %s: not woken: %s", table, no.reason)
        except ConnectionLost as lost:
            log.warning("table %s: not woken, it is tried again: %s", table, lost)
            if not self.closing:
                self.scheduler.set(table, self.clock.now() + AGAIN)
        except CONFLICTS:
            log.warning("table %s: its log has gone on elsewhere; it is loaded again", table)
            metrics.REPAIRS.labels("stale").inc()
            if not self.closing:
                self.scheduler.set(table, self.clock.now() + AGAIN)
        except Exception:
            log.exception("table %s: waking failed; it is tried again", table)
            if not self.closing:
                self.scheduler.set(table, self.clock.now() + AGAIN)

    # -- tables -------------------------------------------------------------------------------------------------

    def hold(self, table: str) -> Hold:
        """The table, for one user at a time; from the store if need be. Raises `Refused('no-such-table')`."""
        return self.shelf.hold(table)

    def check_open(self) -> None:
        """Raise `Refused('closing')` when the bot is shutting down."""
        if self.closing:
            raise Refused("closing")

    async def commit(
        self, live: Live, unit: Unit[None], kind: ChangeKind, by: int | None = None, events: tuple[Event, ...] = (),
        hands: frozenset[int] = frozenset(), asked: frozenset[int] = frozenset(), notice: str = "",
    ) -> Change:  # fmt: skip
        """Commit a change of the table in memory; only then set its timer and tell the observer.

        If the commit fails, drop the table from memory, so that the state in the store holds.
        """
        await self.save(live, unit)
        return self.tell(live, kind, by, events, hands, asked, notice)

    async def save(self, live: Live, unit: Unit[None]) -> None:
        """Commit as `commit` does, without telling anybody."""
        try:
            await self.store.write(unit, patient=False)
        except BaseException:
            self.shelf.drop(live)
            self.scheduler.set(live.id, self.clock.now() + AGAIN)
            raise
        self.arm(live)

    def arm(self, live: Live) -> None:
        """Set the table's timer."""
        window = live.window
        self.scheduler.set(live.id, window.next_at if window else None)

    def unchanged(self, live: Live) -> Change:
        """The result of an answer that changes nothing; nobody else is told of it."""
        return Change(live.id, partial(self._seen, live), "private")

    def tell(
        self, live: Live, kind: ChangeKind, by: int | None = None, events: tuple[Event, ...] = (),
        hands: frozenset[int] = frozenset(), asked: frozenset[int] = frozenset(), notice: str = "",
        known: frozenset[int] = frozenset(),
    ) -> Change:  # fmt: skip
        """Tell the observer of a change (see `Change`). Its errors are logged and do not concern the table."""
        change = Change(live.id, partial(self._seen, live), kind, by, events, hands, asked, notice, known)
        try:
            self.observer.changed(change)
        except Exception:
            log.exception("table %s: the observer failed on %s", live.id, kind)
        return change

    def _seen(self, live: Live) -> tuple[TableInfo, OpenAsk | None]:
        return live.info(), live.open_ask(frozen=self.frozen(live))

    def look(self, table: str, see: Callable[[Live], T]) -> Awaitable[T]:
        """Apply `see` to a table, which it must not change. See `Shelf.look`."""
        return self.shelf.look(table, see)

    def open_window(self, live: Live) -> None:
        """Open the window of the table's open ask, with its deadline; none when nothing is asked."""
        run = live.run
        if run is None or run.ask is None:
            live.window = None
            return
        ask, now = run.ask, self.time(live)
        charge(live, now)
        until = self._deadline(live, ask, now)
        before, number = live.window, live.ask_number()
        phase = next_phase(before, run, number, now, until - now)
        if phase is not None and phase.open:
            until = now + phase.left
        live.dues = {}
        opened = WindowRow("open", number, ask.kind, now, until, until)
        if phase is not None:
            opened = kept(opened, phase)
        opened = self._with_absent(live, ask, opened, now)
        if before is not None and (before.thinks or before.away_at is not None or before.vote_until is not None):
            opened = opened._replace(thinks=before.thinks, away_at=before.away_at, vote_until=before.vote_until)
        if ask.clock:
            opened = with_holds(live, ask, opened)._replace(least=self._least(live.pace, live.row.seed, opened.ask))
        live.window = opened

    def absence_changed(self, live: Live) -> None:
        """Somebody on whose time the open ask depends is away from now on, or back: move its end."""
        run, window = live.run, live.window
        if run is not None and run.ask is not None and window is not None and window.state == "open":
            live.window = self._with_absent(live, run.ask, window, self.time(live))

    def _with_absent(self, live: Live, ask: Ask, window: WindowRow, now: float) -> WindowRow:
        phase = phase_of(window)
        if phase is not None and ask.phase:
            return with_absent(live, ask, window, now, lambda since: since + phase.left)
        return with_absent(live, ask, window, now, lambda since: self._deadline(live, ask, since))

    @staticmethod
    def _deadline(live: Live, ask: Ask, opened_at: float) -> float:
        """When the whole clock of an ask has run down that is opened then; of a phase of a team, that of the phase."""
        alone = is_alone(ask)
        bank = live.seats[next(iter(ask.seats))].bank if alone else 0.0
        response = ask.kind == "response"
        quiet = [seat.quiet for seat in live.concerned(ask)]
        return deadline(live.pace, opened_at, alone=alone, response=response, bank=bank, quiet=quiet)

    # -- what loading finds -------------------------------------------------------------------------------------

    async def _settle(self, live: Live, turning: str, fault: Exception | None) -> None:
        """Prepare a table that was just loaded for play, or for being resumed."""
        if live.row.status not in ("live", "paused"):
            return
        if fault is not None and live.row.status == "paused":
            report(live.id, fault)
        elif fault is not None:
            await self.broken(live, fault)
        elif turning:
            await self._turn_epoch(live, turning)
        else:
            self.plan(live)

    async def _turn_epoch(self, live: Live, reason: str) -> None:
        """Go on in a new epoch from the present state of the game, because the rules have changed."""
        run = live.run
        assert run is not None
        epoch = self.begin_epoch(live, reason)
        strayed = reason in ("strayed", CHANGED)
        if strayed:
            live.take_back(run.seq + 1)
        if live.window is not None and not strayed:
            live.window = live.window._replace(ask=live.ask_number())
        elif live.row.status == "live":
            self.open_window(live)
        self.plan(live)
        opened = live.window

        def unit(connection: Connection) -> None:
            decisions.add_epoch(connection, live.id, epoch)
            tables.save(connection, live.row)
            windows.put(connection, live.id, opened)
            if run.snapshot is not None:
                decisions.put_snapshot(connection, live.id, snapshot_row(run.snapshot))

        hands = frozenset(seat.seat for seat in live.seats)
        if strayed:
            await self.commit(live, unit, "play", hands=hands, notice="strayed")
        else:
            await self.save(live, unit)

    def begin_epoch(self, live: Live, reason: str) -> EpochRow:
        """Begin another epoch. Returns its row for the store."""
        run, row = live.run, live.row
        assert run is not None
        row.epoch += 1
        run.new_epoch(row.epoch)
        row.seq = run.seq
        row.version += 1
        row.vote = None
        return EpochRow(row.epoch, row.seq, reason, run.game.rules_version, self.time(live))

    # -- trouble ------------------------------------------------------------------------------------------------

    async def broken(self, live: Live, fault: Exception) -> str:
        """Pause the table because its rules failed twice or its cards are gone, and keep a report of that with the
        pause. Returns its reference, which the log has as well.
        """
        reference = report(live.id, fault)
        reason = "deck-gone" if isinstance(fault, Missing) else "broken"
        if isinstance(fault, Runaway) and set(fault.decks) & set(self.games[live.row.game].own_decks(live.row.options)):
            reason = "deck-endless"
        await self.pause(live, reason, reference, fault)
        return reference

    async def pause(self, live: Live, reason: str, reference: str = "", fault: BaseException | None = None) -> None:
        """Pause the table: its clock is stopped until it is resumed; after 7 days the table is closed.

        `reference`: the one under which `fault` is reported.
        """
        row, now = live.row, self.time(live)
        charge(live, now)
        row.status, row.pause_reason, row.paused_at, row.pause_reference = "paused", reason, now, reference
        row.version += 1
        window = live.window or WindowRow("paused", 0, "none", now, now, now)
        live.window = window._replace(state="paused", wake_at=now + PAUSED_FOR)

        def add_fault(connection: Connection) -> None:
            if fault is not None:
                text = told(fault)
                reports.add_fault(connection, reference, live.id, text, now, epoch=row.epoch, seq=row.seq)
            if isinstance(fault, Runaway):
                decks.stop(connection, row.guild_id, fault.decks, self.clock.now())

        await self.keep(live, "paused", more=add_fault, notice=reason)

    async def resume(self, live: Live, place: int | None = None) -> None:
        """Let a paused table go on, in another channel if `place` names one; its clock is the whole one, and begins
        after `GATHER`. Its game must have been loaded.
        """
        row, run, window = live.row, live.run, live.window
        assert run is not None
        stood = self.time(live) - (row.paused_at or self.time(live))
        if row.pause_reason == "host":
            row.pause_used += stood
        row.status, row.pause_reason, row.paused_at, row.pause_reference = "live", "", None, ""
        row.channel_id = place or row.channel_id
        row.version += 1
        if window is None or window.ask != live.ask_number():
            self.open_window(live)
        else:
            back = self.time(live) + GATHER
            live.window = window._replace(
                state="open",
                opened_at=back,
                deadline=self._deadline(live, run.ask, back) if run.ask is not None else back,
                away_at=None if window.away_at is None else window.away_at + stood,
            )
            self.absence_changed(live)
            live.dues = {}
        self.plan(live)
        await self.keep_window(live, "resumed", hands=frozenset(seat.seat for seat in live.seats))

    async def keep_window(
        self, live: Live, kind: ChangeKind, *, hands: frozenset[int] = frozenset(), notice: str = ""
    ) -> None:
        """Commit the table with its window and, where there is one, its snapshot."""
        run = live.run
        snapshot = snapshot_row(run.snapshot) if run is not None and run.snapshot is not None else None

        def put_snapshot(connection: Connection) -> None:
            if snapshot is not None:
                decisions.put_snapshot(connection, live.id, snapshot)

        await self.keep(live, kind, more=put_snapshot, hands=hands, notice=notice)

    async def keep(
        self, live: Live, kind: ChangeKind, by: int | None = None, *, more: Unit[None] | None = None,
        hands: frozenset[int] = frozenset(), notice: str = "",
    ) -> None:  # fmt: skip
        """Commit the table with its window, and `more` with them."""
        row, window = live.row, live.window

        def unit(connection: Connection) -> None:
            tables.save(connection, row)
            windows.put(connection, live.id, window)
            if more is not None:
                more(connection)

        await self.commit(live, unit, kind, by, hands=hands, notice=notice)

    async def end(self, live: Live, notice: str, result: GameResult | None = None) -> None:
        """Close a table that the caller holds, for a reason that is also its notice. The game is not rated, unless with
        this `result`.
        """
        row, seats = live.row, live.seats
        row.status, row.ended_at, row.vote = "closed", self.time(live), None
        row.counts, row.end_reason, row.motion = result is not None, notice, None
        if row.started_at is None:
            row.secret = ""
        row.version += 1
        live.window, live.talk = None, []

        def unit(connection: Connection) -> None:
            talk.end(connection, live.id)
            if result is not None:
                row.counts = self.on_over(connection, result).rated
            tables.save(connection, row)
            tables.save_seats(connection, live.id, seats)
            windows.put(connection, live.id, None)

        await self.commit(live, unit, "closed", notice=notice)


def with_holds(live: Live, ask: Ask, window: WindowRow) -> WindowRow:
    """The window of an ask with a minimum time, with the time for which each seat's poker face keeps it open."""
    thinkers = window.thinkers()
    holding = [
        seat for seat in ask.possible if not live.by_patron(seat) and (live.seats[seat].poker or seat in thinkers)
    ]
    most = window.deadline - window.opened_at
    holds = {seat: hold(live.pace, live.row.seed, window.ask, seat, most) for seat in holding}
    return window._replace(
        holds=dumped_holds(holds),
        thinks=dumped_thinkers(thinkers - set(ask.possible)),
    )


def report(table: str, fault: BaseException) -> str:
    """Log a fault of ours. Returns its reference."""
    reference = reports.new_reference()
    log.error(
        "table %s: failure, reference %s", table, reference, exc_info=fault,
        extra={"table": table, "reference": reference},
    )  # fmt: skip
    return reference


def told(fault: BaseException) -> str:
    """A fault as the operator reads it: what it is, and where it was raised, the innermost place first."""
    return "\n".join([f"{type(fault).__name__}: {fault}"[:500], *places(fault)])


def places(fault: BaseException) -> list[str]:
    """Where a fault was raised, file, line and function, the innermost place first."""
    return [
        f"{place.filename.rpartition('/')[2]}:{place.lineno} {place.name}"
        for place in reversed(traceback.extract_tb(fault.__traceback__))
    ]
