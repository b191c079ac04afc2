"""The real process against a small Discord of our own on this machine: starting, waiting, stopping, giving up."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSMsgType, web

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
USER = {"id": "1", "username": "barkeep", "discriminator": "0", "avatar": None, "bot": True, "global_name": None}


def answer(data: Any, status: int = 200) -> web.Response:
    """JSON as Discord sends it: discord.py wants exactly this content type."""
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})


class SmallDiscord:
    """As much of Discord's API and gateway as a bot needs to come up."""

    def __init__(self) -> None:
        self.token = "good"
        self.close_with = 0
        self.connected = asyncio.Event()
        self.asked = asyncio.Event()
        self.commands: list[Any] = []
        self.calls: list[tuple[str, str]] = []
        self.port = 0
        self._runner: web.AppRunner | None = None

    async def open(self, port: int = 0) -> None:
        app = web.Application()
        app.router.add_get("/gateway", self.gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self.api)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def api(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        self.calls.append((request.method, path))
        self.asked.set()
        if request.headers.get("Authorization") != f"Bot {self.token}":
            return answer({"message": "401: Unauthorized", "code": 0}, status=401)
        if path == "users/@me":
            return answer(USER)
        if path == "oauth2/applications/@me":
            return answer({
                "id": "1", "name": "barkeep", "icon": None, "description": "", "bot_public": True, "flags": 0,
                "bot_require_code_grant": False, "verify_key": "", "owner": USER, "summary": "",
            })  # fmt: skip
        if path == "applications/1/commands":
            if request.method == "PUT":
                told = await request.json()
                fixed = {"application_id": "1", "version": "1"}
                self.commands = [{**one, **fixed, "id": str(n)} for n, one in enumerate(told)]
            return answer(self.commands)
        return answer({"message": "Unknown", "code": 0}, status=404)

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            data = message.json()
            if data["op"] == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            elif data["op"] == 2:
                if self.close_with:
                    await socket.close(code=self.close_with)
                    break
                ready = {
                    "v": 10, "user": USER, "guilds": [], "session_id": "s", "application": {"id": "1", "flags": 0},
                    "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
                }  # fmt: skip
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
                self.connected.set()
        return socket


@pytest.fixture
async def discord() -> AsyncIterator[SmallDiscord]:
    there = SmallDiscord()
    await there.open()
    try:
        yield there
    finally:
        await there.close()


class Process:
    """The bot, as an operator runs it."""

    def __init__(self, folder: Path, port: int, **env: str) -> None:
        self.env = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "BARKEEP_"))},
            "DISCORD_TOKEN": "good",
            "BARKEEP_DB": str(folder / "barkeep.db"),
            "DISCORD_API_URL": f"http://127.0.0.1:{port}/api/v10",
            "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{port}/gateway",
            "PYTHONPATH": str(ROOT),
            **env,
        }
        self.folder = folder
        self.log = ""

    async def __aenter__(self) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", cwd=self.folder, env=self.env, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()

    def stop(self, number: int = signal.SIGTERM) -> None:
        self._process.send_signal(number)

    async def code(self) -> int:
        """The exit code; `log` is then all that it said."""
        said, _ = await asyncio.wait_for(self._process.communicate(), PATIENCE)
        self.log = said.decode()
        assert self._process.returncode is not None
        return self._process.returncode


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_comes_up_and_stops_when_told(tmp_path: Path, discord: SmallDiscord, number: int) -> None:
    async with Process(tmp_path, discord.port) as bot:
        await asyncio.wait_for(discord.connected.wait(), PATIENCE)
        bot.stop(number)
        assert await bot.code() == 0
    assert {"table", "drinko"} <= {command["name"] for command in discord.commands}
    assert "good" not in bot.log


async def test_not_even_the_finest_log_has_what_is_sent_and_received(tmp_path: Path, discord: SmallDiscord) -> None:
    async with Process(tmp_path, discord.port, BARKEEP_LOG_LEVEL="DEBUG") as bot:
        await asyncio.wait_for(discord.connected.wait(), PATIENCE)
        bot.stop()
        assert await bot.code() == 0
    assert "told Discord of" in bot.log
    assert discord.commands[0]["description"] not in bot.log, "messages with hands are sent by the same road"
    assert "resume_gateway_url" not in bot.log, "presses with cards come by the same road"


async def test_it_plays_with_the_decks_of_the_house_and_without_a_broken_one(
    tmp_path: Path, discord: SmallDiscord
) -> None:
    decks = tmp_path / "decks"
    decks.mkdir()
    gerki = (ROOT / "data" / "inn" / "characters" / "gerki.toml").read_text(encoding="utf-8")
    (decks / "mine.toml").write_text(gerki, encoding="utf-8")
    (decks / "yours.toml").write_text(gerki.replace("count = 2", "count = 99", 1), encoding="utf-8")
    async with Process(tmp_path, discord.port, BARKEEP_DECKS="decks") as bot:
        await asyncio.wait_for(discord.connected.wait(), PATIENCE)
        bot.stop()
        assert await bot.code() == 0
    assert "left out of the decks of the house: yours.toml: card " in bot.log
    assert "count: Input should be less than or equal to 20" in bot.log
    assert ", mine, " in bot.log


async def test_the_commands_are_told_only_when_they_change(tmp_path: Path, discord: SmallDiscord) -> None:
    for _ in range(2):
        discord.connected.clear()
        async with Process(tmp_path, discord.port) as bot:
            await asyncio.wait_for(discord.connected.wait(), PATIENCE)
            bot.stop()
            assert await bot.code() == 0
    assert [method for method, path in discord.calls if path.endswith("commands")] == ["PUT", "GET"]


async def test_a_refused_token_is_3_and_says_which_setting(tmp_path: Path, discord: SmallDiscord) -> None:
    async with Process(tmp_path, discord.port, DISCORD_TOKEN="bad") as bot:
        assert await bot.code() == 3
    assert "check DISCORD_TOKEN" in bot.log


async def test_a_token_refused_by_the_gateway_is_3_too(tmp_path: Path, discord: SmallDiscord) -> None:
    discord.close_with = 4004
    async with Process(tmp_path, discord.port) as bot:
        assert await bot.code() == 3


async def test_it_waits_for_an_api_that_is_not_up_yet(tmp_path: Path, discord: SmallDiscord) -> None:
    port = discord.port
    await discord.close()
    async with Process(tmp_path, port) as bot:
        await until_said(bot, "Discord cannot be reached")
        await discord.open(port)
        await asyncio.wait_for(discord.connected.wait(), PATIENCE)
        bot.stop()
        assert await bot.code() == 0


async def test_it_waits_for_a_gateway_that_is_not_up_yet(tmp_path: Path, discord: SmallDiscord) -> None:
    gateway = SmallDiscord()
    await gateway.open()
    port = gateway.port
    await gateway.close()
    async with Process(tmp_path, discord.port, DISCORD_GATEWAY_URL=f"ws://127.0.0.1:{port}/gateway") as bot:
        await asyncio.wait_for(discord.asked.wait(), PATIENCE)
        await until_said(bot, "Failed to connect for shard")
        await gateway.open(port)
        try:
            await asyncio.wait_for(gateway.connected.wait(), PATIENCE)
            bot.stop()
            assert await bot.code() == 0
        finally:
            await gateway.close()


async def until_said(bot: Process, what: str) -> None:
    """Read what the process says until it says this."""
    stream: Any = bot._process.stdout
    while what not in (await asyncio.wait_for(stream.readline(), PATIENCE)).decode():
        pass


async def test_without_a_token_it_is_2_and_says_where_to_get_one(tmp_path: Path) -> None:
    async with Process(tmp_path, 9, DISCORD_TOKEN="") as bot:
        assert await bot.code() == 2
    assert "DISCORD_TOKEN" in bot.log
    assert "sandbox" in bot.log
