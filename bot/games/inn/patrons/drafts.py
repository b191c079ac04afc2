"""What planning needs of each use of a card, worked out once for all tables."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from bot.games.inn.patrons.planned import OF_DRINKS, is_followed
from bot.games.inn.patrons.wanting import front_worth
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.prepared import Card, Use
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.picks import read_pick

COSTS: Final = {"cards": "discard-cards", "gold": "pay", "fortitude": "lose-fortitude"}
"""The word that stands for a cost; other costs are counters."""


class EffectDraft(NamedTuple):
    """One effect of a use."""

    word: str
    n: int
    whom: str
    to_player: bool
    """Whether what is paid goes to who plays the card."""
    pays_picked: bool
    """Whether who plays the card pays those whom it names."""
    antes: bool
    """Whether everybody in the Round antes for it."""
    data: EffectData | None
    """The effect as the card says it, if word and number do not say all of it, or a Drink is changed by it."""
    of: str
    """The full code of the counter that it names."""


class UseDraft(NamedTuple):
    """One use of a card."""

    card: str
    kind: str
    """The kind of card that it counts as when somebody Ignores it."""
    cost: tuple[tuple[str, int, str], ...]
    """Word, number and counter of what playing it costs, as effects on its player."""
    effects: tuple[EffectDraft, ...]
    starts_round: bool
    answers: bool
    """Whether it changes what it answers."""
    followed: bool
    """Whether what it does to what it answers is left to the rules."""
    negates: bool
    left: float
    """What the card is worth where it stays in front of its player, in Gold."""


@cache
def use_of(key: str) -> tuple[Card, Use] | None:
    """The card and the use of it that an option's key names; None when the key names no known card."""
    pick = read_pick(key)
    card = the_library().cards.get(pick.of) if pick.kind == "card" else None
    return (card, card.uses[pick.n]) if card is not None else None


@cache
def draft_of(key: str) -> UseDraft | None:
    """The use that an option's key names; None when the key names no known card."""
    found = use_of(key)
    if found is None:
        return None
    card, use = found
    cost = ((COSTS[what], n, "") if what in COSTS else ("count", -n, what) for what, n in use.cost.items())
    return UseDraft(
        card=card.code,
        kind="action" if use.front else card.kind,
        cost=tuple(cost),
        effects=tuple(_draft(card, effect) for effect in use.do),
        starts_round=any(effect.word == "start-round" for effect in use.do),
        answers=any(EFFECTS[effect.word].answers for effect in use.do),
        followed=any(is_followed(effect.word) for effect in use.do),
        negates=any(effect.word == "negate" for effect in use.do),
        left=front_worth(card.code) if card.stays and not use.front else 0.0,
    )


def _draft(card: Card, effect: EffectData) -> EffectDraft:
    return EffectDraft(
        word=effect.word,
        n=effect.n,
        whom=effect.whom,
        to_player=effect.to == "you",
        pays_picked=effect.to == "picked",
        antes=EFFECTS[effect.word].antes,
        data=effect if effect.special or effect.word in OF_DRINKS else None,
        of=f"{card.deck}.{effect.of}" if effect.of else "",
    )
