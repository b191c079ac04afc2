"""The database is checked and cleared up, and the jobs that look for tables need not read all of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store, health, messages, reports, sqlite, tables, upkeep, windows
from bot.store.sql import Connection
from bot.tables.clocks.pace import PACES
from bot.tables.record.upkeep import DAILY, FIRST
from tests.databases import SQLITE
from tests.tables.tavern import ADA, BEA, House

JOBS: dict[str, Callable[[Connection], object]] = {
    "every": lambda connection: tables.every(connection, ("lobby", "live", "paused")),
    "stuck": windows.stuck,
    "never started": lambda connection: upkeep.forget_lobbies(connection, 0.0),
    "messages": lambda connection: upkeep.forget_messages(connection, 0.0),
    "shown": messages.of_ended,
    "for players": reports.for_players,
}


@pytest.mark.parametrize("job", JOBS)
async def test_no_job_reads_all_tables_of_a_file(job: str, tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "bar.db")).close()
    connection = sqlite3.connect(tmp_path / "bar.db")
    said: list[str] = []
    connection.set_trace_callback(said.append)
    JOBS[job](connection)
    connection.set_trace_callback(None)
    asked = [sql for sql in said if sql.startswith(("SELECT", "DELETE"))]
    plans = [str(row[3]) for sql in asked for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}")]
    connection.close()
    assert plans
    assert [plan for plan in plans if plan.startswith("SCAN tables")] == []


async def test_the_last_answer_is_found_without_reading_all_tables_of_a_file(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "bar.db")).close()
    connection = sqlite3.connect(tmp_path / "bar.db")
    said: list[str] = []
    connection.set_trace_callback(said.append)
    health.look(connection)
    connection.set_trace_callback(None)
    (asked,) = [sql for sql in said if "ended_at" in sql]
    plans = [str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {asked}")]
    connection.close()
    assert any("tables_by_end (status=?)" in plan for plan in plans)


async def test_a_lobby_that_is_opened_is_no_move(house: House) -> None:
    table = await house.game(ADA, BEA)
    moved = house.clock.now()
    assert (await house.store.read(health.look)).last_move == moved
    await house.advance(3)
    await house.tables.lobby.open(1, 2, ADA)
    assert (await house.store.read(health.look)).last_move == moved
    await house.move(table.id)
    assert (await house.store.read(health.look)).last_move == moved + 3


async def older(house: House, seconds: float) -> None:
    """Let the ends of all tables lie so much further back."""
    await house.store.write(lambda c: c.execute("UPDATE tables SET ended_at = ended_at - ?", (seconds,)).rowcount)


async def test_lobbies_that_were_never_started_go_after_thirty_days(house: House) -> None:
    played = await house.game(ADA, BEA)
    await house.tables.leaving.close(played.id, force=True)
    lobby = await house.tables.lobby.open(1, 2, ADA)
    reported = await house.tables.lobby.open(1, 2, BEA)
    await house.store.write(lambda c: reports.add(c, reported.id, BEA.id, "nobody came", house.clock.now(), 0))
    await house.tables.remember(lobby.id, "table", -1, 2, 77, house.clock.now())
    await house.advance(PACES["normal"].lobby)
    await older(house, upkeep.LOBBIES_KEPT)
    await house.tables.upkeep.clear()
    left = {table for (table,) in house.rows("SELECT id FROM tables")}
    assert left == {played.id, lobby.id, reported.id}, "not before their time"
    await older(house, 1)
    await house.tables.upkeep.clear()
    assert {table for (table,) in house.rows("SELECT id FROM tables")} == {played.id, reported.id}
    assert {table for (table,) in house.rows("SELECT table_id FROM seats")} == {played.id, reported.id}
    assert house.rows("SELECT * FROM messages") == []
    if not house.store.leased:  # PostgreSQL would have refused it
        assert house.rows("PRAGMA foreign_key_check") == []


async def test_places_of_messages_go_a_week_after_the_end(house: House) -> None:
    ended, live = await house.game(ADA, BEA), await house.game(ADA, BEA, pace="post")
    for info in (ended, live):
        await house.tables.remember(info.id, "log", -1, 2, 77, house.clock.now())
    await house.tables.leaving.close(ended.id, force=True)
    await house.store.write(lambda c: windows.put(c, ended.id, windows.WindowRow("paused", 0, "none", 0, 0, 1e12)))
    await house.tables.upkeep.clear()
    assert len(house.rows("SELECT * FROM messages")) == 2
    await older(house, upkeep.MESSAGES_KEPT + 1)
    await house.tables.upkeep.clear()
    assert house.rows("SELECT table_id FROM messages") == [(live.id,)]
    assert house.rows("SELECT table_id FROM windows") == [(live.id,)]


def damage(path: Path) -> None:
    """Overwrite a page in the middle of the file."""
    with path.open("r+b") as file:
        size = int.from_bytes(file.read(18)[16:18], "big")
        file.seek(4 * size)
        file.write(b"\xff" * size)


@SQLITE
async def test_a_damaged_file_is_found(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.game()
    assert sqlite.quick_check(house.path) == "ok"
    assert sqlite.quick_check(house.path, lambda: True) in ("ok", None)
    await house.store.read(lambda connection: None)
    copy = house.path.with_name("copy.db")
    with closing(sqlite3.connect(house.path)) as whole, closing(sqlite3.connect(copy)) as part:
        whole.backup(part)
    damage(copy)
    assert sqlite.quick_check(copy) not in ("ok", None)
    house.store.driver = sqlite.Sqlite(copy)
    await house.tables.upkeep.check()
    assert "the database is damaged, restore a backup: " in caplog.text


async def test_the_check_runs_after_the_start_and_daily(house: House) -> None:
    async def checked() -> Any:
        return await house.store.read(upkeep.last_check)

    await house.tables.clocks.stop()  # else there were a heartbeat every five seconds
    house.tables.upkeep.start()
    begun = house.clock.now()
    assert await checked() is None
    await house.advance(FIRST)
    assert await checked() == (begun + FIRST, "ok")
    await house.advance(DAILY)
    assert await checked() == (begun + FIRST + DAILY, "ok")
    house.tables.upkeep.stop()
    await house.advance(2 * DAILY)
    assert await checked() == (begun + FIRST + DAILY, "ok")
