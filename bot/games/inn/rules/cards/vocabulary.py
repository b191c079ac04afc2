"""The vocabulary of cards: what an effect, a condition and a choice of targets may say.

data/inn/README.md explains it for people who write decks; a test holds the two together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["action", "sometimes", "anytime", "gambling", "cheating"]
KINDS: tuple[str, ...] = ("action", "sometimes", "anytime", "gambling", "cheating")
ANSWERABLE = ("action", "sometimes", "anytime")
"""The kinds of card that a condition may name."""
ATTRIBUTES = ("fortitude", "alcohol", "gold")

EVERYBODY = ("you", "picked", "others", "all", "source", "active")


@dataclass(frozen=True, slots=True)
class Word:
    """What an effect takes: a number, whom it may be said of (the first is usual), where a payment may go."""

    number: bool = False
    least: int = 1
    most: int = 20
    who: tuple[str, ...] = ("you",)
    to: tuple[str, ...] = ()
    drink: bool = False
    """It changes a Drink."""


EFFECTS: dict[str, Word] = {
    # what happens to a party
    "lose-fortitude": Word(True, who=("picked", "you", "others", "all", "source", "active")),
    "gain-fortitude": Word(True, who=EVERYBODY),
    "gain-alcohol": Word(True, who=("picked", "you", "others", "all", "source", "active")),
    "lose-alcohol": Word(True, who=EVERYBODY),
    "pay": Word(True, who=EVERYBODY, to=("inn", "you")),
    "gain-gold": Word(True, who=EVERYBODY),
    "draw": Word(True, who=EVERYBODY),
    # drinks
    "order": Word(True, most=9),
    "drink-pile": Word(True, most=5, who=("picked", "you", "others", "all", "source", "active")),
    "drink-deck": Word(who=("all", "you", "picked", "others")),
    "ignore-drink": Word(drink=True),
    "pass-drink": Word(drink=True),
    "split-drink": Word(drink=True),
    "add-alcohol": Word(True, least=-9, most=9, drink=True),
    "replace-drink": Word(True, drink=True),
    "convert-drink": Word(drink=True),
    # answers to a card
    "negate": Word(),
    "ignore": Word(),
    "reduce": Word(True),
    "reduce-to": Word(True, least=0),
    "redirect": Word(),
    "share-loss": Word(),
    # gold
    "inn-pays": Word(),
    "no-payment": Word(),
    # a Round of Gambling
    "start-round": Word(),
    "control": Word(),
    "winning": Word(),
    "ante": Word(True, most=5),
    "leave": Word(),
    "eject": Word(who=("picked",)),
    "win-round": Word(),
    "end-round": Word(),
    "take-pot": Word(True),
    "steal-win": Word(),
    "restart-round": Word(True, most=5),
    # the rest
    "more-actions": Word(True, most=3),
    "hook": Word(),
}

DRINK_EVENTS = ("contest", "house-round", "challenge", "dare")
"""What a Drink Event may do besides the effects on parties."""
DRINK_EFFECTS = ("gain-alcohol", "lose-alcohol", "gain-fortitude", "lose-fortitude", "draw", "gain-gold")
EVENT_EFFECTS = (*DRINK_EFFECTS, "pay")
EVENT_WHO = ("you", "others", "all")
"""Whom it may be said of that a Drink Event does something: who revealed it, the others, everybody."""

PLACES = {
    "own": "stays on its drinker's Drink Me! Pile",
    "left": "goes onto the Drink Me! Pile of the next player",
    "other": "goes onto the Drink Me! Pile of another player, whom its drinker picks",
    "deck": "goes under the Drink Deck",
}
"""Where a Drink may go when it was drunk, in place of its discard pile."""

CONDITIONS: dict[str, str] = {
    "drink-yours": "a Drink you are about to drink",
    "drink-any": "a Drink anybody is about to drink",
    "drink-others": "another player has revealed a Drink",
    "drink-phase": "another player's Drink Phase",
    "order-phase": "your own Order a Drink Phase",
    "ante": "you must ante",
    "lose-gold": "you are about to lose Gold",
    "refill": "everybody pays for a new Drink Deck",
    "card": "a card that affects you",
    "loss": "a card that would make you lose Fortitude",
    "hurt": "another player's card has just made you lose Fortitude",
    "sometimes": "somebody plays a Sometimes Card",
    "drink-trick": "somebody plays a Sometimes Card that changes a Drink",
    "cheating": "another player plays a Cheating Card while you are in the Round",
    "round": "a Round of Gambling is on",
    "round-stop": "a Round of Gambling is on, and no ante and no end of it is being answered",
    "round-won": "another player wins a Round",
    "round-won-inside": "another player wins a Round that you are still in",
}

_DRINKS = ("drink-yours", "drink-any", "drink-others")
ANSWERS: dict[str, tuple[str, ...]] = {
    **{word: _DRINKS for word, effect in EFFECTS.items() if effect.drink},
    "negate": ("card", "loss", "sometimes", "drink-trick", "cheating"),
    "ignore": ("card", "loss"),
    **dict.fromkeys(("reduce", "reduce-to", "redirect", "share-loss"), ("loss",)),
    **dict.fromkeys(("inn-pays", "no-payment"), ("ante", "lose-gold", "refill")),
    "leave": ("ante",),
    **dict.fromkeys(("steal-win", "restart-round"), ("round-won", "round-won-inside")),
}
"""The effects that change what is being answered, and under which conditions something of that sort lies there."""

PICKS = {
    "other": "another player",
    "any": "any player",
    "third": "a player who is neither you nor the source",
    "in-round": "another player in the Round",
    "revealer": "another player who has revealed a Drink",
}

# -- the same as bits, so that a window finds out quickly who could answer -------------------------------------------

BIT: dict[str, int] = {name: 1 << index for index, name in enumerate(["anytime", *(w for w in CONDITIONS)])}
_NEXT = len(BIT)
TOUCH: dict[tuple[str, str], int] = {}
"""A card of this kind touches this attribute of the seat."""
for _kind in ANSWERABLE:
    for _attribute in (*ATTRIBUTES, "loss"):
        TOUCH[_kind, _attribute] = 1 << (_NEXT + len(TOUCH))
