"""What goes wrong on Discord, and what people do wrong: nothing is lost, nothing happens twice, no table is stuck."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import StoreClosed
from tests.e2e.conftest import Evening, button_of, menu_of, parts, said, texts


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def refuse_presses(evening: Evening) -> None:
    """Let the press by which the game was started serve for no edit of the table's message."""
    evening.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=401, code=50027, times=1)


def calls_in(evening: Evening) -> list[Any]:
    """The messages that call somebody to their move."""
    shown = evening.env.backend.messages[evening.channel.id].values()
    return [part for part in shown if "it's your move" in part.content]


async def test_closed_direct_messages_open_the_hand_in_the_channel(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    evening.close_dms(ann)
    table = await evening.open(ann, ben, start=False)
    await evening.press(ann, table, "table.start")
    await evening.rest()
    assert not evening.dms(ann)
    assert evening.dms(ben)
    for _ in range(6):
        person = await evening.to_move(table)
        if person is ann:
            break
        await evening.move(ben)
        await evening.rest()
    assert "Ann: press My hand. Only you will see it." in evening.shown(table)
    opened = await evening.press(ann, table, "panel.hand")
    assert "Your turn" in said(opened)
    tries = [call for call in evening.calls() if call.path == f"/channels/{ann.user.dm_channel.id}/messages"]
    assert len(tries) == 1, "closed direct messages are not tried again"
    await evening.use(ann, opened.response)
    await evening.rest()
    assert "Your turn" not in said(opened) or (await evening.to_move(table)) is ann
    for _ in range(6):
        if await evening.to_move(table) is ann:
            break
        await evening.move(ben)
        await evening.rest()
    assert await evening.to_move(table) is ann
    assert "press My hand" not in evening.shown(table), "her hand is open"


async def test_a_last_write_that_fails_does_not_keep_the_bot(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    bot = evening.bot
    await bot.store.write(lambda connection: connection.execute("DROP TABLE heartbeats").rowcount)
    await bot.close()
    assert "nothing more could be written: no such table: heartbeats" in caplog.text
    assert bot.is_closed()
    with pytest.raises(StoreClosed):
        await bot.store.read(lambda connection: None)


async def test_the_log_of_a_failure_names_no_card(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    table = await evening.open(*evening.people[:2])
    person = await evening.to_move(table)
    assert person is not None
    panel = evening.panel(person)
    menu = menu_of(panel)
    verb, pick = menu["custom_id"].split(":")[3], menu["options"][0]["value"]

    async def broken(interaction: Any, press: Any) -> None:
        raise ValueError("out of ink")

    evening.bot.verbs.handlers[verb] = broken
    await person.user.select(evening.message(panel), [pick], custom_id=menu["custom_id"])
    (failure,) = [record for record in caplog.records if record.exc_info]
    assert failure.getMessage().startswith(f"the press {verb} at table {table} failed, reference ")
    assert pick not in failure.getMessage().partition(" failed")[0]


async def test_an_answer_whose_channel_was_deleted_meanwhile_is_no_bug(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    answer = "/interactions/*/*/callback"
    evening.env.inject_error("POST", answer, status=404, code=10003, message="Unknown Channel", times=1)
    await evening.press(ann, table, "panel.hand")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_hand_that_is_too_old_to_edit_is_deleted_when_it_is_posted_anew(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, game="drinko")
    person = await evening.to_move(table)
    assert person is not None
    other = ben if person is ann else ann
    (old,) = evening.dms(other)
    path = f"/channels/{other.user.dm_channel.id}/messages/{old.id}"
    evening.env.inject_error("PATCH", path, status=400, code=30046, message="Too old", times=1)
    await evening.move(person)
    await evening.rest(10)
    for _ in range(3):
        if (await evening.to_move(table)) is other:
            break
        await evening.move(person)
        await evening.rest(10)
    (new,) = evening.dms(other)
    assert new.id != old.id, "two live panels stand"


async def test_a_private_panel_is_kept_up_to_date_until_its_token_ends(evening: Evening) -> None:
    await evening.house(hands="channel")
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    panels = {ann: await evening.press(ann, table, "panel.hand"), ben: await evening.press(ben, table, "panel.hand")}
    for _ in range(6):
        person = await evening.to_move(table)
        assert person is not None
        assert "Your turn" in said(panels[person]) or "Answer the Drink Train" in said(panels[person])
        await evening.use(person, panels[person].response)
        await evening.rest()
    edits = [call for call in evening.calls() if call.path.startswith("/webhooks/")]
    assert edits


async def test_a_restart_in_the_middle_of_a_turn_loses_nothing(evening: Evening) -> None:
    table = await evening.open(*evening.people[:3])
    for _ in range(4):
        person = await evening.to_move(table)
        assert person is not None
        await evening.move(person)
        await evening.rest()
    before = await evening.bot.tables.public_table(table)
    await evening.restart()
    await evening.rest()
    after = await evening.bot.tables.public_table(table)
    assert after.view == before.view
    assert after.recent == before.recent
    assert len(evening.messages(table)) == 1
    # Buttons and panels from before the restart still work.
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest()
    assert (await evening.bot.tables.public_table(table)).view != before.view
    assert await evening.play_on(table) > 0
    assert (await evening.info(table)).status == "over"


async def test_a_form_from_before_a_restart_still_works(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, evening.people[1], start=False)
    form = await evening.press(ann, table, "table.options")
    await evening.restart()
    fields = [component["component"]["custom_id"] for component in form.modal["components"]]
    pace, suffer, plain, house, starter = fields
    answer = await ann.submit_modal(
        form, {pace: ["blitz"], suffer: ["2"], plain: ["1/0"], house: ["play_on"], starter: ["1"]}
    )
    assert f"Options changed at table {table}." in said(answer)
    info = await evening.info(table)
    assert info.pace == "blitz"
    assert (info.options["suffer"], info.options["plus_zero"], info.options["minus_one"]) == (2, 1, 0)
    assert info.options["play_on"] is True
    assert info.options["starter"] == 1
    await evening.rest()
    told = "2 Suffer cards, 1 +0 card in each colour, play on until one player is left, Ben starts"
    assert told in evening.shown(table)


async def test_double_and_late_clicks_change_nothing(evening: Evening) -> None:
    table = await evening.open(*evening.people[:3])
    person = await evening.to_move(table)
    assert person is not None
    panel = evening.panel(person)
    message, menu = evening.message(panel), menu_of(panel)
    choice = menu["options"][0]["value"]
    await person.user.select(message, [choice], custom_id=menu["custom_id"])
    seq = (await evening.bot.tables.public_table(table)).recent
    # The same press again, as a phone with a slow line sends it.
    from simcord.actors import _component_interaction

    again = {"custom_id": menu["custom_id"], "component_type": 3, "values": [choice]}
    await _component_interaction(person.user, evening.env.backend.get_message(panel.channel_id, panel.id), again)
    assert (await evening.bot.tables.public_table(table)).recent == seq
    assert "Too late: the game has already moved on." in texts(evening.panel(person).components)


async def test_somebody_else_at_the_buttons(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    stranger = evening.people[5]
    before = await evening.bot.tables.public_table(table)
    for verb in ("panel.hand", "drinko.call", "drinko.catch"):
        assert said(await evening.press(stranger, table, verb)) == "You have no seat at that table."
    watched = said(await evening.press(stranger, table, "table.watch"))
    assert "the story so far" in watched
    assert "Everybody gets 7 cards" in watched
    assert await evening.bot.tables.public_table(table) == before


async def test_two_tables_in_one_channel(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    first = await evening.open(ann, ben)
    second = await evening.open(cid, dot)
    assert first != second
    for _ in range(5):
        for table in (first, second):
            person = await evening.to_move(table)
            assert person is not None
            await evening.move(person)
        await evening.rest()
    assert f"table {first}" in evening.shown(first)
    assert f"table {second}" in evening.shown(second)
    assert await evening.play_on(first) > 0
    assert await evening.play_on(second) > 0


async def test_a_deleted_table_message_comes_back(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    board = evening.board(table)
    host = evening.guild.owner
    evening.env.backend.delete_message(board.channel_id, board.id)
    assert host is not None
    await evening.rest()
    (anew,) = evening.messages(table)
    assert anew.id != board.id
    assert "'s turn" in evening.shown(table)


async def test_a_buried_table_message_is_posted_anew(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    board = evening.board(table)
    for n in range(16):
        await evening.people[3].send(evening.channel, f"chat {n}")
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest()
    (anew,) = evening.messages(table)
    assert anew.id > board.id


async def test_a_message_nearly_an_hour_old_is_posted_anew(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2], pace="post")
    board = evening.board(table)
    await evening.rest(51 * 60)
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest()
    (anew,) = evening.messages(table)
    assert anew.id > board.id


async def test_a_hand_too_old_to_show_the_end_of_its_table_is_deleted(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    assert len(evening.dms(ben)) == 1
    path = f"/channels/{ben.user.dm_channel.id}/messages/*"
    evening.env.inject_error("PATCH", path, status=400, code=30046, message="Too old", times=None)
    with evening.env._bot_scope():
        await evening.bot.tables.leaving.close(table, force=True)
    await evening.rest(30)
    assert (await evening.info(table)).status == "closed"
    assert evening.dms(ben) == [], "its buttons would do nothing for ever"
    assert len(evening.dms(ann)) == 1
    assert await evening.bot.tables.messages(table) == []


async def test_errors_of_discord_are_tried_again(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    for status in (500, 429, 503):
        evening.env.inject_error("PATCH", f"/channels/{evening.channel.id}/messages/*", status=status, times=2)
        person = await evening.to_move(table)
        assert person is not None
        await evening.move(person)
        await evening.rest(1)
        await evening.rest(18)
        public_table = await evening.bot.tables.public_table(table)
        assert public_table.info.status == "live"
        names = [seat.name for seat in public_table.info.seats]
        assert public_table.ask is not None
        assert f"**{names[public_table.ask.waiting[0]]}**" in evening.shown(table)
    assert len(evening.messages(table)) == 1


async def test_a_move_counts_though_its_answer_is_lost(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    person = await evening.to_move(table)
    assert person is not None
    before = (await evening.bot.tables.public_table(table)).recent
    evening.env.inject_error("POST", "/interactions/*/callback", status=500, times=2)
    await evening.move(person)
    await evening.rest()
    public_table = await evening.bot.tables.public_table(table)
    assert public_table.recent != before
    for person in evening.people[:2]:
        mine = await evening.to_move(table) is person
        assert ("Your turn" in texts(evening.panel(person).components)[0]) == mine
        assert mine or menu_of(evening.panel(person))["disabled"]


async def test_an_outage_stops_the_clocks_and_ends_by_itself(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    refuse_presses(evening)
    evening.env.inject_error("PATCH", f"/channels/{evening.channel.id}/messages/*", status=500, times=5)
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest(40)
    assert (await evening.info(table)).status == "paused"
    await evening.rest(120)
    info = await evening.info(table)
    assert info.status == "live"
    assert "'s turn" in evening.shown(table) or "must answer" in evening.shown(table)


async def test_a_lost_permission_pauses_and_resend_takes_it_elsewhere(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    refuse_presses(evening)
    evening.env.inject_error(
        "PATCH", f"/channels/{evening.channel.id}/messages/*", status=403, code=50013, message="Missing Permissions"
    )
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest()
    info = await evening.info(table)
    assert (info.status, info.pause_reason) == ("paused", "no-permission")
    asked = await evening.bot.tables.public_table(table)
    assert asked.ask is not None
    waiting = evening.people[asked.ask.waiting[0]]
    assert "use /table resend in another one" in texts(evening.panel(waiting).components)[0]
    other = evening.guild.create_text_channel("cellar")
    assert said(await ben.slash(other, "table resend", table=table)) == f"Table {table} is posted again."
    await evening.rest()
    info = await evening.info(table)
    assert (info.status, info.channel_id) == ("live", other.id)
    assert evening.board(table).channel_id == other.id


async def test_a_lobby_that_could_not_be_posted_is_posted_later(evening: Evening) -> None:
    evening.env.inject_error(
        "POST", f"/channels/{evening.channel.id}/messages", status=403, code=50013, message="Missing Permissions",
        times=1,
    )  # fmt: skip
    await evening.people[0].slash(evening.channel, "table open", game="drinko")
    await evening.rest(2)
    (info,) = await evening.bot.tables.in_guild(evening.guild.id)
    assert evening.messages(info.id) == []
    await evening.rest(10)
    assert "1 of 10 seats taken" in evening.shown(info.id)


async def test_a_deleted_channel_pauses_its_tables(evening: Evening) -> None:
    cellar = evening.guild.create_text_channel("cellar")
    table = await evening.open(*evening.people[:2], channel=cellar)
    evening.env.backend.delete_channel(cellar.id)
    await evening.rest()
    info = await evening.info(table)
    assert (info.status, info.pause_reason) == ("paused", "channel-gone")


async def test_who_leaves_is_played_on_and_can_come_back(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid)
    asked = await ben.slash(evening.channel, "table leave")
    assert "A patron plays on for you" in said(asked)
    assert not (await evening.info(table)).seats[1].left
    assert asked.response is not None
    await ben.click(asked.response, custom_id=f"bk:{table}:0:table.sure-leave")
    await evening.rest()
    info = await evening.info(table)
    assert info.seats[1].left
    assert info.seats[1].minded
    assert "Ben has left; a patron plays for them." in evening.shown(table)
    assert said(await evening.press(ben, table, "table.back")) == "The seat is yours again."
    info = await evening.info(table)
    assert not info.seats[1].left
    assert not info.seats[1].minded


async def test_a_game_with_nobody_at_the_keyboard_comes_to_its_end(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2], pace="blitz")
    for _ in range(400):
        await evening.rest(30)
        if (await evening.info(table)).status in ("over", "closed"):
            break
    assert (await evening.info(table)).status == "over"
    assert "is over" in evening.shown(table)
    pings = calls_in(evening)
    assert pings == [], "calls are deleted when the move is made"


async def test_who_is_waited_for_is_called_once_and_the_call_goes_with_the_move(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    person = await evening.to_move(table)
    assert person is not None
    await evening.rest(25)
    calls = calls_in(evening)
    assert [call.ping_user_ids for call in calls] == [[person.id]]
    await evening.move(person)
    await evening.rest()
    left = calls_in(evening)
    assert left == []
    person = await evening.to_move(table)
    assert person is not None
    await evening.wants(person, pings=False)
    await evening.rest(25)
    assert not calls_in(evening)


async def test_nobody_is_called_in_their_quiet_hours(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    person = await evening.to_move(table)
    assert person is not None
    now = evening.env.now()
    minute = now.hour * 60 + now.minute
    await evening.wants(person, quiet_from=(minute - 1) % 1440, quiet_to=(minute + 10) % 1440)
    await evening.rest(40)
    assert calls_in(evening) == []
    assert await evening.to_move(table) is person


async def test_words_only_is_as_playable(evening: Evening) -> None:
    await evening.house(pictures=True)
    for person in evening.people[:2]:
        await evening.wants(person, words_only=True)
    table = await evening.open(*evening.people[:2])
    assert 12 in {part["type"] for part in parts(evening.board(table).components)}
    await evening.house(pictures=False)
    await evening.move(await evening.to_move(table) or person)
    await evening.rest()
    kinds = {part["type"] for part in parts(evening.board(table).components)}
    assert 12 not in kinds
    assert "On the pile: **" in evening.shown(table)
    panel = evening.panel(evening.people[0])
    assert any("Your hand: " in text for text in texts(panel.components))
    assert await evening.play_on(table, 6) == 6


async def test_undo_is_asked_of_the_others(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid)
    for _ in range(10):
        person = await evening.to_move(table)
        assert person is not None
        playing = not menu_of(evening.panel(person))["disabled"]
        await evening.move(person)
        if playing:
            break
    await evening.rest()
    before = (await evening.bot.tables.public_table(table)).view
    assert before is not None
    assert said(await person.slash(evening.channel, "table undo")) == "The others have been asked."
    await evening.rest()
    sent = evening.env.backend.messages[evening.channel.id].values()
    (call,) = [message for message in sent if "Press *Agree* or *Refuse*." in (message.content or "")]
    assert sorted(call.ping_user_ids) == sorted(other.id for other in (ann, ben, cid) if other is not person)
    assert "asks to take a move back" in evening.shown(table)
    for other in (ann, ben, cid):
        if other is not person:
            await evening.press(other, table, "table.yes")
            await evening.rest()
    assert await evening.to_move(table) is person
    assert "takes the last move back" in evening.shown(table)


async def test_the_panel_has_its_buttons_in_the_same_place_whatever_happens(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    ann, ben = evening.people[:2]

    def places(message: object) -> list[str]:
        rows = [component for component in message.components if component["type"] == 1]  # type: ignore[attr-defined]
        inner = [component for row in rows for component in row["components"]]
        return [component["custom_id"].split(":")[3].replace("drinko.drink", "drinko.draw") for component in inner]

    first = places(evening.panel(ann))
    assert first == ["drinko.play", "drinko.draw", "drinko.call", "drinko.catch", "drinko.more"]
    for _ in range(8):
        person = await evening.to_move(table)
        assert person is not None
        await evening.move(person)
        await evening.rest()
        assert places(evening.panel(ann)) == places(evening.panel(ben)) == first
    assert button_of(evening.board(table), "panel.hand")["label"] == "My hand"


async def test_when_a_private_panel_is_too_old_the_direct_message_goes_on(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, pace="post")
    opened = {person: await evening.press(person, table, "panel.hand") for person in (ann, ben)}
    person = await evening.to_move(table)
    assert person is not None
    old = texts(evening.panel(person).components)
    await evening.use(person, opened[person].response)
    await evening.rest()
    assert texts(evening.panel(person).components) == old, "the newer panel is the one kept up to date"
    await evening.rest(15 * 60)
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest()
    for person in (ann, ben):
        mine = await evening.to_move(table) is person
        assert ("Your turn" in texts(evening.panel(person).components)[0]) == mine


async def test_who_prefers_the_channel_gets_no_direct_message(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.wants(ann, hands="channel")
    table = await evening.open(ann, ben)
    assert not evening.dms(ann)
    assert evening.dms(ben)
    assert "Your hand:" in said(await evening.press(ann, table, "panel.hand"))


async def test_a_server_that_puts_the_bot_out_pauses_its_tables(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    with evening.env._bot_scope():
        evening.bot.dispatch("guild_remove", evening.bot.get_guild(evening.guild.id))
    await evening.rest()
    info = await evening.info(table)
    assert (info.status, info.pause_reason) == ("paused", "channel-gone")


async def test_a_sleeper_is_told_once_and_not_disturbed_again(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, pace="blitz")
    for _ in range(60):
        await evening.rest(20)
        info = await evening.info(table)
        if all(seat.minded for seat in info.seats) or info.status != "live":
            break
    assert info.status == "live"
    await evening.rest(3)
    for person in (ann, ben):
        assert "A patron plays for you" in texts(evening.panel(person).components)[0]
    before = len(evening.calls())
    await evening.rest(10)
    where = {f"/channels/{person.user.dm_channel.id}/messages/{evening.panel(person).id}" for person in (ann, ben)}
    assert not [call for call in evening.calls(before) if call.path in where]
    assert said(await evening.press(ann, table, "table.back")) == "The seat is yours again."


def boards(evening: Evening, table: str) -> list[int]:
    """The table's own messages in the channel that can be pressed."""
    return [
        message.id for message in evening.messages(table)
        if any(part.get("custom_id", "").endswith(":table.more") for part in parts(message.components))
    ]  # fmt: skip


async def test_a_message_that_could_not_be_deleted_is_deleted_later(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    (before,) = boards(evening, table)
    evening.env.inject_error("DELETE", f"/channels/*/messages/{before}", status=500, times=2)
    await ann.slash(evening.channel, "table resend", table=table)
    await evening.rest()
    assert len(boards(evening, table)) == 2
    await evening.rest(120)
    (after,) = boards(evening, table)
    assert after != before


async def test_a_message_that_was_to_be_deleted_is_deleted_after_a_kill(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    (before,) = boards(evening, table)
    evening.env.inject_error("DELETE", f"/channels/*/messages/{before}", status=500, times=1)
    await ann.slash(evening.channel, "table resend", table=table)
    assert len(boards(evening, table)) == 2
    await evening.restart()
    await evening.rest(30)
    (after,) = boards(evening, table)
    assert after != before
    assert not [stored for stored in await evening.bot.tables.messages(table) if stored.kind == "old"]


async def test_the_message_of_a_table_stays_if_the_bot_is_killed_before_it_has_posted_another(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    (before,) = boards(evening, table)
    await evening.bot.tables.remember(table, "old", -1, evening.channel.id, before, 0.0)
    await evening.restart()
    await evening.rest(30)
    assert len(boards(evening, table)) == 1
    assert not [stored for stored in await evening.bot.tables.messages(table) if stored.kind == "old"]
