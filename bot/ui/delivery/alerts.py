"""New direct messages to people who are asked in a natural window where there is time for one: at a table by post.

Discord notifies nobody of an edit, and a mention in the channel would tell others who is asked. What becomes of such a
message is nobody else's business either: nothing here changes what others are shown, not even that it failed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import discord

from bot.engine import Refused
from bot.tables.clocks.pace import PACES
from bot.tables.info import PrivateTable, TableInfo
from bot.ui.delivery.sending import Later, trouble
from bot.ui.delivery.shared import Office, Post, log
from bot.ui.layouts.panels import hand_headline

ALERT = "alert"
"""The kind under which the store keeps these messages."""
AGAIN = 30.0
"""Seconds until the next attempt after a temporary failure of Discord."""


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
            alert = self.alerts.get((info.id, seat))
            if alert is None or alert.user_id != user:
                alert = self.alerts[info.id, seat] = Alert(info.id, seat, user, Later(self.office.clock))
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
        try:
            private_table = await self.office.tables.private_table(alert.table, alert.user_id)
        except Refused:
            private_table = None
        if private_table is not None and private_table.info.status == "paused":
            return
        number = _asked(private_table)
        if number != alert.ask:
            alert.later.cancel()
            await self._take_away(alert)
            alert.ask = number
            if private_table is not None and number:
                await self._send(alert, private_table)
        if private_table is None or private_table.info.status in ("over", "closed"):
            alert.later.cancel()
            self.alerts.pop((alert.table, alert.seat), None)

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

    async def _send(self, alert: Alert, private_table: PrivateTable) -> None:
        """Send it, if the person wants to be told at this hour; when that fails, they still have their hand."""
        office = self.office
        now, words = office.clock.now(), office.words
        may_ping = (await office.wishes.person(alert.user_id)).may_ping(now)
        if not may_ping or not await office.wishes.takes_dms(alert.user_id, now):
            return
        about = hand_headline(words, office.looks[private_table.info.game], private_table)
        said = words.say("ping.asked", table=alert.table, channel=f"<#{private_table.info.channel_id}>", about=about)
        nonce = f"{alert.table}-{alert.ask}-{alert.seat}"  # the same after a kill, so that nothing is sent twice
        try:
            channel = await office.client.create_dm(discord.Object(alert.user_id))
            message = await office.channel(channel.id).send(said, nonce=nonce)
        except Exception as error:
            what = trouble(error)
            if what is None:
                raise
            log.info("table %s: somebody could not be told that they are asked: %s", alert.table, error)
            if what == "again":
                alert.ask = 0
                alert.later.ask(AGAIN, lambda: self._try_again(alert))
            return
        alert.post = Post(channel.id, message.id, now)
        await office.tables.remember(alert.table, ALERT, alert.seat, channel.id, message.id, now, str(alert.ask))

    def _try_again(self, alert: Alert) -> None:
        alert.wanted = True
        self._begin(alert)


def _asked(private_table: PrivateTable | None) -> int:
    """The number of the window that still waits for the seat's first answer; 0 for none."""
    if private_table is None or private_table.seat_ask is None or private_table.answered is not None:
        return 0
    info, ask = private_table.info, private_table.ask
    waits = info.status == "live" and ask is not None and ask.natural and not info.seats[private_table.seat].minded
    return ask.number if waits and ask is not None else 0
