"""What players say to their teams at a table. It is kept until the game ends; a report takes a copy along.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from bot.store.sql import Connection

LAST = 6
"""How many lines of a team are shown."""
TEXT_MOST = 200
"""The most characters of a line."""
_COLUMNS = "seat, user_id, text, at"


class TalkLine(NamedTuple):
    """One line; `at` in seconds since 1970."""

    seat: int
    user_id: int
    text: str
    at: float


def add(connection: Connection, table: str, line: TalkLine) -> None:
    """Keep a line."""
    connection.execute(f"INSERT INTO talk (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?)", (table, *line))


def of_table(connection: Connection, table: str) -> list[TalkLine]:
    """All lines of a table, of every team, the oldest first."""
    return [
        TalkLine(*row)
        for row in connection.execute(f"SELECT {_COLUMNS} FROM talk WHERE table_id = ? ORDER BY number", (table,))
    ]


def end(connection: Connection, table: str) -> None:
    """The game is over: nothing is kept but what reports have taken along."""
    connection.execute("DELETE FROM talk WHERE table_id = ?", (table,))


def report(connection: Connection, reference: str, table: str, team: Collection[int]) -> None:
    """A report takes the lines of a team along."""
    lines = [line for line in of_table(connection, table) if line.seat in team]
    connection.executemany(
        f"INSERT INTO report_talk (reference, number, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
        [(reference, number, *line) for number, line in enumerate(lines, 1)],
    )


def of_report(connection: Connection, reference: str) -> list[TalkLine]:
    """The lines that a report has taken along."""
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM report_talk WHERE reference = ? ORDER BY number, at", (reference,)
    )
    return [TalkLine(*row) for row in found]


def forget(connection: Connection, user_id: int) -> None:
    """Delete what a person has said, and what their reports have taken along."""
    for name in ("talk", "report_talk"):
        connection.execute(f"DELETE FROM {name} WHERE user_id = ?", (user_id,))
    connection.execute(
        "DELETE FROM report_talk WHERE reference IN (SELECT reference FROM reports WHERE user_id = ?)", (user_id,)
    )
