"""Written deals of Drinko: the hands, the start card and the draw pile, as a data file has them.

The only one is that of the lesson. Its file also holds what is said at which step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from pydantic import BaseModel, ConfigDict, Field

from bot.engine import BadData
from bot.engine.data_files import read_toml
from bot.engine.lessons import LESSON, LessonStep
from bot.games.drinko.rules.deck import DECK_FILE, the_deck

LESSON_FILE = DECK_FILE.with_name("lesson.toml")


class Deal(BaseModel):
    """A written deal. What is not named lies in the draw pile below `draw`, in an order that follows from the seed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    hands: tuple[tuple[str, ...], ...] = Field(min_length=2, max_length=10)
    """The seats' hands, all of one size."""
    top: str
    """The start card."""
    draw: tuple[str, ...] = ()
    """The top of the draw pile, topmost first."""
    step: tuple[LessonStep, ...] = ()


def read_lesson(text: str, name: str) -> Deal:
    """The written deal in a TOML text. Raises `BadData` with file and reason."""
    deal = read_toml(Deal, text, name)
    if len({len(hand) for hand in deal.hands}) != 1:
        raise BadData(f"{name}: hands: they are not all of one size")
    deck = the_deck()
    whole = Counter(card for card, kind in deck.cards.items() for _ in range(0 if kind.option else kind.count))
    named = Counter([deal.top, *deal.draw, *(card for hand in deal.hands for card in hand)])
    if excess := sorted(card for card, n in named.items() if n > whole[card]):
        raise BadData(f"{name}: more of these than the deck has: {', '.join(excess)}")
    return deal


@cache
def the_deals() -> Mapping[str, Deal]:
    """The shipped deals by code. Raises `BadData`."""
    return {LESSON: read_lesson(LESSON_FILE.read_text(encoding="utf-8"), LESSON_FILE.name)}
