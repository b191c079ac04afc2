"""Drinko as the kernel sees it: options, views, refusals, places, words of its data."""

from typing import Any

import pytest

from bot.engine import Chance, Event, Refused, Run
from bot.games.drinko.rules import BadData, DrinkoState
from bot.games.drinko.rules.rulings import GUIDE_FILE, RULINGS_FILE, read_guide, read_rulings, the_guide, the_rulings
from tests.games.drinko.playing import GAME, new_run

DEFAULTS = {"suffer": 0, "plus_zero": 0, "minus_one": 0, "catch_drink": False, "play_on": False, "starter": -1}


def state(hands: list[list[str]], **facts: Any) -> DrinkoState:
    seats = len(hands)
    options = GAME.check_options(facts.pop("options", {}))
    return DrinkoState(hands, ["y1"] * 9, ["r3"], options, [0] * seats, [False] * seats, **facts)


def begun(hands: list[list[str]], **facts: Any) -> Run:
    run = Run(GAME, state(hands, **facts), Chance("seed"))
    run.begin()
    return run


def test_options_are_completed() -> None:
    assert GAME.check_options({}) == DEFAULTS
    assert GAME.check_options({"suffer": 2, "play_on": True}) == {**DEFAULTS, "suffer": 2, "play_on": True}
    assert GAME.check_options({"play_on": 1})["play_on"] is True


@pytest.mark.parametrize(
    ("given", "facts"),
    [
        ({"suffer": 5}, {"option": "suffer", "least": 0, "most": 4}),
        ({"suffer": -1}, {"option": "suffer", "least": 0, "most": 4}),
        ({"plus_zero": 3}, {"option": "plus_zero", "least": 0, "most": 2}),
        ({"minus_one": "1"}, {"option": "minus_one", "least": 0, "most": 2}),
        ({"catch_drink": 2}, {"option": "catch_drink", "least": 0, "most": 1}),
        ({"starter": 10}, {"option": "starter", "least": -1, "most": 9}),
        ({"starter": None}, {"option": "starter", "least": -1, "most": 9}),
    ],
)
def test_bad_options_are_refused(given: dict[str, Any], facts: dict[str, object]) -> None:
    with pytest.raises(Refused) as no:
        GAME.check_options(given)
    assert (no.value.reason, no.value.facts) == ("bad-option", facts)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(Refused) as no:
        GAME.check_options({"house": 1})
    assert (no.value.reason, no.value.facts) == ("unknown-option", {"option": "house"})


def test_a_view_is_all_that_is_shown() -> None:
    run = begun([["r5", "b8"], ["g1"], ["y2", "y1"]], may_call=1)
    assert run.view(2) == {
        "game": "drinko", "me": 2, "hand": ["y1", "y2"], "sizes": [2, 1, 2], "top": "r3", "draw": 9, "pile": ["r3"],
        "direction": 1, "to_move": 0, "train": 0, "drinks": [0, 0, 0], "out": [], "called": [False, False, False],
        "uncalled": {"may": 1, "late": []}, "options": DEFAULTS, "over": False, "placings": None,
    }  # fmt: skip
    public = run.view(None)
    assert (public["me"], public["hand"]) == (None, [])
    assert {key: value for key, value in public.items() if key not in ("me", "hand")} == {
        key: value for key, value in run.view(2).items() if key not in ("me", "hand")
    }


def test_a_view_shares_nothing_with_the_state() -> None:
    run = begun([["r5", "b8"], ["g1"]], late=[1])
    view = run.view(0)
    for key in ("hand", "sizes", "pile", "drinks", "out", "called"):
        view[key].append(9)
    view["uncalled"]["late"].append(9)
    view["options"]["suffer"] = 9
    assert run.state == state([["r5", "b8"], ["g1"]], late=[1])


@pytest.mark.parametrize(
    ("sizes", "out", "places"),
    [
        ([0, 3, 1, 2], [0], [1, 4, 2, 3]),
        ([0, 2, 2, 4], [0], [1, 2, 2, 4]),
        ([2, 2, 2], [], [1, 1, 1]),
        ([0, 5, 0, 0], [2, 3, 0], [3, 4, 1, 2]),
        ([4, 0, 4, 0, 1], [3, 1], [4, 2, 4, 1, 3]),
    ],
)
def test_places(sizes: list[int], out: list[int], places: list[int]) -> None:
    """Ruling 8."""
    assert GAME.placings(state([["r1"] * size for size in sizes], out=out)) == places


def test_patrons_leave_time_to_call() -> None:
    """Ruling 6: at least five seconds."""
    assert GAME.patience(state([["r1"], ["r2", "r4"]], may_call=0)) >= 5
    assert GAME.patience(state([["r1"], ["r2", "r4"]])) == 0


def test_what_shows_somebody_something_new() -> None:
    assert GAME.reveals(Event("drew", {"seat": 0, "n": 1}))
    assert GAME.reveals(Event("dealt", {}))
    assert GAME.reveals(Event("reshuffled", {"n": 3}))
    assert not any(GAME.reveals(Event(key, {})) for key in ("played", "called", "warned", "drank", "turned", "out"))


def test_a_refusal_has_the_facts_its_words_need() -> None:
    run = begun([["r5", "b8", "b+1"], ["g1"]])
    assert GAME.refusal(run.state, 0, "b8") == ("no-match", {"card": "b8", "top": "r3"})
    assert GAME.refusal(run.state, 0, "g1>2") == ("card-not-in-hand", {"card": "g1"})
    run.state.pile.append("r+2")
    run.state.train = 2
    assert GAME.refusal(run.state, 0, "r5") == ("train-needs-drink", {"card": "r5", "train": 2})
    assert GAME.refusal(run.state, 0, "b+1") == ("train-other-colour", {"card": "b+1", "top": "r+2"})
    assert GAME.refusal(run.state, 0, "draw") == ("must-drink", {"train": 2})


def test_an_unknown_schema_is_not_loaded() -> None:
    plain = GAME.dump(new_run(2, {}, "1").state)
    with pytest.raises(ValueError, match="unknown schema 99"):
        GAME.load(plain, 99)


def test_a_state_of_the_first_schema_is_loaded() -> None:
    state = new_run(3, {}, "1").state
    state.hands[1].clear()
    assert GAME.load(state.dump(), 1) == state
    assert GAME.load(GAME.dump(state), 2) == state


def test_seats() -> None:
    assert (GAME.name, GAME.seats[0], GAME.seats[-1]) == ("drinko", 2, 10)
    for seats in (0, 1, 11):
        with pytest.raises(Refused) as no:
            new_run(seats, {}, "1")
        assert (no.value.reason, no.value.facts) == ("seats-wrong", {"least": 2, "most": 10})


def test_chance_lets_everybody_start() -> None:
    assert {new_run(4, {}, str(seed)).state.to_move for seed in range(60)} == {0, 1, 2, 3}


def test_rulings_are_numbered_and_the_guide_speaks_of_drinking_sensibly() -> None:
    assert [ruling.number for ruling in the_rulings()] == list(range(1, 11))
    assert "points" in the_guide()[-1].text
    for text in [ruling.text for ruling in the_rulings()] + [section.text for section in the_guide()]:
        text.format(drink="sips")


def test_broken_rulings_and_guides_say_where() -> None:
    rulings = RULINGS_FILE.read_text(encoding="utf-8")
    guide = GUIDE_FILE.read_text(encoding="utf-8")
    assert read_rulings(rulings, "x") == the_rulings()
    for text, reason in (
        (rulings.replace("number = 2", "number = 3", 1), "x: ruling 3: comes after number 3"),
        (rulings.replace("number = 2", 'number = "2"', 1), "x: ruling 2 number: Input should be a valid integer"),
        (rulings.replace("number = 10", "number = 11", 1), "x: ruling 10 title: Field required"),
        ("ruling = 3", "x: ruling: Input should be a valid tuple"),
        ("ruling = [", "x: "),
    ):
        with pytest.raises(BadData) as bad:
            read_rulings(text, "x")
        assert str(bad.value).startswith(reason)
    with pytest.raises(BadData, match=r"x: section 1 title: Field required"):
        read_guide(guide.replace('id = "the-aim"', 'id = "no-aim"', 1), "x")
