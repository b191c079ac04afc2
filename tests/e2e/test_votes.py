"""Votes on removing somebody and on closing a table, by their buttons and words."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.clocks.pace import PACES
from tests.e2e.conftest import Evening, Person, button_of, said, texts

ASKED = "The others have been asked. To withdraw the vote, press its *No* yourself."


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def ask_to_remove(evening: Evening, host: Person, whom: Person, table: str) -> Any:
    """The host asks to remove somebody by the command, and confirms it; what they are answered."""
    asked = await host.slash(evening.channel, "table kick", player=whom.user, table=table)
    assert "Most must agree within 2 min; silence means no, unless somebody has stepped out." in said(asked)
    assert asked.response is not None
    done = await host.click(asked.response, custom_id=button_of(asked.response, "table.sure-kick")["custom_id"])
    await evening.rest()
    return done


async def test_the_others_remove_a_player_by_the_buttons_of_the_tables_message(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid)
    done = await ask_to_remove(evening, ann, ben, table)
    assert texts(done.response.components) == [ASKED]
    shown = evening.shown(table)
    assert "**Ann** wants to remove **Ben** from the table. Still to answer: Cid. The vote ends " in shown
    assert "; silence means no, unless somebody has stepped out." in shown
    assert button_of(evening.board(table), "table.vote-yes")["label"] == "Yes, remove Ben"
    assert button_of(evening.board(table), "table.vote-no")["label"] == "No, Ben stays"
    others = "This vote is for the others, not for you."
    assert said(await evening.press(ben, table, "table.vote-no")) == others
    assert said(await evening.press(cid, table, "table.vote-yes")) == "Noted."
    await evening.rest()
    assert (await evening.info(table)).seats[1].removed
    assert "Ben has been removed; a patron plays for them." in evening.shown(table)
    assert said(await ben.slash(evening.channel, "table join", table=table)) == "You've been removed from this table."


async def test_silence_keeps_a_table_open(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, pace="relaxed")
    asked = await ann.slash(evening.channel, "table close")
    assert "silence for 2 min means no" in said(asked)
    assert asked.response is not None
    await ann.click(asked.response, custom_id=f"bk:{table}:0:table.sure-close")
    await evening.rest()
    assert "wants to close the table" in evening.shown(table)
    await evening.rest(PACES["relaxed"].vote)
    assert "The vote is over: the table stays open." in evening.shown(table)
    again = await ann.slash(evening.channel, "table close")
    assert again.response is not None
    refused = await ann.click(again.response, custom_id=f"bk:{table}:0:table.sure-close")
    assert said(refused) == "The last vote failed. You can ask again in 10 minutes."


async def test_it_is_answered_privately_behind_more(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    asked = await ann.slash(evening.channel, "table close")
    assert asked.response is not None
    await ann.click(asked.response, custom_id=f"bk:{table}:0:table.sure-close")
    await evening.rest()
    more = await evening.press(ben, table, "table.more")
    assert more.response is not None
    assert "wants to close the table" in said(more)
    await ben.click(more.response, custom_id=f"bk:{table}:0:table.vote-yes")
    await evening.rest()
    assert (await evening.info(table)).status == "closed"
    assert "The players have agreed to close it." in evening.shown(table)


async def test_the_call_mentions_only_those_who_are_asked_and_want_mentions(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    await evening.wants(dot, pings=False)
    table = await evening.open(ann, ben, cid, dot)
    before = set(evening.env.backend.messages[evening.channel.id])
    await ask_to_remove(evening, ann, ben, table)
    sent = [
        message for number, message in evening.env.backend.messages[evening.channel.id].items() if number not in before
    ]
    (call,) = [message for message in sent if "wants to remove" in (message.content or "")]
    assert call.content.startswith(f"<@{cid.id}> and Dot: Ann wants to remove Ben from table {table}.")
    assert call.ping_user_ids == [cid.id]


async def test_a_long_pause_is_voted_on_and_anybody_ends_it(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    for _ in range(2):
        person = await evening.to_move(table)
        assert person is not None
        await evening.move(person)
        await evening.rest()
    assert (await evening.info(table)).counts
    assert said(await ann.slash(evening.channel, "table pause", table=table)) == f"Table {table} is paused."
    await evening.rest()
    assert "anybody who sits here can resume it" in evening.shown(table)
    refused = said(await ben.slash(evening.channel, "table pause", table=table))
    assert refused == "The host has paused this game. In 15 minutes anybody who sits here can resume it."
    await evening.rest(901)
    assert said(await ben.slash(evening.channel, "table pause", table=table)) == f"Table {table} goes on."
    assert said(await ann.slash(evening.channel, "table pause", table=table)) == ASKED
    await evening.rest()
    assert "wants to pause the game again" in evening.shown(table)
    await evening.press(ben, table, "table.vote-yes")
    await evening.rest()
    assert (await evening.info(table)).status == "paused"
