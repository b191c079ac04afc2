"""A patron that plays what is written down for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Option, SeatAsk
from bot.patrons.patron import Luck, View


class Scripted:
    """Plays the first card of its list that is offered, at the first possible targets; else what stands if a seat does
    not answer. It uses no unasked option, so that what it does depends on no time.
    """

    reads_view = False
    reads_unasked = False

    def __init__(self, plays: Sequence[str] = ()) -> None:
        self.plays = plays

    def choose(self, view: View, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """The first card of the list, or the default."""
        for key in self.plays:
            option = ask.options.get(key)
            if option is not None and ask.least <= 1 <= ask.most:
                return (option.fewest(),)
        return ask.default

    def wish(self, view: View, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """Nothing."""
        return None
