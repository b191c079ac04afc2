"""What `simulate` looks at besides when it plays the Inn: the balance of the characters, and what may not vanish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import TYPE_CHECKING, Any

from bot.engine import Refused
from bot.games.inn.rules.play.setting_up import WINDOWS
from bot.games.inn.rules.play.variants import parties_of, variant_of
from bot.games.inn.simulation.asks import AsksReport
from bot.games.inn.simulation.conduct import InnConduct
from bot.games.inn.simulation.minutes import timed
from bot.games.inn.simulation.prompts import PromptsReport
from bot.games.inn.simulation.sense import SenseReport
from bot.games.inn.simulation.staying import Staying
from bot.games.kit import Kept, Simulation
from bot.patrons.share import WinShare

if TYPE_CHECKING:
    from bot.engine import Run
    from bot.games.inn.rules import State
    from bot.patrons.patron import Patron


class InnBalance:
    """Counts over many games: by character, by length, by how players went out, by time."""

    def __init__(self) -> None:
        self.games = 0
        self.seats: Counter[str] = Counter()
        self.fair: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.out: Counter[str] = Counter()
        self.turns: list[int] = []
        self.minutes: list[float] = []
        self.staying = Staying()
        self.boss = WinShare()
        """The first places of a Boss who plays alone against all others."""

    def begin(self, run: Run) -> Callable[[Run], None] | None:
        """A new game: Events, counters and side cards are looked at after each ask, where there are any."""
        return self.staying.look if self.staying.begin(run) else None

    def count(self, run: Run, minutes: float | None = None) -> None:
        """A game that is over. Who shares the first place shares the win."""
        state: State = run.state
        places: list[int] = run.game.placings(state)
        first = places.count(1)
        self.staying.end(run)
        self.games += 1
        self.turns.append(run.turn)
        for seat, place in zip(state.seats, places, strict=True):
            self.seats[seat.character] += 1
            self.fair[seat.character] += 1 / len(places)  # pyright: ignore[reportArgumentType]
            if place == 1:
                self.wins[seat.character] += 1 / first  # pyright: ignore[reportArgumentType]
            self.out[seat.out or "awake"] += 1
        if variant_of(state.options).alone:
            won = next(place == 1 for seat, place in zip(state.seats, places, strict=True) if seat.boss)
            self.boss.count(won / (1 if min(places) < max(places) else 2))
        if minutes is not None:
            self.minutes.append(minutes)

    def add(self, more: InnBalance) -> None:
        """What was counted of other games."""
        self.games += more.games
        self.seats.update(more.seats)
        self.fair.update(more.fair)
        self.wins.update(more.wins)
        self.out.update(more.out)
        self.turns += more.turns
        self.minutes += more.minutes
        self.staying.add(more.staying)
        self.boss.add(more.boss)

    def shares(self) -> dict[str, float]:
        """Of each character: its wins over its fair share of them, 1 being fair; the strongest first."""
        shares = {code: self.wins[code] / fair for code, fair in self.fair.items()}
        return dict(sorted(shares.items(), key=lambda share: -share[1]))

    def plain(self) -> dict[str, Any]:
        """For JSON. `characters` has each one's games and its wins over the fair share; `boss` is there where one Boss
        played alone, with its share of the wins and the interval that holds it 19 times in 20; `staying` where
        Events, counters or side decks were at a table."""
        found: dict[str, Any] = {
            "characters": {code: {"games": self.seats[code], "share": round(share, 3)}
                           for code, share in self.shares().items()},
            "turns": spread(self.turns),
            "out": dict(self.out),
        }  # fmt: skip
        if self.boss.games:
            low, high = self.boss.interval
            found["boss"] = {"share": round(self.boss.share, 4), "low": round(low, 4), "high": round(high, 4)}
        if self.minutes:
            found["minutes"] = spread(self.minutes)
        if staying := self.staying.plain():
            found["staying"] = staying
        return found

    def show(self) -> None:
        """Print it as a table."""
        from rich.console import Console
        from rich.table import Table

        balance = self.plain()
        table = Table("character", "games", "wins over fair share")
        for code, counts in balance["characters"].items():
            table.add_row(code, str(counts["games"]), f"{counts['share']:.2f}")
        console = Console()
        console.print(table)
        if boss := balance.get("boss"):
            console.print(f"the Boss wins {boss['share']:.3f} ({boss['low']:.3f} to {boss['high']:.3f})")
        for name in ("turns", "minutes"):
            if name in balance:
                quantiles = balance[name]
                console.print(
                    f"{name}: median {quantiles['median']:g}, one in ten below {quantiles['tenth']:g}, "
                    f"above {quantiles['nine-tenths']:g}"
                )
        console.print("at the end: " + ", ".join(f"{count} {how}" for how, count in sorted(balance["out"].items())))
        self.staying.show()


def spread(values: Sequence[float]) -> dict[str, float]:
    """The median, and what one in ten is below and above."""
    ordered = sorted(values)
    if not ordered:
        return {}
    last = len(ordered) - 1
    return {
        "tenth": round(ordered[round(last * 0.1)], 1),
        "median": round(median(ordered), 1),
        "nine-tenths": round(ordered[round(last * 0.9)], 1),
    }


def keeps(options: Mapping[str, Any]) -> Kept:
    """No card, no Drink and no Gold may appear or vanish."""
    return _whole


def _whole(play: Run) -> Callable[[], bool]:
    before = belongings(play.state)
    return lambda: belongings(play.state) == before


def belongings(state: Any) -> tuple[Counter[str], Counter[str], int]:
    """A table of the Inn between two cards: all Character Cards, all Drinks, and all Gold with the Inn's part in it."""
    cards, drinks = Counter[str](state.cards()), Counter[str](state.pours())
    gold = sum(party.gold for party in state.parties) + state.inn + (state.round.pot if state.round else 0)
    return cards, drinks, gold


def former() -> Mapping[str, Patron]:
    """The strengths of earlier versions."""
    from bot.games.inn.patrons.strengths import former

    return former()


def train(games: int, seed: str, step: Callable[[], object]) -> str:
    """Learn the value of a position anew, and keep it with the game's data."""
    from bot.games.inn.patrons.training import train, written
    from bot.games.inn.patrons.value import VALUE

    VALUE.write_text(written(train(games, seed, VALUE.parent, step)), encoding="utf-8")
    return str(VALUE)


def train_hands(games: int, seed: str, step: Callable[[], object]) -> str:
    """Learn anew which cards are worth keeping, and keep it with the game's data."""
    from bot.games.inn.patrons.training_hands import learn_keeping, written_keeping
    from bot.games.inn.patrons.value import KEEPING, the_value

    learnt = learn_keeping(games, seed, KEEPING.parent, the_value(), step)
    KEEPING.write_text(written_keeping(learnt), encoding="utf-8")
    return str(KEEPING)


def sides(seats: int, options: Mapping[str, Any]) -> Sequence[int]:
    """By seat, its party. Raises `Refused` for teams that cannot be."""
    parties = parties_of(variant_of(options), seats, options.get("teams", ()))
    if parties is None:
        raise Refused("bad-option", option="teams")
    return parties


SIMULATION = Simulation(
    keeps,
    word_options=frozenset({"windows", "events", "variant"}),
    list_options=frozenset({"characters", "drinks", "chance", "teams"}),
    balance=InnBalance,
    timed=timed,
    windows=WINDOWS,
    conduct=InnConduct,
    former=former,
    train={"positions": train, "hands": train_hands},
    sides=sides,
    reports={"asks": AsksReport, "prompts": PromptsReport, "sense": SenseReport},
)
