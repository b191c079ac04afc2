"""Every event of Drinko is told in play, and whoever retells it knows it."""

from __future__ import annotations

import random
from functools import cache
from typing import get_args

from bot.engine import Event, GameEvent, Run
from bot.games.drinko.look import story
from bot.games.drinko.rules import events
from tests.games.drinko.playing import ALL_OPTIONS, GAME, make, random_move
from tests.games.noted import NotedWords

NAMES = ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo"]


@cache
def heard() -> tuple[Event, ...]:
    """What is told in some whole games of random moves."""
    told: list[Event] = []
    for seed in range(20):
        run, begun = Run.new(GAME, 3 + seed % 2 * 3, ALL_OPTIONS, f"events {seed}")
        told += begun
        luck = random.Random(seed)
        while not run.over:
            told += make(run, random_move(run, luck))
    return tuple(told)


def test_every_event_is_listed_once_and_told_in_play() -> None:
    declared = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, GameEvent)]
    assert set(declared) - {GameEvent} == set(get_args(events.DrinkoEvent)) == set(events.EVENTS.values())
    assert len(events.EVENTS) == len(get_args(events.DrinkoEvent)), "two have the same key"
    assert {event.key for event in heard()} == set(events.EVENTS)


def test_every_event_is_read_back_as_it_was_told() -> None:
    for event in heard():
        read = events.read(event.seen_by(None))
        assert read is not None
        assert read.event() == event._replace(secrets={})


RARE = (
    events.Train(size=0, was=2),
    events.Train(size=2, was=2),
    events.CardsDrawn(seat=0, n=0, cards={0: []}),
    events.Train(size=1, was=2),
    events.Turned(direction=1),
    events.Sent(seat=0, train=0),
    events.Sent(seat=0, train=2),
    events.SpecialLast(seat=0),
    events.CatchWrong(seat=0, target=1, cards=3, called=False),
    events.CatchWrong(seat=0, target=1, cards=1, called=True),
    events.CatchWrong(seat=0, target=1, cards=1, called=False),
    events.CatchWrong(seat=0, target=None, cards=0, called=False),
)
"""Events that are told in other words now and then."""
TARGET = events.CardPlayed(seat=0, card="target", left=3, target=1)
LAST_CARD = events.CardPlayed(seat=0, card="r7", left=0, target=None)
DREW = events.CardsDrawn(seat=0, n=1, cards={})
ALIKE = [events.DrinksTaken(seat=seat, n=1) for seat in range(story.FEW + 1)]
JOINED: tuple[list[events.DrinkoEvent], ...] = (
    [LAST_CARD, events.Out(seat=0, place=1)],
    [LAST_CARD, events.Out(seat=0, place=4)],
    [*ALIKE],
    *([*ALIKE[:2], events.Train(size=0, was=was), DREW] for was in (1, 2)),
    [*(events.DrinksTaken(seat=seat, n=2) for seat in (0, 1)), events.Train(size=0, was=3), DREW],
    [events.DrinksTaken(seat=seat, n=1) for seat in range(len(NAMES))],
    [ALIKE[0], events.Train(size=0, was=1), DREW],
    [events.SpecialLast(seat=0), DREW],
    *([events.Turned(direction=1), events.Sent(seat=1, train=train)] for train in (0, 2)),
    *([TARGET, events.Sent(seat=1, train=train)] for train in (0, 2)),
    [
        events.Caught(seat=1, target=0, cards=7, drinks=2),
        events.DrinksTaken(seat=0, n=2),
        events.CardsDrawn(seat=0, n=7, cards={}),
    ],
)
"""Events that are told in one sentence."""


def test_every_event_has_words_and_all_words_are_said() -> None:
    words = NotedWords()
    read = [events.read(event.seen_by(None)) for event in heard()]
    for event in (*read, *RARE):
        assert event is not None
        assert story.sentence(words, NAMES, event), event
    for joined in JOINED:
        (line,) = story.lines(words, NAMES, [event.event().seen_by(None) for event in joined], str)
        assert line.count(". ") == 0, "it is one sentence"
    assert words.of("event") <= words.said
