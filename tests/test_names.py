"""A name means one thing in the whole program, and says what it is."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for folder in ("bot", "cogs", "workshop") for path in ROOT.glob(f"{folder}/**/*.py"))
TESTS = sorted(ROOT.glob("tests/**/*.py"))


def game_of(path: Path) -> str | None:
    """The game whose folder a file lies in; None if it lies in none."""
    parts = path.relative_to(ROOT).parts
    return parts[2] if parts[:2] == ("bot", "games") and len(parts) > 3 else None


def test_a_class_name_is_defined_once_or_once_in_each_game() -> None:
    places = defaultdict[str, list[Path]](list)
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(path)
    assert len(places) > 500
    twice: dict[str, list[str]] = {}
    for name, paths in places.items():
        games = [game_of(path) for path in paths]
        if len(paths) > 1 and (None in games or len(set(games)) < len(games)):
            twice[name] = [str(path.relative_to(ROOT)) for path in paths]
    assert twice == {}


def test_names_are_words_that_say_what_they_stand_for() -> None:
    found: list[str] = []
    for path in (*SOURCES, *TESTS):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.arg(arg="t" | "one" as name) | ast.Name(id="t" | "one" as name):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {name}")
                case _:
                    pass
    assert found == []
