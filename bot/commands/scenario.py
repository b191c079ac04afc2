"""``scenario``: plays scenario files."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.commands import house
from bot.commands.common import Subparsers, add_one_game, one_game
from bot.games.kit import Kits


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser("scenario", help="play scenario files: a position, moves, and what must hold")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a file, or a folder with files in it")
    parser.add_argument("--restore", action="store_true", help="save and load the table after every decision")
    add_one_game(parser, kits, "scenarios")
    house.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """A line for each scenario, then ``N passed, N failed``; 1 when one failed. Raises `WrongUse`."""
    from bot.scenario import run_path

    game = one_game(args)
    house.open_decks(args)
    kits: Kits = args.kits
    dialects = {name: kit.dialect() for name, kit in kits.items()}
    passed = failed = 0
    for path in args.paths:
        for outcome in run_path(path, dialects, restore=args.restore, game=game):
            print(outcome)
            passed += outcome.passed
            failed += not outcome.passed
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
