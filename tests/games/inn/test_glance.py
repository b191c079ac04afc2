"""What computer players of the Inn make of cards at a glance, and what cards are wanted."""

from collections.abc import Mapping, Sequence
from typing import cast

import pytest

from bot.games.inn.patrons.changes import ExpectedChange, liking
from bot.games.inn.patrons.drafts import use_of
from bot.games.inn.patrons.glance import DEPENDS, FirstSight, reached
from bot.games.inn.patrons.holding import NOTHING
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.wanting import wanted
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.vocabulary import EFFECTS


class Seats:
    """Three players: the computer player's own seat, a Hero, and a Villain."""

    def __init__(self) -> None:
        self.me = 0
        self.fortitude = [15, 15, 15]
        self.alcohol = [5, 5, 5]
        self.gold = [6, 6, 6]
        self.pile = [1, 1, 0]
        self.cards = [7, 7, 1]
        self.hand: list[str] = []
        self.counters: list[Mapping[str, int]] = [{"serena.piety": 6}, {"serena.piety": 2}, {}]
        self.characters = ["serena", "deirdre", "vlazlo"]
        self.holding = [NOTHING] * 3
        self.living = self.sides = [0, 1, 2]
        self.active = 0
        self.round = None
        self.stack: Sequence[object] = []

    def same_side(self, first: int, second: int) -> bool:
        return first == second

    def no_change(self) -> ExpectedChange:
        return ExpectedChange([0.0] * 3, [0.0] * 3)


def known(seats: Seats) -> Position:
    """They stand for what a computer player sees of a table."""
    return cast("Position", seats)


CARD = next(card for card in the_library().cards.values() if card.deck == "serena")


def glanced(raw: object, seat: int = 0, targets: Sequence[str] = (), seats: Seats | None = None) -> ExpectedChange:
    """What one effect of a card comes to at a glance, said of `seat` as "you"."""
    return FirstSight(known(seats or Seats()), CARD, seat, targets).at_all([EffectData.model_validate(raw)])


def test_the_numbers_of_a_word_count_for_whom_it_is_said_of() -> None:
    assert glanced({"lose-fortitude": 2}, targets=["2"]).gap == [0, 0, -2]
    assert glanced({"gain-alcohol": 1, "who": "others"}).gap == [0, -1, -1]
    assert glanced({"gain-gold": 3, "who": "you"}).gold == [3, 0, 0]
    drawn = EFFECTS["draw"].glance
    assert glanced({"draw": 2, "who": "all"}).extra == pytest.approx(2 * (drawn.ours + 2 * drawn.theirs))


def test_nobody_heals_past_all() -> None:
    seats = Seats()
    seats.fortitude[0], seats.alcohol[0] = 19, 1
    assert glanced({"gain-fortitude": 4, "who": "you"}, seats=seats).gap == [1, 0, 0]
    assert glanced({"lose-alcohol": 4, "who": "you"}, seats=seats).gap == [1, 0, 0]


def test_gold_is_paid_to_whom_it_goes() -> None:
    assert glanced({"pay": 2, "who": "picked"}, targets=["1"]).gold == [0, -2, 0]
    assert glanced({"pay": 2, "who": "picked", "to": "you"}, targets=["1"]).gold == [2, -2, 0]
    assert glanced({"pay": 2, "who": "you", "to": "picked"}, targets=["2"]).gold == [-2, 0, 2]


def test_what_an_effect_depends_on_is_known_of_players_and_guessed_of_the_rest() -> None:
    assert glanced({"lose-fortitude": 2, "who": "all", "if": "villain"}).gap == [0, 0, -2]
    assert glanced({"gain-alcohol": 1, "who": "all", "if": "hero"}).gap == [-1, -1, 0]
    assert glanced({"lose-fortitude": 2, "if": "own-gold"}, targets=["1"]).gap == [0, -2 * DEPENDS, 0]


@pytest.mark.parametrize(("least", "most", "hit"), [(6, 9, True), (7, 9, False), (1, 6, True), (1, 5, False)])
def test_a_counter_is_looked_up(least: int, most: int, hit: bool) -> None:
    raw = {"lose-fortitude": 2, "who": "picked", "if": {"of": "piety", "least": least, "most": most, "who": "you"}}
    assert glanced(raw, targets=["1"]).gap[1] == (-2 if hit else 0)


def test_of_a_choice_the_best_is_expected_and_of_a_coin_the_mean() -> None:
    raw = {"choose": [{"pay": 1}, {"lose-fortitude": 3, "who": "you"}], "who": "picked"}
    found = glanced(raw, targets=["1"])
    assert (found.gold, found.gap) == ([0, -1, 0], [0, 0, 0])
    coin = {"coin": [{"gain-fortitude": 2, "who": "all"}, {"lose-fortitude": 1, "who": "all"}]}
    assert glanced(coin).gap == [0.5, 0.5, 0.5]


def test_a_choice_by_another_is_made_for_that_player() -> None:
    good, bad = ExpectedChange([0, 2, 0], [0, 0, 0]), ExpectedChange([0, 0, 0], [0, 1, 0])
    assert liking(good, 1) > liking(bad, 1)
    assert liking(good, 2) == liking(bad, 2) == 0
    raw = {"choose": [{"discard-cards": 3, "who": "you"}, {"lose-fortitude": 3, "who": "you"}], "who": "picked"}
    found = glanced(raw, targets=["1"])
    assert (found.gap, found.extra > 0) == ([0, 0, 0], True)


def test_discarding_is_good_for_others_and_no_more_than_the_hand() -> None:
    assert glanced({"discard-cards": 3, "who": "you"}).extra < 0
    all_there_is = glanced({"discard-cards": 3, "who": "picked"}, targets=["2"]).extra
    assert 0 < all_there_is == glanced({"discard-cards": 1, "who": "picked"}, targets=["1"]).extra


def test_whom_an_effect_is_said_of() -> None:
    seats = known(Seats())
    assert reached(seats, "picked", 0, ["1", "2.0", "d0"]) == [(1, -1), (2, 0)]
    assert reached(seats, "others", 1, []) == [(0, -1), (2, -1)]
    assert reached(seats, "source", 1, []) == reached(seats, "in-round", 1, []) == []
    assert reached(seats, "you", 1, []) == [(1, -1)]


def test_a_card_that_costs_its_player_something_is_wanted_less() -> None:
    assert wanted("whitehawk.through-me") < wanted("whitehawk.drake") * 2
    assert wanted("bryn.swab") > 0.5
    assert wanted("joran.door-one") > 0.5
    costly = [code for code in the_library().characters["daareka"].counts if (found := use_of(code)) and found[1].cost]
    assert costly
    assert all(wanted(code) < 1.0 for code in costly)
