"""Where a table may be opened, and by whom."""

from __future__ import annotations

import discord

from bot.engine import Refused
from bot.tables.info import Person
from bot.ui.client import Tavern
from bot.ui.errors import permission_names

Click = discord.Interaction[Tavern]

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")
"""What the bot must be allowed in a channel before a table opens there."""


def missing_permissions(click: Click) -> list[str]:
    """What the bot may not do in the channel but must, by Discord's names."""
    allowed = click.app_permissions
    threaded = isinstance(click.channel, discord.Thread)
    needed = [f"{name}_in_threads" if threaded and name == "send_messages" else name for name in NEEDED]
    return [name for name in needed if not getattr(allowed, name)]


def person(click: Click) -> Person:
    """Who acts, with the name they have on the server."""
    return Person(click.user.id, click.user.display_name)


async def check_banned(bot: Tavern, guild_id: int, user_id: int) -> None:
    """Raise `Refused('banned')` for somebody who may not sit down on the server."""
    if await bot.wishes.banned(guild_id, user_id):
        raise Refused("banned")


async def check_place(bot: Tavern, click: Click) -> tuple[int, int]:
    """The server and the channel a table may be opened in here. Raises `Refused` with what stands against it."""
    if click.guild_id is None or click.channel is None:
        raise Refused("guild-only")
    if not isinstance(click.channel, discord.TextChannel | discord.Thread | discord.VoiceChannel):
        raise Refused("channel-kind")
    house = await bot.wishes.house(click.guild_id)
    above = getattr(click.channel, "parent_id", None)
    if not house.allows(click.channel.id) and not (above and house.allows(above)):
        raise Refused("channel-closed")
    missing = missing_permissions(click)
    if missing:
        raise Refused("no-permission", missing=permission_names(missing))
    await check_banned(bot, click.guild_id, click.user.id)
    return click.guild_id, click.channel.id
