"""What must hold after every step, and what must hold when all is quiet."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import cast

from bot.store import Store
from bot.store.sql import Connection
from bot.tables.play.live import Live
from bot.tables.record.proof import prove
from tests.small_discord.world import Payload
from workshop.bench.tables import resident
from workshop.discord_limits import CALLS_MOST, CALLS_SECONDS, CHANNEL_MOST, CHANNEL_SECONDS, CallsCounted
from workshop.year.kept import (
    LOST,
    Decisions,
    Wrong,
    all_decisions,
    answers_of_people,
    check_kept,
    check_presses,
    check_ratings,
    new_decisions,
)
from workshop.year.twins import differing
from workshop.year.world import KeptTable, SimulatedWorld, verb_of

MEMORY_MOST = 600
"""MB by which the process may have grown since the run began."""
GROWN = 1.1
"""How many times as many decisions there are, when all of them are looked at again."""
INJECTED = ("database or disk is full", "database is locked")
"""What an error's text has that comes from a fault of the simulated disk."""
MOMENT = 0.1
"""Seconds for which a table may wait for nobody, because it is woken just then."""
MOVED = 2.0
"""Seconds for which a table may have two messages, because it has just been posted anew."""
CALL = "call.enough"
"""The verb by which a call to a lobby is known."""
KINDS = (
    "acknowledged", "nothing logged as an error", "nothing lost", "somebody can go on", "calls within the limits",
    "one message a table", "the log proves its shuffle", "ratings recompute", "nobody sees what is hidden",
    "answers are kept", "nothing shown that is not stored", "what had failed is not played", "each press once",
    "memory bounded",
)  # fmt: skip


class Noted(logging.Handler):
    """Keeps what is logged as an error, but what is logged while errors are `excused`."""

    def __init__(self, excused: Callable[[], bool] = lambda: False) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []
        self._excused = excused
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it: at the end of a long step, the fault that it comes from may have long been over."""
        if not self._excused():
            self.records.append(record)

    def taken(self, *, excused: bool) -> list[str]:
        """What was logged since the last time, but what comes from a fault of the simulated disk; nothing if all of it
        is `excused`. Only what counts is put into words: a traceback takes as long as a move.
        """
        records, self.records = self.records, []
        lines = [] if excused else [self.format(record) for record in records]
        return [line for line in lines if not any(fault in line for fault in INJECTED)]


@dataclass
class Checks:
    """The invariants, and how often each was looked at."""

    world: SimulatedWorld
    made: Counter[str]
    stored: Decisions = field(default_factory=Decisions)
    """Every decision that was seen in the database after a step: it has been acknowledged."""
    answers: int = 0
    """Answers of people that were acknowledged."""
    by_post: int = 0
    """Those of them at tables that play by post."""
    games: int = 0
    calls: int = 0
    noted: Noted = field(init=False)
    _took: float = field(default_factory=lambda: resident() / 2**20)
    """MB that the process took at the beginning."""
    _last: dict[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    """By table that is not over the epoch and the number of the last decision."""
    _by_post: set[str] = field(default_factory=set[str])
    """The tables that play by post."""
    _whole: int = 0
    """How many decisions there were when all of them were looked at last."""
    _proved: set[str] = field(default_factory=set[str])
    _counted: CallsCounted = field(default_factory=CallsCounted)

    def __post_init__(self) -> None:
        self.noted = Noted(lambda: self.world.troubled)
        for kind in KINDS:
            self.made.setdefault(kind, 0)

    @property
    def _store(self) -> Store:
        return self.world.bot.store

    # -- after every step -----------------------------------------------------------------------------------------

    async def cheap(self) -> bool:
        """After a step. Raises `Wrong`, and `Killed` if the process dies meanwhile; else true."""
        world = self.world
        self.made["acknowledged"] += 1
        late = [made for made in world.look() if made.sent_at >= world.errors_excused]
        if late and not world.troubled:
            made = late[0]
            raise Wrong("a press was not acknowledged", f"{made.person.name}, {world.loop.time() - made.sent_at:.1f} s")
        self.made["what had failed is not played"] += 1
        played = [made for made in world.failed if made.answers]
        world.failed.clear()
        if played:
            raise Wrong("a press that had failed was played", f"{[made.person.name for made in played]}")
        self.made["nothing logged as an error"] += 1
        if errors := self.noted.taken(excused=world.troubled):
            raise Wrong("an error was logged", "\n".join(errors[:5]))
        self._limits()
        tables = await self.world.tables()
        await self._nothing_lost(tables)
        await self._nothing_ahead()
        asking = frozenset(live.id for live in world.bot.tables._runtime.shelf.held() if _asks(live))
        for info in tables:
            await self._somebody_can_go_on(info, asking)
        return True

    def _limits(self) -> None:
        """Nothing came faster than Discord takes it."""
        self.made["calls within the limits"] += 1
        calls = self.world.discord.calls
        self.calls += len(calls)
        for call in calls:
            if call.path.startswith(("interactions/", "webhooks/")):
                continue
            self._most(self._counted.call(call.at), CALLS_MOST, f"calls within {CALLS_SECONDS:g} s")
            if call.path.endswith("/messages") or (call.method == "PATCH" and "/messages/" in call.path):
                number = self._counted.in_channel(call.method, call.path.split("/")[1], call.at)
                self._most(number, CHANNEL_MOST, f"{call.method} in a channel within {CHANNEL_SECONDS:g} s")
        calls.clear()

    def _most(self, number: int, most: int, what: str) -> None:
        if number > most and not self.world.troubled:
            raise Wrong("too many calls", f"{number} {what}")

    async def _nothing_lost(self, tables: list[KeptTable]) -> None:
        """No decision is gone, and those that are new have come behind the last."""
        self.made["nothing lost"] += 1
        there = {each.id: each for each in tables}
        grown = [(table, *last) for table, last in self._last.items() if table not in there]  # they have ended
        for table, *_ in grown:
            del self._last[table]
        for each in tables:
            last = self._last.get(each.id, (0, 0))
            if (each.epoch, each.seq) < last:
                raise Wrong(LOST, f"table {each.id}: {last}, now {each.epoch}, {each.seq}")
            if (each.epoch, each.seq) > last:
                grown.append((each.id, *last))
            self._last[each.id] = each.epoch, each.seq
        if grown:
            new = await self._store.read(partial(new_decisions, grown))
            for table, epoch, _ in grown:
                now = there.get(table)
                if now is not None and now.epoch == epoch and (table, epoch, now.seq) not in new:
                    raise Wrong(LOST, f"table {table}: {epoch}, {now.seq} is not there")
            self.stored |= new
            self.answers += answers_of_people(new)
            self._by_post.update(each.id for each in tables if each.pace == "post")
            self.by_post += answers_of_people({key: new[key] for key in new if key[0] in self._by_post})
        self.made["each press once"] += 1
        check_presses(self.answers, self.world.presses)

    async def _nothing_ahead(self) -> None:
        """What is in memory, and so may have been shown, is in the store. Where it is further than the store was when
        that was read last, the store is read anew: a patron may have moved since.
        """
        self.made["nothing shown that is not stored"] += 1
        ahead: dict[str, tuple[int, int]] = {}
        for live in self.world.bot.tables._runtime.shelf.held():
            if live.run is not None and not live.lock.locked():
                held, stored = (live.run.epoch, live.run.seq), self._last.get(live.id)
                if stored is not None and held > stored:
                    ahead[live.id] = held
        if not ahead:
            return
        self.world.forget_tables()
        for table in await self.world.tables():
            if (table.epoch, table.seq) < ahead.get(table.id, (0, 0)):
                raise Wrong("what is shown was not stored", f"table {table.id}: {ahead[table.id]}, stored {table.seq}")

    async def _somebody_can_go_on(self, info: KeptTable, asking: frozenset[str]) -> None:
        """A table that plays waits for somebody who is asked and can answer, or for its clock. Where it does not, it is
        looked at once more: it may be woken just now, or have ended since the store was read. `asking`: those that are
        seen to ask something.
        """
        if info.status != "live":
            return
        self.made["somebody can go on"] += 1
        if info.id in asking and self.world.bot.tables._runtime.scheduler.at(info.id) is not None:
            return  # so it is nearly always
        if not await self._stands_still(info.id):
            return
        await asyncio.sleep(MOMENT)
        stands_still = await self._stands_still(info.id)
        self.world.forget_tables()
        if stands_still and any(each.id == info.id and each.status == "live" for each in await self.world.tables()):
            raise Wrong("a live table waits for nobody", f"table {info.id}: {stands_still}")

    async def _stands_still(self, table: str) -> str:
        """What a table waits for that nothing will come of, in words; empty if it goes on."""
        tables = self.world.bot.tables
        _, ask = await tables.open_ask(table)
        armed = tables._runtime.scheduler.at(table)
        goes_on = ask is not None and (armed is not None or (ask.deadline is None and ask.waiting))
        return "" if goes_on else f"{ask}, woken at {armed}"

    # -- when all is quiet ----------------------------------------------------------------------------------------

    async def dear(self, *, last: bool = False) -> None:
        """When nothing is under way and no fault is active. Raises `Wrong`.

        All that was ever stored is looked at when it has become more by a tenth, and at the `last` time: otherwise a
        run would take the longer for each answer, the more it has.
        """
        tables = await self.world.tables()
        for info in tables:
            await self._one_message(info)
            await self._hidden(info)
        await self._proofs()
        if last or len(self.stored) >= self._whole * GROWN:
            await self._kept()
            await self._ratings()
            self._whole = len(self.stored)
        self.made["memory bounded"] += 1
        grown = resident() / 2**20 - self._took
        if grown > MEMORY_MOST:
            raise Wrong("the process takes more and more memory", f"{grown:.0f} MB")

    async def _one_message(self, info: KeptTable) -> None:
        """A table has one message. Where it has not, it is looked at once more: the old one may be taken away just now,
        or the table may have ended.
        """
        if self._not_one(info):
            await asyncio.sleep(MOVED)
            self.world.forget_tables()
            now = next((each for each in await self.world.tables() if each.id == info.id), None)
            if now is not None and (told := self._not_one(now)):
                raise Wrong("a table has not one message", told)

    def _not_one(self, info: KeptTable) -> str:
        """What messages a table has, in words; empty if it is one, or it needs none."""
        if info.status not in ("lobby", "live") or self.world.discord.world.place(info.channel_id) is None:
            return ""
        self.made["one message a table"] += 1
        boards: list[Payload] = self.world.boards(info.channel_id, f":{info.id}:")
        there = [message for message in boards if not self._calls_out(message)]
        if len(there) == 1:
            self.world.unheard.discard(info.id)
        if len(there) == 1 or (not there and info.id in self.world.unheard):
            return ""
        kinds = [[verb_of(part) for part in self.world.controls(message)] for message in there]
        return f"table {info.id} ({info.status}) has {kinds}"

    def _calls_out(self, message: Payload) -> bool:
        """Whether it calls people to a lobby: it has the lobby's button, and is none of its messages."""
        return any(verb_of(part) == CALL for part in self.world.controls(message))

    async def _hidden(self, info: KeptTable) -> None:
        if info.status != "live":
            return
        self.made["nobody sees what is hidden"] += 1
        live = await self.world.bot.tables._runtime.shelf.copy(info.id)
        if live.run is None:
            return  # it has just ended
        seen = differing(info.game, live.run.game, live.run.state, self.world.plan.luck(len(self.stored)))
        if seen is not None:
            raise Wrong("somebody sees what is hidden", f"table {info.id}: {seen}")

    async def _kept(self) -> None:
        """What was stored is there as it was."""
        self.made["answers are kept"] += 1
        there = await self._store.read(all_decisions)
        check_kept(self.stored, there)
        self.stored = there

    async def _proofs(self) -> None:
        bot = self.world.bot
        over = await self._store.read(_over)
        rules = {name: kit.rules() for name, kit in self.world.kits.items()}
        for table in over:
            if table in self._proved:
                continue
            self._proved.add(table)
            self.games += 1
            text = await bot.tables.proof(table)
            if text is None:
                continue
            self.made["the log proves its shuffle"] += 1
            try:
                prove(text, rules)
            except Exception as no:
                raise Wrong("a log does not prove its shuffle", f"table {table}: {no!r}") from no

    async def _ratings(self) -> None:
        """The ladder comes out the same from its finished games."""
        copy = self.world.db.with_name("copy.db")
        await self._store.read(partial(_copied, copy))
        self.made["ratings recompute"] += 1
        with closing(sqlite3.connect(copy)) as connection:
            check_ratings(connection)
        copy.unlink()


def _asks(live: Live) -> bool:
    """Whether a table that nobody changes just now plays, and asks something."""
    run = live.run
    return not live.lock.locked() and live.row.status == "live" and run is not None and run.ask is not None


def _over(connection: Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT id FROM tables WHERE status = 'over'")]


def _copied(copy: Path, connection: Connection) -> None:
    with sqlite3.connect(copy) as target:
        cast("sqlite3.Connection", connection).backup(target)
