"""What a page tells of a person: figures, characters, company, podiums and marks on one server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.store import earned, off_ladders, podiums, results
from bot.store.earned import Earned
from bot.store.podiums import Podium
from bot.store.sql import Connection
from bot.tables.ladder.ladder import Stats, stats

CHARACTER_FROM = 3
"""From how many games on a character has a line."""
COMPANY = 3
"""How many people are named with whom somebody has played most."""


class CharacterRecord(NamedTuple):
    """How many rated games a person has played with a character, and won."""

    character: str
    games: int
    wins: int


class Companion(NamedTuple):
    """Somebody with whom a person has played, and how often."""

    name: str
    games: int


@dataclass(frozen=True, slots=True)
class PersonPage:
    """A person's page on a server."""

    user_id: int
    name: str
    figures: Sequence[Stats]
    played: Sequence[CharacterRecord]
    """The characters, the one played most first."""
    company: Sequence[Companion]
    podiums: Sequence[Podium]
    """The newest first."""
    marks: Sequence[Earned]
    """The newest first."""

    @property
    def face(self) -> str:
        """The character played most; empty where there is none."""
        return self.played[0].character if self.played else ""

    @property
    def characters(self) -> list[CharacterRecord]:
        """Those played often enough for a line, the one played most first."""
        return [record for record in self.played if record.games >= CHARACTER_FROM]


def person_page(connection: Connection, guild_id: int, user_id: int, name: str, now: float) -> PersonPage:
    """The page of a person. Who may see it the caller asks `may_show`."""
    return PersonPage(
        user_id, name, stats(connection, guild_id, user_id, now), _characters(connection, guild_id, user_id),
        _company(connection, guild_id, user_id), podiums.of_person(connection, guild_id, user_id),
        earned.of_person(connection, guild_id, user_id),
    )  # fmt: skip


def may_show(connection: Connection, guild_id: int, user_id: int) -> bool:
    """Whether others may see the person's page: not if the server or the person hides them."""
    return user_id not in off_ladders.unseen(connection, guild_id)


def _characters(connection: Connection, guild_id: int, user_id: int) -> list[CharacterRecord]:
    rows = connection.execute(
        "SELECT played_as, count(*), count(CASE WHEN final = 1 THEN 1 END)"
        " FROM result_seats JOIN results ON results.id = result_id"
        " WHERE user_id = ? AND guild_id = ? AND rated = 1 AND apart = 0 AND played_as <> ''"
        " GROUP BY played_as ORDER BY 2 DESC, 3 DESC, 1",
        (user_id, guild_id),
    )
    return [CharacterRecord(*row) for row in rows]


def _company(connection: Connection, guild_id: int, user_id: int) -> list[Companion]:
    """The people with whom they have finished most games, without those who are hidden or forgotten."""
    rows = connection.execute(
        "SELECT other.user_id, count(*) FROM result_seats AS own JOIN results ON results.id = own.result_id"
        " JOIN result_seats AS other ON other.result_id = own.result_id"
        " WHERE own.user_id = :user_id AND guild_id = :guild_id AND other.user_id > 0 AND other.user_id <> :user_id"
        f" AND other.user_id NOT IN {off_ladders.UNSEEN}"
        " GROUP BY other.user_id ORDER BY 2 DESC, 1 LIMIT :most",
        {"user_id": user_id, "guild_id": guild_id, "most": COMPANY},
    ).fetchall()
    return [Companion(results.name(connection, guild_id, other), games) for other, games in rows]
