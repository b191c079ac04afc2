"""The shark looks ahead with what its seat may know, and nothing else."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.engine import Run
from bot.games import patron
from bot.games.inn.patrons.ahead import Shark, likely_in
from bot.games.inn.patrons.value import Chances, Weights, the_value
from bot.games.inn.rules import Inn, State, the_library
from bot.games.inn.rules.imagine import imaginable
from bot.patrons import Thinker, play_out

GAME = Inn()


def shark() -> Shark:
    found = patron("inn", "shark")
    assert isinstance(found, Shark)
    return found


def swapped(state: State, me: int) -> State:
    """The same table to a seat, with other cards hidden."""
    other = State.load(state.dump())
    for item, there in zip(other.stack, state.stack, strict=True):
        item.done = there.done  # where the rules are, which is not stored
    seat = next(seat for seat in other.living() if seat != me)
    own = other.seats[seat]
    plain = [at for at, code in enumerate(own.hand) if not the_library().cards[code].side]
    below = [at for at, code in enumerate(own.draw) if not the_library().cards[code].side]
    for at, under in zip(plain, below, strict=False):
        own.hand[at], own.draw[under] = own.draw[under], own.hand[at]
    other.drinks.reverse()
    return other


def test_other_cards_of_others_change_no_pick() -> None:
    """In own turns, in windows and Rounds of a game."""
    player, met = shark(), Counter[str]()

    def watch(run: Run) -> None:
        if run.ask is None:
            return
        seat, ask = next(iter(run.ask.seats.items()))
        view = GAME.view(run.state, seat)
        if len(ask.options) < 3 or not imaginable(view, the_library()) or met[run.ask.about] >= 6:
            return
        other = swapped(run.state, seat)
        assert GAME.view(other, seat) == view
        picks = {player.choose(GAME.view(state, seat), ask, Random(7).random) for state in (run.state, other)}
        assert len(picks) == 1
        met[run.ask.about] += 1

    run, _ = Run.new(GAME, 4, {"windows": "quick"}, "swap", live=False)
    play_out(run, [patron("inn", "easy")] * 4, Random(3).random, watch)
    assert met.keys() >= {"inn.discard", "inn.action", "inn.window", "inn.gamble"}


@pytest.mark.parametrize("deals", [1, 2])
def test_it_plays_also_with_fewer_deals_than_tell_a_pick_that_falls_behind(deals: int) -> None:
    judge = Chances(the_value(), Weights())
    run, _ = Run.new(GAME, 3, {"windows": "quick"}, "few deals", live=False)
    assert play_out(run, [Shark(judge, deals)] * 3, Random(1).random)
    assert run.over


def test_the_same_luck_gives_the_same_games() -> None:
    def played() -> tuple[int, Any]:
        run, _ = Run.new(GAME, 3, {"windows": "quick"}, "same", live=False)
        return play_out(run, [shark()] * 3, Random(1).random), run.state.dump()

    assert played() == played()


def test_it_says_who_plays_in_haste() -> None:
    assert isinstance(shark(), Thinker)
    assert not isinstance(patron("inn", "regular"), Thinker)
    assert not isinstance(shark().at_once, Thinker)


def test_who_has_passed_in_a_round_probably_holds_no_card_for_it() -> None:
    run, _ = Run.new(GAME, 3, {}, "passed", live=False)
    view = GAME.view(run.state, 0)
    before = likely_in(view)(1, "gamble")
    view["round"] = {
        "starter": 0, "inside": [0, 1, 2], "control": 0, "at": 1, "pot": 3, "top": "gambling", "passed": [1],
        "on": True, "over": False, "winner": -1, "no_leave": False,
    }  # fmt: skip
    assert likely_in(view)(1, "gamble") < before
    assert likely_in(view)(2, "gamble") == before
