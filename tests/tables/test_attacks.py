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
    await house.tables.leaving.pause(table, ADA.id)
    await house.down()
    house.clock.move_to(house.clock.now() + 8 * 86_400)
    again = await House(house.where, house.clock).up()
    await again.advance(1)
    assert (await again.tables.info(table)).status == "live"
    await again.down()


async def test_a_host_who_loses_pauses_the_game_again_and_again(house: House) -> None:
    table = await begun(house)
    stood = 0.0
    for _ in range(20):
        with suppress(Refused):
            await house.tables.leaving.pause(table, ADA.id)
        for _ in range(100):
            info = await house.tables.info(table)
            if info.status != "paused":
                break
            with suppress(Refused):
                await house.tables.leaving.resume(table, BEA.id)
                break
            await house.advance(60)
            stood += 60
        if (await house.tables.info(table)).motion is not None:
            await house.tables.leaving.vote(table, BEA.id, yes=False)
        await house.advance(1)
    assert stood <= 15 * 60
    assert (await house.tables.info(table)).status == "live"
