"""What the hidden cards might be: a whole state that fits what one seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bot.games.drinko.rules.deck import the_deck
from bot.games.drinko.rules.state import DrinkoState
from bot.games.drinko.rules.view import DrinkoView


def imagine(view: DrinkoView, luck: Callable[[], float]) -> DrinkoState:
    """A state at the start of the turn to move, with all that `view` tells and the rest dealt at random.

    The own hand, the play pile, all counts and all open facts are those of the view; the other hands and the draw pile
    are dealt from the cards that are left, each deal being as likely as any other.
    `luck` gives numbers in [0, 1). Raises `ValueError` when the counts do not add up to a deck.
    """
    return deal(view, unseen(view), luck)


def unseen(view: DrinkoView) -> list[str]:
    """Every card that the seat of `view` cannot see, in the deck's order."""
    seen = Counter[str](view["hand"])
    seen.update(view["pile"])
    rest: list[str] = []
    for card in the_deck().build(view["options"]):
        if seen[card]:
            seen[card] -= 1
        else:
            rest.append(card)
    others = sum(view["sizes"]) - len(view["hand"])
    if len(rest) != others + view["draw"]:
        raise ValueError("the counts of this view do not add up to its deck")
    return rest


def deal(view: DrinkoView, rest: list[str], luck: Callable[[], float]) -> DrinkoState:
    """The state of `imagine`, from the cards that the seat cannot see (they are copied, not changed)."""
    cards = rest.copy()
    for i in range(len(cards) - 1, 0, -1):
        j = int(luck() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    me = view["me"]
    hands: list[list[str]] = []
    at = 0
    for seat, size in enumerate(view["sizes"]):
        if seat == me:
            hands.append(view["hand"].copy())
        else:
            hands.append(cards[at : at + size])
            at += size
    return DrinkoState(
        hands, cards[at:], view["pile"].copy(), view["options"], view["drinks"].copy(),
        view["called"].copy(), view["to_move"], view["direction"], view["train"], view["uncalled"]["may"],
        view["uncalled"]["late"].copy(), view["out"].copy(), view["over"],
    )  # fmt: skip
