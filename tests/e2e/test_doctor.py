"""`doctor` looks at a simulated server as at a real one: it sees what the bot registered, and what was taken away."""

from __future__ import annotations

from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

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


def forbid(evening: Evening, channel: ChannelHandle, **permissions: bool) -> None:
    """Take permissions in a channel away from everybody."""
    denied = discord.Permissions(**permissions).value
    channel._channel.overwrites = [Overwrite(evening.guild.id, OverwriteType.ROLE, 0, denied)]


async def complaints(evening: Evening) -> list[tuple[Mark, str]]:
    return [(found.mark, found.said.removeprefix("The Tavern, ")) for found in await servers(evening)
            if found.mark is not Mark.GOOD]  # fmt: skip


async def test_of_a_category_each_channel_is_looked_at(evening: Evening) -> None:
    games = evening.guild.create_category("Games")
    evening.guild.create_text_channel("dice", category=games)
    cards = evening.guild.create_text_channel("cards", category=games)
    evening.guild.create_voice_channel("talk", category=games)
    await evening.house(channels=frozenset({games.id}))
    (found,) = await servers(evening)
    assert found.said == "The Tavern: all permissions in 3 chosen channels"
    forbid(evening, cards, send_messages=True)
    assert await complaints(evening) == [(Mark.WRONG, "#cards: send messages missing")]


async def test_an_empty_category_is_named(evening: Evening) -> None:
    games = evening.guild.create_category("Games")
    await evening.house(channels=frozenset({games.id}))
    assert await complaints(evening) == [(Mark.LOOK, "#Games: there is no channel for tables in it")]


async def test_in_a_forum_and_in_its_posts_other_permissions_count(evening: Evening) -> None:
    forum = evening.guild.create_forum_channel("nights")
    post = evening.env.backend.create_thread(forum.id, "friday", evening.people[0].id)
    await evening.house(channels=frozenset({forum.id, post.id}), log_thread=True)
    forbid(evening, forum, send_messages=True, create_public_threads=True)
    assert await complaints(evening) == []
    forbid(evening, forum, send_messages_in_threads=True)
    assert await complaints(evening) == [
        (Mark.WRONG, "#nights: send messages in threads missing"),
        (Mark.WRONG, "#friday: send messages in threads missing"),
    ]


async def test_a_channel_for_news_that_keeps_the_bot_out_is_named(evening: Evening) -> None:
    news = evening.guild.create_text_channel("news")
    await evening.house(channels=frozenset({evening.channel.id}), news_id=news.id)
    forbid(evening, news, attach_files=True)
    assert await complaints(evening) == []
    forbid(evening, news, send_messages=True)
    assert await complaints(evening) == [(Mark.WRONG, "#news: send messages missing, so it gets no news")]
    await evening.house(channels=frozenset(), news_id=42 << 22)
    assert await complaints(evening) == [
        (Mark.LOOK, "The Tavern: the channel for news is gone, or the bot may not see it")
    ]


async def test_log_threads_that_no_channel_allows_are_named(evening: Evening) -> None:
    await evening.house(log_thread=True)
    assert await complaints(evening) == []
    forbid(evening, evening.channel, create_public_threads=True)
    said = "The Tavern: no channel allows a log thread: create public threads missing"
    assert await complaints(evening) == [(Mark.WRONG, said)]


async def test_where_people_may_use_no_commands_it_is_said(evening: Evening) -> None:
    await evening.house(channels=frozenset({evening.channel.id}))
    forbid(evening, evening.channel, use_application_commands=True)
    assert await complaints(evening) == [(Mark.LOOK, "#bar: not everybody may use commands there")]
    forbid(evening, evening.channel, use_application_commands=True, view_channel=True)
    assert await complaints(evening) == [(Mark.WRONG, "#bar: view channel missing")]
    everyone = evening.env.backend.get_guild(evening.guild.id).roles[evening.guild.id]
    everyone.permissions &= ~discord.Permissions(use_application_commands=True).value
    forbid(evening, evening.channel)
    await evening.house(channels=frozenset())
    assert await complaints(evening) == [(Mark.LOOK, "The Tavern: not everybody may use commands")]


async def test_a_channel_that_keeps_the_bot_out_is_named(evening: Evening) -> None:
    denied: Any = {evening.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
    quiet = evening.guild.create_text_channel("quiet", overwrites=denied)
    await evening.house(channels=frozenset({evening.channel.id}))
    assert [finding.mark for finding in await servers(evening)] == [Mark.GOOD]
    await evening.house(channels=frozenset({evening.channel.id, quiet.id}))
    (finding,) = await servers(evening)
    assert (finding.mark, finding.said) == (Mark.WRONG, "The Tavern, #quiet: attach files missing")
