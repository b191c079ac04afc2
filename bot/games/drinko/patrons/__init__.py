"""The computer players of Drinko. They see only the part of a game that their seat may see."""

from __future__ import annotations

from bot.games.drinko.patrons.regular import DrinkoRandom, DrinkoRegular
from bot.games.drinko.patrons.shark import DrinkoShark
from bot.patrons.patron import Patron

PATRONS: dict[str, Patron] = {"random": DrinkoRandom(), "regular": DrinkoRegular(), "shark": DrinkoShark()}

__all__ = ["PATRONS"]
