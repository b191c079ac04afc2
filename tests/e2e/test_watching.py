"""Watching a table: a private message that follows it."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.tables import Change
from bot.ui.delivery.limits import CallLimit
from bot.ui.delivery.watchers import EVERY, FOLLOWS
from tests.e2e.conftest import Evening, Person, parts, said, texts
from tests.e2e.inn import CAST, sit


async def watch(evening: Evening, person: Person, table: str) -> Any:
    """What the person's press on Watch answers with."""
    answer = await evening.press(person, table, "table.watch")
    assert "the story so far" in said(answer)
    return answer.response


def now(evening: Evening, message: Any) -> Any:
    """The message as the person sees it now."""
    return evening.env.backend.messages[message.channel_id][message.id]


def text(evening: Evening, message: Any) -> str:
    return "\n".join(texts(now(evening, message).components))


def pictures(message: Any) -> list[str]:
    items = [part["items"][0]["media"]["url"] for part in parts(message.components) if part["type"] == 12]
    return [url.partition("?")[0].rpartition("/")[2] for url in items]


def edits(evening: Evening, since: int = 0) -> int:
    """How often private messages were edited after the answer that they are; not messages that somebody has pressed."""
    answers = [call for call in evening.calls() if call.path.endswith("/callback")]
    pressed = {call.path.split("/")[3] for call in answers if call.json["type"] in (6, 7)}
    calls = [call for call in evening.calls(since) if call.method == "PATCH" and call.path.startswith("/webhooks/")]
    return sum(call.path.split("/")[3] not in pressed for call in calls)


async def test_it_follows_the_table_once_in_five_seconds(evening: Evening) -> None:
    await evening.house(pictures=False)
    table = await evening.open(*evening.people[:2])
    message = await watch(evening, evening.people[5], table)
    assert "Everybody gets 7 cards" in text(evening, message)
    first, before = text(evening, message), len(evening.calls())
    moves = 0
    while moves < 6 and (person := await evening.to_move(table)) is not None:
        await evening.move(person)
        await evening.rest(1)
        moves += 1
    assert text(evening, message) != first
    assert edits(evening, before) <= 6 / EVERY + 1
    await evening.rest(EVERY)
    public_table = await evening.bot.tables.public_table(table)
    assert public_table.view is not None
    shown = evening.bot.looks["drinko"].in_words(
        evening.bot.words, public_table.info, public_table.view, await evening.bot.wishes.skin(evening.guild.id)
    )
    assert shown in text(evening, message)
    before = len(evening.calls())
    await evening.rest(20)
    assert edits(evening, before) == 0, "nothing has changed"


async def test_it_shows_the_picture_that_everybody_sees(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    message = await watch(evening, evening.people[0], table)
    assert pictures(now(evening, message)) == ["table.png"]
    board, seen = evening.message(evening.board(table)), evening.message(now(evening, message))
    assert await seen.attachments[0].read() == await board.attachments[0].read()
    await evening.wants(evening.people[0], words_only=True)
    await evening.press(evening.people[0], table, "table.watch")
    assert message.id not in evening.env.backend.messages[message.channel_id], "the older message is taken away"


async def test_after_a_quarter_of_an_hour_it_says_how_to_go_on(evening: Evening) -> None:
    await evening.house(pictures=False)
    ann = evening.people[5]
    table = await evening.open(*evening.people[:2], pace="post")
    message = await watch(evening, ann, table)
    await evening.rest(FOLLOWS - 10)
    assert "Press Refresh" not in text(evening, message)
    await evening.rest(20)
    assert "Press Refresh to go on watching." in text(evening, message)
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    before = len(evening.calls())
    await evening.rest(EVERY)
    assert edits(evening, before) == 0
    await ann.click(evening.message(now(evening, message)), custom_id=f"bk:{table}:0:table.watch:h")
    assert "Press Refresh" not in text(evening, message)
    shown = text(evening, message)
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest(EVERY)
    assert text(evening, message) != shown


async def test_it_ends_with_the_recap(evening: Evening) -> None:
    await evening.house(pictures=False)
    table = await evening.open(*evening.people[:2])
    message = await watch(evening, evening.people[5], table)
    while (person := await evening.to_move(table)) is not None:
        seen = (await evening.bot.tables.private_table(table, person.id)).view
        await evening.house(pictures=min(seen["sizes"]) == 1)
        await evening.move(person)
        await evening.rest(2)
    await evening.rest(2 * EVERY)
    assert pictures(now(evening, message)) == ["recap.png"]
    assert [part["custom_id"] for part in parts(now(evening, message).components) if part["type"] == 2] == [
        f"bk:{table}:0:table.log",
        f"bk:{table}:0:table.show",
    ]
    before = len(evening.calls())
    await evening.rest(FOLLOWS)
    assert edits(evening, before) == 0
    assert not evening.bot.delivery.watchers.watching


async def test_a_restart_ends_it_quietly(evening: Evening) -> None:
    await evening.house(pictures=False)
    ann = evening.people[5]
    table = await evening.open(*evening.people[:2])
    message = await watch(evening, ann, table)
    shown = text(evening, message)
    await evening.restart()
    await evening.rest(10)
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest(2 * EVERY)
    assert text(evening, message) == shown
    await ann.click(evening.message(now(evening, message)), custom_id=f"bk:{table}:0:table.watch:h")
    assert text(evening, message) != shown


async def test_it_is_left_out_first_when_calls_are_scarce(evening: Evening) -> None:
    await evening.house(pictures=False)
    table = await evening.open(*evening.people[:2])
    message = await watch(evening, evening.people[5], table)
    shown = text(evening, message)
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest(EVERY / 2)  # the table and the hands are shown
    office = evening.bot.office
    plenty, office.calls = office.calls, CallLimit(rate=1)
    office.calls._sent.append(asyncio.get_running_loop().time() + 1_000)  # none is free for a long time
    await evening.rest(3 * EVERY)
    assert text(evening, message) == shown
    office.calls = plenty
    await evening.rest(EVERY)
    assert text(evening, message) != shown


async def test_a_message_that_was_dismissed_is_forgotten(evening: Evening) -> None:
    await evening.house(pictures=False)
    table = await evening.open(*evening.people[:2])
    await watch(evening, evening.people[5], table)
    evening.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, message="Unknown Message", times=2)
    person = await evening.to_move(table)  # the other such edit is of the table's message
    assert person is not None
    await evening.move(person)
    await evening.rest(2 * EVERY)
    assert not evening.bot.delivery.watchers.watching


async def test_what_only_one_person_knows_moves_no_watcher(evening: Evening) -> None:
    await evening.house(pictures=False)
    evening.reseed(3)
    table = await sit(evening, *evening.people[:4], windows="natural", characters=CAST)
    await watch(evening, evening.people[5], table)
    (watcher,) = evening.bot.delivery.watchers.watching[table].values()
    delivery, told = evening.bot.delivery, dict[str, list[bool]]()

    class Tap:
        def changed(self, change: Change) -> None:
            before = watcher.wanted
            delivery.changed(change)
            told.setdefault(change.kind, []).append(watcher.wanted > before)

    evening.bot.tables._runtime.observer = Tap()
    for _ in range(60):
        await play_ask(evening, table)
        await evening.rest(2)
    assert True in told["play"]
    assert True not in told["private"]


async def play_ask(evening: Evening, table: str) -> None:
    """Everybody who is asked does the least there is to do."""
    for person in evening.people[:4]:
        mine = await evening.bot.tables.private_table(table, person.id)
        if mine.ask is not None and mine.seat_ask is not None and mine.answered is None:
            with evening.env._bot_scope():
                await evening.bot.tables.play.answer(table, person.id, mine.ask.number, mine.seat_ask.default)
            return


async def test_who_is_out_can_watch_from_their_hand(evening: Evening) -> None:
    await evening.house(pictures=False)
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid, start=False)
    await evening.bot.tables.options.set_options(table, ann.id, {"play_on": True})
    await evening.rest(5)
    await evening.press(ann, table, "table.start")
    await evening.rest()
    while not (view := (await evening.bot.tables.public_table(table)).view or {})["out"]:
        person = await evening.to_move(table)
        assert person is not None
        await evening.move(person)
        await evening.rest(2)
    out = evening.people[view["out"][0]]
    await evening.rest()
    answer = await out.user.click(evening.message(evening.panel(out)), custom_id=f"bk:{table}:0:table.watch")
    assert "the story so far" in said(answer)
    shown = text(evening, answer.response)
    for _ in range(2):
        person = await evening.to_move(table)
        assert person is not None
        await evening.move(person)
        await evening.rest(EVERY)
    assert text(evening, answer.response) != shown


async def test_what_one_sees_privately_is_shown_to_everybody_by_a_press(evening: Evening) -> None:
    await evening.house(pictures=False)
    ann, ben, eve = evening.people[0], evening.people[1], evening.people[4]
    table = await evening.open(ann, ben)
    private = (await eve.slash(evening.channel, "table status", table=table)).response
    assert private is not None
    shown = await eve.click(private, custom_id=f"bk:{table}:0:table.show")
    assert not shown.ephemeral
    public = list(evening.env.backend.messages[evening.channel.id].values())[-1]
    assert "the story so far" in text(evening, public)
    assert not [part for part in parts(public.components) if part["type"] == 2], "nobody follows by it"
    again = await eve.click(private, custom_id=f"bk:{table}:0:table.show")
    assert "Try again in" in said(again)
