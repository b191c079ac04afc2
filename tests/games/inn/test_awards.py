"""The awards at the end of a game of the Inn, from its public log."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.engine import Run
from bot.games import english
from bot.games.inn.look.awards import LEAST, award_words, inn_awards
from bot.games.inn.rules import events as ev
from bot.ui.awards import MOST, Award
from tests.games.inn.playing import GAME, random_picks

WORDS = english()
Told = dict[str, Any]


def told(kind: type[ev.InnEvent], **args: Any) -> Told:
    return {"key": kind.key, **args}


def turn(seat: int) -> Told:
    return told(ev.TurnBegan, seat=seat)


def drank(seat: int, alcohol: int, *drinks: str) -> Told:
    return told(ev.Drank, seat=seat, drinks=list(drinks or ("dragon-breath",)), alcohol=alcohol, fortitude=0)


def revealed(seat: int, drink: str) -> Told:
    return told(ev.Revealed, seat=seat, drink=drink, **{"from": "pile"})


def paid(seat: int, n: int, to: int, by: str = "") -> Told:
    return told(ev.Paid, seat=seat, n=n, to=to, paid=by, now=0)


def test_the_strongest_drink_survived_is_not_one_that_felled_its_drinker() -> None:
    log = [turn(0), drank(0, 3), turn(1), drank(1, 4), turn(2), drank(2, 6), told(ev.FellAsleep, seat=2), turn(0)]
    assert inn_awards(log) == [Award("drink", 1, 4, ("dragon-breath",))]


def test_the_first_of_equals_has_it() -> None:
    assert inn_awards([drank(1, 4), turn(2), drank(2, 4)]) == [Award("drink", 1, 4, ("dragon-breath",))]


def test_the_last_drink_of_the_game_counts_as_well() -> None:
    assert [award.n for award in inn_awards([turn(0), drank(0, 3), turn(1), drank(1, 5)])] == [5]


def test_a_drink_that_was_ignored_or_passed_on_was_dodged() -> None:
    chaser, dragon = "light-ale-chaser", "dragon-breath"
    ignored = [turn(0), revealed(0, chaser), revealed(0, dragon), told(ev.DrinkIgnored, seat=0)]
    assert inn_awards(ignored) == [Award("dodge", 0, 5, (chaser, dragon))]
    passed = [turn(1), revealed(1, dragon), told(ev.DrinkPassed, seat=1, to=2), drank(2, 4)]
    assert inn_awards(passed) == [Award("drink", 2, 4, (dragon,)), Award("dodge", 1, 4, (dragon,))]
    drunk_before = [turn(1), revealed(1, dragon), drank(1, 4), told(ev.DrinkIgnored, seat=1)]
    assert [award.kind for award in inn_awards(drunk_before)] == ["drink"]


def test_a_redirected_loss_was_dodged() -> None:
    assert inn_awards([told(ev.Redirected, **{"from": 2, "to": 1, "n": 4})]) == [Award("dodge", 2, 4)]


def test_gold_of_several_at_once_is_added_up() -> None:
    log = [turn(0), paid(1, 2, 0), paid(2, 2, 0), paid(3, 1, 0), turn(1), paid(0, 4, 1)]
    assert inn_awards(log) == [Award("gold", 0, 5)]
    pot = [*log, told(ev.PotTaken, seat=3, n=9, left=0), turn(2)]
    assert inn_awards(pot) == [Award("gold", 3, 9)]


def test_gold_for_the_inn_is_nobodys() -> None:
    log = [paid(1, 9, -1), paid(1, 9, 2, "none"), told(ev.PotTaken, seat=-1, n=12, left=0)]
    assert inn_awards(log) == []


def test_what_one_card_saved() -> None:
    log = [told(ev.Reduced, seat=1, by=2, left=0), told(ev.Reduced, seat=3, by=3, left=1)]
    assert inn_awards(log) == [Award("saved", 3, 3)]


def test_nothing_special_has_no_award() -> None:
    log = [
        drank(0, LEAST["drink"] - 1), told(ev.Redirected, **{"from": 2, "to": 1, "n": LEAST["dodge"] - 1}),
        paid(1, LEAST["gold"] - 1, 0), told(ev.Reduced, seat=1, by=LEAST["saved"] - 1, left=3), {"key": "not-known"},
    ]  # fmt: skip
    assert inn_awards(log) == []


@pytest.mark.parametrize("seed", ["a", "b"])
def test_whole_games_have_a_few_awards_each_of_which_can_be_told(seed: str) -> None:
    luck = random.Random(seed)
    run, events = Run.new(GAME, 4, {"windows": "quick"}, seed)
    log = [event.seen_by(None) for event in events]
    while run.ask is not None:
        seat = run.waiting()[0]
        log += [event.seen_by(None) for event in run.answer(seat, run.ask.number, random_picks(run, seat, luck))]
    awards = inn_awards(log)
    assert 1 <= len(awards) <= MOST
    assert len({award.kind for award in awards}) == len(awards)
    for award in awards:
        title, name, what = award_words(WORDS, ["Ann", "Bo", "Cy", "Di"], award)
        assert title
        assert name == ["Ann", "Bo", "Cy", "Di"][award.seat]
        assert str(award.n) in what
