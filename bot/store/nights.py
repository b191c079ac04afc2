"""Game nights: what people have planned together, and what they have answered.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Literal

from bot.shares import ALL, Share
from bot.store.errors import StoreRefused
from bot.store.shares import of_share
from bot.store.sql import Connection, upsert

OPEN_A_PERSON = 3
"""How many open nights one person may have planned, on all servers."""
OPEN_A_SERVER = 10
IN_MOST = 40
"""How many people may say that they come to one night: a message can mention no more than a hundred."""
NOTE_MOST = 100
"""Characters of a note."""
KEPT = 7 * 86_400.0
"""Seconds after its end for which a night and its answers are kept."""
DRAFTS_KEPT = 86_400.0
"""Seconds for which a night that was never planned to the end is kept."""
NO_EVENT = -1
"""The number of an event that somebody has deleted: the night gets no other."""
MAKING = 0
"""The number of an event that is being made."""

NightStatus = Literal["draft", "open", "started", "over"]
Answer = Literal["in", "maybe", "cant"]
ANSWERS: tuple[Answer, ...] = ("in", "maybe", "cant")


@dataclass(frozen=True, slots=True)
class Night:
    """A game night. Times are seconds since 1970, UTC."""

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    """Who has planned it."""
    name: str
    """The planner's name."""
    status: NightStatus
    outcome: str
    """How it ended: ``played``, ``unplayed``, ``nobody``, ``cancelled``, ``expired``, ``missed``, ``no-room``,
    ``series`` (nobody came to the two nights before it) or ``gone`` (its channel is); empty before."""
    game: str
    seats: int
    preset: str
    own: bool
    """Whether the preset is one that the server has named."""
    note: str
    starts: float
    """When it begins; of one that begins as soon as enough are in, until when it waits for them."""
    soon: bool
    """Whether it begins as soon as so many are in as there are seats."""
    weekly: bool
    zone: str
    """The planner's time zone and, where that has no name, the minutes that their clock is ahead of UTC."""
    utc_offset: int
    minute: int
    """The minute of the day that the planner's clock shows then."""
    created_at: float
    ended_at: float | None = None
    misses: int = 0
    """How many nights before it had no game, in a row."""
    follows: str = ""
    message_id: int = 0
    posted_at: float = 0.0
    nonce: str = ""
    version: int = 1
    """Rises with every change that its message shows."""
    shown: int = 0
    """The version that its message shows."""
    event_id: int | None = None
    event_starts: float | None = None

    @property
    def open(self) -> bool:
        """Whether people can still answer."""
        return self.status == "open"


@dataclass(frozen=True, slots=True)
class NightAnswer:
    """What somebody has answered. `table`: the table that holds a seat for them; see the schema."""

    user_id: int
    name: str
    answer: Answer
    number: int
    at: float
    table: str = ""


_COLUMNS = [column.name for column in fields(Night)]
_PUT = upsert("nights", "id", ", ".join(_COLUMNS[1:]))
_SELECT = f"SELECT {', '.join(_COLUMNS)} FROM nights"
_FLAGS = ("own", "soon", "weekly")
_PUT_ANSWER = upsert("night_answers", "night_id, user_id", "name, answer, number, at, table_id")
_ANSWERS = "SELECT user_id, name, answer, number, at, table_id FROM night_answers"


def put(connection: Connection, night: Night) -> None:
    """Store a night in place of an older state of it."""
    connection.execute(_PUT, tuple(getattr(night, name) for name in _COLUMNS))


def change(connection: Connection, night: Night, **changes: object) -> Night:
    """Store a night with these changes, which its message is to show."""
    changed = replace(night, version=night.version + 1, **changes)  # pyright: ignore[reportArgumentType]
    put(connection, changed)
    return changed


def posted(connection: Connection, night: str, message_id: int, posted_at: float, version: int) -> None:
    """Note where the message of a night is, and which version of it that shows."""
    connection.execute(
        "UPDATE nights SET message_id = ?, posted_at = ?, shown = ? WHERE id = ?",
        (message_id, posted_at, version, night),
    )


def lost(connection: Connection, night: str, nonce: str) -> None:
    """The message of a night is gone: the next has another nonce."""
    connection.execute("UPDATE nights SET message_id = 0, shown = 0, nonce = ? WHERE id = ?", (nonce, night))


def with_event(connection: Connection, night: str, event_id: int | None, starts: float | None = None) -> None:
    """Note which event of the server's stands for a night, and when that begins."""
    connection.execute("UPDATE nights SET event_id = ?, event_starts = ? WHERE id = ?", (event_id, starts, night))


def load(connection: Connection, night: str) -> Night | None:
    """The night of that id; None if there is none."""
    found = _list(connection, "WHERE id = ?", (night,))
    return found[0] if found else None


def of_server(connection: Connection, guild_id: int) -> list[Night]:
    """The open nights of a server, the next one first."""
    return _list(connection, "WHERE guild_id = ? AND status = 'open' ORDER BY starts, id", (guild_id,))


def to_watch(connection: Connection, share: Share = ALL) -> list[Night]:
    """The nights of the share's servers that are open or started, and those whose message does not show them as they
    are.
    """
    which, values = of_share(share)
    wanted = "status IN ('open', 'started') OR (status = 'over' AND shown < version AND outcome <> 'gone')"
    return _list(connection, f"WHERE ({wanted}) AND {which} ORDER BY starts, id", values)


def following(connection: Connection, night: str) -> Night | None:
    """The night that follows a weekly one; None if there is none."""
    found = _list(connection, "WHERE follows = ?", (night,))
    return found[0] if found else None


def of_channel(connection: Connection, channel_id: int) -> list[Night]:
    """The nights of a channel that are open."""
    return _list(connection, "WHERE channel_id = ? AND status = 'open' ORDER BY starts, id", (channel_id,))


def _list(connection: Connection, where: str, values: Sequence[object]) -> list[Night]:
    rows = connection.execute(f"{_SELECT} {where}", tuple(values)).fetchall()
    return [_read(dict(zip(_COLUMNS, row, strict=True))) for row in rows]


def _read(row: dict[str, object]) -> Night:
    flags = {name: bool(row[name]) for name in _FLAGS}
    return Night(**{**row, **flags})  # pyright: ignore[reportArgumentType]


def check_room_to_plan(connection: Connection, night: Night) -> None:
    """Raise `StoreRefused` (``nights-person``, ``nights-server``; fact `most`) where the planner or the server has as
    many open nights as they may have.
    """
    for reason, column, value, most in (
        ("nights-person", "host_id", night.host_id, OPEN_A_PERSON),
        ("nights-server", "guild_id", night.guild_id, OPEN_A_SERVER),
    ):
        found = connection.execute(f"SELECT count(*) FROM nights WHERE {column} = ? AND status = 'open'", (value,))
        if found.fetchone()[0] >= most:
            raise StoreRefused(reason, most=most)


# -- answers --------------------------------------------------------------------------------------------------------


def answers(connection: Connection, night: str) -> list[NightAnswer]:
    """What people have answered, in the order in which they did."""
    rows = connection.execute(f"{_ANSWERS} WHERE night_id = ? ORDER BY number", (night,)).fetchall()
    return [NightAnswer(*row) for row in rows]


def answer(connection: Connection, night: Night, user_id: int, name: str, said: Answer, at: float) -> list[NightAnswer]:
    """Note what somebody answers, last in the order unless they have said the same before. Returns all answers.

    Raises `StoreRefused`: ``night-full`` (fact `most`).
    """
    known = answers(connection, night.id)
    before = next((other for other in known if other.user_id == user_id), None)
    if before is not None and before.answer == said:
        return known
    if said == "in" and sum(other.answer == "in" for other in known) >= IN_MOST:
        raise StoreRefused("night-full", most=IN_MOST)
    number = max((other.number for other in known), default=0) + 1
    connection.execute(_PUT_ANSWER, (night.id, user_id, name, said, number, at, ""))
    return answers(connection, night.id)


def drop_answer(connection: Connection, night: str, user_id: int) -> None:
    """Forget somebody's answer, as that of somebody who may not come."""
    connection.execute("DELETE FROM night_answers WHERE night_id = ? AND user_id = ?", (night, user_id))


def seat_at(connection: Connection, night: str, users: Sequence[int], table: str) -> None:
    """Hold seats for these people at a table, or at a number of the night's before that is open."""
    connection.executemany(
        "UPDATE night_answers SET table_id = ? WHERE night_id = ? AND user_id = ?",
        [(table, night, user) for user in users],
    )


def held(connection: Connection, table: str) -> list[NightAnswer]:
    """The people for whom a table holds seats, in the order of their answers."""
    rows = connection.execute(f"{_ANSWERS} WHERE table_id = ? AND answer = 'in' ORDER BY number", (table,)).fetchall()
    return [NightAnswer(*row) for row in rows]


def give_up(connection: Connection, table: str, user_id: int) -> None:
    """Hold no seat at a table any more for somebody who has got up from it."""
    connection.execute("UPDATE night_answers SET answer = 'cant' WHERE table_id = ? AND user_id = ?", (table, user_id))


# -- forgetting -----------------------------------------------------------------------------------------------------


def forget_old(connection: Connection, now: float, share: Share = ALL) -> int:
    """Delete the nights of the share's servers that have been over for `KEPT`, and drafts that nobody finished, with
    their answers. Returns how many.
    """
    which, values = of_share(share)
    old = f"((status = 'over' AND ended_at < ?) OR (status = 'draft' AND created_at < ?)) AND {which}"
    given = (now - KEPT, now - DRAFTS_KEPT, *values)
    connection.execute(f"DELETE FROM night_answers WHERE night_id IN (SELECT id FROM nights WHERE {old})", given)
    return connection.execute(f"DELETE FROM nights WHERE {old}", given).rowcount


def forget_person(connection: Connection, user_id: int, token: int, name: str) -> None:
    """Forget a person: their answers go; nights that they have planned go on under the token, without their note and
    time zone, and take place at the hour for which they are planned.
    """
    connection.execute("DELETE FROM nights WHERE host_id = ? AND status = 'draft'", (user_id,))
    connection.execute(
        "UPDATE nights SET version = version + 1 WHERE host_id = ? OR note LIKE ? OR id IN"
        " (SELECT night_id FROM night_answers WHERE user_id = ?)",
        (user_id, f"%{user_id}%", user_id),
    )
    connection.execute(
        "UPDATE nights SET host_id = ?, name = ?, note = '', zone = '' WHERE host_id = ?", (token, name, user_id)
    )
    connection.execute(
        "UPDATE nights SET note = replace(note, ?, ?) WHERE note LIKE ?", (str(user_id), name, f"%{user_id}%")
    )
    connection.execute("DELETE FROM night_answers WHERE user_id = ?", (user_id,))
