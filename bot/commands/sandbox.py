"""``sandbox``: the bot on a simulated Discord, on a page in the browser."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from bot.commands import house
from bot.commands.alone import alone
from bot.commands.common import Subparsers, WrongUse, a_database, natural, seeds
from bot.database import PostgresUrl
from bot.games.kit import Kits

MOST_VIEWERS = 10
MOST_PATRONS = 9
MOST_FASTER = 3600


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "sandbox",
        help="try the bot in a browser, without Discord",
        description="Runs the bot on a simulated Discord and prints the address of a page to play on, as any of "
        "several people, with computer players at the table. Started again on the same database, it goes on with the "
        "same tables.",
    )
    parser.add_argument("--port", type=int, default=8750, help="the page's port on this computer (default: 8750)")
    parser.add_argument(
        "--db",
        type=a_database,
        default=Path("sandbox.db"),
        help="the database, a file of SQLite's; made if need be (default: ./sandbox.db)",
    )
    parser.add_argument(
        "--viewers", type=natural, default=4, help=f"how many people to be, 1 to {MOST_VIEWERS} (default: 4)"
    )
    parser.add_argument(
        "--patrons", type=int, default=2, help=f"computer players at the table, 0 to {MOST_PATRONS} (default: 2)"
    )
    parser.add_argument(
        "--faster",
        type=natural,
        default=1,
        help=f"how many seconds pass in one, 1 to {MOST_FASTER}: 600 lets a day by post pass in about two and a half "
        "minutes (default: 1)",
    )
    parser.add_argument("--seed", type=int, help="makes the shuffle repeatable")
    parser.add_argument("--language", default="en", help="what the bot speaks, such as de; qps for the pseudo-language")
    house.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """Run until a signal or until the page is closed; 0."""
    if not 1 <= args.viewers <= MOST_VIEWERS:
        raise WrongUse(f"--viewers is 1 to {MOST_VIEWERS}.")
    if not 0 <= args.patrons <= MOST_PATRONS:
        raise WrongUse(f"--patrons is 0 to {MOST_PATRONS}.")
    _speak(args.language)
    if not 1 <= args.faster <= MOST_FASTER:
        raise WrongUse(f"--faster is 1 to {MOST_FASTER}.")
    if not 0 <= args.port <= 65_535:
        raise WrongUse("--port is 0 to 65535 (0: any that is free).")
    if isinstance(args.db, PostgresUrl):
        raise WrongUse("The sandbox keeps its tables in a file of its own: --db FILE.")
    if not args.db.parent.is_dir():
        raise WrongUse(f"The folder {args.db.parent} does not exist; make it first.")
    if find_spec("simcord") is None:
        print(
            "The sandbox needs what only it uses: pip install 'barkeep[sandbox]' (make play does it for you).",
            file=sys.stderr,
        )
        return 2
    import asyncio
    import logging

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    # simcord's own clients miss voice, and its page looks at pictures in processes that asyncio wonders about: no news.
    # Of what a language lacks as yet, `words check` tells.
    for name in ("discord", "asyncio", "bot.languages.messages"):
        logging.getLogger(name).setLevel(logging.ERROR)
    from bot.sandbox.play import PortTaken, play

    house.open_decks(args)
    try:
        with alone(args.db):
            return asyncio.run(
                play(
                    args.kits,
                    args.db,
                    args.port,
                    args.viewers,
                    args.patrons,
                    None if args.seed is None else partial(seeds, args.seed),
                    args.faster,
                )
            )
    except PortTaken:
        raise WrongUse(f"Port {args.port} is taken; choose another with --port.") from None


def _speak(code: str) -> None:
    """Speak a language to everybody who wants no other. Raises `WrongUse`."""
    from bot.languages.files import languages
    from bot.languages.spoken import PSEUDO, start_in

    if code not in languages() and code != PSEUDO:
        raise WrongUse(f"there is no language {code}; there are {', '.join(languages())}")
    start_in(code)
