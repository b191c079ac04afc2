"""The *shark* of Drinko: counts the cards that lie open, and weighs what each pick leaves to the next seat."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Option, SeatAsk
from bot.games.drinko.patrons.hunch import count_unseen, hunches
from bot.games.drinko.patrons.regular import call_or_catch, neighbours_of
from bot.games.drinko.rules.view import DrinkoView, Glance, viewer
from bot.patrons.patron import Luck


class DrinkoShark:
    """Counts cards. It knows no more than its seat's view.

    Playing on over imagined deals, which it once did, won no more: 0.301 of 5,000 games against three regulars with it,
    0.300 without, at four times the time.
    """

    reads_view = True
    reads_unasked = False

    def choose(self, view: DrinkoView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """The first of the picks with the best hunch."""
        picks = [pick for option in ask.options.values() for pick in option.picks()]
        if len(picks) == 1:
            return (picks[0],)
        neighbours = neighbours_of(viewer(view), view["sizes"], view["direction"], view["out"])
        worths = hunches(picks, view["hand"], view["train"], neighbours, count_unseen(view))
        return (max(zip(worths, picks, strict=True), key=lambda judged: judged[0])[1],)

    def wish(self, view: Glance, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """Calls and catches whenever it counts."""
        return call_or_catch(view)
