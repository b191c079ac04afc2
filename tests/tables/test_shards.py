"""The outage of a shard stops the clocks of its servers, and no others."""

from __future__ import annotations

import pytest

from bot.store.errors import FAILURES
from bot.tables.clocks.shards import Shards
from bot.tables.info import TableInfo
from tests.tables.tavern import ADA, BEA, CID, DAN, House, Person

NEAR, FAR = 5 << 22, (5 << 22) + (1 << 22)
"""Two servers, on different ones of two shards."""
TURN = 45 + 180


def test_servers_are_divided_as_discord_does() -> None:
    shards = Shards()
    assert (shards.of(NEAR), shards.of(FAR), list(shards.all())) == (0, 0, [0])
    shards.away[0] = 7.0
    assert shards.all_away
    shards.use(2)
    assert (shards.of(FAR), shards.of(NEAR), shards.away, shards.all_away) == (0, 1, {0: 7.0, 1: 7.0}, True)
    del shards.away[0]
    assert (shards.stopped_at(NEAR), shards.stopped_at(FAR), shards.all_away) == (7.0, None, False)


async def game(house: House, server: int, *people: Person) -> TableInfo:
    info = await house.tables.lobby.open(server, 2, people[0])
    await house.tables.lobby.join(info.id, people[1])
    return await house.tables.lobby.start_game(info.id, people[0].id)


async def deadline(house: House, info: TableInfo) -> float | None:
    ask = (await house.tables.public_table(info.id)).ask
    assert ask is not None
    return ask.deadline


async def two_servers(house: House) -> tuple[TableInfo, TableInfo]:
    house.tables.clocks.use_shards(2)
    return await game(house, NEAR, ADA, BEA), await game(house, FAR, CID, DAN)


async def test_only_the_clocks_of_its_servers_stand_still(house: House) -> None:
    near, far = await two_servers(house)
    await house.advance(20)
    await house.tables.clocks.freeze(1)
    await house.tables.clocks.freeze(1)
    assert await deadline(house, near) is None
    assert await deadline(house, far) == house.clock.now() + TURN - 20
    await house.advance(1_000)
    by_clock = {table for (table,) in house.rows("SELECT table_id FROM decisions")}
    assert by_clock == {far.id}
    # An answer on the server that is away counts, and costs no time.
    await house.move(near.id)
    assert set(house.rows("SELECT bank FROM seats WHERE table_id = ?", near.id)) == {(180.0,)}
    await house.tables.clocks.thaw(1)
    await house.tables.clocks.thaw(1)
    assert await deadline(house, near) == house.clock.now() + TURN
    await house.advance(TURN + 1)
    assert house.rows("SELECT source FROM decisions WHERE table_id = ?", near.id)[1:] == [("clock",)]


async def test_all_away_and_back_one_by_one(house: House) -> None:
    near, far = await two_servers(house)
    await house.tables.clocks.freeze(0)
    await house.advance(10)
    await house.tables.clocks.freeze(1)
    assert not house.tables._runtime.scheduler._running
    await house.advance(1_000)
    await house.tables.clocks.thaw(0)
    assert await deadline(house, far) == house.clock.now() + TURN
    assert await deadline(house, near) is None
    await house.advance(100)
    await house.tables.clocks.thaw()
    assert await deadline(house, near) == house.clock.now() + TURN - 10
    assert await deadline(house, far) == house.clock.now() + TURN - 100
    assert {wake for (wake,) in house.rows("SELECT deadline FROM windows")} == {
        house.clock.now() + TURN - 10, house.clock.now() + TURN - 100,
    }  # fmt: skip


async def test_a_kill_while_one_shard_is_away_counts_its_time(house: House) -> None:
    near, far = await two_servers(house)
    began = house.clock.now()
    await house.tables.clocks.freeze(1)
    await house.advance(101)
    await house.killed()
    house.clock.move_to(began + 500)
    again = await House(house.where, house.clock).up()
    # The last heartbeat was one second before the kill.
    assert await deadline(again, near) == began + TURN + 500
    assert await deadline(again, far) == began + TURN + 400
    await again.down()


async def test_a_shard_whose_clocks_could_not_be_moved_is_tried_again(house: House) -> None:
    near, _ = await two_servers(house)
    await house.tables.clocks.freeze(1)
    await house.advance(2)
    await house.rename("windows", "elsewhere")
    with pytest.raises(FAILURES, match="windows"):
        await house.tables.clocks.thaw(1)
    assert await deadline(house, near) is None
    await house.rename("elsewhere", "windows")
    await house.advance(5)
    assert await deadline(house, near) == house.clock.now() + TURN
    assert house.tables._runtime.shards.away == {}
