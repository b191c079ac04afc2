"""The lobby's selects of a variant, and of who plays with whom."""

from __future__ import annotations

from discord import ui
from discord.ext import commands

from bot.engine import VARIANT, Refused
from bot.tables.info import TableInfo
from bot.ui.business import on_private_message
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press
from bot.ui.layouts.teams import SidesOffer, teams_layout
from bot.ui.setting_up import show_result


class SidesCog(commands.Cog):
    """Variants and sides, of any game that has them."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        bot.verbs.add("table", {
            "variant": self.on_variant, "side": self.on_side, "arrange": self.on_arrange, "mover": self.on_mover,
            "moved": self.on_moved, "sides-shuffle": self.on_shuffle, "sides-again": self.on_again,
            "sides-swap": self.on_swap,
        }, public=("variant", "side", "arrange", "sides-shuffle", "sides-again", "sides-swap"))  # fmt: skip

    async def on_variant(self, interaction: Interaction, press: Press) -> None:
        """The host has picked a variant."""
        variant = "".join(press.values)
        if variant not in self.bot.tables.options.variants((await self.bot.tables.info(press.table)).game):
            raise Refused("over")
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            options = self.bot.tables.options
            info = await options.set_options(press.table, interaction.user.id, {VARIANT: variant})
            await show_result(interaction, reply, info)

    async def on_side(self, interaction: Interaction, press: Press) -> None:
        """Somebody has picked their own side."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            info = await self.bot.tables.arranging.move(press.table, interaction.user.id, "".join(press.values))
            await self._arranged(interaction, reply, info)

    async def on_arrange(self, interaction: Interaction, press: Press) -> None:
        """Move players: open the host's panel."""
        info = await self._host_info(interaction, press)
        await interaction.response.send_message(view=teams_panel(self.bot, info, info.host_id), ephemeral=True)

    async def on_mover(self, interaction: Interaction, press: Press) -> None:
        """Somebody has been picked who is to move: show where to."""
        info = await self._host_info(interaction, press)
        seat = _number("".join(press.values), len(info.seats))
        await interaction.response.edit_message(view=teams_panel(self.bot, info, info.host_id, seat))

    async def on_moved(self, interaction: Interaction, press: Press) -> None:
        """Move whom the select names to the place, or let them change places with the seat, that was picked."""
        info = await self._host_info(interaction, press)
        seat, (kind, _, where) = _number(press.arg, len(info.seats)), "".join(press.values).partition(":")
        arranging = self.bot.tables.arranging
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            if kind == "seat":
                other = _number(where, len(info.seats))
                info = await arranging.change_places(info.id, interaction.user.id, seat, other)
            else:
                info = await arranging.move(info.id, interaction.user.id, where, seat)
            await reply.give(teams_panel(self.bot, info, info.host_id), [])

    async def on_shuffle(self, interaction: Interaction, press: Press) -> None:
        """Shuffle teams."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            info = await self.bot.tables.arranging.shuffle(press.table, interaction.user.id)
            await self._arranged(interaction, reply, info)

    async def on_again(self, interaction: Interaction, press: Press) -> None:
        """Same teams: as they were in the game before."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            info = await self.bot.tables.arranging.as_before(press.table, interaction.user.id)
            await self._arranged(interaction, reply, info)

    async def on_swap(self, interaction: Interaction, press: Press) -> None:
        """Swap Boss, or whatever part one of a side has."""
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            info = await self.bot.tables.arranging.turn_roles(press.table, interaction.user.id)
            await self._arranged(interaction, reply, info)

    async def _host_info(self, interaction: Interaction, press: Press) -> TableInfo:
        """The lobby, of which one must be the host. Raises `Refused`: ``not-host``, ``table-started``."""
        info = await self.bot.tables.info(press.table)
        if info.host_id != interaction.user.id:
            raise Refused("not-host")
        if info.status != "lobby":
            raise Refused("host-only-lobby")
        return info

    async def _arranged(self, interaction: Interaction, reply: Reply, info: TableInfo) -> None:
        """Somebody has another place: the lobby shows it, and so does the panel if it was pressed there."""
        if on_private_message(interaction):
            await reply.give(teams_panel(self.bot, info, interaction.user.id), [])
        else:
            await reply.done()


def teams_panel(bot: Tavern, info: TableInfo, user_id: int, chosen: int | None = None) -> ui.LayoutView:
    """Who plays with whom, for one person; `chosen`: the seat that the host wants to move."""
    options = bot.tables.options
    sides = SidesOffer(options.variants(info.game), options.lineup(info))
    return teams_layout(bot.words, info, sides, host=user_id == info.host_id, chosen=chosen)


def _number(text: str, seats: int) -> int:
    """The seat that a value names. Raises `Refused('no-such-seat')`."""
    if not text.isdecimal() or int(text) >= seats:
        raise Refused("no-such-seat")
    return int(text)


async def setup(bot: Tavern) -> None:
    """Load the selects."""
    await bot.add_cog(SidesCog(bot))
