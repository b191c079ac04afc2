"""Shows each change of a table to everybody who should see it: in the table message, in hands, and by calls to move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.engine import Refused
from bot.store import messages
from bot.store import tables as stored_tables
from bot.store.jobs import Job
from bot.tables.clocks.jobs import Work
from bot.tables.clocks.pace import PACES
from bot.tables.info import Change, OpenAsk, TableInfo
from bot.ui.delivery.alerts import AGAIN, ALERT, Alerts
from bot.ui.delivery.boards import Boards
from bot.ui.delivery.hands import HAND, Hands, Panel
from bot.ui.delivery.limits import IMPORTANCE, Importance, Superseded
from bot.ui.delivery.news import NEWS, News
from bot.ui.delivery.reports import Desk
from bot.ui.delivery.sending import Later, Room, Turn, Urgency, trouble
from bot.ui.delivery.shared import Office, Post, log
from bot.ui.delivery.threads import LogThreads
from bot.ui.delivery.watchers import Watchers
from bot.ui.layouts.clock import until
from bot.ui.names import clean

TRICKLE = 10
"""How many tables are brought back at once after a start: first the hands of those who must act at every table, then
every table's message."""
CALL = "call"
"""The kind of the jobs that call somebody after their quiet hours."""
SOON = 5.0
"""Seconds after which a job looks again whether it can be done."""
BETWEEN = 0.2
"""Seconds until the next ones. Four hundred take 16 seconds; they are shown as Discord's limit allows."""
NOTICES = frozenset(
    {
        "strayed",
        "asleep",
        "back",
        "left",
        "kicked",
        "undone",
        "undo-refused",
        "counts",
        "kick-refused",
        "close-refused",
        "vote-withdrawn",
    }
)


@dataclass(slots=True)
class Call:
    """The message that calls somebody to their move."""

    later: Later
    ask: int = 0
    """The ask that it is about; of a phase that a team takes together the first ask."""
    version: int = 0
    """The newest version of the table for which a call was considered."""
    post: Post | None = None
    users: set[int] = field(default_factory=set[int])
    """Whom it has mentioned, as far as that is known."""
    sending: bool = False
    loaded: bool = False


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
    threads: LogThreads = field(init=False)
    watchers: Watchers = field(init=False)
    calls: dict[str, Call] = field(default_factory=dict[str, Call])
    to_show: int = 0
    """How many tables are still to be brought back after a start."""

    def open(self, office: Office) -> None:
        """Begin to show changes. Earlier changes are not shown, because there is no connection to Discord yet."""
        self.office = office
        self.boards = Boards(office)
        self.hands = CallingHands(office, boards=self.boards)
        self.boards.has_hand = self.hands.is_open
        self.alerts = Alerts(office)
        self.desk = Desk(office)
        self.threads = LogThreads(office, self.boards.post_of)
        self.watchers = Watchers(office)
        news = News(office)
        for kind, work in (
            (ALERT, self.alerts.due), (HAND, self.hands.due), (CALL, self._call_due), (NEWS, news.due),
        ):  # fmt: skip
            office.tables.jobs.on(kind, _last(work))

    def changed(self, change: Change) -> None:
        """See `bot.tables.info.Observer`."""
        office = self.office
        if office is None or not office.open:
            return
        if change.kind == "private":  # nobody else sees it, and no request may reveal it
            self.hands.changed(change.info, change.hands, secretly=True)
            self.hands.windows(change.info, change.asked)
            self.alerts.changed(change.info, change.hands)
            return
        self.boards.show(change.table, info=change.info, notice=self._notice(office, change))
        self.watchers.changed(change.info)
        if change.notice in ("left", "kicked") and change.by is not None:
            self.hands.parted(change.info, change.by)
        ended = change.kind in ("over", "closed")
        if ended:
            self.desk.ended()
            office.tables.jobs.expect(office.clock.now())
        if change.kind != "lobby":
            self.threads.changed(change.table, ended=ended)
        self._show_hands(change)
        self.alerts.changed(change.info, range(len(change.info.seats)))
        office.spawn(self._call(change.info, change.ask), f"table {change.table}: calling who is waited for")

    @staticmethod
    def _notice(office: Office, change: Change) -> str | None:
        """The line for a change that the table's story does not tell; None if it does."""
        if change.notice not in NOTICES or change.kind == "lobby":
            return None
        seats = change.info.seats
        name = clean(seats[change.by].name) if change.by is not None and change.by < len(seats) else ""
        return office.words.say(f"table.{change.notice}", name=name)

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
            self.hands.changed(info, seats, urgent=waiting)
            self.hands.changed(info, change.hands, secretly=True, urgent=waiting)
            self.hands.looked_at(info, change.hands)
            self.hands.windows(info, change.asked)

    def _show_waiting(self, info: TableInfo, ask: OpenAsk | None) -> None:
        """The hands of those who are waited for; in a natural window only they know that they are."""
        if ask is not None and ask.natural:
            assert self.office is not None
            self.office.spawn(self._show_asked(info), f"table {info.id}: showing hands")
        else:
            waiting = ask.waiting if ask is not None else ()
            self.hands.changed(info, waiting, urgent=waiting)

    async def _show_asked(self, info: TableInfo) -> None:
        assert self.office is not None
        for seat in info.seats:
            if seat.user_id is not None and seat.user_id > 0 and not seat.left:
                options = await self.office.tables.seat_options(info.id, seat.user_id)
                asked = [seat.seat] if options.seat_ask is not None else []
                self.hands.changed(info, asked, secretly=True, urgent=asked)

    # -- calls --------------------------------------------------------------------------------------------------

    async def _call(self, info: TableInfo, ask: OpenAsk | None) -> None:
        """Delete the call that has been answered, and plan the next."""
        office = self.office
        assert office is not None
        call = self.calls.get(info.id)
        if call is None:
            call = self.calls[info.id] = Call(Later(office.clock))
        call.version = max(call.version, info.version)
        if not call.loaded:
            call.loaded = True
            for stored in await office.tables.messages(info.id):
                if stored.kind == "ping":
                    call.post = Post(stored.channel_id, stored.message_id, stored.posted_at)
                    call.ask = int(stored.nonce or 0)
        if info.version < call.version:
            return  # a later change has come meanwhile and takes care of it
        number = (ask.phase or ask.number) if ask is not None and info.status == "live" else 0
        if call.ask != number:
            call.ask = number  # first, because the next move may come while the old call is being deleted
            call.users.clear()
            await self._uncall(info.id, call)
            if call.ask != number:
                return
        if info.status in ("over", "closed"):
            call.later.cancel()
            self.calls.pop(info.id, None)
            return
        if ask is None or not number or call.post is not None or ask.called or not _missing(info, ask):
            return
        wait = ask.opened_at + PACES[info.pace].grace - office.clock.now()
        call.later.cancel()
        call.later.ask(max(0.0, wait), lambda: self._due(info.id, number))

    async def _uncall(self, table: str, call: Call) -> None:
        call.later.cancel()
        if call.post is not None:
            assert self.office is not None
            post, call.post = call.post, None
            await self.office.delete(post)
            await self.office.tables.forget_message(table, "ping", -1)

    def _due(self, table: str, number: int) -> None:
        assert self.office is not None
        self.office.spawn(self._mention(table, number), f"table {table}: calling somebody")

    async def _mention(self, table: str, number: int) -> None:
        """Mention the people whose answers are still missing, if they want that now."""
        office, call = self.office, self.calls.get(table)
        assert office is not None
        info, ask = await office.tables.open_ask(table)
        if call is None or call.post is not None or ask is None or number not in (ask.number, ask.phase):
            return
        if ask.called or call.sending or info.status != "live":
            return
        if (users := await self._awake(info, ask)) and (wait := await self._try_call(info, ask, call, users)):
            call.later.ask(wait, lambda: self._due(table, number))

    async def _awake(self, info: TableInfo, ask: OpenAsk) -> list[int]:
        """The people to be mentioned now. Those who want that, but have quiet hours, are called when these end."""
        office = self.office
        assert office is not None
        now, awake = office.clock.now(), list[int]()
        for user in _missing(info, ask):
            settings = await office.wishes.person(user)
            if settings.may_ping(now):
                awake.append(user)
            elif settings.pings and PACES[info.pace].alerts:
                about, due = str(ask.phase or ask.number), settings.quiet_over(now)
                await office.tables.jobs.note(Job(CALL, info.guild_id, user, info.id, about, due))
        return awake

    async def _call_due(self, job: Job) -> float | None:
        """Somebody's quiet hours are over: call them if they are still waited for."""
        office, call = self.office, self.calls.get(job.table)
        assert office is not None
        settings, now = await office.wishes.person(job.user_id), office.clock.now()
        if settings.quiet(now):
            return settings.quiet_over(now)
        try:
            info, ask = await office.tables.open_ask(job.table)
        except Refused:
            return None
        if ask is None or info.status != "live" or int(job.about) not in (ask.number, ask.phase):
            return None
        if not settings.pings or job.user_id not in _missing(info, ask):
            return None
        if call is None or call.ask != int(job.about) or call.sending:
            return now + SOON
        if job.user_id in call.users or (call.post is not None and not ask.phase):
            return None
        wait = await self._try_call(info, ask, call, [job.user_id])
        return now + wait if wait else None

    async def _try_call(self, info: TableInfo, ask: OpenAsk, call: Call, users: list[int]) -> float:
        """Call these people; returns in how many seconds it is to be tried again, 0 if it need not be."""
        office = self.office
        assert office is not None
        with office.pacer.enter(info.channel_id, Turn(Urgency.MOVE, ask.opened_at, f"call-{info.id}")) as room:
            wait = room.wait or office.calls.backlog()
            if not wait:
                call.sending = True
                try:
                    wait = 0.0 if await self._send_call(info, ask, call, users, room) else AGAIN
                finally:
                    call.sending = False
        return wait

    async def _send_call(self, info: TableInfo, ask: OpenAsk, call: Call, users: list[int], room: Room) -> bool:
        """Mention somebody, or those of a team who are missing, unless they move before that can be sent. Returns
        whether nothing is left to be done.
        """
        assert self.office is not None
        office, table, number = self.office, info.id, ask.phase or ask.number
        ends = until(office.words, info, ask, "your")
        mention = office.words.listing([f"<@{user}>" for user in users])
        said = office.words.say("ping.move", mention=mention, table=table, until=ends)
        people = [discord.Object(user) for user in users]
        first = next(seat.seat for seat in info.seats if seat.user_id == users[0])
        nonce = f"{table}-{number}-c{first}"  # the same after a kill, so that nobody is called twice
        only = discord.AllowedMentions(users=people, everyone=False, roles=False)
        try:
            await office.calls.take_ahead(lambda: call.ask == number)
            room.sent()
            message = await office.channel(info.channel_id).send(said, allowed_mentions=only, nonce=nonce)
        except Superseded:
            return True
        except Exception as error:
            what = trouble(error)
            if what is None:
                raise
            log.warning("table %s: could not call anybody: %s", table, error)
            return what != "again"
        if ask.phase:
            await office.tables.play.called(table, ask.phase)
        now = office.clock.now()
        post = Post(info.channel_id, message.id, now)
        await office.tables.remember(table, "ping", -1, post.channel_id, post.message_id, now, str(number))
        if call.ask != number:
            await office.delete(post)  # they have moved in the meantime
            await office.tables.forget_message(table, "ping", -1)
        else:
            before, call.post = call.post, post
            call.users.update(users)
            if before is not None:
                await office.delete(before)
        return True

    # -- coming and going ---------------------------------------------------------------------------------------

    async def show_all(self) -> None:
        """After a start, show every table as it is, a few at a time; also tables whose end was not shown yet. Whoever
        must act anywhere is shown their hand before any table's message is brought up to date.
        """
        assert self.office is not None
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

    def _show_hands_again(self, table: str) -> None:
        assert self.office is not None
        self.office.spawn(self._again(table), f"table {table}: showing its hands again")

    async def _again(self, table: str) -> None:
        assert self.office is not None
        info, ask = await self.office.tables.open_ask(table)
        self.alerts.changed(info, range(len(info.seats)))
        if info.status in ("over", "closed"):
            self.hands.end(info, None)
            self.threads.changed(table, ended=True)
            await self._call(info, ask)
        elif info.status != "lobby":
            self._show_waiting(info, ask)
            self.threads.changed(table, ended=False)
            await self._call(info, ask)


def _last(work: Work) -> Work:
    """The same work, with calls to Discord that come after those of all tables."""

    async def work_last(job: Job) -> float | None:
        IMPORTANCE.set(Importance.JOB)
        return await work(job)

    return work_last


def _missing(info: TableInfo, ask: OpenAsk) -> list[int]:
    """The people who are called when the grace is over: who alone is waited for, and those of a team in its turn."""
    if not ask.phase and not (ask.alone and len(ask.waiting) == 1):
        return []
    seats = [info.seats[seat] for seat in ask.waiting]
    return [seat.user_id for seat in seats if seat.user_id is not None and seat.user_id > 0 and not seat.minded]


def _openly_changed(change: Change) -> Iterable[int]:
    """The seats of which everybody knows that their hand or turn changed: not who is asked in a natural window."""
    return change.known if change.ask is not None and change.ask.natural else change.hands
