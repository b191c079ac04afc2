"""``move``: copies a database from SQLite to PostgreSQL, or back."""

from __future__ import annotations

import argparse

from bot.commands.alone import unserved
from bot.commands.common import Subparsers, WrongUse, a_database, existing
from bot.database import Database
from bot.games.kit import Kits


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "move",
        help="copy a database from SQLite to PostgreSQL, or back",
        description="Copies everything from one database into another one that is empty, and compares the number of "
        "rows and the digest of every table. A database is a file of SQLite's or an address (postgresql://...). No bot "
        "may run on either meanwhile: while one does, nothing is copied. The source stays as it is.",
    )
    parser.add_argument("source", type=a_database, metavar="FROM", help="the database to copy")
    parser.add_argument("target", type=a_database, metavar="TO", help="an empty database, or a file not there yet")


def run(args: argparse.Namespace) -> int:
    """Copy and compare; 1 when the copy is not the same (then nothing is kept). Raises `WrongUse` and `SchemaError`."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from bot.store.moving import Different, NotEmpty, move

    source: Database = existing(args.source)
    target: Database = args.target
    if source == target:
        raise WrongUse("A database cannot be moved onto itself.")
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with unserved(source), unserved(target), progress:
        bar = progress.add_task("Copying", total=None)

        def tell(table: str, done: int, rows: int) -> None:
            progress.update(bar, description=table, completed=done, total=rows)

        try:
            counts = move(source, target, tell)
        except NotEmpty as error:
            raise WrongUse(f"{target} is not empty: {error}. Nothing was copied.") from None
        except Different as error:
            progress.stop()
            console.print(f"The copy is not the same, and nothing of it was kept: {error}", markup=False)
            return 1
    print(f"{sum(counts.values())} rows of {len(counts)} tables copied and compared: {source} -> {target}")
    return 0
