"""Which interactions came too late to be meant any more: Discord delivers after an outage what was lost meanwhile, and
what arrived while the process stood still was not looked at.
"""

from __future__ import annotations

from bot.tables.clocks.clock import Clock, Handle

STALE = 3.0
"""Seconds after which Discord has told a person that their press failed."""
CATCHING_UP = 5.0
"""Seconds after the end of an outage in which old presses may still arrive."""
TICK = 0.5
"""Seconds between two looks at how late the event loop is."""
LATE = 1.0
"""Seconds by which it may be late without counting as an outage."""


class Freshness:
    """Tells fresh interactions from old ones.

    Either clock may be wrong, ours or Discord's, so the age of an interaction is measured against fresh ones: those
    that come while the connection is up and the event loop is in time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._away: set[int] = set()
        self._back_at: float | None = None
        self._usual: float | None = None
        """By how many seconds our clock is ahead of the time at which fresh interactions say they were made."""
        self._tick: Handle | None = None
        self._due: float | None = None
        """The monotonic time of the next look at the event loop."""
        self._late = self._late_at = 0.0
        """By how many seconds it was late last, of what counts, and when that was found out."""

    def watch(self) -> None:
        """Watch from now on how late the event loop is, until `close`."""
        self._due = self._clock.monotonic() + TICK
        self._tick = self._clock.call_later(TICK, self._look)

    def close(self) -> None:
        """Watch it no more."""
        if self._tick is not None:
            self._tick.cancel()

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
        self._note_lateness(now)
        late = self._late if now - self._late_at < CATCHING_UP else 0.0
        catching_up = bool(self._away) or (self._back_at is not None and now - self._back_at < CATCHING_UP)
        ahead = now - created_at
        if not catching_up and not late:
            self._usual = ahead
            return False
        if self._usual is not None:
            return ahead - self._usual > STALE
        # None has come yet. If both clocks are right it is as old as they say, and no older than we were late.
        return STALE < self._clock.now() - created_at < late + STALE

    def _look(self) -> None:
        self._note_lateness(self._clock.monotonic())
        self.watch()

    def _note_lateness(self, now: float) -> None:
        """An event may be handled before the look that is due."""
        if self._due is not None and now - self._due > LATE:
            self._late, self._late_at = now - self._due, now
