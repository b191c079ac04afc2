"""Scenario files: a position, moves, and what must hold. The format is described in tests/scenarios/README.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from bot.scenario.files import ScenarioTable, modelled, read_tables, text_of
from bot.scenario.models import Broken, Dialect
from bot.scenario.play import play

__all__ = ["Dialects", "ScenarioResult", "read_tables", "run_path", "run_table", "run_text"]

Dialects: TypeAlias = Mapping[str, Dialect]
"""The dialects of scenarios, by the game's name."""


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """The result of one scenario. `reason` is empty if it passed. A file that cannot be read has an empty title."""

    file: str
    title: str
    rule: str
    reason: str

    @property
    def passed(self) -> bool:
        """Whether the scenario passed."""
        return not self.reason

    def __str__(self) -> str:
        """One line for people: file, scenario and, if it failed, why."""
        where = f"{self.file}: {self.title}" if self.title else self.file
        return f"passed  {where}" if self.passed else f"FAILED  {where}: {self.reason}"


def run_path(path: Path, dialects: Dialects, *, restore: bool = False, game: str = "") -> list[ScenarioResult]:
    """Play every scenario of a file, or of all files of a folder; in restore mode with a save and a load each move.

    `game`: only the scenarios of this game, and those that name an unknown game.
    """
    if path.is_dir():
        files = sorted(path.rglob("*.toml"))
        if not files:
            return [ScenarioResult(str(path), "", "", "no scenario files here")]
        return [outcome for file in files for outcome in run_path(file, dialects, restore=restore, game=game)]
    try:
        text = text_of(path)
    except Broken as broken:
        return [ScenarioResult(str(path), "", "", str(broken))]
    return run_text(text, str(path), dialects, restore=restore, game=game)


def run_text(
    text: str, file: str, dialects: Dialects, *, restore: bool = False, game: str = ""
) -> list[ScenarioResult]:
    """Play every scenario in a text; `file` is its name in the results. `game` as in `run_path`."""
    try:
        tables = read_tables(text)
    except Broken as broken:
        return [ScenarioResult(file, "", "", str(broken))]
    others = set(dialects) - {game} if game else set[str]()
    return [
        run_table(dialects, table, file, number, restore)
        for number, table in enumerate(tables, start=1)
        if str(table.get("game")) not in others
    ]


def run_table(dialects: Dialects, table: ScenarioTable, file: str, number: int, restore: bool) -> ScenarioResult:
    """Play one scenario, the one with this number in its file."""
    title = str(table.get("title", f"scenario {number}"))
    rule = str(table.get("rule", ""))
    dialect = dialects.get(str(table.get("game")))
    if dialect is None:
        return ScenarioResult(file, title, rule, f"game: must be one of {', '.join(dialects)}")
    try:
        play(dialect, modelled(dialect, table), restore=restore)
    except Broken as broken:
        return ScenarioResult(file, title, rule, str(broken))
    except Exception as error:  # a fault of the rules is this scenario's failure; the others still run
        return ScenarioResult(file, title, rule, f"the rules broke: {type(error).__name__}: {error}")
    return ScenarioResult(file, title, rule, "")
