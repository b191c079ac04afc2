"""Game nights among the events of a server, where it wants that and lets the bot create events.

An event has no nonce: one that is to be made is noted first, so that after a kill it is looked for before another is
made. Who is interested in it is not read.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

import discord

from bot.engine import Refused
from bot.store import nights
from bot.store.jobs import Job
from bot.store.nights import MAKING, NO_EVENT, Night
from bot.tables.clocks.jobs import NEVER
from bot.ui.delivery.nights import AGAIN, NightPosts
from bot.ui.delivery.notices import Notices
from bot.ui.delivery.sending import trouble
from bot.ui.delivery.shared import Office, log
from bot.ui.names import plain

LASTS = 3 * 3600.0
"""Seconds from the start of an event to its end."""
NAME_MOST, PLACE_MOST = 100, 100
"""Characters of an event's name and of its place."""
NO_LONGER = "night-events"
"""What somebody is told whose night could be no event."""


@dataclass(slots=True)
class NightEvents:
    """All these events."""

    office: Office
    posts: NightPosts
    notices: Notices
    one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def due(self, job: Job) -> float | None:
        """Bring the server's events up to date with a night."""
        name = job.about.partition(" ")[0]
        async with self.one_at_a_time:
            try:
                await self._settle(await self.office.tables.nights.night(name))
            except Refused:
                return NEVER
            except discord.Forbidden as error:
                log.info("night %s: no event: %s", name, error)
                await self._switch_off(job.guild_id, name)
            except Exception as error:
                if trouble(error) is None:
                    raise
                log.warning("night %s: its event is not up to date: %s", name, error)
                return self.office.clock.now() + AGAIN
        return None

    async def _settle(self, night: Night) -> None:
        guild = self.office.client.get_guild(night.guild_id)
        wanted = (await self.office.wishes.house(night.guild_id)).night_events and night.open and not night.soon
        if guild is None or night.event_id == NO_EVENT:
            return
        if wanted and not night.event_id:
            await self._make(guild, night)
        elif wanted and night.event_starts != night.starts:
            await self._move(guild, night)
        elif not wanted and night.event_id and night.status != "started" and night.outcome != "played":
            await self._delete(guild, night)

    async def _make(self, guild: discord.Guild, night: Night) -> None:
        """Make an event, unless one was made just before the process was killed."""
        made = await self._made_before(guild, night) if night.event_id == MAKING else None
        await self._note(night, MAKING)
        made = made or await self._create(guild, night)
        await self._note(night, made, night.starts)

    async def _made_before(self, guild: discord.Guild, night: Night) -> int | None:
        name, starts = self._name(night), moment(night.starts)
        me = self.office.client.user
        for event in await guild.fetch_scheduled_events(with_counts=False):
            if me is not None and (event.creator_id, event.name, event.start_time) == (me.id, name, starts):
                return event.id
        return None

    async def _create(self, guild: discord.Guild, night: Night) -> int:
        channel = guild.get_channel_or_thread(night.channel_id)
        place = f"#{channel.name}" if channel is not None else guild.name
        data, _ = await self.posts.drawn(replace(night, name=""), [])
        cover = discord.utils.MISSING if data is None else data
        event = await guild.create_scheduled_event(
            name=self._name(night), description=plain_note(night), entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only, location=place[:PLACE_MOST],
            start_time=moment(night.starts), end_time=moment(night.starts + LASTS), image=cover,
        )  # fmt: skip
        return event.id

    async def _move(self, guild: discord.Guild, night: Night) -> None:
        event = await self._found(guild, night)
        if event is not None:
            await event.edit(start_time=moment(night.starts), end_time=moment(night.starts + LASTS))
            await self._note(night, event.id, night.starts)

    async def _delete(self, guild: discord.Guild, night: Night) -> None:
        event = await self._found(guild, night)
        if event is not None:
            await event.delete()
            await self._note(night, None)

    async def _found(self, guild: discord.Guild, night: Night) -> discord.ScheduledEvent | None:
        """The event of a night; if somebody has deleted it, the night goes on without."""
        try:
            return await guild.fetch_scheduled_event(night.event_id or 0, with_counts=False)
        except discord.NotFound:
            await self._note(night, NO_EVENT)
            return None

    async def _switch_off(self, guild_id: int, night: str) -> None:
        """The bot may create no events: switch them off, and tell the planner once."""
        office = self.office
        house = await office.wishes.house(guild_id)
        if not house.night_events:
            return
        await office.wishes.save_house(replace(house, night_events=False))
        planner = (await office.tables.nights.night(night)).host_id
        if planner > 0:
            await self.notices.leave(planner, NO_LONGER)

    async def _note(self, night: Night, event: int | None, starts: float | None = None) -> None:
        await self.office.store.write(lambda connection: nights.with_event(connection, night.id, event, starts))

    def _name(self, night: Night) -> str:
        words = self.office.words
        return words.say("night.event", game=words.say(f"game.{night.game}"))[:NAME_MOST]


def plain_note(night: Night) -> str:
    """A night's note, for a place that Discord does not format."""
    return plain(night.note) if night.note else ""


def moment(at: float) -> datetime:
    """Seconds since 1970 as Discord's library wants a time."""
    return datetime.fromtimestamp(at, UTC)
