"""What several commands share."""

from __future__ import annotations

import argparse
import ctypes
import gc
import hashlib
import secrets
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

from bot.database import Database, database_at, without_secrets
from bot.games.kit import GameKit, Kits

if TYPE_CHECKING:
    Subparsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]  # pyright: ignore[reportPrivateUsage]
else:
    Subparsers = Any


ARENA_MAX = -8
"""The number of glibc's option for how many heaps there are."""


class Parser(argparse.ArgumentParser):
    """A parser that does not repeat an address with its password, wherever on the command line it stands."""

    def error(self, message: str) -> NoReturn:
        """See `argparse.ArgumentParser.error`."""
        super().error(without_secrets(message))


class WrongUse(Exception):
    """The command cannot do what was asked, for a reason that the person at the command line can
    correct. Exit code 2.
    """


def a_game(kits: Kits, name: str) -> GameKit:
    """The game of that name. Raises `WrongUse`."""
    if name not in kits:
        raise WrongUse(f"There is no game {name!r}; there is {', '.join(sorted(kits))}.")
    return kits[name]


def add_one_game(parser: argparse.ArgumentParser, kits: Kits, what: str) -> None:
    """Declare ``--game`` for a command that is about all games unless one is named; `what`: the things it is about."""
    parser.add_argument("--game", default="", help=f"only the {what} of this game: {' or '.join(kits)} (default: all)")


def one_game(args: argparse.Namespace) -> str:
    """The game named by ``--game``, empty for all. Raises `WrongUse`."""
    return a_game(args.kits, args.game).name if args.game else ""


def a_database(text: str) -> Database:
    """A database from the command line, for argparse, which would repeat the argument of a `ValueError`.

    Raises `WrongUse`.
    """
    try:
        return database_at(text)
    except ValueError as error:
        raise WrongUse(f"{str(error)[0].upper()}{str(error)[1:]}.") from None


def add_db(parser: argparse.ArgumentParser, what: str) -> None:
    """Declare ``--db``, a path or an address; by default what `BARKEEP_DB` says."""
    parser.add_argument("--db", type=a_database, metavar="PATH|URL", help=f"{what} (default: BARKEEP_DB)")


def the_db(args: argparse.Namespace) -> Database:
    """The database that ``--db`` or else the settings name. Raises `BadSettings` and `WrongUse`."""
    from bot.settings import load_settings

    return args.db or load_settings().db


def existing(path: Database) -> Database:
    """A database that must be there already, if it is a file. Raises `WrongUse`."""
    if isinstance(path, Path) and not path.is_file():
        raise WrongUse(f"There is no database {path}.")
    return path


def natural(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def seeds(seed: int | None, past: int = 0) -> Callable[[], str]:
    """Where games get their seeds from: real chance, or for a `seed` the same sequence each time.

    `past` is how many have been handed out in earlier runs on the same database.
    """
    if seed is None:
        return lambda: secrets.token_hex(32)
    numbers = count(past)
    return lambda: hashlib.sha256(f"{seed}/{next(numbers)}".encode()).hexdigest()


def collect_less() -> None:
    """Look for unreachable rings of objects less often than Python does by itself (every 700 new objects).

    An answer makes a few dozen objects, of which almost all go by themselves. With hundreds of tables in play Python's
    own thresholds have it look through all of them again and again: a third of the time of an answer, in long pauses.

    The first number limits each pause as well, in which no answer is taken: 15 ms with five hundred tables, where four
    times as many new objects make it 40 ms. Older objects are looked through after a million and after ten million.
    """
    gc.set_threshold(25_000, 40, 10)


def share_memory() -> None:
    """Let all threads take their memory from one heap, where the C library can be told so (glibc).

    With a heap for each thread, what one has drawn with and given back is of no use to the others: drawing takes a
    sixth more memory. To be called before any thread begins.
    """
    set_option = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if set_option is not None:
        set_option(ARENA_MAX, 1)
