"""Where teams play: what a mate sees, when, and that nobody of another team ever does."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bot.engine import Event, Run
from tests.games.inn.playing import ALL_DECKS, GAME, NINE, begun, new_run, random_picks
from tests.games.inn.test_leaks import a_run
from tests.games.inn.twins import by_turns, drink_twins, seen

DRAGON = {"variant": "two-headed-dragon", "windows": "sealed"}


def told_to(events: Sequence[Event], watcher: int | None) -> list[object]:
    """What a watcher was told, without what is told to others alone."""
    return [event.seen_by(watcher) for event in events]


@pytest.mark.parametrize("number", range(9))
def test_a_freshly_drawn_card_is_seen_by_nobody_before_all_of_the_team_have_said_what_they_discard(number: int) -> None:
    """Not even by its owner; then the owner and the mates see it, and nobody else."""
    seats = (4, 6, 8)[number % 3]
    luck = random.Random(number)
    data = GAME.dump(new_run(seats, {**DRAGON, "chance": NINE}, f"drawn {number}").state)
    first = begun(data, f"drawn {number}")
    owner, mate = first.state.mates(first.state.active)
    if luck.random() < 0.5:
        owner, mate = mate, owner
    hidden = data["seats"][owner]["draw"]
    at = next(at for at in range(len(hidden) - 2, -1, -1) if hidden[at] != hidden[-1])
    hidden[at], hidden[-1] = hidden[-1], hidden[at]
    second = begun(data, f"drawn {number}")
    runs = (first, second)
    for seat in (owner, mate):
        assert first.ask is not None
        assert first.ask.about == "inn.discard"
        picks = (next(iter(first.ask.seats[owner].options)),) if seat == owner else ()
        for watcher in (None, *range(seats)):
            assert seen(first, watcher) == seen(second, watcher)
        told = [run.answer(seat, run.ask.number if run.ask else 0, picks) for run in runs]
        for watcher in (None, *range(seats)):
            same = told_to(told[0], watcher) == told_to(told[1], watcher)
            assert same == (seat == owner or watcher not in (owner, mate))
    for watcher in (None, *range(seats)):
        assert (seen(first, watcher) == seen(second, watcher)) == (watcher not in (owner, mate))


@pytest.mark.parametrize("number", range(6))
def test_a_swapped_drink_shows_to_nobody_not_even_to_a_mate(number: int) -> None:
    seats = (4, 6, 8)[number % 3]
    data = GAME.dump(new_run(seats, {**DRAGON, "drinks": ALL_DECKS}, f"drink {number}").state)
    first, second, owner = drink_twins(data, f"drink {number}")
    luck = random.Random(number)
    compared = 0
    while not first.state.seats[owner].out:  # then the pile is discarded, and lies open
        for watcher in by_turns((None, *range(seats)), compared):
            assert seen(first, watcher) == seen(second, watcher)
        assert first.ask is not None
        seat = first.waiting()[0]
        picks = random_picks(first, seat, luck)
        told = first.answer(seat, first.ask.number, picks)
        also = second.answer(seat, second.ask.number if second.ask else 0, picks)
        if [event.whole() for event in told] != [event.whole() for event in also]:
            shown = {event.args.get("drink") for event in told if event.key in ("revealed", "served")}
            assert shown  # the one thing that shows it is that somebody drinks it
            break
        compared += 1
    assert compared > 5


DEALING = """
characters = "tara gerki zot deirdre"
hands = ["tara.signs gamble gamble gamble gamble gamble gamble", "gamble gamble gamble gamble raise raise winning-hand",
         "", ""]
drinks = "wine elven-wine dragon-breath dishwater"
options = { variant = "two-headed-dragon", windows = "sealed" }
"""


def test_drinks_that_a_player_looks_at_are_told_to_the_mate_and_to_nobody_else() -> None:
    def dealt(drinks: str) -> tuple[Run, list[Event]]:
        run = a_run(DEALING, drinks=drinks)
        told: list[Event] = []

        def answer(seat: int, *picks: str) -> None:
            told.extend(run.answer(seat, run.ask.number if run.ask else 0, picks))

        answer(0)
        answer(1)
        answer(0, "pass")
        answer(1, "pass")
        answer(0, "tara.signs")
        while run.ask is not None and run.ask.about == "inn.window":
            answer(run.waiting()[0], "pass")
        return run, told

    first, told = dealt("wine elven-wine dragon-breath dishwater")
    second, also = dealt("holy-water brew swill dishwater")
    for watcher in (None, 0, 1, 2, 3):
        assert (told_to(told, watcher) == told_to(also, watcher)) == (watcher not in (0, 1))
    for watcher in (None, 1, 2, 3):  # the decision itself is its player's
        assert seen(first, watcher) == seen(second, watcher)


@pytest.mark.parametrize("number", range(6))
def test_standing_options_of_others_do_not_tell_what_a_seat_holds(number: int) -> None:
    """A seat's options depend on its own hand, on what its mates have in front of them, and on what lies open."""
    seats = (4, 6, 8)[number % 3]
    luck = random.Random(number)
    run = new_run(seats, DRAGON, f"options {number}")
    for _ in range(80):
        ask = run.ask
        if ask is None:
            break
        for seat in range(seats):
            hands = {card for mate in run.state.mates(seat) if mate != seat for card in run.state.seats[mate].hand}
            own = {*run.state.seats[seat].hand, *(laid.card for other in run.state.seats for laid in other.front)}
            offered = {*GAME.unasked(run.state, seat), *(ask.seats[seat].options if seat in ask.seats else ())}
            codes = {key.rstrip("?").partition(":")[0] for key in offered}
            assert not codes & (hands - own)
        seat = run.waiting()[0]
        run.answer(seat, ask.number, random_picks(run, seat, luck))
