"""How the seats of a table divide into teams, and why a table cannot start as it is.

Rules: 003 *Two-Headed Dragon*.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine import Lineup, Place, Refusal, alone
from bot.games.inn.rules.play.variants import Variant, variant_of

TEAMS = "teams"
"""The option that names a team for each seat."""


def lineup_of(options: Mapping[str, Any], seats: int) -> Lineup:
    """Who plays with whom, with complete options, when so many seats are taken."""
    variant = variant_of(options)
    if variant.size == 1:
        return alone(variant.ladder, variant.seats, seats)
    taken = tuple([*options[TEAMS], *[""] * seats][:seats])
    places = _teams(variant, taken)
    missing = _missing(variant, taken, places)
    return Lineup(variant.ladder, variant.seats, missing, variant.name, TEAMS, places, taken)


def _teams(variant: Variant, taken: Sequence[str]) -> tuple[Place, ...]:
    """The teams that have somebody, and as many more as it takes to seat everybody, numbered from 1."""
    codes = [str(number + 1) for number in range(variant.teams[-1])]
    wanted = min(max(variant.teams[0], -(-len(taken) // variant.size)), len(codes))
    open_ = [code for code in codes if code in taken]
    free = [code for code in codes if code not in taken]
    open_ += free[: max(wanted - len(open_), 0)]
    return tuple(Place(code, code, variant.size) for code in sorted(open_))


def _missing(variant: Variant, taken: Sequence[str], places: Sequence[Place]) -> Refusal | None:
    seats, sizes = len(taken), Counter(taken)
    if seats > variant.seats[-1]:
        return "teams-many", {"most": variant.seats[-1], "n": seats - variant.seats[-1]}
    if seats not in variant.seats:
        return "teams-few", {"n": next(fits for fits in variant.seats if fits > seats) - seats}
    if any(sizes[place.code] != place.most for place in places):
        return "teams-uneven", {"size": variant.size}
    return None
