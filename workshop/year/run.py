"""Playing a plan: steps, faults and checks in the order that the seed gives."""

from __future__ import annotations

import logging
import random
import tempfile
from collections import deque
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from bot.tables.clocks import all_tables
from workshop.year.checks import Checks, Wrong
from workshop.year.faults import STRIKES
from workshop.year.plan import FAULTS, Breach, Came, Plan
from workshop.year.world import SimulatedWorld

TOLD = 12
"""How many of the last steps a failure tells."""
QUIET = 40
"""Steps from one look at what is dear to the next."""
TROUBLE = 3
"""Steps for which errors may follow from a fault."""
HEARTBEAT = 300.0
"""Seconds between two heartbeats, in place of the usual few."""
WATCH = 3600.0
"""Seconds between two looks of the clocks for tables that wait for nothing, in place of the usual minute."""


@contextmanager
def _seldom() -> Generator[None]:
    """Meanwhile what the clocks do every few seconds is done seldom: days go by here."""
    usual = all_tables.HEARTBEAT, all_tables.WATCH
    all_tables.HEARTBEAT, all_tables.WATCH = HEARTBEAT, WATCH
    try:
        yield
    finally:
        all_tables.HEARTBEAT, all_tables.WATCH = usual


async def play(plan: Plan, tell: Callable[[Came], None] = lambda came: None) -> Came:
    """Play a plan until an invariant breaks or its answers are given."""
    came = Came(plan)
    with _seldom(), tempfile.TemporaryDirectory() as folder:
        world = SimulatedWorld(Path(folder) / "year.db", plan)
        checks = Checks(world, came.checks)
        logging.getLogger().addHandler(checks.noted)
        try:
            await world.begin(plan.people)
            await _steps(world, checks, came, tell)
        except Wrong as wrong:
            came.broken = Breach(came.steps, wrong.what, wrong.details)
        finally:
            logging.getLogger().removeHandler(checks.noted)
            came.calls = len(world.env.http_requests)
            world.env.backend.faults.clear()
            world.disk.fault = ""
            await world.bot.close()
            await world.env.shutdown()
    return came


async def _steps(world: SimulatedWorld, checks: Checks, came: Came, tell: Callable[[Came], None]) -> None:
    plan, digest, last, troubled, faulted = came.plan, sha256(), deque[str](maxlen=TOLD), 0, False
    order = _order(plan)
    while came.answers < plan.answers and came.steps < plan.steps:
        came.steps += 1
        if came.steps in plan.without:
            continue
        luck = plan.luck(came.steps)
        fault = order[came.steps // plan.every % len(order)] if came.steps % plan.every == 0 else ""
        if fault:
            came.faults[fault] += 1
            troubled = TROUBLE
            await STRIKES[fault](world, luck)
            told = f"FAULT {fault}"
        else:
            told = await _something(world, luck)
        await world.rest(luck.choice((0.5, 2, 2, 8, 30)))
        if world.disk.struck:
            world.disk.struck, troubled = False, TROUBLE
        if world.disk.fault == "dead":
            await world.killed()
            told += " (killed)"
        last.append(f"{came.steps}: {told}")
        came.did = list(last)
        faulty = bool(world.env.backend.faults)
        await checks.cheap(told, troubled=troubled > 0 or faulty or faulted)
        faulted = faulty
        troubled -= troubled > 0
        came.answers = sum(stored.source == "person" for stored in checks.stored.values())
        digest.update(f"{told} {sorted(checks.stored.items())}".encode())
        came.trace = digest.hexdigest()[:16]
        if came.steps % QUIET == 0:
            await _quiet(world, checks)
        tell(came)
    await _quiet(world, checks)


async def _quiet(world: SimulatedWorld, checks: Checks) -> None:
    """Let nothing fail any more and everything come to rest, and look at what is dear."""
    world.env.backend.faults.clear()
    world.disk.fault = ""
    await world.rest(400)
    await checks.dear()


def _order(plan: Plan) -> list[str]:
    order: list[str] = list(FAULTS)
    random.Random(plan.seed).shuffle(order)
    return order


async def _something(world: SimulatedWorld, luck: random.Random) -> str:
    tables = await world.live()
    if len(tables) < world.plan.tables and luck.random() < 0.3:
        return await world.open_table(luck)
    person = luck.choice(world.present())
    return await (world.command if luck.random() < 0.08 else world.press_something)(person, luck)


async def shrunk(plan: Plan, broken: Breach, tell: Callable[[Plan], None] = lambda plan: None) -> Plan:
    """The plan with as few steps as still break the same invariant: halves, quarters and so on are left out."""
    plan = replace(plan, steps=broken.step)
    size = max(1, broken.step // 2)
    while size:
        start = 1
        while start < broken.step:
            tried = replace(plan, without=plan.without | frozenset(range(start, min(start + size, broken.step))))
            if tried.without != plan.without:
                came = await play(tried)
                if came.broken is not None and came.broken.what == broken.what:
                    plan = tried
                    tell(plan)
            start += size
        size //= 2
    return plan
