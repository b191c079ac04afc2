"""What Drinko's pictures say has just happened: out of public events alone, and right."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games import english
from bot.games.drinko.look.alt import MOST, table_alt
from bot.games.drinko.look.happened import NOTHING, Happened, Moment, SeatChange, happened, longest_train
from bot.games.drinko.look.look import LOOK
from bot.games.drinko.look.moments import moment_told, moment_words
from bot.games.drinko.look.pictures.table import draw_table
from bot.games.drinko.rules import events as ev
from bot.games.drinko.rules.view import drinko_view
from bot.ui.beats import Span
from tests.games.drinko.playing import make, new_run, random_move
from tests.games.drinko.test_pictures import view

WORDS = english()
NAMES = ["Ann", "Bo", "Cy", "Di"]
PLUS = ev.CardPlayed(seat=0, card="r+3", left=4, target=None)
GROWS = ev.Train(size=8, was=5)
LANDS: Sequence[ev.DrinkoEvent] = (
    ev.DrinksTaken(seat=1, n=8), ev.Train(size=0, was=8), ev.CardsDrawn(seat=1, n=8, cards={})
)  # fmt: skip


def told(*moves: Sequence[ev.DrinkoEvent]) -> Happened:
    return happened([[_seen(event) for event in move] for move in moves])


def _seen(event: ev.DrinkoEvent) -> Mapping[str, Any]:
    return event.event().seen_by(None)


def sips(count: int) -> str:
    return "sip" if count == 1 else "sips"


def test_nothing_has_happened_before_the_first_card() -> None:
    assert told() == NOTHING
    assert told([ev.StarterChosen(seat=0, by="chance")]) == NOTHING


def test_a_card_leads_from_its_player_to_its_target_and_stays_while_somebody_calls() -> None:
    played = ev.CardPlayed(seat=2, card="target", left=4, target=0)
    assert told([played]) == Happened((), 2, 0)
    assert told([played], [ev.Called(seat=2)]) == Happened((), 2, 0)


def test_a_long_train_that_lands_is_a_moment_with_its_sum() -> None:
    begins = [ev.CardPlayed(seat=1, card="b+3", left=3, target=None), ev.Train(size=3, was=0)]
    goes_on = [ev.CardPlayed(seat=2, card="y+2", left=3, target=None), ev.Train(size=5, was=3)]
    found = told(begins, goes_on, [PLUS, GROWS], LANDS)
    assert found == Happened((SeatChange(1, 8, 8),), 0, None, Moment("train", (1,), 0, (3, 2, 3)))
    assert told([PLUS, GROWS], LANDS).moment == Moment("train", (1,), 0, (5, 3))
    assert moment_words(WORDS, Moment("train", (1,), 0, (3, 2, 3)), NAMES, sips) == (
        "Bo drinks 8 sips: a Drink Train of 3 + 2 + 3 = 8."
    )


def test_a_short_train_and_one_that_goes_on_are_no_moments() -> None:
    short = [ev.DrinksTaken(seat=1, n=7), ev.Train(size=0, was=7), ev.CardsDrawn(seat=1, n=7, cards={})]
    assert told([PLUS], short).moment is None
    assert told([PLUS, GROWS]).moment is None
    assert (
        told([PLUS, GROWS], [ev.CardPlayed(seat=1, card="g-3", left=1, target=None), ev.Train(size=0, was=8)]).moment
        is None
    )


def test_the_longest_train_that_anybody_has_drunk_is_the_banner_of_a_game() -> None:
    larger = [
        ev.Train(size=12, was=8),
        ev.CardPlayed(seat=1, card="g-3", left=1, target=None),
        ev.Train(size=0, was=12),
    ]
    whole = [_seen(event) for event in (PLUS, GROWS, *LANDS, PLUS, *larger)]
    assert longest_train(whole) == Moment("train", (1,), 0, (5, 3)), "nobody has drunk the larger one"
    assert longest_train([_seen(event) for event in (PLUS, *larger)]) is None


def test_everybody_who_drinks_a_train_at_once_is_named() -> None:
    suffers = ev.CardPlayed(seat=1, card="suffer", left=2, target=None)
    drink = [ev.DrinksTaken(seat=seat, n=8) for seat in range(3)]
    moment = told([PLUS, GROWS], [suffers, *drink, ev.Train(size=0, was=8)]).moment
    assert moment is not None
    assert moment_told(WORDS, moment, NAMES, sips)[:2] == ("Ann, Bo and Cy", "drink 8 sips each")


def test_a_catch_is_a_moment_that_tells_the_penalty() -> None:
    caught = ev.Caught(seat=3, target=1, cards=2, drinks=2)
    found = told([PLUS], [caught, ev.DrinksTaken(seat=1, n=2), ev.CardsDrawn(seat=1, n=2, cards={})])
    assert found == Happened((SeatChange(1, 2, 2),), 3, 1, Moment("caught", (1,), 3, (2,), 2))
    assert found.moment is not None
    assert moment_words(WORDS, found.moment, NAMES, sips) == "Bo is caught by Di: 2 sips and 2 cards."


def test_what_has_happened_can_be_seen_and_is_told_in_the_alt_text() -> None:
    moments = [Moment("train", (1,), 0, (3, 2, 3)), Moment("caught", (1,), 3, (2,), 2)]
    cases = [
        NOTHING,
        Happened((SeatChange(2, 1, 0),)),
        Happened((SeatChange(2, 0, 1),)),
        Happened((), 1),
        Happened((), 1, 3),
    ]
    pictures = [draw_table(WORDS, view(4), NAMES, latest=latest) for latest in cases]
    pictures += [
        draw_table(
            WORDS, view(4), NAMES, latest=Happened(moment=moment), moment=moment_told(WORDS, moment, NAMES, sips)
        )
        for moment in moments
    ]
    assert len(set(pictures)) == len(pictures)
    told_of = [
        draw_table(WORDS, view(4), NAMES, latest=Happened(moment=Moment("train", seats, 0, (3, 2, 3))),
                   moment=moment_told(WORDS, moments[0], NAMES, sips))
        for seats in ((1,), (2,), (1, 2))
    ]  # fmt: skip
    assert len(set(told_of)) == 3, "the banner has the medallion of the one whose moment it is"
    latest = Happened((SeatChange(1, 8, 8),), 0, None, moments[0])
    shown = table_alt(WORDS, view(4), NAMES, latest=latest)
    assert shown.startswith(
        "Bo drinks 8 sips: a Drink Train of 3 + 2 + 3 = 8. Just changed: Bo +8 drunk, +8 drawn. Drinko: "
    )
    assert len(table_alt(WORDS, view(10), ["Ж" * 200] * 10, "push-ups", latest=latest)) <= MOST


@pytest.mark.parametrize("seed", range(4))
def test_the_changes_are_those_of_the_drinks_on_the_mats(seed: int) -> None:
    """Every decision of a game by chance: the drinks that are told are the difference of the tables."""
    luck = random.Random(f"happened {seed}")
    run = new_run(3 + seed, {}, f"happened {seed}")
    moves: list[list[Mapping[str, Any]]] = []
    steps = 0
    while not run.over and steps < 300:
        steps += 1
        before = list(drinko_view(run.view(None))["drinks"])
        events = [event.seen_by(None) for event in make(run, random_move(run, luck))]
        moves = [*moves, events][-20:] if events else moves
        after = drinko_view(run.view(None))["drinks"]
        drunk = {seat: new - old for seat, (new, old) in enumerate(zip(after, before, strict=True)) if new != old}
        if drunk:
            assert {change.seat: change.drinks for change in happened(moves).changes if change.drinks} == drunk


def test_a_long_train_that_somebody_drinks_is_shown_at_once() -> None:
    def big(*events: ev.DrinkoEvent) -> bool:
        table: Any = SimpleNamespace(moves=(tuple(_seen(event) for event in events),), numbers=(3,))
        return LOOK.big(table, Span(3, 3))

    assert big(*LANDS)
    assert not big(ev.DrinksTaken(seat=1, n=7), ev.Train(size=0, was=7))
    assert not big(PLUS, GROWS)
