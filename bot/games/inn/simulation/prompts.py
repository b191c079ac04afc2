"""`simulate --report prompts`: whether what prompts foretell comes true when nobody answers, in random positions of
each variant and in each way of windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from bot.engine import Run, Told
from bot.games.inn.rules.cards.library import the_library
from bot.games.inn.rules.foresee import Outcome, foresee
from bot.games.inn.rules.game import Inn
from bot.games.inn.rules.play.lineups import is_villain
from bot.games.inn.rules.play.orders import ORDERS
from bot.games.inn.rules.play.playing import borrow, happen, respond
from bot.games.inn.rules.play.setting_up import WINDOWS
from bot.games.inn.rules.play.table import Table
from bot.games.inn.rules.play.variants import VARIANTS
from bot.games.inn.simulation.watched import Note, WatchedTable
from bot.games.kit import Batch
from bot.patrons.patron import any_answer

if TYPE_CHECKING:
    from bot.games.inn.rules import Library
    from bot.games.inn.rules.play.state import State
    from bot.games.inn.rules.play.view import InnView

Foretell = Callable[["InnView", "Library"], Sequence[Outcome]]
"""What is foretold from a view, by seat."""
LOOKED_AT = 0.3
"""How often a window in which nobody has answered yet is a position: nobody answers it then."""
OUT_OF_TURN = 0.02
"""How often somebody does something out of turn."""
MOST_SEATS = 6
EXAMPLES = 3
"""How many wrong prompts are told of each variant and way of windows."""
TABLE_WIDE = 110
"""The characters of a line that the table needs at least."""
EVENT_DECKS = ("none", "both")
BETWEEN: frozenset[str] = frozenset({"won", "taken", "gained", "hurt"})
"""What comes of a thing when it is no more on the stack itself."""


@dataclass(slots=True)
class Prompts:
    """Counts of prompts, one a seat and position."""

    positions: int = 0
    prompts: int = 0
    sure: int = 0
    touched: int = 0
    """Of the sure ones those in which something happens to the seat."""
    wrong: Counter[str] = field(default_factory=Counter[str])
    """Of the sure ones those that did not come true, by what lay on top of the stack."""
    kinds: Counter[str] = field(default_factory=Counter[str])
    """The sure ones by the same."""
    examples: list[str] = field(default_factory=list[str])
    """The first of the wrong ones: where it was, what was foretold, and what came."""

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "positions": self.positions, "prompts": self.prompts, "sure": self.sure, "touched": self.touched,
            "right": self.sure - self.wrong.total(), "wrong": self.wrong.total(),
            "kinds": {kind: {"sure": n, "wrong": self.wrong[kind]} for kind, n in sorted(self.kinds.items())},
            "examples": self.examples,
        }  # fmt: skip


# -- the rules, watched ----------------------------------------------------------------------------------------------


class Watched(Inn):
    """The Inn, with a note of what happens."""

    def __init__(self, library: Library | None = None) -> None:
        super().__init__(library)
        self.note = Note()

    def table(self, state: State, told: Told) -> Table:
        """The table of a state, watched."""
        table = WatchedTable(state, told, self.library, respond, happen, borrow)
        table.note = self.note
        return table


# -- comparing -------------------------------------------------------------------------------------------------------


def compare(run: Run, foretell: Foretell, counted: Prompts, luck: Random) -> None:
    """Let nobody answer in the open window, and see whether what was foretold to each seat comes true.

    What players have to choose on the way is chosen at random. The game of the run is a `Watched` one.
    """
    game: Any = run.game
    note: Note = game.note
    state: State = run.state
    kind, living = state.stack[-1].what, state.living()
    where = f"turn {run.turn}: {' > '.join(f'{item.what} {item.card}'.strip() for item in state.stack)}"
    in_last_chance = any(item.what == "losing" for item in state.stack)
    told = {seat: foretell(game.view(state, seat), game.library)[seat] for seat in living}
    note.clear()
    _nobody_answers(run, luck)
    note.ends(state, game.library)
    counted.positions += 1
    counted.prompts += len(told)
    for seat, outcome in told.items():
        if outcome.unseen or outcome.unsure:
            continue
        counted.sure += 1
        counted.kinds[kind] += 1
        counted.touched += bool(outcome.after != outcome.before or outcome.drawn or outcome.out)
        out = seat in note.out
        comes_true = (outcome.after, outcome.drawn) == (note.end[seat], note.drawn[seat]) or (out and in_last_chance)
        if out != bool(outcome.out) or not comes_true:
            counted.wrong[kind] += 1
            if len(counted.examples) < EXAMPLES:
                came = f"{note.end[seat]}, {note.drawn[seat]} drawn, {'out' if out else 'in'}"
                counted.examples.append(f"{where}; seat {seat}: {outcome}; came {came}")


def _nobody_answers(run: Run, luck: Random) -> None:
    """Let all that lies on the stack be resolved without an answer."""
    state: State = run.state
    first = state.stack[0]
    while (ask := run.ask) is not None and state.stack and (state.stack[0] is first or state.stack[0].what in BETWEEN):
        if ask.kind == "response":
            run.answer_all({seat: seat_ask.default for seat, seat_ask in ask.seats.items()})
        else:
            seats = list(ask.seats)[:1] if ask.first else list(ask.seats)
            run.answer_all({seat: any_answer(ask.seats[seat], luck.random) for seat in seats})


class PromptsReport:
    """Games of each variant, in all ways of windows."""

    variants: Sequence[str] = [f"{variant} {way}" for variant in VARIANTS for way in WINDOWS]

    def __init__(self, foretell: Foretell = foresee) -> None:
        self._foretell = foretell
        self.counted = {name: Prompts() for name in self.variants}

    def play(self, batch: Batch, variant: str) -> Iterator[None]:
        """Play the games in this variant and way of windows, one a step. Raises `Refused` and `Runaway`."""
        name, _, way = variant.partition(" ")
        takes = [seats for seats in VARIANTS[name].seats if seats <= _most_seats(name)]
        for number, seed in enumerate(batch.seeds):
            events = EVENT_DECKS[number // len(takes) % len(EVENT_DECKS)]
            options = {"events": events, **batch.options, "windows": way, "variant": name}
            run = Run.new(Watched(), takes[number % len(takes)], options, f"{seed}/{variant}", live=False)[0]
            self._look(run, batch, Random(f"{seed}/{variant}/luck"), self.counted[variant])
            yield

    def _look(self, run: Run, batch: Batch, luck: Random, counted: Prompts) -> None:
        """Play a game to its end, and compare in many of its windows."""
        players = batch.players
        while (ask := run.ask) is not None:
            if ask.kind == "response" and run.state.stack and luck.random() < LOOKED_AT:
                compare(run, self._foretell, counted, luck)
                continue
            seats = list(ask.seats)[:1] if ask.first else list(ask.seats)
            picks = {
                seat: players[seat % len(players)].choose(run.view(seat), ask.seats[seat], luck.random)
                for seat in seats
            }
            run.answer_all(picks)
            if not run.over and luck.random() < OUT_OF_TURN:
                _out_of_turn(run, luck)

    def plain(self) -> dict[str, Any]:
        """For JSON, by variant and way of windows."""
        return {name: counted.plain() for name, counted in self.counted.items()}

    def show(self) -> None:
        """Print it as a table."""
        from rich.console import Console
        from rich.table import Table as Shown

        table = Shown("variant and windows", "positions", "prompts", "sure", "something happens", "right", "wrong")
        kinds, wrong = Counter[str](), Counter[str]()
        for name, counted in self.counted.items():
            figures = counted.plain()
            table.add_row(
                name, *(str(figures[key]) for key in ("positions", "prompts", "sure", "touched", "right", "wrong"))
            )
            kinds, wrong = kinds + counted.kinds, wrong + counted.wrong
        console = Console()
        console.width = max(console.width, TABLE_WIDE)
        console.print(table)
        for kind, n in sorted(kinds.items()):
            print(f"{kind}: {n} sure, {n - wrong[kind]} right, {wrong[kind]} wrong")
        for name, counted in self.counted.items():
            for example in counted.examples:
                print(f"wrong, {name}, {example}")


def _most_seats(variant: str) -> int:
    """The most seats of the games of a variant: where everybody is a Boss, no more than there are villains."""
    characters = the_library().characters
    villains = sum(is_villain(the_library(), code) for code in characters)
    return min(villains, MOST_SEATS) if VARIANTS[variant].bosses == "all" else MOST_SEATS


def _out_of_turn(run: Run, luck: Random) -> None:
    """Somebody plays something out of turn, if anything can be played. Nobody gives orders, which would answer."""
    seats = run.state.living()
    seat = seats[int(luck.random() * len(seats))]
    options = run.game.unasked(run.state, seat)
    picks = [pick for key, option in options.items() if key != ORDERS for pick in option.picks()]
    if picks:
        run.use_unasked(seat, picks[int(luck.random() * len(picks))])
