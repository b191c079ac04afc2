"""A process that hangs, or whose database hears nothing of it any more, is replaced by its stand-by."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.database import PostgresUrl
from bot.store.leases import DIVISION
from bot.store.opening import opened
from bot.ui.freshness import STALE
from tests.databases import Databases
from tests.small_discord.cut import wire
from tests.small_discord.playing import Table
from tests.small_discord.process import Process
from tests.small_discord.rest import Call
from tests.small_discord.server import SmallDiscord

OWNER, SPARE = "owner", "spare"
SILENT = "0.1/0.3/3600"
"""It is silent after 0.3 s, and takes nobody's place, however slow the machine is."""
IMPATIENT = "0.1/0.3/0.6"


@asynccontextmanager
async def playing(folder: Path, discord: SmallDiscord, db: str) -> AsyncIterator[tuple[Process, Table]]:
    """A process with a game at which everybody has a hand."""
    env = {"BARKEEP_DB": db, "BARKEEP_LEASE": SILENT, "BARKEEP_PRESSES_A_SECOND": "1000"}
    async with Process(folder, discord, OWNER, **env) as owner:
        await discord.connected(OWNER)
        table = Table(discord, discord.world.server(), *map(discord.world.person, ("ann", "ben")))
        await table.open()
        await table.served()
        yield owner, table


def spare(folder: Path, discord: SmallDiscord, db: str) -> Process:
    env = {"BARKEEP_DB": db, "BARKEEP_LEASE": IMPATIENT, "BARKEEP_PRESSES_A_SECOND": "1000"}
    return Process(folder, discord, SPARE, **env)


async def moves_of(discord: SmallDiscord, table: Table, process: str) -> None:
    """The game goes on, and it is this process that answers."""
    await discord.connected(process)
    for _ in range(3):
        assert (await table.served()).answered.process == process
    assert not discord.doubled()


def changing(discord: SmallDiscord, process: str, since: float) -> list[Call]:
    """The calls of a process, since a moment, by which people see something else."""
    return [call for call in discord.calls if call.process == process and call.at > since and call.method != "GET"]


def still(where: PostgresUrl, seconds: float) -> None:
    """Wait until the server has not heard for so long of whoever holds the lease. The server rests between two looks:
    they would take a processor from those that are waited for.
    """
    look = (
        "SELECT extract(epoch FROM clock_timestamp() - max(state_change)), pg_sleep(0.02) FROM pg_stat_activity"
        f" WHERE pid IN (SELECT pid FROM pg_locks WHERE objid = {DIVISION})"
    )
    with opened(where) as connection:
        while connection.execute(look).fetchone()[0] < seconds:
            pass


async def test_a_process_that_hangs_is_replaced_and_stands_by_when_it_goes_on(
    tmp_path: Path, discord: SmallDiscord, postgres: Databases
) -> None:
    db = postgres.fresh().with_password()
    async with playing(tmp_path, discord, db) as (owner, table):
        owner.pause()
        async with spare(tmp_path, discord, db) as other:
            await other.said("nothing was heard of the process that serves share 0/1")
            replaced = time.monotonic()  # what was on its way when the process was stopped has arrived
            await moves_of(discord, table, SPARE)
            owner.go_on()
            await owner.said("share 0/1 is served by another process; this one stands by")
            await moves_of(discord, table, SPARE)
            assert changing(discord, OWNER, replaced) == []
        assert "Traceback" not in owner.log + other.log, owner.log + other.log


async def test_a_process_that_cannot_reach_the_database_makes_no_calls_once_it_is_replaced(
    tmp_path: Path, discord: SmallDiscord, postgres: Databases
) -> None:
    where = postgres.fresh()
    with TemporaryDirectory() as sockets:
        async with (
            wire(where, Path(sockets)) as cable,
            playing(tmp_path, discord, cable.address) as (owner, table),
            spare(tmp_path, discord, where.with_password()) as other,
        ):
            await other.said("stands by")
            cable.cut()
            (session,) = await discord.connected(SPARE)
            await moves_of(discord, table, SPARE)
            assert changing(discord, OWNER, session.began) == []
            cable.mend()
            await owner.said("share 0/1 is served by another process; this one stands by")
            await moves_of(discord, table, SPARE)
            assert changing(discord, OWNER, session.began) == []
        assert "Traceback" not in owner.log + other.log, owner.log + other.log


async def test_a_process_that_hangs_for_a_moment_goes_on(
    tmp_path: Path, discord: SmallDiscord, postgres: Databases
) -> None:
    where = postgres.fresh()
    async with playing(tmp_path, discord, where.with_password()) as (owner, table):
        owner.pause()
        still(where, 0.4)  # longer than it may be silent
        owner.go_on()
        await moves_of(discord, table, OWNER)
        assert "Traceback" not in owner.log, owner.log


async def test_presses_that_discord_has_given_up_are_not_played(
    tmp_path: Path, discord: SmallDiscord, postgres: Databases
) -> None:
    where = postgres.fresh()
    async with playing(tmp_path, discord, where.with_password()) as (owner, table):
        await discord.until(table.offered)
        owner.pause()
        stopped = time.monotonic()
        old = [await table.press() for _ in range(3)]
        still(where, time.monotonic() - stopped + STALE + 0.5)
        owner.go_on()
        await moves_of(discord, table, OWNER)
        assert [made.answers for made in old] == [[], [], []]
        assert owner.log.count("an interaction that Discord had given up was dropped") == 3
