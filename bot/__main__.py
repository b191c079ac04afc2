"""The command line: ``python -m bot`` and the console script ``barkeep``.

Exit codes are told by `EXITS`, which the help shows.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from types import ModuleType

from bot.commands.common import WrongUse, collect_less, share_memory
from bot.engine import BadData
from bot.games import GAMES
from bot.games.kit import Kits

EXITS = """\
exit codes:
  0    done, or stopped on purpose
  1    it went wrong: a failed scenario, a difference, broken data found by check, no copy made; on Discord, a bug or
       a loss of ours (start it again)
  2    wrong use: arguments, settings, data or database (starting it again does not help)
  3    Discord refuses the token (starting it again does not help)
  130  interrupted"""

COMMANDS = (
    "run",
    "sandbox",
    "simulate",
    "duel",
    "train",
    "art",
    "emoji",
    "pictures",
    "scenario",
    "soak",
    "kills",
    "crowd",
    "replay",
    "verify",
    "check",
    "bench",
    "backup",
    "move",
    "ratings",
)
"""Each is a module of `bot.commands` with ``add_parser(subparsers)`` and ``run(args) -> int``. None imports anything
heavy before it runs, so that help and complaints come at once."""

NO_DATABASE = ("not a database", "malformed", "unable to open", "readonly", "disk I/O", "is full")
"""SQLite's errors that come from the file or the disk, and not from our use of it."""


def make_parser(commands: dict[str, ModuleType], kits: Kits = GAMES) -> argparse.ArgumentParser:
    """The whole command line, with a parser for each of `commands`."""
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Barkeep, a Discord bot that deals card games at a tavern table. "
        "Without a command it runs on Discord; `sandbox` tries it in a browser, without Discord.",
        epilog=EXITS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(kits=kits)
    subparsers = parser.add_subparsers(dest="command", metavar="command")
    for module in commands.values():
        module.add_parser(subparsers, kits)
    return parser


def main(argv: list[str] | None = None, kits: Kits = GAMES) -> int:
    """Run one command (default: on Discord) with these games, and return the exit code."""
    collect_less()
    share_memory()
    commands = {name: import_module(f"bot.commands.{name}") for name in COMMANDS}
    parser = make_parser(commands, kits)
    args = parser.parse_args(argv)
    try:
        return commands[args.command or "run"].run(args)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has ended (`... | head`), so there is nobody to tell.
        sys.stderr.close()
        return 0
    except Exception as error:
        if complaint := _complaint(error):
            print(complaint, file=sys.stderr)
            return 2
        raise


def _complaint(error: Exception) -> str:
    """The message about an error that the operator can correct; empty for a bug of ours."""
    from bot.settings import BadSettings
    from bot.store import SchemaError
    from bot.store.errors import FAILURES, DatabaseFailed
    from bot.ui.words import BadWords

    match error:
        case BadSettings():
            return "These settings cannot be used:\n" + "\n".join(f"  {line}" for line in error.lines)
        case BadData() | BadWords():
            return f"The data that came with Barkeep is broken: {error}"
        case SchemaError():
            return f"The database cannot be used: {error}."
        case DatabaseFailed():
            return f"The database cannot be used: {error}."
        case _ if isinstance(error, FAILURES) and any(sign in str(error) for sign in NO_DATABASE):
            return f"The database cannot be used: {error}."
        case WrongUse():
            return str(error)
        case _:
            return ""


if __name__ == "__main__":
    sys.exit(main())
