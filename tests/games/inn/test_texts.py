"""The texts of all cards in all languages that have them: nothing is left in English, no number and no clause is lost.

Sixty texts of each language are kept in `tests/golden/texts`, to be read by whoever speaks it: cards of every deck, of
both decks of Events and of Bosses. After a change on purpose write them anew:
``python -m tests.golden.texts.make``.
"""

from __future__ import annotations

import re
import tomllib

import pytest

from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.text import lexicon_of, ways_texts
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.cards.wording import Wording
from tests.golden.texts.make import HERE, LANGUAGES, all_texts, chosen

NUMBER, GAP = re.compile(r"\d+"), re.compile(r"[{}]|\$\w")
CLAUSE = re.compile(r"[.;](?=\s|$|[”“])")
"""Where clauses of a card end."""
TO_THE_READER = re.compile(r"\b(?:du|dich|dir|deine?[mnrs]?)\b", re.IGNORECASE)
"""What a German text says to somebody."""
NAMES = (
    "counter", "picked", "side", "sides", "subject", "kind", "card", "cards", "ways", "heads", "tails", "text", "stake",
    "win", "lose", "payee",
)  # fmt: skip
"""What effects name, in the gaps of their clauses."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_says_in_english(language: str) -> None:
    english, texts = all_texts("en"), all_texts(language)
    assert texts.keys() == english.keys()
    for code, text in texts.items():
        assert GAP.search(text) is None, text
        assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(english[code])), (code, text)
        assert len(CLAUSE.findall(text)) == len(CLAUSE.findall(english[code])), (code, text)
        assert language == "en" or text != english[code], code
    assert lexicon_of(language).messages._failed == set(), "said in English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sixty_texts_are_as_they_were_read(language: str) -> None:
    kept = tomllib.loads((HERE / f"{language}.toml").read_text(encoding="utf-8"))
    texts = all_texts(language)
    assert kept == {code: texts[code] for code in chosen()}


def test_the_sixty_are_of_every_deck() -> None:
    library, codes = the_library(), chosen()
    assert len(codes) == 60
    assert {code.partition(".")[0] for code in codes} >= library.characters.keys()
    assert all(any(code in deck.counts for code in codes) for deck in library.encounters.values())
    bosses = [character.as_boss for character in library.characters.values() if character.as_boss]
    assert any(code in boss.build() for boss in bosses for code in codes if code not in _usual())


def _usual() -> set[str]:
    return {card for character in the_library().characters.values() for card in character.build()}


@pytest.mark.parametrize(
    ("language", "chooses", "reader"), [("de", "wählt eins: ", "du"), ("pl", "wybiera jedno: ", "„")]
)
def test_what_others_choose_is_not_said_to_the_reader(language: str, chooses: str, reader: str) -> None:
    """Also where all choose at once, as at an Event: "you" would be whoever holds the card."""
    told = {code: text for code, text in all_texts(language).items() if chooses in text}
    assert {"torglesnarf.kneel", "dungeon.kobolds", "sea.cook"} <= told.keys()
    for code, text in told.items():
        ways = text.partition(chooses)[2].partition(". ")[0]
        assert not re.search(rf"(?:^|\W){reader}\b" if reader.isalpha() else reader, ways), (code, ways)


@pytest.mark.parametrize("brief", [False, True])
def test_in_german_every_way_of_a_choice_is_an_infinitive_or_said_of_others(brief: bool) -> None:
    """It stands on a button, and the story quotes it: "Ann wählt „1 Ausdauer verlieren“."."""
    words, library, told = lexicon_of("de"), the_library(), list[str]()
    for card in library.cards.values():
        for place, effect in enumerate(card.effects):
            if effect.word in ("choose", "bid", "secret"):
                told += ways_texts(card, place, words, brief=brief, payee="Ann")
    assert {"1 Ausdauer verlieren", "2 Ausdauer bekommen", "1 Gold an Ann zahlen"} <= {*told}
    assert [text for text in told if TO_THE_READER.search(text)] == []


def test_in_german_a_choice_of_any_effect_would_be_one() -> None:
    """Also in decks of people's own, where whatever there is can be chosen."""
    words = lexicon_of("de")
    clauses = [key for key in words.messages.every_key() if key.partition(".")[0] in ("effect", "brief", "named")]
    facts = {**dict.fromkeys(NAMES, "…"), "n": 2, "least": 1, "who": "you", "after": "start", "to": "label"}
    told = {key: words.phrase(*key.split("."), **facts) for key in clauses}
    assert len(told) > len(EFFECTS)
    assert {key: text for key, text in told.items() if TO_THE_READER.search(text)} == {}


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "if you're a Hero, lose 2 Fortitude and take 1 Gold from the Inn"),
        ("de", "bist du ein Held: 2 Ausdauer verlieren und 1 Gold vom Gasthaus nehmen"),
        ("pl", "jeśli grasz Bohaterem, tracisz 2 punkty Wytrzymałości i bierzesz z Gospody 1 sztukę złota"),
    ],
)
def test_a_way_that_depends_on_something_is_a_label_too(language: str, label: str) -> None:
    way = [
        EffectData.model_validate({word: n, "who": "you", "if": "hero"})
        for word, n in (("lose-fortitude", 2), ("gain-gold", 1))
    ]
    assert Wording(lexicon_of(language), label=True).way(way) == label


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "each other player loses 1 Fortitude and you pay 1 Gold to the Inn"),
        ("de", "jede andere Person verliert 1 Ausdauer und du zahlst dem Gasthaus 1 Gold"),
        ("pl", "każda inna osoba traci 1 punkt Wytrzymałości i ty płacisz Gospodzie 1 sztukę złota"),
    ],
)
@pytest.mark.parametrize("brief", [False, True])
def test_a_way_in_few_words_tells_too_who_pays_behind_what_happens_to_others(
    language: str, label: str, brief: bool
) -> None:
    way = [
        EffectData.model_validate({"lose-fortitude": 1, "who": "others"}),
        EffectData.model_validate({"pay": 1, "to": "inn"}),
    ]
    assert Wording(lexicon_of(language), brief=brief, label=True).way(way) == label
