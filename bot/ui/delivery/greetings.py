"""Introduces the bot on a server that it has just joined: one message, once a server."""

from __future__ import annotations

import logging
import secrets

import discord

from bot.languages.spoken import speak
from bot.store import greetings
from bot.store.greetings import Greeting
from bot.ui.delivery.posting import post
from bot.ui.delivery.shared import Office
from bot.ui.layouts.greeting import greeting_layout

log = logging.getLogger("barkeep.greetings")

LATELY = 7 * 86_400.0
"""Seconds after joining within which a server is greeted: the bot may have been down meanwhile, but a server that has
had it for long needs no introduction, whatever became of the database."""


class Greetings:
    """Greets servers."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._under_way: set[int] = set()

    def seen(self, guild: discord.Guild) -> None:
        """A server is there: the bot has joined it, or has been connected again."""
        if guild.id not in self._under_way and self._is_new(guild):
            self._under_way.add(guild.id)
            self._office.spawn(self._greet(guild), f"greeting the server {guild.id}")

    def _is_new(self, guild: discord.Guild) -> bool:
        if guild.unavailable:
            return False  # nothing is known of it yet
        joined = guild.me.joined_at
        return joined is None or self._office.clock.now() - joined.timestamp() < LATELY

    async def _greet(self, guild: discord.Guild) -> None:
        office = self._office
        try:
            channel = greeted_in(guild)
            if channel is None:
                log.info("server %s: no channel to write to, so nothing is said", guild.id)
                return
            new, now = Greeting(channel.id, secrets.token_hex(8)), office.clock.now()
            meant = await office.store.write(lambda connection: greetings.claim(connection, guild.id, new, now))
            if meant is not None:
                await self._post(guild, meant)
        finally:
            self._under_way.discard(guild.id)

    async def _post(self, guild: discord.Guild, meant: Greeting) -> None:
        office = self._office
        speak(await office.tongues.here(guild.id))
        view = greeting_layout(office.words, office.looks)
        posted = await post(
            office, meant.channel_id, lambda place: place.send(view=view, nonce=meant.nonce, silent=True),
            lambda error: log.warning("server %s: not greeted: %s", guild.id, error),
        )  # fmt: skip
        if posted.again is not None:
            office.clock.call_later(posted.again - office.clock.now(), lambda: self.seen(guild))
            return
        if posted.refused:
            await office.store.write(lambda connection: greetings.refused(connection, guild.id))
            return
        await office.store.write(lambda connection: greetings.posted(connection, guild.id))
        log.info("server %s: joined, and greeted", guild.id)


def greeted_in(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for the greeting: where the server has its system's messages, else the first in which the bot may
    write, in the order in which people see them; None if it may write nowhere.
    """
    seen = (channel for _, channels in guild.by_category() for channel in channels)
    texts = (channel for channel in (guild.system_channel, *seen) if isinstance(channel, discord.TextChannel))
    return next((channel for channel in texts if _may_write(channel)), None)


def _may_write(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages
