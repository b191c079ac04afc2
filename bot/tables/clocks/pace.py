"""Paces: how much time people have."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from bot.quiet import QuietHours

HOLD = (0.4, 0.8)
"""How long a poker face keeps a window open, as shares of its time, at least and at most."""
LONGEST = 60 * 3600.0
"""How long an ask is open at most for the sake of quiet hours."""

AWAY = 3 * 86_400.0
"""Seconds by which people who are away may hold up one game by post, all of them together."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The times of a pace, in seconds."""

    name: str
    turn: float
    """The time for an ask to one seat."""
    bank: float
    """The spare time of each seat, over the whole game, for turns that take longer."""
    window: float
    """The time for a window that is open to several seats; it has no bank, so that its length tells nothing. By post it
    is the time that everybody at the table has outside their quiet hours."""
    grace: float
    """The time after which a person is mentioned if the table waits for them alone."""
    least: tuple[float, float]
    """The minimum time of an ask that has one, at least and at most."""
    alerts: bool = False
    """Whether there is enough time to send the people who are asked a new direct message."""
    away: float = 600.0
    """How long people can return when all who are still in the game have left or are asleep."""
    vote: float = 120.0
    """How long people have to answer in a vote on removing somebody, on closing the table or on pausing the game."""
    pause: float = 900.0
    """How long the host may pause a game that could count without asking the others, over the whole game. By
    post people who are away hold the game up out of the same time."""
    lobby: float = 1800.0
    """How long a lobby waits to be started."""


PACES: dict[str, Pace] = {
    pace.name: pace
    for pace in (
        Pace("blitz", turn=20, bank=60, window=8, grace=10, least=(1.5, 3)),
        Pace("normal", turn=45, bank=180, window=15, grace=20, least=(1.5, 4)),
        Pace("relaxed", turn=180, bank=900, window=45, grace=60, least=(3, 8)),
        Pace(
            "post",
            turn=86_400,
            bank=0,
            window=13 * 3_600,
            grace=3_600,
            least=(60, 600),
            alerts=True,
            away=86_400,
            vote=43_200,
            pause=259_200,
            lobby=259_200,
        ),
    )
}


def deadline(
    pace: Pace, opened_at: float, *, alone: bool, response: bool, bank: float, quiet: Iterable[QuietHours | None] = ()
) -> float:
    """The deadline of an ask that was opened at `opened_at`; an ask to one seat may use the seat's `bank`.

    `quiet`: the quiet hours of those whose ask it is; of a window those of everybody at the table, asked or not, so
    that its deadline tells nothing. By post each of them has the time of a window outside these hours.
    """
    plain = opened_at + (pace.window if response else pace.turn + (bank if alone else 0.0))
    return _awake_for(pace, opened_at, pace.window, plain, quiet)


def vote_ends(pace: Pace, called_at: float, quiet: Iterable[QuietHours | None]) -> float:
    """When a vote ends that is called at `called_at`. `quiet`: the quiet hours of those who are asked: by post each of
    them has the whole time of a vote outside these hours.
    """
    return _awake_for(pace, called_at, pace.vote, called_at + pace.vote, quiet)


def _awake_for(pace: Pace, since: float, seconds: float, plain: float, quiet: Iterable[QuietHours | None]) -> float:
    """The later of `plain` and, by post, of when everybody has had so many seconds outside their quiet hours."""
    if not pace.alerts:
        return plain
    awake = [hours.waking(since, seconds) for hours in quiet if hours is not None]
    return max(plain, min(since + LONGEST, max(awake))) if awake else plain


def bank_after(pace: Pace, bank: float, took: float) -> float:
    """What is left in the bank after a turn that took so many seconds."""
    return max(0.0, bank - max(0.0, took - pace.turn))


def minimum(pace: Pace, seed: str, ask: int) -> float:
    """Seconds for which an ask with a minimum time stays open, drawn at random so that they tell nothing."""
    return _drawn(pace.least, f"{seed}/window/{ask}")


def hold(pace: Pace, seed: str, ask: int, seat: int, most: float) -> float:
    """Seconds for which a seat's poker face keeps such an ask open, also drawn at random; `most`: the time of the whole
    ask. By post it is all of that: who looks in a few times a day would lose the ask otherwise.
    """
    return most if pace.alerts else most * _drawn(HOLD, f"{seed}/poker/{ask}/{seat}")


def _drawn(span: tuple[float, float], what: str) -> float:
    return span[0] + (span[1] - span[0]) * random.Random(what).random()
