"""What stands in a message and in the comment above it, as Fluent's parser reads it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, cast

from fluent.syntax import ast

FUNCTIONS = frozenset({"SIGNED", "LIST", "CAP", "NUMBER"})
"""What a message may call."""

_FACT = re.compile(r"\$([\w-]+)(?: \((number|text)\))?: (.*)")
_LIMIT = re.compile(r"Limit: (\d+)")
_SHOWN = re.compile(r"Shown: (.*)")


class About(NamedTuple):
    """What the comment above a message tells."""

    shown: str
    """Where it appears."""
    facts: Mapping[str, str | int]
    """Its facts, each with an example: a number, a text, or for a choice its first value."""
    limit: int
    """At most so many characters; 0 for no limit of its own."""


def about(message: ast.Message) -> About:
    """What the comment above a message tells; what is not told is empty."""
    shown, limit = "", 0
    facts: dict[str, str | int] = {}
    for line in (message.comment.content or "").splitlines() if message.comment else ():
        if found := _FACT.fullmatch(line):
            name, kind, example = found.groups()
            facts[name] = int(example) if kind == "number" else example if kind else re.split(r"[ ,;]", example)[0]
        elif found := _LIMIT.fullmatch(line):
            limit = int(found[1])
        elif found := _SHOWN.fullmatch(line):
            shown = found[1]
    return About(shown, facts, limit)


def parts(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of a message and all that stands in it, from its beginning to its end."""
    yield node
    for value in vars(node).values():
        if isinstance(value, ast.BaseNode):
            yield from parts(value)
        elif isinstance(value, list):
            for each in cast("list[object]", value):
                if isinstance(each, ast.BaseNode):
                    yield from parts(each)


def facts_of(message: ast.Message) -> set[str]:
    """The facts that a message uses, in a gap or to choose by."""
    return {part.id.name for part in parts(message) if isinstance(part, ast.VariableReference)}


def told_of(message: ast.Message) -> set[str]:
    """The facts that a message writes somewhere, and does not choose by alone."""
    choosing = {id(part.selector) for part in parts(message) if isinstance(part, ast.SelectExpression)}
    return {
        part.id.name for part in parts(message) if isinstance(part, ast.VariableReference) and id(part) not in choosing
    }


class Selection(NamedTuple):
    """A place where a message chooses by a fact."""

    fact: str
    keys: tuple[str, ...]


def choices(message: ast.Message) -> list[Selection]:
    """The places where a message chooses by a fact, with the keys of the ways."""
    found: list[Selection] = []
    for part in parts(message):
        if isinstance(part, ast.SelectExpression) and isinstance(part.selector, ast.VariableReference):
            keys = [
                way.key.name if isinstance(way.key, ast.Identifier) else str(way.key.value) for way in part.variants
            ]
            found.append(Selection(part.selector.id.name, tuple(keys)))
    return found


def mentioned(message: ast.Message | ast.Term) -> Iterator[str]:
    """Messages, terms (with their dash) and functions (with brackets) that it names."""
    for part in parts(message):
        if isinstance(part, ast.MessageReference):
            yield part.id.name
        elif isinstance(part, ast.TermReference):
            yield f"-{part.id.name}"
        elif isinstance(part, ast.FunctionReference):
            yield f"{part.id.name}()"
