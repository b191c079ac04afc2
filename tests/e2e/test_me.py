"""One's own settings, what is kept about one, and being forgotten."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.store import people, results
from bot.store.results import Ladder
from tests.e2e.conftest import Evening, Person, parts, said, texts
from tests.store.world import NOON, result, seat


def control(shown: Any, verb: str) -> dict[str, Any]:
    (found,) = [part for part in parts(shown.components) if part.get("custom_id", "").split(":")[3:4] == [verb]]
    return found


async def opened(evening: Evening, person: Person) -> Any:
    shown = (await person.slash(evening.channel, "me settings")).response
    assert shown is not None
    assert shown.ephemeral
    return shown


async def fill(evening: Evening, person: Person, panel: Any, *values: str) -> Any:
    """Open the form of the quiet hours and send it."""
    form = await person.click(panel.message, custom_id=control(panel, "me.quiet")["custom_id"])
    assert form.modal is not None
    fields = [component["component"]["custom_id"] for component in form.modal["components"]]
    return await person.submit_modal(form, dict(zip(fields, values, strict=True)))


async def test_the_panel_changes_what_is_kept(evening: Evening) -> None:
    ann = evening.people[0]
    await evening.bot.wishes.dms_failed(ann.id, evening.bot.clock.now())
    panel = await opened(evening, ann)
    await ann.select(panel.message, ["dm"], custom_id=control(panel, "me.hands")["custom_id"])
    pings = control(panel, "me.pings")["custom_id"]
    await ann.click(panel.message, custom_id=pings)
    await ann.click(panel.message, custom_id=control(panel, "me.words")["custom_id"])
    kept = await evening.bot.store.read(lambda c: people.load(c, ann.id))
    assert kept == people.PersonSettings(ann.id, "dm", pings=False, words_only=True)
    shown = "\n".join(texts(panel.components))
    assert "Your hand: by direct message" in shown
    assert "for you alone: no" in shown
    assert "no pictures: yes" in shown
    assert await evening.bot.wishes.takes_dms(ann.id, evening.bot.clock.now())
    assert await evening.bot.wishes.person(evening.people[1].id) == people.PersonSettings(evening.people[1].id)


async def test_quiet_hours_by_ones_own_clock(evening: Evening) -> None:
    ann = evening.people[0]
    now = evening.env.now()
    local = f"{(now.hour + 3) % 24}:{now.minute:02}"
    panel = await opened(evening, ann)
    assert control(panel, "me.loud")["disabled"]
    await fill(evening, ann, panel, "10:30 pm", "7", local)
    kept = await evening.bot.wishes.person(ann.id)
    assert (kept.quiet_from, kept.quiet_to, kept.utc_offset) == (22 * 60 + 30, 7 * 60, 180)
    assert "Quiet hours: 22:30 to 07:00 by your clock" in "\n".join(texts(panel.components))

    await fill(evening, ann, panel, "22:30", "7", "New York")
    named = await evening.bot.wishes.person(ann.id)
    assert (named.zone, named.utc_offset) == ("America/New_York", -300)
    assert "in the time zone America/New York" in "\n".join(texts(panel.components))
    unknown = said(await fill(evening, ann, panel, "22:30", "7", "Gotham"))
    assert unknown.startswith("I don't know a time zone named Gotham.")
    assert await evening.bot.wishes.person(ann.id) == named
    await fill(evening, ann, panel, "10:30 pm", "7", local)

    assert said(await fill(evening, ann, panel, "25:00", "7", local)).startswith("25:00 isn't a time of day")
    same = said(await fill(evening, ann, panel, "7", "7", local))
    assert same == "Quiet hours can't begin and end at the same time."
    assert await evening.bot.wishes.person(ann.id) == kept
    await ann.click(panel.message, custom_id=control(panel, "me.loud")["custom_id"])
    assert (await evening.bot.wishes.person(ann.id)).quiet_from is None


async def test_a_form_from_before_a_restart_still_counts(evening: Evening) -> None:
    ann = evening.people[0]
    panel = await opened(evening, ann)
    form = await ann.click(panel.message, custom_id=control(panel, "me.quiet")["custom_id"])
    assert form.modal is not None
    fields = [component["component"]["custom_id"] for component in form.modal["components"]]
    await evening.restart()
    await ann.submit_modal(form, dict(zip(fields, ("22:00", "08:00", "12:00"), strict=True)))
    assert (await evening.bot.wishes.person(ann.id)).quiet_from == 22 * 60


async def test_it_works_in_direct_messages_too(evening: Evening) -> None:
    ann = evening.people[0]
    panel = (await ann.user.slash("me settings")).response
    assert panel is not None
    await ann.user.click(panel.message, custom_id=control(panel, "me.words")["custom_id"])
    assert (await evening.bot.wishes.person(ann.id)).words_only
    assert "start" in said(await ann.user.slash("help"))


async def test_everything_kept_comes_as_a_file_to_one_person_only(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, game="drinko")
    await evening.wants(ann, words_only=True)
    answer = await ann.slash(evening.channel, "me data")
    assert said(answer).startswith("Everything that's kept about you")
    assert answer.response is not None
    (file,) = answer.response.attachments
    assert file.filename == "barkeep-data.json"
    kept = json.loads(await file.read())
    assert kept["user_id"] == ann.id
    assert [row["table_id"] for row in kept["seats"]] == [table]
    assert kept["settings"][0]["words_only"] == 1
    assert str(ben.id) not in json.dumps(kept)


async def test_being_forgotten(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    here = evening.guild.id

    def a_past(connection: Any) -> None:
        from bot.tables.ladder import ladder

        ladder.settle(connection, result("OLD2", seat(0, ann.id, 1), seat(1, ben.id, 2), guild_id=here, ended=NOON))

    await evening.bot.store.write(a_past)
    table = await evening.open(ann, ben, cid, game="drinko")
    refused = await ann.slash(evening.channel, "me forget")
    assert said(refused) == f"You still have a seat at {table}; leave it first, then ask again."

    await evening.bot.tables.leaving.leave(table, ann.id)
    await evening.wants(ann, pings=False)
    asked = await ann.slash(evening.channel, "me forget")
    assert "can't be undone" in said(asked)
    assert asked.response is not None
    button = control(asked.response, "me.forget")["custom_id"]
    await ann.click(asked.response.message, custom_id=button)
    (told,) = texts(asked.response.components)
    assert told == "You're forgotten. Outside of backups, nothing with your name on it is left."

    kept = await evening.bot.store.read(lambda c: people.data(c, ann.id))
    assert [subject for subject, rows in kept.items() if rows] == ["results", "forgotten"], "hashes"
    assert kept["results"] == [{"guild_id": here, "sealed": True}]
    assert (await evening.bot.wishes.person(ann.id)).pings
    info = await evening.info(table)
    assert info.status == "live"
    assert "Ann" not in [seat.name for seat in info.seats]
    entry = await evening.bot.store.read(lambda c: results.entry(c, Ladder(here, "drinko"), ann.id))
    assert entry is None
    await evening.restart()
    assert "Ann" not in [seat.name for seat in (await evening.info(table)).seats]


@pytest.mark.parametrize("when", ["twice", "seated meanwhile"])
async def test_the_button_pressed_late(evening: Evening, when: str) -> None:
    ann = evening.people[0]
    asked = (await ann.slash(evening.channel, "me forget")).response
    assert asked is not None
    button = control(asked, "me.forget")["custom_id"]
    if when == "twice":
        message = asked.message
        await ann.click(message, custom_id=button)
        assert "forgotten" in texts(asked.components)[0]
    else:
        table = await evening.open(ann, start=False, game="drinko")
        assert said(await ann.click(asked.message, custom_id=button)).startswith(f"You still have a seat at {table}")
        assert [seat.user_id for seat in (await evening.info(table)).seats] == [ann.id]
