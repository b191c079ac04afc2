"""The SQL that units speak, and the connection they speak it to.

It is what SQLite and PostgreSQL both understand, written as SQLite has it: ``?`` or ``:name`` for values, all of one
kind in a statement; ``ON CONFLICT`` and ``RETURNING``; `upsert` for a row that takes the place of an older one. A
number is no truth value (``rated = 1``), a subquery has an alias, and an order that may meet NULL says where it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
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


ROWS = 64
"""For how many rows a statement is made at most. (SQLite allowed 999 values in a statement for long.)"""


def upsert(table: str, key: str, columns: str, rows: int = 1) -> str:
    """A statement that stores so many rows, each in place of the one with the same key; both are names divided by
    commas, and the values are expected in that order, row by row.
    """
    names = [name.strip() for name in f"{key}, {columns}".split(",")]
    kept = ", ".join(f"{name} = excluded.{name}" for name in names[len(key.split(",")) :])
    return (
        f"INSERT INTO {table} ({', '.join(names)}) VALUES {placeholders(len(names), rows)}"
        f" ON CONFLICT ({key}) DO UPDATE SET {kept}"
    )


def placeholders(columns: int, rows: int) -> str:
    """The places for so many rows of values."""
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def in_bulk(connection: Connection, statement: Callable[[int], str], rows: Sequence[Sequence[Any]]) -> None:
    """Run `statement(n)`, which stores n rows whose values follow each other, for all these rows.

    They are few statements because the writer's thread waits for Python's lock after each, while the thread of the
    event loop takes hundreds of answers.
    """
    done, size = 0, ROWS
    while done < len(rows):
        while size > len(rows) - done:
            size //= 2
        connection.execute(statement(size), tuple(chain.from_iterable(rows[done : done + size])))
        done += size
