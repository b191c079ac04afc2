"""A small Discord for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.small_discord.server import SmallDiscord


@pytest.fixture
async def discord() -> AsyncIterator[SmallDiscord]:
    there = SmallDiscord()
    await there.open()
    try:
        yield there
    finally:
        await there.close()
