"""What is due later, done by whole processes that are killed again and again, on a Discord that outlives them.

Nights, calls to free chairs, the ends of seasons and the questions of the day, with the bot's own delivery and its
database; only commands are missing. Time is virtual. A process that is killed hangs for ever, as far as the world can
see, at a write or a call to Discord that chance chooses; then another one begins on the same database.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count
from typing import Any

import discord
from discord.http import Route

from bot.database import Database, PostgresUrl
from bot.games import GAMES, english, patron
from bot.shares import ALL, Share
from bot.store import Store, houses
from bot.store.callers import Caller
from bot.store.opening import opened
from bot.store.sql import Connection
from bot.tables import Person
from bot.tables.clocks.clock import Handle, LoopClock
from bot.tables.inbox import Inbox
from bot.tables.ladder import ladder
from bot.tables.ladder.seasons import season_end, told_at
from bot.tables.tables import Tables
from bot.ui.delivery import seasons
from bot.ui.delivery.changes import Delivery
from bot.ui.delivery.drawing import Artist
from bot.ui.delivery.limits import CallLimit
from bot.ui.delivery.questions import day_of, due_on
from bot.ui.delivery.recaps import Recaps
from bot.ui.delivery.sending import Pacer
from bot.ui.delivery.shared import Office
from bot.ui.settings import Wishes
from tests.store.world import result as plain_result
from tests.store.world import seat
from workshop.virtual_time import VirtualLoop

SEASON = "2026-Q3"
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
BEGAN = season_end(SEASON) - HOUR
CHANNELS = 10_000
"""The number of a server's channel less that of the server."""
PEOPLE = [Person(5_000 + number, f"Guest {number}") for number in range(6)]
WORDS = english()
LOOKS = {name: kit.look() for name, kit in GAMES.items()}


class FakeDiscord:
    """What has reached Discord. A message with a nonce that it knows makes no second one."""

    def __init__(self) -> None:
        self.messages: dict[int, tuple[int, str]] = {}
        """By id: the channel, and what was sent."""
        self.deleted: set[int] = set()
        self.edits = Counter[int]()
        self._nonces: dict[str, int] = {}

    def take(self, route: Route, form: Any, sent: Any) -> Any:
        """A call that has arrived."""
        parts = route.url.partition("/channels/")[2].split("/")
        if len(parts) < 2 or parts[1] != "messages":
            return {"id": str(90_000_000), "type": 1, "recipients": []}
        channel = int(parts[0])
        if route.method == "DELETE":
            self.deleted.add(int(parts[2]))
            return None
        body = sent or json.loads(next(part["value"] for part in form if part["name"] == "payload_json"))
        if route.method == "PATCH":
            self.edits[int(parts[2])] += 1
            return _message(int(parts[2]), channel)
        nonce = self.once(str(body.get("nonce") or f"none {len(self.messages)}"))
        if nonce not in self._nonces:
            self._nonces[nonce] = len(self.messages) + 1
            self.messages[self._nonces[nonce]] = (channel, json.dumps(body))
        return _message(self._nonces[nonce], channel)

    def once(self, nonce: str) -> str:
        """By what a message with this nonce is known again."""
        return nonce

    def told(self, channel: int, text: str) -> list[int]:
        """The messages of a channel that say this."""
        return [number for number, (where, said) in self.messages.items() if where == channel and text in said]


def _message(number: int, channel: int) -> dict[str, Any]:
    author = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "global_name": None}
    return {
        "id": str(number), "channel_id": str(channel), "type": 0, "content": "", "author": author, "attachments": [],
        "embeds": [], "mentions": [], "mention_roles": [], "mention_everyone": False, "pinned": False, "tts": False,
        "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "components": [],
    }  # fmt: skip


class MortalClock(LoopClock):
    """The virtual loop's clock, whose timers go off only while their process lives."""

    def __init__(self, loop: asyncio.AbstractEventLoop, dead: asyncio.Event) -> None:
        super().__init__(lambda: BEGAN + loop.time())
        self._dead = dead

    def call_later(self, seconds: float, then: Callable[[], None]) -> Handle:
        """See `LoopClock`."""
        return super().call_later(seconds, lambda: None if self._dead.is_set() else then())


@contextmanager
def no_time() -> Generator[Callable[[], bool]]:
    """Virtual time stands still: threads work of which the loop does not know. Gives what knows of the others."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    others, loop.busy = loop.busy, lambda: True
    try:
        yield others
    finally:
        loop.busy = others


@dataclass(slots=True)
class Process:
    """The bot on a share, from its start to its end. `steps`: after how many writes and calls it dies; 0: never."""

    where: Database
    share: Share
    discord: FakeDiscord
    seeds: Any
    steps: int = 0
    dead: asyncio.Event = field(default_factory=asyncio.Event)
    store: Store = field(init=False)
    tables: Tables = field(init=False)
    office: Office = field(init=False)

    async def up(self) -> Process:
        """Start, and do what was missed."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        clock = MortalClock(loop, self.dead)
        with no_time() as others:
            self.store = store = await Store.open(self.where, share=self.share)
        loop.busy = lambda: store.busy or others()
        delivery, games = Delivery(), {name: kit.rules() for name, kit in GAMES.items()}
        self.tables = Tables(self.store, games, patron, clock, self._seed, delivery, written=True)
        client = discord.Client(intents=discord.Intents.none())
        client.http.request = self._request
        calls, artist = CallLimit(), Artist(WORDS, LOOKS)
        calls.guard(client.http)
        self.office = Office(
            client, self.store, self.tables, Wishes(self.store, Inbox(self.store, clock)), WORDS, LOOKS, artist,
            Recaps(self.tables, artist, WORDS, LOOKS), clock, Pacer(clock), calls,
        )  # fmt: skip
        delivery.open(self.office)
        await self.tables.clocks.start()
        await delivery.show_all()
        self.tables.jobs.open()
        return self

    def dies_after(self, steps: int) -> None:
        """Die after so many more writes and calls."""
        self.steps, write = steps, self.store.write

        async def dying(*args: Any, **how: Any) -> Any:
            done = await write(*args, **how)
            await self._step()
            return done

        self.store.write = dying  # pyright: ignore[reportAttributeAccessIssue]

    async def _step(self) -> None:
        if self.steps:
            self.steps -= 1
            if not self.steps:
                self.dead.set()
        if self.dead.is_set():
            await asyncio.Event().wait()

    async def _request(self, route: Route, *, files: Any = None, form: Any = None, **given: Any) -> Any:
        await self._step()  # it has not got that far
        await asyncio.sleep(0.1)
        if self.dead.is_set():
            await asyncio.Event().wait()
        answer = self.discord.take(route, form, given.get("json"))
        await self._step()  # it has, and nobody knows
        return answer

    def _seed(self) -> str:
        return sha256(f"{self.share}{next(self.seeds)}".encode()).hexdigest()

    async def kill(self) -> None:
        """End as after a kill: without a last word."""
        self.dead.set()
        self.tables.jobs.close()
        self.tables._runtime.closing = True
        self.tables._runtime.scheduler.stop()
        for task in (*self.office.tasks, *self.tables.jobs._tasks, *self.tables._runtime._tasks):
            task.cancel()
        await asyncio.gather(*self.office.tasks, *self.tables.jobs._tasks, return_exceptions=True)
        self.office.artist.close()
        # The loop knows of the threads that end a connection to PostgreSQL.
        with nullcontext() if isinstance(self.where, PostgresUrl) else no_time():
            await self.store.close()


@dataclass(slots=True)
class Town:
    """Servers on which something is due."""

    where: Database
    servers: list[int]
    shares: list[Share]
    luck: random.Random
    discord: FakeDiscord = field(default_factory=FakeDiscord)
    seeds: Any = field(default_factory=count)
    dues: list[float] = field(default_factory=list[float])
    nights: dict[str, int] = field(default_factory=dict[str, int])
    """How many people are in."""
    hours: dict[int, int] = field(default_factory=dict[int, int])
    """By server when its season's end is told, and its questions are asked."""
    lobbies: dict[int, str] = field(default_factory=dict[int, str])

    def process(self, share: Share) -> Process:
        """A new one; not started yet."""
        return Process(self.where, share, self.discord, self.seeds)

    def found(self) -> None:
        """Settings, and the games of the season that ends in an hour."""
        with opened(self.where) as connection:
            connection.execute("BEGIN")
            for number, server in enumerate(self.servers):
                self.hours[server] = self.luck.randrange(24)
                house = replace(
                    houses.load(connection, server), pictures=False, season_hour=self.hours[server],
                    question_id=CHANNELS + server, question_hour=self.hours[server],
                )  # fmt: skip
                houses.save(connection, house)
                self._season(connection, server, number)
            connection.execute("COMMIT")

    def _season(self, connection: Connection, server: int, number: int) -> None:
        for game in range(5):
            seats = [replace(seat(at, 7_000 + at, at + 1), name=f"Player {at}") for at in range(3)]
            played = plain_result(f"S{number}G{game}", *seats, guild_id=server, channel_id=CHANNELS + server,
                                  ended=BEGAN - DAY + game * HOUR)  # fmt: skip
            ladder.settle(connection, played)
            seasons.note(connection, played)

    async def plan(self, process: Process) -> None:
        """A night on each server of a process, and people who want to be called there."""
        for server in self.servers:
            if not process.share.has(server):
                continue
            host = Person(server % 1_000_003, "Host")
            draft = await process.tables.nights.draft(server, CHANNELS + server, host, "drinko", seats=2)
            starts = BEGAN + self.luck.randint(2 * 60, 23 * 60) * MINUTE
            night = await process.tables.nights.plan(draft.id, host.id, starts, 10)
            coming = self.luck.sample(PEOPLE, self.luck.randint(0, 4))
            for person in coming:
                await process.tables.nights.answer(night.id, person, "in")
            self.nights[night.id] = 1 + len(coming)
            told = told_at(SEASON, self.hours[server])
            self.dues += [starts, starts - 30 * MINUTE, told, due_on(day_of(told), self.hours[server])]
            for at in range(2):
                caller = Caller(9_000 + 10 * (server % 99_991) + at, CHANNELS + server, server, at=BEGAN)
                await process.tables.callers.save(caller)

    async def call(self, process: Process, server: int) -> None:
        """A lobby on a server, to which its host calls people."""
        host = Person(300_000_000 + server % 1_000_003, "Caller")
        info = await process.tables.lobby.open(server, CHANNELS + server, host, "drinko", most=4)
        self.lobbies[server] = info.id
        await process.tables.callers.call(info.id, host.id)

    # -- what has come of it ------------------------------------------------------------------------------------

    def faults(self, until: float) -> list[str]:
        """What was lost, and what was done twice."""
        found: list[str] = []
        with opened(self.where) as connection:
            for server in self.servers:
                channel = CHANNELS + server
                due = range(int(BEGAN // DAY), int(until // DAY) + 1)
                asked = sum(BEGAN < day * DAY + self.hours[server] * HOUR <= until for day in due)
                self._expect(
                    found, server, "the end of the season", len(self.discord.told(channel, "The end of season")), 1
                )
                self._expect(found, server, "questions", len(self.discord.told(channel, "question.pick")), asked)
                if server in self.lobbies:
                    calls = self.discord.told(channel, "a chair is free")
                    rows = connection.execute(
                        "SELECT count(*) FROM lobby_calls WHERE table_id = ?", (self.lobbies[server],)
                    ).fetchone()
                    self._expect(found, server, "calls", len(calls), rows[0])
                    self._expect(found, server, "deleted calls", len(self.discord.deleted & set(calls)), rows[0])
            for night, people in self.nights.items():
                server, outcome = connection.execute(
                    "SELECT guild_id, outcome FROM nights WHERE id = ?", (night,)
                ).fetchone()
                tables = connection.execute(
                    "SELECT count(DISTINCT table_id) FROM night_answers WHERE night_id = ?", (night,)
                ).fetchone()[0]
                channel = CHANNELS + server
                self._expect(found, server, "a night's end", outcome == "unplayed", 1)
                self._expect(found, server, "tables of a night", tables, -(-people // 2))
                self._expect(found, server, "nights", len(self.discord.told(channel, "Game night")), 1)
                self._expect(found, server, "calls to a night", len(self.discord.told(channel, "your game night")), 1)
        return found

    @staticmethod
    def _expect(found: list[str], server: int, what: str, number: int, wanted: int) -> None:
        if number != wanted:
            found.append(f"server {server}: {what}: {number}, not {wanted}")


async def killed_again_and_again(where: Database, servers: int, kills: int, seed: int, processes: int = 1) -> list[str]:
    """Kill processes within a minute of what is due; what was lost, and what was done twice."""
    luck = random.Random(seed)
    shares = [ALL] if processes == 1 else [Share(at, processes) for at in range(processes)]
    town = Town(where, [(number + 1) << 22 for number in range(servers)], shares, luck)
    await (await Store.open(where)).close()  # which makes the schema
    town.found()
    running = {share: await town.process(share).up() for share in shares}
    for process in running.values():
        await town.plan(process)
    moments = sorted(max(HOUR, due - BEGAN + luck.uniform(-MINUTE, MINUTE)) for due in luck.choices(town.dues, k=kills))
    end, calling = DAY + 3 * HOUR, list(town.servers)
    for moment in moments:
        await _wait_until(moment)
        share = luck.choice(shares)
        victim = running[share]
        victim.dies_after(luck.randint(1, 9))
        called = next((server for server in calling if share.has(server)), None)
        if called is not None:
            calling.remove(called)
            await _unless_dead(victim, town.call(victim, called))
        await _unless_dead(victim, asyncio.sleep(luck.uniform(0, 2 * MINUTE)))
        await victim.kill()
        await asyncio.sleep(luck.uniform(0, MINUTE))
        running[share] = await town.process(share).up()
    await _wait_until(end)
    for process in running.values():
        await process.kill()
    return town.faults(BEGAN + end)


async def _wait_until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))


async def _unless_dead(process: Process, work: Any) -> None:
    """Let the work be done, as far as the process lives."""
    doing, died = asyncio.ensure_future(work), asyncio.ensure_future(process.dead.wait())
    await asyncio.wait((doing, died), return_when=asyncio.FIRST_COMPLETED)
    for task in (doing, died):
        task.cancel()
    await asyncio.gather(doing, died, return_exceptions=True)
