"""The commands for leaderboards and for a person's page."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import NamedTuple

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.engine import Refused
from bot.snowflakes import read_snowflake
from bot.store import earned, results
from bot.store.sql import Connection
from bot.tables.info import Person
from bot.tables.ladder import ladder, pages
from bot.tables.ladder.pages import PersonPage
from bot.ui.choices import Choice, choices
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply, files
from bot.ui.layouts.components import Press
from bot.ui.layouts.ladders import LadderBoard, board_layout, ladder_name, read_board, season_name
from bot.ui.layouts.marks import marks_layout
from bot.ui.layouts.person import PERSON_PICTURE, person_art, person_layout
from bot.ui.places import guild_of

SEASON = re.compile(r"(\d{4})\s*-?\s*Q([1-4])", re.IGNORECASE)


class _Drawn(NamedTuple):
    """A page with its picture; without one it is told in words."""

    page: PersonPage
    data: bytes | None
    alt: str
    hidden: bool
    """Whether others do not see it."""


class Leaderboard(commands.Cog):
    """The commands about results. Only the person who asks sees the answer, unless they show it to everybody."""

    def __init__(self, bot: Tavern) -> None:
        self.office = bot.office
        self.words = bot.words
        self.ladders = [
            app_commands.Choice(name=ladder_name(bot.words, ladder), value=ladder)
            for game in bot.kits
            for ladder in bot.tables.options.ladders(game)
        ]
        bot.verbs.add(
            "ladder",
            {"board": self.show_board, "turn": self.on_turn, "stats": self.show_stats, "marks": self.on_marks},
        )
        app_commands.choices(game=self.ladders)(self.leaderboard)
        app_commands.choices(game=bot.game_choices())(self.stats)

    # -- leaderboards -------------------------------------------------------------------------------------------

    @app_commands.command(description="describe.leaderboard")
    @app_commands.describe(game="describe.leaderboard-game", season="describe.leaderboard-season")
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def leaderboard(
        self, interaction: Interaction, game: app_commands.Choice[str] | None = None, season: str | None = None
    ) -> None:
        """Show the best players of this server, and the place of the person who asks. Without a game it is the ladder
        that is played most here, in this season.
        """
        quarter = read_season(season) if season else None
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            if game is None:
                board = await self._usual(guild_of(interaction), quarter)
            else:
                board = LadderBoard(game.value, quarter)
            await reply.give(await self._board(interaction, board, private=True), [])

    async def _usual(self, guild: int, quarter: str | None) -> LadderBoard:
        """What is shown where nobody names a ladder: that with the most games of the season, else of all time."""
        season = quarter or results.season_of(self.office.clock.now())
        for wanted in (season, None):
            played = await self.office.store.read(lambda connection, wanted=wanted: _played(connection, guild, wanted))
            if played or quarter:
                return LadderBoard(played[0] if played else self.ladders[0].value, wanted)
        return LadderBoard(self.ladders[0].value, None)

    async def on_turn(self, interaction: Interaction, press: Press) -> None:
        """Another ladder, season or page, in place of what is shown."""
        board = self._read(press.arg)
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            await reply.give(await self._board(interaction, board, private=True), [])

    async def show_board(self, interaction: Interaction, press: Press) -> None:
        """Post the leaderboard that the press names, by ladder, season and page, for everybody."""
        board = self._read(press.arg)
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            await reply.give(await self._board(interaction, board, private=True, shown=True), [])
        await interaction.followup.send(view=await self._board(interaction, board, private=False))

    def _read(self, arg: str) -> LadderBoard:
        """The leaderboard that a press names. Raises `Refused('over')`."""
        board = read_board(arg)
        if board.ladder not in {choice.value for choice in self.ladders}:
            raise Refused("over")
        return board if board.season is None else replace(board, season=read_season(board.season))

    async def _board(
        self, interaction: Interaction, board: LadderBoard, *, private: bool, shown: bool = False
    ) -> ui.LayoutView:
        """The leaderboard: with its buttons if it is private; *Show everybody* is dim once it is `shown`."""
        guild, asker = guild_of(interaction), Person(interaction.user.id, interaction.user.display_name)
        now = self.office.clock.now()

        def look(connection: Connection) -> LadderBoard:
            return replace(
                board,
                lines=ladder.leaderboard(connection, guild, board.ladder, board.season, None),
                records=ladder.records(connection, guild, board.ladder, board.season),
                others=[name for name in _played(connection, guild, None) if name != board.ladder],
                hidden=ladder.hidden_rating(connection, guild, board.ladder, board.season, asker.id),
            )

        found = await self.office.store.read(look)
        return board_layout(
            self.words, found, asker if private else None, results.season_of(now), shown=shown
        )  # fmt: skip

    @leaderboard.autocomplete("season")
    async def _seasons(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The seasons in which games of the ladder ended here."""
        guild = guild_of(interaction)
        name = str(getattr(interaction.namespace, "game", "") or self.ladders[0].value)
        known = await self.office.store.read(lambda connection: results.seasons(connection, guild, name))
        named = [(season, season_name(self.words, season)) for season in known]
        return choices((name, season) for season, name in named if typed.lower() in f"{season} {name}".lower())

    # -- pages --------------------------------------------------------------------------------------------------

    @app_commands.command(description="describe.stats")
    @app_commands.describe(player="describe.stats-player", game="describe.stats-game")
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def stats(
        self, interaction: Interaction, player: discord.User | None = None, game: app_commands.Choice[str] | None = None
    ) -> None:
        """Show somebody's page."""
        who = player or interaction.user
        await self.give_page(interaction, guild_of(interaction), who.id, who.display_name, game.value if game else "")

    async def give_page(self, interaction: Interaction, guild: int, user: int, name: str, game: str = "") -> None:
        """Answer privately with a person's page, of one game or (empty) of all."""
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            drawn = await self._drawn(interaction, guild, user, name, game)
            await reply.give(await self._view(interaction, guild, drawn, private=True), _attached(drawn))

    async def show_stats(self, interaction: Interaction, press: Press) -> None:
        """Post the page that the press names, by person and game, for everybody."""
        who, _, game = press.arg.partition(".")
        guild, user = guild_of(interaction), read_snowflake(who)
        if user is None:
            raise Refused("over")
        name = await self._name(interaction, guild, user)
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            drawn = await self._drawn(interaction, guild, user, name, game)
            if drawn.hidden:
                raise Refused("page-hidden", name=discord.utils.escape_markdown(name))
            view = await self._view(interaction, guild, drawn, private=True, shown=True)
            await reply.give(view, _attached(drawn))
        public = await self._view(interaction, guild, drawn, private=False)
        await interaction.followup.send(view=public, files=_attached(drawn))

    async def on_marks(self, interaction: Interaction, press: Press) -> None:
        """Marks: a private list of a person's, each with its day, its table and *Replay*."""
        who, _, number = press.arg.partition(".")
        guild, user = await self._server(interaction), read_snowflake(who)
        if user is None or not (number.isascii() and number.isdecimal()):
            raise Refused("over")
        await self._check_seen(interaction, guild, user, name := await self._name(interaction, guild, user))
        marks = await self.office.store.read(lambda connection: earned.of_person(connection, guild, user))
        own = user == interaction.user.id
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            await reply.give(marks_layout(self.words, user, name, marks, int(number), own=own), [])

    async def own_page(self, interaction: Interaction) -> None:
        """Answer with one's own page: in direct messages that of the server on which one has played last."""
        me = interaction.user
        await self.give_page(interaction, await self._server(interaction), me.id, me.display_name)

    async def own_marks(self, interaction: Interaction) -> None:
        """Answer with one's own marks."""
        guild, me = await self._server(interaction), interaction.user
        marks = await self.office.store.read(lambda connection: earned.of_person(connection, guild, me.id))
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            await reply.give(marks_layout(self.words, me.id, me.display_name, marks, 0, own=True), [])

    async def _server(self, interaction: Interaction) -> int:
        """The server that is meant. Raises `Refused('no-page')` for somebody who has played nowhere."""
        if interaction.guild_id is not None:
            return interaction.guild_id
        user = interaction.user.id
        found = await self.office.store.read(lambda connection: results.last_server(connection, user))
        if found is None:
            raise Refused("no-page")
        return found

    async def _name(self, interaction: Interaction, guild: int, user: int) -> str:
        """A person's name as it is known."""
        if user == interaction.user.id:
            return interaction.user.display_name
        return await self.office.store.read(lambda connection: results.name(connection, guild, user))

    async def _check_seen(self, interaction: Interaction, guild: int, user: int, name: str) -> bool:
        """Whether others may see the person's page. Raises `Refused('page-hidden')` where this person may not."""
        seen = await self.office.store.read(lambda connection: pages.may_show(connection, guild, user))
        if not seen and user != interaction.user.id:
            raise Refused("page-hidden", name=discord.utils.escape_markdown(name))
        return seen

    async def _drawn(self, interaction: Interaction, guild: int, user: int, name: str, game: str) -> _Drawn:
        """The page with its picture, if the server and the person who acts want pictures. Raises as `_check_seen`."""
        office, now = self.office, self.office.clock.now()
        seen = await self._check_seen(interaction, guild, user, name)
        page = await office.store.read(lambda connection: pages.person_page(connection, guild, user, name, now))
        if game:
            page = replace(page, figures=[figures for figures in page.figures if figures.game == game])
        skin, wants = await office.wishes.skin(guild), await office.wishes.person(interaction.user.id)
        if wants.words_only or not skin.pictures or not page.figures:
            return _Drawn(page, None, "", not seen)
        art = person_art(self.words, office.looks, page, office.guild_name(guild))
        return _Drawn(page, *await office.artist.drawn(art), not seen)

    async def _view(
        self, interaction: Interaction, guild: int, drawn: _Drawn, *, private: bool, shown: bool = False
    ) -> ui.LayoutView:
        skin = await self.office.wishes.skin(guild)
        return person_layout(
            self.words, drawn.page, skin, own=private and drawn.page.user_id == interaction.user.id, alt=drawn.alt,
            private=private, shown=shown or interaction.guild_id is None, hidden=drawn.hidden,
        )  # fmt: skip


def _attached(drawn: _Drawn) -> list[discord.File]:
    return files(PERSON_PICTURE, drawn.data)


def _played(connection: Connection, guild: int, season: str | None) -> list[str]:
    return results.ladders_played(connection, guild, season)


def read_season(text: str) -> str:
    """The season that somebody has typed ("2026-Q4", "2026 q4"). Raises `Refused('no-such-season', season=...)`."""
    match = SEASON.fullmatch(text.strip())
    if match is None:
        raise Refused("no-such-season", season=discord.utils.escape_markdown(text)[:20])
    return f"{match[1]}-Q{match[2]}"


async def setup(bot: Tavern) -> None:
    """Called by discord.py when it loads this file."""
    await bot.add_cog(Leaderboard(bot))
