"""How many puzzles the computer players solve (tests/scenarios/inn/puzzles.toml)."""

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.scenario import read_tables, run_table

FILE = Path(__file__).parents[2] / "scenarios" / "inn" / "puzzles.toml"
PUZZLES = read_tables(FILE.read_text(encoding="utf-8"))
DIALECTS = {"inn": GAMES["inn"].dialect()}


def solves(level: str, number: int) -> bool:
    """Whether players of a level find the answer of a puzzle."""
    puzzle = dict(PUZZLES[number])
    *steps, last = puzzle["steps"]
    puzzle["steps"] = [*steps, {**last, "level": level}]
    result = run_table(DIALECTS, puzzle, FILE.name, number, False)
    assert result.passed or f"{level} plays " in result.reason, result
    return result.passed


@pytest.mark.parametrize(("level", "part"), [("shark", 55 / 60), ("regular", 45 / 60)])
def test_most_puzzles_are_solved(level: str, part: float) -> None:
    assert len(PUZZLES) >= 60
    solved = sum(solves(level, number) for number in range(len(PUZZLES)))
    assert solved >= part * len(PUZZLES)


def test_a_puzzle_that_is_not_solved_is_seen() -> None:
    """Random players solve few of them."""
    assert sum(solves("random", number) for number in range(len(PUZZLES))) < len(PUZZLES) / 2
