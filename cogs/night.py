"""Game nights: planning one, answering, moving, cancelling."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.quiet import day_of, minute_of
from bot.store import nights
from bot.store.errors import StoreRefused
from bot.store.nights import ANSWERS, Answer, Night
from bot.store.presets import named
from bot.ui.business import sees_channel
from bot.ui.choices import choices, matching
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.errors import whisper
from bot.ui.layouts.clock import when as shown
from bot.ui.layouts.components import Press
from bot.ui.layouts.nights import (
    HourChoice,
    clock_form,
    list_layout,
    more_layout,
    picked,
    plan_layout,
    preset_label,
    proposed,
    read_choice,
    sure_cancel_layout,
)
from bot.ui.layouts.preferences import read_zone, show_minute
from bot.ui.places import check_banned, check_place, person
from cogs.leaving import replace_question

Note = app_commands.Range[str, 1, nights.NOTE_MOST]
Code = app_commands.Range[str, 1, 100]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class NightCog(commands.GroupCog, group_name="night", group_description="describe.night"):
    """The commands and buttons of game nights."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        self.nights = bot.tables.nights
        app_commands.choices(game=bot.game_choices())(self.plan)
        answers = [app_commands.Choice(name=f"night.{said}", value=said) for said in ANSWERS]
        app_commands.choices(answer=answers)(self.answer)
        bot.verbs.add(
            "night",
            {
                "in": self.on_answer, "maybe": self.on_answer, "cant": self.on_answer, "more": self.on_more,
                "stop": self.on_stop, "move": self.on_move, "move-to": self.on_move_to, "cancel": self.on_cancel,
                "sure-cancel": self.on_sure_cancel, "day": self.on_pick, "hour": self.on_pick, "minute": self.on_pick,
                "plan": self.on_plan, "soon": self.on_plan, "weekly": self.on_weekly, "clock": self.on_clock,
                "zone": self.on_zone,
            },
            public=("in", "maybe", "cant", "more", "stop"),
            forms=("zone",),
        )  # fmt: skip

    # -- planning -----------------------------------------------------------------------------------------------

    @app_commands.command(description="describe.night-plan")
    @app_commands.describe(
        when="describe.night-when", game="describe.night-game", seats="describe.night-seats",
        preset="describe.night-preset", weekly="describe.night-weekly", note="describe.night-note",
        soon="describe.night-soon",
    )  # fmt: skip
    async def plan(
        self,
        interaction: Interaction,
        when: app_commands.Timestamp | None = None,
        game: str | None = None,
        seats: app_commands.Range[int, 2, 10] | None = None,
        preset: str | None = None,
        weekly: bool = False,
        note: Note | None = None,
        soon: bool = False,
    ) -> None:
        """Plan a night in this channel; without a time in a private panel."""
        guild_id, channel_id = await check_place(self.bot, interaction)
        if soon and when is not None:
            raise Refused("night-soon-or-when")
        name, own = await self._preset(guild_id, game, preset)
        settings = await self.bot.wishes.person(interaction.user.id)
        draft = await self.nights.draft(
            guild_id, channel_id, person(interaction), game or next(iter(self.bot.kits)), seats=seats or 0,
            preset=name, own=own, note=note or "", weekly=weekly, zone=settings.zone, utc_offset=settings.utc_offset,
        )  # fmt: skip
        if soon or when is not None:
            planned = await self._plan(interaction, draft, None if when is None else when.timestamp())
            await whisper(interaction, self._planned(planned))
            return
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            await reply.give(self._panel(draft, proposed(draft, self.bot.clock.now())), [])

    async def _preset(self, guild_id: int, game: str | None, typed: str | None) -> tuple[str, bool]:
        """The preset that somebody means, and whether it is the server's own. Raises `Refused('no-such-preset')`."""
        if not typed:
            return "", False
        chosen = game or next(iter(self.bot.kits))
        for preset in self.bot.looks[chosen].presets():
            if typed.casefold() in (preset.name, self.words.say(f"preset.{preset.name}").casefold()):
                return preset.name, False
        try:
            own = named((await self.bot.wishes.house(guild_id)).presets, chosen, typed)
        except StoreRefused:
            own = None
        if own is None:
            raise Refused("no-such-preset")
        return own.name, True

    @plan.autocomplete("preset")
    async def _presets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The presets of the game that is chosen: its own, then the server's."""
        game = getattr(interaction.namespace, "game", None) or next(iter(self.bot.kits))
        if game not in self.bot.looks or interaction.guild_id is None:
            return []
        shipped = [self.words.say(f"preset.{preset.name}") for preset in self.bot.looks[game].presets()]
        house = await self.bot.wishes.house(interaction.guild_id)
        own = [preset.name for preset in house.presets if preset.game == game]
        return matching(((name, name) for name in (*shipped, *own)), typed)

    async def _plan(self, interaction: Interaction, draft: Night, starts: float | None) -> Night:
        await check_place(self.bot, interaction)
        if interaction.channel_id != draft.channel_id:
            raise Refused("over")
        settings = await self.bot.wishes.person(interaction.user.id)
        await self.nights.adapt(draft.id, interaction.user.id, zone=settings.zone, utc_offset=settings.utc_offset)
        return await self.nights.plan(draft.id, interaction.user.id, starts, self.bot.looks[draft.game].most)

    def _planned(self, night: Night) -> str:
        if night.soon:
            return self.words.say("night.planned-soon", n=night.seats)
        return self.words.say("night.planned", when=shown(night.starts, "F"))

    def _panel(self, night: Night, choice: HourChoice) -> discord.ui.LayoutView:
        seats = night.seats or self.bot.looks[night.game].most
        return plan_layout(self.words, night, choice, preset_label(self.words, night), seats, self.bot.clock.now())

    async def _chosen(self, interaction: Interaction, arg: str) -> tuple[Night, HourChoice]:
        """The night of a panel, and what is chosen there. Raises `Refused` for somebody else's."""
        choice = read_choice(arg)
        night = await self.nights.night(choice.night)
        if night.status == "draft" and night.host_id != interaction.user.id:
            raise Refused("not-planner")
        if night.status != "draft":
            self._check_manages(interaction, night)
        return await self._by_own_clock(interaction, night), choice

    async def _by_own_clock(self, interaction: Interaction, night: Night) -> Night:
        """The night as the person who acts plans or moves it: by their own clock."""
        settings = await self.bot.wishes.person(interaction.user.id)
        return replace(night, zone=settings.zone, utc_offset=settings.utc_offset)

    async def on_pick(self, interaction: Interaction, press: Press) -> None:
        """A day, an hour or minutes were picked in the panel."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            night, choice = await self._chosen(interaction, press.arg)
            now = self.bot.clock.now()
            await reply.give(self._panel(night, picked(night, choice, press.what, "".join(press.values), now)), [])

    async def on_weekly(self, interaction: Interaction, press: Press) -> None:
        """Every week, or once."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            night, choice = await self._chosen(interaction, press.arg)
            await self.nights.adapt(night.id, interaction.user.id, weekly=not night.weekly)
            await reply.give(self._panel(replace(night, weekly=not night.weekly), choice), [])

    async def on_clock(self, interaction: Interaction, press: Press) -> None:
        """My clock: open the form for the time zone."""
        _, choice = await self._chosen(interaction, press.arg)
        settings = await self.bot.wishes.person(interaction.user.id)
        await interaction.response.send_modal(clock_form(self.words, choice, settings.zone))

    async def on_zone(self, interaction: Interaction, press: Press) -> None:
        """The submitted form: what was chosen stays the same by the clock."""
        night, choice = await self._chosen(interaction, press.arg)
        zone, offset = read_zone("".join(press.values), self.bot.clock.now())
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            settings = await self.bot.wishes.person(interaction.user.id)
            await self.bot.wishes.save_person(replace(settings, zone=zone, utc_offset=offset))
            await self.bot.tables.read_habits(interaction.user.id)
            seen = replace(night, zone=zone, utc_offset=offset)
            await reply.give(self._panel(seen, self._same_clock(night, seen, choice)), [])

    @staticmethod
    def _same_clock(before: Night, after: Night, choice: HourChoice) -> HourChoice:
        """The choice that a clock in another zone shows as the one before did."""
        day = day_of(before.zone, before.utc_offset, choice.starts)
        minute = minute_of(before.zone, before.utc_offset, choice.starts)
        return choice.shown_as(after, day, minute)

    async def on_plan(self, interaction: Interaction, press: Press) -> None:
        """Plan it: for the moment that is chosen, or as soon as enough are in."""
        draft, choice = await self._chosen(interaction, press.arg)
        planned = await self._plan(interaction, draft, None if press.what == "soon" else choice.starts)
        await replace_question(interaction, self._planned(planned))

    # -- answering ----------------------------------------------------------------------------------------------

    async def on_answer(self, interaction: Interaction, press: Press) -> None:
        """I'm in, Maybe, Can't."""
        night = await self._here(interaction, press.arg)
        await self._answer(interaction, night, cast("Answer", press.what))

    async def _answer(self, interaction: Interaction, night: Night, said: Answer) -> None:
        if said != "cant":
            await check_banned(self.bot, night.guild_id, interaction.user.id)
        answered = await self.nights.answer(night.id, person(interaction), said)
        key = f"night.answered-{said}-soon" if said == "in" and answered.soon else f"night.answered-{said}"
        await whisper(interaction, self.words.say(key))

    async def _here(self, interaction: Interaction, code: str) -> Night:
        """A night of this channel. Raises `Refused('no-such-night')`."""
        night = await self.nights.night(code.strip().upper())
        if (night.guild_id, night.channel_id) != (interaction.guild_id, interaction.channel_id):
            raise Refused("no-such-night")
        if night.status == "draft":
            raise Refused("no-such-night")
        return night

    async def on_stop(self, interaction: Interaction, press: Press) -> None:
        """Stop calling me: before no night any more."""
        settings = await self.bot.wishes.person(interaction.user.id)
        await self.bot.wishes.save_person(replace(settings, night_calls=False))
        await whisper(interaction, self.words.say("night.stopped"))

    @app_commands.command(description="describe.night-answer")
    @app_commands.describe(night="describe.night-which", answer="describe.night-said")
    async def answer(self, interaction: Interaction, night: Code, answer: str) -> None:
        """Answer to a night of this channel."""
        await self._answer(interaction, await self._here(interaction, night), cast("Answer", answer))

    # -- moving and cancelling ----------------------------------------------------------------------------------

    def _check_manages(self, interaction: Interaction, night: Night) -> None:
        """Raise `Refused('not-planner')` for somebody who may not move or cancel it."""
        if not self._manages(interaction, night):
            raise Refused("not-planner")
        if not night.open:
            raise Refused("night-over")

    @staticmethod
    def _manages(interaction: Interaction, night: Night) -> bool:
        same = interaction.guild_id == night.guild_id
        return same and (interaction.user.id == night.host_id or interaction.permissions.manage_guild)

    async def on_more(self, interaction: Interaction, press: Press) -> None:
        """More: moving and cancelling, for the planner and those who manage the server."""
        night = await self._here(interaction, press.arg)
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            await reply.give(more_layout(self.words, night, manages=self._manages(interaction, night)), [])

    async def on_move(self, interaction: Interaction, press: Press) -> None:
        """Move: open the panel."""
        night = await self._here(interaction, press.arg)
        self._check_manages(interaction, night)
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            seen = await self._by_own_clock(interaction, night)
            await reply.give(self._panel(seen, proposed(seen, self.bot.clock.now())), [])

    async def on_move_to(self, interaction: Interaction, press: Press) -> None:
        """Move it to the moment that is chosen."""
        night, choice = await self._chosen(interaction, press.arg)
        moved = await self.nights.move(night.id, choice.starts)
        await replace_question(interaction, self.words.say("night.moved", when=shown(moved.starts, "F")))

    async def on_cancel(self, interaction: Interaction, press: Press) -> None:
        """Cancel: ask for a confirmation."""
        night = await self._here(interaction, press.arg)
        self._check_manages(interaction, night)
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            await reply.give(sure_cancel_layout(self.words, night), [])

    async def on_sure_cancel(self, interaction: Interaction, press: Press) -> None:
        """Yes, cancel it."""
        night = await self._here(interaction, press.arg)
        self._check_manages(interaction, night)
        await self.nights.cancel(night.id)
        await replace_question(interaction, self.words.say("night.cancelled"))

    @app_commands.command(description="describe.night-move")
    @app_commands.describe(night="describe.night-which", when="describe.night-when")
    async def move(self, interaction: Interaction, night: Code, when: app_commands.Timestamp | None = None) -> None:
        """Move a night of this channel; without a time in a private panel."""
        found = await self._here(interaction, night)
        self._check_manages(interaction, found)
        if when is None:
            async with Reply(interaction, self.bot.clock, edits=False) as reply:
                seen = await self._by_own_clock(interaction, found)
                await reply.give(self._panel(seen, proposed(seen, self.bot.clock.now())), [])
            return
        moved = await self.nights.move(found.id, when.timestamp())
        await whisper(interaction, self.words.say("night.moved", when=shown(moved.starts, "F")))

    @app_commands.command(description="describe.night-cancel")
    @app_commands.describe(night="describe.night-which")
    async def cancel(self, interaction: Interaction, night: Code) -> None:
        """Cancel a night of this channel."""
        found = await self._here(interaction, night)
        self._check_manages(interaction, found)
        await self.nights.cancel(found.id)
        await whisper(interaction, self.words.say("night.cancelled"))

    @app_commands.command(name="list", description="describe.night-list")
    async def list_nights(self, interaction: Interaction) -> None:
        """The nights of this server in channels that the person can see."""
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            found: list[tuple[Night, int]] = []
            for night in await self.nights.of_server(interaction.guild_id or 0):
                if sees_channel(interaction, night.guild_id, night.channel_id):
                    said = await self.nights.answers(night.id)
                    found.append((night, sum(answer.answer == "in" for answer in said)))
            await reply.give(list_layout(self.words, found), [])

    @answer.autocomplete("night")
    @move.autocomplete("night")
    @cancel.autocomplete("night")
    async def _nights(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The open nights of this channel."""
        here = [
            night
            for night in await self.nights.of_server(interaction.guild_id or 0)
            if night.channel_id == interaction.channel_id
        ]
        labels = [(self._label(night), night.id) for night in here]
        return choices((label, code) for label, code in labels if typed.lower() in f"{label} {code}".lower())

    def _label(self, night: Night) -> str:
        """A night in a list that Discord does not format: by its planner's clock."""
        minute = minute_of(night.zone, night.utc_offset, night.starts)
        day = day_of(night.zone, night.utc_offset, night.starts)
        facts = {"game": self.words.say(f"game.{night.game}"), "day": day.isoformat(), "time": show_minute(minute)}
        return self.words.say("night.label-soon" if night.soon else "night.label", name=night.name, **facts)


async def setup(bot: Tavern) -> None:
    """Called by discord.py when it loads this file."""
    await bot.add_cog(NightCog(bot))
