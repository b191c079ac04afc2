"""The kit of the Inn: everything the game brings, loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.paths import DATA

if TYPE_CHECKING:
    from bot.engine import AnyGame
    from bot.patrons.patron import Patron
    from bot.scenario.models import Dialect
    from bot.ui.look import GameLook


class InnKit:
    """See `bot.games.kit.GameKit`."""

    name = "inn"
    data = DATA / "inn"
    words = data / "words" / "en.toml"

    def rules(self) -> AnyGame:
        from bot.games.inn.rules import Inn

        return Inn()

    def look(self) -> GameLook:
        from bot.games.inn.look.look import LOOK

        return LOOK

    def patrons(self) -> Mapping[str, Patron]:
        from bot.games.inn.patrons import PATRONS

        return PATRONS

    def dialect(self) -> Dialect:
        from bot.games.inn.scenario import InnDialect

        return InnDialect()
