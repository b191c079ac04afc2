"""Calls to free chairs: whom they reach, by whose clock, and that they are made once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.database import Database, PostgresUrl
from bot.engine import Refused
from bot.shares import Share
from bot.store import callers, houses, people
from bot.store.callers import Caller
from bot.store.jobs import Job
from bot.tables import ManualClock, Person, TableInfo
from bot.tables.seats.callers import CALL, END, STANDS
from tests.tables.tavern import ADA, BEA, CID, DAN, House
from tests.tables.test_nights import BEGAN, HOUR, MINUTE, die_after, seldom, settled

__all__ = ["seldom"]
KILLS = 20
CROWD = [Person(2000 + number, f"Guest {number}") for number in range(14)]


async def lobby(house: House, host: Person = ADA, channel: int = 2, guild: int = 1) -> TableInfo:
    return await house.tables.lobby.open(guild, channel, host, most=4)


async def want(house: House, *wanting: Person, channel: int = 2, **given: Any) -> None:
    for number, person in enumerate(wanting):
        await house.tables.callers.save(Caller(person.id, channel, 1, at=float(number), **given))


async def called(house: House, table: str) -> list[int]:
    """Whom the call of a lobby reaches."""
    call = await house.store.read(lambda connection: callers.load(connection, table))
    assert call is not None
    return await house.store.read(lambda connection: callers.called_by(connection, call))


async def refusal(house: House, table: str, by: Person = ADA) -> str:
    with pytest.raises(Refused) as no:
        await house.tables.callers.call(table, by.id)
    return no.value.reason


async def test_ten_at_once_those_first_who_were_called_longest_ago(house: House) -> None:
    await want(house, *CROWD)
    first, second, third = [await lobby(house, host) for host in (ADA, BEA, CID)]
    assert await house.tables.callers.call(first.id, ADA.id) == 10
    assert await called(house, first.id) == [person.id for person in CROWD[:10]]
    assert await refusal(house, second.id, BEA) == "called-here"
    await house.advance(10 * MINUTE)
    assert await house.tables.callers.call(second.id, BEA.id) == 4
    await house.advance(10 * MINUTE)
    assert await refusal(house, third.id, CID) == "nobody-to-call"
    await house.advance(3 * HOUR - 20 * MINUTE)
    latest = await lobby(house, DAN)
    assert await house.tables.callers.call(latest.id, DAN.id) == 10
    assert await called(house, latest.id) == [person.id for person in CROWD[:10]], "their three hours are over first"
    assert await refusal(house, latest.id, DAN) == "called-already"


async def test_nobody_who_sits_somewhere_is_banned_away_or_quiet(house: House) -> None:
    sits, banned, away, quiet, silent, held, free = CROWD[:7]
    await want(house, ADA, *CROWD[:7])
    other = await lobby(house, sits, channel=9)
    await house.tables.lobby.join(other.id, held)
    await house.store.write(lambda connection: houses.ban(connection, 1, banned.id, ADA.id, 0.0))
    now, settings = house.clock.now(), people.PersonSettings
    for changed in (
        settings(away.id, away_since=now, away_until=now + HOUR),
        settings(quiet.id, quiet_from=0, quiet_to=1439),
        settings(silent.id, pings=False),
    ):
        await house.store.write(lambda connection, changed=changed: people.save(connection, changed))
    info = await lobby(house)
    assert await house.tables.callers.call(info.id, ADA.id) == 1
    assert await called(house, info.id) == [free.id]
    await house.tables.callers.drop(free.id, 2)
    assert await called(house, info.id) == [], "who stops it before the message is sent is not called"


async def test_a_call_needs_a_host_and_a_free_chair(house: House) -> None:
    await want(house, *CROWD)
    info = await lobby(house)
    assert await refusal(house, info.id, BEA) == "not-host"
    assert await house.tables.callers.worth_telling(info.id) == ADA.id
    for person in (BEA, CID, DAN):
        await house.tables.lobby.join(info.id, person)
    assert await refusal(house, info.id) == "table-full"
    assert await house.tables.callers.worth_telling(info.id) is None
    await house.tables.lobby.start_game(info.id, ADA.id, 0)
    assert await refusal(house, info.id) == "table-started"


@pytest.mark.parametrize(
    ("zone", "at", "start", "end", "wanted"),
    [
        ("Asia/Kolkata", (2026, 11, 24, 18, 29), "18:30", "23:00", False),
        ("Asia/Kolkata", (2026, 11, 24, 18, 30), "18:30", "23:00", True),
        ("Asia/Kolkata", (2028, 2, 29, 0, 15), "22:00", "00:30", True),
        ("Europe/Vienna", (2026, 3, 29, 3, 15), "03:00", "04:00", True),
        ("Europe/Vienna", (2026, 10, 25, 2, 30), "03:00", "04:00", False),
        ("Australia/Lord_Howe", (2026, 4, 5, 20, 0), "20:00", "21:00", True),
    ],
)
def test_hours_go_by_their_own_clock(zone: str, at: tuple[int, ...], start: str, end: str, wanted: bool) -> None:
    begins, ends = (int(text[:2]) * 60 + int(text[3:]) for text in (start, end))
    caller = Caller(1, 2, 3, ("drinko",), begins, ends)
    now = datetime(*at, tzinfo=ZoneInfo(zone)).timestamp()  # pyright: ignore[reportArgumentType]
    settings = people.PersonSettings(1, zone=zone)
    assert caller.wants("drinko", settings, now) == wanted
    assert not caller.wants("inn", settings, now)
    assert replace(caller, games=(), start=None, end=None).wants("inn", settings, now)


async def test_two_processes_call_nobody_twice(where: Database) -> None:
    """Two servers of two processes want the same people at the same moment."""
    if not isinstance(where, PostgresUrl):
        pytest.skip("SQLite's file is one process's")
    clock = ManualClock(BEGAN)
    pair = [await House(where, clock, Share(index, 2)).up() for index in range(2)]
    pair[1]._seeds = iter(range(100, 200))  # pyright: ignore[reportAttributeAccessIssue]
    lobbies = [await lobby(house, host, channel=number, guild=number << 22)
               for number, (house, host) in enumerate(zip(pair, (ADA, BEA), strict=True))]  # fmt: skip
    for number in range(2):
        await want(pair[0], *CROWD[:8], channel=number)
    made = await asyncio.gather(
        *(house.tables.callers.call(info.id, info.host_id) for house, info in zip(pair, lobbies, strict=True)),
        return_exceptions=True,
    )
    users = [user for (user,) in pair[0].rows("SELECT user_id FROM lobby_call_people")]
    assert sorted(users) == [person.id for person in CROWD[:8]]
    assert sum(count for count in made if isinstance(count, int)) == 8
    for house in pair:
        await house.down()


class Discord:
    """What has reached Discord: a message with a nonce that it knows already makes no second one."""

    def __init__(self) -> None:
        self.messages: dict[str, str] = {}
        self.deleted: list[str] = []

    def listen(self, house: House) -> None:
        async def call(job: Job) -> None:
            self.messages.setdefault(job.nonce, job.table)
            await house.store.write(lambda connection: callers.sent(connection, job.table, 7))

        async def end(job: Job) -> None:
            known = await house.store.read(lambda connection: callers.load(connection, job.table))
            if known is not None and not known.over:
                self.deleted.append(job.table)
                await house.store.write(lambda connection: callers.end(connection, job.table))

        house.tables.jobs.on(CALL, call)
        house.tables.jobs.on(END, end)
        house.tables.jobs.open()


async def test_nothing_is_lost_and_nothing_doubled_after_twenty_kills(where: Database) -> None:
    luck, clock, discord = random.Random(38), ManualClock(BEGAN), Discord()
    made: list[str] = []
    for number in range(KILLS):
        house, dead = await House(where, clock).up(), asyncio.Event()
        house._seeds = iter(range(number * 100, number * 100 + 99))  # pyright: ignore[reportAttributeAccessIssue]
        await want(house, *CROWD[:2], channel=number)
        info = await lobby(house, Person(5000 + number, "Host"), channel=number, guild=number + 1)
        discord.listen(house)
        die_after(house, luck.randint(1, 5), dead)
        calling = asyncio.ensure_future(house.tables.callers.call(info.id, info.host_id))
        died = asyncio.ensure_future(dead.wait())
        await asyncio.wait((calling, died), return_when=asyncio.FIRST_COMPLETED)
        await settled(house, dead)
        if luck.random() < 0.5 and not dead.is_set():
            clock.move_to(clock.now() + STANDS)
            await settled(house, dead)
        for task in (calling, died, *house.tables.jobs._tasks, *house.tables._runtime._tasks):
            task.cancel()
        await house.killed()
        made += [table for (table,) in house.rows("SELECT table_id FROM lobby_calls") if table not in made]
        house = await House(where, clock).up()
        discord.listen(house)
        await house.tables.jobs.idle()
        await house.advance(3 * HOUR)
        await house.down()
    assert Counter(discord.messages.values()) == dict.fromkeys(made, 1)
    assert set(discord.deleted) == set(made)
    assert len(made) > KILLS / 2
