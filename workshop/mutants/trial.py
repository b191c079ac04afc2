"""Plays the scenarios of a game with one mutant after the other, each in a child process."""

from __future__ import annotations

import os
import resource
import signal
import sys
import warnings
from collections.abc import Iterator, Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from workshop.mutants import planting
from workshop.mutants.reach import FORK, Reach, WrittenScenario, measure
from workshop.mutants.sources import Mutant

SECONDS = 2
"""Processor time for one scenario, many times what the slowest takes; a mutant that needs more hangs, and is caught."""
MEMORY = 4 << 30
"""Bytes for a child, so that a mutant that collects without end is caught as well."""
SURVIVED, CAUGHT = 0, 1
"""Exit codes of a child; a mutant that hangs is ended by a signal."""


class ScenariosFail(Exception):
    """Scenarios fail without any mutant; the message says which, and why."""


class Trial:
    """A game with its scenarios and the decks of a folder, ready for mutants of some modules."""

    def __init__(self, game: str, decks: Path, modules: Sequence[str], scenarios: Sequence[WrittenScenario]) -> None:
        """Raises `ScenariosFail`."""
        self.game, self.decks, self.modules, self.scenarios = game, decks, modules, scenarios
        self.reach = measure(game, decks, modules, scenarios)
        if self.reach.failed:
            raise ScenariosFail("\n".join(self.reach.failed))
        self.restored: Reach | None = None
        """What they reach when games are saved and loaded; it takes long, and only some lines need it."""
        self.dialect = planting.load_anew(game, decks)
        self.functions = planting.functions_of(modules)

    def results(self, mutants: Sequence[Mutant], processes: int) -> Iterator[tuple[Mutant, bool]]:
        """Each mutant, and whether a scenario noticed it, as they come; so many at once."""
        reached = [mutant for mutant in mutants if self.reach.runs_once(mutant) or self.reach.through(mutant)]
        yield from self._results(reached, processes)
        others = [mutant for mutant in mutants if mutant not in reached]
        if others:
            self.restored = measure(self.game, self.decks, self.modules, self.scenarios, restore=True)
            yield from self._results(others, processes)

    def _results(self, mutants: Sequence[Mutant], processes: int) -> Iterator[tuple[Mutant, bool]]:
        waiting = iter(mutants)
        running: dict[int, tuple[BaseProcess, Mutant]] = {}
        while True:
            while len(running) < processes and (mutant := next(waiting, None)) is not None:
                child = FORK.Process(target=self._child, args=(mutant,))
                child.start()
                running[child.sentinel] = child, mutant
            if not running:
                return
            for sentinel in wait(list(running)):
                child, mutant = running.pop(int(sentinel))  # type: ignore[call-overload]
                child.join()
                yield mutant, child.exitcode != SURVIVED

    # -- in the child -----------------------------------------------------------------------------------------------

    def _child(self, mutant: Mutant) -> None:
        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        warnings.simplefilter("ignore")
        sys.exit(CAUGHT if self._notice(mutant) else SURVIVED)

    def _notice(self, mutant: Mutant) -> bool:
        """Whether any scenario fails with the mutant, or the game cannot be loaded with it."""
        once = self.reach.runs_once(mutant)
        dialect = self.dialect
        if once or not planting.swap(mutant, self.functions):
            try:
                dialect = planting.load_with(mutant, self.game, self.decks)
            except Exception:
                return True
        through = [*range(len(self.scenarios))] if once else (self.restored or self.reach).through(mutant)
        for number in through:
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)  # its signal ends the process
            if not self.scenarios[number].play(dialect, restore=self.restored is not None).passed:
                return True
        return False
