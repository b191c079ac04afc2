"""A name means one thing in the whole program, and says what it is."""

from __future__ import annotations

import symtable
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for folder in ("bot", "cogs", "workshop") for path in ROOT.glob(f"{folder}/**/*.py"))
TESTS = sorted(ROOT.glob("tests/**/*.py"))
SAY_NOTHING = {"t", "one"}


def game_of(path: Path) -> str | None:
    """The game whose folder a file lies in; None if it lies in none."""
    parts = path.relative_to(ROOT).parts
    return parts[2] if parts[:2] == ("bot", "games") and len(parts) > 3 else None


def scopes(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    """A module, class or function, and all that lie in it."""
    yield table
    for inner in table.get_children():
        yield from scopes(inner)


def say_nothing(table: symtable.SymbolTable) -> set[str]:
    """The names in a scope that say nothing; those of methods are read with their class, and may be short."""
    names = SAY_NOTHING.intersection(table.get_identifiers())
    return {name for name in names if table.get_type() != "class" or not table.lookup(name).is_namespace()}


@cache
def read() -> tuple[list[tuple[str, Path]], list[str]]:
    """Every class of the program and its file, and every scope, also of tests, with a name that says nothing. Python's
    own table of names has both, and is there in a fourth of the time that the trees of all files take.
    """
    classes: list[tuple[str, Path]] = []
    found: list[str] = []
    for path in (*SOURCES, *TESTS):
        for table in scopes(symtable.symtable(path.read_text(encoding="utf-8"), str(path), "exec")):
            if table.get_type() == "class" and path.parts[len(ROOT.parts)] != "tests":
                classes.append((table.get_name(), path))
            found += [f"{path.relative_to(ROOT)}:{table.get_lineno()}: {name}" for name in sorted(say_nothing(table))]
    return classes, found


def test_a_class_name_is_defined_once_or_once_in_each_game() -> None:
    places = defaultdict[str, list[Path]](list)
    for name, path in read()[0]:
        places[name].append(path)
    assert len(places) > 500
    twice: dict[str, list[str]] = {}
    for name, paths in places.items():
        games = [game_of(path) for path in paths]
        if len(paths) > 1 and (None in games or len(set(games)) < len(games)):
            twice[name] = [str(path.relative_to(ROOT)) for path in paths]
    assert twice == {}


def test_names_are_words_that_say_what_they_stand_for() -> None:
    assert read()[1] == []
