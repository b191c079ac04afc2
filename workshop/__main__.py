"""The command line of the workshop: ``python -m workshop``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType

from bot.__main__ import add_commands, run_command
from bot.commands.common import Parser
from bot.games import GAMES
from bot.games.kit import Kits

GROUPS = {
    "what no test holds": ("mutants",),
    "speed": ("bench", "crowd"),
    "faults": ("year", "soak", "kills"),
    "the ladder": ("attack",),
    "decks of one's own": ("own",),
    "questions": ("questions",),
    "drawings and papers": ("art", "palette", "emoji", "pictures", "cases", "words"),
}
COMMANDS = tuple(name for names in GROUPS.values() for name in names)
"""Each is a module of `workshop.commands` with ``add_parser(subparsers, kits)`` and ``run(args) -> int``. None imports
anything heavy before it runs."""


def make_parser(commands: Mapping[str, ModuleType], kits: Kits = GAMES) -> argparse.ArgumentParser:
    """The whole command line, with a parser for each of `commands`."""
    parser = Parser(
        prog="python -m workshop",
        description="Tools for those who work on Barkeep.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_commands(parser, commands, GROUPS, kits, required=True)
    return parser


def main(argv: list[str] | None = None, kits: Kits = GAMES) -> int:
    """Run one command, and return the exit code: 0 when all is well, 1 when not, 2 for wrong use."""
    commands = {name: import_module(f"workshop.commands.{name}") for name in COMMANDS}
    return run_command(make_parser(commands, kits), commands, argv)


if __name__ == "__main__":
    sys.exit(main())
