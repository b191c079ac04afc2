"""Which cards of a hand computer players keep: by what games have shown, or by what they want."""

from random import Random

import pytest

from bot.__main__ import main
from bot.engine import Option, SeatAsk
from bot.games.inn.patrons.keeping import brings, stands_on
from bot.games.inn.patrons.playing import InnPatron
from bot.games.inn.patrons.training import written
from bot.games.inn.patrons.training_hands import Sums, learn_keeping, solved, written_keeping
from bot.games.inn.patrons.value import (
    KEEPING,
    VALUE,
    Chances,
    Weights,
    read_keeping,
    read_learnt,
    the_cast,
    the_value,
)
from bot.games.inn.rules.play.view import inn_view
from tests.games.inn.playing import new_run


def discarded(hand: list[str], weights: Weights, **keeping: float) -> set[str]:
    """What a player throws away of a hand; `keeping`: what the kinds of cards bring."""
    options = {f"discard:{code}": Option(f"discard:{code}") for code in hand}
    judge = Chances(the_value().model_copy(update={"keeping": keeping}), weights)
    view = {**new_run(3, {"windows": "quick"}, "hand").view(0), "hand": hand}
    picks = InnPatron(judge).choose(inn_view(view), SeatAsk(options, (), 0, len(hand)), Random(1).random)
    return {pick.removeprefix("discard:") for pick in picks}


def test_what_stands_on_a_card_is_its_kind_and_its_words_with_whom_they_are_said_of() -> None:
    assert stands_on("gerki.poison") == {"action", "lose-fortitude picked"}
    assert stands_on("deirdre.protects") == {"sometimes", "ignore you"}
    assert stands_on("nobody.knows") == frozenset()


def test_what_a_card_brings_is_the_sum_of_what_stands_on_it() -> None:
    learnt = {"action": -0.5, "lose-fortitude picked": 0.75, "ignore you": 2.0}
    assert brings("gerki.poison", learnt) == 0.25
    assert brings("deirdre.protects", learnt) == 2.0
    assert brings("nobody.knows", learnt) == 0.0


def test_what_brings_less_than_a_new_card_is_discarded() -> None:
    hand, learnt = ["gerki.poison", "deirdre.protects", "gone.from-its-deck"], Weights(keeps="learnt")
    assert discarded(hand, learnt, action=0.1, sometimes=-0.1) == {"deirdre.protects", "gone.from-its-deck"}
    assert discarded(hand, learnt, action=-0.1, sometimes=0.1) == {"gerki.poison", "gone.from-its-deck"}


def test_whoever_keeps_what_they_want_does_not_look_at_what_was_learnt() -> None:
    hand = ["gerki.poison", "deirdre.protects"]
    assert discarded(hand, Weights(keeps=9.0), action=1.0, sometimes=1.0) == set(hand)
    assert discarded(hand, Weights(keeps=-9.0), action=-1.0, sometimes=-1.0) == set()


def test_what_was_learnt_comes_with_the_bot_and_the_shark_plays_by_it() -> None:
    keeping = the_value().keeping
    assert the_cast().strength["shark"].keeps == "learnt"
    assert brings("deirdre.protects", keeping) > 0 > brings("gamble", keeping)


def test_what_brings_much_is_found_among_luck() -> None:
    luck, sums = Random("found"), Sums()
    for _ in range(4000):
        doubts = {name: luck.random() - 0.5 for name in ("good", "bad", "neither")}
        sums.add(doubts, 3 * doubts["good"] - 2 * doubts["bad"] + 4 * (luck.random() - 0.5))
    found = sums.keeping()
    assert found["good"] > 2
    assert found["bad"] < -1
    assert abs(found["neither"]) < 0.5


def test_of_what_hardly_any_game_tells_little_is_believed() -> None:
    sums = Sums()
    sums.add({"rare": 1.0}, 40.0)
    assert 0 <= sums.keeping()["rare"] < 0.1


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0]) == pytest.approx([1.0, 2.0])


def test_learning_is_the_same_for_the_same_seed_and_is_read_as_it_was_written() -> None:
    learnt = learn_keeping(3, "same", VALUE.parent, the_value(), lambda: None)
    assert learnt == learn_keeping(3, "same", VALUE.parent, the_value(), lambda: None)
    assert learnt.made.positions > 30
    assert read_keeping(written_keeping(learnt), "written") == learnt


def test_what_is_shipped_is_as_it_was_written() -> None:
    """What is learnt of cards has a file of its own, and no place in that of the value."""
    positions, cards = VALUE.read_text(encoding="utf-8"), KEEPING.read_text(encoding="utf-8")
    assert written(read_learnt(positions, VALUE.name)) == positions
    assert written_keeping(read_keeping(cards, KEEPING.name)) == cards


def test_what_can_be_learnt_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "--what", "manners"]) == 2
    assert "--what knows positions, hands, not 'manners'." in capsys.readouterr().err
