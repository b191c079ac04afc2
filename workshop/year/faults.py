"""What befalls the world, one kind a function."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

from workshop.year.world import SimulatedWorld

MESSAGES = ("/channels/*/messages", "/channels/*/messages/*")
HOURS = (0.5, 3.0, 13.0, 30.0)
"""By how many hours a clock steps forward: jobs and deadlines come due at once."""


async def _kill(world: SimulatedWorld, luck: random.Random) -> None:
    await world.killed()


def _disk(fault: str) -> Callable[[SimulatedWorld, random.Random], Awaitable[None]]:
    async def strike(world: SimulatedWorld, luck: random.Random) -> None:
        world.disk.fault = fault

    return strike


def _answers(status: int, code: int = 0) -> Callable[[SimulatedWorld, random.Random], Awaitable[None]]:
    """Discord answers the next calls about messages so."""

    async def strike(world: SimulatedWorld, luck: random.Random) -> None:
        for path in MESSAGES:
            world.env.inject_error(
                luck.choice(("POST", "PATCH", "*")), path, status=status, code=code, times=luck.randint(1, 3)
            )

    return strike


async def _connection(world: SimulatedWorld, luck: random.Random) -> None:
    await world.gateway("disconnect")
    await world.rest(luck.uniform(1, 300))
    await world.gateway("resumed")


async def _close_direct(world: SimulatedWorld, luck: random.Random) -> None:
    person = luck.choice(world.people)
    world.close_dms(person)


async def _delete(world: SimulatedWorld, luck: random.Random) -> None:
    there = [message for message in world.env.backend.messages[world.channel.id].values() if not message.is_ephemeral]
    if there:
        await world.moderator.delete(world.message(luck.choice(there[-6:])))


async def _gone(world: SimulatedWorld, luck: random.Random) -> None:
    """A message is gone of which the bot hears nothing: it finds out by the next edit."""
    places = [there for there in world.env.backend.messages.values() if there]
    if places:
        there = luck.choice(places)
        del there[luck.choice(list(there)[-4:])]


async def _leave(world: SimulatedWorld, luck: random.Random) -> None:
    await world.someone_leaves(luck)


async def _step(world: SimulatedWorld, luck: random.Random) -> None:
    await world.rest(3600 * luck.choice(HOURS))


STRIKES: dict[str, Callable[[SimulatedWorld, random.Random], Awaitable[None]]] = {
    "kill": _kill,
    "kill in a commit": _disk("kill in a commit"),
    "kill after a commit": _disk("kill after a commit"),
    "disk full": _disk("disk full"),
    "database busy": _disk("database busy"),
    "429": _answers(429),
    "500": _answers(500),
    "404": _gone,
    "403": _answers(403, 50013),
    "connection lost": _connection,
    "direct messages closed": _close_direct,
    "message deleted": _delete,
    "left the server": _leave,
    "clock step": _step,
}
"""By kind; see `plan.FAULTS`."""
