"""The same for real: processes of the bot on sockets and one PostgreSQL, which are killed, stopped and cut off.

It is not the same each time, so a failure cannot be reproduced step by step; the invariants are those of the simulated
world, as far as they can be looked at from outside.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bot.store.opening import opened
from tests.components import parts
from tests.small_discord.cut import Wire, wire
from tests.small_discord.interactions import LATER, MESSAGE, Interaction
from tests.small_discord.playing import Table
from tests.small_discord.process import Process
from tests.small_discord.server import SmallDiscord
from workshop.discord_limits import CALLS_MOST
from workshop.postgres_server import PostgresServer, running
from workshop.year.kept import (
    Decisions,
    Wrong,
    all_decisions,
    answers_of_people,
    check_kept,
    check_presses,
    check_ratings,
    gaps,
)
from workshop.year.world import BOARD, verb_of

LEASE = "0.3/1.5/4"
"""When a process beats, is silent, and is replaced: long enough for a machine that has other work, too."""
ANSWERED = 10.0
"""Seconds after which somebody whose press was not answered presses again."""
PATIENCE = 120.0
"""Seconds after which nothing more is expected."""
SAYS = "share 0/1 is served by another process; this one stands by"


@dataclass(slots=True)
class Real:
    """What came of it."""

    faults: Counter[str] = field(default_factory=Counter[str])
    checks: Counter[str] = field(default_factory=Counter[str])
    answers: int = 0
    presses: int = 0
    broken: Wrong | None = None


class RealWorld:
    """A small Discord on sockets, a PostgreSQL, a process that serves, and one that stands by."""

    def __init__(self, folder: Path, server: PostgresServer, came: Real, stack: AsyncExitStack) -> None:
        self.server = server
        self.came = came
        self.discord = SmallDiscord()
        self.tables: list[Table] = []
        self.serving: Process
        self.spare: Process
        self.wires: dict[str, Wire] = {}
        self._logs: list[Process] = []
        self._folder = folder
        self._stack = stack
        self._stored: Decisions = {}

    async def begin(self, tables: int) -> None:
        """Start both processes, and open the tables."""
        await self.discord.open()
        self._stack.push_async_callback(self.discord.close)
        self.serving = await self._start()
        await self.discord.connected(self.serving.name)
        self.spare = await self._start()
        await self.spare.said("stands by")
        for _ in range(tables):
            self.tables.append(await self._opened())

    async def _opened(self) -> Table:
        """Another table, of people and in a server that are new."""
        world, number = self.discord.world, len(self.discord.world.servers)
        names = [f"p{number}x{each}" for each in range(3)]
        table = Table(self.discord, world.server(), *map(world.person, names))
        await table.open()
        return table

    async def go_on(self) -> None:
        """Open another table for each whose game is over. Nothing may be broken now."""
        for at, table in enumerate(self.tables):
            await self._waits(table)
            if table.over:
                self.tables[at] = await self._opened()

    async def _waits(self, table: Table) -> None:
        """Wait until somebody may move at a table, or its game is over."""
        await self.discord.until(lambda: table.offered() or table.over)

    async def _start(self) -> Process:
        name = f"process-{len(self._logs)}"
        sockets = self._folder / name
        sockets.mkdir()
        cable = await self._stack.enter_async_context(wire(self.server.url("postgres"), sockets))
        env = {"BARKEEP_DB": cable.address, "BARKEEP_LEASE": LEASE, "BARKEEP_PRESSES_A_SECOND": "1000"}
        process = await self._stack.enter_async_context(Process(sockets, self.discord, name, **env))
        self.wires[name] = cable
        self._logs.append(process)
        return process

    async def play(self, moves: int) -> None:
        """So many acknowledged answers at each table, or fewer where the game ends."""
        for _ in range(moves):
            for table in self.tables:
                await self._answer(table)

    async def _answer(self, table: Table) -> None:
        """One answer: who is not answered, or told that the house is closing, presses again."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self._waits(table)
                if table.over:
                    return
                made = await table.press()
                self.came.presses += 1
                try:
                    await asyncio.wait_for(self._shown(made), ANSWERED)
                except TimeoutError:
                    continue
                if made.answered.type != MESSAGE:
                    self.came.answers += 1
                    return

    async def _shown(self, made: Interaction) -> None:
        """Wait until a press is answered. Who has much to do says first that they heard it: nothing is stored yet then,
        and the answer is the edit of the message by the same process.
        """
        await self.discord.answered(made)
        if made.answered.type == LATER:
            process, edit = made.answered.process, f"/{made.token}/messages/@original"
            await self.discord.until(
                lambda: any(call.process == process and call.path.endswith(edit) for call in self.discord.calls)
            )

    async def replaced(self) -> None:
        """Wait until the stand-by serves."""
        async with asyncio.timeout(PATIENCE):
            await self.discord.connected(self.spare.name)
        self.serving, self.spare = self.spare, self.serving

    async def spare_anew(self) -> None:
        """Another process stands by."""
        self.spare = await self._start()
        await self.spare.said("stands by")

    def check(self) -> None:
        """What must hold now. Raises `Wrong`."""
        made = self.came.checks
        with opened(self.server.url("postgres")) as connection:
            now = all_decisions(connection)
            check_kept(self._stored, now)
            connection.execute("BEGIN")
            check_ratings(connection)
            connection.execute("ROLLBACK")
        self._stored = now
        made.update(("answers are kept", "ratings recompute", "each press once", "nothing lost"))
        stored = answers_of_people(now)
        check_presses(stored, self.came.presses)
        if stored < self.came.answers or gaps(now):
            raise Wrong("an acknowledged answer was lost", f"{stored} of {self.came.answers}, gaps at {gaps(now)}")
        made["one answer a press"] += 1
        if doubled := self.discord.doubled():
            raise Wrong("a press was answered twice", f"{len(doubled)}")
        made["calls within the limits"] += 1
        if (busiest := self.discord.busiest()) > CALLS_MOST:
            raise Wrong("too many calls", f"{busiest} within a second")
        made["nothing logged as an error"] += 1
        if broken := [process.log for process in self._logs if "Traceback" in process.log]:
            raise Wrong("an error was logged", broken[0][-2_000:])
        for table in self.tables:
            made["one message a table"] += 1
            shown = self.discord.world.shown(table.server.channel)
            boards = [each for each in shown if any(verb_of(part) in BOARD for part in parts(each["components"]))]
            if len(boards) != 1:
                raise Wrong("a table has not one message", f"table {table.code} has {len(boards)}")


async def _killed(world: RealWorld) -> None:
    await world.serving.kill()
    await world.replaced()
    await world.spare_anew()


async def _stopped(world: RealWorld) -> None:
    world.serving.pause()
    await world.replaced()
    await world.play(1)
    before = world.spare.log.count(SAYS)
    world.spare.go_on()
    await world.discord.until(lambda: world.spare.log.count(SAYS) > before)


async def _cut_off(world: RealWorld) -> None:
    """Packets between the process and the database are dropped, in both directions."""
    cable = world.wires[world.serving.name]
    cable.cut()
    await world.replaced()
    await world.play(1)
    before = world.spare.log.count(SAYS)
    cable.mend()
    await world.discord.until(lambda: world.spare.log.count(SAYS) > before)


async def _database_killed(world: RealWorld) -> None:
    """Whichever process is there first serves afterwards."""
    said = {process: process.log.count("stands by") for process in (world.serving, world.spare)}
    world.server.kill()
    world.server.start()
    await world.play(1)
    if world.serving.log.count("stands by") > said[world.serving]:
        world.serving, world.spare = world.spare, world.serving


STRIKES: dict[str, Callable[[RealWorld], Awaitable[None]]] = {
    "killed": _killed,
    "stopped": _stopped,
    "packets dropped": _cut_off,
    "PostgreSQL killed": _database_killed,
}
"""By kind."""


async def play(seed: int, faults: int, folder: Path, tell: Callable[[str], None]) -> Real:
    """Play at two tables, while one fault after the other befalls the processes."""
    luck, came = random.Random(seed), Real()
    try:
        async with AsyncExitStack() as stack:
            server = stack.enter_context(running(folder / "pg"))
            world = RealWorld(folder, server, came, stack)
            await world.begin(2)
            kinds = luck.sample(list(STRIKES), len(STRIKES))
            for number in range(faults):
                await world.play(luck.randint(1, 6))
                await world.go_on()
                kind = kinds[number % len(kinds)]
                await STRIKES[kind](world)
                came.faults[kind] += 1
                await world.play(luck.randint(1, 3))
                await world.go_on()
                world.check()
                tell(f"{kind}: {came.answers} answers so far")
    except Wrong as wrong:
        came.broken = wrong
    return came
