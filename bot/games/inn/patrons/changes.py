"""What changes, as computer players of the Inn reckon it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.inn.rules.cards.vocabulary import EFFECTS

DRINK: Final = -EFFECTS["drink-pile"].glance.gap
"""What an unknown Drink costs its drinker, in Fortitude less Alcohol Content."""


@dataclass(slots=True)
class ExpectedChange:
    """The changes of gap and Gold by seat, and what else is gained, in worth."""

    gap: list[float]
    gold: list[float]
    extra: float = 0.0

    def add(self, more: ExpectedChange, share: float = 1.0) -> None:
        """Other changes happen as well, as likely as `share`."""
        for seat in range(len(self.gap)):
            self.gap[seat] += share * more.gap[seat]
            self.gold[seat] += share * more.gold[seat]
        self.extra += share * more.extra


def liking(change: ExpectedChange, seat: int) -> float:
    """How well a player likes changes, with cards and counters judged as that player's own."""
    return change.gap[seat] + 0.6 * change.gold[seat] + change.extra
