"""Computer players do not play against their own side, nor for nothing."""

from collections import Counter

import pytest

from bot.engine import Run
from bot.games import patron
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.sense import is_senseless
from bot.games.inn.patrons.value import Chances, Weights, the_value
from bot.games.inn.rules import Inn
from bot.games.inn.rules.play.state import Drink, Item
from bot.games.inn.rules.play.view import inn_view
from bot.games.inn.simulation.sense import AGAINST, WASTED, SenseReport
from bot.games.kit import Batch
from bot.patrons import STRENGTHS
from tests.games.inn.playing import new_run
from tests.games.inn.test_targets import table


def played(names: str, games: int) -> SenseReport:
    """So many games of each variant, in whose four seats these sit by turns."""
    report = SenseReport()
    players = [patron("inn", name) for name in (names.split() * 4)[:4]]
    batch = Batch(Inn(), [str(number) for number in range(games)], players, {}, "normal")
    for variant in report.variants:
        assert len(list(report.play(batch, variant))) == games
    return report


@pytest.mark.parametrize(
    ("names", "games"),
    [
        *((name, 6) for name in STRENGTHS if name not in ("random", "shark")),
        ("shark regular regular", 1),
        *(pytest.param(name, 12 if name != "shark" else 6, marks=pytest.mark.long) for name in STRENGTHS[1:]),
    ],
)
def test_no_patron_but_a_random_one_plays_against_its_own_side_or_for_nothing(names: str, games: int) -> None:
    """`simulate --report sense` says the same of 400 games."""
    report = played(names, games)
    assert {variant: counted for variant, counted in report.against.items() if counted} == {}
    assert all(report.decisions[variant] > 60 * games for variant in report.variants)


def test_plays_against_the_own_side_and_for_nothing_are_seen() -> None:
    """Random patrons make all of them; with the last Gold they cannot start a Round in every variant."""
    report = played("random", 25)
    for counted in report.against.values():
        assert counted.keys() >= {*AGAINST, *WASTED[:3]}
    assert sum(report.against.values(), Counter[str]()).keys() == {*AGAINST, *WASTED}


@pytest.mark.parametrize(
    ("pick", "gap", "senseless"),
    [("lizwick.tasting-cup>0", 1, False), ("lizwick.tasting-cup>0", 0, True), ("lizwick.next-time", 0, True)],
)
def test_a_card_is_spent_on_a_sip_only_if_a_rival_goes_out_by_it(pick: str, gap: int, senseless: bool) -> None:
    """Not if that rival goes out whatever is played."""
    run = table("gerki lizwick zot", ["", pick.partition(">")[0], ""], ["", "", ""])
    run.state.parties[0].alcohol, run.state.parties[0].fortitude = 10, 10 + gap
    assert is_senseless(pick, about_to_drink(run, 1)) == senseless


@pytest.mark.parametrize(("gap", "senseless"), [(1, False), (2, True)])
def test_nobody_is_taken_to_go_out_by_a_choice_of_their_own(gap: int, senseless: bool) -> None:
    """Zakhan may take Chi when he has drunk, which would count with the Alcohol Content of his team."""
    options = {"variant": "two-headed-dragon", "characters": ["lizwick", "gerki", "zot", "zakhan"], "starter": 0}
    run = new_run(4, options, "chi")
    run.state.seats[0].hand[0] = "lizwick.tasting-cup"
    team = run.state.party(3)
    team.alcohol, team.fortitude = 10, 10 + gap
    assert is_senseless("lizwick.tasting-cup>3", about_to_drink(run, 0)) == senseless


def about_to_drink(run: Run, seat: int) -> Position:
    """What a seat sees that is about to drink a sip."""
    run.state.phase, run.state.active = "drink", seat
    run.state.stack.append(Item("drinks", seat, drinks=[Drink(["dark-ale"], seat, seat)], origin="pile"))
    return Position(inn_view(run.view(seat)), Chances(the_value(), Weights()))
