"""The real process introduces itself on a server that has just invited it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from tests.small_discord.process import Process
from tests.small_discord.server import SmallDiscord
from tests.small_discord.world import text


async def test_it_is_greeted_once_though_the_process_is_killed(tmp_path: Path, discord: SmallDiscord) -> None:
    world = discord.world
    server = world.server(joined=datetime.now(UTC).isoformat())
    ann, old = world.person("ann"), world.server()
    async with Process(tmp_path, discord) as bot:
        await discord.until(lambda: world.shown(server.channel))
        await bot.kill()
    async with Process(tmp_path, discord) as bot:
        await bot.said("connected as")
        (greeting,) = world.shown(server.channel)
        assert "Barkeep is open" in text(greeting)
        asked = await discord.said(await discord.press(ann, greeting, "table.which"))
        await discord.answered(await discord.press(ann, asked, "Drinko"))
        await discord.until(lambda: len(world.shown(server.channel)) == 2)
        bot.stop()
        assert await bot.code() == 0
    assert world.shown(server.channel)[0] == greeting
    assert world.shown(old.channel) == []
