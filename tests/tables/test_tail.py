"""The latest part of a log is what playing it whole shows, however long the game is."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from bot.engine import Refused, Told
from bot.games.drinko.rules import Drinko
from bot.store import decisions
from bot.tables.record.parts import Tail, tail
from bot.tables.record.replay import LogStep, replay
from tests.databases import SQLITE
from tests.tables.tavern import ADA, BEA, CID, House
from tests.tables.test_restart import Newer, stop_mid_turn


async def cut(house: House, table: str, after: int, most: int = 200) -> Tail:
    return await house.store.read(lambda connection: tail(connection, table, house.games, after, most))


async def whole(house: House, table: str) -> list[LogStep]:
    return (await house.store.read(lambda connection: replay(connection, table, house.games))).steps


async def compare(house: House, table: str) -> list[LogStep]:
    steps = await whole(house, table)
    for after in range(len(steps) + 2):
        end = await cut(house, table, after)
        assert (end.steps, end.more) == (steps[after:], False)
        if 0 < after <= len(steps):
            assert end.before is not None
            last = steps[after - 1]
            assert (end.before.decision, end.before.undone) == (last.decision, last.undone)
    return steps


@SQLITE
async def test_of_a_game_from_its_set_up_to_its_end(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    while (await house.tables.info(info.id)).status == "live":
        await house.move(info.id)
        await house.tables.play.answer(info.id, ADA.id, None, ("catch",)) if not house.results else None
    steps = await compare(house, info.id)
    assert len(steps) > 60
    end = await cut(house, info.id, 10, 7)
    assert (end.steps, end.more) == (steps[10:17], True)
    assert (await cut(house, info.id, 0, 1)).steps == steps[:1]
    for kept in (0, 3):

        def forget(connection: Any, kept: int = kept) -> None:
            connection.execute("DELETE FROM snapshots WHERE turn % 8 >= ?", (kept,))

        await house.store.write(forget)
        assert (await cut(house, info.id, len(steps) - 9)).steps == steps[-9:]


async def test_of_moves_that_were_taken_back(house: House) -> None:
    info = await house.game(ADA, patrons=1)
    undone = 0
    for _ in range(80):
        public_table = await house.tables.public_table(info.id)
        if public_table.info.status != "live":
            break
        assert public_table.ask is not None
        if public_table.ask.waiting[0] != 0:
            await house.advance(6)
            continue
        change = await house.move(info.id)
        if undone < 6 and not any(event.key in ("drew", "reshuffled") for event in change.events):
            try:
                await house.tables.undo.ask(info.id, ADA.id)
            except Refused:
                continue
            undone += 1
            await compare(house, info.id)
    assert undone > 2
    steps = await compare(house, info.id)
    assert sum(step.undone for step in steps) >= undone


async def test_of_a_turn_whose_rules_have_changed(house: House) -> None:
    table = await stop_mid_turn(house)
    again = House(house.where, house.clock)
    again.games["drinko"] = Newer()
    await again.up()
    await again.tables.public_table(table)
    await again.move(table)
    await again.move(table)
    end = await cut(again, table, 5)
    # The old turn's decision is there, and tells nothing; what was played since is told.
    assert [(m.decision and m.decision.epoch, m.undone, bool(m.events)) for m in end.steps] == [
        (0, True, False), (1, False, True), (1, False, True),
    ]  # fmt: skip
    await again.down()


class Counted(Drinko):
    """Drinko that counts how many turns are begun."""

    begun: ClassVar[int] = 0

    def turn(self, state: Any, told: Told) -> Any:
        Counted.begun += 1
        return super().turn(state, told)


async def test_it_costs_the_same_however_long_the_game(house: House) -> None:
    house.games["drinko"] = Counted()
    info = await house.game(ADA, BEA, CID)
    costs: list[int] = []
    for moves in range(1, 31):
        await house.move(info.id)
        if moves in (10, 30):
            Counted.begun = 0
            assert len((await cut(house, info.id, moves - 3)).steps) == 4
            costs.append(Counted.begun)
    assert costs[0] == costs[1] <= decisions.KEPT


async def test_of_no_table_and_of_no_game(house: House) -> None:
    lobby = await house.tables.lobby.open(1, 2, ADA)
    assert await cut(house, lobby.id, 0) == Tail(0)
    with pytest.raises(Refused):
        await cut(house, "NONE", 0)
