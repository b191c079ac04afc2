"""No language is fixed or loaded before somebody is spoken to in it."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")])
SAYS = {"english", "words_in", "the_lexicon", "lexicon_of", "say", "the_texts", "the_guide", "the_rulings", "card_text"}
"""What gives words of a language."""


def fixed(source: str) -> list[str]:
    """What a module says, or takes the words of, while it is imported: anywhere but in functions."""
    found: list[str] = []
    waiting: list[ast.AST] = list(ast.parse(source).body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += [*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)]
            continue
        if isinstance(node, ast.Lambda):
            waiting += node.args.defaults
            continue
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            found += [name] if name in SAYS else []
        waiting += ast.iter_child_nodes(node)
    return found


@pytest.mark.parametrize("folder", sorted({file.parent for file in FILES}), ids=lambda folder: folder.name)
def test_no_language_is_fixed_at_import(folder: Path) -> None:
    told = {file.name: fixed(file.read_text(encoding="utf-8")) for file in FILES if file.parent == folder}
    assert {name: found for name, found in told.items() if found} == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("WORDS = english()", ["english"]), ("class A:\n    words = words_in('de')", ["words_in"]),
        ("def f(words=english()): ...", ["english"]), ("TITLE = words.say('a.b')", ["say"]),
        ("def f():\n    return english()", []), ("f = lambda: english()", []),
    ],
)  # fmt: skip
def test_what_is_fixed_is_found(source: str, found: list[str]) -> None:
    assert fixed(source) == found


def run(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_english_alone_loads_no_second_language() -> None:
    run(
        "from bot.games import words_in; from bot.ui import words;"
        "said = words_in('').say('list.two', first='a', last='b');"
        "assert said == 'a and b'; assert words._messages.cache_info().currsize == 0"
    )
