"""Jobs while the process is killed again and again: each is done once, on both databases."""

from __future__ import annotations

import asyncio
import random

from bot.database import Database
from bot.store import Store
from bot.store.jobs import Job
from bot.tables import ManualClock
from bot.tables.clocks.jobs import NEVER, Jobs

KILLS = 20
JOBS = 60
BEGAN = 1_790_000_000.0


class Wire:
    """What has reached Discord: a message with a nonce that it knows already makes no second one."""

    def __init__(self) -> None:
        self.messages: dict[str, str] = {}
        self.sent = 0

    async def send(self, job: Job, luck: random.Random) -> float | None:
        """Send a job's message; killed before, meanwhile or afterwards it is sent again, with the same nonce."""
        for _ in range(luck.randrange(4)):
            await asyncio.sleep(0)
        self.sent += 1
        self.messages.setdefault(job.nonce, job.about)
        for _ in range(luck.randrange(4)):
            await asyncio.sleep(0)
        return None


async def run_until_killed(
    where: Database, clock: ManualClock, wire: Wire, luck: random.Random, *, killed: bool
) -> None:
    """A process that does what is due, and is killed at any moment."""
    store = await Store.open(where)
    jobs = Jobs(store, clock)
    jobs.on("call", lambda job: wire.send(job, luck))
    jobs.open()
    clock.move_to(clock.now() + luck.uniform(0, 60))
    if killed:
        for _ in range(luck.randrange(60)):
            await asyncio.sleep(luck.choice([0, 0, 0.0005]))
        for task in jobs._tasks:
            task.cancel()
    jobs.close()
    await jobs.idle()
    await store.close()


async def test_after_twenty_kills_nothing_is_lost_and_nothing_doubled(where: Database) -> None:
    luck, clock, wire = random.Random(33), ManualClock(BEGAN), Wire()
    store = await Store.open(where)
    noting = Jobs(store, clock)
    for number in range(JOBS):
        await noting.note(Job("call", number % 2, 7, "A222", str(number), BEGAN + luck.uniform(0, 30 * KILLS)))
    await store.close()
    for _ in range(KILLS):
        await run_until_killed(where, clock, wire, luck, killed=True)
    clock.move_to(BEGAN + 60 * KILLS)
    await run_until_killed(where, clock, wire, luck, killed=False)
    assert sorted(wire.messages.values()) == sorted(map(str, range(JOBS)))
    assert wire.sent > JOBS, "some were killed after they had sent"


async def test_what_was_not_needed_may_be_noted_again_and_what_failed_once_comes_back(where: Database) -> None:
    clock, done = ManualClock(BEGAN), list[str]()
    store = await Store.open(where)
    jobs = Jobs(store, clock)
    answers = {"never": [NEVER, None], "later": [BEGAN + 100, None]}

    async def work(job: Job) -> float | None:
        done.append(job.about)
        return answers[job.about].pop(0)

    jobs.on("call", work)
    jobs.open()
    await jobs.idle()
    for about in answers:
        await jobs.note(Job("call", 0, 7, "", about, BEGAN))
    clock.move_to(BEGAN + 1)
    await jobs.idle()
    assert sorted(done) == ["later", "never"]
    await jobs.note(Job("call", 0, 7, "", "never", BEGAN + 2))
    clock.move_to(BEGAN + 101)
    await jobs.idle()
    assert sorted(done) == ["later", "later", "never", "never"]
    jobs.close()
    await store.close()
