"""Players that answer at the tables of benchmarks, and what is measured of them."""

from __future__ import annotations

import asyncio
import random
import resource
import sys
import time
from pathlib import Path

from bot.games import patron
from bot.shares import ALL, Share
from bot.tables.tables import Tables
from workshop.asked import Changes
from workshop.played import NextAnswer, choose, fresh


class Answerer:
    """Answers for everybody; `took` has the seconds of each answer, `cpu` the processor's seconds of all waves."""

    def __init__(
        self, tables: Tables, game: str = "drinko", changes: Changes | None = None, share: Share = ALL
    ) -> None:
        self.tables = tables
        self.share = share
        self.changes = changes or Changes()
        self.took: list[float] = []
        self.cpu = 0.0
        self.luck = random.Random(1)
        self.patron = patron(game, "random")

    async def play(self, table: str, seconds: float) -> None:
        """Answer at this table, and at others after it, for so long."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if not await self.answer(table):
                table = await fresh(self.tables, 4, share=self.share)

    async def in_waves(self, opened: list[str], seconds: float) -> float:
        """Answer at all the tables at once, again and again; how many a second are accepted. Choosing is not timed.

        Each answer's time begins with its wave: what it waits for the others is in it.
        """
        took, before = 0.0, len(self.took)
        while took < seconds:
            for at, table in enumerate(opened):
                if await self.choose(table) is None:
                    opened[at] = await fresh(self.tables, 4, share=self.share)
            moves = [move for table in opened if (move := await self.choose(table))]
            began, spent = time.perf_counter(), time.process_time()
            await asyncio.gather(*(self.make(move, began) for move in moves))
            took += time.perf_counter() - began
            self.cpu += time.process_time() - spent
        return (len(self.took) - before) / took

    async def answer(self, table: str) -> bool:
        """One answer; False when the game is over."""
        move = await self.choose(table)
        if move is not None:
            await self.make(move, time.perf_counter())
        return move is not None

    async def make(self, move: NextAnswer, began: float) -> None:
        """Give the answer, and keep how long that took since it `began`."""
        await self.tables.play.answer(*move)
        self.took.append(time.perf_counter() - began)

    async def choose(self, table: str) -> NextAnswer | None:
        """An answer for the seat that is asked; None when the game is over."""
        return await choose(self.tables, self.changes, table, self.patron, self.luck.random)


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many percent lie."""
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def resident() -> int:
    """Bytes of memory this process takes now (where that cannot be asked: has taken at most)."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
    return pages * resource.getpagesize()
