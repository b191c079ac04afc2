"""Commands for the people who run a server: channels, pace, hands, pictures, the word for a drink, presets, bans,
closing tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.engine import Refused
from bot.languages.files import languages
from bot.snowflakes import read_snowflake
from bot.store import houses, presets
from bot.store.errors import StoreRefused
from bot.store.houses import GuildSettings
from bot.tables.clocks.pace import PACES
from bot.tables.info import TableInfo
from bot.ui.calling import call_back
from bot.ui.choices import Choice, matching
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.delivery.threads import NEEDED
from bot.ui.errors import permissions_told, whisper
from bot.ui.house_panels import Panels
from bot.ui.layouts.calendar import calendar_layout, hours_form, read_hour
from bot.ui.layouts.components import Press
from bot.ui.layouts.languages import USUAL
from bot.ui.layouts.preferences import OWN_DRINK, drink_form, house_layout, limits_form, read_limit, said_layout
from bot.ui.layouts.tables import name_of
from bot.ui.names import clean
from bot.ui.places import guild_of
from bot.ui.words import Words
from cogs.banning import BanningCog

Code: TypeAlias = app_commands.Range[str, 1, 10]
PresetName: TypeAlias = app_commands.Range[str, 1, presets.NAME_MOST]


class HouseCog(commands.Cog, name="House"):
    """The commands of the people who run a server. Discord shows them to nobody else, unless the
    server changes that.
    """

    house = app_commands.Group(
        name="house",
        description="describe.house",
        guild_only=True,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, bot: Tavern, banning: BanningCog) -> None:
        self.bot = bot
        self.banning = banning
        self.office = bot.office
        self.words = bot.words
        self.boards = bot.delivery.boards
        self._one_at_a_time = asyncio.Lock()
        self.panels = banning.panels
        bot.verbs.add(
            "house",
            {
                "choose": self.on_choose,
                "channels": self.on_channels,
                "more-channels": self.on_more_channels,
                "everywhere": self.on_everywhere,
                "news": self.on_news,
                "limits": self.on_limits,
                "set-limits": self.on_set_limits,
                "pace": self.on_pace,
                "hands": self.on_hands,
                "drink": self.on_drink,
                "word": self.on_word,
                "pictures": self.on_pictures,
                "log": self.on_log,
                "events": self.on_events,
                "deck-role": self.on_deck_role,
                "own-rated": self.on_own_rated,
                "calendar": self.on_calendar,
                "back": self.on_back,
                "language": self.on_language,
                "speak": self.on_speak,
                "season": self.on_season,
                "season-channel": self.on_season_channel,
                "question-channel": self.on_question_channel,
                "hours": self.on_hours,
                "set-hours": self.on_set_hours,
            },
            public=("choose",),
            forms=("word", "set-limits", "set-hours"),
        )

    # -- settings -----------------------------------------------------------------------------------------------

    async def on_choose(self, interaction: Interaction, press: Press) -> None:
        """The button of the greeting: the same settings, for those who may manage the server."""
        if not interaction.permissions.manage_guild:
            raise Refused("not-admin")
        await self._show_settings(interaction)

    @house.command(description="describe.house-settings")
    async def settings(self, interaction: Interaction) -> None:
        """Show the server's settings, with the controls to change them."""
        await self._show_settings(interaction)

    async def _show_settings(self, interaction: Interaction) -> None:
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            house = await self.office.wishes.house(guild_of(interaction))
            await reply.give(house_layout(self.words, house, offered=self.office.tongues.offered()), [])
            self.panels.opened(interaction)

    async def on_channels(self, interaction: Interaction, press: Press) -> None:
        """Set the channels where tables may be opened; none: every channel."""
        chosen = _picked(press)
        await self._change(interaction, lambda house: replace(house, channels=chosen))

    async def on_more_channels(self, interaction: Interaction, press: Press) -> None:
        """Add the picked channels to a long list, and remove those of them that are in it."""
        picked = _picked(press)
        await self._change(interaction, lambda house: replace(house, channels=house.channels ^ picked))

    async def on_everywhere(self, interaction: Interaction, press: Press) -> None:
        """Let tables be opened in every channel."""
        await self._change(interaction, lambda house: replace(house, channels=frozenset()))

    async def on_news(self, interaction: Interaction, press: Press) -> None:
        """Set the channel in which ended games are told of; none: nowhere."""
        news = next(iter(_picked(press)), None)
        await self._change(interaction, lambda house: replace(house, news_id=news))

    async def on_limits(self, interaction: Interaction, press: Press) -> None:
        """Open the form for how many tables may be open."""
        self.panels.check(interaction)
        house = await self.office.wishes.house(guild_of(interaction))
        await interaction.response.send_modal(limits_form(self.words, house))

    async def on_set_limits(self, interaction: Interaction, press: Press) -> None:
        """The submitted form with the limits."""
        channel, server = (read_limit(text) for text in (*press.values, "", "")[:2])
        await self._change(interaction, lambda house: replace(house, tables_channel=channel, tables_server=server))

    async def on_pace(self, interaction: Interaction, press: Press) -> None:
        """Set the default pace."""
        pace = "".join(press.values)
        if pace not in PACES:
            raise Refused("unknown-pace")
        await self._change(interaction, lambda house: replace(house, pace=pace))

    async def on_hands(self, interaction: Interaction, press: Press) -> None:
        """Set where hands are shown."""
        hands = "dm" if press.values == ("dm",) else "channel"
        await self._change(interaction, lambda house: replace(house, hands=hands))

    async def on_pictures(self, interaction: Interaction, press: Press) -> None:
        """Turn pictures on or off."""
        await self._change(interaction, lambda house: replace(house, pictures=press.arg == "on"))

    async def on_log(self, interaction: Interaction, press: Press) -> None:
        """Turn log threads on or off; if the bot lacks permissions for one in this channel, the answer says so."""
        missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
        lacks = self.words.say("house.log-lacks", missing=permissions_told(self.words, missing)) if missing else ""
        wanted = press.arg == "on"
        await self._change(interaction, lambda house: replace(house, log_thread=wanted), lacks if wanted else "")

    async def on_events(self, interaction: Interaction, press: Press) -> None:
        """Let game nights stand among the server's events, or no longer."""
        wanted = press.arg == "on"
        await self._change(interaction, lambda house: replace(house, night_events=wanted))
        await self.office.tables.nights.settle_events(guild_of(interaction))

    async def on_deck_role(self, interaction: Interaction, press: Press) -> None:
        """Set the role whose people make decks; none: only those who manage the server do."""
        role = next(iter(_picked(press)), None)
        await self._change(interaction, lambda house: replace(house, deck_role=role))

    async def on_own_rated(self, interaction: Interaction, press: Press) -> None:
        """Rate games with decks that were made here, or no longer; it counts for games that begin after it."""
        wanted = press.arg == "on"
        await self._change(interaction, lambda house: replace(house, own_rated=wanted))

    # -- what is posted by the calendar -------------------------------------------------------------------------

    async def on_calendar(self, interaction: Interaction, press: Press) -> None:
        """Show what is posted by the calendar, in place of the settings."""
        await self._change(interaction, lambda house: house, shown=calendar_layout)

    async def on_back(self, interaction: Interaction, press: Press) -> None:
        """Back to the settings."""
        await self._change(interaction, lambda house: house)

    async def on_language(self, interaction: Interaction, press: Press) -> None:
        """Tables in a language, or in that of the server's locale."""
        wanted = "".join(press.values)
        if wanted != USUAL and not self.office.tongues.speaks(wanted):
            raise Refused("not-offered")
        await self._change(interaction, lambda house: replace(house, language=wanted if wanted != USUAL else ""))

    async def on_speak(self, interaction: Interaction, press: Press) -> None:
        """The button of the one line that offers tables in somebody's own language."""
        self.panels.check(interaction)
        if not interaction.permissions.manage_guild:
            raise Refused("not-admin")
        if not self.office.tongues.speaks(press.arg):
            raise Refused("not-offered")
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            async with self._one_at_a_time:
                house = await self.office.wishes.house(guild_of(interaction))
                await self.office.wishes.save_house(replace(house, language=press.arg))
            await reply.give(said_layout(self.words.say("language.taken", name=languages()[press.arg].name)), [])

    async def on_season(self, interaction: Interaction, press: Press) -> None:
        """Tell the ends of seasons, or no longer."""
        wanted = press.arg == "on"
        await self._change(interaction, lambda house: replace(house, season_end=wanted), shown=calendar_layout)

    async def on_season_channel(self, interaction: Interaction, press: Press) -> None:
        """Set the channel for the ends of seasons; none: that with the most games."""
        channel = next(iter(_picked(press)), None)
        await self._change(interaction, lambda house: replace(house, season_id=channel), shown=calendar_layout)

    async def on_question_channel(self, interaction: Interaction, press: Press) -> None:
        """Set the channel in which a question is asked each day; none: nowhere. It also begins again what has stopped
        because nobody answered.
        """
        channel = next(iter(_picked(press)), None)
        await self._change(
            interaction, lambda house: replace(house, question_id=channel, question_unanswered=0), shown=calendar_layout
        )
        await self.bot.delivery.questions.changed(guild_of(interaction))

    async def on_hours(self, interaction: Interaction, press: Press) -> None:
        """Open the form for the hours."""
        self.panels.check(interaction)
        house = await self.office.wishes.house(guild_of(interaction))
        await interaction.response.send_modal(hours_form(self.words, house))

    async def on_set_hours(self, interaction: Interaction, press: Press) -> None:
        """The submitted form with the hours."""
        season, question = (read_hour(text) for text in (*press.values, "", "")[:2])
        await self._change(
            interaction, lambda house: replace(house, season_hour=season, question_hour=question), shown=calendar_layout
        )
        await self.bot.delivery.seasons.changed(guild_of(interaction))
        await self.bot.delivery.questions.changed(guild_of(interaction))

    async def on_drink(self, interaction: Interaction, press: Press) -> None:
        """Set the word for a drink; for a word of the server's own, open its form."""
        if press.values == (OWN_DRINK,):
            self.panels.check(interaction)
            house = await self.office.wishes.house(guild_of(interaction))
            await interaction.response.send_modal(drink_form(self.words, house))
        else:
            await self.on_word(interaction, press)

    async def on_word(self, interaction: Interaction, press: Press) -> None:
        """The submitted form with the server's own word."""
        try:
            drink, drinks = houses.drink_words("".join(press.values))
        except StoreRefused as no:
            raise Refused(no.reason, **no.facts) from None
        await self._change(interaction, lambda house: replace(house, drink=drink, drinks=drinks))

    async def _change(
        self, interaction: Interaction, how: Callable[[GuildSettings], GuildSettings], note: str = "",
        shown: Callable[[Words, GuildSettings], ui.LayoutView] | None = None,
    ) -> None:  # fmt: skip
        """Change one setting, and show the panel as it is then, with a `note` on it; `shown`: another panel."""
        self.panels.check(interaction)
        guild = guild_of(interaction)
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            async with self._one_at_a_time:
                house = how(await self.office.wishes.house(guild))
                await self.office.wishes.save_house(house)
            offered = self.office.tongues.offered()
            view = house_layout(self.words, house, note, offered) if shown is None else shown(self.words, house)
            await reply.give(view, [])

    # -- presets ------------------------------------------------------------------------------------------------

    @house.command(description="describe.house-preset")
    @app_commands.describe(name="describe.house-preset-name", table="describe.house-preset-table")
    async def preset(self, interaction: Interaction, name: PresetName, table: Code | None = None) -> None:
        """Keep the options of a table as a preset that the lobbies of this server offer."""
        guild = guild_of(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        info = await self.office.tables.info(await self._meant(guild, table))
        if info.game not in self.office.looks:
            raise Refused("no-such-game", game=info.game)
        async with self._one_at_a_time:
            house = await self.office.wishes.house(guild)
            try:
                new = self.office.tables.options.as_preset(info, presets.preset_name(name))
                kept = presets.with_preset(house.presets, new)
            except StoreRefused as no:
                raise Refused(no.reason, **no.facts) from None
            await self.office.wishes.save_house(replace(house, presets=kept))
        await self._show_lobbies(guild)
        game = self.words.say(f"game.{info.game}")
        await whisper(interaction, self.words.say("house.preset-kept", game=game, name=clean(new.name)))

    @house.command(description="describe.house-unpreset")
    @app_commands.describe(name="describe.house-unpreset-name")
    async def unpreset(self, interaction: Interaction, name: str) -> None:
        """Remove a preset of this server; of all games that have one of this name."""
        guild, wanted = guild_of(interaction), name.strip().casefold()
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with self._one_at_a_time:
            house = await self.office.wishes.house(guild)
            kept = tuple(preset for preset in house.presets if preset.name.casefold() != wanted)
            if kept == house.presets:
                raise Refused("preset-missing", name=clean(name)[: presets.NAME_MOST])
            await self.office.wishes.save_house(replace(house, presets=kept))
        await self._show_lobbies(guild)
        await whisper(interaction, self.words.say("house.preset-gone", name=clean(name)))

    @unpreset.autocomplete("name")
    async def _presets(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The presets of this server."""
        names = {preset.name: None for preset in (await self.office.wishes.house(guild_of(interaction))).presets}
        return matching(((name, name) for name in names), typed)

    async def _show_lobbies(self, guild: int) -> None:
        """Show the lobbies of the server with the presets that it has now."""
        for info in await self.office.tables.in_guild(guild):
            if info.status == "lobby":
                self.boards.show(info.id)

    # -- people -------------------------------------------------------------------------------------------------

    @house.command(description="describe.house-ban")
    @app_commands.describe(user="describe.house-ban-user")
    async def ban(self, interaction: Interaction, user: discord.User) -> None:
        """Ban somebody from the tables, and remove them from those where they sit."""
        await self.banning.ban(interaction, user)

    @house.command(description="describe.house-unban")
    @app_commands.describe(user="describe.house-unban-user")
    async def unban(self, interaction: Interaction, user: discord.User) -> None:
        """Lift the ban of somebody."""
        await self.banning.unban(interaction, user)

    @house.command(description="describe.house-bans")
    async def bans(self, interaction: Interaction) -> None:
        """List the people who are banned here."""
        await self.banning.tell(interaction)

    ladder = app_commands.Group(name="ladder", description="describe.house-ladder", parent=house)

    @ladder.command(name="hide", description="describe.house-ladder-hide")
    @app_commands.describe(user="describe.house-ladder-user")
    async def hide(self, interaction: Interaction, user: discord.User) -> None:
        """Take somebody off the server's ladders."""
        await self.banning.hide(interaction, user)

    @ladder.command(name="show", description="describe.house-ladder-show")
    @app_commands.describe(user="describe.house-ladder-user")
    async def show(self, interaction: Interaction, user: discord.User) -> None:
        """Show somebody on the server's ladders again."""
        await self.banning.show(interaction, user)

    # -- tables -------------------------------------------------------------------------------------------------

    @house.command(description="describe.house-close")
    @app_commands.describe(table="describe.house-close-table")
    async def close(self, interaction: Interaction, table: Code | None = None) -> None:
        """Close a table in any state, even one whose game is broken."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        code = await self._meant(guild_of(interaction), table)
        await self.office.tables.leaving.close(code, interaction.user.id, force=True)
        await whisper(interaction, self.words.say("house.closed", table=code))

    @house.command(description="describe.house-resume")
    @app_commands.describe(table="describe.house-resume-table")
    async def resume(self, interaction: Interaction, table: Code | None = None) -> None:
        """Let a paused table go on, whoever has paused it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        code = await self._meant(guild_of(interaction), table)
        info = await self.office.tables.leaving.resume(code, interaction.user.id, force=True)
        await whisper(interaction, self.words.say("more.resumed", table=code))
        await call_back(self.bot, info, interaction.user.id)

    async def _meant(self, guild: int, code: str | None) -> str:
        """The table with that code, or the only one of the server."""
        there = [info.id for info in await self.office.tables.in_guild(guild)]
        if code is not None:
            code = code.strip().upper()
            if code not in there:
                raise Refused("no-such-table")
            return code
        if len(there) > 1:
            raise Refused("which-table", codes=", ".join(there))
        if not there:
            raise Refused("no-tables-server")
        return there[0]

    @close.autocomplete("table")
    @resume.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The tables of this server."""
        infos = await self.office.tables.in_guild(guild_of(interaction))
        return matching(((self._table(info), info.id) for info in infos), typed)

    def _table(self, info: TableInfo) -> str:
        # A table of a game that this version does not know is listed as well, so that it can be closed.
        key, host = f"game.{info.game}", name_of(info, info.host_id)
        game = self.words.say(key) if self.words.has(key) else info.game
        state = self.words.say(f"house.state-{info.status}")
        return self.words.say("house.table", table=info.id, game=game, state=state, host=host)


def _picked(press: Press) -> frozenset[int]:
    """The channels, or roles, that were picked."""
    return frozenset(found for value in press.values if (found := read_snowflake(value)) is not None)


async def setup(bot: Tavern) -> None:
    """Called by discord.py when it loads this file."""
    banning = BanningCog(bot, Panels(bot.office.clock))
    await bot.add_cog(banning)
    await bot.add_cog(HouseCog(bot, banning))
