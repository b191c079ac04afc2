"""A whole game by slash commands only, and finding out which table is meant."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Evening, parts, said, texts


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def test_a_game_of_four_by_commands(evening: Evening) -> None:
    ann, *others = evening.people[:4]
    assert "is open below" in said(await ann.slash(evening.channel, "table open", game="drinko", pace="relaxed"))
    (info,) = await evening.bot.tables.in_channel(evening.channel.id)
    for player in others:
        assert said(await player.slash(evening.channel, "table join")) == f"You've got a seat at table {info.id}."
    assert said(await ann.slash(evening.channel, "table start")) == f"Table {info.id} starts."
    for _ in range(400):
        person = await evening.to_move(info.id)
        if person is None:
            break
        card = (await evening.cards(person, info.id))[0]
        private_table = await evening.bot.tables.private_table(info.id, person.id)
        assert private_table.seat_ask is not None
        options = {"card": card}
        if private_table.seat_ask.options[card].least:
            names = await person.autocomplete(evening.channel, "drinko play", "target", "")
            options["target"] = names[0]["value"]
        answer = said(await person.slash(evening.channel, "drinko play", **options))
        assert str(person.user.global_name) in answer
        await evening.rest(2)
    assert (await evening.info(info.id)).status == "over"


async def test_the_hand_by_command_is_private_and_can_be_played_from(evening: Evening) -> None:
    await evening.house(hands="channel")
    table = await evening.open(*evening.people[:2])
    person = await evening.to_move(table)
    assert person is not None
    shown = await person.slash(evening.channel, "drinko hand")
    assert said(shown).startswith("**Your turn**")
    await evening.use(person, shown.response)
    assert await evening.to_move(table) is not person or "Your turn" in said(shown)
    assert not evening.dms(person)


async def test_calling_and_catching_by_command(evening: Evening) -> None:
    table = await evening.open(*evening.people[:3])
    ann, ben = evening.people[:2]
    assert said(await ann.slash(evening.channel, "drinko call")) == (
        "You can call Drinko only with one card left; you hold 7."
    )
    assert "Ann tries to catch Ben, who still holds 7 cards." in said(
        await ann.slash(evening.channel, "drinko catch", player="Ben")
    )
    assert said(await ben.slash(evening.channel, "drinko catch", player="Ben")) == "You can't choose yourself."
    await evening.rest()
    assert "Ann tries to catch Ben, who still holds 7 cards." in evening.shown(table)


async def test_a_table_must_be_named_only_when_it_is_not_clear(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    first = await evening.open(ann, ben)
    second = await evening.open(ann, cid)
    answer = said(await ann.slash(evening.channel, "drinko hand"))
    assert answer in (f"Which table? Add its code: {first}, {second}.",)
    assert "table " + second in said(await ann.slash(evening.channel, "drinko hand", table=second.lower()))
    assert "table " + first in said(await ben.slash(evening.channel, "drinko hand"))
    assert said(await dot.slash(evening.channel, "drinko hand")) == "You're not sitting at any table right now."
    assert said(await dot.slash(evening.channel, "table status", table="ZZZZ")) == "There's no table with that code."
    offered = await ann.autocomplete(evening.channel, "drinko hand", "table", "")
    assert [choice["value"] for choice in offered] == [first, second]
    # In direct messages too.
    assert "table " + first in said(await ben.user.slash("drinko hand"))


async def test_of_several_tables_in_a_channel_ones_own_is_meant(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    hers, his = [await evening.open(person, start=False) for person in (ann, ben)]
    shown = said(await ann.slash(evening.channel, "table status"))
    assert hers in shown
    assert his not in shown
    asked = (await cid.slash(evening.channel, "table status")).response
    assert asked is not None
    assert asked.ephemeral
    assert texts(asked.components) == ["**Which table?**"]
    offered = {part["label"]: part["custom_id"] for part in parts(asked.components) if part["type"] == 2}
    assert [label.split(" ")[0].rstrip(":") for label in offered] == [hers, his]
    chosen = (await cid.click(asked, custom_id=list(offered.values())[1])).response
    assert chosen is not None
    shown = "\n".join(texts(chosen.components))
    assert his in shown
    assert hers not in shown
