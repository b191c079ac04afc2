"""Moves: how every answer is taken, from people, patrons and the clock."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from prometheus_client import Counter

from bot import metrics
from bot.engine import CLOCK, Decision, Event, Refused, Run, Runaway, Snapshot, Source
from bot.store import GameResult, SeatResult, decisions, tables, talk, windows
from bot.store.sql import Connection
from bot.store.tables import SeatRow, TableRow
from bot.store.talk import TalkLine
from bot.store.windows import WindowRow
from bot.tables.clocks.pace import bank_after
from bot.tables.info import Change
from bot.tables.ladder import counting
from bot.tables.play.in_memory import decision_row, snapshot_row
from bot.tables.play.live import ClosedAsk, Live, is_alone
from bot.tables.play.phases import Phase, kept, phase_of
from bot.tables.play.runtime import Runtime, report
from bot.tables.play.undoable import MadeDecision

log = logging.getLogger(__name__)

SLEPT = 3
"""After so many unanswered asks in a row a patron minds the seat."""


class _Before(NamedTuple):
    """The open ask before a move."""

    number: int
    seats: tuple[int, ...]
    alone: bool
    phase: Phase | None
    """The phase that a team takes together, if the ask was one of it."""
    team: Phase | None
    """The phase that a team takes together and in which the ask was open, its own or one of a card's."""
    about: str
    first: bool
    """Whether it closed on the first answer."""
    window: bool
    natural: bool
    """Whether only the asked people know that they are asked."""
    own: bool
    """Whether it is the move of the asked seat's own turn."""
    opened_at: float
    exposed: tuple[int, ...]
    """See `Game.exposed`."""


class _Kept(NamedTuple):
    """Everything that a move changes in the store, as a unit of the store's.

    It is not a closure like other units. While many answers wait for a commit, each cell of a closure would be one more
    object for the garbage collector to visit.
    """

    row: TableRow
    decision: Decision
    shows: bool
    """Whether the decision showed somebody what they did not know before."""
    at: float
    window: WindowRow | None
    goes_on: bool
    """Whether the window before it was open as well."""
    snapshot: Snapshot | None
    """The new snapshot if a turn has begun."""
    seats: tuple[SeatRow, ...]
    """The seats that have changed."""
    whole: bool
    """Whether more of the table's row has changed than every answer changes."""
    result: GameResult | None
    on_over: Callable[[Connection, GameResult], GameResult]

    def __call__(self, connection: Connection) -> None:
        """Store it."""
        self.store_all(connection, [self])

    @staticmethod
    def store_all(connection: Connection, moves: list[_Kept]) -> None:
        """Store several of them, of different tables."""
        decisions.add_all(
            connection, [(move.row.id, decision_row(move.decision, shows=move.shows, at=move.at)) for move in moves]
        )
        if going_on := [(move.row.id, move.window) for move in moves if move.goes_on and move.window is not None]:
            windows.go_on_all(connection, going_on)
        if len(going_on) < len(moves):
            windows.put_all(connection, [(move.row.id, move.window) for move in moves if not move.goes_on])
        tables.touch_all(connection, [move.row for move in moves if not move.whole])
        decisions.put_snapshots(
            connection, [(move.row.id, snapshot_row(move.snapshot)) for move in moves if move.snapshot is not None]
        )
        for move in moves:
            if move.result is not None:
                talk.end(connection, move.row.id)
                move.row.counts = move.on_over(connection, move.result).rated
            if move.whole:
                tables.save(connection, move.row)
            for seat in move.seats:
                tables.put_seat(connection, move.row.id, seat)


class Moves:
    """Takes answers at a table that the caller holds."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def take_back(self, live: Live, seat: SeatRow) -> None:
        """Give the seat back to its person. Changes nothing if they play it already. Raises `Refused('removed')`."""
        if seat.gone > 1:
            raise Refused("removed")
        if live.row.status not in ("live", "paused") or not seat.minded:
            return
        seat.minded, seat.gone, seat.slept, seat.left_at = False, 0, 0, None
        await self.keep_seat(live, seat, "back")

    async def keep_seat(self, live: Live, seat: SeatRow, notice: str) -> None:
        """Commit that a patron plays the seat now, or its person again."""
        live.row.version += 1
        self._runtime.plan(live)

        def put_seat(connection: Connection) -> None:
            tables.put_seat(connection, live.id, seat)

        await self._runtime.keep(live, "told", seat.seat, more=put_seat, hands=frozenset({seat.seat}), notice=notice)

    async def keep_window(self, live: Live, seat: int) -> None:
        """Commit what a seat has changed about the window, and tell nobody else."""
        row, window = live.row, live.window
        row.version += 1

        def unit(connection: Connection) -> None:
            tables.touch(connection, row)
            windows.put(connection, live.id, window)

        await self._runtime.commit(live, unit, "private", hands=frozenset({seat}))

    async def note_window(self, live: Live) -> None:
        """Store the window as it is now; nobody sees a difference."""
        window = live.window
        await self._runtime.save(live, lambda connection: windows.put(connection, live.id, window))

    async def keep_talk(self, live: Live, line: TalkLine, team: tuple[int, ...]) -> None:
        """Commit what somebody has said to their team, and tell the team alone."""
        row, window = live.row, live.window
        row.version += 1

        def unit(connection: Connection) -> None:
            tables.touch(connection, row)
            talk.add(connection, live.id, line)
            windows.put(connection, live.id, window)

        await self._runtime.commit(live, unit, "private", hands=frozenset(team))

    async def take(self, live: Live, seat: int, ask: int | None, picks: tuple[str, ...], source: Source) -> Change:
        """Take an answer, or an unasked option, commit it, and then tell. The caller holds the table.

        Raises `Refused`, and what the store raises; nothing has changed then. When the rules themselves fail, the
        table is built again from the store and the answer tried once more; failing again, the table is paused. A game
        that would never end is paused at once, because repeated positions would be counted from zero again.
        """
        before = _before(live)
        try:
            events = self._move(live, seat, ask, picks, source)
        except Refused:
            raise
        except Runaway as fault:
            raise await self._stopped(live, fault) from fault
        except Exception as fault:
            events = await self._try_again(live, fault, seat, ask, picks, source)
        kept, notice = self._keep(live, before, events, seat, source)
        await self._runtime.save(live, kept)
        _answers(live.row.game, source).inc()
        return self._tell(live, before, tuple(events), seat, kept, notice)

    async def _try_again(
        self, live: Live, fault: Exception, seat: int, ask: int | None, picks: tuple[str, ...], source: Source
    ) -> list[Event]:
        report(live.id, fault)
        await self._runtime.shelf.load(live)
        live.need("live")
        try:
            return self._move(live, seat, ask, picks, source)
        except Refused:
            raise
        except Exception as again:
            raise await self._stopped(live, again) from again

    async def _stopped(self, live: Live, fault: Exception) -> Refused:
        """Pause the table as it was before the failed move. Returns the refusal for the person who moved."""
        await self._runtime.shelf.load(live)
        live.need("live")
        reference = await self._runtime.broken(live, fault)
        return Refused("paused", why="broken", reference=reference)

    @staticmethod
    def _move(live: Live, seat: int, ask: int | None, picks: tuple[str, ...], source: Source) -> list[Event]:
        run = live.run
        assert run is not None
        if seat != CLOCK and len(picks) == 1 and _stands(run, seat, picks[0]):
            return run.use_unasked(seat, picks[0], source)
        if run.ask is None:
            raise Refused("game-over")
        if ask is None or ask == live.ask_number():
            return run.answer(seat, run.ask.number, picks, source)
        overtaken = live.overtaken(seat)
        if not overtaken.get(ask, False):
            raise Refused("mate-first" if ask in overtaken else "ask-closed")
        try:
            return run.answer(seat, run.ask.number, picks, source)
        except Refused:
            raise Refused("mate-first") from None

    def _keep(self, live: Live, before: _Before, events: list[Event], seat: int, source: Source) -> tuple[_Kept, str]:
        """Make the changes that follow from a move. Returns what is to be stored, and a notice."""
        run, row, runtime = live.run, live.row, self._runtime
        assert run is not None
        assert run.decision is not None
        counted, held_up = row.counts, row.away_used
        now, window = runtime.time(live), live.window
        moved = live.ask_number() != before.number
        notice, changed = self._mind(live, before, seat, source, moved=moved, now=now)
        if before.own and run.decision.ask:
            counts = _observe(live, seat, source)
            notice = notice or counts
        if before.first and moved:
            live.close_first(ClosedAsk(before.number, before.about, before.seats, seat, run.turn))
        # If undo were possible only in some windows, a person could find out by it that somebody is asked.
        shows = before.natural or live.is_natural() or any(map(run.game.reveals, events))
        # An answer in a window that stays open is hidden, and ends no vote.
        vote_ends = row.vote is not None and (shows or moved or row.vote["seat"] == seat)
        if vote_ends:
            row.vote = None
        row.seq = run.seq
        row.version += 1
        live.keep(events)
        made = run.decision
        live.note_decision(MadeDecision(made.seq, seat, made.ask, source == "person", shows, bool(events)))
        result = self._finish(live, now) if run.over else None
        if moved:
            runtime.open_window(live)
        runtime.plan(live)
        snapshot = run.snapshot if run.turn_started else None
        whole = vote_ends or result is not None or row.counts != counted or row.away_used != held_up
        goes_on = window is not None and live.window is not None and window.state == live.window.state
        return _Kept(
            row, run.decision, shows, now, live.window, goes_on, snapshot, changed, whole, result, runtime.on_over
        ), notice  # fmt: skip

    def _tell(
        self, live: Live, before: _Before, events: tuple[Event, ...], seat: int, kept: _Kept, notice: str
    ) -> Change:
        """Tell the observer of a move that is stored."""
        run, tell = live.run, self._runtime.tell
        assert run is not None
        moved = live.ask_number() != before.number
        if not (moved or events or kept.seats) and (before.natural or not kept.decision.ask):
            mates = frozenset(live.mates(seat) if seat != CLOCK else ())
            return tell(live, "private", seat, hands=frozenset({seat} - {CLOCK}), asked=mates)
        hands, asked, known = _hands(live, run, before, events, seat, moved=moved)
        by = None if before.natural else seat
        return tell(live, "over" if run.over else "play", by, events, hands, asked, notice, known)

    @staticmethod
    def _mind(
        live: Live, before: _Before, seat: int, source: Source, *, moved: bool, now: float
    ) -> tuple[str, tuple[SeatRow, ...]]:
        """Update banks, sleepers and people who come back. Returns a notice, and the seats that have changed."""
        changed: dict[int, SeatRow] = {}
        notice = ""
        if moved and before.alone and not live.by_patron(before.seats[0]):
            owner = live.seats[before.seats[0]]
            bank = bank_after(live.pace, owner.bank, now - before.opened_at)
            if bank != owner.bank:
                owner.bank = bank
                changed[owner.seat] = owner
        if before.natural:  # falling asleep or waking up must not tell whether somebody was asked
            return notice, ()
        if before.phase is not None and source == "clock" and live.window is not None:
            return _missed(live, live.window, before.phase, before.seats if before.first else (seat,))
        row = live.seats[seat]
        phase = phase_of(live.window)
        if source == "person" and phase is not None and live.window is not None:
            live.window = kept(live.window, phase.with_active(seat))
        if source == "person" and (row.slept or row.minded or row.gone):
            notice = "back" if row.minded else ""
            row.slept, row.minded, row.gone, row.left_at = 0, False, 0, None
            changed[seat] = row
        elif source == "clock" and before.alone and row.user_id is not None and not row.minded:
            row.slept += 1
            if row.slept >= SLEPT:
                row.slept, row.minded, row.handed_over, notice = 0, True, True, "asleep"
            changed[seat] = row
        return notice, tuple(changed.values())

    @staticmethod
    def _finish(live: Live, now: float) -> GameResult:
        """End the game. Returns its result."""
        run, row = live.run, live.row
        assert run is not None
        row.status, row.ended_at, row.vote, row.motion = "over", now, None, None
        live.talk = []
        row.counts = counting.counts_at_end(row, live.seats)
        row.placings = tuple(run.game.placings(run.state))
        return result_of(live, row.placings, now)


def result_of(live: Live, places: Sequence[int], now: float) -> GameResult:
    """The result of a game that ends now with these places, by seat. Whether it is rated its row says."""
    run, row = live.run, live.row
    assert run is not None
    drinks = run.game.drinks(run.state)
    seats = tuple(
        SeatResult(
            seat.seat,
            seat.user_id,
            seat.name,
            seat.patron,
            seat.minded,
            seat.left_at is not None,
            places[seat.seat],
            drinks[seat.seat],
            seat.left_at,
            seat.gone > 1 and not seat.finished,
            seat.removed_by,
            seat.side,
            seat.role,
            counting.is_apart(row, seat),
        )
        for seat in live.seats
    )
    lineup, own = run.game.lineup(row.options, len(seats)), bool(run.game.own_decks(row.options))
    return GameResult(
        row.id, row.guild_id, row.channel_id, row.game, row.rules_version, row.pace, dict(row.options),
        row.started_at or now, now, run.seq, seats, row.counts,
        run.game.own_ladder if own else lineup.ladder, lineup.variant, seasonal=not own,
    )  # fmt: skip


def _observe(live: Live, seat: int, source: Source) -> str:
    """Note who has answered an ask of somebody's own turn. Returns a notice."""
    if source == "person":
        return "counts" if counting.note_answer(live.row, live.seats, seat) else ""
    counting.note_missed(live.row, live.seats, seat)
    return ""


@cache
def _answers(game: str, source: Source) -> Counter:
    """The count of a game's answers from such a source; to ask for it by its labels takes longer than to count."""
    return metrics.ANSWERS.labels(game, source)


def _missed(live: Live, window: WindowRow, phase: Phase, seats: tuple[int, ...]) -> tuple[str, tuple[SeatRow, ...]]:
    """Count the clock of a phase as slept through for those of a team who have done nothing in it, once for a phase.
    Returns as `_mind` does.
    """
    missed = [live.seats[seat] for seat in seats if seat not in phase.active and seat not in phase.slept]
    missed = [row for row in missed if row.user_id is not None and not row.minded]
    live.window = kept(window, phase.with_slept(seats))
    notice = ""
    for row in missed:
        row.slept += 1
        if row.slept >= SLEPT:
            row.slept, row.minded, row.handed_over, notice = 0, True, True, "asleep"
    return notice, tuple(missed)


def _before(live: Live) -> _Before:
    run, window = live.run, live.window
    if run is None or run.ask is None:
        return _Before(0, (), False, None, None, "", False, False, False, False, 0.0, ())
    ask = run.ask
    opened_at = window.opened_at if window else 0.0
    exposed, phase = tuple(run.game.exposed(run.state)), phase_of(window)
    return _Before(
        live.ask_number(), tuple(ask.seats), is_alone(ask), phase if ask.phase else None, phase, ask.about,
        ask.first, ask.kind == "response", ask.clock, counting.is_own(ask), opened_at, exposed,
    )  # fmt: skip


def _stands(run: Run, seat: int, pick: str) -> bool:
    """Whether a pick is an unasked option, that is, one that the seat's own ask does not offer."""
    key = pick.partition(">")[0]
    seat_ask = run.ask.seats.get(seat) if run.ask else None
    if seat_ask is not None and key in seat_ask.options:
        return False
    return key in run.game.unasked(run.state, seat)


def _hands(
    live: Live, run: Run, before: _Before, events: tuple[Event, ...], seat: int, *, moved: bool
) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    """The seats whose hand or turn may have changed, those for which only a window has, or a hand of their mates until
    the phase is over, and those whose own cards changed, as everybody sees.
    """
    known: set[int] = set()
    hands: set[int] = set()
    asked: set[int] = set()
    for event in events:
        hands.update(run.game.touched(event))
        if not event.secrets:
            continue
        owner = event.args.get("seat", CLOCK)
        mates = live.mates(owner) if owner in event.secrets and len(event.secrets) > 1 else ()
        known.update(other for other in event.secrets if other not in mates)
        asked.update(mates)
    hands.update(known)
    ended, now = before.team, phase_of(live.window)
    if ended is not None and (now is None or (now.turn, now.name) != (ended.turn, ended.name)):
        hands.update(ended.seats)
    hands.update(exposed for exposed in run.game.exposed(run.state) if exposed not in before.exposed)
    if not before.natural:
        (hands if events or not before.window else asked).add(seat)
    if moved:
        (asked if before.window else hands).update(before.seats)
        if run.ask is None:
            hands.update(range(len(run.game.placings(run.state))))
        else:
            shown = run.ask.kind == "response" and not run.ask.clock
            (asked if shown else hands).update(run.ask.seats)
        if before.natural or (run.ask is not None and run.ask.clock):
            asked.update(range(len(live.seats)))  # the same for everybody, no matter who was or is asked
    return frozenset(hands), frozenset(asked - hands), frozenset(known)
