"""Which way messages are edited: through the last press on them while that lasts, which Discord does not count."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.sql import Connection
from bot.tables.clocks.all_tables import HEARTBEAT
from tests.components import texts
from tests.e2e.conftest import Evening

TOKEN_ENDS = 15 * 60


def ways(calls: list[Any]) -> set[str]:
    """How messages were edited: ``webhooks`` or ``channels``."""
    return {call.path.split("/")[1] for call in calls if call.method == "PATCH"}


async def play(evening: Evening, table: str, moves: int) -> list[Any]:
    """So many moves from direct messages; the calls that they brought."""
    since = len(evening.calls())
    for _ in range(moves):
        person = await evening.to_move(table)
        assert person is not None
        await evening.move(person)
        await evening.rest()
        for other in evening.people[:2]:
            mine = await evening.to_move(table) is other
            assert ("Your turn" in texts(evening.panel(other).components)[0]) == mine
    return evening.calls(since)


async def test_a_message_is_edited_through_its_last_press_until_that_ends(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.house(pictures=False)
    table = await evening.open(ann, ben, pace="post")  # who started it has pressed the table's message
    await play(evening, table, 2)  # from now on both have pressed their hands
    assert ways(await play(evening, table, 2)) == {"webhooks"}
    await evening.rest(TOKEN_ENDS)
    calls = await play(evening, table, 1)
    assert str(evening.board(table).id) in {call.path.split("/")[-1] for call in calls if "/channels/" in call.path}


async def test_a_message_whose_press_serves_no_more_is_edited_by_a_call(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.house(pictures=False)
    table = await evening.open(ann, ben, pace="post")
    await play(evening, table, 2)
    evening.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=401, code=50027, times=2)
    calls = await play(evening, table, 1)
    assert ways(calls) == {"webhooks", "channels"}
    refused = [call for call in calls if call.method == "PATCH" and call.path.startswith("/webhooks/")]
    assert len(refused) == 2, "the table's message and the hand, and then never again"


async def test_after_a_start_hands_that_show_what_is_asked_come_last(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.house(pictures=False)
    table = await evening.open(ann, ben, pace="post")
    await play(evening, table, 2)
    await evening.bot.close()
    since = len(evening.calls())
    await evening.restart()
    await evening.rest()
    edited = [int(call.path.split("/")[-1]) for call in evening.calls(since) if call.method == "PATCH"]
    person = await evening.to_move(table)
    assert person is not None
    assert {*edited} == {evening.board(table).id, evening.panel(person).id}, "the clocks have moved"
    info = await evening.info(table)
    assert await evening.bot.delivery.hands.still_right(info) == {0, 1}


async def test_after_a_kill_hands_come_last_that_were_right_at_the_last_heartbeat(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.house(pictures=False)
    table = await evening.open(ann, ben, pace="post")
    await play(evening, table, 2)
    await evening.rest(HEARTBEAT)
    await evening.restart()
    assert await still_right(evening, table) == {0, 1}
    await evening.rest(HEARTBEAT)
    await play(evening, table, 1)
    await evening.restart()
    assert await still_right(evening, table) == frozenset(), "both changed after the last heartbeat"
    await evening.rest(HEARTBEAT)
    await evening.restart()
    person = await evening.to_move(table)
    assert person is not None
    assert await still_right(evening, table) == {evening.people.index(person)}, "it was shown after the start"


async def still_right(evening: Evening, table: str) -> frozenset[int]:
    """The seats whose hands show what is asked, as far as the process knows that has just begun."""
    return await evening.bot.delivery.hands.still_right(await evening.info(table))


async def test_a_disk_that_is_full_at_the_end_is_told_in_a_line(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = evening.people[:2]
    await evening.house(pictures=False)
    table = await evening.open(ann, ben, pace="post")
    await play(evening, table, 2)
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest(1)  # the hands are shown, and no heartbeat has noted so

    def fill(connection: Connection) -> None:
        connection.execute(
            "CREATE TRIGGER full BEFORE UPDATE ON messages BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
        )

    await evening.bot.store.write(fill)
    await evening.bot.close()
    assert "nothing more could be written: database or disk is full" in caplog.text
    assert evening.bot.is_closed()
