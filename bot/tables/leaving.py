"""Leaving a table in any state, removing somebody from it, and closing it."""

from __future__ import annotations

import math

from bot.engine import Refused
from bot.store.tables import SeatRow
from bot.tables.info import BROKEN, TableInfo, UndoVote
from bot.tables.live import Live
from bot.tables.lobby import Lobby
from bot.tables.moves import Moves
from bot.tables.runtime import Runtime

BROKEN_FOR = 5 * 60.0
"""Seconds after which everybody who sits at a broken table may close it."""


class Leaving:
    """Lets people leave, removes them, and closes tables."""

    def __init__(self, runtime: Runtime, moves: Moves, lobby: Lobby) -> None:
        self._runtime = runtime
        self._moves = moves
        self._lobby = lobby

    # -- leaving ------------------------------------------------------------------------------------------------

    async def leave(self, table: str, user_id: int) -> TableInfo:
        """Leave a table in any state. A game goes on with a patron in the seat, for a while even without any person. A
        lobby, a lesson and a paused table are closed when the last person leaves.

        Raises `Refused`: ``not-seated`` (also for somebody who has left already), ``table-over``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            return await self._leave(live, live.seat_of(user_id), 1)

    async def kick(self, table: str, by: int, seat_or_user: int) -> TableInfo:
        """Remove somebody, from a running game for good; only the host may. Numbers below 100 are seats, others people.

        Raises `Refused`: ``not-host``, ``not-seated``, ``table-over``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need_host(by)
            for seat in live.seats:
                if seat_or_user in (seat.seat if seat_or_user < 100 else seat.user_id,):
                    return await self._leave(live, seat, 2)
            raise Refused("not-seated")

    async def _leave(self, live: Live, seat: SeatRow, gone: int) -> TableInfo:
        live.need("lobby", "live", "paused")
        if live.row.status == "lobby":
            self._lobby.stand_up(live, seat.seat)
        else:
            if seat.user_id is None or seat.gone >= gone:
                raise Refused("not-seated")
            seat.gone, seat.minded, seat.slept, seat.handed_over = gone, True, 0, True
            if gone == 1:
                seat.left_at = self._runtime.time(live)
        people = live.people()
        if not people and (live.row.status != "live" or live.row.lesson):
            await self._runtime.end(live, "empty")
            return live.info()
        if people and all(person.user_id != live.row.host_id for person in people):
            live.row.host_id = people[0].user_id or 0
        notice = "left" if gone == 1 else "kicked"
        self._leave_vote(live, seat.user_id)
        if live.row.status == "lobby":
            return await self._lobby.keep(live, None, notice)
        await self._moves.keep_seat(live, seat, notice)
        return live.info()

    @staticmethod
    def _leave_vote(live: Live, user_id: int | None) -> None:
        """Remove a person who has left from the undo vote. It ends if they asked for it, or were the last to agree."""
        vote: UndoVote | None = live.undo_vote()
        if vote is not None:
            gone = live.seats[vote.seat].user_id == user_id
            wanted = [voter for voter in vote.wanted if voter != user_id]
            live.row.vote = {**(live.row.vote or {}), "wanted": wanted} if wanted and not gone else None

    # -- closing ------------------------------------------------------------------------------------------------

    async def close(self, table: str, by: int | None = None, *, force: bool = False) -> TableInfo:
        """Close a table, unrated. Only the host may, or with `force` anybody. It works even if the game is broken;
        such a table may be closed by everybody who sits there once it has been broken for `BROKEN_FOR`.

        Raises `Refused`: ``not-host``, ``table-over``, ``close-soon`` (fact `minutes`).
        """
        async with self._runtime.hold(table) as live:
            live.need("lobby", "live", "paused")
            if not force:
                self._runtime.check_open()
                check_closer(live.info(), by or 0, self._runtime.clock.now())
            await self._runtime.end(live, "closed")
            return live.info()


def check_closer(info: TableInfo, by: int, now: float) -> None:
    """Raise `Refused` unless this person may close the table now: ``not-host``, ``close-soon`` (fact `minutes`)."""
    if by == info.host_id:
        return
    seated = any(seat.user_id == by and not seat.left for seat in info.seats)
    if not seated or info.status != "paused" or info.pause_reason not in BROKEN:
        raise Refused("not-host")
    left = (info.paused_at or now) + BROKEN_FOR - now
    if left > 0:
        raise Refused("close-soon", minutes=math.ceil(left / 60))
