"""The guide to Drinko, the rulings and the book of cases, as `/rules` shows them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.engine import cases, guides
from bot.engine.cases import Case
from bot.engine.guides import Ruling, Section
from bot.games.drinko.rules.deck import DECK_FILE, BadData, the_deck

GUIDE_FILE = DECK_FILE.with_name("guide.toml")
RULINGS_FILE = DECK_FILE.with_name("rulings.toml")
CASES_FILE = DECK_FILE.with_name("cases.toml")


def read_guide(text: str, name: str) -> tuple[Section, ...]:
    """The guide in a TOML text. Raises `BadData` with file, section and reason."""
    return guides.read_guide(text, name, BadData)


def read_rulings(text: str, name: str) -> tuple[Ruling, ...]:
    """The rulings in a TOML text, in the order of their numbers. Raises `BadData` with file, ruling and reason."""
    return guides.read_rulings(text, name, the_deck().kinds, BadData)


def read_cases(text: str, name: str) -> tuple[Case, ...]:
    """The book of cases in a TOML text. Raises `BadData` with file, case and reason."""
    return cases.read_cases(text, name, {ruling.number for ruling in the_rulings()}, the_deck().kinds)


@cache
def the_guide() -> tuple[Section, ...]:
    """The guide of the shipped data file. Raises `BadData`."""
    return read_guide(*_shipped(GUIDE_FILE))


@cache
def the_rulings() -> tuple[Ruling, ...]:
    """The rulings of the shipped data file. Raises `BadData`."""
    return read_rulings(*_shipped(RULINGS_FILE))


@cache
def the_cases() -> tuple[Case, ...]:
    """The book of cases of the shipped data file. Raises `BadData`."""
    return read_cases(*_shipped(CASES_FILE))


def _shipped(path: Path) -> tuple[str, str]:
    return path.read_text(encoding="utf-8"), path.name
