"""All decks: read from their files, checked, and prepared so that the rules find everything at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from bot.engine import BadData, Option
from bot.games.inn.rules.cards.models import (
    CardData,
    ConditionData,
    DeckData,
    DrinkData,
    DrinkDeckData,
    DrinksData,
    EffectData,
    GenericData,
    UseData,
)
from bot.games.inn.rules.cards.vocabulary import BIT, EFFECTS, TOUCH
from bot.paths import DATA

INN_DATA = DATA / "inn"
MOST_CHARACTERS, MOST_DECKS = 24, 25
"""As many as a table can be asked to choose from: a menu of Discord has 25 lines, one of them for chance."""


@dataclass(frozen=True, slots=True)
class Use:
    """One way to play a card, prepared.

    `mask` is what a window must offer one bit of; `order` sorts answers: 0 Anytime, 1 Sometimes.
    """

    number: int
    mask: int
    when: str
    condition: ConditionData | None
    pick: str
    most: int
    firm: bool
    do: tuple[EffectData, ...]
    trick: bool
    """It changes a Drink's effects."""
    ends: bool
    """It ends a Round of Gambling, or would."""


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card, prepared. Its code is ``deck.id``; a generic card's code is its id alone."""

    code: str
    title: str
    kind: str
    deck: str
    original: bool
    note: str
    uses: tuple[Use, ...]
    mask: int
    gambles: bool
    plain: Option
    """The option of playing it at nobody, and the same on condition that nobody else answers."""
    timid: Option


@dataclass(frozen=True, slots=True)
class Taste:
    """What drinking it does; Fortitude may be lost (negative)."""

    alcohol: int = 0
    fortitude: int = 0
    draw: int = 0
    gold: int = 0


@dataclass(frozen=True, slots=True)
class DrinkCard:
    """One kind of card of a Drink Deck, prepared."""

    code: str
    title: str
    event: str
    do: tuple[EffectData, ...]
    taste: Taste
    races: dict[str, Taste]
    race_do: dict[str, tuple[EffectData, ...]]
    chaser: bool
    share: bool
    whole: bool
    goes: str
    original: bool
    note: str


@dataclass(frozen=True, slots=True)
class Character:
    """A character and its deck."""

    code: str
    name: str
    about: str
    race: str
    villain: bool
    gold: int
    counts: dict[str, int]
    """How many of each card, by code."""
    mask: int
    """A bit for every condition under which a card of the deck can be played, Anytime Cards aside."""
    answers: tuple[tuple[Card, Use], ...]
    """The cards of the deck with such a condition, once for each use."""

    def build(self) -> list[str]:
        """Every card of the deck, in the file's order."""
        return [code for code, count in self.counts.items() for _ in range(count)]


@dataclass(frozen=True, slots=True)
class DrinkDeck:
    """A Drink Deck."""

    code: str
    name: str
    original: tuple[str, ...]
    added: tuple[str, ...]
    counts: dict[str, int]

    def build(self) -> list[str]:
        """Every card of the deck, in the file's order."""
        return [code for code, count in self.counts.items() for _ in range(count)]


@dataclass(frozen=True, slots=True)
class Library:
    """Everything there is to play with."""

    cards: dict[str, Card]
    drinks: dict[str, DrinkCard]
    characters: dict[str, Character]
    decks: dict[str, DrinkDeck]


# -- preparing -------------------------------------------------------------------------------------------------------


def _use(number: int, kind: str, data: UseData) -> Use:
    words = [EFFECTS[effect.word] for effect in data.do]
    return Use(
        number=number,
        mask=_mask(kind, data),
        when=data.when.word if data.when else "",
        condition=data.when,
        pick=data.pick,
        most=data.most,
        firm=data.firm,
        do=data.do,
        trick=any(word.drink for word in words),
        ends=any(word.round == "ends" for word in words),
    )


def _mask(kind: str, data: UseData) -> int:
    if kind == "anytime":
        return BIT["anytime"]
    if data.when is None:
        return 0
    if data.when.word in ("card", "loss"):
        mask = 0
        for answered in data.when.kinds:
            for touch in data.when.touches or ("loss",):
                mask |= TOUCH[answered, touch]
        return mask
    return BIT[data.when.word]


def _card(data: CardData, deck: str) -> Card:
    code = f"{deck}.{data.id}" if deck else data.id
    uses = tuple(_use(number, data.kind, use) for number, use in enumerate(data.use))
    mask = 0
    for use in uses:
        mask |= use.mask
    gambles = any(EFFECTS[effect.word].round in ("starts", "control") for use in uses for effect in use.do)
    return Card(
        code, data.title, data.kind, deck, data.original, data.note, uses, mask, gambles,
        Option(code), Option(f"{code}?"),
    )  # fmt: skip


def taste_of(effects: Iterable[EffectData]) -> Taste:
    """The sum of a Drink's effects."""
    total = {"alcohol": 0, "fortitude": 0, "draw": 0, "gold": 0}
    for effect in effects:
        verb, _, attribute = effect.word.partition("-")
        total[attribute or verb] += -effect.n if verb == "lose" else effect.n
    return Taste(**total)


def _drink(data: DrinkData) -> DrinkCard:
    return DrinkCard(
        data.id, data.title, data.event, data.do, Taste() if data.event else taste_of(data.do),
        {race: taste_of(effects) for race, effects in data.race.items()}, dict(data.race), data.chaser, data.share,
        data.whole or data.share, data.goes, data.original, data.note,
    )  # fmt: skip


# -- reading ---------------------------------------------------------------------------------------------------------

Model = TypeVar("Model", bound=BaseModel)


def _toml(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from error


def _checked(model: type[Model], data: object, where: str) -> Model:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        part = ".".join(str(part) for part in first["loc"])
        said = "is not known here" if first["type"] == "extra_forbidden" else first["msg"].removeprefix("Value error, ")
        raise BadData(f"{where}: {part}: {said}" if part else f"{where}: {said}") from error


def read_cards(cards: Iterable[dict[str, Any]], deck: str, name: str) -> list[tuple[Card, int]]:
    """Cards with their counts. Raises `BadData` with file, card and reason."""
    found: list[tuple[Card, int]] = []
    codes = set[str]()
    for number, raw in enumerate(cards, start=1):
        label = raw.get("title") or raw.get("id")
        where = f"{name}: card {label!r}" if label else f"{name}: card {number}"
        data = _checked(CardData, raw, where)
        card = _card(data, deck)
        if card.code in codes:
            raise BadData(f"{where}: id {data.id!r} is there twice")
        codes.add(card.code)
        found.append((card, data.count))
    return found


def read_character(text: str, code: str, name: str, generic: dict[str, Card]) -> tuple[Character, list[Card]]:
    """A character's file. Raises `BadData` with file, card and reason."""
    deck = _checked(DeckData, _toml(text, name), name)
    counts: dict[str, int] = {}
    for key, count in deck.generic.items():
        if key not in generic:
            raise BadData(f"{name}: generic: there is no card {key!r}")
        if not 0 < count <= 20:
            raise BadData(f"{name}: generic: {key!r} wants a count from 1 to 20")
        counts[key] = count
    cards = read_cards(deck.card, code, name)
    for card, count in cards:
        if not count:
            raise BadData(f"{name}: card {card.title!r}: count: is missing")
        counts[card.code] = count
    if sum(counts.values()) != deck.size:
        raise BadData(f"{name}: its counts make {sum(counts.values())} cards, not {deck.size}")
    every = (*(generic[key] for key in deck.generic), *(card for card, _ in cards))
    answers = tuple((card, use) for card in every for use in card.uses if use.mask & ~BIT["anytime"])
    mask = 0
    for _, use in answers:
        mask |= use.mask
    character = Character(code, deck.name, deck.about, deck.race, deck.villain, deck.gold, counts, mask, answers)
    return character, [card for card, _ in cards]


def read_drinks(text: str, name: str, known: Iterable[str] = ()) -> dict[str, DrinkCard]:
    """A file of Drinks whose ids are not `known`. Raises `BadData` with file, card and reason."""
    data = _checked(DrinksData, _toml(text, name), name)
    found: dict[str, DrinkCard] = {}
    for raw in data.drink:
        drink = _drink(_checked(DrinkData, raw, f"{name}: drink {raw.get('title') or raw.get('id')!r}"))
        if drink.code in found or drink.code in known:
            raise BadData(f"{name}: drink {drink.title!r}: id {drink.code!r} is there twice")
        found[drink.code] = drink
    return found


def read_drink_deck(text: str, code: str, name: str, drinks: dict[str, DrinkCard]) -> DrinkDeck:
    """A Drink Deck's file. Raises `BadData` with file, Drink and reason."""
    deck = _checked(DrinkDeckData, _toml(text, name), name)
    for key, count in deck.count.items():
        if key not in drinks:
            raise BadData(f"{name}: there is no drink {key!r}")
        if not 0 < count <= 10:
            raise BadData(f"{name}: {key!r} wants a count from 1 to 10")
    for key in deck.original:
        if key not in deck.count:
            raise BadData(f"{name}: original: {key!r} is not in this deck")
    for key in deck.added:
        if key not in deck.original:
            raise BadData(f"{name}: added: {key!r} is not original")
    if sum(deck.count.values()) != deck.size:
        raise BadData(f"{name}: its counts make {sum(deck.count.values())} cards, not {deck.size}")
    if all(drinks[key].event for key in deck.count):
        raise BadData(f"{name}: there is nothing to drink in it")
    return DrinkDeck(code, deck.name, tuple(deck.original), tuple(deck.added), dict(deck.count))


def read_generic(text: str, name: str) -> list[Card]:
    """The file of cards that many decks hold. Raises `BadData` with file, card and reason."""
    data = _checked(GenericData, _toml(text, name), name)
    return [card for card, _ in read_cards(data.card, "", name)]


def read_file(path: Path) -> str:
    """The text of a data file. Raises `BadData`."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: cannot be read: {error}") from error


def read_library(folder: Path) -> Library:
    """All decks of a folder laid out like data/inn. Raises `BadData`."""
    cards = {card.code: card for card in read_generic(read_file(folder / "generic.toml"), "generic.toml")}
    shared = dict(cards)
    characters: dict[str, Character] = {}
    for path in sorted((folder / "characters").glob("*.toml")):
        character, own = read_character(read_file(path), path.stem, f"characters/{path.name}", shared)
        characters[character.code] = character
        cards.update((card.code, card) for card in own)
    drinks = read_drinks(read_file(folder / "drinks.toml"), "drinks.toml")
    decks = {
        path.stem: read_drink_deck(read_file(path), path.stem, f"drinks/{path.name}", drinks)
        for path in sorted((folder / "drinks").glob("*.toml"))
    }
    if not characters or not decks:
        raise BadData(f"{folder.name}: has no characters or no drinks")
    return Library(cards, drinks, characters, decks)


def with_house_decks(library: Library, folder: Path) -> tuple[Library, list[str]]:
    """The library with the further decks of an operator's folder, and what is wrong with those left out.

    Characters lie in the folder itself, further Drinks in ``drinks.toml`` there, Drink Decks in ``drinks/`` under it.
    """
    generic = {code: card for code, card in library.cards.items() if not card.deck}
    cards, characters, wrong = dict(library.cards), dict(library.characters), list[str]()
    drinks = dict(library.drinks)
    for path in sorted(folder.glob("*.toml")):
        try:
            if path.name == "drinks.toml":
                drinks |= read_drinks(read_file(path), path.name, library.drinks)
                continue
            _house_code(path.stem, path.name, characters, MOST_CHARACTERS, "character")
            character, own = read_character(read_file(path), path.stem, path.name, generic)
        except BadData as error:
            wrong.append(str(error))
            continue
        characters[character.code] = character
        cards.update((card.code, card) for card in own)
    decks = dict(library.decks)
    for path in sorted((folder / "drinks").glob("*.toml")):
        name = f"drinks/{path.name}"
        try:
            _house_code(path.stem, name, decks, MOST_DECKS, "Drink Deck")
            decks[path.stem] = read_drink_deck(read_file(path), path.stem, name, drinks)
        except BadData as error:
            wrong.append(str(error))
    return Library(cards, drinks, characters, decks), wrong


def _house_code(code: str, name: str, there: Mapping[str, object], most: int, what: str) -> None:
    """Whether a deck may be added under its file's name. Raises `BadData`."""
    if re.fullmatch(r"[a-z0-9][a-z0-9-]{0,30}", code) is None:
        raise BadData(f"{name}: its name wants small letters, digits and dashes only")
    if code in there:
        raise BadData(f"{name}: there is a {what} {code!r} already")
    if len(there) >= most:
        raise BadData(f"{name}: there is room for {most} of its kind in all")


@cache
def the_library() -> Library:
    """The shipped decks; with those of the house, once `add_house_decks` was called. Raises `BadData`."""
    return read_library(INN_DATA)


def add_house_decks(folder: Path) -> list[str]:
    """Let everything that plays know the decks of an operator's folder, as long as the process runs.

    Returns what is wrong with those left out: file, card, reason. Called before the first game is made.
    """
    whole, wrong = with_house_decks(read_library(INN_DATA), folder)
    library = the_library()
    library.cards.update(whole.cards)
    library.drinks.update(whole.drinks)
    library.characters.update(whole.characters)
    library.decks.update(whole.decks)
    return wrong
