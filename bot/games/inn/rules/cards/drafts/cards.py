"""A card of a draft as the rules know it, and whether two cards are the same."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from bot.engine import BadData
from bot.games.inn.rules.cards.decks import CounterData, EventData, SideData
from bot.games.inn.rules.cards.models import CardData
from bot.games.inn.rules.cards.prepared import Card
from bot.games.inn.rules.cards.preparing import prepare_card
from bot.games.inn.rules.cards.reading import checked
from bot.games.inn.rules.cards.variety import what_it_does

Draft: TypeAlias = Mapping[str, Any]
"""A deck, or a card, as `tomllib` gives it from a file of `data/inn/characters`."""
CODE = "draft"
"""The code of a deck that has none yet."""


@dataclass(frozen=True, slots=True)
class Around:
    """What a card's text depends on besides the card: its deck's counters and side decks, and where it lies itself."""

    counters: Mapping[str, CounterData] = field(default_factory=dict[str, CounterData])
    sides: Mapping[str, SideData] = field(default_factory=dict[str, SideData])
    side: str = ""
    boss: bool = False

    def card(self, data: Draft) -> Card:
        """The card of a draft, prepared. Raises `BadData`."""
        where = f"card {data.get('title') or data.get('id')!r}"
        if data.get("kind") == "event":
            event = checked(EventData, {key: value for key, value in data.items() if key != "kind"}, where)
            return replace(prepare_card(event.as_card(), CODE), level=event.level, as_action=event.as_action)
        card = prepare_card(checked(CardData, data, where), CODE)
        card = replace(card, counters=self.counters, sides=self.sides, boss=self.boss)
        if not self.side:
            return card
        side = self.sides[self.side]
        return replace(
            card, side=side.id, joins=side.joins, holds=side.revealed == "holds", adds=side.revealed == "adds",
        )  # fmt: skip


def around(deck: Draft | None, side: str = "", *, boss: bool = False) -> Around:
    """What lies around a card of a draft. Counters and side decks that are wrong are left out: `faults` tells of them.

    `side`: the side deck in which the card lies; empty: it is a Character Card.
    """
    counters: dict[str, CounterData] = {}
    sides: dict[str, SideData] = {}
    for raw in (deck or {}).get("counter", ()):
        try:
            counter = checked(CounterData, raw, "counter")
        except BadData:
            continue
        counters[counter.id] = counter
    for raw in (deck or {}).get("side", ()):
        try:
            there = checked(SideData, raw, "side deck")
        except BadData:
            continue
        sides[there.id] = there
    return Around(counters, sides, side if side in sides else "", boss)


def card_of(card: Draft, deck: Draft | None = None, side: str = "") -> Card:
    """A card of a draft, prepared, for its text and its picture. Raises `BadDeck`."""
    return around(deck, side).card(card)


def does(card: Card) -> Hashable:
    """All that a card does: two of which this is the same are the same card, whatever they are called."""
    return what_it_does(card), card.price, card.level, card.boss
