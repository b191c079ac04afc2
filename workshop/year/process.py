"""A process of the bot in the simulated world: it starts, runs, and is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from hashlib import sha256
from pathlib import Path
from typing import Any

from discord.http import Route

from bot.app import Barkeep
from bot.games.kit import Kits
from bot.settings import Settings
from bot.store import Store
from bot.tables.clocks.clock import LoopClock
from bot.ui.delivery.drawing import Artist, Kind
from bot.ui.delivery.limits import Still
from bot.ui.look import Art
from bot.ui.pictures.cache import PictureCache
from tests.small_discord.gateway import Session
from tests.small_discord.server import SmallDiscord
from workshop.year.disk import FailingDisk
from workshop.year.loop import PROCESS, SimulatedLoop, as_process
from workshop.year.wire import Socket, Wire

DRAWN = 100
"""One picture in so many is really drawn; of the others only their digest is sent."""


class SparingArtist(Artist):
    """Draws one picture in `DRAWN`."""

    asked = 0

    async def _drawn(
        self, art: Art | None, still: Still | None, kind: Kind, cache: PictureCache
    ) -> tuple[bytes | None, str]:
        self.asked += 1
        if art is None or self.asked % DRAWN == 0:
            return await super()._drawn(art, still, kind, cache)
        return digest(art.key), art.alt


def digest(key: Hashable) -> bytes:
    """What is sent in place of a picture."""
    return sha256(repr(key).encode()).digest()


class SimulatedBot(Barkeep):
    """The bot, which spares pictures. Its secrets are those of the seed, but it treats them as drawn by chance."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._written = False

    def new_artist(self) -> Artist:
        """See `Barkeep`."""
        return SparingArtist(self.words, self.looks)


class Process:
    """One process. `wall` is the computer's clock, which may be set; `steady` is never set."""

    def __init__(
        self, number: int, db: Path, discord: SmallDiscord, kits: Kits, wall: Callable[[], float],
        steady: Callable[[], float], entropy: Callable[[], str], when_struck: Callable[[], None],
    ) -> None:  # fmt: skip
        self.number = number
        self.disk = FailingDisk(db)
        self.bot: SimulatedBot
        self.wire: Wire
        self.session: Session
        self._discord = discord
        self._made = kits, wall, steady, entropy
        self._when_struck = when_struck

    async def start(self) -> None:
        """Start it, and return once it is connected and everything is being shown. Raises what the bot raises."""
        with as_process(self.number) as context:
            await asyncio.get_running_loop().create_task(self._start(), context=context)

    async def _start(self) -> None:
        kits, wall, steady, entropy = self._made
        store = await Store.on(self.disk)
        settings = Settings.model_construct(
            db=self.disk.where, owner_ids=frozenset(), token=None, presses_a_second=10.0, beacon=None
        )
        self.bot = bot = SimulatedBot(settings, kits, LoopClock(wall, steady), entropy, store)
        http: Any = bot.http
        self.wire = Wire(self._discord, http.http_trace)
        self.wire.when_struck = self._when_struck

        async def static_login(token: str) -> Any:
            """As discord.py does it, with our wire in place of aiohttp's session."""
            http._HTTPClient__session, http.token = self.wire, token
            http._global_over = asyncio.Event()
            http._global_over.set()
            return await http.request(Route("GET", "/users/@me"))

        http.static_login = static_login
        bot.arrivals.freshness.watch()
        await bot.login("good")
        bot.shard_count = 1
        state: Any = bot._connection  # pyright: ignore[reportPrivateUsage] (what connecting would set)
        state.shard_count, state.shard_ids = 1, [0]
        await self.identify()
        await bot.wait_until_ready()

    async def identify(self) -> None:
        """Connect to the gateway anew; what happened before is not told."""
        with as_process(PROCESS.get()) as context:
            socket = Socket(self.bot, context)
            self._discord.gateway.sessions.clear()  # of one that was lost for good, nothing is told any more
            self.session = await self._discord.gateway.begin(socket, "bot", "wss://none", {"shard": [0, 1]})

    async def kill(self) -> None:
        """End it without a chance to finish anything."""
        self.disk.dead = self.wire.dead = True
        self.session.socket = None
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        await loop.end(self.number)
        self.bot.office.artist.close()
        self._discord.gateway.sessions.remove(self.session)
        self.bot.alarms.close()  # else it would hear of the errors of those that follow

    async def close(self) -> None:
        """End it in order."""
        self.session.socket = None
        with as_process(self.number) as context:
            await asyncio.get_running_loop().create_task(self.bot.close(), context=context)
