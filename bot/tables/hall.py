"""`Tables`: the door to everything that happens at tables."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from bot.engine import AnyGame
from bot.store import GameResult, Store, messages, tables
from bot.store.messages import StoredMessage
from bot.store.tables import StoredTable
from bot.tables import forgetting
from bot.tables.clock import Clock
from bot.tables.clocks import Clocks
from bot.tables.course import course, read_played
from bot.tables.house import House, Patron, keep_no_result
from bot.tables.info import (
    Change,
    Face,
    OpenAsk,
    Person,
    SeatFace,
    SeatOptions,
    TableInfo,
    UndoVote,
    Watcher,
    Woken,
)
from bot.tables.live import info_of
from bot.tables.lobby import Lobby
from bot.tables.minding import Minding
from bot.tables.play import Play
from bot.tables.replay import Report, replay
from bot.tables.tail import Tail, latest, tail
from bot.tables.undo import Undo

T = TypeVar("T")


class Tables:
    """All tables of one bot. Every method raises `Refused` with a reason a person can be told, and then has changed
    nothing; what else it raises is ours.

    `patrons` gives a patron for a game and a strength, or raises `KeyError`; `entropy` gives 256 bits in hex, anew each
    time; `watcher` is told of every change after its commit; `on_over` is called with the result of a finished game
    inside the write unit that ends it.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        patrons: Callable[[str, str], Patron],
        clock: Clock,
        entropy: Callable[[], str],
        watcher: Watcher,
        on_over: Callable[[sqlite3.Connection, GameResult], None] = keep_no_result,
    ) -> None:
        self._house = House(store, games, patrons, clock, entropy, watcher, on_over, self._wake)
        self._play = Play(self._house)
        self._lobby = Lobby(self._house, self._play)
        self._minding = Minding(self._house, self._play, self._lobby.end)
        self._undo = Undo(self._house)
        self._clocks = Clocks(self._house)

    async def _wake(self, table: str) -> None:
        await self._minding.wake(table)

    # -- running ------------------------------------------------------------------------------------------------

    async def start(self) -> Woken:
        """Begin: deadlines are put off by the time the bot was down, and armed. Loads no game."""
        return await self._clocks.start()

    async def stop(self) -> None:
        """Take no more answers (``closing``), finish those under way, stop every timer."""
        await self._clocks.stop()

    async def freeze(self) -> None:
        """Discord is away: every clock stands still. Doing it twice changes nothing."""
        await self._clocks.freeze()

    async def thaw(self) -> None:
        """Discord is back: the clocks go on where they stood. Doing it twice changes nothing."""
        await self._clocks.thaw()

    async def idle(self) -> None:
        """Return when nothing that happens by itself is under way."""
        await self._house.idle()

    async def pause(self, table: str, reason: str) -> TableInfo:
        """Let one table stand still (``no-permission``, ``channel-gone``, ``host``); it is closed after 7 days."""
        return await self._clocks.pause(table, reason)

    async def resume(self, table: str, place: int | None = None) -> TableInfo:
        """Let it go on, in another channel if `place` names one."""
        return await self._clocks.resume(table, place)

    # -- the lobby ----------------------------------------------------------------------------------------------

    async def open(
        self, guild_id: int, channel_id: int, host: Person, game: str = "drinko", *, pace: str = "normal",
        most: int = 10, options: Mapping[str, Any] | None = None, quick: bool = False,
    ) -> TableInfo:  # fmt: skip
        """Open a table; its host has the first seat."""
        return await self._lobby.open(guild_id, channel_id, host, game, pace, most, options or {}, quick)

    async def teach(
        self, guild_id: int, channel_id: int, person: Person, game: str, patrons: tuple[str, ...],
        options: Mapping[str, Any],
    ) -> TableInfo:  # fmt: skip
        """Open the table of a lesson, one at a time for a person: they, and patrons of these strengths, in no hurry."""
        return await self._lobby.open(
            guild_id, channel_id, person, game, "relaxed", 1 + len(patrons), options, quick=True, patrons=patrons,
            lesson=True,
        )  # fmt: skip

    async def end_lesson(self, table: str, by: int) -> TableInfo:
        """Go on without a guide; the host's."""
        return await self._lobby.end_lesson(table, by)

    async def join(self, table: str, person: Person) -> TableInfo:
        """Sit down."""
        return await self._lobby.join(table, person)

    async def leave(self, table: str, user_id: int) -> TableInfo:
        """Leave, in any state; from a game one can come back (`take_back`)."""
        return await self._lobby.leave(table, user_id)

    async def add_patron(self, table: str, by: int, strength: str = "regular") -> TableInfo:
        """Let a computer player sit down."""
        return await self._lobby.add_patron(table, by, strength)

    async def remove_patron(self, table: str, by: int, seat: int | None = None) -> TableInfo:
        """Send a computer player away; the last one if none is named."""
        return await self._lobby.remove_patron(table, by, seat)

    async def set_options(
        self, table: str, by: int, options: Mapping[str, Any] | None = None, pace: str | None = None,
        most: int | None = None, quick: bool | None = None,
    ) -> TableInfo:  # fmt: skip
        """Change what is given; the host's."""
        return await self._lobby.set_options(table, by, options, pace, most, quick)

    async def choose(self, table: str, user_id: int, option: str, value: str) -> TableInfo:
        """Say something for one's own seat: an option of the game's that lists a value for each."""
        return await self._lobby.choose(table, user_id, option, value)

    async def start_game(self, table: str, by: int) -> TableInfo:
        """Deal; the host's."""
        return await self._lobby.start_game(table, by)

    async def kick(self, table: str, by: int, seat_or_user: int) -> TableInfo:
        """Put somebody out; the host's. A number below 100 is a seat, others are people."""
        return await self._lobby.kick(table, by, seat_or_user)

    async def close(self, table: str, by: int | None = None, *, force: bool = False) -> TableInfo:
        """Close a table, unrated: the host, or with `force` anybody. Works where the game itself is broken."""
        return await self._lobby.close(table, by, force=force)

    async def rematch(self, table: str, by: Person) -> TableInfo:
        """The lobby of another game with the same people; who asks sits there."""
        return await self._lobby.rematch(table, by)

    async def take_back(self, table: str, user_id: int) -> None:
        """Play one's own seat again, which a patron minds. Any answer does that too."""
        self._house.check_open()
        async with self._house.hold(table) as live:
            await self._play.take_back(live, live.seat_of(user_id))

    async def forget(self, user_id: int) -> None:
        """Delete all that is kept about a person. Refused (``forget-live``, fact `tables`) while they sit somewhere."""
        await forgetting.forget(self._house, user_id)

    # -- play ---------------------------------------------------------------------------------------------------

    async def answer(self, table: str, user_id: int, ask: int | None, picks: tuple[str, ...]) -> Change:
        """Answer the ask of that number (None: whatever is open), or use a standing option. True once it returns."""
        return await self._play.answer(table, user_id, ask, picks)

    async def undo(self, table: str, user_id: int) -> UndoVote | None:
        """Ask to take back one's own last decision; None: it is done, for nobody else has to agree."""
        return await self._undo.ask(table, user_id)

    async def agree_undo(self, table: str, user_id: int, yes: bool) -> UndoVote | None:
        """Agree, or not; None: the question is settled."""
        return await self._undo.agree(table, user_id, yes=yes)

    # -- looking ------------------------------------------------------------------------------------------------

    async def info(self, table: str) -> TableInfo:
        """The table itself."""
        return await self._house.look(table, lambda live: live.info())

    async def open_ask(self, table: str) -> tuple[TableInfo, OpenAsk | None]:
        """The table and its open ask, without a projection of the game."""
        house = self._house
        return await house.look(table, lambda live: (live.info(), live.open_ask(standing_still=house.standing_still)))

    async def seat_options(self, table: str, user_id: int) -> SeatOptions:
        """What the person's seat may do now, without a projection of the game."""
        house = self._house
        return await house.look(table, lambda live: live.seat_options(user_id, standing_still=house.standing_still))

    async def face(self, table: str) -> Face:
        """What everybody may see."""
        house = self._house
        return await house.look(table, lambda live: live.face(standing_still=house.standing_still))

    async def seat_face(self, table: str, user_id: int) -> SeatFace:
        """What the person's seat may see."""
        house = self._house
        return await house.look(table, lambda live: live.seat_face(user_id, standing_still=house.standing_still))

    async def story(self, table: str) -> list[dict[str, Any]]:
        """The latest public events, without what was taken back."""
        return await self._house.store.read(lambda connection: latest(connection, table, self._house.games))

    async def log_after(self, table: str, moments: int) -> Tail:
        """What the log has after so many moments."""
        return await self._house.store.read(lambda connection: tail(connection, table, self._house.games, moments))

    async def log(self, table: str) -> Report:
        """The whole log, played again from the seed; what was taken back is in it, and marked."""
        return await self._house.store.read(lambda connection: replay(connection, table, self._house.games))

    async def course(self, table: str, note: Callable[[dict[str, Any]], T]) -> list[T]:
        """What `note` makes of the public view at each turn's start and at the end; plays the whole game, in a thread.

        Raises `Refused`, and `Strayed` where the rules are not those under which it was played or a deck is gone.
        """
        played = await self._house.store.read(lambda connection: read_played(connection, table))
        return await asyncio.to_thread(course, self._house.games[played.stored.row.game], played, note)

    async def of_person(self, user_id: int, *, live_only: bool = True) -> list[TableInfo]:
        """The tables a person sits at, the oldest first; those that are over only if wanted."""
        return await self._list(lambda connection: tables.of_person(connection, user_id, live_only=live_only))

    async def in_channel(self, channel_id: int) -> list[TableInfo]:
        """The tables of a channel that are not over."""
        return await self._list(lambda connection: tables.in_channel(connection, channel_id))

    async def in_guild(self, guild_id: int) -> list[TableInfo]:
        """The tables of a server that are not over."""
        return await self._list(lambda connection: tables.in_guild(connection, guild_id))

    async def _list(self, find: Callable[[sqlite3.Connection], list[StoredTable]]) -> list[TableInfo]:
        return [info_of(found.row, found.seats) for found in await self._house.store.read(find)]

    # -- messages -----------------------------------------------------------------------------------------------

    async def remember(
        self, table: str, kind: str, seat: int, channel_id: int, message_id: int, posted_at: float, nonce: str = ""
    ) -> None:
        """Keep where a message is that shows the table (`seat` -1) or something of a seat."""
        message = StoredMessage(kind, seat, channel_id, message_id, posted_at, nonce)
        await self._house.store.write(lambda connection: messages.remember(connection, table, message))

    async def forget_message(self, table: str, kind: str, seat: int) -> None:
        """It is gone."""
        await self._house.store.write(lambda connection: messages.forget(connection, table, kind, seat))

    async def messages(self, table: str) -> list[StoredMessage]:
        """All that are kept of the table."""
        return await self._house.store.read(lambda connection: messages.of_table(connection, table))
