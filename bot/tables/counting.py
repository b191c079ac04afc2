"""Which games count for the ladder, and why others do not.

A game counts once two people have each answered five asks of their own turns themselves, or when it was played to its
end by at least two people and no patron ever had a seat of theirs. So nobody is rated for having sat down. People of
one side alone have nobody to be rated against.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Ask
from bot.store.tables import SeatRow, TableRow

PEOPLE = 2
"""So many people must have played."""
OWN_ASKS = 5
"""So many asks of their own turns each of them must have answered."""
ALONE = "alone"
"""Why a game does not count: only one person had a seat."""
ONE_SIDE = "one-side"
"""Why a game does not count: all people played on the same side."""
TOO_SHORT = "too-short"
"""Why a game does not count: it was over before two people had played enough of it themselves."""
_NOTED = 2 * OWN_ASKS
"""Further answers are not noted: so many can never be taken back."""


def is_own(ask: Ask | None) -> bool:
    """Whether an ask is the move of the asked seat's own turn, which the game says by the ask's kind; not a window, and
    no choice within somebody's move.
    """
    return ask is not None and ask.kind == "turn"


def note_answer(row: TableRow, seats: Sequence[SeatRow], seat: int) -> bool:
    """Note that the person of a seat has answered an ask of their own turn. Whether the game counts from now on and did
    not before.
    """
    if row.counts or not _shared(seats):
        return False
    row.own_asks = row.own_asks or [0] * len(seats)
    if row.own_asks[seat] >= _NOTED:
        return False
    row.own_asks[seat] += 1
    row.counts = sum(asks >= OWN_ASKS for asks in row.own_asks) >= PEOPLE
    return row.counts


def take_back_answer(row: TableRow, seat: int) -> None:
    """Note that such an answer is taken back; what counts goes on counting."""
    if not row.counts and row.own_asks and row.own_asks[seat]:
        row.own_asks[seat] -= 1


def counts_at_end(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a game counts that was played to its end."""
    return row.counts or (_shared(seats) and not any(seat.handed_over for seat in seats))


def why_not(row: TableRow, seats: Sequence[SeatRow]) -> str:
    """Why a game that was played to its end does not count: `ALONE`, `ONE_SIDE` or `TOO_SHORT`; empty if it does."""
    if row.counts:
        return ""
    if _shared(seats):
        return TOO_SHORT
    return ONE_SIDE if sum(seat.user_id is not None for seat in seats) >= PEOPLE else ALONE


def _shared(seats: Sequence[SeatRow]) -> bool:
    """Whether people play against each other."""
    return len({seat.side or seat.seat for seat in seats if seat.user_id is not None}) >= PEOPLE
