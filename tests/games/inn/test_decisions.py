"""Choices, bids, secret numbers, sales on a seat's own panel: buttons, words, and what everybody reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.engine import Option, SeatAsk
from bot.games import english
from bot.games.inn.look.decisions import (
    BUTTON_MOST,
    ask_facts,
    decision_label,
    deed_label,
    is_decision,
    named_decision,
    named_deed,
)
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.panel import lit_codes, offered, target_levels, target_words
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.text import ways_texts
from bot.games.inn.rules.picks import read_pick
from bot.tables.info import OpenAsk, PrivateTable, PublicTable
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.tables import Skin, headline
from bot.ui.look import JUST_LOOKING
from tests.games.inn.playing import new_run
from tests.games.inn.test_layouts import check_message, info_of, seat_face

WORDS = english()
CARD = "gerki.salve"
TITLE = the_library().cards[CARD].title


def asked(
    about: str,
    keys: Sequence[str],
    facts: dict[str, Any] | None = None,
    *,
    count: int = 1,
    standing: Sequence[Option] = (),
    kind: str = "choice",
) -> PrivateTable:
    """The panel of seat 0, which is asked for one of these options."""
    run = new_run(3, {"characters": ["gerki", "zot", "gog"], "starter": 0}, "decisions")
    face = seat_face(run, info_of(run, 3), 0, ())
    ask = OpenAsk(7, kind, about, facts or {}, (0,), False, 0.0, 60.0)
    options = {key.partition(">")[0]: _option(key) for key in keys}
    return PrivateTable(
        face.info, 0, ask, SeatAsk(options, tuple(options)[:count], count, count),
        {option.key: option for option in standing}, face.view, (),
    )  # fmt: skip


def _option(key: str) -> Option:
    """``key`` or ``key>a,b``, of which one is to be named."""
    name, _, targets = key.partition(">")
    return Option(name, tuple(targets.split(",")), 1, 1) if targets else Option(name)


def shown(face: PrivateTable) -> list[dict[str, Any]]:
    view = hand_layout(WORDS, LOOK, face, Skin(pictures=False), guild="The Tavern")
    check_message(view)
    return view.to_components()


def rows(face: PrivateTable) -> list[list[dict[str, Any]]]:
    return [row["components"] for row in shown(face) if row["type"] == 1]


def labels(face: PrivateTable) -> list[str]:
    """The labels of the buttons that answer the ask."""
    return [button["label"] for row in rows(face) for button in row if ":inn.way:" in button["custom_id"]]


def everybody_reads(face: PrivateTable) -> str:
    return headline(WORDS, LOOK, PublicTable(face.info, face.view, face.ask, (), None))


WAYS = {"card": "sea.merfolk", "at": 0}
"""A choice whose ways 0, 1 and 3 are "gain 2 Fortitude", "gain 2 Alcohol Content" and nothing."""
MOMENTS: list[tuple[str, list[str], dict[str, Any], list[str]]] = [
    ("inn.choose", ["way-0", "way-1", "way-3"], WAYS,
     ["Gain 2 Fortitude", "Gain 2 Alcohol Content", "Nothing"]),
    ("inn.choose", ["way-1"], WAYS, ["Gain 2 Alcohol Content"]),
    ("inn.bid", ["bid-2", "bid-3", "pass"], {"how": "gold"}, ["2 Gold", "3 Gold"]),
    ("inn.bid", ["bid-1", "pass"], {"how": "fortitude"}, ["1 Fortitude"]),
    ("inn.bid", ["bid-1", "pass"], {"how": "alcohol"}, ["1 Alcohol Content"]),
    ("inn.secret", [f"gold-{n}" for n in range(6)], {"card": CARD}, [f"{n} Gold" for n in range(6)]),
    ("inn.keep", ["keep:gerki.salve"], {}, [f"Keep {TITLE}"[:80]]),
    ("inn.take", ["take:bat", "take:wolf"], {}, ["Take from the bat", "Take from the wolf"]),
    ("inn.buy", ["buy:bat", "done"], {}, ["Buy from the bat", "Done"]),
    ("inn.wages", ["discard", "wages"], {"card": CARD, "wages": 2}, ["Let it go", "Pay 2 Gold"]),
    ("inn.sale", [f"yes:{CARD}", "refuse"], {"card": CARD, "price": 2}, [f"Buy {TITLE} for 2 Gold"[:80], "No"]),
    ("inn.may", ["yes", "refuse"], {}, ["Yes", "No"]),
    ("inn.divide", ["way-0", "way-1", "way-2", "way-3"], {"card": CARD, "by": 1, "cards": ["gamble", "tip", CARD]},
     ["1 2 3 | nothing", "1 3 | 2", "1 2 | 3", "1 | 2 3"]),
    ("inn.pile", ["pile-0", "pile-1"], {"card": CARD, "piles": [["gamble", "tip"], []]},
     ["Gambling? I'm in! and Tip the Wench.", "nothing"]),
]  # fmt: skip


@pytest.mark.parametrize(("about", "keys", "facts", "told"), MOMENTS)
def test_each_option_of_a_choice_has_a_button(
    about: str, keys: list[str], facts: dict[str, Any], told: list[str]
) -> None:
    face = asked(about, keys, facts)
    assert labels(face) == told
    assert all(1 <= len(row) <= 5 for row in rows(face))
    buttons = [button for row in rows(face) for button in row if ":inn.way:" in button["custom_id"]]
    assert [button["custom_id"].rpartition(":inn.way:")[2] for button in buttons] == [
        key for key in keys if key != "pass"
    ]
    assert everybody_reads(face)


def test_a_way_is_told_in_full_above_its_button() -> None:
    coin = the_library().cards["tara.coin"]
    long = ways_texts(coin, 0)[1]
    face = asked("inn.choose", ["way-0", "way-1"], {"card": coin.code, "at": 0})
    assert len(long) > 80
    assert long[1:] in str(shown(face))
    assert max(len(label) for label in labels(face)) <= 80


def test_cards_that_are_divided_are_told_with_the_numbers_that_the_buttons_name() -> None:
    face = asked("inn.divide", ["way-0", "way-1", "way-2"], {"card": CARD, "by": 1, "cards": ["gamble", "tip", CARD]})
    told = str(shown(face))
    assert "1. *Gambling? I'm in!* · Action or Gambling: Start a Round" in told
    assert f"3. *{TITLE}* · " in told
    options = {key: Option(key) for key in ("way-0", "way-1", "way-2")}
    assert named_decision(WORDS, face, options, "1 3 | 2") == "way-1"
    assert named_decision(WORDS, face, options, "Gambling? I'm in! and Tip the Wench. | " + TITLE) == "way-2"


def test_a_card_of_another_hand_says_what_it_does_and_on_whom_it_may_be_played() -> None:
    face = asked("inn.borrow", ["none", "borrow:raise", "borrow:tip>0,2"], {"card": CARD, "of": 1})
    (menu,) = [part for row in rows(face) for part in row if ":inn.pick" in part["custom_id"]]
    told = {option["value"]: (option["label"], option.get("description", "")) for option in menu["options"]}
    assert told["none"] == ("None of them", "")
    assert told["borrow:raise"][0] == "I raise!"
    assert "make everybody in the Round ante 1 more Gold" in told["borrow:raise"][1]
    assert {"borrow:tip>0", "borrow:tip>2"} < set(told)
    assert "That player pays 1 Gold to the Inn." in told["borrow:tip>2"][1]


def test_whose_hand_is_looked_into_reads_your_hand() -> None:
    face = asked("inn.borrow", ["none", "borrow:raise"], {"card": CARD, "of": 1})
    names = [seat.name for seat in face.info.seats]
    assert face.ask is not None
    assert ask_facts(WORDS, names, face.ask, 1)["hand"] == "your hand"
    assert ask_facts(WORDS, names, face.ask, 0)["hand"] == f"{names[1]}'s hand"


def test_cards_can_still_be_played_while_a_choice_is_open() -> None:
    face = asked("inn.choose", ["way-0"], WAYS, standing=[Option("tip", ("1",), 1, 1)])
    (menu,) = [part for row in rows(face) for part in row if ":inn.pick" in part["custom_id"]]
    assert not menu["disabled"]
    assert [option["value"] for option in menu["options"]] == ["tip>1"]
    alone = asked("inn.choose", ["way-0"], WAYS)
    (menu,) = [part for row in rows(alone) for part in row if ":inn.pick" in part["custom_id"]]
    assert menu["disabled"]


def test_a_bid_is_declined_with_the_button_of_passing() -> None:
    face = asked("inn.bid", ["bid-1", "pass"], {"how": "gold"}, kind="turn")
    (button,) = [part for row in rows(face) for part in row if ":inn.pass" in part["custom_id"]]
    assert (button["label"], button["disabled"]) == ("No bid", False)


def test_what_everybody_reads_of_a_secret_choice_names_no_number() -> None:
    first, second = (asked("inn.secret", [f"gold-{n}" for n in range(most)], {"card": CARD}) for most in (3, 6))
    assert everybody_reads(first) == everybody_reads(second)


def test_who_deals_out_drinks_alone_reads_which() -> None:
    face = asked("inn.deal", ["deal:mead>1,2", "deal:light-ale>1,2"], {"left": 2})
    (menu,) = [part for row in rows(face) for part in row if ":inn.pick" in part["custom_id"]]
    drinks = the_library().drinks
    told = [option["label"] for option in menu["options"]]
    assert [any(title in label for label in told) for title in (drinks["mead"].title, drinks["light-ale"].title)] == [
        True,
        True,
    ]
    assert drinks["mead"].title not in everybody_reads(face)


@pytest.mark.parametrize("about", ["inn.discard-cards", "inn.cost"])
def test_so_many_cards_must_be_discarded(about: str) -> None:
    face = asked(about, ["discard:gamble", "discard:tip", "discard:no"], {"n": 2}, count=2)
    (menu,) = [part for row in rows(face) for part in row if ":inn.discard" in part["custom_id"]]
    assert (menu["min_values"], menu["max_values"]) == (2, 2)
    assert lit_codes(face) == {"gamble", "tip", "no"}
    assert "2 cards" in LOOK.hand_headline(WORDS, face)
    art = LOOK.hand_art(WORDS, face, Skin())
    fewer = LOOK.hand_art(WORDS, asked(about, ["discard:gamble", "discard:tip", "discard:no"], {"n": 1}), Skin())
    assert art is not None
    assert fewer is not None
    assert "of which you discard 2" in art.alt
    assert "of which you discard 1" in fewer.alt
    assert art.draw() != fewer.draw()


def test_a_free_discard_is_as_before() -> None:
    face = asked("inn.discard", ["discard:gamble", "discard:tip"], count=0)
    (menu,) = [part for row in rows(face) for part in row if ":inn.discard" in part["custom_id"]]
    assert (menu["min_values"], menu["max_values"]) == (1, 2)


def test_things_in_front_of_a_player_are_named_as_targets() -> None:
    face = asked("inn.action", ["gerki.back>1,1.0"])
    face.view["seats"][1]["front"] = [{"card": CARD, "owner": 1, "used": False}]
    assert target_words(WORDS, face, "1.0").endswith(f": {TITLE}")
    assert target_levels(WORDS, face, "1.0") == "can be kept for 0 Gold"
    assert LOOK.hand_rows(WORDS, face, JUST_LOOKING._replace(card="gerki.back"))


def test_what_may_be_done_at_any_time_has_buttons() -> None:
    face = asked("inn.action", ["pass"], standing=[Option("any:calm"), Option("sell:tip", ("1", "2"), 1, 1)])
    assert list(offered(face)) == ["any:calm", "sell:tip"]
    deeds = {button["custom_id"].rpartition(":inn.deed:")[2]: button["label"]
             for row in rows(face) for button in row if ":inn.deed:" in button["custom_id"]}  # fmt: skip
    assert deeds == {"any:calm": "calm", "sell:tip": f"Sell {the_library().cards['tip'].title} for 0 Gold"}
    (menu,) = [part for row in rows(face) for part in row if ":inn.pick" in part["custom_id"]]
    assert [option["value"] for option in menu["options"]] == ["none"], "they are nowhere else"


def test_what_has_no_room_among_the_buttons_lies_with_the_cards() -> None:
    face = asked("inn.action", ["pass"], standing=[Option(f"any:calm-{n}") for n in range(7)])
    deeds = [button for row in rows(face) for button in row if ":inn.deed:" in button["custom_id"]]
    (menu,) = [part for row in rows(face) for part in row if ":inn.pick" in part["custom_id"]]
    assert (len(deeds), len(menu["options"])) == (5, 2)


def test_a_deed_is_named_by_its_key_its_card_or_its_label() -> None:
    face = asked(
        "inn.action", ["pass"], standing=[Option("sell:tip", ("1",), 1, 1), Option("sell:gamble", ("1",), 1, 1)]
    )
    keys = ["sell:tip", "sell:gamble"]
    for text in ("sell:tip", "tip", "Tip the Wench", "Sell Tip the Wench. for 0 Gold"):
        assert named_deed(WORDS, face, keys, text) == "sell:tip"
    assert named_deed(WORDS, face, keys, "sell") is None, "which of two"
    assert named_deed(WORDS, face, keys, "") is None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("way-1", "way-1"),
        ("gain 2 alcohol content", "way-1"),
        ("Fortitude", "way-0"),
        ("nothing", "way-3"),
        ("o", None),
        ("", None),
        ("way-9", None),
    ],
)
def test_a_choice_is_named_by_its_words(text: str, found: str | None) -> None:
    face = asked("inn.choose", ["way-0", "way-1", "way-3"], WAYS)
    assert named_decision(WORDS, face, offered(face), text) == found


@pytest.mark.parametrize(
    ("key", "decision"),
    [
        ("way-0", True), ("bid-12", True), ("gold-0", True), ("keep:cook.luck", True), ("take:bat", True),
        ("done", True), ("any:chi", True), ("sell:cook.luck", True), ("deal:mead", True), ("order", True),
        ("discard:tip", False), ("gerki.salve", False), ("gerki.x:1", False), ("way-station", False),
        ("order-another", False), ("keep-fit", False),
    ],
)  # fmt: skip
def test_decisions_are_told_from_cards_by_their_keys(key: str, decision: bool) -> None:
    assert is_decision(key) == decision
    if decision and ":" not in key:
        assert decision_label(WORDS, asked("inn.choose", [key]), key)


def of_library() -> list[tuple[str, str, dict[str, Any]]]:
    """For each card and each way of a choice what is asked, and the key and the facts of an option of it."""
    library = the_library()
    ways = [
        ("inn.choose", f"way-{way}", {"card": card.code, "at": at})
        for card in library.cards.values()
        for at, effect in enumerate(card.effects)
        for way in range(len(effect.options) if effect.word == "choose" else 0)
    ]
    laid = [
        (about, f"{word}:{card.code}", {"card": card.code, "price": card.price})
        for card in library.cards.values()
        if card.stays or card.price
        for about, word in (("inn.keep", "keep"), ("inn.front", "drop"), ("inn.sale", "yes"))
    ]
    decks = [
        ("inn.take", f"take:{side}", {"character": code})
        for code, character in library.characters.items()
        for side in character.sides
    ]
    return [*ways, *laid, *decks]


def test_no_button_of_any_card_or_choice_is_cut() -> None:
    """A way may name the card's player, whose name is as long as names get on Discord."""
    face = asked("inn.choose", ["way-0"], WAYS)
    info = face.info._replace(seats=tuple(seat._replace(name="W" * 32) for seat in face.info.seats))
    item = {"what": "card", "by": 0, "card": "", "targets": ["1"], "parts": [], "drinks": [], "seats": [], "added": []}
    ask, seen, long = face.ask, set[str](), list[str]()
    assert ask is not None
    for about, key, facts in of_library():
        me = {**face.view["seats"][0], "character": facts.get("character", "gerki")}
        view = {**face.view, "stack": [{**item, "card": facts.get("card", "")}], "seats": [me, *face.view["seats"][1:]]}
        label = decision_label(
            WORDS, replace(face, info=info, view=view, ask=ask._replace(about=about, args=facts)), key
        )
        seen.add(read_pick(key).kind)
        long += [label] if len(label) > BUTTON_MOST or "…" in label.removesuffix("...") or "Deck Deck" in label else []
    assert long == []
    assert seen == {"way", "keep", "drop", "yes", "take"}
    uses = [card for card in the_library().cards.values() if any(use.front for use in card.uses)]
    assert uses
    assert [card for card in uses if len(deed_label(WORDS, face, f"{card.code}:1")) > BUTTON_MOST] == []
    sold = [card for card in the_library().cards.values() if card.price]
    assert sold
    assert [card for card in sold if len(deed_label(WORDS, face, f"sell:{card.code}")) > BUTTON_MOST] == []


def test_a_way_names_who_is_paid_and_a_short_one_stands_on_its_button() -> None:
    card = the_library().cards["serena.confess"]
    face = asked("inn.choose", ["way-0"], {"card": card.code, "at": 0})
    seats = tuple(seat._replace(name=name) for seat, name in zip(face.info.seats, ("Ada", "Bea", "Cid"), strict=True))
    item = {"what": "card", "by": 1, "card": card.code, "targets": ["0"], "parts": [], "drinks": [], "added": []}
    played = replace(face, info=face.info._replace(seats=seats), view={**face.view, "stack": [item]})
    assert decision_label(WORDS, played, "way-0") == "Pay Bea 1 Gold"
    assert "- Pay Bea 1 Gold" in LOOK.hand_headline(WORDS, played)
    staring = the_library().cards["dungeon.staring"]
    facts = {"card": staring.code, "at": 0}
    face = asked("inn.choose", ["way-0", "way-1"], facts)
    assert labels(face) == ["Gain 1 Alcohol Content", "Pay 1 Gold and Ignore every Action Card of others"]
    whole = "- Pay 1 Gold to the Inn and Ignore every Action Card of others until your next turn begins"
    assert whole in str(shown(face)), "what it does in full is told above the buttons"


def test_a_choice_between_long_drinks_says_how_many_they_are() -> None:
    drinks = [code for code, drink in the_library().drinks.items() if drink.chaser][:1] * 4
    face = asked("inn.dare", ["first", "second"], {"first": drinks, "second": drinks[:1]})
    assert decision_label(WORDS, face, "first") == "The first: 4 Drinks"
    assert decision_label(WORDS, face, "second").startswith("The second: ")


def test_no_card_has_the_name_of_a_decision() -> None:
    """Else its button would be told as one, and nobody could play it by its title."""
    assert [code for code in the_library().cards if is_decision(code)] == []
