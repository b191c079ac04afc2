"""Whether people who play in direct messages are still on the server of their table.

Discord tells a bot that somebody has left a server only with a privileged intent, so it is asked when they act.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.engine import Refused
from bot.tables.clocks.clock import Clock
from bot.tables.info import TableInfo
from bot.tables.record.stories import PersonLimit
from bot.tables.tables import Tables
from bot.ui.delivery.sending import trouble

log = logging.getLogger("barkeep.membership")

UNKNOWN_MEMBER = 10007
"""Discord's code for somebody who is not on the server."""
BETWEEN = 3600.0
"""Seconds until the same person is asked for again on the same server."""
PATIENCE = 1.0
"""Seconds to wait for Discord, so that the press is still answered in time."""


class Membership:
    """Asks for people of a server, each at most once an hour."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._asked: dict[int, PersonLimit] = {}
        """By server."""

    async def check(self, interaction: discord.Interaction[Any], info: TableInfo) -> None:
        """Give the seat of somebody who acts in direct messages, and has left the server, to a patron.

        Raises `Refused('left-server')` (fact `table`) for them; if Discord does not answer, nothing changes.
        """
        guild = interaction.client.get_guild(info.guild_id)
        if interaction.guild_id is not None or guild is None:
            return
        asked = self._asked.setdefault(guild.id, PersonLimit(self._clock, 1, BETWEEN))
        user = interaction.user.id
        if not asked.open_to(user):
            return
        asked.enter(user)
        if await self._is_gone(guild, user):
            log.info("%s has left the server %s: a patron plays on at its tables", user, guild.id)
            await self._tables.put_out(guild.id, user, left=True)
            raise Refused("left-server", table=info.id)

    @staticmethod
    async def _is_gone(guild: discord.Guild, user: int) -> bool:
        try:
            await asyncio.wait_for(guild.fetch_member(user), PATIENCE)
        except discord.HTTPException as error:
            return error.code == UNKNOWN_MEMBER
        except Exception as error:
            if trouble(error) is None:
                raise
        return False
