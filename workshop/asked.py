"""Who must answer at a table that a command plays. At a natural table every seat knows that of itself alone."""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.tables.clocks.pace import Pace
from bot.tables.info import Change, PrivateTable
from bot.tables.tables import Tables

AT_ONCE = 0.001
"""Seconds, for the minimum time of windows where nobody sits who would feel it."""


def at_once(pace: Pace, seed: str, ask: int) -> float:
    """The minimum time of every ask where the clock is to answer at once (see `Tables`)."""
    return AT_ONCE


class Changes:
    """An observer that shows the tables to no one, and lets a player wait for what happens by itself."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        """By table, how often it has changed."""
        self._waiting: dict[str, asyncio.Event] = {}

    def changed(self, change: Change) -> None:
        """Wake who waits for this table."""
        self.counts[change.table] += 1
        if (event := self._waiting.pop(change.table, None)) is not None:
            event.set()

    async def after(self, table: str, count: int) -> None:
        """Return when the table has changed since `count` was its number of changes."""
        if self.counts[table] == count:
            await self._waiting.setdefault(table, asyncio.Event()).wait()


async def who_must_answer(tables: Tables, table: str) -> PrivateTable | None:
    """What the first seat sees that must answer; None when the game is over, or only the clock is waited for."""
    public_table = await tables.public_table(table)
    if public_table.ask is None:
        return None
    waiting = public_table.ask.waiting
    for seat in waiting[:1] or [seat.seat for seat in public_table.info.seats]:
        private_table = await tables.private_table(table, public_table.info.seats[seat].user_id or 0)
        if private_table.seat_ask is not None and private_table.answered is None:
            return private_table
    return None


async def next_to_answer(tables: Tables, changes: Changes, table: str) -> PrivateTable | None:
    """As `who_must_answer`, but waits where only the clock is waited for; None when the game is over."""
    while True:
        count = changes.counts[table]
        if (found := await who_must_answer(tables, table)) is not None:
            return found
        if (await tables.open_ask(table))[1] is None:
            return None
        await changes.after(table, count)
