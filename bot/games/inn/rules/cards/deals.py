"""Written deals: who sits where with how much, and the order of every pile, as a data file has them.

The only one is that of the lesson. Its file also holds what the patron plays and what is said at which step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from bot.engine import BadData
from bot.engine.data_files import read_toml
from bot.engine.lessons import LESSON, LessonStep
from bot.games.inn.rules.cards.library import the_library
from bot.paths import DATA

LESSON_FILE = DATA / "inn" / "lesson.toml"

Level = Annotated[int, Field(ge=0, le=20)]


class DealtSeat(BaseModel):
    """A seat at the start: its character, its cards in the order in which it draws them, and where it stands."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    character: str
    cards: tuple[str, ...]
    fortitude: Level = 20
    alcohol: Level = 0
    gold: int = Field(default=10, ge=1)


class Deal(BaseModel):
    """A written deal. What is not named lies below what is, in an order that follows from the seed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seat: tuple[DealtSeat, ...] = Field(min_length=2, max_length=8)
    drinks: tuple[str, ...]
    """The Drink Deck from its top; first every seat gets a Drink."""
    plays: tuple[str, ...] = ()
    """The cards that the patrons play, those that come first preferred; they play no others."""
    step: tuple[LessonStep, ...] = ()


def read_lesson(text: str, name: str) -> Deal:
    """The written deal in a TOML text. Raises `BadData` with file and reason."""
    deal = read_toml(Deal, text, name)
    library = the_library()
    for seat in deal.seat:
        if seat.character not in library.characters:
            raise BadData(f"{name}: there is no character {seat.character}")
        _check(name, seat.character, seat.cards, library.characters[seat.character].counts)
    _check(name, "the Drink Deck", deal.drinks, library.decks["drink-1"].counts)
    return deal


def _check(name: str, whose: str, cards: tuple[str, ...], counts: Mapping[str, int]) -> None:
    if excess := sorted(card for card, n in Counter(cards).items() if n > counts.get(card, 0)):
        raise BadData(f"{name}: {whose}: more of these than the deck has: {', '.join(excess)}")


@cache
def the_deals() -> Mapping[str, Deal]:
    """The shipped deals by code. Raises `BadData`."""
    return {LESSON: read_lesson(LESSON_FILE.read_text(encoding="utf-8"), LESSON_FILE.name)}
