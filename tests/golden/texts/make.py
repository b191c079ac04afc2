"""Writes the golden texts: ``python -m tests.golden.texts.make``."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.text import card_text, drink_text, lexicon_of

HERE = Path(__file__).parent
LANGUAGES = ("en", "de", "pl")
"""The languages that have the phrases of cards."""
OF_A_DECK = 2
"""So many cards of each character and of each deck of Events are among the sixty, one of each Boss, and Drinks."""


@cache
def all_texts(language: str) -> dict[str, str]:
    """The text of every card and Drink that has one, by code."""
    library, words = the_library(), lexicon_of(language)
    texts = {code: card_text(card, words) for code, card in library.cards.items() if not card.rule}
    texts |= {code: drink_text(drink, words) for code, drink in library.drinks.items()}
    return {code: text for code, text in texts.items() if text}


@cache
def chosen() -> list[str]:
    """The codes of the sixty: of each deck those whose English texts are longest."""
    library, texts = the_library(), all_texts("en")
    longest = sorted(texts, key=lambda code: (-len(texts[code]), code))
    decks: list[tuple[int, set[str]]] = []
    for character in library.characters.values():
        usual = set(character.build())
        decks.append((OF_A_DECK, usual))
        if character.as_boss:
            decks.append((1, set(character.as_boss.build()) - usual))
    decks += [(OF_A_DECK, set(deck.build())) for deck in library.encounters.values()]
    found: dict[str, None] = {}
    for most, codes in decks:
        new = [code for code in longest if code in codes and code not in found]
        found |= dict.fromkeys(new[:most])
    found |= dict.fromkeys([code for code in longest if code in library.drinks][: 60 - len(found)])
    return sorted(found)


def main() -> None:
    """Write them all."""
    for language in LANGUAGES:
        texts = all_texts(language)
        lines = [f"{json.dumps(code)} = {json.dumps(texts[code], ensure_ascii=False)}" for code in chosen()]
        (HERE / f"{language}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
