"""Gives every test a house of its own."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest

from bot.database import Database
from tests.tables.tavern import House


@pytest.fixture
async def house(where: Database) -> AsyncGenerator[House]:
    house = await House(where).up()
    yield house
    await house.down()
