"""Beats on Discord: how long what others do stays on the table's message, and how seldom it is edited."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bot.ui.beats import LEAST
from tests.components import texts
from tests.e2e import inn
from tests.e2e.conftest import Evening
from tests.e2e.test_watching import now


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


async def test_an_open_hand_of_drinko_names_who_is_to_play_as_the_table_does(evening: Evening) -> None:
    table = await evening.open(*evening.people[:4])
    first = await evening.to_move(table)
    looks_on = next(person for person in evening.people[:4] if person is not first)
    private = (await looks_on.slash(evening.channel, "drinko hand", table=table)).response
    assert private is not None
    named, before = set[str](), len(evening.env.http_requests)
    for _ in range(6):
        person = await evening.to_move(table)
        if person is looks_on or person is None:
            break
        await evening.rest(8)
        assert f"**{person.name.title()}**" in texts(now(evening, private).components)[0]
        assert f"**{person.name.title()}**" in evening.shown(table)
        named.add(person.name)
        await evening.move(person)
    assert len(named) > 1
    edits = [call for call in evening.calls(before) if call.method == "PATCH"]
    start = evening.bot.delivery.boards.boards[table].pressed
    assert start is not None, "whoever started the game pressed the table's message"
    of_table = sum(start.interaction.token in call.path for call in edits)
    of_hand = sum("@original" in call.path for call in edits) - of_table
    assert of_table > 1
    assert of_hand <= of_table + 1, "no more often than the table's message"
