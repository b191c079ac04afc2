"""Decks as files: written and read again, and read as anybody's file, which may mean harm."""

import random
import string

import pytest

from bot.games.inn.rules.cards.drafts.deck_text import MOST_BYTES, copy_of, from_toml, to_toml
from bot.games.inn.rules.cards.drafts.faults import BadDeck, faults, sentence_of
from bot.games.inn.rules.cards.library import INN_DATA
from bot.games.inn.rules.cards.own import read_own
from bot.games.inn.rules.cards.text import lexicon_of, the_lexicon
from bot.paths import ROOT
from workshop.own.inventing import Inventor

SHIPPED = sorted(path.stem for path in (INN_DATA / "characters").glob("*.toml"))
EXAMPLES = sorted((ROOT / "docs" / "decks").glob("*.toml"))


@pytest.mark.parametrize("code", SHIPPED)
def test_a_shipped_deck_is_the_same_again_as_a_file(code: str) -> None:
    deck = copy_of(code)
    assert from_toml(to_toml(deck)) == deck
    assert faults(deck) == []


def test_decks_made_at_random_are_the_same_again_as_files() -> None:
    for number in range(10):
        deck = Inventor(random.Random(f"file {number}")).deck("A")
        assert from_toml(to_toml(deck).encode()) == deck


def test_texts_with_all_signs_that_may_be_typed_come_back() -> None:
    luck = random.Random("signs")
    signs = string.printable.replace("\x0b", "").replace("\x0c", "").replace("\n", "").replace("\r", "")
    for _ in range(200):
        title = "".join(luck.choices(signs.replace("\t", "").replace(".", "") + "äß“”…🍺", k=30))
        deck = {"name": title, "odd key \"'": title, "card": [{"id": "a", "title": title}]}
        assert from_toml(to_toml(deck)) == deck


def test_a_draft_that_is_not_done_yet_is_a_file_too() -> None:
    deck = {"name": "A", "about": "B", "card": [{"id": "a", "title": "A"}]}
    assert from_toml(to_toml(deck)) == deck
    assert faults(deck) == ["A: This is missing: the kind of card."]


def test_no_deck_is_read_from_elsewhere() -> None:
    for code in ("../../value", "..", "a/b", ""):
        with pytest.raises(BadDeck):
            copy_of(code)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"\xff\xfe", "This file isn't text"),
        ("a = [" * 50_000, "This deck is too large: 200 KB are the most."),
        ("#" * (MOST_BYTES + 1), "This deck is too large"),
        ("a = " + "[" * 90_000, "Lists or choices lie too deep in each other."),
        ("a = " + "[" * 20 + "]" * 20, "Lists or choices lie too deep in each other."),
        ("a = " + "{b = " * 5_000, "Lists or choices lie too deep in each other."),
        ("a" + ".b" * 90_000 + " = 1", "There are too many full stops in one line: 40 are the most."),
        ('"\u2028"' + '."\u2028"' * 20_000 + " = 1", "There are too many full stops in one line: 40 are the most."),
        ("a = " + "1" * 5_000, "This file can't be read: a number in it is far too long."),
        ("a = 1e999", "A number is too large: 1,000 is the most."),
        ("a = nan", "A number is too large: 1,000 is the most."),
        ("a = 2020-01-01", "A deck has texts and numbers, and nothing else, such as a date."),
        ('a = "\\u202e"', "A text has a sign that can't be seen or would turn the text around it."),
        ('"\\u0007" = 1', "A text has a sign that can't be seen or would turn the text around it."),
        ("[[card]]\n" * 61, "It has 61 different cards; 60 are the most."),
        ("[[side]]\n" + "[[side.card]]\n" * 31 + "[[boss]]\n" * 30, "It has 61 different cards; 60 are the most."),
        ("a = [" + "0," * 30_000 + "]", "This deck is too large"),
        ("[[card]]\ndo = [" + '"control",' * 13 + "]", "A card does at most 12 things one after the other."),
        ("a = 1\na = 2", "This file can't be read: it goes wrong at its end."),
        ("a = ", "This file can't be read: it goes wrong at its end."),
        ("a = 1\nb = ?\n", "This file can't be read: it goes wrong on line 2, at character 5."),
    ],
)  # fmt: skip
def test_a_hostile_file_is_refused_in_words(text: str | bytes, sentence: str) -> None:
    with pytest.raises(BadDeck) as refused:
        from_toml(text)
    assert sentence_of(refused.value, the_lexicon()).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = 1\nb = ?\n", "In Zeile 2, bei Zeichen 5, stimmt etwas nicht."),
        ("a = [", "An ihrem Ende stimmt etwas nicht."),
        ("a = " + "1" * 5_000, "Eine Zahl darin ist viel zu lang."),
    ],
)
def test_why_a_file_cannot_be_read_is_told_in_the_language_of_who_sends_it(text: str, told: str) -> None:
    with pytest.raises(BadDeck) as refused:
        from_toml(text)
    assert told in sentence_of(refused.value, lexicon_of("de"))


def test_a_face_that_nobody_has_is_told_in_the_language_of_who_sends_it() -> None:
    with pytest.raises(BadDeck) as refused:
        read_own({**copy_of("fiona"), "face": "nobody"})
    assert sentence_of(refused.value, lexicon_of("de")) == "Es hat das Gesicht eines Charakters, den es nicht gibt."


def test_whatever_stands_in_a_file_is_told_and_breaks_nothing() -> None:
    """A shipped deck in which parts of the text are changed by chance: it is read, or refused in words."""
    luck, told = random.Random("broken"), set[bool]()
    text = to_toml(copy_of("wizgille"))
    for _ in range(120):
        broken = text
        for _ in range(luck.randint(1, 3)):
            at = luck.randrange(len(broken))
            broken = (
                broken[:at] + luck.choice(['"', "[", "}", "-1", "true", "{}", "action", "= 99", ""]) + broken[at + 3 :]
            )
        try:
            told.add(all(faults(from_toml(broken))))
        except BadDeck as refused:
            told.add(bool(sentence_of(refused, the_lexicon())))
    assert told == {True}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_are_decks(path: object) -> None:
    text = path.read_text(encoding="utf-8")  # pyright: ignore[reportAttributeAccessIssue, reportUnknownVariableType]
    deck = from_toml(text)  # pyright: ignore[reportUnknownArgumentType]
    assert to_toml(deck) == text
    told = {"Gorath the Pledge Captain": 4, "Sample Clocksmith": 7}  # their cards are told in public, and are few
    published = deck["name"] in told
    assert len(deck["card"]) >= told.get(deck["name"], 12)
    assert published or all(card["original"] for card in deck["card"])
    assert faults(deck) == []
