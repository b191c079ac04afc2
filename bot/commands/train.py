"""``train``: computer players learn what positions and cards are worth, from games that they play in memory."""

from __future__ import annotations

import argparse

from bot.commands.common import Subparsers, WrongUse, a_game, natural
from bot.commands.simulate import progress
from bot.games.kit import Kits


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "train",
        help="let the computer players learn anew",
        description="Plays games between computer players of mixed strengths, learns from them how likely a position "
        "is to be won, or which cards are worth keeping, and keeps that with the game's data. Worth doing when rules "
        "or decks have changed.",
    )
    parser.add_argument("--game", default="inn", help="which game (inn)")
    parser.add_argument(
        "--what", default="", metavar="WHAT",
        help="what they learn: positions (what one is worth), or hands (which cards are worth keeping) (positions)",
    )  # fmt: skip
    parser.add_argument("--games", type=natural, default=4000, metavar="N", help="how many games (4000)")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same games (1)")


def run(args: argparse.Namespace) -> int:
    """Learn, and say where it is kept. Raises `WrongUse` for a game whose patrons have nothing to learn."""
    kit = a_game(args.kits, args.game)
    lessons = kit.simulation().train
    if not lessons:
        raise WrongUse(f"The computer players of {kit.name} have nothing to learn.")
    train = lessons.get(args.what or next(iter(lessons)))
    if train is None:
        raise WrongUse(f"--what knows {', '.join(lessons)}, not {args.what!r}.")
    with progress(args.games) as step:
        kept = train(args.games, args.seed, step)
    print(f"Learnt from {args.games} games; kept in {kept}.")
    return 0
