"""Sera's cards that words cannot say."""

from __future__ import annotations

from bot.games.inn.rules.play.drinks import serve
from bot.games.inn.rules.play.state import Item, Part
from bot.games.inn.rules.play.table import Moves, Table


def fresh_pile(t: Table, item: Item, part: Part) -> Moves:
    """A Drink Me! Pile with cards goes into the Drink Deck, and one card of that becomes the pile."""
    seat = t.state.seats[part.seat]
    if not seat.pile:
        return
    t.state.drinks += seat.pile
    t.told.tell("pile-shuffled-in", {"seat": part.seat, "n": len(seat.pile)})
    seat.pile = []
    t.told.chance.shuffle(t.state.drinks)
    yield from serve(t, part.seat)
