"""What a cog may ask of the bot."""

from __future__ import annotations

from typing import Protocol

from discord import app_commands
from discord.ext import commands

from bot.games.kit import Kits
from bot.ui.delivery.office import Office
from bot.ui.verbs import Verbs


class Bar(Protocol):
    """The bot, as far as cogs know it."""

    office: Office
    kits: Kits
    verbs: Verbs
    """Who answers the presses of buttons, selects and forms, by their verb."""

    async def add_cog(self, cog: commands.Cog, /) -> None:
        """Take the cog's commands and listeners in."""
        ...

    def game_choices(self) -> list[app_commands.Choice[str]]:
        """The games, as choices of a command."""
        ...
