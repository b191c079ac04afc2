"""Beats on Discord: how long what others do stays on the table's message, and how seldom it is edited."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bot.ui.beats import LEAST
from tests.components import texts
from tests.e2e import inn
from tests.e2e.conftest import Evening


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Nothing here looks at pictures."""
    await evening.house(pictures=False)


async def follow(evening: Evening, turns: int, **options: Any) -> tuple[list[tuple[float, bool]], list[str], int]:
    """A person against three patrons for so many turns: when the table's message was edited, and whether something was
    openly asked of the person or hit them then; what the panel said that asked nothing; how many calls were made.
    """
    ann = evening.people[0]
    table = await evening.open(ann, start=False, game="inn", pace="normal")
    for _ in range(3):
        await evening.press(ann, table, "table.patron")
    given = {"characters": inn.CAST, "starter": 1, **options}
    await evening.bot.tables.options.set_options(table, ann.id, given)
    await evening.rest(6)
    await evening.press(ann, table, "table.start")
    await evening.rest()
    opened = (await evening.press(ann, table, "panel.hand")).response
    assert opened is not None
    look, since = evening.bot.office.looks["inn"], len(evening.calls())
    shown, edits, panels = evening.shown(table), list[tuple[float, bool]](), list[str]()
    while True:
        await evening.rest(0.5)
        public = await evening.bot.tables.public_table(table)
        if public.info.status != "live" or public.ask is None or public.ask.turn > turns:
            return edits, panels, len(evening.calls()) - since
        concerned = (
            0 in public.ask.waiting or 0 in look.hit(public) or look.big(public, evening.bot.office.beats[table].span)
        )
        if evening.shown(table) != shown:
            shown = evening.shown(table)
            edits.append((evening.env.now().timestamp(), bool(concerned)))
        options_now = await evening.bot.tables.seat_options(table, ann.id)
        if options_now.seat_ask is None:  # what it was asked before is gone at once
            panels.append(texts(opened.components)[0])
        elif options_now.answered is None:
            with evening.env._bot_scope():  # its timers are the bot's
                await evening.bot.tables.play.answer(table, ann.id, None, options_now.seat_ask.default)


async def test_what_patrons_do_stays_until_it_can_have_been_read_and_is_one_line_in_the_hand(evening: Evening) -> None:
    edits, panels, calls = await follow(evening, 9, windows="natural")
    stood = [after - before for (before, _), (after, concerned) in pairwise(edits) if not concerned]
    assert len(stood) > 4
    assert min(stood) >= LEAST - 0.5, "it was looked at every half a second"
    assert panels
    long = [line for line in panels if "\n" in line and "would save you" not in line]
    assert long == []
    assert any("'s turn: " in line for line in panels)
    assert calls < 9 * 12
