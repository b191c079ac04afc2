"""``mutants``: changes lines of rules one at a time, and tells which changes no scenario notices."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.common import Subparsers, WrongUse, natural
from bot.games.kit import Kits
from bot.paths import ROOT

if TYPE_CHECKING:
    from workshop.mutants.outcomes import Tried
    from workshop.mutants.sources import Key, Mutant

SOURCES: Mapping[str, Sequence[str]] = {
    "inn": ("bot/games/inn/rules/play/*.py", "bot/games/inn/rules/game.py"),
    "drinko": ("bot/games/drinko/rules/turns.py", "bot/games/drinko/rules/deck.py", "bot/games/drinko/rules/deals.py"),
}
"""By game, the files whose lines are changed."""
HOUSE = ROOT / "tests" / "house"
"""Decks that need what no shipped deck does."""
SCENARIOS = (ROOT / "tests" / "scenarios", HOUSE / "scenarios")
LEAST = 95.0
"""Of a hundred mutants that are not equal, how many must be caught."""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "mutants",
        help="change lines of rules, and see which changes no scenario notices",
        description="Changes lines of the rules one at a time, plays the scenarios that reach the changed line, and "
        "lists the changes that none of them notices. Those that change nothing are kept in "
        "workshop/mutants/equal.toml, with a reason each.",
    )
    parser.add_argument("--seed", default="18", metavar="S", help="the same seed picks the same mutants (18)")
    parser.add_argument("--mutants", type=natural, default=600, metavar="N", help="how many (600)")
    parser.add_argument("--processes", type=natural, default=os.cpu_count() or 1, metavar="N", help="at once (cores)")
    parser.add_argument("--game", default="", help=f"only the rules of this game: {' or '.join(SOURCES)} (both)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only mutants whose line in the list contains this")
    parser.add_argument(
        "--scenarios", nargs="+", type=Path, default=SCENARIOS, metavar="PATH", help="files or folders of scenarios"
    )
    parser.add_argument(
        "--equal", action="store_true", help="try those that are kept as equal, and tell which of them are noticed"
    )
    parser.add_argument("--all", action="store_true", help="tell what became of every mutant, not only the survivors")
    parser.add_argument(
        "--least", type=float, default=LEAST, metavar="PERCENT", help=f"how many must be caught ({LEAST:g})"
    )


def run(args: argparse.Namespace) -> int:
    """Try, and print; 1 when too few mutants are caught. Raises `WrongUse`."""
    from workshop.mutants.equal import out_of_date, read_equal
    from workshop.mutants.outcomes import complaints
    from workshop.mutants.sources import choose, mutants_of

    games = [args.game] if args.game else list(SOURCES)
    if not set(games) <= set(SOURCES):
        raise WrongUse(f"--game knows {' and '.join(SOURCES)}, not {args.game!r}.")
    there = {_module(path): mutants_of(path) for game in games for path in _files(game)}
    equal = {key: reason for key, reason in read_equal().items() if key[0] in there}
    for key in out_of_date(equal, [mutant for mutants in there.values() for mutant in mutants]):
        print("kept as equal, and not there any more:", *key)
    wanted = {module: [mutant for mutant in mutants if args.only in str(mutant)] for module, mutants in there.items()}
    chosen = choose(wanted, args.mutants, args.seed)
    outcomes = _outcomes(args, games, chosen, equal)
    _show(outcomes)
    wrong = complaints(outcomes, args.least)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def _files(game: str) -> list[Path]:
    return sorted(file for pattern in SOURCES[game] for file in ROOT.glob(pattern))


def _module(path: Path) -> str:
    return str(path.relative_to(ROOT))


def _outcomes(
    args: argparse.Namespace, games: Iterable[str], chosen: Sequence[Mutant], equal: Mapping[Key, str]
) -> list[Tried]:
    """What becomes of each mutant; a line tells of it as soon as it is known, if it is worth one."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from workshop.mutants.outcomes import Tried

    known: list[Tried] = []

    def note(mutant: Mutant, caught: bool | None) -> None:
        known.append(Tried(mutant, equal.get(mutant.key, ""), caught))
        if args.all or known[-1].what in ("survived", "not equal"):
            print(known[-1], flush=True)

    tried = [mutant for mutant in chosen if args.equal or mutant.key not in equal]
    for mutant in chosen:
        if mutant not in tried:
            note(mutant, None)
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    # The bar has no thread of its own that draws it: children are forked here.
    with Progress(
        *columns, console=console, auto_refresh=False, transient=True, disable=not console.is_terminal
    ) as progress:
        bar = progress.add_task("", total=len(tried))
        for game in games:
            progress.update(bar, description=f"{game}: which scenario runs which line", refresh=True)
            for mutant, caught in _results(args, game, tried):
                note(mutant, caught)
                progress.update(bar, advance=1, description=game, refresh=True)
    return known


def _results(args: argparse.Namespace, game: str, chosen: Sequence[Mutant]) -> Iterator[tuple[Mutant, bool]]:
    """Those of a game. Raises `WrongUse` if its scenarios fail without any mutant."""
    from workshop.mutants.reach import scenarios_of
    from workshop.mutants.trial import ScenariosFail, Trial

    modules = [_module(path) for path in _files(game)]
    own = [mutant for mutant in chosen if mutant.module in modules]
    if not own:
        return
    try:
        trial = Trial(game, HOUSE, modules, scenarios_of(game, args.scenarios))
    except ScenariosFail as fail:
        raise WrongUse(f"Scenarios fail without any mutant:\n{fail}") from None
    yield from trial.results(own, args.processes)


def _show(outcomes: Sequence[Tried]) -> None:
    """A line for each module, and one for all."""
    from rich import box
    from rich.console import Console
    from rich.table import Column, Table

    from workshop.mutants.outcomes import Score

    numbers = [Column(name, justify="right") for name in ("mutants", "equal", "caught", "%")]
    table = Table("module", *numbers, box=box.SIMPLE)
    for module in (*dict.fromkeys(outcome.mutant.module for outcome in outcomes), ""):
        score = Score.of(outcome for outcome in outcomes if module in ("", outcome.mutant.module))
        table.add_row(module or "all", *map(str, (score.mutants, score.equal, score.caught)), f"{score.percent:.1f}")
    Console().print(table)
