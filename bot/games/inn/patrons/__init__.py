"""The computer players of the Inn. They see only the part of a game that their seat may see."""

from __future__ import annotations

from bot.games.inn.patrons.strengths import guests, strengths

PATRONS = strengths()
GUESTS = guests()

__all__ = ["GUESTS", "PATRONS"]
