"""Copies a whole database into an empty one, of SQLite's or PostgreSQL's, and compares both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from bot.database import Database
from bot.store.catalog import columns, is_sqlite, table_names
from bot.store.migrations import VERSION, SchemaError, migrate, migrations, version
from bot.store.opening import opened
from bot.store.sql import Connection

Tell = Callable[[str, int, int], None]
"""Told of a table, the rows copied so far, and all rows."""
AT_ONCE = 500
"""Rows that are read at once."""
FIRST = ("tables", "results", "reports")
"""Tables to whose rows those of others belong."""
NUMBERED = {"results": "id", "talk": "number", "inbox": "id"}
"""Tables whose rows get their numbers from the database, which has to go on after the last one."""


class NotEmpty(Exception):
    """The target has rows already; the message says where."""


class Different(Exception):
    """The copy is not the same; the message says where."""


def move(source: Database, target: Database, tell: Tell = lambda table, done, rows: None) -> dict[str, int]:
    """Copy everything, in one transaction of the target. Returns the number of rows of each table.

    The source must have the schema of this version. Raises `SchemaError`, `NotEmpty`, `Different`, and one of
    `bot.store.errors.FAILURES`; nothing is kept then.
    """
    with opened(source, read_only=True) as old:
        if version(old) != len(migrations()):
            raise SchemaError(f"{source} has schema {version(old)}, not {len(migrations())}: start the bot on it once")
        with opened(target) as new:
            migrate(new)
            names = _names(new)
            for table in names:
                if _count(new, table):
                    raise NotEmpty(f"table {table} has rows")
            new.execute("BEGIN IMMEDIATE")
            try:
                counts = {table: _copy(old, new, table, tell) for table in names}
                _compare(old, new, names)
            except BaseException:
                new.execute("ROLLBACK")
                raise
            new.execute("COMMIT")
    return counts


def _names(connection: Connection) -> list[str]:
    """The tables in an order in which no row comes before what it belongs to."""
    return [*FIRST, *(name for name in table_names(connection) if name not in (*FIRST, VERSION))]


def _count(connection: Connection, table: str) -> int:
    return connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]


def _copy(old: Connection, new: Connection, table: str, tell: Tell) -> int:
    names = columns(old, table)
    rows, done = _count(old, table), 0
    put = f'INSERT INTO "{table}" ({", ".join(names)}) VALUES ({", ".join("?" * len(names))})'
    for some in _rows(old, table, names):
        new.executemany(put, some)
        done += len(some)
        tell(table, done, rows)
    if table in NUMBERED and not is_sqlite(new) and rows:
        column = NUMBERED[table]
        new.execute(f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), max({column})) FROM {table}")
    return rows


def _rows(connection: Connection, table: str, names: list[str]) -> Iterator[list[tuple[Any, ...]]]:
    """All rows, some at a time."""
    listed = ", ".join(f'"{name}"' for name in names)
    found = connection.execute(f'SELECT {listed} FROM "{table}"')
    some: list[tuple[Any, ...]] = []
    for row in found:
        some.append(tuple(row))
        if len(some) == AT_ONCE:
            yield some
            some = []
    if some:
        yield some


def _compare(old: Connection, new: Connection, names: list[str]) -> None:
    for table in names:
        counts = _count(old, table), _count(new, table)
        if counts[0] != counts[1]:
            raise Different(f"{table} has {counts[0]} rows, the copy {counts[1]}")
        if digest(old, table) != digest(new, table):
            raise Different(f"the digests of {table} differ")


def digest(connection: Connection, table: str) -> str:
    """A hash over all rows of a table, the same on every database and in whatever order they come."""
    names = columns(connection, table)
    total = 0
    for some in _rows(connection, table, names):
        for row in some:
            total += int.from_bytes(sha256(repr(row).encode()).digest())
    return f"{total % (1 << 256):064x}"
