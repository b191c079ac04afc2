"""Every card of five decks, in each of its uses, works in one scenario and may not be played in another."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.games.inn.rules import the_library
from tests.games.inn.test_coverage_a import forbidden, works

FOLDER = Path(__file__).parents[2] / "scenarios" / "inn"
DECKS = ("dimli", "eve", "fleck", "gog", "sera")
LIBRARY = the_library()
BOX = {"gamble": 6, "raise": 2, "winning-hand": 2, "no": 1, "wench-stops": 1, "tip": 1, "two-drinks": 2, "wench-tip": 1}
UNLIKE: dict[str, dict[str, int]] = {
    "fleck": {"two-drinks": 0},
    "gog": {"no": 0},
    "sera": {"raise": 3, "wench-tip": 0},
}
"""What a deck holds of the generic cards otherwise than the rest: Fleck sings, Gog has a Negate of his own."""


def scenarios(name: str) -> list[dict[str, Any]]:
    """Every scenario in a file."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["scenario"]


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_works_and_every_card_may_not_be_played(deck: str) -> None:
    cards = [card for card in LIBRARY.cards.values() if card.deck == deck]
    wanted = {card.code if len(card.uses) == 1 else f"{card.code}:{use.number}" for card in cards for use in card.uses}
    assert wanted
    assert wanted - {key for one in scenarios(f"cards_{deck}") for key in works(one)} == set()
    assert wanted - {key for one in scenarios(f"cards_{deck}") for key in forbidden(one)} == set()


@pytest.mark.parametrize("deck", DECKS)
def test_the_generic_cards_are_those_that_are_known(deck: str) -> None:
    counts = LIBRARY.characters[deck].counts
    wanted = BOX | UNLIKE.get(deck, {})
    assert {code: n for code, n in counts.items() if "." not in code} == {code: n for code, n in wanted.items() if n}
    assert sum(counts.values()) == 40


def test_every_drink_is_drunk_and_every_drink_does_nothing_somewhere() -> None:
    """A Drink that lies on top is drunk; it is Ignored, or cannot be. An Event as a Chaser is discarded."""
    drunk, nothing = set[str](), set[str]()
    for scenario in scenarios("drinks_each"):
        steps = scenario["steps"]
        top, *rest = scenario["piles"][0].split()
        told = {step.get("told", {}).get("key") for step in steps}
        looked = any({"alcohol", "fortitude"} & step.get("expect", {}).keys() for step in steps)
        untold = {key for step in steps for key in step.get("not_told", "").split()}
        plays = any("plays" in step for step in steps)
        if looked and not plays and not untold:
            drunk.add(top)
        if "drank" in untold or (any("not_offered" in step for step in steps) and not plays and "drank" not in told):
            nothing.add(top)
        if "event" in untold:
            nothing.update(code for code in rest if LIBRARY.drinks[code].event)
    assert drunk == set(LIBRARY.drinks)
    assert nothing == set(LIBRARY.drinks)
