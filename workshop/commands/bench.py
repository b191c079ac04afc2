"""``bench``: how fast it is, as ratios against yardsticks measured in the same run."""

from __future__ import annotations

import argparse
import json
from importlib import import_module

from bot.commands import windows
from bot.commands.common import Subparsers, a_game, add_one_game, one_game
from bot.games.kit import Kits

PARTS = ("play", "store", "shares", "rest", "pictures", "words")


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "bench",
        help="measure speed and memory against yardsticks",
        description="Measures speed and memory against yardsticks in the same run: what counts are the ratios, which "
        "hold on other machines too. `make bench` installs what the yardsticks need.",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object at the end instead of lines")
    parser.add_argument("--only", choices=PARTS, help="one part alone")
    add_one_game(parser, kits, "benchmarks")
    windows.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """Measure and print; 0 also when a ratio is not as wanted, which is said: machines have bad days.

    Raises `WrongUse`.
    """
    from rich.console import Console

    from workshop.bench.measured import Measure, Measured

    game = one_game(args)
    if game:
        windows.windows_option(a_game(args.kits, game), args.windows)
    console = Console(stderr=True)
    results: list[Measured] = []
    with console.status("Measuring") as status:
        for part in [args.only] if args.only else PARTS:
            measure: Measure = import_module(f"workshop.bench.{part}").measure
            for found in measure(lambda what: status.update(f"Measuring {what}"), game, args.windows):
                results.append(found)
                if not args.json:
                    print(_readable(found), flush=True)
    if args.json:
        print(json.dumps({"benches": [found.plain() for found in results]}))
    else:
        missed = sum(not found.met for found in results)
        print(f"{len(results) - missed} as wanted, {missed} not")
    return 0


def _readable(found: object) -> str:
    from workshop.bench.measured import Measured

    assert isinstance(found, Measured)
    plain = found.plain()
    figures = ", ".join(f"{name} {value:,.2f}" for name, value in found.figures.items())
    return (
        f"{'ok    ' if found.met else 'MISSED'} {found.bench}: {found.ratio:.2f} ({plain['wanted']}) "
        f"over {found.yardstick}\n         {figures}"
    )
