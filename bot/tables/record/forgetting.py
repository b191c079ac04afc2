"""Deletes the data of a person: in the store, and in the tables held in memory."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack

from bot.engine import Refused
from bot.store import people
from bot.store.errors import StoreRefused
from bot.store.sql import Connection
from bot.tables.play.live import Live
from bot.tables.play.runtime import Runtime


async def forget(
    runtime: Runtime, user_id: int, token: int, tell: Callable[[Connection], None] = lambda connection: None
) -> None:
    """Delete all data about a person; "somebody", for whom `token` stands, takes their place. See `people.forget`.

    Where several processes divide the servers, the others must do so too, with the same token: what they have in memory
    would write the person down again, and what they have written meanwhile is deleted. `tell` lets them know, in the
    same transaction. Raises `Refused`: ``forget-live`` (fact `tables`) while they sit at a table that they have not
    left, ``closing``.
    """
    runtime.check_open()
    held = {live.id for live in runtime.shelf.held() if _knows(live, user_id)}
    share = runtime.store.share
    stored = await runtime.store.read(lambda connection: people.still_named(connection, user_id, share))

    def unit(connection: Connection) -> tuple[str, ...]:
        people.forget(connection, user_id, token)
        tell(connection)
        return people.still_named(connection, token, share)

    async with AsyncExitStack() as stack:
        # Nobody may be at these tables meanwhile: what they have in memory would write the person down again.
        lives = [await stack.enter_async_context(runtime.hold(table)) for table in sorted(held.union(stored))]
        try:
            going_on = await runtime.store.write(unit)
        except StoreRefused as declined:
            raise Refused(declined.reason, **declined.facts) from None
        for live in lives:
            runtime.shelf.drop(live)
    for table in going_on:
        async with runtime.hold(table) as live:
            runtime.tell(live, "told")


def _knows(live: Live, user_id: int) -> bool:
    return live.row.host_id == user_id or any(seat.user_id == user_id for seat in live.seats)
