"""Declared events: told by class, kept as plain data, read back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import FrozenInstanceError

import pytest

from bot.engine import EVERYBODY, Chance, Event, GameEvent, Secret, Told, read_event


class Gave(GameEvent, key="gave"):
    from_: int
    n: int
    note: str = "older events have none"
    cards: Secret[Sequence[str]]


class Rang(GameEvent, key="rang"):
    pass


KINDS: dict[str, type[Gave] | type[Rang]] = {kind.key: kind for kind in (Gave, Rang)}


def test_an_event_is_told_as_plain_data() -> None:
    told = Told(Chance("seed"))
    told.tell(Gave, from_=1, n=2, note="", cards={1: ["a"], 0: ["b"]})
    told.tell(Rang)
    assert told.events == [
        Event("gave", {"from": 1, "n": 2, "note": ""}, {1: {"cards": ["a"]}, 0: {"cards": ["b"]}}),
        Event("rang", {}),
    ]


def test_what_is_no_secret_this_time_is_told_to_everybody() -> None:
    told = Told(Chance("seed"))
    told.tell(Gave, from_=1, n=2, note="", cards={EVERYBODY: ["a"]})
    assert told.events == [Event("gave", {"from": 1, "n": 2, "note": "", "cards": ["a"]})]
    assert told.events[0].seen_by(None) == told.events[0].seen_by(0)
    assert read_event(KINDS, told.events[0].seen_by(None)) == Gave(from_=1, n=2, note="", cards={})


def test_nothing_is_made_when_nobody_listens() -> None:
    told = Told(Chance("seed"), listening=False)

    def never() -> GameEvent:
        raise AssertionError

    told.tell(never)
    assert told.events == []


def test_an_event_is_read_back_without_its_secrets() -> None:
    event = Gave(from_=1, n=2, cards={1: ["a"]})
    for seat in (None, 0, 1):
        assert read_event(KINDS, event.event().seen_by(seat)) == Gave(from_=1, n=2, cards={})
    assert read_event(KINDS, {"key": "rang"}) == Rang()


def test_events_of_other_versions_are_read_as_far_as_they_fit() -> None:
    older = {"key": "gave", "from": 1, "n": 2, "gone": True}
    assert read_event(KINDS, older) == Gave(from_=1, n=2, cards={}), "an argument too many, and one with a default"
    assert read_event(KINDS, {"key": "gave", "from": 1}) is None, "one that it needs is missing"
    assert read_event(KINDS, {"key": "no more"}) is None


def test_an_event_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Gave(from_=1, n=2, cards={}).n = 3  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue]
