"""Who is spoken to in which language: people as they wish, tables as their servers and hosts wish."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeAlias

import pytest

from bot.store import people
from tests.components import parts
from tests.e2e.conftest import Evening, Person, button_of, menu_of, said, texts
from tests.e2e.inn import sit
from tests.e2e.test_reports import content

GERMAN = re.compile(r"\b(Karten?|Zug|Tisch|Du|ist|und|der|das|nicht|eine?|Alkohol)\b")


def written(shown: Any) -> str:
    """What a message says, and what the descriptions of its pictures say."""
    galleries = [part for part in parts(shown.components) if part["type"] == 12]
    return "\n".join([*texts(shown.components), *(item["description"] for each in galleries for item in each["items"])])


def everything(evening: Evening) -> str:
    """What all messages of the channel say."""
    return str([message.components for message in evening.env.backend.messages[evening.channel.id].values()])


async def shown_by(evening: Evening, person: Person, command: str, **options: str) -> Any:
    """What a command shows."""
    shown = (await person.slash(evening.channel, command, **options)).response
    assert shown is not None
    return shown


async def test_everybody_chooses_for_themselves(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    panel = await shown_by(evening, ann, "me settings")
    assert "Language: **that of your Discord**" in written(panel)
    await ann.select(panel.message, ["de"], custom_id=menu_of(panel, "me.language")["custom_id"])
    assert "Sprache: **Deutsch**" in written(panel)
    assert await evening.bot.store.read(lambda c: people.load(c, ann.id)) == people.PersonSettings(
        ann.id, language="de"
    )
    refused = [said(await person.slash(evening.channel, "table start")) for person in (ann, ben)]
    assert refused[1] == evening.bot.words.say("refused.no-table-here")
    assert refused[0] != refused[1]


Steps: TypeAlias = Callable[[str], AsyncIterator[str]]
"""Does something step by step at a table, and gives what the reader sees after each."""


async def seen_in_both(evening: Evening, reader: Person, steps: Steps) -> tuple[list[str], list[str]]:
    """What somebody sees at the same table of others in English and in German: after each step as many calls to Discord
    as in the other language, so that nobody is told who reads what.
    """
    counted, shown = list[list[int]](), list[list[str]]()
    for wanted in ("", "", "de"):  # the first time also opens what the others find open
        evening.reseed(7)
        await evening.wants(reader, language=wanted)
        table, calls, seen = await evening.open(*evening.people[:2]), list[int](), list[str]()
        since = len(evening.calls())
        async for text in steps(table):
            await evening.rest()
            calls.append(len(evening.calls(since)))
            seen.append(text)
        counted.append(calls)
        shown.append(seen)
        await evening.close(table)
    assert counted[1] == counted[2]
    return shown[1], shown[2]


async def moved(evening: Evening, table: str) -> None:
    """Whoever is to move does."""
    person = await evening.to_move(table)
    assert person is not None
    await evening.move(person)
    await evening.rest()


async def test_two_languages_at_one_table_cost_no_call_more(evening: Evening) -> None:
    """The hands are in the languages of their people, the table's message in its own."""
    ann, ben = evening.people[:2]

    async def steps(table: str) -> AsyncIterator[str]:
        for _ in range(4):
            await moved(evening, table)
            assert not GERMAN.search(written(evening.panel(ben)))
            assert not GERMAN.search(evening.shown(table))
            yield written(evening.panel(ann))

    english, german = await seen_in_both(evening, ann, steps)
    assert not any(map(GERMAN.search, english))
    assert all(map(GERMAN.search, german))


async def test_hands_of_the_inn_are_in_the_languages_of_their_people_too(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.wants(ann, language="de")
    table = await sit(evening, ann, ben)
    told = [written(evening.panel(ann)), written(evening.panel(ben)), evening.told(table)]
    assert [bool(GERMAN.search(text)) for text in told] == [True, False, False]


@pytest.mark.parametrize("game", ["drinko", "inn"])
async def test_watching_learning_and_looking_up_cost_the_same_in_any_language(evening: Evening, game: str) -> None:
    cid = evening.people[2]

    async def steps(table: str) -> AsyncIterator[str]:
        watched = await evening.press(cid, table, "table.watch")
        yield written(watched.response)
        for _ in range(3):
            await moved(evening, table)
            yield written(watched.response)
        yield written(await shown_by(evening, cid, "card", name="Split" if game == "drinko" else "Winning Hand!"))
        opened = await shown_by(evening, cid, "learn")
        games = [str(part.get("custom_id")) for part in parts(opened.components)]
        lesson = await cid.click(opened, custom_id=next(name for name in games if name.endswith(f":{game}")))
        await evening.rest(10)
        yield written(lesson.response)
        assert lesson.response is not None
        await cid.click(lesson.response, custom_id=button_of(lesson.response, "lesson.stop")["custom_id"])
        yield written(lesson.response)

    english, german = await seen_in_both(evening, cid, steps)
    assert not any(map(GERMAN.search, english))
    assert all(map(GERMAN.search, german))


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
