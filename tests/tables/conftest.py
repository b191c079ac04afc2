"""Gives every test a house of its own."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.tables.tavern import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    house = await House(tmp_path / "bar.db").up()
    yield house
    await house.down()
