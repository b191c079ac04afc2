"""Ladders: ratings over placements, streaks, records and seasons, by server and game.

People are rated, also those whose seat a patron minded at the end, and those who were removed, with the place of their
seat; people who left are placed last, the first who left behind those who left later. Patrons are not rated, nor are
people who answered none of their turns (`bot.tables.ladder.counting`), unless that has happened lately.

Where sides play, they are rated as teams, and whoever left a side is rated alone.

Every rated game counts twice: in the season (calendar quarter) in which it ended, and for all time; one with decks that
were made on the server counts for all time alone, on a ladder of its own. How much it changes
somebody's rating depends on how often they play the same people, and on whether these play others
(`bot.tables.ladder.weights`).

A result is rated by the rules of rating under which it was played, so that ratings of before stay as they are.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store import GameResult, SeatResult, off_ladders, results
from bot.store.results import ALL_TIME, OF_LADDER, Finish, Finisher, Ladder, LadderEntry, RoleRecord
from bot.store.sql import Connection
from bot.tables.ladder.weights import DAY, MONTH, weight_of, weights_of

_MODEL = PlackettLuce()

NEWCOMER = 1000
"""The rating, in points, of somebody who has not played yet."""

NOT_PLAYED = 3
"""The version of the rules of rating by which others are rated as if a removed person had not played."""
OWN_WEIGHTS = 4
"""The first version by which a game has a weight of its own for each of its people, and sides are rated as teams."""

POINTS = 40
"""Points shown for one unit of OpenSkill's ordinal (mu - 3 sigma), which is too coarse to be shown whole."""


@dataclass(frozen=True, slots=True)
class LadderLine:
    """One line of a leaderboard. Equal ratings share a place; `streak`: wins in a row up to now."""

    place: int
    user_id: int
    name: str
    rating: int
    games: int
    wins: int
    streak: int
    roles: tuple[RoleRecord, ...] = ()
    """The games by the roles that the person had in them; none where nobody has one."""


@dataclass(frozen=True, slots=True)
class Record:
    """The best value so far, and who reached it, when (seconds since 1970) and where (empty for a streak)."""

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
    fastest: Record | None
    """The win that took the fewest seconds, by somebody who played to the end themselves."""


@dataclass(frozen=True, slots=True)
class Stats:
    """One person's figures on one ladder of a server. Games that are not rated count in `played` and `drinks` alone."""

    game: str
    ladder: str
    played: int
    drinks: int
    games: int
    """Rated games of all time; `wins`, `streak`, `best_streak`, `rating` and `place` are about these."""
    wins: int
    streak: int
    best_streak: int
    rating: int | None
    """None, like `place`, without a rated game."""
    place: int | None
    season: str
    """The season that `season_rating` and `season_place` are about."""
    season_rating: int | None
    season_place: int | None
    roles: tuple[RoleRecord, ...] = ()
    """The rated games of all time by the roles that the person had in them."""


def settle(connection: Connection, result: GameResult) -> GameResult:
    """Store a finished game and rate its players, inside the write unit that ends it (the tables' `on_over`). Returns
    the result as it counts.

    Raises one of `CONFLICTS` when the table's result is already stored.
    """
    result = as_it_counts(connection, result)
    number = results.record(connection, result)
    finish = results.finish(connection, number)
    if finish is not None:
        weights = _weights(connection, finish)
        results.put_weights(connection, number, weights)
        people = tuple(person._replace(weight=weights[person.seat]) for person in finish.people)
        _rate(connection, result.guild_id, result.ladder or result.game, replace(finish, people=people))
    return result


def as_it_counts(connection: Connection, result: GameResult) -> GameResult:
    """The result with what counts because of earlier games. Whoever answers none of their turns is left out once within
    `MONTH`; after that they are rated, and unless they are back at the end they have left at the start. Otherwise
    somebody could throw away every deal that is bad for them, and nobody would lose by it.
    """
    since = result.ended_at - MONTH
    again = {
        seat.user_id
        for seat in result.seats
        if seat.apart and seat.user_id and results.was_apart(connection, result.guild_id, seat.user_id, since)
    }
    if not again:
        return result
    seats = tuple(_rated_again(seat, result) if seat.user_id in again else seat for seat in result.seats)
    played = any(seat.user_id and not seat.apart for seat in result.seats)
    return replace(result, seats=seats, rated=result.rated or (played and results.sides_rated(seats) > 1))


def _rated_again(seat: SeatResult, result: GameResult) -> SeatResult:
    return replace(seat, apart=False, left=seat.minded, left_at=result.started_at if seat.minded else None)


def recompute(connection: Connection, guild_id: int, name: str) -> int:
    """Compute all ratings of a ladder on a server again from the results; returns the number of rated games."""
    results.clear_entries(connection, guild_id, name)
    rated = list(results.finishes(connection, guild_id, name))
    for finish in rated:
        _rate(connection, guild_id, name, finish)
    return len(rated)


def _weights(connection: Connection, finish: Finish) -> dict[int, float]:
    """How much a game that has just ended counts for each of its people, by seat."""
    before = results.games_before(connection, finish, finish.ended_at - MONTH - DAY)
    others = results.others_since(connection, finish, finish.ended_at - MONTH)
    return weights_of(finish.people, finish.ended_at, before, others)


def _rate(connection: Connection, guild_id: int, name: str, finish: Finish) -> None:
    # A day longer than a month, so that its first day is there whole.
    old = 1 < finish.rating_rules < OWN_WEIGHTS
    earlier = results.games_before(connection, finish, finish.ended_at - MONTH - DAY) if old else {}
    for season in filter(None, (finish.season, ALL_TIME)):
        ladder = Ladder(guild_id, name, season)
        entries = [results.entry(connection, ladder, user) or newcomer(user) for user in _users(finish.people)]
        known = {entry.user_id: entry for entry in entries}
        for rating in _ratings(finish):
            users = _users(rating.among)
            before = [known[user] for user in users]
            if finish.rating_rules >= OWN_WEIGHTS:
                weights = [1.0 if person.weight is None else person.weight for person in rating.among]
                after = rate(before, rating.among, finish.ended_at, weights)
            else:
                weight = 1.0
                if old:
                    weight = weight_of(users, finish.ended_at, earlier, [person.side for person in rating.among])
                after = rate_as_before(before, rating.among, finish.ended_at, weight)
            results.put_entries(connection, ladder, _kept(rating, before, after))


class _Rating(NamedTuple):
    """People who are rated by one comparison."""

    whose: frozenset[int]
    """The seats of those whose rating changes by it."""
    among: tuple[Finisher, ...]
    """Those who are compared; people of one side alone are not."""
    gain: bool = False
    """Whether only what raises a rating is kept."""


def _ratings(finish: Finish) -> Iterator[_Rating]:
    """Who is compared with whom, by the rules of rating under which the game was played."""
    everybody = finish.people
    removed = [person for person in everybody if person.removed] if finish.rating_rules == NOT_PLAYED else []
    stayed = tuple(person for person in everybody if person not in removed)
    alone = {person.removed_by for person in removed} - {None}
    groups = [_Rating(frozenset(person.seat for person in stayed if person.seat not in alone), stayed)]
    for host in stayed:
        if host.seat in alone:
            behind = [person for person in removed if person.removed_by == host.seat]
            groups.append(_Rating(frozenset({host.seat}), (*stayed, *behind)))
    groups += [_Rating(frozenset({person.seat}), (*stayed, person), gain=True) for person in removed]
    return (group for group in groups if len({person.side or person.seat for person in group.among}) > 1)


def _kept(rating: _Rating, before: Iterable[LadderEntry], after: Iterable[LadderEntry]) -> Iterator[LadderEntry]:
    """The entries that change."""
    for person, old, new in zip(rating.among, before, after, strict=True):
        if person.seat in rating.whose and (not rating.gain or _cautious(new) > _cautious(old)):
            yield new


def _users(people: Iterable[Finisher]) -> list[int]:
    return [person.user_id for person in people]


def newcomer(user_id: int) -> LadderEntry:
    """The entry of somebody who has not played yet."""
    fresh = _MODEL.rating()
    return LadderEntry(user_id, fresh.mu, fresh.sigma)


def rate(
    before: Sequence[LadderEntry], people: Sequence[Finisher], at: float, weights: Sequence[float] = ()
) -> list[LadderEntry]:
    """The entries of the people of at least two sides after a game that ended at `at`, given their places (ties share
    one).

    Sides are rated as teams. A side with fewer people than the largest is made up with some of the mean mu and sigma of
    its people, so that no side is taken to be stronger for having more. `weights`, from 0 to 1, scale the change of mu
    and sigma of each person; none: all are 1.
    """
    units, weights = _units(people), weights or [1.0] * len(people)
    most = max(len(unit) for unit in units)
    teams = [_team([before[number] for number in unit], most) for unit in units]
    rated = _MODEL.rate(teams, ranks=[float(people[unit[0]].position) for unit in units])
    after = list(before)
    for unit, team in zip(units, rated, strict=True):
        for number, new in zip(unit, team, strict=False):
            old, weight = before[number], weights[number]
            won = people[number].final == 1
            after[number] = _after(old, _part(old.mu, new.mu, weight), _part(old.sigma, new.sigma, weight), won, at)
    return after


def _team(entries: Sequence[LadderEntry], most: int) -> list[PlackettLuceRating]:
    """A side of so many as its model knows it; those who make it up come last."""
    mu = sum(entry.mu for entry in entries) / len(entries)
    sigma = math.sqrt(sum(entry.sigma**2 for entry in entries) / len(entries))
    made_up = [_MODEL.create_rating([mu, sigma]) for _ in range(most - len(entries))]
    return [*(_MODEL.create_rating([entry.mu, entry.sigma]) for entry in entries), *made_up]


def rate_as_before(
    before: Sequence[LadderEntry], people: Sequence[Finisher], at: float, weight: float = 1.0
) -> list[LadderEntry]:
    """The same as `rate` by the rules of rating up to version 3.

    A side is rated as one player with the mean mu and the mean sigma of its people. Each of them gets its change of mu
    and its ratio of sigma. `weight`, from 0 to 1, scales each change of mu and sigma.
    """
    units = _units(people)
    means = [
        (sum(before[at].mu for at in unit) / len(unit), sum(before[at].sigma for at in unit) / len(unit))
        for unit in units
    ]
    ranks = [float(people[unit[0]].position) for unit in units]
    rated = _MODEL.rate([[_MODEL.create_rating([mu, sigma])] for mu, sigma in means], ranks=ranks)
    after = list(before)
    for unit, (mu, sigma), [new] in zip(units, means, rated, strict=True):
        for number in unit:
            old, won = before[number], people[number].final == 1
            # Somebody alone gets the very numbers, which no rounding has touched.
            own = (new.mu, new.sigma) if len(unit) == 1 else (old.mu + new.mu - mu, old.sigma * new.sigma / sigma)
            after[number] = _after(old, _part(old.mu, own[0], weight), _part(old.sigma, own[1], weight), won, at)
    return after


def _units(people: Sequence[Finisher]) -> list[list[int]]:
    """Who is rated as one, by their numbers among `people`: those of a side, without those of it who have left or are
    placed behind it.
    """
    units: dict[Hashable, list[int]] = {}
    for number, person in enumerate(people):
        alone = person.left or not person.side
        units.setdefault(number if alone else (person.side, person.position), []).append(number)
    return list(units.values())


def _part(before: float, after: float, weight: float) -> float:
    """A part of a change; a whole one is not touched by rounding."""
    return after if weight == 1 else before + weight * (after - before)


def _after(before: LadderEntry, mu: float, sigma: float, won: bool, at: float) -> LadderEntry:
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


def points(entry: LadderEntry) -> int:
    """The rating that is shown, in whole points, at least 0: a cautious estimate (mu - 3 sigma)."""
    return max(0, round(NEWCOMER + POINTS * _cautious(entry)))


def _cautious(entry: LadderEntry) -> float:
    return entry.mu - 3 * entry.sigma


def leaderboard(
    connection: Connection, guild_id: int, name: str, season: str | None = None, limit: int | None = 10
) -> list[LadderLine]:
    """The best of a ladder on a server, in a season ("2026-Q4") or, with None, of all time; `limit` None: all."""
    ladder = Ladder(guild_id, name, season or ALL_TIME)
    ranked, roles = _ranked(connection, ladder)[:limit], results.role_records(connection, ladder)
    return [
        LadderLine(
            place,
            entry.user_id,
            results.name(connection, guild_id, entry.user_id),
            points(entry),
            entry.games,
            entry.wins,
            entry.streak,
            tuple(roles.get(entry.user_id, ())),
        )
        for place, entry in ranked
    ]


def hidden_rating(connection: Connection, guild_id: int, name: str, season: str | None, user_id: int) -> int | None:
    """The rating of a person whom others do not see on a ladder; None for one who is seen, or has none."""
    if user_id not in off_ladders.unseen(connection, guild_id):
        return None
    known = results.entry(connection, Ladder(guild_id, name, season or ALL_TIME), user_id)
    return None if known is None else points(known)


def _ranked(connection: Connection, ladder: Ladder) -> list[tuple[int, LadderEntry]]:
    """All people on the ladder with their places, without those who were forgotten or are hidden."""
    known = _shown(connection, ladder)
    known.sort(key=lambda entry: (-points(entry), -entry.wins, entry.games, entry.user_id))
    places: dict[int, int] = {}
    return [(places.setdefault(points(entry), index), entry) for index, entry in enumerate(known, 1)]


def _shown(connection: Connection, ladder: Ladder) -> list[LadderEntry]:
    unseen = off_ladders.unseen(connection, ladder.guild_id)
    entries = results.entries(connection, ladder)
    return [entry for entry in entries if entry.user_id > 0 and entry.user_id not in unseen]


def records(connection: Connection, guild_id: int, name: str, season: str | None = None) -> Records:
    """The records of a ladder on a server, in a season or (None) of all time. The first to reach one holds it."""
    ladder = Ladder(guild_id, name, season or ALL_TIME)
    known = [entry for entry in _shown(connection, ladder) if entry.best_streak > 1]
    best = min(known, key=lambda entry: (-entry.best_streak, entry.best_streak_at, entry.user_id), default=None)
    streak = best and Record(
        best.user_id, results.name(connection, guild_id, best.user_id), best.best_streak, best.best_streak_at
    )
    return Records(
        streak,
        _record(connection, ladder, "ended_at - started_at", "final = 1 AND minded = 0", "ended_at - started_at"),
    )


def _record(connection: Connection, ladder: Ladder, value: str, holds: str, best: str) -> Record | None:
    row = connection.execute(
        f"SELECT user_id, name, {value}, ended_at, table_id FROM result_seats JOIN results ON results.id = result_id"
        f" WHERE {OF_LADDER} AND user_id > 0 AND {holds}"
        f" AND user_id NOT IN {off_ladders.UNSEEN}"
        f" ORDER BY {best}, result_id, seat LIMIT 1",
        asdict(ladder),
    ).fetchone()
    return None if row is None else Record(*row)


def stats(connection: Connection, guild_id: int, user_id: int, now: float) -> list[Stats]:
    """A person's figures on a server, one entry for each ladder, with their place in the season of `now`."""
    played = connection.execute(
        "SELECT game, ladder, count(*), CAST(sum(drinks) AS BIGINT)"
        " FROM result_seats JOIN results ON results.id = result_id"
        " WHERE user_id = ? AND guild_id = ? GROUP BY game, ladder ORDER BY game, ladder",
        (user_id, guild_id),
    ).fetchall()
    return [_stats(connection, guild_id, user_id, now, *row) for row in played]


def _stats(
    connection: Connection, guild_id: int, user_id: int, now: float, game: str, name: str, played: int,
    drinks: int,
) -> Stats:  # fmt: skip
    season = results.season_of(now)
    place, overall = _place(connection, Ladder(guild_id, name), user_id)
    season_place, quarter = _place(connection, Ladder(guild_id, name, season), user_id)
    whole = overall or newcomer(user_id)
    return Stats(
        game=game,
        ladder=name,
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
        roles=tuple(results.role_records(connection, Ladder(guild_id, name)).get(user_id, ())),
    )


def _place(connection: Connection, ladder: Ladder, user_id: int) -> tuple[int | None, LadderEntry | None]:
    """Their place, none while they are hidden, and what is known of them."""
    places = {entry.user_id: place for place, entry in _ranked(connection, ladder)}
    return places.get(user_id), results.entry(connection, ladder, user_id)
