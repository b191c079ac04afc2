"""A game's guide and its rulings, as `/rules` shows them: words in data files, checked when they load."""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.languages.accents import disguised
from bot.languages.spoken import ENGLISH, PSEUDO

Gloss: TypeAlias = Annotated[str, Field(min_length=1, max_length=60)]
"""What a title means, in another language."""


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


class ToldText(BaseModel):
    """The words of a section or a ruling in one language; the facts stand in the game's own file."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    title: str = Field(min_length=1, max_length=60)
    text: str = Field(min_length=1, max_length=900)
    signs: list[str] = Field(default_factory=list[str], max_length=5)
    """What stands under the signs, in their order."""


class Texts(BaseModel):
    """The words of a game's guide and rulings in one language, by the ids of sections and the numbers of rulings."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    guide: dict[str, ToldText] = Field(default_factory=dict[str, ToldText])
    rulings: dict[str, ToldText] = Field(default_factory=dict[str, ToldText])
    about: dict[str, str] = Field(default_factory=dict[str, str])
    """What is special about a character, by its code; in English the deck's own file says it."""
    gloss: dict[str, Gloss] = Field(default_factory=dict[str, str])
    """What the titles of cards mean, by title; a language needs none, and English has none."""

    def over(self, other: Texts) -> Texts:
        """These words, and where there are none those of another language."""
        return Texts(
            guide=other.guide | self.guide, rulings=other.rulings | self.rulings, about=self.about, gloss=self.gloss
        )


NOTHING = Texts()


class _Guide(BaseModel):
    model_config = ConfigDict(extra="forbid")

    section: tuple[Section, ...] = Field(min_length=1)


class _Rulings(BaseModel):
    model_config = ConfigDict(extra="forbid")

    ruling: tuple[Ruling, ...] = Field(min_length=1)


Pages = TypeVar("Pages", _Guide, _Rulings, Texts)


def read_texts(text: str, name: str, wrong: type[Exception]) -> Texts:
    """The words of a guide and of rulings in a TOML text. Raises `wrong` with file, key and reason."""
    return _checked(Texts, _table(text, name, wrong), name, wrong)


def texts_in(folder: Path, code: str, wrong: type[Exception]) -> Texts:
    """The words of a game in a language, from its folder ``rules``; what it lacks is English. Raises `wrong`."""
    english = _texts_of(folder, ENGLISH, wrong)
    if code == PSEUDO:
        return _disguised(english)
    return english if code == ENGLISH else _texts_of(folder, code, wrong).over(english)


def _texts_of(folder: Path, code: str, wrong: type[Exception]) -> Texts:
    file = folder / f"{code}.toml"
    return read_texts(file.read_text(encoding="utf-8"), f"rules/{file.name}", wrong) if file.exists() else NOTHING


def _disguised(texts: Texts) -> Texts:
    return Texts(
        guide={key: _hidden(told) for key, told in texts.guide.items()},
        rulings={key: _hidden(told) for key, told in texts.rulings.items()},
    )


def _hidden(told: ToldText) -> ToldText:
    lines = "\n".join(disguised(line) for line in told.text.split("\n"))
    return ToldText.model_construct(
        title=disguised(told.title), text=lines, signs=[disguised(sign)[:24] for sign in told.signs]
    )


def read_guide(text: str, name: str, wrong: type[Exception], texts: Texts = NOTHING) -> tuple[Section, ...]:
    """The guide in a TOML text, with its words there or in `texts`. Raises `wrong` with file, section and reason."""
    table = _table(text, name, wrong)
    for section in _tables(table, "section"):
        _tell(section, texts.guide.get(str(section.pop("id", ""))), name, wrong)
    return _checked(_Guide, table, name, wrong).section


def read_rulings(
    text: str, name: str, faces: Container[str], wrong: type[Exception], texts: Texts = NOTHING
) -> tuple[Ruling, ...]:
    """The rulings in a TOML text, in the order of their numbers, of which some may be missing.

    `faces`: the cards they may name; `texts`: their words, if these stand apart. Raises `wrong` with file, ruling and
    reason.
    """
    table = _table(text, name, wrong)
    for ruling in _tables(table, "ruling"):
        _tell(ruling, texts.rulings.get(str(ruling.get("number"))), name, wrong)
    rulings = _checked(_Rulings, table, name, wrong).ruling
    last = 0
    for ruling in rulings:
        if ruling.number <= last:
            raise wrong(f"{name}: ruling {ruling.number}: comes after number {last}")
        last = ruling.number
        for face in ruling.faces:
            if face not in faces:
                raise wrong(f"{name}: ruling {ruling.number}: there is no card {face!r}")
    return rulings


def _tell(facts: dict[str, Any], told: ToldText | None, name: str, wrong: type[Exception]) -> None:
    """Put words to a section or a ruling."""
    if told is None:
        return
    signs = facts.get("signs", ())
    if len(signs) != len(told.signs):
        raise wrong(f"{name}: {told.title!r}: has {len(signs)} signs, and words for {len(told.signs)}")
    facts |= {"title": told.title, "text": told.text}
    if signs:
        facts["signs"] = [{"name": sign, "says": says} for sign, says in zip(signs, told.signs, strict=True)]


def _tables(table: Mapping[str, Any], key: str) -> Iterator[dict[str, Any]]:
    """The tables under a key; what is something else there is told when all is checked."""
    found = table.get(key)
    if isinstance(found, list):
        yield from (each for each in cast("list[Any]", found) if isinstance(each, dict))


def _table(text: str, name: str, wrong: type[Exception]) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong(f"{name}: {error}") from error


def _checked(pages: type[Pages], table: dict[str, Any], name: str, wrong: type[Exception]) -> Pages:
    try:
        return pages.model_validate(table)
    except ValidationError as error:
        first = error.errors()[0]
        where = " ".join(str(part + 1) if isinstance(part, int) else part for part in first["loc"])
        raise wrong(f"{name}: {where}: {first['msg']}") from error
