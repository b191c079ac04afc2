"""What all parts of the delivery share: the store, the tables, Discord's connection and their common tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.languages.spoken import default, speak
from bot.store import Store
from bot.tables.clocks.clock import Clock
from bot.tables.tables import Tables
from bot.ui.beats import Beat
from bot.ui.delivery.drawing import Artist
from bot.ui.delivery.limits import IMPORTANCE, CallLimit, Importance, Still, Superseded
from bot.ui.delivery.recaps import Recaps
from bot.ui.delivery.sending import Pacer, Room, trouble
from bot.ui.look import Looks
from bot.ui.settings import Wishes
from bot.ui.tongues import Tongues
from bot.ui.words import Words

log = logging.getLogger("barkeep.delivery")

DELETED_AGAIN = (5.0, 60.0, 600.0)
"""Seconds after which a message is deleted that Discord failed to delete, each time."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message of ours. `posted_at`: seconds since 1970."""

    channel_id: int
    message_id: int
    posted_at: float


class PressedMessage(NamedTuple):
    """A message of ours that somebody has pressed, and that the answer has edited or left as it was. For a while it can
    be edited through that press, which is no call that Discord counts.
    """

    interaction: discord.Interaction[Any]
    message_id: int
    until: float
    """When that ends, in seconds since 1970."""

    @classmethod
    def by(cls, interaction: discord.Interaction[Any], message_id: int, until: float) -> PressedMessage:
        """What is kept of a press that has been answered: all but the message, which is large."""
        interaction.message = None
        return cls(interaction, message_id, until)

    def at(self, post: Post | None, now: float) -> discord.Interaction[Any] | None:
        """The press, if this message can be edited through it now."""
        here = post is not None and self.message_id == post.message_id
        return self.interaction if here and now < self.until else None


@dataclass(slots=True)
class Office:
    """The parts that the delivery works with."""

    client: discord.Client
    store: Store
    tables: Tables
    wishes: Wishes
    words: Words
    looks: Looks
    artist: Artist
    recaps: Recaps
    clock: Clock
    pacer: Pacer
    calls: CallLimit
    tongues: Tongues
    beats: dict[str, Beat] = field(default_factory=dict[str, Beat])
    """What the message of each table tells now."""
    open: bool = True
    """False once the bot is shutting down; then no new task is begun."""
    tasks: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    def spawn(self, work: Coroutine[Any, Any, None], what: str) -> None:
        """Run the work in a task of its own, and log its errors."""
        if not self.open:
            work.close()
            return
        task = asyncio.ensure_future(self._guarded(work, what))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None], what: str) -> None:
        IMPORTANCE.set(Importance.OTHER)
        speak(default())  # not the language of whoever's press began it
        try:
            await work
        except Exception:
            log.exception("%s failed", what)

    def guild_name(self, guild_id: int) -> str:
        """The name of a server; empty for one that this process does not know."""
        guild = self.client.get_guild(guild_id)
        return guild.name if guild is not None else ""

    def channel(self, channel_id: int) -> discord.PartialMessageable:
        """A channel to send to, cached or not."""
        return self.client.get_partial_messageable(channel_id)

    def press_at(self, pressed: PressedMessage | None, post: Post | None) -> discord.Interaction[Any] | None:
        """The press through which a message can be edited now, if there is one."""
        return None if pressed is None else pressed.at(post, self.clock.now())

    async def edit(
        self, post: Post, pressed: PressedMessage | None, view: ui.LayoutView, attached: list[discord.File],
        room: Room | None, still: Still, since: float | None,
    ) -> None:  # fmt: skip
        """Edit a message of ours: through the last press on it, or by a call, as soon as there may be one. Raises
        `Superseded` if it is `still` wanted no more then, and the errors of sending.
        """
        press = self.press_at(pressed, post)
        if press is None:
            await self.calls.take_ahead(still, since)
        elif not still():
            raise Superseded
        if room is not None:
            room.sent()
        if press is not None:
            await press.edit_original_response(view=view, attachments=attached)
        else:
            message = self.channel(post.channel_id).get_partial_message(post.message_id)
            await message.edit(view=view, attachments=attached)

    async def delete(self, post: Post, then: Callable[[], Awaitable[None]] | None = None, tried: int = 0) -> None:
        """Delete a message of ours; it is no error if it is gone already or cannot be reached. It is tried again where
        Discord fails. `then`: what is done once it is gone, or never will be; `tried`: how often it has failed.
        """
        try:
            await self.channel(post.channel_id).get_partial_message(post.message_id).delete()
        except (discord.HTTPException, OSError) as error:
            log.info("message %s was not deleted: %s", post.message_id, error)
            if trouble(error) == "again" and tried < len(DELETED_AGAIN):
                again = partial(self.delete, post, then, tried + 1)
                self.clock.call_later(DELETED_AGAIN[tried], lambda: self.spawn(again(), "deleting an old message"))
                return
        if then is not None:
            await then()

    async def close(self) -> None:
        """Begin no new task, and return once the running tasks have ended."""
        self.open = False
        while self.tasks:
            await asyncio.wait(list(self.tasks))
        self.artist.close()
