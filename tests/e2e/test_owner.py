"""The operator's text commands on a server with tables in play. (tests/cogs has the rest of them.)"""

from __future__ import annotations

import pytest

from bot.engine import Refused
from tests.e2e.conftest import Evening, Person


async def owner(evening: Evening) -> Person:
    lou = evening.guild.add_member(evening.env.create_user("lou", global_name="Lou"))
    evening.bot.owner_ids = {lou.id}
    return lou


async def test_drain_tells_the_tables_keeps_them_and_they_go_on(evening: Evening) -> None:
    lou, (ann, ben) = await owner(evening), evening.people[:2]
    table = await evening.open(ann, ben, game="drinko")
    await evening.rest()
    assert evening.bot.user is not None
    await lou.send_dm(f"<@{evening.bot.user.id}> drain")
    assert evening.bot.is_closed()
    assert "The house closes for a moment; the game is kept." in evening.shown(table)
    assert evening.dms(lou)[-1].content == "No new answers from now on; 1 table in play, kept for the next start."
    with pytest.raises(Refused, match="closing"):
        await evening.bot.tables.play.answer(table, ann.id, None, ("draw",))
    await evening.restart()
    await evening.rest()
    assert (await evening.info(table)).status == "live"
    assert "closes for a moment" not in evening.shown(table)
