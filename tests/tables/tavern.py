"""A house for tests of tables: a store in a file, a clock that the test moves, the simplest patrons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from bot.database import Database
from bot.engine import AnyGame, Option, SeatAsk
from bot.games.drinko.rules import Drinko
from bot.shares import ALL, Share
from bot.store import GameResult, Store
from bot.store.opening import opened
from bot.store.sql import Connection
from bot.tables import Change, ManualClock, Person, TableInfo, Tables
from bot.tables.record.beacon import Beacon
from tests.store.world import dump, put_empty

ADA, BEA, CID, DAN = (Person(1000 + n, name) for n, name in enumerate(("Ada", "Bea", "Cid", "Dan")))
PEOPLE = (ADA, BEA, CID, DAN)


class FirstOption:
    """A patron that takes the first legal answer, and calls when it may."""

    def choose(self, view: dict[str, Any], ask: SeatAsk, luck: Callable[[], float]) -> tuple[str, ...]:
        option = next(iter(ask.options.values()))
        return (option.picks()[0],)

    def wish(self, view: dict[str, Any], unasked: Mapping[str, Option], luck: Callable[[], float]) -> str | None:
        return "call" if view["uncalled"]["may"] == view["me"] else None


def first_option(game: str, strength: str) -> FirstOption:
    if strength not in ("regular", "shark"):
        raise KeyError(strength)
    return FirstOption()


class Notes:
    """An observer that notes all changes."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    def changed(self, change: Change) -> None:
        self.changes.append(change)

    def notices(self) -> list[str]:
        return [change.notice for change in self.changes if change.notice]

    def kinds(self) -> list[str]:
        return [change.kind for change in self.changes]


class House:
    """Tables on a store, with everything that tests need."""

    def __init__(self, where: Database, clock: ManualClock | None = None, share: Share = ALL) -> None:
        self.where = where
        self.share = share
        self.clock = clock or ManualClock()
        self.notes = Notes()
        self.results: list[GameResult] = []
        self.games: dict[str, AnyGame] = {"drinko": Drinko()}
        self.patrons: Callable[[str, str], Any] = first_option
        self._seeds = count()
        self.written = True
        """Whether seeds are played as they are drawn, so that the hands are the same each time."""
        self.beacon: Beacon | None = None
        self.store: Store
        self.tables: Tables

    @property
    def path(self) -> Path:
        """The file, if it is SQLite's."""
        assert isinstance(self.where, Path)
        return self.where

    def entropy(self) -> str:
        name = self.where.name if isinstance(self.where, Path) else "bar.db"
        return sha256(f"{name}{next(self._seeds)}".encode()).hexdigest()

    def keep(self, connection: Connection, result: GameResult) -> GameResult:
        self.results.append(result)
        return result

    def patron(self, game: str, strength: str) -> Any:
        """The patrons that the test has set."""
        return self.patrons(game, strength)

    async def up(self) -> House:
        if isinstance(self.where, Path) and not self.where.exists():
            put_empty(self.where)
        self.store = await Store.open(self.where, share=self.share)
        self.tables = Tables(
            self.store, self.games, self.patron, self.clock, self.entropy,
            self.notes, self.keep, written=self.written, beacon=self.beacon,
        )  # fmt: skip
        await self.tables.clocks.start()
        return self

    async def down(self) -> None:
        await self.tables.clocks.stop()
        await self.store.close()

    async def killed(self) -> None:
        """Stop without draining and without a last heartbeat, as after a kill."""
        self.tables._runtime.closing = True
        self.tables._runtime.scheduler.stop()
        await self.tables.idle()
        await self.store.close()

    async def advance(self, seconds: float) -> None:
        """Let so many seconds pass, with everything happening at its time."""
        until = self.clock.now() + seconds
        await self.tables.idle()
        while (due := self.clock.next_call()) is not None and due <= until:
            self.clock.move_to(due)
            await self.tables.idle()
        self.clock.move_to(until)
        await self.tables.idle()

    async def game(self, *people: Person, patrons: int = 0, press: int = 0, **given: Any) -> TableInfo:
        """A started game; `press`: the id of the press that starts it."""
        people = people or (ADA, BEA)
        info = await self.tables.lobby.open(1, 2, people[0], **given)
        for person in people[1:]:
            await self.tables.lobby.join(info.id, person)
        for _ in range(patrons):
            await self.tables.lobby.add_patron(info.id, people[0].id)
        return await self.tables.lobby.start_game(info.id, people[0].id, press)

    async def person_to_move(self, table: str) -> Person:
        """Whose turn it is; it must be a person's."""
        public_table = await self.tables.public_table(table)
        assert public_table.ask is not None
        user = public_table.info.seats[public_table.ask.waiting[0]].user_id
        return next(person for person in PEOPLE if person.id == user)

    async def move(self, table: str, pick: str | None = None) -> Change:
        """Let the person whose turn it is pick the first option, or `pick`."""
        person = await self.person_to_move(table)
        private_table = await self.tables.private_table(table, person.id)
        assert private_table.ask is not None
        assert private_table.seat_ask is not None
        wanted = pick or private_table.seat_ask.default[0]
        return await self.tables.play.answer(table, person.id, private_table.ask.number, (wanted,))

    async def time_out(self, table: str) -> None:
        """Let the time of the open ask run out."""
        public_table = await self.tables.public_table(table)
        assert public_table.ask is not None
        assert public_table.ask.deadline is not None
        await self.advance(public_table.ask.deadline - self.clock.now())

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows that another process would find in the database."""
        with opened(self.where) as connection:
            return connection.execute(sql, values).fetchall()

    async def rename(self, table: str, name: str) -> None:
        """Give a table of the database another name, so that whatever needs it fails."""
        await self.store.write(lambda connection: connection.execute(f"ALTER TABLE {table} RENAME TO {name}").rowcount)

    def dump(self) -> list[str]:
        """The whole database except the heartbeat."""
        with opened(self.where, read_only=True) as connection:
            return [line for line in dump(connection) if not line.startswith("heartbeat")]
