"""Votes on removing somebody from a running game, on closing it, on pausing it longer and on a patron for somebody who
is away: who is asked, and when a vote is decided.

Asked are the other people who are awake when it is proposed, without who proposes it and the person concerned. Most of
them must agree. Silence is a no; but whoever is asleep or away when the time is up is not counted, or somebody with
a sleeper as a friend could hold up a game. A vote goes on while the game is played; moves do not end it.
"""

from __future__ import annotations

import math
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from bot.engine import Refused
from bot.store.jobs import Job
from bot.store.tables import SeatRow, TableRow

What = Literal["kick", "close", "pause", "replace"]
VOTE = "vote"
"""The kind of the jobs that call people to a vote once their quiet hours are over."""
REST = 600.0
"""Seconds after a refusal until the next vote may be called at the table, at least; by post as long as a vote takes."""
LONG = 7200.0
"""Seconds from which on a wait is told in hours."""


@dataclass(frozen=True, slots=True)
class Motion:
    """An open vote. All people in it stand by their seats."""

    what: What
    by: int
    about: int
    """Whom it concerns; the host's own seat for closing and pausing."""
    asked: tuple[int, ...]
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    until: float = 0.0
    """When it ends, in seconds since 1970."""

    @property
    def silent(self) -> tuple[int, ...]:
        """Those who have not answered yet."""
        return tuple(seat for seat in self.asked if seat not in (*self.yes, *self.no))

    def answered(self, seat: int, *, yes: bool) -> Motion:
        """With the answer of a seat, in place of an earlier one."""
        agree, refuse = set(self.yes) - {seat}, set(self.no) - {seat}
        (agree if yes else refuse).add(seat)
        return replace(self, yes=tuple(sorted(agree)), no=tuple(sorted(refuse)))

    def without(self, seat: int) -> Motion | None:
        """When somebody leaves: an answer that they have given still stands. None if that ends the vote."""
        if seat in (self.by, self.about):
            return None
        asked = tuple(other for other in self.asked if other != seat or other not in self.silent)
        return replace(self, asked=asked) if asked else None

    def over(self, asleep: Container[int]) -> bool:
        """Whether it is carried now that its time is up; the silent ones who are asleep are not counted."""
        counted = len(self.asked) - sum(seat in asleep for seat in self.silent)
        return len(self.yes) * 2 > counted

    def outcome(self) -> bool | None:
        """Whether it is carried; None while that is open."""
        if len(self.yes) * 2 > len(self.asked):
            return True
        return None if (len(self.yes) + len(self.silent)) * 2 > len(self.asked) else False


def electorate(seats: Sequence[SeatRow], host: int, about: int) -> tuple[int, ...]:
    """The seats of those who would be asked."""
    return tuple(
        seat.seat
        for seat in seats
        if seat.user_id is not None and not (seat.gone or seat.minded) and seat.seat not in (host, about)
    )


def later_calls(row: TableRow, seats: Sequence[SeatRow], motion: Motion, now: float) -> list[Job]:
    """For a vote by post that is called now: one job for each of those asked whose quiet hours are not over yet."""
    about = f"{motion.what} {motion.about} {motion.until:.0f}"
    asked = [seats[number] for number in motion.asked]
    return [
        Job(VOTE, row.guild_id, seat.user_id, row.id, about, seat.quiet.over(now))
        for seat in asked
        if seat.user_id is not None and seat.user_id > 0 and seat.quiet is not None and seat.quiet.holds(now)
    ]


def asleep(seats: Sequence[SeatRow], now: float) -> frozenset[int]:
    """The seats of those who have left, are asleep or away, or have missed their last turn."""
    return frozenset(seat.seat for seat in seats if seat.gone or seat.minded or seat.slept or seat.is_away(now))


def motion_of(stored: dict[str, Any] | None, until: float = 0.0) -> Motion | None:
    """The open vote, from its stored form and the time when it ends."""
    if stored is None or "what" not in stored:
        return None
    asked, yes, no = (tuple(stored[name]) for name in ("asked", "yes", "no"))
    return Motion(stored["what"], stored["by"], stored["about"], asked, yes, no, until)


def stored_motion(motion: Motion) -> dict[str, Any]:
    """A vote in its stored form. Its end stands with the table's window, whose clock stops while the bot is away."""
    return {
        "what": motion.what, "by": motion.by, "about": motion.about,
        "asked": list(motion.asked), "yes": list(motion.yes), "no": list(motion.no),
    }  # fmt: skip


def refused_motion(at: float) -> dict[str, Any]:
    """What is stored after a vote that was refused at that time."""
    return {"refused_at": at}


def check_rest(stored: dict[str, Any] | None, now: float, vote: float) -> None:
    """Raise `Refused` while no vote may be called: ``vote-open``; after a refusal ``vote-rest`` (fact `minutes`), or
    ``vote-rest-long`` (fact `hours`) from two hours on.

    `vote`: the seconds that a vote takes at the table.
    """
    if motion_of(stored) is not None:
        raise Refused("vote-open")
    if stored is not None and "refused_at" in stored:
        left = stored["refused_at"] + max(REST, vote) - now
        if left >= LONG:
            raise Refused("vote-rest-long", hours=math.ceil(left / 3600))
        if left > 0:
            raise Refused("vote-rest", minutes=math.ceil(left / 60))
