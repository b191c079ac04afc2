"""Mean and clumsy input: each gets one kind, exact line, and no table suffers."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from simcord.actors import _component_interaction
from simcord.backend.errors import SetupError

from bot.engine import Refused
from bot.store import reports
from bot.tables.info import Person as Sitter
from bot.ui.errors import sentence
from bot.ui.layouts.components import Press
from tests.e2e.conftest import Evening, Person, said, texts

HOST_ONLY = "Only the host can do that."


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def forge(evening: Evening, person: Person, table: str, verb: str) -> Any:
    """Press a button that the table's message has no more, or never had."""
    return await _component_interaction(
        person, evening.board(table), {"custom_id": f"bk:{table}:0:{verb}", "component_type": 2}
    )


@pytest.mark.parametrize(
    "name", ["**_~~`||a||`~~_**", "@everyone <@1> <#2> </table:3>", "🍺" * 32, "# Title", "[a](https://b.example)"]
)
async def test_names_are_shown_and_do_nothing(evening: Evening, name: str) -> None:
    mean = evening.guild.add_member(evening.env.create_user("mean", global_name=name[:32]))
    ann = evening.people[0]
    table = await evening.open(mean, ann)
    before = len(evening.calls())
    for _ in range(4):
        public_table = await evening.bot.tables.public_table(table)
        assert public_table.ask is not None
        person = (mean, ann)[public_table.ask.waiting[0]]
        await evening.move(person)
        await evening.rest()
    shown = evening.shown(table)
    assert "<@" not in shown.replace("<@!", "<@")
    assert "<#" not in shown
    assert "@everyone" not in shown
    assert "**_" not in shown
    assert all(
        (call.json or {}).get("allowed_mentions", {"parse": []})["parse"] == []
        for call in evening.calls(before)
        if call.method == "POST" and call.path.startswith("/channels/") and isinstance(call.json, dict)
    )
    assert said(await ann.slash(evening.channel, "table kick", player=mean.user, table=table)) == HOST_ONLY


async def test_a_report_that_is_too_long(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    with pytest.raises(SetupError):  # Discord itself does not let it through
        await ann.slash(evening.channel, "table report", text="x" * 4000)
    more = await evening.press(ann, table, "table.more")
    form = await ann.click(more.response, custom_id=f"bk:{table}:0:table.report")
    assert form.modal
    field = form.modal["components"][0]["component"]["custom_id"]
    with pytest.raises(SetupError):
        await ann.submit_modal(form, {field: "x" * 4000})
    assert await evening.bot.store.read(lambda c: reports.of_table(c, table)) == []
    answer = said(await ann.slash(evening.channel, "table report", text="   "))
    assert answer == "Say in a few words what went wrong."


async def test_two_lobbies_of_one_host(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    first = await evening.open(ann, start=False)
    second = await evening.open(ann, start=False)
    answer = said(await ben.slash(evening.channel, "table join"))
    assert answer in {f"Which table? Add its code: {a}, {b}." for a, b in ((first, second), (second, first))}
    assert said(await ben.slash(evening.channel, "table join", table=second)) == f"You've got a seat at table {second}."
    assert len((await evening.info(first)).seats) == 1


async def test_a_host_who_leaves_only_patrons(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False)
    await evening.press(ann, table, "table.patron")
    await evening.rest()
    assert said(await evening.press(ann, table, "table.leave")) == f"You've left table {table}."
    await evening.rest()
    assert (await evening.info(table)).status == "closed"
    assert evening.shown(table) == f"### Table {table} is closed"


async def test_start_alone(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False)
    few = "It takes at least two players to start."
    assert said(await ann.slash(evening.channel, "table start")) == few
    assert said(await forge(evening, ann, table, "start")) == few


async def test_kicking_oneself(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    answer = said(await ann.slash(evening.channel, "table kick", player=ann.user))
    assert answer == "You can't remove yourself. Use /table leave."
    assert not any(seat.left for seat in (await evening.info(table)).seats)


async def test_closing_twice(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    asked = [await ann.slash(evening.channel, "table close") for _ in range(2)]
    panels = [answer.response for answer in asked if answer.response]
    first, second = [await ann.click(panel, custom_id=f"bk:{table}:0:table.sure-close") for panel in panels]
    assert first.response
    told = "The others have been asked. To withdraw the vote, press its *No* yourself."
    assert texts(first.response.components) == [told]
    assert said(second) == "There's a vote already. Wait until it's over."
    assert (await evening.info(table)).status == "live"


async def test_a_rematch_asked_for_by_two_at_once(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.play_on(table)
    await evening.rest(5)
    sitters = [Sitter(person.id, person.user.name) for person in (ann, ben)]
    both = await asyncio.gather(*(evening.bot.tables.lobby.rematch(table, sitter) for sitter in sitters))
    (again,) = await evening.bot.tables.in_channel(evening.channel.id)
    assert {info.id for info in both} == {again.id}
    assert sorted(seat.user_id or 0 for seat in again.seats) == sorted([ann.id, ben.id])
    assert said(await evening.press(ann, table, "table.rematch")) == "You already have a seat at that table."


async def test_from_a_channel_where_the_table_is_not(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, start=False)
    cellar = evening.guild.create_text_channel("cellar")
    assert said(await cid.slash(cellar, "table join")) == "There's no open table here. Open one with /table open."
    assert said(await cid.slash(cellar, "table join", table=table.lower())) == f"You've got a seat at table {table}."
    elsewhere = evening.env.create_guild("Another tavern")
    bar = elsewhere.create_text_channel("bar")
    dot = elsewhere.add_member(evening.people[3].user)
    assert said(await dot.slash(bar, "table join", table=table)) == "There's no table with that code."


async def test_playing_in_direct_messages_with_two_tables(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    first, second = await evening.open(ann, ben), await evening.open(ann, cid)
    answer = said(await ann.user.slash("drinko play", card="draw"))
    assert answer == f"Which table? Add its code: {first}, {second}."
    assert "Your hand:" in said(await ann.user.slash("drinko hand", table=second))
    assert said(await evening.people[5].user.slash("drinko play", card="draw")) == (
        "You're not sitting at any table right now."
    )


async def test_unban_somebody_who_was_never_banned(evening: Evening) -> None:
    role = evening.guild.create_role("Landlord", permissions=discord.Permissions(manage_guild=True))
    lou = evening.guild.add_member(evening.env.create_user("lou", global_name="Lou"), roles=[role])
    result = await lou.slash(evening.channel, "house unban", user=evening.people[0].user)
    assert said(result) == "Ann isn't banned."


@pytest.mark.parametrize("started", [False, True])
async def test_every_button_of_a_table_after_its_close(evening: Evening, started: bool) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=started)
    await evening.close(table)
    await evening.rest(5)
    before = await evening.info(table)
    for verb in (
        "join", "patron", "unpatron", "options", "start", "leave", "sure-leave", "close", "sure-close", "pause",
        "undo", "yes", "no", "vote-yes", "vote-no", "back", "hand", "call", "catch", "rematch",
    ):  # fmt: skip
        for person in (ann, ben, evening.people[7]):
            answer = said(await forge(evening, person, table, verb))
            assert answer.count("\n") == 0 or verb in ("leave", "close", "hand"), (verb, answer)
            assert "broke" not in answer, (verb, answer)
            assert answer.endswith(".") or verb in ("leave", "close", "hand"), (verb, answer)
    assert (await evening.info(table)).status == "closed"
    assert (await evening.info(table)).seats == before.seats


async def test_a_form_of_options_with_nonsense(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False)
    before = await evening.info(table)
    good = ["normal", "0", "0/0", "", "-1"]
    for field, nonsense, answer in (
        (0, "yesterday", "There's no such pace."),
        (1, "9", "One of the options can't be set like that."),
        (1, "many", "That form is too old. Please open it again."),
        (2, "1/2/3", "That form is too old. Please open it again."),
        (4, "99", "One of the options can't be set like that."),
    ):
        values = [*good[:field], nonsense, *good[field + 1 :]]
        assert (await send_form(evening, ann, table, values)).startswith(answer)
    assert await send_form(evening, ann, table, good[:2]) == "That form is too old. Please open it again."
    assert await send_form(evening, ben, table, good) == HOST_ONLY
    assert (await evening.info(table)).options == before.options


async def send_form(evening: Evening, person: Person, table: str, values: list[str]) -> str:
    """Send a form's values as a program might, past what the form offers; what is said against them."""
    sender = SimpleNamespace(user=person)  # a refused form sees no more of its interaction
    with pytest.raises(Refused) as refused:
        await evening.bot.verbs.handlers["table.set"](
            cast("Any", sender), Press(table, 0, "table.set", values=tuple(values))
        )
    return sentence(evening.bot.words, evening.bot.looks, refused.value) or ""
