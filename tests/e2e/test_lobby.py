"""From opening a table to the rematch."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press
from bot.ui.layouts.tables import box, layout
from tests.e2e.conftest import Evening, button_of, has, menu_of, parts, said, texts


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def test_the_lobby_fills_and_empties(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid, start=False, pace="blitz", seats=5)
    assert "3 of 5 seats taken · pace blitz (20 s a move) · host Ann" in evening.shown(table)
    await evening.press(ann, table, "table.patron")
    await evening.pick(ann, table, "table.patron-kind", "shark")
    await evening.rest()
    shown = evening.shown(table)
    assert "(patron, regular)" in shown
    assert "(patron, shark)" in shown
    assert not has(evening.board(table), "table.join"), "the table is full"
    assert said(await evening.press(evening.people[3], table, "table.leave")) == "You have no seat at that table."
    await evening.press(ann, table, "table.unpatron")
    await evening.rest()
    assert "(patron, shark)" not in evening.shown(table)
    assert said(await evening.press(ann, table, "table.leave")) == f"You've left table {table}."
    await evening.rest()
    assert "host Ben" in evening.shown(table)
    assert said(await cid.slash(evening.channel, "table leave")) == f"You've left table {table}."
    await evening.rest()
    assert "Cid" not in evening.shown(table)


async def test_a_table_with_too_many_seats_is_refused_in_words(evening: Evening) -> None:
    ann = evening.people[0]
    refused = await ann.slash(evening.channel, "table open", game="inn", seats=9)
    assert said(refused) == "That game takes 2 to 8 seats."


async def test_easy_patrons_and_guests_of_the_house_sit_down(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False, game="inn", seats=8)
    await evening.pick(ann, table, "table.patron-kind", "easy")
    await evening.rest()
    assert "(patron, easy)" in evening.shown(table)
    for _ in range(6):
        await evening.pick(ann, table, "table.patron-kind", "guest")
    shown = evening.shown(table)
    words = evening.bot.words
    for code in evening.bot.looks["inn"].guests():
        assert f"{words.say(f'guest.{code}')} (patron, house guest)" in shown
        assert words.say(f"manner.{code}") in shown
    full = menu_of(await evening.where(ann, table, "table.patron-kind"), "table.patron-kind")
    assert full["disabled"]
    assert [kind["value"] for kind in full["options"]] == ["easy", "shark"], "all of the guests sit there"
    drinko = await evening.open(evening.people[1], start=False, game="drinko")
    panel = await evening.where(evening.people[1], drinko, "table.patron-kind")
    assert "guest" not in [kind["value"] for kind in menu_of(panel, "table.patron-kind")["options"]]


async def test_a_lobby_nobody_starts_closes_by_itself(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2], start=False)
    await evening.rest(31 * 60)
    assert (await evening.info(table)).status == "closed"
    assert "Nobody started it in time." in evening.shown(table)
    assert not [part for part in parts(evening.board(table).components) if part["type"] == 2]


async def test_a_game_with_patrons_and_a_rematch(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False)
    await evening.press(ann, table, "table.patron")
    await evening.rest()
    await evening.press(ann, table, "table.start")
    await evening.rest()
    for _ in range(600):
        if (await evening.info(table)).status != "live":
            break
        person = await evening.to_move(table)
        if person is not None:
            await evening.move(person)
        await evening.rest(3)
    assert (await evening.info(table)).status == "over"
    assert "(patron)" in evening.shown(table)
    answer = said(await evening.press(ben, table, "table.rematch"))
    (again,) = [info for info in await evening.bot.tables.in_channel(evening.channel.id) if info.status == "lobby"]
    assert answer == f"Table {again.id} is open for another game."
    told = [message.content for message in evening.env.backend.messages[evening.channel.id].values() if message.content]
    invited = f"<@{ann.id}>: Ben wants another game. Press *Join* at table {again.id}, or *Rematch*."
    assert told[-1] == invited
    assert said(await evening.press(ann, table, "table.rematch")) == answer
    assert {seat.user_id for seat in (await evening.info(again.id)).seats} == {ann.id, ben.id, None}
    told = [message.content for message in evening.env.backend.messages[evening.channel.id].values() if message.content]
    assert told.count(invited) == 1
    assert not [line for line in told if "Ann wants another game" in line], "nobody is told of it twice"
    assert "the story so far" in said(await evening.press(evening.people[4], table, "table.watch"))


async def test_a_doubled_press_on_pause_does_not_let_the_clocks_run_again(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    more = await evening.press(ann, table, "table.more")
    assert more.response is not None
    stop = button_of(more.response, "table.pause")["custom_id"]
    for _ in range(2):
        assert said(await ann.click(more.response, custom_id=stop)) == f"Table {table} is paused."
        assert (await evening.info(table)).status == "paused"
    paused = await evening.press(ann, table, "table.more")
    assert paused.response is not None
    go = button_of(paused.response, "table.resume")["custom_id"]
    for _ in range(2):
        assert said(await ann.click(paused.response, custom_id=go)) == f"Table {table} goes on."
        assert (await evening.info(table)).status == "live"
    for status in ("paused", "live"):
        await ann.slash(evening.channel, "table pause", table=table)
        assert (await evening.info(table)).status == status


async def test_open_alone_asks_which_game(evening: Evening) -> None:
    ann = evening.people[0]
    asked = (await ann.slash(evening.channel, "table open", pace="blitz", seats=4)).response
    assert asked is not None
    assert asked.ephemeral
    offered = {part["label"]: part["custom_id"] for part in parts(asked.components) if part["type"] == 2}
    assert list(offered) == ["Drinko", "The Red Dragon Inn"]
    assert await evening.bot.tables.in_channel(evening.channel.id) == []
    done = await ann.click(asked, custom_id=offered["The Red Dragon Inn"])
    (info,) = await evening.bot.tables.in_channel(evening.channel.id)
    assert (info.game, info.pace, info.most, info.host_id) == ("inn", "blitz", 4, ann.id)
    assert texts(done.response.components if done.response else []) == [f"Table {info.id} is open below."]


async def test_a_rematch_only_where_a_table_may_be_opened(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.play_on(table)
    await evening.rest(5)
    cellar = evening.guild.create_text_channel("cellar")
    await evening.house(channels=frozenset({cellar.id}))
    assert said(await evening.press(ann, table, "table.rematch")) == "Tables aren't allowed in this channel."
    assert await evening.bot.tables.in_channel(evening.channel.id) == []
    await evening.house(channels=frozenset({evening.channel.id}))
    assert said(await evening.press(ann, table, "table.rematch")).endswith("is open for another game.")


async def test_a_slow_answer_is_acknowledged_first(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:

    async def slow(click: Any, press: Press) -> None:
        async with Reply(click, evening.bot.clock, edits=False) as reply:
            await asyncio.sleep(5)
            await reply.give(layout(box(discord.ui.TextDisplay("at last"))), [])

    monkeypatch.setitem(evening.bot.verbs.handlers, "table.more", slow)
    table = await evening.open(*evening.people[:2])
    result = await evening.press(evening.people[0], table, "table.more")
    assert not result.acknowledged
    await evening.rest(2)
    assert result.deferred
    await evening.rest(5)
    assert said(result) == "at last"


async def test_a_new_message_is_sent_again_under_the_same_nonce(evening: Evening) -> None:
    evening.env.inject_error("POST", f"/channels/{evening.channel.id}/messages", status=500)
    await evening.people[0].slash(evening.channel, "table open", game="drinko")
    await evening.rest(20)
    path = f"/channels/{evening.channel.id}/messages"
    posts = [call for call in evening.calls() if call.method == "POST" and call.path == path]
    assert len(posts) == 2
    nonces = {call.json["nonce"] for call in posts if isinstance(call.json, dict)}
    assert len(nonces) == 1
    assert all(call.json["enforce_nonce"] for call in posts if isinstance(call.json, dict))


async def test_clocks_stand_still_while_discord_is_away(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2], pace="blitz")
    before = (await evening.bot.tables.public_table(table)).recent
    await evening.gateway("disconnect")
    await evening.rest(600)
    assert (await evening.bot.tables.public_table(table)).recent == before
    await evening.gateway("resumed")
    await evening.rest(200)
    assert (await evening.bot.tables.public_table(table)).recent != before


async def test_what_is_kept_in_memory_ends_with_the_table(evening: Evening) -> None:
    table = await evening.open(*evening.people[:3])
    await evening.play_on(table)
    await evening.rest(10)
    delivery = evening.bot.delivery
    assert delivery.boards.boards == {}
    assert delivery.boards.by_message == {}
    assert delivery.hands.panels == {}
    assert delivery.calls.calls == {}
