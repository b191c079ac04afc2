"""Who plays with whom: people choose their places in a lobby, and the host moves anybody."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Chance, Lineup, Refused
from bot.store import tables
from bot.store.tables import SeatRow
from bot.tables.info import TableInfo
from bot.tables.play.live import Live
from bot.tables.play.runtime import Runtime
from bot.tables.seats.lobby import Lobby
from bot.tables.seats.teams import changed, fill_gaps, moved, shuffled, turned


class Arranging:
    """Gives the seats of a lobby their places."""

    def __init__(self, runtime: Runtime, lobby: Lobby) -> None:
        self._runtime = runtime
        self._lobby = lobby

    async def move(self, table: str, by: int, place: str, seat: int | None = None) -> TableInfo:
        """Move one's own seat to the place with that code; the host may move any seat. Into a place that is full, the
        seat changes places with a patron there; a part that nobody has afterwards goes to a patron.

        Raises `Refused`: ``not-seated``, ``not-host``, ``no-sides``, ``no-such-seat``, ``no-such-side``, ``side-full``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            lineup, mine = self._lineup(live), live.seat_of(by).seat
            seat = mine if seat is None else seat
            if seat != mine:
                live.need_host(by)
            _check_seats(live, seat)
            patrons = [other.seat for other in live.seats if other.patron is not None]
            live.row.options = {**live.row.options, lineup.option: moved(lineup, seat, place, patrons)}
            fill_gaps(self._runtime.games[live.row.game], live.row, live.seats, stays=seat)
            return await self._lobby.keep(live, seat, "options")

    async def change_places(self, table: str, by: int, seat: int, other: int) -> TableInfo:
        """Let two seats change places; only the host may.

        Raises `Refused`: ``not-host``, ``no-sides``, ``no-such-seat``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            lineup = self._lineup(live)
            live.need_host(by)
            _check_seats(live, seat, other)
            return await self._keep(live, lineup, changed(lineup, seat, other), None)

    async def shuffle(self, table: str, by: int) -> TableInfo:
        """Leave to chance who plays with whom; only the host may. Raises `Refused`: ``not-host``, ``no-sides``."""
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            lineup = self._lineup(live)
            live.need_host(by)
            return await self._keep(live, lineup, shuffled(lineup, Chance(self._runtime.entropy())), None)

    async def turn_roles(self, table: str, by: int) -> TableInfo:
        """Let another seat have the part that one has alone, or each side change its roles; only the host may.

        Raises `Refused`: ``not-host``, ``no-sides``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            lineup = self._lineup(live)
            live.need_host(by)
            return await self._keep(live, lineup, turned(lineup), None)

    async def as_before(self, table: str, by: int) -> TableInfo:
        """In a rematch, give everybody the place that they had in the game before; others fill the gaps. Only the host
        may.

        Raises `Refused`: ``not-host``, ``no-sides``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            lineup, follows = self._lineup(live), live.row.follows or ""
            live.need_host(by)
            before = await self._runtime.store.read(lambda connection: tables.load(connection, follows))
            if before is None:
                raise Refused("no-sides")
            had = dict(zip(map(_who, before.seats), before.row.options.get(lineup.option, ()), strict=False))
            return await self._keep(live, lineup, [had.get(_who(seat), "") for seat in live.seats], None)

    def _lineup(self, live: Live) -> Lineup:
        live.need("lobby")
        lineup = self._runtime.games[live.row.game].lineup(live.row.options, len(live.seats))
        if not lineup.places:
            raise Refused("no-sides")
        return lineup

    async def _keep(self, live: Live, lineup: Lineup, codes: Sequence[str], by: int | None) -> TableInfo:
        live.row.options = {**live.row.options, lineup.option: list(codes)}
        return await self._lobby.keep(live, by, "options")


def _who(seat: SeatRow) -> tuple[int | None, str]:
    """Who sits there, in any game: a person, or a patron of that name."""
    return seat.user_id, "" if seat.user_id is not None else seat.name


def _check_seats(live: Live, *seats: int) -> None:
    if not all(0 <= seat < len(live.seats) for seat in seats):
        raise Refused("no-such-seat")
