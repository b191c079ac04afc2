"""Shows each change of a table to everybody who should see it: in the table message, in hands, and by calls to move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

from bot.engine import Refused
from bot.store import decks, messages
from bot.store import tables as stored_tables
from bot.store.jobs import Job
from bot.tables.clocks.jobs import Work
from bot.tables.info import Change, OpenAsk, TableInfo
from bot.tables.seats import callers as chair_jobs
from bot.tables.seats import night_steps as night_jobs
from bot.tables.seats.votes import VOTE
from bot.ui.beats import is_person
from bot.ui.delivery.alerts import ALERT, Alerts
from bot.ui.delivery.boards import Boards
from bot.ui.delivery.calls import CALL, Calls
from bot.ui.delivery.chairs import FreeChairs
from bot.ui.delivery.decks import DeckNews
from bot.ui.delivery.digests import DIGEST, Digests
from bot.ui.delivery.hands import Hands
from bot.ui.delivery.limits import IMPORTANCE, Importance
from bot.ui.delivery.marks import MARKS, MarkDesk
from bot.ui.delivery.news import NEWS, News
from bot.ui.delivery.night_events import NightEvents
from bot.ui.delivery.nights import NightPosts
from bot.ui.delivery.notices import AT_COMMAND, NOTICE, Notices
from bot.ui.delivery.panels import HAND, Panel
from bot.ui.delivery.questions import QUESTION, Questions
from bot.ui.delivery.reminders import REMIND
from bot.ui.delivery.reports import Desk
from bot.ui.delivery.seasons import SEASON, SeasonEnds
from bot.ui.delivery.shared import Office
from bot.ui.delivery.threads import LogThreads
from bot.ui.delivery.voting import Voting
from bot.ui.delivery.watchers import Watchers
from bot.ui.names import clean

TRICKLE = 10
"""How many tables are brought back at once after a start: first the hands of those who must act at every table, then
every table's message."""
BETWEEN = 0.1
"""Seconds until the next ones: four hundred tables take 8 seconds. They are shown as Discord's limit allows."""
NOTICES = frozenset(
    {
        "strayed",
        "asleep",
        "gone-away",
        "back",
        "left",
        "kicked",
        "undone",
        "undo-refused",
        "counts",
        "kick-refused",
        "close-refused",
        "replace-refused",
        "vote-withdrawn",
    }
)


NOTING = frozenset({SEASON, QUESTION, night_jobs.CALL, chair_jobs.CALL})
"""The kinds of jobs that note when they are sending their one message."""


@dataclass(slots=True)
class CallingHands(Hands):
    """Hands that update the table's message when they learn that somebody takes no direct messages."""

    boards: Boards | None = None

    async def unreachable(self, panel: Panel) -> None:
        """The table message then says where their hand is."""
        if self.boards is not None:
            self.boards.show(panel.table)


@dataclass(slots=True)
class Delivery:
    """The tables' observer."""

    office: Office | None = None
    boards: Boards = field(init=False)
    hands: CallingHands = field(init=False)
    alerts: Alerts = field(init=False)
    desk: Desk = field(init=False)
    notices: Notices = field(init=False)
    digests: Digests = field(init=False)
    voting: Voting = field(init=False)
    threads: LogThreads = field(init=False)
    watchers: Watchers = field(init=False)
    calls: Calls = field(init=False)
    nights: NightPosts = field(init=False)
    chairs: FreeChairs = field(init=False)
    marks: MarkDesk = field(init=False)
    seasons: SeasonEnds = field(init=False)
    questions: Questions = field(init=False)
    right: dict[str, frozenset[int]] = field(default_factory=dict[str, frozenset[int]])
    """After a start, by table the seats whose hands show what is asked, until their clocks are brought up to date."""
    to_show: int = 0
    """How many tables are still to be brought back after a start."""

    def open(self, office: Office) -> None:
        """Begin to show changes. Earlier changes are not shown, because there is no connection to Discord yet."""
        self.office = office
        self.boards = Boards(office)
        self.hands = CallingHands(office, boards=self.boards)
        self.boards.has_hand = self.hands.is_open
        self.boards.told = self.hands.follow
        office.tables.clocks.beside = self.hands.note_shown
        self.alerts = Alerts(office)
        self.calls = Calls(office, self.alerts)
        self.desk = Desk(office)
        self.notices = Notices(office)
        self.digests = Digests(office, self.notices)
        self.voting = Voting(office)
        self.threads = LogThreads(office, self.boards.post_of)
        self.watchers = Watchers(office)
        self.nights = NightPosts(office)
        self.chairs = FreeChairs(office)
        self.marks = MarkDesk(office)
        self.seasons = SeasonEnds(office)
        self.questions = Questions(office)
        self.boards.marks_line = self.marks.line
        for kind, work in (
            (ALERT, self.alerts.due),
            (HAND, self.hands.due),
            (CALL, self.calls.due),
            (REMIND, self.calls.remind),
            (NEWS, News(office).due),
            (MARKS, self.marks.due),
            (SEASON, self.seasons.due),
            (QUESTION, self.questions.due),
            (NOTICE, self.notices.due),
            (AT_COMMAND, self.notices.due),
            (DIGEST, self.digests.due),
            (VOTE, self.voting.due),
            (decks.OFF, DeckNews(office).due),
            (night_jobs.START, self.nights.start),
            (night_jobs.CALL, self.nights.call),
            (night_jobs.FREE, office.tables.nights.free),
            (night_jobs.AFTER, office.tables.nights.after),
            (chair_jobs.HINT, self.chairs.hint),
            (chair_jobs.CALL, self.chairs.call),
            (chair_jobs.END, self.chairs.end),
            (night_jobs.EVENT, NightEvents(office, self.nights, self.notices).due),
        ):
            office.tables.jobs.on(kind, _last(work), notes=kind in NOTING)

    def changed(self, change: Change) -> None:
        """See `bot.tables.info.Observer`."""
        office = self.office
        if office is None or not office.open:
            return
        if change.kind == "private":  # nobody else sees it, and no request may reveal it
            self.hands.changed(change.info, change.hands, secretly=True)
            self.hands.windows(change.info, change.asked)
            self.hands.know(change.info)
            self.alerts.changed(change.info, change.hands)
            return
        self.boards.show(
            change.table, info=change.info, notice=self._notice(office, change), beat=change.kind == "play",
            gathers=not (change.by is not None and is_person(change.info, change.by)),
        )  # fmt: skip
        self.watchers.changed(change.info)
        self.notices.changed(change.info)
        self.chairs.changed(change.info)
        if change.notice.endswith("-asked"):
            office.tables.jobs.expect(office.clock.now())
        if change.notice in ("left", "kicked", "gone-away") and change.by is not None:
            self.hands.parted(change.info, change.by)
        ended = change.kind in ("over", "closed")
        if ended:
            self.desk.ended()
            office.tables.jobs.expect(office.clock.now())
        if change.kind == "over":
            office.spawn(office.tables.frames.keep(change.table), f"table {change.table}: keeping its frames")
        if change.kind != "lobby":
            self.threads.changed(change.table, ended=ended)
        self._show_hands(change)
        self.alerts.changed(change.info, range(len(change.info.seats)))
        office.spawn(self.calls.changed(change.info, change.ask), f"table {change.table}: calling who is waited for")

    @staticmethod
    def _notice(office: Office, change: Change) -> Callable[[], str] | None:
        """What says the line for a change that the table's story does not tell; None if it does."""
        if change.notice not in NOTICES or change.kind == "lobby":
            return None
        seats = change.info.seats
        name = clean(seats[change.by].name) if change.by is not None and change.by < len(seats) else ""
        return lambda: office.words.say(f"table.{change.notice}", name=name)

    def _show_hands(self, change: Change) -> None:
        """The hands that changed."""
        info = change.info
        if change.kind in ("over", "closed"):
            self.hands.end(info, change.by)
        elif change.kind in ("paused", "resumed"):
            self._show_waiting(info, change.ask)
        else:
            # A learner follows every change in their panel, where the guide explains it.
            waiting = change.ask.waiting if change.ask is not None else ()
            seats = range(len(info.seats)) if info.lesson else _openly_changed(change)
            beat = change.kind == "play"
            self.hands.changed(info, seats, urgent=waiting, beat=beat)
            self.hands.changed(info, change.hands, secretly=True, urgent=waiting, beat=beat)
            self.hands.looked_at(info, change.hands)
            self.hands.windows(info, change.asked)
            self.hands.know(info)

    def _show_waiting(
        self, info: TableInfo, ask: OpenAsk | None, right: Iterable[int] = (), *, clocks: bool = False
    ) -> None:
        """The hands of those who are waited for; in a natural window only they know that they are. After a start, not
        those that are `right`, or these and only because of their `clocks`.
        """
        if ask is not None and ask.natural:
            assert self.office is not None
            self.office.spawn(self._show_asked(info, right, clocks=clocks), f"table {info.id}: showing hands")
        else:
            waiting = ask.waiting if ask is not None else ()
            self._show_these(info, waiting, right, clocks=clocks, secretly=False)
            self.hands.know(info)

    def _show_these(
        self, info: TableInfo, asked: Iterable[int], right: Iterable[int], *, clocks: bool, secretly: bool
    ) -> None:
        if clocks:
            self.hands.only_clocks(info, [seat for seat in asked if seat in right])
        else:
            others = [seat for seat in asked if seat not in right]
            self.hands.changed(info, others, secretly=secretly, urgent=others)

    async def _show_asked(self, info: TableInfo, right: Iterable[int], *, clocks: bool) -> None:
        assert self.office is not None
        for seat in info.seats:
            if seat.user_id is not None and seat.user_id > 0 and not seat.left:
                options = await self.office.tables.seat_options(info.id, seat.user_id)
                asked = [seat.seat] if options.seat_ask is not None and options.answered is None else []
                self._show_these(info, asked, right, clocks=clocks, secretly=True)
        self.hands.know(info)

    # -- coming and going ---------------------------------------------------------------------------------------

    async def show_all(self) -> None:
        """After a start, show every table as it is, a few at a time; also tables whose end was not shown yet. Whoever
        must act anywhere is shown their hand before any table's message is brought up to date. Hands that show what is
        asked, as the last process has noted, come last: only their clocks have moved. It has noted so with its last
        heartbeat, or at its end if it was not killed.
        """
        assert self.office is not None
        await self.digests.begin()
        await self.nights.begin()
        await self.chairs.begin()
        await self.seasons.begin()
        await self.questions.begin()
        share = self.office.store.share
        live = await self.office.store.read(
            lambda connection: stored_tables.every(connection, ("lobby", "live", "paused"), share)
        )
        ended = await self.office.store.read(lambda connection: messages.of_ended(connection, share))
        hands = [partial(self._show_hands_again, table) for table in (*live, *ended)]
        boards = [partial(self.boards.show, table) for table in (*live, *ended)]
        self._trickle([*hands, *boards])
        self.desk.ended()

    def _trickle(self, steps: list[Callable[[], None]]) -> None:
        office = self.office
        assert office is not None
        self.to_show = len(steps[TRICKLE:])
        for step in steps[:TRICKLE]:
            step()
        if steps[TRICKLE:]:
            office.clock.call_later(BETWEEN, lambda: self._trickle(steps[TRICKLE:]))
            return
        for table in self.right:
            office.spawn(self._clocks(table), f"table {table}: showing the clocks of its hands again")

    def _show_hands_again(self, table: str) -> None:
        assert self.office is not None
        self.office.spawn(self._again(table), f"table {table}: showing its hands again")

    async def _clocks(self, table: str) -> None:
        """Show the clocks of hands that show what is asked."""
        assert self.office is not None
        try:
            info, ask = await self.office.tables.open_ask(table)
        except Refused:
            return
        right = self.right.pop(table, None)
        if right and info.status == "live":
            self._show_waiting(info, ask, right, clocks=True)

    async def _again(self, table: str) -> None:
        assert self.office is not None
        info, ask = await self.office.tables.open_ask(table)
        self.alerts.changed(info, range(len(info.seats)))
        self.notices.changed(info)
        if info.status in ("over", "closed"):
            self.hands.end(info, None)
            self.threads.changed(table, ended=True)
            await self.calls.changed(info, ask)
        elif info.status != "lobby":
            self.right[table] = await self.hands.still_right(info)
            self._show_waiting(info, ask, self.right[table])
            self.threads.changed(table, ended=False)
            await self.calls.changed(info, ask)
            if not self.to_show:
                await self._clocks(table)


def _last(work: Work) -> Work:
    """The same work, with calls to Discord that come after those of all tables."""

    async def work_last(job: Job) -> float | None:
        IMPORTANCE.set(Importance.JOB)
        return await work(job)

    return work_last


def _openly_changed(change: Change) -> Iterable[int]:
    """The seats of which everybody knows that their hand or turn changed: not who is asked in a natural window."""
    return change.known if change.ask is not None and change.ask.natural else change.hands
