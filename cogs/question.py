"""The question of the day: answering it, seeing why, and earlier ones."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.store import off_ladders, questions, results
from bot.store.questions import DayQuestion
from bot.ui.choices import Choice, choices
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.questions import Shown
from bot.ui.delivery.sending import Reply
from bot.ui.errors import whisper
from bot.ui.layouts.components import Press
from bot.ui.layouts.questions import practice_layout, why_layout
from bot.ui.look import AskedQuestion
from bot.ui.places import check_banned, guild_of


class QuestionCog(commands.Cog):
    """The command and the buttons of questions. What somebody answers nobody else is told."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        bot.verbs.add(
            "question",
            {"pick": self.on_pick, "why": self.on_why, "show": self.on_show, "try": self.on_try},
            public=("pick", "why", "show"),
        )

    async def on_pick(self, interaction: Interaction, press: Press) -> None:
        """Somebody answers, or changes their answer."""
        day = await self._day(guild_of(interaction), press.arg)
        await check_banned(self.bot, day.guild_id, interaction.user.id)
        asked, pick = self._asked(day), "".join(press.values)
        label = next((each.label for each in asked.picks if each.pick == pick), None)
        if label is None:
            raise Refused("not-offered")
        user, now = interaction.user.id, self.bot.clock.now()
        noted = await self.bot.store.write(
            lambda connection: questions.answer(connection, day.guild_id, day.day, user, pick, now)
        )
        if not noted:
            raise Refused("question-over")
        await whisper(interaction, self.words.say("question.answered", pick=label))

    async def on_why(self, interaction: Interaction, press: Press) -> None:
        """Why: what the house would play, privately, once nobody can answer any more."""
        day, user = await self._day(guild_of(interaction), press.arg), interaction.user.id
        if day.open:
            raise Refused("question-open")
        own = await self.bot.store.read(lambda connection: questions.own(connection, day.guild_id, day.day, user))
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            await reply.give(why_layout(self.words, self._asked(day), own), [])

    async def on_show(self, interaction: Interaction, press: Press) -> None:
        """Show my answer: add it to the message of a question that is over, or take it away again."""
        day, user = await self._day(guild_of(interaction), press.arg), interaction.user
        if day.open:
            raise Refused("question-open")
        await check_banned(self.bot, day.guild_id, user.id)
        if user.id in await self.bot.store.read(lambda connection: off_ladders.unseen(connection, day.guild_id)):
            raise Refused("question-hidden")
        name = user.display_name
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            if await self.bot.store.read(lambda c: questions.own(c, day.guild_id, day.day, user.id)) is None:
                raise Refused("question-unanswered")
            await self.bot.store.write(lambda c: questions.show(c, day.guild_id, day.day, user.id, name))
            await reply.give(*await self.bot.delivery.questions.closed(day))

    # -- earlier ones -------------------------------------------------------------------------------------------

    @app_commands.command(description="describe.question")
    @app_commands.describe(day="describe.question-day")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def question(self, interaction: Interaction, day: str | None = None) -> None:
        """An earlier question, privately: the newest that is over, or that of a day."""
        earlier = await self._earlier(interaction)
        if day:
            earlier = [each for each in earlier if each.day == day.strip()]
        if not earlier:
            raise Refused("no-question")
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            for each in earlier:
                shown = await self._shown(interaction, each)
                if shown is not None:
                    view = practice_layout(self.words, shown.asked, each, shown.pictured)
                    await reply.give(view, shown.files())
                    return
            raise Refused("no-question")

    @question.autocomplete("day")
    async def _days(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The days of earlier questions."""
        days = [each.day for each in await self._earlier(interaction)]
        return choices((day, day) for day in days if typed.strip() in day)

    async def on_try(self, interaction: Interaction, press: Press) -> None:
        """Somebody tries an earlier question: what the house would play, at once."""
        guild, _, day = press.arg.partition(".")
        earlier = await self._earlier(interaction)
        found = next((each for each in earlier if (str(each.guild_id), each.day) == (guild, day)), None)
        if found is None:
            raise Refused("over")
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            await reply.give(why_layout(self.words, self._asked(found), "".join(press.values)), [])

    async def _earlier(self, interaction: Interaction) -> list[DayQuestion]:
        """The questions that are over, the newest first: of this server, in direct messages of the one on which the
        person has last played.
        """
        user, guild = interaction.user.id, interaction.guild_id
        if guild is None:
            guild = await self.bot.store.read(lambda connection: results.last_server(connection, user))
        if guild is None:
            return []
        server = guild
        found = await self.bot.store.read(lambda connection: questions.of_server(connection, server))
        return [each for each in found if not each.open]

    async def _shown(self, interaction: Interaction, day: DayQuestion) -> Shown | None:
        wants = await self.bot.wishes.person(interaction.user.id)
        return await self.bot.delivery.questions.shown(day.guild_id, day.question, in_words=wants.words_only)

    async def _day(self, guild: int, day: str) -> DayQuestion:
        found = await self.bot.store.read(lambda connection: questions.of_day(connection, guild, day))
        if found is None:
            raise Refused("over")
        return found

    def _asked(self, day: DayQuestion) -> AskedQuestion:
        """The question of a day. Raises `Refused('question-gone')` where it cannot be set up any more."""
        book = self.bot.delivery.questions.book
        asked = book.asked(self.words, day.question) if book is not None else None
        if asked is None:
            raise Refused("question-gone")
        return asked


async def setup(bot: Tavern) -> None:
    """Called by discord.py when it loads this file."""
    await bot.add_cog(QuestionCog(bot))
