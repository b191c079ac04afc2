"""What holds in every game of Drinko, whoever plays and with whatever options."""

import json
import random
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.engine import Decision, Event, Refused, Run, Snapshot
from bot.games.drinko.rules import DrinkoState, the_deck
from bot.games.drinko.rules.turns import OPTIONS
from tests.games.drinko.playing import ALL_OPTIONS, GAME, cards_of, make, new_run, picks_of, random_move, whole_deck

options = st.fixed_dictionaries(
    {
        "suffer": st.integers(0, 4),
        "plus_zero": st.integers(0, 2),
        "minus_one": st.integers(0, 2),
        "catch_drink": st.booleans(),
        "play_on": st.booleans(),
        "starter": st.integers(-1, 9),
    }
)
often = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])


def check_state(state: DrinkoState) -> None:
    seats = range(len(state.hands))
    assert cards_of(state) == whole_deck(state)
    assert state.train >= 0
    assert min(state.drinks) >= 0
    assert state.pile
    if state.train:
        assert the_deck().cards[state.pile[-1]].effect not in ("none", "skip") or state.over
    assert all(not state.hands[seat] for seat in state.out)
    assert all(state.hands[seat] for seat in seats if seat not in state.out)
    assert state.over == (bool(state.out) and (not state.options["play_on"] or state.left() == 1))
    assert state.over or state.to_move not in state.out
    called = {seat for seat in seats if state.called[seat]}
    may = {state.may_call} - {-1}
    assert all(len(state.hands[seat]) == 1 for seat in called | may | set(state.late))
    assert len(called) + len(may) + len(state.late) == len(called | may | set(state.late))


def check_ask(run: Run) -> None:
    assert run.ask is not None
    assert run.waiting() == [run.state.to_move]
    (seat_ask,) = run.ask.seats.values()
    seat_ask.check(seat_ask.default)
    for pick in picks_of(run, run.state.to_move):
        seat_ask.check((pick,))
    if set(seat_ask.options) & {"draw", "drink"}:
        assert len(seat_ask.options) == 1


def check_views(run: Run) -> None:
    for seat in (None, *range(len(run.state.hands))):
        view = run.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["hand"] == (sorted(run.state.hands[seat]) if seat is not None else [])


def check_told(events: list[Event], before: DrinkoState, after: DrinkoState) -> None:
    """The events account for the drinks, the cards and the train."""
    drunk = [0] * len(before.hands)
    cards = [len(hand) for hand in before.hands]
    train = before.train
    for event in events:
        assert json.loads(json.dumps(event.whole())) == event.whole()
        match event.key:
            case "drank":
                drunk[event.args["seat"]] += event.args["n"]
            case "drew":
                cards[event.args["seat"]] += event.args["n"]
                assert len(event.secrets[event.args["seat"]]["cards"]) == event.args["n"]
            case "played":
                cards[event.args["seat"]] -= 1
            case "train":
                assert event.args["was"] == train
                train = event.args["size"]
            case _:
                pass
    assert [was + n for was, n in zip(before.drinks, drunk, strict=True)] == after.drinks
    assert cards == [len(hand) for hand in after.hands]
    assert train == after.train


def through_json(run: Run) -> Run:
    assert run.snapshot is not None
    snapshot, decisions = json.loads(json.dumps([asdict(run.snapshot), [asdict(decision) for decision in run.in_turn]]))
    logged = [Decision(**{**decision, "picks": tuple(decision["picks"])}) for decision in decisions]
    return Run.restore(GAME, Snapshot(**snapshot), run.told.chance.seed, logged)


def play_whole(seats: int, chosen: dict[str, Any], seed: int, *, restore_every: int = 0) -> Run:
    luck = random.Random(seed)
    run = new_run(seats, chosen, str(seed))
    check_state(run.state)
    while run.ask is not None:
        check_ask(run)
        before = run.state.copy()
        events = make(run, random_move(run, luck))
        check_state(run.state)
        check_told(events, before, run.state)
        if run.seq % 16 == 0:
            check_views(run)
        if restore_every and luck.randrange(restore_every) == 0:
            again = through_json(run)
            assert (again.digest, again.state, again.ask, again.seq) == (run.digest, run.state, run.ask, run.seq)
            run = again
    assert run.over
    return run


@often
@given(seats=st.integers(2, 10), chosen=options, seed=st.integers(0, 2**32))
def test_every_game_keeps_the_rules_and_ends(seats: int, chosen: dict[str, Any], seed: int) -> None:
    run = play_whole(seats, chosen, seed)
    places = GAME.placings(run.state)
    assert min(places) == 1
    assert places[run.state.out[0]] == 1
    assert all(places.count(place) + place <= seats + 1 for place in places)
    check_views(run)


@settings(parent=often, max_examples=20)
@given(seats=st.integers(2, 10), chosen=options, seed=st.integers(0, 2**32))
def test_a_game_restored_at_random_points_is_the_same_game(seats: int, chosen: dict[str, Any], seed: int) -> None:
    assert play_whole(seats, chosen, seed, restore_every=10).over


@often
@given(seats=st.integers(2, 10), chosen=options, seed=st.text("1aZ é\0🂡", max_size=20))
def test_a_dealt_state_survives_dump_and_load(seats: int, chosen: dict[str, Any], seed: str) -> None:
    state = new_run(seats, chosen, seed).state
    plain = json.loads(json.dumps(GAME.dump(state)))
    again = GAME.load(plain, GAME.schema_version)
    assert again == state
    again.hands[0].append("r1")
    assert plain == GAME.dump(state)


@often
@given(seats=st.integers(2, 6), chosen=options, seed=st.integers(0, 2**32), pause=st.integers(0, 60))
def test_whatever_is_not_offered_is_refused_with_a_reason(
    seats: int, chosen: dict[str, Any], seed: int, pause: int
) -> None:
    luck = random.Random(seed)
    run = new_run(seats, chosen, str(seed))
    while run.ask is not None and run.seq < pause:
        make(run, random_move(run, luck))
    if run.ask is None:
        return
    seat = run.waiting()[0]
    legal = set(picks_of(run, seat))
    before = GAME.dump(run.state)
    number = run.ask.number
    for pick in {"draw", "drink", "nonsense", *the_deck().cards} - legal:
        with pytest.raises(Refused) as no:
            run.answer(seat, number, (pick,))
        assert no.value.reason in REASONS
        assert json.dumps(no.value.facts)
    assert GAME.dump(run.state) == before


REASONS = {
    "no-such-card", "card-not-in-hand", "no-match", "train-needs-drink", "train-too-low", "train-other-colour",
    "must-play", "must-draw", "must-drink", "target-missing",
}  # fmt: skip


def test_play_on_until_every_card_and_every_option_has_been_used() -> None:
    """Everything in the deck is played, in a train and outside one, and everything that can be told is told."""
    wanted_cards = {(card, train) for card in the_deck().cards for train in (False, True)} - {
        (card, True) for card, kind in the_deck().cards.items() if kind.effect in ("none", "skip")
    }
    wanted_told = {
        "played", "drew", "drank", "train", "skipped", "turned", "called", "caught", "warned", "catch-wrong",
        "sent", "special-last", "out", "reshuffled",
    }  # fmt: skip
    for seed in range(400):
        luck = random.Random(seed)
        run = new_run(2 + seed % 9, ALL_OPTIONS, str(seed))
        while run.ask is not None:
            train = run.state.train > 0
            seat, ask, pick = random_move(run, luck)
            if ask:
                wanted_cards.discard((pick.partition(">")[0], train))
            wanted_told -= {event.key for event in make(run, (seat, ask, pick))}
        if not wanted_cards and not wanted_told:
            return
    pytest.fail(f"never used: {sorted(wanted_cards)} {sorted(wanted_told)}")


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_makes_another_game(name: str) -> None:
    """Some game goes another way with the option at its most than at its least."""
    _, least, most = OPTIONS[name]

    def digests(value: int) -> list[str]:
        return [play_whole(4, {"starter": 0, name: value}, seed).digest for seed in range(3)]

    assert digests(least) != digests(min(most, 3))


def test_a_game_with_nobody_at_the_keyboard_ends() -> None:
    for seed in range(20):
        run = new_run(2 + seed % 9, {"play_on": seed % 2 == 1}, str(seed))
        while run.ask is not None:
            seat = run.waiting()[0]
            run.answer(seat, run.ask.number, run.ask.seats[seat].default, "clock")
        assert run.over
