"""All the ways in which things can go where players choose and chance decides, tried one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.engine import Chance
from bot.games.inn.rules.face_down import HIDDEN

MOST_WAYS = 32
"""How many ways are tried usually."""
CHANCE = -1
"""In place of the seat that chooses a way, where chance does."""


@dataclass(slots=True)
class Ways:
    """All the ways in which things can go: at each fork of the one that is tried now, one of its branches."""

    most: int = MOST_WAYS
    whole: bool = True
    """Whether all of them have been tried."""
    by: list[int] = field(default_factory=list[int])
    """Who chooses at each fork of the way that is tried now."""
    _left: list[list[int]] = field(default_factory=lambda: [[]])
    _now: list[int] = field(default_factory=list[int])
    _at: int = 0

    def __iter__(self) -> Iterator[None]:
        for _ in range(self.most):
            if not self._left:
                return
            self._now, self._at, self.by = self._left.pop(), 0, []
            yield
        self.whole = not self._left

    @property
    def branches(self) -> Sequence[int]:
        """The branch that the way which is tried now takes at each of its forks."""
        return self._now

    def fork(self, n: int, by: int = CHANCE) -> int:
        """Which of n branches is taken, that a seat or chance decides; the others are tried later."""
        self.by.append(by)
        if self._at == len(self._now):
            self._left += [[*self._now, other] for other in range(1, n)]
            self._now = [*self._now, 0]
        self._at += 1
        return self._now[self._at - 1]


class BlindLuck(Chance):
    """Chance of which nothing is known: a shuffled deck lies face down, and every number may come."""

    __slots__ = ("ways",)

    def __init__(self, ways: Ways) -> None:
        super().__init__("")
        self.ways = ways

    def shuffle(self, cards: list[str]) -> None:  # type: ignore[override]
        """Nobody knows their order any more."""
        cards[:] = [HIDDEN] * len(cards)

    def below(self, n: int) -> int:
        """All of them. Where there are more than two, cards of a hand are drawn, which all are hidden afterwards."""
        return self.ways.fork(n) if n == 2 else 0
