"""A cache of the settings of servers and people, because every message needs them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from bot.store import Store, houses, people
from bot.store.houses import GuildSettings, Hands
from bot.store.people import PersonSettings
from bot.store.sql import Connection
from bot.tables.inbox import HABITS, PERSON, Inbox
from bot.ui.layouts.tables import Skin

REMEMBERED = 5_000
V = TypeVar("V")


class Wishes:
    """The settings of servers and people. Every change of them goes through here."""

    def __init__(self, store: Store, inbox: Inbox) -> None:
        self._store = store
        self._inbox = inbox
        inbox.on("house", self._house_changed)
        inbox.on(PERSON, self._person_changed)
        self._houses: OrderedDict[int, GuildSettings] = OrderedDict()
        self._people: OrderedDict[int, PersonSettings] = OrderedDict()
        self._closed_until: OrderedDict[int, float] = OrderedDict()
        """By person until when no direct message is tried."""
        self._changes = 0

    async def house(self, guild_id: int) -> GuildSettings:
        """A server's settings."""
        return await self._remembered(self._houses, guild_id, houses.load)

    async def person(self, user_id: int) -> PersonSettings:
        """A person's settings."""
        return await self._remembered(self._people, user_id, people.load)

    async def _remembered(self, kept: OrderedDict[int, V], key: int, load: Callable[[Connection, int], V]) -> V:
        """The cached settings, or those read now. If they change while they are being read, they are read again."""
        while key not in kept:
            before = self._changes
            found = await self._store.read(lambda connection: load(connection, key))
            if self._changes == before:
                _keep(kept, key, found)
        return kept[key]

    async def save_house(self, house: GuildSettings) -> None:
        """Store a server's settings. Raises `StoreRefused` as `houses.save` does."""

        def unit(connection: Connection) -> None:
            houses.save(connection, house)
            self._inbox.tell_others_within(connection, "house", house.guild_id)

        await self._store.write(unit)
        self._changes += 1
        _keep(self._houses, house.guild_id, house)

    async def save_person(self, settings: PersonSettings) -> None:
        """Store a person's settings. Raises `StoreRefused` as `people.save` does."""

        def unit(connection: Connection) -> None:
            people.save(connection, settings)
            self._inbox.tell_others_within(connection, PERSON, settings.user_id)
            self._inbox.tell_others_within(connection, HABITS, settings.user_id)

        await self._store.write(unit)
        self._changes += 1
        _keep(self._people, settings.user_id, settings)

    async def forget_person(self, user_id: int) -> None:
        """Drop a person's settings from the cache, because something else has changed them and told the others so."""
        await self._person_changed(user_id)

    async def _person_changed(self, user_id: int) -> None:
        self._changes += 1
        self._people.pop(user_id, None)
        self._closed_until.pop(user_id, None)

    async def forget_house(self, guild_id: int) -> None:
        """Drop a server's settings from the cache, because something else has changed them."""
        await self._house_changed(guild_id)

    async def _house_changed(self, guild_id: int) -> None:
        self._changes += 1
        self._houses.pop(guild_id, None)

    async def skin(self, guild_id: int) -> Skin:
        """How the server wants its tables to be shown."""
        house = await self.house(guild_id)
        return Skin(house.drinks, house.drink, house.pictures)

    async def hands(self, guild_id: int, user_id: int, now: float) -> Hands:
        """Where a person's hand is shown at a server's tables."""
        wanted = (await self.person(user_id)).hands or (await self.house(guild_id)).hands
        if wanted == "dm" and not await self.takes_dms(user_id, now):
            return "channel"
        return wanted

    async def takes_dms(self, user_id: int, now: float) -> bool:
        """Whether no direct message to the person has failed today."""
        return now >= await self._remembered(self._closed_until, user_id, people.dms_closed_until)

    async def dms_failed(self, user_id: int, now: float) -> None:
        """Note that the person takes no direct messages, so that none is tried again today."""
        await self._change_dms(user_id, lambda connection: people.dms_failed(connection, user_id, now))

    async def dms_opened(self, user_id: int) -> None:
        """Note that direct messages may be tried again: the person asks for them."""
        await self._change_dms(user_id, lambda connection: people.dms_opened(connection, user_id))

    async def _change_dms(self, user_id: int, change: Callable[[Connection], None]) -> None:
        def unit(connection: Connection) -> None:
            change(connection)
            self._inbox.tell_others_within(connection, PERSON, user_id)

        await self._store.write(unit)
        self._changes += 1
        self._closed_until.pop(user_id, None)

    async def banned(self, guild_id: int, user_id: int) -> bool:
        """Whether they may not sit down at the server's tables."""
        return await self._store.read(lambda connection: houses.banned(connection, guild_id, user_id))


def _keep(kept: OrderedDict[int, V], key: int, value: V) -> None:
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)
