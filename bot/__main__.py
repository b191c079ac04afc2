"""The command line: ``python -m bot`` and the console script ``barkeep``.

Exit codes are told by `EXITS`, which the help shows.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from bot import __version__
from bot.compiled import HalfCompiledError, is_compiled


def not_installed(missing: ModuleNotFoundError) -> int:
    """Say which package is missing, and how it comes; returns the exit code. What is ours is never missing."""
    package = (missing.name or "").partition(".")[0]
    if package in ("bot", "cogs"):
        raise missing
    print(
        f"Barkeep is not installed for {sys.executable}: it lacks {package}.\n"
        "`make run` and `make play` install what is needed into .venv; then give commands as .venv/bin/python -m bot.",
        file=sys.stderr,
    )
    return 2


def half_compiled(half: HalfCompiledError) -> int:
    """Say that what is installed is two versions in one; returns the exit code."""
    print(f"Barkeep is not whole: {half}. Install it anew, into an empty folder.", file=sys.stderr)
    return 2


try:
    COMPILED = is_compiled()  # half of it would fail in strange ways as soon as it is imported
except HalfCompiledError as half:
    raise SystemExit(half_compiled(half)) from None
try:
    from bot.commands.common import Parser, Subparsers, WrongUse, collect_less, share_memory
    from bot.engine import BadData
    from bot.games import GAMES
    from bot.games.kit import Kits
except ModuleNotFoundError as missing:
    raise SystemExit(not_installed(missing)) from None

EXITS = """\
exit codes:
  0    done, or stopped on purpose
  1    it went wrong: a failed scenario, a difference, broken data found by check, a fault found by doctor, no copy
       made; on Discord, a bug or a loss of ours (start it again)
  2    wrong use: arguments, settings, data or database (starting it again does not help)
  3    Discord refuses the token (starting it again does not help)
  130  interrupted"""

GROUPS = {
    "to play": ("run", "sandbox"),
    "to keep it well": ("doctor", "healthy", "backup", "move", "ratings", "marks", "replay", "verify", "record"),
    "for decks and games": ("check", "scenario", "simulate", "duel", "train", "words"),
}
"""The commands as the help lists them. Tools for those who work on the program itself stand in `workshop`."""
COMMANDS = tuple(name for names in GROUPS.values() for name in names)
"""Each is a module of `bot.commands` with ``add_parser(subparsers)`` and ``run(args) -> int``. None imports anything
heavy before it runs, so that help and complaints come at once."""

NO_DATABASE = ("not a database", "malformed", "unable to open", "readonly", "disk I/O", "is full", "constraint failed")
"""SQLite's errors that come from the file or the disk, and not from our use of it."""


def make_parser(commands: Mapping[str, ModuleType], kits: Kits = GAMES) -> argparse.ArgumentParser:
    """The whole command line, with a parser for each of `commands`."""
    parser = Parser(
        prog="python -m bot",
        description="Barkeep, a Discord bot that deals card games at a tavern table. "
        "Without a command it runs on Discord; `sandbox` tries it in a browser, without Discord.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    how = "compiled" if COMPILED else "not compiled"
    parser.add_argument("--version", action="version", version=f"barkeep {__version__}, rules {how}")
    add_commands(parser, commands, GROUPS, kits)
    parser.epilog = f"{parser.epilog}\n\n{EXITS}"
    return parser


def add_commands(
    parser: argparse.ArgumentParser,
    commands: Mapping[str, ModuleType],
    groups: Mapping[str, Sequence[str]],
    kits: Kits,
    *,
    required: bool = False,
) -> None:
    """Let the parser know these commands, and list them at its end in their groups, a line each."""
    parser.set_defaults(kits=kits)
    listed = Listed(parser.add_subparsers(dest="command", required=required, help=argparse.SUPPRESS))
    for module in commands.values():
        module.add_parser(listed, kits)
    lines = listed.lines
    width = max(map(len, lines), default=0) + 2
    parser.usage = f"{parser.prog} [-h] {'COMMAND' if required else '[COMMAND]'} ..."
    parser.epilog = "\n\n".join(
        "\n".join([f"{title}:", *(f"  {name:{width}}{lines[name]}" for name in names if name in lines)])
        for title, names in groups.items()
    )


class Listed:
    """Takes the parsers of commands, and keeps the line of each."""

    def __init__(self, subparsers: Subparsers) -> None:
        self._subparsers = subparsers
        self.lines: dict[str, str] = {}

    def add_parser(self, name: str, **settings: Any) -> argparse.ArgumentParser:
        """Declare a command; its `help` is its line."""
        self.lines[name] = settings["help"]
        return self._subparsers.add_parser(name, **settings)


def main(argv: list[str] | None = None, kits: Kits = GAMES) -> int:
    """Run one command (default: on Discord) with these games, and return the exit code."""
    commands = {name: import_module(f"bot.commands.{name}") for name in COMMANDS}
    return run_command(make_parser(commands, kits), commands, argv, "run")


def run_command(
    parser: argparse.ArgumentParser, commands: Mapping[str, ModuleType], argv: list[str] | None, usual: str = ""
) -> int:
    """Run the command that was given, or the usual one, and return the exit code (see `EXITS`)."""
    collect_less()
    share_memory()
    args = argparse.Namespace()
    try:
        args = parser.parse_args(argv)
        return commands[args.command or usual].run(args)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has ended (`... | head`), so there is nobody to tell.
        sys.stderr.close()
        return 0
    except ModuleNotFoundError as missing:
        return not_installed(missing)
    except Exception as error:
        if complaint := _complaint(error) or _damaged(args):
            print(complaint, file=sys.stderr)
            return 2
        raise


def _complaint(error: Exception) -> str:
    """The message about an error that the operator can correct; empty for a bug of ours."""
    from bot.languages.messages import BadMessages
    from bot.settings import BadSettings
    from bot.store import SchemaError
    from bot.store.errors import FAILURES, UNREADABLE, DatabaseFailed, is_unreadable

    match error:
        case ExceptionGroup():
            return _complaint(error.exceptions[0])  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]
        case BadSettings():
            return "These settings cannot be used:\n" + "\n".join(f"  {line}" for line in error.lines)
        case BadData() | BadMessages():
            return f"The data that came with Barkeep is broken: {error}"
        case SchemaError():
            return f"The database cannot be used: {error}."
        case DatabaseFailed():
            return f"The database cannot be used: {error}."
        case _ if is_unreadable(error):
            return f"The database cannot be used: {UNREADABLE}."
        case _ if isinstance(error, FAILURES) and any(sign in str(error) for sign in NO_DATABASE):
            return f"The database cannot be used: {error}."
        case WrongUse():
            return str(error)
        case _:
            return ""


def _damaged(args: argparse.Namespace) -> str:
    """The sentence about a database of the command that is damaged, if one is: then the error is no bug of ours."""
    from bot.settings import BadSettings, load_settings
    from bot.store.soundness import damage_of
    from bot.tables.clocks.pace import PACES

    named = [getattr(args, name, None) for name in ("db", "source", "target")]
    if not any(named):
        try:
            named = [load_settings().db]
        except BadSettings:
            return ""
    for db in named:
        if isinstance(db, Path) and (wrong := damage_of(db, {("tables", "pace"): PACES})):
            return f"The database {db} is damaged: {wrong}. docs/operating.md says how to go back to a copy."
    return ""


if __name__ == "__main__":
    sys.exit(main())
