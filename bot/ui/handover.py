"""Hands interactions over to the process that serves their table, where several divide the servers.

Discord sends what happens on a server to the process of its share, but direct messages, where hands are, all to one.
What arrives at the wrong process is handed over as it came; the owner answers Discord with the interaction's own token.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

import discord

from bot.engine import Refused
from bot.shares import share_of
from bot.store import Store, tables
from bot.tables.clocks.clock import Clock
from bot.tables.inbox import Inbox
from bot.ui.layouts.components import HOUSE, read_press

log = logging.getLogger("barkeep.handover")

KIND = "interaction"
UNTAKEN = 1.5
"""Seconds within which the owner must take an interaction; after that the person is told that the house is closing."""
REMEMBERED = 1_000
"""How many interactions, and servers of tables, are remembered."""
MESSAGE, COMPONENT, COMPLETION, FORM = 2, 3, 4, 5
"""Discord's types of interactions."""

Raw = Mapping[str, Any]
"""An interaction as Discord sends it."""


class Handover:
    """Decides who answers an interaction. `take` handles one here; `untaken` tells a person that nobody could."""

    def __init__(
        self, store: Store, inbox: Inbox, clock: Clock, take: Callable[[Any], None],
        untaken: Callable[[Raw], Awaitable[None]],
    ) -> None:  # fmt: skip
        self._store = store
        self._share = store.share
        self._inbox = inbox
        self._clock = clock
        self._take = take
        self._untaken = untaken
        self._servers: OrderedDict[str, int] = OrderedDict()
        """By table its server."""
        self._here: OrderedDict[int, Raw] = OrderedDict()
        """By its id each interaction that is handled here, as it came, until it is known that it belongs here."""
        self._received: OrderedDict[int, None] = OrderedDict()
        """Those that were handed over to this process: they go no further."""
        self._tasks: set[asyncio.Task[None]] = set()
        inbox.on(KIND, self._receive)

    def arrived(self, raw: Raw) -> None:
        """An interaction has come from Discord: handle it here or hand it over."""
        if raw.get("guild_id"):
            self._handle(raw)
        else:
            self._spawn(self._sort(raw))

    def hand_over(self, interaction: discord.Interaction[Any], share: int) -> bool:
        """Hand an interaction over whose table turns out to be another share's; False if that cannot be done any more,
        because it was answered or handed over already.
        """
        raw = self._here.pop(interaction.id, None)
        if raw is None or interaction.response.is_done() or interaction.id in self._received:
            return False
        self._spawn(self._send(raw, share))
        return True

    async def idle(self) -> None:
        """Return when nothing is on its way any more."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    def _handle(self, raw: Raw) -> None:
        _remember(self._here, int(raw["id"]), raw)
        self._take(raw)

    async def _sort(self, raw: Raw) -> None:
        try:
            share = await self._owner(raw)
        except Exception:
            log.exception("it could not be found out who serves an interaction")
            share = None
        if share is None or share == self._share.index:
            self._handle(raw)
        else:
            await self._send(raw, share)

    async def _owner(self, raw: Raw) -> int | None:
        """The share of the table that an interaction is about; None if it is about none, or it is not known which."""
        kind, data = raw.get("type"), cast("Raw", raw.get("data") or {})
        if kind in (COMPONENT, FORM):
            press = read_press(str(data.get("custom_id", "")))
            return None if press is None or press.table == HOUSE else await self._share_of_table(press.table)
        if named := _named_table(data):
            return await self._share_of_table(named)
        user = int(raw["user"]["id"])
        own = await self._store.read(lambda connection: tables.servers_of_person(connection, user))
        shares = {share_of(server, self._share.count) for server in own}
        return shares.pop() if len(shares) == 1 else None

    async def _share_of_table(self, table: str) -> int | None:
        server = self._servers.get(table)
        if server is None:
            server = await self._store.read(lambda connection: tables.server(connection, table))
            if server is None:
                return None
            _remember(self._servers, table, server)
        return share_of(server, self._share.count)

    async def _send(self, raw: Raw, share: int) -> None:
        """Hand it over; if it is not taken soon, take it back and tell the person."""
        number = await self._inbox.send(share, KIND, raw)
        over = asyncio.Event()
        self._clock.call_later(UNTAKEN, over.set)
        await over.wait()
        if await self._inbox.take_back(number):
            log.warning("nobody serves share %s: an interaction was not answered", share)
            if raw.get("type") != COMPLETION:
                await self._untaken(raw)

    async def _receive(self, raw: Raw) -> None:
        _remember(self._received, int(raw["id"]), None)
        self._take(raw)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Refused as no:
            log.info("an interaction could not be handed over: %s", no.reason)
        except Exception:
            log.exception("an interaction could not be handed over")


def _named_table(data: Mapping[str, Any]) -> str | None:
    """The code that a command's ``table`` option gives; None if there is none."""
    for option in data.get("options") or ():
        if option.get("name") == "table" and isinstance(option.get("value"), str):
            return str(option["value"]).strip().upper()
        if named := _named_table(option):
            return named
    return None


def _remember(kept: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    kept[key] = value
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)
