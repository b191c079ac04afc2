"""The registry: the only list of games in the program. It loads each part of a game only when the part is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.drinko.kit import DrinkoKit
from bot.games.inn.kit import InnKit
from bot.games.kit import patron_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.kit import GameKit
    from bot.patrons.patron import Patron
    from bot.ui.words import Words

_KITS: tuple[GameKit, ...] = (
    DrinkoKit(),
    InnKit(),
)

GAMES: Mapping[str, GameKit] = {kit.name: kit for kit in _KITS}
"""Every game, by its name, in the order in which commands offer them."""


def patron(game: str, strength: str) -> Patron:
    """The patron of a game with a strength (`bot.patrons.STRENGTHS`), or the guest of the house with that code. Raises
    `KeyError` if there is none."""
    return patron_of(GAMES[game], strength)


def english() -> Words:
    """All English words of the program: those that all games share, and those of each game. Raises `BadMessages`."""
    return words_in("en")


def words_in(code: str) -> Words:
    """All words of the program in one language; "" for the one that is spoken as something is said.

    Raises `BadMessages`.
    """
    from bot.ui import words

    return words.words_in(code, *(kit.words for kit in GAMES.values()))
