"""The commands about tables, and the buttons for opening, sitting down, options, starting and rematches."""

from __future__ import annotations

import math
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.languages.files import languages
from bot.languages.spoken import language
from bot.tables.clocks.pace import PACES
from bot.tables.info import TableInfo
from bot.tables.record.stories import PersonLimit
from bot.tables.seats.leaving import check_resumer
from bot.tables.seats.sight import had_seat, seat_of
from bot.ui.business import on_private_message
from bot.ui.calling import call_back, call_to_vote, mentions
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.errors import whisper
from bot.ui.finding import OPEN, PLAYED, complete_table, which
from bot.ui.layouts import panels
from bot.ui.layouts.components import Press
from bot.ui.layouts.languages import USUAL, offer_layout
from bot.ui.layouts.tables import name_of
from bot.ui.places import check_banned, check_place, person
from bot.ui.setting_up import seated, show_result, show_setup
from cogs import leaving, panel
from cogs.call import call_people
from cogs.me import show_own_tables
from cogs.reporting import ReportingCog

RESEND_SECONDS = 60.0
"""How long a table that was posted again stays where it is."""
MENU = 10
"""Tables that a menu offers at most."""
INVITE_SECONDS = 60.0
"""Seconds until the same person may call others to a rematch again; the rematch itself can be opened before."""

PACE_CHOICES = [app_commands.Choice(name=f"pace.{pace}", value=pace) for pace in PACES]
REPORT_LENGTH = app_commands.Range[str, 1, 1000]


class Resent:
    """Lets each table be posted again once a minute."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}

    def enter(self, table: str, now: float) -> None:
        """Note that a table is posted again. Raises `Refused('resent-just-now')`, with the `seconds` to wait."""
        self._last = {known: at for known, at in self._last.items() if 0 <= now - at < RESEND_SECONDS}
        if table in self._last:
            raise Refused("resent-just-now", seconds=math.ceil(self._last[table] + RESEND_SECONDS - now))
        self._last[table] = now


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class LobbyCog(commands.GroupCog, group_name="table", group_description="commands.table"):
    """Everything about a table except the moves of its game."""

    def __init__(self, bot: Tavern, reporting: ReportingCog) -> None:
        self.bot = bot
        self.reporting = reporting
        self.words = bot.words
        self._resent = Resent()
        self._inviting = PersonLimit(bot.clock, 1, INVITE_SECONDS)
        app_commands.choices(game=bot.game_choices())(self.open_table)
        bot.verbs.add("table", {
            "join": self.on_join, "patron": self.on_patron, "guest": self.on_guest, "unpatron": self.on_unpatron,
            "options": self.on_options, "set": self.on_set, "preset": self.on_preset, "own-preset": self.on_preset,
            "brisk": self.on_brisk, "calm": self.on_brisk,
            "finish": self.on_finish, "watch-on": self.on_finish,
            "game": self.on_game, "language": self.on_language, "start": self.on_start, "more": self.on_more,
            "which": self.on_which, "open": self.on_open,
            "pause": self.on_pause, "resume": self.on_pause, "resend": self.on_resend,
            "rematch": self.on_rematch, "back": self.on_back,
            "yes": self.on_agree, "no": self.on_agree,
        }, forms=("set",), public=(
            "join", "patron", "guest", "unpatron", "options", "set", "preset", "own-preset", "brisk", "calm", "finish",
            "watch-on", "game", "start", "more", "which", "rematch", "back", "yes", "no",
        ))  # fmt: skip

    # -- what both ways do --------------------------------------------------------------------------------------

    async def sit_down(self, interaction: Interaction, info: TableInfo) -> None:
        """Seat the person who acts, or give a seat that they left back to them."""
        await check_banned(self.bot, info.guild_id, interaction.user.id)
        seat = had_seat(info, interaction.user.id)
        if seat is not None and seat.minded and info.status in PLAYED:
            await self.bot.tables.play.take_back(info.id, interaction.user.id)
            await whisper(interaction, self.words.say("more.back"))
            return
        if seat_of(info, interaction.user.id) is not None and info.status == "lobby":
            said = self.words.say("setup.again", table=info.id)
        else:
            info = await self.bot.tables.lobby.join(info.id, person(interaction))
            said = self._seated("lobby.joined", interaction, info)
        await self._tell_seated(interaction, info, said)

    async def _tell_seated(self, interaction: Interaction, info: TableInfo, said: str, *, others: bool = False) -> None:
        """Answer privately; on a private message, in place of what it said."""
        if interaction.user.id == info.host_id:
            self.bot.delivery.chairs.opened_by[info.id] = interaction
        view = await seated(interaction, info, said, others=others)
        if on_private_message(interaction):
            await interaction.response.edit_message(view=view, attachments=[])
        else:
            await interaction.response.send_message(view=view, ephemeral=True)

    def _seated(self, key: str, interaction: Interaction, info: TableInfo) -> str:
        """What somebody is told who has just sat down: also what they have added to the shuffle."""
        said = self.words.say(key, table=info.id)
        return (
            f"{said}\n{self.words.say('lobby.entry', entry=str(interaction.id), seal=info.seed_proof)}"
            if info.mixed
            else said
        )

    async def pause_or_resume(self, interaction: Interaction, info: TableInfo, *, pause: bool) -> None:
        """Pause or resume the table; mostly only the host may. A doubled press changes nothing."""
        if interaction.user.id != info.host_id:
            check_resumer(info, interaction.user.id, self.bot.clock.now())
        if pause and info.status != "paused":
            info = await self.bot.tables.leaving.pause(info.id, interaction.user.id)
        resumed = not pause and info.status != "live"
        if resumed:
            info = await self.bot.tables.leaving.resume(info.id, interaction.user.id)
        if pause and info.motion is not None and info.motion.what == "pause":
            await whisper(interaction, self.words.say("more.vote-asked"))
            await call_to_vote(self.bot, info, info.motion)
            return
        await whisper(interaction, self.words.say("more.paused" if pause else "more.resumed", table=info.id))
        if resumed:
            await call_back(self.bot, info, interaction.user.id)

    async def post_anew(self, interaction: Interaction, info: TableInfo) -> None:
        """Post the table's message again, for somebody who sits there; a table that lost its channel goes on in this
        one.
        """
        if seat_of(info, interaction.user.id) is None and info.host_id != interaction.user.id:
            raise Refused("not-seated")
        self._resent.enter(info.id, self.bot.clock.now())
        if info.status == "paused" and info.pause_reason in ("no-permission", "channel-gone"):
            await check_place(self.bot, interaction)
            await self.bot.tables.clocks.resume(info.id, interaction.channel_id)
        self.bot.delivery.boards.show(info.id, anew=True)
        await whisper(interaction, self.words.say("more.resent", table=info.id))

    # -- buttons ------------------------------------------------------------------------------------------------

    async def on_join(self, interaction: Interaction, press: Press) -> None:
        """Join."""
        await self.sit_down(interaction, await self.bot.tables.info(press.table))

    async def on_patron(self, interaction: Interaction, press: Press) -> None:
        """Add a patron; the button's argument may name its strength."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            info = await self.bot.tables.lobby.add_patron(press.table, interaction.user.id, press.arg or "regular")
            await show_result(interaction, reply, info)

    async def on_guest(self, interaction: Interaction, press: Press) -> None:
        """Add the next guest of the house."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            game = (await self.bot.tables.info(press.table)).game
            guests = {code: self.words.say(f"guest.{code}") for code in self.bot.looks[game].guests()}
            await self.bot.tables.lobby.add_guest(press.table, interaction.user.id, guests)
            await reply.done()

    async def on_unpatron(self, interaction: Interaction, press: Press) -> None:
        """Remove a patron."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            info = await self.bot.tables.lobby.remove_patron(press.table, interaction.user.id)
            await show_result(interaction, reply, info)

    async def on_options(self, interaction: Interaction, press: Press) -> None:
        """Options: open the form."""
        info = await self.bot.tables.info(press.table)
        if info.status != "lobby":
            raise Refused("host-only-lobby")
        if info.host_id != interaction.user.id:
            raise Refused("not-host")
        await interaction.response.send_modal(self.bot.looks[info.game].form(self.words, info))

    async def on_set(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of the options."""
        info = await self.bot.tables.info(press.table)
        wanted = self.bot.looks[info.game].read_form(press.values)
        options = self.bot.tables.options
        info = await options.set_options(press.table, interaction.user.id, wanted.options, wanted.pace)
        said = self.words.say("lobby.changed", table=press.table)
        if not on_private_message(interaction):
            await whisper(interaction, said)
            return
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            await show_setup(interaction, reply, info, said)

    async def on_preset(self, interaction: Interaction, press: Press) -> None:
        """A preset: the game's, or with ``own-preset`` one that the server has named."""
        info = await self.bot.tables.info(press.table)
        own = press.what == "own-preset"
        presets = (await self.bot.wishes.house(info.guild_id)).presets if own else self.bot.looks[info.game].presets()
        preset = next((preset for preset in presets if (preset.game, preset.name) == (info.game, press.arg)), None)
        if preset is None:
            raise Refused("no-such-preset")
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            info = await self.bot.tables.options.use_preset(press.table, interaction.user.id, preset)
            await show_result(interaction, reply, info)

    async def on_brisk(self, interaction: Interaction, press: Press) -> None:
        """Brisk, or Easy to follow."""
        brisk = press.what == "brisk"
        await self.bot.tables.options.set_brisk(press.table, interaction.user.id, brisk=brisk)
        await whisper(interaction, self.words.say("more.brisk" if brisk else "more.calm"))

    async def on_finish(self, interaction: Interaction, press: Press) -> None:
        """Finish it, or Watch on, when only patrons are still in the game."""
        watched = press.what == "watch-on"
        await self.bot.tables.play.finish(press.table, interaction.user.id, watched=watched)
        if watched:
            await whisper(interaction, self.words.say("more.watch-on"))
        else:
            await interaction.response.defer()

    async def on_game(self, interaction: Interaction, press: Press) -> None:
        """Play another game at this table."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            info = await self.bot.tables.options.change_game(press.table, interaction.user.id, press.arg)
            await show_result(interaction, reply, info)

    async def on_language(self, interaction: Interaction, press: Press) -> None:
        """Tell what several see of this table in a language, or in the server's."""
        info, wanted = await self.bot.tables.info(press.table), "".join(press.values)
        if wanted != USUAL and not self.bot.tongues.speaks(wanted, info.game):
            raise Refused("not-offered")
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            code = wanted if wanted != USUAL else ""
            info = await self.bot.tables.options.set_language(press.table, interaction.user.id, code)
            await show_result(interaction, reply, info)

    async def on_start(self, interaction: Interaction, press: Press) -> None:
        """Start."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            await self.bot.tables.lobby.start_game(press.table, interaction.user.id, interaction.id)
            await reply.done()

    async def on_more(self, interaction: Interaction, press: Press) -> None:
        """More: open the menu of rarer actions."""
        info = await self.bot.tables.info(press.table)
        may_undo = await self.bot.tables.undo.offered(info.id, interaction.user.id)
        view = panels.more_layout(self.words, info, interaction.user.id, self.bot.clock.now(), may_undo=may_undo)
        await interaction.response.send_message(view=view, ephemeral=True)

    async def on_pause(self, interaction: Interaction, press: Press) -> None:
        """Pause, or resume."""
        info = await self.bot.tables.info(press.table)
        await self.pause_or_resume(interaction, info, pause=press.what == "pause")

    async def on_resend(self, interaction: Interaction, press: Press) -> None:
        """Post the table's message again."""
        await self.post_anew(interaction, await self.bot.tables.info(press.table))

    async def on_rematch(self, interaction: Interaction, press: Press) -> None:
        """Rematch: another game for the same people, if a table may still be opened here."""
        await check_place(self.bot, interaction)
        ended = await self.bot.tables.info(press.table)
        if interaction.channel_id != ended.channel_id:
            raise Refused("no-such-table")  # only of the channel of the press is it known that tables may be opened
        opened = await self.bot.tables.lobby.rematch(press.table, person(interaction))
        self.bot.delivery.chairs.opened_by[opened.id] = interaction
        await whisper(interaction, self._seated("more.rematch", interaction, opened))
        if all(seat.user_id in (None, opened.host_id) for seat in opened.seats):
            await self._invite(interaction, ended, opened)

    async def _invite(self, interaction: Interaction, ended: TableInfo, opened: TableInfo) -> None:
        """Tell the other people of an ended game of its rematch, and mention those who want mentions."""
        others = [seat for seat in ended.seats if seat.user_id not in (None, opened.host_id) and not seat.left]
        if others and self._inviting.open_to(interaction.user.id):
            self._inviting.enter(interaction.user.id)
            names, only = await mentions(self.bot, others)
            name = name_of(opened, opened.host_id)
            text = self.words.say("more.invites", names=names, name=name, table=opened.id)
            await interaction.followup.send(text, allowed_mentions=only)

    async def on_back(self, interaction: Interaction, press: Press) -> None:
        """Give a seat that a patron minds back to its person."""
        await check_banned(self.bot, (await self.bot.tables.info(press.table)).guild_id, interaction.user.id)
        await self.bot.tables.play.take_back(press.table, interaction.user.id)
        await whisper(interaction, self.words.say("more.back"))

    async def on_agree(self, interaction: Interaction, press: Press) -> None:
        """Agree to take a move back, or not."""
        await self.bot.tables.undo.agree(press.table, interaction.user.id, press.what == "yes")
        await whisper(interaction, self.words.say("more.agreed"))

    # -- commands -----------------------------------------------------------------------------------------------

    @app_commands.command(name="open", description="commands.open")
    @app_commands.describe(game="describe.open-game", pace="describe.pace", seats="describe.seats")
    @app_commands.choices(pace=PACE_CHOICES)
    async def open_table(
        self,
        interaction: Interaction,
        game: str | None = None,
        pace: str | None = None,
        seats: app_commands.Range[int, 2, 10] | None = None,
    ) -> None:
        """Open a table in this channel; without a game, ask which."""
        await check_place(self.bot, interaction)
        if game is None and len(self.bot.kits) > 1:
            await self._ask_game(interaction, pace, seats)
            return
        info = await self._open(interaction, game or next(iter(self.bot.kits)), pace, seats)
        await self._tell_seated(interaction, info, self._seated("lobby.opened", interaction, info), others=True)
        await self._offer_language(interaction, info)

    async def on_which(self, interaction: Interaction, press: Press) -> None:
        """Open a table by the greeting's button."""
        await check_place(self.bot, interaction)
        await self._ask_game(interaction)

    async def _ask_game(self, interaction: Interaction, pace: str | None = None, seats: int | None = None) -> None:
        view = panels.games_layout(self.words, list(self.bot.kits), pace, seats)
        await interaction.response.send_message(view=view, ephemeral=True)

    async def on_open(self, interaction: Interaction, press: Press) -> None:
        """Open a table of the game that was chosen, with what the command had said of it."""
        game, pace, seats = [*press.arg.split("."), "", ""][:3]
        if game not in self.bot.kits or (seats and not seats.isdecimal()):
            raise Refused("over")
        info = await self._open(interaction, game, pace or None, int(seats) if seats else None)
        await self._tell_seated(interaction, info, self._seated("lobby.opened", interaction, info), others=True)
        await self._offer_language(interaction, info)

    async def _offer_language(self, interaction: Interaction, info: TableInfo) -> None:
        """Once a server: tell somebody who manages it, and speaks another language than its tables, that these can be
        in it. Discord says of every server that is no Community that it is English.
        """
        tongues, wishes, own = self.bot.tongues, self.bot.wishes, language()
        if not interaction.permissions.manage_guild or not tongues.speaks(own, info.game):
            return
        house = await wishes.house(info.guild_id)
        if house.language or house.language_offered or own == await tongues.here(info.guild_id):
            return
        await wishes.save_house(replace(house, language_offered=True))
        await interaction.followup.send(view=offer_layout(self.words, languages()[own]), ephemeral=True)

    async def _open(self, interaction: Interaction, game: str, pace: str | None, seats: int | None) -> TableInfo:
        """A new table where the interaction came from."""
        guild_id, channel_id = await check_place(self.bot, interaction)
        usual = (await self.bot.wishes.house(guild_id)).pace
        most = seats or self.bot.looks[game].most
        return await self.bot.tables.lobby.open(
            guild_id, channel_id, person(interaction), game, pace=pace or usual, most=most
        )

    @app_commands.command(description="commands.join")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def join(self, interaction: Interaction, table: str | None = None) -> None:
        """Take a seat."""
        await self.sit_down(interaction, await which(self.bot.tables, interaction, table))

    @app_commands.command(description="commands.leave")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Give up one's seat; in a game only after a confirmation."""
        info = await which(self.bot.tables, interaction, table, seated=True)
        await leaving.leave(interaction, info)

    @app_commands.command(description="commands.start")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        """Start the game."""
        info = await which(self.bot.tables, interaction, table)
        await self.bot.tables.lobby.start_game(info.id, interaction.user.id, interaction.id)
        await whisper(interaction, self.words.say("lobby.started", table=info.id))

    @app_commands.command(description="commands.status")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def status(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the state of a table privately; in direct messages that of all one's tables."""
        if interaction.guild_id is None and table is None:
            await show_own_tables(interaction)
            return
        try:
            info = await which(self.bot.tables, interaction, table)
        except Refused as no:
            if no.reason != "which-table":
                raise
            codes = str(no.facts["codes"]).split(", ")[:MENU]
            infos = [await self.bot.tables.info(code) for code in codes]
            await interaction.response.send_message(view=panels.which_layout(self.words, infos), ephemeral=True)
            return
        await self.bot.delivery.watchers.show(interaction, info.id, edits=False)

    @app_commands.command(description="commands.beacon")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def beacon(self, interaction: Interaction, table: str | None = None) -> None:
        """Let the deal depend on a public beacon too, or no longer; only the host may."""
        info = await which(self.bot.tables, interaction, table, among=frozenset({"lobby"}), seated=True)
        info = await self.bot.tables.lobby.want_beacon(info.id, interaction.user.id)
        key = "lobby.beacon-off" if info.beacon_round is None else "lobby.beacon-on"
        await whisper(interaction, self.words.say(key, table=info.id))

    @app_commands.command(description="commands.table-call")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def call(self, interaction: Interaction, table: str | None = None) -> None:
        """Call people to a lobby who have asked for it; only the host may."""
        info = await which(self.bot.tables, interaction, table, among=frozenset({"lobby"}))
        await whisper(interaction, await call_people(self.bot, info.id, interaction.user.id))

    @app_commands.command(description="commands.resend")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def resend(self, interaction: Interaction, table: str | None = None) -> None:
        """Post the table's message again; a table without a channel moves here."""
        await self.post_anew(interaction, await which(self.bot.tables, interaction, table))

    @app_commands.command(description="commands.kick")
    @app_commands.describe(player="describe.whom", table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def kick(self, interaction: Interaction, player: discord.User, table: str | None = None) -> None:
        """Remove a player from a lobby, or ask the others to remove them from a game; only the host may."""
        await leaving.kick(interaction, await which(self.bot.tables, interaction, table), player.id)

    @app_commands.command(description="commands.pause")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        """Pause or resume the table; mostly only the host may."""
        info = await which(self.bot.tables, interaction, table, among=PLAYED)
        await self.pause_or_resume(interaction, info, pause=info.status != "paused")

    @app_commands.command(description="commands.undo")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        """Ask to take back one's last move."""
        info = await which(self.bot.tables, interaction, table, among=PLAYED, seated=True)
        await panel.take_back(self.bot, interaction, info.id)

    @app_commands.command(description="commands.report")
    @app_commands.describe(text="describe.report", table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def report(self, interaction: Interaction, text: REPORT_LENGTH, table: str | None = None) -> None:
        """Tell the operator that something is wrong at a table."""
        info = await which(self.bot.tables, interaction, table, seated=True)
        await self.reporting.keep(interaction, info.id, text)

    @app_commands.command(description="commands.close")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_table)
    async def close(self, interaction: Interaction, table: str | None = None) -> None:
        """Close a table for everybody, after a confirmation; only the host may, or anybody who sits there
        once it has been broken for a while.
        """
        await leaving.close(interaction, await which(self.bot.tables, interaction, table, among=OPEN))


async def setup(bot: Tavern) -> None:
    """Load the commands."""
    reporting = ReportingCog(bot)
    await bot.add_cog(reporting)
    await bot.add_cog(LobbyCog(bot, reporting))
