"""A patron for tossing a coin: there is nothing to know."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Option, SeatAsk
from bot.patrons.patron import Luck, Patron, View, any_answer


class Tosser:
    """Calls either side alike."""

    reads_view = False
    reads_unasked = False

    def choose(self, view: View, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        return any_answer(ask, luck)

    def wish(self, view: View, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        return None


PATRONS: dict[str, Patron] = dict.fromkeys(("random", "easy", "regular", "shark"), Tosser())
