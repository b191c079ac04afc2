"""Tells of ended games in the channel that a server has chosen for it."""

from __future__ import annotations

import logging

import discord

from bot.engine import Refused
from bot.languages.spoken import speak
from bot.store import houses, jobs
from bot.store.game_result import GameResult
from bot.store.jobs import Job
from bot.store.sql import Connection
from bot.tables.info import TableInfo
from bot.ui.delivery.posting import post
from bot.ui.delivery.shared import Office
from bot.ui.layouts.tables import seat_names

log = logging.getLogger("barkeep.news")

NEWS = "news"
"""The kind of the jobs that tell of a game."""


def note(connection: Connection, result: GameResult, now: float) -> None:
    """A game has ended: tell of it, if the server wants that in another channel than the table's. Inside the write unit
    that ends the game.
    """
    if houses.load(connection, result.guild_id).news_id not in (None, result.channel_id):
        jobs.note(connection, Job(NEWS, result.guild_id, 0, result.table, "", now))


class News:
    """Tells of ended games."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def due(self, job: Job) -> float | None:
        """Tell of a game; returns when to try again."""
        office = self._office
        news = (await office.wishes.house(job.guild_id)).news_id
        if news is None:
            return None
        try:
            info = await office.tables.info(job.table)
        except Refused:
            return None
        speak(await office.tongues.here(job.guild_id, info.game))
        said, only = self._said(info), discord.AllowedMentions.none()
        posted = await post(
            office, news, lambda place: place.send(said, allowed_mentions=only, nonce=job.nonce),
            lambda error: log.warning("table %s: its end could not be told as news: %s", info.id, error),
        )  # fmt: skip
        return posted.again

    def _said(self, info: TableInfo) -> str:
        words = self._office.words
        names = seat_names(info)
        best = [name for name, place in zip(names, info.placings or (), strict=False) if place == 1]
        others = [name for name in names if name not in best]
        facts = {
            "names": words.listing(best), "others": words.listing(others), "table": info.id,
            "game": words.say(f"game.{info.game}"), "channel": f"<#{info.channel_id}>",
        }  # fmt: skip
        return words.say("news.won" if others else "news.over", **facts)
