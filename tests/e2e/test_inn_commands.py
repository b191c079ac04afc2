"""The Red Dragon Inn on Discord: characters and options in the lobby, a turn by slash commands, what panels say."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games.inn.rules import the_library
from tests.e2e.conftest import Evening, Person, menu_of, parts, said, texts
from tests.e2e.inn import CAST, restage, sit


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def test_everybody_picks_a_character(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await sit(evening, ann, ben, cid, start=False)

    async def faces(person: Person, edition: str) -> Any:
        opened = (await evening.press(person, table, "inn.faces")).response
        assert opened is not None
        return (await person.select(opened, [edition], custom_id=menu_of(opened, "inn.edition")["custom_id"])).response

    def face(code: str) -> str:
        return f"bk:{table}:0:inn.character:{code}"

    assert said(await ben.click(await faces(ben, "2"), custom_id=face("gog"))) == "You are Gog the Half-Ogre."
    others = await faces(cid, "2")
    assert "**Gog the Half-Ogre** (taken by Ben)" in "\n".join(texts(others.components))
    (gog,) = [part for part in parts(others.components) if part.get("custom_id") == face("gog")]
    assert gog["disabled"]
    refused = await cid.slash(evening.channel, "inn character", name="Gog the Half-Ogre")
    assert said(refused) == "Somebody else plays Gog the Half-Ogre already."
    assert said(await cid.slash(evening.channel, "inn character", name="sera")) == "You are Sera the Fleetfooted."
    await evening.rest()
    assert "2. Ben · Gog the Half-Ogre\n3. Cid · Sera the Fleetfooted" in evening.shown(table)
    await evening.press(ann, table, "table.leave")
    await evening.rest()
    assert "1. Ben · Gog the Half-Ogre\n2. Cid · Sera the Fleetfooted" in evening.shown(table)
    await evening.house(pictures=True)
    shown = await cid.slash(evening.channel, "inn character", name="sera", table=table)
    assert shown.response is not None
    (gallery,) = [part for part in parts(shown.response.components) if part["type"] == 12]
    assert "Sera" in gallery["items"][0]["description"]
    assert said(await ben.click(await faces(ben, "2"), custom_id=face("chance"))) == "You get a random character."
    await evening.press(ben, table, "table.start")
    await evening.rest()
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    assert view["seats"][1]["character"] == "sera"


async def test_the_options_by_the_form(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    assert "2 of 8 seats taken" in evening.shown(table)
    form = await evening.press(ann, table, "table.options")
    assert form.modal is not None
    fields = [component["component"]["custom_id"] for component in form.modal["components"]]
    values = [["blitz"], ["drink-2", "drink-5"], ["both"], ["quick"], ["1"]]
    await ann.submit_modal(form, dict(zip(fields, values, strict=True)))
    await evening.rest()
    info = await evening.info(table)
    assert (info.pace, info.options["windows"]) == ("blitz", "quick")
    assert info.options["drinks"] == ["drink-2", "drink-5"]
    shown = evening.shown(table)
    assert re.search("the Bar Deck, Sea and Dungeon Events, fast moments, about [0-9]+ min, Ben starts", shown)


async def test_the_host_says_which_editions_chance_picks_from(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    guest = (await evening.press(ben, table, "inn.faces")).response
    assert guest is not None
    assert "inn.chance" not in str(guest.components)
    faces = (await evening.press(ann, table, "inn.faces")).response
    assert faces is not None
    await ann.select(faces, ["1", "4"], custom_id=f"bk:{table}:0:inn.chance")
    await evening.rest()
    assert "random characters from The Red Dragon Inn 1 and The Red Dragon Inn 4" in evening.shown(table)
    await evening.rest(6)
    await evening.press(ann, table, "table.start")
    await evening.rest()
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    characters = the_library().characters
    assert {characters[seat["character"]].edition for seat in view["seats"]} <= {1, 4}


async def test_a_turn_by_commands(night: Evening) -> None:
    gerki, zot, *others = night.people
    table = await sit(night, *night.people, windows="sealed", characters=CAST, starter=0)
    offered = await gerki.autocomplete(night.channel, "inn discard", "first", "honestly", table=table)
    assert len(offered) == 1
    refused = await zot.slash(night.channel, "inn discard", table=table)
    assert said(refused) == "It's not your turn."
    assert said(await gerki.slash(night.channel, "inn order", player="Ben")) == "You can't do that now."
    refused = await gerki.slash(night.channel, "inn play", card="Gambling? I'm in!")
    assert said(refused).startswith("*Gambling? I'm in!* is an Action")
    assert "Your Action Phase" in said(await gerki.slash(night.channel, "inn discard", first=offered[0]["value"]))
    offered = await gerki.autocomplete(night.channel, "inn play", "card", "", table=table)
    assert "Gambling? I'm in!" in [choice["name"] for choice in offered]
    assert "I raise!" not in [choice["name"] for choice in offered], "not before there is a Round"
    refused = await gerki.slash(night.channel, "inn play", card="I raise!")
    assert said(refused) == "You can play *I raise!* only in a Round of Gambling."
    assert "Respond or pass" in said(await gerki.slash(night.channel, "inn play", card="Gambling? I'm in!"))
    for person in night.people:
        await person.slash(night.channel, "inn pass", table=table)
    await night.rest()
    assert "4 Gold in the pot, Ann in control" in night.shown(table)
    answer = said(await zot.slash(night.channel, "gamble play", card="Winning Hand!"))
    assert "Ben plays *Winning Hand!*" in answer
    for person in night.people:
        await person.slash(night.channel, "inn pass", table=table)
    await night.rest()
    for person in others:
        await person.slash(night.channel, "gamble pass", table=table)
    assert "Your hand" not in said(await zot.slash(night.channel, "drinko hand", table=table))


async def test_a_target_is_completed_and_named_by_command(night: Evening) -> None:
    gerki, *_ = night.people
    night.reseed(12)
    table = await sit(night, *night.people, characters=CAST, starter=0)
    await gerki.slash(night.channel, "inn pass")
    cards = await gerki.autocomplete(night.channel, "inn play", "card", "", table=table)
    aimed = {
        card["name"]: found
        for card in cards
        if (found := await gerki.autocomplete(night.channel, "inn play", "target", "", card=card["value"]))
    }
    assert "Gambling? I'm in!" not in aimed, "it is aimed at nobody"
    card, found = "How did this get stuck in your back?", aimed["How did this get stuck in your back?"]
    stands = "20 from passing out, 10 Gold"
    assert [choice["name"] for choice in found] == [f"{name}: {stands}" for name in ("Ben", "Cid", "Dot")]
    (ben,) = await gerki.autocomplete(night.channel, "inn play", "target", "be", card=card)
    assert ben["name"] == "Ben: 20 from passing out, 10 Gold"
    (dot,) = await gerki.autocomplete(night.channel, "inn order", "player", "do")
    assert (dot["name"], dot["value"]) == ("Dot: 20 from passing out, 10 Gold", "3")
    refused = await gerki.slash(night.channel, "inn play", card=card, target="Ben, Cid")
    assert said(refused) == "That's the wrong number of targets: at least 1, at most 1, each once."
    answer = said(await gerki.slash(night.channel, "inn play", card=card, target=ben["value"]))
    assert f"Ann plays *{card}* on Ben" in answer.replace("\\", "")


async def test_a_window_says_on_each_panel_what_it_comes_to(night: Evening) -> None:
    gerki, zot, *_ = night.people
    night.reseed(12)
    table = await sit(night, *night.people, characters=CAST, starter=0, windows="sealed")
    discard = "\n".join(texts(night.panel(gerki).components))
    assert "for each you discard" in discard
    assert "45 s + 3 min spare, ends <t:" in discard
    await gerki.slash(night.channel, "inn pass")
    card = "How did this get stuck in your back?"
    await gerki.slash(night.channel, "inn play", card=card, target="Ben")
    await night.rest(2)
    others = night.people[2]
    hit, spared = "For you: -2 Fortitude (20 to 18)", "This changes nothing for you"
    for person, comes_to, whom in ((zot, hit, "you"), (others, spared, "Ben")):
        shown = said(await person.slash(night.channel, "inn hand", table=table))
        assert comes_to in shown
        assert f"on {whom} (20 from passing out, 10 Gold)" in shown


async def test_ordering_a_drink_first_wants_a_player(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await sit(evening, ann, ben, characters=["gerki", "zot"], starter=0)

    def holds_a_card_for_the_phase(state: dict[str, Any]) -> None:
        hand, draw = state["seats"][0]["hand"], state["seats"][0]["draw"]
        if "two-drinks" not in hand:
            draw.remove("two-drinks")
            draw.append(hand.pop())
            hand.append("two-drinks")

    await restage(evening, table, holds_a_card_for_the_phase)
    for _ in range(2):  # neither discards nor an Action
        await ann.slash(evening.channel, "inn pass", table=table)
    refused = said(await ann.slash(evening.channel, "inn drink", choice="order-first"))
    assert refused == "That needs a target: choose a player too."
    ordered = said(await ann.slash(evening.channel, "inn drink", choice="order-first", player="Ben"))
    assert "Your Drink is ordered: play a card, or go on" in ordered
