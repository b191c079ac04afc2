"""The end of a game: every panel says so, with nothing left on it that does not work."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import messages
from bot.ui.delivery.hands import ENDING
from tests.e2e.conftest import Evening, Person, button_of, parts, said, texts


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def verbs(message: Any) -> list[str]:
    """What can be pressed on it."""
    pressable = [part for part in parts(message.components) if part["type"] in (2, 3)]
    assert not any(part.get("disabled") for part in pressable)
    return [part["custom_id"].split(":")[3] for part in pressable]


async def play_to_the_end(evening: Evening, table: str) -> Person:
    """Everybody plays by their panels; who made the last move. Time stands still from that move on."""
    while True:
        person = await evening.to_move(table)
        assert person is not None
        await evening.move(person)
        if (await evening.info(table)).status == "over":
            return person
        await evening.rest(2)


async def kept(evening: Evening, table: str) -> list[str]:
    return [message.kind for message in await evening.bot.tables.messages(table)]


async def test_every_panel_shows_the_end_one_after_the_other(evening: Evening) -> None:
    people = evening.people[:5]
    table = await evening.open(*people)
    last = await play_to_the_end(evening, table)
    before = [len(evening.dms(person)) for person in people]
    shown = [person for person in people if texts(evening.panel(person).components)[0].startswith("The game is over.")]
    assert shown == [last]
    await evening.rest(2 * ENDING)
    shown = [person for person in people if texts(evening.panel(person).components)[0].startswith("The game is over.")]
    assert 1 < len(shown) < 5
    await evening.rest(5 * ENDING)
    for person in people:
        text = texts(evening.panel(person).components)[0]
        assert text.startswith("The game is over.")
        assert all(name in text for name in ("🥇 **1.** ", "Ann", "Ben", "Cid", "Dot", "Eve"))
        assert verbs(evening.panel(person)) == ["table.log"]
    assert [len(evening.dms(person)) for person in people] == before, "panels are edited, not sent anew"
    assert await kept(evening, table) == []
    answer = await people[0].user.click(evening.message(evening.panel(people[0])), custom_id=f"bk:{table}:0:table.log")
    assert said(answer) == f"Table {table}, from the first card to the last."


async def test_a_private_hand_pressed_at_the_end_does_not_keep_the_direct_message_from_showing_it(
    evening: Evening,
) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    private = await ben.slash(evening.channel, "drinko hand", table=table)
    await evening.close(table)
    assert private.response is not None
    pressed = await ben.click(private.response, custom_id=button_of(private.response, "drinko.call")["custom_id"])
    assert pressed.response is not None
    assert "closed" in texts(pressed.response.components)[0]
    await evening.rest(4 * ENDING)
    assert "closed" in texts(evening.panel(ben).components)[0]
    assert await kept(evening, table) == []


async def test_a_closed_table_too(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.close(table)
    await evening.rest(5)
    for person in (ann, ben):
        text = texts(evening.panel(person).components)[0]
        assert text.startswith("The table has been closed; the game doesn't count.")
        assert verbs(evening.panel(person)) == ["table.log"]


async def test_a_private_panel_shows_it_as_long_as_it_can_be_reached(evening: Evening) -> None:
    await evening.house(hands="channel")
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    panels = [await evening.press(person, table, "panel.hand") for person in (ann, ben)]
    await evening.close(table)
    await evening.rest(5)
    assert [said(panel).split("\n")[0] for panel in panels] == [
        "The table has been closed; the game doesn't count."
    ] * 2
    assert evening.dms(ann) == evening.dms(ben) == [], "nobody is sent a message only to hear of the end"


async def test_an_end_that_nobody_was_shown_is_shown_after_the_restart(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    evening.bot.office.open = False  # as if it died right after the commit
    await evening.close(table)
    await evening.rest(5)
    assert "The table has been closed" not in texts(evening.panel(ben).components)[0]
    assert "has been closed" not in evening.shown(table)
    assert await evening.bot.store.read(messages.of_ended) == [table]
    await evening.restart()
    await evening.rest(8)
    assert "has been closed" in evening.shown(table)
    assert len(evening.messages(table)) == 1
    for person in (ann, ben):
        assert texts(evening.panel(person).components)[0].startswith("The table has been closed")
        assert len(evening.dms(person)) == 1
    assert await kept(evening, table) == []


async def test_a_panel_that_cannot_be_shown_the_end_is_let_go(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    evening.env.backend.delete_message(evening.panel(ben).channel_id, evening.panel(ben).id)
    path = f"/channels/{ann.user.dm_channel.id}/messages/*"
    evening.env.inject_error("PATCH", path, status=403, code=50007, message="Cannot send", times=None)
    await evening.close(table)
    await evening.rest(30)
    assert evening.dms(ben) == []
    assert evening.bot.delivery.hands.panels == {}
    assert len(evening.messages(table)) == 1


async def test_a_table_says_that_it_is_rated_as_soon_as_it_is(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    assert "rated" not in evening.shown(table)
    while not (await evening.info(table)).counts:
        mover = await evening.to_move(table)
        assert mover is not None
        await evening.move(mover)
        await evening.rest()
    assert f"table {table} · rated" in evening.shown(table)
    assert "Two of you have played: from now on this game is rated." in evening.shown(table)


async def test_an_end_that_is_not_rated_says_why(seldom: None, evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.rest(7200)
    assert (await evening.info(table)).status == "over"
    assert "Not rated: two people must each play a turn themselves" in evening.shown(table)
