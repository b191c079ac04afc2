"""``kills``: processes that share one PostgreSQL are killed at random, and nothing may be lost."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.common import Subparsers, WrongUse, a_database, natural
from bot.database import PostgresUrl
from bot.games.kit import Kits

if TYPE_CHECKING:
    from workshop.killing import Comparison, Takeover
    from workshop.postgres_server import PostgresServer


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "kills",
        help="kill processes that share one PostgreSQL, at random, and compare what is left",
        description="Plays on every share with a process of `soak`, and kills that of the last share again and again "
        "while a stand-by waits. Prints how long each takeover took and what the other shares did meanwhile; then "
        "compares every acknowledged answer with the log, and replays all games. Exit code 1 if an answer is missing, "
        "doubled or different, a deadline has moved, another share paused, or a takeover took too long.",
    )
    parser.add_argument(
        "--db", type=a_database, metavar="URL",
        help="an empty database (default: a PostgreSQL of its own in a temporary folder, if one is installed)",
    )  # fmt: skip
    parser.add_argument("--kills", type=natural, default=12, help="how often a process is killed (default: 12)")
    parser.add_argument("--shares", type=natural, default=2, help="how many processes play (default: 2)")
    parser.add_argument("--tables", type=natural, default=6, help="how many tables each of them plays (default: 6)")
    parser.add_argument(
        "--server-kills", type=int, default=0, metavar="N",
        help="how often PostgreSQL itself is killed afterwards; only one of its own (default: 0)",
    )  # fmt: skip
    parser.add_argument(
        "--within", type=float, default=10.0, metavar="SECONDS", help="the bar for a takeover (default: 10)"
    )
    parser.add_argument("--seed", type=int, default=1, help="chooses the moments of the kills (default: 1)")


def run(args: argparse.Namespace) -> int:
    """Kill, compare and print; 1 when a bar is missed. Raises `WrongUse`."""
    import random
    import tempfile

    from workshop.killing import Players, Stuck, kill_server, take_over_again_and_again
    from workshop.postgres_server import KILLABLE

    if args.shares < 2:
        raise WrongUse("There must be two shares at least: one is killed, and the other must not notice.")
    if args.server_kills and args.db is not None:
        raise WrongUse("Only a PostgreSQL of its own is killed: leave out --db, or --server-kills.")
    if args.server_kills and not KILLABLE:
        raise WrongUse("Only on Linux can PostgreSQL be killed: leave out --server-kills.")
    cut_off = (args.kills + args.shares * args.server_kills) * args.tables

    def tell(takeover: Takeover) -> None:
        print(
            f"takeover after {takeover.seconds:.2f} s; meanwhile the others gave {takeover.answers} answers, their "
            f"longest pause {takeover.silence:.2f} s, {takeover.moved} of {takeover.compared} deadlines moved",
            flush=True,
        )

    with (
        tempfile.TemporaryDirectory(prefix="barkeep-", ignore_cleanup_errors=True) as name,
        _server(args.db, Path(name)) as (where, server),
    ):
        try:
            with Players(Path(name), where, args.shares, args.tables) as players:
                luck = random.Random(args.seed)
                takeovers = take_over_again_and_again(players, args.kills, luck, tell)
                for _ in range(args.server_kills if server is not None else 0):
                    assert server is not None
                    print(
                        f"PostgreSQL killed; answers {kill_server(players, server):.2f} s after its start", flush=True
                    )
                players.stop()
                found = players.compared()
        except Stuck as stuck:
            print(stuck, file=sys.stderr)
            return 1
        same = _replayed(where)
    longest = max(takeover.seconds for takeover in takeovers)
    print(f"{args.kills} kills: the longest takeover {longest:.2f} s (bar {args.within:g} s)")
    print(
        f"{found.acknowledged} answers acknowledged, {found.stored} stored: {len(found.wrong)} missing or different, "
        f"{len(found.doubled)} doubled, {len(found.gaps)} tables with gaps, {found.untold} stored without being "
        f"acknowledged (at most {cut_off})"
    )
    return 0 if same and longest <= args.within and _went_on(takeovers) and _is_whole(found, cut_off) else 1


def _went_on(takeovers: list[Takeover]) -> bool:
    """Whether the other shares answered during each takeover, and kept their deadlines, of which there were some."""
    return all(takeover.answers and takeover.compared and not takeover.moved for takeover in takeovers)


def _is_whole(found: Comparison, cut_off: int) -> bool:
    """Whether every acknowledged answer is there once, and no more are besides than were cut off by kills."""
    return not (found.wrong or found.doubled or found.gaps) and found.untold <= cut_off


def _replayed(where: PostgresUrl) -> bool:
    """Play all games again, and print in one line whether each digest came out; whether all have."""
    import os

    from workshop import forked

    done = forked.run(["replay", "--db", where.with_password()], Path.cwd(), os.environ)
    print(done.stderr, end="", file=sys.stderr)
    print("replay: " + "".join(done.stdout.splitlines()[-1:]))
    return done.returncode == 0


@contextmanager
def _server(given: object, folder: Path) -> Generator[tuple[PostgresUrl, PostgresServer | None]]:
    """The given database, or one on a server of its own, which is stopped at the end. Raises `WrongUse`."""
    from bot.store.migrations import migrate
    from bot.store.opening import opened
    from workshop.postgres_server import programs, running

    if given is not None:
        if not isinstance(given, PostgresUrl):
            raise WrongUse("Several processes need a database in common: --db postgresql://...")
        with opened(given) as connection:
            migrate(connection)
            if connection.execute("SELECT count(*) FROM tables").fetchone()[0]:
                raise WrongUse(f"{given} has tables already; give an empty database.")
        yield given, None
        return
    if programs() is None:
        raise WrongUse("PostgreSQL is not installed here: name an empty database with --db postgresql://...")
    with running(folder / "pg") as server:
        yield server.url("postgres"), server
