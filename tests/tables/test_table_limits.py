"""How many tables may be open at the same time."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest

from bot.database import Database
from bot.tables import TableLimits, Tables
from tests.tables.tavern import ADA, BEA, CID, DAN, House
from tests.tables.test_lobby import refused

LIMITS = TableLimits(host=2, channel=3, server=4)


@pytest.fixture
async def strict(where: Database) -> AsyncGenerator[House]:
    """A house with limits."""
    house = await House(where).up()
    house.tables = Tables(
        house.store, house.games, house.patron, house.clock, house.entropy, house.notes, limits=LIMITS
    )  # fmt: skip
    yield house
    await house.down()


async def test_of_one_host_everywhere(strict: House) -> None:
    first = await strict.tables.lobby.open(1, 10, ADA)
    await strict.tables.lobby.open(2, 20, ADA)
    assert await refused(strict.tables.lobby.open(3, 30, ADA)) == ("tables-host", {"most": 2})
    await strict.tables.lobby.open(3, 30, BEA)
    await strict.tables.leaving.close(first.id, ADA.id)
    await strict.tables.lobby.open(3, 30, ADA)


async def test_in_one_channel(strict: House) -> None:
    for host in (ADA, BEA, CID):
        await strict.tables.lobby.open(1, 10, host)
    assert await refused(strict.tables.lobby.open(1, 10, DAN)) == ("tables-channel", {"most": 3})
    await strict.tables.lobby.open(1, 11, DAN)


async def test_on_one_server(strict: House) -> None:
    for channel, host in enumerate((ADA, ADA, BEA, BEA)):
        await strict.tables.lobby.open(1, channel, host)
    assert await refused(strict.tables.lobby.open(1, 99, CID)) == ("tables-server", {"most": 4})
    await strict.tables.lobby.open(2, 99, CID)


async def test_lessons_do_not_count(strict: House) -> None:
    await strict.tables.lobby.teach(1, 10, ADA, "drinko", 1, {})
    await strict.tables.lobby.open(1, 10, ADA)
    await strict.tables.lobby.open(1, 10, ADA)
    assert await refused(strict.tables.lobby.open(1, 10, ADA)) == ("tables-host", {"most": 2})
    await strict.tables.lobby.teach(1, 10, BEA, "drinko", 1, {})
