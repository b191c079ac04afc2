"""The pseudo-language: English that was left in code is found, whatever is shown."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine import Run
from bot.games import GAMES, words_in
from bot.games.inn.look.look import LOOK as INN_LOOK
from bot.games.inn.look.more import more_layout
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.cards.text import card_text, drink_text, lexicon_of
from bot.languages.accents import CLOSE, OPEN
from bot.languages.spoken import PSEUDO, speaking
from bot.tables.info import PublicTable
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.rules import rules_pages
from bot.ui.layouts.tables import Skin, final_layout, table_layout
from bot.ui.layouts.watching import watch_layout
from tests.games.inn.playing import ALL_DECKS, random_move
from tests.games.inn.test_layouts import ask_of, check_message, info_of, seat_face
from tests.languages.pseudo import outside, shown, titles

WORDS = words_in(PSEUDO)
NAMES = [
    "Somebody with a very long name number",
    "Somebody…",
    "The Tavern",
    "sips",
    "sip",
    "Drinko",
    "The Red Dragon Inn",
    "Barkeep",
]


@pytest.fixture(autouse=True)
def _spoken() -> Iterator[None]:
    with speaking(PSEUDO):
        yield


def left(views: list[Any]) -> set[str]:
    kept = [*titles(), *NAMES]
    found: set[str] = set()
    for view in views:
        check_message(view)
        found |= {words for text in shown(view) if (words := outside(text, kept))}
    return found


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"drinks": ALL_DECKS, "windows": "quick", "events": "both"}),
        (4, {"windows": "quick", "variant": "two-headed-dragon"}),
        (4, {"windows": "quick", "variant": "boss-battle"}),
    ],
)
def test_a_game_at_the_inn(seats: int, options: dict[str, Any]) -> None:
    luck, skin, found = random.Random(seats), Skin(pictures=False), set[str]()
    run, events = Run.new(Inn(), seats, options, "pseudo")
    recent = tuple(event.seen_by(None) for event in events)[-12:]
    for made in range(1200):
        info = info_of(run, seats)
        face = PublicTable(info, run.view(None), ask_of(run), recent, None)
        if run.over:
            found |= left([final_layout(WORDS, INN_LOOK, face, skin)])
            break
        if made % 15 == 0:
            mine = seat_face(run, info, run.waiting()[0] if run.waiting() else 0, recent)
            found |= left([
                table_layout(WORDS, INN_LOOK, face, skin), more_layout(WORDS, mine),
                hand_layout(WORDS, INN_LOOK, mine, skin, guild="The Tavern"),
                watch_layout(WORDS, INN_LOOK, face, skin, list(recent)),
            ])  # fmt: skip
        recent = (*recent, *(event.seen_by(None) for event in random_move(run, luck)))[-12:]
    assert found == set()


def test_the_rules_of_both_games() -> None:
    kept = [*titles(), *NAMES]
    for kit in GAMES.values():
        told = {words for page in rules_pages(WORDS, kit, "sips") if (words := outside(page.text, kept))}
        assert told == set()


def test_every_card_says_in_it_what_it_says_in_english() -> None:
    """The same clauses with the same numbers, and no gap is left open."""
    english, other = lexicon_of("en"), lexicon_of(PSEUDO)
    library = the_library()
    texts = [
        *((card_text(card, english), card_text(card, other)) for card in library.cards.values() if not card.rule),
        *((drink_text(drink, english), drink_text(drink, other)) for drink in library.drinks.values()),
    ]
    for text, said in texts:
        assert re.findall(r"\d+", text) == re.findall(r"\d+", said)
        assert text.count("; ") <= said.count("; ")
        assert "{" not in said
        assert said.count(OPEN) == said.count(CLOSE) > 0
