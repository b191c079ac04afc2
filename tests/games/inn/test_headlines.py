"""A headline fits two short lines on a phone, and neither a title nor a name of it is cut in the middle."""

from __future__ import annotations

import random
import re
from typing import Any, cast

import pytest

from bot.engine import Run
from bot.games import english
from bot.games.inn.look.brief import seen, stack_words
from bot.games.inn.look.headlines import HEAD_MOST
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.panel import discards, play_options
from bot.games.inn.look.words import card_name, item_words
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.play.view import ItemView
from bot.tables.info import PublicTable, TableInfo
from bot.ui.layouts.components import shortened
from bot.ui.layouts.tables import headline
from tests.games.inn.playing import random_move
from tests.games.inn.test_layouts import ask_of, info_of, seat_face

WORDS = english()
NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Edda", "Farid", "Greta", "Hugo")
TITLES = {card.title.removesuffix(".") for card in the_library().cards.values()} | {
    drink.title for drink in the_library().drinks.values()
}
GAMES: list[tuple[int, dict[str, Any]]] = [
    (5, {}),
    (8, {"events": "both"}),
    (4, {"variant": "two-headed-dragon"}),
    (6, {"variant": "two-headed-dragon", "events": "both"}),
    (4, {"variant": "boss-battle"}),
]


def named(info: TableInfo) -> TableInfo:
    """The same table with short names."""
    return info._replace(seats=tuple(seat._replace(name=NAMES[seat.seat]) for seat in info.seats))


def check(told: str) -> None:
    """No more letters than there is room for, all markup closed, every title whole."""
    head = told.partition("\n")[0].partition(" · ends ")[0]
    assert len(seen(head)) <= HEAD_MOST, head
    assert len(re.findall(r"(?<!\\)\*", head)) % 2 == 0, head
    for title in re.findall(r"(?<![*\\])\*([^*]+)\*(?!\*)", head):
        assert title.replace("\\", "").removesuffix(".") in TITLES, head


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_headline_of_whole_games_fits(seats: int, options: dict[str, Any]) -> None:
    luck, heads = random.Random(12), set[str]()
    for number in range(2):
        run, _ = Run.new(Inn(), seats, {**options, "windows": "quick"}, f"headlines {number}")
        while not run.over:
            if run.ask is not None and run.waiting():
                for info in (info_of(run, seats), named(info_of(run, seats))):
                    table = PublicTable(info, run.view(None), ask_of(run), (), None)
                    told = headline(WORDS, LOOK, table, pictured=True)
                    assert told
                    check(told)
                    heads.add(told)
            random_move(run, luck)
    assert len(heads) > 60


def window(item: dict[str, Any], names: tuple[str, ...] = NAMES) -> str:
    """The headline beside a picture while this is being resolved."""
    run, _ = Run.new(Inn(), 5, {}, "one item")
    view: Any = run.view(None)
    whole: ItemView = {
        "what": "card", "by": 0, "card": "", "use": 0, "targets": [], "parts": [], "drinks": [], "seats": [],
        "negated": False, "added": [], **item,
    }  # type: ignore[typeddict-item]  # fmt: skip
    ask = ask_of(run)
    assert ask is not None
    info = info_of(run, 5)
    info = info._replace(seats=tuple(seat._replace(name=names[seat.seat]) for seat in info.seats))
    view = {**view, "stack": [whole]}
    told = headline(WORDS, LOOK, PublicTable(info, view, ask._replace(kind="response"), (), None), pictured=True)
    return told.partition(" · ends ")[0]


def drink(seat: int, card: str, alcohol: int) -> dict[str, Any]:
    return {"cards": [card], "by": seat, "drinker": seat, "ignored": False, "split": False, "alcohol": alcohol,
            "fortitude": 0, "draw": 0, "gold": 0}  # fmt: skip


def test_a_long_title_gives_way_to_the_kind_of_its_card_and_many_players_are_counted() -> None:
    long = max(
        (card for card in the_library().cards.values() if card.kind == "action"), key=lambda card: len(card.title)
    )
    short = min(
        (card for card in the_library().cards.values() if card.kind == "action"), key=lambda card: len(card.title)
    )
    assert window({"card": short.code, "targets": ["1"]}) == f"Respond or pass: Ada plays *{short.title}* on Bruno"
    assert window({"card": long.code, "targets": ["1"]}) == "Respond or pass: Ada plays an Action on Bruno"
    assert window({"card": long.code, "targets": ["1", "2", "3"]}).endswith(
        "Ada plays an Action on Bruno, Cleo and Dario"
    )
    names = ("Ada", "Christopher Robin", "Wilhelmina of Orange", "Dario", "Edda")
    told = window({"card": long.code, "targets": ["1", "2", "3"]}, names)
    assert told == "Respond or pass: Ada plays an Action on Christoph… and 2 others"


def test_drinks_are_told_in_short_then_without_titles_then_without_effects() -> None:
    ale = next(code for code, card in the_library().drinks.items() if card.title == "Light Ale with a Chaser")
    wine = next(code for code, card in the_library().drinks.items() if card.title == "Wine")
    single = window({"what": "drinks", "drinks": [drink(0, wine, 2)]})
    assert single == "Respond or pass: Ada drinks *Wine* (+2 Alcohol Content)"
    single = window({"what": "drinks", "drinks": [drink(0, ale, 1)]})
    assert single == "Respond or pass: Ada drinks *Light Ale with a Chaser* (+1 Alcohol)"
    both = window({"what": "drinks", "drinks": [drink(0, ale, 1), drink(1, ale, 1)]})
    assert both == "Respond or pass: Drinks for Ada and Bruno (+1 Alcohol each)"
    several = window({"what": "drinks", "drinks": [drink(0, ale, 1), drink(1, wine, 2), drink(2, wine, 2)]})
    assert several == "Respond or pass: Drinks for Ada, Bruno and Cleo"


def test_what_a_choice_came_to_is_named_by_its_card_or_else_by_its_player() -> None:
    cards = [card for card in the_library().cards.values() if card.kind == "action"]
    long, short = (pick(cards, key=lambda card: len(card.title)) for pick in (max, min))
    assert window({"what": "chosen", "card": short.code}) == f"Respond or pass: *{short.title}* takes effect"
    assert window({"what": "chosen", "card": long.code}) == "Respond or pass: Ada's card takes effect"
    played: Any = {"what": "card", "by": 0, "card": long.code, "use": 0, "targets": ["1"], "parts": [], "added": []}
    chosen: Any = {**played, "what": "chosen"}
    whole = stack_words(WORDS, NAMES, [played, chosen])
    assert whole == f"Ada plays {card_name(long.code)} on Bruno → it takes effect"


def test_one_who_pays_alone_is_named_and_one_other_team_is_not_each() -> None:
    pays: Any = [{"word": "pay", "seat": seat, "n": 1} for seat in (1, 2)]
    assert window({"what": "collect", "parts": pays[:1]}) == "Respond or pass: Ada collects 1 Gold from Bruno"
    assert window({"what": "collect", "parts": pays}) == "Respond or pass: Ada collects 1 Gold from everybody else"
    single, several = ({"what": "collect", "by": 0, "parts": parts} for parts in (pays[:1], pays))
    told = [item_words(WORDS, NAMES, cast("ItemView", item), teams=True) for item in (single, several)]
    assert told == ["Ada collects 1 Gold from the other team", "Ada collects 1 Gold from each other team"]


def test_whoever_a_card_is_about_is_named_though_its_player_did_not_choose_them() -> None:
    another = [{"word": "drink-pile", "seat": 1, "n": 1}]
    assert window({"card": "dimli.drink-up", "parts": another}).endswith("Ada plays *Drink up, friend!* on Bruno")
    gets = window({"card": "gerki.back", "targets": ["d0-2"]})
    assert gets.endswith(" on Cleo"), "who gets a Drink by it is told too"


def test_a_line_that_begins_with_no_name_begins_with_a_capital_letter() -> None:
    """Where nobody is told who is asked, the line is only what is being resolved."""
    run, _ = Run.new(Inn(), 3, {"windows": "natural"}, "capital")
    ask = ask_of(run)
    assert ask is not None
    ask = ask._replace(kind="response", natural=True, waiting=())
    item = {"what": "losing", "by": -1, "seats": [1], "card": "", "parts": [], "targets": [], "added": []}
    seats = [{**seat, "gold": 0} for seat in run.view(None)["seats"]]
    view: Any = {**run.view(None), "stack": [item], "seats": seats}
    info = named(info_of(run, 3))
    told = headline(WORDS, LOOK, PublicTable(info, view, ask, (), None), pictured=True)
    assert told.startswith("Last chance to save Bruno")
    info = info._replace(seats=(info.seats[0], info.seats[1]._replace(name="bruno"), info.seats[2]))
    won: Any = {**view, "stack": [{**item, "what": "won", "by": 1}]}
    told = headline(WORDS, LOOK, PublicTable(info, won, ask, (), None), pictured=True)
    assert told.startswith("bruno is about to win"), "a name stays as it is"


def test_a_last_chance_names_only_those_who_are_still_about_to_lose() -> None:
    assert window({"what": "losing", "seats": [1]}) == "Respond or pass: Bruno can stay in the game"


def test_whoever_has_lost_fortitude_is_named() -> None:
    lost = [{"seat": 2}, {"seat": 3}, {"seat": 2}]
    assert window({"what": "hurt", "hurt": lost}) == "Respond or pass: Cleo and Dario took a hit"


def test_a_text_is_shortened_between_words() -> None:
    assert shortened("Excuse me, I have more important matters", 30) == "Excuse me, I have more…"
    assert shortened("Abracadabrasimsalabim", 10) == "Abracadab…"
    assert shortened("short", 10) == "short"


def test_others_read_that_a_power_may_be_used_and_not_the_rule_that_speaks_to_its_player() -> None:
    run, _ = Run.new(Inn(), 3, {"characters": ["zakhan", "gog", "zot"], "starter": 0}, "may")
    face = seat_face(run, info_of(run, 3), 0, ())
    ask = ask_of(run)
    assert ask is not None
    ask = ask._replace(kind="choice", about="inn.may", args={"card": "zakhan.@time-0"}, waiting=(0,))
    told = headline(WORDS, LOOK, PublicTable(face.info, face.view, ask, (), None))
    assert "may use their character's power" in told


@pytest.mark.parametrize("seats", [2, 5])
def test_no_title_of_a_card_is_cut_in_a_menu_and_no_menu_shows_what_formats_a_text(seats: int) -> None:
    luck, aimed = random.Random(3), 0
    for number in range(3):
        run, _ = Run.new(Inn(), seats, {"windows": "quick"}, f"labels {number}")
        while not run.over:
            for seat in run.waiting():
                face = seat_face(run, named(info_of(run, seats)), seat, ())
                for option in () if discards(face) else play_options(WORDS, face):
                    card, arrow, whom = option.label.removesuffix(" on …").partition(" → ")
                    aimed += bool(arrow and whom)
                    assert not card.endswith("…") or card.removesuffix("…") in TITLES, option.label
                    assert "**" not in (option.description or "")
            random_move(run, luck)
    assert aimed > 100
