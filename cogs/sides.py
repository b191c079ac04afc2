"""The lobby's selects of a variant, and of who plays with whom."""

from __future__ import annotations

from discord.ext import commands

from bot.engine import VARIANT, Refused
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press


class SidesCog(commands.Cog):
    """Variants and sides, of any game that has them."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        bot.verbs.add("table", {"variant": self.on_variant, "side": self.on_side})

    async def on_variant(self, interaction: Interaction, press: Press) -> None:
        """The host has picked a variant."""
        variant = "".join(press.values)
        if variant not in self.bot.tables.lobby.variants((await self.bot.tables.info(press.table)).game):
            raise Refused("over")
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            await self.bot.tables.lobby.set_options(press.table, interaction.user.id, {VARIANT: variant})
            await reply.done()

    async def on_side(self, interaction: Interaction, press: Press) -> None:
        """Somebody has picked their own side."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            await self.bot.tables.arranging.move(press.table, interaction.user.id, "".join(press.values))
            await reply.done()


async def setup(bot: Tavern) -> None:
    """Load the selects."""
    await bot.add_cog(SidesCog(bot))
