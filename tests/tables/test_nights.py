"""Nights: the clocks of their planners, and their time while the process is killed again and again."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from itertools import count
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.database import Database
from bot.engine import Refused
from bot.store import nights
from bot.store.jobs import Job
from bot.store.nights import Night
from bot.store.opening import opened
from bot.store.presets import Preset
from bot.tables import ManualClock, Person
from bot.tables.clocks import all_tables
from bot.tables.seats.night_steps import AFTER, CALL, FREE, START, groups_of
from tests.tables.tavern import ADA, BEA, CID, DAN, PEOPLE, House

GUILD, CHANNEL = 1, 2
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
KILLS = 20
BEGAN = 1_790_000_040.0


@pytest.fixture(autouse=True)
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_tables, "HEARTBEAT", DAY)
    monkeypatch.setattr(all_tables, "WATCH", DAY)


class Called:
    """What has reached Discord: a message with a nonce that it knows already makes no second one."""

    def __init__(self) -> None:
        self.messages: dict[str, str] = {}
        self.early: list[str] = []

    def call(self, clock: ManualClock) -> Callable[[Job], Any]:
        async def send(job: Job) -> None:
            if clock.now() < job.due:
                self.early.append(job.about)
            self.messages.setdefault(job.nonce, job.about.partition(" ")[0])

        return send


async def no_preset(night: Night) -> Preset | None:
    return None


def listen(house: House, called: Called) -> None:
    """Let the house do what is due of its nights."""
    planned = house.tables.jobs
    planned.on(START, lambda job: house.tables.nights.start(job, no_preset))
    planned.on(CALL, called.call(house.clock))
    planned.on(FREE, house.tables.nights.free)
    planned.on(AFTER, house.tables.nights.after)
    planned.open()


async def up(where: Database, clock: ManualClock) -> House:
    house = await House(where, clock).up()
    listen(house, Called())
    return house


async def plan(
    house: House, starts: float | None, *, host: Person = ADA, guild: int = GUILD, **given: Any
) -> Night:  # fmt: skip
    draft = await house.tables.nights.draft(guild, CHANNEL, host, "drinko", **given)
    return await house.tables.nights.plan(draft.id, host.id, starts, 10)


def every_night(house: House) -> list[Night]:
    rows = house.rows("SELECT id FROM nights ORDER BY starts, created_at")
    with opened(house.where) as connection:
        return [found for (night,) in rows if (found := nights.load(connection, night)) is not None]


async def play(house: House) -> None:
    """Let Ada and Bea sit down at the lobby, and start."""
    (info,) = [info for info in await house.tables.in_channel(CHANNEL) if info.status == "lobby"]
    for person in (ADA, BEA):
        await house.tables.lobby.join(info.id, person)
    await house.tables.lobby.start_game(info.id, ADA.id)


@pytest.mark.parametrize(
    ("zone", "first", "then"),
    [
        ("Europe/Vienna", (2026, 3, 22, 2, 30), [(3, 29, 3, 30), (4, 5, 2, 30)]),  # 02:30 is left out on the 29th
        ("Europe/Vienna", (2026, 10, 18, 2, 30), [(10, 25, 2, 30), (11, 1, 2, 30)]),  # and comes twice on the 25th
        ("America/New_York", (2026, 3, 1, 20, 0), [(3, 8, 20, 0), (3, 15, 20, 0)]),
        ("Australia/Adelaide", (2028, 2, 22, 19, 30), [(2, 29, 19, 30), (3, 7, 19, 30)]),
        ("Asia/Kolkata", (2028, 2, 29, 0, 15), [(3, 7, 0, 15), (3, 14, 0, 15)]),
        ("Australia/Lord_Howe", (2026, 3, 29, 20, 0), [(4, 5, 20, 0), (4, 12, 20, 0)]),  # it moves by half an hour
    ],
)
async def test_a_weekly_night_keeps_its_hour_by_the_planners_clock(
    where: Database, zone: str, first: tuple[int, ...], then: list[tuple[int, ...]]
) -> None:
    starts = datetime(*first, tzinfo=ZoneInfo(zone)).timestamp()  # pyright: ignore[reportArgumentType]
    house = await up(where, ManualClock(starts - HOUR))
    night = await plan(house, starts, weekly=True, zone=zone)
    await house.tables.nights.answer(night.id, BEA, "in")
    await house.advance(HOUR)
    await play(house)
    await house.advance(7 * DAY + 2 * HOUR)
    found = [datetime.fromtimestamp(night.starts, ZoneInfo(zone)) for night in every_night(house)][1:]
    assert [(at.month, at.day, at.hour, at.minute) for at in found] == then
    assert all(at.fold == 0 for at in found)
    await house.down()


async def runs(where: Database, clock: ManualClock, called: Called, until: float, writes: int = 0) -> None:
    """A process that does what is due until then; with `writes` it is killed after so many."""
    house, dead = House(where, clock), asyncio.Event()
    house._seeds = count(int(clock.now()) * 100)  # each process draws ids of its own
    await house.up()
    if writes:
        die_after(house, writes, dead)
    listen(house, called)
    await settled(house, dead)
    while not dead.is_set() and (due := clock.next_call()) is not None and due <= until:
        clock.move_to(due)
        await settled(house, dead)
    clock.move_to(max(clock.now(), until))
    await settled(house, dead)
    house.tables.jobs.close()
    for task in (*house.tables.jobs._tasks, *house.tables._runtime._tasks):
        task.cancel()
    await house.killed()


def die_after(house: House, writes: int, dead: asyncio.Event) -> None:
    """Let the process hang for ever, as far as the world can see, once it has written so often."""
    write, left = house.store.write, writes

    async def dying(*args: Any, **how: Any) -> Any:
        nonlocal left
        done = await write(*args, **how)
        left -= 1
        if not left:
            dead.set()
        if left <= 0:
            await asyncio.Event().wait()
        return done

    house.store.write = dying


async def settled(house: House, dead: asyncio.Event) -> None:
    """Return when nothing is under way, or the process is dead."""
    idle, died = asyncio.ensure_future(house.tables.jobs.idle()), asyncio.ensure_future(dead.wait())
    await asyncio.wait((idle, died), return_when=asyncio.FIRST_COMPLETED)
    for task in (idle, died):
        task.cancel()


async def test_nothing_is_lost_and_nothing_doubled_after_twenty_kills(where: Database) -> None:
    luck, clock, called = random.Random(38), ManualClock(BEGAN), Called()
    began, sizes = clock.now(), dict[str, int]()
    house = await House(where, clock).up()
    for number in range(KILLS):
        host = Person(5000 + number, f"Host {number}")
        night = await plan(house, began + (number + 1) * HOUR, host=host, seats=2, guild=number + 1)
        coming = luck.sample(PEOPLE, luck.randint(0, 4))
        for person in coming:
            await house.tables.nights.answer(night.id, person, "in")
        sizes[night.id] = 1 + len(coming)
    await house.down()
    for number in range(KILLS):
        due = began + (number + 1) * HOUR - luck.choice([0.0, 30 * MINUTE])
        await runs(where, clock, called, due - 1)
        await runs(where, clock, called, due + luck.uniform(0, MINUTE), luck.randint(1, 9))
        await runs(where, clock, called, due + 2 * MINUTE)
    await runs(where, clock, called, began + (KILLS + 2) * HOUR)
    house = await House(where, clock).up()
    seated = house.rows("SELECT DISTINCT night_id, table_id FROM night_answers")
    assert Counter(night for night, _ in seated) == {night: -(-size // 2) for night, size in sizes.items()}
    assert {table for (table,) in house.rows("SELECT id FROM tables")} == {table for _, table in seated}
    assert [night.outcome for night in every_night(house)] == ["unplayed"] * KILLS
    assert Counter(called.messages.values()) == dict.fromkeys(sizes, 1)
    assert called.early == []
    await house.down()


async def test_a_night_that_was_missed_for_long_is_not_begun_and_a_weekly_one_comes_again(where: Database) -> None:
    clock = ManualClock(BEGAN)
    house = await House(where, clock).up()
    once = await plan(house, clock.now() + HOUR)
    weekly = await plan(house, clock.now() + HOUR, weekly=True)
    waits = await plan(house, None)
    await house.down()
    clock.move_to(clock.now() + 14 * DAY)
    house = await up(where, clock)
    await house.tables.nights.begin(no_preset)
    await house.tables.idle()
    told = {night.id: (night.status, night.outcome) for night in every_night(house)}
    assert (told.pop(once.id), told.pop(weekly.id)) == (("over", "missed"), ("over", "missed"))
    assert told.pop(waits.id) == ("over", "expired")
    assert list(told.values()) == [("open", "")]
    assert every_night(house)[-1].starts == weekly.starts + 14 * DAY
    assert await house.tables.in_channel(CHANNEL) == []
    await house.down()


async def test_a_start_that_counts_as_done_though_it_was_killed_half_way_goes_on(where: Database) -> None:
    """How long a nonce holds says nothing about a night: its row tells how far it has come."""
    clock = ManualClock(BEGAN)
    house = await House(where, clock).up()
    starts, called = clock.now() + HOUR, Called()
    night = await plan(house, starts, seats=2)
    for person in (BEA, CID):
        await house.tables.nights.answer(night.id, person, "in")
    await house.down()
    for writes in (2, 4):
        await runs(where, clock, called, starts, writes)
    clock.move_to(starts + 20 * MINUTE)
    house = await up(where, clock)
    await house.tables.nights.begin(no_preset)
    await house.tables.idle()
    assert len(await house.tables.in_channel(CHANNEL)) == 2
    await house.down()


@pytest.mark.parametrize(("late", "outcome"), [(29, ""), (31, "missed")])
async def test_a_night_begins_up_to_half_an_hour_late(where: Database, late: int, outcome: str) -> None:
    clock = ManualClock(BEGAN)
    house = await House(where, clock).up()
    night = await plan(house, clock.now() + HOUR)
    await house.down()
    clock.move_to(clock.now() + HOUR + late * MINUTE)
    house = await up(where, clock)
    await house.tables.idle()
    assert (await house.tables.nights.night(night.id)).outcome == outcome
    assert len(await house.tables.in_channel(CHANNEL)) == (not outcome)
    await house.down()


async def test_a_night_that_is_moved_begins_once_and_a_cancelled_one_never(where: Database) -> None:
    house = await up(where, ManualClock(BEGAN))
    moved, gone = await plan(house, house.clock.now() + HOUR), await plan(house, house.clock.now() + HOUR)
    await house.tables.nights.move(moved.id, house.clock.now() + 3 * HOUR)
    await house.tables.nights.cancel(gone.id)
    await house.advance(2 * HOUR)
    assert await house.tables.in_channel(CHANNEL) == []
    await house.advance(HOUR)
    assert len(await house.tables.in_channel(CHANNEL)) == 1
    with pytest.raises(Refused, match="night-over"):
        await house.tables.nights.move(moved.id, house.clock.now() + HOUR)
    await house.down()


async def test_after_seven_days_nothing_is_kept_of_it(where: Database) -> None:
    house = await up(where, ManualClock(BEGAN))
    await plan(house, house.clock.now() + HOUR)
    await house.advance(2 * HOUR)
    for days, kept in ((6, 1), (2, 0)):
        await house.advance(days * DAY)
        await house.tables.upkeep.clear()
        assert house.rows("SELECT count(*) FROM nights") == [(kept,)]
        assert house.rows("SELECT count(*) FROM night_answers") == [(kept,)]
    await house.down()


async def test_two_weeks_in_a_row_without_a_game_end_a_weekly_night(where: Database) -> None:
    house = await up(where, ManualClock(BEGAN))
    night = await plan(house, house.clock.now() + HOUR, weekly=True)
    await house.tables.nights.answer(night.id, CID, "in")
    await house.advance(2 * HOUR)
    await house.advance(7 * DAY)
    assert [night.outcome for night in every_night(house)] == ["unplayed", "series"]
    night = await plan(house, house.clock.now() + HOUR, weekly=True)
    for _ in range(2):
        await house.advance(2 * HOUR)
        following = [night for night in every_night(house) if night.open]
        if following:
            await house.tables.nights.answer(following[0].id, DAN, "in")
        await house.advance(7 * DAY - 2 * HOUR)
    await house.advance(2 * HOUR)
    assert [night.outcome for night in every_night(house)][2:] == ["unplayed", "unplayed", "series"]
    await house.down()


@given(st.integers(1, 40), st.integers(2, 10))
def test_people_are_divided_among_as_few_tables_as_it_takes(people: int, seats: int) -> None:
    groups = groups_of(range(people), seats)
    sizes = [len(group) for group in groups]
    assert [user for group in groups for user in group] == list(range(people))
    assert len(groups) == -(-people // seats)
    assert max(sizes) <= seats
    assert max(sizes) - min(sizes) <= 1
