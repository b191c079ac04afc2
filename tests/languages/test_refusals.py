"""Every refusal: whatever raises it gives it all its facts, and in the pseudo-language it stands in brackets whole."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.games import GAMES, english, words_in
from bot.languages.accents import CLOSE, MARKS, OPEN, accented
from bot.languages.bundle import Bundle
from bot.languages.files import LOCALES, texts_of
from bot.languages.messages import key_of
from bot.languages.spoken import ENGLISH, PSEUDO
from bot.languages.syntax import about, choices, facts_of
from tests.languages.pseudo import holes

ROOT = Path(__file__).parents[2]
LENGTH = 2000
"""So many characters may a message have that is no more than text."""
FORMS = {"one": 1, "two": 2, "few": 3, "many": 11, "other": 1000}
"""A number of each form that a number has in some language."""


KEYS = sorted(key for key in english().messages.every_key() if key.startswith(("refused.", "error.")))
"""Those of the messages that answer a mistake."""


@cache
def messages() -> dict[str, Any]:
    """The English messages that answer a mistake, by key, as they stand in their files with their comments."""
    folders = [LOCALES, *(folder for kit in GAMES.values() for folder in kit.messages if folder.name == "words")]
    return {
        key_of(name): entry
        for folder in folders
        for name, entry in Bundle(ENGLISH, texts_of(ENGLISH, folder), commented=True).messages().items()
        if name.startswith(("refused_", "error_"))
    }


class Raised(NamedTuple):
    """A place in the code where something is refused."""

    reason: str
    facts: frozenset[str] | None
    """What it tells; None where it hands on the facts of another."""
    where: str


def raised() -> Iterator[Raised]:
    """Every place that names the reason of a refusal."""
    for path in sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for reason, facts in _refusals(node):
                yield Raised(reason, facts, f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}")


def _refusals(node: ast.AST) -> Iterator[tuple[str, frozenset[str] | None]]:
    """``Refused("reason", fact=...)``; and what rules return to say why a pick is none: ``"reason", {"fact": ...}``."""
    match node:
        case ast.Call(func=ast.Name("Refused" | "StoreRefused"), args=[first, *_], keywords=given):
            names = [each.arg for each in given]
            facts = None if None in names else frozenset(filter(None, names))
            yield from ((reason, facts) for reason in _said(first))
        case ast.Return(value=ast.Tuple([ast.Constant(str(reason)), ast.Dict(keys=keys)])):
            yield reason, frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))
        case _:
            pass


def _said(value: ast.expr) -> Iterator[str]:
    match value:
        case ast.Constant(str(reason)):
            yield reason
        case ast.IfExp(body=first, orelse=second):
            yield from _said(first)
            yield from _said(second)
        case _:
            pass  # it comes from elsewhere, and has been looked at there


def test_those_that_are_tried_are_all_that_stand_in_the_files() -> None:
    assert sorted(messages()) == KEYS


def test_whatever_refuses_gives_its_sentence_all_facts() -> None:
    places = list(raised())
    assert len(places) > 300
    lacking: list[str] = []
    for reason, facts, where in places:
        entry = messages().get(f"refused.{reason}")
        if entry is None:
            lacking.append(f"{where}: {reason} has no words")
        elif facts is not None and (without := facts_of(entry) - facts):
            lacking.append(f"{where}: {reason} without {', '.join(sorted(without))}")
    assert not lacking, "\n".join(lacking)


def ways(entry: Any) -> Iterator[dict[str, object]]:
    """The facts of a message as in its examples, which are said too, in every way that it chooses by."""
    chosen: dict[str, set[object]] = {}
    for fact, keys in choices(entry):
        chosen.setdefault(fact, set()).update(int(key) if key.isdecimal() else FORMS.get(key, key) for key in keys)
    for picked in product(*chosen.values()):
        told = {fact: accented(each) if isinstance(each, str) else each for fact, each in about(entry).facts.items()}
        yield {**told, **dict(zip(chosen, picked, strict=True))}


@pytest.mark.parametrize("key", KEYS)
def test_a_refusal_in_the_pseudo_language_is_whole_and_fits(key: str) -> None:
    words, plain = words_in(PSEUDO), english()
    for facts in ways(messages()[key]):
        text, said = words.messages.say(key, facts), plain.messages.say(key, facts)
        assert holes([text]) == set()
        marks = MARKS.match(text)
        assert text[marks.end() if marks else 0] == OPEN
        assert text.count(OPEN) == text.count(CLOSE) == 1
        assert len(said) * 1.15 < len(text) <= LENGTH
