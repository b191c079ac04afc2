"""Ways to spoil the ladder that once succeeded, each by its outcome. Those by undo stand with the undo."""

from __future__ import annotations

from contextlib import suppress

from bot.engine import Refused
from tests.tables.tavern import ADA, BEA, CID, House


async def begun(house: House) -> str:
    """A game in which everybody has made five moves."""
    info = await house.game(ADA, BEA, CID)
    for _ in range(15):
        await house.move(info.id)
    return info.id


async def test_a_host_whose_game_goes_badly_removes_everybody(house: House) -> None:
    table = await begun(house)
    for victim in (BEA, CID):
        with suppress(Refused):
            await house.tables.leaving.kick(table, ADA.id, victim.id)
    assert not any(seat.left for seat in (await house.tables.info(table)).seats)


async def test_a_host_who_loses_closes_the_table(house: House) -> None:
    table = await begun(house)
    with suppress(Refused):
        await house.tables.leaving.close(table, ADA.id)
    assert (await house.tables.info(table)).status == "live"


async def test_a_host_who_loses_pauses_the_game_until_it_is_closed(house: House) -> None:
    table = await begun(house)
    await house.tables.clocks.pause(table, "host")
    await house.down()
    house.clock.move_to(house.clock.now() + 8 * 86_400)
    again = await House(house.where, house.clock).up()
    await again.advance(1)
    assert (await again.tables.info(table)).status == "live"
    await again.down()


async def test_a_second_account_joins_and_leaves_at_once(house: House) -> None:
    for _ in range(3):
        info = await house.game(ADA, BEA, pace="blitz")
        await house.tables.leaving.leave(info.id, BEA.id)
        while (await house.tables.info(info.id)).status == "live":
            public_table = await house.tables.public_table(info.id)
            assert public_table.ask is not None
            await (house.move(info.id) if public_table.ask.waiting[0] == 0 else house.advance(6))
    assert [result.rated for result in house.results] == [False] * 3
