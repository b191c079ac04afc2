"""Two real processes that divide the servers, on one PostgreSQL.

How long things take depends on the machine, so it is not tested but printed, beside its bar, by ``pytest -s``.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

from bot.ui.handover import UNTAKEN
from tests.databases import Databases
from tests.patience import PATIENCE
from tests.small_discord.interactions import Interaction
from tests.small_discord.playing import Table
from tests.small_discord.process import Process
from tests.small_discord.server import SmallDiscord
from tests.small_discord.test_monitor import free_port
from tests.small_discord.world import BOT, Payload, Person, control, text

WEST, EAST, SPARE, LOST = "west", "east", "spare", "lost"
PRESSES = 40
"""How many presses are timed of those whom their own process answers, and as many of the others."""
CLOSING = "closing for a moment"
"""What a person is told whose share nobody serves."""


def process(folder: Path, db: str, discord: SmallDiscord, name: str, **env: str) -> Process:
    """One of the processes: the west serves share 0, the east share 1, and so does the spare once the east is dead."""
    share = f"{int(name != WEST)}/2"
    return Process(folder, discord, name, BARKEEP_DB=db, BARKEEP_SHARE=share, BARKEEP_PRESSES_A_SECOND="1000", **env)


async def both_play(
    discord: SmallDiscord, stack: AsyncExitStack, folder: Path, db: str, **env: str
) -> tuple[list[Process], list[Table]]:
    """Start both processes, and let people begin a game on a server of each."""
    world = discord.world
    names = ("ann", "ben"), ("cid", "dot")
    tables = [Table(discord, world.server(shard, 2), *map(world.person, who)) for shard, who in enumerate(names)]
    processes = [await stack.enter_async_context(process(folder, db, discord, name, **env)) for name in (WEST, EAST)]
    await asyncio.gather(discord.connected(WEST), discord.connected(EAST))
    for table in tables:
        await table.open()
    return processes, tables


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


async def ask(discord: SmallDiscord, table: Table) -> Interaction:
    """Let a player ask, by direct message, for what is refused in one sentence; and again if the owner did not come to
    it in time.
    """
    person = table.people[0]
    channel = discord.world.direct_channel(person.id)
    async with asyncio.timeout(PATIENCE):
        while True:
            made = await discord.use(person, channel, "table start", table=table.code)
            if CLOSING not in text(await discord.said(made)):
                return made


async def settings(discord: SmallDiscord, person: Person, channel: int) -> Payload:
    return await discord.said(await discord.use(person, channel, "me settings"))


async def test_games_hands_settings_and_forgetting(tmp_path: Path, postgres: Databases) -> None:
    discord, db = SmallDiscord(shards=2), postgres.fresh().with_password()
    await discord.open()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(discord.close)
        _, (west, east) = await both_play(discord, stack, tmp_path, db)
        for _ in range(3):
            for table, owner in ((west, WEST), (east, EAST)):
                assert (await table.served()).answered.process == owner
        eve = discord.world.person("eve")
        here, there = west.server.channel, east.server.channel
        assert control(await settings(discord, eve, here), "bk:-:0:me.pings:off")
        shown = await settings(discord, eve, there)
        await discord.answered(await discord.press(eve, shown, "me.pings"))
        async with asyncio.timeout(PATIENCE):
            while not control(await settings(discord, eve, here), "bk:-:0:me.pings:on"):
                pass
        asked = await discord.said(await discord.use(eve, here, "me forget"))
        await discord.answered(await discord.press(eve, asked, "me.forget"))
        async with asyncio.timeout(PATIENCE):
            while not control(await settings(discord, eve, there), "bk:-:0:me.pings:off"):
                pass
        own = [await ask(discord, west) for _ in range(PRESSES)]
        handed = [await ask(discord, east) for _ in range(PRESSES)]
        assert {made.answered.process for made in own} == {WEST}
        assert {made.answered.process for made in handed} == {EAST}
        began = [session.began for session in discord.gateway.sessions]
        assert began[1] - began[0] > 4.5, "identifies are spaced by five seconds across processes"
        print(f"\nidentifies {began[1] - began[0]:.2f} s apart; {discord.busiest()} calls in the busiest second")
        for what, made in (("own", own), ("handed over", handed)):
            times = [1_000 * each.seconds for each in made]
            bar = " (bar 100 ms)" if made is handed else ""
            print(f"{what}: median {percentile(times, 0.5):.0f} ms, 99 % within {percentile(times, 0.99):.0f} ms{bar}")
        assert not discord.doubled()


async def test_a_stand_by_takes_over(tmp_path: Path, postgres: Databases) -> None:
    discord, db = SmallDiscord(shards=2), postgres.fresh().with_password()
    discord.rest.limits.max_concurrency = 2  # how identifies are spaced is seen above
    await discord.open()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(discord.close)
        (_, owner), (west, east) = await both_play(discord, stack, tmp_path, db)
        spare = await stack.enter_async_context(process(tmp_path, db, discord, SPARE))
        await spare.said("stands by")
        await east.move()
        await discord.until(east.offered)

        await owner.kill()
        died = time.monotonic()
        first = await east.move()
        (session,) = await discord.connected(SPARE)
        await spare.said("connected as")
        print(f"\nthe stand-by had connected after {session.began - died:.2f} s (bar 10 s)")
        print(f"the first press was answered after {first.seconds:.2f} s by the {first.answered.process}")
        assert (await east.served()).answered.process == SPARE
        assert (await west.served()).answered.process == WEST

        await discord.until(east.offered)
        await spare.kill()
        lost = await east.move()
        print(f"nobody serves it: told after {lost.seconds:.2f} s (bar 2 s)")
        assert UNTAKEN <= 2, "a person is told within two seconds"
        assert lost.seconds >= UNTAKEN, "and not before the owner has had its time"
        assert lost.answered.process == WEST
        assert CLOSING in text(await discord.said(lost))
        assert not discord.doubled()


async def test_drain_ends_all_of_them_and_whoever_is_started_then_serves(tmp_path: Path, postgres: Databases) -> None:
    discord, db = SmallDiscord(shards=2), postgres.fresh().with_password()
    discord.rest.limits.max_concurrency = 2  # how identifies are spaced is seen above
    await discord.open()
    eve = discord.world.person("eve")
    async with AsyncExitStack() as stack:
        stack.push_async_callback(discord.close)
        running, tables = await both_play(discord, stack, tmp_path, db, BARKEEP_OWNER_IDS=str(eve.id))
        running.append(await stack.enter_async_context(process(tmp_path, db, discord, SPARE)))
        await running[-1].said("stands by")
        nowhere = f"http://127.0.0.1:{free_port()}/v10"
        running.append(await stack.enter_async_context(process(tmp_path, db, discord, LOST, DISCORD_API_URL=nowhere)))
        await running[-1].said("Discord cannot be reached")
        for each in running:
            each.may_end()
        await discord.write(eve, f"<@{BOT['id']}> drain")
        assert [await each.code() for each in running] == [0, 0, 0, 0]
        for each in running[2:]:
            assert "all processes were told to drain" in each.log
        assert not discord.gateway.connected(SPARE)
        for name in (WEST, EAST):
            await stack.enter_async_context(process(tmp_path, db, discord, name))
        await asyncio.gather(discord.connected(WEST), discord.connected(EAST))
        for table, owner in zip(tables, (WEST, EAST), strict=True):
            assert (await table.served()).answered.process == owner
