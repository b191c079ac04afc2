"""Imagined states fit the view they come from, and nothing hidden gets into them."""

from collections import Counter
from random import Random

import pytest

from bot.engine import Run
from bot.games import patron
from bot.games.drinko.rules import Drinko, the_deck
from bot.games.drinko.rules.imagine import imagine
from bot.patrons import play_out

GAME = Drinko()


def checked(seat: int | None, options: dict[str, int]) -> int:
    """Imagine at every ask of a game, and count the asks."""
    luck = Random(3).random
    asks = 0

    def watch(run: Run) -> None:
        nonlocal asks
        if run.over:
            return
        view = GAME.view(run.state, seat)
        state = imagine(view, luck)
        cards = state.draw + state.pile + [card for hand in state.hands for card in hand]
        assert Counter(cards) == Counter(the_deck().build(run.state.options))
        again = GAME.view(state, seat)
        assert again == view
        asks += 1

    run, _ = Run.new(GAME, 4, options, "imagine", live=False)
    play_out(run, [patron("drinko", "random")] * 4, luck, watch)
    return asks


@pytest.mark.parametrize("seat", [0, 3, None])
def test_the_imagined_state_looks_the_same_from_the_seat(seat: int | None) -> None:
    assert checked(seat, {}) > 10
    assert checked(seat, {"suffer": 2, "plus_zero": 1, "play_on": True}) > 10


def test_hidden_cards_do_not_get_in() -> None:
    """Two tables that look the same to a seat are imagined the same."""
    run, _ = Run.new(GAME, 3, {}, "swap", live=False)
    before = imagine(GAME.view(run.state, 0), Random(1).random)
    run.state.hands[1], run.state.draw[:7] = run.state.draw[:7], run.state.hands[1]
    after = imagine(GAME.view(run.state, 0), Random(1).random)
    assert before == after
    assert before.hands[1] != run.state.hands[1]


def test_every_hidden_card_is_as_likely_anywhere() -> None:
    run, _ = Run.new(GAME, 2, {}, "even", live=False)
    luck = Random(5).random
    view = GAME.view(run.state, 0)
    hidden = sum(card == "target" for card in view["hand"]) == 0
    held = sum("target" in imagine(view, luck).hands[1] for _ in range(4000))
    assert hidden
    assert held / 4000 == pytest.approx(7 / 97, abs=0.015)


def test_counts_that_are_no_deck_are_refused() -> None:
    run, _ = Run.new(GAME, 2, {}, "short", live=False)
    view = GAME.view(run.state, 0)
    view["draw"] -= 1
    with pytest.raises(ValueError, match="do not add up"):
        imagine(view, Random(1).random)
