"""New direct messages to people who are asked together with others where there is time for one: at a table by post.

Discord notifies nobody of an edit, and a mention in the channel may tell others who is asked. What becomes of such a
message is nobody else's business either: nothing here changes what others are shown, not even that it failed. In
somebody's quiet hours none is sent: it is sent when they end, if the person is still asked.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

import discord

from bot.engine import Refused
from bot.languages.spoken import speak
from bot.store.jobs import Job
from bot.tables.clocks.jobs import NEVER
from bot.tables.clocks.pace import PACES
from bot.tables.info import SeatOptions, TableInfo
from bot.ui.delivery.posting import AGAIN, write_to
from bot.ui.delivery.reminders import note_reminder
from bot.ui.delivery.sending import Later
from bot.ui.delivery.shared import Office, Post, log
from bot.ui.layouts.panels import hand_below, hand_headline

ALERT = "alert"
"""The kind under which the store keeps these messages."""


@dataclass(slots=True)
class Alert:
    """The message for one seat, and the ask it is about: 0 while the seat need not be told of any."""

    table: str
    seat: int
    user_id: int
    later: Later
    ask: int = 0
    post: Post | None = None
    loaded: bool = False
    unsent: bool = False
    """Whether it is still to be sent."""
    last: bool = False
    """Whether its person is reminded: the message is sent anew."""
    again: float = 0.0
    """Seconds until the reminder is to be tried again, 0 if it need not be."""
    wanted: bool = False
    busy: bool = False


@dataclass(slots=True)
class Alerts:
    """All these messages."""

    office: Office
    alerts: dict[tuple[str, int], Alert] = field(default_factory=dict[tuple[str, int], Alert])

    def changed(self, info: TableInfo, seats: Iterable[int]) -> None:
        """Update the messages of these seats, which may be asked by now, or no longer."""
        if not PACES[info.pace].alerts or info.started_at is None:
            return
        for seat in seats:
            user = info.seats[seat].user_id
            if user is None or user <= 0:
                continue
            self._want(self._alert(info.id, seat, user))

    async def due(self, job: Job) -> float | None:
        """Somebody's quiet hours are over: tell them of what they are still asked."""
        settings, now = await self.office.wishes.person(job.user_id), self.office.clock.now()
        if settings.quiet(now):
            return settings.quiet_over(now)
        try:
            info = await self.office.tables.info(job.table)
        except Refused:
            return None
        seat = next((seat.seat for seat in info.seats if seat.user_id == job.user_id), None)
        if seat is None:
            return None
        await self._now(self._alert(info.id, seat, job.user_id))
        return None

    async def remind(self, info: TableInfo, user: int) -> float | None:
        """Tell somebody who is still asked once more. Returns as the work of a job does."""
        seat = next((seat.seat for seat in info.seats if seat.user_id == user), None)
        if seat is None:
            return NEVER
        alert = self._alert(info.id, seat, user)
        if alert.busy or not self.office.open:
            return self.office.clock.now() + AGAIN
        alert.last, alert.again = True, 0.0
        await self._now(alert)
        if alert.again:
            return self.office.clock.now() + alert.again
        return NEVER if alert.post is None else None

    async def _now(self, alert: Alert) -> None:
        """Do it in this task, unless another is at it."""
        alert.wanted = True
        if not alert.busy and self.office.open:
            alert.busy = True
            await self._work(alert)

    def _alert(self, table: str, seat: int, user: int) -> Alert:
        alert = self.alerts.get((table, seat))
        if alert is None or alert.user_id != user:
            alert = self.alerts[table, seat] = Alert(table, seat, user, Later(self.office.clock))
        return alert

    def _want(self, alert: Alert) -> None:
        alert.wanted = True
        self._begin(alert)

    def _begin(self, alert: Alert) -> None:
        if alert.wanted and not alert.busy and self.office.open:
            alert.busy = True
            self.office.spawn(self._work(alert), f"table {alert.table}: telling somebody that they are asked")

    async def _work(self, alert: Alert) -> None:
        try:
            while alert.wanted:
                alert.wanted = False
                await self._once(alert)
        finally:
            alert.busy = False

    async def _once(self, alert: Alert) -> None:
        """Send the message or delete it, as it should be now."""
        await self._load(alert)
        seat_options = await self._options(alert)
        if seat_options is not None and seat_options.info.status == "paused":
            return
        number, last = _asked(seat_options), alert.last
        alert.last = False
        if number != alert.ask or (last and number):
            alert.later.cancel()
            await self._take_away(alert)
            alert.ask, alert.unsent = number, number > 0
            if seat_options is not None and seat_options.ask is not None and number:
                await note_reminder(self.office, seat_options.info, seat_options.ask, alert.user_id)
        if alert.unsent and seat_options is not None:
            await self._deliver(alert, seat_options.info, last=last)
        if seat_options is None or seat_options.info.status in ("over", "closed"):
            alert.later.cancel()
            self.alerts.pop((alert.table, alert.seat), None)

    async def _options(self, alert: Alert) -> SeatOptions | None:
        """What the seat may do, without its view, which only a message needs; None if it may do nothing more."""
        try:
            return await self.office.tables.seat_options(alert.table, alert.user_id)
        except Refused:
            return None

    async def _load(self, alert: Alert) -> None:
        """The message as an earlier run has stored it."""
        if alert.loaded:
            return
        for stored in await self.office.tables.messages(alert.table):
            if stored.kind == ALERT and stored.seat == alert.seat:
                alert.post = Post(stored.channel_id, stored.message_id, stored.posted_at)
                alert.ask = int(stored.nonce)
        alert.loaded = True

    async def _take_away(self, alert: Alert) -> None:
        if alert.post is not None:
            post, alert.post = alert.post, None
            await self.office.delete(post)
            await self.office.tables.forget_message(alert.table, ALERT, alert.seat)

    async def _deliver(self, alert: Alert, info: TableInfo, *, last: bool) -> None:
        """Send it; where that has to wait, a timer tries again, or of a reminder its job, which outlives a kill."""
        wait = await self._send(alert, info, last=last)
        alert.unsent, alert.again = wait > 0 and not last, wait if last else 0.0
        if alert.unsent and wait < math.inf:
            alert.later.ask(wait, lambda: self._want(alert))

    async def _send(self, alert: Alert, info: TableInfo, *, last: bool) -> float:
        """Send it, unless its person wants none, or takes none, and still has their hand, or is asked something else by
        now, of which the change has told. Returns the seconds until it is to be tried again: 0 if nothing is left to be
        done, infinite if it is noted to be sent when the person's quiet hours are over.
        """
        office, now = self.office, self.office.clock.now()
        settings = await office.wishes.person(alert.user_id)
        told = settings.pings and (last or not settings.digest)
        if not told or not await office.wishes.takes_dms(alert.user_id, now):
            return 0.0
        if settings.quiet(now):
            due = settings.quiet_over(now)
            if last:
                return due - now
            await office.tables.jobs.note(Job(ALERT, info.guild_id, alert.user_id, info.id, str(alert.ask), due))
            return math.inf
        posted = await write_to(
            office, alert.user_id, lambda to: self._write(alert, to, last=last),
            lambda error: log.info("table %s: somebody could not be told that they are asked: %s", alert.table, error),
        )  # fmt: skip
        return 0.0 if posted.again is None else posted.again - office.clock.now()

    async def _write(
        self, alert: Alert, to: discord.PartialMessageable, *, last: bool
    ) -> discord.Message | None:  # fmt: skip
        """Send it there, unless there is nothing to tell any more."""
        office, words = self.office, self.office.words
        try:
            private_table = await office.tables.private_table(alert.table, alert.user_id)
        except Refused:
            return None
        if _asked(private_table) != alert.ask:
            return None
        info = private_table.info
        speak(await office.tongues.to(alert.user_id, info.guild_id, info.game))
        about = hand_headline(words, office.looks[info.game], private_table)
        key = "ping.asked-last" if last else "ping.asked"
        said = words.say(key, table=alert.table, channel=f"<#{info.channel_id}>", about=about)
        # The same after a kill, so that nothing is sent twice.
        nonce = f"{alert.table}-{alert.ask}-{'r' if last else ''}{alert.seat}"
        message, now = await to.send(said, view=hand_below(words, alert.table), nonce=nonce), office.clock.now()
        alert.post = Post(to.id, message.id, now)
        await office.tables.remember(alert.table, ALERT, alert.seat, to.id, message.id, now, str(alert.ask))
        return message


def _asked(seat_options: SeatOptions | None) -> int:
    """The number of the ask that still waits for the seat's first answer; 0 for none, and where the asked are called in
    the channel.
    """
    if seat_options is None or seat_options.seat_ask is None or seat_options.answered is not None:
        return 0
    info, ask = seat_options.info, seat_options.ask
    if ask is None or ask.alone or ask.phase or info.status != "live" or info.seats[seat_options.seat].minded:
        return 0
    return ask.number
