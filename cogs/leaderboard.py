"""The commands for leaderboards and for one person's figures."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.engine import Refused
from bot.snowflakes import read_snowflake
from bot.store import results
from bot.store.sql import Connection
from bot.tables.info import Person
from bot.tables.ladder import ladder
from bot.tables.ladder.ladder import LadderLine, Records, Stats
from bot.ui.choices import Choice, choices
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press
from bot.ui.layouts.ladders import ladder_layout, ladder_name, season_name, stats_layout, with_show

SEASON = re.compile(r"(\d{4})\s*-?\s*Q([1-4])", re.IGNORECASE)


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
        bot.verbs.add("ladder", {"board": self.show_board, "stats": self.show_stats})
        app_commands.choices(game=self.ladders)(self.leaderboard)
        app_commands.choices(game=bot.game_choices())(self.stats)

    @app_commands.command(description="describe.leaderboard")
    @app_commands.describe(game="describe.leaderboard-game", season="describe.leaderboard-season")
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def leaderboard(
        self, interaction: Interaction, game: app_commands.Choice[str], season: str | None = None
    ) -> None:
        """Show the best players of this server, and the place of the person who asks."""
        quarter = read_season(season) if season else None
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            await reply.give(await self._board(interaction, game.value, quarter, private=True), [])

    async def show_board(self, interaction: Interaction, press: Press) -> None:
        """Post the leaderboard that the press names, by ladder and season, for everybody."""
        name, _, season = press.arg.partition(".")
        if name not in {choice.value for choice in self.ladders}:
            raise Refused("over")
        quarter = read_season(season) if season else None
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            await reply.give(await self._board(interaction, name, quarter, private=True, shown=True), [])
        await interaction.followup.send(view=await self._board(interaction, name, quarter, private=False))

    async def _board(
        self, interaction: Interaction, name: str, quarter: str | None, *, private: bool, shown: bool = False
    ) -> ui.LayoutView:
        """The leaderboard: with a button to show it to everybody if it is private and not `shown` yet."""
        guild = _guild(interaction)

        def look(connection: Connection) -> tuple[list[LadderLine], Records]:
            everybody = ladder.leaderboard(connection, guild, name, quarter, None)
            return everybody, ladder.records(connection, guild, name, quarter)

        lines, records = await self.office.store.read(look)
        asker = Person(interaction.user.id, interaction.user.display_name)
        view = ladder_layout(self.words, name, quarter, lines, records, asker)
        return with_show(view, self.words, "board", f"{name}.{quarter or ''}", shown=shown) if private else view

    @leaderboard.autocomplete("season")
    async def _seasons(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The seasons in which games of the ladder ended here."""
        guild = _guild(interaction)
        name = str(getattr(interaction.namespace, "game", "") or self.ladders[0].value)
        known = await self.office.store.read(lambda connection: results.seasons(connection, guild, name))
        named = [(season, season_name(self.words, season)) for season in known]
        return choices((name, season) for season, name in named if typed.lower() in f"{season} {name}".lower())

    @app_commands.command(description="describe.stats")
    @app_commands.describe(player="describe.stats-player", game="describe.stats-game")
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def stats(
        self, interaction: Interaction, player: discord.User | None = None, game: app_commands.Choice[str] | None = None
    ) -> None:
        """Show what somebody has played and won here."""
        who = player or interaction.user
        asked = game.value if game is not None else ""
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            view = await self._stats(interaction, who.id, who.display_name, asked)
            await reply.give(with_show(view, self.words, "stats", f"{who.id}.{asked}"), [])

    async def show_stats(self, interaction: Interaction, press: Press) -> None:
        """Post the figures that the press names, by person and game, for everybody."""
        who, _, game = press.arg.partition(".")
        guild, user = _guild(interaction), read_snowflake(who)
        if user is None:
            raise Refused("over")
        name = interaction.user.display_name
        if user != interaction.user.id:
            name = await self.office.store.read(lambda connection: results.name(connection, guild, user))
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            view = await self._stats(interaction, user, name, game)
            await reply.give(with_show(view, self.words, "stats", press.arg, shown=True), [])
        await interaction.followup.send(view=await self._stats(interaction, user, name, game, own=False))

    async def _stats(
        self, interaction: Interaction, user: int, name: str, game: str, *, own: bool | None = None
    ) -> ui.LayoutView:
        """The figures of a person, of one game or (empty) of all; `own`: told to that person, which is found out."""
        guild, now = _guild(interaction), self.office.clock.now()
        found: Sequence[Stats] = await self.office.store.read(
            lambda connection: ladder.stats(connection, guild, user, now)
        )
        found = [figures for figures in found if game in ("", figures.game)]
        skin = await self.office.wishes.skin(guild)
        is_own = user == interaction.user.id if own is None else own
        return stats_layout(self.words, name, is_own, found, skin)


def _guild(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("guild-only")
    return interaction.guild_id


def read_season(text: str) -> str:
    """The season that somebody has typed ("2026-Q4", "2026 q4"). Raises `Refused('no-such-season', season=...)`."""
    match = SEASON.fullmatch(text.strip())
    if match is None:
        raise Refused("no-such-season", season=discord.utils.escape_markdown(text)[:20])
    return f"{match[1]}-Q{match[2]}"


async def setup(bot: Tavern) -> None:
    """Called by discord.py when it loads this file."""
    await bot.add_cog(Leaderboard(bot))
