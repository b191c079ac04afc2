"""Whether a file of SQLite's is whole: what its pages say, and whether its tables hold what they should."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.store.catalog import table_names
from bot.store.migrations import migrate, migrations, version

OBJECTS = (("tables", "options"), ("snapshots", "state"))
"""Columns whose texts are objects of JSON."""
JSON_TEXTS = (
    *(("tables", column) for column in ("entries", "own_asks", "undo_asks", "placings", "vote", "motion")),
    ("windows", "holds"),
    ("windows", "thinks"),
)
"""Columns whose texts are other JSON, or empty."""
HOLDS = {"INTEGER": ("integer",), "REAL": ("real", "integer"), "TEXT": ("text",), "BLOB": ("blob",)}
"""What SQLite keeps in a column of each type, besides nothing."""


def damage(connection: sqlite3.Connection) -> str:
    """What is damaged in a database, in a few words; empty if nothing is found. It reads the whole file.

    An older schema is no damage. Whoever finds none may still meet a wrong value: this looks at kinds, not at sense.
    """
    try:
        return "; ".join(_damages(connection))
    except (sqlite3.Error, UnicodeDecodeError) as error:
        return "its texts cannot be read" if isinstance(error, UnicodeDecodeError) else str(error)


def damage_of(path: Path) -> str:
    """The same of a file, which is only read; empty, too, for a file that is not there."""
    if not path.is_file():
        return ""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return damage(connection)
    except sqlite3.Error as error:
        return str(error)


def _damages(connection: sqlite3.Connection) -> Iterator[str]:
    found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(3)")]
    if found != ["ok"]:
        yield " ".join(found[0].split())
        return
    number = version(connection)
    if not 0 < number <= len(migrations()):
        yield f"it has schema {number}, which is none of Barkeep's"
        return
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as whole:
        migrate(whole, until=number)
        for table in table_names(whole):
            yield from _damages_of_table(connection, whole, table)


def _damages_of_table(connection: sqlite3.Connection, whole: sqlite3.Connection, table: str) -> Iterator[str]:
    columns = dict(connection.execute("SELECT name, type FROM pragma_table_info(?)", (table,)))
    if not columns:
        yield f"table {table} is missing"
    for name, kind in whole.execute("SELECT name, type FROM pragma_table_info(?)", (table,)):
        if columns and name not in columns:
            yield f"table {table} has no {name}"
        elif columns and _wrong(connection, table, name, kind):
            yield f"table {table} has a value in {name} that cannot be"


def _wrong(connection: sqlite3.Connection, table: str, column: str, kind: str) -> bool:
    """Whether a row has another kind of value there."""
    kinds = ", ".join(f"'{held}'" for held in (*HOLDS[kind], "null"))
    wrong = f"typeof({column}) NOT IN ({kinds})"
    if (table, column) in OBJECTS:
        wrong += f" OR CASE WHEN json_valid({column}) THEN json_type({column}) <> 'object' ELSE 1 END"
    elif (table, column) in JSON_TEXTS:
        wrong += f" OR {column} <> '' AND NOT json_valid({column})"
    return connection.execute(f'SELECT 1 FROM "{table}" WHERE {wrong} LIMIT 1').fetchone() is not None
