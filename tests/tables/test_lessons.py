"""The table of a guided first game."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.games.drinko.rules.deals import the_deals
from bot.tables import Tables
from bot.tables.clocks.pace import PACES
from bot.tables.info import TableInfo
from bot.tables.play.minding import LESSON_PAUSE, PAUSE
from bot.tables.play.moves import SLEPT
from bot.tables.record.replay import replay
from tests.tables.tavern import ADA, BEA, House
from tests.tables.test_lobby import refused


async def teach(tables: Tables) -> TableInfo:
    return await tables.lobby.teach(1, 2, ADA, "drinko", 1, {"deal": "lesson", "starter": 0})


async def begin(house: House) -> TableInfo:
    info = await teach(house.tables)
    return await house.tables.lobby.start_game(info.id, ADA.id)


async def test_a_lesson_is_one_person_and_patrons_in_no_hurry(house: House) -> None:
    info = await begin(house)
    assert (info.lesson, info.pace, info.most, info.host_id) == (True, "relaxed", 2, ADA.id)
    assert [(seat.user_id, seat.patron) for seat in info.seats] == [
        (ADA.id, None), (None, "lesson"),
    ]  # fmt: skip
    assert house.notes.changes[0].kind == "play", "nobody is shown a lobby"
    assert not (await house.tables.lobby.open(1, 2, BEA)).lesson


async def test_one_lesson_at_a_time(house: House) -> None:
    info = await begin(house)
    assert await refused(teach(house.tables)) == ("lesson-already", {"table": info.id})
    await house.tables.lobby.end_lesson(info.id, ADA.id)
    again = await teach(house.tables)
    assert await refused(teach(house.tables)) == ("lesson-already", {"table": again.id}), "a lobby counts as well"
    await house.tables.leaving.close(again.id, ADA.id)
    both = await asyncio.gather(teach(house.tables), teach(house.tables), return_exceptions=True)
    assert [isinstance(found, TableInfo) for found in both].count(True) == 1


async def test_patrons_take_longer_so_that_one_can_follow(house: House) -> None:
    info = await begin(house)
    await house.move(info.id)
    public_table = await house.tables.public_table(info.id)
    assert public_table.ask is not None
    assert public_table.ask.waiting == (1,)
    await house.advance(LESSON_PAUSE[0] - 0.1)
    assert (await house.tables.public_table(info.id)).ask == public_table.ask
    await house.advance(LESSON_PAUSE[1] - LESSON_PAUSE[0] + 0.1)
    assert (await house.tables.public_table(info.id)).ask != public_table.ask
    assert LESSON_PAUSE[1] > PAUSE[1]


async def test_the_number_of_the_turn_goes_with_the_ask(house: House) -> None:
    info = await begin(house)
    turns: list[int] = []
    for _ in range(3):
        public_table = await house.tables.public_table(info.id)
        assert public_table.ask is not None
        turns.append(public_table.ask.turn)
        await house.move(info.id)
        await house.advance(2 * LESSON_PAUSE[1])
    assert turns == [1, 3, 5]
    before = (await house.tables.public_table(info.id)).ask
    assert before is not None
    await house.killed()
    after = await House(house.where, house.clock).up()
    public_table = await after.tables.public_table(info.id)
    assert public_table.info.lesson
    assert public_table.ask is not None
    assert public_table.ask.turn == before.turn
    await after.down()


async def test_going_on_without_a_guide(house: House) -> None:
    info = await begin(house)
    assert await refused(house.tables.lobby.end_lesson(info.id, BEA.id)) == ("not-host", {})
    assert not (await house.tables.lobby.end_lesson(info.id, ADA.id)).lesson
    assert house.notes.changes[-1].notice == "lesson-over"
    version = (await house.tables.info(info.id)).version
    assert (await house.tables.lobby.end_lesson(info.id, ADA.id)).version == version, "once is enough"
    assert house.rows("SELECT lesson FROM tables") == [(0,)]
    assert [seat.patron for seat in (await house.tables.info(info.id)).seats] == [None, "easy"]
    await house.move(info.id)
    await house.tables.leaving.close(info.id, ADA.id)
    assert await refused(house.tables.lobby.end_lesson(info.id, ADA.id)) == ("table-over", {})


async def test_a_lesson_nobody_plays_ends(house: House) -> None:
    info = await begin(house)
    relaxed = PACES["relaxed"]
    await house.advance(relaxed.bank + (SLEPT + 1) * (relaxed.turn + 30))
    assert (await house.tables.info(info.id)).status == "closed"
    assert house.notes.changes[-1].notice == "lesson-asleep"
    assert house.results == []
    assert house.rows("SELECT count(*) FROM windows") == [(0,)]


async def test_another_game_after_a_lesson_has_no_guide(house: House) -> None:
    info = await begin(house)
    await house.tables.leaving.close(info.id, ADA.id)
    following = await house.tables.lobby.rematch(info.id, ADA)
    assert not following.lesson
    assert [seat.patron for seat in following.seats] == [None, "easy"]
    assert "deal" not in following.options, "its cards are shuffled"
    assert following.most == 10, "friends find room"


async def test_a_lesson_is_dealt_as_it_is_written_each_time(house: House) -> None:
    hands: list[Any] = []
    for _ in range(2):
        info = await begin(house)
        hands.append((await house.tables.private_table(info.id, ADA.id)).view["hand"])
        await house.move(info.id)
        await house.tables.leaving.close(info.id, ADA.id)
        replayed = await house.store.read(lambda connection, table=info.id: replay(connection, table, house.games))
        assert replayed.verdict == "same"
    assert hands == [sorted(the_deals()["lesson"].hands[0])] * 2
