"""Whose business a table is; forged presses; too many presses; and what is sent first in a busy channel."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import _component_interaction
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.tables.info import Person as TablePerson
from bot.ui.paces import Paces
from tests.components import texts
from tests.e2e.conftest import Evening, Person, said

UNKNOWN = "There's no table with that code."
REMOVED = "You've been removed from this table."
NO_SEAT = "You have no seat at that table."


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def hidden(evening: Evening, *people: Person) -> ChannelHandle:
    """A channel that only these people may see."""
    sees, not_sees = discord.PermissionOverwrite(view_channel=True), discord.PermissionOverwrite(view_channel=False)
    bot = evening.bot.user
    assert bot is not None
    allowed: dict[Any, discord.PermissionOverwrite] = {person: sees for person in people}
    return evening.guild.create_text_channel(
        "cellar", overwrites={evening.guild.default_role: not_sees, bot: sees, **allowed}
    )


async def forge(evening: Evening, person: Person, message: Any, custom_id: str, kind: int = 2, *values: str) -> Any:
    """Press a button or a select that the message does not have."""
    data = {"custom_id": custom_id, "component_type": kind, **({"values": list(values)} if kind != 2 else {})}
    stored = message._message if isinstance(message, ResponseMessage) else message  # pyright: ignore[reportPrivateUsage]
    return await _component_interaction(person, stored, data)


def in_text(message: Any) -> str:
    """The text of a message."""
    return "\n".join(texts(message.components))


def manager(evening: Evening) -> Person:
    """Somebody who may manage the server."""
    role = evening.guild.create_role("Landlord", permissions=discord.Permissions(manage_guild=True))
    return evening.guild.add_member(evening.env.create_user("lou", global_name="Lou"), roles=[role])


@pytest.mark.parametrize("command", ["table join", "table status", "table resend", "table close", "inn hand"])
async def test_a_table_in_a_channel_that_somebody_may_not_see_does_not_exist_for_them(
    evening: Evening, command: str
) -> None:
    ann, ben, cid = evening.people[:3]
    cellar = hidden(evening, ann, ben)
    table = await evening.open(ann, ben, channel=cellar, start=False)
    assert said(await cid.slash(evening.channel, command, table=table)) == UNKNOWN
    assert UNKNOWN not in said(await ben.slash(evening.channel, "table status", table=table)), "a player of it"
    assert len((await evening.info(table)).seats) == 2


async def test_whoever_sees_the_channel_may_ask_from_another_one(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    cellar = hidden(evening, ann, ben, cid)
    table = await evening.open(ann, ben, channel=cellar)
    watching = await cid.slash(evening.channel, "table status", table=table)
    assert UNKNOWN not in said(watching)
    again = await forge(evening, cid, watching.response, f"bk:{table}:0:table.watch:again")
    assert "no table" not in str(again.response), "the private answer may be pressed where it was given"


@pytest.mark.parametrize("verb", ["table.join", "table.watch", "table.more", "panel.hand", "table.log"])
async def test_a_press_from_elsewhere_does_not_count(evening: Evening, verb: str) -> None:
    ann, ben, cid = evening.people[:3]
    there = hidden(evening, ann, ben)
    table = await evening.open(ann, ben, channel=there, start=False)
    here = await evening.open(ann, ben, start=False)
    seen = evening.guild.create_text_channel("lounge")
    third = await evening.open(ann, channel=seen, start=False)
    for code in (table, third):
        assert said(await forge(evening, cid, evening.board(here), f"bk:{code}:0:{verb}")) == UNKNOWN
    assert [len((await evening.info(code)).seats) for code in (table, third)] == [2, 1]


async def test_forged_presses_leave_nothing_behind(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben)
    panels = evening.bot.delivery.hands.panels
    before, boards = set(panels), set(evening.bot.delivery.boards.boards)
    for number in range(30):
        for verb in ("panel.hand", "panel.refresh", "drinko.play", "inn.pick", "table.more", "table.watch"):
            await forge(evening, cid, evening.board(table), f"bk:ZZ{number}:0:{verb}")
    await forge(evening, cid, evening.board(table), f"bk:{table}:0:panel.refresh")
    await evening.rest()
    assert set(panels) == before
    assert set(evening.bot.delivery.boards.boards) == boards
    assert [live.id for live in evening.bot.tables._runtime.shelf.held()] == [table]  # pyright: ignore[reportPrivateUsage]


async def test_messages_are_counted_only_in_channels_with_a_table(evening: Evening) -> None:
    ann = evening.people[0]
    quiet = evening.guild.create_text_channel("quiet")
    table = await evening.open(ann, start=False)
    for place in (quiet, evening.channel):
        await ann.send(place, "hello")
    traffic = evening.bot.delivery.boards.traffic
    assert set(traffic) == {evening.channel.id}
    await ann.slash(evening.channel, "table close", table=table)
    await evening.rest()
    assert (await evening.info(table)).status == "closed", "nobody else sits there: it closes at once"
    assert not traffic


async def test_a_panel_with_settings_serves_who_asked_for_it_alone(evening: Evening) -> None:
    lou = manager(evening)
    ann, ben = evening.people[:2]
    panel = (await lou.slash(evening.channel, "house settings")).response
    table = await evening.open(ann, ben, start=False)
    off = "bk:-:0:house.pictures:on"
    not_there = "That button doesn't belong to that message."
    not_hers = "Only people who manage this server can do that."
    for message, answer in ((evening.board(table), not_there), (panel, not_hers)):
        assert said(await forge(evening, ann, message, off)) == answer
        assert not (await evening.bot.wishes.house(evening.guild.id)).pictures
    await forge(evening, lou, panel, off)
    assert (await evening.bot.wishes.house(evening.guild.id)).pictures


async def test_numbers_that_are_no_ids_are_not_taken(evening: Evening) -> None:
    lou = manager(evening)
    panel = (await lou.slash(evening.channel, "house settings")).response
    for value in ("5", "٣" * 18, "9" * 40, str(2**63)):
        await forge(evening, lou, panel, "bk:-:0:house.channels", 8, value)
        assert (await evening.bot.wishes.house(evening.guild.id)).channels == frozenset()
        refused = said(await forge(evening, lou, panel, f"bk:-:0:ladder.stats:{value}."))
        assert "Something" not in refused


async def test_nobody_presses_faster_than_the_house_allows(evening: Evening) -> None:
    evening.bot.arrivals.paces = Paces(evening.bot.clock, 5)
    ann, ben = evening.people[:2]
    for _ in range(10):
        assert "That was a lot" not in said(await ann.slash(evening.channel, "me settings"))
    too_fast = "That was a lot at once. Wait a moment, then try again."
    for _ in range(3):
        assert said(await ann.slash(evening.channel, "me settings")) == too_fast
    assert too_fast not in said(await ben.slash(evening.channel, "me settings"))
    await evening.rest(0.21)
    assert too_fast not in said(await ann.slash(evening.channel, "me settings"))
    assert said(await ann.slash(evening.channel, "me settings")) == too_fast


@pytest.mark.parametrize("how", ["ban", "kick"])
async def test_whoever_was_removed_or_banned_sees_no_hand_and_posts_no_table(evening: Evening, how: str) -> None:
    ann, ben, cid, lou = *evening.people[:3], manager(evening)
    table = await evening.open(ann, ben, cid)
    await evening.rest()
    private = await ben.slash(evening.channel, "drinko hand", table=table)
    assert in_text(private.response) != REMOVED
    if how == "ban":
        await lou.slash(evening.channel, "house ban", user=ben)
    else:
        await evening.bot.tables.leaving.remove(table, ben.id)
    await evening.rest()
    assert [in_text(shown) for shown in (*evening.dms(ben), private.response)] == [REMOVED, REMOVED]
    before = len(evening.dms(ben))
    for verb, message in (("panel.hand", evening.board(table)), ("table.resend", private.response)):
        answer = said(await forge(evening, ben, message, f"bk:{table}:0:{verb}"))
        assert answer in (REMOVED, NO_SEAT), verb
    again = await forge(evening, ben, private.response, f"bk:{table}:0:panel.refresh")
    assert in_text(again.response) == REMOVED
    for command in ("drinko hand", "table resend"):
        assert said(await ben.slash(evening.channel, command, table=table)) in (REMOVED, NO_SEAT)
    await evening.rest(300)
    assert len(evening.dms(ben)) == before
    assert [in_text(shown) for shown in evening.dms(ben)] == [REMOVED]
    assert "Reported" in said(await ben.slash(evening.channel, "table report", text="why me?", table=table))


async def test_a_table_of_a_hidden_channel_is_gone_for_whoever_was_removed(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    cellar = hidden(evening, ann, cid)
    table = await evening.open(ann, cid, channel=cellar, start=False)
    await evening.bot.tables.lobby.join(table, TablePerson(ben.id, "Ben"))
    await evening.bot.tables.lobby.start_game(table, ann.id)
    assert UNKNOWN not in said(await ben.slash(evening.channel, "table status", table=table))
    await evening.bot.tables.leaving.remove(table, ben.id)
    assert said(await ben.slash(evening.channel, "table status", table=table)) == UNKNOWN
    assert table not in str(await ben.autocomplete(evening.channel, "table status", "table", ""))
    assert table in str(await ann.autocomplete(evening.channel, "table status", "table", ""))


@pytest.mark.parametrize("verb", ["inn.pick", "inn.pass", "inn.respond", "inn.why", "inn.discard", "inn.character"])
async def test_a_press_of_another_games_verb_is_refused(
    evening: Evening, verb: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    before = (await evening.info(table)).version
    answer = said(await forge(evening, ann, evening.board(table), f"bk:{table}:1:{verb}:0", 3, "0"))
    assert answer == "That table plays another game."
    assert (await evening.info(table)).version == before
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("late", [False, True])
async def test_a_press_on_a_message_that_is_deleted_meanwhile_is_no_error_of_ours(
    evening: Evening, late: bool, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.rest()
    hand = (await ben.slash(evening.channel, "drinko hand", table=table)).response
    method, path = ("PATCH", "/webhooks/*/*/messages/@original") if late else ("POST", "/interactions/*/*/callback")
    evening.env.inject_error(method, path, status=404, code=10008, message="Unknown Message", times=1)
    await forge(evening, ben, hand, f"bk:{table}:0:panel.refresh")
    await evening.rest()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
