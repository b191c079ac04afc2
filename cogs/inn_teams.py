"""The buttons and selects for what only the mates of a team at the Inn see of each other: hands, and what they say."""

from __future__ import annotations

from typing import Any

from discord import ui
from discord.ext import commands

from bot.engine import Refused
from bot.games.inn.look.more import more_layout
from bot.games.inn.look.team import READY, WRITTEN, may_yield, say_form, shown_text
from bot.tables.info import TableInfo
from bot.ui.answering import open_hand, show_panel
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import FROM_MORE, IN_PANEL, Press
from bot.ui.layouts.tables import layout
from bot.ui.look import Asked


class InnTeamsCog(commands.Cog):
    """What mates show and say to each other; the commands are in the group of `InnCog`."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        bot.verbs.add("inn", {
            "mate": self.on_mate, "say": self.on_say, "said": self.on_said, "first": self.on_first,
        }, public=("first",), forms=("said",))  # fmt: skip

    async def on_mate(self, interaction: Interaction, press: Press) -> None:
        """The select of hands: a mate's, or the own one again."""
        mate = press.values[0] if press.values else ""
        await show_panel(self.bot, interaction, press.table, None, None, Asked(mate=mate))

    async def on_say(self, interaction: Interaction, press: Press) -> None:
        """The select of ready lines; the last opens a form for another."""
        line = press.values[0] if press.values else WRITTEN
        if line not in READY:
            await interaction.response.send_modal(say_form(self.words, press.table, press.arg))
            return
        await self._say(interaction, press, self.words.say(f"inn-say.{line}"), first=line == "first")

    async def on_said(self, interaction: Interaction, press: Press) -> None:
        """The submitted form."""
        await self._say(interaction, press, press.values[0] if press.values else "")

    async def on_first(self, interaction: Interaction, press: Press) -> None:
        """*You first*, from the panel or from the table's message: the mates shall move first; patrons among them do
        not wait any longer. It is for those alone who are asked, as others are.
        """
        if not may_yield(await self.bot.tables.seat_options(press.table, interaction.user.id)):
            raise Refused("not-yours-to-yield")
        line = self.words.say("inn-say.first")
        if press.arg == IN_PANEL:
            await self._say(interaction, press, line, first=True)
            return
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            await self.bot.tables.play.say(press.table, interaction.user.id, line, first=True)
            await reply.give(layout(ui.TextDisplay[Any](self.words.say("inn-say.told", line=line))), [])

    async def _say(self, interaction: Interaction, press: Press, text: str, *, first: bool = False) -> None:
        """Say it, and show what was pressed anew: the menu behind *More*, which tells it, or the panel."""
        table, user, note = press.table, interaction.user.id, ""
        try:
            await self.bot.tables.play.say(table, user, text, first=first)
        except Refused as no:
            note = self.words.refusal(no.reason, no.facts)
        if press.arg != FROM_MORE:
            await show_panel(self.bot, interaction, table, None, None, note=note)
            return
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            told = note or self.words.say("inn-say.told", line=shown_text(text))
            private_table = await self.bot.tables.private_table(table, user)
            await reply.give(more_layout(self.words, private_table, told), [])


async def show_mate(interaction: Interaction, info: TableInfo) -> None:
    """Open the panel with the hand of the next mate. Raises `Refused('no-team')`."""
    team = await interaction.client.tables.team(info.id, interaction.user.id)
    if not team:
        raise Refused("no-team")
    await open_hand(interaction.client, interaction, info, asked=Asked(mate=str(team[1])))


async def setup(bot: Tavern) -> None:
    """Load the buttons and selects."""
    await bot.add_cog(InnTeamsCog(bot))
