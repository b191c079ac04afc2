"""Every card of some decks, in each of its uses, works in one scenario and may not be played in another."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.inn.rules import the_library

FOLDER = Path(__file__).parents[2] / "scenarios" / "inn"
FILES = {code: FOLDER / f"cards_{code}.toml" for code in ("generic", "deirdre", "fiona", "gerki", "zot")}
LIBRARY = the_library()


def keys(deck: str) -> list[str]:
    """The options of a deck's own cards: a card's code, with the number of the use when it has several."""
    cards = [card for card in LIBRARY.cards.values() if card.deck == ("" if deck == "generic" else deck)]
    return [
        card.code if len(card.uses) == 1 else f"{card.code}:{use.number}" for card in cards for use in card.uses
    ]  # fmt: skip


def scenarios(deck: str) -> list[dict[str, Any]]:
    """Every scenario in the deck's file."""
    return tomllib.loads(FILES[deck].read_text(encoding="utf-8"))["scenario"]


def works(scenario: dict[str, Any]) -> Iterator[str]:
    """What is played, is not said to be Negated, and is followed by a look at the state."""
    steps = scenario["steps"]
    negated = {step["told"].get("card") for step in steps if step.get("told", {}).get("key") == "negated"}
    for at, step in enumerate(steps):
        if (code := step.get("plays")) and code not in negated and any("expect" in later for later in steps[at:]):
            yield f"{code}:{step['use']}" if "use" in step else code


def forbidden(scenario: dict[str, Any]) -> Iterator[str]:
    """What is refused or not offered though its player holds it from the beginning."""
    for step in scenario["steps"]:
        held = scenario["hands"][step["seat"]].split() if "seat" in step else []
        for key in [step.get("tries", "").partition(">")[0], *step.get("not_offered", "").split()]:
            if key.partition(":")[0] in held and step.get("refused") != "card-not-in-hand":
                yield key


@pytest.mark.parametrize("deck", FILES)
def test_every_card_works_and_every_card_may_not_be_played(deck: str) -> None:
    wanted = set(keys(deck))
    assert wanted
    assert wanted - {key for one in scenarios(deck) for key in works(one)} == set()
    assert wanted - {key for one in scenarios(deck) for key in forbidden(one)} == set()


@pytest.mark.parametrize("deck", [deck for deck in FILES if deck != "generic"])
def test_the_decks_are_those_of_the_first_box(deck: str) -> None:
    counts = LIBRARY.characters[deck].counts
    generic = {code: n for code, n in counts.items() if "." not in code}
    assert generic == {
        "gamble": 6, "raise": 2, "winning-hand": 2, "no": 1, "wench-stops": 1, "tip": 1, "two-drinks": 2,
        "wench-tip": 1,
    }  # fmt: skip
    assert sum(counts.values()) == 40
