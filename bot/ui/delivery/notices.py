"""What people of a table are told once, because nothing else would call them: that its channel is gone, and that a game
by post is over. Where somebody takes no direct messages, it is told after their next command.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.engine import Refused
from bot.languages.spoken import speak
from bot.store import jobs
from bot.store.jobs import Job
from bot.tables.clocks.jobs import NEVER
from bot.tables.clocks.pace import PACES
from bot.tables.info import TableInfo
from bot.ui.delivery.posting import write_to
from bot.ui.delivery.shared import Office, log
from bot.ui.errors import whisper
from bot.ui.layouts.tables import seat_names
from bot.ui.names import clean

NOTICE = "notice"
"""The kind of these jobs."""
AT_COMMAND = "notice-at-command"
"""The kind of the jobs that wait for somebody's next command, whichever process takes it: they are the person's."""
CHANNEL_GONE = "channel-gone"
KEPT = 30 * 86_400.0
"""Seconds for which it waits for somebody's next command, until a direct message is tried again."""


@dataclass(slots=True)
class Notices:
    """All of it."""

    office: Office

    def changed(self, info: TableInfo) -> None:
        """Note what is to be told of a table, if anything; what was told already is not told again."""
        about = _about(info)
        if about:
            self.office.spawn(self._note(info, about), f"table {info.id}: noting what its people are told")

    async def _note(self, info: TableInfo, about: str) -> None:
        now = self.office.clock.now()
        for seat in info.seats:
            if seat.user_id is not None and seat.user_id > 0 and not seat.left:
                await self.office.tables.jobs.note(Job(NOTICE, info.guild_id, seat.user_id, info.id, about, now))

    async def due(self, job: Job) -> float | None:
        """Tell somebody, by direct message."""
        office, now = self.office, self.office.clock.now()
        settings = await office.wishes.person(job.user_id)
        if settings.quiet(now):
            return settings.quiet_over(now)
        speak(await office.tongues.to(job.user_id, job.guild_id))
        said = await self._said(job)
        if said is None:
            return NEVER
        if not await office.wishes.takes_dms(job.user_id, now):
            return await self._wait(job, now)
        posted = await write_to(
            office, job.user_id, lambda place: place.send(said, nonce=job.nonce),
            lambda error: log.info("table %s: somebody could not be told of it: %s", job.table, error),
        )  # fmt: skip
        return await self._wait(job, now) if posted.refused else posted.again

    async def _wait(self, job: Job, now: float) -> float | None:
        """Let it wait for the person's next command."""
        if job.kind == AT_COMMAND:
            return now + KEPT
        await self.office.tables.jobs.note(Job(AT_COMMAND, 0, job.user_id, job.table, job.about, now + KEPT))
        return None

    async def leave(self, user: int, about: str) -> None:
        """Leave something that concerns no table for somebody's next command."""
        now = self.office.clock.now()
        await self.office.tables.jobs.note(Job(AT_COMMAND, 0, user, "", f"{about} {now:.0f}", now + KEPT))

    async def at_command(self, interaction: discord.Interaction[Any]) -> None:
        """Tell somebody who has just used a command what could not be told before."""
        store, user, now = self.office.store, interaction.user.id, self.office.clock.now()
        if not await store.read(lambda connection: jobs.has_waiting(connection, AT_COMMAND, user)):
            return
        for job in await store.write(lambda connection: jobs.begin_those_of(connection, AT_COMMAND, user, now)):
            said = await self._said(job)
            if said is not None:
                await whisper(interaction, said)
            await store.write(lambda connection, job=job: jobs.end(connection, job))

    async def _said(self, job: Job) -> str | None:
        """It in words; None if there is nothing to be told any more."""
        office = self.office
        if not job.table:
            return office.words.say(f"notice.{job.about.partition(' ')[0]}")
        try:
            info = await office.tables.stored_info(job.table)
        except Refused:
            return None
        if _about(info) != job.about:
            return None
        facts = {"table": info.id, "game": office.words.say(f"game.{info.game}"), "channel": f"<#{info.channel_id}>"}
        if info.status == "paused":
            guild = clean(office.guild_name(info.guild_id))  # another process may serve the server
            return office.words.say(
                "notice.channel-gone" if guild else "notice.channel-gone-there", guild=guild, **facts
            )
        if info.placings is None:
            return office.words.say("notice.closed", **facts)
        names = seat_names(info)
        order = sorted(range(len(names)), key=lambda seat: (info.placings or ())[seat])
        places = ", ".join(f"{info.placings[seat]}. {names[seat]}" for seat in order)
        return office.words.say("notice.over", places=places, **facts)


def _about(info: TableInfo) -> str:
    """What is to be told of a table; empty for nothing."""
    if info.status == "paused" and info.pause_reason == CHANNEL_GONE:
        return f"{CHANNEL_GONE} {info.paused_at or 0:.0f}"
    ended = info.status in ("over", "closed") and info.started_at is not None
    return "over" if ended and PACES[info.pace].alerts else ""
