"""What servers and people have set, remembered, because every message asks for it."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

from bot.store import Store, houses, people
from bot.store.houses import Hands, House
from bot.store.people import Settings
from bot.ui.layouts import Skin

REMEMBERED = 5_000
V = TypeVar("V")


class Wishes:
    """The settings of servers and people. Every change of them goes through here."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._houses: OrderedDict[int, House] = OrderedDict()
        self._people: OrderedDict[int, Settings] = OrderedDict()

    async def house(self, guild_id: int) -> House:
        """A server's settings."""
        if guild_id not in self._houses:
            _keep(self._houses, guild_id, await self._store.read(lambda c: houses.load(c, guild_id)))
        return self._houses[guild_id]

    async def person(self, user_id: int) -> Settings:
        """A person's settings."""
        if user_id not in self._people:
            _keep(self._people, user_id, await self._store.read(lambda c: people.load(c, user_id)))
        return self._people[user_id]

    async def save_house(self, house: House) -> None:
        """Keep a server's settings. Raises `Declined` as `houses.save` does."""
        await self._store.write(lambda c: houses.save(c, house))
        _keep(self._houses, house.guild_id, house)

    async def save_person(self, settings: Settings) -> None:
        """Keep a person's settings. Raises `Declined` as `people.save` does."""
        await self._store.write(lambda c: people.save(c, settings))
        _keep(self._people, settings.user_id, settings)

    def forget_person(self, user_id: int) -> None:
        """Read them again next time: they had themselves forgotten."""
        self._people.pop(user_id, None)

    async def skin(self, guild_id: int) -> Skin:
        """How the server wants to see its tables."""
        house = await self.house(guild_id)
        return Skin(house.drinks, house.drink, house.pictures)

    async def hands(self, guild_id: int, user_id: int, now: float) -> Hands:
        """Where a person's hand is shown at a server's tables."""
        wanted = (await self.person(user_id)).hands or (await self.house(guild_id)).hands
        if wanted == "dm" and await self._store.read(lambda c: people.dms_closed(c, user_id, now)):
            return "channel"
        return wanted

    async def dms_failed(self, user_id: int, now: float) -> None:
        """Their direct messages are closed: do not try again today."""
        await self._store.write(lambda c: people.dms_failed(c, user_id, now))

    async def banned(self, guild_id: int, user_id: int) -> bool:
        """Whether they may not sit down at the server's tables."""
        return await self._store.read(lambda c: houses.banned(c, guild_id, user_id))


def _keep(kept: OrderedDict[int, V], key: int, value: V) -> None:
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)
