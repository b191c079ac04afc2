"""What is remembered of the settings of servers and people."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.store import Store, houses, people
from bot.tables.clocks.clock import ManualClock
from bot.tables.inbox import Inbox
from bot.ui.settings import Wishes


class SlowReader(Store):
    """A store whose answers take their time on the way, as long as the gate is shut."""

    gate: asyncio.Event

    async def read(self, unit: Any) -> Any:
        found = await super().read(unit)
        await self.gate.wait()
        return found


async def test_what_was_read_before_a_change_is_not_remembered_after_it(tmp_path: Path) -> None:
    store = await SlowReader.open(tmp_path / "barkeep.db")
    assert isinstance(store, SlowReader)
    store.gate = asyncio.Event()
    wishes = Wishes(store, Inbox(store, ManualClock()))
    try:
        reading = [asyncio.ensure_future(wishes.house(7)), asyncio.ensure_future(wishes.person(8))]
        await asyncio.sleep(0)
        house = replace(await store.write(lambda c: houses.load(c, 7)), pace="blitz")
        person = replace(await store.write(lambda c: people.load(c, 8)), pings=False)
        await wishes.save_house(house)
        await wishes.save_person(person)
        store.gate.set()
        assert await asyncio.gather(*reading) == [house, person]
        assert await wishes.house(7) == house
        assert await wishes.person(8) == person
    finally:
        await store.close()


class CountingReader(Store):
    """A store that counts how often it is read."""

    reads = 0

    async def read(self, unit: Any) -> Any:
        self.reads += 1
        return await super().read(unit)


async def test_whether_somebody_takes_direct_messages_is_read_once(tmp_path: Path) -> None:
    store = await CountingReader.open(tmp_path / "barkeep.db")
    assert isinstance(store, CountingReader)
    wishes = Wishes(store, Inbox(store, ManualClock()))
    try:
        assert await wishes.takes_dms(8, 0)
        assert await wishes.takes_dms(8, 0)
        assert store.reads == 1
        await wishes.dms_failed(8, 1_000)
        assert not await wishes.takes_dms(8, 1_000)
        assert not await wishes.takes_dms(8, 1_000 + people.DMS_AGAIN - 1)
        assert await wishes.takes_dms(8, 1_000 + people.DMS_AGAIN)
        await wishes.dms_opened(8)
        assert await wishes.takes_dms(8, 1_000)
        assert store.reads == 3
        await store.write(lambda connection: people.dms_failed(connection, 8, 2_000))
        await wishes.forget_person(8)
        assert not await wishes.takes_dms(8, 2_000)
    finally:
        await store.close()
