"""What arrives from Discord: commands, presses, forms and completions, each let in or refused before it is answered."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot import metrics
from bot.engine import Refused
from bot.tables.clocks.clock import Clock
from bot.ui import errors
from bot.ui.business import check_press, on_public_message
from bot.ui.client import Tavern
from bot.ui.freshness import Freshness
from bot.ui.layouts.components import HOUSE, Press, form_values, read_press
from bot.ui.paces import Paces

log = logging.getLogger("barkeep")


Report: TypeAlias = Callable[[discord.Interaction[Any], BaseException, str], Awaitable[None]]
"""Answers after an error, which happened at what the text names for the log."""


class Arrivals:
    """The door of the bot: what is too old or comes too fast does not get in."""

    def __init__(self, bot: Tavern, clock: Clock, presses_a_second: int, report: Report) -> None:
        self._bot = bot
        self.report = report
        self.freshness = Freshness(clock)
        self.paces = Paces(clock, presses_a_second)
        self.completing = Paces(clock, presses_a_second)

    def stale(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether an interaction is so old that the person has long been told that it failed: they may want something
        else by now.
        """
        old = self.freshness.stale(interaction.created_at.timestamp())
        if old:
            metrics.STALE.inc()
            log.info("an interaction that Discord had given up was dropped")
        return old

    async def may_command(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether a command, or what completes one, gets in; who may not is told so."""
        if interaction.type is discord.InteractionType.autocomplete:
            return await self._may_complete(interaction)
        if self.stale(interaction):
            return False
        await self._bot.tongues.hear(interaction)
        try:
            self.paces.enter(interaction.user.id)
        except Refused as no:
            await errors.whisper(interaction, self._bot.words.refusal(no.reason, no.facts))
            return False
        return True

    async def _may_complete(self, interaction: discord.Interaction[Any]) -> bool:
        """A completion that comes too fast has no choices: nobody who types reads a sentence there."""
        try:
            self.completing.enter(interaction.user.id)
        except Refused:
            try:
                await interaction.response.autocomplete([])
            except Exception as error:
                if not (errors.is_gone(error) or errors.is_lost(error)):
                    raise
            return False
        return True

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """A button, a select or a form of ours was used; commands go through the tree."""
        if interaction.type is discord.InteractionType.application_command or self.stale(interaction):
            return
        await self._bot.tongues.hear(interaction)
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            press = read_press(custom_id, form_values(data))
            if press is None or self._bot.verbs.find(press) is None:
                await errors.whisper(interaction, self._bot.words.refusal("reopen", {}))
            else:
                await self._answer(interaction, press)
        elif interaction.type is discord.InteractionType.component:
            await self._answer(interaction, read_press(custom_id, tuple(data.get("values", ()))))

    async def _answer(self, interaction: discord.Interaction[Any], press: Press | None) -> None:
        """Have a press answered by the handler of its verb. None is a press that is none of ours."""
        found = self._bot.verbs.find(press) if press is not None else None
        try:
            self.paces.enter(interaction.user.id)
            if found is None:
                raise Refused("over")
            handler, press = found
            await self._check(interaction, press)
            await handler(interaction, press)
            self._bot.delivery.boards.pressed(interaction)
        except Exception as error:
            # Not the whole press: what was picked may be a card of somebody's hand, and logs tell none.
            await self.report(
                interaction, error, f"the press {press.verb} at table {press.table}" if press else "an unknown press"
            )

    async def _check(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Raise `Refused` unless a press counts: from somebody who may make it, on a message that has its verb."""
        if press.table != HOUSE:
            info = await self._bot.tables.info(press.table)
            check_press(interaction, info)
            await self._bot.membership.check(interaction, info)
            if press.area in self._bot.kits and press.area != info.game:
                raise Refused("other-game")  # only a forged press has a verb of another game
        elif press.area in self._bot.kits:
            raise Refused("no-such-table")
        form = interaction.type is discord.InteractionType.modal_submit
        if not self._bot.verbs.belongs(press, public=on_public_message(interaction), form=form):
            raise Refused("other-message")  # only a forged press has the verb of another kind of message


class Tree(app_commands.CommandTree[Tavern]):
    """The slash commands, which report all errors in one place."""

    async def interaction_check(self, interaction: discord.Interaction[Tavern], /) -> bool:
        """Refuse what is too old to be meant any more, and what comes too fast."""
        return await interaction.client.arrivals.may_command(interaction)

    async def on_error(self, interaction: discord.Interaction[Tavern], error: app_commands.AppCommandError, /) -> None:
        """Answer after an error of a command."""
        command = interaction.command
        await interaction.client.arrivals.report(
            interaction, error, f"/{command.qualified_name}" if command else "a command"
        )
