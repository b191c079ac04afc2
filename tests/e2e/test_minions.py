"""A Minion on a simulated Discord: hired, used, attacked, its Wages paid; by buttons, by words, without messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.ui.layouts.tables import story_lines
from tests.e2e.conftest import Evening, Person, parts, said
from tests.e2e.inn import restage, sit

GRUNT = "torglesnarf.grunt"
HIT = "daareka.so-loudly"


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def dealt(hands: list[list[str]]) -> Callable[[dict[str, Any]], None]:
    """These hands, filled up with cards that answer nothing, and no Drinks in the piles."""

    def change(state: dict[str, Any]) -> None:
        for seat, hand in zip(state["seats"], hands, strict=True):
            cards = sorted([*seat["hand"], *seat["draw"]], key=lambda code: code != "gamble")
            for code in hand:
                cards.remove(code)
            count = 7 - len(hand)
            seat["hand"], seat["draw"] = [*hand, *cards[:count]], cards[count:]
            state["drinks"] = seat["pile"] + state["drinks"]
            seat["pile"] = []

    return change


async def begun(evening: Evening) -> str:
    """Ann is Torglesnarf with Grunt in her hand, and starts; Ben is Daareka, who can hit."""
    ann, ben = evening.people[:2]
    table = await sit(evening, ann, ben, characters=["torglesnarf", "daareka"], starter=0)
    await restage(evening, table, dealt([[GRUNT], [HIT]]))
    return table


async def seat(evening: Evening, table: str, number: int) -> Any:
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    return view["seats"][number]


async def story(evening: Evening, table: str) -> str:
    """Everything that the table's story says so far."""
    info, events = await evening.info(table), await evening.bot.tables.story(table)
    return "\n".join(story_lines(evening.bot.words, evening.bot.looks["inn"], info, events))


async def hired_and_used(evening: Evening, ann: Person, table: str) -> None:
    """Grunt comes as the Action, and is used at once."""
    await ann.slash(evening.channel, "inn discard")
    refused = await ann.slash(evening.channel, "inn use", what="Grunt the Brawler", target="Ben")
    assert said(refused) == "You can't choose that now: Grunt the Brawler."
    await ann.slash(evening.channel, "inn play", card="Grunt the Brawler")
    await evening.rest()
    shown = evening.shown(table)
    assert "in front: Grunt the Brawler" in shown
    assert "**Ann** may still use cards in front of them" in shown
    (offered,) = await ann.autocomplete(evening.channel, "inn use", "what", "grunt", table=table)
    assert offered["name"] == "Use Grunt the Brawler"
    (whom,) = await ann.autocomplete(evening.channel, "inn use", "target", "", what=offered["value"], table=table)
    assert whom["name"].startswith("Ben")
    await ann.slash(evening.channel, "inn use", what=offered["value"], target="Ben")
    await evening.rest()
    assert (await seat(evening, table, 1))["fortitude"] == 18
    assert "Ann uses *Grunt the Brawler*" in await story(evening, table)


async def attacked(evening: Evening, ann: Person, ben: Person, table: str) -> None:
    """Ben aims his Action at Grunt, in his own turn."""
    await ann.slash(evening.channel, "inn order", player="Ben")
    await evening.rest()
    await ben.slash(evening.channel, "inn discard")
    await evening.rest()
    aims = await ben.autocomplete(evening.channel, "inn play", "target", "", card=HIT, table=table)
    assert [aim["name"].partition(" (")[0] for aim in aims][1].startswith("Ann: Grunt the Brawler")
    await ben.slash(evening.channel, "inn play", card=HIT, target=aims[1]["value"])
    await evening.rest()
    ask = (await evening.bot.tables.public_table(table)).ask
    assert ask is not None
    assert ask.about == "inn.wages"
    assert "Grunt the Brawler" in evening.shown(table)


async def test_hired_used_attacked_and_paid_by_a_button(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await begun(evening)
    await hired_and_used(evening, ann, table)
    await attacked(evening, ann, ben, table)
    before = (await seat(evening, table, 0))["gold"]
    opened = await ann.slash(evening.channel, "inn hand", table=table)
    assert opened.response is not None
    assert "Grunt the Brawler" in said(opened)
    ways = [part for part in parts(opened.response.components) if ":inn.way:" in part.get("custom_id", "")]
    assert [way["label"] for way in ways] == ["Let it go", "Pay 2 Gold"]
    await ann.click(opened.response, custom_id=ways[1]["custom_id"])
    await evening.rest()
    owner = await seat(evening, table, 0)
    assert (owner["gold"], owner["fortitude"]) == (before - 2, 20)
    assert [laid["card"] for laid in owner["front"]] == [GRUNT]
    assert "Ann pays the Inn 2 Gold." in await story(evening, table)


async def test_with_closed_direct_messages_all_of_it_goes_by_words(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    for person in (ann, ben):
        evening.close_dms(person)
    table = await begun(evening)
    await hired_and_used(evening, ann, table)
    await attacked(evening, ann, ben, table)
    assert evening.dms(ann) == evening.dms(ben) == []
    before = (await seat(evening, table, 0))["gold"]
    offered = await ann.autocomplete(evening.channel, "inn choose", "choice", "", table=table)
    assert sorted(choice["value"] for choice in offered) == ["discard", "wages"]
    await ann.slash(evening.channel, "inn choose", choice="wages")
    await evening.rest()
    owner = await seat(evening, table, 0)
    assert (owner["gold"], [laid["card"] for laid in owner["front"]]) == (before - 2, [GRUNT])


async def test_a_minion_that_is_not_paid_is_gone(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await begun(evening)
    await hired_and_used(evening, ann, table)
    await attacked(evening, ann, ben, table)
    before = (await seat(evening, table, 0))["gold"]
    await ann.slash(evening.channel, "inn choose", choice="discard")
    await evening.rest()
    owner = await seat(evening, table, 0)
    assert (owner["front"], owner["gold"]) == ([], before)
    assert "Grunt the Brawler" in await story(evening, table)
