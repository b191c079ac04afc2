"""How much a rated game counts for each of its people: less among those who play each other very often, and less
against people who play nobody else.

Two people who play all day, or one person with several accounts, could else raise a rating without limit. What a game
against somebody tells is only as sure as what is known of them otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from bot.store.results import Finisher, Past

DAY = 86_400.0
"""Seconds of a day; days are those of UTC."""
WHOLE_A_DAY = 5
"""How many games of a pair that end on the same day count whole."""
WHOLE_A_MONTH = 20
"""How many of these count whole within `MONTH`."""
MONTH = 30 * DAY
"""Seconds."""
OTHERS = 4
"""From so many other people on, who have played rated games of the ladder within `MONTH`, it matters whether opponents
play without somebody. A few friends who are the whole ladder have nobody else to play, or to be compared with."""

UNKNOWN = 0.5
"""How much the first game against somebody counts who has played with nobody else lately."""


def weights_of(
    people: Sequence[Finisher], ended_at: float, before: Mapping[int, Mapping[int, Past]], others: int
) -> dict[int, float]:
    """How much a game counts for each of its people, by seat: above 0 and at most 1, the mean over their opponents.

    `before`: for each person the rated games that they played earlier, by number; `others`: how many people besides
    them have played lately.
    """
    return {person.seat: _weight(person, people, ended_at, before, others) for person in people}


def _weight(
    person: Finisher, people: Sequence[Finisher], ended_at: float, before: Mapping[int, Mapping[int, Past]],
    others: int,
) -> float:  # fmt: skip
    none: Mapping[int, Past] = {}
    mine = before.get(person.user_id, none)
    shares: list[float] = []
    for other in people:
        if other.seat != person.seat and _opponents(person.side, other.side):
            theirs = before.get(other.user_id, none)
            known = _known_without(mine, theirs, ended_at) if others >= OTHERS else 1.0
            shares.append(min(known, _share(ended_at, _against(mine, theirs))))
    return sum(shares) / len(shares)


def _known_without(mine: Mapping[int, Past], theirs: Mapping[int, Past], ended_at: float) -> float:
    """How much a game against somebody counts for how often they have played without oneself within `MONTH`: nearly
    whole if that was as often as against oneself, otherwise in proportion.
    """
    lately = [number for number, game in theirs.items() if game.ended_at > ended_at - MONTH]
    against = sum(number in mine and _opponents(mine[number].side, theirs[number].side) for number in lately)
    without = sum(number not in mine for number in lately)
    return min(1.0, (UNKNOWN + without) / (1 + against))


def weight_of(
    people: Sequence[int], ended_at: float, before: Mapping[int, Mapping[int, Past]], sides: Sequence[str] = ()
) -> float:
    """How much a game counted for everybody up to version 3 of the rules of rating, above 0 and at most 1: the mean
    over all pairs of opponents in it, at least one.

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
