"""The lobby: opening a table, sitting down, starting."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from bot.engine import DEAL, AnyGame, Refused
from bot.engine.lessons import LESSON
from bot.store import tables, windows
from bot.store.errors import StoreRefused
from bot.store.sql import Connection
from bot.store.tables import SeatRow, StoredTable, TableRow
from bot.store.windows import WindowRow
from bot.tables.clocks.pace import PACES
from bot.tables.info import ChangeKind, Person, TableInfo
from bot.tables.play.live import Live
from bot.tables.play.moves import Moves
from bot.tables.play.runtime import Runtime
from bot.tables.record.beacon import Beacon, pressed_at
from bot.tables.record.own_decks import supplied
from bot.tables.record.stories import PersonLimit
from bot.tables.seats.codes import new_codes
from bot.tables.seats.dealing import Dealing
from bot.tables.seats.held import Held, expected_at
from bot.tables.seats.limits import OPENINGS, OPENINGS_SECONDS, TableLimits, check_room_for
from bot.tables.seats.presets import usual_options
from bot.tables.seats.teams import fill_gaps, give_places

log = logging.getLogger(__name__)

CODES = (4,) * 8 + (6,) * 2
"""How long the codes for a table are that are tried in turn; the last, in case all the short ones are taken."""
SEEN_AFTER = 5.0
"""Seconds after a change of options until the game can start, so that guests see it."""
REGULAR = "regular"
"""The strength that the patrons of every game have."""
NAMES = (
    "Old Marla", "Quill", "Brannoc", "Tansy", "Hob", "Severine", "Dunstan", "Ivy", "Odo", "Petra", "Wick", "Bertilda",
)  # fmt: skip
"""The names of patrons."""


class Lobby:
    """Opens tables, seats people and patrons, and starts games."""

    def __init__(
        self, runtime: Runtime, moves: Moves, limits: TableLimits | None = None, beacon: Beacon | None = None
    ) -> None:
        self._runtime = runtime
        self._moves = moves
        self._limits = limits
        self._beacon = beacon
        self._dealing = Dealing(runtime)
        self._openings = PersonLimit(runtime.clock, OPENINGS, OPENINGS_SECONDS)

    # -- opening ------------------------------------------------------------------------------------------------

    async def open(
        self, guild_id: int, channel_id: int, host: Person, game: str = "", *, pace: str = "normal",
        most: int = 10, options: Mapping[str, Any] | None = None,
    ) -> TableInfo:  # fmt: skip
        """Open a table, of the first known game unless one is named; its host has the first seat.

        Raises `Refused`: ``no-such-game``, ``unknown-pace``, ``bad-option``, ``tables-host``, ``tables-channel``,
        ``tables-server``, ``too-often`` (fact `seconds`).
        """
        game = game or next(iter(self._runtime.games))
        return await self._open(guild_id, channel_id, host, game, pace, most, options or {})

    async def open_for_night(
        self, guild_id: int, channel_id: int, host: Person, game: str, pace: str, most: int,
        options: Mapping[str, Any], held: Held,
    ) -> TableInfo:  # fmt: skip
        """Open a table at which nobody sits yet: it holds seats for a while, and whoever sits down adds to the shuffle.

        Raises `Refused` as `open` does, but for ``too-often``.
        """
        return await self._open(guild_id, channel_id, host, game, pace, most, options, held=held)

    async def teach(
        self, guild_id: int, channel_id: int, person: Person, game: str, patrons: int, options: Mapping[str, Any],
    ) -> TableInfo:  # fmt: skip
        """Open the table of a lesson, for one person and so many of the lesson's patrons, at a relaxed pace.

        A person can have one lesson at a time.

        Raises `Refused` as `open` does, and ``lesson-already`` (fact `table`).
        """
        return await self._open(
            guild_id, channel_id, person, game, "relaxed", 1 + patrons, options,
            patrons=[(LESSON, "")] * patrons, lesson=True,
        )  # fmt: skip

    async def try_deck(
        self, guild_id: int, channel_id: int, person: Person, game: str, patrons: int, options: Mapping[str, Any],
    ) -> TableInfo:  # fmt: skip
        """Open a table at which one person plays with a deck that need not be on the server's table, against so many
        regular patrons. It is rated for nobody.

        Raises `Refused` as `open` does.
        """
        return await self._open(
            guild_id, channel_id, person, game, "relaxed", 1 + patrons, options,
            patrons=[(REGULAR, "")] * patrons, trial=True,
        )  # fmt: skip

    async def _open(
        self, guild_id: int, channel_id: int, host: Person, game: str, pace: str, most: int,
        options: Mapping[str, Any], follows: str | None = None, patrons: Sequence[tuple[str, str]] = (),
        *, lesson: bool = False, held: Held | None = None, trial: bool = False,
    ) -> TableInfo:  # fmt: skip
        """A new table with its host, and patrons, by strength and name; one without a name gets one.

        The table of a lesson, or of the trial of a deck, is not shown before it starts; at one that holds seats nobody
        sits yet.
        """
        self._runtime.check_open()
        if game not in self._runtime.games:
            raise Refused("no-such-game", game=game)
        if self._limits is not None and held is None:
            self._openings.check(host.id)
        now, rules = self._runtime.time_on(guild_id), self._runtime.games[game]
        if not trial:
            options = (await self._dealing.allowed(rules, guild_id, options)).options
        options = rules.check_options({**usual_options(rules, check_pace(pace)), **options})
        row = TableRow(
            "", guild_id, channel_id, game, "lobby", pace, check_most(rules, most), host.id, options, now,
            follows=follows, lesson=lesson, sat=1 if held is None else 0, held_until=held and held.until, unrated=trial,
        )  # fmt: skip
        seats = [SeatRow(0, host.id, host.name, entry=host.entry)] if held is None else []
        closes = now + PACES[row.pace].lobby
        window = WindowRow("lobby", 0, "lobby", now, closes, closes)
        ids = new_codes(self._runtime.entropy(), CODES)
        # Before anybody else sits down: the seal of what is drawn stands in the lobby.
        if self._runtime.written or DEAL in row.options:
            row.shuffle, row.seed = "written", self._runtime.entropy()
        else:
            row.shuffle, row.secret = "mixed", self._runtime.entropy()
        for strength, name in patrons[: row.most - 1]:
            seats.append(SeatRow(len(seats), None, name or _name(seats), strength))
        give_places(self._runtime.games[game], row, len(seats))

        def unit(connection: Connection) -> None:
            if lesson:
                _check_no_lesson(connection, host.id)
            elif self._limits is not None:
                check_room_for(connection, row, self._limits)
            row.id = next(code for code in ids if tables.load(connection, code) is None)
            tables.add(connection, row)
            tables.save_seats(connection, row.id, seats)
            windows.put(connection, row.id, window)
            if held is None:
                seats[0].know(tables.habits(connection, [host.id])[host.id])
            else:
                held.note(connection, row.id)

        try:
            await self._runtime.store.write(unit)
        except StoreRefused as no:
            raise Refused(no.reason, **no.facts) from None
        if self._limits is not None and held is None:
            self._openings.enter(host.id)
        live = Live(row.id)
        live.fill(StoredTable(row, seats), window, [])
        self._runtime.shelf.add(live)
        self._runtime.arm(live)
        if not lesson and not trial:
            self._runtime.tell(live, "lobby", 0 if seats else None)
        return live.info()

    # -- sitting down -------------------------------------------------------------------------------------------

    async def join(self, table: str, person: Person) -> TableInfo:
        """Sit down. Raises `Refused`: ``already-seated``, ``table-full``, ``seats-held`` (fact `until`),
        ``table-started``, ``table-over``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            if any(seat.user_id == person.id for seat in live.seats):
                raise Refused("already-seated")
            live.need("lobby")
            expected = await expected_at(self._runtime, live)
            self._room(live, expected, person.id)
            if not live.people() and live.row.host_id not in expected:
                live.row.host_id = person.id
            guest = person.id != live.row.host_id
            seen = {"game": live.row.game, "pace": live.row.pace, "options": live.row.options} if guest else None
            habits = await self._runtime.store.read(lambda connection: tables.habits(connection, [person.id]))
            live.seats.append(SeatRow(len(live.seats), person.id, person.name, entry=person.entry, seen=seen))
            live.seats[-1].know(habits[person.id])
            live.row.sat += 1
            if live.row.follows is not None:
                await self._choose_again(live, live.row.follows)
            return await self.keep(live, len(live.seats) - 1, "joined")

    async def _choose_again(self, live: Live, before: str) -> None:
        """Give the newest seat what its person had chosen for it at the table `before`, unless it is taken now."""
        games = self._runtime.games
        ended = await self._runtime.store.read(
            lambda connection: supplied(connection, games, tables.load(connection, before))
        )
        game, seat = self._runtime.games[live.row.game], live.seats[-1]
        if ended is not None:
            ended.row.options = (await self._dealing.allowed(game, live.row.guild_id, ended.row.options)).options
        said = _said(ended, game.by_seat, lambda other: other.user_id == seat.user_id) if ended is not None else {}
        for option, values in said.items():
            now = game.settled(live.row.options)
            if option not in now:
                continue
            wanted = [*now[option], *[""] * len(live.seats)][: seat.seat] + values[:1]
            try:
                live.row.options = game.check_options({**now, option: wanted})
            except Refused:
                continue  # somebody else has chosen it in the meantime, or its deck is gone

    async def add_patron(self, table: str, by: int, strength: str = REGULAR) -> TableInfo:
        """Seat a computer player. Raises `Refused`: ``not-seated``, ``patron-missing``, and as `join` does."""
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("lobby")
            live.seat_of(by)
            self._room(live, await expected_at(self._runtime, live))
            if not self.knows(live.row.game, strength):
                raise Refused("patron-missing", strength=strength)
            live.seats.append(SeatRow(len(live.seats), None, _name(live.seats), strength))
            return await self.keep(live, len(live.seats) - 1, "patron-joined")

    async def add_guest(self, table: str, by: int, guests: Mapping[str, str]) -> TableInfo:
        """Seat the first guest of the house that does not sit at the table. `guests`: names by code, in their order.

        Raises `Refused`: ``no-guest-left``, and as `add_patron` does.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("lobby")
            live.seat_of(by)
            self._room(live, await expected_at(self._runtime, live))
            seated = {seat.patron for seat in live.seats}
            code = next((code for code in guests if code not in seated), None)
            if code is None:
                raise Refused("no-guest-left")
            live.seats.append(SeatRow(len(live.seats), None, guests[code], code))
            return await self.keep(live, len(live.seats) - 1, "patron-joined")

    async def remove_patron(self, table: str, by: int, seat: int | None = None) -> TableInfo:
        """Remove a patron, the last one if no seat is named. Raises `Refused`: ``patron-missing``, ``not-seated``."""
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("lobby")
            live.seat_of(by)
            patrons = [other.seat for other in live.seats if other.patron is not None and seat in (None, other.seat)]
            if not patrons:
                raise Refused("patron-missing")
            self.stand_up(live, patrons[-1])
            return await self.keep(live, None, "patron-left")

    def knows(self, game: str, patron: str) -> bool:
        """Whether a game has patrons of that strength."""
        try:
            self._runtime.patrons(game, patron)
        except KeyError:
            return False
        return True

    def _room(self, live: Live, expected: Collection[int], user_id: int | None = None) -> None:
        """Raise `Refused` where there is no seat for somebody, or for a patron."""
        lineup = self._runtime.games[live.row.game].lineup(live.row.options, len(live.seats))
        most = min(live.row.most, lineup.seats[-1])
        if len(live.seats) >= most:
            raise Refused("table-full", most=most)
        if user_id not in expected and len(live.seats) + len(expected) >= most:
            raise Refused("seats-held", until=round(live.row.held_until or 0))

    def stand_up(self, live: Live, seat: int) -> None:
        """Take a seat out of a lobby, with what was chosen for it; a patron takes the part that only it had."""
        live.row.rose += live.seats[seat].user_id is not None
        del live.seats[seat]
        for option in self._runtime.games[live.row.game].by_seat:
            said: list[str] = live.row.options.get(option, [])
            if said:
                live.row.options = {**live.row.options, option: [*said[:seat], *said[seat + 1 :]]}
        for number, row in enumerate(live.seats):
            row.seat = number
        fill_gaps(self._runtime.games[live.row.game], live.row, live.seats)

    async def keep(self, live: Live, by: int | None, notice: str, kind: ChangeKind = "lobby") -> TableInfo:
        """Commit the lobby as it is in memory, with a place for every seat, and tell the observer."""
        row, seats = live.row, live.seats
        if row.status == "lobby":
            give_places(self._runtime.games[row.game], row, len(seats))
            self._wait(live)
        window = live.window
        row.version += 1

        def unit(connection: Connection) -> None:
            tables.save(connection, row)
            tables.save_seats(connection, live.id, seats)
            windows.put(connection, live.id, window)

        await self._runtime.commit(live, unit, kind, by, notice=notice)
        return live.info()

    def _wait(self, live: Live) -> None:
        """The lobby stays open as long as its pace says; after a change to a shorter one that is counted anew. One that
        waits for a beacon's round stays open until it comes.
        """
        window, most = live.window, live.pace.lobby
        if window is not None and not live.awaits_round():
            counted_anew = min(window.deadline, self._runtime.time(live) + most)
            closes = max(live.row.created_at + most, counted_anew)
            live.window = window._replace(deadline=closes, wake_at=closes)

    # -- starting -----------------------------------------------------------------------------------------------

    async def start_game(self, table: str, by: int, press: int = 0) -> TableInfo:
        """Start the game as the table is; only the host may. `press`: the id of the interaction by which they do it.
        Nobody knows it beforehand, and nothing can change after it.

        Raises `Refused`: ``not-host``, ``not-seated``, ``table-started``, ``table-over``, ``start-soon`` (fact
        `seconds`), ``start-again`` (somebody has sat down since the press), and why the
        game cannot start as the table is (``too-few-seats``, and what the game has reasons for).
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("lobby")
            live.need_host(by)
            live.seat_of(by)
            self._check_seen(live)
            if press and any(seat.entry > press for seat in live.seats):
                raise Refused("start-again")
            if live.row.beacon_round is not None:
                self._dealing.lineup(live)
                if self._beacon is None:
                    raise Refused("no-beacon")
                return await self._wait_for_round(live, self._beacon, by, press)
            return await self._dealing.begin(live, by, press)

    async def _wait_for_round(self, live: Live, beacon: Beacon, by: int, press: int) -> TableInfo:
        """Fix the round that the deal is made of, which nobody knows yet, before anything is asked of the beacon."""
        row, now, chain = live.row, self._runtime.time(live), beacon.chain
        row.pressed = press
        row.beacon_round = chain.after(max(self._runtime.clock.now(), pressed_at(press) if press else 0.0))
        comes = now + chain.time_of(row.beacon_round) - self._runtime.clock.now()
        live.window = WindowRow("lobby", 0, "lobby", now, comes, comes)
        return await self.keep(live, live.seat_of(by).seat, "options")

    async def ask_beacon(self, table: str, number: int) -> None:
        """Fetch the round that a table waits for, and begin the game with it, and with no other. Until it is there the
        table goes on waiting, and this is called again.
        """
        if self._beacon is None:
            return
        signature = await self._beacon.fetch(number)
        if not signature:
            return
        if not await asyncio.to_thread(self._beacon.chain.holds, number, signature):
            log.warning("table %s: what the beacon sent is not the signature of round %s", table, number)
            return
        async with self._runtime.hold(table) as live:
            if live.awaits_round() and live.row.beacon_round == number:
                live.row.beacon_signature = signature
                await self._dealing.begin(live, live.row.host_id, live.row.pressed)

    async def want_beacon(self, table: str, by: int) -> TableInfo:
        """Let the deal of a lobby depend on a public beacon as well, or no longer; only the host may.

        Raises `Refused`: ``not-host``, ``no-beacon`` (the operator does not allow it, or the deal is written),
        ``table-started``, ``start-waits``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("lobby")
            live.need_host(by)
            live.seat_of(by)
            wanted = live.row.beacon_round is None
            if wanted and (self._beacon is None or live.row.shuffle != "mixed"):
                raise Refused("no-beacon")
            live.row.beacon_round = 0 if wanted else None
            self.changed(live)
            return await self.keep(live, live.seat_of(by).seat, "options")

    def changed(self, live: Live) -> None:
        """Note that the host has changed options, for guests who sit there."""
        if any(seat.seen is not None for seat in live.seats):
            live.row.changed_at = self._runtime.time(live)

    def _check_seen(self, live: Live) -> None:
        """Raise `Refused('start-soon')` until guests have had time to see a change of options."""
        left = (live.row.changed_at or 0.0) + SEEN_AFTER - self._runtime.time(live)
        if left > 0:
            raise Refused("start-soon", seconds=math.ceil(left))

    async def rematch(self, table: str, by: Person) -> TableInfo:
        """Another game for the people of an ended table: the first who asks opens it, and the others join it. Options
        stay, and everybody keeps what they chose for their own seat, such as a character, unless it is taken. After a
        lesson the cards are shuffled, and its patrons play as easy ones.

        Raises `Refused`: ``not-seated``, ``table-started``, ``table-not-started``, and as `join` does.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("over", "closed")
            live.seat_of(by.id)
            following = await self._runtime.store.read(lambda connection: tables.following(connection, table))
            row = live.row
            patrons = [(_playing_on(seat.patron), seat.name) for seat in live.seats if seat.patron is not None]
            if following is None:
                game = self._runtime.games[row.game]
                ended = StoredTable(row, live.seats)
                own = _said(ended, game.by_seat, lambda seat: seat.user_id == by.id)
                of_patrons = _said(ended, game.by_seat, lambda seat: seat.patron is not None)
                shuffled = game.settled({name: value for name, value in row.options.items() if name != DEAL})
                most = row.most if DEAL not in row.options else game.seats[-1]
                there = [option for option in game.by_seat if option in shuffled]
                options = {**shuffled, **{option: [*own[option], *of_patrons[option]] for option in there}}
                return await self._open(
                    row.guild_id, row.channel_id, by, row.game, row.pace, most, options, table, patrons,
                )  # fmt: skip
        return await self.join(following, by)

    async def end_lesson(self, table: str, by: int) -> TableInfo:
        """End the guided lesson; the game goes on without it, against easy patrons, and is a table like any other.

        Raises `Refused`: ``not-host``, ``table-over``, ``tables-host``, ``tables-channel``, ``tables-server``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need_host(by)
            live.need("live", "paused")
            if not live.row.lesson:
                return live.info()
            limits = self._limits
            if limits is not None:
                try:
                    await self._runtime.store.read(lambda connection: check_room_for(connection, live.row, limits))
                except StoreRefused as no:
                    raise Refused(no.reason, **no.facts) from None
            live.row.lesson = False
            for seat in live.seats:
                seat.patron = seat.patron and _playing_on(seat.patron)
            return await self.keep(live, live.seat_of(by).seat, "lesson-over", "told")


def _playing_on(strength: str) -> str:
    """The strength of a patron after a lesson."""
    return "easy" if strength == LESSON else strength


def _check_no_lesson(connection: Connection, user_id: int) -> None:
    for stored in tables.of_person(connection, user_id, live_only=True):
        if stored.row.lesson:
            raise StoreRefused("lesson-already", table=stored.row.id)


def _said(table: StoredTable, by_seat: Iterable[str], whose: Callable[[SeatRow], bool]) -> dict[str, list[str]]:
    """What was chosen for some seats of a table, by option."""
    said: dict[str, list[str]] = {}
    for option in by_seat:
        values = [*table.row.options.get(option, ()), *[""] * len(table.seats)]
        said[option] = [values[seat.seat] for seat in table.seats if whose(seat)]
    return said


def check_most(game: AnyGame, most: int) -> int:
    """The number of seats, if a game can have so many. Raises `Refused('seats-wrong')`, with `least` and `most`."""
    if most not in game.seats:
        raise Refused("seats-wrong", least=game.seats[0], most=game.seats[-1])
    return most


def check_pace(pace: str) -> str:
    """The pace, if there is one of that name. Raises `Refused('unknown-pace')`."""
    if pace not in PACES:
        raise Refused("unknown-pace", pace=pace)
    return pace


def _name(seats: list[SeatRow]) -> str:
    """A name for a patron that nobody at the table has."""
    taken = {seat.name for seat in seats}
    free = [name for name in NAMES if name not in taken]
    return free[0] if free else f"{NAMES[0]} {len(seats)}"
