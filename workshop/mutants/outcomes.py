"""What became of mutants, and how many of them are caught."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from workshop.mutants.sources import Mutant

MOST_EQUAL = 20
"""Of a hundred mutants, how many may be kept as equal."""


@dataclass(frozen=True, slots=True)
class Tried:
    """`reason`: why the mutant is kept as equal, empty if it is not; `caught`: None if it was not tried."""

    mutant: Mutant
    reason: str
    caught: bool | None

    @property
    def what(self) -> str:
        """In a word or two; "not equal" if a scenario notices what is kept as equal."""
        if self.reason:
            return "not equal" if self.caught else "equal"
        return "caught" if self.caught else "survived"

    def __str__(self) -> str:
        return f"{self.what:<10} {self.mutant}" + (f"  ({self.reason})" if self.reason else "")


@dataclass(frozen=True, slots=True)
class Score:
    """Of some mutants: how many there are, how many are equal, and how many of the others are caught."""

    mutants: int
    equal: int
    caught: int
    percent: float
    """Of those that are not equal; 100 if there are none."""

    @classmethod
    def of(cls, outcomes: Iterable[Tried]) -> Score:
        """Their score."""
        words = [outcome.what for outcome in outcomes]
        tried = len(words) - words.count("equal") - words.count("not equal")
        caught = words.count("caught")
        return cls(len(words), len(words) - tried, caught, 100 * caught / tried if tried else 100.0)


def complaints(outcomes: Sequence[Tried], least: float) -> list[str]:
    """What is wrong with the whole; nothing if enough are caught, and no more are kept as equal than may be."""
    score = Score.of(outcomes)
    found: list[str] = []
    if score.percent < least:
        found.append(f"{score.percent:.1f} % are caught, and {least:g} % have to be.")
    if score.equal * 100 > MOST_EQUAL * score.mutants:
        found.append(f"{score.equal} of {score.mutants} are kept as equal, and at most {MOST_EQUAL} % may be.")
    if any(outcome.what == "not equal" for outcome in outcomes):
        found.append("Some that are kept as equal are noticed.")
    return found
