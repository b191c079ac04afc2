"""What befalls the world, one kind a function."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager

from bot.tables.clocks import all_tables
from workshop.year import acts
from workshop.year.wire import FailingCalls
from workshop.year.world import EXCUSED, SimulatedWorld

HOURS = (0.01, 0.01, 0.02, 0.02, 0.05, 0.05, 0.1, 2.0)
"""By how many hours time leaps, while nobody does anything but patrons and clocks."""
OFF = (0.5, 3.0, 13.0, 30.0)
"""For how many hours the process is not running: jobs come due at once when it is started again."""
HEARTBEAT, WATCH = 300.0, 3600.0
"""Seconds between two heartbeats, and between two looks for tables that wait for nothing, while time leaps."""

Strike = Callable[[SimulatedWorld, random.Random], Awaitable[None]]


async def _kill(world: SimulatedWorld, luck: random.Random) -> None:
    await world.killed()


async def _kill_at_an_await(world: SimulatedWorld, luck: random.Random) -> None:
    """In the middle of whatever comes next."""
    world.excuse(EXCUSED)
    world.loop.after = (world.loop.ran + luck.randint(1, 400), world.died.set)


async def _kill_at_a_statement(world: SimulatedWorld, luck: random.Random) -> None:
    world.excuse(EXCUSED)
    world.process.disk.left = luck.randint(1, 12)


def _disk(fault: str) -> Strike:
    async def strike(world: SimulatedWorld, luck: random.Random) -> None:
        world.excuse(EXCUSED)
        world.process.disk.fault = fault

    return strike


def _calls(kind: str, most: int = 3, part: str = "/messages") -> Strike:
    async def strike(world: SimulatedWorld, luck: random.Random) -> None:
        world.process.wire.troubles.append(FailingCalls(kind, luck.randint(1, most), part))

    return strike


async def _doubled(world: SimulatedWorld, luck: random.Random) -> None:
    """What is sent next is taken, but its answer is lost; a table's message is among it."""
    world.process.wire.troubles.append(FailingCalls("doubled", 2))
    place = luck.choice(world.places)
    tables = [info for info in await world.tables() if info.guild_id == place.server.id]
    if tables:
        table, person = luck.choice(tables).id, luck.choice(world.there(place))
        world.did(await world.discord.use(person, luck.choice(place.channels), "table resend", table=table))


async def _everything_fails(world: SimulatedWorld, luck: random.Random) -> None:
    """Answers to presses, too."""
    world.process.wire.troubles.append(
        FailingCalls(luck.choice(("500", "cut", "429", "slow")), luck.randint(1, 4), "/")
    )


async def _dropped(world: SimulatedWorld, luck: random.Random) -> None:
    """The gateway is lost, and resumed: what happened meanwhile is told late."""
    world.excuse(EXCUSED)
    session, bot = world.process.session, world.bot
    socket, session.socket = session.socket, None
    bot.dispatch("shard_disconnect", 0)
    seen = session.seen
    for _ in range(luck.randint(0, 3)):
        await acts.act(world, luck)
    await world.rest(luck.choice((1, 8, 60)))
    if socket is not None and world.bot is bot:
        await session.resume(socket, seen)
    world.awaited.clear()


async def _invalid(world: SimulatedWorld, luck: random.Random) -> None:
    """The gateway is lost for good: what happened meanwhile is never told."""
    world.excuse(EXCUSED)
    world.process.session.socket = None
    bot = world.bot
    bot.dispatch("shard_disconnect", 0)
    for _ in range(luck.randint(0, 3)):
        await acts.act(world, luck)
    await world.rest(5)
    if world.bot is bot:
        await world.process.identify()
    world.awaited.clear()


async def _paused(world: SimulatedWorld, luck: random.Random) -> None:
    """The process stands still, and goes on; what was pressed at the beginning has failed by then."""
    world.excuse(EXCUSED)
    before = len(world.awaited)
    await acts.act(world, luck)
    world.loop.stand_still(luck.choice((8.0, 40.0)))
    world.failed += [made for made in world.awaited[before:] if not made.answers]
    del world.awaited[before:]
    await world.rest(2)


async def _clock_set(world: SimulatedWorld, luck: random.Random) -> None:
    """Somebody sets the computer's clock."""
    world.ahead += luck.choice((-3600.0, -40.0, 40.0, 3600.0))


@contextmanager
def _seldom(world: SimulatedWorld) -> Generator[None]:
    """Meanwhile what the bot does every few seconds is done seldom: days go by here."""
    usual = all_tables.HEARTBEAT, all_tables.WATCH
    all_tables.HEARTBEAT, all_tables.WATCH = HEARTBEAT, WATCH
    world.bot.arrivals.freshness.close()
    try:
        yield
    finally:
        all_tables.HEARTBEAT, all_tables.WATCH = usual
        world.bot.arrivals.freshness.watch()


async def _time_leaps(world: SimulatedWorld, luck: random.Random) -> None:
    with _seldom(world):
        await world.rest(3600 * luck.choice(HOURS))


async def _switched_off(world: SimulatedWorld, luck: random.Random) -> None:
    await world.killed(3600 * luck.choice(OFF))


async def _upgrade(world: SimulatedWorld, luck: random.Random) -> None:
    await world.upgraded()


def _spite(name: str) -> Strike:
    async def strike(world: SimulatedWorld, luck: random.Random) -> None:
        place = luck.choice(world.places)
        await dict(acts.SPITES)[name](world, place, luck.choice(world.there(place)), luck)

    return strike


STRIKES: dict[str, Strike] = {
    "kill": _kill,
    "kill at an await": _kill_at_an_await,
    "kill at a statement": _kill_at_a_statement,
    "kill in a commit": _disk("kill in a commit"),
    "kill after a commit": _disk("kill after a commit"),
    "disk full": _disk("disk full"),
    "database busy": _disk("database busy"),
    "paused": _paused,
    "upgrade": _upgrade,
    "429": _calls("429"),
    "500": _calls("500"),
    "403": _calls("403"),
    "connection cut": _calls("cut"),
    "slow call": _calls("slow", 2),
    "doubled call": _doubled,
    "everything fails": _everything_fails,
    "gateway resumed": _dropped,
    "gateway invalid": _invalid,
    "clock set": _clock_set,
    "time leaps": _time_leaps,
    "switched off": _switched_off,
    "left the server": _spite("leave"),
    "banned": _spite("ban"),
    "channel deleted": _spite("delete a channel"),
    "404": _spite("delete a message"),
    "direct messages closed": _spite("close direct messages"),
    "flood": _spite("flood"),
    "forged": _spite("forge"),
}
"""By kind. Each comes up in every run that is long enough for all."""
