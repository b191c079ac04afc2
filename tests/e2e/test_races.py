"""Presses and messages that cross each other on the way: what is shown in the end is how things stand."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
import pytest

from tests.e2e.conftest import Evening, texts
from tests.e2e.inn import press_old
from tests.e2e.test_trouble import calls_in


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def hold_up(evening: Evening, monkeypatch: pytest.MonkeyPatch, method: str, end: str, seconds: float) -> list[str]:
    """The next call of this method to a path that ends so takes long to arrive; it is listed when it has set out."""
    http, under_way = evening.bot.http, list[str]()
    request = http.request

    async def slow(route: Any, **rest: Any) -> Any:
        if route.method == method and route.url.endswith(end) and not under_way:
            under_way.append(route.url)
            await asyncio.sleep(seconds)
        return await request(route, **rest)

    monkeypatch.setattr(http, "request", slow)
    return under_way


async def test_a_redraw_that_arrives_after_the_answer_to_a_press_does_not_stay(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    first = await evening.to_move(table)
    other = ben if first is ann else ann
    assert first is not None
    under_way = hold_up(evening, monkeypatch, "PATCH", f"/messages/{evening.panel(other).id}", 10.0)
    while await evening.to_move(table) is first:
        await evening.move(first)
        await evening.rest(1)
    assert under_way
    await press_old(evening, other, "panel.refresh:h")
    while await evening.to_move(table) is other:
        await evening.move(other)
    assert "Your turn" not in texts(evening.panel(other).components)[0]
    await evening.rest(15)
    assert await evening.to_move(table) is first
    assert "Your turn" not in texts(evening.panel(other).components)[0]


async def test_the_answers_to_two_presses_that_overtake_each_other(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    person = await evening.to_move(table)
    assert person is not None
    edit, held = discord.InteractionResponse.edit_message, list[Any]()

    async def slow(response: Any, **rest: Any) -> Any:
        if not held:
            held.append(response)
            await asyncio.sleep(1.0)
        return await edit(response, **rest)

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", slow)
    await press_old(evening, person, "panel.refresh:h")
    while await evening.to_move(table) is person:
        await evening.move(person)
    assert held
    assert "Your turn" not in texts(evening.panel(person).components)[0]
    await evening.rest(5)
    assert await evening.to_move(table) is not person
    assert "Your turn" not in texts(evening.panel(person).components)[0]


@pytest.mark.parametrize(
    ("verb", "part", "work"),
    [
        ("drinko.catch", "play", "answer"),
        ("table.start", "lobby", "start_game"),
        ("table.patron", "lobby", "add_patron"),
    ],
)  # fmt: skip
async def test_a_press_is_acknowledged_before_a_slow_table_is_done(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, verb: str, part: str, work: str
) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=verb == "drinko.catch")
    tables = getattr(evening.bot.tables, part)
    do = getattr(tables, work)

    async def slow(*args: Any) -> Any:
        await asyncio.sleep(5)
        return await do(*args)

    monkeypatch.setattr(tables, work, slow)
    pressed = await evening.press(ann, table, verb)
    assert not pressed.acknowledged
    await evening.rest(2)
    assert pressed.deferred, "Discord waits for three seconds"
    before = (await evening.info(table)).version
    await evening.rest(5)
    assert (await evening.info(table)).version > before
    assert not pressed.followups


async def test_a_call_that_is_slow_to_go_does_not_keep_the_next_from_coming(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await evening.open(*evening.people[:2], pace="relaxed")
    await evening.rest(80)
    (call,) = calls_in(evening)
    under_way = hold_up(evening, monkeypatch, "DELETE", f"/messages/{call.id}", 10.0)
    for _ in range(2):
        person = await evening.to_move(table)
        assert person is not None
        while await evening.to_move(table) is person:
            await evening.move(person)
        await evening.rest(1)
    assert under_way
    person = await evening.to_move(table)
    assert person is not None
    await evening.rest(90)
    assert [call.ping_user_ids for call in calls_in(evening)] == [[person.id]]


async def test_a_tables_message_deleted_while_an_edit_of_it_is_under_way_comes_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.restart()  # the presses on the message, through which it is edited, are forgotten
    board = evening.board(table)
    under_way = hold_up(evening, monkeypatch, "PATCH", f"/messages/{board.id}", 5.0)
    mover = await evening.to_move(table)
    assert mover is not None
    await evening.move(mover)
    await evening.rest(3)
    assert under_way
    evening.env.backend.delete_message(board.channel_id, board.id)
    await evening.rest(15)
    (anew,) = evening.messages(table)
    assert anew.id != board.id
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
