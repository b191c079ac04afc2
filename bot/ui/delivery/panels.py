"""One person's panel: what is known of it, and the message that it stands in."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.ui.beats import NOTHING_YET, Span
from bot.ui.delivery.boards import OLD
from bot.ui.delivery.limits import Still
from bot.ui.delivery.sending import Later, Room
from bot.ui.delivery.shared import Office, Post, PressedMessage, log

HAND = "hand"
"""The kind under which the store keeps the messages, and the jobs that send them after quiet hours."""


@dataclass(slots=True)
class Panel:
    """One person's panel: where their hand is shown, and which version of the table it shows."""

    table: str
    user_id: int
    later: Later
    expiry: Later
    seat: int = -1
    guild_id: int | None = None
    """None until the panel is first rendered."""
    used_at: float = -math.inf
    """When it was last pressed or posted."""
    post: Post | None = None
    """The direct message."""
    pressed: PressedMessage | None = None
    """The last press on it."""
    private: discord.Interaction[Any] | None = None
    """The private panel, newer than the direct message."""
    private_until: float = 0.0
    loaded: bool = False
    shown: int = -1
    wanted: int = -1
    noted: int = -1
    """The newest version of the table as which it is noted to be right."""
    since: float | None = None
    """The event loop's time since which it has been out of date."""
    urgent: bool = False
    """Whether the person must act, as far as is known: then it comes before other hands."""
    right: bool = False
    """Whether it shows what is asked, and only its clock may be wrong: after a start such hands come last."""
    answering: int = 0
    """How many presses of the person are being handled; their answers will show the hand."""
    busy: bool = False
    failures: int = 0
    minded: bool = False
    told: Span = NOTHING_YET
    """What it tells besides what it asks."""
    named: tuple[int, tuple[int, ...]] = (0, ())
    """The ask that was open when it was drawn, and who was waited for."""
    names_turn: bool = False
    """Whether it names these, as it asks nothing."""
    cuts: bool = False
    """Whether what it still has to show waits for nobody to have read what it shows."""
    asks: bool = False
    """Whether it asks something."""
    mate: str = ""
    """The seat of the mate whose hand its owner looks at, until they choose another; empty: they see their own."""
    teamed: bool = False
    """Whether it shows anything of mates."""
    owed: bool = False
    """Whether it still has to show a change that everybody knows about, not only one that concerns the person.
    Only then may others find out that it could not be shown, or a direct message that fails would tell who is asked."""
    quiet: bool = False
    """Whether its person has quiet hours now."""
    held: bool = False
    """Whether they are sent no new message now, for that reason or because they have a digest: by post, where there is
    time for it later."""
    ending: bool = False
    """Whether its table is over: then the panel is edited once more, and no new message is sent."""
    over: bool = False
    """Whether it has shown the end of its table, after which it never changes."""

    @property
    def is_up_to_date(self) -> bool:
        """Whether its direct message shows all that concerns it, and Discord has it."""
        at_rest = self.post is not None and self.private is None and not self.busy and not self.answering
        return at_rest and self.shown >= max(self.wanted, 0)

    def stays(self, now: float) -> bool:
        """Whether its direct message is edited; else it is posted anew, as people look at the newest messages."""
        return self.post is not None and (self.ending or self.held or now - self.post.posted_at <= OLD)


async def load(office: Office, panel: Panel) -> None:
    """The panel as an earlier run has stored it."""
    if panel.loaded:
        return
    if panel.seat < 0:
        info = await office.tables.info(panel.table)
        panel.seat = next((seat.seat for seat in info.seats if seat.user_id == panel.user_id), -1)
    for stored in await office.tables.messages(panel.table):
        if stored.kind == HAND and stored.seat == panel.seat:
            panel.post = Post(stored.channel_id, stored.message_id, stored.posted_at)
    panel.loaded = True


async def direct_channel(office: Office, panel: Panel) -> int:
    """The channel of its person's direct messages. Raises the errors of sending."""
    return panel.post.channel_id if panel.post else (await office.client.create_dm(discord.Object(panel.user_id))).id


async def deliver(
    office: Office, panel: Panel, view: ui.LayoutView, attached: list[discord.File], room: Room | None, still: Still
) -> bool:
    """Send it: without `room` in the channel only through an interaction. Returns False where that cannot be done any
    more, so that room is needed after all. Raises `Superseded` if it is out of date before that, and the errors of
    sending.
    """
    if panel.private is not None:
        await panel.private.edit_original_response(view=view, attachments=attached)
        return True
    now, post = office.clock.now(), panel.post
    if post is not None and (room is None or panel.stays(now)):
        await office.edit(post, panel.pressed, view, attached, room, still, panel.since)
        return True
    if room is None:
        return False
    channel = await direct_channel(office, panel)
    # The same after a kill, so that nothing is sent twice. Who plays in their quiet hours hears no sound of it.
    nonce = f"{panel.table if post is None else post.message_id}-h{panel.seat}"
    await office.calls.take_ahead(still, panel.since)
    room.sent()
    message = await office.channel(channel).send(view=view, files=attached, nonce=nonce, silent=panel.quiet)
    panel.post, panel.used_at = Post(channel, message.id, now), now
    await office.tables.remember(panel.table, HAND, panel.seat, channel, message.id, now)
    if post is not None:
        await office.delete(post)
    return True


async def forget_message(office: Office, panel: Panel) -> None:
    """It has shown the end of its table: nothing of it changes any more."""
    await office.tables.forget_message(panel.table, HAND, panel.seat)


async def retire(shown: discord.Interaction[Any]) -> None:
    """Take a private panel away, of which another stands in its place."""
    try:
        await shown.delete_original_response()
    except discord.HTTPException as error:
        log.info("an old private hand stays where it is: %s", error)  # the person may have dismissed it
