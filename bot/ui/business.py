"""Whose business a table is: that of its players, and of the people who may see its channel."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine import Refused
from bot.tables.info import TableInfo
from bot.tables.seats.sight import Sight, sight


def sight_of(interaction: discord.Interaction[Any], info: TableInfo) -> Sight:
    """What the person who acts may see of a table."""
    return sight(info, interaction.user.id, sees_channel=sees_channel(interaction, info.guild_id, info.channel_id))


def may_see(interaction: discord.Interaction[Any], info: TableInfo) -> bool:
    """Whether the person who acts may know of this table."""
    return sight_of(interaction, info) > Sight.NOTHING


def sees_channel(interaction: discord.Interaction[Any], guild_id: int, channel_id: int) -> bool:
    """Whether the person who acts can see this channel of a server, and acts on that server."""
    if interaction.guild_id != guild_id or interaction.guild is None:
        return False
    if interaction.channel_id == channel_id:
        return True
    channel = interaction.guild.get_channel_or_thread(channel_id)
    member = interaction.user
    if channel is None or not isinstance(member, discord.Member):
        return False  # also an archived thread, whose permissions are not known here
    allowed = channel.permissions_for(member)
    if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
        return False  # who was invited to a private thread is not known here, but its people act inside it
    return allowed.view_channel


def check_seen(interaction: discord.Interaction[Any], info: TableInfo) -> None:
    """Raise `Refused('no-such-table')` for a table that the person may not know of."""
    if not may_see(interaction, info):
        raise Refused("no-such-table")


def check_press(interaction: discord.Interaction[Any], info: TableInfo) -> None:
    """Raise `Refused('no-such-table')` unless a press about this table counts: from a player of it, from its channel,
    or on a private answer that was given elsewhere on its server to somebody who may see its channel.
    """
    private = interaction.message is not None and interaction.message.flags.ephemeral
    elsewhere = interaction.channel_id != info.channel_id and not private
    if sight_of(interaction, info) < (Sight.HAND if elsewhere else Sight.PUBLIC):
        raise Refused("no-such-table")


def on_private_message(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press, or a form opened by one, was on a message of only the person who pressed."""
    return interaction.message is not None and not on_public_message(interaction)


def on_public_message(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press was on a message that others can see as well as the person who pressed."""
    message = interaction.message
    return message is not None and interaction.guild_id is not None and not message.flags.ephemeral
