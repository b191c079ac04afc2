"""``backup``: a consistent copy of the database while the bot runs on it."""

from __future__ import annotations

import argparse
import sys

from bot.commands.common import Subparsers, WrongUse, a_database, add_db, the_db
from bot.database import PostgresUrl
from bot.games.kit import Kits

ON_POSTGRES = """\
A database of PostgreSQL's is copied by PostgreSQL, while the bot runs:
    pg_dump --format=custom --file=COPY "$BARKEEP_DB"
and comes back into an empty one with: pg_restore --no-owner --dbname=ADDRESS COPY"""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser("backup", help="copy the database while the bot runs")
    add_db(parser, "the database, a file")
    parser.add_argument("to", type=a_database, metavar="TO", help="the copy, a file that is not there yet")


def run(args: argparse.Namespace) -> int:
    """Copy and check the copy; 1 when that failed (then there is no copy). Raises `WrongUse` on PostgreSQL."""
    db = the_db(args)
    if isinstance(db, PostgresUrl):
        raise WrongUse(ON_POSTGRES)
    if isinstance(args.to, PostgresUrl):
        raise WrongUse("The copy is a file; `move` copies a database into one of PostgreSQL's.")
    from rich.console import Console
    from rich.progress import Progress

    from bot.store.backup import BackupError, backup

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("Copying", total=None)
        try:
            size = backup(db, args.to, lambda done, pages: progress.update(bar, completed=done, total=pages))
        except BackupError as error:
            progress.stop()
            print(error, file=sys.stderr)
            return 1
    print(f"{args.to}: {size / 1024:,.0f} KiB, checked")
    return 0
