"""Free chairs: a host is told of one privately, and one message calls those who have asked for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import discord

from bot.engine import Refused
from bot.languages.spoken import speak
from bot.store import callers
from bot.store.callers import LobbyCall
from bot.store.jobs import Job
from bot.tables.info import TableInfo
from bot.tables.seats.callers import STANDS
from bot.ui.delivery.posting import AGAIN, post, write_to
from bot.ui.delivery.sending import trouble
from bot.ui.delivery.shared import Office, log
from bot.ui.layouts.calling import call_buttons, hint_layout
from bot.ui.names import clean


@dataclass(slots=True)
class FreeChairs:
    """The hints to hosts, and the calls."""

    office: Office
    opened_by: dict[str, discord.Interaction[Any]] = field(default_factory=dict[str, discord.Interaction[Any]])
    """By lobby the press or command that opened it, for hosts who take no direct messages."""
    noted: set[str] = field(default_factory=set[str])
    """The lobbies whose hint is noted."""
    called: set[str] = field(default_factory=set[str])
    """The lobbies whose call stands."""

    async def begin(self) -> None:
        """After a start: calls whose time is over, or whose lobby is gone, are deleted."""
        office, now = self.office, self.office.clock.now()
        for call in await office.store.read(lambda connection: callers.standing(connection, office.store.share)):
            self.called.add(call.table)
            if now >= call.at + STANDS or not await self._waits(call.table):
                await office.tables.callers.closed(call.table)

    def changed(self, info: TableInfo) -> None:
        """A table has changed: note a new lobby; delete the call of one that waits no more."""
        if info.status == "lobby":
            if info.id not in self.noted:
                self.noted.add(info.id)
                noting = self.office.tables.callers.opened(info.id, info.guild_id, info.created_at)
                self.office.spawn(noting, f"table {info.id}: noting when its host is told of a free chair")
            return
        self.noted.discard(info.id)
        self.opened_by.pop(info.id, None)
        if info.id in self.called:
            self.called.discard(info.id)
            self.office.spawn(self.office.tables.callers.closed(info.id), f"table {info.id}: deleting its call")

    async def _waits(self, table: str) -> bool:
        """Whether a lobby still waits for people."""
        try:
            return (await self.office.tables.info(table)).status == "lobby"
        except Refused:
            return False

    # -- the host -----------------------------------------------------------------------------------------------

    async def hint(self, job: Job) -> float | None:
        """Tell a host of a free chair, if somebody could be called to it."""
        office, now = self.office, self.office.clock.now()
        host = await office.tables.callers.worth_telling(job.table)
        if host is None or host < 0:
            return None
        settings = await office.wishes.person(host)
        if not settings.chair_hints:
            return None
        if settings.quiet(now):
            return settings.quiet_over(now)
        info = await office.tables.info(job.table)
        speak(await office.tongues.to(host, info.guild_id))
        view = hint_layout(office.words, info, clean(office.guild_name(info.guild_id)))
        if await office.wishes.hands(info.guild_id, host, now) != "dm":
            return await self._beside(info, host, view)
        posted = await write_to(
            office, host, lambda place: place.send(view=view, nonce=job.nonce),
            lambda error: log.info("table %s: its host could not be told of a free chair: %s", info.id, error),
        )  # fmt: skip
        if posted.refused:
            await self._beside(info, host, view)
        return posted.again

    async def _beside(self, info: TableInfo, host: int, view: discord.ui.LayoutView) -> None:
        """Tell a host who takes no direct messages, privately in the channel, as long as Discord allows that."""
        interaction = self.opened_by.get(info.id)
        if interaction is None or interaction.user.id != host or interaction.is_expired():
            return
        try:
            await interaction.followup.send(view=view, ephemeral=True)
        except Exception as error:
            if trouble(error) is None:
                raise
            log.info("table %s: its host could not be told of a free chair: %s", info.id, error)

    # -- the call -----------------------------------------------------------------------------------------------

    async def call(self, job: Job) -> float | None:
        """Call people to a lobby, in one message."""
        office, now = self.office, self.office.clock.now()
        call = await office.store.read(lambda connection: callers.load(connection, job.table))
        if call is None or call.over or call.message_id:
            return None
        self.called.add(call.table)
        users = await self._wanted(call, now) if now < call.at + STANDS and await self._waits(call.table) else []
        if not users:
            await office.store.write(lambda connection: callers.end(connection, call.table))
            return None
        info, only = await office.tables.info(call.table), [discord.Object(user) for user in users]
        speak(await office.tongues.at(info))
        names = office.words.listing([f"<@{user}>" for user in users])
        game = office.words.say(f"game.{info.game}")
        said = office.words.say("call.call-text", names=names, game=game, table=info.id)
        buttons = call_buttons(office.words, call.table)
        allowed = discord.AllowedMentions(users=only, everyone=False, roles=False)
        message, again = await post(
            office, call.channel_id,
            lambda place: place.send(said, view=buttons, nonce=job.nonce, allowed_mentions=allowed),
            lambda error: log.warning("table %s: nobody could be called: %s", info.id, error), job,
        )  # fmt: skip
        if message is None:
            return again
        await office.store.write(lambda connection: callers.sent(connection, call.table, message.id))
        if not await self._waits(call.table):
            await office.tables.callers.closed(call.table)  # it has begun in the meantime
        return None

    async def _wanted(self, call: LobbyCall, now: float) -> list[int]:
        """Whom a call still mentions."""
        users = await self.office.store.read(lambda connection: callers.called_by(connection, call))
        return [user for user in users if (await self.office.wishes.person(user)).may_ping(now)]

    async def end(self, job: Job) -> float | None:
        """Delete a call."""
        office = self.office
        call = await office.store.read(lambda connection: callers.load(connection, job.table))
        if call is None or call.over:
            return None
        if call.message_id:
            try:
                await office.channel(call.channel_id).get_partial_message(call.message_id).delete()
            except Exception as error:
                what = trouble(error)
                if what is None:
                    raise
                log.info("table %s: its call was not deleted: %s", call.table, error)
                if what == "again":
                    return office.clock.now() + AGAIN
        await office.store.write(lambda connection: callers.end(connection, call.table))
        self.called.discard(call.table)
        return None
