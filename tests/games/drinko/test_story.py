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
    assert line == "Bo plays Split on Ann. Bo and Ann drink 1 each (half of 2), and Bo draws 2 cards."
    (line,) = story(played(1, "suffer"), *drank(0, 1, 2, 3, 4), OVER, DREW)
    assert line == "Bo plays Suffer. All 5 players drink 2 each, and Bo draws 2 cards."
    (line,) = story(played(1, "suffer"), *drank(0), *drank(1, n=1), OVER)
    assert line == "Bo plays Suffer. Ann drinks 2. Bo drinks 1. The Drink Train is over."


def test_of_half_a_train_it_is_said_how_it_was_halved() -> None:
    (line,) = story(played(1, "split", target=0), *drank(1, 0), ev.Train(size=0, was=3), DREW)
    assert line == "Bo plays Split on Ann. Bo and Ann drink 2 each (half of 3, rounded up), and Bo draws 2 cards."
    (line,) = story(played(1, "split", target=0), *drank(1, 0), OVER, ev.PileReshuffled(n=9), DREW)
    assert line == (
        "Bo plays Split on Ann. Bo and Ann drink 2 each. The Drink Train is over. "
        "9 cards are shuffled back into the draw pile. Bo draws 2 cards."
    )


def test_those_still_in_who_drink_alike_are_counted_when_they_are_many() -> None:
    names = [*NAMES, "Flo"]
    told = [event.event().seen_by(None) for event in drank(0, 1, 2, 3, 4)]
    assert lines(WORDS, names, told, str) == ["Ann and 4 others drink 2 each."]


def test_a_train_starts_grows_and_shrinks() -> None:
    for size, was, told in (
        (3, 0, "A Drink Train of 3 starts."), (4, 3, "The Drink Train grows to 4."),
        (3, 3, "The Drink Train stays at 3."),
        (2, 3, "The Drink Train shrinks to 2."), (0, 1, "The Drink Train is over."),
    ):  # fmt: skip
        assert story(played(0, "r+1", 2), ev.Train(size=size, was=was)) == [
            f"Ann plays a red +1 (2 cards left). {told}"
        ]


def test_whoever_gets_the_train_or_the_next_turn_is_named() -> None:
    target = played(2, "target", target=0)
    assert story(target, ev.Sent(seat=0, train=0)) == ["Cy plays Target on Ann, who is next."]
    assert story(target, ev.Sent(seat=0, train=3)) == ["Cy plays Target on Ann, who gets the Drink Train of 3."]
    deflect = [played(2, "deflect", 1), ev.Turned(direction=-1)]
    assert story(*deflect, ev.Sent(seat=1, train=0)) == [
        "Cy plays Deflect (1 card left). Play changes direction, and Bo is next."
    ]
    assert story(*deflect, ev.Sent(seat=1, train=3)) == [
        "Cy plays Deflect (1 card left). The Drink Train of 3 goes back to Bo."
    ]


def test_two_players_have_no_direction_of_play() -> None:
    deflect = [played(0, "deflect"), ev.Turned(direction=-1)]
    for train, told in ((0, ["Ann plays Deflect."]), (3, ["Ann plays Deflect. The Drink Train of 3 goes to Bo."])):
        events = [event.event().seen_by(None) for event in (*deflect, ev.Sent(seat=1, train=train))]
        assert lines(WORDS, NAMES[:2], events, str) == told


def test_a_special_as_the_last_card_says_what_follows() -> None:
    last = [played(2, "target", 0, target=0), ev.Sent(seat=0, train=0), ev.SpecialLast(seat=2)]
    assert story(*last, ev.CardsDrawn(seat=2, n=2, cards={})) == [
        "Cy plays Target on Ann, who is next. A Special can't be the last card, so Cy draws 2 cards."
    ]


def test_a_train_is_not_told_as_the_price_of_a_wrong_catch() -> None:
    wrong = ev.CatchWrong(seat=1, target=None, cards=0, called=False)
    said = "Bo tries to catch somebody, but nobody can be caught."
    assert story(wrong, *drank(1), OVER, DREW) == [said, "Bo drinks 2 and draws 2 cards."]
    assert story(wrong, *drank(1, n=1)) == [f"{said} Bo drinks 1."]


def test_a_wrong_catch_says_why() -> None:
    for cards, called, told in (
        (3, False, "Ann tries to catch Bo, who still holds 3 cards."),
        (1, True, "Ann tries to catch Bo, who has called Drinko."), (1, False, "Ann is too late to catch Bo."),
    ):  # fmt: skip
        assert story(ev.CatchWrong(seat=0, target=1, cards=cards, called=called)) == [told]


def test_a_last_card_says_what_it_comes_to() -> None:
    assert story(played(2, "r7", 0), ev.Out(seat=2, place=1)) == ["Cy plays their last card, a red 7, and wins!"]
    (line,) = story(played(2, "r+1", 0), ev.Out(seat=2, place=2), ev.Train(size=1, was=0))
    assert line == "Cy plays their last card, a red +1, and comes 2nd! A Drink Train of 1 starts."
    assert story(ev.Out(seat=2, place=4)) == ["Cy is out and comes 4th!"]


def test_a_winning_card_does_nothing_more_unless_the_game_goes_on() -> None:
    for after, told in (
        (ev.Train(size=3, was=0), "A Drink Train of 3 starts."), (ev.Skipped(seat=0), "Ann is skipped."),
        (ev.Turned(direction=-1), "Play changes direction."), (ev.Sent(seat=3, train=0), "Di is next."),
    ):  # fmt: skip
        won = [played(2, "r+3", 0), ev.Out(seat=2, place=1), after]
        assert story(*won) == ["Cy plays their last card, a red +3, and wins!"]
        assert story(*won, play_on=True) == [f"Cy plays their last card, a red +3, and wins! {told}"]


def test_whoever_is_caught_drinks_and_draws_in_the_same_sentence() -> None:
    caught = ev.Caught(seat=2, target=1, drinks=2, cards=7)
    (line,) = story(caught, *drank(1), ev.CardsDrawn(seat=1, n=7, cards={}))
    assert line == "Cy catches Bo, who drinks 2 and draws 7 cards."
    (line,) = story(caught, *drank(1), ev.PileReshuffled(n=9), ev.CardsDrawn(seat=1, n=7, cards={}))
    assert line == "Cy catches Bo. Bo drinks 2. 9 cards are shuffled back into the draw pile. Bo draws 7 cards."
