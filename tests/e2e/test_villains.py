"""Two Villains on a simulated Discord: Vlazlo buys forms with a restart in between, a Scarab's bite is reduced."""

from __future__ import annotations

from typing import Any

from tests.e2e.conftest import Evening, Person, parts
from tests.e2e.inn import press_old, restage, sit


async def press(evening: Evening, person: Person, key: str) -> None:
    """Press the button of a decision, on the person's panel in direct messages."""
    panel = evening.panel(person)
    (button,) = [part for part in parts(panel.components) if f":inn.way:{key}" in part.get("custom_id", "")]
    await person.user.click(evening.message(panel), custom_id=button["custom_id"])
    await evening.rest(2)


async def opened_way(evening: Evening, person: Person, table: str, key: str) -> None:
    """Press the button of a decision, on the panel that the person opens in the channel."""
    opened = await person.slash(evening.channel, "inn hand", table=table)
    assert opened.response is not None
    (button,) = [part for part in parts(opened.response.components) if f":inn.way:{key}" in part.get("custom_id", "")]
    await person.click(opened.response, custom_id=button["custom_id"])
    await evening.rest(2)


async def answer(evening: Evening, table: str, about: str, *picks: str) -> None:
    """The first person answers what they are asked, which is about this."""
    ask = (await evening.bot.tables.public_table(table)).ask
    assert ask is not None
    assert (ask.about, ask.waiting) == (about, (0,))
    with evening.env._bot_scope():
        await evening.bot.tables.play.answer(table, evening.people[0].id, ask.number, picks)
    await evening.rest(2)


async def seats(evening: Evening, table: str) -> Any:
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    return view["seats"]


def thirsty(data: dict[str, Any]) -> None:
    """Vlazlo has 5 Blood, and two cards that are known lie on top of the Bat Deck."""
    data["seats"][0]["counters"]["vlazlo.blood"] = 5
    bats = data["seats"][0]["sides"]["bat"]["draw"]
    for card in ("vlazlo.good-ears", "vlazlo.flutter"):  # the last one lies on top
        bats.remove(card)
        bats.append(card)


def bitten(data: dict[str, Any]) -> None:
    """Bryn has two Scarabs, nothing to drink, and a card that makes a loss smaller."""
    seat = data["seats"][0]
    seat["counters"]["amundyr.scarab"] = 2
    data["drinks"] = [*seat["pile"], *data["drinks"]]
    seat["pile"] = []
    if "bryn.tickles" not in seat["hand"]:
        seat["draw"].remove("bryn.tickles")
        seat["draw"].append(seat["hand"].pop())
        seat["hand"].append("bryn.tickles")


async def test_forms_are_bought_with_a_restart_in_between(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.house(pictures=False)
    table = await sit(evening, ann, ben, characters=["vlazlo", "zot"], starter=0)
    await restage(evening, table, thirsty)
    await evening.rest()
    await answer(evening, table, "inn.take", "take:wolf")
    await answer(evening, table, "inn.discard")
    await press(evening, ann, "buy:bat")
    assert (await seats(evening, table))[0]["backs"] == {"wolf": 1, "bat": 1}
    await evening.restart()
    await evening.rest()
    mine = await evening.bot.tables.private_table(table, ann.id)
    assert "vlazlo.flutter" in mine.view["hand"]
    assert "Flutter" not in str(evening.panel(ben).components)
    await press(evening, ann, "buy:bat")
    seat = (await seats(evening, table))[0]
    assert (seat["backs"], seat["counters"]["vlazlo.blood"], seat["hand"]) == ({"wolf": 1, "bat": 2}, 1, 9)
    mine = await evening.bot.tables.private_table(table, ann.id)
    assert "vlazlo.good-ears" in mine.view["hand"]
    assert mine.ask is not None
    assert mine.ask.about == "inn.action", "1 Blood buys nothing more"


async def test_what_a_scarab_does_is_reduced(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.house(pictures=False)
    table = await sit(evening, ann, ben, characters=["bryn", "amundyr"], starter=0)
    await restage(evening, table, bitten)
    await evening.rest()
    await answer(evening, table, "inn.discard")
    await answer(evening, table, "inn.action", "pass")
    await answer(evening, table, "inn.order", "order>1")
    assert "Scarab" in evening.shown(table)
    await answer(evening, table, "inn.window", "bryn.tickles")
    seat = (await seats(evening, table))[0]
    assert (seat["fortitude"], seat["counters"]["amundyr.scarab"]) == (20, 1)
    ask = (await evening.bot.tables.public_table(table)).ask
    assert ask is not None
    assert ask.waiting == (1,), "it is Amundyr's turn"


async def test_with_closed_direct_messages_forms_are_bought_in_the_channel_with_a_restart_in_between(
    evening: Evening,
) -> None:
    ann, ben = evening.people[:2]
    for person in (ann, ben):
        evening.close_dms(person)
    await evening.house(pictures=False)
    table = await sit(evening, ann, ben, characters=["vlazlo", "zot"], starter=0)
    await restage(evening, table, thirsty)
    await evening.rest()
    await opened_way(evening, ann, table, "take:wolf")
    await ann.slash(evening.channel, "inn discard")
    await evening.rest(2)
    shown = evening.shown(table)
    assert "Flutter" not in shown
    await opened_way(evening, ann, table, "buy:bat")
    assert (await seats(evening, table))[0]["backs"] == {"wolf": 1, "bat": 1}
    await evening.restart()
    await evening.rest()
    mine = await evening.bot.tables.private_table(table, ann.id)
    assert "vlazlo.flutter" in mine.view["hand"]
    assert "Flutter" not in evening.shown(table)
    offered = await ann.autocomplete(evening.channel, "inn choose", "choice", "", table=table)
    assert sorted(choice["value"] for choice in offered) == ["buy:bat", "buy:wolf", "done"]
    await opened_way(evening, ann, table, "buy:bat")
    seat = (await seats(evening, table))[0]
    assert (seat["backs"], seat["counters"]["vlazlo.blood"], seat["hand"]) == ({"wolf": 1, "bat": 2}, 1, 9)
    assert evening.dms(ann) == evening.dms(ben) == []


async def test_with_closed_direct_messages_what_a_scarab_does_is_reduced_by_words(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    for person in (ann, ben):
        evening.close_dms(person)
    await evening.house(pictures=False)
    table = await sit(evening, ann, ben, characters=["bryn", "amundyr"], starter=0)
    await restage(evening, table, bitten)
    await evening.rest()
    await ann.slash(evening.channel, "inn discard")
    await evening.rest(2)
    await ann.slash(evening.channel, "inn pass")
    await evening.rest(2)
    await ann.slash(evening.channel, "inn order", player="Ben")
    await evening.rest(2)
    assert "Scarab" in evening.shown(table)
    offered = await ann.autocomplete(evening.channel, "inn play", "card", "moth", table=table)
    assert [choice["value"] for choice in offered][:1] == ["bryn.tickles"]
    await ann.slash(evening.channel, "inn play", card="bryn.tickles")
    await evening.rest(2)
    seat = (await seats(evening, table))[0]
    assert (seat["fortitude"], seat["counters"]["amundyr.scarab"]) == (20, 1)
    ask = (await evening.bot.tables.public_table(table)).ask
    assert ask is not None
    assert ask.waiting == (1,), "it is Amundyr's turn"
    assert evening.dms(ann) == evening.dms(ben) == []


async def test_a_card_that_somebody_else_takes_out_of_a_hand_is_gone_from_its_panel(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.house(pictures=False)
    table = await sit(evening, ann, ben, characters=["daareka", "zot"], starter=0)

    def armed(data: dict[str, Any]) -> None:
        mine, others = data["seats"]
        mine["draw"].remove("daareka.break-a-mind")
        mine["draw"].append(mine["hand"].pop())
        mine["hand"].append("daareka.break-a-mind")
        others["hand"], others["draw"] = ["gamble"], [*others["hand"], *others["draw"]]
        others["draw"].remove("gamble")

    await restage(evening, table, armed)
    await evening.rest()
    await press_old(evening, ben, "panel.refresh:h")
    assert "Gambling? I'm in!" in str(evening.panel(ben).components)
    await answer(evening, table, "inn.discard")
    calls = len(evening.calls())
    await answer(evening, table, "inn.action", "daareka.break-a-mind>1")
    ask = (await evening.bot.tables.public_table(table)).ask
    assert ask is not None
    assert ask.waiting == (0,), "nobody asks Ben"
    assert "Gambling? I'm in!" not in str(evening.panel(ben).components)
    assert len(evening.calls(calls)) <= 3, "the table, the hand of Ann, and that of Ben"
