"""The commands of Rounds of Gambling at the Inn; their buttons are those of the hand."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.answering import my_table, open_hand
from bot.ui.client import Interaction, Tavern
from bot.ui.finding import complete_played_table
from cogs.inn_typed import TARGET, complete_card, complete_target, play_card


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Gambling(commands.GroupCog, group_name="gamble", group_description="commands.gamble"):
    """The commands of a Round of Gambling."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot

    @app_commands.command(description="commands.gamble-play")
    @app_commands.describe(card="describe.which-card", target=TARGET, table="describe.table")
    @app_commands.autocomplete(card=complete_card, target=complete_target, table=complete_played_table)
    async def play(
        self, interaction: Interaction, card: str, target: str | None = None, table: str | None = None
    ) -> None:
        """Play a Gambling or Cheating Card."""
        await play_card(interaction, table, card, target)

    @app_commands.command(name="pass", description="commands.gamble-pass")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_played_table)
    async def pass_by(self, interaction: Interaction, table: str | None = None) -> None:
        """Pass in the Round."""
        info = await my_table(self.bot, interaction, table, "inn")
        await open_hand(self.bot, interaction, info, ("pass",))


async def setup(bot: Tavern) -> None:
    """Load the commands."""
    await bot.add_cog(Gambling(bot))
