"""Seeded chance: the only source of luck in a game."""

from __future__ import annotations

import hashlib
import random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Chance that depends only on the seed, the epoch, the turn's number and a counter.

    Only `random.Random(...).random()` is used: the one sequence Python keeps the same between versions.
    """

    __slots__ = ("_random", "epoch", "seed", "turn")

    def __init__(self, seed: str, epoch: int = 0, turn: int = 0) -> None:
        self.seed = seed
        self.move_to(epoch, turn)

    def move_to(self, epoch: int, turn: int) -> None:
        """Start the sequence of another turn (or of the same turn in another epoch), with the counter at 0."""
        self.epoch = epoch
        self.turn = turn
        self._random: random.Random | None = None

    def roll(self) -> float:
        """The next number in [0, 1)."""
        if self._random is None:
            self._random = random.Random(f"{self.seed}/{self.epoch}/{self.turn}")
        return self._random.random()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; n must be at least 1."""
        return int(self.roll() * n)

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle in place (Fisher and Yates, from the end)."""
        self.roll()
        roll = self._random.random if self._random else self.roll
        for i in range(len(cards) - 1, 0, -1):
            j = int(roll() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]


def seed_proof(seed: str) -> str:
    """The SHA-256 of a seed in hex: shown when a game starts, so that the seed shown at its end proves the shuffle."""
    return hashlib.sha256(seed.encode()).hexdigest()
