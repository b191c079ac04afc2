"""From opening a table to the rematch."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press, TableItem, button, row, select
from bot.ui.layouts.tables import box, layout
from tests.e2e.conftest import Evening, Person, button_of, has, menu_of, parts, said, texts


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def test_the_lobby_fills_and_empties(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid, start=False, pace="blitz", seats=5)
    assert "3 of 5 seats taken · pace blitz (20 s a move) · host Ann" in evening.shown(table)
    await evening.press(ann, table, "table.patron")
    await evening.pick(ann, table, "table.patron-kind", "shark")
    await evening.rest()
    shown = evening.shown(table)
    assert "(patron, regular)" in shown
    assert "(patron, shark)" in shown
    assert not has(evening.board(table), "table.join"), "the table is full"
    assert said(await evening.press(evening.people[3], table, "table.leave")) == "You have no seat at that table."
    await evening.press(ann, table, "table.unpatron")
    await evening.rest()
    assert "(patron, shark)" not in evening.shown(table)
    assert said(await evening.press(ann, table, "table.leave")) == f"You've left table {table}."
    await evening.rest()
    assert "host Ben" in evening.shown(table)
    assert said(await cid.slash(evening.channel, "table leave")) == f"You've left table {table}."
    await evening.rest()
    assert "Cid" not in evening.shown(table)


async def test_a_table_with_too_many_seats_is_refused_in_words(evening: Evening) -> None:
    ann = evening.people[0]
    refused = await ann.slash(evening.channel, "table open", game="inn", seats=9)
    assert said(refused) == "That game takes 2 to 8 seats."


async def test_easy_patrons_and_guests_of_the_house_sit_down(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False, game="inn", seats=8)
    await evening.pick(ann, table, "table.patron-kind", "easy")
    await evening.rest()
    assert "(patron, easy)" in evening.shown(table)
    for _ in range(6):
        await evening.pick(ann, table, "table.patron-kind", "guest")
    shown = evening.shown(table)
    words = evening.bot.words
    for code in evening.bot.looks["inn"].guests():
        assert f"{words.say(f'guest.{code}')} (patron, house guest)" in shown
        assert words.say(f"manner.{code}") in shown
    full = menu_of(await evening.where(ann, table, "table.patron-kind"), "table.patron-kind")
    assert full["disabled"]
    assert [kind["value"] for kind in full["options"]] == ["easy", "shark"], "all of the guests sit there"
    drinko = await evening.open(evening.people[1], start=False, game="drinko")
    panel = await evening.where(evening.people[1], drinko, "table.patron-kind")
    assert "guest" not in [kind["value"] for kind in menu_of(panel, "table.patron-kind")["options"]]


async def test_a_lobby_nobody_starts_closes_by_itself(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2], start=False)
    await evening.rest(31 * 60)
    assert (await evening.info(table)).status == "closed"
    assert "Nobody started it in time." in evening.shown(table)
    assert not [part for part in parts(evening.board(table).components) if part["type"] == 2]


async def test_a_game_with_patrons_and_a_rematch(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False)
    await evening.press(ann, table, "table.patron")
    await evening.rest()
    await evening.press(ann, table, "table.start")
    await evening.rest()
    for _ in range(600):
        if (await evening.info(table)).status != "live":
            break
        person = await evening.to_move(table)
        if person is not None:
            await evening.move(person)
        await evening.rest(3)
    assert (await evening.info(table)).status == "over"
    assert "(patron)" in evening.shown(table)
    answer = said(await evening.press(ben, table, "table.rematch"))
    (again,) = [info for info in await evening.bot.tables.in_channel(evening.channel.id) if info.status == "lobby"]
    assert answer == f"Table {again.id} is open for another game."
    told = [message.content for message in evening.env.backend.messages[evening.channel.id].values() if message.content]
    invited = f"<@{ann.id}>: Ben wants another game. Press *Join* at table {again.id}, or *Rematch*."
    assert told[-1] == invited
    assert said(await evening.press(ann, table, "table.rematch")) == answer
    assert {seat.user_id for seat in (await evening.info(again.id)).seats} == {ann.id, ben.id, None}
    told = [message.content for message in evening.env.backend.messages[evening.channel.id].values() if message.content]
    assert told.count(invited) == 1
    assert not [line for line in told if "Ann wants another game" in line], "nobody is told of it twice"
    assert "the story so far" in said(await evening.press(evening.people[4], table, "table.watch"))


async def test_a_doubled_press_on_pause_does_not_let_the_clocks_run_again(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    more = await evening.press(ann, table, "table.more")
    assert more.response is not None
    stop = button_of(more.response, "table.pause")["custom_id"]
    for _ in range(2):
        assert said(await ann.click(more.response, custom_id=stop)) == f"Table {table} is paused."
        assert (await evening.info(table)).status == "paused"
    paused = await evening.press(ann, table, "table.more")
    assert paused.response is not None
    go = button_of(paused.response, "table.resume")["custom_id"]
    for _ in range(2):
        assert said(await ann.click(paused.response, custom_id=go)) == f"Table {table} goes on."
        assert (await evening.info(table)).status == "live"
    for status in ("paused", "live"):
        await ann.slash(evening.channel, "table pause", table=table)
        assert (await evening.info(table)).status == status


async def test_open_alone_asks_which_game(evening: Evening) -> None:
    ann = evening.people[0]
    asked = (await ann.slash(evening.channel, "table open", pace="blitz", seats=4)).response
    assert asked is not None
    assert asked.ephemeral
    offered = {part["label"]: part["custom_id"] for part in parts(asked.components) if part["type"] == 2}
    assert list(offered) == ["Drinko", "The Red Dragon Inn"]
    assert await evening.bot.tables.in_channel(evening.channel.id) == []
    done = await ann.click(asked, custom_id=offered["The Red Dragon Inn"])
    (info,) = await evening.bot.tables.in_channel(evening.channel.id)
    assert (info.game, info.pace, info.most, info.host_id) == ("inn", "blitz", 4, ann.id)
    assert texts(done.response.components if done.response else []) == [f"Table {info.id} is open below."]


async def verbs_behind_more(evening: Evening, person: Person, table: str) -> list[str]:
    """What the menu behind *More* offers a person."""
    more = await evening.press(person, table, "table.more")
    assert more.response is not None
    return [part["custom_id"].split(":")[3] for part in parts(more.response.components) if "custom_id" in part]


async def test_more_offers_each_person_what_they_may_do(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben)
    host = ["table.pause", "table.brisk", "table.resend", "table.report", "table.kick", "table.leave", "table.close"]
    assert await verbs_behind_more(evening, ann, table) == host
    assert await verbs_behind_more(evening, ben, table) == ["table.resend", "table.report", "table.leave"]
    assert await verbs_behind_more(evening, cid, table) == []
    nothing = await evening.press(cid, table, "table.more")
    assert said(nothing) == f"You have no seat at table {table}. **Watch** shows you the game."
    await evening.bot.tables.clocks.pause(table, "host")
    assert "table.resume" in await verbs_behind_more(evening, ann, table)
    await evening.bot.tables.leaving.leave(table, ben.id)
    assert await verbs_behind_more(evening, ben, table) == ["table.report"]
    assert "table.kick" not in await verbs_behind_more(evening, ann, table)


async def test_more_offers_to_take_back_a_move_while_that_is_possible(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    for _ in range(40):
        mover = await evening.to_move(table)
        assert mover is not None
        await evening.move(mover)
        if (await evening.bot.tables.private_table(table, mover.id)).may_undo:
            break
    other = ben if mover == ann else ann
    assert "panel.undo" in await verbs_behind_more(evening, mover, table)
    assert "panel.undo" not in await verbs_behind_more(evening, other, table)
    for person, off in ((mover, False), (other, True)):
        pressed = button_of(evening.panel(person), "drinko.more")["custom_id"]
        behind = (await person.user.click(evening.message(evening.panel(person)), custom_id=pressed)).response
        assert button_of(behind, "panel.undo").get("disabled", False) == off


async def test_the_host_removes_a_player_by_the_menu(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    more = await evening.press(ann, table, "table.more")
    assert more.response is not None
    asked = await ann.select(more.response, [str(ben.id)], custom_id=f"bk:{table}:0:table.kick")
    assert said(asked).startswith(f"Remove Ben from table {table}? Nobody else is here to ask:")
    assert asked.response is not None
    done = await ann.click(asked.response, custom_id=button_of(asked.response, "table.sure-kick")["custom_id"])
    assert texts(done.response.components if done.response else []) == [f"Ben has been removed from table {table}."]
    assert (await evening.info(table)).seats[1].left


async def test_a_removed_player_is_not_offered_the_seat_back(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid)

    def offers_a_seat() -> bool:
        return any(":table.back" in part.get("custom_id", "") for part in parts(evening.board(table).components))

    await evening.bot.tables.leaving.remove(table, ben.id)
    await evening.rest()
    assert (await evening.info(table)).seats[1].minded
    assert not offers_a_seat()
    await evening.bot.tables.leaving.leave(table, cid.id)
    await evening.rest()
    assert offers_a_seat()


async def test_an_empty_lobby_closes_without_being_asked_again(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, start=False)
    await evening.press(ann, table, "table.close")
    assert (await evening.info(table)).status == "closed"
    table = await evening.open(ann, ben, start=False)
    assert said(await evening.press(ann, table, "table.close")).startswith(f"Close table {table} for everybody?")


async def test_a_rematch_only_where_a_table_may_be_opened(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.play_on(table)
    await evening.rest(5)
    cellar = evening.guild.create_text_channel("cellar")
    await evening.house(channels=frozenset({cellar.id}))
    assert said(await evening.press(ann, table, "table.rematch")) == "Tables aren't allowed in this channel."
    assert await evening.bot.tables.in_channel(evening.channel.id) == []
    await evening.house(channels=frozenset({evening.channel.id}))
    assert said(await evening.press(ann, table, "table.rematch")).endswith("is open for another game.")


async def test_the_host_closes_after_being_asked_again(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False)
    await evening.press(ann, table, "table.patron")
    await evening.press(ann, table, "table.start")
    asked = await ann.slash(evening.channel, "table close")
    assert said(asked).startswith(f"Close table {table} for everybody? It won't count.")
    assert (await evening.info(table)).status == "live"
    assert asked.response is not None
    done = await ann.click(asked.response, custom_id=f"bk:{table}:0:table.sure-close")
    assert texts(done.response.components if done.response else []) == [f"Table {table} is closed."]
    await evening.rest()
    assert (await evening.info(table)).status == "closed"
    assert "has been closed" in evening.shown(table)


async def test_a_report_by_button_and_by_command(evening: Evening) -> None:
    from bot.store import reports

    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    more = await evening.press(ann, table, "table.more")
    assert more.response is not None
    form = await ann.click(more.response, custom_id=f"bk:{table}:0:table.report")
    assert form.modal is not None
    field = form.modal["components"][0]["component"]["custom_id"]
    answer = said(await ann.submit_modal(form, {field: "A card went missing"}))
    assert answer.startswith("Reported. Reference ")
    answer = said(await ben.slash(evening.channel, "table report", text="Me too"))
    kept = await evening.bot.store.read(lambda c: reports.of_table(c, table))
    assert {report.text for report in kept} == {"A card went missing", "Me too"}
    assert any(report.reference in answer for report in kept if report.user_id == ben.id)


async def test_a_slow_answer_is_acknowledged_first(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    import discord

    async def slow(click: Any, press: Press) -> None:
        async with Reply(click, evening.bot.clock, edits=False) as reply:
            await asyncio.sleep(5)
            await reply.give(layout(box(discord.ui.TextDisplay("at last"))), [])

    monkeypatch.setitem(evening.bot.verbs.handlers, "table.more", slow)
    table = await evening.open(*evening.people[:2])
    result = await evening.press(evening.people[0], table, "table.more")
    assert not result.acknowledged
    await evening.rest(2)
    assert result.deferred
    await evening.rest(5)
    assert said(result) == "at last"


async def test_a_new_message_is_sent_again_under_the_same_nonce(evening: Evening) -> None:
    evening.env.inject_error("POST", f"/channels/{evening.channel.id}/messages", status=500)
    await evening.people[0].slash(evening.channel, "table open", game="drinko")
    await evening.rest(20)
    path = f"/channels/{evening.channel.id}/messages"
    posts = [call for call in evening.calls() if call.method == "POST" and call.path == path]
    assert len(posts) == 2
    nonces = {call.json["nonce"] for call in posts if isinstance(call.json, dict)}
    assert len(nonces) == 1
    assert all(call.json["enforce_nonce"] for call in posts if isinstance(call.json, dict))


async def test_clocks_stand_still_while_discord_is_away(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2], pace="blitz")
    before = (await evening.bot.tables.public_table(table)).recent
    await evening.gateway("disconnect")
    await evening.rest(600)
    assert (await evening.bot.tables.public_table(table)).recent == before
    await evening.gateway("resumed")
    await evening.rest(200)
    assert (await evening.bot.tables.public_table(table)).recent != before


async def test_what_is_kept_in_memory_ends_with_the_table(evening: Evening) -> None:
    table = await evening.open(*evening.people[:3])
    await evening.play_on(table)
    await evening.rest(10)
    delivery = evening.bot.delivery
    assert delivery.boards.boards == {}
    assert delivery.boards.by_message == {}
    assert delivery.hands.panels == {}
    assert delivery.calls.calls == {}


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
