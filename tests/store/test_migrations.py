"""From every earlier schema to today's, with what was in it."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import SchemaError, Store, results, talk
from bot.store.catalog import columns, table_names
from bot.store.migrations import ADDS_ONLY, FOLDER, VERSION, migrate, migrations, statements, version
from bot.store.moving import NUMBERED, digest
from bot.store.opening import opened
from bot.store.sql import Connection
from tests.databases import Databases
from tests.store.world import ANNE, BEN, in_memory, result, seat
from tests.tables.tavern import House

SCHEMAS = Path(__file__).parent / "schemas"
LATEST = len(migrations())
OLD = [number for number in range(LATEST) if number]


def schema(connection: sqlite3.Connection) -> list[tuple[str, ...]]:
    return connection.execute(
        f"SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name <> '{VERSION}' ORDER BY type, name"
    ).fetchall()


def test_every_earlier_schema_is_stored() -> None:
    assert sorted(int(path.stem) for path in SCHEMAS.glob("*.sql")) == OLD


@pytest.mark.usefixtures("seldom")
@pytest.mark.parametrize("number", OLD)
async def test_an_old_database_comes_up_to_date(number: int, tmp_path: Path) -> None:
    path = tmp_path / "bar.db"
    old = sqlite3.connect(path)
    old.executescript((SCHEMAS / f"{number:04}.sql").read_text(encoding="utf-8"))
    old.execute(f"PRAGMA user_version = {number}")
    before = old.execute("SELECT count(*) FROM decisions").fetchone()
    old.close()
    house = await House(path).up()
    migrated = sqlite3.connect(path)
    assert version(migrated) == LATEST
    assert schema(migrated) == schema(in_memory())
    assert migrated.execute("SELECT count(*) FROM decisions").fetchone() == before
    (table,) = [table for (table,) in migrated.execute("SELECT id FROM tables WHERE status = 'live'")]
    migrated.close()
    await house.move(table)
    await house.advance(6 * 3600)
    assert (await house.tables.info(table)).status == "over"
    await house.down()


ADDING = re.compile(
    r"CREATE TABLE .*|CREATE INDEX .*|ALTER TABLE \w+ ADD COLUMN \w+ \w+(?! NOT NULL$)( NOT NULL DEFAULT .*)?", re.S
)
"""Statements after which a version that does not know them reads and writes as before."""


def only_adds(text: str) -> bool:
    return all(ADDING.fullmatch(statement.strip().rstrip(";")) for statement in statements(text))


@pytest.mark.parametrize(
    ("statement", "adds"),
    [
        ("ALTER TABLE notes ADD COLUMN word TEXT;", True),
        ("ALTER TABLE notes ADD COLUMN word TEXT NOT NULL DEFAULT '';", True),
        ("CREATE TABLE words (word TEXT NOT NULL);", True),
        ("ALTER TABLE notes ADD COLUMN word TEXT NOT NULL;", False),
        ("ALTER TABLE notes RENAME COLUMN value TO said;", False),
        ("CREATE UNIQUE INDEX one_value ON notes (value);", False),
        ("CREATE TABLE words (word TEXT);\nDROP TABLE notes;", False),
    ],
)
def test_what_only_adds(statement: str, adds: bool) -> None:
    assert only_adds(f"{ADDS_ONLY} a word.\n{statement}\n") == adds


def test_every_migration_that_says_that_it_only_adds_does_so() -> None:
    texts = {file.name: file.read_text(encoding="utf-8") for file in migrations()}
    assert [name for name, text in texts.items() if text.startswith(ADDS_ONLY) and not only_adds(text)] == []


def then(number: int) -> sqlite3.Connection:
    """A database of SQLite's in memory as it was after so many migrations, with what was in it."""
    old = sqlite3.connect(":memory:", isolation_level=None)
    old.executescript((SCHEMAS / f"{number:04}.sql").read_text(encoding="utf-8"))
    old.execute(f"PRAGMA user_version = {number}")
    return old


def contents(connection: Connection) -> dict[str, str]:
    """A digest of each table but the version's."""
    connection.execute("BEGIN")
    found = {name: digest(connection, name) for name in table_names(connection) if name != VERSION}
    connection.execute("ROLLBACK")
    return found


def fill(connection: Connection, old: sqlite3.Connection) -> None:
    """Copy all rows, as a bot of then had left them: what gets numbers from the database goes on after the last."""
    connection.execute("SET session_replication_role = replica")  # a row may come before the one it belongs to
    for name in table_names(old):
        names = columns(old, name)
        put = f"INSERT INTO {name} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
        connection.executemany(put, old.execute(f"SELECT {', '.join(names)} FROM {name}").fetchall())
        column = NUMBERED.get(name)
        if column is not None:
            connection.execute(
                f"SELECT setval(pg_get_serial_sequence('{name}', '{column}'), max({column})) FROM {name}"
            ).fetchall()
    connection.execute("SET session_replication_role = origin")


def postgres_schema(connection: Connection) -> list[tuple[str, ...]]:
    """Every column, index and rule of the tables."""
    found = connection.execute(
        "SELECT table_name, column_name, data_type, collation_name, is_nullable, is_identity, column_default"
        " FROM information_schema.columns WHERE table_schema = current_schema()"
        " UNION ALL SELECT tablename, indexname, indexdef, '', '', '', ''"
        " FROM pg_indexes WHERE schemaname = current_schema()"
        " UNION ALL SELECT CAST(conrelid AS regclass) :: text, conname, pg_get_constraintdef(oid), '', '', '', ''"
        " FROM pg_constraint WHERE connamespace = CAST(current_schema() AS regnamespace)"
    )
    return sorted(tuple(str(value) for value in row) for row in found)


CHANGING = [number for number in OLD if not only_adds(migrations()[number].read_text(encoding="utf-8"))]
"""The schemas after which the next migration does more than add: it meets what all before it have made. What only adds
does nothing with the rows that are there.
"""


@pytest.mark.parametrize("number", sorted({OLD[0], *CHANGING, OLD[-1]}))
def test_an_old_postgresql_comes_out_as_a_new_one_with_the_same_rows(
    number: int, postgres: Databases, tmp_path: Path
) -> None:
    for file in migrations()[:number]:
        (tmp_path / file.name).symlink_to(file)
    with closing(then(number)) as old, opened(postgres.fresh("template0")) as connection:
        assert migrate(connection, tmp_path) == number
        fill(connection, old)
        assert contents(connection) == contents(old)
        assert migrate(connection) == LATEST - number
        migrate(old)
        assert contents(connection) == contents(old)
        with opened(postgres.fresh()) as new:
            assert postgres_schema(connection) == postgres_schema(new)
        last = connection.execute("SELECT coalesce(max(id), 0) FROM results").fetchone()[0]
        assert results.record(connection, result("ZZZZ", seat(0, ANNE, 1), seat(1, BEN, 2))) > last


def test_results_of_before_stay_on_the_ladder_of_their_game() -> None:
    old = then(11)
    before = old.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall()
    migrate(old)
    assert before
    assert old.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall() == before
    assert old.execute("SELECT DISTINCT game, ladder, variant FROM results").fetchall() == [("drinko", "drinko", "")]
    assert old.execute("SELECT DISTINCT side, role FROM result_seats").fetchall() == [("", "")]
    assert old.execute("SELECT DISTINCT side, role FROM seats").fetchall() == [("", "")]
    [(guild, ladder)] = results.ladders(old)
    assert [finish.people[0].side for finish in results.finishes(old, guild, ladder)] == [""]
    old.close()


async def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bar.db"
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {LATEST + 1}")
    newer.close()
    with pytest.raises(SchemaError, match=f"schema {LATEST + 1}"):
        await Store.open(path)
    again = sqlite3.connect(path)
    assert schema(again) == []
    again.close()


def test_a_failing_migration_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "0001_good.sql").write_text("CREATE TABLE a (n INTEGER);\n")
    (tmp_path / "0002_bad.sql").write_text("CREATE TABLE b (n INTEGER);\nINSERT INTO nowhere VALUES (1);\n")
    connection = sqlite3.connect(":memory:", isolation_level=None)
    with pytest.raises(SchemaError, match=r"0002_bad.sql: no such table: nowhere in: INSERT"):
        migrate(connection, tmp_path)
    assert version(connection) == 1
    assert [name for _, name, _, _ in schema(connection)] == ["a"]
    connection.close()


def test_files_are_numbered_without_a_gap(tmp_path: Path) -> None:
    (tmp_path / "0001_a.sql").write_text("")
    (tmp_path / "0003_c.sql").write_text("")
    with pytest.raises(SchemaError, match=r"0003_c\.sql"):
        migrations(tmp_path)
    with pytest.raises(SchemaError, match="no migrations"):
        migrations(tmp_path / "none")


def test_statements_are_told_apart() -> None:
    text = "-- words; more\nCREATE TABLE a (n TEXT DEFAULT ';');\n\nSELECT 1;\n"
    assert [statement.strip() for statement in statements(text)] == [
        "CREATE TABLE a (n TEXT DEFAULT ';');",
        "SELECT 1;",
    ]
    with pytest.raises(SchemaError, match="without end"):
        list(statements("SELECT 1"))


def test_migrating_twice_does_it_once() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    assert migrate(connection, FOLDER) == LATEST
    assert migrate(connection, FOLDER) == 0
    connection.close()


def test_what_reports_took_along_before_stays_in_its_order() -> None:
    old = then(16)
    [(reference,)] = old.execute("SELECT reference FROM reports").fetchall()
    migrate(old)
    assert [line.text for line in talk.of_report(old, reference)] == ["first", "second"]
    old.close()
