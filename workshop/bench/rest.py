"""Benchmark of what the bot asks of Discord: REST calls a visible move, on simcord's simulated Discord."""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from simcord import ResponseMessage
from simcord.backend import Backend

from bot.app import create_bot
from bot.commands.common import seeds
from bot.commands.windows import option_of, told
from bot.games import GAMES
from bot.sandbox.world import World, make_world
from bot.settings import Settings
from bot.tables.info import Person
from bot.ui.delivery.hands import ENDING
from workshop.asked import who_must_answer
from workshop.bench.measured import Measured, Say

SEATS = (2, 8)
MOVES = 40
CALM, HASTY = 4.0, 0.3
"""Seconds between two moves: of people, and of people who race."""
WINDOW = 5.0
DECLINES = 0.6
"""How often somebody at the Inn plays no card on their turn."""


def measure(say: Say, only: str = "", way: str | None = None) -> list[Measured]:
    """Games of two and of eight people, calm and hasty; of one game only, or of all."""
    found: list[Measured] = []
    most = 0
    with tempfile.TemporaryDirectory() as folder:
        for game in [only] if only else GAMES:
            averages: dict[int, float] = {}
            options = option_of(GAMES[game], way)
            for seats in SEATS:
                for pause in (CALM, HASTY):
                    say(f"{game}: REST calls with {seats} people, a move every {pause:g} s")
                    db = Path(folder) / f"{game}-{seats}-{pause}.db"
                    evening = asyncio.run(play(db, game, seats, pause, options))
                    most = max(most, crowd(evening.calls))
                    if pause == CALM:
                        averages[seats] = evening.calls_a_move()
                        name = f"{game}: REST calls a visible move, {seats} people{told(options)}"
                        found.append(Measured(name, "one call", averages[seats], 3, True, evening.figures()))
            few, many = (averages[seats] for seats in SEATS)
            found.append(
                Measured(f"{game}: REST calls a visible move with {SEATS[1]} people{told(options)}",
                         f"with {SEATS[0]}", many / few, 1.1, True,
                         {f"with {seats}": average for seats, average in averages.items()})
            )  # fmt: skip
    found.append(Measured(f"sends and edits in one channel in any {WINDOW:g} s", "one", most, 5, True, {"most": most}))
    return found


class TimedCalls(list[Any]):
    """The calls of the bot, each with the time at which it came."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self.now = now
        self.times: list[float] = []

    def append(self, call: Any, /) -> None:
        """One more call."""
        super().append(call)
        self.times.append(self.now())


class TimedCall(NamedTuple):
    """A call of the bot."""

    at: float
    """When, in seconds."""
    method: str
    path: str
    edited: int | None = None
    """The channel of the message that it edits, also if that is edited through a press on it."""


@dataclass(frozen=True, slots=True)
class Evening:
    """How many moves people made that everybody saw, how often they passed unseen, and the bot's calls on both.

    A pass in a window costs its acknowledgement and shows nothing: its call is not counted for the moves. A move may
    change the hand of who is asked next; further hands, of people who look at theirs during a window, are told apart.
    """

    moves: int
    passes: int
    calls: list[TimedCall]
    table: int
    """The channel in which the table's message is."""

    def further_hands(self) -> int:
        """Panels drawn beyond one a move."""
        hands = sum(kind == "hand" for kind in map(self.kind, self.calls))
        return max(0, hands - self.moves)

    def calls_a_move(self) -> float:
        """The calls on visible moves."""
        return (len(self.calls) - self.passes - self.further_hands()) / self.moves

    def figures(self) -> dict[str, float]:
        """How it came about."""
        kinds = {f"{kind}s a move": n / self.moves for kind, n in Counter(map(self.kind, self.calls)).items()}
        further = self.further_hands() / self.moves
        return {"moves": self.moves, "unseen passes": self.passes, **kinds, "further hands a move": further}

    def kind(self, call: TimedCall) -> str:
        """What a call was for."""
        if call.edited is not None:
            return "table" if call.edited == self.table else "hand"
        if call.path.startswith(("/interactions/", "/webhooks/")):
            return "callback"
        return {"POST": "send", "DELETE": "deletion"}.get(call.method, "other call")


async def play(db: Path, game: str, seats: int, pause: float, options: Mapping[str, Any]) -> Evening:
    """People play by their panels, and answer windows at the table's message."""
    world: World

    def now() -> float:
        return world.now()

    settings = Settings.model_construct(db=db, owner_ids=frozenset(), presses_a_second=1_000)
    bot = create_bot(settings, clock_now=now, entropy=seeds(11))
    world = make_world(bot, seats, 0)
    calls = world.env.backend.http_requests = TimedCalls(now)
    try:
        await world.env.start()
        try:
            return await _play(world, bot, calls, game, pause, options)
        finally:
            await world.env.within(bot.close())
    finally:
        await world.env.shutdown()


async def _play(
    world: World, bot: Any, calls: TimedCalls, game: str, pause: float, options: Mapping[str, Any]
) -> Evening:  # fmt: skip
    host = world.people[0]
    await host.slash(world.channel, "table open", game=game)
    (table,) = await bot.tables.in_channel(world.channel.id)
    if options:
        await world.env.within(bot.tables.options.set_options(table.id, host.id, options))
    for person in world.people[1:]:
        await world.env.within(bot.tables.lobby.join(table.id, person_of(world, person)))
    await world.env.within(bot.tables.lobby.start_game(table.id, host.id))
    await world.env.advance_time(10)
    before, moves, passes = len(calls), 0, 0
    luck = random.Random(1)
    while moves < MOVES:
        public_table = await bot.tables.public_table(table.id)
        if public_table.ask is None:
            break
        asked = await who_must_answer(bot.tables, table.id)
        if asked is None:  # the window's minimum time passes
            await world.env.advance_time(pause)
            continue
        user = asked.info.seats[asked.seat].user_id
        window = public_table.ask.kind == "response"
        await move(world, next(person for person in world.people if person.id == user), luck, window=window)
        after = await bot.tables.public_table(table.id)
        if after.recent != public_table.recent or after.ask is None or after.ask.number != public_table.ask.number:
            moves += 1
        elif after.info.version > public_table.info.version or (asked.ask is not None and asked.ask.natural):
            passes += 1
        # In a window nobody waits for the others.
        await world.env.advance_time(pause / len(world.people) if window else pause)
    await world.env.advance_time(10)
    times = calls.times[before:]
    # Once a game is over every panel shows it, one after the other: those calls belong to no move.
    ended = (await bot.tables.info(table.id)).ended_at
    until = float("inf") if ended is None else ended + ENDING / 2
    told = [
        TimedCall(at, call.method, call.path, edited(world.env.backend, call.method, call.path))
        for at, call in zip(times, calls[before:], strict=True)
        if at < until
    ]
    return Evening(moves, passes, told, world.channel.id)


def edited(discord: Backend, method: str, path: str) -> int | None:
    """The channel of the message that a call edits; None if it edits none, or what the bot alone has answered."""
    if method != "PATCH":
        return None
    if channel := re.match(r"/channels/(\d+)/messages/", path):
        return int(channel[1])
    if original := re.fullmatch(r"/webhooks/\d+/([^/]+)/messages/@original", path):
        press = discord.interaction_by_token(original[1])
        return press.channel_id if press.message_id == press.source_message_id else None
    return None


def person_of(world: World, actor: Any) -> Any:
    """A person as the tables know them."""
    return Person(actor.id, actor.user.global_name or actor.user.name)


async def move(world: World, actor: Any, luck: random.Random, *, window: bool) -> None:
    """Play the first card on the person's panel, or draw, or drink; nothing when the panel has not caught up yet.

    In a window they pass, by the button everybody shares; at the Inn they often do nothing on their turn too.
    """
    channel = world.env.backend.dm_channels[actor.id]
    if window:
        posted = world.env.backend.messages[world.channel.id].values()
        board = [message for message in posted if message.visible_to(actor.id)][-1]
        await press(world, actor, board, ("pass",))
        return
    panel = list(world.env.backend.messages[channel].values())[-1]
    if luck.random() < DECLINES and await press(world, actor.user, panel, ("pass",)):
        return
    for part in parts(panel.components):
        if part["type"] == 3 and not part.get("disabled"):
            message = ResponseMessage(world.env, panel)
            await actor.user.select(message, [part["options"][0]["value"]], custom_id=part["custom_id"])
            return
    await press(world, actor.user, panel, ("draw", "drink", "pass"))


async def press(world: World, user: Any, shown: Any, verbs: tuple[str, ...]) -> bool:
    """Click the message's button with one of these verbs; False when there is none to click."""
    for part in parts(shown.components):
        if (
            part["type"] == 2
            and not part.get("disabled")
            and part["custom_id"].split(":")[3].rpartition(".")[2] in verbs
        ):
            await user.click(ResponseMessage(world.env, shown), custom_id=part["custom_id"])
            return True
    return False


def parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every component, nested ones too."""
    return [part for component in components for part in (component, *parts(component.get("components") or []))]


def crowd(calls: list[TimedCall]) -> int:
    """The most sends and edits that came in one channel within the window."""
    channels: dict[str, list[float]] = defaultdict(list)
    for at, method, path, _ in calls:
        if method in ("POST", "PATCH") and (channel := re.match(r"/channels/(\d+)/messages", path)):
            channels[channel[1]].append(at)
    return max(
        (sum(begin <= at < begin + WINDOW for at in times) for times in channels.values() for begin in times), default=0
    )
