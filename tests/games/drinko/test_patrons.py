"""Patrons answer legally, see only their seat's view, and are the same for the same luck."""

from collections import Counter
from copy import deepcopy
from random import Random

import pytest

from bot.engine import Chance, Option, Run, SeatAsk
from bot.games import patron
from bot.games.drinko.patrons.easy import OVERLOOKS, SLIPS
from bot.games.drinko.patrons.hunch import count_unseen
from bot.games.drinko.patrons.regular import FORGETS
from bot.games.drinko.rules import Drinko, DrinkoState, the_deck
from bot.patrons import play_out
from bot.patrons.patron import STRENGTHS, any_answer

GAME = Drinko()
SPICY = {"suffer": 4, "plus_zero": 2, "minus_one": 2, "play_on": True, "catch_drink": True}


def table(hands: list[list[str]], top: str, **facts: object) -> DrinkoState:
    options = GAME.check_options({})
    seats = len(hands)
    cards = {"draw": [], "pile": [top], "options": options, "drinks": [0] * seats, "called": [False] * seats}
    return DrinkoState(**{"hands": hands, **cards, **facts})  # type: ignore[arg-type]


def choice(strength: str, state: DrinkoState, seed: int = 1) -> str:
    """What the patron of the seat to move picks. The rest of the deck is the draw pile."""
    lying = [card for hand in state.hands for card in hand] + state.pile
    rest = the_deck().build(state.options)
    for card in lying:
        rest.remove(card)
    state.draw = rest
    run = Run(GAME, state, Chance("1"), live=False)
    run.begin()
    assert run.ask
    seat = state.to_move
    return patron("drinko", strength).choose(run.view(seat), run.ask.seats[seat], Random(seed).random)[0]


def test_unknown_patrons_are_a_key_error() -> None:
    with pytest.raises(KeyError):
        patron("drinko", "whale")
    with pytest.raises(KeyError):
        patron("bridge", "regular")


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_whole_games_with_all_cards(strength: str, seats: int) -> None:
    """`Run.answer` refuses what is not legal, so a game that ends was legal throughout."""
    ends: list[object] = []
    for _ in range(2):
        run, _events = Run.new(GAME, seats, SPICY, "all", live=False)
        players = [patron("drinko", strength if seat == 0 else "regular") for seat in range(seats)]
        play_out(run, players, Random(4).random)
        ends.append(run.state.dump())
        assert run.over
    assert ends[0] == ends[1]


def test_random_takes_every_pick_alike() -> None:
    ask = SeatAsk({"r5": Option("r5"), "target": Option("target", ("1", "2", "3"), 1, 1)}, ("r5",))
    luck = Random(1).random
    counts = dict.fromkeys(["r5", "target>1", "target>2", "target>3"], 0)
    for _ in range(4000):
        (pick,) = any_answer(ask, luck)
        counts[pick] += 1
    assert all(900 < count < 1100 for count in counts.values())


def test_random_answers_asks_for_several() -> None:
    ask = SeatAsk({key: Option(key) for key in "abcd"}, ("a", "b"), 2, 3)
    luck = Random(1).random
    sizes: set[int] = set()
    for _ in range(50):
        picks = any_answer(ask, luck)
        ask.check(picks)
        sizes.add(len(picks))
    assert sizes == {2, 3}


def test_regular_keeps_its_specials() -> None:
    assert choice("regular", table([["split", "r1", "y8", "b3"], ["g1", "g6"], ["g2", "g8"]], "r5")) == "r1"


def test_regular_plays_its_last_special_before_its_last_card() -> None:
    for strength in ("regular", "shark"):
        assert choice(strength, table([["deflect", "r1"], ["g1", "g3", "g4"], ["g2", "b2", "b7"]], "r5")) == "deflect"


def test_regular_answers_a_train_with_a_drink_card_and_not_with_split() -> None:
    state = table([["split", "r+2", "y8"], ["g1", "g6"], ["g2", "g8"]], "r+1", train=4)
    assert choice("regular", state) == "r+2"


def test_regular_sends_a_train_to_who_is_about_to_win() -> None:
    state = table([["target", "y8", "y7"], ["g1", "g3", "b3"], ["g2"]], "r+1", train=4)
    assert choice("regular", state) == "target>2"


def test_regular_hits_a_neighbour_about_to_win() -> None:
    state = table([["rskip", "r1", "r2", "y8", "b3"], ["g1"], ["g2", "g4", "b4"]], "r5")
    assert choice("regular", state) == "rskip"


def test_regular_stays_on_the_colour_it_has_most_of() -> None:
    state = table([["r5", "y5", "y7", "y8", "y9"], ["g1", "g6"], ["g2", "g8"], ["b1", "b2"]], "b5")
    assert choice("regular", state) == "y5"


def test_an_easy_patron_plays_like_a_regular_but_for_slips() -> None:
    state = table([["split", "r1", "y8", "b3"], ["g1", "g6"], ["g2", "g8"]], "r5")
    picks = [choice("easy", deepcopy(state), seed) for seed in range(400)]
    others = [pick for pick in picks if pick != choice("regular", deepcopy(state))]
    assert {*others} == {"split"}
    assert len(others) / 400 == pytest.approx(SLIPS / 2, abs=0.04), "two legal picks: every second slip is another one"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_calls_and_catches(strength: str) -> None:
    """Random half of the time; an easy patron overlooks some; a regular forgets to call now and then; all catch only
    who is late.
    """
    state = table([["r5"], ["g1", "g2"], ["g3"]], "b5", may_call=0, late=[2])
    player, luck = patron("drinko", strength), Random(1).random
    wishes = {seat: [player.wish(GAME.view(state, seat), GAME.unasked(state, seat), luck) for _ in range(1000)]
              for seat in range(3)}  # fmt: skip
    calls, catches = {
        "random": (0.5, 0.5), "easy": (1 - OVERLOOKS, 1 - OVERLOOKS), "regular": (1 - FORGETS, 1.0),
        "shark": (1.0, 1.0),
    }[strength]  # fmt: skip
    near = 0.02 if strength in ("regular", "shark") else 0.05
    assert wishes[0].count("call") / 1000 == pytest.approx(calls, abs=near)
    assert wishes[1].count("catch>2") / 1000 == pytest.approx(catches, abs=near)
    assert set(wishes[2]) == {None}


def test_shark_keeps_its_drink_cards_for_trains() -> None:
    state = table([["r+1", "r1", "r2", "y8", "b3"], ["g1", "g6", "b1", "b2"], ["g2", "g8", "b6", "b7"]], "r5")
    assert choice("regular", state) == "r+1"
    assert choice("shark", state) in ("r1", "r2")


@pytest.mark.parametrize("gone", ["r", "b"])
def test_shark_counts_the_cards_that_lie_open(gone: str) -> None:
    """The next seat has one card left: it gets the colour of which there is least in hiding."""
    deck = the_deck()
    pile = [card for card in deck.build(GAME.check_options({})) if card[0] == gone and deck.colour(card)]
    pile.remove(f"{gone}5")
    state = table([["r5", "b5", "y1", "y2"], ["g1"], ["g2", "g8", "g9"]], "y5", called=[False, True, False])
    state.pile = [*pile, "y5"]
    assert {choice("shark", state, seed) for seed in range(5)} == {f"{gone}5"}


@pytest.mark.parametrize("options", [{}, {"suffer": 2, "plus_zero": 1, "play_on": True}])
def test_the_cards_that_a_seat_cannot_see_are_counted(options: dict[str, int]) -> None:
    """At every ask of a game they are the draw pile and the other hands, and nothing else."""
    counted = 0

    def watch(run: Run) -> None:
        nonlocal counted
        state: DrinkoState = run.state
        if not run.over:
            others = [card for seat, hand in enumerate(state.hands) if seat != 2 for card in hand]
            assert +count_unseen(GAME.view(state, 2)) == Counter(others + state.draw)
            counted += 1

    run, _ = Run.new(GAME, 4, options, "unseen", live=False)
    play_out(run, [patron("drinko", "random")] * 4, Random(3).random, watch)
    assert counted > 10


def test_counts_that_are_no_deck_are_refused() -> None:
    run, _ = Run.new(GAME, 2, {}, "short", live=False)
    view = GAME.view(run.state, 0)
    view["draw"] -= 1
    with pytest.raises(ValueError, match="do not add up"):
        count_unseen(view)
