"""A database with everything in it, for the tests of what is kept about people."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from bot.store import (
    GameResult,
    SeatResult,
    callers,
    decks,
    earned,
    houses,
    jobs,
    nights,
    off_ladders,
    people,
    podiums,
    questions,
    replays,
    reports,
    talk,
)
from bot.store.callers import Caller
from bot.store.catalog import table_names
from bot.store.decks import OwnDeck
from bot.store.earned import Earned
from bot.store.jobs import Job
from bot.store.migrations import migrate
from bot.store.nights import Night
from bot.store.podiums import Podium
from bot.store.questions import DayQuestion
from bot.store.sql import Connection
from bot.tables.ladder import ladder
from tests.databases import Databases

ANNE, BEN, CLEO, DORA = (1_100_000_000_000_000_000 + n * 7_919_000_001 for n in range(1, 5))
NAMES = {ANNE: "Anne", BEN: "Ben", CLEO: "Cleo", DORA: "Dora"}
HERE, THERE = 900_000_000_000_000_001, 900_000_000_000_000_002
NOON = 1_790_000_000.0


class Opened:
    """What a test has opened, and where."""

    def __init__(self) -> None:
        self.databases: Databases | None = None
        self.files: list[sqlite3.Connection] = []
        self.lent: list[Connection] = []

    def close(self) -> None:
        """Close it all; what was done on PostgreSQL is undone."""
        while self.files:
            self.files.pop().close()
        while self.lent:
            assert self.databases is not None
            self.databases.undo(self.lent.pop())


OPENED = Opened()


@contextmanager
def on(databases: Databases | None) -> Iterator[None]:
    """Let `fresh` give databases of PostgreSQL's, or with None SQLite's; all are closed in the end."""
    OPENED.close()
    OPENED.databases = databases
    try:
        yield
    finally:
        OPENED.close()
        OPENED.databases = None


def fresh() -> Connection:
    """A new database: in memory, or one of PostgreSQL's in a test of functions on both. It is closed after the test."""
    if OPENED.databases is None:
        return in_memory()
    OPENED.lent.append(OPENED.databases.lend())
    return OPENED.lent[-1]


def instead() -> Connection:
    """A new database in place of all that were opened before: for each of the many examples of one test."""
    OPENED.close()
    return fresh()


def in_memory() -> sqlite3.Connection:
    """A new database of SQLite's; it is closed after the test."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    OPENED.files.append(connection)
    _model().backup(connection)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def put_empty(path: Path) -> None:
    """Put a file of SQLite's there as the first start leaves it: with today's schema, and nothing in it."""
    path.write_bytes(_model().serialize())


@cache
def _model() -> sqlite3.Connection:
    """A database with today's schema, to be copied."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    return connection


def add_table(
    connection: Connection,
    table: str,
    seated: list[int | None],
    *,
    status: str = "over",
    gone: frozenset[int] = frozenset(),
    guild: int = HERE,
    host: int | None = None,
) -> None:
    """A table with people (None: a patron) and something of each in everything that belongs to a table."""
    persons = [user for user in seated if user is not None]
    host = host or next((user for user in persons if user not in gone), persons[0])
    vote = {"seat": 0, "seq": 3, "wanted": persons}
    connection.execute(
        "INSERT INTO tables (id, guild_id, channel_id, game, status, pace, most, host_id, options, created_at,"
        " recent, vote) VALUES (?, ?, 5, 'drinko', ?, 'normal', 10, ?, '{}', ?, ?, ?)",
        (table, guild, status, host, NOON, json.dumps([{"key": "hello", "to": f"<@{persons[0]}>"}]), json.dumps(vote)),
    )
    for seat, user in enumerate(seated):
        connection.execute(
            "INSERT INTO seats (table_id, seat, user_id, name, patron, gone) VALUES (?, ?, ?, ?, ?, ?)",
            (table, seat, user, NAMES.get(user or 0, "Old Tom"), None if user else "regular", user in gone),
        )
        connection.execute(
            "INSERT INTO decisions (table_id, epoch, seq, turn, ask, seat, picks, source, digest, shows, at)"
            " VALUES (?, 0, ?, 1, 1, ?, '[\"draw\"]', 'person', 'd', 0, ?)",
            (table, seat + 1, seat, NOON + seat),
        )
        connection.execute(
            "INSERT INTO messages (table_id, kind, seat, channel_id, message_id, posted_at, nonce)"
            " VALUES (?, 'hand', ?, ?, 8, ?, '')",
            (table, seat, 77_000 + seat, NOON),
        )


def seat(number: int, user: int | None, place: int, **changes: Any) -> SeatResult:
    plain: dict[str, Any] = {"minded": False, "left": False, "drinks": 0, "patron": None if user else "regular"}
    return SeatResult(seat=number, user_id=user, name=NAMES.get(user or 0, "Old Tom"), place=place, **plain | changes)


def result(table: str, *seats: SeatResult, ended: float = NOON, **changes: Any) -> GameResult:
    plain: dict[str, Any] = {
        "table": table,
        "guild_id": HERE,
        "channel_id": 5,
        "game": "drinko",
        "rules_version": 1,
        "pace": "normal",
        "options": {"suffer": 2},
        "started_at": ended - 600,
        "ended_at": ended,
        "decisions": 40,
        "rated": True,
    }
    return GameResult(seats=seats, **plain | changes)


def night(name: str, host: int, **changes: Any) -> Night:
    """A night that somebody has planned."""
    plain: dict[str, Any] = {
        "id": name, "guild_id": HERE, "channel_id": 5, "host_id": host, "name": NAMES[host], "status": "open",
        "outcome": "", "game": "drinko", "seats": 4, "preset": "", "own": False, "note": "", "starts": NOON + 86_400,
        "soon": False, "weekly": False, "zone": "", "utc_offset": 60, "minute": 1200, "created_at": NOON,
    }  # fmt: skip
    return Night(**plain | changes)


def deck(known: str, author: int, **changes: Any) -> OwnDeck:
    """A deck that somebody makes."""
    plain: dict[str, Any] = {
        "id": known, "guild_id": HERE, "game": "inn", "user_id": author, "author": NAMES[author], "name": known,
        "base": "", "status": "draft", "note": "", "version": 0, "code": "", "draft": "{}", "asked": "",
        "created_at": NOON, "changed_at": NOON,
    }  # fmt: skip
    return OwnDeck(**plain | changes)


def add_everything(connection: Connection, user: int, other: int) -> None:
    """Whatever can be kept about a person, at tables whose ids begin with a letter of theirs."""
    letter = NAMES[user][0]
    add_table(connection, f"{letter}222", [user, other, None])
    add_table(connection, f"{letter}333", [other, user], status="live", gone=frozenset({user}))
    ladder.settle(connection, result(f"{letter}222", seat(0, user, 1), seat(1, other, 2), seat(2, None, 3)))
    number = next(iter(earned.waiting(connection, HERE, f"{letter}222")))
    earned.add(connection, [Earned(HERE, user, "dry", number, f"{letter}222", 7, NOON)])
    podiums.put(connection, HERE, [Podium("2026-Q3", "drinko", user, 1)])
    questions.ask(connection, DayQuestion(HERE, "2026-09-22", "abc", 5, 6, NOON, True))
    questions.answer(connection, HERE, "2026-09-22", user, "pass", NOON)
    questions.show(connection, HERE, "2026-09-22", user, NAMES[user])
    people.save(connection, people.PersonSettings(user, "channel", False, 60, 120, 60, True))
    people.dms_failed(connection, user, NOON)
    jobs.note(connection, Job("call", HERE, user, "A222", "7", NOON))
    nights.put(connection, night(f"{letter}NIGHT", user, note=f"not without <@{user}>", zone="Europe/Vienna"))
    nights.answer(connection, night(f"{letter}NIGHT", user), user, NAMES[user], "in", NOON)
    nights.answer(connection, night(f"{letter}NIGHT", user), other, NAMES[other], "maybe", NOON)
    decks.add(connection, deck(f"{letter}DECK", user))
    callers.save(connection, Caller(user, 5, HERE, ("drinko",), 1080, 1320, NOON))
    connection.execute("INSERT INTO called (user_id, at) VALUES (?, ?)", (user, NOON))
    called = (f"{letter}222", HERE, 5, NOON)
    connection.execute("INSERT INTO lobby_calls (table_id, guild_id, channel_id, at) VALUES (?, ?, ?, ?)", called)
    for number, each in enumerate((user, other)):
        row = (f"{letter}222", each, number)
        connection.execute("INSERT INTO lobby_call_people (table_id, user_id, number) VALUES (?, ?, ?)", row)
    replays.share(connection, f"{letter}222", user)
    reports.add(connection, f"{letter}222", user, "the train went on", NOON, seq=3)
    told = reports.add(connection, f"{letter}222", other, f"<@{user}> plays too fast", NOON, seq=3)
    talk.add(connection, f"{letter}222", talk.TalkLine(0, user, "I can Ignore this.", NOON))
    talk.add(connection, f"{letter}222", talk.TalkLine(1, other, f"<@{user}>: no", NOON))
    talk.report(connection, told, f"{letter}222", (0, 1))
    houses.ban(connection, HERE, user, other, NOON)
    off_ladders.hide(connection, HERE, user, other, NOON)
    off_ladders.hide(connection, THERE, other, user, NOON)
    houses.ban(connection, THERE, 55, user, NOON)
    houses.ban(connection, THERE, other, user, NOON)
    houses.seal_bans(connection, 55)


def cells(connection: Connection) -> Iterator[tuple[str, str, Any]]:
    """Table, column and value of everything in the database."""
    for table in table_names(connection):
        cursor = connection.execute(f'SELECT * FROM "{table}"')
        columns = [column[0] for column in cursor.description]
        for row in cursor.fetchall():
            yield from ((table, column, value) for column, value in zip(columns, row, strict=True))


def traces(connection: Connection, user: int | str) -> set[tuple[str, str]]:
    """The columns in which the person's id (or a name) stands, alone or within a text."""
    number = str(user)
    return {
        (table, column)
        for table, column, value in cells(connection)
        if number in (value.decode("latin-1") if isinstance(value, bytes) else str(value))
    }


def dump(connection: Connection) -> list[str]:
    """A line for each row of the database, with the name of its table in front."""
    rows = [
        f"{table} {row}" for table in table_names(connection) for row in connection.execute(f'SELECT * FROM "{table}"')
    ]
    return sorted(rows)
