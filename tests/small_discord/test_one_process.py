"""One real process plays with people, is killed, loses its connection, and goes on."""

from __future__ import annotations

from pathlib import Path

from bot.store.opening import opened
from tests.small_discord.playing import Table
from tests.small_discord.process import Process
from tests.small_discord.server import SmallDiscord


def decisions(folder: Path) -> int:
    """How many moves of all tables are stored."""
    with opened(folder / "barkeep.db") as connection:
        return connection.execute("SELECT count(*) FROM decisions").fetchone()[0]


async def test_a_game_goes_on_after_the_process_was_killed(tmp_path: Path, discord: SmallDiscord) -> None:
    world = discord.world
    table = Table(discord, world.server(), world.person("ann"), world.person("ben"))
    async with Process(tmp_path, discord) as bot:
        await discord.connected()
        await table.open()
        for _ in range(3):
            await table.move()
        await discord.until(table.story)
        await bot.kill()
    before, messages = table.story(), table.messages()
    stored = decisions(tmp_path)
    assert stored >= 3, "what had been told has happened"

    async with Process(tmp_path, discord) as bot:
        (shard,) = await discord.connected()
        await table.move()
        await discord.until(lambda: table.story() != before)
        assert decisions(tmp_path) > stored
        async with shard.outage():
            waited = await table.press()
        await discord.answered(waited)
        assert (shard.resumed, waited.sent_to) == (1, 0)
        bot.stop()
        assert await bot.code() == 0

    assert table.messages() == messages, "the table and the hands keep their messages"
    assert [len(made.answers) for made in discord.made] == [1] * len(discord.made)
    assert discord.busiest() < 45
