"""Reports: the operator has them at once, the player the log when the game is over; and the log for everybody."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.store import reports
from bot.store.sql import Connection
from tests.e2e.conftest import Evening, Person, button_of, said


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def owner(evening: Evening, name: str = "lou") -> Person:
    lou = evening.guild.add_member(evening.env.create_user(name, global_name=name.title()))
    evening.bot.owner_ids = {*(evening.bot.owner_ids or ()), lou.id}
    return lou


def content(evening: Evening, file: Any) -> str:
    """What is in a file that the bot sent."""
    found = evening.env.backend.cdn.get(file["url"])
    assert found is not None
    return found.decode()


async def report(evening: Evening, person: Person, table: str, text: str = "it went *wrong*") -> str:
    """Report something; the reference."""
    answer = said(await person.slash(evening.channel, "table report", text=text, table=table))
    await evening.rest(1)
    return answer.removeprefix("Reported. Reference ")[:6]


async def untold(evening: Evening) -> list[str]:
    return [report.reference for report in await evening.bot.store.read(reports.for_operator)]


def mail(evening: Evening, person: Person) -> list[Any]:
    """The direct messages with files."""
    return [message for message in evening.dms(person) if message.attachments]


async def test_a_report_reaches_every_operator_at_once_with_the_log(evening: Evening) -> None:
    lou, max_ = owner(evening), owner(evening, "max")
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.play_on(table, 4)
    reference = await report(evening, ann, table)
    for operator in (lou, max_):
        (sent,) = evening.dms(operator)
        assert sent.content.startswith(f"**{reference}** · table {table} · <t:")
        assert sent.content.endswith("it went \\*wrong\\*")
        whole, readable = sent.attachments
        assert (whole["filename"], readable["filename"]) == (f"{table}-{reference}.json", f"{table}.txt")
        log = json.loads(content(evening, whole))
        assert len(log["decisions"]) >= 4
        assert "seed" not in log["table"]
        text = content(evening, readable)
        assert f"Drinko, table {table}, started " in text
        assert "At the table: Ann and Ben" in text
        assert "Everybody gets 7 cards; " in text
        assert "Shuffle sealed as " in text
        assert "Seed " not in text
    assert await untold(evening) == []


async def test_what_cannot_be_delivered_waits_for_the_operators_command(evening: Evening) -> None:
    lou, ann = owner(evening), evening.people[0]
    evening.close_dms(lou)
    table = await evening.open(ann, evening.people[1])
    reference = await report(evening, ann, table)
    assert evening.dms(lou) == []
    assert await untold(evening) == [reference]
    evening.env.backend.faults.clear()
    assert evening.bot.user is not None
    await lou.send(evening.channel, f"<@{evening.bot.user.id}> reports")
    (sent,) = evening.dms(lou)
    assert reference in sent.content
    assert len(sent.attachments) == 2
    assert evening.channel.last_message is not None
    assert evening.channel.last_message.content == "1 report sent to you by direct message."
    assert await untold(evening) == []


async def test_without_named_operators_the_applications_own_is_asked_for(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, evening.people[1])
    reference = await report(evening, ann, table)
    assert "/oauth2/applications/@me" in [call.path for call in evening.calls()]
    assert await untold(evening) == [reference], "the simulated application belongs to the bot itself"


async def test_the_player_gets_the_log_when_the_game_is_over_and_not_before(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    first = await report(evening, ann, table)
    second = await report(evening, ann, table, "and again")
    await evening.play_on(table, 3)
    assert mail(evening, ann) == []
    await evening.play_on(table)
    await evening.rest(5)
    (sent,) = mail(evening, ann)
    assert sent.content in {
        f"The log of table {table}, as promised for report {reference} and {other}."
        for reference, other in ((first, second), (second, first))
    }
    text = content(evening, sent.attachments[0])
    info = await evening.info(table)
    assert f"Seed {info.seed}\nSealed as {info.seed_proof}" in text
    assert f"1. {'Ann' if info.placings and info.placings[0] == 1 else 'Ben'}" in text
    assert text.count(" plays ") > 3
    assert mail(evening, ben) == []
    await evening.restart()
    await evening.rest(5)
    assert len(mail(evening, ann)) == 1


async def test_a_log_that_discord_did_not_take_is_sent_later(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.house(hands="channel")
    table = await evening.open(ann, ben)
    await report(evening, ann, table)
    path = f"/channels/{ann.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=503, times=1)
    await evening.close(table)
    await evening.rest(5)
    assert mail(evening, ann) == []
    await evening.rest(180)
    assert len(mail(evening, ann)) == 1


async def test_closed_direct_messages_leave_the_button_that_is_for_everybody(evening: Evening) -> None:
    ann, ben, stranger = *evening.people[:2], evening.people[6]
    evening.close_dms(ann)
    table = await evening.open(ann, ben)
    await report(evening, ann, table)
    await evening.close(table)
    await evening.rest(5)
    assert evening.dms(ann) == []
    assert await evening.bot.store.read(reports.for_players) == [], "it is not tried for ever"
    assert button_of(evening.board(table), "table.log")["label"] == "The log"
    for person in (ann, stranger):
        answer = await evening.press(person, table, "table.log")
        assert said(answer) == f"Table {table}, from the first card to the last."
        assert answer.response is not None
        (file,) = answer.response.attachments
        assert file.filename == f"{table}.txt"


async def test_the_log_is_not_to_be_had_before(evening: Evening) -> None:
    from simcord.actors import _component_interaction

    ann = evening.people[0]
    table = await evening.open(ann, evening.people[1])
    board = evening.board(table)
    forged = await _component_interaction(ann, board, {"custom_id": f"bk:{table}:0:table.log", "component_type": 2})
    assert said(forged) == "You can have the log once the game is over."


async def test_a_report_about_a_lobby_comes_without_files(evening: Evening) -> None:
    lou, ann = owner(evening), evening.people[0]
    table = await evening.open(ann, start=False)
    reference = await report(evening, ann, table)
    (told,) = evening.dms(lou)
    assert reference in told.content
    assert not told.attachments
    await ann.slash(evening.channel, "table close", table=table)
    await evening.rest()
    assert not mail(evening, ann), "there is no log of it"


async def test_a_report_wants_a_seat_and_has_an_end(evening: Evening) -> None:
    lou, ann, stranger = owner(evening), evening.people[0], evening.people[6]
    table = await evening.open(ann, evening.people[1])
    refused = await stranger.slash(evening.channel, "table report", text="hm", table=table)
    assert said(refused) == "You have no seat at that table."
    for _ in range(5):
        await report(evening, ann, table)
    refused = await ann.slash(evening.channel, "table report", text="hm", table=table)
    assert said(refused) == "You've sent 5 reports about this table. The operator has them all."
    assert len(evening.dms(lou)) == 1, "the others are gathered"
    await evening.rest(10 * 60)
    (first, others) = evening.dms(lou)
    assert first.attachments
    assert not others.attachments
    assert others.content.startswith("**4 reports have come in.** For their logs, send me `@Barkeep reports`.\n- **")
    assert others.content.count(f"table {table}") == 4
    assert len(await untold(evening)) == 4


async def test_what_was_taken_back_stays_in_the_log(evening: Evening) -> None:
    await evening.house(hands="channel")
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    from bot.ui.layouts.logs import step_lines

    person = await evening.to_move(table)
    assert person is not None
    for _ in range(20):
        private_table = await evening.bot.tables.private_table(table, person.id)
        assert private_table.seat_ask is not None
        pick = next(iter(private_table.seat_ask.options))
        option = private_table.seat_ask.options[pick]
        await evening.bot.tables.play.answer(
            table, person.id, None, (f"{pick}>{option.targets[0]}" if option.least else pick,)
        )
        if pick not in ("draw", "drink"):
            break
        person = await evening.to_move(table)
        assert person is not None
    other = ben if person is ann else ann
    await evening.bot.tables.undo.ask(table, person.id)
    await evening.bot.tables.undo.agree(table, other.id, True)
    private_table = await evening.bot.tables.private_table(table, person.id)
    assert private_table.seat_ask is not None
    pick, option = next((key, option) for key, option in private_table.seat_ask.options.items())
    await evening.bot.tables.play.answer(
        table, person.id, None, (f"{pick}>{option.targets[0]}" if option.least else pick,)
    )
    log = await evening.bot.tables.log(table, lambda log: log)
    info = await evening.info(table)
    told = step_lines(evening.bot.words, evening.bot.looks["drinko"], info, log.steps)
    *_, back, last = told
    assert back
    assert last[0] == "The last move is taken back."
    assert last[1] == back[0], "the same card again"


async def test_a_log_that_cannot_be_told_keeps_nobody_elses_back(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben, cid, dot = evening.people[:4]
    broken, sound = await evening.open(ann, ben), await evening.open(cid, dot)
    for person, table in ((ann, broken), (cid, sound)):
        await report(evening, person, table)

    def unit(connection: Connection) -> None:
        # A game that no rules here know; its log cannot be played again.
        connection.execute("UPDATE tables SET game = 'chess', status = 'closed' WHERE id = ?", (broken,))

    await evening.bot.store.write(unit)
    await evening.close(sound)
    await evening.rest(5)
    assert mail(evening, ann) == []
    assert len(mail(evening, cid)) == 1
    assert f"the log of table {broken} cannot be told in words" in caplog.text
    waiting = await evening.bot.store.read(reports.for_players)
    assert waiting == [], "the table's own button says what can be had"


async def test_five_reports_a_day_are_enough(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    tables = [await evening.open(ann, ben) for _ in range(2)]
    for number in range(5):
        await report(evening, ben, tables[number % 2])
    again = await ben.slash(evening.channel, "table report", text="hm", table=tables[0])
    assert said(again) == "That's 5 reports today. The operator has them all."
    await report(evening, ann, tables[0])


async def test_an_operator_who_plays_reads_what_is_hidden_only_after_the_game(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    lou = owner(evening)
    evening.bot.owner_ids = {ben.id, lou.id}
    table = await evening.open(ann, ben)
    reference = await report(evening, ann, table)

    def files(person: Person) -> list[str]:
        return [file["filename"] for letter in mail(evening, person) for file in letter.attachments]

    assert files(ben) == [f"{table}.txt"]
    assert evening.dms(ben)[-1].content.endswith("sent to you once the game is over.")
    assert f"{table}-{reference}.json" in files(lou)
    assert await untold(evening) == [reference]
    await evening.bot.tables.leaving.remove(table, ben.id)
    await report(evening, ann, table)
    await evening.rest(60)
    assert not any(name.endswith(".json") for name in files(ben)), "nor once removed, while it is played"
    await evening.close(table)
    await evening.rest(60)
    assert f"{table}-{reference}.json" in files(ben)
    assert await untold(evening) == []
