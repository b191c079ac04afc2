"""What the bot's process has in place of a network: calls to the small Discord, and events from it."""

from __future__ import annotations

import asyncio
import errno
from collections import deque
from collections.abc import Callable, Mapping
from contextvars import Context
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import aiohttp
import orjson
import yarl
from multidict import CIMultiDict

from bot.app import Barkeep
from tests.small_discord.rest import Call
from tests.small_discord.server import SmallDiscord
from tests.small_discord.world import File
from workshop.year.disk import Killed

LATENCY = 0.05
"""Seconds that a call takes."""
SLOW = 4.5
"""Seconds that a slow one takes."""
RETRY = 1.5
"""Seconds that Discord asks for with a 429."""


@dataclass
class FailingCalls:
    """What befalls calls: the next `times` whose path has `part` in it."""

    kind: str
    times: int = 1
    part: str = "/messages"


@dataclass(frozen=True)
class Response:
    """An answer, as far as discord.py looks at it."""

    status: int
    body: bytes
    headers: CIMultiDict[str]
    reason: str = ""

    async def text(self, encoding: str = "utf-8") -> str:
        """Its body."""
        return self.body.decode(encoding)


class Wire:
    """In place of aiohttp's session: a connection to the small Discord without sockets."""

    closed = False

    def __init__(self, discord: SmallDiscord, trace: aiohttp.TraceConfig) -> None:
        self._discord = discord
        self._trace = trace
        trace.freeze()
        self.dead = False
        """Whether the process is dead: no call of it arrives."""
        self.troubles: deque[FailingCalls] = deque()
        self.when_struck: Callable[[], None] = lambda: None
        """Called when something befalls a call."""

    def request(self, method: str, url: str, **given: Any) -> _Request:
        """Begin a call."""
        return _Request(self, method, _address(url), given)

    async def close(self) -> None:
        """Make no call any more."""
        self.closed = True

    async def made(self, method: str, url: yarl.URL, given: Mapping[str, Any]) -> Response:
        """Make a call; what is answered. Raises what aiohttp raises when a connection is lost, and `Killed`."""
        trace, context, none = self._trace, SimpleNamespace(), CIMultiDict[str]()
        session: Any = self
        await trace.on_request_start.send(session, context, aiohttp.TraceRequestStartParams(method, url, none))
        await trace.on_request_headers_sent.send(
            session, context, aiohttp.TraceRequestHeadersSentParams(method, url, none)
        )
        await asyncio.sleep(LATENCY)
        if self.dead:
            raise Killed
        trouble = self._trouble(method, url.path)
        if trouble == "slow":
            await asyncio.sleep(SLOW)
        if trouble == "cut":
            raise aiohttp.ClientOSError(errno.ECONNRESET, "Connection reset by peer")
        response = _failed(trouble) if trouble in ("429", "500", "403") else await self._taken(method, url, given)
        if trouble == "doubled":  # it was taken, but its answer is lost, so that the library makes it again
            response = _failed("500")
        told: Any = response
        await trace.on_request_end.send(session, context, aiohttp.TraceRequestEndParams(method, url, none, told))
        return response

    def _trouble(self, method: str, path: str) -> str:
        for trouble in self.troubles:
            if trouble.part in path and (trouble.kind != "doubled" or method == "POST"):
                trouble.times -= 1
                if not trouble.times:
                    self.troubles.remove(trouble)
                self.when_struck()
                return trouble.kind
        return ""

    async def _taken(self, method: str, url: yarl.URL, given: Mapping[str, Any]) -> Response:
        body, files = _sent(given.get("data"))
        path = url.path.partition("/v10/")[2]
        call = Call(self._discord.world.monotonic(), "bot", method, path, body, files)
        status, told = await self._discord.rest.take(call, given["headers"])
        if self.dead:
            raise Killed
        return _response(204 if told is None else status, told)


@lru_cache(maxsize=1024)
def _address(url: str) -> yarl.URL:
    """Most calls edit one of few messages."""
    return yarl.URL(url)


class _Request:
    """A call that is made where it is entered."""

    def __init__(self, wire: Wire, method: str, url: yarl.URL, given: Mapping[str, Any]) -> None:
        self._given = wire, method, url, given

    async def __aenter__(self) -> Response:
        wire, method, url, given = self._given
        return await wire.made(method, url, given)

    async def __aexit__(self, *_: object) -> None:
        """Nothing is left open."""


def _sent(data: Any) -> tuple[Any, dict[str, File]]:
    """What a call says, and the files that come with it."""
    if data is None:
        return {}, {}
    if not isinstance(data, aiohttp.FormData):
        return orjson.loads(data), {}
    body: Any = {}
    files: dict[str, File] = {}
    fields: list[tuple[Any, Any, Any]] = data._fields  # pyright: ignore[reportPrivateUsage] (what a form was given)
    for about, _, value in fields:
        if about["name"] == "payload_json":
            body = orjson.loads(value)
        else:
            files[about["name"]] = File(about["filename"], len(value.read()))
    return body, files


def _response(status: int, told: Any, **headers: str) -> Response:
    if told is None:
        return Response(status, b"", CIMultiDict(headers))
    return Response(status, orjson.dumps(told), CIMultiDict({"Content-Type": "application/json", **headers}))


def _failed(kind: str) -> Response:
    told = {"429": {"message": "You are being rate limited.", "retry_after": RETRY, "global": False},
            "500": {"message": "500: Internal Server Error", "code": 0},
            "403": {"message": "Missing Access", "code": 50001}}[kind]  # fmt: skip
    return _response(int(kind), told, Via="1.1 google")


class Socket:
    """The bot's end of a gateway."""

    closed = False

    def __init__(self, bot: Barkeep, context: Context) -> None:
        self._bot = bot
        self._context = context

    async def send_json(self, data: Any) -> None:
        """An event arrives."""
        event = orjson.loads(orjson.dumps(data))
        parsers = self._bot._connection.parsers  # pyright: ignore[reportPrivateUsage] (where events arrive)
        if event["t"] == "RESUMED":
            event["d"]["__shard_id__"] = 0
        self._context.copy().run(parsers[event["t"]], event["d"])

    async def close(self, *, code: int = 1000) -> None:
        """Nothing arrives any more."""
        self.closed = True
