"""What players read stands in words files: no English text in the code of the interface or of a game's look."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("bot/games/*/look/**/*.py"), *ROOT.glob("bot/ui/**/*.py")])
SENTENCE = re.compile(r"[A-Za-z]{2,}[,.:;!?]? +\{?[A-Za-z]|^ ?[a-z]{2,} $|^ [a-z]{2,}$|\b[A-Z][a-z]{2,}")
"""Words with a space between them or beside them, or a word with a capital letter."""
FILE_NAME = re.compile(r"[\w-]+\.(ttf|otf|png|toml)")
FOR_DEVELOPERS = {"debug", "info", "warning", "error", "exception", "log", "spawn"}
"""Methods whose texts go to logs: those of loggers, and the one that names a task."""
ALLOWED = {
    "%Y-%m-%d %H:%M UTC": "the form of a moment in a log file, read by people and by programs",
    "is full": "a part of a message of SQLite",
}
"""Texts that are no player's, each with the reason."""


def hidden(tree: ast.Module) -> Iterator[ast.AST]:
    """The parts of a module whose texts no player reads: docstrings, annotations, what is raised or logged."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.Raise | ast.Assert):
            yield from ast.walk(node)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in FOR_DEVELOPERS or name in ("cast", "TypeVar", "getLogger"):
                yield from (part for argument in (*node.args, *node.keywords) for part in ast.walk(argument))
        elif isinstance(node, ast.AnnAssign | ast.arg) and (noted := node.annotation):
            yield from ast.walk(noted)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (returned := node.returns):
            yield from ast.walk(returned)


def texts(source: str) -> list[str]:
    """The English texts in a module."""
    tree = ast.parse(source)
    skipped = {id(node) for node in hidden(tree)}
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped
    ]
    return [text for text in found if SENTENCE.search(text) and not FILE_NAME.fullmatch(text) and text not in ALLOWED]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_text_for_players_stands_in_the_code(file: Path) -> None:
    assert texts(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('title = "Drinko"', ["Drinko"]),
        ('say(f"you drink {n} of them")', ["you drink ", " of them"]),
        ('def f(word: str = "The Red Dragon Inn") -> None: ...', ["The Red Dragon Inn"]),
        ('LABEL = {"key": "no card goes"}', ["no card goes"]),
        ('"""A docstring of two sentences. It stays."""', []),
        ('raise ValueError("there is no card")', []),
        ('log.info("table %s: not shown", table)', []),
        ('words.say("inn-hand.window", what=what)', []),
        ('font = "Inter-Bold.otf"', []),
        ('mode, colour = "RGBA", "#FFE3A6"', []),
    ],
)
def test_the_guard_finds_texts_and_leaves_the_rest(source: str, found: list[str]) -> None:
    assert texts(source) == found


def test_every_exception_is_still_there() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    assert [text for text in ALLOWED if text not in code] == []
