"""Game nights: planned, answered, begun."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.store import houses, nights
from bot.tables.clocks import all_tables
from bot.tables.info import Person as Seated
from bot.ui.delivery.nights import AGAIN
from bot.ui.layouts.components import read_press
from tests.components import parts, texts
from tests.e2e.conftest import Evening, Person, said

HOUR = 3600.0


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """A server with eleven people; what a live bot does every few seconds is done seldom, because hours pass here."""
    monkeypatch.setattr(all_tables, "HEARTBEAT", 900.0)
    monkeypatch.setattr(all_tables, "WATCH", HOUR)
    night = Evening(tmp_path / "barkeep.db", seed=1)
    await night.begin(11)
    try:
        yield night
    finally:
        await night.end()


def at(evening: Evening, hours: float) -> str:
    """A time as Discord's @time writes it, so many hours from now."""
    return f"<t:{int(evening.env.now().timestamp() + hours * HOUR)}:F>"


def notes(evening: Evening) -> list[Any]:
    """The messages of nights in the channel, the oldest first."""
    found: list[Any] = []
    for message in evening.env.backend.messages[evening.channel.id].values():
        if not message.is_ephemeral and any("Game night" in text for text in texts(message.components)):
            found.append(message)
    return found


def words_of(message: Any) -> str:
    return "\n".join([message.content or "", *texts(message.components)])


def named_buttons(message: Any) -> dict[str, str]:
    """The custom id of each button, by the action of its verb."""
    ids = [part["custom_id"] for part in parts(message.components) if part["type"] == 2]
    return {press.what: name for name in ids if (press := read_press(name)) is not None}


async def press(evening: Evening, person: Person, message: Any, what: str) -> Any:
    return await person.click(evening.message(message), custom_id=named_buttons(message)[what])


def shown(result: Any) -> Any:
    """The answer to an interaction; the type checker need not know that there is one."""
    assert result.response is not None
    return result.response


def calls_to(evening: Evening) -> list[str]:
    """The messages of plain text that mention people."""
    messages = evening.env.backend.messages[evening.channel.id].values()
    return [message.content for message in messages if message.content and "<@" in message.content]


async def tables(evening: Evening) -> list[str]:
    return [info.id for info in await evening.bot.tables.in_channel(evening.channel.id)]


async def test_a_night_that_is_planned_while_its_draft_is_read_is_shown(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is read of it then says that nothing is to be shown."""
    ann, store, tables = evening.people[0], evening.bot.store, evening.bot.tables
    host = Seated(ann.id, "Ann")
    draft = await tables.nights.draft(evening.guild.id, evening.channel.id, host, "drinko", seats=4)
    read, reads = store.read, list[str]()

    async def overtaken(work: Any) -> Any:
        found = await read(work)
        if isinstance(found, nights.Night) and not reads:
            reads.append(found.status)
            await tables.nights.plan(draft.id, ann.id, evening.env.now().timestamp() + 2 * HOUR, 10)
        return found

    monkeypatch.setattr(store, "read", overtaken)
    evening.bot.delivery.nights.show(draft.id)
    await asyncio.gather(*evening.bot.office.tasks)
    assert reads == ["draft"]
    assert len(notes(evening)) == 1


async def test_a_night_that_changes_while_its_message_is_refused_is_shown_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refusal concerns what was to be shown then, not what came meanwhile."""
    (ann, ben, *_), posts = evening.people, evening.bot.delivery.nights
    path = f"/channels/{evening.channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=1)
    draw, drawn = posts.drawn, list[str]()

    async def overtaken(_: object, night: nights.Night, answers: list[nights.NightAnswer]) -> tuple[bytes | None, str]:
        drawn.append(night.id)
        if len(drawn) == 1:
            await evening.bot.tables.nights.answer(night.id, Seated(ben.id, "Ben"), "in")
        return await draw(night, answers)

    monkeypatch.setattr(type(posts), "drawn", overtaken)
    await ann.slash(evening.channel, "night plan", when=at(evening, 2), game="drinko", seats=4)
    assert (len(drawn), notes(evening)) == (1, [])
    await evening.rest(AGAIN + 1)
    (night,) = notes(evening)
    assert "**In (2):** Ann, Ben" in words_of(night)


async def test_a_night_is_planned_answered_called_and_begun(evening: Evening) -> None:
    ann, ben, cid, dot, *_ = evening.people
    given = {"when": at(evening, 2), "game": "drinko", "seats": 4, "note": "Bring dice"}
    planned = await ann.slash(evening.channel, "night plan", **given)
    assert "You're in" in said(planned)
    await evening.rest(5)
    (night,) = notes(evening)
    assert "Bring dice" in words_of(night)
    for person, what in ((ben, "in"), (cid, "maybe"), (dot, "cant")):
        await press(evening, person, night, what)
    await evening.rest(12)
    (night,) = notes(evening)
    told = words_of(night)
    assert "**In (2):** Ann, Ben" in told
    assert "**Maybe (1):** Cid" in told
    assert "**Can't (1):** Dot" in told
    await evening.rest(1.5 * HOUR)
    (call,) = calls_to(evening)
    assert all(f"<@{person.id}>" in call for person in (ann, ben))
    assert f"<@{cid.id}>" not in call
    await evening.rest(0.5 * HOUR + 60)
    (table,) = await tables(evening)
    info = await evening.info(table)
    assert (info.status, info.host_id, info.seats) == ("lobby", ann.id, ())
    assert table in words_of(notes(evening)[0])
    assert "Seats are held for Ann and Ben." in evening.shown(table)
    await evening.press(ben, table, "table.join")
    await evening.press(ann, table, "table.join")
    await evening.rest()
    info = await evening.info(table)
    assert [seat.user_id for seat in info.seats] == [ben.id, ann.id]
    await evening.rest(6)
    await evening.press(ann, table, "table.start")
    await evening.rest()
    assert (await evening.info(table)).status == "live"
    await evening.rest(0.6 * HOUR)
    assert "over and played" in words_of(notes(evening)[0])


async def planned(evening: Evening, person: Person, **given: Any) -> str:
    """Let somebody plan a night; its id."""
    known = {night.id for night in await evening.bot.tables.nights.of_server(evening.guild.id)}
    answer = await person.slash(evening.channel, "night plan", **{"game": "drinko", "seats": 4, **given})
    found = [night.id for night in await evening.bot.tables.nights.of_server(evening.guild.id) if night.id not in known]
    assert len(found) == 1, said(answer)
    await evening.rest(3)
    return found[0]


async def answered(evening: Evening, night: str, *people: Person, what: str = "in") -> None:
    """Let people press a button of a night's message."""
    for person in people:
        message = evening.message(note_of(evening, night))
        assert said(await person.click(message, custom_id=f"bk:-:0:night.{what}:{night}"))


def note_of(evening: Evening, night: str) -> Any:
    """The message of a night."""
    (found,) = [note for note in notes(evening) if f"bk:-:0:night.in:{night}" in named_buttons(note).values()]
    return found


async def test_as_soon_as_enough_are_in_they_are_called_to_an_open_table(evening: Evening) -> None:
    ann, ben, cid, dot, *_ = evening.people
    night = await planned(evening, ann, soon=True, seats=3)
    assert "As soon as 3 people are in" in words_of(note_of(evening, night))
    await answered(evening, night, ben, dot)
    await evening.rest(1)
    await answered(evening, night, dot, what="cant")  # too late: it has begun
    await evening.rest(30)
    (table,) = await tables(evening)
    (call,) = calls_to(evening)
    assert f"<@{ben.id}>" in call
    assert table in call
    assert (await evening.info(table)).most == 3
    late = await cid.slash(evening.channel, "night answer", night=night, answer="in")
    assert "night is over, or its tables are open" in said(late)


async def test_somebody_who_cannot_any_more_is_not_counted(evening: Evening) -> None:
    ann, ben, cid, *_ = evening.people
    night = await planned(evening, ann, soon=True, seats=3)
    await answered(evening, night, ben)
    await answered(evening, night, ben, what="maybe")
    await answered(evening, night, cid)
    await evening.rest(30)
    assert (await tables(evening), calls_to(evening)) == ([], [])
    await evening.rest(12 * HOUR)
    assert "Not enough people" in words_of(note_of(evening, night))
    assert await tables(evening) == []


async def test_seven_people_get_tables_of_four_and_three(evening: Evening) -> None:
    night = await planned(evening, evening.people[0], when=at(evening, 1))
    await answered(evening, night, *evening.people[1:7])
    await evening.rest(HOUR)
    first, second = [await evening.info(table) for table in await tables(evening)]
    held = [[answer.user_id for answer in await evening.bot.tables.nights.held(info.id)] for info in (first, second)]
    assert held == [[person.id for person in evening.people[:4]], [person.id for person in evening.people[4:7]]]
    assert (first.host_id, second.host_id) == (evening.people[0].id, evening.people[4].id)


async def test_seats_are_held_for_ten_minutes_and_then_free(evening: Evening) -> None:
    ann, ben, cid, dot, eve, fay, *_ = evening.people
    night = await planned(evening, ann, when=at(evening, 1), seats=3)
    await answered(evening, night, ben)
    await evening.rest(HOUR)
    (table,) = await tables(evening)
    await evening.press(cid, table, "table.join")  # the third chair is nobody's
    refused = said(await evening.press(dot, table, "table.join"))
    assert "held for people who said that they would come" in refused
    await evening.press(ben, table, "table.join")
    await evening.rest(6)
    assert "have no seat" in said(await evening.press(ann, table, "table.start"))
    assert (await evening.info(table)).status == "lobby"
    await evening.rest(605)
    assert "held" not in evening.shown(table)
    info = await evening.info(table)
    assert info.host_id == cid.id, "the planner has not come, so the first who sits there is the host"
    await evening.press(eve, table, "table.join")
    assert "full" in said(await fay.slash(evening.channel, "table join", table=table))


async def test_who_gets_up_again_holds_no_seat_and_the_lobby_stays_for_the_others(evening: Evening) -> None:
    ann, ben, cid, *_ = evening.people
    night = await planned(evening, ann, when=at(evening, 1), seats=2)
    await answered(evening, night, ben)
    await evening.rest(HOUR)
    (table,) = await tables(evening)
    await evening.press(ben, table, "table.join")
    await evening.press(ben, table, "table.leave")
    await evening.rest()
    assert (await evening.info(table)).status == "lobby"
    await evening.press(cid, table, "table.join")
    assert [seat.user_id for seat in (await evening.info(table)).seats] == [cid.id]


async def test_a_lobby_to_which_nobody_comes_is_closed_after_half_an_hour(evening: Evening) -> None:
    await evening.house(pace="post")
    night = await planned(evening, evening.people[0], when=at(evening, 1))
    await evening.rest(HOUR)
    (table,) = await tables(evening)
    await evening.rest(1805)
    assert (await evening.info(table)).status == "closed"
    assert "nobody played" in words_of(note_of(evening, night))
    assert "Nobody sat down for half an hour" in evening.shown(table)


async def test_a_weekly_night_comes_again_and_ends_after_two_without_a_game(evening: Evening) -> None:
    ann, ben, *_ = evening.people
    first = await planned(evening, ann, when=at(evening, 1), weekly=True)
    await answered(evening, first, ben)
    await evening.wants(ben, hidden=True)
    await evening.rest(HOUR + 10)
    assert "Ben" in words_of(note_of(evening, first)), "people must know who comes"
    (second,) = await evening.bot.tables.nights.of_server(evening.guild.id)
    assert second.follows == first
    assert await evening.bot.tables.nights.answers(second.id) == []
    week = 7 * 24 * HOUR
    await evening.rest(week)
    assert "Ben" not in words_of(note_of(evening, first)), "once it is over, hidden people are not named"
    assert "Twice in a row" in words_of(note_of(evening, second.id))
    assert await evening.bot.tables.nights.of_server(evening.guild.id) == []


async def test_nobody_is_called_in_quiet_hours_or_against_their_wish_or_when_banned(evening: Evening) -> None:
    ann, ben, cid, dot, eve, *_ = evening.people
    night = await planned(evening, ann, when=at(evening, 2))  # at 02:00 UTC
    await answered(evening, night, ben, cid, dot, eve)
    await evening.wants(ann, quiet_from=0, quiet_to=100)  # until ten minutes after the call
    await evening.wants(ben, quiet_from=60, quiet_to=180)
    await evening.wants(cid, pings=False)
    await evening.bot.store.write(lambda connection: houses.ban(connection, evening.guild.id, dot.id, ann.id, 0.0))
    await evening.rest(1.5 * HOUR)
    (call,) = calls_to(evening)
    assert [person.name for person in evening.people if f"<@{person.id}>" in call] == ["eve"]
    (message,) = [each for each in evening.env.backend.messages[evening.channel.id].values() if each.content == call]
    assert "won't call you" in said(await eve.click(evening.message(message), custom_id=f"bk:-:0:night.stop:{night}"))
    await evening.rest(15 * 60)
    _, late = calls_to(evening)
    assert [person.name for person in evening.people if f"<@{person.id}>" in late] == ["ann"]
    await evening.rest(20 * 60)
    assert len(calls_to(evening)) == 2
    held = await evening.bot.tables.nights.held((await tables(evening))[0])
    assert dot.id not in {answer.user_id for answer in held}
    other = await planned(evening, ann, when=at(evening, 1))
    refused = await dot.click(evening.message(note_of(evening, other)), custom_id=f"bk:-:0:night.in:{other}")
    assert "can't join" in said(refused)
    await answered(evening, other, eve)
    await evening.rest(HOUR)
    assert len(calls_to(evening)) == 3
    assert f"<@{eve.id}>" not in calls_to(evening)[-1]


async def test_a_night_is_moved_and_cancelled_by_its_planner_alone(evening: Evening) -> None:
    ann, ben, *_ = evening.people
    night = await planned(evening, ann, when=at(evening, 1))
    more = await ben.click(evening.message(note_of(evening, night)), custom_id=f"bk:-:0:night.more:{night}")
    assert "Only its planner" in said(more)
    assert "Only its planner" in said(await ben.slash(evening.channel, "night cancel", night=night))
    assert "Moved" in said(await ann.slash(evening.channel, "night move", night=night, when=at(evening, 3)))
    await evening.rest(1.5 * HOUR)
    assert (calls_to(evening), await tables(evening)) == ([], [])
    more = await ann.click(evening.message(note_of(evening, night)), custom_id=f"bk:-:0:night.more:{night}")
    await ann.click(shown(more), custom_id=f"bk:-:0:night.cancel:{night}")
    await ann.click(shown(more), custom_id=f"bk:-:0:night.sure-cancel:{night}")
    await evening.rest(15)
    assert "cancelled" in words_of(note_of(evening, night))
    await evening.rest(2 * HOUR)
    assert (calls_to(evening), await tables(evening)) == ([], [])


async def test_limits_of_time_and_number(evening: Evening) -> None:
    ann, *_ = evening.people

    async def refusal(**given: Any) -> str:
        return said(await ann.slash(evening.channel, "night plan", game="drinko", **given))

    assert "at least 15 minutes" in await refusal(when=at(evening, 0.2))
    assert "60 days ahead" in await refusal(when=at(evening, 61 * 24))
    assert "can't read that time" in await refusal(when="tomorrow")
    assert "can't read that time" in await refusal(when="<t:99999999999999999:F>")
    assert "can't come every week" in await refusal(soon=True, weekly=True)
    assert "not both" in await refusal(soon=True, when=at(evening, 1))
    for hours in (1, 2, 3):
        await planned(evening, ann, when=at(evening, hours))
    assert "3 open nights" in await refusal(when=at(evening, 4))
    assert "can't read that time" not in said(await ann.slash(evening.channel, "night list"))


@pytest.mark.parametrize("zone", ["Asia/Kolkata", "Australia/Adelaide", "America/St_Johns"])
async def test_a_panel_speaks_by_the_clock_of_whoever_plans(evening: Evening, zone: str) -> None:
    ann, *_ = evening.people
    await evening.wants(ann, zone=zone)
    panel = await ann.slash(evening.channel, "night plan", game="drinko")
    assert zone.replace("_", " ") in said(panel)
    for what, value in (("day", "3"), ("hour", "19"), ("minute", "30")):
        menu = next(part for part in parts(shown(panel).components) if f"night.{what}:" in part.get("custom_id", ""))
        await ann.select(shown(panel), [value], custom_id=menu["custom_id"])
    assert "19:30** by your clock" in said(panel)
    await ann.click(shown(panel), custom_id=named_buttons(shown(panel))["plan"])
    (night,) = await evening.bot.tables.nights.of_server(evening.guild.id)
    local = datetime.fromtimestamp(night.starts, ZoneInfo(zone))
    assert (local.hour, local.minute) == (19, 30)
    assert local.date() == evening.env.now().astimezone(ZoneInfo(zone)).date() + timedelta(days=3)


async def test_calls_to_discord_for_a_night_with_eight_answers_and_its_start(evening: Evening) -> None:
    since = len(evening.calls())
    night = await planned(evening, evening.people[0], when=at(evening, 1), seats=8)
    for person in evening.people[1:8]:
        await answered(evening, night, person)
        await evening.rest(30)
    await evening.rest(2 * HOUR)
    made = evening.counted(since)
    assert 8 < len(made) <= 16, made


async def test_somebody_who_is_forgotten_is_in_no_night(evening: Evening) -> None:
    ann, ben, cid, *_ = evening.people
    night = await planned(evening, ann, when=at(evening, 2), note="Bring dice")
    await answered(evening, night, ben)
    await evening.rest(15)
    for person in (ann, ben):
        asked = await person.slash(evening.channel, "me forget")
        await person.click(shown(asked), custom_id="bk:-:0:me.forget")
    await evening.rest(15)
    told = words_of(note_of(evening, night))
    assert [word for word in ("Ann", "Ben", "dice") if word in told] == []
    await answered(evening, night, cid)
    await evening.rest(2 * HOUR)
    assert (await evening.info((await tables(evening))[0])).host_id == cid.id


async def events(evening: Evening, since: int = 0) -> list[tuple[str, Any]]:
    """The calls about the server's events, and what they sent."""
    calls = [call for call in evening.calls(since) if "/scheduled-events" in call.path]
    return [(call.method, call.json) for call in calls]


async def test_a_night_stands_among_the_servers_events(evening: Evening) -> None:
    """The simulated Discord asks for *Manage Events*, where Discord asks for *Create Events*; it ignores a cover and
    would refuse one on an edit, so what is sent is looked at.
    """
    ann, *_ = evening.people
    await evening.house(night_events=True)
    night = await planned(evening, ann, when=at(evening, 2), note="Bring dice")
    await evening.rest(3)
    [(method, body)] = await events(evening)
    (event,) = evening.env.backend.get_guild(evening.guild.id).scheduled_events.values()
    assert (method, body["entity_type"], body["entity_metadata"]) == ("POST", 3, {"location": "#bar"})
    assert body["image"].startswith("data:image/png;base64,")
    assert body["name"] == "Game night: Drinko"
    starts = datetime.fromisoformat(event.scheduled_start_time)
    assert starts.timestamp() == (await evening.bot.tables.nights.night(night)).starts
    assert datetime.fromisoformat(event.scheduled_end_time or "") - starts == timedelta(hours=3)
    await ann.slash(evening.channel, "night move", night=night, when=at(evening, 5))
    await evening.rest(3)
    moved = datetime.fromisoformat(event.scheduled_start_time)
    assert moved.timestamp() == (await evening.bot.tables.nights.night(night)).starts
    assert moved - starts > timedelta(hours=2)
    assert "image" not in (await events(evening))[-1][1]
    await ann.slash(evening.channel, "night cancel", night=night)
    await evening.rest(3)
    assert not evening.env.backend.get_guild(evening.guild.id).scheduled_events


async def test_a_deleted_event_and_one_that_was_made_just_before_a_kill(evening: Evening) -> None:
    ann, *_ = evening.people
    await evening.house(night_events=True)
    night = await planned(evening, ann, when=at(evening, 2))
    await evening.rest(3)
    for number in (None, nights.MAKING):  # it was made, and the process killed before or after it had noted the number
        await evening.bot.store.write(lambda connection, number=number: nights.with_event(connection, night, number))
        if number is not None:
            with evening.env._bot_scope():
                await evening.bot.tables.nights.settle_events(evening.guild.id)
            await evening.rest(3)
    there = evening.env.backend.get_guild(evening.guild.id).scheduled_events
    assert len(there) == 1
    assert (await evening.bot.tables.nights.night(night)).event_id in there
    there.clear()
    await ann.slash(evening.channel, "night move", night=night, when=at(evening, 3))
    await evening.rest(30)
    assert not there
    assert (await evening.bot.tables.nights.night(night)).event_id == nights.NO_EVENT
    assert (await evening.bot.tables.nights.night(night)).open


async def test_a_server_that_lets_no_events_be_created_is_not_asked_again(evening: Evening) -> None:
    ann, *_ = evening.people
    await evening.house(night_events=True)
    evening.env.inject_error(
        "POST", "/guilds/*/scheduled-events", status=403, code=50013, message="Missing Permissions"
    )
    await planned(evening, ann, when=at(evening, 2))
    await evening.rest(3)
    assert not (await evening.bot.wishes.house(evening.guild.id)).night_events
    told = [(await ann.slash(evening.channel, "night list")) for _ in range(2)]
    sent = [message.content for message in evening.env.backend.messages[evening.channel.id].values() if message.content]
    assert sum("may not create events" in text for text in sent) == 1, told
    since = len(evening.calls())
    await planned(evening, ann, when=at(evening, 3))
    assert await events(evening, since) == []


async def test_a_killed_bot_shows_and_calls_once(evening: Evening) -> None:
    ann, ben, *_ = evening.people
    night = await planned(evening, ann, when=at(evening, 1))
    await answered(evening, night, ben)
    await evening.restart()
    await evening.rest(15)
    assert "Ann, Ben" in words_of(note_of(evening, night))
    for minutes in (30, 0.5, 29.5, 0.5):
        await evening.rest(minutes * 60 - 15)
        await evening.restart()
        await evening.rest(15)
    assert (len(notes(evening)), len(calls_to(evening)), len(await tables(evening))) == (1, 1, 1)
    await evening.press(ben, (await tables(evening))[0], "table.join")


@pytest.mark.parametrize("seed", [1, 2])
async def test_whatever_people_press_nobody_is_mentioned_more_often_than_said(evening: Evening, seed: int) -> None:
    """Once for each time for which a night was planned, and never in quiet hours or against their wish."""
    luck, people = random.Random(seed), evening.people[:6]
    await evening.wants(people[4], pings=False)
    await evening.wants(people[5], quiet_from=0, quiet_to=23 * 60)
    planner, times = people[0], 1
    night = await planned(evening, planner, when=at(evening, 1), seats=3)
    soon = await planned(evening, people[1], soon=True, seats=3)
    for _ in range(60):
        person, what = luck.choice(people), luck.choice(["in", "maybe", "cant"])
        await person.slash(evening.channel, "night answer", night=luck.choice([night, soon]), answer=what)
        if luck.random() < 0.05:
            moved = await planner.slash(
                evening.channel, "night move", night=night, when=at(evening, luck.uniform(0.3, 2))
            )
            times += "Moved" in said(moved)
        await evening.rest(luck.uniform(1, 300))
    await evening.rest(3 * HOUR)
    for person in people:
        called = sum(f"<@{person.id}>" in call for call in calls_to(evening))
        assert called <= (times + 1 if person not in people[4:] else 0), person.name
    assert calls_to(evening)
