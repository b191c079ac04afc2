"""Games with Bosses on Discord: a Boss against three, over a restart; and set-ups that the lobby refuses."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import Person as Somebody
from tests.e2e.conftest import Evening, Person, button_of, has, menu_of, parts, said
from tests.e2e.inn import restage, sit
from tests.e2e.test_team_lobby import lit, pick
from tests.e2e.test_teams import hand, message_for, seen, waiting

CAST = ["daareka", "gerki", "zot", "fiona"]


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def dealt(data: dict[str, Any]) -> None:
    """The Boss has three Actions in a later turn, one Challenger an Ignore, and one blow more puts them all to sleep.
    The rest of each hand answers nothing.
    """
    dice = ["gamble"] * 4 + ["raise"] * 2
    hands = (
        ["daareka.so-loudly", "daareka.break-a-mind", *dice, "winning-hand"],
        [*dice, "winning-hand"],
        ["zot.see-me", *dice],
        [*dice, "winning-hand"],
    )
    for seat, wanted in zip(data["seats"], hands, strict=True):
        cards = seat["hand"] + seat["draw"]
        for code in wanted:
            cards.remove(code)
        seat.update(hand=list(wanted), draw=cards)
    data["parties"][1].update(fortitude=20, alcohol=18)
    data["shared"]["first"] = False


async def play(evening: Evening, person: Person, card: str, at: int | None = None) -> None:
    """Pick a card from the person's panel, and a seat at which it is aimed."""
    menu = menu_of(evening.panel(person))
    wanted = (card, f"{card}>{at}")
    (value,) = [option["value"] for option in menu["options"] if option["value"] in wanted]
    await person.user.select(message_for(evening, person), [value], custom_id=menu["custom_id"])
    if at is not None and ">" not in value:
        menu = menu_of(evening.panel(person))
        await person.user.select(message_for(evening, person), [str(at)], custom_id=menu["custom_id"])
    await evening.rest(1.5)


async def click(evening: Evening, person: Person, wanted: str) -> None:
    """Press the button of the person's panel whose id has this."""
    (found,) = [part for part in parts(evening.panel(person).components) if wanted in part.get("custom_id", "")]
    await person.user.click(message_for(evening, person), custom_id=found["custom_id"])
    await evening.rest(1.5)


async def test_a_boss_against_three_with_a_champion_an_ignore_a_restart_and_a_token(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await sit(evening, ann, ben, cid, dot, variant="boss-battle", characters=CAST)
    await restage(evening, table, dealt)
    await click(evening, ann, ":inn.pass")
    assert "You, the Boss: 3 Actions left" in hand(evening, ann)

    await play(evening, ann, "gamble")
    assert await waiting(evening, table) == [ben, cid, dot]
    assert "to name a Champion" in evening.shown(table)
    await click(evening, dot, ":champion:3")
    assert await waiting(evening, table) == [dot], "the Boss is Champion without being asked, and in control"
    await click(evening, dot, ":inn.pass")
    assert [seat["gold"] for seat in (await seen(evening, table))["seats"]] == [11, 9, 9, 9]
    assert "You, the Boss: 2 Actions left" in hand(evening, ann)
    assert "played in this phase: Gambling? I'm in!" in evening.shown(table)

    await play(evening, ann, "daareka.so-loudly", 1)
    assert await waiting(evening, table) == [cid]
    await play(evening, cid, "zot.see-me")
    assert (await seen(evening, table))["seats"][1]["fortitude"] == 20, "Cid has Ignored for Ben"
    assert "**Ann** plays an Action, 1 left" in evening.shown(table)

    await evening.restart()
    await evening.rest()
    view = await seen(evening, table)
    assert "team" in view
    assert ([card["card"] for card in view["team"]["played"]], view["team"]["actions"][0]) == (
        ["gamble", "daareka.so-loudly"], 1,
    )  # fmt: skip
    await play(evening, ann, "daareka.break-a-mind", 3)
    assert "last chance to save Ben, Cid and Dot" in evening.shown(table)
    await ben.slash(evening.channel, "inn potion", use="potion:alcohol", table=table)
    await evening.rest(30)  # the others let the window on it close
    ask = (await evening.bot.tables.public_table(table)).ask
    assert (ask.about if ask is not None else "") == "inn.order"
    view = await seen(evening, table)
    assert "team" in view
    assert ([seat["alcohol"] for seat in view["seats"]], view["team"]["tokens"]) == ([0, 12, 12, 12], [3, 2])
    assert view["team"]["played"] == [], "the Actions of the Boss are discarded"
    assert "**Ann** orders a Drink, 3 left" in evening.shown(table)


async def test_set_ups_that_cannot_be_are_refused_in_the_lobby(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, start=False, game="inn")
    await pick(evening, ann, table, "table.variant", "boss-battle")
    assert "It takes 1 more player" in evening.shown(table)
    assert not lit(evening, table)
    await evening.press(cid, table, "table.join")
    await evening.rest()
    assert lit(evening, table)
    refused = said(await ann.slash(evening.channel, "inn character", name="zot", table=table))
    assert "Zot the Wizard is no villain, and only villains are Bosses." in refused
    await ben.slash(evening.channel, "inn character", name="zot", table=table)
    await ann.slash(evening.channel, "inn character", name="daareka", table=table)
    await evening.rest()
    assert "Daareka the Mindbreaker (villain)" in evening.shown(table)
    assert lit(evening, table)

    await pick(evening, ann, table, "table.side", "challengers")
    await pick(evening, ben, table, "table.side", "boss")
    assert "**Not yet.** Zot the Wizard is no villain" in evening.shown(table)
    assert "Zot the Wizard is no villain" in said(await ann.slash(evening.channel, "table start", table=table))
    await pick(evening, ann, table, "table.side", "boss")
    assert not lit(evening, table)

    await pick(evening, ann, table, "table.variant", "leaders-and-lackeys")
    await evening.press(ann, table, "table.patron")
    await evening.rest()
    assert (await evening.info(table)).options["teams"][0] == "1-boss"
    assert "That team is full" in said(await pick(evening, ben, table, "table.side", "1-boss")), "one Boss a team"
    await pick(evening, ben, table, "table.side", "2-lackey")
    assert lit(evening, table)
    await pick(evening, ben, table, "table.side", "2-boss")
    assert "**Not yet.** Zot the Wizard is no villain" in evening.shown(table)
    assert not lit(evening, table)


async def test_a_rematch_swaps_the_boss(evening: Evening) -> None:
    ann, ben, _ = people = evening.people[:3]
    table = await sit(evening, *people, variant="boss-battle")
    await evening.bot.tables.leaving.close(table, force=True)
    await evening.rest()
    for person in people:
        again = (await evening.bot.tables.lobby.rematch(table, Somebody(person.id, person.name.title()))).id
        await evening.rest()
    assert button_of(await evening.where(ann, again, "table.sides-swap"), "table.sides-swap")["label"] == "Swap Boss"
    for boss in (1, 2, 0):
        await evening.press(ann, again, "table.sides-swap")
        await evening.rest()
        assert [name == "boss" for name in (await evening.info(again)).options["teams"]] == [
            seat == boss for seat in range(3)
        ]
    assert not has(await evening.where(ben, again, "table.side"), "table.sides-swap"), "only the host may"
