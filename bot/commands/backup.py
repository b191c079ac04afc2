"""``backup``: a consistent copy of the database while the bot runs on it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.commands.common import Subparsers
from bot.games.kit import Kits


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser("backup", help="copy the database while the bot runs")
    parser.add_argument("--db", type=Path, required=True, help="the database")
    parser.add_argument("to", type=Path, metavar="TO", help="the copy, a file that is not there yet")


def run(args: argparse.Namespace) -> int:
    """Copy and check the copy; 1 when that failed (then there is no copy)."""
    from rich.console import Console
    from rich.progress import Progress

    from bot.store.backup import BackupError, backup

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("Copying", total=None)
        try:
            size = backup(args.db, args.to, lambda done, pages: progress.update(bar, completed=done, total=pages))
        except BackupError as error:
            progress.stop()
            print(error, file=sys.stderr)
            return 1
    print(f"{args.to}: {size / 1024:,.0f} KiB, checked")
    return 0
