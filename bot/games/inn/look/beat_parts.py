"""What beats are made of: what came of one cause, and the clauses that tell it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.games.inn.rules import events as ev

Who: TypeAlias = Literal["you", "one", "several", "each", "you-each"]
"""Who acts: the reader, one other, all (or all others), several by name, several by name with the reader."""
Place: TypeAlias = Literal["", "hit-", "given-"]
"""Where players are named: as who acts, as whom something happens to, or as to or from whom something goes."""
SUMS: Final = ("fortitude", "alcohol", "gold")


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
    changes: dict[str, Counter[int]] = field(default_factory=lambda: {name: Counter[int]() for name in SUMS})
    counters: Counter[tuple[int, str]] = field(default_factory=Counter[tuple[int, str]])
    flows: Counter[Flow] = field(default_factory=Counter[Flow])
    orders: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    drawn: Counter[int] = field(default_factory=Counter[int])
    antes: Counter[int] = field(default_factory=Counter[int])
    drank: list[ev.Drank] = field(default_factory=list[ev.Drank])
    others: list[ev.InnEvent] = field(default_factory=list[ev.InnEvent])
    """What has words of its own."""


class Clause(NamedTuple):
    """A part of a beat's sentence, without the name of who it is said of."""

    name: str
    """Empty: it names its players itself."""
    told: str
    who: Who = "one"
