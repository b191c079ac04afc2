"""What the Inn's scenario files must cover, and how strict their dialect is."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.inn.rules import the_library
from bot.games.inn.scenario import InnDialect, InnMove, InnScenario
from bot.games.inn.scenario_facts import InnFacts
from bot.scenario import run_text

DIALECTS = {"inn": InnDialect(GAMES["inn"].patrons())}
FOLDER = Path(__file__).parents[2] / "scenarios"
README = (FOLDER / "README.md").read_text(encoding="utf-8")

GOOD = """
game = "inn"
[[scenario]]
title = "good"
rule = "none"
characters = "gerki zot"
hands = ["gerki.salve gamble gamble raise raise winning-hand winning-hand", "raise"]
piles = ["water", "wine"]
steps = [
  { seat = 0, discards = "" },
  { seat = 0, plays = "gerki.salve", at = 1 },
  { expect = { fortitude = [20, 18] } },
]
"""


@cache
def scenarios() -> list[dict[str, Any]]:
    """All of the Inn's, as they stand in their files."""
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted((FOLDER / "inn").rglob("*.toml"))]
    return [{"rule": file.get("rule"), **scenario} for file in files for scenario in file["scenario"]]


def test_every_card_is_played_and_refused_in_some_scenario() -> None:
    played, refused = set[str](), set[str]()
    for scenario in scenarios():
        if "refused" in scenario.get("deal", {}):
            continue
        used = {step["plays"] for step in scenario.get("steps", []) if "plays" in step}
        played |= used
        for step in scenario.get("steps", []):
            picks = [step.get("tries", ""), *step.get("not_offered", "").split()]
            refused |= {re.split("[>:?]", pick)[0] for pick in picks}
        if "may not be played" in scenario["rule"]:
            refused |= {code for hand in scenario["hands"] for code in hand.split()} - used
    # Events are not played, nor what a character does by itself, nor side cards that happen as they are revealed.
    library = the_library()
    cards = {code for code, card in library.cards.items() if card.kind != "event" and not card.rule}
    revealed = (
        side
        for character in library.characters.values()
        for side in character.sides.values()
        if side.revealed != "front"
    )
    cards -= {code for side in revealed for code in side.counts}
    cards -= {code for code in cards if library.cards[code].at_once}
    assert cards - played == set()
    assert cards - refused == set()


def test_every_event_happens_and_does_not_happen_before_its_time_in_some_scenario() -> None:
    happens, waits = set[str](), set[str]()
    for scenario in scenarios():
        steps = scenario.get("steps", [])
        next_ones = {deck.split()[0] for deck in scenario.get("encounters", {}).values()}
        told = [step["told"] for step in steps if "told" in step]
        happens |= {event["card"] for event in told if event["key"] == "encounter"}
        if any("encounter" in step.get("not_told", "").split() for step in steps):
            waits |= next_ones
    events = {card.code for card in the_library().cards.values() if card.kind == "event"}
    assert events - happens == set()
    assert events - waits == set()


def test_every_drink_is_revealed_in_some_scenario() -> None:
    named = set[str]()
    for scenario in scenarios():
        for pile in [*scenario.get("piles", []), scenario.get("drinks", "")]:
            named |= set(pile.split())
    assert set(the_library().drinks) - named == set()


def test_the_readme_names_every_fact_and_key_and_its_example_passes() -> None:
    for model in (InnFacts, InnScenario, InnMove):
        for name in model.model_fields:
            assert re.search(rf"[`{{ ,]{name}[`, ]", README), name
    (example,) = [text for text in re.findall(r"```toml\n(.*?)```", README, re.DOTALL) if 'game = "inn"' in text]
    (outcome,) = run_text(example, "x.toml", DIALECTS)
    assert outcome.passed, outcome.reason


def test_the_plain_cards_are_as_the_readme_says() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (\w+) \| (\d)(?: to (\d))? \| ([a-z, ]*)\|$", README, re.M)
    library = the_library()
    assert len(rows) == 8
    for card, kind, least, most, without in rows:
        counts = {code: character.counts.get(card, 0) for code, character in library.characters.items()}
        there = [n for n in counts.values() if n]
        assert library.cards[card].kind == kind
        assert (min(there), max(there)) == (int(least), int(most or least)), card
        assert [code for code, n in counts.items() if not n] == [name for name in without.strip().split(", ") if name]


def test_good_passes() -> None:
    (outcome,) = run_text(GOOD, "x.toml", DIALECTS)
    assert outcome.passed, outcome.reason


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"gerki zot"', '"gerki"', "'hands' wants an entry for every seat"),
        ('"gerki zot"', '"gerki bob"', "options: bad-option {'option': 'characters'}"),
        ('"raise"]\npiles', '"raise gerki.salve"]\npiles', "seat 1: not in the deck: gerki.salve"),
        ('"raise"]\npiles', '"raise raise raise"]\npiles', "seat 1: more of these than the deck has: raise"),
        ('"water", "wine"', '"water", "tea"', "the Drink Decks: not in the deck: tea"),
        ('"water", "wine"', '"water", "water"', "the Drink Decks: more of these than the deck has: water"),
        ("steps = [", "gold = [1]\nsteps = [", "'gold' wants an entry for every seat"),
        ("steps = [", "alcohol = [21, 0]\nsteps = [", "beyond 0 to 20"),
        ("steps = [", "out = [1]\nsteps = [", "fewer than two seats are still in"),
        ("steps = [", "out = [2]\nsteps = [", "'out' names seat 2, and there is none"),
        ("steps = [", 'draws = { 2 = "tip" }\nsteps = [', "'draws' names seat 2, and there is none"),
        ("steps = [", 'discards = { x = "tip" }\nsteps = [', "'discards' names seat x, and there is none"),
        ("steps = [", 'races = { 2 = "orc" }\nsteps = [', "'races' names seat 2, and there is none"),
        ("steps = [", 'standing = { 2 = "turn" }\nsteps = [', "'standing' names seat 2, and there is none"),
        ("steps = [", "hats = 2\nsteps = [", "hats: is not known here"),
        ("steps = [", "partial = true\nsteps = [", "'partial' is not for the Inn: all cards have a place"),
        ("18]", "17]", "step 3: fortitude is [20, 18], not [20, 17]"),
        ("18]", "18], foreseen = { gold = [8, 7] }", "step 3: foreseen is by=None plays=''"),
        ("18]", "18], foreseen = { hats = 2 }", "step 3: foreseen.hats: is not known here"),
        (', at = 1 },', " },", "step 2: seat 0 cannot gerki.salve: target-missing {'key': 'gerki.salve'}"),
        ('plays = "gerki.salve", at', 'passes = true, at', "step 2: 'at' goes with 'plays', 'chooses' or 'sells'"),
        ('plays = "gerki.salve"', 'passes = true, plays = "gerki.salve"', "step 2: a move says exactly one of"),
        ('discards = ""', "passes = true", "step 1: seat 0 cannot pass: not-offered {'key': 'pass'}"),
    ],
)  # fmt: skip
def test_a_bad_scenario_says_why(old: str, new: str, reason: str) -> None:
    (outcome,) = run_text(GOOD.replace(old, new, 1), "x.toml", DIALECTS)
    assert outcome.reason.startswith(reason)
