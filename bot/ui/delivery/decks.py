"""Tells the author of a deck that it was taken off the table, and why."""

from __future__ import annotations

import logging

import discord

from bot.languages.spoken import speak
from bot.store import decks
from bot.store.jobs import Job
from bot.ui.delivery.posting import write_to
from bot.ui.delivery.shared import Office
from bot.ui.layouts.tables import LAMP, box, layout
from bot.ui.names import clean, typed

log = logging.getLogger(__name__)


class DeckNews:
    """The messages to authors."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def due(self, job: Job) -> float | None:
        """Tell the author, outside their quiet hours; nothing if the deck is on the table again, or gone."""
        office, now = self._office, self._office.clock.now()
        settings = await office.wishes.person(job.user_id)
        if settings.quiet(now):
            return settings.quiet_over(now)
        known = job.about.partition(" ")[0]
        deck = await office.store.read(lambda connection: decks.load(connection, job.guild_id, known))
        if deck is None or deck.status != "off" or not await office.wishes.takes_dms(job.user_id, now):
            return None
        speak(await office.tongues.to(job.user_id, job.guild_id))
        words = office.words
        note = words.say("decks.stopped") if deck.note == decks.STOPPED else typed(deck.note)
        said = words.say("decks.off", name=clean(deck.name), server=clean(office.guild_name(job.guild_id)), note=note)
        view = layout(box(discord.ui.TextDisplay(said), accent=LAMP))
        posted = await write_to(
            office, job.user_id, lambda place: place.send(view=view, nonce=job.nonce),
            lambda error: log.info("the author of a deck could not be told that it is off the table: %s", error),
        )  # fmt: skip
        if posted.refused:
            await office.wishes.dms_failed(job.user_id, now)
        return posted.again
