"""The verbs of custom ids: each has one home, and those of earlier versions still mean something."""

from typing import Any

import discord
import pytest

from bot.games import GAMES
from bot.games.inn.rules import the_library
from bot.ui.layouts.components import Press, custom_id, read_press, select
from bot.ui.verbs import OLD, DoubledVerb, Verbs


async def first(interaction: Any, press: Press) -> None: ...


async def second(interaction: Any, press: Press) -> None: ...


def test_two_areas_may_have_the_same_word_and_one_area_has_it_once() -> None:
    verbs = Verbs()
    verbs.add("drinko", {"play": first})
    verbs.add("coin", {"play": second})
    found = verbs.find(Press("T1", 3, "coin.play", "x", ("y",)))
    assert found == (second, Press("T1", 3, "coin.play", "x", ("y",)))
    with pytest.raises(DoubledVerb, match=r"coin\.play"):
        verbs.add("coin", {"play": first})


def test_a_press_on_a_message_of_an_earlier_version_finds_its_handler() -> None:
    verbs = Verbs()
    verbs.know_old("drinko", ["play"])
    verbs.add("drinko", {"play": first})
    verbs.add("table", {"join": second})
    old = read_press("bk:T1:7:play:x", ("r5",))
    assert old is not None
    assert verbs.find(old) == (first, Press("T1", 7, "drinko.play", "x", ("r5",)))
    lobby = read_press("bk:T1:0:join")
    assert lobby is not None
    assert verbs.find(lobby) == (second, Press("T1", 0, "table.join"))
    assert verbs.find(Press("T1", 0, "dance")) is None


def test_an_earlier_verb_means_one_thing() -> None:
    verbs = Verbs()
    for kit in GAMES.values():
        verbs.know_old(kit.name, kit.old_verbs)
    with pytest.raises(DoubledVerb, match="pass"):
        verbs.know_old("coin", ["pass"])
    assert all("." in verb for verb in verbs.old.values())
    assert not any("." in verb for verb in verbs.old)
    assert len(verbs.old) == len(OLD) + sum(len(kit.old_verbs) for kit in GAMES.values())


def test_the_longest_id_fits() -> None:
    longest = max(the_library().cards, key=len)
    assert len(custom_id("ABCDEFGH", "inn.aim", ask=99_999, arg=f"{longest}:9?")) <= 100


def test_what_was_chosen_at_one_ask_is_not_still_chosen_at_the_next() -> None:
    def shown(ask: int, table: str = "T1") -> Any:
        options = [discord.SelectOption(label="A Drink for Quill", value="order>2")]
        return select(table, "inn.pick", options, placeholder="Who gets it?", ask=ask)

    ids = [shown(ask, table).id for ask in range(1, 200) for table in ("T1", "T2")]
    assert len(set(ids)) == len(ids), "a client keeps a choice as long as the id is the same"
    assert shown(7).id == shown(7).id
    assert all(1000 < number < 1 << 31 for number in ids)
