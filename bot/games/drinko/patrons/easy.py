"""The *easy* patron of Drinko: sound, and forgetful."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Option, SeatAsk
from bot.games.drinko.patrons.regular import DrinkoRegular, call_or_catch
from bot.games.drinko.rules.view import DrinkoView, Glance
from bot.patrons.patron import Luck, any_answer

SLIPS = 1 / 6
"""How often it plays any legal pick."""
OVERLOOKS = 1 / 3
"""How often it forgets to call, or does not see that somebody could be caught."""


class DrinkoEasy(DrinkoRegular):
    """Plays like a regular, but now and then anything that is legal."""

    def choose(self, view: DrinkoView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """What a regular picks, or any legal answer."""
        if luck() < SLIPS:
            return any_answer(ask, luck)
        return super().choose(view, ask, luck)

    def wish(self, view: Glance, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """A call or a catch that would count, unless it forgets."""
        pick = call_or_catch(view)
        return pick if pick and luck() >= OVERLOOKS else None
