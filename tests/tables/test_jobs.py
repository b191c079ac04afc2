"""Jobs while the process is killed again and again: each is done once, on both databases."""

from __future__ import annotations

import asyncio
import random

from bot.database import Database
from bot.store import Store
from bot.store.jobs import Job
from bot.store.opening import opened
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
        self.dies = ""
        """Where the process is killed next: ``before`` it sends a message, or once it has ``sent`` one."""
        self.dead = asyncio.Event()

    async def send(self, job: Job) -> None:
        """Send a job's message."""
        await self._dying("before")
        self.sent += 1
        self.messages.setdefault(job.nonce, job.about)
        await self._dying("sent")

    async def _dying(self, where: str) -> None:
        if self.dies == where:
            self.dead.set()
            await asyncio.Event().wait()


async def run(where: Database, clock: ManualClock, wire: Wire, until: float, dies: str = "") -> None:
    """A process that does what is due until then, and may die of it."""
    wire.dies, wire.dead = dies, asyncio.Event()
    store = await Store.open(where)
    jobs = Jobs(store, clock)
    jobs.on("call", wire.send)
    jobs.open()
    clock.move_to(max(clock.now(), until))
    if dies:
        await wire.dead.wait()
        for task in jobs._tasks:
            task.cancel()
    else:
        await jobs.idle()
    jobs.close()
    await jobs.idle()
    await store.close()


async def test_after_twenty_kills_nothing_is_lost_and_nothing_doubled(where: Database) -> None:
    luck, clock, wire = random.Random(33), ManualClock(BEGAN), Wire()
    store = await Store.open(where)
    noting = Jobs(store, clock)
    for number in range(JOBS):
        await noting.note(Job("call", number % 2, 7, "A222", str(number), BEGAN + 1 + luck.uniform(0, 300 * KILLS)))
    await store.close()
    dues = [due for (due,) in rows(where)]
    for kill in range(KILLS):
        near = dues[kill * JOBS // KILLS] + luck.uniform(0, 60)
        await run(where, clock, wire, near, luck.choice(["before", "sent"]))
        await run(where, clock, wire, near)
    await run(where, clock, wire, dues[-1])
    assert sorted(wire.messages.values()) == sorted(map(str, range(JOBS)))
    assert wire.sent > JOBS, "some were killed after they had sent"


def rows(where: Database) -> list[tuple[float]]:
    """The times of the jobs, in order."""
    with opened(where) as connection:
        return connection.execute("SELECT due FROM jobs ORDER BY due").fetchall()


async def test_what_was_begun_when_the_process_ends_in_order_waits_for_the_next_start(where: Database) -> None:
    clock, done = ManualClock(BEGAN), list[str]()

    async def work(job: Job) -> None:
        done.append(job.about)

    for ended in (True, False):
        store = await Store.open(where)
        jobs = Jobs(store, clock)
        jobs.on("call", work)
        if ended:
            await jobs.note(Job("call", 0, 7, "", "x", BEGAN))
        jobs.open()
        if ended:
            jobs.close()
        await jobs.idle()
        assert done == ([] if ended else ["x"])
        jobs.close()
        await store.close()
        clock.move_to(BEGAN + 1000)


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


async def test_what_was_killed_before_it_had_sent_its_message_is_begun_again_an_hour_later(where: Database) -> None:
    clock, begun = ManualClock(BEGAN), list[str]()
    for number, (killed_while, expected) in enumerate([("before", 2), ("sending", 1)]):
        for after in (False, True):
            store, hangs = await Store.open(where), asyncio.Event()
            jobs = Jobs(store, clock)

            async def work(job: Job, jobs: Jobs = jobs, hangs: asyncio.Event = hangs, hang: bool = not after) -> None:
                begun.append(job.about)
                if job.about == "sending":
                    await jobs.sending(job)
                if hang:
                    hangs.set()
                    await asyncio.Event().wait()

            jobs.on("post", work, notes=True)
            if not after:
                await jobs.note(Job("post", number, 0, "", killed_while, clock.now()))
            jobs.open()
            if after:
                await jobs.idle()
            else:
                await hangs.wait()
                for task in jobs._tasks:
                    task.cancel()
            jobs.close()
            await jobs.idle()
            await store.close()
            clock.move_to(clock.now() + 3600)
        assert begun.count(killed_while) == expected
