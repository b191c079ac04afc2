"""The variants of the game as settings: an individual game, those that teams play, and those with Bosses.

Rules: 003 *Team Variants* and the five variants under it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

INDIVIDUAL: Final = "individual"
BOSS: Final = "boss"
"""The role of a seat that plays a villain with the Boss Cards."""
LACKEY: Final = "lackey"
"""The role of the other seat of a team of which one is a Boss."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What a variant sets: how many seats a team has (1: there are no teams), how many teams there may be, the Gold of
    a team (0: by the number of players), its Potion Tokens, how many Drinks are ordered in a turn, and who is a Boss:
    nobody, everybody, one of each team, or one alone against a team of all others, the Challengers.

    Where one is alone, `size` is 0, and much goes by the number of Challengers (003 *Boss Battle*).
    """

    name: str
    size: int = 1
    teams: range = range(2, 9)
    gold: int = 0
    tokens: int = 0
    drinks: int = 1
    bosses: Literal["none", "all", "each", "alone"] = "none"
    ladder: str = "inn"
    """The ladder that its games count on."""

    @property
    def seats(self) -> range:
        """How many seats it takes."""
        if self.alone:
            return range(3, 6)
        return range(self.size * self.teams[0], self.size * self.teams[-1] + 1, self.size)

    @property
    def shared(self) -> bool:
        """Whether teams play, and so the rules for teams."""
        return self.size != 1

    @property
    def bosses_play(self) -> bool:
        """Whether anybody is a Boss."""
        return self.bosses != "none"

    @property
    def alone(self) -> bool:
        """Whether one Boss plays against a team of all others."""
        return self.bosses == "alone"

    def tokens_at(self, seats: int) -> int:
        """The Potion Tokens of each team."""
        return seats - 1 if self.alone else self.tokens

    def more_cards(self, seats: int, boss: bool) -> int:
        """How many cards more than usual a seat draws up to."""
        return seats - 2 if self.alone and boss else 0

    def actions_at(self, seats: int, boss: bool, first: bool) -> int:
        """The Action Cards of a seat in its Action Phase; `first`: in the first turn of the game."""
        return _of_boss(seats - 1, first) if self.alone and boss else 1

    def drinks_at(self, seats: int, boss: bool, first: bool) -> int:
        """The Drinks that a Boss who plays alone, or any other team, orders in a turn."""
        return _of_boss(seats - 1, first) if self.alone and boss else self.drinks


def _of_boss(challengers: int, first: bool) -> int:
    """As many as there are Challengers; half as many, rounded up, in the Boss's first turn (003)."""
    return (challengers + 1) // 2 if first else challengers


VARIANTS: Final[Mapping[str, Variant]] = {
    variant.name: variant
    for variant in (
        Variant(INDIVIDUAL),
        Variant("two-headed-dragon", size=2, teams=range(2, 5), gold=10, tokens=2, drinks=2, ladder="inn-teams"),
        Variant("boss-battle", size=0, teams=range(2, 3), gold=10, bosses="alone", ladder="inn-boss"),
        Variant(
            "two-headed-boss-battle",
            size=2,
            teams=range(2, 5),
            gold=10,
            tokens=2,
            drinks=2,
            bosses="all",
            ladder="inn-teams",
        ),
        Variant(
            "leaders-and-lackeys",
            size=2,
            teams=range(2, 5),
            gold=10,
            tokens=2,
            drinks=2,
            bosses="each",
            ladder="inn-teams",
        ),
        Variant("boss-versus-boss", gold=10, bosses="all"),
    )
}


def variant_of(options: Mapping[str, Any]) -> Variant:
    """The variant that options name; an individual game does not name it."""
    return VARIANTS[options.get("variant", INDIVIDUAL)]


def parties_of(variant: Variant, seats: int, teams: Sequence[str]) -> list[int] | None:
    """The party of each seat, numbered in the order of their first seats; None where such teams cannot be.

    `teams` names a team for each seat, up to a dash; with no names those who sit side by side from the first seat on
    are mates, or the first seat is alone against all others. Mates sit side by side (003 *Two-Headed Dragon*).
    """
    names = [name.partition("-")[0] for name in teams]
    names = names or [str(min(seat, 1) if variant.alone else seat // variant.size) for seat in range(seats)]
    order = list(dict.fromkeys(names))
    if seats not in variant.seats or len(names) != seats or "" in names:
        return None
    sizes = sorted(Counter(names).values())
    if sizes != ([1, seats - 1] if variant.alone else [variant.size] * (seats // variant.size)):
        return None
    changes = sum(names[seat] != names[seat - 1] for seat in range(seats))
    return [order.index(name) for name in names] if not variant.shared or changes == len(order) else None


def bosses_of(variant: Variant, parties: Sequence[int], teams: Sequence[str]) -> list[bool] | None:
    """By seat, whether it is a Boss; None where such roles cannot be.

    Where one of each team is a Boss, `teams` says which, after a dash (``1-boss``); if it says nothing of roles, it is
    the first of each team. Elsewhere the variant says who is.
    """
    sizes = Counter(parties)
    match variant.bosses:
        case "alone":
            return [sizes[party] == 1 for party in parties]
        case "each" if any("-" in name for name in teams):
            found = [name.partition("-")[2] == BOSS for name in teams]
            bosses = sorted(party for party, boss in zip(parties, found, strict=True) if boss)
            return found if bosses == sorted(sizes) else None
        case "each":
            return [party not in parties[:seat] for seat, party in enumerate(parties)]
        case _:
            return [variant.bosses_play] * len(parties)
