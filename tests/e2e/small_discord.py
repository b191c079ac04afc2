"""A small Discord of our own on this machine, and the bot's real process that is to connect to it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

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
                    "shard": data["d"].get("shard", [0, 1]),
                    "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
                }  # fmt: skip
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
                self.connected.set()
        return socket


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


async def until_said(bot: Process, what: str) -> str:
    """Read what the process says until it says this; all that was read."""
    stream: Any = bot._process.stdout
    said = ""
    while what not in said:
        line = (await asyncio.wait_for(stream.readline(), PATIENCE)).decode()
        assert line, f"it ended without saying {what!r}:\n{said}"
        said += line
    return said
