"""One timer for all tables; it is set to the earliest time at which one is to be woken."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable

from bot.tables.clocks.clock import Clock, Handle


class Scheduler:
    """Calls `wake` with a table's id at the time set for it. Each table has one time; setting it again moves it."""

    def __init__(self, clock: Clock, wake: Callable[[str], None]) -> None:
        self._clock = clock
        self._wake = wake
        self._times: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._handle: Handle | None = None
        self._set_for = 0.0
        self._running = False

    def __len__(self) -> int:
        return len(self._times)

    def at(self, table: str) -> float | None:
        """When the table is to be woken; None when it is not."""
        return self._times.get(table)

    def set(self, table: str, at: float | None) -> None:
        """Wake the table at that time; None: never."""
        if at is None:
            self._times.pop(table, None)
        elif self._times.get(table) != at:
            self._times[table] = at
            heapq.heappush(self._heap, (at, table))
            if len(self._heap) > 64 + 4 * len(self._times):
                self._rebuild()
            self._arm()

    def set_all(self, wakings: Iterable[tuple[str, float]]) -> None:
        """Replace all times by these."""
        self._times = dict(wakings)
        self._rebuild()
        self._arm()

    def run(self) -> None:
        """Begin to wake tables."""
        self._running = True
        self._arm()

    def stop(self) -> None:
        """Wake no table until `run`."""
        self._running = False
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _rebuild(self) -> None:
        self._heap = [(at, table) for table, at in self._times.items()]
        heapq.heapify(self._heap)

    def _arm(self) -> None:
        while self._heap and self._times.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        if not self._running or not self._heap:
            return
        first = self._heap[0][0]
        if self._handle is not None:
            if self._set_for <= first:
                return
            self._handle.cancel()
        self._set_for = first
        self._handle = self._clock.call_later(first - self._clock.now(), self._fire)

    def _fire(self) -> None:
        self._handle = None
        now = self._clock.now()
        while self._heap and self._heap[0][0] <= now:
            at, table = heapq.heappop(self._heap)
            if self._times.get(table) == at:
                del self._times[table]
                self._wake(table)
        self._arm()
