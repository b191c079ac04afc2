"""The clock that is passed to the tables; they use no other."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from itertools import count
from typing import Protocol


class Handle(Protocol):
    """A planned call."""

    def cancel(self) -> object:
        """Cancel the call."""
        ...


class Clock(Protocol):
    """Tells the time, and makes calls later."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        ...

    def call_later(self, seconds: float, then: Callable[[], None]) -> Handle:
        """Call `then` in so many seconds, on the event loop."""
        ...


class LoopClock:
    """The event loop's timers, with a wall clock for the time of day."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now

    def call_later(self, seconds: float, then: Callable[[], None]) -> Handle:
        """A timer of the running event loop."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), then)


class _Call:
    """A pending call of the manual clock."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.then: Callable[[], None] | None = then

    def cancel(self) -> None:
        self.then = None


class ManualClock:
    """A clock that moves only when it is told to: for tests, and for playing long evenings in a moment."""

    def __init__(self, start: float = 1_700_000_000.0) -> None:
        self._now = start
        self._order = count()
        self._calls: list[tuple[float, int, _Call]] = []

    def now(self) -> float:
        """The time it was moved to."""
        return self._now

    def call_later(self, seconds: float, then: Callable[[], None]) -> Handle:
        """Make the call when the clock is moved that far."""
        call = _Call(then)
        heapq.heappush(self._calls, (self._now + max(0.0, seconds), next(self._order), call))
        return call

    def next_call(self) -> float | None:
        """The time of the next pending call; None when there is none."""
        while self._calls and self._calls[0][2].then is None:
            heapq.heappop(self._calls)
        return self._calls[0][0] if self._calls else None

    def move_to(self, time: float) -> None:
        """Set the time (never back) and make the calls pending until then, in order."""
        while (due := self.next_call()) is not None and due <= time:
            self._now = max(self._now, due)
            then = heapq.heappop(self._calls)[2].then
            if then is not None:
                then()
        self._now = max(self._now, time)
