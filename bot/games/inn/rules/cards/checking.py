"""What is wrong with a folder of decks, all of it at once; and which cards are ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.engine import BadData
from bot.games.inn.rules.cards.library import read_library
from bot.games.inn.rules.cards.prepared import Card, Library
from bot.games.inn.rules.cards.text import card_text, drink_text, read_lexicon
from bot.languages.spoken import ENGLISH


def complaints(folder: Path) -> list[str]:
    """A line for every file that is wrong: file, card, reason; empty when a game can be played with all of it."""
    return list(_complaints(folder))


def _complaints(folder: Path) -> Iterator[str]:
    wrong: list[str] = []
    try:
        library = read_library(folder, wrong)
    except BadData as error:
        yield str(error)
        return
    yield from wrong
    if not wrong:
        yield from _whole(folder, library)


def _whole(folder: Path, library: Library) -> Iterator[str]:
    """With all decks good: that each card and Drink lies in one, and that each has its text."""
    retired = {code for character in library.characters.values() for code in character.retired}
    for code in sorted(set(library.cards) - _dealt(library) - retired):
        yield f"generic.toml: card {library.cards[code].title!r}: is in no deck"
    poured = {code for deck in library.decks.values() for code in deck.counts}
    for code in sorted(set(library.drinks) - poured):
        yield f"drinks.toml: drink {library.drinks[code].title!r}: is in no Drink Deck"
    languages = sorted((file.stem for file in (folder / "texts").glob("*.ftl")), key=lambda code: code != ENGLISH)
    if ENGLISH not in languages:
        yield f"texts/{ENGLISH}.ftl: is missing"
        return
    try:
        english = read_lexicon(ENGLISH, folder / "texts")
        for code in languages:
            words = english if code == ENGLISH else read_lexicon(code, folder / "texts", english)
            for card in library.cards.values():
                if not card.rule:
                    card_text(card, words)
            for drink in library.drinks.values():
                drink_text(drink, words)
    except BadData as error:
        yield str(error)


def _dealt(library: Library) -> set[str]:
    """The cards that lie in a deck, and what characters do by themselves."""
    characters = [character.as_boss or character for character in library.characters.values()]
    sides = [side for character in characters for side in character.sides.values()]
    decks = (*characters, *sides, *library.encounters.values())
    rules = {code for code, card in library.cards.items() if card.rule}
    return rules | {code for deck in decks for code in deck.counts}


def originals(library: Library) -> list[str]:
    """A line for every card, Drink and count that the rule documents do not tell: ours, or a reading of ours."""
    lines: list[str] = []
    dealt = _dealt(library)
    for card in library.cards.values():
        if (card.original or card.note) and card.code in dealt:
            lines.append(f"{_deck(card, library)}: {card.title}: {card.note or 'ours'}")
    lines += [
        f"Drinks: {drink.title}: {drink.note or 'ours'}"
        for drink in library.drinks.values()
        if drink.original or drink.note
    ]
    for deck in library.decks.values():
        if deck.original:
            titles = ", ".join(f"{library.drinks[code].title} ({deck.counts[code]})" for code in deck.original)
            lines.append(f"{deck.name}: the counts of {titles} are ours")
        if deck.added:
            titles = ", ".join(library.drinks[code].title for code in deck.added)
            lines.append(f"{deck.name}: that {titles} are in it is ours")
    return lines


def _deck(card: Card, library: Library) -> str:
    if not card.deck:
        return "Generic"
    return (library.encounters if card.kind == "event" else library.characters)[card.deck].name
