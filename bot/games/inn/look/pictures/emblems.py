"""The emblems of what cards do, and the glasses of Drinks by their strength."""

from collections.abc import Iterable
from typing import Final

from bot.games.inn.rules.cards.models import EffectData

EMBLEMS: Final[dict[str, str]] = {
    word: emblem
    for emblem, words in {
        "wound": ("lose-fortitude", "strike"),
        "heal": ("gain-fortitude",),
        "drunk": ("gain-alcohol", "drink-pile", "drink-deck"),
        "sober": ("lose-alcohol",),
        "pay": ("pay", "ante", "reward-drinker"),
        "gain": ("gain-gold",),
        "free": ("inn-pays", "no-payment", "ante-fortitude"),
        "draw": ("draw", "draw-until", "divide-cards", "call-in", "reveal", "keep", "take", "buy"),
        "discard": ("discard-cards",),
        "look": ("show-hand", "open-hand", "borrow-card"),
        "pause": ("end-turn", "bar-mates"),
        "tally": ("count", "give"),
        "choose": ("choose", "bid", "secret"),
        "coin": ("coin",),
        "order": ("order", "deal-drinks"),
        "pour-away": ("discard-drink", "shuffle-in-pile"),
        "mix": ("add-alcohol", "replace-drink", "convert-drink", "halve-drink", "season-drink"),
        "dry": ("ignore-drink",),
        "redirect": ("redirect", "pass-drink", "turn-away", "take-champion"),
        "split": ("share-loss", "split-drink", "season-half"),
        "negate": ("negate",),
        "ignore": ("ignore", "must-ignore"),
        "reduce": ("reduce", "reduce-to"),
        "boost": ("boost", "more-actions"),
        "dice": ("start-round", "control", "winning", "restart-round"),
        "win": ("win-round", "take-pot", "take-half", "steal-win"),
        "leave": ("leave", "eject", "end-round"),
    }.items()
    for word in words
}
"""The emblem of each word of the vocabulary; words that do the same to whom they are said of share one."""
STRONGEST: Final = 5
"""From this strength on all Drinks have the same glass."""


def emblem_of(effects: Iterable[EffectData]) -> str:
    """The drawing for what a card does first; empty if it does nothing."""
    first = next(iter(effects), None)
    return f"effects/{EMBLEMS[first.word]}" if first is not None else ""


def glass_of(alcohol: int) -> str:
    """The drawing of a Drink that adds so much Alcohol Content."""
    return "glasses/sober" if alcohol < 0 else f"glasses/{min(alcohol, STRONGEST)}"
