"""Marks, as a game's public log shows them; what was hidden makes none."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine import Run
from bot.games import GAMES, english
from bot.games.drinko.look.marks import DRINKO_MARKS, DrinkoWatch
from bot.games.drinko.rules import events as drinko
from bot.games.inn.look.marks import INN_MARKS, InnWatch, of_win
from bot.games.inn.rules import events as inn
from bot.games.inn.rules import the_library
from bot.store.earned import FinishedGame, FinishedSeat, Won
from bot.tables.ladder.marks import SHARED, Deed, Deeds, all_marks, shared_marks
from bot.ui.pictures.marks import SIGNS

MARKS = {"inn": INN_MARKS, "drinko": DRINKO_MARKS}


def told(kind: Any, **args: Any) -> dict[str, Any]:
    return {"key": kind.key, **args}


def test_sixteen_marks_each_with_a_sign_a_title_and_a_sentence() -> None:
    names = all_marks(MARKS)
    assert len(names) == len(set(names)) == 16
    assert [len(each.names) for each in MARKS.values()] == [8, 4]
    assert set(SIGNS) == set(names)
    words = english()
    for name in names:
        assert words.has(f"mark.{name}")
        assert words.has(f"mark.{name}-for")


# -- the Inn --------------------------------------------------------------------------------------------------------


def view(*gaps: int) -> dict[str, Any]:
    return {
        "game": "inn",
        "seats": [{"fortitude": gap, "alcohol": 0, "out": "" if gap > 0 else "asleep"} for gap in gaps],
    }


def watched(*steps: dict[str, Any] | list[int]) -> Deeds:
    """What is seen of events, and of the gaps of the seats where a list stands."""
    watch = InnWatch()
    for step in steps:
        if isinstance(step, list):
            watch.see(view(*step))
        else:
            watch.hear(step)
    return watch.done()


def turn(seat: int) -> dict[str, Any]:
    return told(inn.TurnBegan, seat=seat)


def test_three_own_turns_in_a_row_on_the_brink() -> None:
    first, second = [turn(0), [1, 9]], [turn(1), [1, 9]]
    three = [*first, *second, *first, *second, *first]
    assert watched(*three).deeds == [Deed("brink", 0, 4, by_winning=True)]
    assert watched(*first, *second, turn(0), [2, 9], *first, *first).deeds == []
    assert watched(*three).close[0].n == 1
    assert watched(*three).close[1].n == 9


def drank(alcohol: int) -> dict[str, Any]:
    return told(inn.Drank, seat=1, drinks=["dragon-breath"], alcohol=alcohol, fortitude=0)


@pytest.mark.parametrize(
    ("steps", "deeds"),
    [
        ([turn(1), drank(8), turn(0)], [Deed("strong-drink", 1, 1)]),
        ([turn(1), drank(8)], [Deed("strong-drink", 1, 1)]),
        ([turn(1), drank(7), turn(0)], []),
        ([turn(1), drank(9), told(inn.FellAsleep, seat=1), turn(0)], []),
    ],
)
def test_a_strong_drink_that_somebody_survives(steps: list[Any], deeds: list[Deed]) -> None:
    assert watched(*steps).deeds == deeds


@pytest.mark.parametrize(("pot", "plays", "bluffs"), [(4, 1, True), (3, 1, False), (9, 0, False)])
def test_a_pot_won_without_a_card(pot: int, plays: int, *, bluffs: bool) -> None:
    played = told(inn.Played, seat=plays, card="raise", use=0, targets=[], left=3)
    began, won = told(inn.RoundBegan, starter=0), told(inn.RoundWon, seat=0, pot=pot)
    before = told(inn.Played, seat=0, card="gamble", use=0, targets=[], left=3)
    assert watched(before, began, played, won).deeds == ([Deed("bluff", 0, 3)] if bluffs else [])


def game(*patrons: str | None, people: int = 2) -> FinishedGame:
    seats = [FinishedSeat(at, 100 + at, None, "", "", at + 1, counts=True) for at in range(people)]
    seats += [FinishedSeat(people + at, None, name, "", "", 9, counts=False) for at, name in enumerate(patrons)]
    return FinishedGame(1, "K7QF", 1, "inn", "normal", rated=True, ended_at=1.0, seats=tuple(seats))


def inn_wins(characters: Sequence[str], role: str = "") -> list[Won]:
    return [Won("inn", "normal", role, character) for character in characters]


def test_wins_with_many_characters_as_boss_and_against_sharks() -> None:
    seat = game().seats[0]
    codes = sorted(the_library().characters)
    assert list(of_win(game(), seat, inn_wins(codes[:7] * 2))) == []
    assert list(of_win(game(), seat, inn_wins(codes[:8]))) == ["faces-8"]
    assert list(of_win(game(), seat, inn_wins(codes[:24]))) == ["faces-8", "faces-16", "faces-24"]
    villains = [code for code, character in the_library().characters.items() if character.villain]
    assert "villains" in list(of_win(game(), seat, inn_wins(villains, "boss")))
    assert "villains" not in list(of_win(game(), seat, inn_wins(villains[1:], "boss") + inn_wins(villains[:1])))
    guests = list(GAMES["inn"].guests())
    assert "sharks" in list(of_win(game("shark", *guests[:2]), seat, []))
    assert "sharks" not in list(of_win(game("shark", guests[0], "regular"), seat, []))
    assert "sharks" not in list(of_win(game(*guests[:3]), seat, []))


# -- Drinko ---------------------------------------------------------------------------------------------------------


def deeds(*events: dict[str, Any]) -> list[tuple[str, int]]:
    watch = DrinkoWatch()
    for event in events:
        watch.hear(event)
    return [(deed.mark, deed.seat) for deed in watch.done().deeds]


def played(seat: int, card: str = "r+3", left: int = 3) -> dict[str, Any]:
    return told(drinko.CardPlayed, seat=seat, card=card, left=left, target=None)


def test_deeds_at_drinko() -> None:
    train = told(drinko.Train, size=10, was=7)
    assert deeds(played(1), train) == [("train", 1)]
    assert deeds(played(1), train, played(2, "deflect")) == [("train", 1), ("train", 2)]
    assert deeds(played(1), told(drinko.Train, size=9, was=7)) == []
    caught = [told(drinko.Caught, seat=0, target=target, cards=7, drinks=2) for target in (1, 2, 2, 3)]
    assert deeds(*caught[:3]) == []
    assert deeds(*caught) == [("catcher", 0)]
    out = told(drinko.Out, seat=0, place=1)
    dealt, drew = told(drinko.Dealt, n=7, top="r1"), told(drinko.CardsDrawn, seat=0, n=5)
    drunk = told(drinko.DrinksTaken, seat=0, n=1)
    assert deeds(dealt, out) == [("dry", 0)]
    assert deeds(dealt, drew, drunk, out) == [("comeback", 0)]
    assert deeds(dealt, drunk, told(drinko.Out, seat=0, place=2)) == []


# -- both -----------------------------------------------------------------------------------------------------------


def test_marks_of_both_games() -> None:
    both = {"inn", "drinko"}
    won = [Won("inn", "normal", "", "gog"), Won("drinko", "normal", "", "")]
    assert list(shared_marks(game(), 100, won, {101}, both)) == ["both-games"]
    assert list(shared_marks(game(people=5), 100, won[:1], {101, 102, 103, 104}, both)) == ["full-table"]
    assert list(shared_marks(game(people=4), 100, won[:1], set(), both)) == ["strangers"]
    assert list(shared_marks(game(people=4), 100, won[:1], {101}, both)) == []
    assert list(shared_marks(game()._replace(pace="post"), 100, won[:1], {101}, both)) == ["by-post"]
    assert set(SHARED) == {"both-games", "full-table", "strangers", "by-post"}


def public(swap: bool) -> tuple[list[Any], Deeds]:
    """A game of the Inn by chance, perhaps with two cards swapped that nobody ever sees: what everybody saw, and what
    it shows.
    """
    kit, luck, watch, seen = GAMES["inn"], random.Random(4), InnWatch(), list[Any]()
    run, events = Run.new(kit.rules(), 3, {"windows": "quick"}, "marks")
    if swap:
        own = run.state.seats[0]
        assert own.draw[0] != own.draw[1]
        own.draw[0], own.draw[1] = own.draw[1], own.draw[0]
    for _ in range(200):
        for event in events:
            seen.append(event.seen_by(None))
            watch.hear(seen[-1])
        if run.turn_started or run.over:
            watch.see(run.view(None))
        if run.ask is None:
            break
        seat = run.waiting()[0]
        events = run.answer(
            seat, run.ask.number, kit.patrons()["random"].choose(run.view(seat), run.ask.seats[seat], luck.random)
        )
    return seen, watch.done()


def test_what_was_never_shown_makes_no_mark() -> None:
    (seen, shown), (others, same) = public(swap=False), public(swap=True)
    assert seen == others, "nobody has seen the cards"
    assert shown == same
