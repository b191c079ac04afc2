"""The bot as its commands know it. `bot.app` implements it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import AnyGame
from bot.games.kit import Kits
from bot.settings import Settings
from bot.store import Store, tables
from bot.tables.clocks.clock import Clock
from bot.tables.lease import Lease
from bot.tables.tables import Tables
from bot.ui import commands_sync
from bot.ui.delivery.changes import Delivery
from bot.ui.delivery.shared import Office
from bot.ui.look import Looks
from bot.ui.membership import Membership
from bot.ui.settings import Wishes
from bot.ui.tongues import Tongues
from bot.ui.verbs import Verbs
from bot.ui.words import Words

if TYPE_CHECKING:
    from bot.ui.arrivals import Arrivals


class Tavern(commands.AutoShardedBot):
    """Everything a command or a button may need. Set before the commands are loaded.

    Every button, select and form is made with `bot.ui.components` and answered by `verbs`, so it works after a restart,
        and its errors take the one path. Views and forms with callbacks of their own do neither.
    """

    settings: Settings
    words: Words
    clock: Clock
    kits: Kits
    looks: Looks
    games: dict[str, AnyGame]
    verbs: Verbs
    """The handlers of presses; each cog adds its own."""
    store: Store
    tables: Tables
    wishes: Wishes
    tongues: Tongues
    lease: Lease
    """That of the share of the servers that this process serves."""
    office: Office
    delivery: Delivery
    membership: Membership
    arrivals: Arrivals
    closing: bool = False
    """Whether the bot is shutting down: whoever acts now is told so."""

    async def drain_all(self, by: int) -> None:
        """End all processes in order, those that stand by too, in the name of this user."""
        await self.lease.drain_others(by)
        await self.drain()

    async def drain(self) -> None:
        """End the process in order, as an operator wishes: its tables say so, and are kept for the next start."""
        live = await self.store.read(lambda connection: tables.every(connection, ("live",), self.store.share))
        for table in live:
            self.delivery.boards.show(table, notice=lambda: self.words.say("owner.closing"))
        await self.close()

    async def sync_commands(self, *, force: bool = False) -> bool:
        """Send the commands to Discord if they have changed or some are missing there; returns
        whether they were sent.
        """
        return await commands_sync.sync(self.tree, self.store, force=force)

    def game_choices(self) -> list[app_commands.Choice[str]]:
        """The games, as choices of a command."""
        return [app_commands.Choice(name=self.words.say(f"game.{name}"), value=name) for name in self.kits]


Interaction: TypeAlias = discord.Interaction[Tavern]
"""What somebody did: used a command, pressed a button or sent a form."""
