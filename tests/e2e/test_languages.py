"""Who is spoken to in which language: people as they wish, tables as their servers and hosts wish."""

from __future__ import annotations

import re
from typing import Any

from bot.store import people
from tests.components import parts
from tests.e2e.conftest import Evening, Person, button_of, menu_of, said, texts
from tests.e2e.test_reports import content

GERMAN = re.compile(r"\b(Karten?|Zug|Tisch|Du|ist)\b")


def written(shown: Any) -> str:
    return "\n".join(texts(shown.components))


def everything(evening: Evening) -> str:
    """What all messages of the channel say."""
    return str([message.components for message in evening.env.backend.messages[evening.channel.id].values()])


async def settings_of(evening: Evening, person: Person, command: str) -> Any:
    shown = (await person.slash(evening.channel, command)).response
    assert shown is not None
    return shown


async def test_everybody_chooses_for_themselves(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    panel = await settings_of(evening, ann, "me settings")
    assert "Language: **that of your Discord**" in written(panel)
    await ann.select(panel.message, ["de"], custom_id=menu_of(panel, "me.language")["custom_id"])
    assert "Sprache: **Deutsch**" in written(panel)
    assert await evening.bot.store.read(lambda c: people.load(c, ann.id)) == people.PersonSettings(
        ann.id, language="de"
    )
    refused = [said(await person.slash(evening.channel, "table start")) for person in (ann, ben)]
    assert refused[1] == evening.bot.words.say("refused.no-table-here")
    assert refused[0] != refused[1]


async def test_two_languages_at_one_table_cost_no_call_more(evening: Evening) -> None:
    """The hands are in the languages of their people, the table's message in its own."""
    counted: list[int] = []
    for wanted in ("", "", "de"):  # the first game also opens what the others find open
        evening.reseed(7)
        await evening.wants(evening.people[0], language=wanted)
        table = await evening.open(*evening.people[:2])
        since = len(evening.calls())
        await evening.rest()
        for _ in range(4):
            person = await evening.to_move(table)
            assert person is not None
            await evening.move(person)
            await evening.rest()
        counted.append(len(evening.calls(since)))
        hands = [written(evening.panel(person)) for person in evening.people[:2]]
        assert bool(GERMAN.search(hands[0])) == (wanted == "de"), hands[0]
        assert not GERMAN.search(hands[1])
        assert not GERMAN.search(evening.shown(table))
        await evening.close(table)
    assert counted[1] == counted[2]


async def test_watching_and_learning_cost_the_same_in_any_language(evening: Evening) -> None:
    """As many calls after each step, so that the number of calls tells nobody who reads what."""
    ann, ben, cid = evening.people[:3]
    counted: list[list[int]] = []
    shown: list[str] = []
    for wanted in ("", "", "de"):  # the first time also opens what the others find open
        evening.reseed(7)
        await evening.wants(cid, language=wanted)
        table, calls = await evening.open(ann, ben), list[int]()
        since = len(evening.calls())
        watched = await evening.press(cid, table, "table.watch")
        shown.append(written(watched.response))
        for _ in range(3):
            person = await evening.to_move(table)
            assert person is not None
            await evening.move(person)
            await evening.rest()
            calls.append(len(evening.calls(since)))
        opened = await cid.slash(evening.channel, "learn")
        assert opened.response is not None
        games = [str(part.get("custom_id")) for part in parts(opened.response.components)]
        drinko = next(name for name in games if name.endswith(":drinko"))
        lesson = await cid.click(opened.response, custom_id=drinko)
        assert lesson.response is not None
        await evening.rest(10)
        calls.append(len(evening.calls(since)))
        await cid.click(lesson.response, custom_id=button_of(lesson.response, "lesson.stop")["custom_id"])
        await evening.rest()
        counted.append([*calls, len(evening.calls(since))])
        await evening.close(table)
    assert counted[1] == counted[2]
    assert shown[1] != shown[2]


async def test_a_server_and_a_host_choose_for_a_table(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2], start=False)
    assert "Start the game" in everything(evening)
    await evening.pick(evening.people[0], table, "table.language", "de")
    assert (await evening.info(table)).language == "de"
    assert "Start the game" not in everything(evening)
    await evening.house(language="de")
    following = await evening.bot.tables.info(table)
    assert await evening.bot.tongues.at(following._replace(language="")) == "de"
    assert await evening.bot.tongues.at(following._replace(language="en")) == "en"


async def test_a_locale_alone_chooses_no_language_that_nobody_has_checked(evening: Evening) -> None:
    tongues = evening.bot.tongues
    assert {found.code for found in tongues.offered("drinko")} >= {"en", "de", "pl"}
    assert "pl" not in {found.code for found in tongues.offered("inn")}
    assert tongues.serving("pl") == ""
    assert tongues.serving("pl", checked=False) == "pl"
    assert await tongues.to(evening.people[0].id, evening.guild.id) == "en"


async def test_who_cannot_be_looked_up_is_answered_all_the_same(evening: Evening) -> None:
    cid = evening.people[2]
    await evening.bot.store.write(lambda c: c.execute("ALTER TABLE people RENAME TO away"))
    try:
        assert said(await cid.slash(evening.channel, "table status"))
    finally:
        await evening.bot.store.write(lambda c: c.execute("ALTER TABLE away RENAME TO people"))


async def test_the_log_of_a_table_is_told_in_the_language_of_whoever_gets_it(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.wants(ann, language="de")
    table = await evening.open(ann, ben)
    for person in (ann, ben):
        await person.slash(evening.channel, "table report", text="Something is wrong", table=table)
    await evening.bot.tables.leaving.close(table, force=True)
    await evening.rest(60)
    for person, told, seated in (
        (ann, f"Das Protokoll von Tisch {table}, wie versprochen", "Am Tisch: "),
        (ben, f"The log of table {table}, as promised", "At the table: "),
    ):
        (sent,) = [message for message in evening.dms(person) if message.content.startswith(told)]
        log = content(evening, sent.attachments[0])
        assert seated in log
        assert bool(GERMAN.search(log)) == (person is ann)
