"""The guide to Drinko, the rulings and the book of cases, as `/rules` shows them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.engine import cases, guides
from bot.engine.cases import Case
from bot.engine.guides import Ruling, Section, Texts
from bot.games.drinko.rules.deck import DECK_FILE, BadData, the_deck
from bot.languages.spoken import language

GUIDE_FILE = DECK_FILE.with_name("guide.toml")
RULINGS_FILE = DECK_FILE.with_name("rulings.toml")
CASES_FILE = DECK_FILE.with_name("cases.toml")


def read_guide(text: str, name: str) -> tuple[Section, ...]:
    """The guide in a TOML text. Raises `BadData` with file, section and reason."""
    return guides.read_guide(text, name, BadData, the_texts())


def read_rulings(text: str, name: str) -> tuple[Ruling, ...]:
    """The rulings in a TOML text, in the order of their numbers. Raises `BadData` with file, ruling and reason."""
    return guides.read_rulings(text, name, the_deck().kinds, BadData, the_texts())


def read_cases(text: str, name: str) -> tuple[Case, ...]:
    """The book of cases in a TOML text. Raises `BadData` with file, case and reason."""
    return cases.read_cases(text, name, {ruling.number for ruling in the_rulings()}, the_deck().kinds)


def the_texts() -> Texts:
    """The words of guide and rulings in the language that is spoken now. Raises `BadData`."""
    return _texts(language())


@cache
def _texts(code: str) -> Texts:
    return guides.texts_in(DECK_FILE.parent / "rules", code, BadData)


def the_guide() -> tuple[Section, ...]:
    """The guide of the shipped data file, in the language that is spoken now. Raises `BadData`."""
    return _guide(language())


@cache
def _guide(code: str) -> tuple[Section, ...]:
    return read_guide(*_shipped(GUIDE_FILE))


def the_rulings() -> tuple[Ruling, ...]:
    """The rulings of the shipped data file, in the language that is spoken now. Raises `BadData`."""
    return _rulings(language())


@cache
def _rulings(code: str) -> tuple[Ruling, ...]:
    return read_rulings(*_shipped(RULINGS_FILE))


@cache
def the_cases() -> tuple[Case, ...]:
    """The book of cases of the shipped data file. Raises `BadData`."""
    return read_cases(*_shipped(CASES_FILE))


def _shipped(path: Path) -> tuple[str, str]:
    return path.read_text(encoding="utf-8"), path.name
