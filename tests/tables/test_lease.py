"""One process serves a share at a time; the next stands by, and takes over when the first one ends."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from bot.database import PostgresUrl
from bot.shares import ALL, Share
from bot.store import Store, leases, notes
from bot.store.errors import ConnectionLost
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
        assert not leases.try_to_take(connection, ALL)
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
