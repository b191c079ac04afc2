"""A position and its twin, in which something hidden is otherwise: whoever may not know of it must see the same."""

from __future__ import annotations

import random
from typing import Any

import orjson

EXACT = orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS


def differing(name: str, game: Any, state: Any, luck: random.Random) -> str | None:
    """What somebody sees otherwise in a twin of this position; None if nobody does, or nothing is hidden."""
    hands = _hands(name, state)
    owners = [seat for seat, (hand, draw) in hands.items() if hand and draw and hand[0] != draw[0]]
    if not owners:
        return None
    owner = luck.choice(owners)
    watchers = [None, *(seat for seat in hands if not _mates(name, state, seat, owner))]
    before = {watcher: _seen(game, state, watcher) for watcher in watchers}
    hand, draw = hands[owner]
    hand[0], draw[0] = draw[0], hand[0]
    try:
        for watcher, seen in before.items():
            if _seen(game, state, watcher) != seen:
                return f"seat {watcher} sees the hand of seat {owner}"
    finally:
        hand[0], draw[0] = draw[0], hand[0]
    return None


def _seen(game: Any, state: Any, watcher: int | None) -> bytes:
    return orjson.dumps(game.view(state, watcher), option=EXACT)


def _hands(name: str, state: Any) -> dict[int, tuple[list[str], list[str]]]:
    """By seat the hand, and the cards that come next, of which nobody knows."""
    if name == "drinko":
        return {seat: (hand, state.draw) for seat, hand in enumerate(state.hands)}
    return {number: (seat.hand, seat.draw) for number, seat in enumerate(state.seats)}


def _mates(name: str, state: Any, seat: int, other: int) -> bool:
    return seat == other or (name == "inn" and state.seats[seat].party == state.seats[other].party)
