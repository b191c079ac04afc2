"""Naming targets in a command: several players, and one of several Drinks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.engine import Refused, Run
from bot.games import english
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.panel import play_options
from bot.games.inn.look.targets import named_targets, target_choices
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.scenario import InnScenario
from bot.scenario.luck import WrittenChance
from bot.tables.info import PrivateTable
from bot.ui.answering import seat_named
from bot.ui.look import JUST_LOOKING
from tests.games.inn.test_layouts import info_of, seat_face

WORDS = english()
FRESH = "20 from passing out, 10 Gold"
"""Where a player stands at the beginning, which a completion says of each."""
NAMES = ("Ada", "Bea", "Cid", "Dan, the younger")


def table(characters: str, hands: list[str], piles: list[str], drinks: str = "") -> Run:
    plain = {
        "title": "t", "rule": "r", "game": "inn", "characters": characters, "hands": hands, "piles": piles,
        "drinks": drinks,
    }  # fmt: skip
    run = Run(Inn(), InnScenario.model_validate(plain).start(), WrittenChance([], []))
    run.begin()
    return run


def shown(run: Run, seat: int) -> PrivateTable:
    info = info_of(run, len(run.state.seats))
    named = tuple(player._replace(name=name) for player, name in zip(info.seats, NAMES, strict=False))
    return seat_face(run, info._replace(seats=named), seat, ())


def answer(run: Run, seat: int, *picks: str) -> None:
    assert run.ask is not None
    run.answer(seat, run.ask.number, picks)


@pytest.fixture
def knives() -> PrivateTable:
    """Seat 0 may throw knives at up to three others."""
    hand = "sera.knife gamble gamble raise raise winning-hand winning-hand"
    run = table("sera gerki zot fiona", [hand, "", "", ""], ["", "", "", ""])
    answer(run, 0)
    return shown(run, 0)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Bea", ["1"]),
        ("bea, CID", ["1", "2"]),
        ("1,2,3", ["1", "2", "3"]),
        ("Dan, the younger", ["3"]),
        ("Cid,", ["2"]),
    ],
)
def test_several_players_are_parted_by_commas(knives: PrivateTable, text: str, found: list[str]) -> None:
    assert named_targets(WORDS, knives, "sera.knife", text) == found


def test_a_name_that_is_a_number_does_not_stand_in_the_way(knives: PrivateTable) -> None:
    first, second, *others = knives.info.seats
    seats = (first, second._replace(name="2"), *others)
    knives = replace(knives, info=knives.info._replace(seats=seats))
    assert target_choices(WORDS, knives, "sera.knife", "")[:2] == [(f"2: {FRESH}", "1"), (f"Cid: {FRESH}", "2")]
    assert named_targets(WORDS, knives, "sera.knife", "2") == ["2"], "so the completion names the third seat"
    assert seat_named(knives.info, "2") == 2
    assert seat_named(knives.info, "1") == 1


@pytest.mark.parametrize(
    ("characters", "card", "least", "most", "asks"),
    [
        ("torglesnarf gerki zot fiona gog", "torglesnarf.nice-gold", 3, 3, "choose 3"),
        ("torglesnarf gerki zot fiona", "torglesnarf.nice-gold", 3, 3, "choose 3"),
        ("torglesnarf gerki zot", "torglesnarf.nice-gold", 2, 2, "choose 2"),
        ("sera gerki zot fiona gog", "sera.knife", 1, 3, "up to 3"),
    ],
)
def test_a_menu_takes_as_many_players_as_the_card_says(
    characters: str, card: str, least: int, most: int, asks: str
) -> None:
    seats = len(characters.split())
    hand = f"{card} gamble gamble raise raise winning-hand winning-hand"
    run = table(characters, [hand, *[""] * (seats - 1)], [""] * seats)
    answer(run, 0)
    face = seat_face(run, info_of(run, seats), 0, ())
    (menu,) = LOOK.hand_rows(WORDS, face, JUST_LOOKING._replace(card=card))[0].children
    assert isinstance(menu, ui.Select)
    assert (menu.min_values, menu.max_values) == (least, most)
    assert asks in str(menu.placeholder)


def test_who_is_not_there_is_refused(knives: PrivateTable) -> None:
    with pytest.raises(Refused) as no:
        named_targets(WORDS, knives, "sera.knife", "Bea, Eve")
    assert no.value.reason == "no-such-seat"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", [(f"Bea: {FRESH}", "1"), (f"Cid: {FRESH}", "2"), (f"Dan, the younger: {FRESH}", "3")]),
        ("ci", [(f"Cid: {FRESH}", "2")]),
        ("Bea,", [(f"Bea, Cid: {FRESH}", "1,2"), (f"Bea, Dan, the younger: {FRESH}", "1,3")]),
        ("Bea, Cid, da", [(f"Bea, Cid, Dan, the younger: {FRESH}", "1,2,3")]),
        ("1,2,3,", []),
        ("Eve, ", []),
    ],
)
def test_the_next_one_is_completed(knives: PrivateTable, typed: str, found: list[tuple[str, str]]) -> None:
    assert target_choices(WORDS, knives, "sera.knife", typed) == found


def test_what_is_not_offered_is_left_to_the_rules(knives: PrivateTable) -> None:
    assert named_targets(WORDS, knives, "gerki.salve", "Bea, Cid") == ["1", "2"]
    assert target_choices(WORDS, knives, "gerki.salve", "") == []


@pytest.fixture
def drinks() -> PrivateTable:
    """Everybody is about to drink: seat 1 may add to any of the Drinks."""
    hand = "gamble gamble gamble raise raise winning-hand winning-hand"
    run = table("gerki dimli zot", [hand, "dimli.firewater", ""], ["house-round", "wine", "wine"], "water light-ale")
    answer(run, 0)
    answer(run, 0, "pass")
    answer(run, 0, "order>1")
    return shown(run, 1)


def test_a_drink_is_named_by_who_drinks_it(drinks: PrivateTable) -> None:
    assert drinks.seat_ask is not None
    assert drinks.seat_ask.options["dimli.firewater"].targets == ("d0", "d1", "d2")
    found = target_choices(WORDS, drinks, "dimli.firewater", "")
    assert found == [(f"{name}: Light Ale: {FRESH}", f"d{n}") for n, name in enumerate(NAMES[:3])]
    for text in ("d2", "Cid", "cid: light ale"):
        assert named_targets(WORDS, drinks, "dimli.firewater", text) == ["d2"]


def test_a_name_that_may_mean_several_drinks_is_asked_back(drinks: PrivateTable) -> None:
    there = drinks.view["stack"][-1]["drinks"]
    there[2]["drinker"] = 0
    assert named_targets(WORDS, drinks, "dimli.firewater", "Ada") == ["d0"], "one is as good as the other"
    there[2]["cards"] = ["wine"]
    with pytest.raises(Refused) as no:
        named_targets(WORDS, drinks, "dimli.firewater", "Ada")
    assert WORDS.refusal(no.value.reason, no.value.facts) == ("Which Drink do you mean: Ada: Light Ale and Ada: Wine?")
    assert named_targets(WORDS, drinks, "dimli.firewater", "d2") == ["d2"]


def test_a_long_title_leaves_room_for_whom_it_is_aimed_at(
    drinks: PrivateTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = replace(the_library().cards["dimli.firewater"], title="T" * 100)  # a house's deck may have such titles
    monkeypatch.setitem(the_library().cards, card.code, card)
    labels = [option.label for option in play_options(WORDS, drinks)]
    assert [label.lstrip("T") for label in labels] == [f"… → {whom}: Light Ale" for whom in NAMES[:3]]
    assert all(80 < len(label) <= 100 for label in labels)
