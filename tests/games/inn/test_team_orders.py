"""The Order a Drink Phase of a team, which does not end for a mate who could still play a card of it."""

from __future__ import annotations

import pytest

from bot.engine import Run
from tests.games.inn.test_leaks import a_run
from tests.games.inn.twins import seen


def at_order(windows: str, mate: str) -> Run:
    """The team of seats 0 and 1 has come to its Order a Drink Phase; seat 1 holds this card."""
    rest = "gamble gamble gamble raise raise winning-hand"
    run = a_run(f"""
        characters = "zot gerki deirdre fiona"
        hands = ["gamble {rest}", "{mate} {rest}", "", ""]
        options = {{ variant = "two-headed-dragon", windows = "{windows}" }}
    """)
    for about, picks in (("inn.discard", ()), ("inn.action", ("pass",))):
        for seat in (0, 1):
            assert run.ask is not None
            assert run.ask.about == about
            run.answer(seat, run.ask.number, picks)
    return run


def order(run: Run, seat: int, pick: str) -> None:
    assert run.ask is not None
    run.answer(seat, run.ask.number, (pick,))


@pytest.mark.parametrize("windows", ["sealed", "natural", "quick"])
def test_whoever_orders_both_drinks_does_not_end_the_phase_for_a_mate(windows: str) -> None:
    run = at_order(windows, "two-drinks")
    order(run, 0, "order>2")
    order(run, 0, "order>3")
    assert run.ask is not None
    assert (run.ask.about, list(run.ask.seats), run.ask.phase) == ("inn.ordered", [1], "order")
    pick = next(key for key in run.ask.seats[1].options if key.startswith("two-drinks"))
    order(run, 1, f"{pick}>2" if run.ask.seats[1].options[pick].most else pick)
    assert "two-drinks" not in run.state.seats[1].hand


@pytest.mark.parametrize("windows", ["sealed", "natural"])
def test_that_a_mate_is_asked_does_not_tell_whether_they_hold_a_card_of_the_phase(windows: str) -> None:
    runs = [at_order(windows, card) for card in ("two-drinks", "gamble")]
    for pick in ("order>2", "order>3"):
        for run in runs:
            order(run, 0, pick)
        for watcher in (None, 2, 3):
            assert seen(runs[0], watcher) == seen(runs[1], watcher)
    assert runs[1].ask is not None
    assert runs[1].ask.about == "inn.ordered"


def test_at_a_quick_table_nobody_is_asked_for_nothing() -> None:
    run = at_order("quick", "gamble")
    order(run, 0, "order>2")
    order(run, 0, "order>3")
    assert run.ask is not None
    assert run.ask.about == "inn.drink"


@pytest.mark.parametrize("windows", ["sealed", "natural", "quick"])
def test_who_has_ordered_a_drink_and_chose_to_be_done_is_not_asked_again(windows: str) -> None:
    run = at_order(windows, "two-drinks")
    order(run, 1, "order>2")
    order(run, 0, "order>3")
    assert run.ask is not None
    assert run.ask.about == "inn.drink"
