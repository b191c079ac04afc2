"""A database goes to PostgreSQL and back, with everything that was in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.alone import unserved
from bot.commands.common import WrongUse
from bot.database import Database, PostgresUrl
from bot.shares import ALL, Share
from bot.store import leases, marks, moving, notes, talk
from bot.store.catalog import table_names
from bot.store.errors import FAILURES
from bot.store.migrations import VERSION, migrate
from bot.store.moving import digest
from bot.store.opening import opened
from bot.store.sql import Cursor, Values
from tests.databases import BOTH, Databases
from tests.store.world import ANNE, BEN, CLEO, DORA, NOON, add_everything


def test_a_database_moves_there_and_back(
    postgres: Databases, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, back = tmp_path / "bar.db", postgres.fresh("template0"), tmp_path / "back.db"
    with opened(here) as connection:
        migrate(connection)
        add_everything(connection, ANNE, BEN)
        add_everything(connection, CLEO, DORA)
        marks.seal_person(connection, ANNE, -9)
        before = {name: digest(connection, name) for name in table_names(connection)}
    assert main(["move", str(here), there.with_password()]) == 0
    assert "compared" in capsys.readouterr().out
    assert main(["move", there.with_password(), str(back)]) == 0
    for place in (there, back):
        with opened(place, read_only=True) as connection:
            assert {name: digest(connection, name) for name in table_names(connection)} == before
        with opened(place) as connection:
            # What gets a number from the database goes on after the last one.
            talk.add(connection, "A222", talk.TalkLine(0, ANNE, "the last", NOON))
            assert talk.of_table(connection, "A222")[-1].text == "the last"


def test_a_target_with_something_in_it_is_refused(
    postgres: Databases, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "bar.db", postgres.fresh()
    with opened(here) as connection:
        migrate(connection)
    with opened(there) as connection:
        notes.put(connection, "something", "is there")
    assert main(["move", str(here), there.with_password()]) == 2
    assert "is not empty: table notes has rows. Nothing was copied." in capsys.readouterr().err
    assert main(["move", str(tmp_path / "none.db"), there.with_password()]) == 2
    with opened(there) as connection:
        assert notes.get(connection, "something") == "is there"
        assert VERSION in table_names(connection)


def test_a_lease_is_held_by_one_connection(postgres: Databases) -> None:
    where = postgres.fresh()
    with opened(where) as holder, opened(where) as other:
        assert leases.try_to_take(holder, Share(0, 2), 1)
        assert not leases.try_to_take(other, Share(0, 2), 1)
        assert not leases.try_to_take(other, Share(0, 3), 1)
        assert leases.try_to_take(other, Share(1, 2), 1)


# -- how it copies ----------------------------------------------------------------------------------------------------


def full(where: Database, notes_too: int = 0) -> None:
    """Put something of everything into a database, and so many notes besides."""
    with opened(where) as connection:
        migrate(connection)
        add_everything(connection, ANNE, BEN)
        for number in range(notes_too):
            notes.put(connection, f"note {number}", "kept")


def found_in(where: Database) -> dict[str, int]:
    """How many rows each table has, where it has any."""
    with opened(where) as connection:
        names = [name for name in table_names(connection) if name != VERSION]
        counts = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    return {name: count for name, count in counts.items() if count}


def both_ways(postgres: Databases, folder: Path) -> list[tuple[Database, Database]]:
    """A source and a target, of SQLite's and PostgreSQL's, and the other way round."""
    return [(folder / "from.db", postgres.fresh()), (postgres.fresh(), folder / "to.db")]


@BOTH
def test_few_rows_are_in_memory_at_once(where: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 10)
    full(where, 105)
    with opened(where, read_only=True) as connection:
        batches = [len(some) for some in moving.batches(connection, "notes")]
    assert batches == [*[10] * (sum(batches) // 10), *[sum(batches) % 10] * (sum(batches) % 10 > 0)]
    assert sum(batches) >= 105


@pytest.mark.parametrize("way", [0, 1], ids=["to PostgreSQL", "from PostgreSQL"])
def test_postgresql_never_sends_a_whole_table(
    way: int, postgres: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.store.postgres import PostgresConnection

    sent: list[int] = []
    execute = PostgresConnection.execute

    def counting(connection: PostgresConnection, sql: str, parameters: Values = ()) -> Cursor:
        cursor = execute(connection, sql, parameters)
        if sql.startswith(("SELECT", "FETCH")):
            sent.append(cursor.rowcount)
        return cursor

    source, target = both_ways(postgres, tmp_path)[way]
    full(source, 1_000)
    monkeypatch.setattr(moving, "AT_ONCE", 50)
    monkeypatch.setattr(PostgresConnection, "execute", counting)
    assert moving.move(source, target)["notes"] >= 1_000
    assert max(sent) == 50


@pytest.mark.parametrize("way", [0, 1], ids=["to PostgreSQL", "from PostgreSQL"])
def test_what_is_written_meanwhile_is_not_copied(way: int, postgres: Databases, tmp_path: Path) -> None:
    source, target = both_ways(postgres, tmp_path)[way]
    with opened(source) as connection:
        if way == 0:
            connection.execute("PRAGMA journal_mode = WAL").fetchall()  # as the bot has it: readers stop no writer
    full(source, 1)
    before = found_in(source)

    def write(table: str, done: int, rows: int) -> None:
        with opened(source) as connection:
            notes.put(connection, f"while {table} is copied", "too late")

    copied = moving.move(source, target, write)
    assert {name: count for name, count in copied.items() if count} == before == found_in(target)
    assert found_in(source)["notes"] > before["notes"]


@pytest.mark.parametrize("way", [0, 1], ids=["to PostgreSQL", "from PostgreSQL"])
def test_a_failure_half_way_leaves_nothing(way: int, postgres: Databases, tmp_path: Path) -> None:
    source, target = both_ways(postgres, tmp_path)[way]
    full(source)
    with opened(target) as connection:
        migrate(connection)
        last = max(found_in(source))
        connection.execute(
            f"ALTER TABLE {last} ADD CHECK (false)"
            if way == 0
            else f"CREATE TRIGGER no BEFORE INSERT ON {last} BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
    done: list[str] = []
    with pytest.raises(FAILURES):
        moving.move(source, target, lambda table, copied, rows: done.append(table))
    assert len(set(done)) > 5
    assert found_in(target) == {}


# -- bots that run ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [0, 1], ids=["to PostgreSQL", "from PostgreSQL"])
def test_where_a_bot_runs_nothing_is_copied(
    way: int, postgres: Databases, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = both_ways(postgres, tmp_path)[way]
    full(source)
    served = (target, source)[way]
    arguments = [
        "move",
        *(where.with_password() if isinstance(where, PostgresUrl) else str(where) for where in (source, target)),
    ]
    with opened(served) as bot, opened(served) as other:
        assert leases.try_to_take(bot, Share(1, 2), 1)
        assert leases.try_to_take(other, Share(0, 2), 1)
        assert main(arguments) == 2
    said = capsys.readouterr().err
    assert "A Barkeep is running on the database" in said
    assert "(share 0/2, 1/2 of the servers); end all of its processes first, those that stand by too." in said
    assert found_in(target) == {} if isinstance(target, PostgresUrl) else not target.exists()
    assert main(arguments) == 0


def test_no_bot_begins_while_a_database_is_kept_for_a_command(postgres: Databases) -> None:
    where = postgres.fresh()
    with opened(where) as bot:
        with unserved(where):
            assert not leases.try_to_take(bot, ALL, 1)
            with pytest.raises(WrongUse, match="Another command is using the database"), unserved(where):
                pytest.fail("both have it")
        assert leases.try_to_take(bot, ALL, 1)
        with pytest.raises(WrongUse, match="share 0/1 of the servers"), unserved(where):
            pytest.fail("both have it")
