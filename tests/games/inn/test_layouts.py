"""Whatever happens at the Inn, it has words, and fits into what Discord takes."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Run
from bot.games import english, words_in
from bot.games.inn.look.brief import in_brief, stack_words
from bot.games.inn.look.decisions import ask_facts
from bot.games.inn.look.judging import why_not
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.more import more_layout
from bot.games.inn.look.panel import lit_codes, offered, playable_codes, sign
from bot.games.inn.look.pictures.cards import hand_faces
from bot.games.inn.look.pictures.hand import hand_order
from bot.games.inn.look.pictures.table import inn_ring
from bot.games.inn.look.story import sentence
from bot.games.inn.look.words import card_name, item_words, pick_words, short_character
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.cards.text import card_text, the_lexicon
from bot.games.inn.rules.events import Played
from bot.games.inn.rules.play.view import DrinkView, ItemView, inn_view
from bot.tables.info import OpenAsk, PrivateTable, PublicTable, SeatInfo, TableInfo, UndoVote
from bot.ui.beats import Span
from bot.ui.layouts.components import shortened
from bot.ui.layouts.panels import BEAT_MOST, hand_layout
from bot.ui.layouts.tables import (
    PHONE_HIGH,
    Skin,
    final_layout,
    headline,
    phone_high,
    seat_names,
    table_layout,
)  # fmt: skip
from bot.ui.layouts.watching import watch_layout
from bot.ui.look import JUST_LOOKING, Asked
from tests.components import check_limits, parts, texts
from tests.games.inn.playing import ALL_DECKS, GAME, NINE, random_move

ANSWERS = ("inn.way", "inn.deed")
"""The buttons of a hand by which a player answers, sells or uses something."""
THREE, LOOKS_ON = ("inn.pass", "inn.why", "inn.more"), ("table.watch", "panel.undo", "panel.refresh")
"""The others, in the game and out of it."""
ROOT = Path(__file__).parents[3]
WORDS = english()


def info_of(run: Run, seats: int) -> TableInfo:
    names = [f"<@{seat}> **Somebody with a very long name** number {seat}" for seat in range(seats)]
    return TableInfo(
        "ABCD", 1, 2, "inn", "over" if run.over else "live", "normal", 8, 100, run.state.options, 0.0, 1.0,
        2.0 if run.over else None, "proof", "seed" if run.over else "",
        tuple(SeatInfo(seat, 100 + seat, names[seat], None, False, False, 0.0) for seat in range(seats)), "",
        tuple(run.game.placings(run.state)) if run.over else None, run.seq,
    )  # fmt: skip


def ask_of(run: Run) -> OpenAsk | None:
    ask = run.ask
    if ask is None:
        return None
    return OpenAsk(ask.number, ask.kind, ask.about, dict(ask.args), tuple(run.waiting()), False, 0.0, 60.0)


def seat_face(run: Run, info: TableInfo, seat: int, recent: tuple[dict[str, Any], ...]) -> PrivateTable:
    seat_ask = run.ask.seats[seat] if run.ask and seat in run.waiting() else None
    return PrivateTable(info, seat, ask_of(run), seat_ask, run.game.unasked(run.state, seat), run.view(seat), recent)


def check_message(view: Any) -> None:
    """Discord takes it."""
    check_limits(view.to_components())


def some_of(seats: list[int], most: int, turn: int) -> list[int]:
    """So many of these seats at most, others each turn."""
    first = turn * most % max(1, len(seats))
    return (seats[first:] + seats[:first])[:most]


def idle(run: Run, seats: int) -> list[int]:
    """The seats that are asked nothing."""
    return [seat for seat in range(seats) if seat not in run.waiting()]


def pressable(mine: PrivateTable) -> list[str]:
    """The verbs of the buttons below a hand."""
    rows = [row.to_component_dict() for row in LOOK.hand_rows(WORDS, mine, JUST_LOOKING)]
    return [part["custom_id"].split(":")[3] for part in parts(rows) if part["type"] == 2]


@pytest.mark.parametrize(
    ("seats", "windows", "decks"),
    [
        (2, "quick", "none"), (4, "sealed", "none"), (5, "quick", "both"), (8, "quick", "none"), (8, "sealed", "none"),
        (3, "sealed", "both"),
    ],
)  # fmt: skip
def test_every_moment_of_a_game_can_be_shown(seats: int, windows: str, decks: str) -> None:
    luck = random.Random(seats)
    skin = Skin(pictures=False)
    options = {"drinks": ALL_DECKS, "windows": windows, "events": decks}
    run, events = Run.new(Inn(), seats, options, f"{seats}/{windows}")
    recent = tuple(event.seen_by(None) for event in events)[-12:]
    for made in range(1200):
        info = info_of(run, seats)
        face = PublicTable(info, run.view(None), ask_of(run), recent, None)
        if made % 5 == 0 or (run.ask is not None and run.ask.kind == "choice"):
            check_message(table_layout(WORDS, LOOK, face, skin))
            check_message(watch_layout(WORDS, LOOK, face, skin, list(recent)))
            # Two of those who are asked and one of the others, by turns: they see much the same.
            for seat in [*some_of(run.waiting(), 2, made // 5), *some_of(idle(run, seats), 1, made // 5)]:
                mine = seat_face(run, info, seat, recent)
                check_message(hand_layout(WORDS, LOOK, mine, skin, guild="The Tavern", note="x" * 500))
                out = bool(inn_view(mine.view)["seats"][seat]["out"])
                assert [press for press in pressable(mine) if press not in ANSWERS] == [*(LOOKS_ON if out else THREE)]
                check_message(more_layout(WORDS, mine))
                assert why_not(WORDS, mine)
                for key, option in offered(mine).items():
                    if option.most:
                        rows = LOOK.hand_rows(WORDS, mine, Asked(card=key))
                        assert len(rows) == len(LOOK.hand_rows(WORDS, mine, JUST_LOOKING))
                        check_message(hand_layout(WORDS, LOOK, mine, skin, guild="The Tavern", asked=Asked(card=key)))
        if run.over:
            check_message(final_layout(WORDS, LOOK, face, skin))
            break
        told = random_move(run, luck, out_of_turn=0.05)
        shown = LOOK.lines(
            WORDS, [seat.name for seat in info.seats], [e.seen_by(None) for e in told], str, info.options
        )
        assert all(line for line in shown)
        recent = (*recent, *(event.seen_by(None) for event in told))[-12:]


def test_every_ask_of_the_inn_has_words() -> None:
    asks: set[str] = set()
    for path in (ROOT / "bot" / "games" / "inn" / "rules").rglob("*.py"):
        asks |= set(re.findall(r'"inn\.([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(asks) > 7
    for section in ("inn-head", "inn-hand", "inn-hint"):
        assert {ask for ask in asks if not WORDS.has(f"{section}.{ask}")} == set()


def test_who_orders_first_is_asked_for_a_card_and_goes_on_with_a_button() -> None:
    luck = random.Random(5)
    run, _ = Run.new(Inn(), 3, {"windows": "quick", "chance": NINE}, "order first")
    while not (run.ask and any("order-first" in seat_ask.options for seat_ask in run.ask.seats.values())):
        random_move(run, luck)
    seat, info, skin = run.state.active, info_of(run, 3), Skin(pictures=False)
    before = str(hand_layout(WORDS, LOOK, seat_face(run, info, seat, ()), skin, guild="The Tavern").to_components())
    assert WORDS.say("inn-choice.order-first") in before
    assert WORDS.say("inn-button.no-more") not in before
    run.answer(seat, run.ask.number, (f"order-first>{run.state.others(seat)[0]}",))
    shown = hand_layout(WORDS, LOOK, seat_face(run, info, seat, ()), skin, guild="The Tavern").to_components()
    (button,) = (
        component
        for row in shown
        for component in row["components"]
        if component.get("label") == WORDS.say("inn-button.no-more")
    )  # fmt: skip
    assert not button["disabled"]
    run.answer(seat, run.ask.number, ("pass",))
    assert run.state.phase != "order"


def test_a_title_that_ends_a_sentence_gets_no_second_full_stop() -> None:
    loud = sorted(card.code for card in the_library().cards.values() if card.title[-1] in ".!?")
    quiet = next(card.code for card in the_library().cards.values() if card.title[-1] not in ".!?")
    assert {the_library().cards[code].title[-1] for code in loud} == set(".!?")
    for code in loud:
        told = sentence(WORDS, ["Ann"], Played(seat=0, card=code, use=0, targets=[], left=6))
        title = the_library().cards[code].title
        plain = title.endswith(".") and not title.endswith("..")
        assert told == (f"Ann plays *{title[:-1]}*." if plain else f"Ann plays *{title}*")
    told = sentence(WORDS, ["Ann"], Played(seat=0, card=quiet, use=0, targets=[], left=6))
    assert told.endswith("*.")


def test_those_to_whom_a_drink_does_the_same_are_told_together() -> None:
    names = ["Ann", "Ben", "Cid", "Dan"]
    drinks: list[DrinkView] = [
        {"cards": ["light-ale"], "by": 0, "drinker": seat, "ignored": seat == 3, "split": False,
         "alcohol": 3 if seat == 2 else 1, "fortitude": 0, "draw": 0, "gold": 0}
        for seat in range(4)
    ]  # fmt: skip
    item: ItemView = {
        "what": "drinks", "by": 0, "card": "", "use": 0, "targets": [], "parts": [], "drinks": drinks, "seats": [],
        "negated": False, "added": [],
    }  # fmt: skip
    ale = "*Light Ale*"
    told = f"Ann and Ben drink {ale} (+1 Alcohol Content); Cid drinks {ale} (+3 Alcohol Content)"
    assert item_words(WORDS, names, item) == told
    assert item_words(WORDS, names, {**item, "drinks": [drinks[0], drinks[1], drinks[1]]}) == (
        f"Ann and Ben (2×) drink {ale} (+1 Alcohol Content)"
    )
    twice = item_words(WORDS, names, {**item, "drinks": [drinks[0], drinks[0]]})
    assert twice == f"Ann (2×) drinks {ale} (+1 Alcohol Content)"
    assert item_words(WORDS, names, {**item, "drinks": [drinks[3]]}) == "Dan's Drink is Ignored"
    assert item_words(WORDS, names, {**item, "drinks": []}) == "Ann reveals a Drink"


def test_the_reader_stands_in_lists_as_the_language_wants() -> None:
    item: ItemView = {
        "what": "card", "by": 0, "card": "gerki.poison", "use": 0, "targets": ["1", "2"], "parts": [], "drinks": [],
        "seats": [1, 2], "negated": False, "added": [],
    }  # fmt: skip
    for code, you, told, losing in (
        ("en", "you", f"Ann plays {card_name('gerki.poison')} on you and Cid", "you and Cid"),
        ("de", "du", f"Ann spielt {card_name('gerki.poison')} auf dich und Cid", "letzte Chance für dich und Cid"),
    ):
        words, names = words_in(code), ["Ann", you, "Cid"]
        assert item_words(words, names, item, reader=1) == told
        assert losing in item_words(words, names, {**item, "what": "losing"}, reader=1)
        assert told in list(in_brief(words, names, item, reader=1))


@pytest.mark.parametrize(("code", "you", "told"), [("en", "you", "on Ann and you"), ("de", "du", "auf Ann und dich")])
def test_what_a_mate_has_picked_is_told_to_the_player_it_is_aimed_at(code: str, you: str, told: str) -> None:
    answer = pick_words(words_in(code), ["Ann", you, "Cid"], "gerki.poison>0,1", reader=1)
    assert answer == f"{card_name('gerki.poison')} {told}"


@pytest.mark.parametrize(("code", "told"), [("en", "from you for 2 Gold"), ("de", "darf von dir")])
def test_who_sells_is_told_so(code: str, told: str) -> None:
    words = words_in(code)
    ask = OpenAsk(1, "choice", "inn.sale", {"card": "gerki.poison", "price": 2, "seller": 1}, (0,), False, 0.0, None)
    facts = ask_facts(words, ["Ann", words.say("inn.you")], ask, reader=1)
    assert told in words.say("inn-head.sale", **{**facts, "name": "Ann"})


def test_who_is_out_of_gold_is_not_said_to_have_none_left_as_well() -> None:
    luck = random.Random(0)
    run, _ = Run.new(GAME, 4, {"windows": "quick"}, "p0")
    while not run.over:
        random_move(run, luck)
    face = PublicTable(info_of(run, 4), run.view(None), None, (), None)
    ends = [line.split(" · ", 2)[2] for line in LOOK.places(WORDS, face, Skin(pictures=False))]
    assert "out of Gold, in the stables" in ends
    assert all(end == "out of Gold, in the stables" or end.endswith(" Gold") for end in ends)


def test_an_event_is_not_named_before_the_choice_that_it_asked_for() -> None:
    item: ItemView = {
        "what": "encounter", "by": 0, "card": "tip", "use": 0, "targets": [], "parts": [], "drinks": [], "seats": [],
        "negated": False, "added": [],
    }  # fmt: skip
    chosen: ItemView = {**item, "what": "chosen"}
    assert stack_words(WORDS, ["Ann"], [item, chosen]) == "*Tip the Wench* takes effect"
    played: ItemView = {**item, "what": "card"}
    assert stack_words(WORDS, ["Ann"], [played, chosen]) == "Ann plays *Tip the Wench* → it takes effect"


@pytest.mark.parametrize(
    ("code", "name"),
    [("phrenk", "Phrenk"), ("remy", "Remy"), ("whitehawk", "Whitehawk"), ("vlazlo", "Vlazlo"), ("gog", "Gog")],
)
def test_a_title_is_no_short_name(code: str, name: str) -> None:
    assert short_character(code) == name


def test_who_discards_reads_what_each_card_does() -> None:
    run, _ = Run.new(Inn(), 3, {"characters": ["gerki", "gog", "fiona"]}, "discards")
    seat = run.state.active
    told = str(
        hand_layout(WORDS, LOOK, seat_face(run, info_of(run, 3), seat, ()), Skin(), guild="", alt="x").to_components()
    )
    for code in run.state.seats[seat].hand:
        text = card_text(the_library().cards[code], the_lexicon())
        assert shortened(text, 100) in told.replace("\\'", "'")


def test_a_hand_that_waits_has_one_line_which_is_what_the_others_do() -> None:
    run, told = Run.new(Inn(), 3, {"chance": NINE}, "waits")
    assert run.ask is not None
    told += run.answer(run.state.active, run.ask.number, ())
    face = seat_face(run, info_of(run, 3), (run.state.active + 1) % 3, ())
    mover = seat_names(face.info)[run.state.active]
    assert LOOK.hand_headline(WORDS, face) == ""
    (said, *_) = texts(hand_layout(WORDS, LOOK, face, Skin(), guild="The Tavern", alt="x").to_components())
    assert said == "Nothing for you to do."
    moves = (tuple(event.seen_by(None) for event in told),)
    face = replace(face, moves=moves, numbers=(1,))
    shown = hand_layout(WORDS, LOOK, face, Skin(), guild="The Tavern", alt="x").to_components()
    (said, *_) = texts(shown)
    assert said == f"{mover} went first."


def test_who_is_not_asked_cannot_pass() -> None:
    run, _ = Run.new(Inn(), 3, {"chance": NINE, "windows": "natural"}, "waits")
    assert run.ask is not None
    face = seat_face(run, info_of(run, 3), (run.state.active + 1) % 3, ())
    assert face.ask is not None
    window = replace(face, ask=face.ask._replace(kind="response", about="inn.window", natural=True))
    shown = hand_layout(WORDS, LOOK, window, Skin(), guild="The Tavern", alt="x").to_components()
    (decline,) = [part for row in shown[1:] for part in row["components"] if ":inn.pass" in part.get("custom_id", "")]
    assert decline["disabled"], "also in a moment of which nobody can see whom it asks"


def test_a_hand_that_asks_shows_the_question_the_cards_and_the_buttons_before_what_others_did() -> None:
    run, told = Run.new(Inn(), 3, {"chance": NINE}, "asks")
    face = seat_face(run, info_of(run, 3), run.state.active, ())
    lines = tuple(event.seen_by(None) for event in told)
    face = replace(face, moves=(lines,) * 9, numbers=tuple(range(1, 10)))
    shown = hand_layout(WORDS, LOOK, face, Skin(), guild="The Tavern", alt="x", span=Span(1, 9)).to_components()
    box, *rows, foot = shown
    assert [part["type"] for part in box["components"]] == [10, 12], "the question and the picture"
    assert [part["type"] for part in rows] == [1, 1], "the select and the buttons"
    *beat, title = foot["content"].splitlines()
    assert "table ABCD · The Tavern" in title
    assert beat
    assert all(line.startswith("-# ") for line in beat)
    assert len("\n".join(line.removeprefix("-# ") for line in beat)) <= BEAT_MOST


def test_who_discards_sees_every_card_lit_in_the_menu_and_in_the_picture_in_one_order() -> None:
    run, _ = Run.new(Inn(), 3, {"characters": ["gerki", "zot", "eve"], "starter": 1}, "one order")
    face = seat_face(run, info_of(run, 3), 1, ())
    hand = face.view["hand"]
    assert lit_codes(face) == frozenset(hand)
    assert playable_codes(face) < lit_codes(face), "the guide and *Why?* go by what can be played"
    lying = hand_order(hand, hand_faces(inn_view(face.view)))
    rows = hand_layout(WORDS, LOOK, face, Skin(), guild="", alt="x").to_components()
    (menu,) = [part for part in parts(rows) if part["type"] == 3 and "inn.discard" in part["custom_id"]]
    assert [option["value"].split(":")[1] for option in menu["options"]] == lying
    told = LOOK.hand_words(WORDS, face, 4000).splitlines()
    assert [line for line in told if not line.startswith("▶")] == []
    assert "of which you may discard any" in LOOK.hand_art(WORDS, face, Skin()).alt


def test_an_action_that_gambles_has_the_sign_of_what_it_does_now() -> None:
    run, _ = Run.new(Inn(), 3, {"chance": NINE}, "signs")
    face = seat_face(run, info_of(run, 3), 0, ())
    pot = {"starter": 0, "inside": [0, 1], "control": 1, "at": 1, "pot": 2, "top": "gambling", "passed": [], "on": True,
           "over": False, "winner": -1}  # fmt: skip
    assert sign(face, "gamble") == "✊"
    assert sign(replace(face, view={**face.view, "round": pot}), "gamble") == "🎲"


def test_whose_patron_plays_has_the_way_back_on_the_hand() -> None:
    run, _ = Run.new(Inn(), 3, {"chance": NINE}, "asleep")
    info = info_of(run, 3)
    seats = tuple(seat._replace(minded=seat.seat == 0) for seat in info.seats)
    for seat in (0, 1):
        face = seat_face(run, info._replace(seats=seats), seat, ())
        shown = hand_layout(WORDS, LOOK, face, Skin(), guild="The Tavern", alt="x")
        check_message(shown)
        assert (WORDS.say("button.back") in str(shown.to_components())) == (seat == 0)


def test_the_story_begins_with_who_plays_whom_and_who_starts() -> None:
    run, events = Run.new(Inn(), 3, {"drinks": ALL_DECKS, "characters": ["gerki", "zot", "eve"], "starter": 1}, "first")
    names = ["Ann", "Ben", "Cid"]
    begun = [event.seen_by(None) for event in events]
    seated = "Ann is Gerki the Sneak, Ben is Zot the Wizard and Cid is Eve the Illusionist."
    assert LOOK.lines(WORDS, names, begun, str, {}) == [seated, "Ben starts."]
    assert LOOK.lines(WORDS, names, begun[2:], str, {}) == ["Ben starts."], "older events are forgotten first"
    assert run.ask is not None
    discarded = run.answer(1, run.ask.number, tuple(list(run.ask.seats[1].options)[:2]))
    later = [*begun, *(event.seen_by(None) for event in discarded)]
    assert LOOK.lines(WORDS, names, later, str, {})[-1] == "Ben discards 2 cards and draws 2."


# -- the worst case --------------------------------------------------------------------------------------------------


def crowded(stack: list[dict[str, Any]], cards: int) -> PrivateTable:
    """Eight people with names that are all signs to be escaped; the first holds so many of the wordiest cards."""
    run, _ = Run.new(Inn(), 8, {"drinks": ALL_DECKS, "characters": ["eve"], "chance": NINE}, "crowd")
    run.answer(run.waiting()[0], run.ask.number if run.ask else 0, ())
    lexicon, library = the_lexicon(), the_library()
    hand = sorted(library.characters["eve"].counts, key=lambda code: -len(card_text(library.cards[code], lexicon)))
    info = info_of(run, 8)
    info = info._replace(seats=tuple(seat._replace(name="_*" * 16) for seat in info.seats))
    face = seat_face(run, info, 0, tuple({"key": "passed", "seat": n} for n in range(8)))
    ask = ask_of(run)
    assert ask is not None
    return replace(
        face, view={**face.view, "hand": hand[:cards], "stack": stack}, ask=ask._replace(kind="response"), seat_ask=None
    )


ITEM: dict[str, Any] = {
    "card": "", "use": 0, "targets": [], "parts": [], "drinks": [], "seats": [], "negated": False, "added": [],
}  # fmt: skip


def nested(deep: int) -> list[dict[str, Any]]:
    everybody = [str(seat) for seat in range(8)]
    return [{**ITEM, "what": "card", "by": n % 8, "card": "wench-stops", "targets": everybody} for n in range(deep)]


def at_once() -> list[dict[str, Any]]:
    drink = {"cards": ["dragon-breath", "pixie-punch-chaser"], "alcohol": 3, "fortitude": -1, "draw": 2, "gold": 1}
    drinks = [{**drink, "by": 0, "drinker": n, "ignored": False, "split": False} for n in range(8)]
    return [{**ITEM, "what": "drinks", "by": 0, "drinks": drinks}]


@pytest.mark.parametrize("stack", [[], nested(1), nested(9), at_once()])
@pytest.mark.parametrize("alt", ["", "x" * 2000])
def test_a_full_table_with_long_names_keeps_to_the_limits(stack: list[dict[str, Any]], alt: str) -> None:
    mine = crowded(stack, 12)
    skin = Skin(pictures=bool(alt))
    check_message(hand_layout(WORDS, LOOK, mine, skin, guild="_" * 100, alt=alt, note="x" * 900))
    face = PublicTable(mine.info, mine.view, mine.ask, mine.recent, UndoVote(1, 5, tuple(range(100, 108))))
    check_message(table_layout(WORDS, LOOK, face, skin, alt=alt, notice="n" * 300, hint="h" * 700))
    check_message(watch_layout(WORDS, LOOK, face, skin, list(mine.recent) * 20))


def test_who_asks_until_when_is_told_after_the_longest_stack() -> None:
    mine = crowded(nested(9), 7)
    face = PublicTable(mine.info, mine.view, mine.ask, mine.recent, None)
    assert headline(WORDS, LOOK, face).endswith(" · ends <t:60:R>")
    assert "…" in headline(WORDS, LOOK, face)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_message_of_a_table_fits_a_phone_with_a_stack_of_three(seats: int) -> None:
    mine = crowded(nested(3), 7)
    names = ("Ada", "Bruno", "Cleo", "Dario", "Edda", "Fritz", "Gwen", "Hugo")
    info = mine.info._replace(
        seats=tuple(seat._replace(name=name) for seat, name in zip(mine.info.seats, names, strict=True))
    )
    orders = [[{"key": "turn", "seat": n}, {"key": "ordered", "seat": n, "to": n - 1}] for n in range(1, 8)]
    face = PublicTable(info, mine.view, mine.ask, (), None, moves=tuple(map(tuple, orders)), numbers=tuple(range(7)))
    high = inn_ring(seats, (60,) * seats).high
    shown = table_layout(WORDS, LOOK, face, Skin(), alt="x", high=high, span=Span(0, 6))
    head, *story = texts(shown.to_components())
    assert " → " not in head, "the picture shows the stack"
    assert " → " in texts(table_layout(WORDS, LOOK, face, Skin()).to_components())[0], "without one the words do"
    assert "Hugo's turn: ordered Gwen a Drink." in story[-1], "the newest line stays"
    assert phone_high("\n".join((head, *story)), high, 0) <= PHONE_HIGH


@pytest.mark.parametrize("cards", [7, 12, 15])
def test_in_words_every_card_of_the_hand_is_told(cards: int) -> None:
    mine = crowded(nested(2), cards)
    told = "\n".join(texts(hand_layout(WORDS, LOOK, mine, Skin(), guild="The Tavern", note="x" * 300).to_components()))
    for code in mine.view["hand"]:
        card = the_library().cards[code]
        assert card_name(code) in told
        if cards <= 10:
            assert card_text(card, the_lexicon()) in told


def test_the_table_in_words_has_what_the_picture_has() -> None:
    run, _ = Run.new(Inn(), 3, {"drinks": ["drink-1"], "characters": ["gerki", "zot", "eve"]}, "first")
    info, view = info_of(run, 3), run.view(None)
    told = LOOK.in_words(WORDS, info, view, Skin())
    assert told.startswith(f"Drink Deck: {view['drink_deck']} cards\n")
    view = {**view, "contest": {"seats": [0, 2]}}
    told = LOOK.in_words(WORDS, info, view, Skin())
    names = seat_names(info)
    assert f"Drinking Contest: {names[0]} and {names[2]}" in told
