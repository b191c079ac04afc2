"""The questions that were asked on servers, and what people have answered.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.store import off_ladders
from bot.store.sql import Connection, upsert

_COLUMNS = "guild_id, day, question, channel_id, message_id, at, open"
_PUT_ANSWER = upsert("question_answers", "guild_id, day, user_id", "pick, at")


@dataclass(frozen=True, slots=True)
class DayQuestion:
    """A question that was asked on a server."""

    guild_id: int
    day: str
    """The day (UTC), as in "2026-11-24"."""
    question: str
    """Its id in the bank."""
    channel_id: int
    message_id: int
    """0 before it is posted."""
    at: float
    open: bool
    """Whether it can be answered."""


def ask(connection: Connection, asked: DayQuestion) -> DayQuestion:
    """Note that a question is asked on a day; if one was noted for that day, it is the one that stays."""
    connection.execute(
        f"INSERT INTO asked_questions ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild_id, day) DO NOTHING",
        (asked.guild_id, asked.day, asked.question, asked.channel_id, asked.message_id, asked.at, asked.open),
    )
    found = of_day(connection, asked.guild_id, asked.day)
    assert found is not None
    return found


def of_day(connection: Connection, guild_id: int, day: str) -> DayQuestion | None:
    """The question of a day; None if none was asked."""
    found = _list(connection, "WHERE guild_id = ? AND day = ?", guild_id, day)
    return found[0] if found else None


def of_server(connection: Connection, guild_id: int) -> list[DayQuestion]:
    """All that were asked on a server, the newest first."""
    return _list(connection, "WHERE guild_id = ? ORDER BY day DESC", guild_id)


def before(connection: Connection, guild_id: int, day: str) -> DayQuestion | None:
    """The one that was asked before that of a day and is posted; None without one."""
    found = _list(
        connection, "WHERE guild_id = ? AND day < ? AND message_id <> 0 ORDER BY day DESC LIMIT 1", guild_id, day
    )
    return found[0] if found else None


def _list(connection: Connection, where: str, *values: object) -> list[DayQuestion]:
    rows = connection.execute(f"SELECT {_COLUMNS} FROM asked_questions {where}", values).fetchall()
    return [
        DayQuestion(guild_id, day, question, channel_id, message_id, at, bool(is_open))
        for guild_id, day, question, channel_id, message_id, at, is_open in rows
    ]


def posted(connection: Connection, guild_id: int, day: str, message_id: int) -> None:
    """Note where the message of a question is."""
    connection.execute(
        "UPDATE asked_questions SET message_id = ? WHERE guild_id = ? AND day = ?", (message_id, guild_id, day)
    )


def close(connection: Connection, guild_id: int, day: str) -> None:
    """Nobody answers that question any more."""
    connection.execute("UPDATE asked_questions SET open = 0 WHERE guild_id = ? AND day = ?", (guild_id, day))


def answer(connection: Connection, guild_id: int, day: str, user_id: int, pick: str, at: float) -> bool:
    """Note what somebody answers, in place of what they have answered before; False if nobody may any more."""
    found = of_day(connection, guild_id, day)
    if found is None or not found.open:
        return False
    connection.execute(_PUT_ANSWER, (guild_id, day, user_id, pick, at))
    return True


def own(connection: Connection, guild_id: int, day: str, user_id: int) -> str | None:
    """What somebody has answered; None if nothing."""
    row = connection.execute(
        "SELECT pick FROM question_answers WHERE guild_id = ? AND day = ? AND user_id = ?", (guild_id, day, user_id)
    ).fetchone()
    return None if row is None else row[0]


def counts(connection: Connection, guild_id: int, day: str) -> Counter[str]:
    """How many have chosen what."""
    rows = connection.execute(
        "SELECT pick, count(*) FROM question_answers WHERE guild_id = ? AND day = ? GROUP BY pick", (guild_id, day)
    )
    return Counter(dict(rows.fetchall()))


def show(connection: Connection, guild_id: int, day: str, user_id: int, name: str) -> None:
    """Show somebody's answer under their name, or no longer if it is shown."""
    connection.execute(
        "UPDATE question_answers SET shown_as = CASE WHEN shown_as = '' THEN ? ELSE '' END"
        " WHERE guild_id = ? AND day = ? AND user_id = ?",
        (name, guild_id, day, user_id),
    )


def seen(connection: Connection, guild_id: int, day: str) -> list[tuple[str, str]]:
    """The answers that people show, by name and pick, without people who are hidden now."""
    return connection.execute(
        "SELECT shown_as, pick FROM question_answers WHERE guild_id = :guild_id AND day = :day AND shown_as <> ''"
        f" AND user_id NOT IN {off_ladders.UNSEEN} ORDER BY at, user_id",
        {"guild_id": guild_id, "day": day},
    ).fetchall()
