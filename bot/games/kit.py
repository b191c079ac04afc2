"""What a game brings, as one protocol. The registry, `bot.games.GAMES`, holds one kit a game.

Making a kit, and asking it for a name or a path, loads nothing of the game; each method loads what it gives.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from bot.engine import AnyGame
    from bot.patrons.patron import Patron
    from bot.scenario.models import Dialect
    from bot.ui.look import GameLook


class GameKit(Protocol):
    """Everything a game brings."""

    @property
    def name(self) -> str:
        """What the program calls it: in the database, in commands, in scenarios, in keys of words."""
        ...

    @property
    def data(self) -> Path:
        """The folder of its data."""
        ...

    @property
    def words(self) -> Path:
        """The file of its English words; no key of it stands in another."""
        ...

    def rules(self) -> AnyGame:
        """The game as the kernel plays it. Raises `BadData`."""
        ...

    def look(self) -> GameLook:
        """The game as people see it."""
        ...

    def patrons(self) -> Mapping[str, Patron]:
        """Its computer players, one of each strength."""
        ...

    def dialect(self) -> Dialect:
        """How its scenarios are written."""
        ...


Kits: TypeAlias = Mapping[str, GameKit]
"""The games a program plays, by name."""
