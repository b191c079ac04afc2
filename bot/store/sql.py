"""The SQL that units speak, and the connection they speak it to.

It is what SQLite and PostgreSQL both understand, written as SQLite has it: ``?`` or ``:name`` for values, all of one
kind in a statement; ``ON CONFLICT`` and ``RETURNING``; `upsert` for a row that takes the place of an older one. A
number is no truth value (``rated = 1``), a subquery has an alias, and an order that may meet NULL says where it goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Values: TypeAlias = Sequence[Any] | Mapping[str, Any]
"""The values of a statement: None, numbers, text, bytes. A truth value is kept as 0 or 1."""


class Cursor(Protocol):
    """What a statement has found or changed. A row is a tuple."""

    @property
    def rowcount(self) -> int:
        """How many rows the statement has changed."""
        ...

    @property
    def description(self) -> Any:
        """A tuple for each column, which begins with its name."""
        ...

    def fetchone(self) -> Any:
        """The next row; None when there is none."""
        ...

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection inside a transaction. `sqlite3.Connection` is one as it is."""

    def execute(self, sql: str, parameters: Values = ..., /) -> Cursor:
        """Run a statement. Raises one of `bot.store.errors.FAILURES`."""
        ...

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Cursor:
        """Run a statement once for each of these values."""
        ...

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        ...


def upsert(table: str, key: str, columns: str) -> str:
    """A statement that stores a row, in place of the one with the same key; both are names divided by commas, and the
    values are expected in that order.
    """
    names = [name.strip() for name in f"{key}, {columns}".split(",")]
    kept = ", ".join(f"{name} = excluded.{name}" for name in names[len(key.split(",")) :])
    return (
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
        f" ON CONFLICT ({key}) DO UPDATE SET {kept}"
    )
