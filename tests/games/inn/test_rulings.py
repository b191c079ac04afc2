"""The guide and the rulings of the Inn."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.games import english
from bot.games.inn.rules import BadData, the_library
from bot.games.inn.rules.cards.rulings import (
    GUIDE_FILE,
    RULINGS_FILE,
    read_guide,
    read_rulings,
    rulings_of_card,
    rulings_of_drink,
    the_guide,
    the_rulings,
)
from bot.games.inn.rules.play.variants import INDIVIDUAL, VARIANTS

LIBRARY = the_library()
TESTS = Path(__file__).parents[2]


def numbers_of_card(code: str) -> list[int]:
    return [ruling.number for ruling in rulings_of_card(LIBRARY.cards[code])]


def numbers_of_drink(code: str) -> list[int]:
    return [ruling.number for ruling in rulings_of_drink(LIBRARY.drinks[code])]


def test_the_guide_is_short_and_ends_with_good_company() -> None:
    """The game of those who play alone is told in 5,000 letters; what teams, Bosses and games by post add is told apart
    from it.
    """
    titles = [section.title for section in the_guide()]
    first, last = titles.index("Playing in teams"), titles.index("Boss Versus Boss")
    usual = [*the_guide()[:first], *the_guide()[last + 1 :]]
    assert sum(len(section.text) for section in usual if section.title != "By post") < 5000
    assert "never push anybody" in usual[-1].text


def test_the_guide_has_a_section_for_each_variant() -> None:
    words = english()
    names = {words.say(f"variant.{name}") for name in VARIANTS if name not in (INDIVIDUAL, "two-headed-dragon")}
    titles = [section.title for section in the_guide()]
    assert names <= {*titles}
    assert "In **Two-Headed Dragon** two mates" in the_guide()[titles.index("Playing in teams")].text


def test_every_ruling_that_names_cards_is_shown_with_some() -> None:
    shown = {number for code in LIBRARY.cards for number in numbers_of_card(code)}
    shown |= {number for code in LIBRARY.drinks for number in numbers_of_drink(code)}
    assert {ruling.number for ruling in the_rulings() if ruling.faces} == shown


def test_each_card_for_which_champions_are_named_first_says_so() -> None:
    events = ("wills", "cure", "doom", "loot", "staring", "power", "kobolds")
    assert all(123 in numbers_of_card(f"dungeon.{event}") for event in events)
    assert all(123 in numbers_of_drink(drink) for drink in ("dare", "friends"))


def test_each_note_about_a_card_and_teams_is_shown_with_it() -> None:
    notes = {
        "dungeon.staring": 124, "torglesnarf.rule": 125, "torglesnarf.drug": 126, "torglesnarf.hold-them": 127,
        "daareka.chivalrous": 128, "torglesnarf.can-pay": 129, "vlazlo.no-von": 130, "torglesnarf.face": 131,
        "torglesnarf.nice-gold": 132, "daareka.sanity-check": 133, "amundyr.bind": 134, "daareka.selfless": 135,
        "daareka.some-help": 138,
    }  # fmt: skip
    assert {code: number for code, number in notes.items() if number not in numbers_of_card(code)} == {}


def test_every_ruling_has_scenarios() -> None:
    """A scenario's `rule` names the rulings that it shows; none names one that is not there."""
    named = set[int]()
    for path in [*(TESTS / "scenarios" / "inn").glob("*.toml"), *(TESTS / "house" / "scenarios").glob("*.toml")]:
        whole = tomllib.loads(path.read_text(encoding="utf-8"))
        rules = " ".join(scenario.get("rule", whole.get("rule", "")) for scenario in whole["scenario"])
        for first, last, others in re.findall(r"[Rr]ulings? (\d+)(?: to (\d+))?((?:(?:, | and )\d+)*)", rules):
            named |= {
                *range(int(first), int(last or first) + 1),
                *(int(number) for number in re.findall(r"\d+", others)),
            }
    assert named == {ruling.number for ruling in the_rulings()}


def test_rulings_touch_what_they_speak_of_and_nothing_else() -> None:
    assert numbers_of_card("eve.not-eve") == [5, 21, 22, 27, 32, 122]
    assert numbers_of_card("gerki.salve") == []
    assert numbers_of_card("deirdre.not-like") == [5]
    assert numbers_of_drink("mead") == [30, 34]
    assert numbers_of_drink("contest") == [15, 20, 29, 33, 36, 37]
    assert numbers_of_drink("wine") == []
    assert numbers_of_card("fiona.belt") == numbers_of_card("dimli.uuurp") == [18, 43]
    assert numbers_of_drink("cut-off") == [20, 43]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("number = 2", "number = 3", "x: ruling 3: comes after number 3"),
        ('"end-round"', '"end-game"', "x: ruling 7: there is no card 'end-game'"),
        ("number = 141", "number = 142", "x: ruling 140 title: Field required"),
        ("[[ruling]]", "[[ruling", "x: "),
    ],
)
def test_broken_rulings_say_where(old: str, new: str, reason: str) -> None:
    text = RULINGS_FILE.read_text(encoding="utf-8")
    assert read_rulings(text, "x") == the_rulings()
    with pytest.raises(BadData) as bad:
        read_rulings(text.replace(old, new, 1), "x")
    assert str(bad.value).startswith(reason)


def test_a_broken_guide_says_where() -> None:
    text = GUIDE_FILE.read_text(encoding="utf-8")
    with pytest.raises(BadData, match="x: section 1 title: Field required"):
        read_guide(text.replace('id = "the-aim"', 'id = "no-aim"', 1), "x")
