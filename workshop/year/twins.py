"""A position and its twin, in which something hidden is otherwise: whoever may not know of it must see the same."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import orjson

EXACT = orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS


class Hand(NamedTuple):
    """A hand and the cards that come next, and in each the place of a card of which others cannot know."""

    cards: list[str]
    draw: list[str]
    at: int = 0
    next: int = 0

    def swap(self) -> None:
        """Let the two cards have each other's place."""
        self.cards[self.at], self.draw[self.next] = self.draw[self.next], self.cards[self.at]


def differing(name: str, game: Any, state: Any, luck: random.Random) -> str | None:
    """What somebody sees otherwise in a twin of this position; None if nobody does, or nothing is hidden."""
    hands = _hands(name, game, state)
    if not hands:
        return None
    owner = luck.choice(list(hands))
    watchers = [None, *(seat for seat in range(len(_seats(name, state))) if not _mates(name, state, seat, owner))]
    before = {watcher: _seen(game, state, watcher) for watcher in watchers}
    hands[owner].swap()
    try:
        for watcher, seen in before.items():
            if _seen(game, state, watcher) != seen:
                return f"seat {watcher} sees the hand of seat {owner}"
    finally:
        hands[owner].swap()
    return None


def _seen(game: Any, state: Any, watcher: int | None) -> bytes:
    return orjson.dumps(game.view(state, watcher), option=EXACT)


def _seats(name: str, state: Any) -> Any:
    return state.hands if name == "drinko" else state.seats


def _hands(name: str, game: Any, state: Any) -> dict[int, Hand]:
    """By seat the hands of which somebody else does not know a card."""
    if name == "drinko":
        hands = {seat: Hand(hand, state.draw) for seat, hand in enumerate(state.hands) if hand and state.draw}
    else:
        hands = {number: hand for number, seat in enumerate(state.seats) if (hand := _hand(game, seat)) is not None}
    return {seat: hand for seat, hand in hands.items() if hand.cards[hand.at] != hand.draw[hand.next]}


def _hand(game: Any, seat: Any) -> Hand | None:
    """The hand of a seat of the Inn, unless all see it; a card of a side deck is known by its back."""
    known = game.library.cards
    at, next_ = ([at for at, card in enumerate(cards) if not known[card].side] for cards in (seat.hand, seat.draw))
    return Hand(seat.hand, seat.draw, at[0], next_[0]) if at and next_ and not seat.open else None


def _mates(name: str, state: Any, seat: int, other: int) -> bool:
    return seat == other or (name == "inn" and state.seats[seat].party == state.seats[other].party)
