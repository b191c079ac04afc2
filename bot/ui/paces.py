"""How fast one person may press and use commands, so that nobody keeps the bot from the others."""

from __future__ import annotations

from bot.engine import Refused
from bot.tables.clocks.clock import Clock

BURST = 2
"""How many seconds' worth of presses may come at once."""
CLOSE = 1e-3
"""Seconds that rounding may cost."""
KEPT = 1_000
"""How many people are remembered before those who have rested are dropped."""


class Paces:
    """Counts what each person does. `rate`: presses and commands a second, in the long run."""

    def __init__(self, clock: Clock, rate: float) -> None:
        self._clock = clock
        self._rate = rate
        self._free_at: dict[int, float] = {}
        """The monotonic time at which the person has all of their burst again."""

    def enter(self, user_id: int) -> None:
        """Count one press. Raises `Refused('too-fast')`, which counts for nothing, while there are too many."""
        now = self._clock.monotonic()
        if len(self._free_at) > KEPT:
            self._free_at = {user: at for user, at in self._free_at.items() if at > now}
        at = max(self._free_at.get(user_id, now), now) + 1 / self._rate
        if at - now > BURST + CLOSE:
            raise Refused("too-fast")
        self._free_at[user_id] = at
