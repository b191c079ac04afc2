"""Messages that are sent once and never edited, mostly by jobs: with room in their channel, and tried again later."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

import discord

from bot.store.jobs import Job
from bot.ui.delivery.sending import trouble
from bot.ui.delivery.shared import Office

AGAIN = 30.0
"""Seconds until the next attempt after a temporary failure of Discord."""

Send: TypeAlias = Callable[[discord.PartialMessageable], Awaitable[discord.Message | None]]
"""Sends a message into a channel; None if there is nothing to say any more."""

Failed: TypeAlias = Callable[[Exception], None]
"""Says in the log what could not be sent, and why."""


class Posted(NamedTuple):
    """What came of sending a message."""

    message: discord.Message | None = None
    """None if it was not sent."""
    again: float | None = None
    """When it is to be tried again, as the work of a job returns it; None if it need not be."""

    @property
    def refused(self) -> bool:
        """Whether it cannot be sent there: somebody takes no direct messages, or the bot may not write."""
        return self.message is None and self.again is None


async def post(office: Office, channel: int, send: Send, failed: Failed, job: Job | None = None) -> Posted:
    """Send a message into a channel once there is room in it. `job`: which one is noted as being sent, where a kill
    meanwhile must not lose it.
    """
    try:
        return await _post(office, channel, send, job)
    except Exception as error:
        return _failed(office, error, failed)


async def write_to(office: Office, user: int, send: Send, failed: Failed) -> Posted:
    """The same by direct message."""
    try:
        return await _post(office, (await office.client.create_dm(discord.Object(user))).id, send, None)
    except Exception as error:
        return _failed(office, error, failed)


async def _post(office: Office, channel: int, send: Send, job: Job | None) -> Posted:
    with office.pacer.enter(channel) as room:
        if room.wait:
            return Posted(again=office.clock.now() + room.wait)
        if job is not None:
            await office.tables.jobs.sending(job)
        await office.calls.take_ahead()
        room.sent()
        return Posted(await send(office.channel(channel)))


def _failed(office: Office, error: Exception, failed: Failed) -> Posted:
    what = trouble(error)
    if what is None:
        raise error
    failed(error)
    return Posted(again=office.clock.now() + AGAIN if what == "again" else None)
