"""Finding cards by what people write."""

import pytest

from bot.drinko import the_deck
from bot.ui.drinko_words import ALL_CARDS, card_name
from bot.ui.guides import PAGE, card_layout, find_card, matching_cards, rules_pages
from bot.ui.words import english


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("red +2", "r+2"), ("+2 red", "r+2"), ("Red  Plus 2", "r+2"), ("r+2", "r+2"), ("BLUE -1", "b-1"),
        ("green skip", "gskip"), ("5 yellow", "y5"), ("Deflect", "deflect"), (" split ", "split"),
    ],
)  # fmt: skip
def test_a_card_is_found(text: str, code: str) -> None:
    assert find_card(text) == code


@pytest.mark.parametrize("text", ["", "red", "+2", "purple 5", "red 10", "red deflect"])
def test_what_names_no_card_finds_none(text: str) -> None:
    assert find_card(text) is None


def test_every_card_is_found_by_its_name() -> None:
    assert [find_card(card_name(code)) for code in ALL_CARDS] == list(ALL_CARDS)


def test_what_is_offered_fits_what_is_written() -> None:
    assert set(matching_cards("red")) == {code for code in ALL_CARDS if card_name(code).startswith("red")}
    assert set(matching_cards("+2")) == {"r+2", "y+2", "g+2", "b+2"}
    assert matching_cards("x") == []
    assert len(matching_cards("")) == 25


@pytest.mark.parametrize("code", sorted(the_deck().cards))
def test_every_card_fits_a_message(code: str) -> None:
    assert card_layout(english(), code, "w" * 20, alt="a card").content_length() <= 4000


def test_pages_of_rules_fit_a_message() -> None:
    pages = rules_pages(english(), "drinko", "w" * 20)
    assert all(0 < len(page) <= PAGE + 1000 for page in pages)
    assert len(set(pages)) == len(pages)
