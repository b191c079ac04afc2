"""What holds for a seat without being played, as a computer player sees it: standing effects of cards in front of it,
of the top of a side deck's discards, and of the levels of its counters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from bot.games.inn.patrons.wanting import front_worth
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.standing import standing_of
from bot.games.inn.rules.play.view import SeatView

BITTEN: Final = 0.9
"""How likely what a counter does at the end of a turn is to come, for each of them."""


class Holding(NamedTuple):
    """What holds for a seat, as far as it is not left to the rules."""

    ignores: frozenset[str] = frozenset()
    """The kinds of card that it Ignores."""
    away: bool = False
    """It Ignores everything."""
    front: tuple[str, ...] = ()
    """The cards in front of it."""
    worth: float = 0.0
    """What these are worth to it, in Gold of an ordinary moment."""
    drunk: int = 0
    """Its counters that count with Alcohol Content."""
    bitten: float = 0.0
    """What its counters are expected to take off its gap at the ends of its turns."""

    def must_ignore(self, kind: str) -> bool:
        """Whether it Ignores a card of this kind without a choice."""
        return self.away or kind in self.ignores


NOTHING: Final = Holding()
"""Of a seat at which nothing stays."""


def holding(seat: SeatView) -> Holding:
    """What holds for a seat."""
    front, counters, sides = seat["front"], seat["counters"], seat["sides"]
    if not (front or counters or sides or seat["away"] or seat["ignores"]):
        return NOTHING
    lying, tops = tuple([laid["card"] for laid in front]) if front else (), tuple(_on_top(seat)) if sides else ()
    return _holding(lying, tops, tuple(counters.items()), tuple(seat["ignores"]), seat["away"] != "")


@lru_cache(maxsize=4096)
def _holding(
    front: tuple[str, ...], tops: tuple[str, ...], counters: tuple[tuple[str, int], ...], ignores: tuple[str, ...],
    away: bool,
) -> Holding:  # fmt: skip
    """The same, of the cards in front, the tops of side decks that hold, and counters with their levels."""
    kinds, is_away = {*ignores}, away
    library = the_library()
    lying = [card for card in (*front, *tops) if card in library.cards]
    for effect in standing_of(library, lying, [each for each in counters if each[0] in library.counters]):
        is_away = is_away or effect.word == "away"
        kinds.update(effect.kinds)
    drunk, bitten = _drunk(counters)
    return Holding(
        ignores=frozenset(kinds),
        away=is_away,
        front=front,
        worth=sum(front_worth(code) for code in front),
        drunk=drunk,
        bitten=bitten,
    )


def _on_top(seat: SeatView) -> Iterator[str]:
    for code in sides_that_hold(seat["character"]):
        if (side := seat["sides"].get(code)) is not None and side["discard"]:
            yield side["discard"][-1]


@cache
def sides_that_hold(character: str) -> tuple[str, ...]:
    """The side decks of a character of which the uppermost discard holds; none of one that is not there any more."""
    found = the_library().whole(character)
    return tuple(code for code, deck in found.sides.items() if deck.revealed == "holds") if found is not None else ()


def _drunk(counters: Iterable[tuple[str, int]]) -> tuple[int, float]:
    library, drunk, bitten = the_library(), 0, 0.0
    for code, number in counters:
        counter = library.counters.get(code)
        if counter is not None and number:
            drunk += number if counter.drunk else 0
            hurts = sum(effect.n for effect in counter.bite if effect.word in ("lose-fortitude", "gain-alcohol"))
            bitten += BITTEN * number * hurts
    return drunk, bitten
