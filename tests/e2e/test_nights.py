"""Game nights: planned, answered, begun."""

from __future__ import annotations

from typing import Any

from bot.ui.layouts.components import read_press
from tests.components import parts, texts
from tests.e2e.conftest import Evening, Person, said

HOUR = 3600.0


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


def calls_to(evening: Evening) -> list[str]:
    """The messages of plain text that mention people."""
    messages = evening.env.backend.messages[evening.channel.id].values()
    return [message.content for message in messages if message.content and "<@" in message.content]


async def tables(evening: Evening) -> list[str]:
    return [info.id for info in await evening.bot.tables.in_channel(evening.channel.id)]


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
    assert "held until" in evening.shown(table)
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
