"""*Call me here*, and *Call*: people who want to be called to games in a channel, and the host who calls them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.store.callers import Caller
from bot.ui.business import on_private_message
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.errors import whisper
from bot.ui.layouts.calling import calls_layout
from bot.ui.layouts.components import IN_PANEL, Press
from bot.ui.layouts.preferences import calls_form, read_minute, read_zone, said_layout
from bot.ui.places import check_banned, guild_of
from bot.ui.setting_up import show_setup


class CallCog(commands.Cog):
    """The command, the panel, and the buttons."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        self.callers = bot.tables.callers
        bot.verbs.add(
            "call",
            {
                "panel": self.on_panel, "here": self.on_here, "games": self.on_games, "hours": self.on_hours,
                "set-hours": self.on_set_hours, "stop": self.on_stop, "stop-all": self.on_stop_all,
                "enough": self.on_enough, "out": self.on_out, "no-hints": self.on_no_hints,
            },
            public=("enough",),
            forms=("set-hours",),
        )  # fmt: skip

    @app_commands.command(name="call", description="describe.call")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def call(self, interaction: Interaction) -> None:
        """Show where one is called to which games, with the controls for this channel."""
        await self._show(interaction, edits=False)

    async def on_panel(self, interaction: Interaction, press: Press) -> None:
        """The same, from the settings."""
        await self._show(interaction, edits=False)

    # -- wishes -------------------------------------------------------------------------------------------------

    async def on_here(self, interaction: Interaction, press: Press) -> None:
        """Call me here: to the game that the button names, or to all. Pressed again it changes nothing."""
        guild_id, channel_id = self._place(interaction)
        await check_banned(self.bot, guild_id, interaction.user.id)
        if await self._here(interaction) is None:
            games, now = (press.arg,) if press.arg in self.bot.kits else (), self.bot.clock.now()
            await self.callers.save(Caller(interaction.user.id, channel_id, guild_id, games, at=now))
        await self._show(interaction, edits=press.arg == IN_PANEL)

    async def on_games(self, interaction: Interaction, press: Press) -> None:
        """To which games."""
        chosen = tuple(game for game in self.bot.kits if game in press.values)
        await self._change(interaction, lambda here: replace(here, games=() if len(chosen) == len(self.bot.kits)
                                                             else chosen))  # fmt: skip

    async def on_hours(self, interaction: Interaction, press: Press) -> None:
        """At which hours: open the form."""
        here = await self._wanted_here(interaction)
        settings = await self.bot.wishes.person(interaction.user.id)
        await interaction.response.send_modal(calls_form(self.words, here, settings, self.bot.clock.now()))

    async def on_set_hours(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of the hours; without them it is at any time."""
        if len(press.values) != 3:
            raise Refused("reopen")
        start, end = (read_minute(text) if text.strip() else None for text in press.values[:2])
        if (start is None) != (end is None):
            raise Refused("quiet-half")
        zone, offset = read_zone(press.values[2], self.bot.clock.now())
        await self._wanted_here(interaction)
        settings = await self.bot.wishes.person(interaction.user.id)
        await self.bot.wishes.save_person(replace(settings, zone=zone, utc_offset=offset))
        await self._change(interaction, lambda here: replace(here, start=start, end=end))

    async def on_stop(self, interaction: Interaction, press: Press) -> None:
        """Stop calling me here."""
        await self._stop(interaction, self.callers.drop(interaction.user.id, interaction.channel_id or 0))

    async def on_stop_all(self, interaction: Interaction, press: Press) -> None:
        """Stop calling me everywhere."""
        await self._stop(interaction, self.callers.drop_all(interaction.user.id))

    async def on_enough(self, interaction: Interaction, press: Press) -> None:
        """*Stop calling me*, on the message that calls people; whoever else presses it changes nothing."""
        was = await self.callers.drop(interaction.user.id, interaction.channel_id or 0)
        await whisper(interaction, self.words.say("call.stopped" if was else "call.not-here"))

    async def _stop(self, interaction: Interaction, stopping: Awaitable[object]) -> None:
        await stopping
        await self._show(interaction, edits=True)

    async def _change(self, interaction: Interaction, how: Callable[[Caller], Caller]) -> None:
        """Change what one wants here, and show the panel as it is then."""
        await self.callers.save(how(await self._wanted_here(interaction)))
        await self._show(interaction, edits=True)

    async def _wanted_here(self, interaction: Interaction) -> Caller:
        """What somebody wants in this channel. Raises `Refused('calls-not-here')`."""
        here = await self._here(interaction)
        if here is None:
            raise Refused("calls-not-here")
        return here

    async def _here(self, interaction: Interaction) -> Caller | None:
        wanted = await self.callers.of_person(interaction.user.id)
        return next((caller for caller in wanted if caller.channel_id == interaction.channel_id), None)

    @staticmethod
    def _place(interaction: Interaction) -> tuple[int, int]:
        """The server and the channel. Raises `Refused('guild-only')`."""
        guild = guild_of(interaction)
        assert interaction.channel_id is not None
        return guild, interaction.channel_id

    async def _show(self, interaction: Interaction, *, edits: bool) -> None:
        user = interaction.user.id
        async with Reply(interaction, self.bot.clock, edits=edits) as reply:
            wanted, settings = await self.callers.of_person(user), await self.bot.wishes.person(user)
            place = interaction.channel_id if interaction.guild_id is not None else None
            view = calls_layout(self.words, settings, wanted, list(self.bot.kits), place, self.bot.clock.now())
            await reply.give(view, [])

    # -- the host -----------------------------------------------------------------------------------------------

    async def on_out(self, interaction: Interaction, press: Press) -> None:
        """*Call*: of a free chair, or behind *Set up*."""
        async with Reply(interaction, self.bot.clock, edits=on_private_message(interaction)) as reply:
            said = await call_people(self.bot, press.table, interaction.user.id)
            if press.arg:
                await show_setup(interaction, reply, await self.bot.tables.info(press.table), said)
            else:
                await reply.give(said_layout(said), [])

    async def on_no_hints(self, interaction: Interaction, press: Press) -> None:
        """Tell me of no free chairs any more."""
        settings = await self.bot.wishes.person(interaction.user.id)
        await self.bot.wishes.save_person(replace(settings, chair_hints=False))
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            await reply.give(said_layout(self.words.say("call.hints-off")), [])


async def call_people(bot: Tavern, table: str, by: int) -> str:
    """Call people to a lobby in the name of its host, and say how many. Raises `Refused` as `Callers.call` does."""
    return bot.words.say("call.called", n=await bot.tables.callers.call(table, by))


async def setup(bot: Tavern) -> None:
    """Load the command."""
    await bot.add_cog(CallCog(bot))
