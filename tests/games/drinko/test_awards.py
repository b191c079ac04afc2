"""The awards at the end of a game of Drinko, from its public log."""

from __future__ import annotations

import random
from typing import Any

from bot.engine import Run
from bot.games import english
from bot.games.drinko.look.awards import LEAST, award_words, drinko_awards
from bot.games.drinko.rules import Drinko
from bot.games.drinko.rules import events as ev
from bot.ui.awards import MOST, Award
from tests.games.drinko.playing import random_move

WORDS = english()
Told = dict[str, Any]


def told(kind: type[ev.DrinkoEvent], **args: Any) -> Told:
    return {"key": kind.key, **args}


def played(seat: int, card: str, left: int = 5) -> Told:
    return told(ev.CardPlayed, seat=seat, card=card, left=left, target=None)


def train(was: int, size: int) -> Told:
    return told(ev.Train, was=was, size=size)


def test_the_longest_train_is_of_the_seat_that_made_it_so_long() -> None:
    log = [played(0, "r+2"), train(0, 2), played(1, "r+3"), train(2, 5), played(2, "g-1"), train(5, 4)]
    assert drinko_awards(log) == [Award("train", 1, 5, ("r+3",))]


def test_a_deflect_on_a_train_is_a_dodge() -> None:
    log = [played(0, "r+3"), train(0, 3), played(1, "deflect"), train(3, 0), played(2, "deflect")]
    assert drinko_awards(log) == [Award("dodge", 1, 3, ("deflect",))]


def test_who_drank_most_at_once() -> None:
    log = [told(ev.DrinksTaken, seat=0, n=2), told(ev.DrinksTaken, seat=0, n=2), told(ev.DrinksTaken, seat=1, n=3)]
    assert drinko_awards(log) == [Award("thirst", 1, 3)]


def test_a_comeback_is_counted_by_the_most_cards_that_the_winner_held() -> None:
    deal = told(ev.Dealt, n=7, top="r1")
    log = [deal, told(ev.CardsDrawn, seat=1, n=5), told(ev.CardsDrawn, seat=0, n=9), played(1, "r1", 1)]
    out = [told(ev.Out, seat=1, place=1), told(ev.Out, seat=0, place=2)]
    assert drinko_awards([*log, *out]) == [Award("comeback", 1, 12)]
    assert drinko_awards(log) == []


def test_who_caught_most_has_the_sharpest_eyes() -> None:
    catches = [told(ev.Caught, seat=seat, target=0, cards=7, drinks=2) for seat in (2, 1, 1)]
    assert drinko_awards(catches) == [Award("caught", 1, 2)]


def test_nothing_special_has_no_award() -> None:
    log = [
        played(0, "r+1"), train(0, LEAST["train"] - 1), told(ev.DrinksTaken, seat=0, n=LEAST["thirst"] - 1),
        train(3, 0), played(1, "target"), told(ev.Out, seat=1, place=1), {"key": "not-known"},
    ]  # fmt: skip
    assert drinko_awards(log) == []


def test_whole_games_have_at_most_four_each_of_which_can_be_told() -> None:
    given: set[str] = set()
    for seed in range(12):
        luck = random.Random(seed)
        run, events = Run.new(Drinko(), 5, {"suffer": 2}, str(seed))
        log = [event.seen_by(None) for event in events]
        while run.ask is not None:
            seat, ask, pick = random_move(run, luck)
            made = run.answer(seat, ask, (pick,)) if ask else run.use_unasked(seat, pick)
            log += [event.seen_by(None) for event in made]
        awards = drinko_awards(log)
        assert len(awards) <= MOST
        given |= {award.kind for award in awards}
        for award in awards:
            title, _, what = award_words(WORDS, ["Ann", "Bo", "Cy", "Di", "Ed"], award)
            assert title
            assert str(award.n) in what
    assert given == set(LEAST)
