"""Chance that notes what is drawn, for the proof of a shuffle."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bot.engine import Chance


@dataclass(slots=True)
class Drawn:
    """Numbers that were drawn one after the other in a turn.

    The stream of the turn began when the game had drawn `start` numbers with this `luck`; the first of these came when
    it had drawn `after`.
    """

    turn: int
    luck: int
    start: int
    after: int
    numbers: list[float]


class NotedChance(Chance):
    """Chance that notes what is drawn."""

    __slots__ = ("notes", "turn")

    def __init__(self, seed: str, luck: int = 0, draws: int = 0, notes: list[Drawn] | None = None) -> None:
        super().__init__(seed, luck, draws)
        self.notes: list[Drawn] = [] if notes is None else notes
        self.turn = 0

    def at(self, luck: int, draws: int) -> Chance:
        return NotedChance(self.seed, luck, draws, self.notes)

    def start_turn(self, epoch: int, turn: int) -> None:
        super().start_turn(epoch, turn)
        self.turn = turn

    def _begin(self) -> random.Random:
        return _NotedStream(super()._begin(), self)

    def note(self, after: int, number: float) -> None:
        """Note a number of the turn."""
        last = self.notes[-1] if self.notes else None
        if last is None or (last.turn, last.luck) != (self.turn, self.luck):
            self.notes.append(last := Drawn(self.turn, self.luck, self.start, after, []))
        last.numbers.append(number)

    def take(self) -> list[Drawn]:
        """What was noted since the last call."""
        notes = self.notes.copy()
        self.notes.clear()
        return notes

    def forget(self, but: int) -> None:
        """Forget what was noted since the last call, but for what was drawn with the new luck of this number."""
        self.notes[:] = [some for some in self.notes if but and some.luck == but]


class _NotedStream(random.Random):
    """A stream of numbers, each of which is noted."""

    def __init__(self, stream: random.Random, chance: NotedChance) -> None:
        super().__init__()
        self._stream = stream
        self._chance = chance
        self._drawn = chance.start

    def random(self) -> float:
        number = self._stream.random()
        self._chance.note(self._drawn, number)
        self._drawn += 1
        return number
