"""One against three at the Inn, on fixed seeds: how much more than its fair share of a quarter a patron wins."""

from collections.abc import Iterator, Mapping
from itertools import tee
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

from bot.commands.simulate import simulate
from bot.engine import Run, SeatAsk
from bot.games import GAMES, patron
from bot.games.inn.patrons.ahead import Shark
from bot.games.inn.patrons.evaluating import asked_in
from bot.games.inn.patrons.questions import the_bank
from bot.games.inn.patrons.strengths import former, strengths
from bot.games.inn.rules import Inn, the_library
from bot.patrons import play_out
from bot.patrons.share import SURE
from tests.games.inn.playing import NINE
from tests.games.sequential import surely_above

FAIR = 0.25
SHARK = strengths()["shark"]
assert isinstance(SHARK, Shark)
BESIDES = {**former(), "at-once": SHARK.at_once}
"""Those of earlier versions, and a shark that never looks ahead."""
QUICK = {"windows": "quick", "chance": NINE}
ONE_SIDED = 1.645
"""Standard errors below the share for a lower bound that holds in 95 % of such samples."""


NEWCOMERS = [code for code in the_library().characters if code not in NINE]


def wins(judged: str, rival: str, games: int, character: str = "", seats: int = 4) -> Iterator[float]:
    """Which part of the first place `judged` wins in each game against those of `rival`, in turn in every seat.

    Characters by chance of the nine known decks, but `judged` plays the `character` that is named.
    """
    game = Inn()
    for number in range(games):
        seat = number % seats
        players = [
            BESIDES.get(name) or patron("inn", name)
            for name in (judged if at == seat else rival for at in range(seats))
        ]
        options = {**QUICK, "characters": [character if at == seat else "" for at in range(seats)]}
        run, _ = Run.new(game, seats, options, f"inn-strength/{number}", live=False)
        play_out(run, players, Random(f"inn-strength/{number}/luck").random)
        places = game.placings(run.state)
        yield (places[seat] == 1) / places.count(1)


def lower_bound(judged: str, rival: str, games: int) -> float:
    """The 95 % lower bound of the share of all these games."""
    share = sum(wins(judged, rival, games)) / games
    return share - ONE_SIDED * sqrt(share * (1 - share) / games)


def test_a_regular_beats_random_play() -> None:
    assert surely_above(1.6 * FAIR, 0.65, wins("regular", "random", 400))


@pytest.mark.parametrize("character", NEWCOMERS)
def test_a_regular_beats_random_play_with_each_of_the_later_characters(character: str) -> None:
    assert surely_above(1.5 * FAIR, 0.6, wins("regular", "random", 200, character))


def test_an_easy_patron_beats_random_play_and_loses_to_regulars() -> None:
    assert surely_above(1.3 * FAIR, 0.55, wins("easy", "random", 200))
    assert surely_above(1.3 * FAIR, 0.45, wins("regular", "easy", 400))


def test_guests_of_the_house_are_neither_hopeless_nor_unbeatable() -> None:
    """All six together, who take turns: they win more than half of their fair share, and less than twice of it."""
    games = zip(*(wins(who, "regular", 40) for who in GAMES["inn"].guests()), strict=True)
    won, again = tee(part for each in games for part in each)
    assert surely_above(0.5 * FAIR, 0.9 * FAIR, won)
    assert surely_above(1 - 2 * FAIR, 1 - 1.2 * FAIR, (1 - part for part in again))


@pytest.mark.long
def test_guests_of_the_house_win_a_fair_share() -> None:
    """All six together; `duel` with hundreds of games of each tells them by a tenth."""
    bounds = [lower_bound(who, "regular", 40) for who in GAMES["inn"].guests()]
    assert len(bounds) == 6
    assert 0.4 * FAIR < sum(bounds) / 6 < FAIR


def test_a_shark_beats_a_regular() -> None:
    """One against one, which takes far fewer games than one against three."""
    assert surely_above(1.15 * 0.5, 0.75, wins("shark", "regular", 320, seats=2))


def test_a_shark_that_looks_ahead_finds_better_picks_than_one_that_does_not() -> None:
    """By the chances that the questions of the bank give to their picks; the test below says it of whole games."""
    gains: list[float] = []
    players = (SHARK, BESIDES["at-once"])
    for question in the_bank().questions:
        asked = asked_in(question.view) if question.stands() else None
        if asked is not None:
            chances = {worth.pick: worth.chance for worth in question.worths}
            ask = SeatAsk(asked.options, ("pass",))
            picks = [who.choose(question.view, ask, Random(question.id).random)[0] for who in players]
            if chances.keys() >= {*picks}:
                gains.append(chances[picks[0]] - chances[picks[1]])
    assert len(gains) > 100
    assert fmean(gains) > ONE_SIDED * stdev(gains) / sqrt(len(gains))


@pytest.mark.long
def test_a_shark_that_looks_ahead_surely_beats_one_that_does_not() -> None:
    assert surely_above(0.5, 0.55, wins("shark", "at-once", 1200, seats=2))


@pytest.mark.long
def test_a_shark_beats_three_regulars() -> None:
    """`duel` with hundreds of games says it more exactly."""
    assert lower_bound("shark", "regular", 320) >= 1.15 * FAIR


def test_what_does_not_look_ahead_beats_random_play_as_it_did() -> None:
    assert surely_above(1.6 * FAIR, 0.65, wins("shark-2", "random", 200))


def shares(games: int, options: dict[str, Any], seats: int = 4) -> dict[str, Any]:
    """With regulars in all seats: each character's wins over its fair share, and what else `simulate` says of it."""
    balance = simulate(GAMES["inn"], games, seats, "balance", ["regular"] * seats, options).balance
    assert balance is not None
    return balance.plain()["characters"]


def beyond(found: Mapping[str, Any], least: float, most: float, fair: float = FAIR) -> dict[str, float]:
    """The characters whose share is surely lower than the least or higher than the most: further from it than chance
    takes one whose share that is.
    """
    low, high = least * fair, most * fair
    sure: dict[str, float] = {}
    for code, row in found.items():
        below = low - SURE * sqrt(low * (1 - low) / row["games"])
        above = high + SURE * sqrt(high * (1 - high) / row["games"])
        if not below <= row["share"] * fair <= above:
            sure[code] = row["share"]
    return sure


def test_no_character_is_surely_hopeless_or_unbeatable() -> None:
    """With two of all characters by chance, each some 20 times: from 16 games on, who always won or lost is named. What
    so few games cannot tell is told by the two tests below.
    """
    found = shares(240, {"windows": "quick", "chance": [*NINE, *NEWCOMERS]}, seats=2)
    assert found.keys() == the_library().characters.keys()
    assert beyond(found, 0.5, 1.6, fair=0.5) == {}


def test_whoever_hardly_ever_wins_or_loses_is_surely_hopeless_or_unbeatable() -> None:
    rows = {"never": 0.0, "seldom": 0.1, "fair": 1.0, "often": 3.2, "always": 4.0}
    found = beyond({name: {"games": 60, "share": share} for name, share in rows.items()}, 0.5, 1.6)
    assert found.keys() == {"never", "seldom", "often", "always"}


@pytest.mark.long
def test_no_character_is_hopeless_or_unbeatable() -> None:
    """Of 500 games chance alone could decide it.

    Over 8,000 games the nine reach from 0.71 (Deirdre) to 1.49 (Dimli).
    """
    found = shares(1000, QUICK)
    assert len(found) == 9
    assert {code: row["share"] for code, row in found.items() if not 0.6 <= row["share"] <= 1.6} == {}


@pytest.mark.long
def test_no_later_character_is_hopeless_or_unbeatable() -> None:
    """With four of all characters by chance: each has some 150 games, by which a share can be .4 off. `simulate` with
    8,000 games says it exactly.
    """
    found = shares(900, {"windows": "quick", "chance": [*NINE, *NEWCOMERS]})
    assert beyond({code: found[code] for code in NEWCOMERS}, 0.7, 1.4) == {}
