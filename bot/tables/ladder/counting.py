"""What is observed of people's own turns, and for whom a game counts by it.

Every ask of a person's own turn is an observation: the person answered it, or the clock or a patron did. One answer is
enough to be rated. So is leaving, or being removed: nobody escapes a rating by it. A person who had turns and answered
none of them is left out, as if they had not played. They stay left out once a patron was given their seat because they
slept: otherwise they could wait and see how the game goes. That happens once in a while; after that it counts
(`bot.tables.ladder.ladder.as_it_counts`), or somebody could throw every bad deal away by answering nothing.

A game counts once people of two sides are rated in it, and somebody has answered. People of one side alone have nobody
to be rated against.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine import Ask
from bot.store.tables import SeatRow, TableRow

SIDES = 2
"""People of so many sides must be rated in a game that counts."""
ALONE = "alone"
"""Why a game does not count: only one person had a seat."""
ONE_SIDE = "one-side"
"""Why a game does not count: all people played on the same side."""
OWN_DECKS = "own-decks"
"""Why a game does not count: it was played with decks of the server's own, which are not rated there."""
TOO_SHORT = "too-short"
"""Why a game does not count: it was over before people of two sides had answered a turn of their own."""
_NOTED = 10
"""Further observations are not noted: so many can never be taken back."""


def is_own(ask: Ask | None) -> bool:
    """Whether an ask is the move of the asked seat's own turn, which the game says by the ask's kind; not a window, and
    no choice within somebody's move.
    """
    return ask is not None and ask.kind == "turn"


def note_answer(row: TableRow, seats: Sequence[SeatRow], seat: int) -> bool:
    """Note that the person of a seat has answered an ask of their own turn. Whether the game counts from now on and did
    not before.
    """
    person = seats[seat]
    if person.handed_over and not (_of(row.own_asks, seat) or person.left_once):
        return False
    row.own_asks = _noted(row.own_asks, seat, len(seats))
    return update(row, seats)


def note_missed(row: TableRow, seats: Sequence[SeatRow], seat: int) -> None:
    """Note that the clock or a patron has answered an ask of a person's own turn."""
    if seats[seat].user_id is not None:
        row.own_missed = _noted(row.own_missed, seat, len(seats))


def take_back_answer(row: TableRow, seat: int) -> None:
    """Note that an answer is taken back; what counts goes on counting."""
    if not row.counts and _of(row.own_asks, seat):
        row.own_asks = [asks - (number == seat) for number, asks in enumerate(row.own_asks)]


def update(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Let the game count from now on if it does. Whether it did not before."""
    if row.unrated or row.counts:
        return False
    rated = [seat for seat in seats if _observed(row, seat)]
    row.counts = any(row.own_asks) and _sides(rated) >= SIDES
    return row.counts


def could_count(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a game counts, or could still come to: people of two sides have seats in it."""
    return row.counts or (not row.unrated and _sides(seats) >= SIDES)


def counts_at_end(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a game counts that was played to its end."""
    return row.counts or (not row.unrated and _sides(seat for seat in seats if not is_apart(row, seat)) >= SIDES)


def is_apart(row: TableRow, seat: SeatRow) -> bool:
    """Whether a game that was played to its end does not count for the person of a seat: they had turns, and answered
    none. A game that never asked them counts if no patron has ever played for them.
    """
    missed = seat.handed_over or bool(_of(row.own_missed, seat.seat))
    return seat.user_id is not None and missed and not _observed(row, seat)


def why_not(row: TableRow, seats: Sequence[SeatRow]) -> str:
    """Why a game that was played to its end does not count: `OWN_DECKS`, `ALONE`, `ONE_SIDE` or `TOO_SHORT`; empty if
    it does."""
    if row.counts:
        return ""
    if row.unrated:
        return OWN_DECKS
    if _sides(seats) >= SIDES:
        return TOO_SHORT
    return ONE_SIDE if sum(seat.user_id is not None for seat in seats) > 1 else ALONE


def _observed(row: TableRow, seat: SeatRow) -> bool:
    return seat.user_id is not None and (seat.left_once or _of(row.own_asks, seat.seat) > 0)


def _sides(seats: Iterable[SeatRow]) -> int:
    """How many sides have people; somebody who plays alone is a side."""
    return len({seat.side or seat.seat for seat in seats if seat.user_id is not None})


def _of(noted: Sequence[int], seat: int) -> int:
    return noted[seat] if seat < len(noted) else 0


def _noted(noted: list[int], seat: int, seats: int) -> list[int]:
    """With one more for the seat."""
    noted = noted or [0] * seats
    noted[seat] = min(_NOTED, noted[seat] + 1)
    return noted
