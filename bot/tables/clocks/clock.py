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
        """Seconds since 1970, UTC. It goes forward evenly, whatever happens to the computer's clock, until it is
        `set_right`.
        """
        ...

    def monotonic(self) -> float:
        """Seconds from any moment on: they go forward evenly and are never set."""
        ...

    def parted(self) -> float:
        """By how many seconds the computer's clock is ahead of `now`: it was set, or the computer slept."""
        ...

    def set_right(self) -> None:
        """From now on, `now` agrees with the computer's clock again."""
        ...

    def call_later(self, seconds: float, then: Callable[[], None]) -> Handle:
        """Call `then` in so many seconds, on the event loop."""
        ...


class LoopClock:
    """The event loop's timers, with a wall clock for the time of day, and a clock that nobody sets between two looks
    at it. Without `monotonic` the wall clock serves for both.
    """

    def __init__(self, wall: Callable[[], float], monotonic: Callable[[], float] | None = None) -> None:
        self._wall = wall
        self.monotonic = monotonic or wall
        self._ahead = 0.0 if monotonic is None else wall() - monotonic()

    def now(self) -> float:
        """See `Clock`."""
        return self.monotonic() + self._ahead

    def parted(self) -> float:
        """See `Clock`."""
        return self._wall() - self.now()

    def set_right(self) -> None:
        """See `Clock`."""
        self._ahead += self.parted()

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
        self._ahead = 0.0
        self._turned = 0.0
        self._order = count()
        self._calls: list[tuple[float, int, _Call]] = []

    def now(self) -> float:
        """The time it was moved to."""
        return self._now + self._ahead

    def monotonic(self) -> float:
        """The same, but for what it was turned by."""
        return self._now

    def turn(self, seconds: float) -> None:
        """Let somebody set the computer's clock forward by so many seconds, or back."""
        self._turned += seconds

    def parted(self) -> float:
        """See `Clock`."""
        return self._turned

    def set_right(self) -> None:
        """See `Clock`."""
        self._ahead, self._turned = self._ahead + self._turned, 0.0

    def call_later(self, seconds: float, then: Callable[[], None]) -> Handle:
        """Make the call when the clock is moved that far."""
        call = _Call(then)
        heapq.heappush(self._calls, (self._now + max(0.0, seconds), next(self._order), call))
        return call

    def next_call(self) -> float | None:
        """The time of the next pending call; None when there is none."""
        while self._calls and self._calls[0][2].then is None:
            heapq.heappop(self._calls)
        return self._calls[0][0] + self._ahead if self._calls else None

    def move_to(self, time: float) -> None:
        """Set the time (never back) and make the calls pending until then, in order."""
        while (due := self.next_call()) is not None and due <= time:
            self._now = max(self._now, due - self._ahead)
            then = heapq.heappop(self._calls)[2].then
            if then is not None:
                then()
        self._now = max(self._now, time - self._ahead)
