"""The writer: together and alone, failing and cancelled.

What is not run on both databases is about files of SQLite's: its locks and log, its traces, its thread.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import NamedTuple

import aiosqlite
import pytest

from bot.database import Database
from bot.store import Store, StoreClosed, core
from bot.store.errors import CONFLICTS, FAILURES
from bot.store.opening import opened
from bot.store.sql import Connection
from bot.store.sqlite import SqliteThread, connect
from tests.databases import BOTH
from tests.patience import PATIENCE

BAD = "INSERT INTO heartbeats (share, shares, at) VALUES (0, 1, NULL)"


@pytest.fixture
async def store(where: Database) -> AsyncGenerator[Store]:
    store = await Store.open(where)
    await store.write(lambda connection: connection.execute("CREATE TABLE note (n INTEGER)").rowcount)
    yield store
    await store.close()


def thread(connection: object) -> SqliteThread:
    assert isinstance(connection, SqliteThread)
    return connection


def note(n: int) -> Callable[[Connection], int]:
    def unit(connection: Connection) -> int:
        connection.execute("INSERT INTO note VALUES (?)", (n,))
        return n * 10

    return unit


def noted(connection: Connection) -> list[int]:
    return [n for (n,) in connection.execute("SELECT n FROM note ORDER BY n")]


async def test_durability_is_set(store: Store) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await store._writer.run(pragmas) == ["wal", 2, 1]


@BOTH
async def test_a_unit_returns_its_result_once_it_is_committed(store: Store) -> None:
    assert await store.write(note(1)) == 10
    with opened(store.driver.where) as elsewhere:
        assert noted(elsewhere) == [1]


async def test_units_that_wait_together_are_committed_together(store: Store) -> None:
    commits: list[str] = []
    await thread(store._writer).run(lambda connection: connection.set_trace_callback(commits.append))
    assert await asyncio.gather(*(store.write(note(n)) for n in range(50))) == [n * 10 for n in range(50)]
    assert await store.read(noted) == list(range(50))
    # A commit sets out with enough of them, and all that are left wait for it.
    assert commits.count("COMMIT") == 2


async def test_a_long_tick_has_its_first_units_committed_before_it_is_over(store: Store) -> None:
    commits: list[str] = []
    await thread(store._writer).run(lambda connection: connection.set_trace_callback(commits.append))
    await asyncio.gather(*(store.write(note(n)) for n in range(500)))
    assert await store.read(noted) == list(range(500))
    # 32, 64, 128 and 256 set out during the tick, the last 20 after it.
    assert commits.count("COMMIT") == 5


class Noting(NamedTuple):
    """A unit that is stored in bulk."""

    n: int

    def __call__(self, connection: Connection) -> None:
        self.store_all(connection, [self])

    @staticmethod
    def store_all(connection: Connection, units: list[Noting]) -> None:
        connection.executemany("INSERT INTO note VALUES (?)", [(unit.n,) for unit in units])


@BOTH
async def test_units_of_one_kind_are_stored_in_bulk(store: Store) -> None:
    bulks: list[int] = []

    class Counted(Noting):
        @staticmethod
        def store_all(connection: Connection, units: list[Noting]) -> None:
            bulks.append(len(units))
            Noting.store_all(connection, units)

    units = [Counted(1), Counted(2), note(3), Counted(4)]
    assert await asyncio.gather(*(store.write(unit) for unit in units)) == [None, None, 30, None]
    assert bulks == [2, 1]
    assert await store.read(noted) == [1, 2, 3, 4]


@BOTH
async def test_of_units_stored_in_bulk_only_those_fail_that_cannot_be_stored(store: Store) -> None:
    await store.write(lambda connection: connection.execute("CREATE UNIQUE INDEX once ON note (n)").rowcount)
    units = [note(1), Noting(2), Noting(1), Noting(3)]
    results = await asyncio.gather(*(store.write(unit) for unit in units), return_exceptions=True)
    assert results[:2] == [10, None]
    assert isinstance(results[2], CONFLICTS)
    assert results[3] is None
    assert await store.read(noted) == [1, 2, 3]


async def test_the_loop_goes_on_while_another_process_holds_the_write_lock(store: Store) -> None:
    elsewhere = sqlite3.connect(store.path, isolation_level=None)
    elsewhere.execute("BEGIN IMMEDIATE")
    written = asyncio.create_task(store.write(note(1)))
    # Only the event loop ends the other's transaction: if it waited for the lock, it would wait in vain.
    for _ in range(3):
        assert await store.read(noted) == []
    assert not written.done()
    elsewhere.execute("COMMIT")
    assert await written == 10
    elsewhere.close()


async def test_the_loop_goes_on_while_the_disk_takes_its_time(store: Store) -> None:
    on_the_disk = threading.Event()
    threads: set[int] = set()

    def slow(statement: str) -> None:
        if statement == "COMMIT":
            threads.add(threading.get_ident())
            assert on_the_disk.wait(PATIENCE)

    await thread(store._writer).run(lambda connection: connection.set_trace_callback(slow))
    first = asyncio.create_task(store.write(note(1)))
    for _ in range(3):
        assert await store.read(noted) == []
    second = asyncio.create_task(store.write(note(2)))
    await store.read(noted)
    assert not first.done()
    assert not second.done()
    on_the_disk.set()
    assert await asyncio.gather(first, second) == [10, 20]
    assert threading.get_ident() not in threads


@BOTH
async def test_a_long_replay_keeps_no_reading_waiting(store: Store) -> None:
    told = threading.Event()

    def long(connection: Connection) -> list[int]:
        assert told.wait(PATIENCE)
        return noted(connection)

    replay = asyncio.create_task(store.replay(long))
    await store.write(note(1))
    assert await store.read(noted) == [1]
    assert not replay.done()
    told.set()
    assert await replay in ([], [1])  # as it was when the replay began


@BOTH
async def test_a_failing_unit_takes_nothing_with_it(store: Store) -> None:
    def half(connection: Connection) -> None:
        connection.execute("INSERT INTO note VALUES (99)")
        connection.execute(BAD)

    results = await asyncio.gather(
        store.write(note(1)), store.write(note(2)), store.write(half), store.write(note(3)), return_exceptions=True
    )
    assert results[:2] == [10, 20]
    assert isinstance(results[2], CONFLICTS)
    assert results[3] == 30
    assert await store.read(noted) == [1, 2, 3]


@BOTH
async def test_a_unit_that_fails_alone_leaves_nothing(store: Store) -> None:
    def half(connection: Connection) -> None:
        connection.execute("INSERT INTO note VALUES (99)")
        raise KeyError("ours")

    with pytest.raises(KeyError):
        await store.write(half)
    assert await store.read(noted) == []
    assert await store.write(note(1)) == 10


@BOTH
async def test_a_failing_commit_fails_them_all(store: Store) -> None:
    def deferred(connection: Connection) -> None:
        connection.execute("CREATE TABLE parent (n INTEGER PRIMARY KEY)")
        connection.execute("CREATE TABLE child (n INTEGER REFERENCES parent (n) DEFERRABLE INITIALLY DEFERRED)")

    await store.write(deferred)
    results = await asyncio.gather(
        store.write(note(1)),
        store.write(note(2)),
        store.write(lambda connection: connection.execute("INSERT INTO child VALUES (7)").rowcount),
        return_exceptions=True,
    )
    assert [isinstance(result, CONFLICTS) for result in results] == [True] * 3
    assert await store.read(noted) == []
    assert await store.write(note(3)) == 30


async def test_a_unit_that_ends_the_transaction_itself_fails_all_that_waited_with_it(store: Store) -> None:
    def full_disk(connection: Connection) -> None:
        connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    results = await asyncio.gather(
        store.write(note(1)), store.write(note(2)), store.write(full_disk), return_exceptions=True
    )
    assert [type(result) for result in results] == [sqlite3.OperationalError] * 3
    assert await store.read(noted) == []


@BOTH
async def test_who_is_cancelled_learns_it_when_the_outcome_is_certain(store: Store) -> None:
    first, second = (asyncio.create_task(store.write(note(n))) for n in (1, 2))
    await asyncio.sleep(0)
    second.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
    assert await first == 10
    with opened(store.driver.where) as elsewhere:
        assert noted(elsewhere) == [1, 2]


@BOTH
async def test_readers_write_nothing(store: Store) -> None:
    with pytest.raises(FAILURES, match=r"readonly|read-only"):
        await store.read(note(1))
    with pytest.raises(FAILURES, match=r"readonly|read-only"):
        await store.replay(note(1))


@BOTH
async def test_a_closed_store_takes_nothing_more(where: Database) -> None:
    store = await Store.open(where)
    waiting = [asyncio.create_task(store.write(lambda connection: connection.in_transaction)) for _ in range(3)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert len(await asyncio.gather(*waiting)) == 3
    with pytest.raises(StoreClosed):
        await store.write(note(1))
    with pytest.raises(StoreClosed):
        await store.read(noted)
    with pytest.raises(StoreClosed):
        await store.replay(noted)


def test_a_store_that_nobody_closes_lets_the_process_end(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys\nfrom bot.store import Store\n"
        "async def fail(path):\n    global store\n    store = await Store.open(path)\n    raise SystemExit(7)\n"
        "asyncio.run(fail(sys.argv[1]))"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "bar.db")], cwd=root, timeout=PATIENCE, check=False
    )
    assert done.returncode == 7


async def test_no_database_is_said_so(tmp_path: Path) -> None:
    path = tmp_path / "bar.db"
    path.write_bytes(b"this is no database" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        await Store.open(path)


async def test_aiosqlite_runs_whole_functions_on_its_one_thread(tmp_path: Path) -> None:
    """Guards what `bot.store.sqlite` relies on in the pinned aiosqlite."""
    connection = await connect(tmp_path / "bar.db")
    assert isinstance(connection, aiosqlite.Connection)
    assert connection._thread.name in await connection.run(lambda raw: (__import__("threading").current_thread().name,))
    later: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    connection.begin(lambda raw: raw.execute("SELECT 'whole'").fetchone()[0], later.set_result)
    # What aiosqlite's own methods ask for afterwards comes afterwards.
    async with connection.execute("SELECT 'single'") as cursor:
        assert await cursor.fetchone() == ("single",)
    assert later.done()
    assert await later == "whole"
    await connection.close()
    with pytest.raises(ValueError, match=r"closed|no active"):
        await connection.run(lambda raw: raw)
    assert SqliteThread.run is not aiosqlite.Connection._execute


async def test_the_log_is_moved_into_the_database_and_does_not_grow(
    store: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(core, "CHECKPOINT", 10)
    store._logged = 0
    log = Path(f"{store.path}-wal")
    for n in range(10):
        await store.write(note(n))
    await store.replay(noted)  # comes after it
    shutil.copy(store.path, tmp_path / "alone.db")
    alone = sqlite3.connect(tmp_path / "alone.db")
    assert noted(alone) == list(range(10))
    alone.close()
    grown = log.stat().st_size
    for _ in range(10):
        await asyncio.gather(*(store.write(note(n)) for n in range(5)))
        await store.replay(noted)
    assert log.stat().st_size < 3 * grown


async def test_a_log_that_cannot_be_moved_is_said_and_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(core, "CHECKPOINT", 2)
    await thread(store._replayer).run(lambda connection: connection.close())
    for n in range(6):
        await store.write(note(n))
        await store._replayer.run(lambda _: None)
        await asyncio.sleep(0)
    assert len([message for message in caplog.messages if "tried again" in message]) == 3
