"""Plays a recording back: a Discord that answers the bot as it was answered then, and sends it the same events."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import defaultdict, deque
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from tests.small_discord.gateway import ACK, DISPATCH, HEARTBEAT, HELLO, IDENTIFY
from tests.small_discord.server import SmallDiscord
from tests.small_discord.world import BEGINNING

Payload = dict[str, Any]
TOKEN = re.compile(r"(?:interactions|webhooks)/\d+/([^/]+)")

NUMBER = re.compile(r"\b\d+\b")


class Playback(SmallDiscord):
    """All of it. Each interaction is sent when the one before it has been answered."""

    def __init__(self, recording: Path) -> None:
        super().__init__()
        lines = [json.loads(line) for line in recording.read_text(encoding="utf-8").splitlines()]
        self.events: list[Payload] = [line for line in lines if line["what"] == "event"]
        self.sent: list[str] = []
        """The tokens of the interactions that were sent."""
        self.answered_by: defaultdict[str, int] = defaultdict(int)
        """How often each was answered."""
        self.unknown: list[str] = []
        """Calls that nobody made then."""
        self.over = False
        """Whether all events were sent, and all interactions answered."""
        self._answers: defaultdict[str, deque[Payload]] = defaultdict(deque)
        for line in lines:
            if line["what"] == "call":
                self._answers[_kind(line["method"], line["path"])].append(line)

    async def open(self, port: int = 0) -> None:
        app = web.Application()
        app.router.add_get("/{process}/gateway", self._serve)
        app.router.add_route("*", "/{process}/v10/{path:.*}", self._answer)
        self._runner = web.AppRunner(app, shutdown_timeout=0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.port = self._runner.addresses[0][1]

    async def _answer(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        if path.endswith("/callback"):
            token = TOKEN.search(path)
            assert token is not None
            self.answered_by[token[1]] += 1
            self.happened()
        known = self._answers[_kind(request.method, path)]
        if not known:
            self.unknown.append(f"{request.method} {path}")
            return _json(404, {"code": 0, "message": "nobody asked for this then"})
        then = known.popleft() if len(known) > 1 else known[0]
        return _json(then["status"], then["answer"])

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None})
        sending: asyncio.Task[None] | None = None
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                told: Any = message.json()
                if told["op"] == HEARTBEAT:
                    await socket.send_json({"op": ACK, "d": None, "s": None, "t": None})
                elif told["op"] == IDENTIFY:
                    sending = asyncio.create_task(self._send(socket, f"ws://{request.host}{request.path}"))
        if sending is not None:
            sending.cancel()
        return socket

    async def _send(self, socket: web.WebSocketResponse, where: str) -> None:
        for number, event in enumerate(self.events, start=1):
            data = event["d"]
            if event["t"] == "READY":
                data["resume_gateway_url"] = where
            if event["t"] == "INTERACTION_CREATE":
                data["id"] = str((int(time.time() * 1_000) - BEGINNING) << 22)  # the bot drops what is old
                self.sent.append(data["token"])
            await socket.send_json({"op": DISPATCH, "t": event["t"], "s": number, "d": data})
            if event["t"] == "INTERACTION_CREATE":
                await self.until(lambda token=data["token"]: self.answered_by[token])
        self.over = True
        self.happened()


def _kind(method: str, path: str) -> str:
    """What kind of call it is: its path without ids and tokens."""
    path = TOKEN.sub(lambda found: found[0].replace(found[1], "*"), path.partition("?")[0])
    return f"{method} {NUMBER.sub('*', path)}"


def _json(status: int, data: Any) -> web.Response:
    if data is None:
        return web.Response(status=204)
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})
