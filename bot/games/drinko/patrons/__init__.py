"""The computer players of Drinko. They see of a game only what their seat may see."""

from __future__ import annotations

from bot.games.drinko.patrons.regular import Anybody, Regular
from bot.games.drinko.patrons.shark import Shark
from bot.patrons.patron import Patron

PATRONS: dict[str, Patron] = {"random": Anybody(), "regular": Regular(), "shark": Shark()}

__all__ = ["PATRONS"]
