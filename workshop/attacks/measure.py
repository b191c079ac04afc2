"""What a guise brings: the points above those of the same player who plays honestly as many rated games."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from random import Random
from statistics import mean

from bot.store import GameResult, SeatResult, people, results
from bot.store.migrations import migrate
from bot.store.results import Ladder
from bot.store.sql import Connection
from bot.tables.ladder import ladder
from workshop.attacks.bar import SERVER
from workshop.attacks.guises import ME, OTHERS, SECOND

DAY = 86_400.0
START = 20_000 * DAY
AVERAGE = range(1_000, 1_010)
"""Ten average people. All have played on the day before; and for every game that is measured, two of them play."""
TIMES = 6
"""The games are rated so often, each time in another order and against others."""
HONEST = 400
"""Games by which it is seen how an honest player fares; a few games say little."""

PACES: dict[str, Callable[[int], float]] = {
    "in a day": lambda number: START + number * 60.0,
    "five a day": lambda number: START + number // 5 * DAY + number % 5 * 600.0,
}
"""When the games end, by their numbers."""


@contextmanager
def _ladder() -> Generator[Connection]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _with_a_past().backup(connection)
    try:
        yield connection
    finally:
        connection.close()


@cache
def _with_a_past() -> sqlite3.Connection:
    """A database in which the average people have played each other."""
    connection, luck = sqlite3.connect(":memory:", isolation_level=None), Random("past")
    migrate(connection)
    for number, pair in enumerate(zip(AVERAGE[::2], AVERAGE[1::2], strict=True)):
        _settle_people(connection, f"B{number}", START - DAY, [*pair], luck)
    return connection


def is_rated(result: GameResult) -> bool:
    """Whether a game is rated for `ME`."""
    return result.rated and any(seat.user_id == ME.id and not seat.apart for seat in result.seats)


def points_after(played: Sequence[GameResult], pace: str, forgets: int = 0) -> int:
    """The points of somebody who has played these games, in which the others are average people.

    `forgets`: after how many games the second account has itself forgotten; 0: never.
    """
    return round(mean(_points_after(played, pace, seed, forgets) for seed in range(TIMES)))


def _points_after(played: Sequence[GameResult], pace: str, seed: int, forgets: int) -> int:
    luck, order = Random(f"attack/{seed}"), [*played]
    luck.shuffle(order)
    with _ladder() as connection:
        for number, result in enumerate(order):
            at = PACES[pace](number)
            _play_without(connection, number, at, luck)
            met = dict(zip((person.id for person in OTHERS), luck.sample(AVERAGE, len(OTHERS)), strict=True))
            seats = [
                replace(seat, user_id=met.get(seat.user_id or 0, seat.user_id), left_at=_moved(seat, result, at))
                for seat in result.seats
            ]
            _settle(connection, f"P{number}", at, seats, rated=result.rated)
            if forgets and number % forgets == forgets - 1:
                people.forget(connection, SECOND[0].id, -1 - number)
        return _points(connection)


def _moved(seat: SeatResult, result: GameResult, at: float) -> float | None:
    return None if seat.left_at is None else seat.left_at - result.ended_at + at


@cache
def points_of_an_honest_player(games: int, pace: str) -> int:
    """The points of an average player after so many games against one average person each."""
    times = max(TIMES, HONEST // max(1, games))
    return round(mean(_honest(games, pace, seed) for seed in range(times)))


def _honest(games: int, pace: str, seed: int) -> int:
    luck = Random(f"honest/{seed}")
    with _ladder() as connection:
        for number in range(games):
            at = PACES[pace](number)
            _play_without(connection, number, at, luck)
            _settle_people(connection, f"P{number}", at, [ME.id, luck.choice(AVERAGE)], luck)
        return _points(connection)


def _play_without(connection: Connection, number: int, at: float, luck: Random) -> None:
    """Two of the average people play a game."""
    _settle_people(connection, f"A{number}", at - 1, luck.sample(AVERAGE, 2), luck)


def _settle_people(connection: Connection, table: str, at: float, users: list[int], luck: Random) -> None:
    luck.shuffle(users)
    seats = [SeatResult(seat, user, "", None, False, False, seat + 1, 0) for seat, user in enumerate(users)]
    _settle(connection, table, at, seats, rated=True)


def _settle(connection: Connection, table: str, at: float, seats: Sequence[SeatResult], *, rated: bool) -> None:
    result = GameResult(table, SERVER, 0, "drinko", 1, "normal", {}, at - 60.0, at, 0, tuple(seats), rated)
    ladder.settle(connection, result)


def _points(connection: Connection) -> int:
    entry = results.entry(connection, Ladder(SERVER, "drinko"), ME.id)
    return ladder.NEWCOMER if entry is None else ladder.points(entry)
