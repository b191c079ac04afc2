"""`simulate --report asks`: how often people at the Inn are asked, and how long a game takes them, in each way of
windows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, cast

from bot.engine import Run
from bot.games.inn.rules.play.setting_up import WINDOWS
from bot.games.inn.simulation.minutes import Lasted, lasting
from bot.games.kit import Batch

if TYPE_CHECKING:
    from bot.games.inn.rules import Inn


@dataclass(slots=True)
class Asks:
    """Sums over all games that were played in one way of windows."""

    turns: int = 0
    windows: int = 0
    asks: int = 0
    """Windows in which a seat must answer, added up over the seats."""
    empty: int = 0
    """Of these, those in which the seat has no card that fits: it can only pass."""
    late: int = 0
    """Windows that are open after their minimum time for a seat that is asked and has not answered within it. Where
    windows have no minimum time, one is drawn all the same, so that the ways compare."""
    one_possible: int = 0
    """Windows in which a single seat's deck could answer, judged by what everybody knows."""
    minutes: list[float] = field(default_factory=list[float])
    """Of each game."""

    def count(self, lasted: Lasted, possible: int) -> None:
        """A window in which so many seats' decks could answer."""
        self.windows += 1
        self.asks += len(lasted.ask.seats)
        self.empty += sum(len(seat_ask.options) == 1 for seat_ask in lasted.ask.seats.values())
        self.late += lasted.answers > lasted.least
        self.one_possible += possible == 1

    def plain(self) -> dict[str, float | None]:
        """For JSON: each is a ratio of sums over all games, but for the median. None where nothing was counted."""
        return {
            "asks_per_turn": _ratio(self.asks, self.turns),
            "empty_per_turn": _ratio(self.empty, self.turns),
            "open_after_minimum": _ratio(self.late, self.windows),
            "one_seat_possible": _ratio(self.one_possible, self.windows),
            "median_minutes": round(median(self.minutes), 2) if self.minutes else None,
        }


def _ratio(count: int, of: int) -> float | None:
    return round(count / of, 4) if of else None


class AsksReport:
    """The same games, natural, sealed and quick."""

    variants = WINDOWS

    def __init__(self) -> None:
        self.ways = {way: Asks() for way in WINDOWS}

    def play(self, batch: Batch, variant: str) -> Iterator[None]:
        """Play the games in this way of windows, one a step. Raises `Refused` and `Runaway`."""
        game = cast("Inn", batch.rules)
        counted = self.ways[variant]
        options = {**batch.options, "windows": variant}
        for seed in batch.seeds:
            run, _ = Run.new(game, len(batch.players), options, seed, live=False)
            luck, delays = Random(f"{seed}/patrons"), Random(f"{seed}/delays")
            seconds = 0.0
            for lasted in lasting(run, batch.players, luck, delays, batch.pace):
                seconds += lasted.seconds
                if lasted.ask.kind == "response":
                    counted.count(lasted, len(game.could_be_asked(run.state)))
            counted.turns += run.turn
            counted.minutes.append(seconds / 60)
            yield

    def plain(self) -> dict[str, Any]:
        """For JSON, by way of windows."""
        return {way: counted.plain() for way, counted in self.ways.items()}

    def show(self) -> None:
        """Print it as a table."""
        from rich.console import Console
        from rich.table import Table

        table = Table("for each own turn, or of all windows", *self.ways)
        names = {
            "asks_per_turn": ("windows in which a seat must answer, for each own turn", "{:.2f}"),
            "empty_per_turn": ("... with no card that fits, for each own turn", "{:.2f}"),
            "open_after_minimum": ("windows open after the minimum time", "{:.1%}"),
            "one_seat_possible": ("windows that one seat's deck could answer", "{:.1%}"),
            "median_minutes": ("minutes of the median game", "{:.1f}"),
        }
        plain = self.plain()
        for name, (title, form) in names.items():
            figures = (figure[name] for figure in plain.values())
            table.add_row(title, *("-" if figure is None else form.format(figure) for figure in figures))
        Console().print(table)
