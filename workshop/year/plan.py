"""What a simulated year is made of, and what came of it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

FAULTS = (
    "kill", "kill in a commit", "kill after a commit", "disk full", "database busy", "429", "500", "404", "403",
    "connection lost", "direct messages closed", "message deleted", "left the server", "clock step",
)  # fmt: skip
"""The kinds of faults, each of which comes up in every run that is not cut short."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that a run depends on. The same plan gives the same run."""

    seed: int
    answers: int = 150
    """Answers of people after which it ends."""
    tables: int = 4
    """How many tables are played at a time."""
    people: int = 8
    steps: int = 100_000
    """It ends after so many steps at the latest."""
    every: int = 12
    """Steps from one fault to the next."""
    without: frozenset[int] = frozenset()
    """The numbers of steps that are left out, as `shrunk` tries it."""

    def luck(self, step: int) -> random.Random:
        """The luck of one step. It depends on no other step, so that leaving one out changes no other's wishes."""
        return random.Random(f"{self.seed}/{step}")


@dataclass(frozen=True, slots=True)
class Breach:
    """An invariant that did not hold."""

    step: int
    what: str
    details: str


@dataclass(slots=True)
class Came:
    """What came of a run."""

    plan: Plan
    steps: int = 0
    answers: int = 0
    games: int = 0
    """Games that were played to their end."""
    calls: int = 0
    faults: Counter[str] = field(default_factory=Counter[str])
    checks: Counter[str] = field(default_factory=Counter[str])
    trace: str = ""
    """A digest of everything that was done and stored: the same for the same plan."""
    broken: Breach | None = None
    did: list[str] = field(default_factory=list[str])
    """The last steps, in words."""

    def never(self) -> list[str]:
        """The kinds of faults that did not come up, though the run went to its end."""
        return [kind for kind in FAULTS if not self.faults[kind] and self.broken is None]

    def lines(self) -> list[str]:
        """For people."""
        told = [
            f"seed {self.plan.seed}: {self.steps} steps, {self.answers} answers of people, {self.games} games over, "
            f"{self.calls} calls to Discord, trace {self.trace}",
            "  faults: " + ", ".join(f"{kind} {self.faults[kind]}" for kind in FAULTS),
            "  checks: " + ", ".join(f"{kind} {n}" for kind, n in sorted(self.checks.items())),
        ]
        if self.broken is not None:
            told += [f"  BROKEN at step {self.broken.step}: {self.broken.what}", *self.broken.details.splitlines()]
            told += ["  the last steps:", *(f"    {line}" for line in self.did)]
        return told
