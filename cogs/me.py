"""A person's own settings, and the data that is stored about them. Only they see it; it works in
direct messages, too.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.languages.spoken import speak
from bot.store import people
from bot.store.errors import StoreRefused
from bot.store.people import PersonSettings
from bot.ui.answering import open_hand
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press
from bot.ui.layouts.languages import USUAL
from bot.ui.layouts.own_tables import own_tables_layout
from bot.ui.layouts.preferences import (
    digest_form,
    forget_layout,
    me_layout,
    quiet_form,
    read_minute,
    read_zone,
    said_layout,
)
from bot.ui.look import OWN_HAND
from bot.ui.own_tables import own_tables_of, waiting_for
from cogs.leaderboard import Leaderboard

FILE_MOST = 9 * 1024 * 1024
"""The largest file, in bytes, that is sent uncompressed; Discord allows 10 MiB."""
HANDS: dict[str, Literal["", "dm", "channel"]] = {"house": "", "dm": "dm", "channel": "channel"}


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Me(commands.GroupCog, group_name="me", group_description="describe.me"):
    """The commands and buttons for one's own settings and data."""

    def __init__(self, bot: Tavern) -> None:
        self.office = bot.office
        self.words = bot.words
        self._one_at_a_time = asyncio.Lock()
        bot.verbs.add(
            "me",
            {
                "hands": self.on_hands,
                "pings": self.on_pings,
                "nights": self.on_nights,
                "hints": self.on_hints,
                "hidden": self.on_hidden,
                "marks": self.on_marks,
                "language": self.on_language,
                "words": self.on_words,
                "poker": self.on_poker,
                "quiet": self.on_quiet,
                "hours": self.on_hours,
                "loud": self.on_loud,
                "digest": self.on_digest,
                "digests": self.on_digests,
                "next": self.on_next,
                "away": self.on_away,
                "back": self.on_back,
                "forget": self.on_forget,
            },
            forms=("hours", "digests"),
        )

    # -- settings -----------------------------------------------------------------------------------------------

    @app_commands.command(description="describe.me-settings")
    async def settings(self, interaction: Interaction) -> None:
        """Show one's settings, with the controls to change them."""
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            settings = await self.office.wishes.person(interaction.user.id)
            await reply.give(
                me_layout(self.words, settings, self.office.clock.now(), self.office.tongues.offered()), []
            )

    def _panel(self, settings: PersonSettings) -> discord.ui.LayoutView:
        """One's settings, in the language that is spoken now."""
        return me_layout(self.words, settings, self.office.clock.now(), self.office.tongues.offered())

    async def on_hands(self, interaction: Interaction, press: Press) -> None:
        """Set where the hand is shown. If a person chooses direct messages, they are tried again even if they were
        refused.
        """
        hands = HANDS.get("".join(press.values))
        if hands is None:
            raise Refused("not-offered")
        if hands == "dm":
            await self.office.wishes.dms_opened(interaction.user.id)
        await self._change(interaction, lambda settings: replace(settings, hands=hands))

    async def on_pings(self, interaction: Interaction, press: Press) -> None:
        """Turn mentions on or off."""
        await self._change(interaction, lambda settings: replace(settings, pings=press.arg == "on"))

    async def on_nights(self, interaction: Interaction, press: Press) -> None:
        """Turn mentions before game nights on or off."""
        await self._change(interaction, lambda settings: replace(settings, night_calls=press.arg == "on"))

    async def on_hints(self, interaction: Interaction, press: Press) -> None:
        """Be told of free chairs as a host, or not."""
        await self._change(interaction, lambda settings: replace(settings, chair_hints=press.arg == "on"))

    async def on_hidden(self, interaction: Interaction, press: Press) -> None:
        """Be seen on no ladder, page or podium, or on them again."""
        await self._change(interaction, lambda settings: replace(settings, hidden=press.arg == "on"))

    async def on_marks(self, interaction: Interaction, press: Press) -> None:
        """Let the end of a game tell of one's new marks, or not."""
        await self._change(interaction, lambda settings: replace(settings, mark_lines=press.arg == "on"))

    async def on_language(self, interaction: Interaction, press: Press) -> None:
        """Be spoken to in a language, or in that of one's Discord."""
        wanted = "".join(press.values)
        if wanted != USUAL and not self.office.tongues.speaks(wanted):
            raise Refused("not-offered")
        await self._change(interaction, lambda settings: replace(settings, language=wanted if wanted != USUAL else ""))

    async def on_words(self, interaction: Interaction, press: Press) -> None:
        """Turn pictures on or off."""
        await self._change(interaction, lambda settings: replace(settings, words_only=press.arg == "on"))

    async def on_poker(self, interaction: Interaction, press: Press) -> None:
        """A poker face, or none. The tables have to know of it at once."""
        wanted = press.arg == "on"
        await self._told_tables(interaction, lambda user: self.office.tables.poker_face(user, wanted=wanted))

    async def on_away(self, interaction: Interaction, press: Press) -> None:
        """Be away for some days from now on. The tables have to know of it at once."""
        days = "".join(press.values)
        if not (days.isascii() and days.isdecimal() and len(days) <= 2):
            raise Refused("not-offered")
        await self._told_tables(interaction, lambda user: self.office.tables.aways.go(user, int(days)))

    async def on_back(self, interaction: Interaction, press: Press) -> None:
        """Be back before that."""
        await self._told_tables(interaction, self.office.tables.aways.come_back)

    async def _told_tables(self, interaction: Interaction, how: Callable[[int], Awaitable[None]]) -> None:
        """Change what the person's tables have to know by `how`, and show the panel as it is then."""
        user = interaction.user.id
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            async with self._one_at_a_time:
                await how(user)
                await self.office.wishes.forget_person(user)
                settings = await self.office.wishes.person(user)
            await reply.give(
                me_layout(self.words, settings, self.office.clock.now(), self.office.tongues.offered()), []
            )

    async def on_quiet(self, interaction: Interaction, press: Press) -> None:
        """Quiet hours: open the form."""
        settings = await self.office.wishes.person(interaction.user.id)
        await interaction.response.send_modal(quiet_form(self.words, settings, self.office.clock.now()))

    async def on_hours(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of the quiet hours."""
        if len(press.values) != 3:
            raise Refused("reopen")
        start, end = (read_minute(text) for text in press.values[:2])
        zone, offset = read_zone(press.values[2], self.office.clock.now())
        await self._change(
            interaction,
            lambda settings: replace(settings, quiet_from=start, quiet_to=end, zone=zone, utc_offset=offset),
        )

    async def on_loud(self, interaction: Interaction, press: Press) -> None:
        """Turn quiet hours off."""
        await self._change(interaction, lambda settings: replace(settings, quiet_from=None, quiet_to=None))

    async def on_digest(self, interaction: Interaction, press: Press) -> None:
        """The digest: open the form."""
        settings = await self.office.wishes.person(interaction.user.id)
        await interaction.response.send_modal(digest_form(self.words, settings, self.office.clock.now()))

    async def on_digests(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of the digest; without a time there is none. Direct messages are tried again for it."""
        if len(press.values) != 3:
            raise Refused("reopen")
        user, times = interaction.user.id, tuple(sorted({read_minute(text) for text in press.values[:2] if text}))
        zone, offset = read_zone(press.values[2], self.office.clock.now())
        await self.office.wishes.dms_opened(user)
        await self._change(interaction, lambda settings: replace(settings, digest=times, zone=zone, utc_offset=offset))
        await interaction.client.delivery.digests.changed(user)

    async def on_next(self, interaction: Interaction, press: Press) -> None:
        """*Next table*: open the hand that has waited longest."""
        waiting = await waiting_for(self.office, interaction.user.id)
        if not waiting:
            raise Refused("nothing-waits")
        await open_hand(interaction.client, interaction, waiting[0].info, asked=OWN_HAND)

    async def _change(self, interaction: Interaction, how: Callable[[PersonSettings], PersonSettings]) -> None:
        """Change one setting, and show the panel as it is then."""
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            async with self._one_at_a_time:
                settings = how(await self.office.wishes.person(interaction.user.id))
                try:
                    await self.office.wishes.save_person(settings)
                except StoreRefused as no:
                    raise Refused(no.reason, **no.facts) from None
                await self.office.tables.read_habits(interaction.user.id)
            speak(await self.office.tongues.to(interaction.user.id, interaction.guild_id))
            await reply.give(
                me_layout(self.words, settings, self.office.clock.now(), self.office.tongues.offered()), []
            )

    @app_commands.command(description="describe.me-tables")
    async def tables(self, interaction: Interaction) -> None:
        """List one's tables: those that wait for oneself first."""
        await show_own_tables(interaction)

    @app_commands.command(description="describe.me-page")
    async def page(self, interaction: Interaction) -> None:
        """Show one's own page."""
        await self._pages(interaction).own_page(interaction)

    @app_commands.command(description="describe.me-marks")
    async def marks(self, interaction: Interaction) -> None:
        """List one's own marks."""
        await self._pages(interaction).own_marks(interaction)

    @staticmethod
    def _pages(interaction: Interaction) -> Leaderboard:
        cog = interaction.client.get_cog(Leaderboard.__cog_name__)
        assert isinstance(cog, Leaderboard)
        return cog

    # -- what is kept -------------------------------------------------------------------------------------------

    @app_commands.command(description="describe.me-data")
    async def data(self, interaction: Interaction) -> None:
        """Send all stored data as a file."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        user = interaction.user.id
        kept = await self.office.store.read(lambda connection: people.data(connection, user))
        file = await asyncio.to_thread(data_file, user, kept)
        await interaction.followup.send(self.words.say("me.data"), file=file, ephemeral=True)

    @app_commands.command(description="describe.me-forget")
    async def forget(self, interaction: Interaction) -> None:
        """Say what will be deleted, and ask for a confirmation. A person who still sits at a table
        has to leave first.
        """
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            await self._check_left(interaction.user.id)
            await reply.give(forget_layout(self.words), [])

    async def on_forget(self, interaction: Interaction, press: Press) -> None:
        """Delete the person's data."""
        user = interaction.user.id
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            await self._check_left(user)
            async with self._one_at_a_time:
                await self.office.tables.forget(user)
                await self.office.wishes.forget_person(user)
            await reply.give(said_layout(self.words.say("me.forgotten")), [])

    async def _check_left(self, user: int) -> None:
        seated = await self.office.store.read(lambda connection: people.still_seated(connection, user))
        if seated:
            raise Refused("forget-live", tables=self.words.listing(seated))


async def show_own_tables(interaction: Interaction) -> None:
    """Answer with the tables of the person who acts."""
    bot = interaction.client
    async with Reply(interaction, bot.clock, edits=False) as reply:
        found = await own_tables_of(bot.office, interaction.user.id)
        await reply.give(own_tables_layout(bot.words, found, bot.office.guild_name), [])


def data_file(user: int, kept: dict[str, list[dict[str, Any]]]) -> discord.File:
    """All data about a person as a JSON file, compressed if it is large."""
    text = json.dumps({"user_id": user, **kept}, indent=2, ensure_ascii=False).encode()
    if len(text) <= FILE_MOST:
        return discord.File(io.BytesIO(text), filename="barkeep-data.json")
    return discord.File(io.BytesIO(gzip.compress(text)), filename="barkeep-data.json.gz")


async def setup(bot: Tavern) -> None:
    """Called by discord.py when it loads this file."""
    await bot.add_cog(Me(bot))
