"""While PostgreSQL is away nobody can move, so no clock runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager

import pytest

from bot.store.errors import ConnectionLost
from tests.databases import Databases
from tests.patience import PATIENCE
from tests.tables.tavern import House


@pytest.fixture
async def house(postgres: Databases) -> AsyncGenerator[House]:
    house = await House(postgres.fresh()).up()
    yield house
    await house.down()


@contextmanager
def away(house: House, postgres: Databases) -> Iterator[None]:
    """The server is away meanwhile."""
    postgres.stop_server("fast")
    try:
        yield
    finally:
        postgres.server.start()


async def noticed(house: House) -> None:
    """Let the process find out that the server is away."""
    with pytest.raises(ConnectionLost):
        await house.store.write(lambda connection: None)


async def back(house: House) -> None:
    """Wait until the store can be written to again, and all that follows from it is done."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await house.store.write(lambda connection: None)
            except ConnectionLost:
                await asyncio.sleep(0.01)
            else:
                break
        await house.tables._runtime.idle()


async def deadline(house: House, table: str) -> float | None:
    ask = (await house.tables.public_table(table)).ask
    assert ask is not None
    return ask.deadline


async def test_deadlines_stand_still_while_the_database_is_away(house: House, postgres: Databases) -> None:
    info = await house.game()
    before = await deadline(house, info.id)
    assert before is not None
    await house.advance(10)
    with away(house, postgres):
        await noticed(house)
        house.clock.move_to(house.clock.now() + 1_000)
    await back(house)
    assert await deadline(house, info.id) == before + 1_000
    assert house.rows("SELECT source FROM decisions") == []
    assert house.rows("SELECT deadline FROM windows") == [(before + 1_000,)]
    await house.advance(before + 1_000 - house.clock.now() - 1)
    assert house.rows("SELECT source FROM decisions") == []
    await house.advance(2)
    assert house.rows("SELECT source FROM decisions") == [("clock",)]


async def test_clocks_that_stand_still_for_another_reason_do_not_go_on_with_the_database(
    house: House, postgres: Databases
) -> None:
    info = await house.game()
    before = await deadline(house, info.id)
    assert before is not None
    with away(house, postgres):
        await noticed(house)
        await house.tables.clocks.freeze()
        house.clock.move_to(house.clock.now() + 1_000)
    await back(house)
    house.clock.move_to(house.clock.now() + 500)
    await back(house)
    assert await deadline(house, info.id) is None, "Discord is still away"
    assert house.rows("SELECT source FROM decisions") == []
    await house.tables.clocks.thaw()
    assert await deadline(house, info.id) == before + 1_500


async def test_clocks_whose_shard_comes_back_first_go_on_with_the_database(house: House, postgres: Databases) -> None:
    info = await house.game()
    before = await deadline(house, info.id)
    assert before is not None
    await house.tables.clocks.freeze()
    house.clock.move_to(house.clock.now() + 200)
    with away(house, postgres):
        await noticed(house)
        house.clock.move_to(house.clock.now() + 300)
        await house.tables.clocks.thaw()
        assert await deadline(house, info.id) is None
    await back(house)
    assert await deadline(house, info.id) == before + 500


async def test_time_in_which_the_database_gave_no_answer_counts(house: House) -> None:
    info = await house.game()
    before = await deadline(house, info.id)
    assert before is not None
    house.tables.clocks._database_away(20.0)
    assert await deadline(house, info.id) is None
    house.tables.clocks._database_back()
    await house.tables._runtime.idle()
    assert await deadline(house, info.id) == before + 20
