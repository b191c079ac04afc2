"""The small Discord's gateway: the connections of the bot's shards."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

from aiohttp import WSMsgType, web

from tests.small_discord.world import APPLICATION, BOT, Payload, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID, HELLO, ACK = 0, 1, 2, 6, 9, 10, 11


class Socket(Protocol):
    """A connection to the bot."""

    @property
    def closed(self) -> bool:
        """Whether nothing arrives any more."""
        ...

    async def send_json(self, data: Any) -> None:
        """Send the bot something."""
        ...

    async def close(self, *, code: int) -> Any:
        """Close it, with a code of Discord's."""
        ...


@dataclass
class Session:
    """A shard of the bot: what it was sent, and its connection while it has one."""

    id: str
    process: str
    """The name of the process that connected it."""
    shard: int
    shards: int
    began: float
    """When it identified itself, by the monotonic clock."""
    socket: Socket | None
    events: list[Payload] = field(default_factory=list[Payload])
    forgotten: int = 0
    """How many events there were before these."""
    resumed: int = 0
    """How often."""

    @property
    def seen(self) -> int:
        """The number of the last event."""
        return self.forgotten + len(self.events)

    def has(self, guild: int) -> bool:
        """Whether a server belongs to it; 0 stands for direct messages."""
        return (guild >> 22) % self.shards == self.shard

    async def send(self, name: str, data: Payload) -> bool:
        """Send an event; False if it must wait until the connection is resumed."""
        self.events.append({"op": DISPATCH, "t": name, "s": self.seen + 1, "d": data})
        return await self._put(self.events[-1])

    async def resume(self, socket: Socket, after: int) -> None:
        """Send again what came after the last event that was seen."""
        self.socket = socket
        self.resumed += 1
        for event in self.events[after - self.forgotten :]:
            await self._put(event)
        await self.send("RESUMED", {})

    def forget(self) -> None:
        """Let what has arrived be forgotten: whoever resumes the connection later has seen it."""
        if self.socket is not None:
            self.forgotten = self.seen
            self.events.clear()

    @asynccontextmanager
    async def outage(self) -> AsyncIterator[None]:
        """Nothing arrives meanwhile; at the end the connection is lost, and the bot may resume it."""
        assert self.socket is not None
        lost, self.socket = self.socket, None
        yield
        await lost.close(code=4000)

    async def _put(self, event: Payload) -> bool:
        if self.socket is None or self.socket.closed:
            return False
        try:
            await self.socket.send_json(event)
        except ConnectionResetError:
            return False
        return True


class Gateway:
    """Takes connections. They are never compressed: a bot that asks for compression takes plain text as well."""

    def __init__(self, world: World, happened: Callable[[], None]) -> None:
        self.sessions: list[Session] = []
        """In the order in which they identified themselves."""
        self.close_with = 0
        """The code with which a connection is closed that identifies itself; 0: it is not."""
        self._world = world
        self._happened = happened

    @property
    def live(self) -> list[Session]:
        """The sessions that are connected."""
        return [session for session in self.sessions if session.socket is not None]

    def connected(self, process: str) -> list[Session]:
        """Those of one process."""
        return [session for session in self.live if session.process == process]

    async def send(self, guild: int, name: str, data: Payload) -> int:
        """Send an event of a server, or with 0 of direct messages, to its shard; to how many connections it went."""
        return sum([await session.send(name, data) for session in self.sessions if session.has(guild)])

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                told: Any = message.json()
                if told["op"] == HEARTBEAT:
                    await socket.send_json({"op": ACK, "d": None, "s": None, "t": None})
                elif told["op"] == IDENTIFY and self.close_with:
                    await socket.close(code=self.close_with)
                elif told["op"] == IDENTIFY:
                    where = f"ws://{request.host}{request.path}"
                    session = await self.begin(socket, request.match_info["process"], where, told["d"])
                elif told["op"] == RESUME:
                    session = await self._resume(socket, told["d"])
        finally:
            if session is not None and session.socket is socket:
                session.socket = None
            self._happened()
        return socket

    async def begin(self, socket: Socket, process: str, where: str, told: Payload) -> Session:
        """Take a shard of a process that identifies itself; `where` it may resume its connection."""
        shard, shards = told.get("shard", [0, 1])
        name = f"session-{len(self.sessions)}"
        session = Session(name, process, shard, shards, time.monotonic(), socket)
        self.sessions.append(session)
        own = [server for server in self._world.servers if session.has(server.id)]
        await session.send("READY", {
            "v": 10, "user": BOT, "guilds": [{"id": str(server.id), "unavailable": True} for server in own],
            "session_id": session.id, "shard": [shard, shards], "application": {"id": str(APPLICATION), "flags": 0},
            "resume_gateway_url": where,
        })  # fmt: skip
        for server in own:
            await session.send("GUILD_CREATE", server.payload())
        self._happened()
        return session

    async def _resume(self, socket: web.WebSocketResponse, told: Payload) -> Session | None:
        session = next((known for known in self.sessions if known.id == told["session_id"]), None)
        if session is None:
            await socket.send_json({"op": INVALID, "d": False, "s": None, "t": None})
        else:
            await session.resume(socket, told["seq"])
            self._happened()
        return session
