"""The simulated world: the bot on a simulated Discord, people who press what they see, and what befalls them."""

from __future__ import annotations

import asyncio
import random
from collections import Counter, deque
from pathlib import Path
from typing import Any

from discord import Permissions
from simcord.actors import _component_interaction  # pyright: ignore[reportPrivateUsage]
from simcord.backend.errors import BackendError, SetupError

from bot.games import GAMES
from tests.components import parts
from tests.e2e.conftest import Evening, Person
from workshop.year.disk import FailingDisk
from workshop.year.plan import Plan

REMEMBERED = 6
"""How many private answers somebody can still scroll up to."""
SELDOM = ("table.leave", "table.close", "table.kick", "me.forget", "table.report", "table.pause")
"""What people do seldom: it ends games."""
SELDOM_WEIGHT = 0.02
BOARD = ("table.more", "table.join", "table.leave")
"""Buttons that a table's own message has, and no other."""
PACES = ("blitz", "normal", "relaxed", "post")


COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("table status", {}), ("table resend", {}), ("table undo", {}), ("table join", {}), ("inn hand", {}),
    ("inn pass", {}), ("drinko hand", {}), ("drinko call", {}), ("rules", {}), ("help", {}), ("leaderboard", {}),
    ("stats", {}), ("me settings", {}), ("me tables", {}), ("me data", {}), ("case", {"number": 3}),
    ("card", {"name": "gerki"}), ("table beacon", {}), ("inn why", {}), ("learn", {}),
    ("table report", {"text": "odd"}), ("me page", {}), ("me marks", {}), ("question", {}),
)  # fmt: skip
"""What people type now and then."""


class SimulatedWorld(Evening):
    """A server whose people play by what they see."""

    def __init__(self, db: Path, plan: Plan) -> None:
        super().__init__(db, seed=plan.seed)
        self.plan = plan
        self.seen: dict[int, deque[tuple[int, int]]] = {}
        """By person the private answers that they can still scroll up to."""
        self.away: set[int] = set()
        """Those who have left the server."""
        self.pressed = Counter[str]()
        """By verb, how often it was pressed."""
        self.called: list[float] = []
        """When each call came that Discord counts."""
        self.proved: set[str] = set()
        """The tables whose logs have been proved."""
        self.moderator: Person

    async def begin(self, people: int) -> None:
        await super().begin(people)
        await self.house(pictures=False)
        role = self.guild.create_role("Moderator", permissions=Permissions(manage_messages=True, manage_guild=True))
        user = self.env.create_user("mod", global_name="Mod")
        self.moderator = self.guild.add_member(user, roles=[role])
        self._put_disk()

    @property
    def disk(self) -> FailingDisk:
        """The disk of the process that runs now."""
        driver = self.bot.store.driver
        assert isinstance(driver, FailingDisk)
        return driver

    def _put_disk(self) -> None:
        self.bot.store.driver = FailingDisk(self.db)

    async def killed(self) -> None:
        """Kill the process, and start another on what it has left."""
        self.env.backend.faults.clear()
        self.bot.alarms.close()
        work = self.env._work  # pyright: ignore[reportPrivateUsage] (a dead process has no tasks and no timers)
        for task in list(work.tasks):
            task.cancel()
        await asyncio.sleep(0)  # they end
        for record in work.callbacks:
            if record.handle is not None:
                record.handle.cancel()
        work.callbacks.clear()
        await self.restart()
        self._put_disk()
        self.seen.clear()

    # -- what people do -------------------------------------------------------------------------------------------

    async def someone_leaves(self, luck: random.Random) -> None:
        """Somebody leaves the server; those who left before come back."""
        for person in self.people:
            if person.id in self.away:
                self.guild.add_member(person.user)
        self.away.clear()
        person = luck.choice(self.people[2:])
        self.guild.remove_member(person)
        self.away.add(person.id)
        await self.rest(1)

    def is_board(self, message: int) -> bool:
        """Whether a message of the channel is a table's own, which can be pressed: a call has fewer buttons."""
        shown = self.env.backend.messages[self.channel.id][message]
        return any(_verb(part) in BOARD for part in parts(shown.components) if part["type"] == 2 and _can_use(part))

    def present(self) -> list[Person]:
        """Those who are on the server."""
        return [person for person in self.people if person.id not in self.away]

    async def press_something(self, person: Person, luck: random.Random) -> str:
        """Let somebody press something that they see, or saw a while ago; in words, what it was."""
        there = [(message, found) for message in self._visible(person) if (found := _controls(message))]
        if not there:
            return f"{person.name} sees nothing to press"
        # The newest message first: most people press there.
        message, controls = there[min(int(luck.expovariate(1.2)), len(there) - 1)]
        weights = [SELDOM_WEIGHT if _verb(part) in SELDOM else 3.0 if part["type"] == 3 else 1.0 for part in controls]
        return await self._use(person, message, luck.choices(controls, weights)[0], luck)

    async def _use(self, person: Person, message: Any, part: dict[str, Any], luck: random.Random) -> str:
        data: dict[str, Any] = {"custom_id": part["custom_id"], "component_type": part["type"]}
        if part["type"] == 3:
            values = [option["value"] for option in part["options"]]
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            data["values"] = luck.sample(values, min(len(values), luck.randint(max(1, least), max(1, least, most))))
        told = f"{person.name}: {part['custom_id']} {' '.join(data.get('values', ()))}"
        self.pressed[_verb(part)] += 1
        direct = message.channel_id in self.env.backend.dm_channels.values()
        try:
            result = await _component_interaction(person.user if direct else person, message, data)
        except (SetupError, BackendError) as no:  # what Discord itself does not let through
            return f"{told}: {no}"
        self._note(person, result)
        if result.modal is not None:
            told += await self._fill_in(person.user if direct else person, person, result, luck)
        return told if result.acknowledged else f"{told}: NOT ACKNOWLEDGED"

    async def _fill_in(self, actor: Any, person: Person, form: Any, luck: random.Random) -> str:
        values: dict[str, Any] = {}
        for part in parts(form.modal["components"]):
            inside = part.get("component", part)
            if inside.get("type") == 4:
                values[inside["custom_id"]] = luck.choice(("1", "3", "a word", "0", "12", "a longer line of words"))
            elif inside.get("type") == 3:
                values[inside["custom_id"]] = [luck.choice(inside["options"])["value"]]
        try:
            self._note(person, await actor.submit_modal(form, values))
        except (SetupError, BackendError) as no:
            return f" form: {no}"
        return f" form: {values}"

    def _note(self, person: Person, result: Any) -> None:
        if result.response is not None and result.ephemeral:
            answer = result.response
            self.seen.setdefault(person.id, deque(maxlen=REMEMBERED)).append((answer.channel_id, answer.id))

    def _visible(self, person: Person) -> list[Any]:
        """The messages somebody can press on, the likeliest first: hands, the last private answer, tables, old ones."""
        direct = self.dms(person)[-2:][::-1]
        answers = [
            self.env.backend.messages[channel].get(number)
            for channel, number in list(self.seen.get(person.id, ()))[::-1]
        ]
        private = [message for message in answers if message is not None and message.components]
        boards = [
            message
            for message in list(self.env.backend.messages[self.channel.id].values())[::-1]
            if not message.is_ephemeral and message.components
        ]
        return [*direct[:1], *private[:1], *boards[:4], *direct[1:], *private[1:], *boards[4:12]]

    async def open_table(self, luck: random.Random) -> str:
        """Let somebody open a table, of either game and in any variant, and sit people and patrons down at it."""
        host, *others = luck.sample(self.present(), min(len(self.present()), luck.randint(1, 4)))
        game = luck.choice(tuple(GAMES))
        pace = luck.choice(PACES)
        await host.slash(self.channel, "table open", game=game, pace=pace)
        codes = sorted(info.id for info in await self.bot.tables.in_channel(self.channel.id) if info.status == "lobby")
        for table in codes:
            for person in others:
                await person.slash(self.channel, "table join", table=table)
            for _ in range(luck.randint(0 if others else 1, 3)):
                await self.forge(host, table, "table.patron")
        await self.rest(6)
        for table in codes:
            self._note(host, await host.slash(self.channel, "table start", table=table))
        return f"{host.name} opens {game} ({pace}) with {[person.name for person in others]}: {codes}"

    async def forge(self, person: Person, table: str, verb: str) -> None:
        """Press a button that a table's message may have, or not."""
        boards = self.messages(table)
        if boards:
            data = {"custom_id": f"bk:{table}:0:{verb}", "component_type": 2}
            self._note(person, await _component_interaction(person, boards[-1], data))

    async def command(self, person: Person, luck: random.Random) -> str:
        """Let somebody use a slash command."""
        name, options = luck.choice(COMMANDS)
        told = f"{person.name}: /{name} {options or ''}"
        try:
            result = await person.slash(self.channel, name, **options)
        except (SetupError, BackendError) as no:
            return f"{told}: {no}"
        self._note(person, result)
        return told if result.acknowledged or result.modal is not None else f"{told}: NOT ACKNOWLEDGED"

    async def live(self) -> list[str]:
        """The tables that are in a lobby, being played, or paused."""
        return sorted(info.id for info in await self.bot.tables.in_guild(self.guild.id))


def _controls(message: Any) -> list[dict[str, Any]]:
    return [part for part in parts(message.components) if part["type"] in (2, 3) and _can_use(part)]


def _can_use(part: dict[str, Any]) -> bool:
    return not part.get("disabled") and "custom_id" in part and (part["type"] == 2 or bool(part.get("options")))


def _verb(part: dict[str, Any]) -> str:
    return part["custom_id"].split(":")[3] if part["custom_id"].count(":") >= 3 else ""
