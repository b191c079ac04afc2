"""Calls to vote for people whose quiet hours were not over when a vote by post was called: they come when these end."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.engine import Refused
from bot.languages.spoken import speak
from bot.store.jobs import Job
from bot.tables.info import TableInfo
from bot.tables.seats.votes import Motion
from bot.ui.delivery.posting import post
from bot.ui.delivery.shared import Office, log
from bot.ui.layouts.clock import when
from bot.ui.layouts.tables import seat_names
from bot.ui.words import Words


@dataclass(slots=True)
class Voting:
    """All of them."""

    office: Office

    async def due(self, job: Job) -> float | None:
        """Somebody's quiet hours are over: call them, if they are still asked."""
        office, now = self.office, self.office.clock.now()
        settings = await office.wishes.person(job.user_id)
        if settings.quiet(now):
            return settings.quiet_over(now)
        try:
            info = await office.tables.info(job.table)
        except Refused:
            return None
        motion = info.motion
        asked = {info.seats[seat].user_id for seat in motion.silent} if motion is not None else set[int | None]()
        if motion is None or not settings.pings or job.user_id not in asked:
            return None
        speak(await office.tongues.at(info))
        said = vote_call(office.words, info, motion, f"<@{job.user_id}>")
        only = discord.AllowedMentions(users=[discord.Object(job.user_id)], everyone=False, roles=False)
        posted = await post(
            office, info.channel_id, lambda place: place.send(said, allowed_mentions=only, nonce=job.nonce),
            lambda error: log.warning("table %s: could not call somebody to a vote: %s", info.id, error),
        )  # fmt: skip
        return posted.again


def vote_call(words: Words, info: TableInfo, motion: Motion, names: str) -> str:
    """The text that calls people to a vote."""
    seats = seat_names(info)
    facts = {"name": seats[motion.by], "whom": seats[motion.about], "when": when(motion.until)}
    return words.say(f"more.{motion.what}-call", names=names, table=info.id, **facts)
