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
FOR_DEVELOPERS = {"debug", "info", "warning", "error", "exception", "log", "report", "spawn"}
"""Methods whose texts go to logs: those of loggers, the one that says where an error was, and the one that names a
task."""
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


SAYING = {"say", "listing", "phrase"}
"""Methods that say something."""
INITIALS = {
    "bot/ui/pictures/medallions.py": "the first letter of a name, alone in a picture",
    "bot/ui/pictures/lobby.py": "the first letter of a name, alone in a picture",
    "bot/games/inn/look/pictures/counters.py": "the first letter of a title, alone in a picture",
}
"""Files that raise a letter that begins no sentence, each with the reason."""


def glued(source: str) -> list[str]:
    """Where code gives a text its first letter, or puts a text that is said to other words: both differ by language.
    Texts may be put together with spaces and ends of lines alone."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="capitalize" | "swapcase" | "title"), args=[]):
                found.append(ast.unparse(node))
            case ast.Call(
                func=ast.Attribute(
                    attr="upper" | "lower", value=ast.Subscript(slice=ast.Slice() | ast.Constant(value=0))
                ),
                args=[],
            ):
                found.append(ast.unparse(node))
            case ast.BinOp(op=ast.Add(), left=left, right=right) if (_says(left) and not _blank(right)) or (
                _says(right) and not _blank(left)
            ):
                found.append(ast.unparse(node))
            case ast.AugAssign(op=ast.Add(), value=value) if _says(value):
                found.append(ast.unparse(node))
            case ast.Call(func=ast.Attribute(attr="join", value=value)) if _says(value):
                found.append(ast.unparse(node))
            case _:
                pass
    return found


def _says(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SAYING


def _blank(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and not node.value.strip()


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_sentence_is_put_together_or_capitalised_in_code(file: Path) -> None:
    if str(file.relative_to(ROOT)) not in INITIALS:
        assert glued(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("tag.capitalize()", 1), ("name[0].upper() + name[1:]", 1), ("when[:1].lower()", 1),
        ("typed.lower()", 0), ("match[3].lower()", 0),
        ("told += words.say('inn.orders')", 1), ("told + words.say('inn.orders')", 1),
        ("words.say('or').join(told)", 1),
        ("told + '\\n' + shown", 0), ("' ' + words.say('lobby-alt.with')", 0), ("dotted(words.say('a.b'))", 0),
    ],
)  # fmt: skip
def test_the_guard_finds_what_is_put_together(source: str, found: int) -> None:
    assert len(glued(source)) == found


def test_every_file_with_initials_still_has_them() -> None:
    assert [file for file in INITIALS if not glued((ROOT / file).read_text(encoding="utf-8"))] == []


def test_every_exception_is_still_there() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    assert [text for text in ALLOWED if text not in code] == []
