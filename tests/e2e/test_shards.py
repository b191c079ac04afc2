"""Two shards, of which one is away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.e2e.conftest import Evening


async def test_the_outage_of_a_shard_stops_the_clocks_of_its_servers_alone(tmp_path: Path) -> None:
    evening = Evening(tmp_path / "barkeep.db", seed=1, shards=2)
    await evening.begin(4)
    try:
        await evening.house(pictures=False)
        other = evening.env.create_guild("The Other", shard_id=1)
        guests = [other.add_member(person.user) for person in evening.people[2:]]
        here = await evening.open(*evening.people[:2], pace="blitz")
        evening.guild, evening.channel = other, other.create_text_channel("bar")
        there = await evening.open(*guests, pace="blitz")

        async def told(table: str) -> Any:
            return (await evening.bot.tables.public_table(table)).recent

        before = {table: await told(table) for table in (here, there)}
        await evening.gateway("disconnect", 1)
        await evening.rest(600)
        assert await told(there) == before[there]
        assert await told(here) != before[here]
        await evening.gateway("resumed", 1)
        await evening.rest(200)
        assert await told(there) != before[there]
    finally:
        await evening.end()
