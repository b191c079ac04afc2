"""Lines of JSON in the finest log tell no card, however much happens at the tables."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest

from bot.games.inn.rules.cards.library import the_library
from bot.logs import OURS, OUTAGES, configure
from tests.e2e.conftest import Evening
from tests.e2e.inn import sit

ANSWERS = 25


@pytest.fixture
def finest() -> Iterator[StringIO]:
    """The finest log, as lines of JSON; afterwards all loggers are as they were."""
    loggers = [logging.getLogger(name) for name in ("", *OUTAGES, *OURS)]
    before = [(logger, logger.level, logger.handlers[:], logger.filters[:]) for logger in loggers]
    stream = StringIO()
    configure(logging.DEBUG, "json", stream)
    yield stream
    for logger, level, handlers, filters in before:
        logger.setLevel(level)
        logger.handlers[:], logger.filters[:] = handlers, filters


def lines(text: str) -> list[dict[str, Any]]:
    """The records of the log."""
    return [json.loads(line) for line in text.splitlines()]


async def test_lines_of_json_tell_no_card(evening: Evening, finest: StringIO) -> None:
    people = evening.people[:3]
    table = await sit(evening, *people, characters=["gerki", "zot", "fiona"])
    tables, seen = evening.bot.tables, set[str]()
    evening.close_dms(people[2])
    for made in range(ANSWERS):
        public_table = await tables.public_table(table)
        if public_table.ask is None or not public_table.ask.waiting:
            break
        who = next(
            person for person in people if person.id == public_table.info.seats[public_table.ask.waiting[0]].user_id
        )
        private_table = await tables.private_table(table, who.id)
        assert private_table.seat_ask is not None
        seen.update(card.rpartition("#")[0] or card for card in private_table.view["hand"])
        if made % 5 == 0:  # Discord fails now and then, which is logged
            evening.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=500, times=1)
        pick = next(iter(private_table.seat_ask.options.values())).picks()[0]
        with evening.env._bot_scope():
            await tables.play.answer(table, who.id, public_table.ask.number, (pick,))
        await evening.rest(20)
    said = lines(finest.getvalue())
    assert {line.get("table") for line in said} >= {table}, "nothing was logged of the table"
    cards = the_library().cards
    assert len(seen) > 10
    text = json.dumps(said, ensure_ascii=False)
    for code in seen:
        assert cards[code].title not in text
        assert code not in text
