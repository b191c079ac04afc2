"""What a person may see of a table. Whatever shows, sends, completes or answers something of one asks here."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.tables.info import SeatInfo, TableInfo

AT_PLAY = ("live", "paused")
"""The states in which cards are hidden."""


class Sight(IntEnum):
    """How much somebody may see; each kind includes those before it."""

    NOTHING = 0
    """For them there is no such table."""
    PUBLIC = 1
    """What its channel is shown."""
    HAND = 2
    """The hand of their own seat as well. They have left, and may take the seat back."""
    TEAM = 3
    """What their mates show and say as well: they sit there, awake or asleep."""


def sight(info: TableInfo, user_id: int, *, sees_channel: bool) -> Sight:
    """What a person may see of a table. `sees_channel`: whether they may see its channel.

    Whoever was removed is a stranger from then on; so is whoever was banned, because a ban removes people from all
    tables of its server.
    """
    seat = seat_of(info, user_id)
    if seat is None:
        return Sight.PUBLIC if sees_channel else Sight.NOTHING
    return of_seat(left=seat.left, removed=seat.removed)


def of_seat(*, left: bool, removed: bool) -> Sight:
    """What the person of a seat may see by it."""
    if removed:
        return Sight.NOTHING
    return Sight.HAND if left else Sight.TEAM


def seat_of(info: TableInfo, user_id: int) -> SeatInfo | None:
    """The seat of a person, also of one who has left; None without one, and for somebody who was removed."""
    seat = had_seat(info, user_id)
    return None if seat is None or seat.removed else seat


def had_seat(info: TableInfo, user_id: int) -> SeatInfo | None:
    """The seat at which a person sits or sat; None when there is none."""
    return next((seat for seat in info.seats if seat.user_id == user_id), None)


def may_read_log(info: TableInfo, user_id: int) -> bool:
    """Whether an operator may read everything that was picked and said at a table: while it is played they may not if
    they have, or had, a seat there themselves.
    """
    return info.status not in AT_PLAY or had_seat(info, user_id) is None


def may_see_hands(info: TableInfo, user_id: int) -> bool:
    """Whether a person may look at the hands of a game again: it is over, and they sat there and were not removed."""
    seat = had_seat(info, user_id)
    return info.status == "over" and seat is not None and of_seat(left=seat.left, removed=seat.removed) >= Sight.HAND
