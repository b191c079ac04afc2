"""Sea and Dungeon Events on a simulated Discord: Gold in secret with one asleep and a restart, choices, bids."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.inn.rules.cards.library import add_house_decks, the_library
from bot.ui.layouts.tables import story_lines
from tests.e2e.conftest import Evening, Person, button_of, parts, said, texts
from tests.e2e.inn import received, sit

EVENT = """
name = "Test Events"
size = 2
start = 1
beside = 1
[[event]]
id = "{id}"
title = "{title}"
count = 2
level = 6
do = {do}
"""
DECKS = {
    "purse": (
        "An Open Purse",
        '{ secret = 3, options = [{ lose-fortitude = 2, who = "you" }, { gain-fortitude = 1 }, [], []], who = "all" }',
    ),
    "fork": (
        "A Fork in the Road",
        '{ choose = [{ pay = 2, who = "you" }, { lose-fortitude = 2, who = "you" }], who = "all" }',
    ),
    "mast": ("The Tall Mast", '{ bid = 4, how = "gold", options = [{ gain-gold = 3 }, []], who = "all" }'),
}


SELLER = """
name = "Cook of the House"
about = "Sells potions."
size = 20
[generic]
gamble = 19
[[side]]
id = "potion"
title = "Potion"
size = 4
sold = true
[[side.card]]
id = "luck"
title = "Luck Potion"
kind = "anytime"
count = 4
price = 2
do = { gain-fortitude = 2 }
[[time]]
at = "set-up"
quiet = true
do = { reveal = "potion" }
[[card]]
id = "broth"
title = "Broth"
kind = "action"
count = 1
do = { gain-fortitude = 1 }
"""


@pytest.fixture(autouse=True)
def decks(tmp_path: Path) -> Iterator[None]:
    """A deck of Events of the house for each case, as long as the test runs."""
    folder = tmp_path / "decks"
    (folder / "events").mkdir(parents=True)
    for code, (title, do) in DECKS.items():
        (folder / "events" / f"{code}.toml").write_text(EVENT.format(id="it", title=title, do=do), encoding="utf-8")
    (folder / "cook.toml").write_text(SELLER, encoding="utf-8")
    assert add_house_decks(folder) == []
    yield
    library = the_library()
    del library.characters["cook"]
    for code in [code for code in library.cards if code.startswith("cook.")]:
        del library.cards[code]
    for code in DECKS:
        del library.encounters[code]
        del library.cards[f"{code}.it"]


async def until(evening: Evening, table: str, about: str) -> None:
    """Everybody lets things be until this is asked."""
    tables = evening.bot.tables
    for _ in range(60):
        ask = (await tables.public_table(table)).ask
        assert ask is not None
        if ask.about == about:
            await evening.rest()
            return
        user = (await evening.info(table)).seats[ask.waiting[0]].user_id
        assert user is not None
        asked = (await tables.private_table(table, user)).seat_ask
        assert asked is not None
        with evening.env._bot_scope():
            await tables.play.answer(table, user, ask.number, asked.default)
        await evening.rest(0.5)
    raise AssertionError(f"nobody was asked {about}")


async def met(evening: Evening, code: str, about: str, people: int = 3) -> str:
    """A table at which the Event of this deck has just been revealed, and what it asks is asked."""
    await evening.house(pictures=False)
    cast = ["gerki", "zot", "fiona"][:people]
    table = await sit(evening, *evening.people[:people], characters=cast, starter=0, events=code, windows="quick")
    await until(evening, table, about)
    return table


async def choose(evening: Evening, person: Person, key: str) -> Any:
    """Press the button of an option on the person's own panel."""
    panel = evening.panel(person)
    (button,) = [
        part for part in parts(panel.components) if part["type"] == 2 and part["custom_id"].endswith(f":inn.way:{key}")
    ]
    done = await person.user.click(evening.message(panel), custom_id=button["custom_id"])
    await evening.rest(1)
    return done


async def gold(evening: Evening, table: str) -> list[int]:
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    return [seat["gold"] for seat in view["seats"]]


async def story(evening: Evening, table: str) -> str:
    """Everything that the table's story says so far."""
    info, events = await evening.info(table), await evening.bot.tables.story(table)
    return "\n".join(story_lines(evening.bot.words, evening.bot.looks["inn"], info, events))


async def test_gold_in_secret_with_one_asleep_and_a_restart_in_the_middle(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await met(evening, "purse", "inn.secret")
    before = await gold(evening, table)
    assert "*An Open Purse*: waiting for **Ann, Ben and Cid** to choose Gold in secret" in evening.shown(table)
    told = "\n".join(texts(evening.panel(ben).components))
    assert "how much Gold, in secret?" in told
    labels = [
        part["label"] for part in parts(evening.panel(ben).components) if ":inn.way:" in part.get("custom_id", "")
    ]
    assert labels == ["0 Gold", "1 Gold", "2 Gold", "3 Gold"]
    await choose(evening, ann, "gold-3")
    assert "waiting for **Ben and Cid** to choose" in evening.shown(table)
    await evening.restart()
    await evening.rest()
    answer = said(await ben.slash(evening.channel, "inn bid", amount=2))
    assert "3 Gold" not in answer
    assert await gold(evening, table) == before, "nobody has paid yet"
    assert "waiting for **Cid** to choose" in evening.shown(table)
    refused = await cid.slash(evening.channel, "inn bid", amount=4)
    assert said(refused) == "You can't do that now."
    await evening.rest(15 * 60)
    assert "Gold chosen in secret: Ann 3, Ben 2, Cid 0." in await story(evening, table)
    assert (await gold(evening, table))[:3] == [before[0] - 3, before[1] - 2, before[2]]


async def test_a_choice_by_words(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await met(evening, "fork", "inn.choose")
    before = await gold(evening, table)
    assert "**Ann** decides: *A Fork in the Road*" in evening.shown(table)
    offered = await ann.autocomplete(evening.channel, "inn choose", "choice", "", table=table)
    assert [choice["name"] for choice in offered] == ["Pay 2 Gold", "Lose 2 Fortitude"]
    refused = await ann.slash(evening.channel, "inn choose", choice="dance")
    assert said(refused) == "You can't choose that now: dance."
    assert said(await ben.slash(evening.channel, "inn choose", choice="lose 2 fortitude")).startswith(
        "You can't choose"
    )
    await ann.slash(evening.channel, "inn choose", choice="pay 2 Gold to the Inn")
    await evening.rest()
    assert "**Ben** decides: " in evening.shown(table)
    await choose(evening, ben, "way-1")
    await ann.slash(evening.channel, "inn choose", choice="x")
    await cid.slash(evening.channel, "inn choose", choice=offered[1]["value"])
    await evening.rest()
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    assert (await gold(evening, table))[0] == before[0] - 2
    told = await story(evening, table)
    assert "Ann pays the Inn 2 Gold. -2 Fortitude: Ben (18) and Cid (18)." in told
    assert "chooses" not in told, "what happens says what they chose"


async def test_bids_by_buttons_and_by_words(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await met(evening, "mast", "inn.bid")
    before = await gold(evening, table)
    assert "**Ann** bids or passes; nobody has bid yet" in evening.shown(table)
    await choose(evening, ann, "bid-1")
    assert "**Ben** bids or passes; Ann leads with 1 Gold" in evening.shown(table)
    assert said(await ben.slash(evening.channel, "inn bid", amount=1)) == "You can't do that now."
    await ben.slash(evening.channel, "inn bid", amount=3)
    await evening.rest(1)
    decline = button_of(evening.panel(cid), "inn.pass")
    assert (decline["label"], decline["disabled"]) == ("No bid", False)
    await cid.user.click(evening.message(evening.panel(cid)), custom_id=decline["custom_id"])
    await evening.rest(1)
    await ann.slash(evening.channel, "inn pass")
    await evening.rest()
    assert await gold(evening, table) == [before[0], before[1] - 3 + 3, before[2]]
    told = await story(evening, table)
    assert "Ben has the highest bid." in told


async def test_a_sale_by_words_and_by_a_button(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.house(pictures=False)
    table = await sit(evening, ann, ben, characters=["cook", "gerki"], starter=1)
    assert "in front: Luck Potion" in evening.shown(table)
    (offer,) = await ann.autocomplete(evening.channel, "inn choose", "choice", "sell", table=table)
    assert offer["name"] == "Sell Luck Potion"
    (buyer,) = await ann.autocomplete(evening.channel, "inn choose", "player", "", choice=offer["value"], table=table)
    assert buyer["name"].startswith("Ben")
    before = await gold(evening, table)
    await ann.slash(evening.channel, "inn choose", choice="sell luck potion", player="Ben")
    await evening.rest(1)
    assert "**Ben** may buy *Luck Potion* from Ann for 2 Gold" in evening.shown(table)
    await choose(evening, ben, "refuse")
    assert await gold(evening, table) == before
    await ann.slash(evening.channel, "inn choose", choice=offer["value"])
    await evening.rest(1)
    await choose(evening, ben, "yes:cook.luck")
    assert await gold(evening, table) == [before[0] + 2, before[1] - 2]
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    assert [[laid["card"] for laid in seat["front"]] for seat in view["seats"]] == [[], ["cook.luck"]]
    playable = await ben.autocomplete(evening.channel, "inn play", "card", "luck", table=table)
    assert [choice["name"] for choice in playable] == ["Luck Potion"]


async def watched(db: Path, key: str) -> list[tuple[str, str, Any]]:
    """What the others see on an evening on which the first person names this in secret."""
    evening = Evening(db, seed=1)
    await evening.begin(3)
    try:
        ann, ben, cid = evening.people
        table = await met(evening, "purse", "inn.secret")
        since = len(evening.calls())
        await choose(evening, ann, key)
        await choose(evening, ben, "gold-1")
        await evening.rest(20)
        public = await evening.bot.tables.public_table(table)
        assert public.ask is not None
        assert public.ask.waiting == (2,), "it is not shown yet"
        return received(evening, since, [ben, cid])
    finally:
        await evening.end()


async def test_others_see_the_same_whatever_somebody_chose_in_secret(tmp_path: Path) -> None:
    nothing, much = [await watched(tmp_path / f"{key}.db", key) for key in ("gold-0", "gold-3")]
    assert nothing
    assert nothing == much
