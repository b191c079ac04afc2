"""The computer players. They import the kernel and the games, and see of a game only what their seat may see."""

from __future__ import annotations

from bot.patrons import inn
from bot.patrons.drinko import Anybody, Regular
from bot.patrons.inn_shark import InnShark
from bot.patrons.patron import Luck, Patron, View
from bot.patrons.playing import play_out
from bot.patrons.shark import Shark

STRENGTHS = ("random", "regular", "shark")

PATRONS: dict[str, dict[str, Patron]] = {
    "drinko": {"random": Anybody(), "regular": Regular(), "shark": Shark()},
    "inn": {"random": inn.Anybody(), "regular": inn.Regular(), "shark": InnShark()},
}


def patron(game: str, strength: str) -> Patron:
    """The patron for a game (``drinko``, ``inn``) of a strength (``random``, ``regular``, ``shark``).

    Raises `KeyError` when there is none.
    """
    return PATRONS[game][strength]


__all__ = ["PATRONS", "STRENGTHS", "Luck", "Patron", "View", "patron", "play_out"]
