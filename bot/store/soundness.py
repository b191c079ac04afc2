"""Whether a file of SQLite's is whole: what its pages say, and whether its tables hold what they should."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing
from functools import cache
from pathlib import Path

from bot.store.catalog import table_names
from bot.store.errors import UNREADABLE, is_unreadable
from bot.store.migrations import migrate, migrations, version

JSON_TEXTS = {
    "object": (
        ("tables", "options"), ("snapshots", "state"), ("house_presets", "options"), ("tables", "vote"),
        ("tables", "motion"), ("seats", "seen"), ("windows", "holds"), ("windows", "phase"),
    ),
    "array": (
        ("tables", "recent"), ("tables", "entries"), ("tables", "own_asks"), ("tables", "own_missed"),
        ("tables", "undo_asks"), ("tables", "placings"), ("windows", "thinks"),
    ),
}  # fmt: skip
"""Columns whose texts are JSON, by what the whole is."""
MAY_BE_EMPTY = (
    ("tables", "vote"), ("tables", "motion"), ("tables", "placings"), ("seats", "seen"), ("windows", "holds"),
    ("windows", "phase"), ("windows", "thinks"),
)  # fmt: skip
"""Those among them that may also hold nothing, or an empty text."""
HOLDS = {"INTEGER": ("integer",), "REAL": ("real", "integer"), "TEXT": ("text",), "BLOB": ("blob",)}
"""What SQLite keeps in a column of each type, besides nothing."""
Known = Mapping[tuple[str, str], Collection[str]]
"""The words that a column, of a table, may hold."""


def damage(connection: sqlite3.Connection, known: Known | None = None) -> str:
    """What is damaged in a database, in a few words; empty if nothing is found. It reads the whole file.

    An older schema is no damage. Whoever finds none may still meet a wrong value: this looks at kinds, and at sense
    only where words are `known`.
    """
    try:
        return "; ".join(_damages(connection, known or {}))
    except (sqlite3.Error, UnicodeDecodeError) as error:
        return UNREADABLE if isinstance(error, UnicodeDecodeError) or is_unreadable(error) else str(error)


def damage_of(path: Path, known: Known | None = None) -> str:
    """The same of a file, which is only read; empty, too, for a file that is not there."""
    if not path.is_file():
        return ""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return damage(connection, known)
    except sqlite3.Error as error:
        return str(error)


def _damages(connection: sqlite3.Connection, known: Known) -> Iterator[str]:
    found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(3)")]
    if found != ["ok"]:
        yield " ".join(found[0].split())
        return
    number = version(connection)
    if not 0 < number <= len(migrations()):
        yield f"it has schema {number}, which is none of Barkeep's"
        return
    for table, columns in _tables(number).items():
        yield from _damages_of_table(connection, table, columns)
    for (table, column), words in known.items():
        found = {str(word) for (word,) in connection.execute(f'SELECT DISTINCT {column} FROM "{table}"')}
        if not found <= {*words}:
            yield f"table {table} has a value in {column} that cannot be"


@cache
def _tables(number: int) -> Mapping[str, Mapping[str, str]]:
    """The tables of a schema, with the type of each column."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as whole:
        migrate(whole, until=number)
        return {table: _columns(whole, table) for table in table_names(whole)}


def _columns(connection: sqlite3.Connection, table: str) -> dict[str, str]:
    return dict(connection.execute("SELECT name, type FROM pragma_table_info(?)", (table,)))


def _damages_of_table(connection: sqlite3.Connection, table: str, whole: Mapping[str, str]) -> Iterator[str]:
    columns = _columns(connection, table)
    if not columns:
        yield f"table {table} is missing"
    for name, kind in whole.items():
        if columns and name not in columns:
            yield f"table {table} has no {name}"
        elif columns and _wrong(connection, table, name, kind):
            yield f"table {table} has a value in {name} that cannot be"


def _wrong(connection: sqlite3.Connection, table: str, column: str, kind: str) -> bool:
    """Whether a row has another kind of value there."""
    kinds = ", ".join(f"'{held}'" for held in (*HOLDS[kind], "null"))
    wrong = f"typeof({column}) NOT IN ({kinds})"
    for whole, columns in JSON_TEXTS.items():
        if (table, column) in columns:
            other = f"CASE WHEN json_valid({column}) THEN json_type({column}) <> '{whole}' ELSE 1 END"
            there = f"coalesce({column}, '') <> '' AND " if (table, column) in MAY_BE_EMPTY else ""
            wrong += f" OR {there}{other}"
    return connection.execute(f'SELECT 1 FROM "{table}" WHERE {wrong} LIMIT 1').fetchone() is not None
