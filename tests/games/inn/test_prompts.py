"""What a prompt at the Inn says to its reader."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.engine import Option, Run, SeatAsk
from bot.games import english
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.panel import play_options
from bot.games.inn.look.prompts import foretold, stands, to_you
from bot.games.inn.rules import Inn
from bot.games.inn.rules.foresee import Levels, Outcome
from bot.games.inn.rules.play.view import inn_view
from bot.tables.info import PrivateTable
from bot.ui.look import Asked
from tests.games.inn.test_layouts import info_of, seat_face
from tests.games.inn.test_targets import shown, table

WORDS = english()
BEFORE = Levels(18, 14, 9)
PLAIN = ["gamble", "gamble", "gamble", "raise", "raise", "winning-hand", "winning-hand"]


def told(after: Levels, **more: Any) -> str:
    return foretold(WORDS, Outcome(BEFORE, after, **more))


def test_each_change_is_told_with_what_was_and_what_is_then_and_the_gap() -> None:
    assert told(Levels(16, 14, 9)) == "For you: -2 Fortitude (18 to 16); 2 left"
    assert told(Levels(18, 17, 9)) == "For you: +3 Alcohol Content (14 to 17); 1 left"
    both = "For you: -2 Fortitude (18 to 16); -1 Alcohol Content (14 to 13); +2 Gold (9 to 11); 3 left; you draw 1 card"
    assert told(Levels(16, 13, 11), drawn=1) == both
    assert told(BEFORE) == ""


def test_who_would_fall_is_told_so() -> None:
    falls = "For you: +4 Alcohol Content (14 to 18); **this would knock you out**"
    assert told(Levels(18, 18, 9), out="asleep") == falls
    assert told(Levels(18, 14, 0), out="broke") == "For you: -9 Gold (9 to 0); **without Gold you would be out**"
    assert told(BEFORE, out="asleep") == "**This would knock you out**"
    assert told(BEFORE, drawn=2) == "You draw 2 cards"


def test_what_nobody_has_seen_is_not_guessed() -> None:
    assert told(BEFORE, unseen=1) == "For you: 1 Drink that nobody has seen yet"
    assert told(BEFORE, unsure=True) == "", "more follows: it would be false to say that nothing happens"
    assert told(Levels(18, 14, 8), unsure=True) == "For you: -1 Gold (9 to 8); more may follow"


def hit(seats: int = 3) -> Run:
    """Gerki has played a card at seat 1 that would cost it 2 Fortitude; its window is open."""
    hands = [" ".join(["gerki.back", *PLAIN[:6]]), " ".join(["dimli.helmet", *PLAIN[:6]]), " ".join(PLAIN)]
    run = table("gerki dimli zot", hands, ["", "", ""], "")
    assert run.ask is not None
    run.answer(0, run.ask.number, ())
    assert run.ask is not None
    key = next(key for key, option in run.ask.seats[0].options.items() if key.startswith("gerki.back"))
    run.answer(0, run.ask.number, (f"{key}>1",))
    return run


def test_the_window_on_a_hit_says_what_it_comes_to_for_each_reader() -> None:
    run = hit()
    assert run.ask is not None
    assert run.ask.kind == "response"
    lost = sum(part.n for part in run.state.stack[-1].parts if part.seat == 1)
    mine = LOOK.hand_headline(WORDS, shown(run, 1)).splitlines()
    assert mine[1] == f"For you: -{lost} Fortitude (20 to {20 - lost}); {20 - lost} left"
    assert "on you (20 from passing out, 10 Gold)" in mine[0]
    assert LOOK.hand_headline(WORDS, shown(run, 2)) == "", "she is not asked: her panel tells what the others do"


def test_a_prompt_of_the_own_turn_says_what_comes_of_it() -> None:
    hands = [" ".join(PLAIN[:5]), " ".join(PLAIN), " ".join(PLAIN)]
    run = table("gerki dimli zot", hands, ["", "", ""], "")
    assert to_you(WORDS, shown(run, 0)) == "You draw 2 cards, and one more for each you discard"
    assert to_you(WORDS, shown(run, 1)) == "", "who waits is told whose move it is"
    assert run.ask is not None
    run.answer(0, run.ask.number, ())
    private = shown(run, 0)
    assert to_you(WORDS, private).startswith("No Drink is waiting for you, and you're sober")


def test_a_rule_of_the_own_character_says_what_it_does_to_the_distance() -> None:
    """Zakhan may gain Drunken Chi, which counts with Alcohol Content."""
    run, _ = Run.new(Inn(), 3, {"characters": ["zakhan", "gog", "zot"], "starter": 0}, "chi")
    face = seat_face(run, info_of(run, 3), 0, ())
    assert face.ask is not None
    asked = SeatAsk({"refuse": Option("refuse"), "yes": Option("yes")}, ("refuse",))
    ask = face.ask._replace(kind="choice", about="inn.may", args={"card": "zakhan.@time-0"}, waiting=(0,))
    seats = [{**seat, "alcohol": 3} if n == 0 else seat for n, seat in enumerate(face.view["seats"])]
    asking = replace(face, ask=ask, seat_ask=asked, view={**face.view, "seats": seats})
    assert to_you(WORDS, asking) == "If you do: +1 Drunken Chi (0 to 1); 16 left"


def test_nobody_reads_of_no_gold_as_a_number_nor_of_a_distance_below_one() -> None:
    run, _ = Run.new(Inn(), 3, {}, "none")
    face = seat_face(run, info_of(run, 3), 0, ())
    assert stands(WORDS, inn_view(at(face, gold=0).view), 1) == "20 from passing out, no Gold"
    assert stands(WORDS, inn_view(at(face, fortitude=4, alcohol=6).view), 1).startswith("about to pass out, ")


def at(private: PrivateTable, **standing: Any) -> PrivateTable:
    """The same with seat 1 standing elsewhere."""
    seats = [{**seat, **(standing if n == 1 else {})} for n, seat in enumerate(private.view["seats"])]
    return replace(private, view={**private.view, "seats": seats})


def test_every_target_says_where_that_player_stands() -> None:
    hands = [" ".join(["gerki.back", *PLAIN[:6]]), " ".join(PLAIN), " ".join(PLAIN)]
    run = table("gerki dimli zot", hands, ["", "", ""], "")
    assert run.ask is not None
    run.answer(0, run.ask.number, ())
    private = at(shown(run, 0), fortitude=12, alcohol=8, gold=9)
    assert stands(WORDS, inn_view(private.view), 1) == "4 from passing out, 9 Gold"
    described = {play_option.value: play_option.description or "" for play_option in play_options(WORDS, private)}
    aimed = {value: text for value, text in described.items() if value.endswith(">1")}
    assert aimed
    assert all(text.startswith("4 from passing out, 9 Gold · ") for text in aimed.values())
    (menu,) = LOOK.hand_rows(WORDS, private, Asked(card=next(iter(aimed)).partition(">")[0]))[0].children
    found = {option["value"]: option.get("description") for option in menu.to_component_dict()["options"]}
    assert found["1"] == "4 from passing out, 9 Gold · Fortitude 12, Alcohol 8 · Bea 4 to 2; you 20"


def test_who_is_out_is_said_to_be_out() -> None:
    run, _ = Run.new(Inn(), 3, {}, "out")
    private = at(seat_face(run, info_of(run, 3), 0, ()), out="asleep")
    assert stands(WORDS, inn_view(private.view), 1) == "asleep upstairs"
