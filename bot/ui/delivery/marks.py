"""Looks at games that are over for new marks: once for each, also after a kill."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from bot.store import earned, jobs, off_ladders, people
from bot.store.earned import UNREADABLE, Earned
from bot.store.errors import ConnectionLost, StoreClosed
from bot.store.game_result import GameResult
from bot.store.jobs import Job
from bot.store.sql import Connection
from bot.tables.info import TableInfo
from bot.tables.ladder.marks import AllMarks, keep
from bot.ui.delivery.shared import Office
from bot.ui.layouts.marks import marks_line

log = logging.getLogger("barkeep.marks")

MARKS = "marks"
"""The kind of the jobs that look at a game."""


def note(connection: Connection, result: GameResult, now: float) -> None:
    """A game has ended: look at it. Inside the write unit that ends the game."""
    jobs.note(connection, Job(MARKS, result.guild_id, 0, result.table, "", now))


@dataclass(slots=True)
class MarkDesk:
    """Looks at one game at a time, so that many games ending at once slow nothing down."""

    office: Office
    marks: AllMarks = field(init=False)
    _one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        looks = self.office.looks.items()
        self.marks = {name: look.marks for name, look in looks if look.marks is not None}

    async def due(self, job: Job) -> float | None:
        """Look at a game, unless showing its end has done so already."""
        await self.look(job.guild_id, job.table)
        return None

    async def look(self, guild_id: int, table: str) -> None:
        """Look at all games of a server up to that of a table that nobody has looked at, in the order in which they
        ended: whether somebody had a mark before depends on that.
        """
        store, tables = self.office.store, self.office.tables
        async with self._one_at_a_time:
            for number in await store.read(lambda connection: earned.waiting(connection, guild_id, table)):
                try:
                    looked = await tables.shown_marks(number, self.marks)
                except (StoreClosed, ConnectionLost):
                    raise
                except Exception:  # a fault of ours in one game must not keep the marks of others
                    log.exception("result %s: it could not be looked at for marks", number)
                    await store.write(
                        lambda connection, number=number: earned.note_looked(connection, number, UNREADABLE)
                    )
                    continue
                await store.write(lambda connection, looked=looked: keep(connection, looked, self.marks))

    async def line(self, info: TableInfo) -> str:
        """One line about the new marks of a game that is over; empty without any that may be told."""
        if info.status != "over" or not info.counts:
            return ""
        await self.look(info.guild_id, info.id)
        found = await self.office.store.read(lambda connection: told_marks(connection, info))
        names = {seat.user_id: seat.name for seat in info.seats if seat.user_id is not None}
        return marks_line(self.office.words, [(names.get(mark.user_id, ""), mark.mark) for mark in found])


def told_marks(connection: Connection, info: TableInfo) -> list[Earned]:
    """The marks that a table's game has brought to people who want that to be told, and who are not hidden."""
    found = earned.of_table(connection, info.id)
    unseen = off_ladders.unseen(connection, info.guild_id)
    return [mark for mark in found if mark.user_id not in unseen and people.load(connection, mark.user_id).mark_lines]
