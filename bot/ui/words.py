"""The words files: texts that players read, by key.

Words that all games share are in data/locales, those of one game in data/<game>/words.
"""

from __future__ import annotations

import string
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.paths import DATA

SHARED = DATA / "locales" / "en.toml"
"""The file with the English words that all games share."""


class BadWords(Exception):
    """A words file that cannot be used; the message names file, key and reason."""


class _Part(NamedTuple):
    """A piece of a template: the text before a gap, the gap's name and its form; without a name the text alone."""

    before: str
    gap: str
    form: str


def _parts(template: str) -> Iterator[_Part]:
    """The pieces of a template. Raises `ValueError` for one that cannot be read."""
    for before, gap, form, conversion in string.Formatter().parse(template):
        if conversion or (gap is not None and not gap.isidentifier()) or "{" in (form or ""):
            raise ValueError(f"a gap is a name, perhaps with a form: {gap!r}")
        yield _Part(before, gap or "", form or "")


def _filled(value: object, form: str) -> str:
    """A fact in a gap: ``{n:card|cards}`` writes the number and the word that goes with it; ``{n:card|cards|no cards}``
    too, but for 0 the last words alone.
    """
    if isinstance(value, int) and "|" in form:
        singular, plural, *none = form.split("|")
        return none[0] if none and not value else f"{value} {singular if abs(value) == 1 else plural}"
    return format(value, form)


class Words:
    """The words of one language."""

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.templates = dict(templates)
        self._parsed: dict[str, tuple[_Part, ...]] = {}

    def say(self, key: str, /, **facts: object) -> str:
        """The text of `key` with its gaps filled. Raises `KeyError` for an unknown key or a gap without a fact."""
        parts = self._parsed.get(key)
        if parts is None:
            parts = self._parsed[key] = tuple(_parts(self.templates[key]))
        return "".join([before + _filled(facts[gap], form) if gap else before for before, gap, form in parts])

    def has(self, key: str) -> bool:
        """Whether there are words for `key`."""
        return key in self.templates

    def refusal(self, reason: str, facts: Mapping[str, object]) -> str:
        """The sentence for a refusal; a reason without words of its own gets the general sentence."""
        if reason == "bad-option" and "least" not in facts:
            reason = "bad-choice"
        key = f"refused.{reason}"
        return self.say(key if key in self.templates else "refused.other", **{"reason": reason, **facts})

    def listing(self, names: Sequence[str]) -> str:
        """Names in a list: "Ann", "Ann and Ben", "Ann, Ben and Cid"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list.two", first=", ".join(names[:-1]), last=names[-1])


def words_of(texts: Mapping[str, str]) -> Words:
    """The words of several TOML texts, given by file name. Raises `BadWords`, also if two of them have the same key."""
    home: dict[str, str] = {}
    whole: dict[str, str] = {}
    for name, text in texts.items():
        for key, template in _templates(text, name).items():
            if key in home:
                raise BadWords(f"{name}: {key}: stands in {home[key]} too")
            home[key], whole[key] = name, template
    return Words(whole)


def _templates(text: str, name: str) -> dict[str, str]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadWords(f"{name}: {error}") from error
    flat: dict[str, str] = {}
    for section, entries in data.items():
        if not isinstance(entries, dict):
            raise BadWords(f"{name}: {section}: wants a section with keys in it")
        for key, template in entries.items():  # pyright: ignore[reportUnknownVariableType] (read from a file)
            if not isinstance(template, str):
                raise BadWords(f"{name}: {section}.{key}: wants a text")
            try:
                list(_parts(template))
            except ValueError as error:
                raise BadWords(f"{name}: {section}.{key}: {error}") from error
            flat[f"{section}.{key}"] = template
    return flat


@cache
def english(*files: Path) -> Words:
    """The English words that all games share, with those in `files`, one for each game. Raises `BadWords`."""
    return words_of({_short(file): file.read_text(encoding="utf-8") for file in (SHARED, *files)})


def _short(file: Path) -> str:
    """The name of a file in error messages."""
    return file.relative_to(DATA).as_posix() if file.is_relative_to(DATA) else str(file)
