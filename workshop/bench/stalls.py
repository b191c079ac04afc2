"""Benchmark of the event loop while the disk keeps commits waiting: it must not wait for them."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from bot.commands.common import collect_less
from bot.paths import ROOT
from workshop.bench.measured import Measured, Say
from workshop.bench.tables import Answerer
from workshop.played import fresh, open_tables

TABLES = 50
HELD = 3.0
"""Seconds for which the write lock is held elsewhere."""
SLOW = 0.2
"""Seconds that every fsync takes on the slow disk."""
PLAYED = 5.0
"""Seconds of play on the slow disk."""
BEAT = 0.002
"""Seconds between two looks at the clock."""
MOST = 0.05
"""Seconds for which the event loop may stand still."""

SHIM = f"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>
static int slowly(const char *name, int file) {{
    usleep({round(SLOW * 1e6)});
    return ((int (*)(int)) dlsym(RTLD_NEXT, name))(file);
}}
int fsync(int file) {{ return slowly("fsync", file); }}
int fdatasync(int file) {{ return slowly("fdatasync", file); }}
"""
"""A library that is loaded before the system's own, and makes it wait for the disk."""


async def stalls(folder: Path, say: Say) -> list[Measured]:
    """The longest time for which the loop stands still while tables play and commits wait."""
    say(f"the event loop while the write lock is held elsewhere for {HELD:g} s")
    calm = await _under_a_lock(folder / "calm.db", 0.0)
    locked = await _under_a_lock(folder / "lock.db", HELD)
    found = [_measured(f"the write lock held elsewhere for {HELD:g} s", locked, calm)]
    say(f"the event loop while every fsync takes {SLOW * 1e3:g} ms")
    slow = _on_a_slow_disk(folder)
    if slow is None:
        say("no C compiler: the slow disk is left out")
        return found
    return [*found, _measured(f"every fsync taking {SLOW * 1e3:g} ms", slow, calm)]


def _measured(while_what: str, stall: Stall, calm: Stall) -> Measured:
    """`calm`: the same with nothing in the way, which tells how busy the machine is with other things."""
    longest, answers = stall
    figures = {"longest, ms": longest * 1e3, "with nothing in the way, ms": calm[0] * 1e3, "answers": answers}
    name = f"longest stall of the event loop with {while_what}"
    return Measured(name, f"{MOST * 1e3:g} ms", longest / MOST, 1, True, figures)


Stall = tuple[float, int]
"""The longest stall in seconds, and how many answers were given meanwhile."""


async def _under_a_lock(db: Path, held: float) -> Stall:
    async with open_tables(db) as tables:
        opened = [await fresh(tables, 4) for _ in range(TABLES)]
        with closing(sqlite3.connect(db, isolation_level=None)) as elsewhere:
            elsewhere.execute("BEGIN IMMEDIATE")
            asyncio.get_running_loop().call_later(held, elsewhere.execute, "COMMIT")
            return await _play(Answerer(tables), opened, HELD + 1)


async def _play(player: Answerer, opened: list[str], seconds: float) -> Stall:
    """Play at all the tables for so long, and look at the clock between."""
    loop, longest = asyncio.get_running_loop(), 0.0
    end = loop.time() + seconds

    async def beat() -> None:
        nonlocal longest
        while (before := time.perf_counter()) and loop.time() < end:
            await asyncio.sleep(BEAT)
            longest = max(longest, time.perf_counter() - before - BEAT)

    async def play(table: str) -> None:
        while loop.time() < end:
            if not await player.answer(table):
                table = await fresh(player.tables, 4)

    async with asyncio.TaskGroup() as group:
        group.create_task(beat())
        for table in opened:
            group.create_task(play(table))
    return longest, len(player.took)


def _on_a_slow_disk(folder: Path) -> Stall | None:
    """The same in a process of its own whose disk is slow; None without a C compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    shim = folder / "slow.so"
    made = [compiler, "-shared", "-fPIC", "-x", "c", "-", "-o", str(shim), "-ldl"]
    subprocess.run(made, input=SHIM, text=True, check=True, capture_output=True)
    done = subprocess.run(
        [sys.executable, "-c", f"from workshop.bench.stalls import slow; slow({str(folder / 'slow.db')!r})"],
        capture_output=True, text=True, check=True, cwd=ROOT, env={**os.environ, "LD_PRELOAD": str(shim)},
    )  # fmt: skip
    longest, answers = json.loads(done.stdout)
    return longest, answers


def slow(db: str) -> None:
    """Play in this process, and print the longest stall in seconds and how many answers were given, as JSON."""
    collect_less()
    print(json.dumps(asyncio.run(_slow(Path(db)))))


async def _slow(db: Path) -> Stall:
    async with open_tables(db) as tables:
        # All at once, because each waits for the disk.
        opened = await asyncio.gather(*(fresh(tables, 4) for _ in range(TABLES)))
        return await _play(Answerer(tables), opened, PLAYED)
