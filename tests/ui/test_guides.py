"""Finding cards by what people write."""

from pathlib import Path

import pytest

from bot.commands.words import check_rules
from bot.games import GAMES, english, words_in
from bot.games.drinko.look.guide import DrinkoCards, find_card, matching_cards
from bot.games.drinko.look.words import ALL_CARDS, card_name
from bot.games.drinko.rules import the_deck
from bot.games.inn.look.guides import InnCards, find_title, inn_titles, prints_of
from bot.games.inn.look.pictures.cards import CardFace, inn_face
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.rulings import gloss_of
from bot.languages.spoken import speaking
from bot.ui.layouts.guides import card_layout, completions
from bot.ui.words import spoken

WORDS = english()
CARDS = [kit.cards() for kit in GAMES.values()]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("red +2", "r+2"), ("+2 red", "r+2"), ("Red  Plus 2", "r+2"), ("r+2", "r+2"), ("BLUE -1", "b-1"),
        ("minus 1 green", "g-1"), ("green skip", "gskip"), ("5 yellow", "y5"), ("Deflect", "deflect"),
        (" split ", "split"),
    ],
)  # fmt: skip
def test_a_card_is_found(text: str, code: str) -> None:
    assert find_card(WORDS, text) == code


@pytest.mark.parametrize("text", ["", "red", "+2", "purple 5", "red 10", "red deflect"])
def test_what_names_no_card_finds_none(text: str) -> None:
    assert find_card(WORDS, text) is None


def test_every_card_is_found_by_its_name() -> None:
    assert [find_card(WORDS, card_name(WORDS, code)) for code in ALL_CARDS] == list(ALL_CARDS)


@pytest.mark.parametrize(
    ("language", "text", "code"),
    [
        ("de", "rote 5", "r5"), ("de", "rot 5", "r5"), ("de", "5 Rot", "r5"), ("de", "grün skip", "gskip"),
        ("de", "Blaue  plus 2", "b+2"), ("pl", "czerwona 5", "r5"), ("pl", "+2 zielona", "g+2"), ("pl", "r5", "r5"),
    ],
)  # fmt: skip
def test_a_card_is_found_in_the_language_that_is_spoken(language: str, text: str, code: str) -> None:
    """Also by its colour as it is called alone, and after somebody has looked one up in another language."""
    words = spoken(*(kit.words for kit in GAMES.values()))
    assert find_card(words, "red 5") == "r5"
    with speaking(language):
        assert find_card(words, text) == code
        assert code in matching_cards(words, text)


def test_a_title_is_found_by_what_it_means_and_shown_with_it() -> None:
    words, cards = spoken(*(kit.words for kit in GAMES.values())), InnCards()
    title = "Gambling? I'm in!"
    for text in (title, "Glücksspiel? Ich bin dabei!", "glücksspiel bin dabei"):
        with speaking("de"):
            assert cards.find(words, text) == title
            assert title in cards.matching(words, text)
    with speaking("de"):
        assert cards.told(words, title, "")[0].text.splitlines()[1] == "-# „Glücksspiel? Ich bin dabei!“"
    assert cards.find(words, "Ich bin dabei") is None
    assert len(cards.told(words, title, "")[0].text.splitlines()) == 1


def test_every_card_that_is_offered_says_in_german_what_its_title_means() -> None:
    known = {card.title for card in the_library().cards.values() if not card.rule} | {
        drink.title for drink in the_library().drinks.values()
    }
    names = {"General Drug", "Grog"}
    with speaking("de"):
        assert {title for title in known if not gloss_of(title)} == names


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('"Water" = "Wasser"', ""), ('"Water!" = "Wasser"', "gloss: there is no card 'Water!'"),
        (f'"Water" = "{"W" * 61}"', "gloss Water: String should have at most 60 characters"),
    ],
)  # fmt: skip
def test_what_is_said_of_titles_is_checked(tmp_path: Path, line: str, fault: str) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "en.toml").write_text("", encoding="utf-8")
    (folder / "nl.toml").write_text(f"[gloss]\n{line}\n", encoding="utf-8")
    faults = check_rules("nl", folder, GAMES["inn"]).faults
    assert len(faults) == bool(fault)
    assert all(fault in told for told in faults)


def test_what_a_card_does_is_told_in_the_language_that_is_spoken() -> None:
    words = spoken(*(kit.words for kit in GAMES.values()))
    with speaking("de"):
        parts = DrinkoCards().told(words, "r+2", "")
    assert parts[0].text.startswith("### Rote +2\nBringt einen Trinkzug von 2 ins Rollen")


def test_the_picture_of_a_card_is_drawn_in_the_language_that_is_spoken() -> None:
    words = spoken(*(kit.words for kit in GAMES.values()))
    face = CardFace("Title", "sometimes", "Text")

    def drawn(language: str) -> bytes:
        with speaking(language):
            return inn_face(words, face, 352, 400).tobytes()

    assert drawn("en") != drawn("de")
    assert drawn("de") == inn_face(words_in("de"), face, 352, 400).tobytes()


def test_what_is_offered_fits_what_is_written() -> None:
    assert set(matching_cards(WORDS, "red")) == {code for code in ALL_CARDS if card_name(WORDS, code).startswith("red")}
    assert set(matching_cards(WORDS, "+2")) == {"r+2", "y+2", "g+2", "b+2"}
    assert matching_cards(WORDS, "x") == []
    assert len(matching_cards(WORDS, "")) == len(ALL_CARDS)


@pytest.mark.parametrize("code", sorted(the_deck().cards))
def test_every_card_fits_a_message(code: str) -> None:
    assert (
        card_layout(english(), DrinkoCards().told(english(), code, "w" * 20), (), pictures=True).content_length()
        <= 4000
    )


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("CONTACT POISON", "That's not healing salve! It's contact poison!"), ("water", "Water"),
        ("gambling im in", "Gambling? I'm in!"), ("hide in", "Hide in shadows"),
        ("Oops, I dropped my cards...", "Oops, I dropped my cards..."), ("tomato juice", '"Tomato Juice"'),
    ],
)  # fmt: skip
def test_a_title_of_the_inn_is_found(text: str, title: str) -> None:
    assert find_title(text) == title


@pytest.mark.parametrize("text", ["", "?!", "drink", "no such card"])
def test_what_names_no_title_or_several_finds_none(text: str) -> None:
    assert find_title(text) is None


def test_every_title_of_the_inn_fits_a_message_and_is_found() -> None:
    for title in inn_titles():
        assert find_title(title) == title
        assert len(title) <= 100
        assert len(prints_of(title)) in (1, 2)
        assert card_layout(english(), InnCards().told(english(), title, ""), (), pictures=True).content_length() <= 4000


def test_both_games_are_offered() -> None:
    inn = set(inn_titles())
    assert len(completions(WORDS, CARDS, "")) == 25
    drinko = {card_name(WORDS, code) for code in matching_cards(WORDS, "")}
    assert len((inn & set(completions(WORDS, CARDS, ""))) - drinko) == 10
    assert completions(WORDS, CARDS, "yellow +") == [
        card_name(WORDS, code) for code in matching_cards(WORDS, "yellow +")
    ]
    assert completions(WORDS, CARDS, "arm might be mummy") == [
        "Oh no! I think that growth on your arm might be Mummy Rot!"
    ]
