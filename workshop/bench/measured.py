"""What all benchmarks share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

Say = Callable[[str], None]
"""Tells the waiting person what is being measured."""


Measure: TypeAlias = "Callable[[Say, str, str | None], list[Measured]]"
"""Measures a part: what it tells, the game it is about (empty: all), and the way of windows that was named."""


@dataclass(frozen=True, slots=True)
class Measured:
    """One ratio against a yardstick that was measured in the same run, and the figures behind it."""

    bench: str
    """What was measured."""
    yardstick: str
    """Against what."""
    ratio: float
    wanted: float
    at_most: bool
    """Whether the ratio may not be greater than `wanted`; else it may not be less."""
    figures: Mapping[str, float]
    """Absolute figures; each key contains the unit."""

    @property
    def met(self) -> bool:
        """Whether the ratio is as wanted."""
        return self.ratio <= self.wanted if self.at_most else self.ratio >= self.wanted

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "bench": self.bench,
            "ratio": round(self.ratio, 4),
            "wanted": f"{'at most' if self.at_most else 'at least'} {self.wanted:g}",
            "met": self.met,
            "yardstick": self.yardstick,
            "figures": {name: round(value, 4) for name, value in self.figures.items()},
        }
