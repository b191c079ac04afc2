"""How much a rated game counts: less for pairs of people who play each other very often.

Two people who play all day, or one person with two accounts, could else raise a rating without limit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from bot.store.results import Past

DAY = 86_400.0
"""Seconds of a day; days are those of UTC."""
WHOLE_A_DAY = 5
"""How many games of a pair that end on the same day count whole."""
WHOLE_A_MONTH = 20
"""How many of these count whole within `MONTH`."""
MONTH = 30 * DAY
"""Seconds."""


def weight_of(
    people: Sequence[int], ended_at: float, before: Mapping[int, Mapping[int, Past]], sides: Sequence[str] = ()
) -> float:
    """How much a game counts, above 0 and at most 1: the mean over all pairs of opponents in it, at least one.

    `before`: for each person the rated games that they played earlier, by number. `sides`: the side of each person,
    empty for somebody who plays alone; none where everybody does.
    """
    on_side = dict(zip(people, sides, strict=True)) if sides else {}
    none: Mapping[int, Past] = {}
    shares = [
        _share(ended_at, _against(before.get(person, none), before.get(other, none)))
        for person, other in combinations(people, 2)
        if _opponents(on_side.get(person, ""), on_side.get(other, ""))
    ]
    return sum(shares) / len(shares)


def _opponents(side: str, other: str) -> bool:
    return not side or side != other


def _against(games: Mapping[int, Past], other: Mapping[int, Past]) -> list[float]:
    """When the games ended that two people have played against each other, in the order in which they were recorded."""
    return [
        game.ended_at
        for number, game in sorted(games.items())
        if number in other and _opponents(game.side, other[number].side)
    ]


def _share(ended_at: float, earlier: Iterable[float]) -> float:
    """How much the next game of a pair counts for it: whole, or for the k-th game too many 1/(k+1)."""
    a_day: dict[float, int] = {}
    this_month = 0
    for at in earlier:
        day = at // DAY
        a_day[day] = a_day.get(day, 0) + 1
        this_month += a_day[day] <= WHOLE_A_DAY and at > ended_at - MONTH
    too_many = max(a_day.get(ended_at // DAY, 0) + 1 - WHOLE_A_DAY, this_month + 1 - WHOLE_A_MONTH, 0)
    return 1 / (too_many + 1)
