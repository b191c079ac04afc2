"""The variants of the game as settings: an individual game, and those that teams play.

Rules: 003 *Team Variants*, *Two-Headed Dragon*.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

INDIVIDUAL = "individual"


@dataclass(frozen=True, slots=True)
class Variant:
    """What a variant sets: how many seats a team has (1: there are no teams), how many teams there may be, the Gold of
    a team (0: by the number of players), its Potion Tokens, and how many Drinks are ordered in a turn."""

    name: str
    size: int = 1
    teams: range = range(2, 9)
    gold: int = 0
    tokens: int = 0
    drinks: int = 1
    ladder: str = "inn"
    """The ladder that its games count on."""

    @property
    def seats(self) -> range:
        """How many seats it takes."""
        return range(self.size * self.teams[0], self.size * self.teams[-1] + 1, self.size)


VARIANTS: Mapping[str, Variant] = {
    variant.name: variant
    for variant in (
        Variant(INDIVIDUAL),
        Variant("two-headed-dragon", size=2, teams=range(2, 5), gold=10, tokens=2, drinks=2, ladder="inn-teams"),
    )
}


def variant_of(options: Mapping[str, Any]) -> Variant:
    """The variant that options name; an individual game does not name it."""
    return VARIANTS[options.get("variant", INDIVIDUAL)]


def parties_of(variant: Variant, seats: int, teams: Sequence[str]) -> list[int] | None:
    """The party of each seat, numbered in the order of their first seats; None where such teams cannot be.

    `teams` names a team for each seat; with no names those who sit side by side from the first seat on are mates. Mates
    sit side by side (003 *Two-Headed Dragon*).
    """
    names = list(teams) or [str(seat // variant.size) for seat in range(seats)]
    order = list(dict.fromkeys(names))
    fits = seats in variant.seats and len(names) == seats and "" not in names
    if not fits or set(Counter(names).values()) != {variant.size}:
        return None
    changes = sum(names[seat] != names[seat - 1] for seat in range(seats))
    return [order.index(name) for name in names] if variant.size == 1 or changes == len(order) else None
