"""The voice: words that players never read, and a text that is said as people say it aloud."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from bot.languages.files import read_messages
from bot.languages.messages import key_of

ROOT = Path(__file__).parents[2]
DATA = ROOT / "data"
WORDS = [DATA / "locales", DATA / "drinko/words", DATA / "inn/words", DATA / "inn/texts"]
RULES = [DATA / game / "rules/en.toml" for game in ("drinko", "inn")]
CASES = [DATA / game / "cases.toml" for game in ("drinko", "inn")]
CASE = ("section", "says", "not_applicable")
"""What of a case is read by players; of a file of words, all of it."""

PLAYERS = ("At the table", "Try it")
"""The sections of the README that players read."""

WORD = {
    "window": r"windows?",  # a moment to respond
    "bank": r"banks?",  # spare time
    "pause": r"paus(e|es|ed|ing)",  # only a host's: elsewhere people wait
    "ways": r"natural|sealed|quick",  # relaxed, silent, fast
    "asleep": r"asleep|falls? asleep",  # in the rules: people step out
    "round": r"rounds?(?! (down|up))",  # of Gambling, and with a capital letter
}
ALLOWED = {
    "pause": {r"(locales|README): ": "what the host does to a table, or the bot where it cannot post"},
    "ways": {
        r"locales: preset\.quick ": "a quick night is a short one",
        r"locales: (lobby\.entry|table\.proof|log\.(sealed|mixed|mixing|seed)) ": "the seal of the shuffle",
    },
    "asleep": {r"inn/": "the rules of the Inn: out of the game"},
    "round": {
        r"locales: (refused\.start-waits|lobby\.beacon|lobby\.beacon-waits) |README: .*drand": "of the beacon drand",
        r"inn/cases: We'll deal this round ": "the title of a card",
    },
}
"""Where a word stands all the same, and what it means there."""

STIFF = r"\b(can ?not|(do|does|did|is|are|was|were|has|have|had|would|could|should|will) not)\b"
"""Said as a form has it, not as people speak."""

STANDS = r"not (only|even|yet|also|all|just)\b"


def texts() -> Iterator[str]:
    """Every text that players read, behind its file and key."""
    for folder in WORDS:
        for name, message in read_messages("en", [folder]).messages().items():
            yield from (f"{_name(folder)}: {key_of(name)} = {text}" for text in _texts(message))
    for path in RULES:
        yield from _flat(tomllib.loads(path.read_text(encoding="utf-8")), f"{_name(path)}: ")
    typed = tomllib.loads((DATA / "inn/texts/typed.en.toml").read_text(encoding="utf-8"))
    yield from _flat(typed, "inn/texts: ")
    for path in CASES:
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            yield from (f"{_name(path)}: {case[key]}" for key in CASE if key in case)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for title, text in re.findall(r"^## (.*?)\n(.*?)(?=^## )", readme, flags=re.MULTILINE | re.DOTALL):
        if title in PLAYERS:
            yield from (f"README: {line}" for line in text.splitlines())


def _name(path: Path) -> str:
    inside = path.relative_to(DATA)
    return (inside.parent if inside.stem == "en" else inside.with_suffix("")).as_posix()


def _texts(message: ast.Message) -> Iterator[str]:
    """A message with its gaps open, once for each way in which it can be said."""
    yield from _said(message.value) if message.value else ()


def _said(pattern: ast.Pattern) -> Iterator[str]:
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
        elif isinstance(element.expression, ast.SelectExpression):
            ways = [way for variant in element.expression.variants for way in _said(variant.value)]
            texts = [text + way for text in texts for way in ways]
        elif isinstance(element.expression, ast.StringLiteral):
            texts = [text + str(element.expression.parse()["value"]) for text in texts]
        else:
            texts = [text + "{}" for text in texts]
    yield from texts


def _flat(table: dict[str, Any], key: str) -> Iterator[str]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{key}{name}.")  # pyright: ignore[reportUnknownArgumentType]
        else:
            for text in value if isinstance(value, list) else [value]:  # pyright: ignore[reportUnknownVariableType]
                yield f"{key}{name} = {text}"


def said(text: str) -> str:
    """A text without its key, and without what is not said: gaps, commands and what stands in a console's letters."""
    return re.sub(r"\{[^{}]*\}|`[^`]*`|/table [a-z]+", "", text.split(": ", 1)[1].split(" = ", 1)[-1])


@pytest.mark.parametrize("what", WORD)
def test_words_of_the_program_are_not_said(what: str) -> None:
    flags = re.NOFLAG if what == "round" else re.IGNORECASE
    found = [text for text in texts() if re.search(rf"\b({WORD[what]})\b", said(text), flags)]
    allowed = ALLOWED.get(what, {})
    assert [text for text in found if not any(re.match(where, text) for where in allowed)] == []
    assert [where for where in allowed if not any(re.match(where, text) for text in found)] == [], (
        "nobody says it there"
    )


def test_texts_are_said_as_people_speak() -> None:
    assert [
        text for text in texts() if re.search(STIFF, said(text), re.IGNORECASE) and not re.search(STANDS, text)
    ] == []
