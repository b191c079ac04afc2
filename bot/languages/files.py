"""The files of the languages: messages beside what they are about, and what each language is called.

A language is a file ``data/locales/<code>.toml`` with its name, and messages in files ``<code>.ftl``. No code and no
list names it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.languages.messages import BadMessages, Messages
from bot.languages.spoken import ENGLISH, PSEUDO
from bot.paths import DATA

LOCALES = DATA / "locales"
"""The folder of the languages' names, and of the messages that all games share."""


class Language(BaseModel):
    """A language that is there."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    code: str
    name: str = Field(min_length=1, max_length=40)
    """What it is called in itself."""
    locales: tuple[str, ...] = ()
    """The locales of Discord whose people are spoken to in it."""
    read_by: tuple[str, ...] = ()
    """Who speaks it from childhood and has read all of it. While there is nobody, a locale alone does not choose it."""
    translators: tuple[str, ...] = ()
    """Who has translated it."""


@cache
def languages(folder: Path = LOCALES) -> dict[str, Language]:
    """All languages by their codes, English first. Raises `BadMessages`."""
    found = {file.stem: _language(file) for file in sorted(folder.glob("*.toml"))}
    return dict(sorted(found.items(), key=lambda each: (each[0] != ENGLISH, each[0])))


def _language(file: Path) -> Language:
    try:
        return Language.model_validate({**tomllib.loads(file.read_text(encoding="utf-8")), "code": file.stem})
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        reason = error.errors()[0]["msg"] if isinstance(error, ValidationError) else str(error)
        raise BadMessages(f"locales/{file.name}: {reason}") from error


def read_messages(code: str, folders: Sequence[Path], fallback: Messages | None = None) -> Messages:
    """The messages of a language in some folders. `fallback` says what it lacks. Raises `BadMessages`."""
    if code == PSEUDO:
        from bot.languages.pseudo import disguise

        return Messages(PSEUDO, [partial(texts_of, ENGLISH, folder) for folder in folders], change=disguise)
    return Messages(code, [partial(texts_of, code, folder) for folder in folders], fallback)


def texts_of(code: str, folder: Path) -> dict[str, str]:
    """The file of a language in a folder, by the name that errors call it; nothing if it is not there.

    Raises `BadMessages`.
    """
    file = folder / f"{code}.ftl"
    if not file.exists():
        return {}
    data = file.read_bytes()
    try:
        return {short(file): data.decode()}
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadMessages(f"{short(file)}: line {line}: is not UTF-8 text") from error


@cache
def whole(code: str, folders: tuple[Path, ...]) -> bool:
    """Whether a language has all messages that English has in some folders, and all sections of guides and rulings."""
    return all(
        _named(pattern, folder / f"{ENGLISH}{ending}") <= _named(pattern, folder / f"{code}{ending}")
        for folder in folders
        for pattern, ending in ((_NAME, ".ftl"), (_SECTION, ".toml"))
    )


_NAME = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_SECTION = re.compile(r"^\[((?:guide|rulings)\.[^]]+)]", re.MULTILINE)


def _named(pattern: re.Pattern[str], file: Path) -> set[str]:
    """The names of what stands in a file, without reading all of it; none if it is not there."""
    return set(pattern.findall(file.read_text(encoding="utf-8"))) if file.exists() else set()


def short(file: Path) -> str:
    """The name of a file in error messages."""
    return file.relative_to(DATA).as_posix() if file.is_relative_to(DATA) else "/".join(file.parts[-3:])
