"""The kit of a game outside the package: all that a third game needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.engine import BadData, guides
from bot.engine.cases import Case
from bot.engine.guides import Chapter, Ruling, Section
from bot.games.kit import Kept, LessonPlan, Simulation

if TYPE_CHECKING:
    from PIL import Image

    from bot.engine import AnyGame, Run
    from bot.patrons.patron import Patron
    from bot.scenario.models import Dialect
    from bot.ui.look import Cards, GameLook
    from bot.ui.words import Words


class CoinKit:
    """See `bot.games.kit.GameKit`."""

    name = "coin"
    data = Path(__file__).with_name("data")
    scenarios = Path(__file__).parent
    words = data / "words"
    messages = (words,)
    old_verbs = ()
    cogs = ("tests.games.coin.cog",)

    def rules(self) -> AnyGame:
        from tests.games.coin.rules import Coin

        return Coin()

    def look(self) -> GameLook:
        from tests.games.coin.look import LOOK

        return LOOK

    def patrons(self) -> Mapping[str, Patron]:
        from tests.games.coin.patrons import PATRONS

        return PATRONS

    def guests(self) -> Mapping[str, Patron]:
        return {}

    def lesson(self) -> LessonPlan | None:
        return None

    def dialect(self) -> Dialect:
        from tests.games.coin.scenario import CoinDialect

        return CoinDialect()

    def guide(self) -> Sequence[Section]:
        return read_guide((self.data / "guide.toml").read_text(encoding="utf-8"), "guide.toml")

    def rulings(self) -> Sequence[Ruling]:
        return read_rulings((self.data / "rulings.toml").read_text(encoding="utf-8"), "rulings.toml")

    def cases(self) -> Sequence[Case]:
        return ()

    def chapters(self, words: Words) -> Sequence[Chapter]:
        return ()

    def guide_sign(self, words: Words, name: str) -> Image.Image:
        raise KeyError(name)

    def cards(self) -> Cards:
        from tests.games.coin.look import CoinCards

        return CoinCards(self.rulings())

    def readers(self) -> Mapping[str, Callable[[str, str], object]]:
        return {"guide.toml": read_guide, "rulings.toml": read_rulings}

    def complaints(self, data: Path) -> Iterator[str]:
        return iter(())

    def notes(self, data: Path) -> Iterator[str]:
        return iter(())

    def originals(self) -> Sequence[str]:
        return ["coin: both sides"]

    def house_complaints(self, folder: Path) -> Sequence[str]:
        return ()

    def unplayable(self, data: Path, house: Path | None, told: Callable[[int, int], object]) -> Sequence[str]:
        return ()

    def add_house_decks(self, folder: Path) -> Sequence[str]:
        return ()

    def simulation(self) -> Simulation:
        return Simulation(keeps)


def keeps(options: Mapping[str, Any]) -> Kept:
    """Nobody has more points than it takes to win."""

    def kept(run: Run) -> Callable[[], bool]:
        return lambda: max(run.state.points) == options["goal"]

    return kept


def read_guide(text: str, name: str) -> Sequence[Section]:
    return guides.read_guide(text, name, BadData)


def read_rulings(text: str, name: str) -> Sequence[Ruling]:
    return guides.read_rulings(text, name, ("heads", "tails"), BadData)
