"""Imagined states of the Inn fit the view they come from, and nothing hidden gets into them."""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any, cast

import pytest

from bot.engine import Chance, Run, Told
from bot.games import patron
from bot.games.inn.rules import Inn, State, the_library
from bot.games.inn.rules.imagine import Onward, copied, imaginable, imagine
from bot.games.inn.rules.play.state import Phase
from bot.games.inn.rules.play.view import ItemView, inn_view
from bot.patrons import play_out
from bot.patrons.patron import any_answer

GAME = Inn()
LIBRARY = the_library()
BARS: list[dict[str, Any]] = [
    {"windows": "quick"},
    {"windows": "quick", "drinks": ["drink-1", "drink-2", "drink-3"], "bar": True},
]


def everything(state: State) -> tuple[list[Counter[str]], Counter[str]]:
    cards = [Counter(seat.hand + seat.draw + seat.discard) for seat in state.seats]
    return cards, Counter(
        state.drinks + state.poured + state.bar + [card for seat in state.seats for card in seat.pile]
    )


@pytest.mark.parametrize("seat", [0, 3, None])
@pytest.mark.parametrize("options", BARS)
def test_the_imagined_state_looks_the_same_from_the_seat(seat: int | None, options: dict[str, Any]) -> None:
    luck = Random(3).random
    quiet = 0

    def watch(run: Run) -> None:
        nonlocal quiet
        if run.over or not imaginable(GAME.view(run.state, seat), LIBRARY):
            return
        state = imagine(GAME.view(run.state, seat), LIBRARY, luck)
        assert everything(state) == everything(run.state)
        assert GAME.view(state, seat) == run.view(seat)
        assert copied(state) == state
        quiet += 1

    run, _ = Run.new(GAME, 4, options, "imagine", live=False)
    play_out(run, [patron("inn", "random")] * 4, luck, watch)
    assert quiet > 20


def test_hidden_cards_do_not_get_in() -> None:
    """Two tables that look the same to a seat are imagined the same."""
    run, _ = Run.new(GAME, 3, {"characters": ["zot", "fiona", "gog"]}, "swap", live=False)
    before = imagine(GAME.view(run.state, 0), LIBRARY, Random(1).random)
    other = run.state.seats[1]
    other.hand, other.draw[:7] = other.draw[:7], other.hand
    run.state.drinks.reverse()
    assert imagine(GAME.view(run.state, 0), LIBRARY, Random(1).random) == before
    assert before.seats[1].hand != other.hand


def test_a_copy_shares_nothing() -> None:
    run, _ = Run.new(GAME, 3, {}, "copy", live=False)
    state = imagine(GAME.view(run.state, 0), LIBRARY, Random(1).random)
    dump = state.dump()
    play = Run(Onward(), copied(state), Chance("1"), live=False)
    play.begin()
    play_out(play, [patron("inn", "random")] * 3, Random(2).random)
    assert state.dump() == dump


@pytest.mark.parametrize("phase", ["action", "order", "drink"])
def test_a_turn_goes_on_where_it_is(phase: Phase) -> None:
    run, _ = Run.new(GAME, 3, {"starter": 1, "windows": "quick"}, "rest", live=False)
    view = GAME.view(run.state, 1)
    view["phase"], view["actions"] = phase, 0 if phase == "drink" else 1
    play = Run(Onward(), imagine(view, LIBRARY, Random(1).random), Chance("1"), live=False)
    piles = len(play.state.seats[1].pile)
    play.begin()
    assert play.ask
    if phase == "drink":
        assert play.ask.about in ("inn.window", "inn.discard", "inn.share")
        assert len(play.state.seats[1].pile) == piles - 1
    else:
        assert (play.ask.about, list(play.ask.seats)) == (f"inn.{phase}", [1])


def test_from_the_discard_phase_the_turn_has_an_action_phase_of_its_own() -> None:
    """Whatever was left of the Action Cards before: the phase begins anew, and the state says that it is on."""
    run, _ = Run.new(GAME, 3, {"starter": 1, "windows": "quick"}, "rest", live=False)
    view = inn_view({**run.view(1), "phase": "discard", "actions": 0})
    play = Run(Onward(), imagine(view, LIBRARY, Random(1).random), Chance("1"), live=False)
    play.begin()
    assert play.ask
    assert play.ask.about == "inn.discard"
    play.answer(1, play.ask.number, ())
    assert play.ask.about == "inn.action"
    assert (play.state.phase, play.state.actions, play.turn) == ("action", 1, 1)


@pytest.mark.parametrize("options", [{}, {"variant": "two-headed-dragon"}, {"events": "both"}])
def test_what_is_being_resolved_is_imagined_with_the_rest(options: dict[str, Any]) -> None:
    """In windows and in Rounds: the state looks the same, has the same cards, and asks the seat the same at first."""
    luck, met = Random(5).random, Counter[str]()

    def watch(run: Run) -> None:
        ask, state = run.ask, cast("State", run.state)
        if ask is None or not (state.stack or state.round):
            return
        seat = next(iter(ask.seats))
        view = GAME.view(state, seat)
        if not imaginable(view, LIBRARY):
            return
        imagined = imagine(view, LIBRARY, luck)
        assert GAME.view(imagined, seat) == view
        assert Counter(imagined.cards()) == Counter(state.cards())
        assert Counter(imagined.pours()) == Counter(state.pours())
        assert copied(imagined) == imagined
        play = Run(Onward(), imagined, Chance("1"), live=False)
        play.begin()
        if ask.about in ("inn.window", "inn.gamble"):
            there, then = (
                {key for key in each.seats[seat].options if not key.endswith("?")}
                if each is not None and seat in each.seats
                else set[str]()
                for each in (ask, play.ask)
            )  # whether others are asked, too, depends on the deal
            met[(state.stack[-1].what if state.stack else "round") if there == then else "another ask"] += 1
        while play.ask is not None and play.turn == 1:
            seats = list(play.ask.seats)[:1] if play.ask.first else list(play.ask.seats)
            play.answer_all({each: any_answer(play.ask.seats[each], luck) for each in seats})

    for number in range(3):
        run, _ = Run.new(GAME, 4, {"windows": "quick", **options}, f"busy/{number}", live=False)
        play_out(run, [patron("inn", "random")] * 4, luck, watch)
    assert met.keys() >= {"card", "drinks", "round"}
    assert met["another ask"] <= 0.05 * met.total()  # there the shark does not look ahead


def pass_on(state: State) -> None:
    """Play an imagined state on to the end of the turn, everybody answering as if their time had run out."""
    moves = Onward().turn(state, Told(Chance("1"), listening=False))
    with suppress(StopIteration):
        ask = next(moves)()
        while True:
            ask = moves.send({seat: each.default for seat, each in ask.seats.items()} if ask is not None else {})()


@pytest.mark.parametrize(
    ("what", "options"), [("bite", {"characters": ["amundyr", "", "", ""]}), ("encounter", {"events": "both"})]
)
def test_the_end_of_a_turn_is_gone_on_with_from_where_it_is(what: str, options: dict[str, Any]) -> None:
    """What has happened of it does not happen again, and what follows does."""
    luck, met = Random(8).random, 0

    def watch(run: Run) -> None:
        nonlocal met
        state = cast("State", run.state)
        if run.ask is None or state.phase != "end" or [item.what for item in state.stack] != [what]:
            return
        view = GAME.view(state, next(iter(run.ask.seats)))
        if not imaginable(view, LIBRARY):  # somebody is choosing something
            return
        imagined = imagine(view, LIBRARY, luck)
        pass_on(imagined)
        assert not imagined.stack
        if what == "bite":  # its Scarab has gone back already
            still = [own.counters for own in state.seats]
            assert [own.counters for own in imagined.seats] == still or any(own.out for own in imagined.seats)
        else:
            at = next(at for at, deck in enumerate(state.encounters) if state.stack[0].card in deck.discard[-1:])
            then, now = ([deck.counters for deck in each.encounters] for each in (imagined, state))
            assert then[:at] == now[:at]
            later = zip(then[at + 1 :], now[at + 1 :], strict=True)
            assert all(n == before - 1 or before == 1 for n, before in later)
        met += 1

    for number in range(40):
        run, _ = Run.new(GAME, 4, {"windows": "quick", **options}, f"end/{number}", live=False)
        play_out(run, [patron("inn", "regular")] * 4, luck, watch)
        if met >= 8:
            return
    pytest.fail("too few turns ended like that")


def test_what_cannot_be_gone_on_with_is_not_imagined() -> None:
    run, _ = Run.new(GAME, 3, {}, "busy", live=False)
    view = GAME.view(run.state, 0)
    view["stack"] = [cast("ItemView", {})]
    assert not imaginable(view, LIBRARY)
    with pytest.raises(ValueError, match="cannot be imagined"):
        imagine(view, LIBRARY, Random(1).random)
    view = GAME.view(run.state, 0)
    view["seats"][1]["character"] = "stranger"
    assert not imaginable(view, LIBRARY)


def test_hands_can_be_dealt_by_what_is_likely() -> None:
    run, _ = Run.new(GAME, 3, {"characters": ["zot", "fiona", "gog"]}, "likely", live=False)
    view, luck = GAME.view(run.state, 0), Random(2).random

    def held(weight: float) -> int:
        def likely(seat: int, code: str) -> float:
            return weight if code == "gamble" else 1.0

        return sum(imagine(view, LIBRARY, luck, likely).seats[1].hand.count("gamble") for _ in range(60))

    assert held(20.0) > 3 * held(0.05)


@pytest.mark.parametrize(
    ("part", "why"), [("drink_deck", "its Drinks"), ("draw", "seat 1 do not add up"), ("hand", "not in its decks")]
)
def test_counts_that_are_no_deck_are_refused(part: str, why: str) -> None:
    run, _ = Run.new(GAME, 2, {}, "short", live=False)
    view = GAME.view(run.state, 0)
    if part == "drink_deck":
        view["drink_deck"] -= 1
    elif part == "draw":
        view["seats"][1]["draw"] -= 1
    else:
        view["hand"] = ["stranger"] * 7
    with pytest.raises(ValueError, match=why):
        imagine(view, LIBRARY, Random(1).random)


def test_at_a_natural_table_a_shark_looks_ahead_without_a_clock_and_without_others_orders() -> None:
    run, _ = Run.new(GAME, 3, {"windows": "natural"}, "9", live=False)
    seat = run.state.active
    run.answer(seat, run.asks, ())
    assert run.ask is not None
    assert run.ask.about == "inn.action"
    seat_ask, before = run.ask.seats[seat], run.view(seat)
    picks = patron("inn", "shark").choose(before, seat_ask, Random(4).random)
    for other in run.state.others(seat):
        run.use_unasked(other, "orders>turn")
    assert run.view(seat) == before
    assert patron("inn", "shark").choose(run.view(seat), seat_ask, Random(4).random) == picks
    state = imagine(GAME.view(run.state, seat), LIBRARY, Random(4).random)
    assert [seat.orders for seat in state.seats] == [[], [], []]
    ahead = Run(Onward(), state, Chance("ahead"), live=False)
    ahead.begin()
    clocks = 0
    while ahead.ask is not None and ahead.turn == 1:
        clocks += ahead.ask.clock
        ahead.answer_all({at: seat_ask.default for at, seat_ask in ahead.ask.seats.items()})
    assert ahead.turn == 2
    assert clocks == 0
