"""`doctor` looks at a simulated server as at a real one: it sees what the bot registered, and what was taken away."""

from __future__ import annotations

from typing import Any

import discord

from bot.commands.doctor_discord import own_commands, the_application, the_commands
from bot.commands.doctor_findings import Finding, Mark
from bot.commands.doctor_servers import stored_houses, the_servers
from bot.games import GAMES
from tests.e2e.conftest import Evening


async def servers(evening: Evening) -> list[Finding]:
    with stored_houses(evening.db) as house:
        return [finding async for finding in the_servers(evening.bot, house)]


async def test_what_the_bot_registered_is_what_this_version_has(evening: Evening) -> None:
    ours = await own_commands(evening.bot.settings, GAMES)
    assert (await the_commands(evening.bot, ours)).mark is Mark.GOOD
    ours[0]["description"] = "Another one"
    assert (await the_commands(evening.bot, ours)).said == f"changed: /{ours[0]['name']}"


async def test_the_application_is_as_it_should_be(evening: Evening) -> None:
    (finding,) = the_application(await evening.bot.application_info())
    assert finding.mark is Mark.GOOD


async def test_a_channel_that_keeps_the_bot_out_is_named(evening: Evening) -> None:
    denied: Any = {evening.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
    quiet = evening.guild.create_text_channel("quiet", overwrites=denied)
    await evening.house(channels=frozenset({evening.channel.id}))
    assert [finding.mark for finding in await servers(evening)] == [Mark.GOOD]
    await evening.house(channels=frozenset({evening.channel.id, quiet.id}))
    (finding,) = await servers(evening)
    assert (finding.mark, finding.said) == (Mark.WRONG, "The Tavern, #quiet: attach files missing")
