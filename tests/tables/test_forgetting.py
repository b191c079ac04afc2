"""Forgetting somebody, also where tables are held in memory."""

import pytest

from bot.database import Database
from bot.engine import Refused
from bot.store.opening import opened
from bot.tables import Person
from tests.store.world import traces
from tests.tables.tavern import BEA, House

ADA = Person(1_300_000_000_000_000_007, "Ada")


def named(where: Database) -> set[tuple[str, str]]:
    with opened(where) as connection:
        return traces(connection, ADA.id) | traces(connection, "Ada")


async def test_refused_while_seated_and_nothing_changes(house: House) -> None:
    lobby = await house.tables.lobby.open(1, 2, ADA)
    before = house.dump()
    with pytest.raises(Refused) as caught:
        await house.tables.forget(ADA.id)
    assert (caught.value.reason, caught.value.facts) == ("forget-live", {"tables": (lobby.id,)})
    assert house.dump() == before
    assert (await house.tables.info(lobby.id)).host_id == ADA.id


async def test_a_game_goes_on_with_somebody_in_their_place(house: House) -> None:
    game = await house.game(BEA, ADA)
    await house.tables.leaving.leave(game.id, ADA.id)
    assert named(house.where)
    house.notes.changes.clear()
    await house.tables.forget(ADA.id)
    assert [(change.table, change.kind) for change in house.notes.changes] == [(game.id, "told")]
    seat = (await house.tables.info(game.id)).seats[1]
    assert (seat.name, seat.left, seat.minded) == ("somebody", True, True)
    assert seat.user_id is not None
    assert seat.user_id < 0
    with pytest.raises(Refused, match="not-seated"):
        await house.tables.play.take_back(game.id, ADA.id)
    # Nothing in memory writes them down again, to the very end of the game.
    while (await house.tables.info(game.id)).status == "live":
        public_table = await house.tables.public_table(game.id)
        assert public_table.ask
        if 0 in public_table.ask.waiting:
            await house.move(game.id)
        else:
            await house.advance(30)
        assert named(house.where) == set()
    assert [seat.name for seat in house.results[0].seats] == ["Bea", "somebody"]


async def test_what_people_saw_of_them_is_not_kept_in_memory_either(house: House) -> None:
    game = await house.game(BEA, ADA)
    for person in (ADA, BEA):
        await house.tables.private_table(game.id, person.id)
    await house.tables.leaving.close(game.id, force=True)
    assert "Ada" in repr(house.tables._looked)
    await house.tables.forget(ADA.id)
    assert "Ada" not in repr(house.tables._looked)


async def test_a_game_that_is_over_and_still_in_memory(house: House) -> None:
    game = await house.game(ADA, BEA)
    await house.tables.leaving.close(game.id, force=True)
    await house.tables.forget(ADA.id)
    info = await house.tables.info(game.id)
    assert [seat.name for seat in info.seats] == ["somebody", "Bea"]
    assert info.host_id == info.seats[0].user_id
    assert info.host_id < 0
    assert named(house.where) == set()
    assert house.notes.changes[-1].kind == "closed"


async def test_not_while_closing(house: House) -> None:
    await house.tables.clocks.stop()
    with pytest.raises(Refused, match="closing"):
        await house.tables.forget(ADA.id)
