"""The files of a new language, as its translator finds them: every message in English, behind ``#``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import babel
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer

from bot.languages.checking import PLURALS, plurals
from bot.languages.spoken import ENGLISH
from bot.languages.syntax import parts

HEAD = """\
### In {name}. How this file is written: docs/translating.md
### Each message stands here in English, behind "# ". Take that away from its lines, and write it in your language.
"""


def name_of(code: str) -> str:
    """What a language is called in itself; empty for one that is not known."""
    try:
        return babel.Locale.parse(code.replace("-", "_")).get_display_name() or ""
    except (babel.UnknownLocaleError, ValueError):
        return ""


def name_file(folder: Path, code: str, name: str, locales: Sequence[str]) -> Path:
    """Write the file with what the language is called, and whose locales of Discord it serves."""
    file = folder / f"{code}.toml"
    lines = [
        "# What the language is called in itself, and whose locales on Discord it serves; read_by: those who speak it",
        "# from childhood and have read all of it.",
        "",
        f'name = "{name}"',
        f"locales = {json.dumps([*locales])}",
        "read_by = []",
        "translators = []",
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def draft(folder: Path, code: str) -> list[Path]:
    """Write the draft of a language beside the English files of a folder, and say which files these are."""
    written: list[Path] = []
    english = folder / f"{ENGLISH}.ftl"
    if english.exists():
        file = folder / f"{code}.ftl"
        file.write_text(drafted(english.read_text(encoding="utf-8"), code), encoding="utf-8")
        written.append(file)
    if folder.name == "rules" and (folder / f"{ENGLISH}.toml").exists():
        file = folder / f"{code}.toml"
        text = (folder / f"{ENGLISH}.toml").read_text(encoding="utf-8")
        file.write_text("".join(f"# {line}".rstrip() + "\n" for line in text.splitlines()), encoding="utf-8")
        written.append(file)
    return written


def drafted(text: str, code: str) -> str:
    """English messages as the draft of another language, with the plural forms that this has."""
    resource: ast.Resource = FluentResource(text)
    serializer, told = FluentSerializer(), [HEAD.format(name=name_of(code))]
    for entry in resource.body:
        if isinstance(entry, ast.GroupComment):
            told.append(f"## {entry.content or ''}\n")
        elif isinstance(entry, ast.Message):
            _grow(entry, plurals(code))
            lines = serializer.serialize_entry(entry).splitlines()
            told.append("".join(f"# {line.removeprefix('# ')}".rstrip() + "\n" for line in lines))
    return "\n".join(told)


def _grow(message: ast.Message, wanted: list[str]) -> None:
    """Give each choice by a number the forms of the language, each as English has the usual one."""
    for part in [*parts(message)]:
        if not isinstance(part, ast.SelectExpression):
            continue
        keys = {way.key.name: way for way in part.variants if isinstance(way.key, ast.Identifier)}
        if not set(keys) & (PLURALS - {"other"}) or not set(keys) <= PLURALS:
            continue
        exact = [way for way in part.variants if isinstance(way.key, ast.NumberLiteral)]
        forms = [
            ast.Variant(ast.Identifier(form), keys[form if form in keys else "other"].value, default=form == "other")
            for form in wanted
        ]
        part.variants = [*exact, *forms]
