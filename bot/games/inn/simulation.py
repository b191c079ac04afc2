"""What `simulate` looks at besides when it plays the Inn: the balance of the characters, and people's time.

The time model: who is asked takes a time drawn from a log-normal distribution, half of them less than the median below,
and never more than the pace gives (the bank once in a game); a window lasts as long as the slowest of those asked; each
ask costs `SHOWN` besides until it stands on everybody's screen and is read. At a sealed table everybody is asked in
every window.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from statistics import NormalDist, median
from typing import TYPE_CHECKING, Any

from bot.games.kit import Kept, Simulation

if TYPE_CHECKING:
    from bot.engine import Ask, Run
    from bot.games.inn.rules import State
    from bot.patrons.patron import Patron

THINKS = {"inn.discard": 12.0, "inn.action": 14.0, "inn.order": 6.0, "inn.gamble": 8.0}
"""Median seconds that a person thinks in their own turn."""
CHOICE = 6.0
"""... about a choice in the middle of something."""
PASSES = 3.5
ANSWERS = 7.0
"""... in a window: to pass, and to play a card."""
SPREAD = 0.6
"""The standard deviation of the logarithm: one time in twenty is more than 2.7 times the median."""
ABSENT = 0.05
"""How often somebody does not react to a window at all, so that it runs its whole time."""
SHOWN = 1.5
NORMAL = NormalDist()


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

    def count(self, run: Run, minutes: float | None = None) -> None:
        """A game that is over. Who shares the first place shares the win."""
        state: State = run.state
        places: list[int] = run.game.placings(state)
        first = places.count(1)
        self.games += 1
        self.turns.append(run.turn)
        for seat, place in zip(state.seats, places, strict=True):
            self.seats[seat.character] += 1
            self.fair[seat.character] += 1 / len(places)  # pyright: ignore[reportArgumentType]
            if place == 1:
                self.wins[seat.character] += 1 / first  # pyright: ignore[reportArgumentType]
            self.out[seat.out or "awake"] += 1
        if minutes is not None:
            self.minutes.append(minutes)

    def shares(self) -> dict[str, float]:
        """Of each character: its wins over its fair share of them, 1 being fair; the strongest first."""
        shares = {code: self.wins[code] / fair for code, fair in self.fair.items()}
        return dict(sorted(shares.items(), key=lambda share: -share[1]))

    def plain(self) -> dict[str, Any]:
        """For JSON. `characters` has each one's games and its wins over the fair share."""
        found: dict[str, Any] = {
            "characters": {code: {"games": self.seats[code], "share": round(share, 3)}
                           for code, share in self.shares().items()},
            "turns": spread(self.turns),
            "out": dict(self.out),
        }  # fmt: skip
        if self.minutes:
            found["minutes"] = spread(self.minutes)
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
        for name in ("turns", "minutes"):
            if name in balance:
                quantiles = balance[name]
                console.print(
                    f"{name}: median {quantiles['median']:g}, one in ten below {quantiles['tenth']:g}, "
                    f"above {quantiles['nine-tenths']:g}"
                )
        console.print("at the end: " + ", ".join(f"{count} {how}" for how, count in sorted(balance["out"].items())))


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


def timed(
    run: Run, patrons: Sequence[Patron], luck: Random, delays: Random, pace: str,
    watch: Callable[[Run], None] | None = None,
) -> tuple[int, float]:  # fmt: skip
    """Play to the end as people would at this pace: decisions, and minutes. `watch` sees the run after each ask.

    Raises `Runaway`.
    """
    from bot.engine import CLOCK, TIME
    from bot.tables.pace import PACES, bank_after

    limit = PACES[pace]
    banks = [limit.bank] * len(patrons)
    decisions, seconds = 0, 0.0
    while (ask := run.ask) is not None:
        slowest = 0.0
        window = ask.kind == "response"
        for seat, seat_ask in ask.seats.items():
            decisions += len(seat_ask.options) > 1
            picks = patrons[seat].choose(run.view(seat), seat_ask, luck.random)
            run.answer(seat, ask.number, picks, "patron")
            took = min(_takes(ask, picks, delays), limit.window if window else limit.turn + banks[seat])
            if not window:
                banks[seat] = bank_after(limit, banks[seat], took)
            slowest = max(slowest, took)
            if run.ask is not ask:
                break
        if run.ask is ask and ask.clock:
            run.answer(CLOCK, ask.number, TIME, "clock")
        if ask.clock:
            slowest = max(slowest, delays.uniform(*limit.least))
        seconds += SHOWN + slowest
        if watch:
            watch(run)
    return decisions, seconds / 60


def _takes(ask: Ask, picks: tuple[str, ...], delays: Random) -> float:
    """Seconds until this answer."""
    if ask.kind == "response":
        if picks == ("pass",) and delays.random() < ABSENT:
            return 1e9
        middle = PASSES if picks == ("pass",) else ANSWERS
    else:
        middle = THINKS.get(ask.about, CHOICE)
    return middle * exp(SPREAD * NORMAL.inv_cdf(max(1e-9, delays.random())))


def keeps(options: Mapping[str, Any]) -> Kept:
    """No card, no Drink and no Gold may appear or vanish."""
    return _whole


def _whole(play: Run) -> Callable[[], bool]:
    before = belongings(play.state)
    return lambda: belongings(play.state) == before


def belongings(state: Any) -> tuple[Counter[str], Counter[str], int]:
    """A table of the Inn between two cards: all Character Cards, all Drinks, and all Gold with the Inn's part in it."""
    cards, drinks = Counter[str](), Counter[str](state.drinks + state.poured + state.bar)
    for seat in state.seats:
        cards.update(seat.hand + seat.draw + seat.discard)
        drinks.update(seat.pile)
    for item in state.stack:
        drinks.update(item.cards)
        cards.update([item.card] if item.what == "card" else [])
    gold = sum(party.gold for party in state.parties) + state.inn + (state.round.pot if state.round else 0)
    return cards, drinks, gold


SIMULATION = Simulation(
    keeps,
    word_options=frozenset({"windows"}),
    list_options=frozenset({"characters", "drinks"}),
    balance=InnBalance,
    timed=timed,
)
