"""Marks that people have earned, and what of finished games these are found in.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`. Which game shows which mark the ladder
says (`bot.tables.ladder.marks`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from bot.store.sql import Connection

WAITS, LOOKED_AT, UNREADABLE = 0, 1, 2
"""Whether a finished game was looked at for marks: not yet; it was; its log could not be played again."""


class Earned(NamedTuple):
    """A mark of a person on a server, and the game that shows it."""

    guild_id: int
    user_id: int
    mark: str
    result_id: int
    table: str
    event: int | None
    """The position, from 0, of the event that shows it among all that the game has told everybody; None where that is
    seen by the results alone."""
    at: float
    """When the game ended, in seconds since 1970."""


class FinishedSeat(NamedTuple):
    """How a seat of a finished game ended."""

    seat: int
    user_id: int | None
    patron: str | None
    role: str
    played_as: str
    """The character; empty where there is none, or nobody has looked."""
    final: int
    counts: bool
    """Whether a person sits there who played to the end and is rated: only they earn marks."""


class FinishedGame(NamedTuple):
    """A finished game, as marks need it."""

    id: int
    table: str
    guild_id: int
    game: str
    pace: str
    rated: bool
    ended_at: float
    seats: tuple[FinishedSeat, ...]


_GAME = "id, table_id, guild_id, game, pace, rated, ended_at"
_EARNED = "guild_id, user_id, mark, result_id, table_id, event, at"


def waiting(connection: Connection, guild_id: int, table: str) -> list[int]:
    """The games of a server that wait to be looked at, up to that of a table, in the order in which they ended."""
    rows = connection.execute(
        "SELECT id FROM results WHERE guild_id = ? AND marked = ?"
        " AND id <= (SELECT id FROM results WHERE table_id = ?) ORDER BY id",
        (guild_id, WAITS, table),
    )
    return [number for (number,) in rows]


def every_game(connection: Connection) -> list[int]:
    """All finished games, server by server in the order in which they ended."""
    return [number for (number,) in connection.execute("SELECT id FROM results ORDER BY guild_id, id")]


def finished(connection: Connection, number: int) -> FinishedGame:
    """The finished game with that number. Raises `LookupError`."""
    row = connection.execute(f"SELECT {_GAME} FROM results WHERE id = ?", (number,)).fetchone()
    if row is None:
        raise LookupError(f"there is no result {number}")
    seats = connection.execute(
        "SELECT seat, user_id, patron, role, played_as, final, minded, gone, apart FROM result_seats"
        " WHERE result_id = ? ORDER BY seat",
        (number,),
    )
    number, table, guild_id, game, pace, rated, ended_at = row
    found = tuple(
        FinishedSeat(
            seat, user, patron, role, played_as, final, bool(user and user > 0 and not (minded or gone or apart))
        )
        for seat, user, patron, role, played_as, final, minded, gone, apart in seats
    )
    return FinishedGame(number, table, guild_id, game, pace, bool(rated), ended_at, found)


class Won(NamedTuple):
    """A game that a person has won, as a history of marks needs it."""

    game: str
    pace: str
    role: str
    played_as: str


def wins_before(connection: Connection, guild_id: int, user_id: int, number: int) -> list[Won]:
    """What a person has won on a server in games that count, up to that of the number, the oldest first."""
    rows = connection.execute(
        "SELECT game, pace, role, played_as FROM result_seats JOIN results ON results.id = result_id"
        " WHERE user_id = ? AND guild_id = ? AND result_id <= ? AND rated = 1 AND final = 1"
        " AND minded = 0 AND gone = 0 AND apart = 0 ORDER BY result_id",
        (user_id, guild_id, number),
    )
    return [Won(*row) for row in rows]


def met_before(connection: Connection, guild_id: int, user_id: int, number: int) -> set[int]:
    """The people with whom a person has finished a game on a server before the one of that number."""
    rows = connection.execute(
        "SELECT DISTINCT other.user_id FROM result_seats AS own"
        " JOIN results ON results.id = own.result_id JOIN result_seats AS other ON other.result_id = own.result_id"
        " WHERE own.user_id = ? AND guild_id = ? AND own.result_id < ? AND other.user_id IS NOT NULL",
        (user_id, guild_id, number),
    )
    return {other for (other,) in rows}


def note_characters(connection: Connection, number: int, characters: Mapping[int, str]) -> None:
    """Note which character each seat of a game has played."""
    connection.executemany(
        "UPDATE result_seats SET played_as = ? WHERE result_id = ? AND seat = ?",
        [(character, number, seat) for seat, character in characters.items()],
    )


def note_close(connection: Connection, number: int, n: int, event: int) -> None:
    """Note how close a game was for its winner, and the position of the event that shows it."""
    connection.execute("UPDATE results SET close = ?, close_event = ? WHERE id = ?", (n, event, number))


def note_looked(connection: Connection, number: int, state: int) -> None:
    """Note whether a game was looked at: one of `WAITS`, `LOOKED_AT`, `UNREADABLE`."""
    connection.execute("UPDATE results SET marked = ? WHERE id = ?", (state, number))


def add(connection: Connection, earned: Iterable[Earned]) -> None:
    """Note marks that these people do not have yet."""
    connection.executemany(
        f"INSERT INTO earned_marks ({_EARNED}) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, user_id, mark) DO NOTHING",
        list(earned),
    )


def clear(connection: Connection) -> None:
    """Delete all marks."""
    connection.execute("DELETE FROM earned_marks")


def every(connection: Connection) -> Iterator[Earned]:
    """All marks."""
    rows = connection.execute(f"SELECT {_EARNED} FROM earned_marks ORDER BY guild_id, user_id, mark").fetchall()
    return (Earned(*row) for row in rows)


def of_person(connection: Connection, guild_id: int, user_id: int) -> list[Earned]:
    """A person's marks on a server, the newest first."""
    rows = connection.execute(
        f"SELECT {_EARNED} FROM earned_marks WHERE guild_id = ? AND user_id = ? ORDER BY result_id DESC, mark",
        (guild_id, user_id),
    )
    return [Earned(*row) for row in rows]


def of_table(connection: Connection, table: str) -> list[Earned]:
    """The marks that a table's game has brought, by seat."""
    rows = connection.execute(
        f"SELECT {', '.join(f'earned_marks.{name}' for name in _EARNED.split(', '))} FROM earned_marks"
        " JOIN result_seats ON result_seats.result_id = earned_marks.result_id"
        " AND result_seats.user_id = earned_marks.user_id WHERE table_id = ? ORDER BY seat, mark",
        (table,),
    )
    return [Earned(*row) for row in rows]
