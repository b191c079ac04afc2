"""The command line of the workshop: ``python -m workshop``."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from types import ModuleType

from bot.commands.common import WrongUse
from bot.games import GAMES
from bot.games.kit import Kits

COMMANDS = ("mutants",)
"""Each is a module of `workshop.commands` with ``add_parser(subparsers, kits)`` and ``run(args) -> int``. None imports
anything heavy before it runs."""


def make_parser(commands: dict[str, ModuleType], kits: Kits = GAMES) -> argparse.ArgumentParser:
    """The whole command line, with a parser for each of `commands`."""
    parser = argparse.ArgumentParser(prog="python -m workshop", description="Tools for those who work on Barkeep.")
    parser.set_defaults(kits=kits)
    subparsers = parser.add_subparsers(dest="command", metavar="command", required=True)
    for module in commands.values():
        module.add_parser(subparsers, kits)
    return parser


def main(argv: list[str] | None = None, kits: Kits = GAMES) -> int:
    """Run one command, and return the exit code: 0 when all is well, 1 when not, 2 for wrong use."""
    commands = {name: import_module(f"workshop.commands.{name}") for name in COMMANDS}
    args = make_parser(commands, kits).parse_args(argv)
    try:
        return commands[args.command].run(args)
    except KeyboardInterrupt:
        return 130
    except WrongUse as wrong:
        print(wrong, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
