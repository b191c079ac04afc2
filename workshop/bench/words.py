"""Benchmark of what is said: messages against templates, as words were said before Fluent.

The yardstick is made of the same messages, as far as a plain template can say them; both are measured by turns, in
processor time.
"""

from __future__ import annotations

import string
import time
import tomllib
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.languages.bundle import Bundle
from bot.languages.files import LOCALES, read_messages, texts_of
from bot.languages.messages import Messages, key_of
from bot.languages.spoken import ENGLISH
from bot.languages.syntax import about
from bot.languages.templates import NoTemplate, template_of
from bot.ui.words import Words
from workshop.bench.measured import Measured, Say

SAID = 10_000
"""Messages that are said in a round."""
ROUNDS = 7
"""The fastest of so many rounds counts."""
KEPT, FRESH, LOADED, MEGABYTES = 0.3, 4, 15, 2
"""At most: with what was said lately kept, without, of loading, and of what a language takes."""

Told = tuple[str, Mapping[str, str | int]]
"""A key with the facts of its example."""


class _Gaps(string.Formatter):
    """Fills gaps: ``{n:card|cards}`` writes the number and the word that goes with it."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, int) and "|" in format_spec:
            singular, plural = format_spec.split("|")
            return f"{value} {singular if abs(value) == 1 else plural}"
        return super().format_field(value, "" if "|" in format_spec else format_spec)


_GAPS = _Gaps()


class Templates:
    """Words as they were before Fluent: texts with gaps ``{name}`` and ``{n:card|cards}``, read as they are said."""

    def __init__(self, text: str) -> None:
        self.templates: dict[str, str] = {}
        for key, template in tomllib.loads(text).items():
            list(_GAPS.parse(template))  # each is read once, so that a broken one is found at the start
            self.templates[key] = template

    def say(self, key: str, /, **facts: object) -> str:
        """The text of a key with its gaps filled."""
        template = self.templates[key]
        return _GAPS.vformat(template, (), facts) if "{" in template or "}" in template else template


def measure(say: Say, only: str = "", way: str | None = None) -> list[Measured]:
    """What all games and the app say; neither a game nor a way of windows changes it."""
    folders = (LOCALES, *(kit.words for kit in GAMES.values()))
    text, told = _yardstick(folders)
    templates, words = Templates(text), Words(folders, ENGLISH)
    messages = read_messages(ENGLISH, folders)  # others, so that nothing is taken from what those have kept
    sayings = [told[at % len(told)] for at in range(SAID)]
    say(f"{SAID} messages")
    before, kept, fresh = _fastest([
        lambda: [templates.say(key, **facts) for key, facts in sayings],
        lambda: [words.say(key, **facts) for key, facts in sayings],
        lambda: _anew(messages, sayings),
    ])  # fmt: skip
    say("loading a language")
    load_before, load, first = _fastest([
        lambda: Templates(text),
        lambda: read_messages(ENGLISH, folders).read(),
        lambda: Messages(ENGLISH, [partial(_unknown, folder) for folder in folders]).read(),
    ])  # fmt: skip
    size = _megabytes(lambda: [Bundle(ENGLISH, texts_of(ENGLISH, folder)) for folder in folders])
    figures = {"ms before": before * 1000, "ms kept": kept * 1000, "ms fresh": fresh * 1000, "messages": len(told)}
    return [
        Measured(f"words: {SAID} messages, with what was said lately kept", "templates", kept / before, KEPT, True,
                 figures),
        Measured(f"words: {SAID} messages, all anew", "templates", fresh / before, FRESH, True, figures),
        Measured("words: loading a language for the first time", "loading templates", first / load_before,
                 LOADED, True, {"ms before": load_before * 1000, "ms": first * 1000}),
        Measured("words: loading a language", "loading templates", load / load_before, LOADED, True,
                 {"ms before": load_before * 1000, "ms": load * 1000}),
        Measured("words: memory of a language", "1 MB", size, MEGABYTES, True, {"MB": size}),
    ]  # fmt: skip


def _unknown(folder: Path) -> dict[str, str]:
    """The English file of a folder by another name, of which no parsing is kept."""
    return {f"first/{name}": text for name, text in texts_of(ENGLISH, folder).items()}


def _anew(messages: Messages, sayings: Sequence[Told]) -> None:
    for key, facts in sayings:
        messages.lately.cache_clear()
        messages.say(key, facts)


def _yardstick(folders: Sequence[Path]) -> tuple[str, list[Told]]:
    """The English messages that a template can say, as TOML, and each key with the facts of its example."""
    lines: list[str] = []
    told: list[Told] = []
    for folder in folders:
        for name, entry in Bundle(ENGLISH, texts_of(ENGLISH, folder), commented=True).messages().items():
            try:
                template = template_of(entry, {})
            except NoTemplate:
                continue
            key, facts = key_of(name), about(entry).facts
            try:
                template.format_map({fact: 1 for fact in facts})
            except (KeyError, ValueError, IndexError):
                if "|" not in template:
                    continue
            lines.append(f"{_quoted(key)} = {_quoted(template)}")
            told.append((key, facts))
    return "\n".join(lines), told


def _quoted(text: str) -> str:
    inside = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{inside}"'


def _fastest(works: Sequence[Callable[[], object]]) -> list[float]:
    """The seconds of the processor that each takes, by turns, in the fastest of some rounds."""
    best = [float("inf")] * len(works)
    for _ in range(ROUNDS):
        for at, work in enumerate(works):
            began = time.process_time()
            work()
            best[at] = min(best[at], time.process_time() - began)
    return best


def _megabytes(work: Callable[[], object]) -> float:
    """What its result takes."""
    tracemalloc.start()
    kept = work()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del kept
    return size / 1e6
