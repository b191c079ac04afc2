"""What the computer players of all games share. They see only the part of a game that their seat may see."""

from __future__ import annotations

from bot.patrons.patron import STRENGTHS, Luck, Patron, Thinker, View
from bot.patrons.playing import play_out
from bot.patrons.scripted import Scripted

__all__ = ["STRENGTHS", "Luck", "Patron", "Scripted", "Thinker", "View", "play_out"]
