"""How many calls Discord takes, and how many came."""

from __future__ import annotations

from collections import deque

CALLS_MOST, CALLS_SECONDS = 50, 1.0
"""Calls in so many seconds that Discord takes."""
CHANNEL_MOST, CHANNEL_SECONDS = 5, 5.0
"""Sends, and edits, in so many seconds that it takes in one channel."""


class CallsCounted:
    """The calls of the last seconds."""

    def __init__(self) -> None:
        self._recent = deque[float]()
        self._in_channel: dict[tuple[str, str], deque[float]] = {}

    def call(self, at: float) -> int:
        """A call that Discord counts came; how many there are now within `CALLS_SECONDS`."""
        return _within(self._recent, at, CALLS_SECONDS)

    def in_channel(self, method: str, channel: str, at: float) -> int:
        """It sends or edits a message in a channel; how many such calls there are within `CHANNEL_SECONDS`."""
        return _within(self._in_channel.setdefault((method, channel), deque()), at, CHANNEL_SECONDS)


def _within(times: deque[float], at: float, seconds: float) -> int:
    while times and times[0] <= at - seconds:
        times.popleft()
    times.append(at)
    return len(times)
