"""`Tables`: the interface to everything that happens at tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from bot.engine import AnyGame, Refused, View
from bot.patrons.patron import Patron
from bot.store import GameResult, Store, forgotten, messages, people, tables
from bot.store.messages import StoredMessage
from bot.store.sql import Connection
from bot.store.tables import StoredTable
from bot.tables.clocks.all_tables import Clocks
from bot.tables.clocks.clock import Clock
from bot.tables.clocks.jobs import Jobs
from bot.tables.clocks.pace import Pace, minimum
from bot.tables.inbox import HABITS, PERSON, Inbox
from bot.tables.info import (
    Observer,
    OpenAsk,
    PrivateTable,
    PublicTable,
    SeatOptions,
    TableInfo,
)
from bot.tables.ladder.marks import AllMarks, Looked
from bot.tables.play.actions import Play
from bot.tables.play.in_memory import check_here
from bot.tables.play.live import Live, info_of
from bot.tables.play.minding import Minding
from bot.tables.play.moves import Moves
from bot.tables.play.runtime import Runtime, keep_no_result
from bot.tables.play.undo import Undo
from bot.tables.record import forgetting
from bot.tables.record.backups import Backups
from bot.tables.record.beacon import Beacon
from bot.tables.record.kept_frames import GAMES_KEPT, KeptFrames
from bot.tables.record.own_decks import supplied
from bot.tables.record.parts import Tail
from bot.tables.record.replay import Replayed
from bot.tables.record.stories import Replays
from bot.tables.record.turns import course, read_effective_log
from bot.tables.record.upkeep import Upkeep
from bot.tables.seats.aways import Aways
from bot.tables.seats.callers import Callers
from bot.tables.seats.decks import OwnDecks
from bot.tables.seats.leaving import Leaving
from bot.tables.seats.limits import TableLimits
from bot.tables.seats.lobby import Lobby
from bot.tables.seats.nights import Nights
from bot.tables.seats.options import Options
from bot.tables.seats.places import Arranging

T = TypeVar("T")

LOOKED = 256
"""Of so many hands that were looked at last it is known what they showed: who picks a card in a menu looks at the same
hand twice within seconds, and four hundred tables are looked at some forty times a second."""


class Tables:
    """All tables of one bot: how they come (`lobby`, `options`, `arranging`, `decks`, `nights`, `callers`) and go
    (`leaving`), what is played (`play`, `undo`), time (`clocks`), what is kept of games (`frames`), and here what there
    is to see. Every method raises `Refused` with a reason a person can be told, and then has changed nothing; what else
    it raises is ours.

    `patrons` gives a patron for a game and a strength, or raises `KeyError`; `entropy` gives 256 bits in hex, anew each
    time, and with `written` as seeds that are played as they are, for runs that come out the same each time; `observer`
    is told of every change after its commit; `on_over` is called with the result of a finished game
    inside the write unit that ends it, and returns it as it counts; `least` says for how many seconds an ask with a
    minimum time stays open, by pace, seed and number of the ask, never for none; `limits` says how many tables may be
    open, None: any number; `beacon` is asked for the rounds of a public beacon, None: no table may want one; `replays`:
    of how many games of a server frames are kept.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        patrons: Callable[[str, str], Patron],
        clock: Clock,
        entropy: Callable[[], str],
        observer: Observer,
        on_over: Callable[[Connection, GameResult], GameResult] = keep_no_result,
        least: Callable[[Pace, str, int], float] = minimum,
        limits: TableLimits | None = None,
        *,
        written: bool = False,
        backups: Path | None = None,
        beacon: Beacon | None = None,
        replays: int = GAMES_KEPT,
    ) -> None:
        self._runtime = Runtime(
            store, games, patrons, clock, entropy, observer, on_over, self._wake, least, written=written
        )
        moves = Moves(self._runtime)
        self.lobby = Lobby(self._runtime, moves, limits, beacon)
        self.options = Options(self._runtime, self.lobby)
        self.arranging = Arranging(self._runtime, self.lobby)
        self.leaving = Leaving(self._runtime, moves, self.lobby)
        self.play = Play(self._runtime, moves)
        self.undo = Undo(self._runtime)
        self.clocks = Clocks(self._runtime)
        self.upkeep = Upkeep(self._runtime)
        self.backups = Backups(self._runtime, backups)
        self._replays = Replays(self._runtime)
        self.frames = KeptFrames(self._runtime, replays)
        self.inbox = Inbox(store, clock)
        self.jobs = Jobs(store, clock)
        self.decks = OwnDecks(self._runtime, self.lobby, self.jobs)
        self.nights = Nights(self._runtime, self.lobby, self.jobs)
        self.callers = Callers(self._runtime, self.jobs)
        self.inbox.on(HABITS, self.read_habits)
        self.inbox.on("forgotten", self._forgotten)
        self.aways = Aways(self._runtime, moves, self.leaving, self.inbox, self.jobs)
        self._looked: OrderedDict[tuple[str, int], PrivateTable] = OrderedDict()
        """By table and person what they saw last."""
        self._minding = Minding(self._runtime, moves, self.leaving.vote_over, self.lobby.ask_beacon)

    async def _wake(self, table: str) -> None:
        await self._minding.wake(table)

    async def idle(self) -> None:
        """Return when no background work is running."""
        await self.inbox.idle()
        await self.jobs.idle()
        await self._runtime.idle()

    async def forget(self, user_id: int) -> None:
        """Delete all data about a person. Refused (``forget-live``, fact `tables`) while they sit somewhere."""
        token, now = people.new_token(), self._runtime.clock.now()

        def tell(connection: Connection) -> None:
            forgotten.note(connection, user_id, now)
            self.inbox.tell_others_within(connection, PERSON, user_id)
            self.inbox.tell_others_within(connection, "forgotten", [user_id, token])

        await forgetting.forget(self._runtime, user_id, token, tell)
        self._looked.clear()  # others have seen their name
        await self.backups.note_forgotten()
        await self.nights.refresh()

    async def _forgotten(self, letter: tuple[int, int]) -> None:
        await forgetting.forget(self._runtime, *letter)
        self._looked.clear()
        await self.backups.note_forgotten()
        await self.nights.refresh()

    async def forget_again(self) -> int:
        """Forget the people whom a restored backup still has, though they had themselves forgotten since; how many
        there were. They leave the tables at which they sit there. If one cannot be left, the next start tries again.
        """
        store = self._runtime.store
        new, users = await self.backups.unknown()
        for user in users:
            for table in await store.read(lambda connection, user=user: people.still_seated(connection, user)):
                await self.leaving.leave(table, user)
            await forgetting.forget(self._runtime, user, people.new_token())
        if new:
            await store.write(lambda connection: forgotten.add(connection, new))
        return len(users)

    async def poker_face(self, user_id: int, *, wanted: bool) -> None:
        """Set a person's poker face; it counts from the next window on, at every table of theirs."""

        def unit(connection: Connection) -> None:
            settings = people.load(connection, user_id)
            people.save(connection, replace(settings, poker_face=wanted))
            self.inbox.tell_others_within(connection, PERSON, user_id)
            self.inbox.tell_others_within(connection, HABITS, user_id)

        await self._runtime.store.write(unit)
        await self.read_habits(user_id)

    async def read_habits(self, user_id: int) -> None:
        """Let a person's tables know of their poker face and their quiet hours as they are stored now; both count from
        the next ask on.
        """
        found = await self._runtime.store.read(lambda connection: tables.habits(connection, [user_id]))
        for live in self._runtime.shelf.held():
            for seat in live.seats:
                if seat.user_id == user_id:
                    seat.know(found[user_id])

    # -- looking ------------------------------------------------------------------------------------------------

    async def info(self, table: str) -> TableInfo:
        """The table itself."""
        return await self._runtime.look(table, lambda live: live.info())

    async def stored_info(self, table: str) -> TableInfo:
        """A table as the store has it, whichever process serves it. Raises `Refused('no-such-table')`."""
        games = self._runtime.games
        found = await self._runtime.store.read(
            lambda connection: supplied(connection, games, tables.load(connection, table))
        )
        if found is None:
            raise Refused("no-such-table")
        return info_of(found.row, found.seats)

    def check_here(self, info: TableInfo) -> TableInfo:
        """The table itself, if this process serves its server. Raises `Elsewhere`."""
        check_here(self._runtime.store.share, info.guild_id)
        return info

    async def open_ask(self, table: str) -> tuple[TableInfo, OpenAsk | None]:
        """The table and its open ask, without a view of the game."""
        runtime = self._runtime
        return await runtime.look(table, lambda live: (live.info(), live.open_ask(frozen=runtime.frozen(live))))

    async def seat_options(self, table: str, user_id: int) -> SeatOptions:
        """What the person's seat may do now, without a view of the game."""
        runtime = self._runtime
        return await runtime.look(table, lambda live: live.seat_options(user_id, frozen=runtime.frozen(live)))

    async def stored_options(self, table: str, user_id: int) -> SeatOptions:
        """The same as the store has it, whichever process serves the table."""
        live = await self._runtime.shelf.copy(table)
        return live.seat_options(user_id, frozen=False)

    async def team(self, table: str, user_id: int) -> tuple[int, ...]:
        """The seats of the person's team in the game, their own among them; none where nobody plays with them."""
        return await self._runtime.look(table, lambda live: live.team_of(user_id))

    async def public_table(self, table: str) -> PublicTable:
        """What everybody may see."""
        runtime = self._runtime
        return await runtime.look(table, lambda live: live.public_table(frozen=runtime.frozen(live)))

    async def private_table(self, table: str, user_id: int) -> PrivateTable:
        """What the person's seat may see."""
        runtime = self._runtime

        def see(live: Live) -> PrivateTable:
            return live.private_table(
                user_id, frozen=runtime.frozen(live), may_undo=self.undo.may_ask(live, user_id)
            )  # fmt: skip

        await self.undo.learn(table)
        return self._as_before(await runtime.look(table, see), user_id)

    def _as_before(self, seen: PrivateTable, user_id: int) -> PrivateTable:
        """What a person saw last at a table, with all that was worked out of it, if they see the same now."""
        place, looked = (seen.info.id, user_id), self._looked
        known = looked.get(place)
        if known is None or known.info.version != seen.info.version or known != seen:
            looked[place] = known = seen
            if len(looked) > LOOKED:
                looked.popitem(last=False)
        looked.move_to_end(place)
        return known

    async def story(self, table: str, by: int | None = None) -> list[dict[str, Any]]:
        """The latest public events. See `Replays.story`."""
        return await self._replays.story(table, by)

    async def log_after(self, table: str, steps: int) -> Tail:
        """The steps of the log after so many."""
        return await self._replays.log_after(table, steps)

    async def log(self, table: str, tell: Callable[[Replayed], T], by: int | None = None) -> T:
        """What `tell` makes of the whole log. See `Replays.log`."""
        return await self._replays.log(table, tell, by)

    async def proof(self, table: str) -> str | None:
        """The log that proves the shuffle, once the table is over. See `Replays.proof`."""
        return await self._replays.proof(table)

    async def shown_marks(self, number: int, marks: AllMarks) -> Looked:
        """What a finished game shows of marks. See `Replays.shown_marks`."""
        return await self._replays.shown_marks(number, marks)

    async def course(
        self, table: str, note: Callable[[View], T], hear: Callable[[dict[str, Any]], object] | None = None
    ) -> list[T]:
        """What `note` makes of the public view at each turn's start and at the end; plays the whole game, in a thread.
        `hear` is given every public event, in order.

        Raises `Refused`, and `Strayed` where the rules are not those under which it was played or a deck is gone.
        """
        games = self._runtime.games
        played = await self._runtime.store.read(lambda connection: read_effective_log(connection, table, games))
        return await asyncio.to_thread(course, games[played.stored.row.game], played, note, hear)

    async def of_person(self, user_id: int, *, live_only: bool = True) -> list[TableInfo]:
        """The tables a person sits at, the oldest first; those that are over only if wanted."""
        return await self._list(lambda connection: tables.of_person(connection, user_id, live_only=live_only))

    async def played_by(self, user_id: int) -> list[str]:
        """The tables that play and at which a person sits, by their ids, the oldest first."""
        return await self._runtime.store.read(lambda connection: tables.played_by(connection, user_id))

    async def in_channel(self, channel_id: int) -> list[TableInfo]:
        """The tables of a channel that are not over."""
        return await self._list(lambda connection: tables.in_channel(connection, channel_id))

    async def in_guild(self, guild_id: int) -> list[TableInfo]:
        """The tables of a server that are not over."""
        return await self._list(lambda connection: tables.in_guild(connection, guild_id))

    async def ended(self, user_id: int, channel_id: int, most: int) -> list[TableInfo]:
        """Games that are over, those first that ended last, at most so many of each: those at which a person sat, then
        those of a channel.
        """
        own = await self._list(lambda connection: tables.ended_of_person(connection, user_id, most))
        here = await self._list(lambda connection: tables.ended_in_channel(connection, channel_id, most))
        return list({info.id: info for info in (*own, *here)}.values())

    async def put_out(self, guild_id: int, user_id: int, by: int | None = None, *, left: bool = False) -> list[str]:
        """Remove somebody from all tables of a server, in its name; `by`: who does it, where that is known. If they
        have `left` the server, they leave its tables. Returns the tables where they sat.
        """
        sat: list[str] = []
        for info in await self.in_guild(guild_id):
            try:
                await (self.leaving.leave(info.id, user_id) if left else self.leaving.remove(info.id, user_id, by))
            except Refused as no:
                if no.reason not in ("not-seated", "table-over", "not-host"):
                    raise
            else:
                sat.append(info.id)
        return sat

    async def _list(self, find: Callable[[Connection], list[StoredTable]]) -> list[TableInfo]:
        games = self._runtime.games

        def read(connection: Connection) -> list[StoredTable]:
            return [supplied(connection, games, stored) for stored in find(connection)]

        return [info_of(found.row, found.seats) for found in await self._runtime.store.read(read)]

    # -- messages -----------------------------------------------------------------------------------------------

    async def remember(
        self, table: str, kind: str, seat: int, channel_id: int, message_id: int, posted_at: float, nonce: str = ""
    ) -> None:
        """Store the place of a message that shows the table (`seat` -1) or something of a seat."""
        message = StoredMessage(kind, seat, channel_id, message_id, posted_at, nonce)
        await self._runtime.store.write(lambda connection: messages.remember(connection, table, message))

    async def forget_message(self, table: str, kind: str, seat: int) -> None:
        """It is gone."""
        await self._runtime.store.write(lambda connection: messages.forget(connection, table, kind, seat))

    async def messages(self, table: str) -> list[StoredMessage]:
        """All stored messages of the table."""
        return await self._runtime.store.read(lambda connection: messages.of_table(connection, table))
