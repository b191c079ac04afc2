"""Lessons, guided first games: one command, a table for one person, and a guide above the hand."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.tables.info import TableInfo
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press
from bot.ui.layouts.lessons import lessons_layout
from bot.ui.places import check_place, person

POSTED = 1.2
"""Seconds for which the answer waits at most for the table's message, so that the guide stands below it."""


class Learn(commands.Cog):
    """The lessons' command and their buttons."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        bot.verbs.add("lesson", {"begin": self.on_begin, "on": self.on_without, "stop": self.on_stop})

    @app_commands.command(description="describe.learn")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def learn(self, interaction: Interaction) -> None:
        """Choose a game and play it with a guide; a lesson that has begun is shown again."""
        info = await self._going_on(interaction.user.id)
        if info is not None:
            await self._go_on(interaction, info)
            return
        await self._check_place(interaction)
        games = [name for name, kit in self.bot.kits.items() if kit.lesson() is not None]
        await interaction.response.send_message(view=lessons_layout(self.bot.words, games), ephemeral=True)

    async def on_begin(self, interaction: Interaction, press: Press) -> None:
        """Begin the lesson of the game that the button names."""
        info = await self._going_on(interaction.user.id)
        if info is not None:
            await self._go_on(interaction, info)
            return
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            info = await self._open(interaction, press.arg)
            with self.bot.delivery.hands.answering(info.id, interaction.user.id):
                await self.bot.tables.lobby.start_game(info.id, interaction.user.id, interaction.id)
                await self.bot.delivery.boards.posted(info.id, POSTED)
                await self._show(interaction, reply, info.id, anew=True)

    async def _going_on(self, user_id: int) -> TableInfo | None:
        """The person's lesson, if any. If the bot went down while opening it, its game may not have begun."""
        return next((info for info in await self.bot.tables.of_person(user_id) if info.lesson), None)

    async def _go_on(self, interaction: Interaction, info: TableInfo) -> None:
        """Show a lesson that has begun; it may have been started in another channel."""
        with self.bot.delivery.hands.answering(info.id, interaction.user.id):
            async with Reply(interaction, self.bot.clock, edits=False) as reply:
                if info.status == "lobby":
                    await self.bot.tables.lobby.start_game(info.id, interaction.user.id, interaction.id)
                note = self.bot.words.say("lesson.again", table=info.id)
                await self._show(interaction, reply, info.id, note, anew=True)

    async def _check_place(self, interaction: Interaction) -> tuple[int, int]:
        if interaction.guild_id is None:
            raise Refused("lesson-where")
        return await check_place(self.bot, interaction)

    async def _open(self, interaction: Interaction, game: str) -> TableInfo:
        guild_id, channel_id = await self._check_place(interaction)
        plan = self.bot.kits[game].lesson() if game in self.bot.kits else None
        if plan is None:
            raise Refused("no-such-game", game=game)
        learner = person(interaction)
        return await self.bot.tables.lobby.teach(guild_id, channel_id, learner, game, plan.patrons, plan.options)

    async def _show(
        self, interaction: Interaction, reply: Reply, table: str, note: str = "", *, anew: bool = False
    ) -> None:
        """The hand, with the guide above it."""
        hands = self.bot.delivery.hands
        panel = hands.panel(table, interaction.user.id)
        view, attached, shown = await hands.render(panel, note=note)
        await reply.give(view, attached)
        hands.adopt(panel, interaction, shown, anew=anew)

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
                await self.bot.tables.leaving.close(press.table, interaction.user.id)
                await self._show(interaction, reply, press.table)


async def setup(bot: Tavern) -> None:
    """Load the commands."""
    await bot.add_cog(Learn(bot))
