"""Nights of backups in virtual time: what stays, what is never kept, and games that go on from a copy."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import subprocess
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.database import Database, PostgresUrl
from bot.shares import Share
from bot.store import dumps, forgotten
from bot.store.backup import BackupError
from bot.store.backups import LastBackup, backups_in, last_backup
from bot.store.opening import opened
from bot.tables.record.backups import FIRST, NEW, Backups, next_night
from bot.tables.record.replay import replay
from tests.databases import BOTH, SQLITE, Databases
from tests.tables.tavern import ADA, BEA, CID, House

DAY = 86_400.0
PROGRAMS = pytest.mark.skipif(bool(dumps.missing()), reason="PostgreSQL's client programs are not installed")


class Night:
    """A house with a folder for backups. Its clocks stand still."""

    def __init__(self, house: House, folder: Path) -> None:
        self.house = house
        self.folder = folder

    async def begin(self) -> None:
        await self.house.up()
        await self.house.tables.clocks.freeze()
        self.house.tables.backups = Backups(self.house.tables._runtime, self.folder)
        await self.house.tables.backups.start()

    async def pass_by(self) -> None:
        """Until a minute after the next night's backup."""
        now = self.house.clock.now()
        await self.house.advance(next_night(now) - now + 60)

    async def soon(self) -> None:
        """Until the backup is made that was missed before the start."""
        await self.house.advance(FIRST + 60)

    async def later(self, days: float) -> None:
        """The bot is away for so many days, and then there until the backup that was missed."""
        await self.end()
        self.house.clock.move_to(self.house.clock.now() + days * DAY)
        await self.begin()
        await self.soon()

    async def end(self) -> None:
        self.house.tables.backups.stop()
        await self.house.tables.idle()
        await self.house.store.close()

    async def last(self) -> LastBackup:
        last = await self.house.store.read(last_backup)
        assert last is not None
        return last

    def names(self) -> list[str]:
        return sorted(path.name for path in self.folder.iterdir() if path.name != forgotten.FILE)


@pytest.fixture
async def night(seldom: None, where: Database, tmp_path: Path) -> AsyncIterator[Night]:
    there = Night(House(where), tmp_path / "backups")
    await there.begin()
    yield there
    await there.end()


@SQLITE
async def test_forty_nights_leave_eleven_copies_and_the_game_goes_on_from_each(night: Night, tmp_path: Path) -> None:
    table = (await night.house.game()).id
    for _ in range(40):
        await night.pass_by()
        await night.house.move(table)
        if (await night.house.tables.info(table)).status == "over":
            table = (await night.house.game()).id
    there = backups_in(night.folder)
    ages = [round((night.house.clock.now() - file.at) // DAY) for file in reversed(there)]
    assert ages[:7] == list(range(7))
    assert len(there) == 7 + 4
    assert max(ages) <= 35
    assert len(night.names()) == 11, "and nothing beside them"
    assert {stat.S_IMODE(file.path.stat().st_mode) for file in there} == {0o600}
    assert stat.S_IMODE(night.folder.stat().st_mode) == 0o700
    assert await night.last() == LastBackup(there[-1].at, there[-1].at, "")

    moves = []
    for number, file in enumerate(there):
        copy = tmp_path / f"restored-{number}.db"
        shutil.copy(file.path, copy)
        house = await House(copy).up()
        moves.append(house.rows("SELECT count(*) FROM decisions")[0][0])
        ((table,),) = house.rows("SELECT id FROM tables WHERE status = 'live'")
        with opened(copy, read_only=True) as connection:
            assert replay(connection, table, house.games).verdict == "same"
        await house.move(table)
        await house.tables.idle()
        assert house.rows("SELECT count(*) FROM decisions")[0][0] > moves[-1]
        await house.down()
    assert moves == sorted(set(moves)), "each is of another night"


@SQLITE
async def test_a_missed_night_is_made_up_for_soon_after_the_start(night: Night) -> None:
    await night.soon()
    assert len(night.names()) == 1
    await night.end()
    await night.begin()
    await night.soon()
    assert len(night.names()) == 1, "not twice"


def forge(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path, timeout=30)) as connection, connection:
        connection.execute(sql)


@SQLITE
async def test_a_copy_that_does_not_replay_is_never_kept(night: Night, caplog: pytest.LogCaptureFixture) -> None:
    table = (await night.house.game()).id
    for _ in range(9):
        await night.pass_by()
        await night.house.move(table)
    before, good = night.names(), await night.last()
    forge(night.house.path, "UPDATE decisions SET digest = 'forged' WHERE seq = 2")
    for _ in range(3):
        await night.pass_by()
    assert night.names() == before, "no older one goes either"
    last = await night.last()
    assert (last.at, last.tried_at) == (good.at, pytest.approx(night.house.clock.now(), abs=120))
    assert "no game comes out as it was" in last.why
    assert "no backup was made" in caplog.text


@SQLITE
async def test_a_damaged_database_gives_no_backup(night: Night) -> None:
    await night.house.game()
    await night.pass_by()
    before = night.names()
    with closing(sqlite3.connect(night.house.path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_end'").fetchone()
    with night.house.path.open("r+b") as file:
        file.seek((page - 1) * 4096 + 8)
        file.write(b"\xff" * 100)
    await night.pass_by()
    assert night.names() == before
    assert (await night.last()).why


@SQLITE
async def test_what_a_kill_has_left_is_cleared_away_and_never_counts(night: Night) -> None:
    await night.house.game()
    night.folder.mkdir()
    for left in (f"barkeep-20200101-040000.db{NEW}", f"barkeep-20200101-040000.db{NEW}.part"):
        (night.folder / left).write_text("torn")
    await night.soon()
    assert [Path(name).suffix for name in night.names()] == [".db"]
    assert not (await night.last()).why


@SQLITE
async def test_where_nothing_can_be_written_it_is_said(night: Night) -> None:
    night.folder.write_text("no folder")
    await night.soon()
    assert "File exists" in (await night.last()).why or "Not a directory" in (await night.last()).why
    night.folder.unlink()
    await night.pass_by()
    assert not (await night.last()).why


@SQLITE
async def test_only_share_0_makes_backups(where: Database, tmp_path: Path) -> None:
    night = Night(House(where, share=Share(1, 2)), tmp_path / "backups")
    await night.begin()
    await night.house.advance(3 * DAY)
    await night.end()
    assert not night.folder.exists()


# -- who had themselves forgotten -----------------------------------------------------------------------------------


@SQLITE
async def test_who_was_forgotten_since_is_not_in_a_restored_backup(night: Night, tmp_path: Path) -> None:
    table = (await night.house.game(ADA, BEA, CID)).id
    await night.pass_by()
    await night.house.tables.leaving.leave(table, CID.id)
    await night.house.tables.forget(CID.id)
    told = (night.folder / forgotten.FILE).read_text(encoding="utf-8")
    assert str(CID.id) not in told
    assert len(told.splitlines()) == 1
    assert stat.S_IMODE((night.folder / forgotten.FILE).stat().st_mode) == 0o600

    copy = tmp_path / "restored.db"
    shutil.copy(backups_in(night.folder)[-1].path, copy)
    restored = Night(House(copy, night.house.clock), night.folder)
    await restored.begin()
    assert f" {CID.id}" in str(restored.house.rows("SELECT user_id FROM seats")).replace("(", " ")
    assert await restored.house.tables.forget_again() == 1
    seats = restored.house.rows("SELECT user_id, name, gone FROM seats ORDER BY seat")
    assert [(user in (ADA.id, BEA.id), name, gone) for user, name, gone in seats] == [
        (True, "Ada", 0), (True, "Bea", 0), (False, "somebody", 1),
    ]  # fmt: skip
    await restored.house.move(table)
    # Who comes back is known by their id again, and the next start leaves them alone.
    await restored.house.tables.lobby.open(1, 2, CID)
    assert await restored.house.tables.forget_again() == 0
    assert restored.house.rows("SELECT count(*) FROM seats WHERE user_id = ?", CID.id) == [(1,)]
    await restored.end()


@SQLITE
async def test_hashes_are_kept_as_long_as_backups_and_no_longer(night: Night) -> None:
    await night.soon()
    await night.house.tables.forget(CID.id)
    await night.later(35)
    assert len(forgotten.read_file(night.folder)) == 1
    await night.later(2)
    assert forgotten.read_file(night.folder) == []
    assert night.house.rows("SELECT count(*) FROM forgotten") == [(0,)]


@SQLITE
async def test_hashes_are_kept_as_long_as_there_is_a_backup_of_before(night: Night) -> None:
    table = (await night.house.game()).id
    await night.soon()
    await night.house.tables.forget(CID.id)
    await night.house.move(table)
    forge(night.house.path, "UPDATE decisions SET digest = 'forged'")
    await night.later(60)
    assert (await night.last()).why, "no newer one can be made"
    assert len(night.names()) == 1
    assert len(forgotten.read_file(night.folder)) == 1


# -- PostgreSQL -----------------------------------------------------------------------------------------------------


@PROGRAMS
@pytest.mark.parametrize("where", ["postgres"], indirect=True)
async def test_postgresql_is_copied_tried_and_restored(night: Night, postgres: Databases) -> None:
    table = (await night.house.game()).id
    await night.house.move(table)
    await night.soon()
    last = await night.last()
    assert last.why == ""
    (file,) = backups_in(night.folder)
    assert file.path.suffix == ".dump"
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600

    empty = postgres.fresh("template0")
    command = ["pg_restore", "--no-owner", f"--dbname={empty.with_password()}", str(file.path)]
    await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True)
    house = await House(empty).up()
    await house.move(table)
    await house.down()

    file.path.write_bytes(file.path.read_bytes()[:-2000])
    with pytest.raises(BackupError):
        dumps.sound_dump(file.path)


@PROGRAMS
@pytest.mark.parametrize("where", ["postgres"], indirect=True)
async def test_a_copy_of_postgresql_that_does_not_replay_is_not_kept(night: Night, where: PostgresUrl) -> None:
    table = (await night.house.game()).id
    await night.house.move(table)
    await night.house.store.write(lambda c: c.execute("UPDATE decisions SET digest = 'forged'").rowcount)
    await night.soon()
    assert backups_in(night.folder) == []
    assert "no game comes out as it was" in (await night.last()).why


@BOTH
async def test_who_is_forgotten_is_found_by_a_hash(where: Database) -> None:
    house = await House(where).up()
    await house.game(ADA, BEA)
    await house.store.write(lambda connection: forgotten.note(connection, BEA.id, 1.0))
    known = await house.store.read(forgotten.every)
    assert await house.store.read(lambda connection: forgotten.whose(connection, known)) == [BEA.id]
    await house.down()
