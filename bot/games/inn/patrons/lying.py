"""What lies on the stack, read once from a view, and copied for every pick that a computer player thinks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from bot.games.inn.patrons.planned import NO_LEAST, PlannedDrink, PlannedEffect, PlannedItem
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.play.view import DrinkView, ItemView, PartView

DRAWN_CARD = 0.4
"""What a card that a Drink lets its drinker draw is worth, in Gold."""

Effect: TypeAlias = tuple[str, int, int, int, int, bool, str, int, EffectData | None, str, int]
"""What a `PlannedEffect` is made of."""
Drink: TypeAlias = tuple[int, int, float, float, float, bool]
"""What a `PlannedDrink` is made of."""


class LyingItem(NamedTuple):
    """An item of the stack."""

    what: str
    by: int
    card: str
    targets: Sequence[str]
    effects: list[Effect]
    drinks: list[Drink]
    negated: bool

    def planned(self) -> PlannedItem:
        """A copy, which may be changed."""
        effects = [PlannedEffect(*effect) for effect in self.effects]
        drinks = [PlannedDrink(*drink) for drink in self.drinks]
        return PlannedItem(self.what, self.by, self.card, self.targets, effects, drinks, self.negated)


def lying(item: ItemView) -> LyingItem:
    """An item as a view has it."""
    return LyingItem(
        item["what"], item["by"], item["card"], item["targets"], [_effect(item, part) for part in item["parts"]],
        [_drink(drink) for drink in item["drinks"]], item["negated"],
    )  # fmt: skip


def _effect(item: ItemView, part: PartView) -> Effect:
    card = the_library().cards.get(part["card"] or item["card"]) if part["at"] >= 0 else None
    data = card.effects[part["at"]] if card is not None else None
    of = f"{card.deck}.{data.of}" if card is not None and data is not None and data.of else ""
    return (
        part["word"], part["seat"], part["n"], part["source"], part["to"], part["ignored"], part["paid"],
        NO_LEAST, data, of, part["thing"],
    )  # fmt: skip


def _drink(drink: DrinkView) -> Drink:
    extra = drink["draw"] * DRAWN_CARD + drink["gold"]
    return drink["by"], drink["drinker"], drink["alcohol"], drink["fortitude"], extra, drink["ignored"]
