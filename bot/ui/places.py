"""Decides where a table may be opened, and by whom."""

from __future__ import annotations

import discord

from bot.engine import Refused
from bot.tables.info import Person
from bot.ui.client import Interaction, Tavern
from bot.ui.errors import permissions_told

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")
"""The permissions that the bot needs in a channel before a table is opened there."""


def needed(channel: object) -> list[str]:
    """The permissions that the bot needs for tables in a channel, in a thread, or in the posts of a forum."""
    threaded = isinstance(channel, discord.Thread | discord.ForumChannel)
    return [f"{name}_in_threads" if threaded and name == "send_messages" else name for name in NEEDED]


def missing_permissions(interaction: Interaction) -> list[str]:
    """The permissions that the bot needs and lacks in the channel, by Discord's names."""
    allowed = interaction.app_permissions
    return [name for name in needed(interaction.channel) if not getattr(allowed, name)]


def person(interaction: Interaction) -> Person:
    """The person who acts, with their name on the server and the id of the interaction."""
    return Person(interaction.user.id, interaction.user.display_name, interaction.id)


def guild_of(interaction: Interaction) -> int:
    """The server of an interaction. Raises `Refused('guild-only')` outside of one."""
    if interaction.guild_id is None:
        raise Refused("guild-only")
    return interaction.guild_id


async def check_banned(bot: Tavern, guild_id: int, user_id: int) -> None:
    """Raise `Refused('banned')` for somebody who may not sit down on the server."""
    if await bot.wishes.banned(guild_id, user_id):
        raise Refused("banned")


def _within(channel: discord.abc.GuildChannel | discord.Thread) -> list[int | None]:
    """A channel, and what it is part of: a thread's channel or forum, and a category."""
    above = channel.parent if isinstance(channel, discord.Thread) else channel
    return [channel.id, getattr(channel, "parent_id", None), None if above is None else above.category_id]


async def check_place(bot: Tavern, interaction: Interaction) -> tuple[int, int]:
    """The server and the channel in which a table may be opened. Raises `Refused` with the reason if none may."""
    guild = guild_of(interaction)
    if not interaction.permissions.use_application_commands:
        raise Refused("no-commands")  # a button must not do what this person's commands cannot
    if not isinstance(interaction.channel, discord.TextChannel | discord.Thread | discord.VoiceChannel):
        raise Refused("channel-kind")
    house = await bot.wishes.house(guild)
    if not house.allows(*_within(interaction.channel)):
        raise Refused("channel-closed")
    missing = missing_permissions(interaction)
    if missing:
        raise Refused("no-permission", missing=permissions_told(bot.words, missing))
    await check_banned(bot, guild, interaction.user.id)
    return guild, interaction.channel.id
