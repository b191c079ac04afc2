"""The computer players of the Inn. They see only the part of a game that their seat may see."""

from __future__ import annotations

from bot.games.inn.patrons.regular import InnRandom, InnRegular
from bot.games.inn.patrons.shark import InnShark
from bot.patrons.patron import Patron

PATRONS: dict[str, Patron] = {"random": InnRandom(), "regular": InnRegular(), "shark": InnShark()}

__all__ = ["PATRONS"]
