"""The games there are. Loads no game before it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.patrons.patron import Patron

NAMES = ("drinko", "inn")


def patron(game: str, strength: str) -> Patron:
    """The patron for a game (``drinko``, ``inn``) of a strength (``random``, ``regular``, ``shark``).

    Raises `KeyError` when there is none.
    """
    if game not in NAMES:
        raise KeyError(game)
    patrons = cast("Mapping[str, Patron]", import_module(f"bot.games.{game}.patrons").PATRONS)
    return patrons[strength]
