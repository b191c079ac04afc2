"""The buttons for leaving, removing and closing, with their questions and votes, and what their commands do."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.engine import Refused
from bot.snowflakes import read_snowflake
from bot.tables.clocks.pace import PACES
from bot.tables.info import TableInfo
from bot.tables.seats.leaving import check_closer
from bot.tables.seats.sight import seat_of
from bot.ui.business import on_private_message
from bot.ui.calling import call_to_vote
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.errors import whisper
from bot.ui.layouts import panels
from bot.ui.layouts.clock import duration
from bot.ui.layouts.components import Press
from bot.ui.layouts.tables import layout, name_of


class LeavingCog(commands.Cog):
    """The buttons; the commands are in the group of `LobbyCog`."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        bot.verbs.add("table", {
            "leave": self.on_leave, "sure-leave": self.on_sure_leave, "close": self.on_close,
            "sure-close": self.on_sure_close, "kick": self.on_kick, "sure-kick": self.on_sure_kick,
            "replace": self.on_replace, "sure-replace": self.on_sure_replace,
            "vote-yes": self.on_vote, "vote-no": self.on_vote,
        }, public=("leave", "close", "vote-yes", "vote-no"))  # fmt: skip

    async def on_leave(self, interaction: Interaction, press: Press) -> None:
        """Leave: a lobby at once, a game after a confirmation."""
        await leave(interaction, await self.bot.tables.info(press.table))

    async def on_sure_leave(self, interaction: Interaction, press: Press) -> None:
        """Leave a game."""
        await self.bot.tables.leaving.leave(press.table, interaction.user.id)
        await replace_question(interaction, self.bot.words.say("more.leaving", table=press.table))

    async def on_close(self, interaction: Interaction, press: Press) -> None:
        """Close: ask for a confirmation."""
        await close(interaction, await self.bot.tables.info(press.table))

    async def on_sure_close(self, interaction: Interaction, press: Press) -> None:
        """Close the table for everybody."""
        info = await self.bot.tables.leaving.close(press.table, interaction.user.id)
        await self._voted_on(interaction, info, self.bot.words.say("lobby.closed-done", table=press.table))

    async def on_kick(self, interaction: Interaction, press: Press) -> None:
        """Remove a player: ask for a confirmation."""
        await _ask_to_kick(interaction, await self.bot.tables.info(press.table), "".join(press.values))

    async def on_sure_kick(self, interaction: Interaction, press: Press) -> None:
        """Remove the player whom the button names."""
        info = await self.bot.tables.info(press.table)
        name = _may_kick(interaction, info, press.arg)
        after = await self.bot.tables.leaving.kick(info.id, interaction.user.id, int(press.arg))
        await self._voted_on(interaction, after, self.bot.words.say("lobby.kicked", name=name, table=info.id))

    async def on_replace(self, interaction: Interaction, press: Press) -> None:
        """A patron for somebody who is away: ask for a confirmation, which says who decides."""
        info = await self.bot.tables.info(press.table)
        name, user = _replaced(info, press.arg)
        asked = await self.bot.tables.leaving.may_replace(info.id, interaction.user.id, user)
        time = duration(self.bot.words, PACES[info.pace].vote)
        sure = panels.sure_layout(
            self.bot.words, info.id, "replace", arg=press.arg, way="-vote" if asked else "", name=name, time=time
        )
        await interaction.response.send_message(view=sure, ephemeral=True)

    async def on_sure_replace(self, interaction: Interaction, press: Press) -> None:
        """Ask for a patron, or let one play."""
        name, user = _replaced(await self.bot.tables.info(press.table), press.arg)
        after = await self.bot.tables.leaving.replace(press.table, interaction.user.id, user)
        await self._voted_on(interaction, after, self.bot.words.say("table.gone-away", name=name))

    async def on_vote(self, interaction: Interaction, press: Press) -> None:
        """Answer the vote on removing somebody or on closing the table."""
        await self.bot.tables.leaving.vote(press.table, interaction.user.id, yes=press.what == "vote-yes")
        await whisper(interaction, self.bot.words.say("more.agreed"))

    async def _voted_on(self, interaction: Interaction, info: TableInfo, done: str) -> None:
        """Say what has come of closing or removing: it is done, or the others are asked and called."""
        motion = info.motion
        await replace_question(interaction, done if motion is None else self.bot.words.say("more.vote-asked"))
        if motion is not None:
            await call_to_vote(self.bot, info, motion)


async def leave(interaction: Interaction, info: TableInfo) -> None:
    """Give up the seat of the person who acts: in a lobby at once, in a game after a confirmation."""
    bot = interaction.client
    if seat_of(info, interaction.user.id) is None:
        raise Refused("not-seated")
    if info.status == "lobby":
        await bot.tables.leaving.leave(info.id, interaction.user.id)
        await _tell(interaction, bot.words.say("lobby.left", table=info.id))
        return
    way = "-out" if await bot.tables.leaving.has_finished(info.id, interaction.user.id) else ""
    sure = panels.sure_layout(bot.words, info.id, "leave", way=way)
    await interaction.response.send_message(view=sure, ephemeral=True)


async def close(interaction: Interaction, info: TableInfo) -> None:
    """Close a lobby where nobody else sits at once, any other table after a confirmation, which says who decides."""
    bot = interaction.client
    check_closer(info, interaction.user.id, bot.clock.now())
    if info.status == "lobby" and all(seat.user_id in (None, info.host_id) for seat in info.seats):
        if on_private_message(interaction):
            await bot.tables.leaving.close(info.id, interaction.user.id)
            await replace_question(interaction, bot.words.say("lobby.closed-done", table=info.id))
            return
        async with Reply(interaction, bot.clock, edits=True) as reply:
            await bot.tables.leaving.close(info.id, interaction.user.id)
            await reply.done()
        return
    asked = await bot.tables.leaving.asked(info.id, interaction.user.id)
    time = duration(bot.words, PACES[info.pace].vote)
    sure = panels.sure_layout(bot.words, info.id, "close", way="-vote" if asked else "", time=time)
    await interaction.response.send_message(view=sure, ephemeral=True)


async def kick(interaction: Interaction, info: TableInfo, user_id: int) -> None:
    """Remove a player from a lobby, or from a game after a confirmation; only the host may."""
    bot = interaction.client
    if info.status != "lobby":
        await _ask_to_kick(interaction, info, str(user_id))
        return
    name = _may_kick(interaction, info, str(user_id))
    await bot.tables.leaving.kick(info.id, interaction.user.id, user_id)
    await whisper(interaction, bot.words.say("lobby.kicked", name=name, table=info.id))


async def _ask_to_kick(interaction: Interaction, info: TableInfo, player: str) -> None:
    """Ask for a confirmation, which says who decides."""
    bot, name = interaction.client, _may_kick(interaction, info, player)
    asked = await bot.tables.leaving.asked(info.id, interaction.user.id, int(player))
    way = "" if info.status == "lobby" else "-vote" if asked else "-alone"
    time = duration(bot.words, PACES[info.pace].vote)
    sure = panels.sure_layout(bot.words, info.id, "kick", arg=player, way=way, name=name, time=time)
    await interaction.response.send_message(view=sure, ephemeral=True)


def _may_kick(interaction: Interaction, info: TableInfo, player: str) -> str:
    """The name of the player to be removed. Raises `Refused`: ``not-host``, ``no-such-seat``, ``kick-self``."""
    user = read_snowflake(player)
    name = name_of(info, user) if user is not None else ""
    if interaction.user.id != info.host_id:
        raise Refused("not-host")
    if not name:
        raise Refused("no-such-seat")
    if user == interaction.user.id:
        raise Refused("kick-self")
    return name


def _replaced(info: TableInfo, player: str) -> tuple[str, int]:
    """Name and id of somebody at the table. Raises `Refused('no-such-seat')`."""
    user = read_snowflake(player)
    name = name_of(info, user) if user is not None else ""
    if user is None or not name:
        raise Refused("no-such-seat")
    return name, user


async def _tell(interaction: Interaction, text: str) -> None:
    """Tell only the person who acted; on a private message, in place of what it said."""
    if on_private_message(interaction):
        await replace_question(interaction, text)
    else:
        await whisper(interaction, text)


async def replace_question(interaction: Interaction, text: str) -> None:
    """Replace the question that was asked privately by its answer."""
    said: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(text)
    await interaction.response.edit_message(view=layout(said), attachments=[])


async def setup(bot: Tavern) -> None:
    """Load the buttons."""
    await bot.add_cog(LeavingCog(bot))
