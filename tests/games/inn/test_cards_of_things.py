"""`/card` and `/rules` on what stays on the table: Events, cards of side decks, rulings."""

from __future__ import annotations

import pytest

from bot.games import english
from bot.games.inn.kit import InnKit
from bot.games.inn.look.guides import InnCards, find_title, inn_titles, print_text, prints_of
from bot.games.inn.look.lobby import character_rules
from bot.games.inn.look.pictures.cards import draw_inn_card
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.rulings import rulings_of_card, the_rulings
from tests.games.inn.drawn import pixels
from tests.games.inn.staying import staying_library

WORDS = english()
LIBRARY = the_library()
EVENTS = [card for card in LIBRARY.cards.values() if card.kind == "event"]


@pytest.mark.parametrize("title", [card.title for card in EVENTS])
def test_every_event_is_found_and_says_its_level_and_its_deck(title: str) -> None:
    assert find_title(title) == title
    (entry,) = prints_of(title)
    told = print_text(WORDS, entry)
    (card,) = entry.cards
    assert told.startswith("**Event**")
    assert f"Encounter Level {LIBRARY.cards[card.code].level}." in told
    (deck,) = [encounter for encounter in LIBRARY.encounters.values() if card.code in encounter.counts]
    assert f"{deck.name}: {deck.counts[card.code]}" in told
    assert pixels(draw_inn_card(WORDS, entry.face)).width == 600


def test_there_are_events_to_look_up() -> None:
    assert {card.deck for card in EVENTS} == {"sea", "dungeon"}
    found = InnCards().matching(WORDS, "merchant sh")
    assert found == ["Merchant Ship"]


def test_a_card_of_a_side_deck_says_its_price_and_where_it_lies() -> None:
    library = staying_library()
    (entry,) = [
        printed
        for printed in prints_of("Luck Potion", library)
        if any(card.code == "cook.luck" for card in printed.cards)
    ]
    told = print_text(WORDS, entry, library)
    assert "Price: 2 Gold." in told
    assert "Cook the Test, Potion Deck: 4" in told
    (minion,) = prints_of("Brute", library)
    assert "Wages 2" in print_text(WORDS, minion, library)


def test_what_a_character_does_by_itself_is_no_card() -> None:
    library = staying_library()
    titles = inn_titles(library)
    assert "Luck Potion" in titles
    rules = [card for card in library.cards.values() if card.rule]
    assert not any(card.code == code for card in rules for title in titles for entry in prints_of(title, library)
                   for code in (printed.code for printed in entry.cards))  # fmt: skip


def test_rulings_on_drink_events_are_not_those_on_events() -> None:
    drink_events = {ruling.number for ruling in the_rulings() if set(ruling.faces) == {"event"}}
    assert drink_events
    for card in EVENTS:
        assert not drink_events & {ruling.number for ruling in rulings_of_card(card)}
    ignoring = [card for card in LIBRARY.cards.values() if any(use.when == "event" for use in card.uses)]
    for card in ignoring:
        assert not drink_events & {ruling.number for ruling in rulings_of_card(card)}


def test_the_guide_tells_of_events_and_of_things_that_stay() -> None:
    titles = [section.title for section in InnKit().guide()]
    assert {"Things that stay", "Sea and Dungeon Events"} <= set(titles)


def test_who_picks_a_plain_character_reads_no_rules_of_its_own() -> None:
    assert character_rules("gerki") == ""
