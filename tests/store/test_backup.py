"""Copies of the database."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store
from bot.store import backup as backup_module
from bot.store.backup import BackupError, backup
from bot.store.migrations import migrate
from tests.store.world import ANNE, BEN, add_everything, add_table, dump


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A database in WAL mode with a few hundred pages."""
    path = tmp_path / "bar.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection)
        add_everything(connection, ANNE, BEN)
        connection.execute("UPDATE tables SET recent = ?", ('["' + "x" * 1_000_000 + '"]',))
    return path


def content(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return dump(connection)


def only_these(folder: Path, *names: str) -> bool:
    return {file.name for file in folder.iterdir()} == set(names)


def test_a_copy_is_whole_and_one_file(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "bar.db"
    target.parent.mkdir()
    seen: list[tuple[int, int]] = []
    size = backup(source, target, lambda done, pages: seen.append((done, pages)))
    assert only_these(target.parent, "bar.db")
    assert size == target.stat().st_size
    assert content(target) == content(source)
    assert seen[-1][0] == seen[-1][1] > 0
    # Not in WAL mode, which needs to write beside the file: the copy may lie where nothing can be written.
    assert target.read_bytes()[18:20] == b"\1\1"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_the_copy_is_of_one_moment_while_the_bot_writes(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_module, "PAGES_A_STEP", 20)
    before = content(source)
    steps: list[int] = []
    with closing(sqlite3.connect(source, isolation_level=None)) as bot:

        def write(done: int, pages: int) -> None:
            steps.append(done)
            bot.execute("UPDATE tables SET version = version + 1, recent = ?", (f"[{done}]",))
            add_table(bot, f"N{done}", [ANNE, BEN])

        backup(source, tmp_path / "copy.db", write)
    assert len(steps) > 10
    assert steps == sorted(set(steps))
    assert content(tmp_path / "copy.db") == before
    assert content(source) != before


async def test_the_store_opens_the_copy(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "bar.db")
    await store.write(lambda connection: add_everything(connection, ANNE, BEN))
    backup(tmp_path / "bar.db", tmp_path / "copy.db")
    await store.write(lambda connection: add_table(connection, "LATE", [ANNE]))
    kept = await store.read(dump)
    await store.close()
    copy = await Store.open(tmp_path / "copy.db")
    copied = await copy.read(dump)
    await copy.close()
    assert [line for line in kept if "'LATE'" not in line] == copied


def test_nothing_is_overwritten(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "old.db"
    target.write_text("precious")
    with pytest.raises(BackupError, match=r"old\.db: is already there"):
        backup(source, target)
    with pytest.raises(BackupError, match=r"bar\.db: is already there"):
        backup(source, source)
    assert target.read_text() == "precious"


def test_a_file_that_comes_meanwhile_is_not_overwritten(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    def come(_done: int, _pages: int) -> None:
        target.write_text("precious")

    with pytest.raises(BackupError, match="already there"):
        backup(source, target, come)
    assert target.read_text() == "precious"
    assert not target.with_name("copy.db.part").exists()


@pytest.mark.parametrize("problem", ["missing", "no database", "another database", "no folder", "running"])
def test_what_cannot_be_copied_is_said_and_leaves_nothing(problem: str, source: Path, tmp_path: Path) -> None:
    target = tmp_path / "to" / "copy.db"
    target.parent.mkdir()
    left: tuple[str, ...] = ()
    if problem == "missing":
        source, says = tmp_path / "no.db", r"no\.db: there is no such file"
    elif problem == "no database":
        source, says = tmp_path / "text.db", r"text\.db: cannot be copied.*not a database"
        source.write_text("words " * 1000)
    elif problem == "another database":
        source, says = tmp_path / "other.db", r"other\.db: is not a database of this bot"
        with closing(sqlite3.connect(source)) as connection:
            connection.execute("CREATE TABLE tables (id)")
    elif problem == "no folder":
        target, says = tmp_path / "to" / "nowhere" / "copy.db", r"copy\.db: cannot be written \(No such file"
    else:
        target.with_name("copy.db.part").touch()
        says, left = r"copy\.db\.part: another backup runs", ("copy.db.part",)
    with pytest.raises(BackupError, match=says):
        backup(source, target)
    assert only_these(tmp_path / "to", *left)


def test_a_damaged_database_gives_no_copy(source: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(source, isolation_level=None)) as connection:
        page, size = (
            connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats_by_person'").fetchone()[0],
            connection.execute("PRAGMA page_size").fetchone()[0],
        )
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with source.open("r+b") as file:
        file.seek((page - 1) * size + 8)
        file.write(b"\xff" * 200)
    with pytest.raises(BackupError, match="damaged"):
        backup(source, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
    assert not (tmp_path / "copy.db.part").exists()


def test_rows_without_their_table_give_no_copy(source: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(source, isolation_level=None)) as connection:
        connection.execute("DELETE FROM tables WHERE id = 'A333'")
    with pytest.raises(BackupError, match="belong to nothing"):
        backup(source, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
