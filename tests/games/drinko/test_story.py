"""The story of a game of Drinko: what belongs together is one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import english
from bot.games.drinko.look.story import lines
from bot.games.drinko.rules import events as ev

WORDS = english()
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]


def story(*events: ev.DrinkoEvent, play_on: bool = False) -> Sequence[str]:
    return lines(WORDS, NAMES, [event.event().seen_by(None) for event in events], str, play_on=play_on)


def played(seat: int, card: str, left: int = 5, target: int | None = None) -> ev.CardPlayed:
    return ev.CardPlayed(seat=seat, card=card, left=left, target=target)


def drank(*seats: int, n: int = 2) -> list[ev.DrinkoEvent]:
    return [ev.DrinksTaken(seat=seat, n=n) for seat in seats]


OVER = ev.Train(size=0, was=2)
DREW = ev.CardsDrawn(seat=1, n=2, cards={})


def test_a_train_is_drunk_and_drawn_in_one_sentence() -> None:
    assert story(*drank(1), OVER, DREW) == ["Bo drinks 2 and draws 2 cards."]
    assert story(*drank(1), OVER, ev.CardsDrawn(seat=1, n=0, cards={})) == [
        "Bo drinks 2. The Drink Train is over. Bo finds nothing left to draw."
    ]


def test_players_who_drink_alike_are_told_of_together() -> None:
    (line,) = story(played(1, "split", target=0), *drank(1, 0, n=1), OVER, DREW)
    assert line == "Bo plays Split on Ann. Bo and Ann drink 1 each. The Drink Train is over. Bo draws 2 cards."
    (line,) = story(played(1, "suffer"), *drank(0, 1, 2, 3, 4), OVER, DREW)
    assert line == "Bo plays Suffer. Ann and 4 others drink 2 each. The Drink Train is over. Bo draws 2 cards."
    (line,) = story(played(1, "suffer"), *drank(0), *drank(1, n=1), OVER)
    assert line == "Bo plays Suffer. Ann drinks 2. Bo drinks 1. The Drink Train is over."


def test_a_last_card_says_what_it_comes_to() -> None:
    assert story(played(2, "r7", 0), ev.Out(seat=2, place=1)) == ["Cy plays red 7, the last card, and wins!"]
    (line,) = story(played(2, "r+1", 0), ev.Out(seat=2, place=2), ev.Train(size=1, was=0))
    assert line == "Cy plays red plus 1, the last card, and comes 2nd! The Drink Train is 1."
    assert story(ev.Out(seat=2, place=4)) == ["Cy is out and comes 4th!"]


def test_a_winning_card_does_nothing_more_unless_the_game_goes_on() -> None:
    for after, told in (
        (ev.Train(size=3, was=0), "The Drink Train is 3."), (ev.Skipped(seat=0), "Ann is skipped."),
        (ev.Turned(direction=-1), "The direction of play changes."),
    ):  # fmt: skip
        won = [played(2, "r+3", 0), ev.Out(seat=2, place=1), after]
        assert story(*won) == ["Cy plays red plus 3, the last card, and wins!"]
        assert story(*won, play_on=True) == [f"Cy plays red plus 3, the last card, and wins! {told}"]


def test_whoever_is_caught_drinks_and_draws_in_the_same_sentence() -> None:
    caught = ev.Caught(seat=2, target=1, drinks=2, cards=7)
    (line,) = story(caught, *drank(1), ev.CardsDrawn(seat=1, n=7, cards={}))
    assert line == "Cy catches Bo, who drinks 2 and draws 7 cards."
    (line,) = story(caught, *drank(1), ev.PileReshuffled(n=9), ev.CardsDrawn(seat=1, n=7, cards={}))
    assert line == "Cy catches Bo. Bo drinks 2. 9 cards are shuffled back into the draw pile. Bo draws 7 cards."
