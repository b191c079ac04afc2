"""Stands between the bot and Discord on this computer, passes everything on, and keeps a disguised copy."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from contextlib import suppress
from email import message_from_bytes
from typing import Any

import aiohttp
from aiohttp import WSMsgType, web

from bot.commands.disguise import Disguise

API, GATEWAY = "https://discord.com/api/v10", "wss://gateway.discord.gg"
DISPATCH = 0
QUERY = {"v": "10", "encoding": "json"}
"""What the gateway is asked for: plain text, whatever the bot asks for."""
KEPT = ("x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset-after", "x-ratelimit-scope", "retry-after")
"""The headers that are kept."""
PASSED = (*KEPT, "x-ratelimit-bucket", "x-ratelimit-global", "x-ratelimit-reset", "content-type", "via", "date")
"""The headers that the bot gets."""
SENT = ("authorization", "content-type", "user-agent", "x-audit-log-reason")
"""The headers that Discord gets."""


class Recorder:
    """The server, on a thread of its own. `api` and `gateway`: where Discord is."""

    def __init__(self, disguise: Disguise, api: str = API, gateway: str = GATEWAY) -> None:
        self.kept: list[dict[str, Any]] = []
        """What was passed on, in order, disguised."""
        self.port = 0
        self._disguise = disguise
        self._api = api
        self._gateways = [gateway]
        """The addresses of gateways: the first, and those at which sessions are resumed."""
        self._began = time.monotonic()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="recorder", daemon=True)

    def start(self) -> None:
        """Begin, at a port of this computer that is free."""
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()

    def stop(self) -> None:
        """End."""
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    @property
    def api(self) -> str:
        """Where the bot reaches the HTTP API."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    def gateway(self, number: int = 0) -> str:
        """Where it reaches a gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway/{number}"

    async def _open(self) -> None:
        self._session = aiohttp.ClientSession(auto_decompress=True)
        app = web.Application(client_max_size=0)
        app.router.add_route("*", "/api/v10/{path:.*}", self._call)
        app.router.add_get("/gateway/{number}", self._connect)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.port = self._runner.addresses[0][1]

    async def _close(self) -> None:
        await self._runner.cleanup()
        await self._session.close()

    def _keep(self, what: str, **told: Any) -> None:
        self.kept.append({"at": round(time.monotonic() - self._began, 1), "what": what, **told})

    # -- the HTTP API -------------------------------------------------------------------------------------------

    async def _call(self, request: web.Request) -> web.Response:
        path, body = request.match_info["path"], await request.read()
        where = f"{self._api}/{path}" + (f"?{request.query_string}" if request.query_string else "")
        headers = {name: value for name, value in request.headers.items() if name.lower() in SENT}
        try:
            async with self._session.request(request.method, where, data=body, headers=headers) as answer:
                content = await answer.read()
        except aiohttp.ClientError:
            return web.Response(status=502)
        told = {name.lower(): value for name, value in answer.headers.items()}
        self._keep(
            "call", method=request.method, path=self._disguise.path(path),
            body=self._disguise.value(_body(request, body)), status=answer.status,
            headers={name: told[name] for name in KEPT if name in told}, answer=self._disguise.value(_json(content)),
        )  # fmt: skip
        passed = {name: value for name, value in told.items() if name in PASSED}
        return web.Response(status=answer.status, body=content, headers=passed)

    # -- the gateway --------------------------------------------------------------------------------------------

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        here = web.WebSocketResponse(max_msg_size=0)
        await here.prepare(request)
        where = self._gateways[int(request.match_info["number"])]
        async with self._session.ws_connect(where, params=QUERY, max_msg_size=0) as there:
            up, down = (asyncio.create_task(each) for each in (_pass_on(here, there), self._pass_down(there, here)))
            done, _ = await asyncio.wait((up, down), return_when=asyncio.FIRST_COMPLETED)
            for task in (up, down):
                task.cancel()
            code = there.close_code if down in done else here.close_code
        await here.close(code=code or 1000)
        return here

    async def _pass_down(self, there: aiohttp.ClientWebSocketResponse, here: web.WebSocketResponse) -> None:
        async for message in there:
            if message.type is WSMsgType.TEXT:
                told: Any = json.loads(message.data)
                if told["op"] == DISPATCH:
                    self._keep("event", t=told["t"], d=self._disguise.value(told["d"]))
                    if told["t"] == "READY":
                        self._gateways.append(told["d"]["resume_gateway_url"])
                        told["d"]["resume_gateway_url"] = self.gateway(len(self._gateways) - 1)
                with suppress(ConnectionError):
                    await here.send_json(told)


async def _pass_on(here: web.WebSocketResponse, there: aiohttp.ClientWebSocketResponse) -> None:
    async for message in here:
        if message.type is WSMsgType.TEXT:
            await there.send_str(message.data)


def _body(request: web.Request, body: bytes) -> Any:
    """What a call said; of files only how large they are."""
    if request.content_type != "multipart/form-data":
        return _json(body)
    told: dict[str, Any] = {}
    sizes: list[int] = []
    whole = message_from_bytes(b"Content-Type: " + request.headers["Content-Type"].encode() + b"\r\n\r\n" + body)
    for part in whole.walk():
        content = part.get_payload(decode=True)
        if part.get_param("name", header="content-disposition") == "payload_json" and isinstance(content, bytes):
            told = _json(content) or {}
        elif part.get_filename() and isinstance(content, bytes):
            sizes.append(len(content))
    return {**told, "file_sizes": sizes}


def _json(content: bytes) -> Any:
    try:
        return json.loads(content) if content else None
    except ValueError:
        return None
