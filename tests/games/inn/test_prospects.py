"""What each option of a hand comes to, and what saves its player."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.engine import Run
from bot.games import english
from bot.games.inn.look import prospects
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.panel import discards, lit_codes, play_options, saving_codes, saving_line
from bot.games.inn.look.pictures.cards import hand_faces
from bot.games.inn.look.pictures.hand import draw_inn_hand
from bot.games.inn.rules import Inn, Library, State, the_library
from bot.games.inn.rules.foresee import Outcome
from bot.games.inn.rules.play.state import Item
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.tables.info import PrivateTable
from bot.ui.layouts.tables import Skin
from tests.games.inn.playing import new_run, random_move
from tests.games.inn.test_layouts import info_of, seat_face
from tests.games.inn.test_targets import shown, table

WORDS = english()
ANYTIME = "gog.better"
PLAIN = ["gamble", "gamble", "gamble", "raise", "raise", "winning-hand", "winning-hand"]


def natural(first: str, second: str) -> Run:
    """A natural table, at which nobody waits for a player without an answer."""
    options = {"windows": "natural", "characters": ["gerki", second.partition(".")[0], "zot"], "starter": 0}
    run = new_run(3, options, "natural")
    for seat, hand in enumerate(([first, *PLAIN[:6]], [second, *PLAIN[:6]], PLAIN)):
        run.state.seats[seat].hand = list(hand)
    while run.ask is not None and run.ask.about == "inn.discard":
        run.answer(0, run.ask.number, ())
    return run


def acting(first: str, second: str = "dimli.helmet") -> Run:
    """Gerki's Action Phase, with a card of his, and one of the next player's, in their hands."""
    hands = [" ".join([first, *PLAIN[:6]]), " ".join([second, *PLAIN[:6]]), " ".join(PLAIN)]
    run = table(f"gerki {second.partition('.')[0]} zot", hands, ["", "", ""], "")
    assert run.ask is not None
    run.answer(0, run.ask.number, ())
    return run


def hit(second: str = "dimli.helmet", *, fortitude: int = 20) -> Run:
    """Gerki has aimed a card at the next player, who stands there; its window is open."""
    run = natural("gerki.back", second) if second == ANYTIME else acting("gerki.back", second)
    run.state.parties[1].fortitude = fortitude
    assert run.ask is not None
    run.answer(0, run.ask.number, ("gerki.back>1",))
    return run


def lines(private: PrivateTable) -> dict[str, str]:
    return {option.value: option.description or "" for option in play_options(WORDS, private)}


def test_an_action_says_where_it_leaves_its_target_and_its_player() -> None:
    told = lines(shown(acting("gerki.back"), 0))
    lost = next(effect.n for effect in the_library().cards["gerki.back"].effects if effect.word == "lose-fortitude")
    assert f"Bea 20 to {20 - lost}; you 20 · " in told["gerki.back>1"]
    assert f"Cid 20 to {20 - lost}; you 20 · " in told["gerki.back>2"]


def test_an_answer_says_where_it_leaves_its_player() -> None:
    told = lines(shown(hit(), 1))
    helmet = next(text for value, text in told.items() if value.startswith("dimli.helmet"))
    assert helmet.startswith("you ")


def test_what_saves_is_marked_and_nothing_else() -> None:
    told = lines(shown(hit(fortitude=2), 1))
    helmet = next(text for value, text in told.items() if value.startswith("dimli.helmet"))
    assert helmet.startswith("saves you · you 2")
    assert not any(text.startswith("saves you") for text in lines(shown(hit(), 1)).values())


def test_what_saves_is_marked_in_the_window_on_the_drink_phase() -> None:
    """What the Drinks after it do is not known, but they are not what the player is about to lose by."""
    run = hit(fortitude=2)
    run.state.phase = "drink"
    run.state.stack.insert(0, Item("phase", 0))
    run.state.floor += 1
    private = shown(run, 1)
    helmet = next(text for value, text in lines(private).items() if value.startswith("dimli.helmet"))
    assert helmet.startswith("saves you · Ignore "), "nothing else of it is sure"
    _, comes, saves = LOOK.hand_headline(WORDS, private).splitlines()
    assert comes.startswith("For you: -")
    assert comes.endswith("**this would knock you out**")
    assert saves.endswith(" would save you")


def test_the_picture_of_the_hand_marks_what_saves() -> None:
    saved, safe = (LOOK.hand_art(WORDS, shown(run, 1), Skin()) for run in (hit(fortitude=2), hit()))
    assert " (saves you)" in saved.alt
    assert " (saves you)" not in safe.alt
    unmarked = draw_inn_hand(
        WORDS, inn_view(shown(hit(fortitude=2), 1).view), hand_faces(inn_view(shown(hit(fortitude=2), 1).view)),
        lit=lit_codes(shown(hit(fortitude=2), 1)),
    )  # fmt: skip
    assert saved.draw() != unmarked


def test_who_is_not_waited_for_reads_what_would_save_them() -> None:
    """Gog holds nothing that answers, but a card that may be played at any time."""
    run = hit(ANYTIME, fortitude=2)
    private = shown(run, 1)
    assert private.seat_ask is None
    head = LOOK.hand_headline(WORDS, private)
    saves, comes = head.splitlines()
    assert saves.startswith("**Nobody waits for you**, but *")
    assert saves.endswith(" would save you.")
    assert comes.startswith("For you: -"), "two lines, and no stack"
    assert "would save you" not in LOOK.hand_headline(WORDS, shown(hit(ANYTIME), 1))


def test_a_panel_of_a_seat_that_is_not_asked_says_nothing_of_its_options() -> None:
    """So it changes no more often than it did."""
    assert any("saves you" in text for text in lines(shown(hit(fortitude=2), 1)).values())
    idle = lines(shown(hit(ANYTIME, fortitude=2), 1))
    assert ANYTIME in idle
    assert not any("you" in text.split(" · ")[0] for text in idle.values())


def test_lines_of_options_do_not_depend_on_what_is_hidden() -> None:
    luck, game, compared = Random(6), Inn(), 0
    run = Run.new(game, 4, {"windows": "sealed", "events": "both"}, "lines")[0]
    while not run.over:
        if run.ask is not None and run.waiting() and luck.random() < 0.1:
            seat = run.waiting()[0]
            private = seat_face(run, info_of(run, 4), seat, ())
            state: State = run.state
            for other, own in enumerate(state.seats):
                if other != seat:
                    own.draw.reverse()
            state.drinks.reverse()
            again: Any = replace(private, view=game.view(state, seat))
            for other, own in enumerate(state.seats):
                if other != seat:
                    own.draw.reverse()
            state.drinks.reverse()
            if not discards(private):
                assert lines(private) == lines(again)
                compared += bool(lines(private))
        random_move(run, luck)
    assert compared > 5


def test_each_pick_is_played_on_once_for_all_that_a_panel_says(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    usual = prospects.foresee

    def counted(view: InnView, library: Library, pick: str = "", *more: int) -> list[Outcome]:
        played.append(pick)
        return usual(view, library, pick, *more)

    monkeypatch.setattr(prospects, "foresee", counted)
    private = shown(hit(fortitude=2), 1)
    play_options(WORDS, private)
    saving_line(WORDS, private)
    saving_codes(private)
    assert any(pick.startswith("dimli.helmet") for pick in played)
    assert len(played) == len(set(played))
