"""A game's guide and its rulings, as `/rules` shows them: words in data files, checked when they load."""

from __future__ import annotations

import tomllib
from collections.abc import Container, Sequence
from typing import NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError


class Sign(BaseModel):
    """A sign of an illustration, by a name that the game's pictures know, and the words under it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str = Field(min_length=1)
    says: str = Field(min_length=1, max_length=24)


class Section(BaseModel):
    """A part of the guide. `{drink}` in its text stands for the word the server drinks in."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    title: str = Field(min_length=1, max_length=60)
    text: str = Field(min_length=1, max_length=900)
    signs: list[Sign] = Field(default_factory=list[Sign], max_length=5)
    """Its illustration, from left to right."""
    steps: bool = False
    """Whether the signs follow one another."""


class Chapter(NamedTuple):
    """A page of the rules on one thing of the game, such as a character."""

    title: str
    text: str
    signs: Sequence[Sign]


class Ruling(Section):
    """What holds where the rules of a game are silent or say two things. A ruling keeps its number for good."""

    number: int = Field(ge=1)
    faces: list[str] = Field(default_factory=list[str])
    """The cards it touches, as the game's data names them."""


class _Guide(BaseModel):
    model_config = ConfigDict(extra="forbid")

    section: tuple[Section, ...] = Field(min_length=1)


class _Rulings(BaseModel):
    model_config = ConfigDict(extra="forbid")

    ruling: tuple[Ruling, ...] = Field(min_length=1)


Pages = TypeVar("Pages", _Guide, _Rulings)


def read_guide(text: str, name: str, wrong: type[Exception]) -> tuple[Section, ...]:
    """The guide in a TOML text. Raises `wrong` with file, section and reason."""
    return _read(_Guide, text, name, wrong).section


def read_rulings(text: str, name: str, faces: Container[str], wrong: type[Exception]) -> tuple[Ruling, ...]:
    """The rulings in a TOML text, in the order of their numbers, of which some may be missing.

    `faces`: the cards they may name. Raises `wrong` with file, ruling and reason.
    """
    rulings = _read(_Rulings, text, name, wrong).ruling
    last = 0
    for ruling in rulings:
        if ruling.number <= last:
            raise wrong(f"{name}: ruling {ruling.number}: comes after number {last}")
        last = ruling.number
        for face in ruling.faces:
            if face not in faces:
                raise wrong(f"{name}: ruling {ruling.number}: there is no card {face!r}")
    return rulings


def _read(pages: type[Pages], text: str, name: str, wrong: type[Exception]) -> Pages:
    try:
        return pages.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise wrong(f"{name}: {error}") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = " ".join(str(part + 1) if isinstance(part, int) else part for part in first["loc"])
        raise wrong(f"{name}: {where}: {first['msg']}") from error
