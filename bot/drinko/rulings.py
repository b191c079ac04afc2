"""The guide to Drinko and the rulings, as `/rules` shows them: words in data files, checked when they load."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.drinko.deck import DECK_FILE, BadData, the_deck

GUIDE_FILE = DECK_FILE.with_name("guide.toml")
RULINGS_FILE = DECK_FILE.with_name("rulings.toml")


class Section(BaseModel):
    """A part of the guide. `{drink}` in its text stands for the word the server drinks in."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    title: str = Field(min_length=1, max_length=60)
    text: str = Field(min_length=1, max_length=900)


class Ruling(Section):
    """What holds where the rules of Drinko are silent or say two things. Rulings are numbered from 1."""

    number: int = Field(ge=1)
    faces: list[str] = Field(default_factory=list[str])
    """The cards it touches, by their faces in the deck."""


class _Guide(BaseModel):
    model_config = ConfigDict(extra="forbid")

    section: tuple[Section, ...] = Field(min_length=1)


class _Rulings(BaseModel):
    model_config = ConfigDict(extra="forbid")

    ruling: tuple[Ruling, ...] = Field(min_length=1)


Pages = TypeVar("Pages", _Guide, _Rulings)


def read_guide(text: str, name: str) -> tuple[Section, ...]:
    """The guide in a TOML text. Raises `BadData` with file, section and reason."""
    return _read(_Guide, text, name).section


def read_rulings(text: str, name: str) -> tuple[Ruling, ...]:
    """The rulings in a TOML text, numbered 1, 2, 3. Raises `BadData` with file, ruling and reason."""
    rulings = _read(_Rulings, text, name).ruling
    for expected, ruling in enumerate(rulings, start=1):
        if ruling.number != expected:
            raise BadData(f"{name}: ruling {ruling.number}: number {expected} comes here")
        for face in ruling.faces:
            if face not in the_deck().kinds:
                raise BadData(f"{name}: ruling {ruling.number}: there is no card {face!r}")
    return rulings


@cache
def the_guide() -> tuple[Section, ...]:
    """The guide of the shipped data file. Raises `BadData`."""
    return read_guide(*_shipped(GUIDE_FILE))


@cache
def the_rulings() -> tuple[Ruling, ...]:
    """The rulings of the shipped data file. Raises `BadData`."""
    return read_rulings(*_shipped(RULINGS_FILE))


def _shipped(path: Path) -> tuple[str, str]:
    return path.read_text(encoding="utf-8"), path.name


def _read(pages: type[Pages], text: str, name: str) -> Pages:
    try:
        return pages.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = " ".join(str(part + 1) if isinstance(part, int) else part for part in first["loc"])
        raise BadData(f"{name}: {where}: {first['msg']}") from error
