"""Gives every test a house of its own, on SQLite and again on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest

from bot.database import Database
from tests.tables.tavern import House

ABOVE = {"test_lessons", "test_natural", "test_natural_leaks", "test_sides", "test_team_phases", "test_weights"}
"""Files about rules, windows and teams, far above the store: one database is enough for them."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let every test that has a database run on both, unless it says on which."""
    said = any("where" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    file = metafunc.definition.path.stem
    if "where" in metafunc.fixturenames and not said and file not in ABOVE:
        metafunc.parametrize("where", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
async def house(where: Database) -> AsyncGenerator[House]:
    house = await House(where).up()
    yield house
    await house.down()
