"""Chance that is written down in a scenario."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from bot.engine import Chance
from bot.scenario.models import Broken

T = TypeVar("T")


class WrittenChance(Chance):
    """Gives the shuffles and rolls that the scenario lists, in order; any other use of chance raises `Broken`.

    A shuffle lists the cards that come on top, topmost first; the others keep their order below them.
    """

    __slots__ = ("_starts", "_used", "rolls", "shuffles")

    def __init__(self, shuffles: list[list[str]], rolls: list[int]) -> None:
        self.shuffles = shuffles
        self.rolls = rolls
        self._used = (0, 0)
        self._starts: dict[int, tuple[int, int]] = {}
        super().__init__("written")

    def again(self) -> WrittenChance:
        """The same chance for a restored game, which starts again at the beginning of its turn."""
        other = WrittenChance(self.shuffles, self.rolls)
        other._starts = dict(self._starts)
        return other

    def start_turn(self, epoch: int, turn: int) -> None:
        self._used = self._starts.setdefault(turn, self._used)

    def roll(self) -> float:
        raise Broken("the rules roll for something that a scenario cannot write down: give it a 'seed'")

    def below(self, n: int) -> int:
        shuffles, rolls = self._used
        if rolls == len(self.rolls):
            raise Broken(f"the rules roll for a number below {n}, and 'rolls' has no more")
        if not 0 <= self.rolls[rolls] < n:
            raise Broken(f"the rules roll for a number below {n}, and 'rolls' has {self.rolls[rolls]}")
        self._used = (shuffles, rolls + 1)
        return self.rolls[rolls]

    def shuffle(self, cards: list[T]) -> None:
        shuffles, rolls = self._used
        if shuffles == len(self.shuffles):
            raise Broken(f"the rules shuffle {len(cards)} cards, and 'shuffles' has no more")
        rest = cards.copy()
        top: list[T] = []
        for name in self.shuffles[shuffles]:
            if name not in rest:
                raise Broken(f"'shuffles' names {name}, which is not among the cards that are shuffled")
            top.append(rest.pop(rest.index(name)))  # type: ignore[arg-type]
        cards[:] = rest + top[::-1]
        self._used = (shuffles + 1, rolls)

    def left(self) -> str:
        """The listed chance that was not used; empty if all was."""
        unused = Counter({"shuffles": len(self.shuffles) - self._used[0], "rolls": len(self.rolls) - self._used[1]})
        return ", ".join(f"{n} of '{name}'" for name, n in unused.items() if n)
