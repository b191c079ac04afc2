"""Where a server wants tables and news, how many tables it wants, and who may open one by a button."""

import discord
import pytest

from tests.e2e.conftest import Evening, Person, said, texts
from tests.e2e.test_house import admin, control

CLOSED = "Tables aren't allowed in this channel."


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def contents(evening: Evening, channel: int) -> list[str]:
    return [message.content or "" for message in evening.env.backend.messages[channel].values()]


async def limits(evening: Evening, lou: Person, channel: str, server: str) -> str:
    """Fill in the form; returns what the answer says."""
    panel = (await lou.slash(evening.channel, "house settings")).response
    assert panel is not None
    form = await lou.click(panel.message, custom_id=control(panel, "house.limits")["custom_id"])
    assert form.modal is not None
    fields = [row["component"]["custom_id"] for row in form.modal["components"]]
    answer = await lou.submit_modal(form, dict(zip(fields, (channel, server), strict=True)))
    assert answer.response is not None
    return "\n".join([answer.response.content, *texts(answer.response.components)])


async def test_a_category_allows_all_its_channels(evening: Evening) -> None:
    ann = evening.people[0]
    games = evening.guild.create_category("Games")
    inside = evening.guild.create_text_channel("dice", category=games)
    await evening.house(channels=frozenset({games.id}))
    assert said(await ann.slash(evening.channel, "table open", game="drinko")) == CLOSED
    assert await evening.open(ann, start=False, channel=inside)


async def test_a_list_of_25_channels_grows_and_shrinks_by_what_is_picked(evening: Evening) -> None:
    lou = admin(evening)
    rooms = [evening.guild.create_text_channel(f"room-{n}") for n in range(26)]
    await evening.house(channels=frozenset(room.id for room in rooms[:25]))
    panel = (await lou.slash(evening.channel, "house settings")).response
    assert panel is not None
    menu = control(panel, "house.more-channels")["custom_id"]
    await lou.select(panel.message, [rooms[25], rooms[0]], custom_id=menu)
    house = await evening.bot.wishes.house(evening.guild.id)
    assert house.channels == frozenset(room.id for room in rooms[1:])
    await lou.click(panel.message, custom_id=control(panel, "house.everywhere")["custom_id"])
    assert (await evening.bot.wishes.house(evening.guild.id)).channels == frozenset()


async def test_a_server_wants_fewer_tables_than_the_operator_allows(evening: Evening) -> None:
    lou, (ann, ben) = admin(evening), evening.people[:2]
    assert "1 in a channel, as many as my operator allows on this server" in await limits(evening, lou, "1", "")
    await evening.open(ann, start=False)
    refused = said(await ben.slash(evening.channel, "table open", game="drinko"))
    assert "1" in refused
    assert "channel" in refused
    assert "“few” isn't a number of tables" in await limits(evening, lou, "few", "2")
    assert (await evening.bot.wishes.house(evening.guild.id)).tables_channel == 1


async def test_news_tells_of_ended_games_once(evening: Evening) -> None:
    lou, (ann, ben) = admin(evening), evening.people[:2]
    news = evening.guild.create_text_channel("news")
    panel = (await lou.slash(evening.channel, "house settings")).response
    assert panel is not None
    await lou.select(panel.message, [news], custom_id=control(panel, "house.news")["custom_id"])
    table = await evening.open(ann, ben)
    await evening.play_on(table)
    await evening.rest(5)
    await evening.restart()
    await evening.rest(5)
    (told,) = await contents(evening, news.id)
    assert told in {
        f"**{winner}** won Drinko against {loser}, at table {table} in <#{evening.channel.id}>."
        for winner, loser in (("Ann", "Ben"), ("Ben", "Ann"))
    }


async def test_a_button_opens_no_table_for_somebody_who_may_use_no_commands(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.play_on(table)
    await evening.rest(5)
    everyone = evening.env.backend.get_guild(evening.guild.id).roles[evening.guild.id]
    everyone.permissions &= ~discord.Permissions(use_application_commands=True).value
    refused = said(await evening.press(ann, table, "table.rematch"))
    assert refused == "The server doesn't let you use commands here."


async def test_who_runs_the_server_lets_a_paused_game_go_on_and_its_people_are_told(evening: Evening) -> None:
    lou, (ann, ben) = admin(evening), evening.people[:2]
    table = await evening.open(ann, ben, pace="blitz")
    await evening.rest(15)
    await ann.slash(evening.channel, "table pause", table=table)
    await evening.rest(60)
    assert said(await lou.slash(evening.channel, "house resume", table=table)) == f"Table {table} goes on."
    assert (await evening.info(table)).status == "live"
    await evening.rest(1)
    (call,) = [text for text in await contents(evening, evening.channel.id) if "goes on. The clock" in text]
    assert call.endswith(f": table {table} goes on. The clock starts in a moment.")
    assert "Ann" in call or f"<@{ann.id}>" in call
    ask = (await evening.bot.tables.public_table(table)).ask
    assert ask is not None
    assert ask.opened_at == evening.env.now().timestamp() + 19
