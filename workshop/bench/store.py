"""Benchmarks of the tables and the store: answers, restarts, memory."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from bot.commands.windows import told, windows_option
from bot.games import GAMES
from bot.paths import ROOT
from bot.store import decisions
from workshop.asked import Changes
from workshop.bench.measured import Measured, Say
from workshop.bench.stalls import stalls
from workshop.bench.tables import Answerer, percentile, resident
from workshop.played import fresh, open_tables
from workshop.postgres_server import programs, running

SECONDS = 1.0
ROUNDS = 7
MANY = 500
LIVE = 2_000
DECISIONS = 100
LONG_GAMES = 5
EARLY, LATE = slice(50, 250), slice(800, 1_000)
PLAYED = 20
"""How many tables are really played for the restart; the others are copies of theirs under other ids."""

Parts: TypeAlias = tuple[Callable[[Path, Say], Coroutine[Any, Any, list[Measured]]], ...]


def measure(say: Say, game: str = "", way: str | None = None) -> list[Measured]:
    """All of them, or those that one game is played for: long games with the Inn, all else with Drinko."""
    of_drinko: Parts = (answers, on_postgres, stalls, restart, bringing_back)
    of_the_inn = partial(long_games, way)
    parts: Parts = (of_the_inn,) if game == "inn" else of_drinko if game else (answers, of_the_inn, *of_drinko[1:])
    results: list[Measured] = []
    # What was measured before this has left its libraries behind, which a bot never carries: RLCard's, say.
    gc.collect()
    gc.freeze()
    with tempfile.TemporaryDirectory() as folder:
        for part in parts:
            results += asyncio.run(part(Path(folder), say))
        if game != "inn":
            say("memory")
            results.append(memory(Path(folder)))
    return results


# -- answers ----------------------------------------------------------------------------------------------------------


async def answers(folder: Path, say: Say) -> list[Measured]:
    """How fast answers are accepted, rules and commit included: the median of several rounds, yardstick and ours."""
    rounds: list[tuple[float, float, float]] = []
    async with open_tables(folder / "one.db") as few, open_tables(folder / "many.db") as lots:
        say(f"answers: opening {MANY} tables")
        opened = [await fresh(lots, 4) for _ in range(MANY)]
        waves = Answerer(lots)
        for number in range(ROUNDS):
            say(f"answers, round {number + 1} of {ROUNDS}")
            bare = bare_commits(folder / f"bare{number}.db")
            alone = Answerer(few)
            await alone.play(await fresh(few, 4), SECONDS)
            rounds.append((bare, len(alone.took) / sum(alone.took), await waves.in_waves(opened, SECONDS)))
        alone_ratio = statistics.median(own / bare for bare, own, _ in rounds)
        many_ratio = statistics.median(own / bare for bare, _, own in rounds)
        bare, single, many = (statistics.median(column) for column in zip(*rounds, strict=True))
    slow = percentile(waves.took, 99)
    yardstick = "bare sqlite3 commits of one row (WAL, FULL)"
    return [
        Measured("answers a second, one table", yardstick, alone_ratio, 0.3, False,
                 {"answers/s": single, "bare commits/s": bare}),
        Measured(f"answers a second, {MANY} tables at once", yardstick, many_ratio, 1, False,
                 {"answers/s": many, "bare commits/s": bare}),
        Measured(f"slowest hundredth of answers, {MANY} tables at once", "100 ms", slow / 0.1, 1, True,
                 {"slowest hundredth, ms": slow * 1e3, "median, ms": percentile(waves.took, 50) * 1e3}),
    ]  # fmt: skip


async def on_postgres(folder: Path, say: Say) -> list[Measured]:
    """How fast answers are accepted on a PostgreSQL and on SQLite, both with many tables; nothing without one."""
    if programs() is None:
        say("no PostgreSQL here: answers on it are left out")
        return []
    with running(folder / "pg") as server:
        rounds: list[tuple[float, float]] = []
        async with open_tables(folder / "beside.db") as file, open_tables(server.url("postgres")) as served:
            say(f"answers on a PostgreSQL: opening {MANY} tables, twice")
            both = [(Answerer(tables), [await fresh(tables, 4) for _ in range(MANY)]) for tables in (file, served)]
            for number in range(ROUNDS):
                say(f"answers on a PostgreSQL, round {number + 1} of {ROUNDS}")
                ours, theirs = [await player.in_waves(opened, SECONDS) for player, opened in both]
                rounds.append((ours, theirs))
    ratio = statistics.median(theirs / ours for ours, theirs in rounds)
    ours, theirs = (statistics.median(column) for column in zip(*rounds, strict=True))
    return [
        Measured(f"answers a second on a PostgreSQL, {MANY} tables at once", "the same on SQLite", ratio, 0.25, False,
                 {"on a PostgreSQL": theirs, "on SQLite": ours}),
    ]  # fmt: skip


def bare_commits(db: Path) -> float:
    """Single-row commits a second of plain sqlite3."""
    with closing(sqlite3.connect(db, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE log (seq INTEGER PRIMARY KEY, text TEXT NOT NULL)")
        began, count = time.perf_counter(), 0
        while (took := time.perf_counter() - began) < SECONDS:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO log (text) VALUES ('r5 b+2 person 0123456789abcdef0123456789abcdef')")
            connection.execute("COMMIT")
            count += 1
    return count / took


async def long_games(way: str | None, folder: Path, say: Say) -> list[Measured]:
    """Accepting answers late in a game of the Inn with this way of windows, and early in it."""
    options, changes = windows_option(GAMES["inn"], way), Changes()
    early: list[float] = []
    late: list[float] = []
    async with open_tables(folder / "long.db", changes) as tables:
        while len(late) < LONG_GAMES:
            say(f"answers late in a game of the Inn, game {len(late) + 1} of {LONG_GAMES}")
            player = Answerer(tables, "inn", changes)
            table = await fresh(tables, 6, "inn", options)
            while len(player.took) < LATE.stop and await player.answer(table):
                pass
            if len(player.took) == LATE.stop:
                early.append(statistics.median(player.took[EARLY]))
                late.append(statistics.median(player.took[LATE]))
    before, after = statistics.median(early), statistics.median(late)
    return [
        Measured(f"inn: an answer at decision {LATE.start} to {LATE.stop}{told(options)}",
                 f"at {EARLY.start} to {EARLY.stop}",
                 after / before, 1.25, True, {"late, ms": after * 1e3, "early, ms": before * 1e3}),
    ]  # fmt: skip


# -- restarts ---------------------------------------------------------------------------------------------------------


async def restart(folder: Path, say: Say) -> list[Measured]:
    """From opening the database of many live tables until every deadline is armed."""
    db = folder / "restart.db"
    say(f"a restart with {LIVE} live tables: playing")
    async with open_tables(db) as tables:
        player = Answerer(tables)
        for _ in range(PLAYED):
            await reach(player, DECISIONS, 6)
    multiply(db)
    say(f"a restart with {LIVE} live tables")
    bare = statistics.median(read_bare(db) for _ in range(9))
    took: list[float] = []
    for _ in range(5):
        began = time.perf_counter()
        async with open_tables(db):
            took.append(time.perf_counter() - began)
    start = statistics.median(took)
    return [
        Measured(f"restart with {LIVE} live tables of {DECISIONS} decisions until every deadline is armed",
                 "reading the rows of these tables, seats and windows bare", start / bare, 5, True,
                 {"until armed, ms": start * 1e3, "bare, ms": bare * 1e3}),
    ]  # fmt: skip


async def reach(player: Answerer, decisions: int, seats: int) -> str:
    """A table that is `decisions` decisions into its game."""
    while True:
        table = await fresh(player.tables, seats)
        made = 0
        while made < decisions and await player.answer(table):
            made += 1
        if (await player.tables.public_table(table)).ask is not None:
            return table


def multiply(db: Path) -> None:
    """Copy the live tables, with all that belongs to them, until there are enough."""
    with closing(sqlite3.connect(db, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        live = [table for (table,) in connection.execute("SELECT id FROM tables WHERE status = 'live'")]
        copies = {f"T{number:04}": live[number % len(live)] for number in range(LIVE - len(live))}
        for name in ("tables", "seats", "decisions", "windows"):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            key = "id" if name == "tables" else "table_id"
            copied = ", ".join("?" if column == key else column for column in columns)
            sql = f"INSERT INTO {name} ({', '.join(columns)}) SELECT {copied} FROM {name} WHERE {key} = ?"
            connection.executemany(sql, copies.items())
        for copy, table in copies.items():
            snapshot = decisions.snapshot(connection, table)
            assert snapshot is not None
            decisions.put_snapshot(connection, copy, snapshot)
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def read_bare(db: Path) -> float:
    """Seconds that plain sqlite3 takes for the rows that say who is at the live tables and until when."""
    began = time.perf_counter()
    with closing(sqlite3.connect(db)) as connection:
        rows = connection.execute("SELECT * FROM tables WHERE status = 'live'").fetchall()
        rows += connection.execute("SELECT * FROM windows").fetchall()
        rows += connection.execute("SELECT * FROM seats").fetchall()
    assert len(rows) > 2 * LIVE
    return time.perf_counter() - began


async def bringing_back(folder: Path, say: Say) -> list[Measured]:
    """Bringing one table back from the store, early and late in its game."""
    say("bringing a table back")
    db = folder / "back.db"
    async with open_tables(db) as tables:
        player = Answerer(tables)
        early = [await reach(player, 50, 10) for _ in range(5)]
        late = [await reach(player, 500, 10) for _ in range(5)]
    took: dict[str, list[float]] = {}
    for _ in range(20):
        async with open_tables(db) as tables:
            for table in early + late:
                began = time.perf_counter()
                await tables.public_table(table)
                took.setdefault(table, []).append(time.perf_counter() - began)
    at_50, at_500 = (statistics.mean(statistics.median(took[table]) for table in group) for group in (early, late))
    return [
        Measured("bringing a table back at decision 500", "the same at decision 50", at_500 / at_50, 1.25, True,
                 {"at 500, ms": at_500 * 1e3, "at 50, ms": at_50 * 1e3}),
    ]  # fmt: skip


# -- memory -----------------------------------------------------------------------------------------------------------


def memory(folder: Path) -> Measured:
    """What a live table weighs, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", f"from workshop.bench.store import weigh; weigh({str(folder / 'weight.db')!r})"],
        capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    first, last = json.loads(done.stdout)
    each = (last - first) / (MANY - 100) / 1024
    return Measured(
        f"memory of each live table, from the 100th to the {MANY}th", "100 KB", each / 100, 1, True,
        {"KB a table": each, "MB at 100": first / 2**20, f"MB at {MANY}": last / 2**20},
    )  # fmt: skip


def weigh(db: str) -> None:
    """Print the bytes this process takes with 100 live tables and with many, as JSON."""
    print(json.dumps(asyncio.run(_weigh(Path(db)))))


async def _weigh(db: Path) -> list[int]:
    async with open_tables(db) as tables:
        player = Answerer(tables)
        weights: list[int] = []
        for count in range(1, MANY + 1):
            table = await fresh(tables, 4)
            for _ in range(10):
                await player.answer(table)
            if count in (100, MANY):
                gc.collect()
                weights.append(resident())
        return weights
