"""Ways to flood the operator and a channel that were found by somebody who tried them all."""

from __future__ import annotations

import pytest

from bot.ui.paces import Paces
from cogs.lobby import INVITE_SECONDS
from cogs.reporting import REPORTS_A_DAY
from tests.e2e.conftest import Evening, button_of, parts, said


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def test_whoever_was_forgotten_has_no_new_reports(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False)
    for number in range(REPORTS_A_DAY):
        await ann.slash(evening.channel, "table report", text=f"Fault {number}", table=table)
    await ann.slash(evening.channel, "table close", table=table)
    await evening.rest()
    sure = await ann.slash(evening.channel, "me forget")
    await ann.click(evening.message(sure.response), custom_id=button_of(sure.response, "me.forget")["custom_id"])
    table = await evening.open(ann, start=False)
    told = await ann.slash(evening.channel, "table report", text="One more", table=table)
    assert said(told) == "That's 5 reports today. The operator has them all."


async def test_others_are_called_to_rematches_once_a_minute(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.play_on(table)
    await evening.rest()

    def calls() -> int:
        messages = evening.env.backend.messages[evening.channel.id].values()
        return sum(f"<@{ben.id}>" in message.content and not message.is_ephemeral for message in messages)

    async def again() -> None:
        await evening.press(ann, table, "table.rematch")
        (info,) = await evening.bot.tables.in_channel(evening.channel.id)
        await ann.slash(evening.channel, "table close", table=info.id)
        await evening.rest()

    before = calls()
    for _ in range(3):
        await again()
    assert calls() == before + 1
    await evening.rest(INVITE_SECONDS)
    await again()
    assert calls() == before + 2


async def test_presses_that_mean_nothing_are_counted_like_others(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False)
    evening.bot.arrivals.paces = Paces(evening.bot.clock, 1)
    board = evening.board(table)
    forged = next(part for part in parts(board.components) if part["type"] == 2 and not part.get("disabled"))
    forged["custom_id"] = f"bk:{table}:0:no.such"
    answers = [said(await ann.click(evening.message(board), custom_id=forged["custom_id"])) for _ in range(3)]
    assert answers[0] == answers[1]
    assert answers[2] == evening.bot.words.refusal("too-fast", {})


async def test_completions_that_come_too_fast_have_no_choices(evening: Evening) -> None:
    ann, ben, *_ = evening.people
    await evening.open(ann, start=False)
    evening.bot.arrivals.completing = Paces(evening.bot.clock, 1)
    found = [len(await ann.autocomplete(evening.channel, "table status", "table", "")) for _ in range(3)]
    assert found == [1, 1, 0]
    assert len(await ben.autocomplete(evening.channel, "case", "about", "")) > 1, "others are not held up"
    await evening.rest(1)
    assert len(await ann.autocomplete(evening.channel, "table status", "table", "")) == 1
