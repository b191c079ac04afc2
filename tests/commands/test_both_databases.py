"""What an operator does with a database on the command line, on SQLite and on PostgreSQL."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.database import Database, PostgresUrl
from bot.store.migrations import migrate
from bot.store.opening import opened
from tests.databases import BOTH
from workshop.__main__ import main as workshop

pytestmark = BOTH


def named(where: Database) -> str:
    """The database as it is named on the command line."""
    return where.with_password() if isinstance(where, PostgresUrl) else str(where)


@pytest.fixture
def played(where: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Database:
    """A database on which `soak` has played two tables."""
    ack = tmp_path / "ack"
    soak = ["soak", "--db", named(where), "--tables", "2", "--seconds", "0.2", "--seed", "1", "--ack", str(ack)]
    assert workshop(soak) == 0
    assert " decisions at 2 tables in " in capsys.readouterr().out
    with opened(where) as connection:
        logged = connection.execute("SELECT table_id, seq, digest FROM decisions").fetchall()
    told = [tuple(line.split(" ")) for line in ack.read_text().splitlines()]
    assert told
    assert sorted(told) == sorted((table, str(seq), digest) for table, seq, digest in logged)
    return where


def test_soak_goes_on_with_the_tables_that_it_finds(
    played: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    soak = ["soak", "--db", named(played), "--tables", "2", "--seconds", "0.2", "--ack", str(tmp_path / "ack")]
    assert workshop(soak) == 0
    assert "2 tables found from before" in capsys.readouterr().out


def test_replay_plays_all_games_again_or_one(played: Database, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--db", named(played), "--json"]) == 0
    reports = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {report["verdict"] for report in reports} <= {"same", "not-started"}
    begun = next(report for report in reports if report["decisions"])
    assert main(["replay", "--db", named(played), begun["table"].lower()]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{begun['table']}  drinko, ")
    assert said.endswith("1 table, 0 different\n")
    assert main(["replay", "--db", named(played), "NONE"]) == 2
    assert capsys.readouterr().err == "There is no table NONE.\n"


def test_replay_as_data_loads_no_language(played: Database) -> None:
    code = (
        "import sys; from bot.__main__ import main;"
        f"assert main(['replay', '--db', {named(played)!r}, '--json']) == 0;"
        "assert not [name for name in sys.modules if name.partition('.')[0] in ('fluent', 'babel')]"
    )
    run = [sys.executable, "-c", code]
    done = subprocess.run(run, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_replay_finds_a_changed_decision(played: Database, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(played) as connection:
        connection.execute("UPDATE decisions SET digest = 'forged' WHERE seq = 1")
    assert main(["replay", "--db", named(played)]) == 1
    assert "DIFFERENT" in capsys.readouterr().out


def test_replay_refuses_what_is_no_database_of_ours(where: Database, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(where) as connection:
        connection.execute("DROP TABLE IF EXISTS schema_version")
    assert main(["replay", "--db", named(where)]) == 2
    assert "is no database of this version of Barkeep (schema 0)" in capsys.readouterr().err


def test_a_backup_of_postgresql_is_made_by_postgresql(
    where: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(where) as connection:
        migrate(connection)
    done = main(["backup", "--db", named(where), str(tmp_path / "copy.db")])
    if isinstance(where, Path):
        assert (done, (tmp_path / "copy.db").is_file()) == (0, True)
    else:
        assert done == 2
        assert "pg_dump --format=custom" in capsys.readouterr().err
        assert not (tmp_path / "copy.db").exists()
