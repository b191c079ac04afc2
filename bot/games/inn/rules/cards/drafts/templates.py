"""Phrases of the lexicon read backwards: where text is a phrase with something in its gaps, what stands in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from string import Formatter
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Found: TypeAlias = Iterator[tuple[T, str]]
"""What the beginning of a text can be read as, each with the rest of the text."""
Gap: TypeAlias = Callable[[str, str], Found[Any]]
"""Reads what stands in a gap, from the text that begins there and what follows the colon in ``{n:card|cards}``."""

NUMBER = re.compile(r"[+-]?\d{1,3}")


def folded(text: str) -> str:
    """A text as it is compared: small letters, plain quotation marks and dashes, single spaces."""
    plain = text.translate(_PLAIN)
    return " ".join(plain.lower().split())


_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "−": "-"})


@cache
def parts(phrase: str) -> tuple[tuple[str, str | None, str], ...]:
    """A phrase as text, the name of the gap behind it (None at the end), and what follows the gap's colon."""
    return tuple((folded_edges(text), name, spec or "") for text, name, spec, _ in Formatter().parse(phrase))


def folded_edges(text: str) -> str:
    """As `folded`, with the spaces at both ends."""
    return text.translate(_PLAIN).lower()


def match(phrase: str, text: str, gaps: Mapping[str, Gap]) -> Found[dict[str, Any]]:
    """The ways in which a folded text begins with a phrase: what stands in the gaps, and the rest."""
    yield from _match(parts(phrase), 0, text, gaps, {})


def _match(
    phrase: tuple[tuple[str, str | None, str], ...], at: int, text: str, gaps: Mapping[str, Gap], found: dict[str, Any]
) -> Found[dict[str, Any]]:
    if at == len(phrase):
        yield found, text
        return
    literal, name, spec = phrase[at]
    if not text.startswith(literal):
        return
    text = text[len(literal) :]
    if name is None:
        yield from _match(phrase, at + 1, text, gaps, found)
        return
    for value, rest in gaps[name](text, spec):
        if name not in found or found[name] == value:
            yield from _match(phrase, at + 1, rest, gaps, {**found, name: value})


def number(text: str, spec: str = "") -> Found[int]:
    """A number, with the word for one or for many behind it where the phrase has one."""
    if (there := NUMBER.match(text)) is None:
        return
    value, rest = int(there.group()), text[there.end() :]
    if not spec:
        yield value, rest
        return
    single, _, many = spec.lower().partition("|")
    for form in {single, many} if abs(value) != 1 else {single}:
        if rest.startswith(f" {form}"):
            yield value, rest[len(form) + 1 :]


def one_of(table: Mapping[str, T]) -> Gap:
    """Any of some texts, the longest first: what each stands for."""
    ordered = sorted(table, key=len, reverse=True)

    def read(text: str, spec: str) -> Found[T]:
        for form in ordered:
            if form and text.startswith(form):
                yield table[form], text[len(form) :]

    return read


def literal(wanted: str) -> Gap:
    """Exactly this text, which may be empty."""
    plain = folded_edges(wanted)

    def read(text: str, spec: str) -> Found[str]:
        if text.startswith(plain):
            yield plain, text[len(plain) :]

    return read
