"""What an answer comes to computer players ask the rules, where nothing else is told of its words."""

import pytest

from bot.games.inn.patrons.drafts import draft_of
from bot.games.inn.patrons.planned import is_followed
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.value import Chances, Weights, the_value
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.view import inn_view
from tests.games.inn.test_prospects import hit

BLOW = next(effect.n for effect in the_library().cards["gerki.back"].effects if effect.word == "lose-fortitude")


def seen(second: str, seat: int) -> Position:
    """What a seat sees after a blow of seat 0 against seat 1, who has a card in answer."""
    return Position(inn_view(hit(second).view(seat)), Chances(the_value(), Weights()))


def test_a_loss_that_is_sent_back_is_its_sources() -> None:
    assert is_followed("redirect")
    position = seen("bryn.hitting-yourself", 1)
    assert position.passed().gap == [0, -BLOW, 0]
    found = position.with_pick("bryn.hitting-yourself>0")
    assert found is not None
    assert found.gap == [-BLOW, 0, 0]
    assert position.with_card("bryn.hitting-yourself>0") > position.now()


def test_a_loss_that_is_made_smaller_is_as_much_smaller_as_the_rules_say() -> None:
    (apron,) = the_library().cards["wizgille.apron"].effects
    assert is_followed(apron.word)
    found = seen("wizgille.apron", 1).with_pick("wizgille.apron")
    assert found is not None
    assert found.gap == [0, min(0, apron.n - BLOW), 0]


def test_what_lies_there_is_followed_too() -> None:
    """The loss that has been sent back to its source stands on the stack as long as somebody may answer that."""
    run = hit("bryn.hitting-yourself")
    run.state.seats[2].hand[0] = "no"
    run.answer(1, run.ask.number if run.ask else 0, ("bryn.hitting-yourself>0",))
    assert run.state.stack
    for seat in (0, 1, 2):
        position = Position(inn_view(run.view(seat)), Chances(the_value(), Weights()))
        assert position.passed().gap == [-BLOW, 0, 0]


@pytest.mark.parametrize(("key", "followed"), [("bryn.hitting-yourself", True), ("gerki.back", False), ("no", False)])
def test_only_answers_of_which_nothing_is_told_are_followed(key: str, followed: bool) -> None:
    draft = draft_of(key)
    assert draft is not None
    assert draft.followed == followed
