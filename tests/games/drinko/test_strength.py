"""One against three, on fixed seeds: by how much a stronger patron wins more than its fair share of a quarter."""

from math import sqrt
from random import Random

from bot.engine import Run
from bot.games import patron
from bot.games.drinko.rules import Drinko
from bot.patrons import play_out

FAIR = 0.25
ONE_SIDED = 1.645
"""Standard errors below the share for a lower bound that holds in 95 % of such samples."""


def lower_bound(judged: str, rival: str, games: int) -> float:
    """The 95 % lower bound of the share of games that `judged` wins against three of `rival`, in turn in every seat."""
    game, won = Drinko(), 0
    for number in range(games):
        seat = number % 4
        players = [patron("drinko", judged if at == seat else rival) for at in range(4)]
        run, _ = Run.new(game, 4, {}, f"judged/{number}", live=False)
        play_out(run, players, Random(f"judged/{number}/luck").random)
        won += run.state.out[0] == seat
    share = won / games
    return share - ONE_SIDED * sqrt(share * (1 - share) / games)


def test_a_regular_beats_random_play() -> None:
    assert lower_bound("regular", "random", 1200) >= 1.25 * FAIR


def test_an_easy_patron_beats_random_play_and_loses_to_regulars() -> None:
    assert lower_bound("easy", "random", 1200) >= 1.1 * FAIR
    assert lower_bound("regular", "easy", 1200) >= 1.1 * FAIR


def test_a_shark_beats_regulars() -> None:
    """Never forgetting to call, where a regular forgets one call in 25, is worth 0.013 of it; play is the rest.

    These games were fixed before any shark was tried on them.
    """
    assert lower_bound("shark", "regular", 5000) >= 1.1 * FAIR
