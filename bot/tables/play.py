"""Playing: what a person does at a game that is going on."""

from __future__ import annotations

from bot.engine import Refused
from bot.tables.info import Change
from bot.tables.moves import Moves
from bot.tables.runtime import Runtime


class Play:
    """Takes people's answers."""

    def __init__(self, runtime: Runtime, moves: Moves) -> None:
        self._runtime = runtime
        self._moves = moves

    async def answer(self, table: str, user_id: int, ask: int | None, picks: tuple[str, ...]) -> Change:
        """Answer the ask of that number (None: whatever is open), or use a standing option. True once it returns.

        Raises `Refused`; then nothing has changed.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            seat = live.seat_of(user_id)
            if seat.gone > 1:
                raise Refused("banned")
            live.need("live")
            try:
                return await self._moves.take(live, seat.seat, ask, picks, "person")
            except Refused:
                # Whoever tries to play is awake, even if the patron was faster. (The table may have come back anew.)
                await self._moves.take_back(live, live.seat_of(user_id))
                raise

    async def take_back(self, table: str, user_id: int) -> None:
        """Play one's own seat again, which a patron minds. Any answer does that too. Raises `Refused`: ``not-seated``,
        ``banned``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            await self._moves.take_back(live, live.seat_of(user_id))
