"""Cards that a deck deals no more: tables that were begun before still have them, and go on."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine import BadData, Chance, Run
from bot.games import english
from bot.games.inn.look.guides import print_text, prints_of
from bot.games.inn.rules import Inn, Library, the_library
from bot.games.inn.rules.cards.checking import originals
from bot.games.inn.rules.cards.library import with_house_decks
from bot.games.inn.rules.cards.reading import read_character
from bot.games.inn.rules.cards.vocabulary import BIT
from bot.games.inn.rules.imagine import imagine
from bot.games.inn.rules.play.playing import table_of
from bot.games.inn.rules.play.windows import could_be_asked
from bot.games.inn.scenario import InnScenario
from bot.scenario.models import Broken
from tests.games.inn.playing import random_move

LIBRARY = the_library()
RETIRED = {code: character.code for character in LIBRARY.characters.values() for code in character.retired}
"""The cards that a deck of ours deals no more, with a character of that deck."""
GENERIC = {code: card for code, card in LIBRARY.cards.items() if not card.deck}
DECK = """
name = "A"
about = "B"
size = 20
[generic]
gamble = 19
[retired]
old = "new"
[[card]]
id = "old"
title = "Old"
kind = "sometimes"
when = "gold-gained"
do = { draw = 1 }
[[card]]
id = "new"
title = "New"
kind = "anytime"
count = 1
do = { draw = 1 }
"""


def begun_before(code: str, windows: str = "quick") -> Run:
    """A table at which the player of its deck holds such a card, and another of the same character does not play."""
    plain: dict[str, Any] = {
        "title": "t", "rule": "r", "game": "inn", "characters": f"{RETIRED[code]} zot gog", "hands": [code, "", ""],
        "options": {"windows": windows},
    }  # fmt: skip
    run = Run(Inn(), InnScenario.model_validate(plain).start(), Chance(code))
    run.begin()
    return run


@pytest.mark.parametrize("code", RETIRED)
def test_it_is_known_and_dealt_no_more(code: str) -> None:
    character = LIBRARY.characters[RETIRED[code]]
    assert code in LIBRARY.cards
    assert code not in character.build()
    assert code not in (character.as_boss or character).build()
    with_it = Counter(character.build()) - Counter([character.retired[code]]) + Counter([code])
    assert Counter(character.build([code])) == with_it


@pytest.mark.parametrize("windows", ["quick", "natural"])
@pytest.mark.parametrize("code", RETIRED)
def test_a_table_with_it_in_a_hand_is_stored_and_played_to_its_end(code: str, windows: str) -> None:
    run = begun_before(code, windows)
    state = Inn().load(Inn().dump(run.state), Inn.schema_version)
    assert code in state.seats[0].hand
    before = Counter(state.cards())
    again, luck = Run(Inn(), state, Chance(code)), random.Random(code)
    again.begin()
    while not again.over:
        random_move(again, luck)
        for seat in (None, 0, 1):
            again.view(seat)
    assert Counter(again.state.cards()) == before


@pytest.mark.parametrize("code", RETIRED)
def test_whoever_sees_it_can_imagine_the_rest(code: str) -> None:
    run = begun_before(code)
    state = imagine(Inn().view(run.state, 0), LIBRARY, Random(1).random)
    assert Counter(state.cards()) == Counter(run.state.cards())
    assert state.seats[0].hand == [code]


def test_a_window_opens_for_it_where_the_deck_had_it_and_not_where_it_lies_open(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(DECK, encoding="utf-8")
    library, wrong = with_house_decks(LIBRARY, tmp_path)
    assert wrong == []
    asked = {where: _asked(library, where) for where in ("hand", "draw", "discard", "")}
    assert asked == {"hand": True, "draw": True, "discard": False, "": False}


def _asked(library: Library, where: str) -> bool:
    """Whether the player of the deck is asked, as everybody knows, when Gold has just been gained."""
    run, _ = Run.new(Inn(library), 2, {"characters": ["mine", "zot"], "windows": "natural"}, "retired")
    own = run.state.seats[0]
    if where:
        pile = own.hand if "mine.new" in own.hand else own.draw
        pile.remove("mine.new")
        getattr(own, where).append("mine.old")
    table = table_of(run.state, run.told, library)
    return could_be_asked(table, [BIT["gold-gained"], 0]) == (0,)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('old = "new"', 'old = "new"\nolder = "new"', "a.toml: retired: there is no card 'older'"),
        ('title = "Old"', 'title = "Old"\ncount = 1', "a.toml: retired: 'old' has a count, and so is dealt"),
        ('old = "new"', 'old = "tip"', "a.toml: retired: 'tip', in the place of 'old', is not dealt"),
        ('old = "new"', 'old = "new"\ngamble = "new"', "a.toml: retired: 'gamble' has a count, and so is dealt"),
    ],
)
def test_a_broken_list_says_why(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadData) as error:
        read_character(DECK.replace(old, new, 1), "a", "a.toml", GENERIC)
    assert str(error.value) == reason


def test_a_position_has_no_more_of_them_than_the_deck_had() -> None:
    plain = {
        "title": "t", "rule": "r", "game": "inn", "characters": "daareka zot",
        "hands": ["two-drinks two-drinks two-drinks", ""],
    }  # fmt: skip
    with pytest.raises(Broken, match="seat 0: more retired cards than the deck had"):
        InnScenario.model_validate(plain).start()


def test_card_says_that_no_deck_has_it_any_more(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(DECK, encoding="utf-8")
    library, _ = with_house_decks(LIBRARY, tmp_path)
    (old,), (new,) = prints_of("Old", library), prints_of("New", library)
    assert "In no deck any more" in print_text(english(), old, library)
    assert "In no deck any more" not in print_text(english(), new, library)


def test_what_is_ours_is_listed_as_long_as_it_is_dealt() -> None:
    titles = {LIBRARY.cards[code].title for code in RETIRED}
    assert not any(title in line for line in originals(LIBRARY) for title in titles)
