"""Seeded chance: the only source of luck in a game."""

from __future__ import annotations

import random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Chance that depends only on the seed, the number of the luck, and how many numbers the game has drawn before.

    At each turn's start a stream of numbers is seeded with all three, so that a game is restored in the middle without
    drawing the earlier numbers again. What was taken back is drawn the same again. Only changed rules begin new luck:
    its number is that of the epoch that begins with it, 0 at first.

    Only `random.Random(...).random()` is used: the one sequence Python keeps the same between versions.
    """

    __slots__ = ("_stream", "draws", "luck", "seed", "start")

    def __init__(self, seed: str, luck: int = 0, draws: int = 0) -> None:
        self.seed = seed
        self.luck = luck
        self.draws = draws
        """How many numbers the game has drawn so far."""
        self.start = draws
        """How many it had drawn when the stream of this turn began."""
        self._stream: random.Random | None = None

    def start_turn(self, epoch: int, turn: int) -> None:
        """Draw from a new stream from now on."""
        self.start = self.draws
        self._stream = None

    def start_epoch(self, epoch: int, turn: int) -> None:
        """Nothing: a new epoch changes no luck."""

    def at(self, luck: int, draws: int) -> Chance:
        """The chance of the same game at another turn's start."""
        return Chance(self.seed, luck, draws)

    def roll(self) -> float:
        """The next number in [0, 1)."""
        if self._stream is None:
            self._stream = self._begin()
        self.draws += 1
        return self._stream.random()

    def _begin(self) -> random.Random:
        """The stream of the turn."""
        return random.Random(f"{self.seed}/{self.luck}/{self.start}")

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; n must be at least 1."""
        return int(self.roll() * n)

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle in place (Fisher and Yates, from the end). Draws a number for each card; the first has no use."""
        self.roll()
        roll = self._stream.random if self._stream else self.roll
        for i in range(len(cards) - 1, 0, -1):
            j = int(roll() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]
        self.draws += max(len(cards) - 1, 0)


class TurnChance(Chance):
    """Chance as it was: each turn of each epoch has luck of its own. Games that were begun with it go on with it."""

    __slots__ = ("epoch", "turn")

    def __init__(self, seed: str, epoch: int = 0, turn: int = 0) -> None:
        super().__init__(seed)
        self.epoch = epoch
        self.turn = turn

    def start_turn(self, epoch: int, turn: int) -> None:
        """Draw the numbers of that turn in that epoch, from the first one on."""
        self.epoch = epoch
        self.turn = turn
        self._stream = None

    def start_epoch(self, epoch: int, turn: int) -> None:
        """The same: the rest of the turn has new luck."""
        self.start_turn(epoch, turn)

    def _begin(self) -> random.Random:
        return random.Random(f"{self.seed}/{self.epoch}/{self.turn}")
