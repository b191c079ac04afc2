"""Standing orders never make anybody defend a mate; a panel says when a card would be played for a mate."""

from __future__ import annotations

import pytest

from bot.engine import Run
from bot.games.inn.look.panel import option_label
from tests.games.inn.test_layouts import WORDS, info_of, seat_face
from tests.games.inn.test_leaks import a_run


def about_to_drink(drinker: int, *orders: str) -> Run:
    """Seats 0 and 1 are mates, and seat 1 holds an Ignore for a Drink; the drinker reveals wine."""
    piles = ["wine" if seat == drinker else "" for seat in range(4)]
    run = a_run(
        """
        characters = "fiona gerki deirdre zot"
        hands = ["", "gerki.floor gamble gamble gamble raise raise winning-hand", "", ""]
        options = { variant = "two-headed-dragon", windows = "sealed" }
    """,
        piles=piles,
    )
    if orders:
        run.use_unasked(1, f"orders>{','.join(orders)}")
    for _ in range(40):
        assert run.ask is not None
        if run.ask.about == "inn.window" and run.state.stack[-1].what == "drinks":
            return run
        seat = drinker if run.ask.about == "inn.drink" else run.waiting()[0]
        run.answer(seat, run.ask.number, run.ask.seats[seat].default)
    raise AssertionError("nobody drinks")


def pass_on(run: Run) -> None:
    """Everybody who is asked passes until the window has closed."""
    while run.ask is not None and run.ask.about == "inn.window" and run.state.stack[-1].what == "drinks":
        run.answer(run.waiting()[0], run.ask.number, ("pass",))


@pytest.mark.parametrize("orders", [("ignore-2",), ("untouched", "ignore-2"), ("turn", "ignore-2")])
def test_no_order_makes_anybody_ignore_the_drink_of_a_mate(orders: tuple[str, ...]) -> None:
    run = about_to_drink(0, *orders)
    pass_on(run)
    assert "gerki.floor" in run.state.seats[1].hand
    assert run.state.parties[0].alcohol > 0, "the mate has drunk"


def test_the_same_order_ignores_ones_own_drink() -> None:
    run = about_to_drink(1, "ignore-2")
    pass_on(run)
    assert "gerki.floor" not in run.state.seats[1].hand


def label_of_the_floor(drinker: int) -> str:
    """What seat 1's panel calls its Ignore while a Drink of this seat is revealed."""
    run = about_to_drink(drinker)
    assert run.ask is not None
    key = next(key for key in run.ask.seats[1].options if key.startswith("gerki.floor"))
    return option_label(WORDS, seat_face(run, info_of(run, 4), 1, ()), key)


def test_a_card_for_a_mate_says_for_whom() -> None:
    name = info_of(about_to_drink(0), 4).seats[0].name
    assert label_of_the_floor(0).endswith(f"(for {name})")


def test_a_card_for_oneself_names_nobody() -> None:
    assert "(for " not in label_of_the_floor(1)
