"""A small version of ``python -m workshop attack``: no guise brings more than playing does."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from workshop.__main__ import main
from workshop.attacks.guises import GUISES, Guise
from workshop.commands.attack import MOST, tried

FEW = 4


@pytest.mark.parametrize("guise", GUISES, ids=lambda guise: guise.name)
def test_no_guise_brings_more_than_playing(guise: Guise) -> None:
    rated, found = tried(guise, FEW)
    assert rated == (0 if guise.name.startswith("nothing") else FEW)
    # So few games say little: with the weights of before, second accounts brought more than 200 points in four games.
    assert max(mine - honest for mine, honest in found.values()) <= 2 * MOST


def test_the_command_prints_a_line_for_each_and_fails_where_it_is_too_much(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["attack", "--games", "2", "--only", "nothing is answered"], GAMES) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("nothing is answered: 0 of 2 rated · in a day +0 (1000, 1000)")
    assert told[-1] == "at most +0 points in 2 paces"
