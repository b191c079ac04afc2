"""``soak``: many live tables at full speed through the tables and the store."""

from __future__ import annotations

import argparse
import logging
import sys
from pathlib import Path
from typing import Any

from bot.commands import house, windows
from bot.commands.alone import alone
from bot.commands.common import Subparsers, a_game, add_db, natural, the_db
from bot.database import PostgresUrl
from bot.games.kit import Kits
from bot.shares import ALL, Share


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    usual = next(iter(kits))
    parser = subparsers.add_parser(
        "soak",
        help="play many live tables at full speed through the store",
        description="Plays live tables at full speed through the tables and the store, and writes a line "
        "`table seq digest` for every decision once it is committed. Run again on the same database, it goes on with "
        "the tables it finds: kill it at any moment, and nothing it has written may be missing from the log.",
    )
    add_db(parser, "the database; a file is made when it is not there")
    parser.add_argument("--tables", type=natural, required=True, help="how many tables play at once")
    parser.add_argument("--seconds", type=float, required=True, help="how long to play")
    parser.add_argument("--ack", type=Path, required=True, metavar="FILE", help="where the lines are appended")
    parser.add_argument(
        "--share", type=share, default=ALL, metavar="K/N",
        help="which share of the servers to play on, where several processes play on one PostgreSQL; while another has "
        "it, this one stands by",
    )  # fmt: skip
    parser.add_argument("--game", default=usual, help=f"which game (default: {usual})")
    parser.add_argument(
        "--options", default="", metavar="K=V,..", help="table options, as suffer=2 or variant=two-headed-dragon"
    )
    windows.add_option(parser)
    parser.add_argument("--seed", type=int, help="makes shuffles and moves repeatable")
    house.add_option(parser)


class WithoutTraces(logging.Formatter):
    """Of an exception only what it is: the command ends with a sentence about a damaged database."""

    def formatException(self, ei: Any) -> str:
        """See `logging.Formatter.formatException`."""
        return type(ei[1]).__name__


def share(text: str) -> Share:
    """A share of the servers from the command line."""
    from bot.settings import read_share

    try:
        return read_share(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(args: argparse.Namespace) -> int:
    """Play until the time is over, or until a signal; 0."""
    import asyncio

    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from bot.commands.simulate import read_options
    from workshop.soaking import SoakProgress, soak

    kit = a_game(args.kits, args.game)
    options = windows.windows_option(kit, args.windows) | read_options(args.options, kit.simulation())
    house.open_decks(args)
    columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    console = Console(stderr=True)
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    db = the_db(args)
    if args.share != ALL and not isinstance(db, PostgresUrl):
        print("Several processes need a database in common: --db postgresql://...", file=sys.stderr)
        return 2
    told = logging.StreamHandler()
    told.setFormatter(WithoutTraces("%(levelname)s %(message)s"))
    logging.basicConfig(level=logging.INFO if args.share != ALL else logging.WARNING, handlers=[told])
    with alone(db), progress:
        bar = progress.add_task("Playing")

        def tell(so_far: SoakProgress) -> None:
            progress.update(bar, description=f"{so_far.decisions} decisions, {so_far.finished} games finished")

        work = soak(
            db, args.share, args.kits, args.tables, args.seconds, args.ack, kit.name, options, args.seed, tell
        )  # fmt: skip
        played = asyncio.run(work)
    at = f"{args.tables} tables{windows.told(options)}"
    print(
        f"{played.decisions} decisions at {at} in {played.seconds:.1f} s "
        f"({played.decisions / max(played.seconds, 0.001):.0f} a second), "
        f"{played.finished} games finished, {played.found} tables found from before"
    )
    return 0
