"""Calls to move: mentions in the channel of somebody for whom alone a table waits, deleted when they have moved.

By post somebody in their quiet hours is called when these end, and reminded once a turn when a quarter of the time is
left.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import discord

from bot.engine import Refused
from bot.languages.spoken import speak
from bot.store.jobs import Job
from bot.tables.clocks.jobs import NEVER
from bot.tables.clocks.pace import PACES
from bot.tables.info import OpenAsk, TableInfo
from bot.ui.delivery.alerts import Alerts
from bot.ui.delivery.limits import Superseded
from bot.ui.delivery.posting import AGAIN
from bot.ui.delivery.reminders import note_reminder, reminded_at
from bot.ui.delivery.sending import Later, Room, Turn, Urgency, trouble
from bot.ui.delivery.shared import Office, Post, log
from bot.ui.layouts.clock import until
from bot.ui.layouts.panels import hand_below

CALL = "call"
"""The kind of the jobs that call somebody after their quiet hours."""
SOON = 5.0
"""Seconds after which a job looks again whether it can be done."""


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
class Calls:
    """All calls."""

    office: Office
    alerts: Alerts
    calls: dict[str, Call] = field(default_factory=dict[str, Call])

    async def changed(self, info: TableInfo, ask: OpenAsk | None) -> None:
        """Delete the call that has been answered, and plan the next."""
        office = self.office
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
        if ask is None or not number or not (missing := _missing(info, ask)):
            return
        for user in missing:
            await note_reminder(office, info, ask, user)
        if call.post is not None or ask.called:
            return
        wait = ask.opened_at + PACES[info.pace].grace - office.clock.now()
        call.later.cancel()
        call.later.ask(max(0.0, wait), lambda: self._is_due(info.id, number))

    async def _uncall(self, table: str, call: Call) -> None:
        call.later.cancel()
        if call.post is not None:
            post, call.post = call.post, None
            await self.office.delete(post)
            await self.office.tables.forget_message(table, "ping", -1)

    def _is_due(self, table: str, number: int) -> None:
        self.office.spawn(self._mention(table, number), f"table {table}: calling somebody")

    async def _mention(self, table: str, number: int) -> None:
        """Mention the people whose answers are still missing, if they want that now."""
        office, call = self.office, self.calls.get(table)
        info, ask = await office.tables.open_ask(table)
        if call is None or call.post is not None or ask is None or number not in (ask.number, ask.phase):
            return
        if ask.called or call.sending or info.status != "live":
            return
        if (users := await self._awake(info, ask)) and (wait := await self._try_call(info, ask, call, users)):
            call.later.ask(wait, lambda: self._is_due(table, number))

    async def _awake(self, info: TableInfo, ask: OpenAsk) -> list[int]:
        """The people to be mentioned now. Those who want that, but have quiet hours, are called when these end."""
        office = self.office
        now, awake = office.clock.now(), list[int]()
        for user in _missing(info, ask):
            settings = await office.wishes.person(user)
            if settings.digest and PACES[info.pace].alerts:
                continue
            if settings.may_ping(now):
                awake.append(user)
            elif settings.pings and PACES[info.pace].alerts:
                about, due = str(ask.phase or ask.number), settings.quiet_over(now)
                await office.tables.jobs.note(Job(CALL, info.guild_id, user, info.id, about, due))
        return awake

    async def due(self, job: Job) -> float | None:
        """Somebody's quiet hours are over: call them if they are still waited for."""
        office, call = self.office, self.calls.get(job.table)
        settings, now = await office.wishes.person(job.user_id), office.clock.now()
        if settings.quiet(now):
            return settings.quiet_over(now)
        found = await self._open_ask(job.table)
        if found is None or int(job.about) not in (found[1].number, found[1].phase):
            return None
        info, ask = found
        if not settings.pings or settings.digest or job.user_id not in _missing(info, ask):
            return None
        if call is None or call.ask != int(job.about) or call.sending:
            return now + SOON
        if job.user_id in call.users or (call.post is not None and not ask.phase):
            return None
        wait = await self._try_call(info, ask, call, [job.user_id])
        return now + wait if wait else None

    async def remind(self, job: Job) -> float | None:
        """A quarter of somebody's time is left: remind them, in the same way as they are called."""
        office, call = self.office, self.calls.get(job.table)
        settings, now = await office.wishes.person(job.user_id), office.clock.now()
        if settings.quiet(now):
            return settings.quiet_over(now)
        found = await self._open_ask(job.table)
        if found is None or not settings.pings or found[1].turn != int(job.about):
            return NEVER
        info, ask = found
        if ask.deadline is None:
            return now + AGAIN
        if (due := reminded_at(ask)) > now:
            return due
        if not ask.alone and not ask.phase:
            return await self.alerts.remind(info, job.user_id)
        if job.user_id not in _missing(info, ask):
            return NEVER
        if call is None or call.ask != (ask.phase or ask.number) or call.sending:
            return now + SOON
        wait = await self._try_call(info, ask, call, [job.user_id], "ping.last")
        return now + wait if wait else None

    async def _open_ask(self, table: str) -> tuple[TableInfo, OpenAsk] | None:
        """What a table in play waits for; None for nothing, and for a table that is gone."""
        try:
            info, ask = await self.office.tables.open_ask(table)
        except Refused:
            return None
        return None if ask is None or info.status != "live" else (info, ask)

    async def _try_call(
        self, info: TableInfo, ask: OpenAsk, call: Call, users: list[int], key: str = "ping.move"
    ) -> float:
        """Call these people; returns in how many seconds it is to be tried again, 0 if it need not be."""
        office = self.office
        with office.pacer.enter(info.channel_id, Turn(Urgency.MOVE, ask.opened_at, f"call-{info.id}")) as room:
            wait = room.wait or office.calls.backlog()
            if not wait:
                call.sending = True
                try:
                    wait = 0.0 if await self._send_call(info, ask, call, users, key, room) else AGAIN
                finally:
                    call.sending = False
        return wait

    async def _send_call(
        self, info: TableInfo, ask: OpenAsk, call: Call, users: list[int], key: str, room: Room
    ) -> bool:
        """Mention somebody, or those of a team who are missing, unless they move before that can be sent. Returns
        whether nothing is left to be done.
        """
        office, table, number = self.office, info.id, ask.phase or ask.number
        speak(await office.tongues.at(info))
        ends = until(office.words, info, ask, "your")
        mention = office.words.listing([f"<@{user}>" for user in users])
        said = office.words.say(key, mention=mention, table=table, until=ends)
        people = [discord.Object(user) for user in users]
        first = next(seat.seat for seat in info.seats if seat.user_id == users[0])
        nonce = f"{table}-{number}-{key[-1]}{first}"  # the same after a kill, so that nobody is called twice
        only = discord.AllowedMentions(users=people, everyone=False, roles=False)
        try:
            await office.calls.take_ahead(lambda: call.ask == number)
            room.sent()
            place, hand = office.channel(info.channel_id), hand_below(office.words, table)
            message = await place.send(said, view=hand, allowed_mentions=only, nonce=nonce)
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


def _missing(info: TableInfo, ask: OpenAsk) -> list[int]:
    """The people who are called when the grace is over: who alone is waited for, and those of a team in its turn."""
    if not ask.phase and not (ask.alone and len(ask.waiting) == 1):
        return []
    seats = [info.seats[seat] for seat in ask.waiting]
    return [seat.user_id for seat in seats if seat.user_id is not None and seat.user_id > 0 and not seat.minded]
