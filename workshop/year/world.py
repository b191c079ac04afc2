"""The simulated world: servers and people on the small Discord, the bot's process, and the clocks."""

from __future__ import annotations

import asyncio
import copy
import random
from collections import Counter, deque
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from bot.games import GAMES
from bot.games.kit import GameKit, Kits
from bot.store.sql import Connection
from tests.components import parts
from tests.small_discord.interactions import MODAL, Interaction
from tests.small_discord.server import SmallDiscord
from tests.small_discord.world import Payload, Person, Server, World
from workshop.year.disk import new_database
from workshop.year.habits import HABITS, Habit
from workshop.year.loop import PROCESS, SimulatedLoop
from workshop.year.plan import Plan
from workshop.year.process import Process

BEGUN = 1_767_258_000.0
"""Seconds since 1970 at the beginning: a Thursday, at nine."""
A_SERVER = 40
"""People a server."""
EXCUSED = 12.0
"""Seconds for which errors may follow from a fault."""
MANY, KEPT = 4_000, 24
"""With more messages than so many, each channel keeps its last ones alone, and those of tables: people do not scroll
further up.
"""
REMEMBERED = 4
"""How many private answers somebody can still scroll up to."""
FORMS = 3
"""How many forms stay open; whoever is given more lets the oldest be."""
LOOKED_AT = 3
"""How many of their direct messages people look at."""
TRIES, VAIN = 3, 2
"""How often somebody tries what changes nothing, and how often they come back to it."""
BOARD = ("table.more", "table.join", "table.leave", "table.setup")
"""Buttons that a table's own message has, and no other."""


class KeptTable(NamedTuple):
    """A table as the database has it, as far as it matters here."""

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    pace: str
    status: str
    epoch: int
    seq: int
    version: int


def _kept_tables(connection: Connection) -> list[KeptTable]:
    """The tables that are not over."""
    columns = ", ".join(KeptTable._fields)
    rows = connection.execute(
        f"SELECT {columns} FROM tables WHERE status IN ('lobby', 'live', 'paused') ORDER BY created_at, id"
    )
    return [KeptTable(*row) for row in rows]


class Controls(NamedTuple):
    """What can be used on a message that has these components."""

    components: Any
    usable: list[Payload]
    verbs: frozenset[str]
    ids: str
    """Of all of it: the message as it is."""


class Neighbourhood:
    """A server and its people."""

    def __init__(self, server: Server, people: list[Person]) -> None:
        self.server = server
        self.people = people

    @property
    def channels(self) -> list[int]:
        """Its channels."""
        return [self.server.channel, *self.server.others]


class SimulatedWorld:
    """Everything outside of the bot, and the bot's process."""

    def __init__(self, db: Path, plan: Plan) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        self.loop = loop
        self.plan = plan
        self.db = db
        self.ahead = 0.0
        """By how many seconds the computer's clock was set forward."""
        self.discord = SmallDiscord(world=World(lambda: BEGUN + loop.time(), loop.time))
        self.places: list[Neighbourhood] = []
        self.habits: dict[int, Habit] = {}
        self.seen: dict[int, deque[int]] = {}
        """By person the private answers that they can still scroll up to."""
        self.awaited: list[Interaction] = []
        """What people did and has not been acknowledged yet."""
        self.forms: deque[Interaction] = deque(maxlen=FORMS)
        """What the bot has answered with a form that nobody has filled in yet."""
        self.filled = Counter[str]()
        """By what they are about the forms that people have filled in."""
        self.kits: Kits = GAMES
        self.process: Process
        self.versions = 0
        """How often the bot was upgraded."""
        self.died = asyncio.Event()
        self.failed: list[Interaction] = []
        """What people did just before the process stood still: Discord has told them that it failed."""
        self.presses = 0
        """What people did so far."""
        self.unheard: set[str] = set()
        """The tables of which a message was deleted without the bot's hearing of it."""
        self.woken: dict[str, float] = {}
        """By table when somebody tried last to begin or wake it, in the loop's seconds."""
        self.errors_excused = 0.0
        """Until when errors may follow from a fault, in the loop's seconds."""
        self._luck = plan.seed
        self._started = 0
        self._tables: list[KeptTable] | None = None
        self._tried: dict[str, tuple[str, int]] = {}
        self._vain = Counter[str]()
        """By message how often it was tried in vain."""
        self._controls: dict[str, Controls] = {}

    def _entropy(self) -> str:
        self._luck += 1
        return f"{self._luck * 0x9E3779B97F4A7C15F39CC0605CEDC8341082276BF3A27251F86C6A11D0C18E95 % 2**256:064x}"

    # -- the process ----------------------------------------------------------------------------------------------

    @property
    def bot(self) -> Any:
        """The bot that runs now."""
        return self.process.bot

    async def begin(self) -> None:
        """Make servers and people, and start the bot."""
        world, plan = self.discord.world, self.plan
        self.db.write_bytes(new_database())
        number = max(1, -(-plan.people // A_SERVER))
        for each in range(number):
            server = world.server()
            world.new_channel(server)
            people = [world.person(f"p{each}x{who}") for who in range(plan.people // number)]
            self.places.append(Neighbourhood(server, people))
        luck = random.Random(f"{plan.seed}/habits")
        names = list(HABITS)
        for at, person in enumerate(self.people):
            name = names[at % len(names)] if at < len(names) else luck.choice(names)
            self.habits[person.id] = HABITS[name]
        await self.start()
        for person in self.people:
            zone = luck.choice(("Europe/Vienna", "America/New_York"))
            habit = self.habits[person.id]
            hours = {"quiet_from": 22 * 60, "quiet_to": 7 * 60} if habit.sleeps else {}
            settings = await self.bot.wishes.person(person.id)
            changes: dict[str, Any] = {"zone": zone, "digest": (8 * 60,) if habit.digest else (), **hours}
            await self.bot.wishes.save_person(replace(settings, **changes))

    async def start(self) -> None:
        """Start a process, while none runs."""
        loop, now = self.loop, self.loop.time
        self._started += 1
        PROCESS.set(self._started)  # whatever begins as the world calls the bot ends with its process, too
        self.died = asyncio.Event()
        self.process = Process(
            self._started, self.db, self.discord, self.kits, lambda: BEGUN + self.ahead + now(),
            lambda: BEGUN + now(), self._entropy, lambda: self.excuse(EXCUSED),
        )  # fmt: skip
        self.process.disk.when_killed = lambda: setattr(loop, "after", (loop.ran + 1, self.died.set))
        await self.process.start()

    async def killed(self, off: float = 0.0) -> None:
        """Kill the process, and start another on what it has left, after so many seconds."""
        self.loop.after = None
        await self.process.kill()
        self.loop.stand_still(off)
        self.excuse(5)
        self.awaited.clear()
        await self.start()

    async def upgraded(self) -> None:
        """The same, with rules of a later version in place of the old."""
        self.versions += 1
        self.kits = {name: _later(kit, self.versions) for name, kit in GAMES.items()}
        await self.killed()

    def excuse(self, seconds: float) -> None:
        """For so long errors may follow from a fault."""
        self.errors_excused = max(self.errors_excused, self.loop.time() + seconds)

    @property
    def troubled(self) -> bool:
        """Whether errors may still follow from a fault."""
        return bool(self.process.wire.troubles) or self.loop.time() < self.errors_excused

    async def rest(self, seconds: float) -> None:
        """Let time go by; a process that has died meanwhile is followed by another."""
        end = self.loop.time() + seconds
        while (left := end - self.loop.time()) > 0:
            try:
                await asyncio.wait_for(self.died.wait(), left)
            except TimeoutError:
                break
            await self.killed()
        self._forget()

    async def tables(self) -> list[KeptTable]:
        """The tables that are in a lobby, being played, or paused, as they were at the end of the last step."""
        found = self._tables
        if found is None:
            found = self._tables = await self.bot.store.read(_kept_tables)
        return found

    def forget_tables(self) -> None:
        """Look anew what tables there are."""
        self._tables = None

    # -- people ---------------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[Person]:
        """Everybody."""
        return [person for place in self.places for person in place.people]

    def place_of(self, person: Person) -> Neighbourhood:
        """The server of a person."""
        return next(place for place in self.places if person in place.people)

    def there(self, place: Neighbourhood) -> list[Person]:
        """The people of a server who have not left it."""
        absent = self.discord.world.absent
        return [person for person in place.people if (place.server.id, person.id) not in absent]

    def come_back(self, place: Neighbourhood) -> None:
        """Whoever has left a server or was banned is there again."""
        absent = self.discord.world.absent
        absent.difference_update([key for key in absent if key[0] == place.server.id])

    def controls(self, message: Payload) -> list[Payload]:
        """What can be used on a message."""
        return self._known(message).usable

    def _known(self, message: Payload) -> Controls:
        known = self._controls.get(message["id"])
        if known is None or known.components is not message["components"]:
            usable = [part for part in parts(message["components"]) if part["type"] in (2, 3) and _usable(part)]
            verbs, ids = frozenset(map(verb_of, usable)), " ".join(part["custom_id"] for part in usable)
            known = self._controls[message["id"]] = Controls(message["components"], usable, verbs, ids)
        return known

    def tried(self, message: Payload) -> int:
        """How often somebody has used a message as it is."""
        known = self._tried.get(message["id"])
        return known[1] if known is not None and known[0] == self._known(message).ids else 0

    def try_(self, message: Payload) -> int:
        """The same, once more."""
        times = self.tried(message) + 1
        self._tried[message["id"]] = self._known(message).ids, times
        return times

    def try_again(self) -> None:
        """From now on people try again what was in vain, but nothing for a third time."""
        self._vain.update(number for number, (_, times) in self._tried.items() if times >= TRIES)
        self._tried = {number: tried for number, tried in self._tried.items() if self._vain[number] >= VAIN}

    def hand(self, person: Person, verbs: frozenset[str], table: str = "") -> Payload | None:
        """The newest message to somebody (of a table) on which one of these can be used, but what was tried in vain."""
        for message in (*self.private(person), *self.direct(person)):
            known = self._known(message)
            if known.verbs.isdisjoint(verbs) or self.tried(message) >= TRIES:
                continue
            if not table or any(verb_of(part) in verbs and table in part["custom_id"] for part in known.usable):
                return message
        return None

    def boards(self, channel: int, table: str = "") -> list[Payload]:
        """The messages of tables in a channel which can be used, the newest first; those of one table."""
        shown = self.discord.world.shown(channel)[::-1]
        return [
            message
            for message in shown
            if not self._known(message).verbs.isdisjoint(BOARD)
            and any(verb_of(part) in BOARD and table in part["custom_id"] for part in self.controls(message))
        ]

    def direct(self, person: Person) -> list[Payload]:
        """The direct messages that somebody still looks at, the newest first."""
        world = self.discord.world
        return world.newest(world.direct_channel(person.id), LOOKED_AT)

    def private(self, person: Person) -> list[Payload]:
        """The private answers that somebody can still see, the newest first."""
        messages = self.discord.world.messages
        return [messages[number] for number in list(self.seen.get(person.id, ()))[::-1] if number in messages]

    def did(self, made: Interaction) -> None:
        """Somebody did something: an answer is waited for, and seen."""
        self.presses += 1
        self.awaited.append(made)

    def look(self) -> list[Interaction]:
        """Note which answers have come; those that did not come in time."""
        late: list[Interaction] = []
        for made in list(self.awaited):
            if made.answers:
                if made.answered.type == MODAL:
                    self.forms.append(made)
                if made.original and made.original != int((made.pressed or {"id": 0})["id"]):
                    self.seen.setdefault(made.person.id, deque(maxlen=REMEMBERED)).append(made.original)
                self.awaited.remove(made)
            elif self.loop.time() - made.sent_at > 3:
                late.append(made)
                self.awaited.remove(made)
        return late

    def _forget(self) -> None:
        """Let old messages be forgotten, that a long run needs no more memory than a short one."""
        world = self.discord.world
        if len(world.messages) > MANY:
            recent = {number for seen in self.seen.values() for number in seen}
            by_channel: Counter[str] = Counter()
            for number, message in sorted(world.messages.items(), reverse=True):
                by_channel[message["channel_id"]] += 1
                old = by_channel[message["channel_id"]] > KEPT and number not in recent
                if old and self._known(message).verbs.isdisjoint(BOARD):
                    world.remove(message)
        if len(self._controls) > 2 * len(world.messages) + KEPT:
            for gone in [number for number in self._controls if int(number) not in world.messages]:
                for known in (self._controls, self._tried, self._vain):
                    known.pop(gone, None)
        for session in self.discord.gateway.sessions:
            session.forget()
        del self.discord.made[:-100]
        interactions = self.discord.rest.interactions
        for token in list(interactions)[:-200]:
            del interactions[token]


def verb_of(part: Payload) -> str:
    """The verb of a button or select."""
    pieces = str(part.get("custom_id", "")).split(":")
    return pieces[3] if len(pieces) > 3 else ""


def _usable(part: Payload) -> bool:
    return not part.get("disabled") and "custom_id" in part and (part["type"] == 2 or bool(part.get("options")))


def _later(kit: GameKit, by: int) -> GameKit:
    """A game's kit whose rules are of a later version."""
    later, rules = copy.copy(kit), copy.copy(kit.rules())
    rules.rules_version = type(rules).rules_version + by
    later.rules = lambda: rules  # type: ignore[method-assign]
    return later
