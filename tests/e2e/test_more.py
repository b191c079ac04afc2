"""What is behind *More*: pauses, removals, taking back, reports and the end of a table."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Evening, Person, button_of, parts, said, texts


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def verbs_behind_more(evening: Evening, person: Person, table: str) -> list[str]:
    """What the menu behind *More* offers a person."""
    more = await evening.press(person, table, "table.more")
    assert more.response is not None
    return [part["custom_id"].split(":")[3] for part in parts(more.response.components) if "custom_id" in part]


async def test_more_offers_each_person_what_they_may_do(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben)
    host = ["table.pause", "table.brisk", "table.resend", "table.report", "table.kick", "table.leave", "table.close"]
    assert await verbs_behind_more(evening, ann, table) == host
    assert await verbs_behind_more(evening, ben, table) == ["table.resend", "table.report", "table.leave"]
    assert await verbs_behind_more(evening, cid, table) == []
    nothing = await evening.press(cid, table, "table.more")
    assert said(nothing) == f"You have no seat at table {table}. **Watch** shows you the game."
    await evening.bot.tables.clocks.pause(table, "host")
    assert "table.resume" in await verbs_behind_more(evening, ann, table)
    await evening.bot.tables.leaving.leave(table, ben.id)
    assert await verbs_behind_more(evening, ben, table) == ["table.report"]
    assert "table.kick" not in await verbs_behind_more(evening, ann, table)


async def test_more_offers_to_take_back_a_move_while_that_is_possible(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    for _ in range(40):
        mover = await evening.to_move(table)
        assert mover is not None
        await evening.move(mover)
        if (await evening.bot.tables.private_table(table, mover.id)).may_undo:
            break
    other = ben if mover == ann else ann
    assert "panel.undo" in await verbs_behind_more(evening, mover, table)
    assert "panel.undo" not in await verbs_behind_more(evening, other, table)
    for person, off in ((mover, False), (other, True)):
        pressed = button_of(evening.panel(person), "drinko.more")["custom_id"]
        behind = (await person.user.click(evening.message(evening.panel(person)), custom_id=pressed)).response
        assert button_of(behind, "panel.undo").get("disabled", False) == off


async def test_the_host_removes_a_player_by_the_menu(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    more = await evening.press(ann, table, "table.more")
    assert more.response is not None
    asked = await ann.select(more.response, [str(ben.id)], custom_id=f"bk:{table}:0:table.kick")
    assert said(asked).startswith(f"Remove Ben from table {table}? Nobody else is here to ask:")
    assert asked.response is not None
    done = await ann.click(asked.response, custom_id=button_of(asked.response, "table.sure-kick")["custom_id"])
    assert texts(done.response.components if done.response else []) == [f"Ben has been removed from table {table}."]
    assert (await evening.info(table)).seats[1].left


async def test_a_removed_player_is_not_offered_the_seat_back(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid)

    def offers_a_seat() -> bool:
        return any(":table.back" in part.get("custom_id", "") for part in parts(evening.board(table).components))

    await evening.bot.tables.leaving.remove(table, ben.id)
    await evening.rest()
    assert (await evening.info(table)).seats[1].minded
    assert not offers_a_seat()
    await evening.bot.tables.leaving.leave(table, cid.id)
    await evening.rest()
    assert offers_a_seat()


async def test_an_empty_lobby_closes_without_being_asked_again(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, start=False)
    await evening.press(ann, table, "table.close")
    assert (await evening.info(table)).status == "closed"
    table = await evening.open(ann, ben, start=False)
    assert said(await evening.press(ann, table, "table.close")).startswith(f"Close table {table} for everybody?")


async def test_the_host_closes_after_being_asked_again(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False)
    await evening.press(ann, table, "table.patron")
    await evening.press(ann, table, "table.start")
    asked = await ann.slash(evening.channel, "table close")
    assert said(asked).startswith(f"Close table {table} for everybody? It won't count.")
    assert (await evening.info(table)).status == "live"
    assert asked.response is not None
    done = await ann.click(asked.response, custom_id=f"bk:{table}:0:table.sure-close")
    assert texts(done.response.components if done.response else []) == [f"Table {table} is closed."]
    await evening.rest()
    assert (await evening.info(table)).status == "closed"
    assert "has been closed" in evening.shown(table)


async def test_a_report_by_button_and_by_command(evening: Evening) -> None:
    from bot.store import reports

    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    more = await evening.press(ann, table, "table.more")
    assert more.response is not None
    form = await ann.click(more.response, custom_id=f"bk:{table}:0:table.report")
    assert form.modal is not None
    field = form.modal["components"][0]["component"]["custom_id"]
    answer = said(await ann.submit_modal(form, {field: "A card went missing"}))
    assert answer.startswith("Reported. Reference ")
    answer = said(await ben.slash(evening.channel, "table report", text="Me too"))
    kept = await evening.bot.store.read(lambda c: reports.of_table(c, table))
    assert {report.text for report in kept} == {"A card went missing", "Me too"}
    assert any(report.reference in answer for report in kept if report.user_id == ben.id)
