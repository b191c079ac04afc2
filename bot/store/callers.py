"""People who want to be called to games in a channel, and the calls of lobbies.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.quiet import QuietHours
from bot.shares import ALL, Share
from bot.store import houses, people
from bot.store.errors import StoreRefused
from bot.store.people import PersonSettings
from bot.store.shares import of_share
from bot.store.sql import Connection, upsert

AT_ONCE = 10
"""How many people one call mentions at most."""
EVERY_CHANNEL = 10 * 60.0
"""Seconds from one call in a channel to the next."""
EVERY_PERSON = 3 * 3600.0
"""Seconds after which the same person may be called again, wherever that is."""
CHANNELS_MOST = 25
"""In how many channels one person may be called."""
KEPT = 86_400.0
"""Seconds for which a call is kept after its lobby is gone."""


@dataclass(frozen=True, slots=True)
class Caller:
    """What somebody wants to be called to in a channel.

    `games` are the names of games, empty for all; `start` and `end` are minutes of their day (0 to 1439), and `end` may
    lie past midnight; both None: at any time.
    """

    user_id: int
    channel_id: int
    guild_id: int
    games: tuple[str, ...] = ()
    start: int | None = None
    end: int | None = None
    at: float = 0.0
    """When they asked for it, in seconds since 1970."""

    def wants(self, game: str, settings: PersonSettings, now: float) -> bool:
        """Whether they want to be called to a game at this moment, by the clock of their settings."""
        if self.games and game not in self.games:
            return False
        if self.start is None or self.end is None:
            return True
        return QuietHours(self.start, self.end, settings.zone, settings.utc_offset).holds(now)


class LobbyCall(NamedTuple):
    """The call of a lobby."""

    table: str
    guild_id: int
    channel_id: int
    at: float
    message_id: int
    """0 before it is sent."""
    over: bool


class Chairs(NamedTuple):
    """A lobby with free chairs. `without`: people whom nobody need call, because a seat there is held for them."""

    table: str
    guild_id: int
    channel_id: int
    game: str
    host_id: int
    without: Collection[int] = ()


_COLUMNS = "user_id, channel_id, guild_id, games, from_minute, to_minute, at"
_CALLS = "SELECT table_id, guild_id, channel_id, at, message_id, over FROM lobby_calls"
_PUT = upsert("callers", "user_id, channel_id", "guild_id, games, from_minute, to_minute, at")


def save(connection: Connection, caller: Caller) -> None:
    """Store what somebody wants in a channel, in place of what they wanted before.

    Raises `StoreRefused`: ``calls-enough`` (fact `most`), ``quiet-same`` where the hours end when they begin.
    """
    if caller.start is not None and caller.start == caller.end:
        raise StoreRefused("quiet-same")
    others = [known for known in of_person(connection, caller.user_id) if known.channel_id != caller.channel_id]
    if len(others) >= CHANNELS_MOST:
        raise StoreRefused("calls-enough", most=CHANNELS_MOST)
    values = caller.user_id, caller.channel_id, caller.guild_id, json.dumps(caller.games), caller.start, caller.end
    connection.execute(_PUT, (*values, caller.at))


def drop(connection: Connection, user_id: int, channel_id: int) -> bool:
    """Call somebody in this channel no more; whether they were called there."""
    gone = connection.execute("DELETE FROM callers WHERE user_id = ? AND channel_id = ?", (user_id, channel_id))
    return gone.rowcount > 0


def drop_all(connection: Connection, user_id: int) -> None:
    """Call somebody nowhere any more."""
    connection.execute("DELETE FROM callers WHERE user_id = ?", (user_id,))


def of_person(connection: Connection, user_id: int) -> list[Caller]:
    """Where somebody wants to be called, the oldest wish first."""
    return _list(connection, "user_id = ? ORDER BY at, channel_id", user_id)


def _list(connection: Connection, where: str, value: int) -> list[Caller]:
    rows = connection.execute(f"SELECT {_COLUMNS} FROM callers WHERE {where}", (value,)).fetchall()
    return [
        Caller(user, channel, guild, tuple(json.loads(games)), start, end, at)
        for user, channel, guild, games, start, end, at in rows
    ]


# -- calls ----------------------------------------------------------------------------------------------------------


def callable_now(connection: Connection, chairs: Chairs, now: float) -> list[int]:
    """Whom a call would mention now: those who were called longest ago first, then those who have asked first."""
    last: dict[int, float] = dict(
        connection.execute(
            "SELECT user_id, at FROM called WHERE user_id IN (SELECT user_id FROM callers WHERE channel_id = ?)",
            (chairs.channel_id,),
        ).fetchall()
    )
    wanting = _list(connection, "channel_id = ? ORDER BY at, user_id", chairs.channel_id)
    wanting.sort(key=lambda caller: last.get(caller.user_id, 0.0))
    found: list[int] = []
    for caller in wanting:
        if len(found) < AT_ONCE and _may_call(connection, caller, chairs, last.get(caller.user_id), now):
            found.append(caller.user_id)
    return found


def _may_call(connection: Connection, caller: Caller, chairs: Chairs, last: float | None, now: float) -> bool:
    user = caller.user_id
    if user == chairs.host_id or user in chairs.without or (last is not None and now < last + EVERY_PERSON):
        return False
    settings = people.load(connection, user)
    return (
        settings.may_ping(now)
        and not settings.away(now)
        and caller.wants(chairs.game, settings, now)
        and not people.still_seated(connection, user)
        and not houses.banned(connection, chairs.guild_id, user)
    )


def may_call(connection: Connection, chairs: Chairs, now: float) -> None:
    """Raise `StoreRefused` where no call may be made for a lobby now: ``called-already``, ``called-here`` (fact
    `seconds`: until one may be made in its channel).
    """
    if load(connection, chairs.table) is not None:
        raise StoreRefused("called-already")
    found = connection.execute("SELECT max(at) FROM lobby_calls WHERE channel_id = ?", (chairs.channel_id,))
    (last,) = found.fetchone()
    if last is not None and now < last + EVERY_CHANNEL:
        raise StoreRefused("called-here", seconds=int(last + EVERY_CHANNEL - now) + 1)


def call(connection: Connection, chairs: Chairs, now: float) -> list[int]:
    """Note the call of a lobby, and whom it mentions. Raises `StoreRefused`: ``nobody-to-call``, and as `may_call`."""
    may_call(connection, chairs, now)
    users = [user for user in callable_now(connection, chairs, now) if _claim(connection, user, now)]
    if not users:
        raise StoreRefused("nobody-to-call")
    connection.execute(
        "INSERT INTO lobby_calls (table_id, guild_id, channel_id, at) VALUES (?, ?, ?, ?)",
        (chairs.table, chairs.guild_id, chairs.channel_id, now),
    )
    connection.executemany(
        "INSERT INTO lobby_call_people (table_id, user_id, number) VALUES (?, ?, ?)",
        [(chairs.table, user, number) for number, user in enumerate(users)],
    )
    return users


def _claim(connection: Connection, user_id: int, now: float) -> bool:
    """Note that somebody is called now; False if another process has just done so for another lobby."""
    found = connection.execute(
        "INSERT INTO called (user_id, at) VALUES (?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET at = excluded.at WHERE called.at <= ? RETURNING user_id",
        (user_id, now, now - EVERY_PERSON),
    )
    return found.fetchone() is not None


def load(connection: Connection, table: str) -> LobbyCall | None:
    """The call of a lobby; None without one."""
    row = connection.execute(f"{_CALLS} WHERE table_id = ?", (table,)).fetchone()
    return _call(row) if row is not None else None


def _call(row: Sequence[object]) -> LobbyCall:
    call = LobbyCall(*row)  # pyright: ignore[reportArgumentType]
    return call._replace(over=bool(call.over))


def called_by(connection: Connection, call: LobbyCall) -> list[int]:
    """The people whom a call mentions, in order, without those who want that no more or may not come."""
    rows = connection.execute(
        "SELECT user_id FROM lobby_call_people WHERE table_id = ? AND EXISTS (SELECT 1 FROM callers WHERE"
        " callers.user_id = lobby_call_people.user_id AND callers.channel_id = ?) ORDER BY number",
        (call.table, call.channel_id),
    ).fetchall()
    return [user for (user,) in rows if not houses.banned(connection, call.guild_id, user)]


def standing(connection: Connection, share: Share = ALL) -> list[LobbyCall]:
    """The calls on the share's servers whose messages stand, or are still to be sent."""
    which, values = of_share(share)
    return [_call(row) for row in connection.execute(f"{_CALLS} WHERE over = 0 AND {which}", values).fetchall()]


def sent(connection: Connection, table: str, message_id: int) -> None:
    """Note where the message of a call is."""
    connection.execute("UPDATE lobby_calls SET message_id = ? WHERE table_id = ?", (message_id, table))


def end(connection: Connection, table: str) -> None:
    """Note that the message of a call is gone, or will never come."""
    connection.execute("UPDATE lobby_calls SET over = 1 WHERE table_id = ?", (table,))


# -- forgetting -----------------------------------------------------------------------------------------------------


def forget_old(connection: Connection, now: float, share: Share = ALL) -> int:
    """Delete the calls of lobbies that are gone, and when people were called, once that limits nothing any more.
    Returns how many calls.
    """
    which, values = of_share(share)
    old = (
        f"over = 1 AND at < ? AND {which}"
        " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = lobby_calls.table_id AND tables.status = 'lobby')"
    )
    given = (now - KEPT, *values)
    connection.execute(
        f"DELETE FROM lobby_call_people WHERE table_id IN (SELECT table_id FROM lobby_calls WHERE {old})", given
    )
    connection.execute("DELETE FROM called WHERE at < ?", (now - EVERY_PERSON,))
    return connection.execute(f"DELETE FROM lobby_calls WHERE {old}", given).rowcount
