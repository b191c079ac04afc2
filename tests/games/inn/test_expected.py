"""What computer players expect of cards with choices, costs, conditions and numbers that count something."""

from collections.abc import Mapping, Sequence
from typing import cast

import pytest

from bot.games.inn.patrons.drafts import use_of
from bot.games.inn.patrons.expected import carry_out, liking
from bot.games.inn.patrons.holding import NOTHING
from bot.games.inn.patrons.planned import (
    EffectContext,
    ExpectedChange,
    PlannedEffect,
    PlannedItem,
)  # fmt: skip
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.wanting import wanted
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.prepared import Taste
from bot.games.inn.rules.play.brew import taste
from bot.games.inn.rules.play.state import INN, Drink


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
        self.counters: list[Mapping[str, int]] = [{"a.piety": 6}, {"a.piety": 2}, {}]
        self.villains = [False, False, True]
        self.bosses = [False, False, False]
        self.characters = ["a", "a", "b"]
        self.holding = [NOTHING] * 3
        self.anything_stays = False
        self.living = [0, 1, 2]
        self.active = 0
        self.speaker: list[int] | None = None

    def same_side(self, first: int, second: int) -> bool:
        return first == second

    def champions(self, by: int) -> Sequence[int]:
        return self.living


def known(seats: Seats) -> Position:
    """They stand for what a computer player sees of a table."""
    return cast("Position", seats)


def change_by(
    raw: object, seat: int = 0, *, below: PlannedItem | None = None, effects: tuple[PlannedEffect, ...] = ()
) -> ExpectedChange:
    """What one effect of seat 0's card comes to for `seat`."""
    data = EffectData.model_validate(raw)
    item = PlannedItem("card", 0, "a.card", ["1"], list(effects), [])
    total = ExpectedChange([0.0] * 3, [0.0] * 3)
    effect = PlannedEffect(data.word, seat, data.n, 0, INN, False, "", data, f"a.{data.of}")
    carry_out(EffectContext(known(Seats()), item, below, None, total), effect)
    return total


def test_an_effect_that_depends_on_the_card_that_holds() -> None:
    seats = Seats()
    seats.holding = [NOTHING._replace(on_top=frozenset({"a.loyal"})), NOTHING, NOTHING]
    for held, change in (("loyal", -2.0), ("fierce", 0.0)):
        data = EffectData.model_validate({"lose-fortitude": 2, "if": {"holds": [held]}})
        total = ExpectedChange([0.0] * 3, [0.0] * 3)
        item = PlannedItem("card", 0, "a.card", ["1"], [], [])
        effect = PlannedEffect(data.word, 1, data.n, 0, INN, False, "", data, "")
        carry_out(EffectContext(known(seats), item, None, None, total), effect)
        assert total.gap == [0.0, change, 0.0]


def test_what_holds_makes_losses_that_another_player_causes_more_and_all_of_them_less() -> None:
    def lost(source: int, **held: int) -> list[float]:
        seats = Seats()
        seats.anything_stays, seats.holding = True, [NOTHING, NOTHING._replace(**held), NOTHING]
        total = ExpectedChange([0.0] * 3, [0.0] * 3)
        item = PlannedItem("card", 0, "a.card", ["1"], [], [])
        effect = PlannedEffect("lose-fortitude", 1, 2, source, INN, False, "")
        carry_out(EffectContext(known(seats), item, None, None, total), effect)
        return total.gap

    assert lost(0, loses_more=1, returns=1) == [-1, -3, 0]
    assert lost(INN, loses_more=1, returns=1) == [0, -2, 0]
    assert lost(0, loses_less=1) == lost(INN, loses_less=1) == [0, -1, 0]


def test_an_effect_happens_to_those_whom_it_concerns() -> None:
    villains = {"lose-fortitude": 2, "who": "all", "if": "villain"}
    assert [change_by(villains, seat).gap[seat] for seat in range(3)] == [0, 0, -2]
    heroes = {"gain-alcohol": 1, "who": "all", "if": "hero"}
    assert [change_by(heroes, seat).gap[seat] for seat in range(3)] == [-1, -1, 0]


@pytest.mark.parametrize(("least", "most", "hit"), [(6, 9, True), (7, 9, False), (1, 6, True), (1, 5, False)])
def test_a_counter_is_looked_up(least: int, most: int, hit: bool) -> None:
    raw = {"lose-fortitude": 2, "who": "all", "if": {"of": "piety", "least": least, "most": most, "who": "you"}}
    assert change_by(raw, 1).gap[1] == (-2 if hit else 0)


def test_a_number_counts() -> None:
    losses = tuple(PlannedEffect("lose-fortitude", seat, 2, 0, INN, seat == 1, "") for seat in (0, 1, 2))
    assert change_by({"gain-gold": 1, "per": "hurt"}, effects=losses).gold[0] == 1
    assert change_by({"gain-gold": 1, "per": "lost"}, effects=losses).gold[0] == 2
    assert change_by({"gain-gold": 1, "per": "piety"}).gold[0] == 6
    assert change_by({"gain-gold": 1, "per": "hurt"}).gold[0] == 0
    assert change_by({"gain-gold": 1, "per": "team"}).gold[0] == 2


def test_of_a_choice_the_best_is_expected_and_of_a_coin_the_mean() -> None:
    raw = {"choose": [{"pay": 1}, {"lose-fortitude": 3, "who": "you"}], "who": "all"}
    assert change_by(raw, 1).gold == [0, -1, 0]
    assert change_by(raw, 1).gap == [0, 0, 0]
    coin = {"coin": [{"gain-fortitude": 2, "who": "all"}, {"lose-fortitude": 1, "who": "all"}]}
    assert change_by(coin).gap == [0.5, 0.5, 0.5]


def test_a_counter_is_no_way_out_for_a_player_who_can_have_no_more_of_it() -> None:
    """The first mate's roll call: 1 Gold, or a Mark, of which nobody has two."""
    ways = {"choose": [{"pay": 1}, {"count": 1, "of": "mark"}], "who": "others"}
    roll_call = EffectData.model_validate(ways)
    for marked in (0, 1):
        seats, total = Seats(), ExpectedChange([0.0] * 3, [0.0] * 3)
        seats.counters[1] = {"remy.mark": marked}
        item = PlannedItem("card", 0, "remy.roll-call", [], [], [])
        effect = PlannedEffect("choose", 1, 0, 0, INN, False, "", roll_call)
        carry_out(EffectContext(known(seats), item, None, None, total), effect)
        assert total.gold == [0, -marked, 0]


def test_a_choice_by_another_is_made_for_that_player() -> None:
    good, bad = ExpectedChange([0, 2, 0], [0, 0, 0]), ExpectedChange([0, 0, 0], [0, 1, 0])
    assert liking(good, 1) > liking(bad, 1)
    assert liking(good, 2) == liking(bad, 2) == 0
    cards_or_blows = {"choose": [{"discard-cards": 3, "who": "you"}, {"lose-fortitude": 3, "who": "you"}], "who": "all"}
    found = change_by(cards_or_blows, 1)
    assert (found.gap, found.extra > 0) == ([0, 0, 0], True)


def test_discarding_is_good_for_others_and_no_more_than_the_hand() -> None:
    assert change_by({"discard-cards": 3, "who": "you"}).extra < 0
    assert 0 < change_by({"discard-cards": 3}, 2).extra == change_by({"discard-cards": 1}, 1).extra
    assert change_by({"discard-cards": 1, "how": "random"}, 1).extra > change_by({"discard-cards": 1}, 1).extra


def felt(item: PlannedItem) -> Taste:
    """What its first Drink does now."""
    return taste(the_library().drinks, item.drinks[0], "")


def test_a_drink_is_halved_and_seasoned() -> None:
    below = PlannedItem("drinks", 1, "", [], [], [Drink(["elven-wine"], 1, 0)])
    assert felt(below) == Taste(3)
    change_by("halve-drink", below=below)
    assert felt(below) == Taste(1)
    change_by({"season-drink": [[{"gain-alcohol": 1}, {"lose-fortitude": 2}]]}, below=below)
    assert felt(below) == Taste(2, -2)


def test_half_of_a_drink_is_rounded_as_the_rules_do_it() -> None:
    def made_of(code: str, word: str) -> list[Taste]:
        below = PlannedItem("drinks", 0, "", [], [], [Drink([code], 0, 0)])
        change_by(word, below=below)
        return [taste(the_library().drinks, drink, "") for drink in below.drinks]

    assert made_of("dragon-breath", "halve-drink") == [Taste(2)]
    assert made_of("elven-wine", "split-drink") == [Taste(2)] * 2
    assert made_of("dishwater", "halve-drink") == [Taste()]
    assert made_of("dishwater", "split-drink") == [Taste(0, -1)] * 2


def test_a_card_covers_one_of_several_payments_the_dearest() -> None:
    payments = [PlannedEffect("pay", seat, n, INN, INN, False, "") for seat, n in ((1, 3), (0, 1), (0, 2), (0, 2))]
    for covered in ("inn", "none"):
        change_by("inn-pays" if covered == "inn" else "no-payment", below=PlannedItem("card", 1, "", [], payments, []))
    assert [payment.paid for payment in payments] == ["", "", "inn", "none"]


def test_who_ignores_a_card_ignores_nothing_that_hits_a_thing() -> None:
    hits = [PlannedEffect("lose-fortitude", 0, 1, 1, INN, False, "", thing=thing) for thing in (-1, 0)]
    change_by("ignore", below=PlannedItem("card", 1, "", [], hits, []))
    assert [hit.ignored for hit in hits] == [True, False]


def test_a_thing_loses_no_fortitude_of_its_player() -> None:
    total = ExpectedChange([0.0] * 3, [0.0] * 3)
    item = PlannedItem("card", 0, "a.card", ["2.0"], [], [])
    effect = PlannedEffect("lose-fortitude", 2, 3, 0, INN, False, "", thing=0)
    carry_out(EffectContext(known(Seats()), item, None, None, total), effect)
    assert total.gap == [0, 0, 0]


def test_a_card_that_costs_its_player_something_is_wanted_less() -> None:
    assert wanted("whitehawk.through-me") < wanted("whitehawk.drake") * 2
    assert wanted("bryn.swab") > 0.5
    assert wanted("joran.door-one") > 0.5
    costly = [code for code in the_library().characters["daareka"].counts if (found := use_of(code)) and found[1].cost]
    assert costly
    assert all(wanted(code) < 1.0 for code in costly)
