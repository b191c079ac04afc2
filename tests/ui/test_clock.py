"""The clock is one phrase: what a turn's time is made of, and when it is up."""

from __future__ import annotations

import pytest

from bot.games import english
from bot.tables.info import OpenAsk, SeatInfo, TableInfo
from bot.ui.layouts.clock import duration, until

WORDS = english()
SEATS = tuple(
    SeatInfo(n, 100 + n, name, None, False, False, bank)
    for n, (name, bank) in enumerate([("Ann", 180.0), ("Ben", 0.4), ("Cid", 150.9)])
)
INFO = TableInfo(
    "ABCD", 1, 2, "drinko", "live", "normal", 8, 100, {}, 0.0, 1.0, None, "", "", SEATS, "", None, 3,
)  # fmt: skip
TURN = OpenAsk(7, "turn", "drinko.turn", {}, (0,), True, 1000.0, 1225.0)


def test_a_turn_has_its_own_time_and_then_the_bank() -> None:
    assert until(WORDS, INFO, TURN, "your") == " · 45 s + 3 min spare, ends <t:1225:R>"
    assert until(WORDS, INFO, TURN) == " · ends <t:1225:R>"
    third = TURN._replace(waiting=(2,))
    assert "45 s + 2 min 30 s spare" in until(WORDS, INFO, third, "your")


def test_without_a_bank_only_the_end_is_told() -> None:
    assert until(WORDS, INFO, TURN._replace(waiting=(1,)), "your") == " · ends <t:1225:R>"
    window = TURN._replace(kind="response", alone=False, waiting=(0, 2))
    assert until(WORDS, INFO, window, "your") == " · ends <t:1225:R>"
    natural = window._replace(waiting=(), natural=True)
    assert until(WORDS, INFO, natural, "your") == " · ends <t:1225:R>"


def test_clocks_that_stand_still_say_nothing() -> None:
    assert until(WORDS, INFO, TURN._replace(deadline=None)) == ""
    assert until(WORDS, INFO, None) == ""


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, "0 s"), (45, "45 s"), (60, "1 min"), (150.9, "2 min 30 s"), (3600, "1 h"), (86_400, "24 h"),
        (3725, "1 h 2 min"),
    ],
)  # fmt: skip
def test_a_duration_has_its_two_largest_units(seconds: float, told: str) -> None:
    assert duration(WORDS, seconds) == told
