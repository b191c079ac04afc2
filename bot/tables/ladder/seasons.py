"""What the end of a season tells: for each ladder that was played enough the podium, the records, the closest game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import NamedTuple

from bot.store import off_ladders
from bot.store.podiums import Podium
from bot.store.results import OF_LADDER, Ladder
from bot.store.sql import Connection
from bot.tables.ladder.ladder import LadderLine, Records, leaderboard, records

GAMES, PEOPLE = 5, 3
"""A ladder is told of with so many rated games of at least so many people."""
PLACES = 3
"""The places of a podium."""
HOUR = 3600.0


class Standing(NamedTuple):
    """A place on a podium, with the character that the person has played most in the season; empty for none."""

    line: LadderLine
    character: str


class ClosestGame(NamedTuple):
    """The game that was closest for its winner: by how much, in the game's own measure, and the event that shows it."""

    game: str
    table: str
    name: str
    n: int
    event: int


class LadderEnd(NamedTuple):
    """A ladder at the end of a season."""

    ladder: str
    games: int
    podium: Sequence[Standing]
    """The best first; ties share a place."""
    records: Records
    closest: ClosestGame | None


def season_end(season: str) -> float:
    """When a season ("2026-Q4") is over: the first second after it, since 1970."""
    year, _, quarter = season.partition("-Q")
    month = int(quarter) * 3 + 1
    return datetime(int(year) + month // 13, (month - 1) % 12 + 1, 1, tzinfo=UTC).timestamp()


def told_at(season: str, hour: int) -> float:
    """When the end of a season is told by a server that wants it at this hour (UTC)."""
    return season_end(season) + hour * HOUR


def ladder_ends(connection: Connection, guild_id: int, season: str) -> list[LadderEnd]:
    """The ladders of a server that are told of at the end of a season, the one with the most games first."""
    rows = connection.execute(
        "SELECT ladder, count(*) FROM results WHERE guild_id = ? AND season = ? AND rated = 1"
        " AND (SELECT count(*) FROM result_seats"
        " WHERE result_id = results.id AND user_id IS NOT NULL AND apart = 0) >= ?"
        " GROUP BY ladder HAVING count(*) >= ? ORDER BY 2 DESC, 1",
        (guild_id, season, PEOPLE, GAMES),
    ).fetchall()
    found = [_ladder_end(connection, Ladder(guild_id, ladder, season), games) for ladder, games in rows]
    return [end for end in found if end.podium]


def podiums_of(ends: Sequence[LadderEnd], season: str) -> list[Podium]:
    """Who is to be kept as having stood there."""
    return [
        Podium(season, end.ladder, standing.line.user_id, standing.line.place)
        for end in ends
        for standing in end.podium
    ]


def busiest_channel(connection: Connection, guild_id: int, season: str) -> int | None:
    """The channel in which most rated games of a season have ended on a server."""
    row = connection.execute(
        "SELECT channel_id, count(*), max(id) FROM results WHERE guild_id = ? AND season = ? AND rated = 1"
        " GROUP BY channel_id ORDER BY 2 DESC, 3 DESC LIMIT 1",
        (guild_id, season),
    ).fetchone()
    return None if row is None else row[0]


def servers_of(connection: Connection, season: str) -> list[int]:
    """The servers on which a rated game of a season has ended."""
    rows = connection.execute(
        "SELECT DISTINCT guild_id FROM results WHERE season = ? AND rated = 1 ORDER BY guild_id", (season,)
    )
    return [guild for (guild,) in rows]


def _ladder_end(connection: Connection, ladder: Ladder, games: int) -> LadderEnd:
    lines = leaderboard(connection, ladder.guild_id, ladder.name, ladder.season, limit=2 * PLACES)
    podium = [Standing(line, _character(connection, ladder, line.user_id)) for line in lines if line.place <= PLACES]
    told = records(connection, ladder.guild_id, ladder.name, ladder.season)
    return LadderEnd(ladder.name, games, podium[:PLACES], told, _closest(connection, ladder))


def _character(connection: Connection, ladder: Ladder, user_id: int) -> str:
    row = connection.execute(
        "SELECT played_as, count(*) FROM result_seats JOIN results ON results.id = result_id"
        f" WHERE {OF_LADDER} AND user_id = :user_id AND played_as <> '' GROUP BY played_as ORDER BY 2 DESC, 1 LIMIT 1",
        {**asdict(ladder), "user_id": user_id},
    ).fetchone()
    return "" if row is None else row[0]


def _closest(connection: Connection, ladder: Ladder) -> ClosestGame | None:
    """Of the games that somebody won who may be named, the one that was closest; the first of several."""
    row = connection.execute(
        "SELECT game, table_id, name, close, close_event FROM result_seats JOIN results ON results.id = result_id"
        f" WHERE {OF_LADDER} AND close IS NOT NULL AND final = 1 AND minded = 0 AND gone = 0 AND apart = 0"
        f" AND user_id > 0 AND user_id NOT IN {off_ladders.UNSEEN} ORDER BY close, result_id, seat LIMIT 1",
        asdict(ladder),
    ).fetchone()
    return None if row is None else ClosestGame(*row)
