"""Phrenk's Potions on a simulated Discord: sold in another's turn, by buttons and words, messages closed or not."""

from __future__ import annotations

from typing import Any

from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.prepared import Card
from tests.e2e.conftest import Evening, Person, button_of, parts, said, texts
from tests.e2e.inn import sit


async def with_phrenk(evening: Evening) -> str:
    """A table in the turn of Gerki, whom Ann plays; Ben plays Phrenk, in front of whom a Potion lies."""
    await evening.house(pictures=False)
    return await sit(evening, *evening.people[:2], characters=["gerki", "phrenk"], starter=0)


async def potion(evening: Evening, table: str) -> Card:
    """The Potion that lies in front of Phrenk."""
    (card,) = (await front(evening, table))[1]
    return the_library().cards[card]


async def front(evening: Evening, table: str) -> list[list[str]]:
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    return [[laid["card"] for laid in seat["front"]] for seat in view["seats"]]


async def gold(evening: Evening, table: str) -> list[int]:
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    return [seat["gold"] for seat in view["seats"]]


def deeds(evening: Evening, person: Person) -> list[str]:
    """The labels of the sales and uses on the person's own panel."""
    shown = parts(evening.panel(person).components)
    return [part["label"] for part in shown if ":inn.deed:" in part.get("custom_id", "")]


def ending(panel: Any, ends: str) -> str:
    """The id of a panel's button that ends so."""
    (button,) = [part for part in parts(panel.components) if part.get("custom_id", "").endswith(ends)]
    return button["custom_id"]


async def press(evening: Evening, person: Person, ends: str) -> None:
    """Press the button whose id ends so, on the person's panel in direct messages."""
    panel = evening.panel(person)
    await person.user.click(evening.message(panel), custom_id=ending(panel, ends))
    await evening.rest(1)


async def test_a_potion_is_sold_in_anothers_turn_by_buttons(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await with_phrenk(evening)
    card, before = await potion(evening, table), await gold(evening, table)
    assert deeds(evening, ben) == [f"Sell {card.title} for {card.price} Gold"]
    await press(evening, ben, f":inn.deed:sell:{card.code}")
    assert f"may buy *{card.title}* from Ben for {card.price} Gold" in evening.shown(table)
    assert f"Buy *{card.title}* from Ben for {card.price} Gold?" in "\n".join(texts(evening.panel(ann).components))
    calls = len(evening.calls())
    await press(evening, ann, f":inn.way:yes:{card.code}")
    assert await gold(evening, table) == [before[0] - card.price, before[1] + card.price]
    assert await front(evening, table) == [[card.code], []]
    public = await evening.bot.tables.public_table(table)
    assert public.ask is not None
    assert (public.ask.about, public.ask.waiting) == ("inn.discard", (0,)), "Ann's turn goes on"
    assert deeds(evening, ben) == [], "nobody asks Ben, but what lay in front of him is gone"
    made = [call.method for call in evening.calls(calls) if call.method in ("POST", "PATCH")]
    assert len(made) <= 4, "the acknowledgement, the table, the hand of Ann, and that of Ben"


async def test_a_potion_is_offered_by_words_refused_and_sold(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await with_phrenk(evening)
    card = await potion(evening, table)
    (offer,) = await ben.autocomplete(evening.channel, "inn sell", "card", card.title[:6].lower(), table=table)
    assert offer == {"name": f"Sell {card.title} for {card.price} Gold", "value": f"sell:{card.code}"}
    (buyer,) = await ben.autocomplete(evening.channel, "inn sell", "player", "", card=offer["value"], table=table)
    assert buyer["name"].startswith("Ann")
    assert await ann.autocomplete(evening.channel, "inn sell", "card", "", table=table) == []
    refused = await ben.slash(evening.channel, "inn sell", card="a bridge", player="Ann")
    assert said(refused) == "You can't choose that now: a bridge."
    assert said(await ben.slash(evening.channel, "inn use", what=card.title)).startswith("You can't choose that now")
    await ben.slash(evening.channel, "inn sell", card=card.title, player="Ann")
    await evening.rest(1)
    await press(evening, ann, ":inn.way:refuse")
    assert await front(evening, table) == [[], [card.code]]
    await ben.slash(evening.channel, "inn sell", card=offer["value"])
    await evening.rest(1)
    await press(evening, ann, f":inn.way:yes:{card.code}")
    assert await front(evening, table) == [[card.code], []]


async def test_a_sale_with_closed_direct_messages_is_made_in_the_channel(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    for person in (ann, ben):
        evening.close_dms(person)
    table = await with_phrenk(evening)
    card, before = await potion(evening, table), await gold(evening, table)
    opened = await ben.slash(evening.channel, "inn hand")
    assert opened.response is not None
    await ben.click(opened.response, custom_id=button_of(opened.response, "inn.deed")["custom_id"])
    await evening.rest(1)
    assert f"**Ann** may buy *{card.title}* from Ben for {card.price} Gold" in evening.shown(table)
    opened = await ann.click(evening.message(evening.board(table)), custom_id=f"bk:{table}:0:inn.respond")
    assert opened.response is not None
    await ann.click(opened.response, custom_id=ending(opened.response, f":inn.way:yes:{card.code}"))
    await evening.rest(1)
    assert await gold(evening, table) == [before[0] - card.price, before[1] + card.price]
    assert await front(evening, table) == [[card.code], []]
    assert evening.dms(ann) == evening.dms(ben) == []
