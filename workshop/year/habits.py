"""What kinds of people there are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Habit:
    """How somebody plays."""

    weight: float
    """How often they act, beside others who are asked."""
    answers: float = 0.9
    """With which chance they answer, when they are asked something."""
    sleeps: bool = False
    """Whether they have quiet hours."""
    digest: bool = False
    """Whether one message a day tells them of their tables."""
    spite: float = 0.0
    """With which chance they do something that nobody should."""


HABITS: dict[str, Habit] = {
    "fast": Habit(5),
    "slow": Habit(1),
    "asleep": Habit(0.02, 0.5, sleeps=True),
    "by post": Habit(1, sleeps=True, digest=True),
    "curious": Habit(2, 0.6),
    "spiteful": Habit(1, 0.7, spite=0.2),
    "quick": Habit(5),
}
"""By name. In each run there is everybody at least once, if there are so many people."""
