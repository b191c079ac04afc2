"""Replays: a finished game, looked at step by step, privately."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.tables.info import TableInfo
from bot.tables.record.stories import PersonLimit
from bot.tables.seats.sight import Sight, may_see_hands
from bot.ui.business import check_seen, sight_of
from bot.ui.choices import Choice, matching
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.replays import ReplayPanels
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press
from bot.ui.layouts.replays import EVERYBODY, At, read_at, read_step
from bot.ui.layouts.tables import label_names

STEPS, SECONDS = 2, 1.0
"""How many steps one person may look at within so many seconds."""
LAST = 999_999
"""Further than any game goes."""
MOST = 25
"""How many of a person's games, and of a channel's, are offered."""


class ReplayCog(commands.Cog):
    """The command, and the buttons of the panel. A button's argument names the game, the step and the seat; it belongs
    to no table, so that it may stand in any channel.
    """

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.panels = ReplayPanels(bot.office)
        self._steps = PersonLimit(bot.clock, STEPS, SECONDS)
        bot.verbs.add("replay", {
            "open": self.on_open, "first": self.on_way, "back": self.on_way, "on": self.on_way, "last": self.on_way,
            "pick": self.on_pick, "eyes": self.on_eyes,
        }, public=("open",))  # fmt: skip

    @app_commands.command(description="describe.replay")
    @app_commands.describe(table="describe.replay-table")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def replay(self, interaction: Interaction, table: str | None = None) -> None:
        """Look at a finished game again; without a code at the last one of the person, or of the channel."""
        if table is None:
            found = await self._ended(interaction)
            if not found:
                raise Refused("no-game-yet")
            table = found[0].id
        await self._show(interaction, table.strip().upper(), "0", None, edits=False)

    @replay.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The person's own finished games, then those of the channel."""
        words = self.bot.words
        found = [(info.id, words.say(f"game.{info.game}"), ", ".join(label_names(info)))
                 for info in await self._ended(interaction)]  # fmt: skip
        return matching(((f"{code} · {game} · {names}", code) for code, game, names in found), typed)

    async def _ended(self, interaction: Interaction) -> list[TableInfo]:
        here = interaction.channel_id or 0
        found = await self.bot.tables.ended(interaction.user.id, here, MOST)
        return [info for info in found if info.game in self.bot.looks and sight_of(interaction, info) > Sight.NOTHING]

    async def on_open(self, interaction: Interaction, press: Press) -> None:
        """*Replay*, or *Go on from here*: a new private panel."""
        table, step, seat = read_at(press.arg)
        await self._show(interaction, table, step, seat, edits=False)

    async def on_way(self, interaction: Interaction, press: Press) -> None:
        """First, back, on, last."""
        table, text, seat = read_at(press.arg)
        step = read_step(text)
        wanted = {"first": 0, "back": max(0, step - 1), "on": step + 1, "last": LAST}[press.what]
        await self._show(interaction, table, str(wanted), seat, edits=True)

    async def on_pick(self, interaction: Interaction, press: Press) -> None:
        """A turn or a moment."""
        table, _, seat = read_at(press.arg)
        await self._show(interaction, table, "".join(press.values), seat, edits=True)

    async def on_eyes(self, interaction: Interaction, press: Press) -> None:
        """As somebody saw it, or everybody."""
        (table, step, _), chosen = read_at(press.arg), "".join(press.values)
        seat = None if chosen == EVERYBODY else read_step(chosen)
        await self._show(interaction, table, step, seat, edits=True)

    async def _show(self, interaction: Interaction, table: str, step: str, seat: int | None, *, edits: bool) -> None:
        """Answer with a step of a game, or a refusal: whoever may not see the table's channel knows of no such game."""
        info = await self.bot.tables.stored_info(table)
        check_seen(interaction, info)
        await self.bot.membership.check(interaction, info)
        if info.status != "over":
            raise Refused("replay-not-over")
        if seat is not None and not (may_see_hands(info, interaction.user.id) and seat < len(info.seats)):
            raise Refused("replay-hands")
        self._steps.enter(interaction.user.id)
        async with Reply(interaction, self.bot.clock, edits=edits) as reply:
            at = At(table, await self.panels.step_of(table, step), seat)
            await reply.give(*await self.panels.panel(info, at, interaction.user.id))


async def setup(bot: Tavern) -> None:
    """Load the command."""
    await bot.add_cog(ReplayCog(bot))
