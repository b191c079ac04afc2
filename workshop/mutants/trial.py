"""Plays the scenarios of a game with one mutant after the other, each in a child process."""

from __future__ import annotations

import os
import resource
import signal
import sys
import warnings
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from bot.scenario.models import Dialect
from workshop.mutants import planting
from workshop.mutants.planting import Functions
from workshop.mutants.reach import FORK, Reach, WrittenScenario, measure
from workshop.mutants.sources import Mutant

SECONDS = 5
"""Processor time for one scenario, many times what the slowest takes; a mutant that needs more hangs, and is caught."""
MEMORY = 4 << 30
"""Bytes for a child, so that a mutant that collects without end is caught as well."""
SURVIVED, CAUGHT = 0, 1
"""Exit codes of a child; a mutant that hangs is ended by a signal."""


class ScenariosFail(Exception):
    """Scenarios fail without any mutant; the message says which, and why."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A game with its scenarios, ready for mutants of some modules."""

    game: str
    scenarios: Sequence[WrittenScenario]
    reach: Reach
    dialect: Dialect
    functions: Functions

    @classmethod
    def prepare(cls, game: str, modules: Sequence[str], scenarios: Sequence[WrittenScenario]) -> Trial:
        """Raises `ScenariosFail`."""
        reach = measure(game, modules, scenarios)
        if reach.failed:
            raise ScenariosFail("\n".join(reach.failed))
        dialect = planting.load_anew(game)
        return cls(game, scenarios, reach, dialect, planting.functions_of(modules))

    def results(self, mutants: Iterable[Mutant], processes: int) -> Iterator[tuple[Mutant, bool]]:
        """Each mutant, and whether a scenario noticed it, as they come; so many at once."""
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
        through = [*range(len(self.scenarios))] if once else self.reach.through(mutant)
        dialect = self.dialect
        if once or not planting.swap(mutant, self.functions):
            try:
                dialect = planting.load_with(mutant, self.game)
            except Exception:
                return True
        for number in through or range(len(self.scenarios)):
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)  # its signal ends the process
            # What no scenario reaches as it is played may run as a game is saved and loaded.
            if not self.scenarios[number].play(dialect, restore=not through).passed:
                return True
        return False
