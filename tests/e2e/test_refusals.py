"""What bad input gets: one private, exact sentence, and nothing changes."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from bot.games.drinko.rules import the_deck
from bot.store import StoreClosed
from tests.e2e.conftest import Evening, Person, said


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def unchanged(evening: Evening, table: str, person: Person, name: str, /, **options: Any) -> str:
    """Use a command and give its answer; the table must be as it was."""
    before = await evening.bot.tables.public_table(table)
    answer = said(await person.slash(evening.channel, name, **options))
    assert await evening.bot.tables.public_table(table) == before
    return answer


async def sit(evening: Evening) -> tuple[str, Person, Person]:
    """A table of three in play: its code, who is to move, and somebody who is not."""
    table = await evening.open(*evening.people[:3])
    person = await evening.to_move(table)
    assert person is not None
    return table, person, next(other for other in evening.people[:3] if other is not person)


async def test_unknown_table(evening: Evening) -> None:
    table, person, _ = await sit(evening)
    for name in ("drinko hand", "table join", "table status", "table close"):
        assert await unchanged(evening, table, person, name, table="NOPE") == "There's no table with that code."


async def test_not_your_turn(evening: Evening) -> None:
    table, _, other = await sit(evening)
    private_table = await evening.bot.tables.private_table(table, other.id)
    card = private_table.view["hand"][0]
    assert await unchanged(evening, table, other, "drinko play", card=card) == "It's not your turn."


async def test_not_your_seat(evening: Evening) -> None:
    table, _, _ = await sit(evening)
    stranger = evening.people[7]
    assert await unchanged(evening, table, stranger, "drinko call", table=table) == "You have no seat at that table."


async def test_a_card_that_is_none_or_not_in_the_hand(evening: Evening) -> None:
    table, person, _ = await sit(evening)
    answer = await unchanged(evening, table, person, "drinko play", card="purple 5")
    assert answer == "There's no card called purple 5."
    hand = (await evening.bot.tables.private_table(table, person.id)).view["hand"]
    missing = next(card for card in the_deck().cards if card not in hand and card[0] in "rygb" and card[1:].isdigit())
    name = f"{the_deck().colours[missing[0]]} {missing[1:]}"
    assert await unchanged(evening, table, person, "drinko play", card=name) == f"You don't hold {name}."


async def test_an_illegal_card_and_why(evening: Evening) -> None:
    table, person, _ = await sit(evening)
    private_table = await evening.bot.tables.private_table(table, person.id)
    assert private_table.seat_ask is not None
    wrong = next(card for card in private_table.view["hand"] if card not in private_table.seat_ask.options)
    answer = await unchanged(evening, table, person, "drinko play", card=wrong)
    assert answer.endswith(".")
    assert "in colour or type" in answer
    can_play = "draw" not in private_table.seat_ask.options
    answer = await unchanged(evening, table, person, "drinko play", card="drink")
    must_play = "You have a card you can play, so you must play one."
    assert answer == (must_play if can_play else "You have no card you can play: draw one.")


async def with_target(evening: Evening) -> tuple[str, Person]:
    """Games until somebody may play Target."""
    for _ in range(60):
        table = await evening.open(*evening.people[:3])
        for person in evening.people[:3]:
            private_table = await evening.bot.tables.private_table(table, person.id)
            if private_table.seat_ask is not None and "target" in private_table.seat_ask.options:
                return table, person
        await evening.bot.tables.leaving.close(table, force=True)
        await evening.rest(60)  # one person opens ten tables in ten minutes at most
    raise AssertionError("nobody was dealt Target")


async def test_targets(seldom: None, evening: Evening) -> None:
    await evening.house(pictures=False)
    table, person = await with_target(evening)

    async def play(**options: Any) -> str:
        return await unchanged(evening, table, person, "drinko play", card="Target", table=table, **options)

    assert await play() == "That needs a target: choose a player too."
    assert await play(target=str(person.user.global_name)) == "You can't choose yourself."
    assert await play(target="Nobody") == "There's no such player at that table."


async def test_full_and_started_tables(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, start=False, seats=2)
    assert await unchanged(evening, table, cid, "table join") == "That table is full."
    assert await unchanged(evening, table, ben, "table join") == f"You have a seat at table {table} already."
    assert await unchanged(evening, table, ben, "table start") == "Only the host can do that."
    await evening.press(ann, table, "table.start")
    assert await unchanged(evening, table, cid, "table join") == "That table has already started."


async def test_too_few_and_not_started(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False)
    assert await unchanged(evening, table, ann, "table start") == "It takes at least two players to start."
    assert await unchanged(evening, table, ann, "drinko hand", table=table) == "That table hasn't started yet."
    assert await unchanged(evening, table, ann, "drinko play", card="r5", table=table) == (
        "That table hasn't started yet."
    )


async def test_a_closed_channel_and_a_banned_person(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    cellar = evening.guild.create_text_channel("cellar")
    await evening.house(channels=frozenset({cellar.id}))
    assert said(await ann.slash(evening.channel, "table open")) == "Tables aren't allowed in this channel."
    table = await evening.open(ann, channel=cellar, start=False)
    from bot.store import houses

    await evening.bot.store.write(lambda c: houses.ban(c, evening.guild.id, ben.id, ann.id, 0.0))
    refused = await ben.slash(cellar, "table join")
    assert said(refused) == "You can't join tables on this server."
    assert said(await evening.press(ben, table, "table.join")) == "You can't join tables on this server."


async def test_no_permission_is_said_before_a_game_not_during_it(evening: Evening) -> None:
    overwrite = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    cellar = evening.guild.create_text_channel("cellar", overwrites={evening.guild.default_role: overwrite})
    answer = said(await evening.people[0].slash(cellar, "table open"))
    assert answer == "I can't open a table here without these permissions: send messages, attach files."
    assert await evening.bot.tables.in_channel(cellar.id) == []


async def test_a_table_cannot_be_opened_in_direct_messages(evening: Evening) -> None:
    answer = said(await evening.people[0].user.slash("table open"))
    assert answer == "That works only in a channel of a server."


async def test_nobody_but_the_host_runs_the_table(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    only = "Only the host can do that."
    assert await unchanged(evening, table, ben, "table pause") == only
    assert await unchanged(evening, table, ben, "table close") == only
    assert await unchanged(evening, table, ben, "table kick", player=ann) == only
    assert await unchanged(evening, table, ann, "table kick", player=evening.people[5]) == (
        "There's no such player at that table."
    )
    assert await unchanged(evening, table, ann, "table undo") == "There's nothing to take back."


async def test_a_paused_table_takes_no_moves(evening: Evening) -> None:
    table, person, _ = await sit(evening)
    assert said(await evening.people[0].slash(evening.channel, "table pause")) == f"Table {table} is paused."
    await evening.rest()
    card = (await evening.bot.tables.private_table(table, person.id)).view["hand"][0]
    answer = await unchanged(evening, table, person, "drinko play", card=card)
    assert answer == "The table is paused; its message says why."
    assert "**Paused**: the host has stopped the clocks." in evening.shown(table)
    assert said(await evening.people[0].slash(evening.channel, "table pause")) == f"Table {table} goes on."


async def test_a_bug_of_ours_gets_a_reference_and_nothing_else(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, person, _ = await sit(evening)

    async def broken(*_: object) -> None:
        raise RuntimeError("the cask is empty")

    monkeypatch.setitem(evening.bot.verbs.handlers, "table.more", broken)
    answer = said(await evening.press(person, table, "table.more"))
    assert answer.startswith("Something broke on our side; nothing is lost. Reference: ")
    assert "cask" not in answer
    reference = answer.rstrip(".").rsplit(" ", 1)[1]
    assert reference in caplog.text
    assert "the cask is empty" in caplog.text


async def test_who_presses_while_the_bot_closes_is_told_that(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, person, _ = await sit(evening)

    async def too_late(*_: object) -> None:
        raise StoreClosed

    monkeypatch.setitem(evening.bot.verbs.handlers, "table.more", too_late)
    evening.bot.closing = True
    answer = said(await evening.press(person, table, "table.more"))
    assert answer == "The house is closing for a moment; your game is kept. Try again shortly."
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()])
async def test_a_connection_that_is_lost_while_answering_is_no_bug(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    table, person, _ = await sit(evening)

    async def lost(*_: object) -> None:
        raise error

    monkeypatch.setitem(evening.bot.verbs.handlers, "table.more", lost)
    assert (await evening.press(person, table, "table.more")).response is None
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_buttons_nobody_knows_any_more(evening: Evening) -> None:
    from simcord.actors import _component_interaction

    table, person, _ = await sit(evening)
    board = evening.board(table)
    for custom_id in ("bk:QQQQ:0:juggle", "something-else"):
        result = await _component_interaction(person, board, {"custom_id": custom_id, "component_type": 2})
        assert said(result) == "This game is over."


async def test_a_press_from_before_an_outage_is_dropped(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    table, person, _ = await sit(evening)
    assert "Leave" in str((await evening.press(person, table, "table.more")).response.components)
    made = evening.env.now()
    monkeypatch.setattr(discord.Interaction, "created_at", property(lambda _: made))
    evening.bot.dispatch("shard_disconnect", 0)
    await evening.rest(33)
    assert (await evening.press(person, table, "table.more")).response is None
    assert (await person.slash(evening.channel, "table status")).response is None
