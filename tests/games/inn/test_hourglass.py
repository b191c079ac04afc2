"""Who has an hourglass on the table's picture, and is named as awaited in its alt text; who is told to answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine import CLOCK, TIME, Run
from bot.games import english
from bot.games.inn.look.look import LOOK, asked_seats
from bot.games.inn.rules import Inn
from bot.games.inn.scenario import InnScenario
from bot.scenario.luck import WrittenChance
from bot.tables.info import PublicTable
from bot.ui.layouts.tables import Skin
from tests.games.inn.test_layouts import ask_of, info_of, seat_face

WORDS = english()


def window(windows: str, orders: dict[str, str] | None = None) -> Run:
    """Gerki is about to drink; he and Dimli could do something about it, Zot could not."""
    plain = {
        "title": "t", "rule": "r", "game": "inn", "characters": "gerki dimli zot",
        "hands": ["gerki.floor gamble gamble raise raise winning-hand winning-hand", "dimli.firewater", "raise"],
        "piles": ["light-ale", "wine", "wine"], "options": {"windows": windows}, "standing": orders or {},
    }  # fmt: skip
    run = Run(Inn(), InnScenario.model_validate(plain).start(), WrittenChance([], []))
    run.begin()
    for pick in ((), ("pass",), ("order>1",)):
        assert run.ask is not None
        run.answer(0, run.ask.number, pick)
    assert run.ask is not None
    while run.ask.kind != "response":
        run.answer(0, run.ask.number, ("pass",))
        assert run.ask is not None
    return run


def face(run: Run) -> PublicTable:
    return PublicTable(info_of(run, 3), run.view(None), ask_of(run), (), None)


def test_in_a_quick_window_who_is_asked_has_one() -> None:
    run = window("quick")
    assert asked_seats(face(run)) == {0, 1}


def test_in_a_sealed_window_everybody_has_one() -> None:
    assert asked_seats(face(window("sealed"))) == {0, 1, 2}


def test_in_a_natural_window_nobody_has_one_but_the_table_itself() -> None:
    run = window("natural")
    assert run.ask is not None
    while not run.ask.seats:
        run.answer(CLOCK, run.ask.number, TIME, "clock")
    assert set(run.ask.seats) == {0, 1}
    still = face(run)
    assert still.ask is not None
    natural = replace(still, ask=still.ask._replace(natural=True, waiting=()))
    assert asked_seats(natural) == frozenset()
    shown = LOOK.table_art(WORDS, natural, Skin())
    assert LOOK.table_art(WORDS, still, Skin()).key != shown.key
    assert "Asked" not in shown.alt


def test_in_a_sealed_window_who_has_ordered_to_pass_has_none() -> None:
    assert asked_seats(face(window("sealed", {"2": "turn"}))) == {0, 1}


def test_a_pass_changes_nothing_on_the_picture() -> None:
    for windows in ("quick", "sealed"):
        run = window(windows)
        before = LOOK.table_art(WORDS, face(run), Skin())
        assert run.ask is not None
        run.answer(1, run.ask.number, ("pass",))
        after = LOOK.table_art(WORDS, face(run), Skin())
        assert (after.key, after.alt) == (before.key, before.alt)


def test_outside_windows_who_is_awaited_has_one() -> None:
    run = window("quick")
    while run.ask is not None and run.ask.kind == "response":
        run.answer(run.waiting()[0], run.ask.number, ("pass",))
    assert asked_seats(face(run)) == set(run.waiting())
    assert len(run.waiting()) == 1


@pytest.mark.parametrize(("windows", "orders"), [("quick", {}), ("sealed", {"2": "turn"})])
def test_who_is_not_asked_is_not_told_of_an_answer_of_theirs(windows: str, orders: dict[str, str]) -> None:
    run = window(windows, orders)
    assert headline(run, 2) == ""
    assert "Respond or pass" in headline(run, 1)
    assert run.ask is not None
    run.answer(1, run.ask.number, ("pass",))
    assert headline(run, 1).startswith("**You have answered.**") or run.ask is None or run.ask.kind != "response"
    assert headline(run, 2) == ""


def headline(run: Run, seat: int) -> str:
    return LOOK.hand_headline(WORDS, seat_face(run, info_of(run, 3), seat, ()))
