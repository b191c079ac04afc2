"""Tells the author of a deck that it was taken off the table, and why."""

from __future__ import annotations

import logging

import discord

from bot.languages.spoken import speak
from bot.store import decks
from bot.store.jobs import Job
from bot.ui.delivery.sending import trouble
from bot.ui.delivery.shared import Office
from bot.ui.layouts.tables import LAMP, box, layout
from bot.ui.names import clean, typed

log = logging.getLogger(__name__)

AGAIN = 60.0
"""Seconds until the next attempt at a message that Discord did not take."""


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
        try:
            channel = await office.client.create_dm(discord.Object(job.user_id))
            view = layout(box(discord.ui.TextDisplay(said), accent=LAMP))
            await office.channel(channel.id).send(view=view, nonce=job.nonce)
        except Exception as error:
            match trouble(error):
                case None:
                    raise
                case "again":
                    return now + AGAIN
                case _:
                    log.info("the author of a deck takes no direct messages: %s", error)
                    await office.wishes.dms_failed(job.user_id, now)
        return None
