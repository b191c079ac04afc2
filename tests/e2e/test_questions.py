"""The question of the day on a simulated Discord: asked, answered, told of, stopped, and done once after kills."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games.inn.patrons.questions import the_bank
from bot.store import questions
from bot.tables.clocks import all_tables
from bot.ui.delivery.questions import due_on
from tests.e2e.conftest import Evening, button_of, menu_of, parts, said, texts

DAY, HOUR = 86_400.0, 3600.0


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """A server with four people; what a live bot does every few seconds is done seldom, because days pass here."""
    monkeypatch.setattr(all_tables, "HEARTBEAT", 6 * HOUR)
    monkeypatch.setattr(all_tables, "WATCH", 6 * HOUR)
    night = Evening(tmp_path / "barkeep.db", seed=1)
    await night.begin(4)
    try:
        yield night
    finally:
        await night.end()


def posts(evening: Evening) -> list[Any]:
    """What everybody in the channel sees, the oldest first."""
    messages = evening.env.backend.messages[evening.channel.id].values()
    return [message for message in messages if not message.is_ephemeral]


async def switched_on(evening: Evening) -> None:
    """Questions in the channel from the next day on."""
    await evening.house(pictures=False, question_id=evening.channel.id)
    with evening.env._bot_scope():  # pyright: ignore[reportPrivateUsage] (its timers are the bot's)
        await evening.bot.delivery.questions.changed(evening.guild.id)


async def next_day(evening: Evening) -> None:
    """A little after the next question is due."""
    now = evening.env.now().timestamp()
    due = due_on(evening.env.now().date().isoformat(), 17)
    await evening.env.advance_time((due if due > now else due + DAY) - now + 5)


async def test_a_question_is_asked_answered_and_told_of(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    await switched_on(evening)
    before = len(posts(evening))
    await next_day(evening)
    (post,) = posts(evening)[before:]
    menu = menu_of(post, "question.pick")
    first, second = [option["value"] for option in menu["options"][:2]]
    labels = {option["value"]: option["label"] for option in menu["options"]}
    for person, pick in ((ann, second), (ann, first), (ben, second)):
        answer = await person.select(evening.message(post), [pick], custom_id=menu["custom_id"])
        assert said(answer).startswith(f"You'd play: {labels[pick]}")
    day, since = evening.env.now().date().isoformat(), len(evening.calls())
    await next_day(evening)
    assert sorted(how for how, _ in evening.counted(since)) == ["PATCH", "POST"], "two calls to Discord a day"
    new = posts(evening)[before + 1 :]
    assert len(new) == 1, "one post a day"
    told = "\n".join(texts(new[0].components))
    assert f"1 × {labels[first]}" in told
    assert f"1 × {labels[second]}" in told
    assert not any(name in told for name in ("Ann", "Ben", "Cid"))
    closed = posts(evening)[before]
    assert not [part for part in parts(closed.components) if part["type"] == 3], "nobody can answer any more"
    guild, now = evening.guild.id, evening.env.now().timestamp()
    late = await evening.bot.store.write(lambda c: questions.answer(c, guild, day, cid.id, first, now))
    assert not late

    why = await ann.click(evening.message(new[0]), custom_id=button_of(new[0], "question.why")["custom_id"])
    assert "The house would play" in said(why)
    assert "(yours)" in said(why)
    show = button_of(closed, "question.show")["custom_id"]
    await ann.click(evening.message(closed), custom_id=show)
    assert f"-# Ann: {labels[first]}" in texts(posts(evening)[before].components)[-1]
    refused = await cid.click(evening.message(closed), custom_id=show)
    assert said(refused) == "You haven't answered that question."
    settings = await evening.bot.wishes.person(ben.id)
    await evening.bot.wishes.save_person(replace(settings, hidden=True))
    assert "You're hidden" in said(await ben.click(evening.message(closed), custom_id=show))

    earlier = await cid.slash(evening.channel, "question", day=day)
    tried = menu_of(earlier.response, "question.try")
    answer = await cid.select(evening.message(earlier.response), [first], custom_id=tried["custom_id"])
    assert "The house would play" in said(answer)


async def test_three_without_an_answer_are_the_last(evening: Evening) -> None:
    await switched_on(evening)
    before = len(posts(evening))
    for _ in range(6):
        await next_day(evening)
    assert len(posts(evening)) - before == 3
    house = await evening.bot.wishes.house(evening.guild.id)
    assert not house.asks
    assert {part["type"] for part in parts(posts(evening)[-1].components)} & {3} == set(), "the last is closed, too"


@pytest.mark.parametrize("seconds", [-30.0, 3.0])
async def test_a_kill_round_its_time_asks_once(evening: Evening, seconds: float) -> None:
    await switched_on(evening)
    before = len(posts(evening))
    now = evening.env.now().timestamp()
    due = due_on(evening.env.now().date().isoformat(), 17)
    await evening.env.advance_time((due if due > now else due + DAY) - now + seconds)
    await evening.restart()
    await evening.env.advance_time(60)
    assert len(posts(evening)) - before == 1
    await next_day(evening)
    assert len(posts(evening)) - before == 2


async def test_all_of_the_bank_can_be_asked(evening: Evening) -> None:
    book = evening.bot.delivery.questions.book
    assert book is not None
    bank = the_bank()
    assert len(bank.questions) == 300
    assert 3 * sum(question.surprising for question in bank.questions) >= 300
    for question in bank.questions:
        asked = book.asked(evening.bot.words, question.id)
        if asked is not None:
            assert len({pick.label for pick in asked.picks}) == len(asked.picks), "no two are called the same"
            assert asked.best == asked.picks[0].pick
            assert all(len(pick.pick) <= 100 for pick in asked.picks)
    day = await evening.bot.store.read(lambda connection: questions.of_server(connection, evening.guild.id))
    assert day == []
