"""What a host sets up before the game: presets, the game, and what a lobby shows of it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.ui.layouts.components import TableItem, button, row, select
from bot.ui.layouts.tables import layout
from tests.e2e.conftest import Evening, Person, button_of, has, parts, said, texts


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def labels(board: Any) -> dict[str, dict[str, Any]]:
    """The buttons of a message, by label."""
    return {part["label"]: part for part in parts(board.components) if part["type"] == 2}


async def test_presets_of_one_press_and_those_of_the_server(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn", seats=6)

    async def offered() -> dict[str, Any]:
        return labels(await evening.where(ann, table, "table.preset"))

    assert (await offered())["Classic"]["style"] == 3, "it is in force"
    assert (await offered())["Quick night"]["style"] == 2
    await evening.press(ann, table, "table.preset", arg="quick")
    await evening.rest()
    info = await evening.info(table)
    assert (info.pace, info.options["windows"], info.most) == ("blitz", "quick", 6)
    assert (await offered())["Quick night"]["style"] == 3
    assert "fast moments, about 15 min" in evening.shown(table)
    assert not has(await evening.where(ben, table, "table.patron"), "table.preset"), "only the host may"

    role = evening.guild.create_role("Landlord", permissions=discord.Permissions(manage_guild=True))
    lou = evening.guild.add_member(evening.env.create_user("lou", global_name="Lou"), roles=[role])
    kept = await lou.slash(evening.channel, "house preset", name="Late shift", table=table)
    assert said(kept) == "Lobbies of The Red Dragon Inn now offer the preset Late shift."
    assert "Presets: The Red Dragon Inn (Late shift)" in said(await lou.slash(evening.channel, "house settings"))
    refused = await lou.slash(evening.channel, "house preset", name="a@b", table=table)
    assert said(refused) == "A preset's name can't contain @."
    await evening.rest()
    await evening.press(ann, table, "table.preset", arg="hard")
    await evening.rest()
    assert (await evening.info(table)).options["events"] == "both"
    await evening.press(ann, table, "table.own-preset", arg="Late shift")
    assert (await evening.info(table)).options["windows"] == "quick"
    assert said(await lou.slash(evening.channel, "house unpreset", name="late SHIFT")).endswith("is removed.")
    await evening.rest()
    assert "Late shift" not in await offered()
    missing = await lou.slash(evening.channel, "house unpreset", name="Late shift")
    assert said(missing) == "This server has no preset called Late shift."


async def test_the_lobby_changes_the_game(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    assert not has(await evening.where(ben, table, "table.patron"), "table.game"), "only the host may"
    await evening.press(ann, table, "table.game", arg="drinko")
    await evening.rest()
    assert evening.shown(table).startswith(f"### Drinko · table {table}\n2 of 10 seats taken")
    assert "The Red Dragon Inn" in labels(await evening.where(ann, table, "table.game"))
    await evening.rest(5)
    await evening.press(ann, table, "table.start")
    await evening.rest()
    assert (await evening.info(table)).status == "live"


async def test_the_lobby_is_a_picture_that_names_everybody(evening: Evening) -> None:
    await evening.house(pictures=True)
    ann, ben = evening.people[:2]
    table = await evening.open(ann, start=False, game="inn")
    first = picture_of(evening.board(table))
    await evening.press(ben, table, "table.join")
    await evening.rest()
    again = picture_of(evening.board(table))
    assert "At the table: Ann (host, random); 7 chairs are free" in first["description"]
    assert "At the table: Ann (host, random) and Ben (random); 6 chairs are free" in again["description"]
    assert "relaxed moments, about 20 min" in again["description"]
    assert "1. Ann" not in evening.shown(table), "the picture has it"
    assert first["media"] != again["media"]


def picture_of(board: Any) -> dict[str, Any]:
    """The picture of a message."""
    (gallery,) = [part for part in parts(board.components) if part["type"] == 12]
    return gallery["items"][0]


async def test_a_table_is_posted_again_once_a_minute_and_only_by_those_who_sit_there(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben)
    assert said(await cid.slash(evening.channel, "table resend", table=table)) == "You have no seat at that table."
    assert said(await ben.slash(evening.channel, "table resend", table=table)) == f"Table {table} is posted again."
    again = said(await ann.slash(evening.channel, "table resend", table=table))
    assert again == "That table was posted again just now. Try again in 60 seconds."
    await evening.env.advance_time(60)
    assert said(await ann.slash(evening.channel, "table resend", table=table)) == f"Table {table} is posted again."


async def test_a_host_has_three_tables_open_at_most(evening: Evening) -> None:
    ann = evening.people[0]
    for _ in range(3):
        await ann.slash(evening.channel, "table open", game="drinko")
    refused = await ann.slash(evening.channel, "table open", game="drinko")
    assert said(refused) == "You have 3 tables open already. Finish or close one first."
    assert len(await evening.bot.tables.in_channel(evening.channel.id)) == 3


async def test_a_guest_reads_what_the_host_has_changed_before_the_game_starts(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="drinko", pace="normal")
    assert "Changed since" not in evening.shown(table)
    await evening.bot.tables.options.set_options(table, ann.id, {"suffer": 2}, pace="blitz")
    await evening.rest()
    [line] = [line for line in evening.shown(table).split("\n") if line.startswith("**Changed since Ben sat down:**")]
    assert "now " in line
    assert "pace blitz (20 s a move), no longer normal" in line
    refused = await evening.press(ann, table, "table.start")
    assert said(refused).startswith("The options have just changed. You can start in ")
    await evening.bot.tables.options.set_options(table, ann.id, {"suffer": 0}, pace="normal")
    await evening.rest()
    assert "Changed since" not in evening.shown(table)
    await evening.rest(5)
    await evening.press(ann, table, "table.start")
    assert (await evening.info(table)).status == "live"


# -- what is behind Set up ---------------------------------------------------------------------------------------------


async def test_a_lobby_has_three_buttons_and_says_what_a_start_needs(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, start=False, game="inn")

    def verbs() -> list[str]:
        return [part["custom_id"].split(":")[3] for part in parts(evening.board(table).components) if part["type"] == 2]

    assert verbs() == ["table.start", "table.join", "table.setup"]
    assert not [part for part in parts(evening.board(table).components) if part["type"] == 3]
    assert button_of(evening.board(table), "table.start")["disabled"]
    assert "It takes at least two players to start. Wait for a *Join*, or seat a patron" in evening.shown(table)
    await evening.press(ben, table, "table.join")
    await evening.rest()
    assert verbs() == ["table.start", "table.join", "table.setup"]
    assert not button_of(evening.board(table), "table.start")["disabled"]
    assert "Ann starts when everybody is here." in evening.shown(table)


async def test_a_first_join_offers_the_lesson_and_a_later_one_does_not(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, start=False)
    answer = await evening.press(ben, table, "table.join")
    assert answer.ephemeral
    assert f"You've got a seat at table {table}." in said(answer)
    assert "Learn it in a minute" in labels(answer.response)
    again = await evening.press(ben, table, "table.join")
    assert said(again) == f"You have a seat at table {table} already."
    await evening.rest(2)  # then the channel has room for the table's message, for which the answer waits
    lesson = labels(answer.response)["Learn it in a minute"]["custom_id"]
    begun = await ben.click(answer.response, custom_id=lesson)
    assert "Your lesson" in said(begun)
    left = await ben.click(again.response, custom_id=labels(again.response)["Leave"]["custom_id"])
    assert said(left) == f"You've left table {table}."
    assert [seat.user_id for seat in (await evening.info(table)).seats] == [ann.id]
    assert "Learn it in a minute" not in labels((await evening.press(ben, table, "table.join")).response)


async def test_who_opens_a_table_can_change_the_game_with_one_press(evening: Evening) -> None:
    ann = evening.people[0]
    opened = await ann.slash(evening.channel, "table open", game="drinko")
    (table,) = [info.id for info in await evening.bot.tables.in_channel(evening.channel.id)]
    assert opened.response is not None
    change = labels(opened.response)["Play The Red Dragon Inn instead"]["custom_id"]
    panel = await ann.click(opened.response, custom_id=change)
    assert (await evening.info(table)).game == "inn"
    assert f"Set up table {table}" in said(panel), "the answer has become the panel"
    await evening.rest()
    assert evening.shown(table).startswith("### The Red Dragon Inn")


async def test_the_panel_follows_the_presses_on_it_and_nobody_elses(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    panel = (await evening.press(ann, table, "table.setup")).response
    before = len(evening.env.http_requests)
    await evening.press(ben, table, "table.patron")
    await evening.rest()
    others = [call for call in evening.calls(before) if "@original" in call.path and call.method == "PATCH"]
    assert not others, "what somebody has picked in an open select stays as it is"
    assert panel is not None
    changed = await ann.click(panel, custom_id=f"bk:{table}:0:table.preset:quick")
    assert changed.response is not None
    assert labels(changed.response)["Quick night"]["style"] == 3
    form = await ann.click(changed.response, custom_id=f"bk:{table}:0:table.options")
    assert form.modal is not None
    fields = [component["component"]["custom_id"] for component in form.modal["components"]]
    values = [["normal"], ["drink-2"], ["none"], ["sealed"], ["-1"]]
    set_ = await ann.submit_modal(form, dict(zip(fields, values, strict=True)))
    assert f"Options changed at table {table}." in said(set_)
    assert (await evening.info(table)).options["windows"] == "sealed"
    assert set_.response is not None
    closed = await ann.click(set_.response, custom_id=f"bk:{table}:0:table.close")
    assert "Close table" in said(closed), "somebody else sits there"


async def test_the_presets_are_pictures(evening: Evening) -> None:
    await evening.house(pictures=True)
    ann = evening.people[0]
    table = await evening.open(ann, start=False, game="inn")
    panel = (await evening.press(ann, table, "table.setup")).response
    assert panel is not None
    (gallery,) = [part for part in parts(panel.components) if part["type"] == 12]
    told = gallery["items"][0]["description"]
    assert "Quick night: blitz (20 s a move) · Drinks of the first edition · fast moments" in told
    assert "Classic, chosen: normal (45 s a move)" in told
    await evening.wants(ann, words_only=True)
    panel = (await evening.press(ann, table, "table.setup")).response
    assert panel is not None
    assert not [part for part in parts(panel.components) if part["type"] == 12]
    assert "Quick night: blitz" in "\n".join(texts(panel.components))


async def test_a_lobby_of_before_goes_on_working(evening: Evening) -> None:
    """Its message stands until the table is shown anew, and the ids of its buttons and selects mean what they did."""
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")

    def pressed(verb: str, arg: str = "") -> TableItem:
        return button(verb, table, verb, arg=arg)

    choice = [discord.SelectOption(label=each, value=each) for each in ("1", "4", "chance")]
    variants = [discord.SelectOption(label="x", value="boss-battle")]
    sides = [discord.SelectOption(label="x", value="challengers")]
    old = layout(
        row(*(pressed(f"table.{verb}") for verb in ("join", "leave", "patron", "unpatron", "start"))),
        row(pressed("table.options"), *(pressed("table.patron", kind) for kind in ("easy", "shark")),
            pressed("table.guest"), pressed("table.close")),
        row(pressed("table.preset", "quick"), pressed("table.game", "drinko"), pressed("table.arrange"),
            pressed("table.sides-shuffle")),
        row(select(table, "inn.edition", choice, placeholder="x")),
        row(select(table, "inn.chance", choice, placeholder="x")),
        row(select(table, "table.variant", variants, placeholder="x")),
        row(select(table, "table.side", sides, placeholder="x")),
    )  # fmt: skip
    with evening.env._bot_scope():
        channel: Any = evening.bot.get_channel(evening.channel.id)
        sent = await channel.send(view=old)
    stands = evening.message(evening.env.backend.messages[evening.channel.id][sent.id])

    async def press(person: Person, what: str) -> Any:
        done = await person.click(stands, custom_id=f"bk:{table}:0:{what}")
        await evening.rest()
        return done

    for kind in ("table.patron", "table.patron:easy", "table.patron:shark", "table.guest"):
        await press(ann, kind)
    assert len((await evening.info(table)).seats) == 6
    await press(ben, "table.unpatron")
    for what in ("table.preset:quick", "table.game:drinko", "table.arrange"):
        assert said(await press(ben, what)) == "Only the host can do that."
    await press(ann, "table.preset:quick")
    assert (await evening.info(table)).pace == "blitz"
    assert (await press(ann, "table.options")).modal is not None
    faces = await ben.select(stands, ["4"], custom_id=f"bk:{table}:0:inn.edition")
    assert faces.ephemeral
    assert "Remy" in said(faces)
    assert said(await ben.select(stands, ["chance"], custom_id=f"bk:{table}:0:inn.edition")) == (
        "You get a random character."
    )
    assert "Options changed" in said(await ann.select(stands, ["1"], custom_id=f"bk:{table}:0:inn.chance"))
    for _ in range(2):
        await press(ann, "table.unpatron")
    await ann.select(stands, ["boss-battle"], custom_id=f"bk:{table}:0:table.variant")
    await evening.rest()
    assert (await evening.info(table)).options["teams"][0] == "boss"
    await ann.select(stands, ["challengers"], custom_id=f"bk:{table}:0:table.side")
    await evening.rest()
    assert (await evening.info(table)).options["teams"][0] == "challengers"
    assert "Who plays with whom" in said(await press(ann, "table.arrange"))
    assert said(await press(ben, "table.leave")) == f"You've left table {table}."
