"""How a game went, told from its log: what everybody saw at each turn's start and at the end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import GameEvent, Refused, Strayed, View
from bot.games.inn.rules import Inn
from tests.tables.tavern import ADA, BEA, CID, PEOPLE, House
from tests.tables.test_undo import until_undoable

Seen = dict[int, View]
"""The public views at turns' starts, by the turn; the end has number 0."""


async def look(house: House, table: str, seen: Seen) -> None:
    """Note what everybody sees, if a turn has just begun or the game is over."""
    async with house.tables._runtime.hold(table) as live:
        assert live.run is not None
        turn = 0 if live.run.over else live.run.turn
    public_table = await house.tables.public_table(table)
    assert public_table.view is not None
    if turn not in seen:
        seen[turn] = public_table.view


async def play_on(house: House, table: str, seen: Seen, moves: int = 2000) -> None:
    """Everybody does the least there is to do, until the game is over or so many moves are made."""
    await look(house, table, seen)
    for _ in range(moves):
        public_table = await house.tables.public_table(table)
        if public_table.ask is None:
            return
        user = public_table.info.seats[public_table.ask.waiting[0]].user_id
        assert user is not None
        mine = await house.tables.private_table(table, user)
        assert mine.seat_ask is not None
        await house.tables.play.answer(table, user, public_table.ask.number, mine.seat_ask.default)
        await look(house, table, seen)


def in_order(seen: Seen) -> list[View]:
    return [seen[turn] for turn in sorted(seen, key=lambda turn: turn or 1 << 30)]


async def course_of(house: House, table: str) -> list[View]:
    return await house.tables.course(table, lambda view: view)


async def test_a_game_of_the_inn_is_seen_again_turn_by_turn(house: House) -> None:
    house.games["inn"] = Inn()
    info = await house.game(ADA, BEA, CID, game="inn", most=4, options={"windows": "quick"})
    seen: Seen = {}
    await play_on(house, info.id, seen)
    assert (await house.tables.info(info.id)).status == "over"
    told = await course_of(house, info.id)
    assert told == in_order(seen)
    assert len(told) > 10
    assert all(view["me"] is None and view["hand"] == [] for view in told)
    assert [bool(view["placings"]) for view in told] == [False] * (len(told) - 1) + [True]
    assert await house.tables.course(info.id, lambda view: view["active"]) == [view["active"] for view in told]


async def test_as_far_as_it_has_gone(house: House) -> None:
    info = await house.game(ADA, BEA)
    seen: Seen = {}
    await play_on(house, info.id, seen, moves=5)
    told = await course_of(house, info.id)
    assert told == in_order(seen)
    assert not told[-1]["over"]


async def test_what_was_taken_back_was_not(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    before = await course_of(house, table)
    await house.tables.undo.ask(table, first.id)
    await house.tables.undo.agree(table, (BEA if first == ADA else ADA).id, True)
    back = await course_of(house, table)
    assert before[: len(back)] == back
    assert len(back) < len(before)
    seen = dict(enumerate(back, 1))
    await play_on(house, table, seen)
    assert (await house.tables.info(table)).status == "over"
    assert house.rows("SELECT reason FROM epochs WHERE table_id = ?", table) == [("undo",)]
    assert await course_of(house, table) == in_order(seen)


async def test_of_a_game_that_was_brought_back_in_the_middle(house: House) -> None:
    house.games["inn"] = Inn()
    info = await house.game(ADA, BEA, game="inn", most=4, options={"windows": "sealed"})
    seen: Seen = {}
    await play_on(house, info.id, seen, moves=13)
    await house.killed()
    again = House(house.where, house.clock)
    again.games["inn"] = Inn()
    await again.up()
    await play_on(again, info.id, seen)
    assert (await again.tables.info(info.id)).status == "over"
    assert await course_of(again, info.id) == in_order(seen)
    await again.down()


class Bell(GameEvent, key="bell"):
    pass


class Renamed(Inn):
    """The Inn under rules that tell something else."""

    rules_version = Inn.rules_version + 1

    def turn(self, state: Any, told: Any) -> Any:
        told.tell(Bell)
        return super().turn(state, told)


async def test_not_of_what_was_played_under_other_rules(house: House) -> None:
    house.games["inn"] = Inn()
    info = await house.game(ADA, BEA, game="inn", most=4, options={"windows": "quick"})
    await play_on(house, info.id, {}, moves=20)
    house.games["inn"] = Renamed()
    with pytest.raises(Strayed):
        await course_of(house, info.id)


async def test_not_of_a_lobby_or_of_nothing(house: House) -> None:
    lobby = await house.tables.lobby.open(1, 2, PEOPLE[0])
    for table, reason in ((lobby.id, "table-not-started"), ("NONE", "no-such-table")):
        with pytest.raises(Refused) as no:
            await course_of(house, table)
        assert no.value.reason == reason
