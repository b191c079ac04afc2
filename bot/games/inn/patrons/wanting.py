"""How much computer players want a card: in the hand, and where it stays on the table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData, StandingData
from bot.games.inn.rules.cards.prepared import Card, Use
from bot.games.inn.rules.cards.vocabulary import EFFECTS

STANDING_WORTH: Final = {
    "loses-less": 0.8, "loses-more": -0.8, "source-loses": 0.6, "deals-more": 0.8, "drinks-more": -0.8,
    "inn-pays-first": 0.6, "ignores": 0.7, "away": 0.6,
}  # fmt: skip
"""What a standing effect is worth to the player for whom it holds, for each point of its number."""
PASSING: Final = 0.5
"""The part of it that one is worth that ends with a turn."""
IN_GOLD: Final = 2.0
"""What a card is worth in Gold, for each point of being wanted, where it lies ready beside a full hand."""
AGAIN: Final = 1.5
"""How much more a use is worth that comes back in each own Action Phase."""


def standing_worth(effects: Iterable[StandingData]) -> float:
    """What standing effects are worth to the player for whom they hold."""
    return sum(STANDING_WORTH[effect.word] * max(1, effect.n) for effect in effects)


@cache
def front_worth(code: str) -> float:
    """What a card is worth to the player in front of whom it lies, in Gold of an ordinary moment.

    One that stays is worth what holds and what it can be used for, another what it is worth in the hand.
    """
    card = the_library().cards.get(code)
    if card is None:
        return 0.0
    if not card.stays:
        return IN_GOLD * wanted(code)
    lasting = standing_worth(card.standing) * (PASSING if card.until else 1.0)
    uses = [AGAIN * (_worth_of(card, use.do) - _cost(use)) for use in card.uses if use.front]
    return IN_GOLD * (lasting + max(uses, default=0.0))


@cache
def wanted(code: str) -> float:
    """How much a card is wanted in the hand; 0.75 is a card that just stays, 0 one that nobody knows how to use."""
    card = the_library().cards.get(code)
    if card is None:
        return 0.0
    uses = [_worth_of(card, use.do) - _cost(use) for use in card.uses if not use.front]
    return max(uses, default=0.0) + (front_worth(code) / IN_GOLD if card.stays else 0.0)


def _worth_of(card: Card, effects: Iterable[EffectData]) -> float:
    return sum(_worth(card, effect) for effect in effects)


def _worth(card: Card, effect: EffectData) -> float:
    """What one effect makes its card wanted; half of it if it depends on something."""
    worth = _of_word(card, effect)
    return worth / 2 if effect.condition is not None else worth


def _of_word(card: Card, effect: EffectData) -> float:
    match effect.word:
        case "pay":
            return _pay(effect.to, effect.whom, effect.n)
        case "add-alcohol":
            return 0.8 if effect.n > 0 else 1.0
        case "count":
            handed = effect.of in card.counters and card.counters[effect.of].on == "others"
            return (0.6 if handed else 0.2) * effect.n
        case "discard-cards":
            return -0.3 * effect.n if effect.whom == "you" else 0.5 * effect.n
        case "show-hand":
            return -0.1 if effect.whom == "you" else 0.15
        case "choose":
            mine = effect.whom == "you"
            ways = [sum(_worth(card, step) if mine else _against(card, step) for step in way) for way in effect.options]
            return max(ways) if mine else min(ways)
        case "coin":
            return sum(_worth_of(card, option) for option in effect.options) / 2
        case "bid":  # everybody can win it, and the winner pays
            return 0.1 * sum(_worth_of(card, option) for option in effect.options)
        case "lose-fortitude" | "gain-alcohol" if effect.whom == "you":
            return -0.35 * effect.n
        case word:
            return EFFECTS[word].glance.wanted * (max(1, effect.n) * 0.65 if word.startswith("lose-f") else 1)


def _against(card: Card, effect: EffectData) -> float:
    """The same of an effect in another player's choice: what is said to that player, as it is for everybody else."""
    if effect.word == "pay":
        return 0.45 * effect.n
    return _worth(card, effect.model_copy(update={"who": "picked"}) if effect.whom == "you" else effect)


def _cost(use: Use) -> float:
    """What its cost makes a use less wanted."""
    return sum(0.25 * n for n in use.cost.values())


def _pay(to: str, who: str, n: int) -> float:
    if to == "you":
        return 0.9 * n if who == "picked" else 1.6 * n
    return -0.3 * n
