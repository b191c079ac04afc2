"""``marks``: computes all marks again from the stored logs and results."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bot.commands.common import Subparsers, WrongUse, add_db, existing, the_db
from bot.commands.simulate import progress
from bot.games.kit import Kits

if TYPE_CHECKING:
    from bot.tables.ladder.marks import Recomputed


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "marks",
        help="compute all marks again from the stored logs",
        description="Plays all finished games of a database again and computes the marks of their people, with the "
        "characters that they played. It says how many logs cannot be read, because the rules have changed since: what "
        "those games have brought stays. Games from before there were marks get theirs by it.",
    )
    add_db(parser, "the database; the bot may be running on it")
    parser.add_argument("--recompute", action="store_true", help="write the marks; without it nothing is written")
    parser.add_argument("--check", action="store_true", help="exit code 1 if any mark is another one; write nothing")


def run(args: argparse.Namespace) -> int:
    """Compute them, and say what changes. Raises `WrongUse`."""
    found = _again(args)
    print(f"{found.games} games, {found.unreadable} of which cannot be read; {found.marks} marks.")
    print(f"{found.new} new, {found.gone} gone.")
    different = bool(found.new or found.gone)
    if different and (args.check or not args.recompute):
        print("Nothing was written. To write it: --recompute, without --check")
    return 1 if args.check and different else 0


def _again(args: argparse.Namespace) -> Recomputed:
    from bot.store import earned
    from bot.store.migrations import migrations, version
    from bot.store.opening import opened
    from bot.tables.ladder.marks import look_at_all, recompute

    db = the_db(args)
    games = {name: kit.rules() for name, kit in args.kits.items()}
    marks = {name: look.marks for name, kit in args.kits.items() if (look := kit.look()).marks is not None}
    with opened(existing(db)) as connection:
        if version(connection) != len(migrations()):
            raise WrongUse(f"{db} has another schema than this version of Barkeep: start the bot on it once.")
        with progress(len(earned.every_game(connection))) as step:
            looked = look_at_all(connection, games, marks, step)
        connection.execute("BEGIN IMMEDIATE")
        found = recompute(connection, looked, games, marks)
        connection.execute("COMMIT" if args.recompute and not args.check else "ROLLBACK")
    return found
