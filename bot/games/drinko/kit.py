"""The kit of Drinko: everything the game brings, loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.paths import DATA, SCENARIOS

if TYPE_CHECKING:
    from PIL import Image

    from bot.engine import AnyGame
    from bot.engine.cases import Case
    from bot.engine.guides import Chapter, Ruling, Section
    from bot.games.kit import LessonPlan, Simulation
    from bot.patrons.patron import Patron
    from bot.scenario.models import Dialect
    from bot.ui.look import Cards, GameLook
    from bot.ui.words import Words


class DrinkoKit:
    """See `bot.games.kit.GameKit`."""

    name = "drinko"
    data = DATA / "drinko"
    scenarios = SCENARIOS / "drinko"
    words = data / "words"
    messages = (words, data / "rules")
    old_verbs = ("play", "draw", "drink", "call", "catch")
    cogs = ("cogs.drinko",)

    def rules(self) -> AnyGame:
        from bot.games.drinko.rules import Drinko

        return Drinko()

    def look(self) -> GameLook:
        from bot.games.drinko.look.look import LOOK

        return LOOK

    def patrons(self) -> Mapping[str, Patron]:
        from bot.games.drinko.patrons import PATRONS

        return PATRONS

    def guests(self) -> Mapping[str, Patron]:
        return {}

    def lesson(self) -> LessonPlan | None:
        from bot.engine import DEAL
        from bot.engine.lessons import LESSON
        from bot.games.drinko.rules.deals import the_deals
        from bot.games.kit import LessonPlan
        from bot.patrons import Scripted

        return LessonPlan(len(the_deals()[LESSON].hands) - 1, {DEAL: LESSON, "starter": 0}, Scripted())

    def dialect(self) -> Dialect:
        from bot.games.drinko.scenario import DrinkoDialect

        return DrinkoDialect(self.patrons())

    def guide(self) -> Sequence[Section]:
        from bot.games.drinko.rules.rulings import the_guide

        return the_guide()

    def rulings(self) -> Sequence[Ruling]:
        from bot.games.drinko.rules.rulings import the_rulings

        return the_rulings()

    def cases(self) -> Sequence[Case]:
        from bot.games.drinko.rules.rulings import the_cases

        return the_cases()

    def chapters(self, words: Words) -> Sequence[Chapter]:
        return ()

    def guide_sign(self, words: Words, name: str) -> Image.Image:
        from bot.games.drinko.look.pictures.guide import guide_sign

        return guide_sign(words, name)

    def cards(self) -> Cards:
        from bot.games.drinko.look.guide import DrinkoCards

        return DrinkoCards()

    def readers(self) -> Mapping[str, Callable[[str, str], object]]:
        from bot.games.drinko.rules import Drinko, read_deck
        from bot.games.drinko.rules.deals import read_lesson
        from bot.games.drinko.rules.rulings import read_cases, read_guide, read_rulings
        from bot.tables.seats.presets import read_presets

        return {
            "deck.toml": read_deck, "guide.toml": read_guide, "rulings.toml": read_rulings, "cases.toml": read_cases,
            "lesson.toml": read_lesson, "presets.toml": lambda text, name: read_presets(text, name, Drinko()),
        }  # fmt: skip

    def complaints(self, data: Path) -> Iterator[str]:
        return iter(())

    def notes(self, data: Path) -> Iterator[str]:
        return iter(())

    def originals(self) -> Sequence[str]:
        return ()

    def house_complaints(self, folder: Path) -> Sequence[str]:
        return ()

    def unplayable(self, data: Path, house: Path | None, told: Callable[[int, int], object]) -> Sequence[str]:
        return ()

    def add_house_decks(self, folder: Path) -> Sequence[str]:
        return ()

    def simulation(self) -> Simulation:
        from bot.games.drinko.simulation import SIMULATION

        return SIMULATION
