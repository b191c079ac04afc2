"""The kit of the Inn: everything the game brings, loaded when it is asked for."""

from __future__ import annotations

import logging
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

log = logging.getLogger("barkeep")


class InnKit:
    """See `bot.games.kit.GameKit`."""

    name = "inn"
    data = DATA / "inn"
    scenarios = SCENARIOS / "inn"
    words = data / "words"
    messages = (words, data / "texts", data / "rules")
    old_verbs = (
        "pick", "aim", "discard", "pass", "respond", "timid", "why", "character", "orders",
    )  # fmt: skip
    cogs = (
        "cogs.inn", "cogs.inn_lobby", "cogs.inn_teams", "cogs.inn_judge", "cogs.gambling", "cogs.decks",
        "cogs.deck_parts",
    )  # fmt: skip

    def rules(self) -> AnyGame:
        from bot.games.inn.rules import Inn

        return Inn()

    def look(self) -> GameLook:
        from bot.games.inn.look.look import LOOK

        return LOOK

    def patrons(self) -> Mapping[str, Patron]:
        from bot.games.inn.patrons import PATRONS

        return PATRONS

    def guests(self) -> Mapping[str, Patron]:
        from bot.games.inn.patrons import GUESTS

        return GUESTS

    def lesson(self) -> LessonPlan | None:
        from bot.engine import DEAL
        from bot.engine.lessons import LESSON
        from bot.games.inn.rules.cards.deals import the_deals
        from bot.games.kit import LessonPlan
        from bot.patrons import Scripted

        deal = the_deals()[LESSON]
        options = {DEAL: LESSON, "windows": "quick", "starter": 0}
        return LessonPlan(len(deal.seat) - 1, options, Scripted(deal.plays))

    def dialect(self) -> Dialect:
        from bot.games.inn.scenario import InnDialect

        return InnDialect(self.patrons())

    def guide(self) -> Sequence[Section]:
        from bot.games.inn.rules.cards.rulings import the_guide

        return the_guide()

    def rulings(self) -> Sequence[Ruling]:
        from bot.games.inn.rules.cards.rulings import the_rulings

        return the_rulings()

    def cases(self) -> Sequence[Case]:
        from bot.games.inn.rules.cards.rulings import the_cases

        return the_cases()

    def chapters(self, words: Words) -> Sequence[Chapter]:
        from bot.games.inn.look.guides import character_chapters

        return character_chapters(words)

    def guide_sign(self, words: Words, name: str) -> Image.Image:
        from bot.games.inn.look.pictures.guide import guide_sign

        return guide_sign(name)

    def cards(self) -> Cards:
        from bot.games.inn.look.guides import InnCards

        return InnCards()

    def readers(self) -> Mapping[str, Callable[[str, str], object]]:
        from bot.games.inn.look.lobby import read_bosses, read_minutes
        from bot.games.inn.patrons.value import read_cast, read_former, read_keeping, read_learnt
        from bot.games.inn.rules.cards.deals import read_lesson
        from bot.games.inn.rules.cards.rulings import read_cases, read_guide, read_rulings
        from bot.games.inn.rules.game import Inn
        from bot.tables.seats.presets import read_presets

        return {
            "guide.toml": read_guide, "rulings.toml": read_rulings, "cases.toml": read_cases,
            "lesson.toml": read_lesson, "value.toml": read_learnt, "patrons.toml": read_cast,
            "keeping.toml": read_keeping, "former.toml": read_former,
            "minutes.toml": read_minutes, "bosses.toml": read_bosses,
            "presets.toml": lambda text, name: read_presets(text, name, Inn()),
        }  # fmt: skip

    def complaints(self, data: Path) -> Iterator[str]:
        from bot.games.inn.rules.cards.checking import complaints

        return iter(complaints(data))

    def notes(self, data: Path) -> Iterator[str]:
        from bot.games.inn.patrons.age import notes

        return notes(data)

    def originals(self) -> Sequence[str]:
        from bot.games.inn.rules import the_library
        from bot.games.inn.rules.cards.checking import originals
        from bot.games.inn.rules.cards.variety import variety_lines

        return [*originals(the_library()), *variety_lines(the_library())]

    def house_complaints(self, folder: Path) -> Sequence[str]:
        from bot.games.inn.look.pictures.portraits import read_portraits
        from bot.games.inn.rules import BadData, the_library
        from bot.games.inn.rules.cards.library import with_house_decks

        try:
            return [*with_house_decks(the_library(), folder)[1], *read_portraits(folder)[1]]
        except BadData:
            return ()  # without the shipped decks there is nothing to add to: `complaints` tells what is wrong

    def unplayable(self, data: Path, house: Path | None, told: Callable[[int, int], object]) -> Sequence[str]:
        from bot.games.inn.rules.cards.library import read_library, with_house_decks
        from bot.games.inn.simulation.proving import unplayable

        shipped = read_library(data)
        library = with_house_decks(shipped, house)[0] if house else shipped
        of_house = {*library.characters, *library.encounters} - {*shipped.characters, *shipped.encounters}
        lines: list[str] = []
        for found in unplayable(library, told):
            own = found.deck in of_house
            events = found.deck in library.encounters
            folder = "events/" if events else "" if own else "characters/"
            lines.append(f"{'' if own else f'{data.name}/'}{folder}{found.deck}.toml: {found}")
        return lines

    def add_house_decks(self, folder: Path) -> Sequence[str]:
        from bot.games.inn.look.pictures.faces import add_portraits
        from bot.games.inn.rules import the_library
        from bot.games.inn.rules.cards.library import add_house_decks

        wrong = [*add_house_decks(folder), *add_portraits(folder)]
        log.info("characters at the Inn: %s", ", ".join(sorted(the_library().offered)))
        return wrong

    def simulation(self) -> Simulation:
        from bot.games.inn.simulation import SIMULATION

        return SIMULATION
