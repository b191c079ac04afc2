"""``replay``: replays stored logs and compares every digest."""

from __future__ import annotations

import argparse
import json
from collections.abc import Generator, Mapping
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

from bot.commands import house
from bot.commands.common import Subparsers, WrongUse, add_db, add_one_game, existing, one_game, the_db
from bot.database import Database
from bot.engine import AnyGame, Refused
from bot.games.kit import Kits

if TYPE_CHECKING:
    from bot.store.sql import Connection
    from bot.tables.record.replay import Replayed

VERDICTS = {
    "same": "no difference",
    "older-rules": "played under older rules",
    "gone": "a deck it was played with is gone",
    "different": "DIFFERENT",
    "not-started": "not started",
}


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "replay",
        help="play stored games again and compare every digest",
        description="Plays the stored log of one table, or of all, again from the seed, compares every digest, and "
        "prints what everybody at the table could see as readable lines.",
    )
    add_db(parser, "the database; it is only read")
    parser.add_argument("table", nargs="?", metavar="TABLE", help="a table's id (default: all)")
    parser.add_argument("--json", action="store_true", help="one JSON object a line instead, a line a table")
    add_one_game(parser, kits, "tables")
    house.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """Print the results; returns 1 if a digest did not come out again. Raises `WrongUse`."""
    game = one_game(args)
    house.open_decks(args)
    kits: Kits = args.kits
    games = {name: kit.rules() for name, kit in kits.items()}
    with open_to_read(the_db(args)) as connection:
        tables = [args.table.upper()] if args.table else _tables(connection, game)
        different = 0
        for table in tables:
            report = _replay(connection, table, games)
            different += report.verdict == "different"
            print(json.dumps(_plain(report)) if args.json else "\n".join(_readable(connection, kits, report)))
    if not args.json:
        print(f"{len(tables)} {'table' if len(tables) == 1 else 'tables'}, {different} different")
    return 1 if different else 0


@contextmanager
def open_to_read(db: Database) -> Generator[Connection]:
    """The database, which is not written to and may be in use. Raises `WrongUse`."""
    from bot.store.errors import FAILURES
    from bot.store.migrations import migrations, version
    from bot.store.opening import opened

    with ExitStack() as stack:
        try:
            connection = stack.enter_context(opened(existing(db), read_only=True))
            schema = version(connection)
        except FAILURES as error:
            raise WrongUse(f"{db} cannot be read: {error}.") from None
        if not 0 < schema <= len(migrations()):
            raise WrongUse(f"{db} is no database of this version of Barkeep (schema {schema}).")
        yield connection


def _tables(connection: Connection, game: str) -> list[str]:
    found = connection.execute("SELECT id, game FROM tables ORDER BY created_at, id")
    return [table for table, played in found if game in ("", played)]


def _replay(connection: Connection, table: str, games: Mapping[str, AnyGame]) -> Replayed:
    from bot.tables.record.replay import replay

    try:
        return replay(connection, table, games)
    except Refused as no:
        raise WrongUse(f"There is no table {table}.") from no


def _plain(report: Replayed) -> dict[str, Any]:
    made = [step for step in report.steps if step.decision is not None]
    return {
        "table": report.table,
        "game": report.game,
        "status": report.status,
        "verdict": report.verdict,
        "where": report.where,
        "decisions": len(made),
        "undone": sum(step.undone for step in made),
        "digest": next((step.decision.digest for step in reversed(made) if step.decision), ""),
        "events": report.public(),
    }


def _readable(connection: Connection, kits: Kits, report: Replayed) -> list[str]:
    from bot.store import tables
    from bot.ui.names import clean
    from bot.ui.words import english

    stored = tables.load(connection, report.table)
    names = [seat.name for seat in stored.seats] if stored else []
    words = english(*(kit.words for kit in kits.values()))
    options = stored.row.options if stored else {}
    said = kits[report.game].look().lines(words, names, report.public(), clean, options)
    told = [f"    {line}" for line in said]
    made = sum(step.decision is not None for step in report.steps)
    head = f"{report.table}  {report.game}, {report.status}, {made} decisions: {VERDICTS[report.verdict]}"
    return [f"{head} ({report.where})" if report.where else head, *told]
