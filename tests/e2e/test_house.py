"""What who runs a server sets and does, by slash commands and the panel."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError
from simcord.builders import UserHandle

from bot.store import houses
from tests.e2e.conftest import Evening, Person, parts, said, texts
from tests.e2e.test_leaderboard import game, games


def admin(evening: Evening) -> Person:
    role = evening.guild.create_role("Landlord", permissions=discord.Permissions(manage_guild=True))
    user = evening.env.create_user("lou", global_name="Lou")
    return evening.guild.add_member(user, roles=[role])


def control(shown: Any, verb: str) -> dict[str, Any]:
    (found,) = [part for part in parts(shown.components) if f":{verb}" in part.get("custom_id", "")]
    return found


async def test_only_who_manages_the_server_sees_the_commands(evening: Evening) -> None:
    with pytest.raises(SetupError, match="default-member-permissions"):
        await evening.people[0].slash(evening.channel, "house settings")


async def test_the_panel_changes_what_is_kept(evening: Evening) -> None:
    await evening.house(pictures=True)
    lou = admin(evening)
    panel = (await lou.slash(evening.channel, "house settings")).response
    assert panel is not None
    assert "Tables in: every channel" in said(await lou.slash(evening.channel, "house settings"))

    await lou.select(panel.message, [evening.channel], custom_id=control(panel, "house.channels")["custom_id"])
    await lou.select(panel.message, ["blitz"], custom_id=control(panel, "house.pace")["custom_id"])
    await lou.select(panel.message, ["channel"], custom_id=control(panel, "house.hands")["custom_id"])
    await lou.select(panel.message, ["push-ups"], custom_id=control(panel, "house.drink")["custom_id"])
    await lou.click(panel.message, custom_id=control(panel, "house.pictures")["custom_id"])

    kept = await evening.bot.store.read(lambda c: houses.load(c, evening.guild.id))
    channels = frozenset({evening.channel.id})
    assert kept == houses.GuildSettings(
        evening.guild.id, channels, "blitz", "channel", False, "push-up", "push-ups", False
    )
    shown = "\n".join(texts(panel.components))
    for line in (f"<#{evening.channel.id}>", "blitz", "privately in the channel", "everything in words", "push-ups"):
        assert line in shown
    assert control(panel, "house.pictures")["label"] == "Turn pictures on"


async def test_closed_channels_take_no_tables_and_none_chosen_opens_all(evening: Evening) -> None:
    lou, elsewhere = admin(evening), evening.guild.create_text_channel("kitchen")
    panel = (await lou.slash(evening.channel, "house settings")).response
    assert panel is not None
    await lou.select(panel.message, [evening.channel], custom_id=control(panel, "house.channels")["custom_id"])
    refused = await evening.people[0].slash(elsewhere, "table open", game="drinko")
    assert said(refused) == "Tables aren't allowed in this channel."
    await lou.select(panel.message, [], custom_id=control(panel, "house.channels")["custom_id"])
    assert await evening.open(evening.people[0], start=False, channel=elsewhere, game="drinko")


async def test_a_word_of_ones_own(evening: Evening) -> None:
    lou = admin(evening)
    panel = (await lou.slash(evening.channel, "house settings")).response
    assert panel is not None
    menu = control(panel, "house.drink")["custom_id"]
    form = await lou.select(panel.message, ["own"], custom_id=menu)
    assert form.modal is not None
    field = form.modal["components"][0]["component"]["custom_id"]
    refused = await lou.submit_modal(form, {field: "a@b"})
    assert said(refused) == "A word for a drink can't contain @."
    form = await lou.select(panel.message, ["own"], custom_id=menu)
    assert form.modal is not None
    field = form.modal["components"][0]["component"]["custom_id"]
    await lou.submit_modal(form, {field: "pint/pints"})
    assert "A drink is called: pint, pints" in "\n".join(texts(panel.components))
    assert (await evening.bot.wishes.skin(evening.guild.id)).drink_word == "pints"


async def test_the_panel_lives_through_a_restart_and_old_ones_want_the_permission(evening: Evening) -> None:
    await evening.house(pictures=True)
    lou = admin(evening)
    panel = (await lou.slash(evening.channel, "house settings")).response
    assert panel is not None
    button = control(panel, "house.pictures")["custom_id"]
    await evening.restart()
    await lou.click(panel.message, custom_id=button)
    assert not (await evening.bot.wishes.house(evening.guild.id)).pictures

    await evening.env.advance_time(16 * 60)
    await lou.click(panel.message, custom_id=control(panel, "house.pictures")["custom_id"])
    assert (await evening.bot.wishes.house(evening.guild.id)).pictures
    evening.env.backend.get_guild(evening.guild.id).members[lou.id].role_ids.clear()
    refused = await lou.click(panel.message, custom_id=control(panel, "house.pictures")["custom_id"])
    assert said(refused) == "Only people who manage this server can do that."
    assert (await evening.bot.wishes.house(evening.guild.id)).pictures


async def test_a_ban_shows_out_and_keeps_out_until_it_is_lifted(evening: Evening) -> None:
    lou, (ann, ben, cid) = admin(evening), evening.people[:3]
    lobby = await evening.open(ann, ben, start=False, game="drinko")
    game = await evening.open(ben, cid, game="drinko")
    banned = await lou.slash(evening.channel, "house ban", user=ben.user)
    assert said(banned).startswith("Ben can't sit down at tables here any more, and is removed from ")
    assert [seat.user_id for seat in (await evening.info(lobby)).seats] == [ann.id]
    info = await evening.info(game)
    assert info.seats[0].left
    assert info.host_id == cid.id
    again = await lou.slash(evening.channel, "house ban", user=ben.user)
    assert said(again) == "Ben is already banned from tables here."

    await evening.rest()
    assert said(await evening.press(ben, lobby, "table.join")) == "You can't join tables on this server."
    assert f"<@{ben.id}>" in said(await lou.slash(evening.channel, "house bans"))
    assert said(await lou.slash(evening.channel, "house unban", user=ben.user)) == "Ben can sit down again."
    assert said(await lou.slash(evening.channel, "house unban", user=ben.user)) == "Ben isn't banned."
    assert said(await lou.slash(evening.channel, "house bans")) == "Nobody is banned here."
    await evening.press(ben, lobby, "table.join")
    assert [seat.user_id for seat in (await evening.info(lobby)).seats] == [ann.id, ben.id]


async def test_closing_a_table(evening: Evening) -> None:
    lou = admin(evening)
    none = await lou.slash(evening.channel, "house close")
    assert said(none) == "There's no open table on this server."
    first = await evening.open(*evening.people[:2], game="drinko")
    second = await evening.open(*evening.people[2:4], start=False, game="drinko")
    which = said(await lou.slash(evening.channel, "house close"))
    assert which == f"Which table? Add its code: {first}, {second}."
    offered = await lou.autocomplete(evening.channel, "house close", "table", first[:2])
    assert first in [choice["value"] for choice in offered]
    assert said(await lou.slash(evening.channel, "house close", table="ZZZZ")) == "There's no table with that code."
    closed = await lou.slash(evening.channel, "house close", table=first.lower())
    assert said(closed) == f"Table {first} is closed; the game doesn't count."
    assert (await evening.info(first)).status == "closed"
    assert said(await lou.slash(evening.channel, "house close")) == f"Table {second} is closed; the game doesn't count."


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET state = '{}' WHERE table_id = ?",
        "UPDATE snapshots SET state = 'not json' WHERE table_id = ?",
        "UPDATE tables SET game = 'forgotten' WHERE id = ?",
        "DELETE FROM windows WHERE table_id = ?",
    ],
)
async def test_a_broken_table_can_be_closed(evening: Evening, damage: str) -> None:
    lou = admin(evening)
    table = await evening.open(*evening.people[:2], game="drinko")

    await evening.bot.store.write(lambda c: c.execute(damage, (table,)).rowcount)
    await evening.restart()
    offered = await lou.autocomplete(evening.channel, "house close", "table", "")
    assert [choice["value"] for choice in offered] == [table]
    closed = await lou.slash(evening.channel, "house close", table=table)
    assert said(closed) == f"Table {table} is closed; the game doesn't count."
    assert await evening.bot.tables.in_guild(evening.guild.id) == []


async def test_somebody_is_taken_off_the_ladders_and_shown_again(evening: Evening) -> None:
    lou, (ann, ben) = admin(evening), evening.people[:2]
    await games(evening, *[game(evening, number, 0, 1, drinks=3) for number in (1, 2)])

    async def board() -> str:
        return said(await ben.slash(evening.channel, "leaderboard", game="drinko"))

    before = await board()
    assert "ann" in before
    mine = next(line.partition(" · ")[2] for line in before.splitlines() if "**ben**" in line)
    answer = said(await lou.slash(evening.channel, "house ladder hide", user=ann.user))
    assert answer == "Ann is off this server's leaderboards and records. Nobody's rating changes."
    assert "already" in said(await lou.slash(evening.channel, "house ladder hide", user=ann.user))
    shown = await board()
    assert "ann" not in shown, "neither a line nor a record"
    assert "**ben**" in shown
    assert mine in shown, "with the rating of before"
    assert "others don't see this page" in said(await ann.slash(evening.channel, "stats"))
    assert said(await ben.slash(evening.channel, "stats", player=ann.user)) == "Ann's page can't be seen here."
    assert said(await lou.slash(evening.channel, "house ladder show", user=ann.user)).endswith("leaderboards again.")
    assert await board() == before
    assert "isn't hidden" in said(await lou.slash(evening.channel, "house ladder show", user=ann.user))


async def test_a_ban_asks_whether_to_take_somebody_off_the_ladders_too(evening: Evening) -> None:
    lou, ben = admin(evening), evening.people[1]
    banned = await lou.slash(evening.channel, "house ban", user=ben.user)
    assert said(banned).endswith("Should they leave this server's leaderboards as well?")
    assert banned.response is not None
    (press,) = [part for part in parts(banned.response.components) if part["type"] == 2]
    hidden = await lou.click(banned.response, custom_id=press["custom_id"])
    assert said(hidden).startswith("Ben is off this server's leaderboards")
    again = said(await lou.slash(evening.channel, "house ban", user=ben.user))
    assert again == "Ben is already banned from tables here.", "there is nothing left to ask"


async def test_banning_oneself_is_asked_about_first(evening: Evening) -> None:
    lou = admin(evening)
    mine = await lou.slash(evening.channel, "house ban", user=lou.user)
    assert said(mine).startswith("Do you want to ban yourself?")
    assert said(await lou.slash(evening.channel, "house bans")) == "Nobody is banned here."
    assert mine.response is not None
    (press,) = [part for part in parts(mine.response.components) if part["type"] == 2]
    done = await lou.click(mine.response, custom_id=press["custom_id"])
    assert said(done).startswith("Lou can't sit down at tables here any more.")


async def test_banning_the_bot_is_asked_about_first(evening: Evening) -> None:
    lou, bot = admin(evening), evening.bot.user
    assert bot is not None
    itself = UserHandle(evening.env, evening.env.backend.users[bot.id])
    asked = await lou.slash(evening.channel, "house ban", user=itself)
    assert said(asked).startswith("Do you want to ban me?")
    assert said(await lou.slash(evening.channel, "house bans")) == "Nobody is banned here."
