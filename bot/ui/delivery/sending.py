"""Sending and editing messages within Discord's limits, and understanding its errors."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Literal, NamedTuple

import aiohttp
import discord
from discord import ui

from bot.tables.clocks.clock import Clock, Handle
from bot.ui.errors import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE

SPACING = 1.3
"""Seconds between two sends or edits in one channel: at most four in five seconds; Discord usually allows five."""

LOOK_AGAIN = 0.3
"""Seconds until the next look at a channel for which a message is being made."""

LATE = 1.5
"""Seconds after which an unanswered press is acknowledged, so that Discord's limit of three is always kept."""

GIVEN_UP = 1.0
"""Seconds after the time at which something that waits for a channel should have come back, until it counts no more."""

TOKEN_LIVES = 14 * 60.0
"""Seconds for which a message can be edited through an interaction that it answers; Discord allows 15 minutes."""


class Urgency(IntEnum):
    """What is sent first in a channel: the smaller, the earlier."""

    MOVE = 0
    """Calling somebody who must act."""
    PLAY = 1
    """A table in play."""
    REST = 2
    LOBBY = 3
    """A lobby, or a message that is posted again."""


class Turn(NamedTuple):
    """The place of a message among those that wait for its channel: one for each `what`."""

    urgency: Urgency
    since: float
    """The time since which it has waited, on whatever clock the others of its urgency use."""
    what: str


Trouble = Literal["gone", "no-channel", "no-permission", "closed-dm", "old", "again"]
"""What an error means: the message is gone; the channel is gone; we may not write there; the person takes no direct
messages; the message is too old to edit; or the failure is temporary and it is tried again."""

UNKNOWN_CHANNELS = frozenset({UNKNOWN_CHANNEL, 10004})
CLOSED_DMS = frozenset({50007, 50278})
TOO_OLD = 30046


def trouble(error: Exception) -> Trouble | None:
    """What an error of a send or an edit means; None if it does not come from Discord, but from a bug of ours."""
    if isinstance(error, discord.HTTPException):
        if error.code == UNKNOWN_MESSAGE:
            return "gone"
        if error.code in UNKNOWN_CHANNELS:
            return "no-channel"
        if error.code in CLOSED_DMS:
            return "closed-dm"
        if error.code == TOO_OLD:
            return "old"
        if error.status == 403:
            return "no-permission"
        if error.status == 404:
            return "gone"
        return "again" if error.status == 429 or error.status >= 500 else None
    if isinstance(error, aiohttp.ClientError | OSError | asyncio.TimeoutError):
        return "again"
    return None


class Pacer:
    """Spaces the messages that are sent to each channel, and lets those with a turn in by urgency and age."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._free: dict[int, float] = {}
        self._taken: set[int] = set()
        self._waiting: dict[int, dict[Turn, float]] = {}
        """The turns that wait for each channel, and the monotonic times until which they count."""

    def enter(self, channel_id: int, turn: Turn | None = None) -> Room:
        """Room for a message in the channel: at once, or after its `wait`. Without a `turn` it waits for no other."""
        return Room(self, channel_id, self._take(channel_id, turn))

    def _take(self, channel_id: int, turn: Turn | None) -> float:
        now = self._clock.monotonic()
        wait = max(0.0, self._free.get(channel_id, 0.0) - now)
        if not wait and (channel_id in self._taken or self._is_behind(channel_id, turn, now)):
            wait = LOOK_AGAIN
        self._note(channel_id, turn, now + wait + GIVEN_UP if wait else None)
        if not wait:
            self._taken.add(channel_id)
        return wait

    def _is_behind(self, channel_id: int, turn: Turn | None, now: float) -> bool:
        waiting = self._waiting.get(channel_id, {})
        return turn is not None and any(other < turn and until > now for other, until in waiting.items())

    def _note(self, channel_id: int, turn: Turn | None, until: float | None) -> None:
        """Note until when a turn counts as waiting; None: it does not wait."""
        if turn is None:
            return
        waiting = {
            other: at
            for other, at in self._waiting.get(channel_id, {}).items()
            if other.what != turn.what and at > self._clock.monotonic()
        }
        if until is not None:
            waiting[turn] = until
        if waiting:
            self._waiting[channel_id] = waiting
        else:
            self._waiting.pop(channel_id, None)

    def sent(self, channel_id: int) -> None:
        """Note that a message is sent there now: the next one waits from now on."""
        now = self._clock.monotonic()
        if len(self._free) > 10_000:
            self._free = {channel: at for channel, at in self._free.items() if at > now}
        self._free[channel_id] = now + SPACING

    def give_back(self, channel_id: int) -> None:
        """Note that who had the room makes no use of it, or no more."""
        self._taken.discard(channel_id)


class Room:
    """Room for one message in a channel; a context manager that gives it back. It is there only if `wait` is 0."""

    def __init__(self, pacer: Pacer, channel_id: int, wait: float) -> None:
        self.wait = wait
        """Seconds until it is worth asking again."""
        self._pacer = pacer
        self._channel_id = channel_id

    def sent(self) -> None:
        """Note that the message is sent now."""
        self._pacer.sent(self._channel_id)

    def __enter__(self) -> Room:
        return self

    def __exit__(self, *_: object) -> None:
        if not self.wait:
            self._pacer.give_back(self._channel_id)


def files(name: str, data: bytes | None) -> list[discord.File]:
    """A picture as an attachment; an empty list without a picture."""
    return [] if data is None else [discord.File(io.BytesIO(data), filename=name)]


class Reply:
    """The answer to one press or command. If it takes long, the press is acknowledged first and answered afterwards.

    Use it as a context manager. `edits`: the answer edits the message that was pressed; else it is a private message.
    """

    def __init__(self, interaction: discord.Interaction[Any], clock: Clock, *, edits: bool) -> None:
        self._interaction = interaction
        self._clock = clock
        self._edits = edits
        self._timer: Handle | None = None
        self._deferring: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Reply:
        self._timer = self._clock.call_later(LATE, self._late)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._settle()

    async def give(self, view: ui.LayoutView, attached: list[discord.File]) -> None:
        """Show the answer."""
        await self._settle()
        response = self._interaction.response
        if response.is_done():
            await self._interaction.edit_original_response(view=view, attachments=attached)
        elif self._edits:
            await response.edit_message(view=view, attachments=attached)
        else:
            await response.send_message(view=view, files=attached, ephemeral=True)

    async def done(self) -> None:
        """Give no answer of its own: the table's message shows the result."""
        await self._settle()
        if not self._interaction.response.is_done():
            await self._interaction.response.defer()

    def _late(self) -> None:
        if not self._interaction.response.is_done():
            self._deferring = asyncio.ensure_future(self._defer())

    async def _defer(self) -> None:
        try:
            await self._interaction.response.defer(ephemeral=True, thinking=not self._edits)
        except (discord.HTTPException, discord.InteractionResponded):
            return  # the next request will fail as well, and log it

    async def _settle(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._deferring is not None:
            await self._deferring
            self._deferring = None


def is_used_up(error: Exception) -> bool:
    """Whether an error of an edit through an interaction means that it serves for none any more."""
    return isinstance(error, discord.HTTPException) and error.status in (401, 403, 404)


class Later:
    """A timer for at most one call. A second request before it moves the call only to an earlier time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._handle: Handle | None = None
        self._at = 0.0

    def ask(self, seconds: float, then: Callable[[], None]) -> None:
        """Call `then` in so many seconds, unless an earlier call is planned."""
        at = self._clock.monotonic() + seconds
        if self._handle is not None:
            if self._at <= at:
                return
            self._handle.cancel()

        def come() -> None:
            self._handle = None
            then()

        self._at = at
        self._handle = self._clock.call_later(seconds, come)

    def cancel(self) -> None:
        """Cancel the call."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
