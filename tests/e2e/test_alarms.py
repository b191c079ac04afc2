"""When something of ours breaks, the operators are told: what it was and how often, in one message now and then."""

from __future__ import annotations

import json
import logging
import sqlite3
from typing import Any

import pytest

from bot.store import reports
from bot.ui.delivery.alarms import BETWEEN, GATHER, LINES
from tests.e2e.conftest import Evening, said
from tests.e2e.test_reports import content, owner


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def fail(*_: Any) -> None:
    raise ZeroDivisionError("a card is not there")


async def test_a_rule_that_fails_is_told_to_the_operator_with_the_log(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lou, (ann, ben) = owner(evening), evening.people[:2]
    table = await evening.open(ann, ben, game="drinko")
    person = await evening.to_move(table)
    assert person is not None
    monkeypatch.setattr(evening.bot.games["drinko"], "turn", fail)
    other = ben if person is ann else ann
    await person.slash(evening.channel, "drinko play", card=(await evening.cards(person, table))[0], table=table)
    await evening.rest()
    info = await evening.info(table)
    assert (info.status, info.pause_reason) == ("paused", "broken")
    assert f"reference {info.pause_reference};" in evening.shown(table)
    assert "table.close" in json.dumps(evening.board(table).components)
    await evening.rest(0)
    await evening.rest(GATHER)
    told, sent = evening.dms(lou)
    assert told.content.startswith("**Something has gone wrong.** The log has the details.\n- <t:")
    assert f"the last of 2 times: `table {table}: failure, reference {info.pause_reference}`" in told.content
    assert sent.content.startswith(f"**{info.pause_reference}** · table {table} · ")
    assert "ZeroDivisionError" in sent.content
    assert "seed" not in json.loads(content(evening, sent.attachments[0]))["table"]
    assert await evening.bot.store.read(reports.for_operator) == []
    # Who sits there may close it, after a while.
    if other.id == info.host_id:
        other = person
    early = await evening.press(other, table, "table.close")
    assert said(early) == "Only the host can close this table. You can in 5 minutes."
    await evening.rest(5 * 60)
    asked = await evening.press(other, table, "table.close")
    assert asked.response is not None
    await other.click(asked.response, custom_id=f"bk:{table}:0:table.sure-close")
    await evening.rest()
    assert (await evening.info(table)).status == "closed"


async def test_many_errors_are_one_message(evening: Evening) -> None:
    lou, log = owner(evening), logging.getLogger("bot.tables.clocks.all_tables")
    for _ in range(40):
        log.error("heartbeat failed", exc_info=sqlite3.OperationalError("database or disk is full"))
    for number in range(LINES + 4):
        log.error("table T%d: was not woken at its time", number, extra={"table": f"T{number}"})
    await evening.rest(0)
    await evening.rest(GATHER)
    (told,) = evening.dms(lou)
    lines = told.content.splitlines()
    assert len(lines) == 1 + LINES + 1
    assert lines[1].endswith("the last of 40 times: `The disk is full: no move can be stored until there's room.`")
    assert lines[-1] == "- and 5 other kinds of errors"
    assert len(told.content) <= 2000
    log.error("watch failed")
    await evening.rest(0)
    await evening.rest(GATHER)
    assert len(evening.dms(lou)) == 1
    await evening.rest(BETWEEN)
    (_, again) = evening.dms(lou)
    assert again.content.endswith(" `watch failed`")


async def test_what_libraries_log_is_not_told_in_full(evening: Evening) -> None:
    lou = owner(evening)
    logging.getLogger("discord.client").error("Ignoring %s", "a payload", exc_info=ValueError("a card"))
    await evening.rest(0)
    await evening.rest(GATHER)
    (told,) = evening.dms(lou)
    assert told.content.splitlines()[1].endswith("`discord.client: ValueError`")


async def test_an_operator_without_direct_messages_is_no_further_error(evening: Evening) -> None:
    lou = owner(evening)
    evening.close_dms(lou)
    logging.getLogger("barkeep").error("watch failed")
    await evening.rest(GATHER + 2 * BETWEEN)
    tries = [call for call in evening.calls() if call.path == f"/channels/{lou.user.dm_channel.id}/messages"]
    assert len(tries) == 1
