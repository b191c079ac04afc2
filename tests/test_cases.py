"""The book of cases: every statement of the rule documents is proved, and what proves it is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bot.engine import BadData
from bot.engine.cases import Case
from bot.games import GAMES, english
from bot.games.drinko.rules import the_deck
from bot.games.inn.rules import the_library
from bot.games.kit import GameKit
from workshop.commands.cases import PAGE, page

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "tests" / "scenarios"
KITS = list(GAMES.values())
GOOD = """
[[case]]
id = "one"
section = "The turn"
says = "Something is so."
source = ["003 The Turn"]
scenarios = ["turns.toml: It is so"]
rulings = [1]
cards = ["tip", "drink.mead", "sea.kraken"]
"""


def read(text: str, game: str = "inn") -> object:
    return GAMES[game].readers()["cases.toml"](text, "x.toml")


@pytest.mark.parametrize("kit", KITS, ids=GAMES)
def test_every_scenario_of_a_case_is_there(kit: GameKit) -> None:
    """That it passes is what the tests of all scenarios say."""
    titles: dict[str, set[str]] = {}
    missing: list[str] = []
    for case in kit.cases():
        for place in case.places:
            path = SCENARIOS / kit.name / place.file
            if place.file not in titles:
                text = path.read_text(encoding="utf-8") if path.exists() else "scenario = []"
                titles[place.file] = {scenario["title"] for scenario in tomllib.loads(text)["scenario"]}
            if place.title not in titles[place.file]:
                missing.append(f"{case.id}: {place.file}: {place.title}")
    assert missing == []


@pytest.mark.parametrize("kit", KITS, ids=GAMES)
def test_every_case_is_named_and_proved_once(kit: GameKit) -> None:
    cases = kit.cases()
    assert cases
    assert len({case.id for case in cases}) == len(cases)
    assert len({case.says for case in cases}) == len(cases)
    assert all(len(set(case.scenarios)) == len(case.scenarios) for case in cases)


def test_a_good_case_is_read() -> None:
    (case,) = GAMES["inn"].readers()["cases.toml"](GOOD, "x.toml")  # pyright: ignore[reportGeneralTypeIssues]
    assert [(place.file, place.title) for place in case.places] == [("turns.toml", "It is so")]
    assert case.rulings == [1]
    assert case.not_applicable == ""


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "one"', "", "case 1: id: Field required"),
        ('id = "one"', 'id = "One of them"', "case 'One of them': id: String should match pattern"),
        ('says = "Something is so."', "", "case 'one': says: Field required"),
        ('source = ["003 The Turn"]', "source = []", "case 'one': source: List should have at least 1 item"),
        ("scenarios =", "not_applicable = 'it is not'\nscenarios =", "case 'one': wants either scenarios"),
        ('scenarios = ["turns.toml: It is so"]', "", "case 'one': wants either scenarios"),
        ('"turns.toml: It is so"', '"It is so"', "case 'one': scenarios.0: a scenario is named as"),
        ('"turns.toml: It is so"', '"../x.toml: It is so"', "case 'one': scenarios.0: a scenario is"),
        ("rulings = [1]", "rulings = [1, 9999]", "case 'one': there is no ruling 9999"),
        ("rulings = [1]", 'rulings = ["1"]', "case 'one': rulings.0: Input should be a valid integer"),
        ('"tip"', '"tipp"', "case 'one': there is no card 'tipp'"),
        ("section =", "heading =", "case 'one': section: Field required"),
        ("rulings =", "colour = 1\nrulings =", "case 'one': colour: Extra inputs are not permitted"),
        (GOOD, GOOD + GOOD, "case 'one': is there twice"),
        ("[[case]]", "[case]", "case: Input should be a valid list"),
        ("[[case]]", "[[case", ""),
    ],
)
def test_a_bad_case_is_named_with_its_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadData) as bad:
        read(GOOD.replace(old, new))
    assert str(bad.value).startswith(f"x.toml: {reason}")


def test_each_game_knows_its_own_cards() -> None:
    with pytest.raises(BadData, match="there is no card 'tip'"):
        read(GOOD, "drinko")
    assert read(GOOD.replace('"tip", "drink.mead", "sea.kraken"', '"split", "+1"'), "drinko")


def test_every_title_in_the_documents_is_in_a_deck() -> None:
    """The documents themselves are not ours to give away; the titles that they name are facts."""
    named = tomllib.loads((ROOT / "tests" / "titles.toml").read_text(encoding="utf-8"))
    library = the_library()
    inn = {card.title for card in library.cards.values()} | {drink.title for drink in library.drinks.values()}
    assert len(named["inn"]) == len(set(named["inn"])) > 190
    assert [title for title in named["inn"] if title not in inn] == []
    assert {*named["drinko"]} <= {kind.title for kind in the_deck().kinds.values()}
    assert [title for title in named["elsewhere"] if title in inn] == []


def test_the_page_of_the_books_is_as_they_are() -> None:
    """`make cases` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page(GAMES, english())


def test_the_page_tells_every_case_under_its_section() -> None:
    text = page(GAMES, english())
    for kit in KITS:
        book = text.partition(f"## {english().say(f'game.{kit.name}')}\n")[2].partition("\n## ")[0]
        assert re.findall(r"^### (.*)$", book, re.M) == list(dict.fromkeys(case.section for case in kit.cases()))
        assert len(re.findall(r"^\|(?! statement |---)", book, re.M)) == len(kit.cases())


class Book:
    """A kit with one case."""

    name = "inn"

    def __init__(self, case: Case) -> None:
        self.case = case

    def cases(self) -> list[Case]:
        return [self.case]


def test_what_would_break_a_table_is_escaped() -> None:
    case = Case(id="x", section="A", says="*a* | b_c", source=["003"], not_applicable="<why>")
    book: GameKit = Book(case)  # pyright: ignore[reportAssignmentType]
    assert "\n| \\*a\\* \\| b\\_c | 003 | *not applicable:* \\<why> |\n" in page({"inn": book}, english())
