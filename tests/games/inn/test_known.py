"""Events that were read once are the events that were told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.inn.look import known
from bot.games.inn.look.known import known_events
from bot.games.inn.rules import events as ev
from tests.games.inn.playing import new_run, random_move


def told_of_a_game() -> list[dict[str, Any]]:
    """What everybody sees of the first moves of a game."""
    run, luck = new_run(3, {}, "known"), random.Random(1)
    return [event.seen_by(None) for _ in range(60) for event in random_move(run, luck)]


def test_they_are_the_same_as_if_they_were_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "MOST", 20)
    told = told_of_a_game()
    assert len(told) > 60
    anew = [event for event in map(ev.read, told) if event is not None]
    assert known_events(told) == anew
    assert known_events(told) == anew
    assert known_events([*told[:5], {"key": "nothing-known"}, *told[5:]]) == anew


def test_the_same_data_is_read_once() -> None:
    told = told_of_a_game()[:10]
    first, second = known_events(told), known_events(told)
    assert all(event is again for event, again in zip(first, second, strict=True))
