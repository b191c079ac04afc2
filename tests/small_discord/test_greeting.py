"""The real process introduces itself on a server that has just invited it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from tests.databases import Databases
from tests.small_discord.process import Process
from tests.small_discord.server import SmallDiscord
from tests.small_discord.world import Server, text

GREETED = "joined, and greeted"


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


def posted(discord: SmallDiscord, server: Server) -> list[str]:
    """The nonces of the messages that were sent to the server's channel."""
    return [call.body["nonce"] for call in discord.calls if call.path == f"channels/{server.channel}/messages"]


async def test_killed_between_sending_and_writing_it_down_it_greets_once(tmp_path: Path, discord: SmallDiscord) -> None:
    server = discord.world.server(joined=datetime.now(UTC).isoformat())
    held = discord.rest.held[f"channels/{server.channel}/messages"] = asyncio.Event()
    async with Process(tmp_path, discord) as bot:
        await discord.until(lambda: discord.world.shown(server.channel))
        await bot.kill()
    assert GREETED not in bot.log
    discord.rest.held.clear()
    held.set()
    async with Process(tmp_path, discord) as bot:
        await bot.said(GREETED)
        bot.stop()
        assert await bot.code() == 0
    first, again = posted(discord, server)
    assert first == again
    assert len(discord.world.shown(server.channel)) == 1


async def test_a_stand_by_greets_nobody_again(tmp_path: Path, postgres: Databases) -> None:
    discord, db = SmallDiscord(shards=2), postgres.fresh().with_password()
    await discord.open()
    try:
        server = discord.world.server(0, 2, joined=datetime.now(UTC).isoformat())
        held = discord.rest.held[f"channels/{server.channel}/messages"] = asyncio.Event()
        async with (
            Process(tmp_path, discord, "west", BARKEEP_DB=db, BARKEEP_SHARE="0/2") as west,
            Process(tmp_path, discord, "spare", BARKEEP_DB=db, BARKEEP_SHARE="0/2") as spare,
        ):
            await discord.until(lambda: discord.world.shown(server.channel))
            await discord.until(lambda: "stands by" in west.log + spare.log)
            owner, other = (west, spare) if "stands by" in spare.log else (spare, west)
            await owner.kill()
            discord.rest.held.clear()
            held.set()
            await other.said(GREETED)
        first, again = posted(discord, server)
        assert first == again
        assert len(discord.world.shown(server.channel)) == 1
    finally:
        await discord.close()
