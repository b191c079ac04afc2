"""Finished games as they were, and the ratings computed from them.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`. The computing is the ladder's.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from bot.store import earned, marks
from bot.store.game_result import GameResult, SeatResult
from bot.store.sql import Connection, upsert

RATING_RULES = 4
"""The version of the rules of rating that games are rated by now. By version 1 every game counted whole; up to version
2 all who left or were removed shared the last place; by version 3 a removed person only gained, and everybody of a game
was rated by the same weight."""
ALL_TIME = "all"
"""The season that never ends, for the ranking of all time."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """One ranking: of one game, or of some variants of it, on one server, in one season."""

    guild_id: int
    name: str
    season: str = ALL_TIME


OF_LADDER = "guild_id = :guild_id AND ladder = :name AND (season = :season OR :season = 'all') AND rated = 1"
"""The rated games of a `Ladder`, whose fields are the values."""


@dataclass(frozen=True, slots=True)
class LadderEntry:
    """A person's rating and record on a ladder. `mu` is the estimate of their skill, `sigma` its uncertainty."""

    user_id: int
    mu: float
    sigma: float
    games: int = 0
    wins: int = 0
    streak: int = 0
    """Wins in a row up to now. `best_streak` is the longest streak so far; it was reached at `best_streak_at`."""
    best_streak: int = 0
    best_streak_at: float = 0.0


class Finisher(NamedTuple):
    """How a person came in, in a rated game."""

    seat: int
    user_id: int
    final: int
    """Their place among themselves and all seats whose people were not removed."""
    position: int
    """Their place in the order of all seats."""
    removed: bool = False
    """They were removed, and had not left before."""
    removed_by: int | None = None
    """The seat of the host who removed them without asking anybody."""
    left: bool = False
    side: str = ""
    """The side they played on; empty for somebody who played alone."""
    weight: float | None = None
    """How much the game counts for them; None where that is computed from earlier games."""


class RoleRecord(NamedTuple):
    """How many rated games of a ladder a person has played in a role, and won."""

    role: str
    games: int
    wins: int


class Past(NamedTuple):
    """An earlier game of a person: when it ended, and on which side they played."""

    ended_at: float
    side: str = ""


@dataclass(frozen=True, slots=True)
class Finish:
    """The outcome of a rated game: its people in order of their seats.

    `rating_rules`: the version of the rules of rating under which it was played.
    """

    number: int
    season: str
    ended_at: float
    rating_rules: int
    people: tuple[Finisher, ...]


NO_SEASON = ""
"""Stands for the season of a game that belongs to none."""


def season_of(at: float) -> str:
    """The calendar quarter (UTC) of a moment in seconds since 1970, as in "2026-Q4"."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year:04}-Q{(day.month + 2) // 3}"


def positions(seats: Sequence[SeatResult]) -> list[int]:
    """The order of all seats: by their places; a host who has removed somebody without asking anybody behind them; and
    behind all others the people who left, the first who left last.
    """
    keys = [_key(seats, seat) for seat in seats]
    return [1 + sum(other < key for other in keys) for key in keys]


def final_places(seats: Sequence[SeatResult]) -> list[int]:
    """The same places without people who are left out of the rating, each of whom has the place among the others."""
    keys = [_key(seats, seat) for seat in seats]
    there = [key for other, key in zip(seats, keys, strict=True) if not other.apart]
    return [1 + sum(other < key for other in there) for key in keys]


def _key(seats: Sequence[SeatResult], seat: SeatResult) -> tuple[int, float]:
    """Where a seat stands in the order of all: a smaller key is a better place."""
    if seat.left:
        return 1, -(seat.left_at or 0.0)
    behind = [other.place + 0.5 for other in seats if other.removed_by == seat.seat]
    return 0, max(seat.place, *behind) if behind else seat.place


def record(connection: Connection, result: GameResult) -> int:
    """Store a finished game and return its number. It rates nobody: `bot.tables.ladder.ladder.settle` does both.

    Raises one of `CONFLICTS` when the table's result is already kept.
    """
    [(number,)] = connection.execute(
        "INSERT INTO results (table_id, guild_id, channel_id, game, rules_version, pace, options, season, started_at,"
        " ended_at, decisions, rated, rating_rules, ladder, variant, marked)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            result.table,
            result.guild_id,
            result.channel_id,
            result.game,
            result.rules_version,
            result.pace,
            json.dumps(dict(result.options), sort_keys=True),
            season_of(result.ended_at) if result.seasonal else NO_SEASON,
            result.started_at,
            result.ended_at,
            result.decisions,
            result.rated and sides_rated(result.seats) > 1,
            RATING_RULES,
            result.ladder or result.game,
            result.variant,
            earned.WAITS,
        ),
    )
    rows = zip(result.seats, final_places(result.seats), positions(result.seats), strict=True)
    connection.executemany(
        "INSERT INTO result_seats (result_id, seat, user_id, name, patron, minded, gone, place, final, drinks,"
        " position, removed_by, side, role, apart) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                *(number, seat.seat, seat.user_id, seat.name, seat.patron, seat.minded),
                1 if seat.left else 2 if seat.removed else 0,
                *(seat.place, final, seat.drinks, position, seat.removed_by, seat.side, seat.role, seat.apart),
            )
            for seat, final, position in rows
        ],
    )
    return number


def was_apart(connection: Connection, guild_id: int, user_id: int, since: float) -> bool:
    """Whether a person, also before they had themselves forgotten, was left out of a game on a server that ended after
    `since`, and in which somebody else of another side sat.
    """
    selves = (user_id, *marks.earlier_selves(connection, guild_id, user_id))
    found = connection.execute(
        "SELECT 1 FROM result_seats AS own JOIN results ON results.id = result_id"
        f" WHERE user_id IN ({', '.join('?' * len(selves))}) AND apart = 1 AND guild_id = ? AND ended_at > ?"
        " AND EXISTS (SELECT 1 FROM result_seats AS other WHERE other.result_id = own.result_id"
        " AND other.user_id IS NOT NULL AND other.seat != own.seat AND (own.side = '' OR other.side != own.side))"
        " LIMIT 1",
        (*selves, guild_id, since),
    )
    return found.fetchone() is not None


def sides_rated(seats: Sequence[SeatResult]) -> int:
    """How many sides have people who are rated; somebody who plays alone is a side."""
    return len({seat.side or seat.seat for seat in seats if seat.user_id is not None and not seat.apart})


def finish(connection: Connection, number: int) -> Finish | None:
    """The outcome of the game with that number; None if it is not rated."""
    row = connection.execute(
        "SELECT season, ended_at, rating_rules FROM results WHERE id = ? AND rated = 1", (number,)
    ).fetchone()
    if row is None:
        return None
    people = connection.execute(
        "SELECT seat, user_id, final, position, gone, removed_by, side, weight FROM result_seats"
        " WHERE result_id = ? AND user_id IS NOT NULL AND apart = 0 ORDER BY seat",
        (number,),
    )
    finishers = [
        Finisher(seat, user, final, at, gone == 2, by, gone == 1, side, weight)
        for seat, user, final, at, gone, by, side, weight in people
    ]
    season, ended_at, rating_rules = row
    return Finish(number, season, ended_at, rating_rules, tuple(finishers))


def finishes(connection: Connection, guild_id: int, ladder: str) -> Iterator[Finish]:
    """The rated games of a ladder on a server, in the order in which they were recorded."""
    numbers = connection.execute(
        "SELECT id FROM results WHERE guild_id = ? AND ladder = ? AND rated = 1 ORDER BY id", (guild_id, ladder)
    ).fetchall()
    for (number,) in numbers:
        found = finish(connection, number)
        assert found is not None
        yield found


def put_weights(connection: Connection, number: int, weights: Mapping[int, float]) -> None:
    """Store how much a game counts for its people, by seat."""
    connection.executemany(
        "UPDATE result_seats SET weight = ? WHERE result_id = ? AND seat = ?",
        [(weight, number, seat) for seat, weight in weights.items()],
    )


def games_before(connection: Connection, finish: Finish, since: float) -> dict[int, dict[int, Past]]:
    """For each person of a game the rated games of the same ladder that they played earlier and that ended after
    `since`, by number: also those under a number that took their place when they had themselves forgotten. People
    without one are left out.
    """
    found: dict[int, dict[int, Past]] = {}
    selves = _selves(connection, finish)
    rows = connection.execute(
        "SELECT user_id, id, ended_at, side FROM result_seats JOIN results ON results.id = result_id"
        f" WHERE user_id IN ({', '.join('?' * len(selves))}) AND result_id < ? AND rated = 1 AND apart = 0"
        " AND ended_at > ? AND (guild_id, ladder) = (SELECT guild_id, ladder FROM results WHERE id = ?)",
        (*selves, finish.number, since, finish.number),
    )
    for user_id, number, ended_at, side in rows:
        found.setdefault(selves[user_id], {})[number] = Past(ended_at, side)
    return found


def _selves(connection: Connection, finish: Finish) -> dict[int, int]:
    """The people of a game, each by their id and by every number that took its place when they had themselves
    forgotten.
    """
    [(guild_id,)] = connection.execute("SELECT guild_id FROM results WHERE id = ?", (finish.number,)).fetchall()
    users = [person.user_id for person in finish.people]
    return {self: user for user in users for self in (user, *marks.earlier_selves(connection, guild_id, user))}


def others_since(connection: Connection, finish: Finish, since: float) -> int:
    """How many people who do not play in a game have earlier played rated games of the same ladder that ended after
    `since`.
    """
    selves = _selves(connection, finish)
    [(count,)] = connection.execute(
        "SELECT count(DISTINCT user_id) FROM result_seats JOIN results ON results.id = result_id"
        f" WHERE user_id NOT IN ({', '.join('?' * len(selves))}) AND result_id < ? AND rated = 1 AND apart = 0"
        " AND ended_at > ? AND (guild_id, ladder) = (SELECT guild_id, ladder FROM results WHERE id = ?)",
        (*selves, finish.number, since, finish.number),
    ).fetchall()
    return count


def ladders(connection: Connection) -> list[tuple[int, str]]:
    """Every server with the name of a ladder on which a game was rated there, in order."""
    return connection.execute(
        "SELECT DISTINCT guild_id, ladder FROM results WHERE rated = 1 ORDER BY guild_id, ladder"
    ).fetchall()


_RECORD = "mu, sigma, games, wins, streak, best_streak, best_streak_at"
_ENTRY = f"user_id, {_RECORD}"
_PUT_ENTRY = upsert("ratings", "guild_id, ladder, season, user_id", _RECORD)


def entry(connection: Connection, ladder: Ladder, user_id: int) -> LadderEntry | None:
    """The person's entry on the ladder; None if they have no rated game there."""
    row = connection.execute(
        f"SELECT {_ENTRY} FROM ratings WHERE guild_id = ? AND ladder = ? AND season = ? AND user_id = ?",
        (ladder.guild_id, ladder.name, ladder.season, user_id),
    ).fetchone()
    return None if row is None else LadderEntry(*row)


def entries(connection: Connection, ladder: Ladder) -> list[LadderEntry]:
    """All entries of the ladder, in order of user ids; forgotten people, who have negative ids, are among them."""
    rows = connection.execute(
        f"SELECT {_ENTRY} FROM ratings WHERE guild_id = ? AND ladder = ? AND season = ? ORDER BY user_id",
        (ladder.guild_id, ladder.name, ladder.season),
    )
    return [LadderEntry(*row) for row in rows]


def put_entries(connection: Connection, ladder: Ladder, entries: Iterable[LadderEntry]) -> None:
    """Store these entries of the ladder."""
    connection.executemany(
        _PUT_ENTRY,
        [
            (
                *(ladder.guild_id, ladder.name, ladder.season, entry.user_id),
                *(entry.mu, entry.sigma, entry.games, entry.wins),
                *(entry.streak, entry.best_streak, entry.best_streak_at),
            )
            for entry in entries
        ],
    )


def role_records(connection: Connection, ladder: Ladder) -> dict[int, list[RoleRecord]]:
    """By person, their record on the ladder in each role that they have played, by role. Games in which they
    answered nothing are left out, and up to version 3 of the rules of rating those from which they were removed.
    """
    rows = connection.execute(
        "SELECT user_id, role, count(*), count(CASE WHEN final = 1 THEN 1 END)"
        f" FROM result_seats JOIN results ON results.id = result_id WHERE {OF_LADDER} AND user_id > 0"
        " AND role != '' AND apart = 0 AND (gone != 2 OR rating_rules > 3)"
        " GROUP BY user_id, role ORDER BY user_id, role",
        asdict(ladder),
    )
    found: dict[int, list[RoleRecord]] = {}
    for user_id, role, games, wins in rows:
        found.setdefault(user_id, []).append(RoleRecord(role, games, wins))
    return found


def clear_entries(connection: Connection, guild_id: int, ladder: str) -> None:
    """Delete all entries of a ladder on a server, of every season."""
    connection.execute("DELETE FROM ratings WHERE guild_id = ? AND ladder = ?", (guild_id, ladder))


def ladders_played(connection: Connection, guild_id: int, season: str | None) -> list[str]:
    """The ladders on which somebody has played on a server, in a season or (None) ever, the one with the most games
    first.
    """
    rows = connection.execute(
        "SELECT ladder, count(*) FROM results WHERE guild_id = ? AND rated = 1 AND (season = ? OR ? = '')"
        " GROUP BY ladder ORDER BY 2 DESC, 1",
        (guild_id, season or "", season or ""),
    )
    return [ladder for ladder, _ in rows]


def last_server(connection: Connection, user_id: int) -> int | None:
    """The server on which a person has last finished a game; None if they never did."""
    row = connection.execute(
        "SELECT guild_id FROM result_seats JOIN results ON results.id = result_id WHERE user_id = ?"
        " ORDER BY result_id DESC LIMIT 1",
        (user_id,),
    ).fetchone()
    return None if row is None else row[0]


def seasons(connection: Connection, guild_id: int, ladder: str) -> list[str]:
    """The quarters in which games of a ladder ended on the server, the latest first."""
    rows = connection.execute(
        "SELECT DISTINCT season FROM results WHERE guild_id = ? AND ladder = ? AND rated = 1 AND season <> ''"
        " ORDER BY season DESC",
        (guild_id, ladder),
    )
    return [season for (season,) in rows]


def name(connection: Connection, guild_id: int, user_id: int) -> str:
    """The name under which the person last finished a game on the server; empty if they never did."""
    row = connection.execute(
        "SELECT name FROM result_seats JOIN results ON results.id = result_id"
        " WHERE user_id = ? AND guild_id = ? ORDER BY result_id DESC LIMIT 1",
        (user_id, guild_id),
    ).fetchone()
    return "" if row is None else row[0]
