"""What the bot says when it joins a server: one message, once, wherever it may write."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.builders import ChannelHandle, GuildHandle

from bot.store import greetings
from bot.store.greetings import NONCE_HOLDS, Greeting
from bot.ui.delivery.greetings import LATELY
from tests.e2e.conftest import Evening, Person, parts, said, texts

SILENT = discord.PermissionOverwrite(send_messages=False)
HIDDEN = discord.PermissionOverwrite(view_channel=False)


async def arrive(evening: Evening, guild: GuildHandle, *, outage: bool = False) -> None:
    """The gateway tells of the server: because the bot has joined it, or because an outage is over."""
    payload: dict[str, Any] = dict(serializers.guild_create_payload(evening.env.backend, guild._guild))
    if not outage:
        del payload["unavailable"]
    with evening.env._bot_scope():
        evening.env.backend.emit("GUILD_CREATE", payload)
    await evening.env.settle()


def greeted(evening: Evening, *channels: ChannelHandle) -> list[list[Any]]:
    """The messages of the bot in each channel."""
    return [
        [message for message in evening.env.backend.messages[channel.id].values() if message.author_id == me(evening)]
        for channel in channels
    ]


def me(evening: Evening) -> int:
    assert evening.bot.user is not None
    return evening.bot.user.id


@pytest.fixture
async def tavern(evening: Evening) -> GuildHandle:
    """A server that has just invited the bot, still without a channel."""
    return await another(evening)


async def another(evening: Evening) -> GuildHandle:
    guild = evening.env.create_guild("The Other Tavern")
    await evening.env.settle()
    return guild


def closed(guild: GuildHandle, how: discord.PermissionOverwrite) -> Any:
    return {guild.me: how}


async def test_it_introduces_itself_in_the_first_channel_in_which_it_may_write(
    evening: Evening, tavern: GuildHandle
) -> None:
    rules = tavern.create_text_channel("rules", overwrites=closed(tavern, SILENT))
    staff = tavern.create_text_channel("staff", overwrites=closed(tavern, HIDDEN))
    bar, kitchen = tavern.create_text_channel("bar"), tavern.create_text_channel("kitchen")
    await arrive(evening, tavern)
    assert [len(messages) for messages in greeted(evening, rules, staff, bar, kitchen)] == [0, 0, 1, 0]
    message = greeted(evening, bar)[0][0]
    shown = "\n".join(texts(message.components))
    assert "Drinko and The Red Dragon Inn" in shown
    assert "/learn" in shown
    assert [part["label"] for part in parts(message.components) if part["type"] == 2] == [
        "Open a table", "Choose a channel",
    ]  # fmt: skip


async def test_the_systems_channel_comes_first(evening: Evening, tavern: GuildHandle) -> None:
    bar, lobby = tavern.create_text_channel("bar"), tavern.create_text_channel("lobby")
    evening.env.backend.edit_guild(tavern.id, {"system_channel_id": lobby.id})
    await arrive(evening, tavern)
    assert [len(messages) for messages in greeted(evening, bar, lobby)] == [0, 1]


async def test_the_first_channel_is_the_one_that_people_see_first(evening: Evening, tavern: GuildHandle) -> None:
    attic = tavern.create_text_channel("attic", category=tavern.create_category("Old things"))
    bar = tavern.create_text_channel("bar")
    await arrive(evening, tavern)
    assert [len(messages) for messages in greeted(evening, attic, bar)] == [0, 1]


async def test_nothing_is_said_where_it_may_write_nowhere_until_it_may(evening: Evening, tavern: GuildHandle) -> None:
    rules = tavern.create_text_channel("rules", overwrites=closed(tavern, SILENT))
    await arrive(evening, tavern)
    assert greeted(evening, rules) == [[]]
    bar = tavern.create_text_channel("bar")
    await evening.restart()
    await evening.rest()
    assert [len(messages) for messages in greeted(evening, rules, bar)] == [0, 1]


async def test_it_is_said_once_whatever_happens(evening: Evening, tavern: GuildHandle) -> None:
    bar = tavern.create_text_channel("bar")
    await arrive(evening, tavern)
    await arrive(evening, tavern, outage=True)
    await evening.restart()
    await evening.rest()
    with evening.env._bot_scope():  # removed, and invited again
        evening.env.backend.emit("GUILD_DELETE", {"id": str(tavern.id)})
    await evening.env.settle()
    await arrive(evening, tavern)
    assert len(greeted(evening, bar)[0]) == 1


async def test_a_server_that_was_out_of_reach_is_greeted_once_it_is(evening: Evening, tavern: GuildHandle) -> None:
    bar = tavern.create_text_channel("bar")
    await arrive(evening, tavern, outage=True)
    assert len(greeted(evening, bar)[0]) == 1


async def test_a_server_that_has_had_it_for_long_is_not_greeted(evening: Evening, tavern: GuildHandle) -> None:
    bar = tavern.create_text_channel("bar")
    joined = evening.env.now() - timedelta(seconds=LATELY + 60)
    tavern._guild.members[me(evening)].joined_at = joined.isoformat()
    await arrive(evening, tavern, outage=True)
    await evening.restart()
    await evening.rest()
    assert greeted(evening, bar) == [[]]


async def test_what_was_claimed_before_a_kill_is_said_in_time_and_never_later(
    evening: Evening, tavern: GuildHandle
) -> None:
    bar = tavern.create_text_channel("bar")
    now, meant = evening.bot.clock.now(), Greeting(bar.id, "as-it-was")
    await evening.bot.store.write(lambda c: greetings.claim(c, tavern.id, meant, now))
    await evening.env.advance_time(NONCE_HOLDS / 2)
    before = len(evening.calls())
    await evening.restart()
    await evening.rest()
    posts = [call for call in evening.calls(before) if call.path == f"/channels/{bar.id}/messages"]
    assert [(call.json["nonce"], call.json["enforce_nonce"]) for call in posts] == [("as-it-was", True)]
    assert len(greeted(evening, bar)[0]) == 1

    other = await another(evening)
    pub = other.create_text_channel("pub")
    now = evening.bot.clock.now()
    await evening.bot.store.write(lambda c: greetings.claim(c, other.id, Greeting(pub.id, "lost"), now))
    await evening.env.advance_time(NONCE_HOLDS + 1)
    await evening.restart()
    await evening.rest()
    assert greeted(evening, pub) == [[]], "nobody knows whether it was posted"


async def test_a_refused_greeting_is_tried_elsewhere_and_a_failure_again(evening: Evening, tavern: GuildHandle) -> None:
    bar, kitchen = tavern.create_text_channel("bar"), tavern.create_text_channel("kitchen")
    evening.env.inject_error("POST", f"/channels/{bar.id}/messages", status=503, code=0, message="Later", times=1)
    await arrive(evening, tavern)
    assert greeted(evening, bar, kitchen) == [[], []]
    await evening.env.advance_time(30)
    assert [len(messages) for messages in greeted(evening, bar, kitchen)] == [1, 0]


def landlord(evening: Evening, guild: GuildHandle) -> Person:
    role = guild.create_role("Landlord", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(evening.env.create_user("lou", global_name="Lou"), roles=[role])


async def test_its_buttons_choose_a_channel_and_open_a_table(evening: Evening, tavern: GuildHandle) -> None:
    bar = tavern.create_text_channel("bar")
    await arrive(evening, tavern)
    lou, ann = landlord(evening, tavern), tavern.add_member(evening.people[0].user)
    shown = evening.message(greeted(evening, bar)[0][0])
    refused = await ann.click(shown, custom_id="bk:-:0:house.choose")
    assert said(refused) == "Only people who manage this server can do that."
    panel = (await lou.click(shown, custom_id="bk:-:0:house.choose")).response
    assert panel is not None
    await lou.select(panel.message, [bar], custom_id="bk:-:0:house.channels")
    assert (await evening.bot.wishes.house(tavern.id)).channels == {bar.id}

    asked = (await ann.click(shown, custom_id="bk:-:0:table.which")).response
    assert asked is not None
    await ann.click(asked.message, custom_id="bk:-:0:table.open:inn..")
    (table,) = await evening.bot.tables.in_guild(tavern.id)
    assert (table.game, table.channel_id) == ("inn", bar.id)
