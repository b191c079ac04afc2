"""Which interactions came too late to be meant any more: Discord delivers after an outage what was lost meanwhile."""

from __future__ import annotations

from bot.tables.clocks.clock import Clock

STALE = 3.0
"""Seconds after which Discord has told a person that their press failed."""
CATCHING_UP = 5.0
"""Seconds after the end of an outage in which old presses may still arrive."""


class Freshness:
    """Tells fresh interactions from old ones.

    Either clock may be wrong, ours or Discord's, so the age of an interaction is measured against fresh ones: those
    that come while the connection is up.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._away: set[int] = set()
        self._back_at: float | None = None
        self._usual: float | None = None
        """By how many seconds our clock is ahead of the time at which fresh interactions say they were made."""

    def lost(self, shard: int) -> None:
        """A connection is lost."""
        self._away.add(shard)

    def back(self, shard: int) -> None:
        """It is back."""
        self._away.discard(shard)
        self._back_at = self._clock.monotonic()

    def stale(self, created_at: float) -> bool:
        """Whether an interaction that was made at this time, by Discord's clock, is an old one."""
        now = self._clock.monotonic()
        catching_up = bool(self._away) or (self._back_at is not None and now - self._back_at < CATCHING_UP)
        ahead = now - created_at
        if not catching_up:
            self._usual = ahead
            return False
        return self._usual is not None and ahead - self._usual > STALE
