"""A game begins: who plays with whom, where its luck comes from, and the first deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine import DEAL, AnyGame, Refused, Run
from bot.engine.lineup import Lineup
from bot.store import decisions, tables, windows
from bot.store.sql import Connection
from bot.store.tables import Habits, SeatRow, TableRow
from bot.tables.info import TableInfo
from bot.tables.play.in_memory import snapshot_row
from bot.tables.play.live import Live
from bot.tables.play.runtime import Runtime
from bot.tables.record.beacon import entry_of
from bot.tables.record.shuffle import first_chance, mixed_seed
from bot.tables.seats.own_decks import Allowed, allowed
from bot.tables.seats.teams import side_by_side


class _Luck(NamedTuple):
    """Where the luck of a game comes from; see `TableRow`."""

    shuffle: str
    seed: str
    entries: list[int]


class Dealing:
    """Begins the games of tables whose lock the caller holds."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def allowed(self, game: AnyGame, guild_id: int, options: Mapping[str, Any]) -> Allowed:
        """What a table may begin with of the server's own decks."""
        if not game.own_decks(options):
            return Allowed(dict(options), unrated=False)
        return await self._runtime.store.read(lambda connection: allowed(connection, game, guild_id, options))

    def lineup(self, live: Live) -> tuple[dict[str, Any], Lineup]:
        """The options as the game begins with them, and who plays with whom. Raises `Refused` if it cannot begin."""
        game = self._runtime.games[live.row.game]
        options = game.settled(live.row.options)
        lineup = game.lineup(options, len(live.seats))
        if lineup.missing is not None:
            raise Refused(lineup.missing[0], **lineup.missing[1])
        return options, lineup

    async def begin(self, live: Live, by: int, press: int) -> TableInfo:
        """Deal, at a table that the caller holds; everything that the luck is made of is known."""
        row, game = live.row, self._runtime.games[live.row.game]
        if not row.unrated:
            row.options, row.unrated = await self.allowed(game, row.guild_id, row.options)
        options, lineup = self.lineup(live)
        luck = self._luck(row, live.seats, options, press)
        options, seats = side_by_side(game, options, live.seats, lineup)
        run, events = Run.new(game, len(seats), options, first_chance(luck.shuffle, luck.seed))
        live.run, live.seats, live.made, row.options = run, seats, [], options
        row.shuffle, row.seed, row.entries = luck
        row.pressed = press if luck.entries else 0
        row.status, row.started_at = "live", self._runtime.time(live)
        row.rules_version = game.rules_version
        row.version += 1
        people = [seat.user_id for seat in seats if seat.user_id is not None]
        habits = await self._runtime.store.read(lambda connection: tables.habits(connection, people))
        for seat in seats:
            seat.know(habits.get(seat.user_id or 0, Habits()))
            seat.seen = None
            seat.bank = live.pace.bank if seat.user_id is not None else 0.0
            if seat.is_away(row.started_at) and not live.pace.alerts:
                seat.minded = seat.handed_over = True
        live.keep(events)
        self._runtime.open_window(live)
        self._runtime.plan(live)
        window = live.window
        snapshot = snapshot_row(run.snapshot) if run.snapshot else None

        def unit(connection: Connection) -> None:
            tables.save(connection, row)
            tables.save_seats(connection, live.id, seats)
            windows.put(connection, live.id, window)
            if snapshot is not None:
                decisions.put_snapshot(connection, live.id, snapshot)

        hands = frozenset(range(len(seats)))
        starter = live.seat_of(by).seat
        await self._runtime.commit(live, unit, "play", starter, tuple(events), hands, notice="started")
        return live.info()

    def _luck(self, row: TableRow, seats: Sequence[SeatRow], options: Mapping[str, Any], press: int) -> _Luck:
        """Where the luck of a game comes from that starts now."""
        if DEAL in options:  # everything is known beforehand, and what follows from the seed is to be as well
            return _Luck("written", f"{row.game}/{options[DEAL]}", [])
        if row.shuffle != "mixed":
            return _Luck(row.shuffle, row.seed or self._runtime.entropy(), [])
        entries = [entry for entry in (*(seat.entry for seat in seats), press) if entry]
        if row.beacon_signature:
            entries.append(entry_of(row.beacon_signature))
        return _Luck(row.shuffle, mixed_seed(row.secret, entries), entries)
