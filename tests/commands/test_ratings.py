"""`ratings`: rating again, on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.database import Database
from bot.store.migrations import VERSION, migrate
from bot.store.opening import opened
from bot.tables.ladder import ladder
from tests.commands.test_both_databases import named
from tests.databases import BOTH
from tests.store.world import ANNE, BEN, HERE, result, seat

pytestmark = BOTH


@pytest.fixture
def db(where: Database) -> Database:
    """A database with one rated game, and a rating that somebody has spoiled."""
    with opened(where) as connection:
        migrate(connection)
        ladder.settle(connection, result("T", seat(0, ANNE, 1), seat(1, BEN, 2)))
        connection.execute("UPDATE ratings SET mu = 99 WHERE user_id = ?", (ANNE,))
    return where


def of_anne(db: Database) -> int:
    with opened(db) as connection:
        (entry,) = [line for line in ladder.leaderboard(connection, HERE, "drinko") if line.user_id == ANNE]
    return entry.rating


def test_it_says_what_would_change_and_writes_nothing(db: Database, capsys: pytest.CaptureFixture[str]) -> None:
    before = of_anne(db)
    assert main(["ratings", "--db", named(db)]) == 0
    told = capsys.readouterr().out
    assert f"server {HERE}, drinko: 1 game, 1 change\n  Anne ({ANNE}): {before} -> " in told
    assert "Nothing was written" in told
    assert of_anne(db) == before


def test_it_writes_what_it_says(db: Database, capsys: pytest.CaptureFixture[str]) -> None:
    before = of_anne(db)
    assert main(["ratings", "--db", named(db), "--recompute"]) == 0
    assert f"  Anne ({ANNE}): {before} -> {of_anne(db)}\n" in capsys.readouterr().out
    assert of_anne(db) != before
    assert main(["ratings", "--db", named(db), "--recompute"]) == 0
    assert capsys.readouterr().out == f"server {HERE}, drinko: 1 game, 0 changes\n"


def test_a_database_of_another_version_is_refused(
    db: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(db) as connection:
        connection.execute(f"UPDATE {VERSION} SET version = 1")
    assert main(["ratings", "--db", named(db)]) == 2
    assert "start the bot on it once" in capsys.readouterr().err
    assert main(["ratings", "--db", str(tmp_path / "none.db")]) == 2
