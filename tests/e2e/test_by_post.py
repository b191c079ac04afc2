"""By post: what reaches people in the course of days, and what does not reach them at night."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.ui.delivery.reminders import reminded_at
from tests.e2e.conftest import Evening, Person, button_of, parts, said, texts
from tests.e2e.inn import restage, sit
from tests.e2e.test_minions import dealt
from tests.e2e.test_natural import alerts, one_asked_by_post

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture(autouse=True)
async def in_words(seldom: None, evening: Evening) -> None:
    """Days pass here. Pictures take their time, and nothing looks at them."""
    await evening.house(pictures=False)


async def until(evening: Evening, text: str) -> None:
    """Let time pass until this moment (UTC)."""
    await evening.rest(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() - evening.env.now().timestamp())


def told(evening: Evening, person: Person) -> list[str]:
    """What the person was told by direct messages besides their hand."""
    return [message.content for message in evening.dms(person) if message.content]


def paced(evening: Evening, person: Person) -> int:
    """How many direct messages somebody was sent: never more than five within five seconds."""
    sent = sorted(discord.utils.snowflake_time(int(message.id)).timestamp() for message in evening.dms(person))
    assert all(later - earlier > 5 for earlier, later in zip(sent, sent[5:], strict=False)), sent
    return len(sent)


def mentions(evening: Evening, person: Person) -> list[Any]:
    """The messages in the channel that mention the person."""
    channel = evening.env.backend.messages[evening.channel.id]
    return [message for message in channel.values() if f"<@{person.id}>" in (message.content or "")]


def reminders(evening: Evening, person: Person) -> list[str]:
    """The direct messages that remind the person of what they are asked."""
    return [text for text in told(evening, person) if text.startswith("A quarter of your time is left")]


async def to_reminder(evening: Evening, table: str, before: float = 0.0) -> None:
    """Let time pass until so many seconds before people are reminded of what they are asked."""
    _, ask = await evening.bot.tables.open_ask(table)
    assert ask is not None
    await evening.rest(reminded_at(ask) - before - evening.env.now().timestamp())


async def to_turn(evening: Evening, table: str, person: Person) -> None:
    """Play until it is the person's move."""
    for _ in range(20):
        other = await evening.to_move(table)
        assert other is not None
        if other is person:
            return
        await evening.move(other)
        await evening.rest(2)
    raise AssertionError("it is never their move")


async def test_who_sleeps_is_called_in_the_morning(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.wants(ann, quiet_from=0, quiet_to=8 * 60, zone="Etc/UTC")
    table = await evening.open(ann, ben, pace="post")
    await evening.rest(10)
    assert evening.dms(ann) == [], "it is night, so not even the hand is sent"
    if await evening.to_move(table) is ben:
        await evening.move(ben)
        await evening.rest(2)
    assert await evening.to_move(table) is ann
    await until(evening, "2026-01-01T07:59:50")
    assert (evening.dms(ann), mentions(evening, ann)) == ([], [])
    await evening.rest(20)
    assert len(evening.dms(ann)) == 1, "her hand"
    (call,) = mentions(evening, ann)
    assert call.content.startswith(f"<@{ann.id}>, it's your move at table {table}")
    await evening.move(ann)
    await evening.rest(5)
    assert mentions(evening, ann) == []


async def test_a_hand_is_edited_at_night_and_posted_anew_in_the_morning(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, pace="post")
    await evening.rest(10)
    await evening.wants(ann, quiet_from=2 * 60, quiet_to=9 * 60, zone="Etc/UTC")
    (hand,) = evening.dms(ann)
    await until(evening, "2026-01-01T03:00:00")
    await to_turn(evening, table, ben)
    await evening.move(ben)
    await evening.rest(10)
    (same,) = evening.dms(ann)
    assert same.id == hand.id
    edits = [call for call in evening.calls() if call.method == "PATCH" and call.path.endswith(str(hand.id))]
    assert edits, "it is up to date all the same"
    await until(evening, "2026-01-01T09:00:05")
    (anew,) = evening.dms(ann)
    assert anew.id != hand.id
    assert texts(anew.components)


async def test_there_is_one_reminder_a_turn_when_a_quarter_of_the_time_is_left(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, pace="post")
    await to_turn(evening, table, ann)
    opened = evening.env.now().timestamp()
    await evening.rest(HOUR + 10)
    (call,) = mentions(evening, ann)
    await evening.rest(opened + 0.75 * DAY - 5 - evening.env.now().timestamp())
    assert mentions(evening, ann) == [call]
    await evening.rest(10)
    (last,) = mentions(evening, ann)
    assert last.content.startswith(f"<@{ann.id}>, a quarter of your time is left")
    await evening.restart()
    await evening.rest(2 * HOUR)
    assert mentions(evening, ann) == [last]
    await evening.move(ann)
    await evening.rest(5)
    assert mentions(evening, ann) == []


async def test_a_call_has_the_hand_below_it_at_every_pace(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, pace="normal")
    person = await evening.to_move(table)
    assert person is not None
    await evening.rest(25)
    (call,) = mentions(evening, person)
    answer = await person.click(evening.message(call), custom_id=button_of(call, "panel.hand")["custom_id"])
    assert f"table {table}" in said(answer)


async def test_new_tables_of_the_inn_by_post_have_quick_windows_unless_the_host_says_otherwise(
    evening: Evening,
) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False, game="inn", pace="post")
    assert (await evening.info(table)).options["windows"] == "quick"
    options = evening.bot.tables.options
    changed = await options.set_options(table, ann.id, pace="normal")
    assert changed.options["windows"] == "natural"
    changed = await options.set_options(table, ann.id, {"windows": "sealed"}, pace="post")
    assert changed.options["windows"] == "sealed"
    changed = await options.set_options(table, ann.id, {"windows": "natural"})
    assert changed.options["windows"] == "natural", "the host has said so"
    changed = await options.change_game(table, ann.id, "drinko")
    changed = await options.change_game(table, ann.id, "inn")
    assert changed.options["windows"] == "quick"


async def test_one_press_passes_until_ones_own_turn(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await sit(evening, ann, ben, pace="post", characters=["daareka", "deirdre"], starter=0)
    await restage(evening, table, dealt([["daareka.so-loudly"], ["deirdre.protects"]]))
    await ann.slash(evening.channel, "inn discard")
    await evening.rest()
    await ann.slash(evening.channel, "inn play", card="daareka.so-loudly", target="Ben")
    await evening.rest()

    hand = next(message for message in evening.dms(ben) if not message.content)
    until_turn, once = (button_of(hand, verb) for verb in ("inn.until", "inn.pass"))
    assert (until_turn["label"], once["label"]) == ("Pass until my turn", "Pass")
    await ben.user.click(evening.message(hand), custom_id=until_turn["custom_id"])
    await evening.rest()

    options = await evening.bot.tables.seat_options(table, ben.id)
    view = (await evening.bot.tables.private_table(table, ben.id)).view
    assert options.seat_ask is None
    assert view["seats"][1]["orders"] == ["turn"]


async def test_who_played_by_post_is_told_once_that_the_game_is_over(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    evening.close_dms(cid)
    table = await evening.open(ann, ben, cid, pace="post")
    hour = evening.env.now().hour
    await evening.wants(ben, quiet_from=(hour * 60 - 60) % 1440, quiet_to=(hour + 20) % 24 * 60, zone="Etc/UTC")
    await evening.close(table)
    await evening.rest(5)
    news = f"Table {table} (Drinko) in <#{evening.channel.id}> was closed before its end."
    assert told(evening, ann) == [news]
    assert told(evening, ben) == []
    await evening.restart()
    await evening.rest(60)
    answer = await cid.slash(evening.channel, "me tables")
    assert news in [message.content for message in answer.followups]
    again = await cid.slash(evening.channel, "me tables")
    assert news not in [message.content for message in again.followups]
    await evening.rest(21 * HOUR)
    await evening.restart()
    await evening.rest(60)
    assert [told(evening, person) for person in (ann, ben, cid)] == [[news], [news], []]


async def test_people_are_told_once_that_the_channel_is_gone(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    snug = evening.guild.create_text_channel("snug")
    table = await evening.open(ann, ben, channel=snug)
    with evening.env._bot_scope():
        await evening.bot.delivery.boards.stop(table, "channel-gone")
    await evening.rest(5)
    for person in (ann, ben):
        (news,) = told(evening, person)
        assert news.startswith(f"The channel of table {table} (Drinko) on The Tavern is gone")
    await evening.restart()
    await evening.rest(60)
    assert [len(told(evening, person)) for person in (ann, ben)] == [1, 1]


async def test_ones_tables_are_listed_and_open_from_there(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    none = await ann.slash(evening.channel, "me tables")
    assert said(none) == "You're not sitting at any table. /table open opens one."
    far = evening.guild.create_text_channel("snug")
    first = await evening.open(ann, ben, pace="post")
    second = await evening.open(cid, ann, pace="post", channel=far)
    lobby = await evening.open(ann, start=False)
    await to_turn(evening, first, ben)
    await to_turn(evening, second, ann)
    answer = await ann.slash(evening.channel, "me tables")
    lines = said(answer).splitlines()
    assert [line[2:6] for line in lines if line[6:8] == "**"] == [second, first, lobby]
    assert lines[2].startswith("**Waits for you** · ends <t:")
    assert "-# waits for others" in lines
    assert "-# waits for players" in lines
    assert answer.response is not None
    opened = [part["custom_id"] for part in parts(answer.response.components) if part["type"] == 2]
    assert opened == [f"bk:{second}:0:panel.hand", f"bk:{first}:0:panel.hand"]
    hand = await ann.click(answer.response.message, custom_id=opened[0])
    assert f"table {second}" in said(hand)
    private = await ann.user.slash("table status")
    assert said(private) == said(answer)


async def test_a_digest_lists_the_tables_that_wait_and_replaces_the_calls(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.wants(ann, digest=(8 * 60, 20 * 60), zone="Etc/UTC")
    await evening.bot.delivery.digests.begin()
    far = evening.guild.create_text_channel("snug")
    first = await evening.open(ann, ben, pace="post")
    second = await evening.open(ben, ann, pace="post", channel=far)
    for table in (first, second):
        while await evening.to_move(table) is ben:
            await evening.use(
                ben.user, [dm for dm in evening.dms(ben) if f"table {table}" in "".join(texts(dm.components))][-1]
            )
            await evening.rest(5)
    await until(evening, "2026-01-01T07:59:50")
    assert evening.dms(ann) == []
    assert mentions(evening, ann) == []
    await evening.restart()
    await evening.rest(20)
    (digest,) = evening.dms(ann)
    opened = [part["custom_id"] for part in parts(digest.components) if part["type"] == 2]
    assert opened == [f"bk:{first}:0:panel.hand", f"bk:{second}:0:panel.hand"]
    assert texts(digest.components)[0] == "### These tables wait for you"
    hand = (await ann.user.click(evening.message(digest), custom_id=opened[0])).response
    await evening.use(ann.user, hand)
    await evening.rest(2)
    (following,) = [part for part in parts(hand.components) if part.get("custom_id", "").endswith("me.next")]
    other = (await ann.user.click(evening.message(hand), custom_id=following["custom_id"])).response
    assert f"table {second}" in "".join(texts(other.components))
    await evening.use(ann.user, other)
    await evening.rest(2)


async def test_a_digest_that_cannot_be_sent_is_turned_off_and_mentions_are_on_again(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    panel = (await ann.slash(evening.channel, "me settings")).response
    assert panel is not None
    form = await ann.click(panel.message, custom_id=button_of(panel, "me.digest")["custom_id"])
    assert form.modal is not None
    names = [component["component"]["custom_id"] for component in form.modal["components"]]
    await ann.submit_modal(form, dict(zip(names, ("8:00", "", "London"), strict=True)))
    settings = await evening.bot.wishes.person(ann.id)
    assert (settings.digest, settings.zone) == ((480,), "Europe/London")
    await evening.wants(ann, pings=False)
    table = await evening.open(ann, ben, pace="post")
    await to_turn(evening, table, ann)
    evening.close_dms(ann)
    await until(evening, "2026-01-01T08:00:10")
    settings = await evening.bot.wishes.person(ann.id)
    assert (settings.digest, settings.pings) == ((), True)
    answer = await ann.slash(evening.channel, "me tables")
    assert any("your digest is off" in message.content for message in answer.followups)


async def test_who_sleeps_when_a_vote_is_called_is_called_to_it_in_the_morning(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid, pace="post")
    await evening.wants(ben, quiet_from=23 * 60, quiet_to=8 * 60, zone="Etc/UTC")
    await evening.bot.tables.read_habits(ben.id)
    with evening.env._bot_scope():
        called = await evening.bot.tables.leaving.close(table, ann.id)
    assert called.motion is not None
    await evening.rest(5)
    assert mentions(evening, ben) == []
    await evening.restart()
    await until(evening, "2026-01-01T08:00:10")
    (call,) = [call.content for call in mentions(evening, ben) if "Please vote" in call.content]
    assert f"wants to close table {table}" in call
    assert called.motion.until >= datetime.fromisoformat("2026-01-01T20:00").replace(tzinfo=UTC).timestamp()


async def test_being_away_is_shown_at_the_table_and_ends_by_one_press(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, pace="post")
    panel = (await ann.slash(evening.channel, "me settings")).response
    assert panel is not None
    menu = next(part for part in parts(panel.components) if part.get("custom_id", "").endswith("me.away"))
    assert [option["value"] for option in menu["options"]] == [str(days) for days in range(1, 15)]
    await ann.select(panel.message, ["3"], custom_id=menu["custom_id"])
    await evening.rest(5)
    assert "is away until <t:" in evening.shown(table)
    panel = (await ann.slash(evening.channel, "me settings")).response
    assert panel is not None
    await ann.click(panel.message, custom_id=button_of(panel, "me.back")["custom_id"])
    await evening.rest(5)
    assert "is away until" not in evening.shown(table)


@pytest.mark.parametrize("sits", [True, False])
async def test_a_lobby_shows_who_is_away(evening: Evening, sits: bool) -> None:
    ann, ben = evening.people[:2]
    if not sits:
        await away(evening, ben, 3)
    table = await evening.open(ann, ben, start=False, pace="post")
    if sits:
        await away(evening, ben, 3)
    await evening.rest(5)
    assert "**Ben** is away until <t:" in evening.shown(table)
    with evening.env._bot_scope():
        await evening.bot.tables.aways.come_back(ben.id)
    await evening.rest(5)
    assert "is away until" not in evening.shown(table)


async def test_who_comes_back_while_the_bot_is_down_is_not_away_after_its_start(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, pace="post")
    await away(evening, ben, 1)
    await evening.rest(5)
    assert "**Ben** is away until <t:" in evening.shown(table)
    evening.env.backend.advance_clock(DAY + 5 * HOUR)
    await evening.restart()
    await evening.rest(10)
    assert "is away until" not in evening.shown(table)
    more = (await evening.press(ann, table, "table.more")).response
    assert more is not None
    assert not [part for part in parts(more.components) if "table.replace" in part.get("custom_id", "")]


async def test_the_others_ask_for_a_patron_behind_more(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid, pace="post")
    await away(evening, ben, 14)
    await evening.rest(3 * DAY + HOUR)
    more = (await evening.press(ann, table, "table.more")).response
    assert more is not None
    sure = (await ann.click(more.message, custom_id=button_of(more, "table.replace")["custom_id"])).response
    assert sure is not None
    assert "Ask the others to let a patron play for Ben" in " ".join(texts(sure.components))
    assert not (await evening.bot.tables.info(table)).seats[1].minded, "the first button only asks"
    await ann.click(sure.message, custom_id=button_of(sure, "table.sure-replace")["custom_id"])
    await evening.rest(5)
    assert "wants a patron to play for **Ben**" in evening.shown(table)
    assert any("wants a patron to play for" in call.content for call in mentions(evening, cid))
    with evening.env._bot_scope():
        await evening.bot.tables.leaving.vote(table, cid.id, yes=True)
    await evening.rest(5)
    assert (await evening.bot.tables.info(table)).seats[1].minded
    assert "is away until" not in evening.shown(table)


async def away(evening: Evening, person: Person, days: int) -> None:
    with evening.env._bot_scope():
        await evening.bot.tables.aways.go(person.id, days)


async def test_hands_that_come_at_once_in_the_morning_keep_to_the_pace_of_direct_messages(evening: Evening) -> None:
    ann, *others = evening.people[:8]
    await evening.wants(ann, quiet_from=0, quiet_to=8 * 60, zone="Etc/UTC")
    for number, host in enumerate(others):
        await evening.open(host, ann, pace="post", channel=evening.guild.create_text_channel(f"cellar-{number}"))
    assert evening.dms(ann) == []
    await until(evening, "2026-01-01T08:01:00")
    assert paced(evening, ann) == len(others)


async def test_news_that_comes_at_once_in_the_morning_keeps_to_the_pace_of_direct_messages(evening: Evening) -> None:
    ann, *others = evening.people[:8]
    await evening.wants(ann, quiet_from=0, quiet_to=8 * 60, zone="Etc/UTC")
    for number, host in enumerate(others):
        cellar = evening.guild.create_text_channel(f"cellar-{number}")
        table = await evening.open(host, ann, pace="post", channel=cellar)
        with evening.env._bot_scope():
            await evening.bot.delivery.boards.stop(table, "channel-gone")
    await evening.rest(60)
    assert evening.dms(ann) == []
    await until(evening, "2026-01-01T08:01:00")
    assert paced(evening, ann) == len(others)


@pytest.mark.parametrize("dies", [False, True])
async def test_a_reminder_that_waits_for_other_direct_messages_is_sent_once_also_after_a_kill(
    evening: Evening, dies: bool
) -> None:
    table, person = await one_asked_by_post(evening)
    assert len(alerts(evening, person)) == 1
    await to_reminder(evening, table, before=1)
    delivery = evening.bot.delivery
    direct, office = delivery.hands.panel(table, person.id).post, delivery.office
    assert direct is not None
    assert office is not None
    await evening.rest(0.5)
    office.pacer.sent(direct.channel_id)  # as for a hand of another table
    await evening.rest(0.7)
    assert reminders(evening, person) == []
    if dies:
        await evening.restart()
        await to_reminder(evening, table)  # it is later, as the clocks stood still
    await evening.rest(5)
    assert len(reminders(evening, person)) == 1
    await evening.rest(60)
    assert (len(reminders(evening, person)), alerts(evening, person)) == (1, [])
