"""The guide to the Inn, the rulings and the book of cases, as `/rules` and `/card` show them."""

from __future__ import annotations

from functools import cache

from bot.engine import BadData, cases, guides
from bot.engine.cases import Case
from bot.engine.guides import Ruling, Section, Texts
from bot.games.inn.rules.cards.library import INN_DATA, the_library
from bot.games.inn.rules.cards.prepared import Card, Character, DrinkCard
from bot.games.inn.rules.cards.reading import read_file
from bot.games.inn.rules.cards.vocabulary import CONDITIONS, DRINK_EVENTS, EFFECTS
from bot.languages.accents import disguised
from bot.languages.spoken import PSEUDO, language

GUIDE_FILE = INN_DATA / "guide.toml"
RULINGS_FILE = INN_DATA / "rulings.toml"
CASES_FILE = INN_DATA / "cases.toml"
MARKS = (
    "drink", "event", "encounter", "as-action", "side", "stays", "race", "chaser", "share", "gambling", "cheating"
)  # fmt: skip
"""What a ruling may name besides cards, side decks, effects, conditions and Drink Events: whole kinds of card.

"event" are the Drink Events, "encounter" the Sea and Dungeon Events with the cards that Ignore one, "as-action" those
Events that are answered as though they were Action Cards, "side" the cards of side decks, "stays" those that stay in
front of a player.
"""


def read_guide(text: str, name: str) -> tuple[Section, ...]:
    """The guide in a TOML text. Raises `BadData` with file, section and reason."""
    return guides.read_guide(text, name, BadData, the_texts())


def read_rulings(text: str, name: str) -> tuple[Ruling, ...]:
    """The rulings in a TOML text, in the order of their numbers. Raises `BadData` with file, ruling and reason."""
    library = the_library()
    drinks = {f"drink.{code}" for code in library.drinks}
    sides = {f"{character.code}.{side}" for character in library.characters.values() for side in character.sides}
    known = {*library.cards, *drinks, *sides, *EFFECTS, *CONDITIONS, *DRINK_EVENTS, *MARKS}
    return guides.read_rulings(text, name, known, BadData, the_texts())


def read_cases(text: str, name: str) -> tuple[Case, ...]:
    """The book of cases in a TOML text. Raises `BadData` with file, case and reason."""
    library = the_library()
    cards = {*library.cards, *(f"drink.{code}" for code in library.drinks)}
    return cases.read_cases(text, name, {ruling.number for ruling in the_rulings()}, cards)


def the_texts() -> Texts:
    """The words of guide, rulings and notes in the language that is spoken now. Raises `BadData`."""
    return _texts(language())


@cache
def _texts(code: str) -> Texts:
    return guides.texts_in(INN_DATA / "rules", code, BadData)


def about_of(character: Character) -> str:
    """What is special about a character, in the language that is spoken now; else as its deck says it."""
    if language() == PSEUDO:
        return disguised(character.about)
    return the_texts().about.get(character.code, character.about)


def gloss_of(title: str) -> str:
    """What a title of a card means in the language that is spoken now; empty where that language does not say it."""
    return the_texts().gloss.get(title, "")


def the_guide() -> tuple[Section, ...]:
    """The guide of the shipped data file, in the language that is spoken now. Raises `BadData`."""
    return _guide(language())


@cache
def _guide(code: str) -> tuple[Section, ...]:
    return read_guide(read_file(GUIDE_FILE), GUIDE_FILE.name)


def the_rulings() -> tuple[Ruling, ...]:
    """The rulings of the shipped data file, in the language that is spoken now. Raises `BadData`."""
    return _rulings(language())


@cache
def _rulings(code: str) -> tuple[Ruling, ...]:
    return read_rulings(read_file(RULINGS_FILE), RULINGS_FILE.name)


@cache
def the_cases() -> tuple[Case, ...]:
    """The book of cases of the shipped data file. Raises `BadData`."""
    return read_cases(read_file(CASES_FILE), CASES_FILE.name)


def rulings_of_card(card: Card) -> list[Ruling]:
    """The rulings that name a card or an Event, its kind, or one of its effects, conditions and side decks."""
    named = {card.code, card.kind, *(effect.word for effect in card.effects), *(use.when for use in card.uses)}
    sides = (card.side, *(effect.of for effect in card.effects))
    named |= {f"{card.deck}.{side}" for side in sides if side in card.sides}
    marks = {"encounter": "event" in named, "as-action": card.as_action, "side": bool(card.side), "stays": card.stays}
    return _touching((named - {"event"}) | {mark for mark, there in marks.items() if there})


def rulings_of_drink(drink: DrinkCard) -> list[Ruling]:
    """The rulings that name a Drink, or what is special about it."""
    named = {f"drink.{drink.code}", drink.event, "event" if drink.event else "drink"}
    marks = {"race": bool(drink.races), "chaser": drink.chaser, "share": drink.share}
    return _touching(named | {mark for mark, there in marks.items() if there})


def _touching(named: set[str]) -> list[Ruling]:
    return [ruling for ruling in the_rulings() if named & set(ruling.faces)]
