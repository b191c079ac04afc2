"""The coin's commands and buttons."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.answering import my_table, open_hand, show_panel
from bot.ui.client import Interaction, Tavern
from bot.ui.layouts.components import Press


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class CoinCog(commands.GroupCog, group_name="coin", group_description="commands.coin"):
    """Calling a side."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        bot.verbs.add("coin", {"call": self.on_call})

    async def on_call(self, interaction: Interaction, press: Press) -> None:
        await show_panel(self.bot, interaction, press.table, (press.arg,), press.ask)

    @app_commands.command(description="commands.coin-call")
    @app_commands.describe(side="describe.coin-side")
    async def call(self, interaction: Interaction, side: str) -> None:
        """Call a side."""
        info = await my_table(self.bot, interaction, None, "coin")
        await open_hand(self.bot, interaction, info, (side,))


async def setup(bot: Tavern) -> None:
    await bot.add_cog(CoinCog(bot))
