"""Tables and their seats."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from bot.quiet import QuietHours
from bot.shares import ALL, Share
from bot.store.decisions import dumped
from bot.store.people import quiet_hours_of
from bot.store.shares import of_share
from bot.store.sql import Connection, upsert

HOT = "UPDATE tables SET epoch = ?, seq = ?, version = ?, recent = ?, own_asks = ?, own_missed = ? WHERE id = ?"


@dataclass(slots=True)
class TableRow:
    """A table as it is stored; `recent` is JSON text. Times are seconds since 1970, UTC."""

    id: str
    guild_id: int
    channel_id: int
    game: str
    status: str
    pace: str
    most: int
    host_id: int
    options: dict[str, Any]
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    seed: str = field(default="", repr=False)
    rules_version: int = 0
    epoch: int = 0
    seq: int = 0
    version: int = 0
    paused_at: float | None = None
    pause_reason: str = ""
    placings: tuple[int, ...] | None = None
    recent: str = "[]"
    vote: dict[str, Any] | None = None
    follows: str | None = None
    """The table this one is a rematch of."""
    lesson: bool = False
    """A guided first game."""
    pause_reference: str = ""
    """The reference of the report about the fault that has paused the table."""
    undo_asks: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """The decisions that their people have asked to take back: seat, and number of the decision."""
    counts: bool = False
    """Whether the game counts for the ladder, whatever happens now."""
    end_reason: str = ""
    """Why the table was closed; empty for one that was not."""
    motion: dict[str, Any] | None = None
    """The vote on removing somebody or on closing the table; see `bot.tables.seats.votes`."""
    shuffle: str = "turns"
    """How its luck comes about; see `bot.tables.record.shuffle`."""
    secret: str = field(default="", repr=False)
    """The bot's part of the seed, 32 bytes in hex."""
    entries: list[int] = field(default_factory=list[int])
    """The players' part, once the game has started: the ids of their interactions, in the order of sitting down."""
    own_asks: list[int] = field(default_factory=list[int])
    """By seat, how many asks of their own turns its person has answered themselves; see `bot.tables.ladder.counting`.
    Empty before the first. It is kept here, not with the seats, because every answer updates this row anyway."""
    own_missed: list[int] = field(default_factory=list[int])
    """By seat, how many of them its person did not answer: the clock or a patron did. Empty before the first."""
    pause_used: float = 0.0
    """Seconds for which the host has paused the game, of those that are theirs to use."""
    away_used: float = 0.0
    """Seconds by which people who were away have held the game up."""
    changed_at: float | None = None
    """When options of the lobby were last changed while others than the host sat there."""
    pressed: int = 0
    """The id of the press that started the game, the last of `entries`; 0 where it is not among them."""
    sat: int = 0
    """How often people sat down in the lobby; `rose`: how often they got up again."""
    rose: int = 0
    beacon_round: int | None = None
    """The round of the public beacon that the start waits for, or waited for; 0 until Start is pressed, where the host
    wants one; None where no beacon is wanted."""
    beacon_signature: str = ""
    """The signature of that round in hex, once it is known."""
    held_until: float | None = None
    """Until when a lobby holds seats for the people of a night (`bot.store.nights.held`); None for one without."""
    unrated: bool = False
    """Whether the game is rated for nobody, however it is played: with decks of a server that does not rate these."""
    language: str = ""
    """The code of the language that the host has chosen for it; empty: the server's."""


@dataclass(slots=True)
class SeatRow:
    """A seat as it is stored. `gone`: 0 no, 1 has left, 2 was removed."""

    seat: int
    user_id: int | None
    name: str
    patron: str | None = None
    minded: bool = False
    gone: int = 0
    bank: float = 0.0
    slept: int = 0
    entry: int = 0
    """The id of the interaction by which the person took the seat; 0 for a patron."""
    poker: bool = False
    """Whether the person wants a poker face: kept with their settings, here as it was read."""
    left_at: float | None = None
    """When the person left, also if they were removed afterwards; None for who has not, or is back."""
    handed_over: bool = False
    """Whether a patron has ever played for the person."""
    removed_by: int | None = None
    """The seat of the host who has removed the person from a game that counts without asking anybody."""
    side: str = ""
    """The code of the side it plays on, from the start of the game on; empty for somebody who plays alone."""
    role: str = ""
    """What it is on that side, if anything."""
    left_once: bool = False
    """Whether the person has ever left or been removed: the game then counts for them, whatever they do."""
    finished: bool = False
    """Whether the game was over for the person before they left or were removed."""
    seen: dict[str, Any] | None = None
    """Game, pace and options as they were when a guest sat down; None for the host and patrons, and once it is played.
    """
    quiet: QuietHours | None = None
    """The person's quiet hours: kept with their settings, here as they were read."""
    away: float | None = None
    """Until when the person is away: kept with their settings, here as it was read, so that it may be past."""

    @property
    def by_patron(self) -> bool:
        """Whether a patron plays the seat."""
        return self.patron is not None or self.minded

    def is_away(self, now: float) -> bool:
        """Whether the person is away at a moment."""
        return self.away is not None and self.away > now

    def know(self, habits: Habits) -> None:
        """Note what the person's settings say now."""
        self.poker, self.quiet, self.away = habits


class Habits(NamedTuple):
    """What of a person's settings their tables have to know."""

    poker: bool = False
    quiet: QuietHours | None = None
    away: float | None = None


@dataclass(slots=True)
class StoredTable:
    """A table with its seats."""

    row: TableRow
    seats: list[SeatRow] = field(default_factory=list[SeatRow])


_COLUMNS = [column.name for column in fields(TableRow)]
_AS_JSON = {"entries", "motion", "options", "own_asks", "own_missed", "placings", "undo_asks", "vote"}
_INSERT = f"INSERT INTO tables ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"
_SAVE = upsert("tables", "id", ", ".join(_COLUMNS[1:]))
_SELECT = f"SELECT {', '.join(f'tables.{name}' for name in _COLUMNS)} FROM tables"
_SEATS = (
    "SELECT seat, seats.user_id, name, patron, minded, gone, bank, slept, entry, coalesce(poker_face, 0), "
    "left_at, handed_over, removed_by, side, role, left_once, finished, seen, away_until, "
    "quiet_from, quiet_to, zone, utc_offset "
    "FROM seats LEFT JOIN people ON people.user_id = seats.user_id "
    "WHERE table_id = ? ORDER BY seat"
)
_PUT_SEAT = upsert(
    "seats",
    "table_id, seat",
    "user_id, name, patron, minded, gone, bank, slept, entry, left_at, handed_over, removed_by, side, role,"
    " left_once, finished, seen",
)


def add(connection: Connection, row: TableRow) -> None:
    """Store a new table. Raises one of `CONFLICTS` when its id is taken."""
    connection.execute(_INSERT, _values(row))


def save(connection: Connection, row: TableRow) -> None:
    """Update the whole row."""
    connection.execute(_SAVE, _values(row))


def touch(connection: Connection, row: TableRow) -> None:
    """Update only what every answer changes."""
    touch_all(connection, [row])


def touch_all(connection: Connection, rows: Iterable[TableRow]) -> None:
    """Update only what every answer changes, of several tables."""
    connection.executemany(
        HOT,
        [
            (row.epoch, row.seq, row.version, row.recent, dumped(row.own_asks), dumped(row.own_missed), row.id)
            for row in rows
        ],
    )


def save_seats(connection: Connection, table: str, seats: Iterable[SeatRow]) -> None:
    """Store all seats of a table in place of the old ones."""
    connection.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    for seat in seats:
        put_seat(connection, table, seat)


def put_seat(connection: Connection, table: str, seat: SeatRow) -> None:
    """Store one seat."""
    connection.execute(
        _PUT_SEAT,
        (
            *(table, seat.seat, seat.user_id, seat.name, seat.patron, seat.minded, seat.gone, seat.bank, seat.slept),
            *(seat.entry, seat.left_at, seat.handed_over, seat.removed_by, seat.side, seat.role),
            *(seat.left_once, seat.finished, None if seat.seen is None else json.dumps(seat.seen)),
        ),
    )


def habits(connection: Connection, people: Iterable[int]) -> dict[int, Habits]:
    """The habits of these people."""
    wanted = list(people)
    if not wanted:
        return {}
    marks = ", ".join("?" * len(wanted))
    found = connection.execute(
        f"SELECT user_id, poker_face, away_until, quiet_from, quiet_to, zone, utc_offset FROM people"
        f" WHERE user_id IN ({marks})",
        wanted,
    ).fetchall()
    known = {user: Habits(bool(poker), quiet_hours_of(*quiet), away) for user, poker, away, *quiet in found}
    return {user: known.get(user, Habits()) for user in wanted}


def load(connection: Connection, table: str) -> StoredTable | None:
    """The table with that id and its seats; None if there is none."""
    found = connection.execute(f"{_SELECT} WHERE tables.id = ?", (table,)).fetchone()
    return _stored(connection, found) if found else None


def of_person(connection: Connection, user_id: int, *, live_only: bool) -> list[StoredTable]:
    """The tables a person sits at, the oldest first; `live_only`: those that are not over."""
    where = "JOIN seats ON seats.table_id = tables.id WHERE seats.user_id = ?"
    return _list(connection, where, user_id, live_only)


def played_by(connection: Connection, user_id: int) -> list[str]:
    """The ids of the tables that play and at which a person sits, the oldest first."""
    found = connection.execute(
        "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.user_id = ? AND tables.status = 'live' ORDER BY tables.created_at, tables.id",
        (user_id,),
    )
    return [table for (table,) in found]


def has_played(connection: Connection, user_id: int, game: str) -> bool:
    """Whether a person has sat at a table of this game when its game began."""
    found = connection.execute(
        "SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id"
        " WHERE seats.user_id = ? AND tables.game = ? AND tables.started_at IS NOT NULL LIMIT 1",
        (user_id, game),
    )
    return found.fetchone() is not None


def servers_of_person(connection: Connection, user_id: int) -> set[int]:
    """The servers of the tables that are not over and at which a person sits."""
    found = connection.execute(
        "SELECT DISTINCT guild_id FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.user_id = ? AND gone = 0 AND status IN ('lobby', 'live', 'paused')",
        (user_id,),
    )
    return {guild_id for (guild_id,) in found}


def server(connection: Connection, table: str) -> int | None:
    """The server of a table; None if there is no such table."""
    found = connection.execute("SELECT guild_id FROM tables WHERE id = ?", (table,)).fetchone()
    return found[0] if found else None


def in_channel(connection: Connection, channel_id: int) -> list[StoredTable]:
    """The tables of a channel that are not over, the oldest first."""
    return _list(connection, "WHERE tables.channel_id = ?", channel_id, True)


def ended_of_person(connection: Connection, user_id: int, most: int) -> list[StoredTable]:
    """The games that are over at which a person sat, those first that ended last; at most so many."""
    where = "JOIN seats ON seats.table_id = tables.id WHERE seats.user_id = ?"
    return _ended(connection, where, user_id, most)


def ended_in_channel(connection: Connection, channel_id: int, most: int) -> list[StoredTable]:
    """The games of a channel that are over, likewise."""
    return _ended(connection, "WHERE tables.channel_id = ?", channel_id, most)


def _ended(connection: Connection, where: str, value: int, most: int) -> list[StoredTable]:
    found = connection.execute(
        f"{_SELECT} {where} AND tables.status = 'over' ORDER BY tables.ended_at DESC, tables.id LIMIT ?", (value, most)
    ).fetchall()
    return [_stored(connection, row) for row in found]


def open_like(connection: Connection, row: TableRow) -> tuple[int, int, int]:
    """How many tables are not over, lessons aside, of the same host, in the same channel, and on the same server."""
    where = "status IN ('lobby', 'live', 'paused') AND lesson = 0"
    counts = [
        connection.execute(f"SELECT count(*) FROM tables WHERE {column} = ? AND {where}", (value,)).fetchone()[0]
        for column, value in (("host_id", row.host_id), ("channel_id", row.channel_id), ("guild_id", row.guild_id))
    ]
    return counts[0], counts[1], counts[2]


def in_guild(connection: Connection, guild_id: int) -> list[StoredTable]:
    """The tables of a server that are not over, the oldest first."""
    return _list(connection, "WHERE tables.guild_id = ?", guild_id, True)


def following(connection: Connection, table: str) -> str | None:
    """The lobby that is a rematch of this table, if there is one."""
    found = connection.execute("SELECT id FROM tables WHERE follows = ? AND status = 'lobby'", (table,)).fetchone()
    return found[0] if found else None


def every(connection: Connection, statuses: Iterable[str], share: Share = ALL) -> list[str]:
    """The ids of all tables of these statuses on the share's servers, the oldest first."""
    wanted = list(statuses)
    marks = ", ".join("?" * len(wanted))
    which, values = of_share(share)
    found = connection.execute(
        f"SELECT id FROM tables WHERE status IN ({marks}) AND {which} ORDER BY created_at, id", [*wanted, *values]
    )
    return [table for (table,) in found]


def _list(connection: Connection, where: str, value: int, live_only: bool) -> list[StoredTable]:
    live = " AND tables.status IN ('lobby', 'live', 'paused')" if live_only else ""
    found = connection.execute(f"{_SELECT} {where}{live} ORDER BY tables.created_at, tables.id", (value,)).fetchall()
    return [_stored(connection, row) for row in found]


def _values(row: TableRow) -> list[Any]:
    values: list[Any] = []
    for name in _COLUMNS:
        value = getattr(row, name)
        values.append(json.dumps(value) if name in _AS_JSON and value is not None else value)
    return values


def _stored(connection: Connection, values: tuple[Any, ...]) -> StoredTable:
    given = dict(zip(_COLUMNS, values, strict=True))
    given["options"] = json.loads(given["options"])
    given["entries"] = json.loads(given["entries"])
    for name in ("own_asks", "own_missed"):
        given[name] = json.loads(given[name])
    given["lesson"] = bool(given["lesson"])
    given["placings"] = tuple(json.loads(given["placings"])) if given["placings"] else None
    given["undo_asks"] = [(seat, seq) for seat, seq in json.loads(given["undo_asks"])]
    for name in ("vote", "motion"):
        given[name] = json.loads(given[name]) if given[name] else None
    given["counts"] = bool(given["counts"])
    row = TableRow(**given)
    seats = [
        SeatRow(
            seat,
            user_id,
            name,
            patron,
            bool(minded),
            gone,
            bank,
            slept,
            entry,
            bool(poker),
            left_at,
            bool(handed),
            removed_by,
            side,
            role,
            bool(left_once),
            bool(finished),
            None if seen is None else json.loads(seen),
            quiet_hours_of(*quiet),
            away,
        )
        for (
            seat,
            user_id,
            name,
            patron,
            minded,
            gone,
            bank,
            slept,
            entry,
            poker,
            left_at,
            handed,
            removed_by,
            side,
            role,
            left_once,
            finished,
            seen,
            away,
            *quiet,
        ) in connection.execute(_SEATS, (row.id,))
    ]
    return StoredTable(row, seats)
