"""The result of a finished game, for the part that stores results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat ended. `place` 1 is the best; ties share a place and the next is left out (1, 2, 2, 4)."""

    seat: int
    user_id: int | None
    """None for a computer player's own seat."""
    name: str
    patron: str | None
    """The strength of a computer player's own seat (``regular``, ``shark``); None for a person's."""
    minded: bool
    """A patron played the person's seat at the end (they had left or were asleep)."""
    left: bool
    """The person has left the table before the end: rated last, behind those who left later."""
    place: int
    drinks: int
    """How much the seat drank; 0 if the game counts no drinks."""
    left_at: float | None = None
    """When the person left; None if they did not, or if nobody knows when."""
    removed: bool = False
    """The person was removed; they are rated with the place of their seat, unless they left before that."""
    removed_by: int | None = None
    """The seat of the host who removed them without asking anybody, and is placed behind them."""
    side: str = ""
    """The code of the side it played on; empty for somebody who played alone."""
    role: str = ""
    """What it was on that side, if anything."""
    apart: bool = False
    """The person had turns and answered none of them: they are left out of the rating, as if they had not played."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that was played to its end, handed over inside the write unit that ends it."""

    table: str
    guild_id: int
    channel_id: int
    game: str
    rules_version: int
    pace: str
    options: Mapping[str, Any]
    started_at: float
    """Seconds since 1970, UTC; `ended_at` likewise."""
    ended_at: float
    decisions: int
    """How many decisions the game took, those of patrons and the clock included, without what was undone."""
    seats: tuple[SeatResult, ...]
    """In the order of their numbers."""
    rated: bool
    """Whether the game counts for the ladder (`bot.tables.ladder.counting`)."""
    ladder: str = ""
    """The name of that ladder; empty for the one of the game's own name."""
    variant: str = ""
    """Empty for the game's usual one."""
    seasonal: bool = True
    """Whether it belongs to a season; games with decks of a server's own belong to none."""
