"""What is wrong with a language's messages beside the English ones, and how much of it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import babel
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.languages.bundle import Bundle, broken
from bot.languages.files import short
from bot.languages.messages import BadMessages, key_of
from bot.languages.spoken import ENGLISH
from bot.languages.syntax import FUNCTIONS, about, choices, facts_of, mentioned, told_of

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass
class FileReport:
    """What was found in one file of a language."""

    file: str
    wanted: int = 0
    done: int = 0
    faults: list[str] = field(default_factory=list[str])
    """Each with file and key."""
    missing: list[str] = field(default_factory=list[str])
    """The keys that English has and this language lacks."""

    @property
    def percent(self) -> float:
        """How much is done, from 0 to 100; what is in English alone counts as not done."""
        return 100.0 * self.done / self.wanted if self.wanted else 100.0


def _all(text: str) -> str:
    """No sign is lacking."""
    return ""


def check_file(code: str, folder: Path, glyphs: Callable[[str], str] = _all) -> FileReport:
    """Compare the messages of a language in a folder with the English ones there.

    `glyphs` says which signs of a text no font has.
    """
    file, english = folder / f"{code}.ftl", folder / f"{ENGLISH}.ftl"
    report = FileReport(short(file))
    known, _ = _read(english)
    report.wanted = len(known)
    if not file.exists():
        report.missing = [key_of(name) for name in known]
        return report
    found, faults = _read(file)
    report.faults += [f"{report.file}: {fault}" for fault in faults]
    messages = {name: entry for name, entry in found.items() if not name.startswith("-")}
    report.missing = [key_of(name) for name in known if not name.startswith("-") and name not in messages]
    report.wanted = sum(not name.startswith("-") for name in known)
    report.done = report.wanted - len(report.missing)
    sound: dict[str, ast.Message | ast.Term] = {}
    for name, entry in found.items():
        named = [*_faults(code, name, entry, known.get(name), found)]
        report.faults += [f"{report.file}: {name}: {fault}" for fault in named]
        if not named and name in messages:
            sound[name] = entry
    if not faults:
        report.faults += [f"{report.file}: {fault}" for fault in _said(code, file, known, sound, glyphs)]
    return report


def _read(file: Path) -> tuple[dict[str, ast.Message | ast.Term], list[str]]:
    """The messages and terms (with their dash) of a file, and what cannot be read in it."""
    text = file.read_text(encoding="utf-8")
    resource: ast.Resource = FluentResource(text)
    found: dict[str, ast.Message | ast.Term] = {}
    faults: list[str] = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            faults.append(broken(text, entry))
        elif isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if name in found:
                faults.append(f"{name}: stands here twice")
            found[name] = entry
    return found, faults


def _faults(
    code: str, name: str, entry: ast.Message | ast.Term, english: ast.Message | ast.Term | None,
    found: Mapping[str, object],
) -> Iterator[str]:  # fmt: skip
    for named in mentioned(entry):
        if named.endswith("()"):
            if named[:-2] not in FUNCTIONS:
                yield f"calls {named}, which there is not"
        elif named not in found:
            yield f"names {named}, which there is not"
    if isinstance(entry, ast.Term):
        return
    if not isinstance(english, ast.Message):
        yield "is no key of English"
        return
    for edge, at in (("begins", 0), ("ends", -1)):
        if entry.value is not None and _blank(entry.value, at):
            yield f"{edge} with a space or a line's end"
    told = about(english)
    allowed = facts_of(english) | told.facts.keys()
    yield from (f"has no fact ${fact}" for fact in sorted(facts_of(entry) - allowed))
    yield from (f"leaves out ${fact}" for fact in sorted(told_of(english) - facts_of(entry)))
    wanted = plurals(code)
    for fact, keys in choices(entry):
        named = [key for key in keys if not key.isdecimal()]
        plural = set(named) <= PLURALS and set(named) & (PLURALS - {"other"})
        if plural and (lacking := [key for key in wanted if key not in named]):
            yield f"${fact} wants {', '.join(lacking)} too"


def _blank(pattern: ast.Pattern, at: int, *, way: bool = False) -> bool:
    """Whether a text, or one of its ways, has a blank at this edge (0 or -1): it can only be a piece that is glued to
    another. A `way` may say nothing at all.
    """
    element = pattern.elements[at]
    inside = element.expression if isinstance(element, ast.Placeable) else None
    if isinstance(inside, ast.SelectExpression):
        return any(_blank(each.value, at, way=True) for each in inside.variants)
    if not isinstance(inside, ast.StringLiteral):
        return False
    text = str(inside.parse()["value"])
    return not text.strip() and not (way and not text)


def plurals(code: str) -> list[str]:
    """The forms of numbers that a language has, "other" last."""
    rule = babel.Locale.parse(code.replace("-", "_")).plural_form
    return [*(form for form in ("zero", "one", "two", "few", "many") if form in rule.tags), "other"]


def _said(
    code: str, file: Path, english: Mapping[str, ast.Message | ast.Term], found: Mapping[str, object],
    glyphs: Callable[[str], str],
) -> Iterator[str]:  # fmt: skip
    """What shows only when messages are said with their examples."""
    try:
        bundle = Bundle(code, {file.name: file.read_text(encoding="utf-8")})
    except BadMessages as error:
        yield str(error)
        return
    for name in found:
        if not isinstance(entry := english.get(name), ast.Message):
            continue
        told = about(entry)
        text, wrong = bundle.say(name, told.facts)
        if wrong:
            yield f"{name}: {wrong}"
        elif told.limit and len(text) > told.limit:
            yield f"{name}: has {len(text)} characters, {told.limit} are the most"
        if lacking := glyphs(text):
            yield f"{name}: no font has {lacking}"


def unfit(code: str) -> list[str]:
    """Why pictures cannot be drawn in a language, if they cannot."""
    if babel.Locale.parse(code.replace("-", "_")).character_order != "left-to-right":
        return ["it is written from right to left, and the pictures are laid out from left to right"]
    if code.partition("-")[0] in ("ja", "ko", "zh"):
        return ["the fonts of the pictures have no letters of its script in a weight that can be read on a phone"]
    return []
