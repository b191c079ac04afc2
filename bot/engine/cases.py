"""The book of cases: each statement of a game's rule documents, with the scenarios that prove it."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from bot.engine.data_files import first_fault, read_toml
from bot.engine.errors import BadData

_PLACE: Final = re.compile(r"([\w-]+(?:/[\w-]+)*\.toml): (\S.*)")


class ScenarioPlace(NamedTuple):
    """Where a scenario stands."""

    file: str
    """A path below the folder of the game's scenarios."""
    title: str


def _place(text: str) -> str:
    if _PLACE.fullmatch(text) is None:
        raise ValueError("a scenario is named as 'file.toml: Title'")
    return text


_Text: TypeAlias = Annotated[str, Field(min_length=1, max_length=100)]


class Case(BaseModel):
    """A statement of the rule documents, in our own few words, and what proves it: scenarios, or else the reason why
    no program can show it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=50)
    """Stays the same for good: messages on Discord name a case by it."""
    section: str = Field(min_length=1, max_length=60)
    """The heading in `docs/cases.md` under which it stands."""
    says: str = Field(min_length=1, max_length=300)
    source: list[_Text] = Field(min_length=1)
    """Each a document and the section in it: `000 Discard and Draw Phase`."""
    scenarios: list[Annotated[str, AfterValidator(_place)]] = Field(default_factory=list[str])
    """Each a file and a title in it: `turns.toml: One Action Card, or none`."""
    rulings: list[int] = Field(default_factory=list[int])
    """The rulings that decide it, by number."""
    cards: list[str] = Field(default_factory=list[str])
    """The cards that it is about, as the game's data names them."""
    not_applicable: str = Field(default="", max_length=200)

    @model_validator(mode="after")
    def _proved(self) -> Case:
        if bool(self.scenarios) == bool(self.not_applicable):
            raise ValueError("wants either scenarios or not_applicable")
        return self

    @property
    def places(self) -> list[ScenarioPlace]:
        """Where its scenarios stand, in order."""
        return [place_of(scenario) for scenario in self.scenarios]


def place_of(named: str) -> ScenarioPlace:
    """The file and the title in the name of a scenario."""
    return ScenarioPlace(*named.split(": ", 1))


class _Cases(BaseModel):
    """The data file: its cases are checked one by one, so that an error can name its case."""

    model_config = ConfigDict(extra="forbid")

    case: list[dict[str, Any]] = Field(min_length=1)


def read_cases(text: str, name: str, rulings: Container[int], cards: Container[str]) -> tuple[Case, ...]:
    """The cases in a TOML text, in its order.

    `rulings` and `cards`: those that a case may name. Raises `BadData` with file, case and reason.
    """
    found: dict[str, Case] = {}
    for number, table in enumerate(read_toml(_Cases, text, name).case, start=1):
        where = f"{name}: case {table.get('id', number)!r}"
        try:
            case = Case.model_validate(table)
        except ValidationError as error:
            raise BadData(f"{where}: {first_fault(error)}") from None
        for fault in _faults(case, found, rulings, cards):
            raise BadData(f"{where}: {fault}")
        found[case.id] = case
    return tuple(found.values())


def _faults(case: Case, others: Container[str], rulings: Container[int], cards: Container[str]) -> Iterator[str]:
    if case.id in others:
        yield "is there twice"
    yield from (f"there is no ruling {ruling}" for ruling in case.rulings if ruling not in rulings)
    yield from (f"there is no card {card!r}" for card in case.cards if card not in cards)
