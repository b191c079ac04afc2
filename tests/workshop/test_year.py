"""The simulated year: a little of it in the suite, and that it finds what is broken on purpose."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.ui.delivery.alarms import Alarms
from tests.games.inn.playing import GAME, new_run
from workshop.postgres_server import KILLABLE, programs
from workshop.year import acts, loop, real, run
from workshop.year import world as world_module
from workshop.year.checks import KINDS, Checks
from workshop.year.faults import STRIKES
from workshop.year.kept import Wrong
from workshop.year.plan import Plan
from workshop.year.planted import PLANTED, find
from workshop.year.run import outliving, play, shrunk
from workshop.year.twins import differing
from workshop.year.world import KeptTable, SimulatedWorld

# A process that is killed leaves work behind that has not begun.
pytestmark = pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")

SEEDS = range(1, 6)
QUICK = ("a failed commit counts", "old presses are played", "no timers")
"""The planted faults that are found soonest."""


@pytest.fixture(autouse=True, scope="module")
def swept() -> Iterator[None]:
    """What killed processes leave is cleared away here, and not in a test of another module."""
    yield
    gc.collect()


def test_nothing_breaks_whatever_befalls_the_bot() -> None:
    faults, checks, forms = Counter[str](), Counter[str](), Counter[str]()
    for seed in SEEDS:
        came = play(Plan(seed))
        assert came.broken is None, "\n".join(came.lines())
        assert came.answers >= 150
        faults += came.faults
        checks += came.checks
        forms += came.forms
    assert forms, "nobody filled in a form"
    assert set(STRIKES) == set(faults), "a kind of fault never came up"
    assert set(KINDS) == set(checks), "something was never checked"


def test_the_same_seed_gives_the_same_run() -> None:
    plan = Plan(seed=7, answers=1_000, steps=60)
    first, second = play(plan), play(plan)
    assert first.trace == second.trace != ""
    assert first.calls == second.calls


def test_what_the_backs_of_cards_and_an_open_hand_tell_everybody_is_not_hidden() -> None:
    run = new_run(3, {"characters": ["vlazlo", "gerki", "zot"], "windows": "sealed"}, "backs")
    vlazlo, gerki, zot = run.state.seats
    of_a_bat = {card: bool(GAME.library.cards[card].side) for card in vlazlo.hand}
    assert any(of_a_bat.values())
    vlazlo.hand.sort(key=of_a_bat.__getitem__, reverse=True)
    vlazlo.draw.insert(0, vlazlo.sides["bat"].draw.pop())
    gerki.open = True
    zot.hand.clear()
    for number in range(20):
        assert differing("inn", GAME, run.state, random.Random(number)) is None
    put_in, _, _ = PLANTED["a view tells too much"]
    vlazlo.hand.sort(key=of_a_bat.__getitem__)
    with put_in():
        found = {differing("inn", GAME, run.state, random.Random(number)) for number in range(20)}
    assert found == {"seat None sees the hand of seat 0"}


def test_nothing_that_a_killed_process_has_begun_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def killed() -> int:
        world = SimulatedWorld(tmp_path / "year.db", Plan(seed=1))
        await world.begin()
        await world.process.identify()  # what it hears from now on it does in its own name
        world.bot.tables._runtime.scheduler.set("LEFT", world.bot.clock.now() + 1)  # as loading a table does
        await world.killed()
        await world.rest(5)
        listening = sum(isinstance(handler, Alarms) for handler in logging.getLogger().handlers)
        await world.process.close()
        return listening

    assert loop.run(killed()) == 1
    assert "LEFT" not in caplog.text


async def opened(world: SimulatedWorld) -> KeptTable:
    """A table that is played in this world."""
    luck = random.Random(2)
    while not any(info.status == "live" for info in await world.tables()):
        await acts.open_table(world, world.places[0], luck)
        await world.rest(5)
        world.forget_tables()
    return next(info for info in await world.tables() if info.status == "live")


def test_a_long_run_keeps_the_messages_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def left() -> int:
        world = SimulatedWorld(tmp_path / "year.db", Plan(seed=1))
        await world.begin()
        table, there = await opened(world), world.discord.world
        monkeypatch.setattr(world_module, "MANY", len(there.messages) + 3 * world_module.KEPT)
        for _ in range(4 * world_module.KEPT):
            there.post(table.channel_id, {"content": "Hear, hear"}, {})
        await world.rest(1)
        assert len(there.shown(table.channel_id)) <= 2 * world_module.KEPT
        left = len(world.boards(table.channel_id, f":{table.id}:"))
        await world.process.close()
        return left

    assert loop.run(left()) == 1


def test_a_message_that_is_being_moved_is_not_taken_for_a_second_one(tmp_path: Path) -> None:
    async def looked_at() -> None:
        world = SimulatedWorld(tmp_path / "year.db", Plan(seed=1))
        checks = Checks(world, Counter())
        await world.begin()
        table, there = await opened(world), world.discord.world
        (board,) = world.boards(table.channel_id, f":{table.id}:")
        twin, _ = there.post(table.channel_id, {"components": board["components"]}, {})
        world.loop.call_later(0.5, there.remove, twin)
        await checks.dear()
        there.post(table.channel_id, {"components": board["components"]}, {})
        with pytest.raises(Wrong, match="not one message"):
            await checks.dear()
        await world.process.close()

    loop.run(looked_at())


def test_a_table_that_is_being_woken_is_not_taken_for_one_that_stands_still(tmp_path: Path) -> None:
    async def looked_at() -> int:
        world = SimulatedWorld(tmp_path / "year.db", Plan(seed=1))
        checks = Checks(world, Counter())
        await world.begin()
        table = (await opened(world)).id
        await checks.cheap()
        scheduler, later = world.bot.tables._runtime.scheduler, world.bot.clock.now() + 60
        scheduler.set(table, None)  # its time has come
        world.loop.call_later(0.05, scheduler.set, table, later)
        await checks.cheap()
        scheduler.set(table, None)
        with pytest.raises(Wrong, match="waits for nobody"):
            await checks.cheap()
        await world.process.close()
        return checks.made["somebody can go on"]

    assert loop.run(looked_at()) >= 3


def test_a_long_run_keeps_no_event_that_has_arrived(tmp_path: Path) -> None:
    async def kept() -> list[int]:
        world = SimulatedWorld(tmp_path / "year.db", Plan(seed=1))
        await world.begin()
        luck = random.Random(1)
        await STRIKES["gateway invalid"](world, luck)
        await STRIKES["gateway resumed"](world, luck)
        await world.rest(1)
        left = [len(session.events) for session in world.discord.gateway.sessions]
        await world.process.close()
        return left

    assert loop.run(kept()) == [0]


def test_a_process_that_dies_while_it_is_asked_is_followed_by_another(tmp_path: Path) -> None:
    async def asked() -> tuple[object, object]:
        world = SimulatedWorld(tmp_path / "year.db", Plan(seed=1))
        await world.begin()
        world.process.disk.dead = True
        first = await outliving(world, world.tables)
        second = await outliving(world, world.tables)
        await world.process.close()
        return first, second

    assert loop.run(asked()) == (None, [])


def test_an_exception_is_told_with_its_step(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(world: SimulatedWorld, luck: random.Random) -> None:
        raise LookupError("nobody is there")

    monkeypatch.setitem(STRIKES, "flood", fails)
    came = play(Plan(seed=1, kinds=("flood",), steps=30))
    assert came.broken is not None
    assert (came.broken.step, came.broken.what) == (10, "LookupError")
    assert "nobody is there" in came.broken.details


def test_a_step_that_never_ends_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hangs(world: SimulatedWorld, luck: random.Random) -> None:
        await asyncio.Event().wait()

    monkeypatch.setitem(STRIKES, "flood", hangs)
    monkeypatch.setattr(run, "HANGS", 100.0)
    came = play(Plan(seed=1, kinds=("flood",), steps=30))
    assert came.broken is not None
    assert (came.broken.step, came.broken.what) == (10, "TimeoutError")


@pytest.mark.parametrize("name", [
    name if name in QUICK else pytest.param(name, marks=pytest.mark.long) for name in PLANTED
])  # fmt: skip
def test_what_is_broken_on_purpose_is_found(name: str) -> None:
    ((_, came),) = find([name])
    assert came.broken is not None, "\n".join(came.lines())


@pytest.mark.long
@pytest.mark.skipif(programs() is None or not KILLABLE, reason="needs PostgreSQL's programs, and Linux")
async def test_nothing_breaks_where_real_processes_are_killed_stopped_and_cut_off(tmp_path: Path) -> None:
    came = await real.play(1, len(real.STRIKES), tmp_path, lambda line: None)
    assert came.broken is None, came.broken
    assert set(came.faults) == set(real.STRIKES)
    assert came.answers > 0


def test_what_breaks_is_shrunk_to_what_is_needed() -> None:
    put_in, what, plan = PLANTED["no timers"]
    with put_in():
        came = play(plan)
        assert came.broken is not None
        smaller = shrunk(came.plan, came.broken)
        again = play(smaller)
    assert again.broken is not None
    assert again.broken.what == what
    assert smaller.steps - len(smaller.without) <= came.steps
    assert not smaller.faults
