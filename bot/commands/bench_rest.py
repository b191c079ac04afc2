"""Benchmark of what the bot asks of Discord: REST calls a visible move, on simcord's simulated Discord."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from simcord import ResponseMessage

from bot.app import create_bot
from bot.commands.benching import Measured, Say
from bot.commands.common import seeds
from bot.sandbox.world import World, make_world
from bot.settings import Settings
from bot.ui.hands import ENDING

SEATS = (2, 8)
MOVES = 40
CALM, HASTY = 4.0, 0.3
"""Seconds between two moves: of people, and of people who race."""
WINDOW = 5.0


def measure(say: Say) -> list[Measured]:
    """Games of two and of eight people, calm and hasty."""
    found: list[Measured] = []
    averages: dict[int, float] = {}
    most = 0
    with tempfile.TemporaryDirectory() as folder:
        for seats in SEATS:
            for pause in (CALM, HASTY):
                say(f"REST calls with {seats} people, a move every {pause:g} s")
                db = Path(folder) / f"{seats}-{pause}.db"
                moves, calls = asyncio.run(play(db, seats, pause))
                most = max(most, crowd(calls))
                if pause == CALM:
                    averages[seats] = len(calls) / moves
                    kinds = {f"{kind}s a move": count / moves for kind, count in by_kind(calls).items()}
                    found.append(
                        Measured(f"REST calls a visible move, {seats} people", "one call", averages[seats], 3, True,
                                 {"moves": moves, **kinds})
                    )  # fmt: skip
    few, many = (averages[seats] for seats in SEATS)
    found.append(
        Measured(f"REST calls a visible move with {SEATS[1]} people", f"with {SEATS[0]}", many / few, 1.1, True,
                 {f"with {seats}": average for seats, average in averages.items()})
    )  # fmt: skip
    found.append(Measured(f"sends and edits in one channel in any {WINDOW:g} s", "one", most, 5, True, {"most": most}))
    return found


class Calls(list[Any]):
    """The calls of the bot, each with the time at which it came."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self.now = now
        self.times: list[float] = []

    def append(self, call: Any, /) -> None:
        """One more call."""
        super().append(call)
        self.times.append(self.now())


Call = tuple[float, str, str]
"""When, method, path."""


async def play(db: Path, seats: int, pause: float) -> tuple[int, list[Call]]:
    """How many moves people made by their panels, and every call the bot made on them."""
    world: World

    def now() -> float:
        return world.now()

    bot = create_bot(Settings.model_construct(db=db, owner_ids=frozenset()), clock_now=now, entropy=seeds(11))
    world = make_world(bot, seats, 0)
    calls = world.env.backend.http_requests = Calls(now)
    try:
        await world.env.start()
        try:
            return await _play(world, bot, calls, pause)
        finally:
            await world.env.within(bot.close())
    finally:
        await world.env.shutdown()


async def _play(world: World, bot: Any, calls: Calls, pause: float) -> tuple[int, list[Call]]:
    host = world.people[0]
    await host.slash(world.channel, "table open")
    (table,) = await bot.tables.in_channel(world.channel.id)
    for person in world.people[1:]:
        await world.env.within(bot.tables.join(table.id, person_of(world, person)))
    await world.env.within(bot.tables.start_game(table.id, host.id))
    await world.env.advance_time(10)
    before, moves = len(calls), 0
    while moves < MOVES:
        face = await bot.tables.face(table.id)
        if face.ask is None:
            break
        user = face.info.seats[face.ask.waiting[0]].user_id
        await move(world, next(person for person in world.people if person.id == user))
        moves += (await bot.tables.face(table.id)).info.version > face.info.version
        await world.env.advance_time(pause)
    await world.env.advance_time(10)
    times = calls.times[before:]
    # Once a game is over every panel shows it, one after the other: those calls belong to no move.
    ended = (await bot.tables.info(table.id)).ended_at
    until = float("inf") if ended is None else ended + ENDING / 2
    return moves, [(at, call.method, call.path) for at, call in zip(times, calls[before:], strict=True) if at < until]


def person_of(world: World, actor: Any) -> Any:
    """A person as the tables know them."""
    from bot.tables.info import Person

    return Person(actor.id, actor.user.global_name or actor.user.name)


async def move(world: World, actor: Any) -> None:
    """Play the first card on the person's panel, or draw, or drink; nothing when the panel has not caught up yet."""
    channel = world.env.backend.dm_channels[actor.id]
    panel = list(world.env.backend.messages[channel].values())[-1]
    message = ResponseMessage(world.env, panel)
    for part in parts(panel.components):
        if not part.get("custom_id") or part.get("disabled"):
            continue
        if part["type"] == 3:
            await actor.user.select(message, [part["options"][0]["value"]], custom_id=part["custom_id"])
            return
        if part["custom_id"].split(":")[3] in ("draw", "drink"):
            await actor.user.click(message, custom_id=part["custom_id"])
            return


def parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every component, nested ones too."""
    return [part for one in components for part in (one, *parts(one.get("components") or []))]


def by_kind(calls: list[Call]) -> dict[str, int]:
    """How many calls there were of each kind."""
    found: dict[str, int] = defaultdict(int)
    for _, method, path in calls:
        answer = path.startswith(("/interactions/", "/webhooks/"))
        name = {"POST": "send", "PATCH": "edit", "DELETE": "deletion"}.get(method, "other call")
        found["callback" if answer else name] += 1
    return dict(found)


def crowd(calls: list[Call]) -> int:
    """The most sends and edits that came in one channel within the window."""
    channels: dict[str, list[float]] = defaultdict(list)
    for at, method, path in calls:
        if method in ("POST", "PATCH") and (channel := re.match(r"/channels/(\d+)/messages", path)):
            channels[channel[1]].append(at)
    return max(
        (sum(begin <= at < begin + WINDOW for at in times) for times in channels.values() for begin in times), default=0
    )
