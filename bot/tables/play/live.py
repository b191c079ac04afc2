"""A table in memory, and its public and private sides."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.engine import Ask, Event, Lineup, Refused, Run
from bot.store.decisions import dumped
from bot.store.tables import SeatRow, StoredTable, TableRow
from bot.store.talk import LAST, TalkLine
from bot.store.windows import WindowRow
from bot.tables.clocks.pace import PACES, Pace
from bot.tables.info import OpenAsk, PrivateTable, PublicTable, SeatInfo, SeatOptions, TableInfo, UndoVote
from bot.tables.ladder.counting import could_count, why_not
from bot.tables.play.phases import phase_of
from bot.tables.play.recent import RECENT, Recent
from bot.tables.play.undoable import MadeDecision, trim
from bot.tables.record.shuffle import mix_shown, seal_of
from bot.tables.seats.sight import Sight, of_seat
from bot.tables.seats.votes import Motion, motion_of, stored_motion

FALL = 8.0
"""Seconds for which the end of the last person is shown before patrons finish the game."""
CLOSED = 8
"""How many asks of teams are remembered, for presses that come a moment after a mate's."""
TOLD = 1_000
"""How many are kept of a table at most whose story somebody wants."""
ASKS_AN_EPOCH = 1_000_000


class Story(NamedTuple):
    """The latest public events of a table, without those that were taken back, each with the number of its decision."""

    epoch: int
    seq: int
    """The number of the last decision."""
    events: list[tuple[int, dict[str, Any]]]


class ClosedAsk(NamedTuple):
    """An ask that closed on the first answer, by the seat `by`; `number` is its public one."""

    number: int
    about: str
    seats: tuple[int, ...]
    by: int
    turn: int


class Live:
    """A table that is held in memory. Only the task that holds its lock may use it.

    Until it is `loaded` it has no row. Memory may differ from the store only while the lock is held.
    """

    __slots__ = (
        "_closed", "_lineup", "_turns", "dues", "id", "loaded", "lock", "made", "recent", "row", "run", "seats",
        "story", "talk", "window", "wishes",
    )  # fmt: skip

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.loaded = False
        self.row: TableRow
        self.seats: list[SeatRow] = []
        self.run: Run | None = None
        self.window: WindowRow | None = None
        self._lineup: tuple[dict[str, Any], int, Lineup] | None = None
        self._turns = (0, 0)
        """The numbers of the decisions that began the last two turns."""
        self.recent = Recent()
        """The last public events. Those since the turn began are not stored: they
        are told again when it is restored."""
        self.story: deque[tuple[int, dict[str, Any]]] | None = None
        """More public events than the recent ones, once somebody has asked for them."""
        self._closed: deque[ClosedAsk] = deque(maxlen=CLOSED)
        """The last asks that closed on the first answer; forgotten when the table is loaded again."""
        self.talk: list[TalkLine] = []
        """What the teams have said, the oldest first."""
        self.dues: dict[int, float] = {}
        """When the patron of a seat answers the open ask."""
        self.wishes: dict[int, tuple[str, float]] = {}
        """What unasked option the patron of a seat wants to use, and when."""
        self.made: list[MadeDecision] | None = None
        """The decisions that may still be taken back; None where they have to be read from the store."""

    def fill(self, stored: StoredTable, window: WindowRow | None, said: list[TalkLine]) -> None:
        """Take over what the store has of the table, except for the game."""
        self.row = stored.row
        self.seats = stored.seats
        self.window = window
        self.talk = said
        self.run = None
        self._lineup = None
        self.dues = {}
        self.wishes = {}
        self.made = None
        self.story = None
        self.read_recent(self.row.recent)
        self.loaded = True

    @property
    def pace(self) -> Pace:
        """The table's pace."""
        return PACES[self.row.pace]

    # -- who sits here ------------------------------------------------------------------------------------------

    def seat_of(self, user_id: int) -> SeatRow:
        """The person's seat. Raises `Refused('not-seated')`."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat
        raise Refused("not-seated")

    def awaits_round(self) -> bool:
        """Whether Start was pressed, and the deal waits for the beacon's round: nothing at the table may change."""
        return self.row.status == "lobby" and bool(self.row.beacon_round)

    def need_no_round(self) -> None:
        """Raise `Refused('start-waits')` while the deal waits for the beacon's round."""
        if self.awaits_round():
            raise Refused("start-waits", round=str(self.row.beacon_round))

    def need(self, *statuses: str) -> None:
        """Raise `Refused` unless the table is in one of these states; the reason tells its real state."""
        status = self.row.status
        if statuses == ("lobby",):
            self.need_no_round()
        if status not in statuses:
            reason = {"lobby": "table-not-started", "live": "table-started", "paused": "paused"}.get(status)
            facts = {"why": self.row.pause_reason} if status == "paused" else {}
            raise Refused(reason or "table-over", **facts)

    def need_host(self, user_id: int) -> None:
        """Raise `Refused('not-host')` for anybody else."""
        if self.row.host_id != user_id:
            raise Refused("not-host")

    def team_of(self, user_id: int) -> tuple[int, ...]:
        """The seats of the person's team, their own among them; none where nobody plays with them now."""
        seat = self.seat_of(user_id)
        mates = self.mates(seat.seat) if _sight(seat) is Sight.TEAM else ()
        return (seat.seat, *mates) if mates else ()

    def mates(self, seat: int) -> tuple[int, ...]:
        """The seats that play with this one in the game that has been started, itself not among them."""
        if self.run is None:
            return ()
        lineup = self._lineup_of(self.run)
        place = lineup.place_of(seat)
        return () if place is None else tuple(mate for mate in lineup.of_side(place.side) if mate != seat)

    def _lineup_of(self, run: Run) -> Lineup:
        """The teams of the game that has been started: they stay as long as its options do, and every hand asks."""
        options, seats, known = self.row.options, len(self.seats), self._lineup
        if known is None or known[:2] != (options, seats):
            known = self._lineup = (dict(options), seats, run.game.lineup(options, seats))
        return known[2]

    def people(self) -> list[SeatRow]:
        """The seats of people who have not left."""
        return [seat for seat in self.seats if seat.user_id is not None and not seat.gone]

    def nobody_left(self) -> bool:
        """Whether every person is out of the game, so that patrons may finish it at once."""
        run = self.run
        return run is not None and all(
            run.game.out(run.state, seat.seat) for seat in self.seats if seat.user_id is not None
        )

    def lingers(self) -> float:
        """Seconds until patrons finish a game in which nobody is there any more."""
        return FALL if self.nobody_left() else self.pace.away

    def nobody_there(self) -> bool:
        """Whether everybody who is still in the game has left, or is asleep."""
        run = self.run
        if run is None:
            return False
        for seat in self.seats:  # every answer asks this, and a loop is quicker than `all`
            if seat.user_id is not None and not (seat.minded or run.game.out(run.state, seat.seat)):
                return False
        return True

    def by_patron(self, seat: int) -> bool:
        """Whether a patron plays the seat."""
        return self.seats[seat].by_patron

    def concerned(self, ask: Ask) -> list[SeatRow]:
        """The people on whose time the deadline of an ask depends: those whose ask it is, and of a window everybody at
        the table, asked or not, so that it tells nothing.
        """
        asked = self.seats if ask.kind == "response" else [self.seats[seat] for seat in ask.seats]
        return [seat for seat in asked if not seat.by_patron]

    # -- the open ask -------------------------------------------------------------------------------------------

    def ask_number(self) -> int:
        """The open ask's public number. It contains the epoch, so that no number is used twice."""
        if self.run is None or self.run.ask is None:
            return 0
        return self.run.epoch * ASKS_AN_EPOCH + self.run.ask.number

    def close_first(self, closed: ClosedAsk) -> None:
        """Remember an ask that has just closed on the first answer."""
        self._closed.append(closed)

    def overtaken(self, seat: int) -> dict[int, bool]:
        """The asks that a mate has answered before the seat, and of each whether an answer to it counts for the open
        ask: if that asks the seat the same in the same phase.

        Not those before an answer of the seat's own: what comes for them is the same press a second time.
        """
        found: dict[int, bool] = {}
        run = self.run
        ask = run.ask if run is not None else None
        asked = ask if ask is not None and ask.phase and seat in ask.seats else None
        for closed in reversed(self._closed):
            if closed.by == seat:
                break
            if seat in closed.seats:
                same = asked is not None and run is not None and (closed.about, closed.turn) == (asked.about, run.turn)
                found[closed.number] = same
        return found

    def is_natural(self) -> bool:
        """Whether the open ask has a minimum time; then only the asked people know that they are asked."""
        return self.run is not None and self.run.ask is not None and self.run.ask.clock

    def keep(self, events: Iterable[Event]) -> None:
        """Add the public part of the last decision's events to the recent ones."""
        seq = self.row.seq
        told = [(seq, event.seen_by(None)) for event in events]
        if self.story is not None:
            self.story.extend(told)
        run = self.run
        if run is not None and run.turn_started:
            self._turns = (self._turns[1], seq)
        self.recent.add(told, since=self._turns[0])
        if run is None or run.turn_started or run.over:
            self._write_recent()

    def read_recent(self, stored: str) -> None:
        """Take over the public events that a row holds: at least those before the turn began."""
        self.recent = Recent((seq, event) for seq, event in json.loads(stored))

    def restored(self, run: Run, told: Iterable[tuple[int, Event]] | None) -> None:
        """Take over the game as it was restored, and what it told since its turn began (None: that is not known)."""
        self.run = run
        if told is not None and run.snapshot is not None:
            before = [recent for recent in self.recent if recent[0] <= run.snapshot.seq]
            self.recent = Recent([*before, *((seq, event.seen_by(None)) for seq, event in told)])
            self._turns = (self.recent.first, run.snapshot.seq)

    def note_decision(self, decision: MadeDecision) -> None:
        """Note the decision that was just made, for an undo."""
        if self.made is not None and self.run is not None:
            self.made.append(decision)
            trim(self.made, self.run.ask.number if self.run.ask else 0)

    def take_back(self, seq: int) -> None:
        """Forget the recent events of this decision and of those after it."""
        self.made = None
        self.recent = Recent(recent for recent in self.recent if recent[0] < seq)
        if self.story is not None:
            self.story = deque((told for told in self.story if told[0] < seq), TOLD)
        self._write_recent()

    def remember(self, read: Story) -> list[dict[str, Any]] | None:
        """Keep a story that was read from the store, with what has happened since; returns its events.

        None if that is not known any more: too much has happened, or a move was taken back.
        """
        since = [recent for recent in self.recent if recent[0] > read.seq]
        if self.row.epoch != read.epoch or self.row.seq < read.seq or len(since) >= RECENT:
            return None
        self.story = deque([*read.events, *since], TOLD)
        return [event for _, event in self.story]

    def _write_recent(self) -> None:
        self.row.recent = dumped(list(self.recent))

    # -- what others see ----------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """The table itself."""
        closes = self.window.deadline if self.row.status == "lobby" and self.window is not None else None
        return info_of(self.row, self.seats, self.motion(), closes)

    def open_ask(self, *, frozen: bool) -> OpenAsk | None:
        """The open ask; without a deadline while its clock is stopped."""
        run, window = self.run, self.window
        if run is None or run.ask is None or self.row.status not in ("live", "paused"):
            return None
        ask = run.ask
        opened_at = window.opened_at if window else 0.0
        running = window is not None and window.state == "open" and not frozen
        phase = phase_of(window)
        return OpenAsk(
            self.ask_number(), ask.kind, ask.about, dict(ask.args), () if ask.clock else tuple(run.waiting()),
            is_alone(ask), opened_at, window.deadline if window is not None and running else None, run.turn, ask.clock,
            phase.first if phase is not None and ask.phase else 0, phase is not None and phase.called,
        )  # fmt: skip

    def public_table(self, *, frozen: bool) -> PublicTable:
        """What everybody may see."""
        told = self.recent.told
        return PublicTable(
            self.info(),
            self.run.view(None) if self.run else None,
            self.open_ask(frozen=frozen),
            told.latest,
            self.undo_vote(),
            None if frozen else self._finished_at(),
            told.moves,
            told.numbers,
            self.row.status == "live" and self.nobody_left(),
        )

    def _finished_at(self) -> float | None:
        """When patrons finish the game because nobody is there; None while somebody is, or the clock stands still."""
        window = self.window
        if window is None or window.state != "open" or window.away_at is None or self.row.lesson:
            return None
        return window.away_at + self.lingers()

    def seat_options(self, user_id: int, *, frozen: bool) -> SeatOptions:
        """What the person's seat may do. Raises `Refused`: ``not-seated``, ``removed``, ``table-not-started``,
        ``paused``.
        """
        return self._options(self._own_seat(user_id).seat, self._started(), frozen)

    def private_table(self, user_id: int, *, frozen: bool, may_undo: bool) -> PrivateTable:
        """What the person's seat may see, and do. Raises as `seat_options` does."""
        row, run = self._own_seat(user_id), self._started()
        seat, mates = row.seat, self.mates(row.seat) if _sight(row) is Sight.TEAM else ()
        seat_options, told = self._options(seat, run, frozen), self.recent.told
        return PrivateTable(
            seat_options.info,
            seat,
            seat_options.ask,
            seat_options.seat_ask,
            seat_options.unasked,
            run.view(seat, apart=_sight(row) < Sight.TEAM),
            told.latest,
            may_undo=may_undo,
            answered=seat_options.answered,
            overtaken=seat_options.overtaken,
            mates={mate: run.answer_of(mate) for mate in mates},
            moves=told.moves,
            numbers=told.numbers,
            talk=self._heard((seat, *mates)) if mates else (),
        )

    def _own_seat(self, user_id: int) -> SeatRow:
        """The seat whose hand the person may see. Raises `Refused`: ``not-seated``, ``removed``."""
        row = self.seat_of(user_id)
        if _sight(row) < Sight.HAND:
            raise Refused("removed")
        return row

    def _heard(self, team: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
        """The last lines of a team, each with its seat."""
        return tuple((line.seat, line.text) for line in self.talk if line.seat in team)[-LAST:]

    def _started(self) -> Run:
        if self.run is None:
            self.need("live")
            raise Refused("table-over")
        return self.run

    def _options(self, seat: int, run: Run, frozen: bool) -> SeatOptions:
        ask = self.open_ask(frozen=frozen)
        if ask is None or run.ask is None:
            return SeatOptions(self.info(), seat, ask, None, {})
        answered = run.answer_of(seat)
        seat_ask = run.ask.seats.get(seat) if answered is None or run.ask.clock else None
        held = self.window.held().get(seat) if self.window is not None and seat_ask is not None else None
        if held is not None and ask.deadline is not None:
            ask = ask._replace(deadline=ask.opened_at + held)
        return SeatOptions(
            self.info(), seat, ask, seat_ask, run.game.unasked(run.state, seat), answered=answered,
            overtaken=self.overtaken(seat),
        )  # fmt: skip

    def undo_vote(self) -> UndoVote | None:
        """The open vote on an undo, if any."""
        vote = self.row.vote
        return UndoVote(vote["seat"], vote["seq"], tuple(vote["wanted"])) if vote else None

    def pause_left(self) -> float:
        """Seconds for which the host may still pause the game without asking the others."""
        return max(0.0, self.pace.pause - self.row.pause_used)

    def motion(self) -> Motion | None:
        """The open vote on removing somebody, on closing the table or on pausing the game, if any."""
        if self.row.motion is None:
            return None
        until = self.window.vote_until if self.window is not None else None
        return motion_of(self.row.motion, until or 0.0)

    def put_motion(self, motion: Motion | None) -> None:
        """Let the table have this vote, or none."""
        self.row.motion = None if motion is None else stored_motion(motion)
        if self.window is not None:
            self.window = self.window._replace(vote_until=None if motion is None else motion.until)


def _sight(seat: SeatRow) -> Sight:
    """What the person of a seat may see by it."""
    return of_seat(left=seat.gone > 0, removed=seat.gone > 1)


def goes_on_unpaused(live: Live) -> bool:
    """Whether a paused table goes on when its time is up, instead of being closed: where the host has paused a game
    that could count. Otherwise a host who has a bad deal or is about to lose could pause it and wait.
    """
    row = live.row
    by_host = row.status == "paused" and row.pause_reason == "host"
    return by_host and could_count(row, live.seats) and live.run is not None


def is_alone(ask: Ask) -> bool:
    """Whether the ask is for one seat only, which has no team to share a clock with. Then the seat's bank extends its
    time, and a missed answer counts as sleeping.
    """
    return len(ask.seats) == 1 and ask.kind != "response" and not ask.phase


def _pause_until(row: TableRow) -> float | None:
    """Until when a game that the host has paused is the host's to resume; None for every other table."""
    if row.status != "paused" or row.pause_reason != "host" or row.paused_at is None:
        return None
    return row.paused_at + max(0.0, PACES[row.pace].pause - row.pause_used)


def info_of(
    row: TableRow, seats: list[SeatRow], motion: Motion | None = None, closes_at: float | None = None
) -> TableInfo:
    """The public facts about a stored table, the vote that is open there, and when a lobby closes by itself."""
    ended = row.status in ("over", "closed")
    return TableInfo(
        row.id, row.guild_id, row.channel_id, row.game, row.status, row.pace, row.most, row.host_id,  # pyright: ignore[reportArgumentType]
        dict(row.options), row.created_at, row.started_at, row.ended_at,
        seal_of(row), row.seed if ended and row.started_at is not None else "",
        tuple(
            SeatInfo(
                seat.seat, seat.user_id, seat.name, seat.patron, seat.minded, seat.gone > 0, seat.bank, seat.gone > 1,
                seat.seen, seat.away,
            )
            for seat in seats
        ),
        row.pause_reason, row.placings, row.version, row.lesson, row.pause_reference,
        row.paused_at, row.counts, row.end_reason or (why_not(row, seats) if row.status == "over" else ""),
        follows=row.follows, mixed=row.shuffle == "mixed", mix=mix_shown(row), motion=motion,
        pause_until=_pause_until(row), closes_at=closes_at, beacon_round=row.beacon_round, held_until=row.held_until,
        language=row.language,
    )  # fmt: skip
