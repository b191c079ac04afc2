"""The kit of Drinko: everything the game brings, loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.paths import DATA

if TYPE_CHECKING:
    from bot.engine import AnyGame
    from bot.patrons.patron import Patron
    from bot.scenario.models import Dialect
    from bot.ui.look import GameLook


class DrinkoKit:
    """See `bot.games.kit.GameKit`."""

    name = "drinko"
    data = DATA / "drinko"
    words = data / "words" / "en.toml"

    def rules(self) -> AnyGame:
        from bot.games.drinko.rules import Drinko

        return Drinko()

    def look(self) -> GameLook:
        from bot.games.drinko.look.look import LOOK

        return LOOK

    def patrons(self) -> Mapping[str, Patron]:
        from bot.games.drinko.patrons import PATRONS

        return PATRONS

    def dialect(self) -> Dialect:
        from bot.games.drinko.scenario import DrinkoDialect

        return DrinkoDialect()
