"""A small version of ``python -m workshop own``: texts are read back, and no deck made at random stops a table."""

import pytest

from bot.games import GAMES
from workshop.__main__ import main
from workshop.own.measures import play_random


def test_texts_are_read_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["own", "--number", "20"], GAMES) == 0
    shipped, made = capsys.readouterr().out.splitlines()
    assert shipped.startswith("shipped: ")
    assert "653 of 653 (100.0%) are read back to the same data, 0 to other data, 0 are asked" in shipped
    assert made.startswith("random: 20 of 20")


@pytest.mark.parametrize(("few", "many"), [(4, 20), pytest.param(12, 60, marks=pytest.mark.long)])
def test_games_with_decks_made_at_random_go_on_to_their_end(few: int, many: int) -> None:
    checked = play_random(few, "small", checked=True)
    assert (checked.over, checked.stopped, checked.broken) == (few, [], [])
    unchecked = play_random(many, "small", checked=False)
    assert unchecked.broken == []
    assert unchecked.over + len(unchecked.stopped) == many
    assert unchecked.decks > 8
