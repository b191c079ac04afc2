"""How often the sequential test of a share is wrong, and how many games it takes."""

from collections.abc import Iterator
from random import Random

from tests.games.sequential import DOUBT, surely_above

TRIALS = 2000


def games(share: float, luck: Random, most: int, played: list[int]) -> Iterator[float]:
    """Games of which this share is won, some of them by two at once."""
    for _ in range(most):
        played[0] += 1
        tied = luck.random() < 0.1
        yield 0.5 * ((luck.random() < share) + (luck.random() < share)) if tied else float(luck.random() < share)


def passed(share: float, bound: float, likely: float) -> tuple[float, float]:
    """How often the test passes, and how many games it takes on average."""
    luck, played = Random(f"{share}"), [0]
    found = sum(surely_above(bound, likely, games(share, luck, 300, played)) for _ in range(TRIALS))
    return found / TRIALS, played[0] / TRIALS


def test_a_share_at_the_bound_hardly_ever_passes() -> None:
    assert passed(0.4, 0.4, 0.65)[0] <= DOUBT
    assert passed(0.25, 0.25, 0.35)[0] <= DOUBT


def test_a_share_as_high_as_the_likely_one_passes_after_few_games() -> None:
    often, games = passed(0.65, 0.4, 0.65)
    assert often > 0.95
    assert games < 40


def test_a_share_below_the_bound_is_given_up_early() -> None:
    often, games = passed(0.25, 0.4, 0.65)
    assert often < 0.01
    assert games < 40


def test_games_that_run_out_decide_nothing() -> None:
    assert not surely_above(0.4, 0.65, [1.0] * 3)
    assert surely_above(0.4, 0.65, [1.0] * 7)
