"""Games of a command, played on all processors at once."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread, active_count
from typing import Protocol, TypeVar

from bot.commands.common import collect_less, natural
from bot.games import GAMES
from bot.games.kit import GameKit

FEW = 200
"""So many games each process plays at least: one takes as long to begin as hundreds of short games."""
PARTS = 25
"""In how many parts each process plays its games, so that none waits long for the last."""

T = TypeVar("T")
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


class Processors:
    """The processes that play games of a kit: this one alone, or others in its place."""

    def __init__(self, kit: GameKit, games: int, jobs: int, pool: ProcessPoolExecutor | None = None) -> None:
        self._kit, self._games, self._jobs, self._pool = kit, games, jobs, pool

    def play(self, play: PlaysGames[T], step: Callable[[], object]) -> list[T]:
        """What came of all games, in parts in their order; `step` is called once for each game."""
        if self._pool is None:
            return [play(self._kit, range(self._games), step)]
        size = max(1, -(-self._games // (self._jobs * PARTS)))
        numbers = [range(first, min(self._games, first + size)) for first in range(0, self._games, size)]
        found: list[T] = []
        for part, came in zip(numbers, self._pool.map(partial(_part, play, self._kit.name), numbers), strict=True):
            found.append(came)
            for _ in part:
                step()
        return found


@contextmanager
def processors(kit: GameKit, decks: Path | None, games: int, jobs: int | None) -> Generator[Processors]:
    """The processes for so many games, which are there as long as this goes on.

    `decks`: the folder of the decks of the house, if there is one. `jobs`: how many processes play; None: as many as
    there are processors, if there is enough to play.
    """
    jobs = min(games, jobs) if jobs else min(_processors(), games // FEW)
    if jobs <= 1 or GAMES.get(kit.name) is not kit:
        yield Processors(kit, games, 1)
        return
    # A process that is forked has read all data already. That is safe where no thread of this one holds a lock, and not
    # on macOS, whose own libraries do.
    forks = sys.platform == "linux" and active_count() == 1
    with ProcessPoolExecutor(
        jobs, get_context("fork" if forks else "spawn"), _begin, (kit.name, None if forks else decks)
    ) as pool:
        if forks:
            pool.submit(_processors).result()  # all are forked by the first thing that is to be done
        yield Processors(kit, games, jobs, pool)


def _processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _begin(game: str, decks: Path | None) -> None:
    """In another process, before its first part. Whoever stops the command stops the first process, which ends this; if
    it was killed, this one sees that it is gone.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_less()
    Thread(target=_end_with_the_first, daemon=True).start()
    if decks is not None:
        GAMES[game].add_house_decks(decks)


def _end_with_the_first() -> None:
    if (first := parent_process()) is not None:
        first.join()
        os._exit(1)


def _part(play: PlaysGames[T_co], game: str, numbers: range) -> T_co:
    return play(GAMES[game], numbers)
