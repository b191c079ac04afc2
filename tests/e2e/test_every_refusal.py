"""Every refusal that has words is provoked on Discord, in the pseudo-language (the tests with `refused` or `heard`)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from tests.languages.test_refusals import KEYS

HERE = Path(__file__).parent
ELSEWHERE = {
    "elsewhere": (
        "several processes divide the servers, and what was answered before its table was known cannot be handed over: "
        "tests/tables/test_shares.py, tests/ui/test_handover.py"
    ),
    "game-over": (
        "a table is over as soon as its game is, and says so before the game is asked: tests/engine/test_run.py"
    ),
    "teams-wrong": (
        "a lobby seats mates side by side; only simulate and scenarios name teams that cannot be: "
        "tests/games/inn/test_teams.py"
    ),
}
"""The refusals that nobody can cause on a simulated Discord: why, and which tests provoke them otherwise."""


def named(source: str) -> Iterator[str]:
    """What a test that sees refusals says: what it calls something with first, in its dictionaries and in its sets."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AsyncFunctionDef) and {"refused", "heard"} & {each.arg for each in node.args.args}:
            for said in chain.from_iterable(_said(inner) for inner in ast.walk(node)):
                if isinstance(said, ast.Constant) and isinstance(said.value, str):
                    yield said.value


def _said(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.Call(func=ast.Name(), args=[first, *_]):
            return [first]
        case ast.Dict(values=values):
            return values
        case ast.Set(elts=values):
            return values
        case _:
            return []


def test_every_refusal_is_provoked() -> None:
    provoked = {reason for path in HERE.glob("test_*.py") for reason in named(path.read_text(encoding="utf-8"))}
    reasons = {key.partition(".")[2] for key in KEYS}
    assert reasons - provoked == ELSEWHERE.keys()


def test_what_calls_nothing_by_its_name_provokes_nothing() -> None:
    source = """
async def test_it(refused):
    await refused("first", ann.slash("second"))
    for written, reason in {"third": "fourth"}.items():
        await refused(reason, write(written))
    assert {"fifth"} <= heard.keys()

async def test_another(world):
    await refused("sixth")
"""
    assert set(named(source)) == {"first", "fourth", "fifth"}
