"""*Call me here*, the host's *Call*, and the message that calls people."""

from __future__ import annotations

import itertools
import random
from typing import Any, cast

import pytest

from tests.e2e.conftest import Evening, Person, menu_of, said, texts
from tests.e2e.test_nights import named_buttons, press, words_of

WAITS, STANDS = 120, 15 * 60


def calls(evening: Evening) -> list[Any]:
    """The messages of the channel that call people to a chair."""
    found = evening.env.backend.messages[evening.channel.id].values()
    return [message for message in found if message.content and "a chair is free" in message.content]


def hints(evening: Evening, person: Person) -> list[Any]:
    """What the person was told of free chairs."""
    return [message for message in evening.dms(person) if "has a free chair" in "\n".join(texts(message.components))]


async def want(evening: Evening, *people: Person) -> None:
    """Let them be called here to every game."""
    for person in people:
        answer = await person.slash(evening.channel, "call")
        await press(evening, person, answer.response, "here")


async def test_a_host_is_told_and_calls_those_who_asked(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await evening.open(ann, start=False)
    joined = await evening.press(ben, table, "table.join")
    shown = await press(evening, ben, joined.response, "here")
    assert f"<#{evening.channel.id}>: Drinko, at any time" in said(shown)
    assert "call.here" not in str((await evening.press(ben, table, "table.join")).response.components), "he is now"
    await want(evening, cid, dot)
    await evening.rest(WAITS - 20)
    assert hints(evening, ann) == []
    await evening.rest(20)
    (hint,) = hints(evening, ann)
    answer = await press(evening, cast("Person", ann.user), hint, "out")
    await evening.rest(2)
    assert texts(answer.response.components) == ["2 people are being called."]
    (call,) = calls(evening)
    assert call.content.startswith(f"<@{cid.id}> and <@{dot.id}>: a chair is free at table {table}"), "Ben sits there"
    assert sorted(call.ping_user_ids) == sorted([cid.id, dot.id])
    await press(evening, cid, call, "join")
    assert len((await evening.info(table)).seats) == 3
    stopped = await press(evening, dot, call, "enough")
    assert "I won't call you here any more" in said(stopped)
    assert "aren't called here anyway" in said(await press(evening, ann, call, "enough"))
    again = await ann.slash(evening.channel, "table call", table=table)
    assert said(again) == "People have been called to this table already. One call is all a lobby gets."
    await evening.press(ann, table, "table.start")
    await evening.rest(2)
    assert calls(evening) == [], "it is deleted when the game starts"


async def test_the_set_up_has_it_and_the_limits_are_told(seldom: None, evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, start=False)
    refused = await evening.press(ann, table, "call.out", arg="setup")
    assert said(refused) == "Nobody who wants to be called here can be called right now."
    await want(evening, cid)
    assert "Only the host" in said(await ben.slash(evening.channel, "table call", table=table))
    since = len(evening.calls())
    called = await evening.press(ann, table, "call.out", arg="setup")
    assert "1 person is being called." in said(called)
    await evening.rest(2)
    assert len(calls(evening)) == 1
    made = evening.counted(since)
    other = await evening.open(ben, start=False)
    assert "You can call again in" in said(await ben.slash(evening.channel, "table call", table=other))
    since = len(evening.calls())
    await evening.rest(STANDS)
    assert [how for how, _ in made + evening.counted(since)] == ["POST", "DELETE"], "two calls to Discord"
    assert calls(evening) == [], "it stands for a quarter of an hour"
    assert "Nobody who wants" in said(await ben.slash(evening.channel, "table call", table=other)), (
        "once in three hours"
    )
    await evening.rest(3 * 3600)
    later = await evening.open(ben, start=False)
    assert "1 person" in said(await ben.slash(evening.channel, "table call", table=later))


async def test_a_host_in_the_channel_is_told_there_and_can_stop_that(evening: Evening) -> None:
    ann, cid = evening.people[0], evening.people[2]
    await evening.house(hands="channel", pictures=False)
    await want(evening, cid)
    await evening.open(ann, start=False)
    await evening.rest(WAITS + 2)
    assert evening.dms(ann) == []
    found = list(evening.env.backend.messages[evening.channel.id].values())[-1]
    assert found.is_ephemeral
    assert "has a free chair" in words_of(found)
    assert set(named_buttons(found)) == {"out", "no-hints"}
    await press(evening, ann, found, "no-hints")
    await evening.open(ann, start=False)
    before = len(evening.env.backend.messages[evening.channel.id])
    await evening.rest(WAITS + 2)
    assert len(evening.env.backend.messages[evening.channel.id]) == before
    settings = await ann.slash(evening.channel, "me settings")
    assert "Told of free chairs at your lobbies: no" in said(settings)


async def test_where_nobody_could_be_called_no_host_is_told(evening: Evening) -> None:
    ann, cid = evening.people[0], evening.people[2]
    await want(evening, ann, cid)
    table = await evening.open(ann, cid, start=False)
    await evening.rest(WAITS + 2)
    assert hints(evening, ann) == [], "Cid sits there"
    await evening.press(cid, table, "table.leave")
    assert hints(evening, ann) == []


async def test_games_and_hours(evening: Evening) -> None:
    ann, cid = evening.people[0], evening.people[2]
    await want(evening, cid)
    panel = (await cid.slash(evening.channel, "call")).response
    menu = menu_of(panel)
    changed = await cid.select(evening.message(panel), ["inn"], custom_id=menu["custom_id"])
    assert "The Red Dragon Inn, at any time" in said(changed)
    table = await evening.open(ann, start=False)
    assert "Nobody who wants" in said(await ann.slash(evening.channel, "table call", table=table))
    assert evening.env.now().hour < 12
    for times, called in (("18:00", False), ("00:00", True)):
        form = await press(evening, cid, panel, "hours")
        assert form.modal is not None
        fields = [component["component"]["custom_id"] for component in form.modal["components"]]
        sent = await cid.submit_modal(form, dict(zip(fields, (times, "23:30", "London"), strict=True)))
        assert f"The Red Dragon Inn, {times} to 23:30" in said(sent)
        inn = await evening.open(ann, start=False, game="inn")
        answer = said(await ann.slash(evening.channel, "table call", table=inn))
        assert answer.startswith("1 person" if called else "Nobody")


async def test_a_kill_doubles_no_call_and_leaves_none_behind(evening: Evening) -> None:
    ann, cid = evening.people[0], evening.people[2]
    await want(evening, cid)
    table = await evening.open(ann, start=False)
    since = len(evening.calls())
    await ann.slash(evening.channel, "table call", table=table)
    await evening.restart()
    await evening.rest(2)
    assert len(calls(evening)) == 1
    for sql in ("UPDATE lobby_calls SET message_id = 0", "UPDATE jobs SET state = 'begun' WHERE kind = 'chair-call'"):
        await evening.bot.store.write(lambda connection, sql=sql: connection.execute(sql).rowcount)
    await evening.restart()  # it was killed before it had noted the message: Discord gives the same one again
    await evening.rest(2)
    sent = [call.json for call in evening.calls(since) if "a chair is free" in str(call.json)]
    assert len(sent) == 2
    assert {(body["nonce"], body["enforce_nonce"]) for body in sent} == {(sent[0]["nonce"], True)}
    await evening.restart()
    await evening.rest(STANDS)
    assert len(calls(evening)) == 1, "which the simulated Discord does not do, so one of the two stays there"


async def test_a_call_goes_also_if_the_bot_was_down_at_its_time(evening: Evening) -> None:
    ann, cid = evening.people[0], evening.people[2]
    await want(evening, cid)
    table = await evening.open(ann, start=False)
    await ann.slash(evening.channel, "table call", table=table)
    await evening.rest(2)
    await evening.bot.store.write(
        lambda connection: connection.execute("DELETE FROM jobs WHERE kind = 'chair-end'").rowcount
    )  # as after a downtime of more than two hours
    await evening.rest(STANDS)
    assert len(calls(evening)) == 1
    await evening.restart()
    await evening.rest(2)
    assert calls(evening) == []


@pytest.mark.parametrize("seed", [1, 2])
async def test_whatever_people_press_nobody_is_called_more_often_than_said(
    seldom: None, evening: Evening, seed: int
) -> None:
    luck, people = random.Random(seed), evening.people[:6]
    await evening.house(pictures=False)
    await evening.wants(people[4], pings=False)
    await evening.wants(people[5], quiet_from=0, quiet_to=23 * 60)
    wanted, made = set[int](), list[tuple[float, str, list[int], set[int]]]()
    table, host = "", people[0]
    await want(evening, *people[4:])
    since = len(evening.calls())
    for _ in range(150):
        person = luck.choice(people)
        match luck.choice(["want", "want", "stop", "open", "open", "call", "call", "call", "join", "start", "wait"]):
            case "want":
                answer = (await person.slash(evening.channel, "call")).response
                if "here" in named_buttons(answer):
                    await press(evening, person, answer, "here")
                wanted.add(person.id)
            case "stop":
                answer = (await person.slash(evening.channel, "call")).response
                if "stop" in named_buttons(answer):
                    await press(evening, person, answer, "stop")
                wanted.discard(person.id)
            case "open":
                code = await opened(evening, person)
                table, host = (code, person) if code else (table, host)
            case "wait":
                await evening.rest(luck.choice([60, 650, 4000, 11_000]))
            case what:
                person = host if luck.random() < 0.8 and what != "join" else person
                await person.slash(evening.channel, f"table {what}", **({"table": table} if table else {}))
        for call in evening.calls(since):
            if call.method == "POST" and "a chair is free" in str(call.json) and call.path.startswith("/channels"):
                users = [int(user) for user in call.json["allowed_mentions"]["users"]]
                made.append((evening.env.now().timestamp(), call.json["content"].rpartition("table ")[2], users,
                             set(wanted)))  # fmt: skip
        since = len(evening.calls())
    assert made, "something was called"
    assert len({table for _, table, _, _ in made}) == len(made), "one call a lobby"
    for (before, *_), (after, *_) in itertools.pairwise(made):
        assert after - before >= 600 - 60, "one in ten minutes a channel"
    last: dict[int, float] = {}
    for moment, _, users, then in made:
        assert len(users) <= 10
        assert set(users) <= then - {people[4].id, people[5].id}
        for user in users:
            assert moment - last.get(user, -1e9) >= 3 * 3600 - 60
            last[user] = moment


async def opened(evening: Evening, person: Person) -> str:
    """A new lobby, unless the person has too many."""
    before = {info.id for info in await evening.bot.tables.in_channel(evening.channel.id)}
    await person.slash(evening.channel, "table open", game="drinko")
    found = [info.id for info in await evening.bot.tables.in_channel(evening.channel.id) if info.id not in before]
    return found[0] if found else ""


async def test_the_recap_offers_it(evening: Evening) -> None:
    ann = evening.people[0]
    await evening.house(pictures=False)
    table = await evening.open(*evening.people[:2])
    while (person := await evening.to_move(table)) is not None:
        await evening.move(person)
        await evening.rest(1)
    await evening.rest(2)
    more = await ann.click(evening.message(evening.board(table)), custom_id=f"bk:{table}:0:table.after")
    shown = await press(evening, ann, more.response, "here")
    assert "Drinko, at any time" in said(shown)
