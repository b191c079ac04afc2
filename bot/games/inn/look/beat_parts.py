"""What beats are made of: what came of one cause, and the clauses that tell it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from bot.games.inn.rules import events as ev

Who: TypeAlias = Literal["you", "one", "several", "each", "you-each"]
"""Who acts: the reader, one other, all (or all others), several by name, several by name with the reader."""
Place: TypeAlias = Literal["", "hit-", "given-"]
"""Where players are named: as who acts, as whom something happens to, or as to or from whom something goes."""
SUMS: Final = ("fortitude", "alcohol", "gold")

K = TypeVar("K")
Sums: TypeAlias = "defaultdict[K, int]"
"""A number for each of those that have one."""


def _sums() -> defaultdict[Any, int]:
    return defaultdict(int)  # made in an eighth of a counter's time, nine of them for each thing that happens


class Flow(NamedTuple):
    """Gold from one player, or the Inn, to another."""

    giver: int
    taker: int


@dataclass(slots=True)
class Happening:
    """What came of one item of the stack, or of a phase."""

    actor: int
    begun: ev.InnEvent | None = None
    """The card or Drink that did it."""
    fresh: bool = False
    """Whether that is news."""
    changes: Mapping[str, Sums[int]] = field(default_factory=lambda: {name: _sums() for name in SUMS})
    counters: Sums[tuple[int, str]] = field(default_factory=_sums)
    flows: Sums[Flow] = field(default_factory=_sums)
    orders: Sums[tuple[int, int]] = field(default_factory=_sums)
    drawn: Sums[int] = field(default_factory=_sums)
    antes: Sums[int] = field(default_factory=_sums)
    drank: list[ev.Drank] = field(default_factory=list[ev.Drank])
    others: list[ev.InnEvent] = field(default_factory=list[ev.InnEvent])
    """What has words of its own."""


class Clause(NamedTuple):
    """A part of a beat's sentence, without the name of who it is said of."""

    name: str
    """Empty: it names its players itself."""
    told: str
    who: Who = "one"
