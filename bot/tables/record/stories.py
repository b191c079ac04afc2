"""Everything that plays a stored game again: stories, logs, parts of logs.

It runs on the store's replaying thread, never on the event loop, and only so often for one person.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from typing import Any, TypeVar

from bot.engine import Refused
from bot.tables.clocks.clock import Clock
from bot.tables.ladder.marks import AllMarks, Looked, look_at
from bot.tables.play.live import Live
from bot.tables.play.runtime import Runtime
from bot.tables.record.parts import Tail, latest, tail
from bot.tables.record.proof import proof
from bot.tables.record.replay import Replayed, replay

T = TypeVar("T")

AT_MOST, SECONDS = 4, 30.0
"""How many games one person may have played again within so many seconds."""
TRIES = 3
"""How often a story is read again because the table has moved on too far meanwhile."""


class PersonLimit:
    """Lets each person through `most` times within so many `seconds`."""

    def __init__(self, clock: Clock, most: int = AT_MOST, seconds: float = SECONDS) -> None:
        self._clock = clock
        self._most = most
        self._seconds = seconds
        self._passed: dict[int, deque[float]] = {}

    def enter(self, user_id: int) -> None:
        """Let the person through. Raises `Refused('too-often')`, with the `seconds` until they may come again."""
        self.check(user_id)
        now = self._clock.now()
        if len(self._passed) > 1_000:
            self._passed = {user: times for user, times in self._passed.items() if times[-1] > now - self._seconds}
        self._passed.setdefault(user_id, deque(maxlen=self._most)).append(now)

    def check(self, user_id: int) -> None:
        """Raise as `enter` does, without letting the person through."""
        now, times = self._clock.now(), self._passed.get(user_id)
        if times is not None and len(times) == self._most and now < times[0] + self._seconds:
            raise Refused("too-often", seconds=math.ceil(times[0] + self._seconds - now))

    def open_to(self, user_id: int) -> bool:
        """Whether the person would be let through now."""
        try:
            self.check(user_id)
        except Refused:
            return False
        return True


class Replays:
    """Plays stored games again. `by` is the person who wants it; None for the bot itself."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._limit = PersonLimit(runtime.clock)
        self._under_way: dict[str, asyncio.Task[list[dict[str, Any]]]] = {}

    async def story(self, table: str, by: int | None = None) -> list[dict[str, Any]]:
        """The latest public events, without those that were taken back.

        A table's story is played again once, for all who want it at the same time; then it is kept in memory.
        """
        told = await self._runtime.look(table, _told)
        if told is not None:
            return told
        reading = self._under_way.get(table)
        if reading is None:
            self._enter(by)
            reading = self._under_way[table] = asyncio.create_task(self._read_story(table))
            reading.add_done_callback(lambda _: self._under_way.pop(table, None))
        return await asyncio.shield(reading)

    async def log(self, table: str, tell: Callable[[Replayed], T], by: int | None = None) -> T:
        """What `tell` makes of the whole log, replayed from the seed; moves that were taken back are in it, and marked.

        `tell` runs on the replaying thread, in the context of whoever asks: in the language that is spoken here.
        """
        self._enter(by)
        games, context = self._runtime.games, copy_context()
        return await self._runtime.store.replay(lambda connection: context.run(tell, replay(connection, table, games)))

    async def proof(self, table: str) -> str | None:
        """The log by which anybody can prove the shuffle, once the table is over; see `bot.tables.record.proof`."""
        games = self._runtime.games
        return await self._runtime.store.replay(lambda connection: proof(connection, table, games))

    async def shown_marks(self, number: int, marks: AllMarks) -> Looked:
        """What the finished game with that number shows of marks, by its result."""
        games = self._runtime.games
        return await self._runtime.store.replay(lambda connection: look_at(connection, number, games, marks))

    async def log_after(self, table: str, steps: int) -> Tail:
        """The steps of the log after so many."""
        games = self._runtime.games
        return await self._runtime.store.replay(lambda connection: tail(connection, table, games, steps))

    def _enter(self, by: int | None) -> None:
        if by is not None:
            self._limit.enter(by)

    async def _read_story(self, table: str) -> list[dict[str, Any]]:
        games = self._runtime.games
        tries = 0
        while True:
            read = await self._runtime.store.replay(lambda connection: latest(connection, table, games))
            told = await self._runtime.look(table, lambda live, read=read: live.remember(read))
            tries += 1
            if told is not None or tries == TRIES:
                return told if told is not None else [event for _, event in read.events]


def _told(live: Live) -> list[dict[str, Any]] | None:
    """The story; None if it has to be read."""
    if live.row.started_at is None:
        return []
    return None if live.story is None else [event for _, event in live.story]
