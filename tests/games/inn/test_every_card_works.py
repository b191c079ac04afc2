"""Every card, in each of its uses, works in one scenario and may not be played in another; so does every Drink.

A side card that is added to a card, or takes effect as it is revealed, works where it is revealed, and does not where
the card is Negated.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.inn.rules import the_library

FOLDER = Path(__file__).parents[2] / "scenarios" / "inn"
LIBRARY = the_library()
CHARACTERS = tuple(LIBRARY.characters)
GENERIC = {
    "gamble": 6, "raise": 2, "winning-hand": 2, "no": 1, "wench-stops": 1, "tip": 1, "two-drinks": 2, "wench-tip": 1,
}  # fmt: skip
"""How many of each generic card a character's deck has."""
UNLIKE: dict[str, dict[str, int]] = {
    "amundyr": {"two-drinks": 0, "fiends": 2},
    "daareka": {"two-drinks": 0, "fiends": 2},
    "fleck": {"two-drinks": 0},
    "gog": {"no": 0},
    "kaylin": {"no": 0},
    "remy": {"no": 0},
    "sera": {"raise": 3, "wench-tip": 0},
    "torglesnarf": {"two-drinks": 0, "fiends": 2},
    "vlazlo": {"gamble": 4, "winning-hand": 1, "two-drinks": 0, "fiends": 1},
}
"""Where a deck differs from that: Fleck sings, Gog, Kaylin and Remy have a Negate of their own, the villains order
Drinks under another title, and Vlazlo's deck has 30 cards."""


def keys(deck: str) -> set[str]:
    """The options of a deck's own cards: a card's code, with the number of the use when it has several."""
    cards = [card for card in LIBRARY.cards.values() if card.deck == ("" if deck == "generic" else deck)]
    return {
        card.code if len(card.uses) == 1 else f"{card.code}:{use.number}"
        for card in cards
        for use in card.uses
        if not card.rule
    }


def by_itself(code: str) -> bool:
    """Whether a side card happens as it is revealed: nobody plays it."""
    card = LIBRARY.cards[code.partition(":")[0]]
    return bool(card.side) and (
        card.at_once or LIBRARY.characters[card.deck].sides[card.side].revealed == "adds"
    )  # fmt: skip


def scenarios(name: str) -> list[dict[str, Any]]:
    """Every scenario in a file."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["scenario"]


def works(scenario: dict[str, Any]) -> Iterator[str]:
    """What is played, is not said to be Negated, and is followed by a look at the state."""
    steps = scenario["steps"]
    negated = {step["told"].get("card") for step in steps if step.get("told", {}).get("key") == "negated"}
    for at, step in enumerate(steps):
        told = step.get("told", {})
        if told.get("key") == "side-revealed" and not negated and any("expect" in later for later in steps[at:]):
            yield told["card"]
        if (code := step.get("plays")) and code not in negated and any("expect" in later for later in steps[at:]):
            yield f"{code}:{step['use']}" if "use" in step else code
    yield from moods(scenario, top=True)


def moods(scenario: dict[str, Any], *, top: bool) -> Iterator[str]:
    """Side cards that hold on top of their deck's discards from the beginning, or that lie there below another."""
    for pile in scenario.get("side_discards", {}).values():
        first, *below = pile.split()
        yield from (code for code in ([first] if top else below) if LIBRARY.cards[code].holds)


def forbidden(scenario: dict[str, Any]) -> Iterator[str]:
    """What is refused or not offered though its player holds it from the beginning."""
    on_top = [code for cards in scenario.get("sides", {}).values() for code in cards.split()]
    negated = any(step.get("told", {}).get("key") == "negated" for step in scenario["steps"])
    yield from (code for code in on_top if negated and by_itself(code))
    for step in scenario["steps"]:
        held = scenario["hands"][step["seat"]].split() if isinstance(step.get("seat"), int) else []
        held += scenario.get("front", {}).get(str(step.get("seat")), "").split()
        for key in [step.get("tries", "").partition(">")[0], *step.get("not_offered", "").split()]:
            if key.partition(":")[0] in held and step.get("refused") != "card-not-in-hand":
                yield key
    yield from moods(scenario, top=False)


@pytest.mark.parametrize("deck", ["generic", *CHARACTERS])
def test_every_card_works_and_every_card_may_not_be_played(deck: str) -> None:
    wanted = keys(deck)
    written = scenarios(f"cards_{deck}")
    assert wanted
    assert wanted - {key for scenario in written for key in works(scenario)} == set()
    assert wanted - {key for scenario in written for key in forbidden(scenario)} == set()


@pytest.mark.parametrize("deck", CHARACTERS)
def test_the_generic_cards_are_those_that_are_known(deck: str) -> None:
    counts = LIBRARY.characters[deck].counts
    wanted = GENERIC | UNLIKE.get(deck, {})
    assert {code: n for code, n in counts.items() if "." not in code} == {code: n for code, n in wanted.items() if n}
    assert sum(counts.values()) == (30 if deck == "vlazlo" else 40)


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
