"""How many tables may be open at the same time, so that nobody floods a channel or the bot."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine import Refused
from bot.store.errors import StoreRefused

OPENINGS = 10
"""How many tables one person may open within `OPENINGS_SECONDS`, even if they close each of them at once."""
OPENINGS_SECONDS = 600.0


class TableLimits(NamedTuple):
    """How many lobbies and games may be open at the same time, lessons aside."""

    host: int
    """Of one host, on all servers."""
    channel: int
    server: int


def check_room(open_now: tuple[int, int, int], limits: TableLimits) -> None:
    """Raise `StoreRefused` (``tables-host``, ``tables-channel``, ``tables-server``; fact `most`) where the host, the
    channel or the server has as many open tables as it may have.
    """
    reasons = ("tables-host", "tables-channel", "tables-server")
    for reason, now, most in zip(reasons, open_now, limits, strict=True):
        if now >= most:
            raise StoreRefused(reason, most=most)


def check_room_for_lesson(open_now: tuple[int, int, int], limits: TableLimits) -> None:
    """The same for a lesson that goes on as a game, outside a unit of the store: raises `Refused`."""
    try:
        check_room(open_now, limits)
    except StoreRefused as no:
        raise Refused(no.reason, **no.facts) from None
