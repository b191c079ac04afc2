"""``simulate``: whole games in memory, played by patrons."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from bot.commands import house, windows
from bot.commands.common import Subparsers, WrongUse, a_game, natural
from bot.commands.processors import add_jobs, processors
from bot.engine import Refused, Run, Runaway
from bot.games.kit import Balance, Batch, GameKit, Kits, Simulation, all_patrons
from bot.patrons import Patron, play_out

STRENGTHS = ("random", "easy", "regular", "shark")
GAMES_PLAYED = 1000
GAMES_REPORTED = 200
GAMES_FOLLOWED = 20
"""How many games are played unless a number is said: to see who wins, for a report, and for that on the pace."""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    usual = next(iter(kits))
    parser = subparsers.add_parser(
        "simulate",
        help="play whole games in memory",
        description="Plays whole games in memory, a patron in every seat, and looks for broken invariants.",
    )
    parser.add_argument("--game", default=usual, help=f"which game: {' or '.join(kits)} ({usual})")
    parser.add_argument(
        "--games", type=natural, metavar="N", help=f"how many games ({GAMES_PLAYED}; {GAMES_REPORTED} with --report)"
    )
    parser.add_argument("--seats", type=natural, default=4, metavar="N", help="seats at the table (4)")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same games (1)")
    parser.add_argument(
        "--patrons", metavar="P[,P..]",
        help=f"{', '.join(STRENGTHS)}, or another name that duel knows; fewer than seats are repeated "
        "(random; regular with --report)",
    )  # fmt: skip
    parser.add_argument(
        "--options", default="", metavar="K=V,..", help="table options, as suffer=2 or characters=gerki,fiona,bar=true"
    )
    windows.add_option(parser)
    parser.add_argument(
        "--clock", default="", metavar="PACE", help="how long people would take at this pace (normal with --report)"
    )
    parser.add_argument(
        "--report", default="", metavar="WHAT",
        help="tell this instead of who won; at the Inn: asks (how often people must answer, in each way of windows), "
        "prompts (whether what prompts foretell comes true, in each variant) or sense (how often patrons play against "
        "their own side or for nothing, alone and in teams); of every game: pace (whether one person can follow it)",
    )  # fmt: skip
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="print one object and nothing else")
    house.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """Play and print; 1 when an invariant was violated. Raises `WrongUse` for arguments that make no game."""
    kit = a_game(args.kits, args.game)
    _check_clock(args.kits, kit, args.clock)
    house.open_decks(args, [kit])
    try:
        return _report(args, kit) if args.report else _play(args, kit)
    except Refused as no:
        facts = ", ".join(f"{name} {value}" for name, value in no.facts.items())
        raise WrongUse(f"This game cannot be set up: {no.reason}{f' ({facts})' if facts else ''}.") from no


def _play(args: argparse.Namespace, kit: GameKit) -> int:
    strengths = read_patrons(kit, args.patrons or "random", args.seats)
    options = read_options(args.options, kit.simulation())
    if "windows" not in options:
        options |= windows.windows_option(kit, args.windows)
    elif args.windows:
        raise WrongUse("Say the way of windows once: --windows, or windows= in --options.")
    games = args.games or GAMES_PLAYED
    play = partial(
        _played, seats=args.seats, seed=args.seed, strengths=strengths, options=options, clock=args.clock
    )  # fmt: skip
    Run.new(kit.rules(), args.seats, options, args.seed, live=False)  # refused before other processes are begun
    start = time.perf_counter()
    with processors(kit, house.folder(args), games, args.jobs) as there, progress(games, hidden=args.json) as step:
        result = in_all(there.play(play, step))
    result.seconds = time.perf_counter() - start
    if args.json:
        print(json.dumps(result.plain()))
    else:
        _print_table(result, strengths)
        if result.balance:
            result.balance.show()
    return 1 if result.violations else 0


def _report(args: argparse.Namespace, kit: GameKit) -> int:
    """Play the games of a report, and print it. Raises `Runaway` for a game without end."""
    if args.report == "pace":
        return _pace(args, kit)
    reports = kit.simulation().reports
    if args.report not in reports:
        raise WrongUse(f"--report: {kit.name} knows {', '.join(reports) or 'none'}, not {args.report!r}.")
    options = read_options(args.options, kit.simulation())
    if args.windows or "windows" in options:
        raise WrongUse(f"--report {args.report} plays every way of windows.")
    report, patrons = reports[args.report](), all_patrons(kit)
    players = [patrons[name] for name in read_patrons(kit, args.patrons or "regular", args.seats)]
    seeds = [f"{args.seed}/{number}" for number in range(args.games or GAMES_REPORTED)]
    batch = Batch(kit.rules(), seeds, players, options, args.clock or "normal")
    with progress(len(seeds) * len(report.variants), hidden=args.json) as step:
        for variant in report.variants:
            for _ in report.play(batch, variant):
                step()
    if args.json:
        print(json.dumps(report.plain()))
    else:
        report.show()
        print(f"{len(seeds)} games in each, {args.seats} seats, {args.patrons or 'regular'} patrons, {batch.pace} pace")
    return 0


def _pace(args: argparse.Namespace, kit: GameKit) -> int:
    """Play the games of the report on the pace, in the windows that tables have usually, and print it."""
    from bot.commands import pace

    seeds = [f"{args.seed}/{number}" for number in range(args.games or GAMES_FOLLOWED)]
    options = read_options(args.options, kit.simulation())
    if args.windows:
        options |= windows.windows_option(kit, args.windows)
    with progress(len(seeds), hidden=args.json) as step:
        report = pace.played(kit, seeds, args.seats, options, args.clock or "normal", step)
    if args.json:
        print(json.dumps(report.plain()))
    else:
        report.show()
        print(f"{len(seeds)} games of a person and {args.seats - 1} patrons, {args.clock or 'normal'} pace")
    return 0


def _check_clock(kits: Kits, kit: GameKit, pace: str) -> None:
    if not pace:
        return
    from bot.tables.clocks.pace import PACES

    if kit.simulation().timed is None:
        timed = [name for name, other in kits.items() if other.simulation().timed]
        raise WrongUse(f"--clock is for --game {' or '.join(timed)}.")
    if pace not in PACES:
        raise WrongUse(f"--clock knows {', '.join(PACES)}, not {pace!r}.")


def read_options(text: str, game: Simulation) -> dict[str, Any]:
    """Table options from ``K=V,..``; a value is a whole number, ``true`` or ``false``, or what the game has words for.

    Raises `WrongUse`.
    """
    options: dict[str, Any] = {}
    last = ""
    for part in filter(None, text.split(",")):
        name, sign, value = part.partition("=")
        if not sign and last in game.list_options:
            options[last].append(part)
            continue
        last = name
        if name in game.list_options:
            options[name] = [value]
            continue
        if name in game.word_options:
            options[name] = value
            continue
        try:
            options[name] = value == "true" if value in ("true", "false") else int(value)
        except ValueError:
            raise WrongUse(f"--options wants name=number, name=true or name=false, not {part!r}.") from None
    return options


def read_patrons(kit: GameKit, text: str, seats: int) -> list[str]:
    """The name of a patron for every seat; fewer than seats are repeated in order. Raises `WrongUse`."""
    named, known = text.split(","), all_patrons(kit)
    for name in named:
        if name not in known:
            raise WrongUse(f"--patrons knows {', '.join(known)}, not {name!r}.")
    if len(named) > seats:
        raise WrongUse(f"--patrons names {len(named)} for {seats} seats.")
    return [named[seat % len(named)] for seat in range(seats)]


@dataclass(slots=True)
class Result:
    """What was played. A decision is an ask with two options or more; `wins` counts first places, seat by seat."""

    game: str
    windows: str
    """The way of windows; empty where the game has none."""
    wins: list[int]
    balance: Balance | None = None
    games: int = 0
    finished: int = 0
    decisions: int = 0
    violations: int = 0
    seconds: float = 0.0
    """How long all of it took by the clock."""

    def add(self, more: Result) -> None:
        """What was played by another process at the same time."""
        self.games += more.games
        self.finished += more.finished
        self.decisions += more.decisions
        self.violations += more.violations
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, more.wins, strict=True)]
        if self.balance:
            self.balance.add(more.balance)

    def a_second(self, n: int) -> float:
        """So many of all of it, as a rate."""
        return n / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, Any]:
        """For JSON; without windows or a balance where there are none."""
        return {
            "game": self.game, **({"windows": self.windows} if self.windows else {}),
            "games": self.games, "finished": self.finished, "decisions": self.decisions, "seconds": self.seconds,
            "games_per_second": self.a_second(self.games), "decisions_per_second": self.a_second(self.decisions),
            "wins": self.wins, "violations": self.violations,
            **({"balance": self.balance.plain()} if self.balance else {}),
        }  # fmt: skip


def in_all(parts: Sequence[Result]) -> Result:
    """What several processes have played."""
    whole, *others = parts
    for part in others:
        whole.add(part)
    return whole


def simulate(
    kit: GameKit, games: int, seats: int, seed: str, strengths: Sequence[str], options: dict[str, Any],
    clock: str = "",
) -> Result:  # fmt: skip
    """Play `games` games in this process; `clock` is the pace at which people's time is reckoned.

    Raises `Refused` for seats or options the game does not take. A violation is a card (at the Inn also a Gold) that
    appeared or vanished by the end of a game, an ask whose default is not legal (every ask of one game in ten is looked
    at, the others' first), and a game that does not end.
    """
    start = time.perf_counter()
    result = _played(kit, range(games), seats=seats, seed=seed, strengths=strengths, options=options, clock=clock)
    result.seconds = time.perf_counter() - start
    return result


def _played(
    kit: GameKit, numbers: range, step: Callable[[], object] = lambda: None, *,
    seats: int, seed: str, strengths: Sequence[str], options: dict[str, Any], clock: str,
) -> Result:  # fmt: skip
    """The games of these numbers; `step` is called after each."""
    rules, simulation, patrons = kit.rules(), kit.simulation(), all_patrons(kit)
    players: list[Patron] = [patrons[strength] for strength in strengths]
    complete = rules.check_options(options)
    kept = simulation.keeps(complete)
    way = complete["windows"] if simulation.windows else ""
    balance = simulation.balance() if simulation.balance else None
    result = Result(kit.name, way, [0] * seats, balance, games=len(numbers))
    for number in numbers:
        play, _ = Run.new(rules, seats, options, f"{seed}/{number}", live=False)
        check = DefaultCheck(play)
        whole = kept(play)
        luck, minutes = Random(f"{seed}/{number}/patrons"), None
        watch = _both(check.look if number % 10 == 0 else None, balance.begin(play) if balance else None)
        try:
            if clock and simulation.timed:
                more, minutes = simulation.timed(play, players, luck, Random(f"{seed}/{number}/delays"), clock, watch)
            else:
                more = play_out(play, players, luck.random, watch)
            result.decisions += more
        except Runaway:
            result.violations += 1
        else:
            result.finished += 1
            for seat, place in enumerate(rules.placings(play.state)):
                result.wins[seat] += place == 1
            if balance is not None:
                balance.count(play, minutes)
        result.violations += check.illegal + (not whole())
        step()
    return result


def _both(first: Callable[[Run], None] | None, second: Callable[[Run], None] | None) -> Callable[[Run], None] | None:
    """What calls both, as far as there are any."""
    if first is None or second is None:
        return first or second

    def watch(run: Run) -> None:
        first(run)
        second(run)

    return watch


class DefaultCheck:
    """Sees whether any ask of a game had a default that is not legal."""

    def __init__(self, play: Run) -> None:
        self.illegal = not default_is_legal(play)

    def look(self, play: Run) -> None:
        """Look at the ask that is open now."""
        self.illegal |= not default_is_legal(play)


def default_is_legal(play: Run) -> bool:
    """Whether what stands when nobody answers is a legal answer to the open ask."""
    try:
        for seat_ask in play.ask.seats.values() if play.ask else ():
            seat_ask.check(seat_ask.default)
    except Refused:
        return False
    return True


@contextmanager
def progress(games: int, *, hidden: bool = False) -> Generator[Callable[[], object]]:
    """A bar on standard error unless it is hidden, and what moves it on by a game."""
    if hidden:
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("Playing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda: bar.advance(task)


def _print_table(result: Result, strengths: Sequence[str]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("seat", "patron", "wins", "share")
    for seat, won in enumerate(result.wins):
        share = f"{won / result.finished:.1%}" if result.finished else "-"
        table.add_row(str(seat + 1), strengths[seat], str(won), share)
    console = Console()
    console.print(table)
    console.print(
        f"{result.finished} of {result.games} games finished, {result.decisions} decisions in {result.seconds:.1f} s: "
        f"{result.a_second(result.games):,.0f} games and {result.a_second(result.decisions):,.0f} decisions a second; "
        f"{result.violations} violations{f'; windows {result.windows}' if result.windows else ''}"
    )
