"""One against three, on fixed seeds: by how much a stronger patron wins more than its fair share of a quarter."""

from collections.abc import Iterator
from random import Random

from bot.engine import Run
from bot.games import patron
from bot.games.drinko.rules import Drinko
from bot.patrons import play_out
from tests.games.sequential import surely_above

FAIR = 0.25


def wins(judged: str, rival: str, games: int) -> Iterator[float]:
    """Whether `judged` wins each game against three of `rival`, in turn in every seat."""
    game = Drinko()
    for number in range(games):
        seat = number % 4
        players = [patron("drinko", judged if at == seat else rival) for at in range(4)]
        run, _ = Run.new(game, 4, {}, f"judged/{number}", live=False)
        play_out(run, players, Random(f"judged/{number}/luck").random)
        yield run.state.out[0] == seat


def test_a_regular_beats_random_play() -> None:
    assert surely_above(1.25 * FAIR, 0.4, wins("regular", "random", 2400))


def test_an_easy_patron_beats_random_play_and_loses_to_regulars() -> None:
    assert surely_above(1.1 * FAIR, 0.34, wins("easy", "random", 2400))
    assert surely_above(1.1 * FAIR, 0.34, wins("regular", "easy", 2400))


def test_a_shark_beats_regulars() -> None:
    """Never forgetting to call, where a regular forgets one call in 25, is worth 0.013 of it; play is the rest.

    These games were fixed before any shark was tried on them.
    """
    assert surely_above(1.1 * FAIR, 0.3, wins("shark", "regular", 5000))
