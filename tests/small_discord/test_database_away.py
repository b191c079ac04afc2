"""The real process on a PostgreSQL that is killed while people play, and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.database import PostgresUrl
from bot.store.opening import opened
from tests.databases import LINUX_ONLY, Databases
from tests.patience import PATIENCE
from tests.small_discord.interactions import MESSAGE, Interaction
from tests.small_discord.playing import Table, chosen
from tests.small_discord.process import Process
from tests.small_discord.server import SmallDiscord
from tests.small_discord.world import Payload, Person, text

Offer = tuple[Person, Payload, Payload]
CLOSING = "closing for a moment"


def decisions(where: PostgresUrl) -> list[tuple[int, str]]:
    """The log of the only table."""
    with opened(where) as connection:
        return connection.execute("SELECT seq, digest FROM decisions ORDER BY seq").fetchall()


async def is_told_closing(discord: SmallDiscord, made: Interaction) -> bool:
    """Whether the bot answers only that the house is closing for a moment."""
    return made.answered.type == MESSAGE and CLOSING in text(await discord.said(made))


async def offered(table: Table, discord: SmallDiscord, after: str = "") -> Offer:
    """Who may move, their hand and its control, once the hands show more than the control of this custom id."""

    def there() -> Offer | None:
        offer = table.offered()
        return offer if offer is not None and offer[2]["custom_id"] != after else None

    return await discord.until(there)


async def pressed(discord: SmallDiscord, offer: Offer) -> Interaction:
    """Let them make the first move that the control offers."""
    person, hand, part = offer
    return await discord.answered(await discord.press(person, hand, part["custom_id"], *chosen(part)))


@LINUX_ONLY
async def test_a_press_while_the_database_is_away(tmp_path: Path, discord: SmallDiscord) -> None:
    databases = Databases("")
    try:
        where = databases.fresh()
        async with Process(tmp_path, discord, BARKEEP_DB=where.with_password(), BARKEEP_PRESSES_A_SECOND="1000") as bot:
            await discord.connected()
            table = Table(discord, discord.world.server(0, 2), *map(discord.world.person, ("ann", "ben")))
            await table.open()
            first = await offered(table, discord)
            await pressed(discord, first)
            offer = await offered(table, discord, after=first[2]["custom_id"])
            before = decisions(where)

            databases.server.kill()
            for _ in range(3):
                assert await is_told_closing(discord, await pressed(discord, offer))
            databases.server.start()
            async with asyncio.timeout(PATIENCE):
                while await is_told_closing(discord, await pressed(discord, offer)):
                    assert decisions(where) == before, "nothing is done for who is told that the house is closing"
            after = decisions(where)
            assert (after[:-1], len(after)) == (before, len(before) + 1)

            await pressed(discord, await offered(table, discord, after=offer[2]["custom_id"]))
            assert len(decisions(where)) > len(after)
            assert not discord.doubled()
            assert "Traceback" not in bot.log, bot.log
    finally:
        databases.stop()
