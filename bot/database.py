"""Where a database is: a file of SQLite's, or the address of one of PostgreSQL's."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """The address of a database of PostgreSQL's. `str` and `repr` do not show its password."""

    text: str = field(repr=False)
    """As it is written, with the password."""

    def __str__(self) -> str:
        hidden = re.sub(r"(?<=://)([^/@:]*):[^/@]*@", r"\1:***@", self.text)
        return re.sub(r"(?<=[?&]password=)[^&]*", "***", hidden)

    __repr__ = __str__


Database: TypeAlias = Path | PostgresUrl


def database_at(where: str | Path | PostgresUrl) -> Database:
    """The database that a path or an address names."""
    if isinstance(where, str) and where.strip().lower().startswith(SCHEMES):
        return PostgresUrl(where.strip())
    return where if isinstance(where, PostgresUrl) else Path(where)
