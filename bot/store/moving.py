"""Copies a whole database into an empty one, of SQLite's or PostgreSQL's, and compares both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

from bot.database import Database
from bot.store.catalog import columns, is_sqlite, table_names
from bot.store.migrations import VERSION, SchemaError, migrate, migrations, version
from bot.store.opening import opened
from bot.store.sql import Connection, Cursor

Tell = Callable[[str, int, int], None]
"""Told of a table, the rows copied so far, and all rows."""
AT_ONCE = 500
"""Rows that are read at once."""
FIRST = ("tables", "results", "reports", "nights", "decks", "lobby_calls")
"""Tables to whose rows those of others belong."""
NUMBERED = {"results": "id", "talk": "number", "inbox": "id"}
"""Tables whose rows get their numbers from the database, which has to go on after the last one."""


class NotEmpty(Exception):
    """The target has rows already; the message says where."""


class Different(Exception):
    """The copy is not the same; the message says where."""


def move(source: Database, target: Database, tell: Tell = lambda table, done, rows: None) -> dict[str, int]:
    """Copy everything, in one transaction of the target. Returns the number of rows of each table.

    What is copied is one state of the source, whatever is written there meanwhile.

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
    for some in batches(old, table):
        new.executemany(put, some)
        done += len(some)
        tell(table, done, rows)
    if table in NUMBERED and not is_sqlite(new) and rows:
        column = NUMBERED[table]
        new.execute(f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), max({column})) FROM {table}")
    return rows


def batches(connection: Connection, table: str) -> Iterator[list[tuple[Any, ...]]]:
    """All rows of a table, their columns in alphabetical order, at most `AT_ONCE` at a time: no more of them are in
    memory. On PostgreSQL it must be inside a transaction.
    """
    listed = ", ".join(f'"{name}"' for name in columns(connection, table))
    found = f'SELECT {listed} FROM "{table}"'
    return (
        _fetched(connection.execute(found)) if is_sqlite(connection) else _fetched_from_server(connection, table, found)
    )


def _fetched(cursor: Cursor) -> Iterator[list[tuple[Any, ...]]]:
    """The rows that SQLite finds as they are asked for."""
    while some := list(islice(cursor, AT_ONCE)):
        yield some


def _fetched_from_server(connection: Connection, table: str, found: str) -> Iterator[list[tuple[Any, ...]]]:
    """The same of PostgreSQL, which sends all rows of a query at once unless a cursor of its own is asked for some."""
    # A name of its own for each table: the statement below is prepared once for all that have the same columns.
    name = f'"rows of {table}"'
    connection.execute(f"DECLARE {name} NO SCROLL CURSOR FOR {found}")
    while some := connection.execute(f"FETCH FORWARD {AT_ONCE} FROM {name}").fetchall():
        yield some
    connection.execute(f"CLOSE {name}")


def _compare(old: Connection, new: Connection, names: list[str]) -> None:
    for table in names:
        counts = _count(old, table), _count(new, table)
        if counts[0] != counts[1]:
            raise Different(f"{table} has {counts[0]} rows, the copy {counts[1]}")
        if digest(old, table) != digest(new, table):
            raise Different(f"the digests of {table} differ")


def digest(connection: Connection, table: str) -> str:
    """A hash over all rows of a table, the same on every database and in whatever order they come."""
    total = 0
    for some in batches(connection, table):
        for row in some:
            total += int.from_bytes(sha256(repr(row).encode()).digest())
    return f"{total % (1 << 256):064x}"
