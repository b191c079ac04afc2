"""Manners: what a guest of the house cares for besides its chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.games.inn.patrons.changes import ExpectedChange
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.value import Chances
from bot.games.inn.rules import the_library

HURTS = frozenset({"lose-fortitude", "gain-alcohol", "pay", "hurt"})
OTHERS = frozenset({"picked", "others", "all", "active", "source"})


class Mannered(Chances):
    """Judges by its chance to win, and by its manner."""

    def spite(self, position: Position) -> Sequence[float]:
        """By seat, what each point of the gap that it loses is worth besides, in Gold."""
        weights = self.weights
        found = [weights.brawl] * len(position.gap)
        if weights.grudge:
            for seat in grudges(position):
                found[seat] += weights.grudge
        if weights.kindness:
            others = [seat for seat in position.living if not position.same_side(seat, position.me)]
            if others:
                found[min(others, key=position.favour.__getitem__)] -= weights.kindness
        return found

    def worth(self, position: Position, outcome: ExpectedChange) -> float:
        """What the seat's chance to win gains, and what its manner makes of the rest."""
        worth, weights, spite = super().worth(position, outcome), self.weights, position.spite
        assert spite is not None
        for seat in position.living:
            gap, gold = outcome.gap[seat], outcome.gold[seat]
            if position.same_side(seat, position.me):
                worth += weights.greed * gold + (weights.caution * gap if gap < 0 else 0.0)
            else:
                if gap < 0:
                    worth -= spite[seat] * gap
                if gold < 0:
                    worth -= weights.theft * gold
        return worth


def grudges(position: Position) -> set[int]:
    """The seats against which this one has a grudge.

    A patron remembers nothing, so it goes by what lies on the table: those whose card or Drink on the stack hurts this
    seat; if there are none, those whose last card in the discard pile is one that hurts others.
    """
    ours = {seat for seat in position.living if position.same_side(seat, position.me)}
    found = {
        item["by"]
        for item in position.stack
        if any(part["seat"] in ours and part["word"] in HURTS for part in item["parts"])
    }
    found |= {drink["by"] for item in position.stack for drink in item["drinks"] if drink["drinker"] in ours}
    if not found & {*position.living} - ours:
        seats = position.view["seats"]
        found = {seat for seat in position.living if (pile := seats[seat]["discard"]) and hurtful(pile[-1])}
    return found & {*position.living} - ours


@cache
def hurtful(code: str) -> bool:
    """Whether the card hurts others."""
    card = the_library().cards.get(code)
    return card is not None and any(
        effect.word in HURTS and effect.whom in OTHERS for use in card.uses for effect in use.do
    )
