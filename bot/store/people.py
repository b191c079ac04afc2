"""The settings of each person, the data about them, and its deletion.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Any, Literal, cast

from bot.quiet import QuietHours, clock_of, next_minute
from bot.shares import ALL, Share
from bot.store import decks, forgotten, houses, marks, nights, talk
from bot.store.errors import StoreRefused
from bot.store.shares import of_share
from bot.store.sql import Connection, upsert

SOMEBODY = "somebody"
"""The name of people who had themselves forgotten."""

DAY_MINUTES = 24 * 60

_SETTINGS = (
    "hands, pings, quiet_from, quiet_to, utc_offset, words_only, poker_face, zone, digest, away_since, away_until,"
    " night_calls, chair_hints, hidden, mark_lines, language, locale"
)
_PUT = upsert("people", "user_id", _SETTINGS)
_PUT_CLOSED_DMS = upsert("closed_dms", "user_id", "at")

DMS_AGAIN = 24 * 3600.0
"""Seconds after which closed direct messages are tried again."""


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """A person's settings, with defaults for those that were not set."""

    user_id: int
    hands: Literal["", "dm", "channel"] = ""
    """Where hands are shown; empty: as the server has set it."""
    pings: bool = True
    """Whether they are mentioned when a table waits only for them."""
    quiet_from: int | None = None
    """Minute of their day (0 to 1439) from which on they are not mentioned, until `quiet_to`, which may lie past
    midnight; both None: there are no quiet hours."""
    quiet_to: int | None = None
    utc_offset: int = 0
    """Minutes their clock is ahead of UTC (-720 to 840): all year without a `zone`, else when they named that."""
    words_only: bool = False
    """Whether everything is shown in words, without pictures."""
    poker_face: bool = False
    """Whether windows that their deck could answer stay open for a time that tells nothing about their hand."""
    zone: str = ""
    """The name of their time zone, such as ``Europe/Vienna``; empty if they have not told it."""
    digest: tuple[int, ...] = ()
    """The minutes of their day, two at most, at which one message lists the tables that wait for them. Then they are
    not called by post, but for the reminder."""
    away_since: float | None = None
    """When they said that they would be away, in seconds since 1970; None while they are not."""
    away_until: float | None = None
    """Until when they are away."""
    night_calls: bool = True
    """Whether they are mentioned before a night to which they have said that they would come."""
    chair_hints: bool = True
    """Whether they are told, as a host, of a free chair that somebody could be called to."""
    hidden: bool = False
    """Whether others see nothing of them on ladders, pages, podiums and questions. Their games are rated as ever."""
    mark_lines: bool = True
    """Whether the end of a game tells of their new marks."""
    language: str = ""
    """The code of the language that they have chosen; empty: that of their Discord."""
    locale: str = ""
    """The locale of their Discord, as their last press had it."""

    @property
    def quiet_hours(self) -> QuietHours | None:
        """When they are neither called nor sent a new message; None: at no time."""
        return quiet_hours_of(self.quiet_from, self.quiet_to, self.zone, self.utc_offset)

    def quiet(self, at: float) -> bool:
        """Whether the moment (seconds since 1970, UTC) lies in the person's quiet hours."""
        hours = self.quiet_hours
        return hours is not None and hours.holds(at)

    def quiet_over(self, at: float) -> float:
        """When the quiet hours in which the moment lies are over; the moment itself outside them."""
        hours = self.quiet_hours
        return at if hours is None else hours.over(at)

    def next_digest(self, after: float) -> float | None:
        """When the next message that lists their tables is due; None without one."""
        times = [next_minute(self.zone, self.utc_offset, minute, after) for minute in self.digest]
        return min(times, default=None)

    def away(self, at: float) -> bool:
        """Whether they are away at that moment."""
        return self.away_until is not None and self.away_until > at

    def may_ping(self, at: float) -> bool:
        """Whether the person may be mentioned at that moment."""
        return self.pings and not self.quiet(at)


def quiet_hours_of(start: int | None, end: int | None, zone: str | None, offset: int | None) -> QuietHours | None:
    """A person's quiet hours as they are stored; None for somebody without any."""
    if start is None or end is None:
        return None
    clock_of(zone or "", offset or 0)  # it is read from a file once: here, and not on the event loop
    return QuietHours(start, end, zone or "", offset or 0)


def load(connection: Connection, user_id: int) -> PersonSettings:
    """The person's settings."""
    row = connection.execute(f"SELECT {_SETTINGS} FROM people WHERE user_id = ?", (user_id,)).fetchone()
    if row is None:
        return PersonSettings(user_id)
    hands, pings, quiet_from, quiet_to, utc_offset, words_only, poker_face, zone, digest, since, until, *more = row
    *switches, language, locale = more
    clock_of(zone, utc_offset)  # as `quiet_hours_of` does
    return PersonSettings(
        user_id, hands, bool(pings), quiet_from, quiet_to, utc_offset, bool(words_only), bool(poker_face), zone,
        tuple(json.loads(digest)), since, until, *map(bool, switches), language=language, locale=locale,
    )  # fmt: skip


def with_digest(connection: Connection) -> list[int]:
    """The people who get a message that lists their tables."""
    return [user for (user,) in connection.execute("SELECT user_id FROM people WHERE digest <> '[]' ORDER BY user_id")]


def save(connection: Connection, settings: PersonSettings) -> None:
    """Store the person's settings in place of the old ones.

    Raises `StoreRefused`: ``quiet-half`` (only one end of the quiet hours), ``quiet-same`` (they end when they begin).
    """
    _check(settings)
    connection.execute(
        _PUT,
        (
            settings.user_id,
            settings.hands,
            settings.pings,
            settings.quiet_from,
            settings.quiet_to,
            settings.utc_offset,
            settings.words_only,
            settings.poker_face,
            settings.zone,
            json.dumps(settings.digest),
            settings.away_since,
            settings.away_until,
            settings.night_calls,
            settings.chair_hints,
            settings.hidden,
            settings.mark_lines,
            settings.language,
            settings.locale,
        ),
    )


def _check(settings: PersonSettings) -> None:
    start, end = settings.quiet_from, settings.quiet_to
    if (start is None) != (end is None):
        raise StoreRefused("quiet-half")
    if start is not None and start == end:
        raise StoreRefused("quiet-same")


def dms_failed(connection: Connection, user_id: int, at: float) -> None:
    """Note that the person takes no direct messages, so that none are sent in vain."""
    connection.execute(_PUT_CLOSED_DMS, (user_id, at))


def dms_closed_until(connection: Connection, user_id: int) -> float:
    """Until when no direct message to the person is tried: a day from the last one that failed; 0 if none did."""
    row = connection.execute("SELECT at FROM closed_dms WHERE user_id = ?", (user_id,)).fetchone()
    return 0.0 if row is None else row[0] + DMS_AGAIN


def dms_opened(connection: Connection, user_id: int) -> None:
    """Note that direct messages may be sent again: one has arrived, or the person asks for them."""
    connection.execute("DELETE FROM closed_dms WHERE user_id = ?", (user_id,))


def data(connection: Connection, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """All data about a person, by subject, as plain data; a subject without data is an empty list."""
    found = {subject: _rows(connection, sql, user_id) for subject, sql in _KEPT.items()}
    for seat in found["seats"]:
        for name in ("own_asks", "own_missed"):
            asks = json.loads(seat.pop(name))
            seat[name] = asks[seat["seat"]] if asks else 0
    found["results"] += [{"guild_id": guild, "sealed": True} for guild in marks.servers_of(connection, user_id)]
    found["forgotten"] = [{"at": forgot.at} for forgot in forgotten.every(connection) if forgot.is_of(user_id)]
    found["bans"] += [{"guild_id": guild, "sealed": True} for guild, _ in houses.sealed_marks(connection, user_id)]
    return found


_KEPT = {
    "settings": f"SELECT {_SETTINGS} FROM people WHERE user_id = ?",
    "jobs": "SELECT kind, guild_id, table_id, about, due, state FROM jobs WHERE user_id = ?"
    " ORDER BY due, kind, guild_id, table_id, about",
    "closed_dms": "SELECT at FROM closed_dms WHERE user_id = ?",
    "seats": "SELECT table_id, seat, name, status, game, guild_id, channel_id, created_at, minded, gone, slept, entry,"
    " own_asks, own_missed, left_at, left_once, finished, handed_over FROM seats JOIN tables ON tables.id = table_id"
    " WHERE user_id = ? ORDER BY created_at, table_id",
    "hosted": "SELECT id AS table_id, status, game, guild_id, channel_id, created_at"
    " FROM tables WHERE host_id = ? ORDER BY created_at, id",
    "nights": "SELECT id, guild_id, channel_id, name, status, game, note, starts, weekly, zone, utc_offset, created_at"
    " FROM nights WHERE host_id = ? ORDER BY created_at, id",
    "night_answers": "SELECT night_id, guild_id, channel_id, night_answers.name, answer, at, table_id"
    " FROM night_answers JOIN nights ON nights.id = night_id WHERE user_id = ? ORDER BY at, night_id",
    "decks": "SELECT id, guild_id, game, author, name, base, status, version, draft, asked, created_at, changed_at"
    " FROM decks WHERE user_id = ? ORDER BY created_at, id",
    "callers": "SELECT guild_id, channel_id, games, from_minute, to_minute, at FROM callers WHERE user_id = ?"
    " ORDER BY at, channel_id",
    "called": "SELECT at FROM called WHERE user_id = ?",
    "calls": "SELECT table_id, guild_id, channel_id, at FROM lobby_call_people JOIN lobby_calls USING (table_id)"
    " WHERE user_id = ? ORDER BY at, table_id",
    "replay_shares": "SELECT table_id, shared FROM replay_shares WHERE user_id = ? ORDER BY table_id",
    "decisions": "SELECT table_id, epoch, seq, picks, source, at FROM decisions JOIN seats USING (table_id, seat)"
    " WHERE user_id = ? ORDER BY at, table_id, seq",
    "messages": "SELECT table_id, kind, channel_id, message_id, posted_at FROM messages JOIN seats"
    " USING (table_id, seat) WHERE user_id = ? ORDER BY posted_at",
    "results": "SELECT table_id, guild_id, game, variant, season, ended_at, rated, seat, name, side, role, place,"
    " final, position, drinks, minded, gone, apart, weight, played_as"
    " FROM result_seats JOIN results ON results.id = result_id"
    " WHERE user_id = ? ORDER BY result_id",
    "ratings": "SELECT guild_id, ladder, season, mu, sigma, games, wins, streak, best_streak FROM ratings"
    " WHERE user_id = ? ORDER BY guild_id, ladder, season",
    "marks": "SELECT guild_id, mark, table_id, event, at FROM earned_marks WHERE user_id = ?"
    " ORDER BY at, guild_id, mark",
    "podiums": "SELECT guild_id, season, ladder, place FROM podiums WHERE user_id = ?"
    " ORDER BY season, guild_id, ladder",
    "question_answers": "SELECT guild_id, day, pick, at, shown_as FROM question_answers WHERE user_id = ?"
    " ORDER BY at, guild_id",
    "talk": "SELECT table_id, seat, text, at FROM talk WHERE user_id = ? ORDER BY number",
    "reported_talk": "SELECT reference, seat, text, at FROM report_talk WHERE user_id = ?"
    " ORDER BY at, reference, number",
    "reports": "SELECT reference, table_id, epoch, seq, text, at FROM reports WHERE user_id = ? ORDER BY at",
    "bans": "SELECT guild_id, at FROM bans WHERE user_id = ? ORDER BY at",
    "off_ladders": "SELECT guild_id, at FROM off_ladders WHERE user_id = ? ORDER BY at",
    "hid_others": "SELECT guild_id, user_id, at FROM off_ladders WHERE by_id = ? ORDER BY at",
    "banned_others": "SELECT guild_id, user_id, at FROM bans WHERE by_id = ? ORDER BY at",
}


_GONE = (
    "people", "closed_dms", "reports", "off_ladders", "jobs", "callers", "called", "lobby_call_people", "replay_shares",
    "earned_marks", "podiums", "question_answers",
)  # fmt: skip
"""The tables whose rows about a person go with them."""


def _rows(connection: Connection, sql: str, user_id: int) -> list[dict[str, Any]]:
    cursor = connection.execute(sql, (user_id,))
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def new_token() -> int:
    """A number that takes the place of a forgotten person's id: negative, which no Discord id is, and without any
    connection to that person."""
    return -1 - secrets.randbits(62)


def still_seated(connection: Connection, user_id: int) -> tuple[str, ...]:
    """The tables, lobbies included, at which the person sits and which they have not left."""
    rows = connection.execute(
        "SELECT id FROM tables JOIN seats ON table_id = id"
        " WHERE user_id = ? AND gone = 0 AND status IN ('lobby', 'live', 'paused') ORDER BY created_at, id",
        (user_id,),
    )
    return tuple(table for (table,) in rows)


def still_named(connection: Connection, user_id: int, share: Share = ALL) -> tuple[str, ...]:
    """The tables of the share's servers that are not over and name the person: as sitting or having sat there, or as
    their host.
    """
    which, values = of_share(share)
    rows = connection.execute(
        "SELECT DISTINCT id FROM tables LEFT JOIN seats ON table_id = id"
        f" WHERE ? IN (user_id, host_id) AND status IN ('lobby', 'live', 'paused') AND {which} ORDER BY id",
        (user_id, *values),
    )
    return tuple(table for (table,) in rows)


def forget(connection: Connection, user_id: int, token: int) -> tuple[str, ...]:
    """Delete all data about a person. `token` (see `new_token`) takes their place in tables and results.

    Their ratings go on under the token, without a name and on no leaderboard, or other people's could not be computed
    again. Bans of theirs stay, under a hash; so does that the token stands for them, until their last rated game is too
    long ago to matter for the weight of the next (`bot.store.marks`). Gives the tables that go on without them: whoever
    holds those in memory must read them again (`bot.tables.record.forgetting` does). Raises `StoreRefused`:
    ``forget-live`` (fact `tables`) while they sit somewhere.
    """
    seated = still_seated(connection, user_id)
    if seated:
        raise StoreRefused("forget-live", tables=seated)
    going_on = still_named(connection, user_id)
    _forget_in_tables(connection, user_id, token)
    marks.seal_person(connection, user_id, token)
    _forget_in_results(connection, user_id, token)
    houses.seal_bans(connection, user_id)
    for table in ("bans", "sealed_bans", "off_ladders"):
        connection.execute(f"UPDATE {table} SET by_id = ? WHERE by_id = ?", (token, user_id))
    talk.forget(connection, user_id)
    nights.forget_person(connection, user_id, token, SOMEBODY)
    decks.forget_person(connection, user_id, token, SOMEBODY)
    for table in _GONE:
        connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
    for table in ("reports", "talk", "report_talk"):  # other people may have mentioned them
        connection.execute(
            f"UPDATE {table} SET text = replace(text, ?, ?) WHERE text LIKE ?", (str(user_id), SOMEBODY, f"%{user_id}%")
        )
    return going_on


def _forget_in_tables(connection: Connection, user_id: int, token: int) -> None:
    # The id of their channel for direct messages identifies them as well as their own.
    connection.execute(
        "DELETE FROM messages WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE user_id = ?)",
        (user_id,),
    )
    mentions = connection.execute(
        "SELECT id, recent, vote FROM tables WHERE recent LIKE :said OR vote LIKE :said", {"said": f"%{user_id}%"}
    ).fetchall()
    for table, recent, vote in mentions:
        connection.execute(
            "UPDATE tables SET recent = ?, vote = ? WHERE id = ?",
            (_without(recent, user_id, token), _without(vote, user_id, token), table),
        )
    connection.execute("UPDATE tables SET host_id = ? WHERE host_id = ?", (token, user_id))
    connection.execute("UPDATE seats SET user_id = ?, name = ? WHERE user_id = ?", (token, SOMEBODY, user_id))


def _forget_in_results(connection: Connection, user_id: int, token: int) -> None:
    connection.execute("UPDATE result_seats SET user_id = ?, name = ? WHERE user_id = ?", (token, SOMEBODY, user_id))
    connection.execute("UPDATE ratings SET user_id = ? WHERE user_id = ?", (token, user_id))


def _without(text: str | None, user_id: int, token: int) -> str | None:
    """The JSON text with the token wherever the person's id stood, as a number or as text, key or value."""
    return None if text is None else json.dumps(_replaced(json.loads(text), user_id, token), separators=(",", ":"))


def _replaced(value: Any, user_id: int, token: int) -> Any:
    if isinstance(value, list):
        return [_replaced(item, user_id, token) for item in cast("list[Any]", value)]
    if isinstance(value, dict):
        items = cast("dict[str, Any]", value).items()
        return {_replaced(key, user_id, token): _replaced(item, user_id, token) for key, item in items}
    if isinstance(value, str):
        return value.replace(str(user_id), str(token))
    return token if type(value) is int and value == user_id else value
