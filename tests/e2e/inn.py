"""A table of The Red Dragon Inn on a simulated Discord, for the tests of more than one file."""

from __future__ import annotations

from typing import Any

from tests.e2e.conftest import Evening, Person

CAST = ["gerki", "zot", "deirdre", "fiona"]
"""The characters of `night`, by seat."""


async def sit(evening: Evening, *players: Person, start: bool = True, **options: Any) -> str:
    """A table of the Inn with these options."""
    table = await evening.open(*players, start=False, game="inn", pace="normal")
    await evening.bot.tables.lobby.set_options(table, players[0].id, {"windows": "quick", **options})
    await evening.rest()
    if start:
        await evening.press(players[0], table, "table.start")
        await evening.rest()
    return table
