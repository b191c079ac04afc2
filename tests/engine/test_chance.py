"""Luck comes from the seed and a count of draws, in games of before from epoch and turn; both are fixed for good."""

import random

from bot.engine import Chance, TurnChance

GOLDEN_ROLLS = [0.618466585486009, 0.5299798345551271, 0.21924977771945842]
GOLDEN_ROLLS_1_7 = [0.6355951635223486, 0.22127701208973194, 0.955032415082677]
GOLDEN_BELOW = [6, 5, 2, 7, 6, 7, 8, 4, 5, 1, 7, 6]
GOLDEN_SHUFFLE = [3, 1, 4, 0, 9, 10, 11, 8, 5, 7, 2, 6]


def rolls(chance: Chance, n: int = 3) -> list[float]:
    return [chance.roll() for _ in range(n)]


def test_golden_rolls() -> None:
    """The same numbers on every machine and in every version: stored games depend on it."""
    assert rolls(Chance("seed")) == GOLDEN_ROLLS
    assert rolls(TurnChance("seed")) == GOLDEN_ROLLS
    assert rolls(TurnChance("seed", 1, 7)) == GOLDEN_ROLLS_1_7
    assert rolls(Chance("seed", luck=1, draws=7)) == GOLDEN_ROLLS_1_7
    chance = Chance("seed")
    assert [chance.below(10) for _ in range(12)] == GOLDEN_BELOW
    cards = list(range(12))
    Chance("seed").shuffle(cards)
    assert cards == GOLDEN_SHUFFLE


def test_every_draw_is_counted() -> None:
    chance = Chance("seed")
    chance.roll()
    chance.below(6)
    chance.shuffle(list(range(12)))
    assert chance.draws == 14
    chance.shuffle([])
    chance.shuffle([7])
    assert chance.draws == 16


def test_a_turn_begins_a_stream_that_needs_no_earlier_draw() -> None:
    chance = Chance("seed")
    chance.shuffle(list(range(12)))
    chance.start_turn(0, 1)
    rest = rolls(chance, 5)
    assert rolls(Chance("seed", draws=12), 5) == rest
    assert rest != rolls(Chance("seed"), 5)


def test_a_turn_without_a_draw_takes_nothing_from_the_next() -> None:
    chance = Chance("seed", draws=12)
    for turn in (1, 2, 3):
        chance.start_turn(0, turn)
    assert rolls(chance) == rolls(Chance("seed", draws=12))


def test_an_epoch_changes_no_luck() -> None:
    chance, other = Chance("seed"), Chance("seed")
    assert chance.roll() == other.roll()
    chance.start_epoch(1, 0)
    assert rolls(chance) == rolls(other)
    for source, epoch in ((chance, 1), (other, 0)):
        source.start_turn(epoch, 1)
    assert rolls(chance) == rolls(other)


def test_new_luck_is_other_luck() -> None:
    seen = {tuple(rolls(Chance(seed, luck, draws))) for seed in "ab" for luck in (0, 1) for draws in (0, 1, 11)}
    assert len(seen) == 12


def test_as_it_was_each_turn_and_epoch_has_luck_of_its_own() -> None:
    seen = {tuple(rolls(TurnChance(seed, epoch, turn))) for seed in "ab" for epoch in (0, 1) for turn in (0, 1, 11)}
    assert len(seen) == 12
    chance = TurnChance("seed", 2, 3)
    first = rolls(chance)
    assert rolls(chance) != first
    chance.start_turn(2, 3)
    assert rolls(chance) == first
    chance.start_epoch(3, 3)
    assert rolls(chance) == rolls(TurnChance("seed", 3, 3))


def test_the_global_generator_is_left_alone() -> None:
    random.seed(1)
    before = random.getstate()
    Chance("seed").shuffle(list(range(50)))
    assert random.getstate() == before


def test_below_reaches_every_number_and_no_other() -> None:
    chance = Chance("many")
    assert {chance.below(6) for _ in range(500)} == set(range(6))
    assert {chance.below(1) for _ in range(20)} == {0}


def test_shuffles_keep_the_cards_and_are_fair() -> None:
    """Each of the 24 orders of four cards comes about 250 times in 6,000 (five standard deviations are 78)."""
    counts: dict[tuple[int, ...], int] = {}
    chance = Chance("fair")
    for _ in range(6_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert all(250 - 78 < count < 250 + 78 for count in counts.values())


def test_shuffling_nothing_or_one() -> None:
    nothing: list[int] = []
    single = [7]
    chance = Chance("seed")
    chance.shuffle(nothing)
    chance.shuffle(single)
    assert (nothing, single) == ([], [7])
