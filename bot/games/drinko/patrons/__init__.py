"""The computer players of Drinko. They see only the part of a game that their seat may see."""

from __future__ import annotations

from bot.games.drinko.patrons.easy import DrinkoEasy
from bot.games.drinko.patrons.regular import DrinkoRandom, DrinkoRegular
from bot.games.drinko.patrons.shark import DrinkoShark
from bot.patrons.patron import Patron

PATRONS: dict[str, Patron] = {
    "random": DrinkoRandom(), "easy": DrinkoEasy(), "regular": DrinkoRegular(), "shark": DrinkoShark(),
}  # fmt: skip
"""One of each strength, the weakest first."""

__all__ = ["PATRONS"]
