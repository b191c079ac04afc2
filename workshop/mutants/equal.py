"""The mutants that change nothing: kept in a file, each with the reason why no legal position tells them apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from bot.engine.data_files import read_toml
from workshop.mutants.sources import Key, Mutant

EQUAL_FILE = Path(__file__).with_name("equal.toml")


class Equal(BaseModel):
    """Changes of one text that change nothing; as `Mutant` has its fields. `after`: every such change of it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    module: str
    function: str
    before: str
    after: tuple[str, ...] = Field(min_length=1)
    reason: str = Field(min_length=10, max_length=300)


class EqualFile(BaseModel):
    """The whole file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    equal: tuple[Equal, ...] = ()


def read_equal(path: Path = EQUAL_FILE) -> Mapping[Key, str]:
    """The reason of every mutant that is kept as equal. Raises `BadData`."""
    kept = read_toml(EqualFile, path.read_text(encoding="utf-8"), path.name).equal
    return {
        (entry.module, entry.function, entry.before, after): entry.reason for entry in kept for after in entry.after
    }


def out_of_date(equal: Iterable[Key], there: Iterable[Mutant]) -> list[Key]:
    """The entries that no mutant of the sources fits any more."""
    keys = {mutant.key for mutant in there}
    return [key for key in equal if key not in keys]
