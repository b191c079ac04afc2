"""Games of a command, played on all processors at once."""

from __future__ import annotations

import argparse
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Protocol, TypeVar

from bot.commands.common import natural
from bot.games import GAMES
from bot.games.kit import GameKit

FEW = 200
"""So many games each process plays at least: one takes as long to begin as hundreds of short games."""
PARTS = 8
"""In how many parts each process plays its games, so that none waits long for the last."""

T_co = TypeVar("T_co", covariant=True)


class PlaysGames(Protocol[T_co]):
    """Plays the games of these numbers, and calls `step` after each. Other processes are given it: it is made of names
    and numbers alone."""

    def __call__(self, kit: GameKit, numbers: range, step: Callable[[], object] = ..., /) -> T_co:
        """What came of them."""
        ...


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Declare ``--jobs``."""
    parser.add_argument(
        "--jobs", type=natural, metavar="N",
        help=f"on how many processors (all; one for each {FEW} games); the games are the same",
    )  # fmt: skip


def on_processors(
    kit: GameKit, decks: Path | None, play: PlaysGames[T_co], games: int, jobs: int | None, step: Callable[[], object]
) -> list[T_co]:
    """What came of games 0 to `games`, in parts in their order; `step` is called once for each game.

    `decks`: the folder of the decks of the house, if there is one. `jobs`: how many processes play; None: as many as
    there are processors, if there is enough to play.
    """
    jobs = min(games, jobs) if jobs else min(_processors(), games // FEW)
    if jobs <= 1 or GAMES.get(kit.name) is not kit:
        return [play(kit, range(games), step)]
    size = max(1, -(-games // (jobs * PARTS)))
    numbers = [range(first, min(games, first + size)) for first in range(0, games, size)]
    found: list[T_co] = []
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (kit.name, decks)) as pool:
        for part, came in zip(numbers, pool.map(partial(_part, play, kit.name), numbers), strict=True):
            found.append(came)
            for _ in part:
                step()
    return found


def _processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _begin(game: str, decks: Path | None) -> None:
    """In another process, before its first part. Whoever stops the command stops the first process, which ends this; if
    it was killed, this one sees that it is gone.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()
    if decks is not None:
        GAMES[game].add_house_decks(decks)


def _end_with_the_first() -> None:
    if (first := parent_process()) is not None:
        first.join()
        os._exit(1)


def _part(play: PlaysGames[T_co], game: str, numbers: range) -> T_co:
    return play(GAMES[game], numbers)
