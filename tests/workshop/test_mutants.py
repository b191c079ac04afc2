"""Lines of rules that are changed on purpose, and whether the scenarios notice."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.paths import ROOT
from tests.patience import PATIENCE
from workshop.commands.mutants import SOURCES
from workshop.mutants.changes import changed
from workshop.mutants.equal import out_of_date, read_equal
from workshop.mutants.outcomes import Score, Tried, complaints
from workshop.mutants.sources import choose, mutants_of

DRINKO = ROOT / "tests" / "scenarios" / "drinko"
TURNS = ROOT / "bot" / "games" / "drinko" / "rules" / "turns.py"


def texts(source: str) -> set[str]:
    """What the statement, or its expression, may be changed into."""
    (statement,) = ast.parse(source).body
    node = statement.value if isinstance(statement, ast.Expr) else statement
    return {re.sub(r"\s+", " ", ast.unparse(new)) for new in changed(node)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", {"a <= b", "a >= b"}),
        ("a == b", {"a != b"}),
        ("a not in b", {"a in b"}),
        ("a and b and c", {"a or b or c", "b and c", "a and c", "a and b"}),
        ("not a", {"a"}),
        ("a + b", {"a - b"}),
        ("3", {"4", "2"}),
        ("True", {"False"}),
        ("'word'", set()),
        ("min(a, b)", {"max(a, b)"}),
        ("all(a)", {"any(a)"}),
        ("a if b else c", {"a", "c"}),
        ("('broke', 'asleep', 3)", {"('asleep', 3)", "('broke', 3)"}),
        ("if a < b: c()", {"if True: c()", "if False: c()"}),
        ("while a: b()", {"while False: b()"}),
        ("return a", {"return"}),
        ("return False", set()),
        ("a.b = 3", {"pass"}),
        ("a -= 1", {"pass", "a += 1"}),
        ("continue", {"break", "pass"}),
        ("break", {"continue"}),
    ],
)
def test_changes(source: str, expected: set[str]) -> None:
    assert texts(source) == expected


def found_in(source: str, folder: Path) -> list[str]:
    file = folder / "rules.py"
    file.write_text(source, encoding="utf-8")
    return [f"{mutant.function}: {mutant.before} -> {mutant.after}" for mutant in mutants_of(file, folder)]


def test_types_decorators_documentation_and_single_assignments_stay_as_they_are(tmp_path: Path) -> None:
    source = '''
"""Documentation."""
from typing import Literal, TypeAlias, TYPE_CHECKING
Phase = Literal["action", "drink"]
Names: TypeAlias = tuple[Literal["one"], ...]
if TYPE_CHECKING:
    LIMIT = 3
@decorated(slots=True)
class Rules:
    """Documentation."""
    phase: Literal["action", "drink"] = START
    @decorated(3)
    def losers(self, seats: Literal["a", "b"]) -> tuple[Literal[3], ...]:
        """Documentation."""
        gone: tuple[Literal[3], ...] = seats.gone
        return gone
'''
    assert found_in(source, tmp_path) == ["Rules.losers: return gone -> return"]


def test_changes_are_told_with_the_text_around_them_and_the_outermost_function(tmp_path: Path) -> None:
    source = """
WORDS = ("asleep", "broke")
def losers(table, least=1):
    def lost(seat):
        return seat.gold < least
    seats = [seat for seat in table.seats if lost(seat)]
    told = table.told
    if told.listening:
        told.tell(seats)
"""
    assert found_in(source, tmp_path) == [
        ": WORDS = ('asleep', 'broke') -> WORDS = ('broke',)",
        ": WORDS = ('asleep', 'broke') -> WORDS = ('asleep',)",
        ": table, least=1 -> table, least=2",
        ": table, least=1 -> table, least=0",
        "losers: return seat.gold < least -> return",
        "losers: return seat.gold < least -> return seat.gold <= least",
        "losers: return seat.gold < least -> return seat.gold >= least",
        "losers: seats = [seat for seat in table.seats if lost(seat)] -> seats = [seat for seat in table.seats]",
        "losers: if told.listening: -> if False:",
        "losers: told.tell(seats) -> pass",
    ]


def test_the_same_seed_chooses_the_same_of_each_module_by_its_lines() -> None:
    modules = {pattern: mutants_of(ROOT / pattern) for pattern in SOURCES["drinko"]}
    chosen = choose(modules, 60, "18")
    assert chosen == choose(modules, 60, "18") != choose(modules, 60, "19")
    assert len(chosen) == len(set(chosen)) == 60
    per_module = [sum(mutant.module == module for mutant in chosen) for module in modules]
    lines = [len({mutant.lines[0] for mutant in mutants}) for mutants in modules.values()]
    assert per_module == pytest.approx([60 * own / sum(lines) for own in lines], abs=1)
    assert len({(mutant.module, mutant.lines) for mutant in chosen}) == 60


def test_a_change_elsewhere_hardly_changes_the_choice() -> None:
    before = mutants_of(TURNS)
    after = [mutant for mutant in before if mutant.function != "check_options"]
    chosen = {mutant for mutant in choose({"turns": before}, 50, "18") if mutant.function != "check_options"}
    assert len(chosen & set(choose({"turns": after}, 50, "18"))) >= len(chosen) - 1


def test_scores_count_what_is_not_equal() -> None:
    mutants = mutants_of(TURNS)[:10]
    outcomes = [Tried(mutant, "", at != 0) for at, mutant in enumerate(mutants[:8])]
    outcomes += [Tried(mutant, "a reason", None) for mutant in mutants[8:]]
    assert Score.of(outcomes) == Score(10, 2, 7, 87.5)
    assert complaints(outcomes, 87.5) == []
    assert complaints(outcomes, 95) == ["87.5 % are caught, and 95 % have to be."]
    more = [*outcomes[1:8], *(Tried(mutant, "a reason", None) for mutant in mutants[7:])]
    assert complaints(more, 95) == ["3 of 10 are kept as equal, and at most 20 % may be."]
    noticed = [*outcomes[1:8], outcomes[1], outcomes[2], Tried(mutants[9], "a reason", True)]
    assert complaints(noticed, 95) == ["Some that are kept as equal are noticed."]


def test_every_mutant_that_is_kept_as_equal_is_there_and_has_a_reason_of_its_own() -> None:
    equal = read_equal()
    there = [mutant for files in SOURCES.values() for pattern in files for path in ROOT.glob(pattern)
             for mutant in mutants_of(path)]  # fmt: skip
    assert out_of_date(equal, there) == []


def run(only: str, file: str, *more: str) -> tuple[int, list[str]]:
    """Try mutants of Drinko with the scenarios of one file; the exit code, and what became of each."""
    command = [sys.executable, "-m", "workshop", "mutants", "--game", "drinko", "--only", only, "--all"]
    command += ["--processes", "1", "--scenarios", str(DRINKO / file), *more]
    ended = subprocess.run(command, cwd=ROOT, check=False, timeout=PATIENCE, capture_output=True, text=True)
    told = [line.partition(" bot/")[0].strip() for line in ended.stdout.splitlines() if " bot/games/" in line]
    return ended.returncode, [word for word in told if word]


def test_scenarios_of_split_catch_what_changes_it() -> None:
    code, told = run(" _split:", "specials.toml")
    assert (code, set(told)) == (0, {"caught"})
    assert len(told) > 10


def test_scenarios_without_split_do_not_notice_what_changes_it() -> None:
    code, told = run(" _split: half", "normal_play.toml")
    assert (code, set(told)) == (1, {"survived"})


def test_a_mutant_that_is_kept_as_equal_is_noticed_by_no_scenario() -> None:
    code, told = run("set_up: n=len(hands[0])", "setup.toml", "--equal")
    assert (code, set(told)) == (1, {"equal"}), "more than one in five are equal"


def test_a_mutant_that_hangs_is_caught() -> None:
    assert run(" draw: break  ->  continue", "piles.toml") == (0, ["caught"])
