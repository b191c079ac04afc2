"""A bar for attacks: tables on a store of their own, whose time passes only as far as something is to happen.

Everybody plays in the same simple way, patrons too, so that nobody plays better than the others.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from bot.engine import Option, SeatAsk
from bot.games.drinko.rules import Drinko
from bot.store import GameResult, Store, tables
from bot.store.sql import Connection
from bot.tables import Change, ManualClock, Person, Tables
from bot.tables.info import PublicTable
from bot.tables.ladder import ladder
from workshop.played import begun

SERVER, CHANNEL = 1, 2

Move = Callable[[PublicTable], Awaitable[bool]]
"""What people do at a table as it is: whether anybody has done something. Otherwise time passes."""


class FirstOption:
    """A patron that takes the first answer there is."""

    reads_view = reads_unasked = False

    def choose(self, view: dict[str, Any], ask: SeatAsk, luck: Callable[[], float]) -> tuple[str, ...]:
        """See `bot.patrons.Patron`."""
        return first(ask)

    def wish(self, view: dict[str, Any], unasked: Mapping[str, Option], luck: Callable[[], float]) -> str | None:
        """Nothing."""
        return None


class _Nobody:
    """An observer who is told of everything and does nothing."""

    def changed(self, change: Change) -> None:
        """See `Observer`."""


def first(ask: SeatAsk) -> tuple[str, ...]:
    """The first answer there is."""
    return (next(iter(ask.options.values())).picks()[0],)


class Bar:
    """Tables, and the results of the games that were played at them, as they count."""

    def __init__(self, where: Path, seed: str, *, mixed: bool = False) -> None:
        """`mixed`: seeds are made of the bot's secret and what people add, as they are on Discord."""
        self._where = where
        self._seed = seed
        self._mixed = mixed
        self._drawn = count()
        self.clock = ManualClock()
        self.results: list[GameResult] = []
        self.tables: Tables
        self._store: Store

    async def up(self) -> Bar:
        """Open it."""
        self._store = await Store.open(self._where)
        self.tables = Tables(
            self._store, {"drinko": Drinko()}, lambda game, strength: FirstOption(), self.clock, self._entropy,
            _Nobody(), self._settle, written=not self._mixed,
        )  # fmt: skip
        await self.tables.clocks.start()
        return self

    async def down(self) -> None:
        """Close it."""
        await self.tables.clocks.stop()
        await self._store.close()

    async def secrets(self, table: str) -> tuple[str, list[int], list[int | None]]:
        """What somebody who reads the database knows of a table: the bot's secret, what people have added so far, and
        who sits where.
        """
        stored = await self._store.read(lambda connection: tables.load(connection, table))
        assert stored is not None
        entries = stored.row.entries or [seat.entry for seat in stored.seats if seat.entry]
        return stored.row.secret, entries, [seat.user_id for seat in stored.seats]

    def _entropy(self) -> str:
        return sha256(f"{self._seed}/{next(self._drawn)}".encode()).hexdigest()

    def _settle(self, connection: Connection, result: GameResult) -> GameResult:
        self.results.append(ladder.settle(connection, result))
        return self.results[-1]

    async def begin(self, *people: Person, **options: Any) -> str:
        """Start a game of these people, the first of whom is the host; its table."""
        return await begun(self.tables, SERVER, CHANNEL, people, "", options, "blitz")

    async def play(self, table: str, move: Move) -> None:
        """Play a game to its end."""
        while True:
            seen = await self.tables.public_table(table)
            if seen.info.status not in ("live", "paused"):
                return
            if not await move(seen):
                await self.wait()

    async def wait(self) -> None:
        """Let time pass until something happens."""
        await self.tables.idle()
        due = self.clock.next_call()
        assert due is not None
        self.clock.move_to(due)
        await self.tables.idle()

    async def answer(self, seen: PublicTable, *people: Person) -> bool:
        """Let that one of these people answer who is to move; whether there was one."""
        waiting = seen.ask.waiting if seen.ask is not None and seen.info.status == "live" else ()
        asked = {seen.info.seats[seat].user_id for seat in waiting if not seen.info.seats[seat].removed}
        for person in people:
            if person.id in asked:
                options = await self.tables.seat_options(seen.info.id, person.id)
                if options.seat_ask is not None:
                    await self.tables.play.answer(seen.info.id, person.id, None, first(options.seat_ask))
                    return True
        return False
