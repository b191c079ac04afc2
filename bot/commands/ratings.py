"""``ratings``: rates all stored results again, and says what changed."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, NamedTuple

from bot.commands.common import Subparsers, WrongUse, add_db, existing, the_db
from bot.games.kit import Kits

if TYPE_CHECKING:
    from bot.store.sql import Connection


class _Changed(NamedTuple):
    """A ladder after it was rated again. `lines`: one for each person whose rating of all time is another now."""

    guild_id: int
    game: str
    games: int
    lines: list[str]


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "ratings",
        help="rate all stored results again, and say what changed",
        description="Rates all results of a database again, each by the rules of rating under which it was played, and "
        "says whose rating of all time changes. Without --recompute nothing is written.",
    )
    add_db(parser, "the database; the bot may be running on it")
    parser.add_argument("--recompute", action="store_true", help="write the new ratings")


def run(args: argparse.Namespace) -> int:
    """Rate again and print what changed. Raises `WrongUse`."""
    from bot.store import results
    from bot.store.migrations import migrations, version
    from bot.store.opening import opened

    db = the_db(args)
    with opened(existing(db)) as connection:
        if version(connection) != len(migrations()):
            raise WrongUse(f"{db} has another schema than this version of Barkeep: start the bot on it once.")
        connection.execute("BEGIN IMMEDIATE")
        ladders = [_again(connection, guild_id, game) for guild_id, game in results.ladders(connection)]
        connection.execute("COMMIT" if args.recompute else "ROLLBACK")
    for ladder in ladders:
        told = f"{_count(ladder.games, 'game')}, {_count(len(ladder.lines), 'change')}"
        print(f"server {ladder.guild_id}, {ladder.game}: {told}")
        print(*ladder.lines, sep="\n", end="\n" if ladder.lines else "")
    if any(ladder.lines for ladder in ladders) and not args.recompute:
        print("Nothing was written. To write it: --recompute")
    return 0


def _again(connection: Connection, guild_id: int, game: str) -> _Changed:
    from bot.store import results
    from bot.store.results import Ladder
    from bot.tables.ladder.ladder import points, recompute

    ladder = Ladder(guild_id, game)
    before = {entry.user_id: entry for entry in results.entries(connection, ladder)}
    games = recompute(connection, guild_id, game)
    after = {entry.user_id: entry for entry in results.entries(connection, ladder)}
    lines: list[str] = []
    for user_id in sorted(before.keys() | after.keys()):
        old, new = before.get(user_id), after.get(user_id)
        if old != new:
            name = results.name(connection, guild_id, user_id) or "somebody"
            told = [str(points(entry)) if entry else "unrated" for entry in (old, new)]
            lines.append(f"  {name} ({user_id}): {told[0]} -> {told[1]}")
    return _Changed(guild_id, game, games, lines)


def _count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"
