"""What a simulated year is made of, and what came of it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that a run depends on. The same plan gives the same run."""

    seed: int
    answers: int = 150
    """Answers of people after which it ends."""
    tables: int = 4
    """How many tables are played at a time."""
    people: int = 12
    hours: float = 24.0 * 365
    """It ends after so many hours of its own time at the latest."""
    steps: int = 1_000_000
    """It ends after so many steps at the latest."""
    faults: bool = True
    """Whether anything fails."""
    kinds: tuple[str, ...] = ()
    """What fails, if not everything."""
    without: frozenset[int] = frozenset()
    """The numbers of steps that are left out, as `shrunk` tries it."""

    def luck(self, step: int) -> random.Random:
        """The luck of one step. It depends on no other step, so that leaving one out changes no other's wishes."""
        return random.Random(f"{self.seed}/{step}")

    def faulty(self, step: int) -> bool:
        """Whether something fails at this step: some ten times in a short run, two hundred times in a long one; with
        many tables more people act in a step.
        """
        every = max(11, self.answers // (40 * self.tables))
        return self.faults and step % every == every - 1


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
    kinds: tuple[str, ...]
    """The kinds of faults there are."""
    steps: int = 0
    answers: int = 0
    by_post: int = 0
    """How many of the answers were given at tables that play by post."""
    games: int = 0
    """Games that were played to their end."""
    calls: int = 0
    hours: float = 0.0
    faults: Counter[str] = field(default_factory=Counter[str])
    checks: Counter[str] = field(default_factory=Counter[str])
    forms: Counter[str] = field(default_factory=Counter[str])
    """What people filled in, by what it was about."""
    trace: str = ""
    """A digest of everything that was done and stored: the same for the same plan."""
    broken: Breach | None = None
    did: list[str] = field(default_factory=list[str])
    """The last steps, in words."""

    def never(self) -> list[str]:
        """The kinds of faults and checks that did not come up."""
        there = {**{kind: self.faults[kind] for kind in self.kinds}, **self.checks}
        return [kind for kind, times in there.items() if not times]

    def lines(self) -> list[str]:
        """For people."""
        told = [
            f"seed {self.plan.seed}: {self.answers} answers of people, {self.by_post} of them by post, in {self.steps} "
            f"steps, {self.hours:.0f} hours, {self.games} games over, {self.forms.total()} forms filled in, "
            f"{self.calls} calls to Discord, {self.faults.total()} faults, trace {self.trace}",
            "  faults: " + ", ".join(f"{kind} {self.faults[kind]}" for kind in self.kinds),
            "  checks: " + ", ".join(f"{kind} {n}" for kind, n in sorted(self.checks.items())),
        ]
        if self.broken is not None:
            told += [f"  BROKEN at step {self.broken.step}: {self.broken.what}", *self.broken.details.splitlines()]
            told += ["  the last steps:", *(f"    {line}" for line in self.did)]
        return told
