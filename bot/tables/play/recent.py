"""The latest public events of a table, by the decisions that made them happen."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

RECENT = 12
"""How many public events are shown of every table. More are kept: all of the turn and the one before it, as the answer
that ended that one is shown until somebody answers in the next, and the oldest decision whole."""
KEPT_MOST = 400
"""How many are kept of two long turns at most."""

Happened: TypeAlias = tuple[int, dict[str, Any]]
"""A public event behind the number of its decision."""


class Latest(NamedTuple):
    """The same events as those who look at the table are told of them."""

    latest: tuple[dict[str, Any], ...]
    """The last `RECENT` ones."""
    moves: tuple[tuple[dict[str, Any], ...], ...]
    """All of them, by decision."""
    numbers: tuple[int, ...]
    """The numbers of these decisions."""


class Recent:
    """The latest public events, the oldest first."""

    __slots__ = ("_events", "_told")

    def __init__(self, events: Iterable[Happened] = ()) -> None:
        self._events = deque(events)
        self._told: Latest | None = None

    def __iter__(self) -> Iterator[Happened]:
        return iter(self._events)

    def __len__(self) -> int:
        return len(self._events)

    @property
    def first(self) -> int:
        """The number of the oldest decision; 0 without one."""
        return self._events[0][0] if self._events else 0

    @property
    def told(self) -> Latest:
        """What is told of them: made once, as everybody at the table and all who watch look at it after each move."""
        if self._told is None:
            decisions = [(seq, tuple([event for _, event in told])) for seq, told in groupby(self, itemgetter(0))]
            self._told = Latest(
                tuple([event for _, event in self._events][-RECENT:]),
                tuple([events for _, events in decisions]),
                tuple([seq for seq, _ in decisions]),
            )
        return self._told

    def add(self, events: Iterable[Happened], since: int) -> None:
        """Add those of another decision. Forget the oldest decisions whose events neither the `RECENT` latest ones need
        nor those from the decision `since` on.
        """
        self._told = None
        self._events.extend(events)
        while len(self._events) > RECENT:
            oldest = self.first
            if oldest >= since and len(self._events) <= KEPT_MOST:
                return
            count = 0
            for seq, _ in self._events:  # every answer comes here, and a loop is quicker than `next`
                if seq != oldest:
                    break
                count += 1
            if len(self._events) - count < RECENT:
                return
            for _ in range(count):
                self._events.popleft()
