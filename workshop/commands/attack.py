"""``attack``: what it brings on the ladder to do something else than to play."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.common import Subparsers, natural
from bot.games.kit import Kits
from bot.patrons.share import SURE

if TYPE_CHECKING:
    from bot.patrons.share import WinShare
    from bot.store import GameResult
    from workshop.attacks.bar import Bar
    from workshop.attacks.grinding import Grind
    from workshop.attacks.guises import Guise

MOST = 50
"""So many points above an honest player's are within what luck brings."""
FAR = 3.0
"""Standard errors above chance at which a single way to throw deals away, of several, brings too much."""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "attack",
        help="try to gain on the ladder by something else than playing",
        description="Plays every guise of an attack on the ladder through the tables' own functions, and prints the "
        "points above those of the same player who plays as many rated games honestly, against ten average people. "
        f"More than {MOST} is a failure.",
    )
    parser.add_argument("--games", type=natural, default=200, metavar="N", help="games of each guise (200)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only guises with this text in their name")
    parser.add_argument("--seed", default="", metavar="TEXT", help="other games than without it")
    parser.add_argument(
        "--deal", action="store_true",
        help="in place of guises: try to throw bad deals away, and print how many games are won; so many are started "
        "in each way (200)",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Play and print; 1 if a guise brings too much, or throwing deals away more wins than chance."""
    if args.deal:
        return _deals(args)
    from workshop.attacks.guises import GUISES
    from workshop.attacks.measure import PACES

    worst = 0
    for guise in (guise for guise in GUISES if args.only in guise.name):
        rated, found = tried(guise, args.games, args.seed)
        told = " · ".join(f"{pace} {mine - honest:+} ({mine}, {honest})" for pace, (mine, honest) in found.items())
        print(f"{guise.name}: {rated} of {args.games} rated · {told}", flush=True)
        worst = max(worst, *(mine - honest for mine, honest in found.values()))
    print(f"at most {worst:+} points in {len(PACES)} paces")
    return int(worst > MOST)


def _deals(args: argparse.Namespace) -> int:
    from workshop.attacks.grinding import GRINDS

    games, wins, fair, variance, too_much = 0, 0.0, 0.0, 0.0, False
    for grind in (grind for grind in GRINDS if args.only in grind.name):
        won = tried_to_grind(grind, args.games, args.seed)
        low, high = won.interval
        print(
            f"{grind.name}: {won.wins:g} of {won.games} games that count are won, of {args.games} started · "
            f"{won.share:.0%} ({low:.0%} to {high:.0%}), chance gives {grind.fair:.0%}",
            flush=True,
        )
        games, wins, fair = games + won.games, wins + won.wins, fair + won.games * grind.fair
        variance += (mine := won.games * grind.fair * (1 - grind.fair))
        too_much |= won.wins - won.games * grind.fair > FAR * sqrt(mine)
    error = SURE * sqrt(variance)
    print(f"together {wins:g} of {games}; chance gives {fair - error:.0f} to {fair + error:.0f}")
    return int(too_much or wins > fair + error)


def tried_to_grind(grind: Grind, starts: int, seed: str = "") -> WinShare:
    """What share of games the cheat wins who begins so many, and throws bad deals away in this way."""
    from workshop.attacks.bar import Bar
    from workshop.attacks.grinding import ground

    async def played() -> WinShare:
        with tempfile.TemporaryDirectory() as folder:
            bar = await Bar(Path(folder) / "bar.db", f"{grind.name}{seed}", mixed=True).up()
            try:
                return await ground(bar, grind, starts, seed)
            finally:
                await bar.down()

    return asyncio.run(played())


def tried(guise: Guise, games: int, seed: str = "") -> tuple[int, dict[str, tuple[int, int]]]:
    """How many of so many games are rated, and by pace the points that the guise brings, and those of playing honestly:
    the same cards, where the guise is about playing.
    """
    from workshop.attacks.measure import PACES, is_rated, points_after, points_of_an_honest_player

    played = asyncio.run(_played(f"{guise.name}{seed}", guise.play, games))
    rated = sum(map(is_rated, played))
    fair = asyncio.run(_played(f"{guise.name}{seed}", guise.play_honestly, rated)) if guise.people else []
    found: dict[str, tuple[int, int]] = {}
    for pace in PACES:
        honest = points_after(fair, pace) if guise.people else points_of_an_honest_player(rated, pace)
        found[pace] = points_after(played, pace, guise.forgets), honest
    return rated, found


async def _played(seed: str, play: Callable[[Bar], Awaitable[None]], games: int) -> list[GameResult]:
    from workshop.attacks.bar import Bar

    with tempfile.TemporaryDirectory() as folder:
        bar = await Bar(Path(folder) / "bar.db", seed).up()
        try:
            for _ in range(games):
                await play(bar)
            return bar.results
        finally:
            await bar.down()
