"""How long computer players may think: those that look ahead have a share of a core between them."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.engine import SeatAsk
from bot.patrons.patron import Luck, Patron, Thinker, View
from bot.tables.clocks.clock import Clock

SHARE = 0.05
"""The share of a core that all of them together may use on the mean."""
SAVED = 3.0
"""The most seconds of the processor that are saved up while nobody thinks."""


class Allowance:
    """Lets computer players think as long as their share lasts; then they play what they find best at once."""

    def __init__(self, clock: Clock, used: Callable[[], float] = time.thread_time) -> None:
        """`used` gives the seconds of the processor that this thread has used."""
        self._clock = clock
        self._used = used
        self._left = SAVED
        self._at = clock.now()

    def choose(self, patron: Patron, view: View, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """What a patron picks, or who plays in its place when the share is used up."""
        if not isinstance(patron, Thinker):
            return patron.choose(view, ask, luck)
        now = self._clock.now()
        self._left = min(SAVED, self._left + SHARE * max(0.0, now - self._at))
        self._at = now
        if self._left <= 0:
            return patron.at_once.choose(view, ask, luck)
        began = self._used()
        try:
            return patron.choose(view, ask, luck)
        finally:
            self._left -= self._used() - began
