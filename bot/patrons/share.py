"""How sure a share of wins is that was counted over games."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

SURE = 1.96
"""Standard errors on each side of a share: nineteen intervals of twenty hold the truth."""


@dataclass(slots=True)
class WinShare:
    """Wins over games; who shares a first place shares the win."""

    games: int = 0
    wins: float = 0.0
    squares: float = 0.0

    def count(self, won: float) -> None:
        """A game, of whose win this part was won."""
        self.games += 1
        self.wins += won
        self.squares += won * won

    def add(self, more: WinShare) -> None:
        """What was counted of other games."""
        self.games += more.games
        self.wins += more.wins
        self.squares += more.squares

    @property
    def share(self) -> float:
        """Of the wins."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Which holds the true share nineteen times in twenty."""
        if not self.games:
            return 0.0, 1.0
        error = SURE * sqrt(max(0.0, self.squares / self.games - self.share**2) / self.games)
        return max(0.0, self.share - error), min(1.0, self.share + error)
