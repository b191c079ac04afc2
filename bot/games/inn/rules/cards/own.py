"""Decks that people have made on their servers: the same data as a deck's file, kept as JSON.

A deck is known by a code that is made from what it says. So whatever becomes of it later, a table that names the code
plays, and is played again, with the very cards that it began with; two servers with the same deck share it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, cast

from bot.engine import BadData
from bot.games.inn.rules.cards.bad import BadDeck
from bot.games.inn.rules.cards.library import the_library
from bot.games.inn.rules.cards.prepared import Card, Character, Library
from bot.games.inn.rules.cards.reading import character_of
from bot.games.inn.rules.cards.vocabulary import OWN

_SIGNS = 12
"""So many signs of a hash stand in a code: decks of one bot do not meet by chance, and ids of buttons have room."""


def dumped(deck: Mapping[str, Any]) -> str:
    """A deck as it is kept, in the order in which it was written."""
    return json.dumps(deck, separators=(",", ":"), ensure_ascii=False)


def _ordered(deck: Mapping[str, Any]) -> str:
    """The same text for decks that say the same, in whatever order."""
    return json.dumps(deck, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def code_of(deck: Mapping[str, Any]) -> str:
    """The code by which tables name a deck that says this."""
    return OWN + sha256(_ordered(deck).encode()).hexdigest()[:_SIGNS]


def is_own(code: str) -> bool:
    """Whether the code is that of a deck, or of a card of one, that people have made on their server."""
    return code.startswith(OWN)


def own_decks(options: Mapping[str, Any]) -> tuple[str, ...]:
    """The codes of such decks that a table with these options plays with, each once."""
    named = cast("Sequence[str]", options.get("characters", ()))
    return tuple(dict.fromkeys(code for code in named if is_own(code)))


@cache
def generic_cards() -> Mapping[str, Card]:
    """The cards that most decks hold, by their codes."""
    return {code: card for code, card in the_library().cards.items() if not card.deck}


def read_own(deck: Mapping[str, Any], code: str = "") -> tuple[Character, list[Card]]:
    """The character of a deck that is complete, and its cards, under its own code or another. Raises `BadData`."""
    name = str(deck.get("name") or "?")
    character, cards = character_of(deck, code or code_of(deck), name, generic_cards())
    if character.face and character.face not in the_library().offered:
        raise BadDeck("face", f"{name}: face: there is no character {character.face!r}")
    return character, cards


def learn(texts: Mapping[str, str], library: Library | None = None) -> None:
    """Let the library know decks as they were kept, by their codes. Raises `BadData` for one that is not what its code
    says, or that cannot be read any more.
    """
    library = library or the_library()
    for code, text in texts.items():
        if library.asked(code):
            continue
        deck = json.loads(text)
        if code_of(deck) != code:
            raise BadData(f"{code}: the deck is not what its code says")
        # Cards lie in a deck in the order of the file before they are shuffled: for all that share a code in the same.
        library.learn(*read_own(json.loads(_ordered(deck)), code))
