"""Which scenarios run which lines."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast

from bot.paths import ROOT
from bot.scenario import ScenarioResult, read_tables, run_table
from bot.scenario.models import Dialect
from workshop.mutants.planting import load_anew
from workshop.mutants.sources import Mutant

FORK = get_context("fork")
LOADING = "loading"


@dataclass(frozen=True, slots=True)
class WrittenScenario:
    """A scenario as its file has it."""

    file: str
    number: int
    table: dict[str, Any]

    def play(self, dialect: Dialect, *, restore: bool = False) -> ScenarioResult:
        """Play it, with a save and a load after every decision if it is to be restored."""
        return run_table({self.table["game"]: dialect}, self.table, self.file, self.number, restore)


def scenarios_of(game: str, paths: Iterable[Path]) -> list[WrittenScenario]:
    """All scenarios of a game in some files, or below some folders."""
    return [
        WrittenScenario(str(file), number, table)
        for path in paths
        for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])
        for number, table in enumerate(read_tables(file.read_text(encoding="utf-8")), start=1)
        if table.get("game") == game
    ]


@dataclass(frozen=True, slots=True)
class Reach:
    """Which scenarios run which lines, by module and line; scenarios are numbered as they were given.

    `once`: the lines that run only as the game is loaded, or the first time that something is wanted, which is then
    remembered. `sizes`: how many lines each scenario runs. `failed`: what the scenarios say that fail without any
    mutant.
    """

    once: Mapping[str, Set[int]]
    scenarios: Mapping[str, Mapping[int, Sequence[int]]]
    sizes: Mapping[int, int]
    failed: Sequence[str]

    def through(self, mutant: Mutant) -> list[int]:
        """The scenarios that reach a mutant, those that run the fewest lines first.

        A jump (``break``, ``continue``) often has no code of its own: there the line before it counts.
        """
        first, last = mutant.lines
        by_line = self.scenarios.get(mutant.module, {})
        if mutant.jump and first not in by_line:
            first = max((line for line in by_line if line < first), default=first)
        found = {number for line in range(first, last + 1) for number in by_line.get(line, ())}
        return sorted(found, key=lambda number: (self.sizes[number], number))

    def runs_once(self, mutant: Mutant) -> bool:
        """Whether a mutant is in what runs outside of functions, or only once; any scenario may depend on it."""
        first, last = mutant.lines
        own = self.once.get(mutant.module, frozenset())
        return not mutant.function or any(line in own for line in range(first, last + 1))


def measure(
    game: str, decks: Path, modules: Sequence[str], scenarios: Sequence[WrittenScenario], *, restore: bool = False
) -> Reach:
    """Play every scenario without a mutant; in a child, so that nothing it loads or remembers stays here.

    `restore`: with a save and a load after every decision.
    """
    reader, writer = FORK.Pipe(duplex=False)
    child = FORK.Process(target=lambda: writer.send(_measured(game, decks, modules, scenarios, restore)))
    child.start()
    writer.close()
    try:
        return cast("Reach", reader.recv())
    finally:
        child.join()


def _measured(
    game: str, decks: Path, modules: Sequence[str], scenarios: Sequence[WrittenScenario], restore: bool
) -> Reach:
    from coverage import Coverage

    files = {str(ROOT / module): module for module in modules}
    ear = Coverage(data_file=None, config_file=False, include=list(files))
    ear.set_option("run:core", "ctrace")
    ear.start()
    ear.switch_context(LOADING)
    dialect = load_anew(game, decks)
    outcomes = [scenario.play(dialect) for scenario in scenarios]  # now all is remembered that is worked out only once
    for number, scenario in enumerate(scenarios):
        ear.switch_context(str(number))
        scenario.play(dialect, restore=restore)
    ear.stop()
    failed = [str(outcome) for outcome in outcomes if not outcome.passed]
    data = ear.get_data()
    return _reach({module: data.contexts_by_lineno(file) for file, module in files.items()}, failed)


def _reach(found: Mapping[str, Mapping[int, Iterable[str]]], failed: Sequence[str]) -> Reach:
    once = defaultdict[str, set[int]](set)
    by_line = defaultdict[str, dict[int, list[int]]](dict)
    sizes = Counter[int]()
    for module, lines in found.items():
        for line, contexts in lines.items():
            by_line[module][line] = numbers = [int(context) for context in contexts if context != LOADING]
            sizes.update(numbers)
            if not numbers:
                once[module].add(line)
    return Reach(once, by_line, sizes, failed)
