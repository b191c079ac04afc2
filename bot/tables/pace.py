"""Paces: how long people have."""

from __future__ import annotations

import random
from dataclasses import dataclass

HOLD = (0.4, 0.8)
"""The part of a window's time for which a poker face keeps it open, at least and at most."""


@dataclass(frozen=True, slots=True)
class Pace:
    """All in seconds."""

    name: str
    turn: float
    """For an ask that is one seat's alone."""
    bank: float
    """What each seat has besides, over the whole game, for turns that take longer."""
    window: float
    """For a window that is open to several seats; no bank, so that its length tells nothing."""
    grace: float
    """After which somebody who must act alone is pinged."""
    least: tuple[float, float]
    """The minimum time of an ask that has one, at least and at most."""
    alerts: bool = False
    """There is time to tell somebody who is asked by a new direct message."""
    away: float = 600.0
    """When everybody who is still in the game has left or is asleep: how long they can return."""


PACES: dict[str, Pace] = {
    pace.name: pace
    for pace in (
        Pace("blitz", turn=20, bank=60, window=8, grace=10, least=(1.5, 3)),
        Pace("normal", turn=45, bank=180, window=15, grace=20, least=(1.5, 4)),
        Pace("relaxed", turn=180, bank=900, window=45, grace=60, least=(3, 8)),
        Pace("post", turn=86_400, bank=0, window=28_800, grace=3_600, least=(60, 600), alerts=True, away=86_400),
    )
}


def deadline(pace: Pace, opened_at: float, *, alone: bool, response: bool, bank: float) -> float:
    """Until when an ask opened at `opened_at` is answered; one seat's alone may draw on its `bank`."""
    if response:
        return opened_at + pace.window
    return opened_at + pace.turn + (bank if alone else 0.0)


def bank_after(pace: Pace, bank: float, took: float) -> float:
    """What is left in the bank after a turn that took so many seconds."""
    return max(0.0, bank - max(0.0, took - pace.turn))


def minimum(pace: Pace, seed: str, ask: int) -> float:
    """Seconds for which an ask with a minimum time stays open: by chance of its own, so that they tell nothing."""
    return _drawn(pace.least, f"{seed}/window/{ask}")


def hold(pace: Pace, seed: str, ask: int, seat: int) -> float:
    """Seconds for which a seat's poker face keeps such an ask open, also by chance of its own."""
    return pace.window * _drawn(HOLD, f"{seed}/poker/{ask}/{seat}")


def _drawn(span: tuple[float, float], what: str) -> float:
    return span[0] + (span[1] - span[0]) * random.Random(what).random()
