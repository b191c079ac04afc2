"""The buttons on the panels of all games: *My hand*, *Refresh*, *Take back*, *Let me think*."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.answering import open_hand, show_panel
from bot.ui.calling import call_voters
from bot.ui.client import Interaction, Tavern
from bot.ui.errors import whisper
from bot.ui.layouts.components import FROM_MORE, IN_PANEL, Press
from bot.ui.look import OWN_HAND


async def take_back(bot: Tavern, interaction: Interaction, table: str, *, in_panel: bool = False) -> None:
    """Ask to take back one's last move, and tell who must agree. `in_panel`: the answer stands in the panel."""
    vote = await bot.tables.undo.ask(table, interaction.user.id)
    said = bot.words.say("more.undone" if vote is None else "more.undo-asked")
    if in_panel:
        await show_panel(bot, interaction, table, None, None, note=said)
    else:
        await whisper(interaction, said)
    if vote is not None:
        await call_voters(bot, table, vote)


class PanelCog(commands.Cog, name="Panel"):
    """The buttons that all games share."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        bot.verbs.add("panel", {
            "hand": self.on_hand, "refresh": self.on_refresh, "undo": self.on_undo, "think": self.on_think,
        }, public=("hand",))  # fmt: skip

    async def on_hand(self, interaction: Interaction, press: Press) -> None:
        """*My hand*: open the panel privately."""
        await open_hand(self.bot, interaction, await self.bot.tables.info(press.table), asked=OWN_HAND)

    async def on_refresh(self, interaction: Interaction, press: Press) -> None:
        """Show the panel as it is now; pressed behind *More*, in place of that."""
        await show_panel(self.bot, interaction, press.table, None, None, anew=press.arg == FROM_MORE)

    async def on_think(self, interaction: Interaction, press: Press) -> None:
        """*Let me think*: a poker face for one window."""
        this_one = await self.bot.tables.play.think(press.table, interaction.user.id)
        said = self.bot.words.say("more.thinking" if this_one else "more.think-next")
        if press.arg == FROM_MORE:
            await whisper(interaction, said)
            return
        await show_panel(self.bot, interaction, press.table, None, None, note=said)

    async def on_undo(self, interaction: Interaction, press: Press) -> None:
        """*Take back*: ask to take back one's last move."""
        await take_back(self.bot, interaction, press.table, in_panel=press.arg == IN_PANEL)


async def setup(bot: Tavern) -> None:
    """Called by discord.py when it loads this file."""
    await bot.add_cog(PanelCog(bot))
