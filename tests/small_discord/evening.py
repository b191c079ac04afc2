"""An evening on the small Discord, for recordings."""

from __future__ import annotations

import re
from pathlib import Path

from tests.components import parts
from tests.small_discord.playing import Table
from tests.small_discord.process import Process
from tests.small_discord.server import SmallDiscord
from tests.small_discord.world import Person

SECRET = "Nobody must know of the plum jam, say Quentin and Rosalind"


async def spend(discord: SmallDiscord, folder: Path, to: Path) -> list[str]:
    """Let two people play a little while `record` listens; everything that must not be in the recording."""
    world = discord.world
    quentin, rosalind = world.person("quentin"), world.person("rosalind")
    table = Table(discord, world.server(), quentin, rosalind)
    process = Process(folder, discord)
    process.command = ["record", str(to)]
    async with process as bot:
        await discord.connected()
        await table.open()
        for _ in range(4):
            await table.move()
        await discord.said(await discord.use(quentin, table.server.channel, "me settings"))
        await discord.said(await discord.use(rosalind, table.server.channel, "drinko hand"))
        await discord.write(quentin, SECRET)
        await discord.answered(await discord.use(rosalind, table.server.channel, "table report", text=SECRET))
        bot.stop()
        assert await bot.code() == 0
    return private(discord, table, quentin, rosalind)


def private(discord: SmallDiscord, table: Table, *people: Person) -> list[str]:
    world = discord.world
    ids = [str(number) for number in (table.server.id, table.server.channel, *(p.id for p in people), *world.messages)]
    ids += [str(made.id) for made in discord.made] + [str(world.direct_channel(person.id)) for person in people]
    shown = [part.get("custom_id", "") for message in world.messages.values() for part in parts(message["components"])]
    named = [name for person in people for name in (person.name, person.name.title())]
    tokens = ["good", *(made.token for made in discord.made)]
    telling = {name for name in shown if name and not re.fullmatch(r"bk:-:0:[\w.]+", name)}  # with a code or a choice
    return [*ids, *tokens, *named, *re.findall(r"\w{6,}", SECRET), table.code, "The Tavern", "cdn.invalid", *telling]
