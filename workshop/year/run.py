"""Playing a plan: steps, faults and checks in the order that the seed gives."""

from __future__ import annotations

import asyncio
import gc
import logging
import tempfile
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from traceback import format_exception
from typing import TypeVar

from workshop.year import acts, loop
from workshop.year.checks import Checks
from workshop.year.disk import Killed
from workshop.year.faults import STRIKES
from workshop.year.kept import Wrong
from workshop.year.plan import Breach, Came, Plan
from workshop.year.world import SimulatedWorld

T = TypeVar("T")
TOLD = 12
"""How many of the last steps a failure tells."""
QUIET = 150
"""Steps from one look at what is dear to the next."""
SWEPT, WHOLE = 60_000, 3
"""At the first quiet moment after so many callbacks of the loop Python looks through the objects that were made since
for those that nobody needs, and after so many of these looks through all. One takes as long as three steps, and leaves
some 40 MB less.
"""
FILLED_IN = 0.5
"""With which chance somebody fills in a form that is open, before anybody does anything else."""
THINK = (0.05, 0.1, 0.2, 0.3, 0.5, 2.0)
"""Seconds between two steps."""
FURTHER = 11
"""By how many kinds of faults a seed begins later than the one before."""
HANGS = 36 * 3600.0
"""Seconds of a step after which it will never end: more than the process is ever switched off."""
SETTLED = 90.0
"""Seconds in which everything that was begun is done."""


def play(plan: Plan, tell: Callable[[Came], None] = lambda came: None) -> Came:
    """Play a plan until an invariant breaks or its answers are given."""
    came = Came(plan, tuple(STRIKES))
    with tempfile.TemporaryDirectory() as folder, _swept_seldom():
        loop.run(_played(plan, came, Path(folder) / "year.db", tell))
    return came


@contextmanager
def _swept_seldom() -> Generator[None]:
    """Let Python look for unreachable rings of objects at quiet moments only: these are the same in each run."""
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


class _Sweeps:
    """Looks for such rings among the objects that were made since the last time, and now and then among all."""

    def __init__(self) -> None:
        self._due = SWEPT
        self._made = 0

    def now_and_then(self, ran: int) -> None:
        """Look for them once so many callbacks have run."""
        if ran < self._due:
            return
        self._due, self._made = ran + SWEPT, self._made + 1
        if self._made % WHOLE == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()


async def _played(plan: Plan, came: Came, db: Path, tell: Callable[[Came], None]) -> None:
    world = SimulatedWorld(db, plan)
    checks = Checks(world, came.checks)
    root = logging.getLogger()
    root.addHandler(checks.noted)
    try:
        await world.begin()
        await _steps(world, checks, came, tell)
    except Wrong as wrong:
        came.broken = Breach(came.steps, wrong.what, wrong.details)
    except Exception as error:
        came.broken = Breach(came.steps, type(error).__name__, "".join(format_exception(error)))
    finally:
        root.removeHandler(checks.noted)
        came.calls, came.games, came.hours = checks.calls, checks.games, world.loop.time() / 3600
        came.forms, came.by_post = world.filled, checks.by_post
        await world.process.close()


async def _steps(world: SimulatedWorld, checks: Checks, came: Came, tell: Callable[[Came], None]) -> None:
    plan, digest, last, order, sweeps = came.plan, sha256(), deque[str](maxlen=TOLD), _order(came), _Sweeps()
    while came.answers < plan.answers and came.steps < plan.steps and world.loop.time() < plan.hours * 3600:
        came.steps += 1
        if came.steps in plan.without:
            continue
        async with asyncio.timeout(HANGS):
            told = await _done(world, came, order)
            last.append(f"{came.steps}: {told}")
            came.did = list(last)
            world.forget_tables()
            await _looked(world, checks)
            came.answers = checks.answers
            digest.update(f"{told} {world.loop.time()} {len(checks.stored)}".encode())
            came.trace = digest.hexdigest()[:16]
            if came.steps % QUIET == 0:
                await _quiet(world, checks)
                sweeps.now_and_then(world.loop.ran)
        tell(came)
    await _quiet(world, checks, last=True)


async def _done(world: SimulatedWorld, came: Came, order: list[str]) -> str:
    """Let people or a fault do something, and a little time go by; in words, what it was."""
    luck = came.plan.luck(came.steps)
    if came.plan.faulty(came.steps):
        fault = order[came.faults.total() % len(order)]
        came.faults[fault] += 1
        await outliving(world, partial(STRIKES[fault], world, luck))
        told = f"FAULT {fault}"
    else:
        told = await outliving(world, partial(_something, world, luck)) or "the process dies"
    await world.rest(luck.choice(THINK))
    return told


async def outliving(world: SimulatedWorld, work: Callable[[], Awaitable[T]]) -> T | None:
    """What comes of something; nothing if the process dies while it is asked. Then another follows."""
    try:
        return await work()
    except Killed:
        await world.killed()
        return None


async def _looked(world: SimulatedWorld, checks: Checks) -> None:
    """Look at what must hold after every step; anew, if the process dies meanwhile."""
    if not await outliving(world, checks.cheap):
        world.forget_tables()
        await checks.cheap()


async def _quiet(world: SimulatedWorld, checks: Checks, *, last: bool = False) -> None:
    """Let nothing fail any more and everything come to rest, and look at what is dear."""
    world.process.wire.troubles.clear()
    world.process.disk.fault, world.process.disk.left, world.loop.after = "", 0, None
    await world.rest(SETTLED)
    world.forget_tables()
    await checks.cheap()
    await checks.dear(last=last)


def _order(came: Came) -> list[str]:
    """Faults one after the other, from another one on in each seed: a few short runs have all of them."""
    kinds = list(came.plan.kinds or came.kinds)
    first = came.plan.seed * FURTHER % len(kinds)
    return kinds[first:] + kinds[:first]


async def _something(world: SimulatedWorld, luck: Random) -> str:
    tables = await world.tables()
    live = sum(info.status == "live" for info in tables)
    if live < world.plan.tables and len(tables) <= world.plan.tables and luck.random() < 0.5:
        return await acts.open_table(world, luck.choice(world.places), luck)
    if world.forms and luck.random() < FILLED_IN:
        return await acts.fill_in(world, world.forms.popleft(), luck)
    return await acts.act(world, luck)


def shrunk(plan: Plan, broken: Breach, tell: Callable[[Plan], None] = lambda plan: None) -> Plan:
    """The plan with as little as still breaks the same invariant: fewer people and tables, no faults or few
    kinds of them, and few steps.
    """
    plan = replace(plan, steps=broken.step)

    def fails(tried: Plan) -> bool:
        came = play(tried)
        return came.broken is not None and came.broken.what == broken.what

    simpler: list[Callable[[Plan], Plan]] = [
        lambda plan: replace(plan, people=6), lambda plan: replace(plan, tables=1),
        lambda plan: replace(plan, faults=False),
    ]  # fmt: skip
    for change in simpler:
        tried = change(plan)
        if fails(tried):
            plan = tried
            tell(plan)
    if plan.faults:

        def with_kinds(kinds: list[str]) -> Plan:
            return replace(plan, kinds=tuple(kinds))

        plan = with_kinds(fewest(list(plan.kinds or STRIKES), lambda kinds: fails(with_kinds(kinds))))
        tell(plan)

    def with_steps(steps: list[int]) -> Plan:
        return replace(plan, without=frozenset(range(1, plan.steps)) - frozenset(steps))

    plan = with_steps(fewest(list(range(1, plan.steps)), lambda steps: fails(with_steps(steps))))
    tell(plan)
    return plan


def fewest(items: list[T], fails: Callable[[list[T]], bool]) -> list[T]:
    """As few of these as still fail: halves, quarters and so on are left out. All of them must fail."""
    size = max(1, len(items) // 2)
    while size:
        start = 0
        while start < len(items):
            tried = items[:start] + items[start + size :]
            if tried and fails(tried):
                items = tried
            else:
                start += size
        size //= 2
    return items
