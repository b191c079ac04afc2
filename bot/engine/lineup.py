"""Who plays with whom at a table: what a game makes of its options and of the seats that are taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.engine.game import Refusal

VARIANT = "variant"
"""The option, of games that have variants, with the name of the one that is played. Without it the usual one is."""

TOO_FEW = "too-few-seats"
"""Why a game cannot be started: not enough seats are taken; facts `least`, `n`."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a seat may belong: a side, and perhaps a role on it. A code is unique among the places of a lineup."""

    code: str
    side: str
    most: int
    """How many seats it takes at most."""
    role: str = ""


@dataclass(frozen=True, slots=True)
class Lineup:
    """How a table stands to be played, in the lobby or since."""

    ladder: str
    """The name of the ladder that the game counts on."""
    seats: range
    """How many seats may play, in order; without a gap or with some left out."""
    missing: Refusal | None = None
    """Why it cannot be started as it is: the key of a reason, and its facts."""
    variant: str = ""
    """Empty for the usual one."""
    option: str = ""
    """The option by seat (`Game.by_seat`) that names the place of each; empty where everybody plays alone."""
    places: tuple[Place, ...] = ()
    """The places that seats have or may take, side by side; none where everybody plays alone."""
    taken: tuple[str, ...] = ()
    """The code of the place of each seat; empty for a seat that has none."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides, in the order of their places."""
        return tuple(dict.fromkeys(place.side for place in self.places))

    def place_of(self, seat: int) -> Place | None:
        """The place of a seat; None where it has none."""
        return next((place for place in self.places if place.code == self.taken[seat]), None) if self.places else None

    def at(self, place: Place) -> list[int]:
        """The seats in a place, in order."""
        return [seat for seat, code in enumerate(self.taken) if code == place.code]

    def of_side(self, side: str) -> list[int]:
        """The seats of a side, in the order of its places."""
        return [seat for place in self.places if place.side == side for seat in self.at(place)]

    @property
    def lone(self) -> Place | None:
        """The place of the one seat that plays alone against all others; None where nobody does."""
        ones = [place for place in self.places if place.role and place.role == place.side and place.most == 1]
        return ones[0] if len(ones) == 1 else None

    def order(self) -> list[int]:
        """All seats in the order in which they sit once the game starts: those of a side are side by side."""
        by_side = [seat for side in self.sides for seat in self.of_side(side)]
        return by_side + [seat for seat in range(len(self.taken)) if seat not in by_side]


def alone(ladder: str, seats: range, taken: int) -> Lineup:
    """The lineup of a game in which everybody plays alone; `taken`: how many seats are."""
    few: Refusal | None = (TOO_FEW, {"least": seats[0], "n": taken}) if taken < seats[0] else None
    return Lineup(ladder, seats, few, taken=("",) * taken)


def filled(lineup: Lineup) -> list[str]:
    """The places of all seats once each has one: who has none, or one that is full, comes to the smallest side that
    has room. A seat for which there is no room has none."""
    codes = ["" for _ in lineup.taken]
    room = {place.code: place.most for place in lineup.places}
    for seat, code in enumerate(lineup.taken):
        if room.get(code, 0):
            codes[seat] = code
            room[code] -= 1
    for seat, code in enumerate(codes):
        if not code and (free := _smallest(lineup, codes, room)) is not None:
            codes[seat] = free.code
            room[free.code] -= 1
    return codes


def _smallest(lineup: Lineup, codes: Sequence[str], room: dict[str, int]) -> Place | None:
    """A place with room on the side that has the fewest seats, the first of them."""
    sides = {place.code: place.side for place in lineup.places}
    sizes = {side: sum(sides.get(code) == side for code in codes) for side in lineup.sides}
    free = [place for place in lineup.places if room[place.code]]
    return min(free, key=lambda place: sizes[place.side], default=None)
