"""Zakhan's Drunken Chi on a simulated Discord: raised on the own panel, lowered by a button and by words."""

from __future__ import annotations

from typing import Any

from tests.e2e.conftest import Evening, Person, parts, said, texts
from tests.e2e.inn import restage, sit


async def with_zakhan(evening: Evening, chi: int) -> str:
    """A table at the beginning of the turn of Zakhan, whom Ann plays, with a Wine on his pile and so much Chi."""

    def stage(data: dict[str, Any]) -> None:
        seat = data["seats"][0]
        drinks = [pile for pile in (data["drinks"], *(other["pile"] for other in data["seats"])) if "wine" in pile]
        drinks[0].remove("wine")
        data["drinks"] += seat["pile"]
        seat["pile"], seat["counters"] = ["wine"], {"zakhan.chi": chi}

    await evening.house(pictures=False)
    table = await sit(evening, *evening.people[:2], characters=["zakhan", "gerki"], starter=0)
    await restage(evening, table, stage)
    return table


async def chi(evening: Evening, table: str) -> int:
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    return view["seats"][0]["counters"]["zakhan.chi"]


async def cards(evening: Evening, person: Person, table: str) -> list[str]:
    """The cards of the person's hand that may be discarded now, each copy by its key."""
    asked = (await evening.bot.tables.private_table(table, person.id)).seat_ask
    return [key for key in asked.options if key.startswith("discard:")] if asked is not None else []


async def hand(evening: Evening, person: Person) -> Any:
    """The person's own panel, opened by command."""
    opened = await person.slash(evening.channel, "inn hand")
    assert opened.response is not None
    return opened.response


async def press(evening: Evening, person: Person, ends: str) -> None:
    """Press the button whose id ends so, on the person's own panel."""
    panel = await hand(evening, person)
    (button,) = [part for part in parts(panel.components) if part.get("custom_id", "").endswith(ends)]
    await person.click(panel, custom_id=button["custom_id"])
    await evening.rest(1)


async def drink(evening: Evening, ann: Person, table: str) -> None:
    """Zakhan's turn until he has drunk: nothing is discarded, no Action is played, nobody answers the Drink."""
    for words, more in (("inn discard", {}), ("inn pass", {}), ("inn order", {"player": "Ben"})):
        await ann.slash(evening.channel, words, **more)
        await evening.rest(1)
    while (ask := (await evening.bot.tables.public_table(table)).ask) is not None and ask.about == "inn.window":
        await evening.people[ask.waiting[0]].slash(evening.channel, "inn pass")
        await evening.rest(1)


async def test_a_drink_asks_for_chi_on_the_own_panel(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await with_zakhan(evening, 1)
    await drink(evening, ann, table)
    assert "**Ann** may use their character's power" in evening.shown(table)
    own = "\n".join(texts((await hand(evening, ann)).components))
    assert "**Gain 1 Drunken Chi?**" in own
    assert "If you do: +1 Drunken Chi (1 to 2); 16 left" in own
    others = "\n".join(texts((await hand(evening, ben)).components))
    assert "**Gain 1 Drunken Chi?**" not in others
    await press(evening, ann, ":inn.way:yes")
    assert await chi(evening, table) == 2
    await evening.rest()
    assert "**16** from passing out" in evening.shown(table)


async def test_chi_is_lowered_by_a_button_and_by_words(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await with_zakhan(evening, 2)
    await ann.slash(evening.channel, "inn discard")
    await evening.rest(1)
    assert said(await ben.slash(evening.channel, "inn use", what="lower-chi")).startswith("You can't choose that now")
    await press(evening, ann, ":inn.deed:any:lower-chi")
    await discards_two(evening, ann, table)
    assert await chi(evening, table) == 1
    await ann.slash(evening.channel, "inn use", what="lower-chi")
    await discards_two(evening, ann, table)
    assert await chi(evening, table) == 0
    assert said(await ann.slash(evening.channel, "inn use", what="lower-chi")).startswith("You can't choose that now")
    own = (await evening.bot.tables.private_table(table, ann.id)).view
    assert own is not None
    assert len(own["hand"]) == 3


async def discards_two(evening: Evening, person: Person, table: str) -> None:
    first, second = (await cards(evening, person, table))[:2]
    await person.slash(evening.channel, "inn discard", first=first, second=second)
    await evening.rest(1)


async def test_with_closed_direct_messages_chi_is_asked_in_the_channel(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    for person in (ann, ben):
        evening.close_dms(person)
    table = await with_zakhan(evening, 0)
    await drink(evening, ann, table)
    assert "**Ann** may use their character's power" in evening.shown(table)
    await press(evening, ann, ":inn.way:yes")
    assert await chi(evening, table) == 1
    assert evening.dms(ann) == evening.dms(ben) == []
