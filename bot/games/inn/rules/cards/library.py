"""The library: all decks that come with the bot, and those of the house."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

from bot.engine import BadData
from bot.games.inn.rules.cards.decks import CounterData
from bot.games.inn.rules.cards.prepared import Character, EncounterDeck, Library
from bot.games.inn.rules.cards.reading import (
    character_of,
    read_character,
    read_drink_deck,
    read_drinks,
    read_encounters,
    read_file,
    read_generic,
)
from bot.games.inn.rules.cards.vocabulary import RESERVED
from bot.paths import DATA
from bot.signs import unsteered

Read = TypeVar("Read")

INN_DATA = DATA / "inn"
MOST_DECKS = 24
"""As many Drink Decks as a table can be asked to choose from: a menu of Discord has 25 lines, one of them for the Bar
Deck."""


def read_library(folder: Path, wrong: list[str] | None = None) -> Library:
    """All decks of a folder laid out like data/inn.

    `wrong` takes what is wrong with a deck, which is then left out; without it, `BadData` is raised. It is raised in
    any case for what all decks need.
    """

    def each(kind: str, read: Callable[[str, str, str], Read]) -> Iterator[tuple[str, Read]]:
        for path in sorted((folder / kind).glob("*.toml")):
            try:
                yield path.stem, read(read_file(path), path.stem, f"{kind}/{path.name}")
            except BadData as error:
                if wrong is None:
                    raise
                wrong.append(str(error))

    cards = {card.code: card for card in read_generic(read_file(folder / "generic.toml"), "generic.toml")}
    shared = dict(cards)
    drinks = read_drinks(read_file(folder / "drinks.toml"), "drinks.toml")
    characters: dict[str, Character] = {}
    for _, (character, own) in each("characters", partial(read_character, generic=shared)):
        characters[character.code] = character
        cards.update((card.code, card) for card in own)
    decks = dict(each("drinks", partial(read_drink_deck, drinks=drinks)))
    if not wrong and (not characters or not decks):
        raise BadData(f"{folder.name}: has no characters or no drinks")
    encounters: dict[str, EncounterDeck] = {}
    for code, (deck, events) in each("events", read_encounters):
        encounters[code] = deck
        cards.update((event.code, event) for event in events)
    return Library(cards, drinks, characters, decks, encounters, _counters(characters))


def _counters(characters: Mapping[str, Character]) -> dict[str, CounterData]:
    return {code: counter for character in characters.values() for code, counter in character.counters.items()}


def with_deck(library: Library, code: str, deck: Mapping[str, Any]) -> Library:
    """Another library, with one more character: a deck that somebody has made. Raises `BadDeck`."""
    generic = {code: card for code, card in library.cards.items() if not card.deck}
    whole = replace(library)
    whole.learn(*character_of(deck, code, code, generic))
    return whole


def with_house_decks(library: Library, folder: Path) -> tuple[Library, list[str]]:
    """The library with the further decks of an operator's folder, and what is wrong with those left out.

    Characters lie in the folder itself, further Drinks in ``drinks.toml`` there, Drink Decks in ``drinks/`` under it,
    decks of Events in ``events/``.
    """
    generic = {code: card for code, card in library.cards.items() if not card.deck}
    cards, characters, wrong = dict(library.cards), dict(library.characters), list[str]()
    drinks = dict(library.drinks)
    for path in sorted(folder.glob("*.toml")):
        name = unsteered(path.name)
        try:
            if name == "drinks.toml":
                drinks |= read_drinks(read_file(path, name), name, library.drinks)
                continue
            _house_code(path.stem, name, characters, "character")
            character, own = read_character(read_file(path, name), path.stem, name, generic)
        except BadData as error:
            wrong.append(str(error))
            continue
        characters[character.code] = character
        cards.update((card.code, card) for card in own)
    decks = dict(library.decks)
    for path in sorted((folder / "drinks").glob("*.toml")):
        name = f"drinks/{unsteered(path.name)}"
        try:
            _house_code(path.stem, name, decks, "Drink Deck", MOST_DECKS)
            decks[path.stem] = read_drink_deck(read_file(path, name), path.stem, name, drinks)
        except BadData as error:
            wrong.append(str(error))
    encounters = dict(library.encounters)
    for path in sorted((folder / "events").glob("*.toml")):
        name = f"events/{unsteered(path.name)}"
        try:
            _house_code(path.stem, name, {**encounters, **dict.fromkeys(RESERVED)}, "deck of Events", MOST_DECKS)
            encounters[path.stem], events = read_encounters(read_file(path, name), path.stem, name)
        except BadData as error:
            wrong.append(str(error))
            continue
        cards.update((event.code, event) for event in events)
    return Library(cards, drinks, characters, decks, encounters, _counters(characters)), wrong


def _house_code(code: str, name: str, there: Mapping[str, object], what: str, most: int = 0) -> None:
    """Whether a deck may be added under its file's name; `most`: how many there may be in all. Raises `BadData`."""
    if re.fullmatch(r"[a-z0-9][a-z0-9-]{0,30}", code) is None:
        raise BadData(f"{name}: its name wants small letters, digits and dashes only")
    if code in there:
        raise BadData(f"{name}: there is a {what} {code!r} already")
    if most and len(there) >= most:
        raise BadData(f"{name}: there is room for {most} of its kind in all")


@cache
def _shipped() -> Library:
    """The shipped decks, which nothing is added to. Raises `BadData`."""
    return read_library(INN_DATA)


@cache
def the_library() -> Library:
    """The shipped decks; with those of the house, once `add_house_decks` was called. Raises `BadData`."""
    return _apart(_shipped())


def _apart(library: Library) -> Library:
    """The same decks in a library of its own, to which more can be added."""
    return Library(
        dict(library.cards), dict(library.drinks), dict(library.characters), dict(library.decks),
        dict(library.encounters), dict(library.counters),
    )  # fmt: skip


def add_house_decks(folder: Path) -> list[str]:
    """Let everything that plays know the decks of an operator's folder, as long as the process runs.

    Returns what is wrong with those left out: file, card, reason. Called before the first game is made.
    """
    whole, wrong = with_house_decks(_shipped(), folder)
    _take_over(whole)
    return wrong


def _take_over(whole: Library) -> None:
    """Let the library that everybody has hold what this one does."""
    library = the_library()
    library.cards.update(whole.cards)
    library.drinks.update(whole.drinks)
    library.characters.update(whole.characters)
    library.decks.update(whole.decks)
    library.encounters.update(whole.encounters)
    library.counters.update(whole.counters)
    library.look_again()
