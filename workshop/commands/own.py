"""``own``: how well the texts of cards are read back, and whether decks made at random can stop a table."""

from __future__ import annotations

import argparse
import sys

from bot.commands.common import Subparsers, natural
from bot.games.kit import Kits

SHIPPED = 0.95
"""At least this part of the shipped texts is read back to the same data."""
RANDOM = 0.9
"""The same of cards made at random."""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "own",
        help="read the texts of cards back, and play decks made at random",
        description="reading: every shipped card, and cards made at random of the whole vocabulary, are read back from "
        "their texts. games: games in which all decks are made at random, first those that check finds nothing in, "
        "then a quarter as many with whatever there is. A text that is read as another card, or a game that breaks, "
        "is a failure.",
    )
    parser.add_argument("--report", choices=("reading", "games"), default="reading", help="what to look at (reading)")
    parser.add_argument("--number", type=natural, default=0, metavar="N", help="random cards (1000), or games (2000)")
    parser.add_argument("--seed", default="own", metavar="TEXT", help="other cards and decks than without it")


def run(args: argparse.Namespace) -> int:
    """Measure and print; 1 if a bar is missed."""
    if args.report == "games":
        return _games(args.number or 2000, args.seed)
    return _reading(args.number or 1000, args.seed)


def _reading(cards: int, seed: str) -> int:
    from workshop.own.measures import read_random, read_shipped

    missed = 0
    for name, reading, bar in (("shipped", read_shipped(), SHIPPED), ("random", read_random(cards, seed), RANDOM)):
        print(f"{name}: {reading}; the bar is {bar:.0%}, and 0 to other data")
        print("".join(f"  {line}\n" for line in reading.missed[:20]), end="", file=sys.stderr)
        missed += reading.same < bar * reading.cards or reading.other > 0
    return int(missed > 0)


def _games(games: int, seed: str) -> int:
    from workshop.own.measures import play_random

    checked = play_random(games, seed, checked=True)
    print(f"checked: {checked}")
    unchecked = play_random(games // 4, seed, checked=False)
    print(f"unchecked: {unchecked}")
    for line in (*checked.stopped, *checked.broken, *unchecked.stopped, *unchecked.broken):
        print(f"  {line}", file=sys.stderr)
    return int(bool(checked.stopped or checked.broken or unchecked.broken))
