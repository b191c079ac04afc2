"""`simulate --report pace`: words are counted when they appear, and the bars hold."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main
from bot.commands.pace import Screen, played, words_in
from bot.games import GAMES


def test_a_line_that_goes_on_is_counted_for_what_is_new() -> None:
    assert words_in("Quill's turn: hit Marla for 2, drank *Wine* (+2 Alcohol).") == 10
    assert Screen.new_words(["Quill's turn: hit Marla for 2, drank Wine."], {"Quill's turn: hit Marla for 2."}) == 2
    assert Screen.new_words(["The same."], {"The same."}) == 0, "it stands on the table and in the hand"


def test_the_report_tells_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "drinko", "--report", "pace", "--games", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {*told} == {
        "words_a_second", "words_a_second_of_others", "median_seconds_between_turns", "median_minutes",
        "changes_a_minute",
    }  # fmt: skip
    assert all(figure is not None for figure in told.values())


def test_two_games_of_the_inn_can_be_followed() -> None:
    """Twenty games are measured with the command; that few vary more."""
    told = played(GAMES["inn"], ["a", "b"], 4, {}, "normal", lambda: None).plain()
    assert told["words_a_second_of_others"] < 5
    assert told["median_seconds_between_turns"] < 90
