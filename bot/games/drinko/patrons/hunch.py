"""A shark's first estimate of a pick, from its hand, the sizes of the other hands, and the unseen cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.engine import split_pick
from bot.games.drinko.patrons.regular import LOW, Neighbours, count, traits
from bot.games.drinko.rules import the_deck
from bot.games.drinko.rules.view import DrinkoView


class SharkWeights(NamedTuple):
    """The weights of the first estimate.

    Found by climbing: some 500 changes of one weight at a time, each tried in 120,000 games or more of one against
    three regulars that forget one call in 25, and kept if it won more often. Other games are used to judge the result.
    """

    colour: float = 0.16
    """Each further card of its colour in the hand."""
    face: float = 0.07
    """Each further card of its type in the hand."""
    skip: float = 4.28
    """A Skip, which brings the seat's next turn sooner."""
    held: tuple[float, ...] = (-1.3, -2.1, -0.57, -1.26)
    """A drink card of none (or less), 1, 2 and 3 drinks without a train: it is kept to answer one."""
    threat: float = 0.32
    """A Skip or a drink card when the next seat is about to win."""
    lone_special: float = -9.0
    """The last plain card, while Specials are left that cannot be the last."""
    special: float = -6.8
    """A Special without need."""
    last_special: float = 12.0
    """A Special that must be played before the last card."""
    special_threat: float = 3.5
    """A Special that keeps the turn from a neighbour about to win."""
    drink: float = 0.8
    """In a train, each drink of a drink card, which is played before any Special."""
    target: float = 5.8
    """In a train, a Target."""
    sent: float = 4.0
    """That Target when somebody is about to win."""
    deflect: float = 9.3
    """In a train, a Deflect."""
    fits: float = 2.98
    """Per card of the receiver (the seat that is to move next) below five: the share of unseen cards it could play."""
    answers: float = 0.95
    """The chance that the receiver can play a card."""
    low: float = 1.2
    """A receiver about to win: it loses more than another seat by what it cannot answer."""


SHARK_WEIGHTS = SharkWeights()
TRAIN_CARD = 10.0
SMALL_HAND = 5
"""A hand of so many cards or more is not weighed card by card."""


def count_unseen(view: DrinkoView) -> Counter[str]:
    """How often each card is among those that the seat of `view` cannot see.

    Raises `ValueError` when the counts of the view do not add up to its deck.
    """
    left = Counter(the_deck().build(view["options"]))
    left.subtract(view["hand"])
    left.subtract(view["pile"])
    others = sum(view["sizes"]) - len(view["hand"])
    if left.total() != others + view["draw"]:
        raise ValueError("the counts of this view do not add up to its deck")
    return left


def hunches(
    picks: Sequence[str], hand: Sequence[str], train: int, neighbours: Neighbours, unseen: Mapping[str, int]
) -> list[float]:
    """The first estimate of each of `picks`, in their order; `unseen` counts the cards that the seat cannot see."""
    counts = count(hand)
    hidden_count = sum(unseen.values())
    return [
        _worth_to_own_hand(card, counts, len(hand), train, neighbours)
        + _worth_for_next_seat(card, targets, train, neighbours, unseen, hidden_count)
        for card, targets in map(split_pick, picks)
    ]


def _worth_to_own_hand(
    card: str, counts: tuple[dict[str, int], dict[str, int], int], size: int, train: int, neighbours: Neighbours
) -> float:
    """What playing the card is worth for the seat's own hand."""
    colours, faces, specials = counts
    plain = size - specials
    colour, face, drinks = traits()[card]
    weights = SHARK_WEIGHTS
    if train:
        if colour:
            return TRAIN_CARD + weights.drink * drinks
        if face == "target":
            return weights.target + (weights.sent if min(neighbours.sizes) <= LOW else 0.0)
        return weights.deflect if face == "deflect" else 0.0
    if not colour:
        worth = weights.last_special if plain == 1 else weights.special
        kept = face == "target" or (face == "deflect" and neighbours.sizes[-1] > LOW)
        return worth + (weights.special_threat if kept and neighbours.sizes[0] <= LOW else 0.0)
    worth = weights.colour * (colours[colour] - 1) + weights.face * (faces[face] - 1)
    is_attack = face == "skip" or card in the_deck().drinks
    if is_attack:
        worth += weights.skip if face == "skip" else weights.held[min(max(drinks, 0), len(weights.held) - 1)]
        worth += weights.threat if neighbours.sizes[0] <= LOW else 0.0
    return worth + (weights.lone_special if specials and plain == 1 else 0.0)


def _worth_for_next_seat(
    card: str, targets: Sequence[str], train: int, neighbours: Neighbours, unseen: Mapping[str, int], hidden_count: int
) -> float:
    """What the next seat to move can make of it."""
    deck = the_deck()
    effect = deck.cards[card].effect
    seats, sizes = neighbours
    weights, worth = SHARK_WEIGHTS, 0.0
    at = 0
    if targets:
        at = seats.index(int(targets[0]))
        wanted = min(sizes) if train else max(sizes)
        worth = 1.0 if sizes[at] == wanted else 0.0
    if effect == "deflect":
        at = len(sizes) - 1
    elif effect == "skip":
        if len(sizes) == 1:  # ruling 5: another turn
            return 0.0
        at = 1
    size = sizes[0] if effect == "split" else sizes[at]
    ends = effect in ("split", "suffer")
    playable = (deck.train if (train and not ends) or deck.drinks.get(card, 0) > 0 else deck.normal)[card]
    share = sum([number for hidden, number in unseen.items() if hidden in playable]) / max(hidden_count, 1)
    if size < SMALL_HAND:
        worth -= weights.fits * share * (SMALL_HAND - size)
    worth -= weights.answers * (1 - (1 - share) ** size)
    return worth + (weights.low if size <= LOW else 0.0)
