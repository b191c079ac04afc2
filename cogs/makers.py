"""Who makes decks on a server, and which of them somebody may see."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.engine import Refused
from bot.store.decks import OwnDeck
from bot.tables.seats.decks import SeenDeck
from bot.ui.client import Interaction
from bot.ui.places import guild_of


async def may_make(interaction: Interaction) -> bool:
    """Whether the person makes decks here: they manage the server, or have the role that it has chosen for that."""
    if interaction.permissions.manage_guild:
        return True
    role = (await interaction.client.wishes.house(guild_of(interaction))).deck_role
    return isinstance(interaction.user, discord.Member) and any(role == own.id for own in interaction.user.roles)


async def check_maker(interaction: Interaction) -> None:
    """Raise `Refused('deck-not-maker')` for somebody who makes no decks here."""
    if not await may_make(interaction):
        raise Refused("deck-not-maker")


async def may_change(interaction: Interaction) -> Callable[[OwnDeck], bool]:
    """Which decks the person may change: their own while they make decks here; who manages the server, all."""
    manages, makes, user = interaction.permissions.manage_guild, await may_make(interaction), interaction.user.id
    return lambda deck: manages or (makes and deck.user_id == user)


async def seen(interaction: Interaction) -> list[SeenDeck]:
    """The decks of this server that the person may see, and what of them. Raises `Refused('guild-only')`."""
    guild_id = guild_of(interaction)
    return await interaction.client.tables.decks.seen(guild_id, await may_change(interaction))
