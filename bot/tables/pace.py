"""Paces: how long people have."""

from __future__ import annotations

from dataclasses import dataclass


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


PACES: dict[str, Pace] = {
    pace.name: pace
    for pace in (
        Pace("blitz", turn=20, bank=60, window=8, grace=10),
        Pace("normal", turn=45, bank=180, window=15, grace=20),
        Pace("relaxed", turn=180, bank=900, window=45, grace=60),
        Pace("post", turn=86_400, bank=0, window=28_800, grace=3_600),
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
