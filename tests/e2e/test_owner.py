"""The operator's text commands on a server with tables in play. (tests/cogs has the rest of them.)"""

from __future__ import annotations

import pytest

from bot.engine import Refused
from tests.e2e.conftest import Evening, Person, said


async def owner(evening: Evening) -> Person:
    lou = evening.guild.add_member(evening.env.create_user("lou", global_name="Lou"))
    evening.bot.owner_ids = {lou.id}
    return lou


async def test_a_players_report_reaches_the_owner_alone(evening: Evening) -> None:
    lou, (ann, ben) = await owner(evening), evening.people[:2]
    table = await evening.open(ann, ben, game="drinko")
    reported = said(await ann.slash(evening.channel, "table report", text="it went *wrong*", table=table))
    assert evening.bot.user is not None
    await lou.send(evening.channel, f"<@{evening.bot.user.id}> reports")
    (sent,) = evening.dms(lou)
    reference = sent.content.split("**")[1]
    assert f"Reference {reference}" in reported
    assert f"table {table}" in sent.content
    assert sent.content.endswith("it went \\*wrong\\*")
    (file,) = sent.attachments
    assert file["filename"] == f"{table}-{reference}.json"
    last = evening.channel.last_message
    assert last is not None
    assert last.content == "1 report sent to you by direct message."


async def test_drain_tells_the_tables_keeps_them_and_they_go_on(evening: Evening) -> None:
    lou, (ann, ben) = await owner(evening), evening.people[:2]
    table = await evening.open(ann, ben, game="drinko")
    await evening.rest()
    assert evening.bot.user is not None
    await lou.send_dm(f"<@{evening.bot.user.id}> drain")
    assert evening.bot.is_closed()
    assert "The house closes for a moment; the game is kept." in evening.shown(table)
    assert evening.dms(lou)[-1].content == "No new answers from now on; closing once 1 table in play are safe."
    with pytest.raises(Refused, match="closing"):
        await evening.bot.tables.answer(table, ann.id, None, ("draw",))
    await evening.restart()
    await evening.rest()
    assert (await evening.info(table)).status == "live"
    assert "closes for a moment" not in evening.shown(table)
