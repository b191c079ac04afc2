"""What is wrong with a draft, in sentences for who makes it. Nothing is played: that is `simulation.drafts`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from bot.engine import BadData
from bot.games.inn.rules.cards.bad import BadDeck
from bot.games.inn.rules.cards.drafts.cards import CODE, Around, Draft, around
from bot.games.inn.rules.cards.drafts.deck_text import check_shape
from bot.games.inn.rules.cards.library import the_library, with_deck
from bot.games.inn.rules.cards.text import character_texts, fresh_text, the_lexicon
from bot.games.inn.rules.cards.vocabulary import EFFECTS, KINDS
from bot.games.inn.rules.cards.wording import Lexicon

__all__ = ["BadDeck", "card_faults", "faults", "sentence_of"]


def faults(deck: Draft, words: Lexicon | None = None) -> list[str]:
    """All that is wrong with a draft, card by card, and then with the whole; empty if it can be played with."""
    words = words or the_lexicon()
    try:
        check_shape(deck)
    except BadDeck as error:
        return [sentence_of(error, words)]
    found = list(dict.fromkeys(_each_card(deck, words)))
    if found:
        return found
    try:
        library = with_deck(the_library(), CODE, deck)
        character_texts(library.characters[CODE], words)
    except BadData as error:
        return [sentence_of(error, words)]
    return []


def _each_card(deck: Draft, words: Lexicon) -> Iterator[str]:
    """What is wrong with single cards."""
    for cards, side, boss in _lists(deck):
        about = around(deck, side, boss=boss)
        for at, card in enumerate(cards, start=1):
            for sentence in card_faults(card, about, words):
                title = cast("Draft", card).get("title") if isinstance(card, Mapping) else None
                yield words.phrase("fault", "of-card", card=title or at, sentence=sentence)


def _lists(deck: Draft) -> Iterator[tuple[list[Any], str, bool]]:
    """The lists of cards of a draft, with the side deck in which they lie, and whether only a Boss has them."""
    tables: list[tuple[Any, str, bool]] = [(deck.get("card"), "", False), (deck.get("boss"), "", True)]
    sides = deck.get("side")
    for side in cast("list[Any]", sides) if isinstance(sides, list) else ():
        if isinstance(side, Mapping):
            there = cast("Draft", side)
            tables.append((there.get("card"), str(there.get("id")), False))
    for cards, side, boss in tables:
        if isinstance(cards, list):
            yield cast("list[Any]", cards), side, boss


def card_faults(card: object, about: Around | None = None, words: Lexicon | None = None) -> Iterator[str]:
    """What is wrong with one card; `about`: what lies around it in its deck."""
    words = words or the_lexicon()
    if not isinstance(card, Mapping):
        yield words.phrase("fault", "card")
        return
    data = cast("Mapping[str, Any]", card)
    try:
        prepared = (about or Around()).card(data)
        fresh_text(prepared, words)
    except BadData as error:
        yield sentence_of(error, words, kind=str(data.get("kind", "")))
        return
    if prepared.uses and all(use.front for use in prepared.uses):
        yield words.phrase("fault", "never-in-front")


# -- sentences -------------------------------------------------------------------------------------------------------


def sentence_of(error: BadData, words: Lexicon, *, kind: str = "") -> str:
    """What is wrong, said to a player; `kind`: that of the card."""
    if not isinstance(error, BadDeck):
        return words.phrase("fault", "unknown")  # why is told in English, and to who writes files
    facts = {name: _told(name, value, words) for name, value in error.facts.items()}
    key = error.key
    if key == "answers" and kind in KINDS and kind != "sometimes":
        key = "answers-kind"
        facts["kind"] = words.phrase("cards-one-of", kind)
    if key == "field":
        typed = str(error.facts.get("type"))
        key = f"field-{typed}" if words.has("fault", f"field-{typed}") else "field"
    return words.phrase("fault", key, **facts)


def _told(name: str, value: object, words: Lexicon) -> object:
    if name == "word" and isinstance(value, str):
        return _verb(value, words)
    if name == "answered":
        moments = dict.fromkeys(words.phrase("moment", when) for when in cast("Iterable[str]", value))
        return words.phrase("or-sides").join(moments)
    if name == "field" and words.has("field", str(value)):
        return words.phrase("field", str(value))
    return value


def _verb(word: str, words: Lexicon) -> str:
    """An effect as a text says it, with its numbers and names open."""
    if word not in EFFECTS:
        return word
    keys = [key for key in (word, f"{word}-front") if words.has("effect", key)]
    return words.phrase("effect", keys[0], **_OPEN, who="you", after="start", to="reader") if keys else word


_OPEN = dict.fromkeys(
    ("n", "least", "counter", "picked", "side", "sides", "subject", "kind", "card", "cards", "ways", "heads", "tails",
     "text", "stake", "win", "lose", "payee"), "…",
)  # fmt: skip
"""What stands in the gaps of a phrase that is told as such."""
