"""The simulated Discord of the sandbox: one server, one channel, a few people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import discord
import simcord
from simcord.builders import ChannelHandle, GuildHandle

T = TypeVar("T")

SERVER = "The Sandbox"
CHANNEL = "tavern"
NAMES = (
    "Ada", "Bruno", "Cleo", "Dario", "Edda", "Farid", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Lev",
)  # fmt: skip


class LiveEnv(simcord.Env):
    """A simulated Discord whose time only its owner moves.

    simcord's own timers go off by the computer's clock as well, so it waits, after every action, for all that are due
    soon: at a table where something is always due soon, it would wait for ever.
    """

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        """Do nothing: simcord would set a second timer, by the computer's clock."""

    async def leap(self, seconds: float) -> None:
        """Let so much time pass at once: what was to happen meanwhile happens at its end, and each timer goes off once,
        as after a standstill of the computer.
        """
        assert self._loop is not None
        self._begin_operation("leap")
        try:
            deadline = self._loop.time() + self.settle_timeout
            await self._settle_internal(_deadline=deadline)
            self._move_clock(self._virtual_time + seconds)
            await self._settle_internal(_deadline=deadline)
        finally:
            self._end_operation()

    async def within(self, work: Coroutine[Any, Any, T]) -> T:
        """Do the bot's own `work` in its world, as if it had come from there."""
        with self._bot_scope():
            task = asyncio.get_running_loop().create_task(work)
        return await task


@dataclass(frozen=True, slots=True)
class World:
    """The contents of the simulated Discord. `people` can be played on the page, in this order."""

    env: LiveEnv
    guild: GuildHandle
    channel: ChannelHandle
    people: list[simcord.MemberActor]

    def now(self) -> float:
        """The world's time in seconds since 1970 (UTC)."""
        return self.env.now().timestamp()


def make_world(bot: discord.AutoShardedClient, viewers: int, not_before: float) -> World:
    """Build the world for `bot`, which is not started yet.

    People, server and channel are made in one order before the clock is set, so that their ids are the same each time:
    that is what a database of an earlier sandbox knows them by. Then the clock is set to the computer's, or to
    `not_before` (seconds since 1970) where that is later: time must not run backwards for a stored table.
    """
    env = LiveEnv(bot, check_errors=False, shard_count=1, settle_timeout=10.0)
    env.backend.bot_user.name = "Barkeep"
    # The ids of all possible people are taken in any case, so that another --viewers does not change them.
    users = [env.create_user(name.lower(), global_name=name) for name in NAMES]
    guild = env.create_guild(SERVER, owner=users[0])
    channel = guild.create_text_channel(CHANNEL, topic="Barkeep's sandbox: everything here is simulated")
    people = [guild.add_member(user) for user in users[:viewers]]
    world = World(env, guild, channel, people)
    env.backend.advance_clock(max(time.time(), not_before) - world.now())
    return world
