"""Seats that the lobby of a night holds for the people who said that they would come."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.store import nights
from bot.store.sql import Connection
from bot.tables.play.live import Live
from bot.tables.play.runtime import Runtime


class Held(NamedTuple):
    """What a lobby that is opened holds."""

    until: float
    note: Callable[[Connection, str], None]
    """Notes for whom the table of this id holds seats, in the transaction that opens it."""


async def expected_at(runtime: Runtime, live: Live) -> list[int]:
    """The people for whom a lobby holds seats on which they do not sit yet, in the order of their answers."""
    if live.row.status != "lobby" or live.row.held_until is None or runtime.clock.now() >= live.row.held_until:
        return []
    held = await runtime.store.read(lambda connection: nights.held(connection, live.id))
    seated = {seat.user_id for seat in live.seats}
    return [answer.user_id for answer in held if answer.user_id not in seated]


async def give_up(runtime: Runtime, live: Live, user_id: int | None) -> None:
    """Somebody has got up from a lobby that may hold a seat for them: it does so no longer."""
    if live.row.held_until is not None and user_id is not None:
        await runtime.store.write(lambda connection: nights.give_up(connection, live.id, user_id))
