"""Ladders: ratings over placements, streaks, records and seasons, by server and game.

Rated are people, also those whose seat a patron minded at the end; who left is placed last; patrons are not rated.
Every rated game counts twice: in the season (calendar quarter) in which it ended, and for all time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace

from openskill.models import PlackettLuce

from bot.store import GameResult, results
from bot.store.results import ALL_TIME, Finish, Ladder, Standing

_MODEL = PlackettLuce()

NEWCOMER = 1000
"""The rating, in points, of who has not played yet."""

POINTS = 40
"""Points shown for one unit of OpenSkill's ordinal (mu - 3 sigma), which is too coarse to be shown whole."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a leaderboard. Equal ratings share a place; `streak`: wins in a row up to now."""

    place: int
    user_id: int
    name: str
    rating: int
    games: int
    wins: int
    streak: int


@dataclass(frozen=True, slots=True)
class Record:
    """The best there was: who, how much, and when (seconds since 1970; `table` is empty for a streak)."""

    user_id: int
    name: str
    value: float
    at: float
    table: str = ""


@dataclass(frozen=True, slots=True)
class Records:
    """The records of a ladder; None where nobody has one."""

    streak: Record | None
    """Most wins in a row (two at least)."""
    drinks: Record | None
    """Most drinks in a game (one at least)."""
    fastest: Record | None
    """The win that took the fewest seconds, by somebody who played to the end themselves."""


@dataclass(frozen=True, slots=True)
class Stats:
    """What somebody has done in one game on a server. Games against patrons alone count in `played` and `drinks`."""

    game: str
    played: int
    drinks: int
    games: int
    """Rated games; `wins`, `streak`, `best_streak`, `rating` and `place` are of those, for all time."""
    wins: int
    streak: int
    best_streak: int
    rating: int | None
    """None, as `place`, without a rated game."""
    place: int | None
    season: str
    """The season that was asked for, and in it:"""
    season_rating: int | None
    season_place: int | None


def settle(connection: sqlite3.Connection, result: GameResult) -> None:
    """Keep a finished game and rate who played it, inside the write unit that ends it (the tables' `on_over`).

    Raises `sqlite3.IntegrityError` when the table's result is already kept.
    """
    number = results.record(connection, result)
    finish = results.finish(connection, number)
    if finish is not None:
        _rate(connection, result.guild_id, result.game, finish)


def recompute(connection: sqlite3.Connection, guild_id: int, game: str) -> int:
    """Compute all ratings of a game on a server again from the results; how many games were rated."""
    results.clear_standings(connection, guild_id, game)
    rated = list(results.finishes(connection, guild_id, game))
    for finish in rated:
        _rate(connection, guild_id, game, finish)
    return len(rated)


def _rate(connection: sqlite3.Connection, guild_id: int, game: str, finish: Finish) -> None:
    for season in (finish.season, ALL_TIME):
        ladder = Ladder(guild_id, game, season)
        before = [results.standing(connection, ladder, user) or newcomer(user) for user, _ in finish.people]
        after = rate(before, [place for _, place in finish.people], finish.ended_at)
        results.put_standings(connection, ladder, after)


def newcomer(user_id: int) -> Standing:
    """How somebody stands who has not played yet."""
    fresh = _MODEL.rating()
    return Standing(user_id, fresh.mu, fresh.sigma)


def rate(before: Sequence[Standing], places: Sequence[int], at: float) -> list[Standing]:
    """How people (two at least) stand after a game that ended at `at` with those places (ties share one)."""
    teams = [[_MODEL.create_rating([standing.mu, standing.sigma])] for standing in before]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        _after(standing, new.mu, new.sigma, place == 1, at)
        for standing, [new], place in zip(before, rated, places, strict=True)
    ]


def _after(before: Standing, mu: float, sigma: float, won: bool, at: float) -> Standing:
    streak = before.streak + 1 if won else 0
    better = streak > before.best_streak
    return replace(
        before,
        mu=mu,
        sigma=sigma,
        games=before.games + 1,
        wins=before.wins + won,
        streak=streak,
        best_streak=streak if better else before.best_streak,
        best_streak_at=at if better else before.best_streak_at,
    )


def points(standing: Standing) -> int:
    """The rating that is shown: what somebody is almost certainly worth, in whole points."""
    return round(NEWCOMER + POINTS * (standing.mu - 3 * standing.sigma))


def leaderboard(
    connection: sqlite3.Connection, guild_id: int, game: str, season: str | None = None, limit: int | None = 10
) -> list[Line]:
    """The best of a server in a game, in a season ("2026-Q4") or (None) for all time; `limit` None: everybody."""
    ladder = Ladder(guild_id, game, season or ALL_TIME)
    ranked = _ranked(connection, ladder)[:limit]
    return [
        Line(place, s.user_id, results.name(connection, guild_id, s.user_id), points(s), s.games, s.wins, s.streak)
        for place, s in ranked
    ]


def _ranked(connection: sqlite3.Connection, ladder: Ladder) -> list[tuple[int, Standing]]:
    """Everybody on the ladder with their place, but for those who were forgotten."""
    known = [standing for standing in results.standings(connection, ladder) if standing.user_id > 0]
    known.sort(key=lambda s: (-points(s), -s.wins, s.games, s.user_id))
    places: dict[int, int] = {}
    return [(places.setdefault(points(s), index), s) for index, s in enumerate(known, 1)]


def records(connection: sqlite3.Connection, guild_id: int, game: str, season: str | None = None) -> Records:
    """The records in rated games of a server, in a season or (None) for all time. The first to reach one holds it."""
    ladder = Ladder(guild_id, game, season or ALL_TIME)
    known = [s for s in results.standings(connection, ladder) if s.user_id > 0 and s.best_streak > 1]
    best = min(known, key=lambda s: (-s.best_streak, s.best_streak_at, s.user_id), default=None)
    streak = best and Record(
        best.user_id, results.name(connection, guild_id, best.user_id), best.best_streak, best.best_streak_at
    )
    return Records(
        streak,
        _record(connection, ladder, "drinks", "drinks > 0", "drinks DESC"),
        _record(connection, ladder, "ended_at - started_at", "final = 1 AND NOT minded", "ended_at - started_at"),
    )


def _record(connection: sqlite3.Connection, ladder: Ladder, value: str, holds: str, best: str) -> Record | None:
    row = connection.execute(
        f"SELECT user_id, name, {value}, ended_at, table_id FROM result_seats JOIN results ON results.id = result_id"
        " WHERE guild_id = ?1 AND game = ?2 AND (season = ?3 OR ?3 = 'all') AND rated AND user_id > 0"
        f" AND {holds} ORDER BY {best}, result_id, seat LIMIT 1",
        (ladder.guild_id, ladder.game, ladder.season),
    ).fetchone()
    return None if row is None else Record(*row)


def stats(connection: sqlite3.Connection, guild_id: int, user_id: int, now: float) -> list[Stats]:
    """What somebody has done on a server, game by game, with their place in the season of `now`."""
    played = connection.execute(
        "SELECT game, count(*), sum(drinks) FROM result_seats JOIN results ON results.id = result_id"
        " WHERE user_id = ? AND guild_id = ? GROUP BY game ORDER BY game",
        (user_id, guild_id),
    ).fetchall()
    return [_stats(connection, guild_id, user_id, now, *row) for row in played]


def _stats(
    connection: sqlite3.Connection, guild_id: int, user_id: int, now: float, game: str, played: int, drinks: int
) -> Stats:
    season = results.season_of(now)
    place, overall = _place(connection, Ladder(guild_id, game), user_id)
    season_place, quarter = _place(connection, Ladder(guild_id, game, season), user_id)
    whole = overall or newcomer(user_id)
    return Stats(
        game=game,
        played=played,
        drinks=drinks,
        games=whole.games,
        wins=whole.wins,
        streak=whole.streak,
        best_streak=whole.best_streak,
        rating=None if overall is None else points(overall),
        place=place,
        season=season,
        season_rating=None if quarter is None else points(quarter),
        season_place=season_place,
    )


def _place(connection: sqlite3.Connection, ladder: Ladder, user_id: int) -> tuple[int | None, Standing | None]:
    return next(((place, s) for place, s in _ranked(connection, ladder) if s.user_id == user_id), (None, None))
