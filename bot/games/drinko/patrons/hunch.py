"""What a shark thinks of a pick at first sight: by its hand, the sizes of the others, and the cards not seen yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.drinko.patrons.regular import LOW, Near, count, traits
from bot.games.drinko.rules import the_deck


class Hunches(NamedTuple):
    """What the first sight weighs.

    Found by climbing: some 500 changes of one weight at a time, each tried in 120,000 games or more of one against
    three regulars that forget one call in 25, and kept when it won more often. The games that judge it are others.
    """

    colour: float = 0.16
    """Each further card of its colour in the hand."""
    face: float = 0.07
    """Each further card of its type in the hand."""
    skip: float = 4.28
    """A Skip: it comes round again sooner."""
    held: tuple[float, ...] = (-1.3, -2.1, -0.57, -1.26)
    """A drink card of none (or less), 1, 2 and 3 drinks without a train: it is kept to answer one."""
    threat: float = 0.32
    """A Skip or a drink card when the next seat is about to win."""
    lone_special: float = -9.0
    """The last plain card, while Specials are left that cannot be the last."""
    special: float = -6.8
    """A Special without need."""
    last_special: float = 12.0
    """A Special that must go before the last card."""
    special_threat: float = 3.5
    """A Special that keeps the turn from a neighbour about to win."""
    drink: float = 0.8
    """In a train, each drink of a drink card, which goes before all Specials."""
    target: float = 5.8
    """In a train, a Target."""
    sent: float = 4.0
    """That Target when somebody is about to win."""
    deflect: float = 9.3
    """In a train, a Deflect."""
    fits: float = 2.98
    """Per card of the receiver (the seat that is to move next) below five: the share of unseen cards that go on."""
    answers: float = 0.95
    """The chance that the receiver can go on."""
    low: float = 1.2
    """A receiver about to win (by what it cannot answer it is worse off than another)."""


HUNCHES = Hunches()
TRAIN_CARD = 10.0
NEARLY = 5
"""From this many cards on, a hand is not weighed card by card."""


def hunches(
    picks: Sequence[str], hand: Sequence[str], train: int, near: Near, unseen: Mapping[str, int]
) -> list[float]:
    """What each of `picks` is worth at first sight, in the order given; `unseen` counts the cards in hiding."""
    counts = count(hand)
    everything = sum(unseen.values())
    return [
        _alone(card, counts, len(hand), train, near) + _received(card, named, train, near, unseen, everything)
        for card, _, named in (pick.partition(">") for pick in picks)
    ]


def _alone(card: str, counts: tuple[dict[str, int], dict[str, int], int], size: int, train: int, near: Near) -> float:
    """What the card does for the own hand."""
    colours, faces, specials = counts
    plain = size - specials
    colour, face, drinks = traits()[card]
    weigh = HUNCHES
    if train:
        if colour:
            return TRAIN_CARD + weigh.drink * drinks
        if face == "target":
            return weigh.target + (weigh.sent if min(near.sizes) <= LOW else 0.0)
        return weigh.deflect if face == "deflect" else 0.0
    if not colour:
        worth = weigh.last_special if plain == 1 else weigh.special
        kept = face == "target" or (face == "deflect" and near.sizes[-1] > LOW)
        return worth + (weigh.special_threat if kept and near.sizes[0] <= LOW else 0.0)
    worth = weigh.colour * (colours[colour] - 1) + weigh.face * (faces[face] - 1)
    hits = face == "skip" or card in the_deck().drinks
    if hits:
        worth += weigh.skip if face == "skip" else weigh.held[min(max(drinks, 0), len(weigh.held) - 1)]
        worth += weigh.threat if near.sizes[0] <= LOW else 0.0
    return worth + (weigh.lone_special if specials and plain == 1 else 0.0)


def _received(card: str, named: str, train: int, near: Near, unseen: Mapping[str, int], everything: int) -> float:
    """What the seat that is to move next can make of it."""
    deck = the_deck()
    effect = deck.cards[card].effect
    seats, sizes = near
    weigh, worth = HUNCHES, 0.0
    at = 0
    if named:
        at = seats.index(int(named))
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
    goes = (deck.train if (train and not ends) or deck.drinks.get(card, 0) > 0 else deck.normal)[card]
    share = sum([n for one, n in unseen.items() if one in goes]) / max(everything, 1)
    if size < NEARLY:
        worth -= weigh.fits * share * (NEARLY - size)
    worth -= weigh.answers * (1 - (1 - share) ** size)
    return worth + (weigh.low if size <= LOW else 0.0)
