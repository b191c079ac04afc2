"""What must hold of a database of the bot, whoever played on it: in the simulated world, or with real processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from bot.store.results import ladders
from bot.store.sql import Connection
from bot.tables.ladder.ladder import recompute

LOST = "an acknowledged answer was lost or has changed"
RATINGS = "SELECT * FROM ratings ORDER BY 1, 2, 3, 4"


class Wrong(Exception):
    """An invariant does not hold."""

    def __init__(self, what: str, details: str) -> None:
        super().__init__(what)
        self.what = what
        self.details = details


class Stored(NamedTuple):
    """A decision in the database."""

    digest: str
    source: str


Decisions = dict[tuple[str, int, int], Stored]
"""By table, epoch and number."""


def all_decisions(connection: Connection) -> Decisions:
    """Every decision."""
    rows = connection.execute("SELECT table_id, epoch, seq, digest, source FROM decisions")
    return {(table, epoch, seq): Stored(digest, source) for table, epoch, seq, digest, source in rows}


def new_decisions(grown: list[tuple[str, int, int]], connection: Connection) -> Decisions:
    """The decisions of tables behind an epoch and a number."""
    new: Decisions = {}
    for table, epoch, seq in grown:
        rows = connection.execute(
            "SELECT epoch, seq, digest, source FROM decisions WHERE table_id = ? AND (epoch, seq) > (?, ?)",
            (table, epoch, seq),
        )
        new |= {(table, epoch, seq): Stored(digest, source) for epoch, seq, digest, source in rows}
    return new


def check_kept(before: Decisions, now: Decisions) -> None:
    """What was stored is there as it was; of tables that are gone nothing is. Raises `Wrong`."""
    tables = {table for table, _, _ in now}
    for key, stored in before.items():
        if key[0] in tables and now.get(key) != stored:
            raise Wrong(LOST, f"{key}: {stored}, now {now.get(key)}")


def answers_of_people(decisions: Mapping[tuple[str, int, int], Stored]) -> int:
    """How many of these people have made."""
    return sum(each.source == "person" for each in decisions.values())


def check_presses(answers: int, presses: int) -> None:
    """There are no more answers of people than people have pressed. Raises `Wrong`."""
    if answers > presses:
        raise Wrong("a press was played twice", f"{answers} answers by {presses} presses")


def gaps(decisions: Decisions) -> list[str]:
    """The tables whose decisions of the first epoch are not numbered from 1 on."""
    number, last = Counter[str](), dict[str, int]()
    for table, epoch, seq in decisions:
        if epoch == 0:
            number[table] += 1
            last[table] = max(seq, last.get(table, 0))
    return [table for table, times in number.items() if times != last[table]]


def check_ratings(connection: Connection) -> None:
    """The ladder comes out the same from its finished games; it is written anew. Raises `Wrong`."""
    before = connection.execute(RATINGS).fetchall()
    for guild, name in ladders(connection):
        recompute(connection, guild, name)
    after = connection.execute(RATINGS).fetchall()
    if before != after:
        different = [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]]
        raise Wrong("the ladder comes out otherwise", f"{different[:3]}")
