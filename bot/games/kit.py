"""The protocol of everything that a game brings. The registry, `bot.games.GAMES`, holds one kit for each game.

Making a kit, or reading a name or a path from it, loads nothing of the game; each method loads what it returns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from PIL import Image

    from bot.engine import AnyGame, Run
    from bot.engine.cases import Case
    from bot.engine.guides import Chapter, Ruling, Section
    from bot.patrons.patron import Patron
    from bot.scenario.models import Dialect
    from bot.ui.look import Cards, GameLook
    from bot.ui.words import Words

Kept: TypeAlias = "Callable[[Run], Callable[[], bool]]"
"""Looks at a new game and returns a check, which tells at its end whether a card or a piece was lost."""
Timed: TypeAlias = (
    "Callable[[Run, Sequence[Patron], Random, Random, str, Callable[[Run], None] | None], tuple[int, float]]"
)
"""Plays a game to its end as people would at a pace, with the luck of the patrons and that of how long each thinks;
calls the last argument after each ask. How many decisions that took, and minutes."""
Train: TypeAlias = "Callable[[int, str, Callable[[], object]], str]"
"""Learns from so many games of this seed, keeps what was learnt with the game's data, and says where. Calls the last
argument after each game."""


class Figures(Protocol):
    """Figures of many games."""

    def plain(self) -> dict[str, Any]:
        """The figures for JSON."""
        ...

    def show(self) -> None:
        """Print the figures."""
        ...


class Balance(Figures, Protocol):
    """What `simulate` reports on many games besides the winners."""

    def begin(self, run: Run) -> Callable[[Run], None] | None:
        """A new game; what is to be called after each of its asks, if anything."""
        ...

    def count(self, run: Run, minutes: float | None = None) -> None:
        """A game that is over, and how long people would have taken, where that was reckoned."""
        ...

    def add(self, more: Any) -> None:
        """What a balance of the same kind has counted of other games."""
        ...


@dataclass(frozen=True, slots=True)
class Batch:
    """The games that a report is about: a game of each seed, with these players and options."""

    rules: AnyGame
    seeds: Sequence[str]
    players: Sequence[Patron]
    options: Mapping[str, Any]
    pace: str
    """The pace at which people's time is reckoned."""


class Conduct(Figures, Protocol):
    """What `duel` tells of how a patron played, besides how often it won."""

    def observed(self, patron: Patron) -> Patron:
        """The patron, playing as it does, and looked at."""
        ...

    def watch(self, run: Run) -> None:
        """Called after each ask."""
        ...

    def count(self, run: Run) -> None:
        """A game that is over."""
        ...


class SimulationReport(Figures, Protocol):
    """What `simulate --report` tells of games that it has played for that alone."""

    @property
    def variants(self) -> Sequence[str]:
        """It plays each game in each of them."""
        ...

    def play(self, batch: Batch, variant: str) -> Iterator[None]:
        """Play the games in this variant, one a step. Raises `Refused` like `Game.new`, and `Runaway`."""
        ...


@dataclass(frozen=True, slots=True)
class Simulation:
    """What `simulate` needs to know of a game."""

    keeps: Callable[[Mapping[str, Any]], Kept]
    """What may neither appear nor vanish at a table with these options, complete."""
    word_options: Collection[str] = ()
    """The options whose value is a word."""
    list_options: Collection[str] = ()
    """Those that list words."""
    balance: Callable[[], Balance] | None = None
    """A new balance; None: nothing is told besides the wins."""
    timed: Timed | None = None
    """None when there is no model of how long people take at this game."""
    windows: Sequence[str] = ()
    """The ways of windows that its table option `windows` offers; empty without such an option."""
    conduct: Callable[[], Conduct] | None = None
    """A new look at how a patron plays; None: `duel` tells the wins alone."""
    former: Callable[[], Mapping[str, Patron]] = dict[str, "Patron"]
    """Strengths of earlier versions, which `duel` compares with."""
    train: Mapping[str, Train] = field(default_factory=dict[str, "Train"])
    """What the game's patrons can learn, by name; first what they learn usually."""
    sides: Callable[[int, Mapping[str, Any]], Sequence[int]] | None = None
    """By seat, the side that it plays for at a table of so many seats with these options, complete; None: each for
    itself."""
    reports: Mapping[str, Callable[[], SimulationReport]] = field(
        default_factory=dict[str, "Callable[[], SimulationReport]"]
    )
    """What can be told of games instead of who won them, by name."""


@dataclass(frozen=True, slots=True)
class LessonPlan:
    """How a table is set up for a game's lesson."""

    patrons: int
    """How many patrons sit there besides the learner."""
    options: Mapping[str, Any]
    """The table's options; the written deal among them (`bot.engine.DEAL`)."""
    patron: Patron
    """Who plays against the learner: mild, and the same each time."""


class GameKit(Protocol):
    """Everything a game brings."""

    @property
    def name(self) -> str:
        """The game's name in the database, in commands, in scenarios and in keys of words."""
        ...

    @property
    def data(self) -> Path:
        """The folder of its data."""
        ...

    @property
    def scenarios(self) -> Path:
        """The folder of the scenarios that its cases name."""
        ...

    @property
    def messages(self) -> Sequence[Path]:
        """All folders with texts of its own: a table is offered in the languages that have them all."""
        ...

    @property
    def words(self) -> Path:
        """The folder of its words, a file for each language; they share no key with any other words."""
        ...

    @property
    def old_verbs(self) -> Sequence[str]:
        """Its verbs from the time before verbs had an area, which are on old messages; a newer game has none."""
        ...

    @property
    def cogs(self) -> Sequence[str]:
        """The modules whose `setup` adds its own commands."""
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

    def guests(self) -> Mapping[str, Patron]:
        """The guests of the house: computer players with a manner of their own, by code, in the order in which they
        come to a table. No code is a strength. Their names stand in the game's words."""
        ...

    def lesson(self) -> LessonPlan | None:
        """Its lesson; None if it has none. Raises `BadData`."""
        ...

    def dialect(self) -> Dialect:
        """The dialect of its scenarios."""
        ...

    def guide(self) -> Sequence[Section]:
        """The short rules, as `/rules` shows them. Raises `BadData`."""
        ...

    def rulings(self) -> Sequence[Ruling]:
        """Its rulings, ordered by number. Raises `BadData`."""
        ...

    def cases(self) -> Sequence[Case]:
        """Its book of cases: every statement of its rule documents, and what proves it. Raises `BadData`."""
        ...

    def chapters(self, words: Words) -> Sequence[Chapter]:
        """Further pages of its rules, each on one thing; the title is one of a select's lines."""
        ...

    def guide_sign(self, words: Words, name: str) -> Image.Image:
        """A sign that its guide or a chapter names. Raises an error for an unknown name."""
        ...

    def cards(self) -> Cards:
        """The catalogue of its cards, for `/card`."""
        ...

    def readers(self) -> Mapping[str, Callable[[str, str], object]]:
        """The files of `data` that `check` reads by themselves, and what reads the text of each; it is told the file's
        name, too, and raises `BadData` with file and reason."""
        ...

    def complaints(self, data: Path) -> Iterator[str]:
        """Further faults in a folder of data: file in the folder, card, reason."""
        ...

    def notes(self, data: Path) -> Iterator[str]:
        """What is no fault in a folder of data but should be known: file in the folder, what to do. Raises `BadData`
        if the folder has faults."""
        ...

    def originals(self) -> Sequence[str]:
        """A line for each card, and each number, that is of our own making and not from the game's rule documents."""
        ...

    def house_complaints(self, folder: Path) -> Sequence[str]:
        """The faults in an operator's folder of further decks, and in what belongs to them: file, card, reason."""
        ...

    def unplayable(self, data: Path, house: Path | None, told: Callable[[int, int], object]) -> Sequence[str]:
        """A line for each card that no game came to when many were played: file, card, what may be the reason.

        Plays with the decks in `data` and the good ones in the operator's folder `house`; `told` hears now and then of
        how many cards, or ways to play them, that many have come up. Raises `BadData` if `data` has faults.
        """
        ...

    def add_house_decks(self, folder: Path) -> Sequence[str]:
        """Add those decks, for as long as the process runs. Returns the faults of what is left out.

        Called before `rules`.
        """
        ...

    def simulation(self) -> Simulation:
        """What `simulate` needs to know."""
        ...


Kits: TypeAlias = Mapping[str, GameKit]
"""The games a program plays, by name."""


def patrons_of(kits: Kits) -> Callable[[str, str], Patron]:
    """Gives the patron of a game with a strength, or the guest of the house with that code. Raises `KeyError` if there
    is none."""
    return lambda game, strength: patron_of(kits[game], strength)


def patron_of(kit: GameKit, strength: str) -> Patron:
    """The patron of a strength, the one of the lesson, or the guest of the house with that code. Raises `KeyError` if
    there is none."""
    from bot.engine.lessons import LESSON

    strengths, plan = kit.patrons(), kit.lesson() if strength == LESSON else None
    if plan is not None:
        return plan.patron
    return strengths[strength] if strength in strengths else kit.guests()[strength]


def all_patrons(kit: GameKit) -> dict[str, Patron]:
    """Every computer player that a command can name: the strengths, the guests of the house, and the strengths of
    earlier versions."""
    return {**kit.patrons(), **kit.guests(), **kit.simulation().former()}
