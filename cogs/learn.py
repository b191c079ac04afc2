"""The lesson, a guided first game: one command, a table for one person, a guide above the hand."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.games.inn.kit import InnKit
from bot.tables.info import TableInfo
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press
from bot.ui.places import check_place, person
from bot.ui.words import english

SAY = english(InnKit.words).say

CAST = ("fiona", "deirdre", "dimli")
"""The characters: the learner's hits, the others heal and drink."""
PATRONS = ("easy", "easy")


class Learn(commands.Cog):
    """The lesson's command and its buttons."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        bot.verbs.add("inn", {"lesson-on": self.on_without, "lesson-stop": self.on_stop})

    @app_commands.command(description=SAY("describe.learn"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def learn(self, interaction: Interaction) -> None:
        """Play a first game of the Inn with a guide; a lesson that has begun is shown again."""
        info, note = await self._going_on(interaction.user.id), ""
        if info is None:
            info = await self._open(interaction)
        elif info.status != "lobby":
            note = self.bot.words.say("lesson.again", table=info.id)
        with self.bot.delivery.hands.answering(info.id, interaction.user.id):
            async with Reply(interaction, self.bot.clock, edits=False) as reply:
                if info.status == "lobby":
                    await self.bot.tables.lobby.start_game(info.id, interaction.user.id)
                await self._show(interaction, reply, info.id, note, anew=True)

    async def _going_on(self, user_id: int) -> TableInfo | None:
        """The person's lesson, if any. If the bot went down while opening it, its game may not have begun."""
        return next((info for info in await self.bot.tables.of_person(user_id) if info.lesson), None)

    async def _open(self, interaction: Interaction) -> TableInfo:
        if interaction.guild_id is None:
            raise Refused("lesson-where")
        guild_id, channel_id = await check_place(self.bot, interaction)
        options = {"characters": list(CAST), "windows": "quick", "starter": 0}
        return await self.bot.tables.lobby.teach(guild_id, channel_id, person(interaction), "inn", PATRONS, options)

    async def _show(
        self, interaction: Interaction, reply: Reply, table: str, note: str = "", *, anew: bool = False
    ) -> None:
        """The hand, with the guide above it."""
        hands = self.bot.delivery.hands
        panel = hands.panel(table, interaction.user.id)
        view, attached, private_table = await hands.render(panel, note=note)
        await reply.give(view, attached)
        hands.adopt(panel, interaction, private_table, anew=anew)

    async def on_without(self, interaction: Interaction, press: Press) -> None:
        """Play on without the guide."""
        with self.bot.delivery.hands.answering(press.table, interaction.user.id):
            async with Reply(interaction, self.bot.clock, edits=True) as reply:
                await self.bot.tables.lobby.end_lesson(press.table, interaction.user.id)
                await self._show(interaction, reply, press.table)

    async def on_stop(self, interaction: Interaction, press: Press) -> None:
        """Stop the lesson: its table is closed."""
        with self.bot.delivery.hands.answering(press.table, interaction.user.id):
            async with Reply(interaction, self.bot.clock, edits=True) as reply:
                await self.bot.tables.lobby.close(press.table, interaction.user.id)
                await self._show(interaction, reply, press.table)


async def setup(bot: Tavern) -> None:
    """Load the commands."""
    await bot.add_cog(Learn(bot))
