"""The commands for leaderboards and for one person's figures."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.store import results
from bot.tables import ladder
from bot.tables.info import Person
from bot.tables.ladder import Line, Records, Stats
from bot.ui.client import Interaction, Tavern
from bot.ui.layouts.ladders import ladder_layout, season_name, stats_layout
from bot.ui.words import english

SAY = english().say
MOST_CHOICES = 25
SEASON = re.compile(r"(\d{4})\s*-?\s*Q([1-4])", re.IGNORECASE)


class Leaderboard(commands.Cog):
    """The commands about results. Everybody in the channel sees the answers."""

    def __init__(self, bot: Tavern) -> None:
        self.office = bot.office
        self.words = bot.words
        self.games = bot.game_choices()
        app_commands.choices(game=self.games)(self.leaderboard)
        app_commands.choices(game=self.games)(self.stats)

    @app_commands.command(description=SAY("describe.leaderboard"))
    @app_commands.describe(game=SAY("describe.leaderboard-game"), season=SAY("describe.leaderboard-season"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def leaderboard(
        self, interaction: Interaction, game: app_commands.Choice[str], season: str | None = None
    ) -> None:
        """Show the best players of this server, and the place of the person who asks."""
        guild = _guild(interaction)
        quarter = read_season(season) if season else None
        await interaction.response.defer(thinking=True)

        def look(connection: sqlite3.Connection) -> tuple[list[Line], Records]:
            everybody = ladder.leaderboard(connection, guild, game.value, quarter, None)
            return everybody, ladder.records(connection, guild, game.value, quarter)

        lines, records = await self.office.store.read(look)
        asker = Person(interaction.user.id, interaction.user.display_name)
        view = ladder_layout(self.words, game.value, quarter, lines, records, asker)
        await interaction.followup.send(view=view)

    @leaderboard.autocomplete("season")
    async def _seasons(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seasons in which games ended here."""
        guild = _guild(interaction)
        game = str(getattr(interaction.namespace, "game", "") or self.games[0].value)
        known = await self.office.store.read(lambda connection: results.seasons(connection, guild, game))
        named = [(season, season_name(self.words, season)) for season in known]
        return [
            app_commands.Choice(name=name, value=season)
            for season, name in named
            if typed.lower() in f"{season} {name}".lower()
        ][:MOST_CHOICES]

    @app_commands.command(description=SAY("describe.stats"))
    @app_commands.describe(player=SAY("describe.stats-player"), game=SAY("describe.stats-game"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def stats(
        self, interaction: Interaction, player: discord.User | None = None, game: app_commands.Choice[str] | None = None
    ) -> None:
        """Show what somebody has played and won here."""
        guild, who = _guild(interaction), player or interaction.user
        await interaction.response.defer(thinking=True)
        now = self.office.clock.now()
        found: Sequence[Stats] = await self.office.store.read(
            lambda connection: ladder.stats(connection, guild, who.id, now)
        )
        if game is not None:
            found = [figures for figures in found if figures.game == game.value]
        skin = await self.office.wishes.skin(guild)
        own = who.id == interaction.user.id
        view = stats_layout(self.words, who.display_name, own, found, skin)
        await interaction.followup.send(view=view)


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
