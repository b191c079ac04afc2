"""Runs the sandbox from start to end."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from signal import SIGINT, SIGTERM

from simcord import SetupError

from bot.app import Barkeep, create_bot
from bot.games.kit import Kits
from bot.sandbox.later import later_command
from bot.sandbox.page import LivePage
from bot.sandbox.world import NAMES, World, make_world
from bot.settings import Settings
from bot.store import Store, houses, jobs, windows
from bot.store.migrations import migrate
from bot.store.sql import Connection

log = logging.getLogger(__name__)

AFTER_THE_LAST_BEAT = 10.0
"""The last heartbeat is at most so many seconds older than the last thing that happened."""


class PortTaken(Exception):
    """The port is used by another program."""


async def play(
    kits: Kits, db: Path, port: int, viewers: int, patrons: int, seeds: Callable[[int], Callable[[], str]] | None,
    faster: int = 1,
) -> int:  # fmt: skip
    """Serve the page until a signal comes or somebody ends it; returns 0.

    `faster`: how many seconds pass there in one of the computer's. `seeds` gives where games get written seeds from,
    told how many tables there have been. Raises `PortTaken`.
    """
    told = asyncio.Event()
    for signal in (SIGINT, SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signal, told.set)
    past, last = _make_ready(db)
    world: World
    page: LivePage

    def now() -> float:
        return world.now()

    def move_on(seconds: float) -> None:
        page.to_come += seconds

    # The bot needs a clock, and the world that has the clock needs the bot; the time is not read before both exist.
    bot = create_bot(Settings.model_construct(db=db), kits=kits, clock_now=now, entropy=seeds(past) if seeds else None)
    bot.tree.add_command(later_command(move_on))
    world = make_world(bot, viewers, last + AFTER_THE_LAST_BEAT)
    try:
        await world.env.start()
    except BaseException:
        await bot.close()
        raise
    try:
        await _hands_in_the_channel(bot.store, world.guild.id)
        await _open_a_table(bot, world, patrons)
        page = LivePage(world, port, faster, lambda: next_due(bot, world))
        try:
            await page.__aenter__()
        except SetupError as error:
            raise PortTaken from error
        try:
            _greet(page.url, db, world)
            await _until_told(page, told)
        finally:
            await page.close()
    finally:
        await world.env.within(bot.close())
        await world.env.shutdown()
    return 0


def _make_ready(db: Path) -> tuple[int, float]:
    """The number of tables in the database, and when it was last in use. Its message ids belong to an earlier world.

    Raises `SchemaError` and `sqlite3.Error` when it cannot be used.
    """
    with closing(sqlite3.connect(db, isolation_level=None)) as connection:
        migrate(connection)
        connection.execute("DELETE FROM messages")
        tables: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
        return tables, windows.last_heartbeat(connection) or 0.0


async def _hands_in_the_channel(store: Store, guild_id: int) -> None:
    """The page shows one channel and no direct messages."""

    def unit(connection: Connection) -> None:
        houses.save(connection, replace(houses.load(connection, guild_id), hands="channel"))

    await store.write(unit)


async def _open_a_table(bot: Barkeep, world: World, patrons: int) -> None:
    """Open a table for the first of the people, unless one is open already."""
    # A lobby that has waited for too long is closed first.
    await world.env.advance_time(1)
    if await bot.tables.in_channel(world.channel.id):
        return
    host = world.people[0]
    await host.slash(world.channel, "table open", game=next(iter(bot.kits)))
    (table,) = await bot.tables.in_channel(world.channel.id)
    for _ in range(patrons):
        await world.env.within(bot.tables.lobby.add_patron(table.id, host.id))
    await world.env.settle()


async def next_due(bot: Barkeep, world: World) -> float | None:
    """When the bot has something to do next, at a table or by a job: seconds since 1970; None without anything."""

    def read(connection: Connection) -> list[float]:
        due, wakings = jobs.next_due(connection), windows.wakings(connection)
        return [*([] if due is None else [due]), *(at for _, at in wakings)]

    return min(await world.env.within(bot.store.read(read)), default=None)


def _greet(address: str, db: Path, world: World) -> None:
    names = ", ".join(NAMES[: len(world.people)])
    print(
        f"Barkeep's sandbox: a simulated Discord with the people {names}.\n"
        'Choose at the top of the page who you are ("Viewing as"), or open it twice and be two of them.\n'
        "A table waits there: join it, or start it. /later lets hours or days pass.\n"
        f"Everything is kept in {db}; Ctrl-C ends it.\n\n"
        f"Play here: {address}",
        flush=True,
    )


async def _until_told(page: LivePage, told: asyncio.Event) -> None:
    """Keep the page alive until a signal comes or it is closed."""
    waits = [asyncio.ensure_future(wait) for wait in (page.live(), page.wait_closed(), told.wait())]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
        ends = await asyncio.gather(*waits, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end
