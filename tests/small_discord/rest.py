"""The small Discord's HTTP API: as much of it as the bot uses."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.small_discord.gateway import Gateway
from tests.small_discord.interactions import EDIT, LATER, MESSAGE, MODAL, THINKING, Answer, Interaction
from tests.small_discord.world import (
    APPLICATION,
    BOT,
    LOADING,
    PERMISSIONS,
    PRIVATE,
    File,
    Payload,
    Server,
    World,
    member,
)

CLOSED = 50007
"""Discord's error for somebody who takes no direct messages."""
UNKNOWN_SERVER, UNKNOWN_MEMBER = 10004, 10007
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ANSWERED = 10003, 10008, 10015, 10062, 40060


@dataclass(frozen=True)
class Call:
    """A request of the bot."""

    at: float
    """By the monotonic clock."""
    process: str
    method: str
    path: str
    body: Payload
    files: dict[str, File]


class Fault(Exception):
    """An error that Discord answers with."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.told = {"code": code, "message": message}


@dataclass
class Limits:
    """What the gateway tells of connecting."""

    shards: int = 1
    max_concurrency: int = 1
    port: int = 0
    remaining: int = 1000

    def payload(self) -> Payload:
        start = {"total": 1000, "remaining": self.remaining, "reset_after": 0, "max_concurrency": self.max_concurrency}
        return {"url": f"ws://127.0.0.1:{self.port}/api/gateway", "shards": self.shards, "session_start_limit": start}


@dataclass(frozen=True)
class Asked:
    """The parts of a request that say what is meant."""

    match_info: Mapping[str, str]
    """What stands in the path, by its names."""
    headers: Mapping[str, str]


Handler = Callable[[Asked, Call], Awaitable[Any]]


@dataclass
class Rest:
    """Answers the calls and notes them."""

    world: World
    gateway: Gateway
    happened: Callable[[], None]
    limits: Limits = field(default_factory=Limits)
    token: str = "good"
    calls: list[Call] = field(default_factory=list[Call])
    commands: list[Payload] = field(default_factory=list[Payload])
    interactions: dict[str, Interaction] = field(default_factory=dict[str, Interaction])
    """By their tokens."""
    application: Payload = field(default_factory=dict[str, Any])
    """What the application's pages are set to, where it is not the usual."""
    closed: set[int] = field(default_factory=set[int])
    """The people who take no direct messages."""
    held: dict[str, asyncio.Event] = field(default_factory=dict[str, asyncio.Event])
    """By their paths the calls that are done, but not answered before the event."""
    permissions: str = PERMISSIONS
    """Those that the bot has on every server."""
    _compiled: list[tuple[str, re.Pattern[str], Handler]] = field(
        default_factory=list[tuple[str, "re.Pattern[str]", Handler]]
    )

    def _handlers(self) -> dict[tuple[str, str], Handler]:
        """Who answers a call, by its method and the form of its path."""
        return {
            ("GET", "users/@me"): self._me,
            ("GET", "oauth2/applications/@me"): self._application,
            ("GET", "gateway/bot"): self._gateway,
            ("GET", "users/@me/guilds"): self._servers,
            ("GET", "guilds/{server}"): self._server,
            ("GET", "guilds/{server}/channels"): self._server_channels,
            ("GET", "guilds/{server}/members/{member}"): self._member,
            ("GET", "applications/{application}/commands"): self._commands,
            ("PUT", "applications/{application}/commands"): self._put_commands,
            ("POST", "users/@me/channels"): self._open_direct,
            ("GET", "channels/{channel}"): self._channel,
            ("POST", "channels/{channel}/messages"): self._send,
            ("GET", "channels/{channel}/messages/{message}"): self._message,
            ("PATCH", "channels/{channel}/messages/{message}"): self._edit,
            ("DELETE", "channels/{channel}/messages/{message}"): self._delete,
            ("POST", "interactions/{interaction}/{token}/callback"): self._answer,
            ("POST", "webhooks/{application}/{token}"): self._follow,
            ("GET", "webhooks/{application}/{token}/messages/{message}"): self._message,
            ("PATCH", "webhooks/{application}/{token}/messages/{message}"): self._edit,
            ("DELETE", "webhooks/{application}/{token}/messages/{message}"): self._delete,
        }

    def routes(self) -> list[web.RouteDef]:
        there = [
            web.route(method, f"/{{process}}/v10/{path}", self._noted(handler))
            for (method, path), handler in self._handlers().items()
        ]
        return [*there, web.route("*", "/{process}/v10/{path:.*}", self._noted(self._unknown))]

    def _noted(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(request: web.Request) -> web.Response:
            return _json(
                *await self._told(
                    handler, Asked(request.match_info, request.headers), await _read(request, self.world.monotonic())
                )
            )

        return answer

    async def take(self, call: Call, headers: Mapping[str, str]) -> tuple[int, Any]:
        """Answer a call that came over no socket: the status, and what is told."""
        for method, form, handler in self._forms():
            if method == call.method and (found := form.fullmatch(call.path)):
                return await self._told(handler, Asked(found.groupdict(), headers), call)
        return await self._told(self._unknown, Asked({}, headers), call)

    def _forms(self) -> list[tuple[str, re.Pattern[str], Handler]]:
        if not self._compiled:
            self._compiled = [
                (method, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path)), handler)
                for (method, path), handler in self._handlers().items()
            ]
        return self._compiled

    async def _told(self, handler: Handler, request: Asked, call: Call) -> tuple[int, Any]:
        self.calls.append(call)
        try:
            if "token" not in request.match_info and request.headers.get("Authorization") != f"Bot {self.token}":
                raise Fault(401, 0, "401: Unauthorized")
            told = await handler(request, call)
            if held := self.held.get(call.path):
                self.happened()
                await held.wait()
            return 200, told
        except Fault as fault:
            return fault.status, fault.told
        finally:
            self.happened()

    # -- the bot itself -----------------------------------------------------------------------------------------

    async def _unknown(self, request: Asked, call: Call) -> Any:
        raise Fault(404, 0, "404: Not Found")

    async def _me(self, request: Asked, call: Call) -> Any:
        return BOT

    async def _application(self, request: Asked, call: Call) -> Any:
        return {
            "id": str(APPLICATION), "name": "barkeep", "icon": None, "description": "", "bot_public": True, "flags": 0,
            "bot_require_code_grant": False, "verify_key": "", "owner": BOT, "summary": "", **self.application,
        }  # fmt: skip

    async def _gateway(self, request: Asked, call: Call) -> Any:
        return self.limits.payload()

    async def _servers(self, request: Asked, call: Call) -> Any:
        return [{**server.payload(), "permissions": self.permissions} for server in self.world.servers]

    async def _server(self, request: Asked, call: Call) -> Any:
        payload = self._found(request).payload()
        return {**payload, "roles": [{**payload["roles"][0], "permissions": self.permissions}]}

    async def _server_channels(self, request: Asked, call: Call) -> Any:
        return self._found(request).places()

    async def _member(self, request: Asked, call: Call) -> Any:
        server, user = self._found(request), int(request.match_info["member"])
        if user == APPLICATION:
            return server.payload()["members"][0]
        if (server.id, user) in self.world.absent:
            raise Fault(404, UNKNOWN_MEMBER, "Unknown Member")
        return member(self.world.people[user])

    def _found(self, request: Asked) -> Server:
        for server in self.world.servers:
            if server.id == int(request.match_info["server"]):
                return server
        raise Fault(404, UNKNOWN_SERVER, "Unknown Guild")

    async def _commands(self, request: Asked, call: Call) -> Any:
        return self.commands

    async def _put_commands(self, request: Asked, call: Call) -> Any:
        fixed = {"application_id": str(APPLICATION), "version": "1"}
        told: Any = call.body
        self.commands = [{**command, **fixed, "id": str(number)} for number, command in enumerate(told)]
        return self.commands

    # -- channels and messages ----------------------------------------------------------------------------------

    async def _open_direct(self, request: Asked, call: Call) -> Any:
        return self.world.place(self.world.direct_channel(int(call.body["recipient_id"])))

    async def _channel(self, request: Asked, call: Call) -> Any:
        return self._place(int(request.match_info["channel"]))

    def _place(self, channel: int) -> Payload:
        place = self.world.place(channel)
        if place is None:
            raise Fault(404, UNKNOWN_CHANNEL, "Unknown Channel")
        return place

    async def _send(self, request: Asked, call: Call) -> Any:
        channel = int(request.match_info["channel"])
        people = self._place(channel).get("recipients", ())
        if any(int(person["id"]) in self.closed for person in people):
            raise Fault(403, CLOSED, "Cannot send messages to this user")
        return await self._post(channel, call)

    async def _post(self, channel: int, call: Call, body: Payload | None = None) -> Payload:
        self._place(channel)  # else what nobody can see would be answered as if it were there
        message, new = self.world.post(channel, call.body if body is None else body, call.files)
        if new and not message["flags"] & PRIVATE:
            await self.gateway.send(int(message.get("guild_id", 0)), "MESSAGE_CREATE", message)
        return message

    async def _message(self, request: Asked, call: Call) -> Any:
        return self._find(request)

    async def _edit(self, request: Asked, call: Call) -> Any:
        message = self._find(request)
        self.world.edit(message, call.body, call.files)
        message["flags"] &= ~LOADING
        return message

    async def _delete(self, request: Asked, call: Call) -> Any:
        message = self._find(request)
        await self.delete(message)

    async def delete(self, message: Payload) -> None:
        """A message is gone, because of a call or because somebody has deleted it."""
        self.world.remove(message)
        if not message["flags"] & PRIVATE:
            where = {key: message[key] for key in ("id", "channel_id", "guild_id") if key in message}
            await self.gateway.send(int(message.get("guild_id", 0)), "MESSAGE_DELETE", where)

    def _find(self, request: Asked) -> Payload:
        """The message that is meant: of a channel, or of an interaction."""
        named, channel = request.match_info["message"], request.match_info.get("channel")
        if channel is None:
            made = self._acknowledged(request)
            number = made.original if named == "@original" else int(named)
            mine = number in (made.original, *made.said)
        else:
            number, mine = int(named), True
        message = self.world.messages.get(number)
        if message is None or not mine or channel not in (None, message["channel_id"]):
            raise Fault(404, UNKNOWN_MESSAGE, "Unknown Message")
        return message

    # -- interactions -------------------------------------------------------------------------------------------

    def _acknowledged(self, request: Asked) -> Interaction:
        made = self.interactions.get(request.match_info["token"])
        if made is None or not made.answers:
            raise Fault(404, UNKNOWN_WEBHOOK, "Unknown Webhook")
        return made

    async def _answer(self, request: Asked, call: Call) -> Any:
        made = self.interactions.get(request.match_info["token"])
        if made is None or made.id != int(request.match_info["interaction"]):
            raise Fault(404, UNKNOWN_INTERACTION, "Unknown interaction")
        type_, data = call.body["type"], call.body.get("data") or {}
        made.answers.append(Answer(call.process, call.at, type_, data))
        if len(made.answers) > 1:
            raise Fault(400, ANSWERED, "Interaction has already been acknowledged.")
        message = await self._shown(made, call, type_, data)
        flags = message["flags"] if message else 0
        told: Payload = {"id": str(made.id), "type": made.type}
        if message is None:
            return {"interaction": told}
        told |= {
            "response_message_id": message["id"], "response_message_loading": bool(flags & LOADING),
            "response_message_ephemeral": bool(flags & PRIVATE),
        }  # fmt: skip
        return {"interaction": told, "resource": {"type": type_, "message": message}}

    async def _shown(self, made: Interaction, call: Call, type_: int, data: Payload) -> Payload | None:
        """The message that an answer makes or changes."""
        if type_ == MESSAGE:
            message = await self._post(made.channel, call, data)
        elif type_ == THINKING:
            message = await self._post(made.channel, call, {"flags": data.get("flags", 0) | LOADING})
        elif type_ in (EDIT, LATER) and made.pressed is not None:
            message = made.pressed
            if type_ == EDIT:
                self.world.edit(message, data, call.files)
        else:
            assert type_ == MODAL, f"Discord has no answer {type_} to this"
            return None
        made.original = int(message["id"])
        return message

    async def _follow(self, request: Asked, call: Call) -> Any:
        made = self._acknowledged(request)
        first = self.world.messages.get(made.original)
        if first is not None and first["flags"] & LOADING:
            # Discord takes the first message after *thinking* for the answer, as private as that was said to be.
            first["flags"] &= ~LOADING
            self.world.edit(first, {**call.body, "flags": call.body.get("flags", 0) & ~PRIVATE}, call.files)
            return first
        message = await self._post(made.channel, call)
        made.said.append(int(message["id"]))
        return message


async def _read(request: web.Request, at: float) -> Call:
    path = request.path.partition("/v10/")[2]
    process = request.match_info["process"]
    body: Any = {}
    files: dict[str, File] = {}
    if request.content_type == "multipart/form-data":
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                files[name] = File(value.filename, len(value.file.read()))
            elif name == "payload_json":
                body = json.loads(str(value))
    elif request.can_read_body:
        body = await request.json()
    return Call(at, process, request.method, path, body, files)


def _json(status: int, data: Any) -> web.Response:
    """JSON as Discord sends it: discord.py wants exactly this content type."""
    if data is None:
        return web.Response(status=204)
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})
