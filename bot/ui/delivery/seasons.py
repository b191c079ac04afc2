"""Tells the end of a season in one post of each server that has played enough."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord

from bot.languages.spoken import speak
from bot.store import houses, jobs, podiums, results
from bot.store.game_result import GameResult
from bot.store.jobs import Job
from bot.store.sql import Connection
from bot.tables.ladder.seasons import (
    LadderEnd,
    busiest_channel,
    ladder_ends,
    podiums_of,
    season_end,
    servers_of,
    told_at,
)
from bot.ui.delivery.posting import post
from bot.ui.delivery.sending import files
from bot.ui.delivery.shared import Office
from bot.ui.layouts.seasons import podium_art, podium_picture, season_layout

log = logging.getLogger("barkeep.seasons")

SEASON = "season"
"""The kind of these jobs; each is about a season."""


def note(connection: Connection, result: GameResult) -> None:
    """A game has ended: the end of its season will be told. Inside the write unit that ends the game."""
    if result.rated:
        _note(connection, result.guild_id, results.season_of(result.ended_at))


def _note(connection: Connection, guild_id: int, season: str) -> Job:
    hour = houses.load(connection, guild_id).season_hour
    job = Job(SEASON, guild_id, 0, "", season, told_at(season, hour))
    jobs.note(connection, job)
    return job


@dataclass(slots=True)
class SeasonEnds:
    """The posts."""

    office: Office

    async def begin(self) -> None:
        """After a start: what is due of the season that is on, and of the one before, if that has not been told yet."""
        store, now = self.office.store, self.office.clock.now()
        this = results.season_of(now)
        before = results.season_of(season_end(this) - 120 * 86_400)
        wanted = [this, before] if now < season_end(before) + 86_400 + jobs.LATE else [this]

        def unit(connection: Connection) -> list[float]:
            found = [(guild, season) for season in wanted for guild in servers_of(connection, season)]
            mine = [(guild, season) for guild, season in found if store.share.has(guild)]
            return [_note(connection, guild, season).due for guild, season in mine]

        for due in sorted(set(await store.write(unit))):
            self.office.tables.jobs.expect(due)

    async def changed(self, guild_id: int) -> None:
        """A server has changed the hour: the next post comes then."""
        season = results.season_of(self.office.clock.now())
        job = await self.office.store.write(lambda connection: _note(connection, guild_id, season))
        self.office.tables.jobs.expect(job.due)

    async def due(self, job: Job) -> float | None:
        """Tell the end of a season; returns when to try again."""
        office, guild_id, season = self.office, job.guild_id, job.about
        speak(await office.tongues.here(guild_id))
        house = await office.wishes.house(guild_id)
        if (due := told_at(season, house.season_hour)) > office.clock.now():
            return due
        if not house.season_end:
            return None

        def unit(connection: Connection) -> tuple[list[LadderEnd], int | None]:
            ends = ladder_ends(connection, guild_id, season)
            podiums.put(connection, guild_id, podiums_of(ends, season))
            return ends, house.season_id or busiest_channel(connection, guild_id, season)

        ends, channel = await office.store.write(unit)
        if not ends or channel is None:
            return None
        return await self._post(job, ends, channel, pictures=house.pictures)

    async def _post(self, job: Job, ends: list[LadderEnd], channel: int, *, pictures: bool) -> float | None:
        office, attached, alts = self.office, list[discord.File](), list[str]()
        for at, end in enumerate(ends):
            art = podium_art(office.words, office.looks, end, job.about) if pictures else None
            data, alt = await office.artist.drawn(art)
            attached += files(podium_picture(at), data)
            alts.append(alt)
        view = season_layout(office.words, ends, job.about, alts)
        only = discord.AllowedMentions.none()
        posted = await post(
            office, channel,
            lambda place: place.send(view=view, files=attached, allowed_mentions=only, nonce=job.nonce),
            lambda error: log.warning("server %s: %s's end was not told: %s", job.guild_id, job.about, error), job,
        )  # fmt: skip
        return posted.again
