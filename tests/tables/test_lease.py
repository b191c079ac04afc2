"""One process serves a share at a time; the next stands by, and takes over when the first one ends."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from bot.database import PostgresUrl
from bot.shares import ALL, LeaseTimes, Share
from bot.store import SchemaError, Store, backends, leases, notes
from bot.store.backends import Backend
from bot.store.errors import ConnectionLost, LeaseLost
from bot.store.migrations import ADDS_ONLY, FOLDER, migrate, migrations, version
from bot.store.opening import opened
from bot.tables.clocks.clock import LoopClock, ManualClock
from bot.tables.lease import SPACE, Drained, Lease, Turnstile
from tests.databases import Databases
from tests.patience import PATIENCE


@pytest.fixture
def address(postgres: Databases) -> PostgresUrl:
    return postgres.fresh()


def taking(store: Store, drains: int | None = None) -> tuple[Lease, asyncio.Task[None]]:
    """A lease, and the task that takes it; `drains`: see `Lease`."""
    loop = asyncio.get_running_loop()
    lease = Lease(store, LoopClock(loop.time), drains)
    return lease, asyncio.create_task(lease.take())


async def kept(store: Store, value: str) -> None:
    """Write until it is kept."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(ConnectionLost):
                await store.write(lambda connection: notes.put(connection, "here", value))
                return
            await asyncio.sleep(0)


def end_writer(address: PostgresUrl) -> None:
    """End the connection that holds a lease, as a lost network would."""
    with opened(address) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        ).fetchall()


async def test_with_sqlite_there_is_none(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "bar.db")
    lease = Lease(store, ManualClock())
    await lease.take()
    assert lease.held
    await store.close()


async def test_a_stand_by_takes_over_when_the_first_one_ends(address: PostgresUrl) -> None:
    first, second = [await Store.open(address, share=Share(1, 2)) for _ in range(2)]
    held, task = taking(first)
    await task
    waits, task = taking(second)
    other, other_task = taking(await Store.open(address, share=Share(0, 2)))
    await other_task  # another share is free all the while
    assert (held.held, waits.held, other.held, task.done()) == (True, False, True, False)
    await first.close()
    await asyncio.wait_for(task, PATIENCE)
    assert waits.held
    await second.close()
    await other._store.close()


async def test_the_servers_are_divided_in_one_way_at_a_time(address: PostgresUrl) -> None:
    first, second = await Store.open(address, share=ALL), await Store.open(address, share=Share(0, 2))
    _, task = taking(first)
    await task
    waits, task = taking(second)
    await asyncio.wait([task], timeout=1.5)
    assert not waits.held
    await first.close()
    await asyncio.wait_for(task, PATIENCE)
    await second.close()


async def test_a_lost_connection_takes_its_lease_again_before_anything_is_written(address: PostgresUrl) -> None:
    store = await Store.open(address, share=ALL)
    lease, task = taking(store)
    await task
    end_writer(address)
    await kept(store, "again")
    assert lease.held
    with opened(address) as connection:
        assert not leases.try_to_take(connection, ALL, 1)
        assert leases.term(connection, ALL) == 1
    await store.close()


async def test_who_was_overtaken_writes_nothing_more(address: PostgresUrl) -> None:
    store = await Store.open(address, share=ALL)
    lease, task = taking(store)
    await task
    told = asyncio.Event()
    lease.when_lost = told.set
    with opened(address) as connection:
        leases.begin_term(connection, ALL)  # as another process, which has had the lease for a moment
    end_writer(address)
    for _ in range(3):
        with pytest.raises(ConnectionLost):
            await store.write(lambda connection: notes.put(connection, "here", "too late"))
    async with asyncio.timeout(PATIENCE):
        await told.wait()
    assert (lease.held, lease.lost) == (False, True)
    with opened(address) as connection:
        assert notes.get(connection, "here") is None
    await store.close()


# -- a process that hangs --------------------------------------------------------------------------------------------


async def test_a_holder_does_nothing_more_once_its_last_pulse_is_too_old(address: PostgresUrl) -> None:
    store, clock, times = await Store.open(address), ManualClock(), LeaseTimes()
    began = clock.monotonic()
    lease = Lease(store, clock, now=clock.monotonic)
    await lease.take()
    await lease.wait_until_held()
    for _ in range(3):  # the first one is begun, but nothing comes back before the loop has a turn
        clock.move_to(clock.now() + times.pulse)
    assert clock.monotonic() - began == times.silent
    assert not lease.holds()
    with pytest.raises(ConnectionLost):
        await store.write(lambda connection: notes.put(connection, "here", "too late"))
    waits = asyncio.create_task(lease.wait_until_held())
    async with asyncio.timeout(PATIENCE):
        await waits  # until the pulse that was begun comes back
    assert lease.holds()
    await store.write(lambda connection: notes.put(connection, "here", "again"))
    await store.close()


async def test_who_waits_for_a_pulse_is_told_when_it_is_lost_or_no_more_waited_for(address: PostgresUrl) -> None:
    store, now = await Store.open(address), [0.0]
    lease = Lease(store, ManualClock(), now=lambda: now[0])
    await lease.take()
    now[0] += LeaseTimes().silent
    waits = asyncio.create_task(lease.wait_until_held())
    await asyncio.sleep(0)
    assert not waits.done()
    lease.close()
    with pytest.raises(LeaseLost):
        await waits
    await store.close()


async def test_a_stand_by_takes_the_place_of_who_has_no_pulse(address: PostgresUrl) -> None:
    first, second = [await Store.open(address) for _ in range(2)]
    hangs = Lease(first, ManualClock())  # its time stands still
    await hangs.take()
    told = asyncio.Event()
    hangs.when_lost = told.set
    waits = Lease(second, LoopClock(asyncio.get_running_loop().time), times=LeaseTimes(0.1, 0.2, 0.3))
    async with asyncio.timeout(PATIENCE):
        await waits.take()
    assert waits.held
    with pytest.raises(ConnectionLost):
        await first.write(lambda connection: notes.put(connection, "here", "too late"))
    async with asyncio.timeout(PATIENCE):
        await told.wait()
    for store in (first, second):
        await store.close()


def test_only_who_should_have_a_pulse_is_ended_for_having_none(address: PostgresUrl) -> None:
    """An older version has its lease as long as its connection."""
    with opened(address) as older, opened(address) as newer, opened(address) as other:
        assert leases._try_to_hold(older, leases._key(Share(0, 2)), 2)
        assert not leases.end_if_still(other, Share(0, 2), 0)
        assert leases.try_to_take(newer, Share(1, 2), 1)
        assert not leases.end_if_still(other, Share(1, 2), 3_600)
        assert leases.end_if_still(other, Share(1, 2), 0)
        assert older.execute("SELECT 1").fetchone() == (1,)
        with pytest.raises(ConnectionLost):
            newer.execute("SELECT 1").fetchone()


def test_a_backend_is_ended_only_if_it_is_the_one_that_was_meant(address: PostgresUrl) -> None:
    with opened(address) as connection, opened(address) as other:
        meant = backends.own(connection)
        backends.end(other, Backend(meant.number, "1000000000.000000"))  # another had its number then
        assert connection.execute("SELECT 1").fetchone() == (1,)
        backends.end(other, meant)
        with pytest.raises(ConnectionLost):
            connection.execute("SELECT 1").fetchone()


async def test_a_claim_ends_no_connection_but_its_own(address: PostgresUrl) -> None:
    """Another process may have taken the lease a moment ago, and not have noted its term yet."""
    with opened(address) as another, opened(address) as again:
        lost = Backend(backends.own(another).number, "1000000000.000000")
        assert leases.try_to_take(another, ALL, 1)
        with pytest.raises(ConnectionLost):
            leases.claim_again(again, ALL, 0, 1, lost)
        assert another.execute("SELECT 1").fetchone() == (1,)


# -- versions ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    """The migrations of the next version."""
    for file in migrations():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    return tmp_path


def next_migration(folder: Path, text: str) -> None:
    (folder / f"{len(migrations(FOLDER)) + 1:04}_next.sql").write_text(text, encoding="utf-8")


async def test_no_migration_is_made_while_an_older_version_serves(address: PostgresUrl, newer: Path) -> None:
    next_migration(newer, "ALTER TABLE notes RENAME COLUMN value TO said;\n")
    store, latest = await Store.open(address, share=Share(1, 2)), len(migrations())
    _, task = taking(store)
    await task
    with opened(address) as connection:
        with pytest.raises(SchemaError, match=rf"does not know schema {latest + 1}, serves share 1/2 of the servers"):
            migrate(connection, newer)
        assert version(connection) == latest
        await store.close()
        while leases.held(connection):
            pass
        assert migrate(connection, newer) == 1


def test_a_version_that_does_not_say_what_it_knows_is_an_older_one(address: PostgresUrl, newer: Path) -> None:
    next_migration(newer, "ALTER TABLE notes RENAME COLUMN value TO said;\n")
    with opened(address) as older, opened(address) as connection:
        assert leases._try_to_hold(older, leases._key(ALL), 1)
        with pytest.raises(SchemaError, match="serves share 0/1"):
            migrate(connection, newer)


async def test_what_only_adds_is_added_while_an_older_version_serves(address: PostgresUrl, newer: Path) -> None:
    next_migration(newer, f"{ADDS_ONLY} a word.\nALTER TABLE notes ADD COLUMN word TEXT;\n")
    store = await Store.open(address)
    lease, task = taking(store)
    await task
    with opened(address) as connection:
        assert migrate(connection, newer) == 1
    await store.write(lambda connection: notes.put(connection, "here", "older"))
    assert lease.held
    await store.close()


async def test_an_older_stand_by_does_not_serve_a_newer_schema(address: PostgresUrl, newer: Path) -> None:
    next_migration(newer, f"{ADDS_ONLY} a word.\nALTER TABLE notes ADD COLUMN word TEXT;\n")
    store = await Store.open(address)
    with opened(address) as connection:
        migrate(connection, newer)
        lease, task = taking(store)
        with pytest.raises(SchemaError, match="this version knows"):
            await task
        assert (lease.held, leases.held(connection)) == (False, [])
    await store.close()


async def test_an_older_process_does_not_go_on_when_it_finds_a_newer_schema(address: PostgresUrl, newer: Path) -> None:
    next_migration(newer, f"{ADDS_ONLY} a word.\nALTER TABLE notes ADD COLUMN word TEXT;\n")
    store = await Store.open(address)
    lease, task = taking(store)
    await task
    told = asyncio.Event()
    lease.when_lost = told.set
    with opened(address) as connection:
        migrate(connection, newer)
    end_writer(address)
    with pytest.raises(ConnectionLost):
        await store.write(lambda connection: notes.put(connection, "here", "older"))
    async with asyncio.timeout(PATIENCE):
        await told.wait()
    assert lease.lost
    await store.close()


# -- draining ---------------------------------------------------------------------------------------------------------


async def test_a_stand_by_ends_when_all_are_told_to_drain(address: PostgresUrl) -> None:
    first, second = [await Store.open(address, share=Share(1, 2)) for _ in range(2)]
    held, task = taking(first)
    await task
    waits, task = taking(second, await second.read(leases.drains))
    await held.drain_others(7)
    assert await held.told_to_drain()
    with pytest.raises(Drained):
        await asyncio.wait_for(task, PATIENCE)
    assert not waits.held
    await first.close()
    await second.close()


async def test_a_lease_that_a_drained_process_has_given_back_goes_to_those_who_are_started_later(
    address: PostgresUrl,
) -> None:
    first, second, third = [await Store.open(address, share=Share(1, 2)) for _ in range(3)]
    held, task = taking(first)
    await task
    began = Lease(second, ManualClock(), await second.read(leases.drains))
    await held.drain_others(7)
    await first.close()
    with pytest.raises(Drained):  # though the lease is free
        await began.take()
    later, task = taking(third)
    await asyncio.wait_for(task, PATIENCE)
    assert later.held
    assert not await later.told_to_drain(), "a letter from before it began is not meant for it"
    await third.close()
    await second.close()


async def test_identifies_of_all_processes_are_spaced(address: PostgresUrl) -> None:
    stores = [await Store.open(address, share=Share(index, 2)) for index in range(2)]
    clock = ManualClock()
    entered: list[tuple[str, float]] = []

    async def identify(turnstile: Turnstile, name: str, lane: int) -> None:
        await turnstile.enter(lane)
        entered.append((name, clock.now()))

    near, far = (Turnstile(store, clock) for store in stores)
    began = clock.now()
    tasks = [
        asyncio.create_task(identify(*each)) for each in ((near, "a", 0), (near, "b", 0), (far, "c", 0), (far, "d", 1))
    ]
    while len(entered) < 4:
        # The first two go in at once, each in a lane of its own; the others wait.
        if len(entered) >= 2 and (due := clock.next_call()) is not None:
            clock.move_to(due)
        for store in stores:
            await store.read(lambda connection: None)
    await asyncio.gather(*tasks)
    times = sorted(at - began for name, at in entered if name != "d")
    assert times[0] == 0
    assert times[1] >= SPACE
    assert times[2] >= times[1] + SPACE
    assert dict(entered)["d"] == began  # a lane of its own
    clock.move_to(clock.now() + SPACE)
    for store in stores:
        await store.read(lambda connection: None)
        await store.close()
