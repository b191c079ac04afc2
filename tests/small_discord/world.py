"""People, servers, channels and messages of the small Discord, and how its payloads describe them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from tests.components import parts, texts

BEGINNING = 1_420_070_400_000
"""The milliseconds since 1970 from which Discord's ids count."""
APPLICATION = 1
"""The id of the application and of its user."""
BOT = {"id": "1", "username": "barkeep", "discriminator": "0", "avatar": None, "bot": True, "global_name": None}
JOINED = "2026-01-01T00:00:00+00:00"
PERMISSIONS = str(0x400 | 0x800 | 0x4000 | 0x8000 | 0x10000 | 1 << 31)
"""Of everybody everywhere: view channels, send messages, embed links, attach files, read the history, use commands; not
to make threads, so that tables keep to their messages."""
PRIVATE, LOADING = 1 << 6, 1 << 7
"""Flags of a message: only one person sees it; it says that the bot is thinking."""
Payload = dict[str, Any]


@dataclass(frozen=True)
class Person:
    id: int
    name: str

    def user(self) -> Payload:
        return {
            "id": str(self.id), "username": self.name, "discriminator": "0", "avatar": None,
            "global_name": self.name.title(),
        }  # fmt: skip


@dataclass(frozen=True)
class Server:
    """A server with one channel or more, in which everybody may write and use commands."""

    id: int
    channel: int
    joined: str = JOINED
    """When the bot joined it."""
    others: list[int] = field(default_factory=list[int])
    """Its other channels."""

    def payload(self) -> Payload:
        """As GUILD_CREATE has it."""
        return {
            "id": str(self.id), "name": "The Tavern", "owner_id": "2", "member_count": 2, "preferred_locale": "en-US",
            "roles": [_role(self.id)], "channels": self.places(), "emojis": [],
            "members": [{**_member(BOT), "joined_at": self.joined}],
            "features": [], "verification_level": 0, "default_message_notifications": 0,
            "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0,
        }  # fmt: skip

    def places(self) -> list[Payload]:
        """All its channels."""
        return [self.place(channel) for channel in (self.channel, *self.others)]

    def place(self, channel: int) -> Payload:
        """A channel."""
        return {
            "id": str(channel), "type": 0, "guild_id": str(self.id), "name": "bar", "position": 0,
            "permission_overwrites": [], "nsfw": False, "parent_id": None, "topic": None,
        }  # fmt: skip


@dataclass(frozen=True)
class File:
    """What came with a message."""

    name: str
    size: int


class World:
    """All that Discord knows. `now` gives seconds since 1970: ids are made of the time, as Discord's are."""

    def __init__(self, now: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self.monotonic = monotonic
        self._oldest = self._milliseconds()
        """The milliseconds of the oldest id. Servers are older than everything else, each older than the one before."""
        self.servers: list[Server] = []
        self.messages: dict[int, Payload] = {}
        """By their ids in order; private ones too."""
        self._direct: dict[int, Person] = {}
        """By channel the person of direct messages."""
        self._direct_channel: dict[int, int] = {}
        """By person the channel of direct messages."""
        self.people: dict[int, Person] = {}
        """By their ids."""
        self.absent: set[tuple[int, int]] = set()
        """Who is not on a server: the ids of the server and of the person."""
        self._in_channel: dict[int, dict[int, Payload]] = {}
        self._server_of: dict[int, Server] = {}
        """By channel."""
        self._nonces: dict[tuple[int, str], int] = {}
        self._last = 0

    def id(self) -> int:
        """A new id; greater than all before."""
        self._last = max(self._last + 1, self._milliseconds() << 22)
        return self._last

    def _milliseconds(self) -> int:
        return int(self._now() * 1_000) - BEGINNING

    def person(self, name: str) -> Person:
        person = Person(self.id(), name)
        self.people[person.id] = person
        return person

    def server(self, shard: int = 0, shards: int = 1, joined: str = JOINED) -> Server:
        """A new server, on this one of so many shards, which the bot has joined then."""
        before = self._oldest - 1
        self._oldest = before - (before - shard) % shards
        server = Server(self._oldest << 22, self.id(), joined)
        self.servers.append(server)
        self._server_of[server.channel] = server
        return server

    def server_of(self, channel: int) -> Server | None:
        """The server that has this channel."""
        return self._server_of.get(channel)

    def new_channel(self, server: Server) -> int:
        """Another channel of a server."""
        channel = self.id()
        server.others.append(channel)
        self._server_of[channel] = server
        return channel

    def delete_channel(self, channel: int) -> None:
        """One of a server's other channels is gone, and what stood in it."""
        self._server_of.pop(channel).others.remove(channel)
        for message in list(self._in_channel.get(channel, {}).values()):
            self.remove(message)

    def place(self, channel: int) -> Payload | None:
        """A channel of a server or for direct messages."""
        if server := self.server_of(channel):
            return server.place(channel)
        if person := self._direct.get(channel):
            return {"id": str(channel), "type": 1, "recipients": [person.user()], "last_message_id": None}
        return None

    def direct_channel(self, user: int) -> int:
        """The channel of direct messages with a person."""
        channel = self._direct_channel.get(user)
        if channel is None:
            channel = self._direct_channel[user] = self.id()
            self._direct[channel] = self.people[user]
        return channel

    def shown(self, channel: int) -> list[Payload]:
        """The messages that everybody sees in a channel, the oldest first."""
        return [message for message in self._in_channel.get(channel, {}).values() if not message["flags"] & PRIVATE]

    def newest(self, channel: int, most: int) -> list[Payload]:
        """The last so many of them, the newest first."""
        messages = reversed(self._in_channel.get(channel, {}).values())
        return list(islice((message for message in messages if not message["flags"] & PRIVATE), most))

    def remove(self, message: Payload) -> None:
        """A message is gone."""
        number = int(message["id"])
        del self.messages[number], self._in_channel[int(message["channel_id"])][number]

    def direct(self, person: Person) -> list[Payload]:
        """The direct messages to a person, the oldest first."""
        return self.shown(self.direct_channel(person.id))

    def post(self, channel: int, body: Payload, files: dict[str, File]) -> tuple[Payload, bool]:
        """A message of the bot, and whether it is new: the same nonce gives the same message."""
        nonce = body.get("nonce")
        known = self._nonces.get((channel, str(nonce))) if nonce and body.get("enforce_nonce") else None
        if known is not None and known in self.messages:
            return self.messages[known], False
        message: Payload = {
            "id": str(self.id()), "channel_id": str(channel), "type": 0, "author": BOT, "content": "", "embeds": [],
            "components": [], "attachments": [], "flags": 0, "mentions": [], "mention_roles": [], "pinned": False,
            "mention_everyone": False, "tts": False, "timestamp": JOINED, "edited_timestamp": None,
        }  # fmt: skip
        if server := self.server_of(channel):
            message["guild_id"] = str(server.id)
        if nonce:
            message["nonce"] = nonce
            self._nonces[channel, str(nonce)] = int(message["id"])
        self.messages[int(message["id"])] = message
        self._in_channel.setdefault(channel, {})[int(message["id"])] = message
        self.edit(message, body, files)
        return message, True

    def edit(self, message: Payload, body: Payload, files: dict[str, File]) -> None:
        """Change what the body names."""
        message["flags"] |= body.get("flags") or 0  # an edit makes no private message public
        empty: Payload = {"content": "", "embeds": [], "components": []}
        message.update({key: body[key] or nothing for key, nothing in empty.items() if key in body})
        if "attachments" in body:
            kept = {attachment["id"]: attachment for attachment in message["attachments"]}
            message["attachments"] = [
                kept.get(str(attachment["id"])) or self._attachment(attachment, files)
                for attachment in body["attachments"]
            ]

    def _attachment(self, told: Payload, files: dict[str, File]) -> Payload:
        file = files[f"files[{told['id']}]"]
        where = f"https://cdn.invalid/{file.name}"
        return {"id": str(self.id()), "filename": file.name, "size": file.size, "url": where, "proxy_url": where}


def member(person: Person) -> Payload:
    """A person as a member of a server, in an interaction."""
    return {**_member(person.user()), "permissions": PERMISSIONS}


def _member(user: Payload) -> Payload:
    return {"user": user, "roles": [], "joined_at": JOINED, "deaf": False, "mute": False, "flags": 0}


def _role(server: int) -> Payload:
    return {
        "id": str(server), "name": "@everyone", "permissions": PERMISSIONS, "position": 0, "color": 0, "hoist": False,
        "managed": False, "mentionable": False, "flags": 0,
    }  # fmt: skip


def text(message: Payload) -> str:
    """Everything that a message says, and what is said of its pictures."""
    pictures = [item.get("description", "") for part in parts(message["components"]) for item in part.get("items", ())]
    return "\n".join([message["content"], *texts(message["components"]), *pictures]).strip()


def control(message: Payload, name: str) -> Payload | None:
    """The button or select of a message that can be used and has this custom id, verb or label; None without one."""
    for part in parts(message["components"]):
        own = str(part.get("custom_id", ""))
        if name in (own, part.get("label"), *own.split(":")[3:4]) and not part.get("disabled"):
            return part
    return None
