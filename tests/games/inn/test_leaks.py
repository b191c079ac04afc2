"""Nothing hidden is told: the same game twice, with other hidden cards, looks the same to everybody else."""

import json
import random
import tomllib
from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine import CLOCK, TIME, Chance, Run
from bot.games.inn.rules import State
from bot.games.inn.scenario import InnScenario
from tests.games.inn.playing import ALL_DECKS, GAME, games, house_decks, new_run, random_picks
from tests.games.inn.twins import by_turns, card_twins, drink_twins, play_alike, seen


@pytest.mark.parametrize("orders", ["", "orders>turn", "orders>untouched"])
@pytest.mark.parametrize("number", games(7, 42))
def test_a_swapped_card_shows_to_nobody_else(number: int, orders: str) -> None:
    seats = 2 + number % 7
    luck = random.Random(number)
    options = {"windows": "sealed", "drinks": ALL_DECKS if number % 2 else ["drink-1"]}
    data = GAME.dump(new_run(seats, options, f"leak {number}").state)
    owner = int(luck.random() * seats)
    first, second, swapped = card_twins(data, f"leak {number}", owner)
    if orders:
        for run in (first, second):
            run.use_unasked(owner, orders)
            run.use_unasked((owner + 1) % seats, f"{orders},ignore-2")
    others = [None, *(seat for seat in range(seats) if seat != owner)]
    played = play_alike(first, second, owner, swapped, others, random.Random(number), 400)
    assert played.end or played.steps > 20


@pytest.mark.parametrize("windows", ["sealed", "quick"])
@pytest.mark.parametrize("number", range(7))
def test_a_swapped_drink_shows_to_nobody(number: int, windows: str) -> None:
    """Of a Drink Me! Pile and the Drink Deck nobody sees a card, not even who will drink it."""
    seats = 2 + number % 7
    data = GAME.dump(new_run(seats, {"windows": windows, "drinks": ALL_DECKS}, f"drink {number}").state)
    first, second, owner = drink_twins(data, f"drink {number}")
    luck = random.Random(number)
    shown, step = "", 0
    while not shown:
        for watcher in by_turns((None, *range(seats)), step):
            assert seen(first, watcher) == seen(second, watcher)
        step += 1
        assert first.ask is not None
        seat = first.waiting()[0]
        picks = random_picks(first, seat, luck)
        told = first.answer(seat, first.ask.number, picks)
        also = second.answer(seat, second.ask.number if second.ask else 0, picks)
        shown = next((e.args["drink"] for e in told if e.key == "revealed" and e.args["seat"] == owner), "")
        assert shown or [event.whole() for event in told] == [event.whole() for event in also]


def test_a_view_tells_hands_and_piles_by_their_size_only() -> None:
    run = new_run(3, {}, "view")
    state: State = run.state
    state.seats[1].hand = ["secret.card"]
    state.seats[1].draw.append("secret.next")
    state.seats[1].pile = ["secret-drink"]
    state.drinks.append("secret-top")
    state.bar.append("secret-bar")
    for watcher in (None, 0, 2):
        assert "secret" not in json.dumps(run.view(watcher))
    own = json.dumps(run.view(1))
    assert "secret.card" in own
    assert all(hidden not in own for hidden in ("secret.next", "secret-drink", "secret-top", "secret-bar"))


def a_run(position: str, **changes: Any) -> Run:
    """A game that begins at a position written as in a scenario file."""
    data = {"game": "inn", "title": "x", "rule": "x", "steps": [], **tomllib.loads(position), **changes}
    run = Run(GAME, InnScenario.model_validate(data).start(), Chance("position"))
    run.begin()
    return run


def both(runs: Sequence[Run], seat: int, *picks: str, knows: int) -> None:
    """The same answer in both games looks the same to all but the seat that knows the difference."""
    told = [run.answer(seat, run.ask.number if run.ask else 0, picks) for run in runs]
    same(runs, knows)
    for watcher in watchers(runs[0], knows):
        first, second = ([event.seen_by(watcher) for event in events] for events in told)
        assert first == second


def watchers(run: Run, knows: int) -> list[int | None]:
    return [None, *(seat for seat in range(len(run.state.seats)) if seat != knows)]


def same(runs: Sequence[Run], knows: int) -> None:
    for watcher in watchers(runs[0], knows):
        assert seen(runs[0], watcher) == seen(runs[1], watcher)


DEALING = """
characters = "tara bryn joran"
hands = ["tara.signs gamble gamble gamble gamble gamble gamble", "", ""]
piles = ["", "light-ale", "light-ale"]
drinks = "wine elven-wine dragon-breath dishwater"
"""


@pytest.mark.parametrize("windows", ["natural", "sealed", "quick"])
@pytest.mark.parametrize("restart", [False, True])
def test_the_drinks_that_are_looked_at_and_dealt_out_show_to_nobody_else(windows: str, restart: bool) -> None:
    """Also when the game is restored in the middle of it."""
    options = {"windows": windows}
    runs = [
        a_run(DEALING, options=options),
        a_run(DEALING, options=options, drinks="holy-water brew swill dishwater"),
    ]
    both(runs, 0, knows=0)
    both(runs, 0, "pass", knows=0)
    both(runs, 0, "tara.signs", knows=0)
    while runs[0].ask is not None and runs[0].ask.about == "inn.window":
        for run in runs:
            assert run.ask is not None
            if run.clock_waits():
                run.answer(CLOCK, run.ask.number, TIME, "clock")
            else:
                run.answer(run.waiting()[0], run.ask.number, ("pass",))
        same(runs, 0)
    mine = [seen(run, 0) for run in runs]
    assert mine[0] != mine[1]
    for step in range(3):
        if restart:
            runs = [_restored(run) for run in runs]
            same(runs, 0)
        picks: list[str] = []
        for run in runs:
            assert run.ask is not None
            assert run.ask.about == "inn.deal"
            picks.append(f"{list(run.ask.seats[0].options)[-1]}>{1 + step % 2}")
        told = [
            [event.seen_by(watcher) for event in run.answer(0, run.ask.number if run.ask else 0, (pick,))
             for watcher in watchers(run, 0)]
            for run, pick in zip(runs, picks, strict=True)
        ]  # fmt: skip
        assert told[0] == told[1]
        same(runs, 0)
    both(runs, 0, "pass", knows=0)
    assert runs[0].state.seats[1].pile != runs[1].state.seats[1].pile


def _restored(run: Run) -> Run:
    assert run.snapshot is not None
    assert run.decision is not None
    again = Run.restore(run.game, run.snapshot, "position", run.in_turn)
    assert seen(again, 0) == seen(run, 0)
    return again


@pytest.mark.parametrize("hand", [["tara.already-knew", "raise"], ["raise"], ["raise", "winning-hand"]])
def test_a_card_with_a_price_opens_a_window_whether_it_is_in_the_hand_or_not(hand: list[str]) -> None:
    """Only the number of cards in the hand decides, which everybody sees."""
    position = """
    characters = "bryn tara"
    hands = ["bryn.press-gang gamble gamble gamble gamble gamble gamble", ""]
    discards = { 1 = "tara.see-that-coming tara.sea-chest" }
    options = { windows = "natural" }
    """
    run = a_run(position, hands=["bryn.press-gang gamble gamble gamble gamble gamble gamble", " ".join(hand)])
    run.answer(0, run.ask.number if run.ask else 0, ())
    run.answer(0, run.ask.number if run.ask else 0, ("bryn.press-gang",))
    assert run.ask is not None
    assert (run.ask.about == "inn.window") == (len(hand) > 1)
    if len(hand) > 1:
        assert 1 in run.ask.possible


@pytest.mark.parametrize("held", ["tara.already-knew", "winning-hand"])
def test_one_card_in_the_hand_opens_no_window_for_a_card_with_a_price(held: str) -> None:
    position = """
    characters = "bryn tara"
    hands = ["bryn.press-gang gamble gamble gamble gamble gamble gamble", ""]
    discards = { 1 = "tara.see-that-coming tara.sea-chest" }
    options = { windows = "natural" }
    """
    run = a_run(position, hands=["bryn.press-gang gamble gamble gamble gamble gamble gamble", held])
    run.answer(0, run.ask.number if run.ask else 0, ())
    run.answer(0, run.ask.number if run.ask else 0, ("bryn.press-gang",))
    assert run.state.parties[1].gold == 7


BUYING = """
characters = "tinker zot gerki"
hands = ["gamble gamble gamble gamble gamble", "", ""]
counters = { 0 = { "tinker.spark" = 5 } }
sides = { "tinker.wing" = "tinker.flee" }
"""


FORMS = """
characters = "vlazlo zot gerki"
hands = ["gamble gamble gamble gamble raise", "", ""]
counters = { 0 = { "vlazlo.blood" = 5 } }
"""


@pytest.mark.parametrize("windows", ["natural", "sealed", "quick"])
@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize(
    ("position", "deck", "tops"),
    [
        (BUYING, "tinker.blade", ("tinker.saw tinker.saw", "tinker.parry tinker.saw")),
        (FORMS, "vlazlo.bat", ("vlazlo.flutter vlazlo.good-ears", "vlazlo.bat-nap vlazlo.over-ze-pot")),
        (FORMS, "vlazlo.wolf", ("vlazlo.down-boy vlazlo.howl", "vlazlo.dinner vlazlo.full-moon")),
    ],
)
def test_the_cards_that_are_bought_show_to_nobody_else(
    position: str, deck: str, tops: tuple[str, str], windows: str, restart: bool
) -> None:
    """Neither while they are bought nor while they lie in the hand; how many of which back there are, all see."""
    side = deck.rpartition(".")[2]
    with house_decks():
        runs = [a_run(position, options={"windows": windows}, sides={deck: top}) for top in tops]
        both(runs, 0, knows=0)
        for _ in range(2):
            both(runs, 0, f"buy:{side}", knows=0)
            if restart:
                runs = [_restored(run) for run in runs]
                same(runs, 0)
        assert seen(runs[0], 0) != seen(runs[1], 0)
        assert runs[0].view(1)["seats"][0]["backs"] == {side: 2}
        both(runs, 0, "pass", knows=0)
        both(runs, 0, "order>1", knows=0)
