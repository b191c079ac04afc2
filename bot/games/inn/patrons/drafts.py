"""The card and the use of it that an option's key names."""

from __future__ import annotations

from functools import cache

from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.prepared import Card, Use
from bot.games.inn.rules.picks import read_pick


@cache
def use_of(key: str) -> tuple[Card, Use] | None:
    """The card and the use of it that an option's key names; None when the key names no known card."""
    pick = read_pick(key)
    card = the_library().cards.get(pick.of) if pick.kind == "card" else None
    return (card, card.uses[pick.n]) if card is not None else None
