"""Whatever happens in whatever order: memory and store agree, every live table has its timer set, and games end."""

from __future__ import annotations

import random
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import pytest

from bot.database import Database
from bot.engine import Refused
from bot.games import patron
from bot.tables.record.parts import tail
from bot.tables.record.replay import replay
from tests.tables.tavern import PEOPLE, House

STEPS = 90


async def anyhow(work: Awaitable[Any]) -> None:
    """Do it; that people are refused something is part of the evening."""
    with suppress(Refused):
        await work


async def begin(where: Database, luck: random.Random) -> tuple[House, list[str]]:
    house = House(where)
    house.patrons = patron
    await house.up()
    found: list[str] = []
    for people in (1, 3):
        pace = luck.choice(["blitz", "normal"])
        found.append((await house.game(*PEOPLE[:people], patrons=luck.randint(1, 2), pace=pace)).id)
    return house, found


async def again(house: House, luck: random.Random) -> House:
    await house.killed()
    house.clock.move_to(house.clock.now() + luck.choice([1, 100, 4000]))
    next_one = House(house.where, house.clock)
    next_one.patrons = patron
    return await next_one.up()


async def play(house: House, table: str, user: int, luck: random.Random) -> None:
    private_table = await house.tables.private_table(table, user)
    picks = list(private_table.seat_ask.options) if private_table.seat_ask else ["catch", "call"]
    await house.tables.play.answer(
        table, user, private_table.ask.number if private_table.ask else None, (luck.choice(picks),)
    )


async def something(house: House, table: str, luck: random.Random) -> None:
    user, tables = luck.choice(PEOPLE[:3]).id, house.tables
    kinds = {"play": 12, "agree": 3, "wait": 5, "thaw": 3, "resume": 2, "undo": 2, "pause": 1, "freeze": 1, "leave": 1}
    match luck.choices(list(kinds), list(kinds.values()))[0]:
        case "play":
            await play(house, table, user, luck)
        case "undo":
            await tables.undo.ask(table, user)
        case "agree":
            await tables.undo.agree(table, user, luck.random() < 0.8)
        case "leave":
            await (tables.leaving.leave if luck.random() < 0.3 else tables.play.take_back)(table, user)
        case "pause":
            await tables.clocks.pause(table, "host")
        case "resume":
            await tables.clocks.resume(table)
        case "freeze":
            await tables.clocks.freeze()
        case "thaw":
            await tables.clocks.thaw()
        case _:
            await house.advance(luck.choice([0.5, 2, 5, 30]))


def check(house: House, table: str) -> None:
    inside = house.tables._runtime
    status, seq, epoch = house.rows("SELECT status, seq, epoch FROM tables WHERE id = ?", table)[0]
    windows = house.rows("SELECT state, deadline FROM windows WHERE table_id = ?", table)
    assert [state for state, _ in windows] == {"live": ["open"], "paused": ["paused"]}.get(status, [])
    if status == "live" and not inside.shards.away:
        armed = inside.scheduler.at(table)
        assert armed is not None
        assert armed <= windows[0][1]
        assert windows[0][1] >= house.clock.now()
    for live in inside.shelf.held():
        if live.id == table and live.run is not None and status in ("live", "paused"):
            assert (live.run.seq, live.run.epoch) == (seq, epoch)


@pytest.mark.parametrize(
    ("where", "seed"), [("sqlite", 0), ("sqlite", 1), ("sqlite", 2), ("postgres", 0)], indirect=["where"]
)
async def test_an_evening_of_everything(where: Database, seed: int) -> None:
    luck = random.Random(seed)
    house, found = await begin(where, luck)
    for step in range(STEPS):
        if step % 30 == 29:
            house = await again(house, luck)
        await anyhow(something(house, luck.choice(found), luck))
        await house.tables.idle()
        for table in found:
            check(house, table)
    for table in found:
        log = await house.store.read(lambda connection, table=table: replay(connection, table, house.games))
        assert (log.verdict, log.where) == ("same", "")
        for after in range(0, len(log.steps), 9):
            end = await house.store.read(
                lambda connection, table=table, after=after: tail(connection, table, house.games, after, 10_000)
            )
            assert end.steps == log.steps[after:]
    await house.tables.clocks.thaw()
    for table in found:
        await anyhow(house.tables.clocks.resume(table))
    ended = 0
    for _ in range(3 * 60):
        await house.advance(60)
        ended = sum([(await house.tables.info(table)).status in ("over", "closed") for table in found])
        if ended == len(found):
            break
    assert ended == len(found)
    await house.down()
