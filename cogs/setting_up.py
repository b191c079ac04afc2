"""What is behind *Set up* of a lobby, privately: its panel, other kinds of patrons, who plays with whom."""

from __future__ import annotations

from discord.ext import commands

from bot.engine import Refused
from bot.ui.business import on_private_message
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press
from bot.ui.layouts.setting_up import HOUSE_GUEST
from bot.ui.setting_up import show_setup
from cogs.sides import teams_panel


class SetUpCog(commands.Cog):
    """The panel behind *Set up*; what is pressed on it is answered by the cogs of lobby and sides."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        bot.verbs.add("table", {
            "setup": self.on_setup, "teams": self.on_teams, "patron-kind": self.on_kind,
        }, public=("setup",))  # fmt: skip

    async def on_setup(self, interaction: Interaction, press: Press) -> None:
        """*Set up*, and the way back to it."""
        async with Reply(interaction, self.bot.clock, edits=on_private_message(interaction)) as reply:
            await show_setup(interaction, reply, await self.bot.tables.info(press.table))

    async def on_teams(self, interaction: Interaction, press: Press) -> None:
        """*Teams*."""
        info = await self.bot.tables.info(press.table)
        if info.status != "lobby":
            raise Refused("host-only-lobby")
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            await reply.give(teams_panel(self.bot, info, interaction.user.id), [])

    async def on_kind(self, interaction: Interaction, press: Press) -> None:
        """The select of other kinds of patrons."""
        kind, user = "".join(press.values), interaction.user.id
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            info = await self.bot.tables.info(press.table)
            if kind == HOUSE_GUEST:
                guests = {code: self.bot.words.say(f"guest.{code}") for code in self.bot.looks[info.game].guests()}
                info = await self.bot.tables.lobby.add_guest(info.id, user, guests)
            else:
                info = await self.bot.tables.lobby.add_patron(info.id, user, kind)
            await show_setup(interaction, reply, info)


async def setup(bot: Tavern) -> None:
    """Load the panel."""
    await bot.add_cog(SetUpCog(bot))
