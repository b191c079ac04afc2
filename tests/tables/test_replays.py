"""Stories and logs: played again on a thread of their own, kept in memory, and limited for each person."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.engine import Refused
from bot.tables.clocks.clock import ManualClock
from bot.tables.play.recent import RECENT
from bot.tables.record.parts import latest
from bot.tables.record.replay import replay
from bot.tables.record.stories import AT_MOST, SECONDS, PersonLimit
from tests.patience import PATIENCE
from tests.tables.tavern import ADA, BEA, House


async def replayed(house: House, table: str) -> list[dict[str, Any]]:
    """The public events by a whole replay."""
    return (await house.store.read(lambda connection: replay(connection, table, house.games))).public()


@asynccontextmanager
async def nothing_replayed(house: House) -> AsyncGenerator[None]:
    """While the replaying thread is busy with something else."""
    over = threading.Event()
    busy = asyncio.create_task(house.store.replay(lambda connection: over.wait(PATIENCE)))
    try:
        yield
        assert not busy.done()
    finally:
        over.set()
        assert await busy


async def test_a_story_is_played_again_once_and_then_kept(house: House) -> None:
    info = await house.game(ADA, BEA)
    for _ in range(8):
        await house.move(info.id)
    told = await house.tables.story(info.id)
    assert told == await replayed(house, info.id)
    async with nothing_replayed(house):
        assert await house.tables.story(info.id) == told
        for _ in range(4):
            await house.move(info.id)
            assert await house.tables.story(info.id) == await replayed(house, info.id)
    assert len(await house.tables.story(info.id)) > len(told)


async def test_a_move_that_is_taken_back_is_taken_out_of_the_story(house: House) -> None:
    info = await house.game(ADA, patrons=1)
    await house.tables.story(info.id)
    undone = 0
    while undone < 3:
        public_table = await house.tables.public_table(info.id)
        assert public_table.ask is not None
        if public_table.ask.waiting[0] != 0:
            await house.advance(6)
            continue
        change = await house.move(info.id)
        if any(event.key in ("drew", "reshuffled") for event in change.events):
            continue
        try:
            await house.tables.undo.ask(info.id, ADA.id)
        except Refused:
            continue
        undone += 1
        async with nothing_replayed(house):
            assert await house.tables.story(info.id) == await replayed(house, info.id)


async def test_what_happens_while_a_story_is_read_belongs_to_it(house: House) -> None:
    info = await house.game(ADA, BEA)
    for _ in range(5):
        await house.move(info.id)
    async with nothing_replayed(house):
        wanted = [asyncio.create_task(house.tables.story(info.id)) for _ in range(100)]
        for _ in range(3):
            await house.move(info.id)
    told = await asyncio.gather(*wanted)
    assert told == [await replayed(house, info.id)] * 100
    async with nothing_replayed(house):
        assert await house.tables.story(info.id) == told[0]


async def test_a_story_that_is_too_old_is_not_kept(house: House) -> None:
    info = await house.game(ADA, BEA)
    await house.move(info.id)
    read = await house.store.read(lambda connection: latest(connection, info.id, house.games))
    (live,) = house.tables._runtime.shelf.held()
    before = len(live.recent)
    await house.move(info.id)
    assert live.remember(read) == await replayed(house, info.id)
    live.story = None
    while len(await replayed(house, info.id)) < before + 2 * RECENT:
        await house.move(info.id)
    assert live.remember(read) is None
    assert live.story is None


async def test_a_log_is_told_on_another_thread(house: House) -> None:
    info = await house.game(ADA, BEA)
    threads = {await house.tables.log(info.id, lambda log: threading.get_ident())}
    assert threading.get_ident() not in threads


async def test_one_person_has_games_played_again_only_so_often(house: House) -> None:
    tables = [(await house.game(ADA, BEA)).id for _ in range(AT_MOST + 1)]
    for table in tables[:-1]:
        await house.tables.story(table, ADA.id)
    for wish in (house.tables.story(tables[-1], ADA.id), house.tables.log(tables[0], len_of, ADA.id)):
        with pytest.raises(Refused) as no:
            await wish
        assert (no.value.reason, no.value.facts) == ("too-often", {"seconds": int(SECONDS)})
    assert await house.tables.story(tables[0], ADA.id), "what is in memory costs nothing"
    assert await house.tables.story(tables[-1], BEA.id)
    await house.advance(SECONDS)
    assert await house.tables.log(tables[0], len_of, ADA.id) == 1


def len_of(log: Any) -> int:
    return len(log.steps)


def test_the_turnstile_forgets_who_has_not_come_for_long() -> None:
    clock = ManualClock()
    turnstile = PersonLimit(clock)
    for user in range(1_500):
        turnstile.enter(user)
    clock.move_to(clock.now() + 2 * SECONDS)
    turnstile.enter(1)
    assert list(turnstile._passed) == [1]
