"""Who stood on the podiums of a server's ladders at the ends of seasons.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.sql import Connection, upsert

_PUT = upsert("podiums", "guild_id, season, ladder, user_id", "place")


class Podium(NamedTuple):
    """A place that somebody had at the end of a season."""

    season: str
    ladder: str
    user_id: int
    place: int


def put(connection: Connection, guild_id: int, places: Iterable[Podium]) -> None:
    """Keep who stood there."""
    connection.executemany(
        _PUT, [(guild_id, podium.season, podium.ladder, podium.user_id, podium.place) for podium in places]
    )


def of_person(connection: Connection, guild_id: int, user_id: int) -> list[Podium]:
    """The podiums on which a person stood on a server, the newest first."""
    rows = connection.execute(
        "SELECT season, ladder, user_id, place FROM podiums WHERE guild_id = ? AND user_id = ?"
        " ORDER BY season DESC, place, ladder",
        (guild_id, user_id),
    )
    return [Podium(*row) for row in rows]
