"""Benchmark of two processes that divide the servers on one PostgreSQL: what an answer costs each of them."""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from bot.commands.common import collect_less
from bot.database import PostgresUrl
from bot.paths import ROOT
from bot.shares import ALL, Share
from bot.store.opening import opened
from workshop.bench.measured import Measured, Say
from workshop.bench.tables import Answerer
from workshop.played import fresh, open_tables
from workshop.postgres_server import programs, running

TABLES = 200
"""In each process."""
SECONDS = 2.0
"""How long a round is."""
ROUNDS = 9
MOST = 1.15
READY = "ready"


class Cost(NamedTuple):
    """What a process has done in a round, and the processor's seconds that it took for it."""

    answers: int
    cpu: float

    @property
    def each(self) -> float:
        """Seconds of the processor for an answer."""
        return self.cpu / self.answers


def measure(say: Say, game: str = "", way: str | None = None) -> list[Measured]:
    """Two processes, each with its share, against one alone with as many tables, in turns; nothing for the Inn, nor
    without a PostgreSQL. The processor's time of a process is its own: that of the database is not in it.
    """
    if game == "inn":
        return []
    if programs() is None:
        say("no PostgreSQL here: two processes on it are left out")
        return []
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = stack.enter_context(running(Path(folder) / "pg"))
        # While one process serves everything no share has a lease, so it plays on a database of its own.
        for name in ("one", "two"):
            with opened(server.url("postgres")) as connection:
                connection.execute(f"CREATE DATABASE {name}")
        alone = stack.enter_context(Worker(server.url("one"), ALL))
        both = [stack.enter_context(Worker(server.url("two"), Share(index, 2))) for index in range(2)]
        say(f"two processes on one PostgreSQL: opening {TABLES} tables in each, and in one process alone")
        for worker in (alone, *both):
            worker.ready()
        rounds: list[tuple[Cost, Cost, Cost]] = []
        for number in range(ROUNDS + 1):
            say(f"two processes on one PostgreSQL, round {number} of {ROUNDS}")
            alone_cost = alone.begin().done()
            west, east = [worker.done() for worker in [each.begin() for each in both]]
            rounds.append((alone_cost, west, east))
    return [told(rounds[1:])]  # in the first all of them warm up


def told(rounds: list[tuple[Cost, Cost, Cost]]) -> Measured:
    """The result of these rounds: of the dearer of the two processes, the median."""
    ratios = [statistics.median(costs[at].each / costs[0].each for costs in rounds) for at in (1, 2)]
    alone_cost, west, east = (
        statistics.median(cost.each for cost in column) * 1e6 for column in zip(*rounds, strict=True)
    )
    answers = [sum(cost.answers for cost in column) for column in zip(*rounds, strict=True)]
    return Measured(
        f"processor time of an answer in each of two processes on one PostgreSQL, {TABLES} tables each",
        "the same of one process alone", max(ratios), MOST, True,
        {"us in one alone": alone_cost, "us in the first of two": west, "us in the second": east,
         "answers of the one": answers[0], "answers of the first": answers[1], "answers of the second": answers[2]},
    )  # fmt: skip


class Worker:
    """A process that plays when it is told to. A context manager that ends it."""

    def __init__(self, db: PostgresUrl, share: Share) -> None:
        how = f"{db.with_password()!r}, {share.index}, {share.count}, {TABLES}, {SECONDS}"
        call = f"from workshop.bench.shares import work; work({how})"
        self._process = subprocess.Popen(
            [sys.executable, "-c", call], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def ready(self) -> None:
        """Wait until its tables are open."""
        assert self._heard() == READY

    def begin(self) -> Worker:
        """Let it play a round."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return self

    def done(self) -> Cost:
        """Wait for the end of the round."""
        return Cost(*json.loads(self._heard()))

    def _heard(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"a process of the benchmark has ended with exit code {self._process.wait()}")
        return line.strip()


def work(db: str, index: int, count: int, tables: int, seconds: float) -> None:
    """What a `Worker` does: open the tables, then for each line that comes play a round and say its `Cost`."""
    collect_less()
    asyncio.run(_work(PostgresUrl(db), Share(index, count), tables, seconds))


async def _work(db: PostgresUrl, share: Share, count: int, seconds: float) -> None:
    async with open_tables(db, share=share) as tables:
        answerer = Answerer(tables, share=share)
        codes = [await fresh(tables, 4, share=share) for _ in range(count)]
        print(READY, flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            before, answerer.cpu = len(answerer.took), 0.0
            await answerer.in_waves(codes, seconds)
            print(json.dumps([len(answerer.took) - before, answerer.cpu]), flush=True)
