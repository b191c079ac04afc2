"""*One more*: a lobby with a free chair calls people who have asked for it, once. Whatever is due later is a job."""

from __future__ import annotations

from bot.engine import Refused
from bot.store import callers, jobs
from bot.store.callers import Caller, Chairs
from bot.store.errors import StoreRefused
from bot.store.jobs import Job
from bot.store.sql import Connection
from bot.tables.clocks.jobs import Jobs
from bot.tables.play.live import Live
from bot.tables.play.runtime import Runtime
from bot.tables.seats.held import expected_at

HINT, CALL, END = "chair-hint", "chair-call", "chair-end"
"""The kinds of a lobby's jobs: its host is told of a free chair; people are called; the call is deleted."""
WAITS = 120.0
"""Seconds for which a lobby waits until its host is told."""
STANDS = 15 * 60.0
"""Seconds after which a call is deleted, at the latest."""


class Callers:
    """Who wants to be called, and the calls. Every method raises `Refused` with a reason a person can be told, and then
    has changed nothing.
    """

    def __init__(self, runtime: Runtime, planned: Jobs) -> None:
        self._runtime = runtime
        self._planned = planned

    # -- wishes -------------------------------------------------------------------------------------------------

    async def of_person(self, user_id: int) -> list[Caller]:
        """Where somebody wants to be called, the oldest wish first."""
        return await self._runtime.store.read(lambda connection: callers.of_person(connection, user_id))

    async def save(self, caller: Caller) -> None:
        """Call somebody in a channel from now on. Raises `Refused` as `callers.save` does."""
        try:
            await self._runtime.store.write(lambda connection: callers.save(connection, caller))
        except StoreRefused as no:
            raise Refused(no.reason, **no.facts) from None

    async def drop(self, user_id: int, channel_id: int) -> bool:
        """Call somebody in a channel no more; whether they were called there."""
        return await self._runtime.store.write(lambda connection: callers.drop(connection, user_id, channel_id))

    async def drop_all(self, user_id: int) -> None:
        """Call somebody nowhere any more."""
        await self._runtime.store.write(lambda connection: callers.drop_all(connection, user_id))

    # -- calls --------------------------------------------------------------------------------------------------

    async def opened(self, table: str, guild_id: int, created_at: float) -> None:
        """A lobby was opened: its host is told of a free chair, if there is one a while later."""
        await self._planned.note(Job(HINT, guild_id, 0, table, "", created_at + WAITS))

    async def worth_telling(self, table: str) -> int | None:
        """The host of a lobby, if it has a free chair to which somebody could be called now; else None."""
        try:
            async with self._runtime.hold(table) as live:
                chairs = await self._chairs(live)
        except Refused:
            return None
        now = self._runtime.clock.now()

        def somebody(connection: Connection) -> bool:
            callers.may_call(connection, chairs, now)
            return bool(callers.callable_now(connection, chairs, now))

        try:
            return chairs.host_id if await self._runtime.store.read(somebody) else None
        except StoreRefused:
            return None

    async def call(self, table: str, by: int) -> int:
        """Call people to a lobby; how many. Raises `Refused`: ``not-host``, ``table-full``, ``table-started``,
        ``table-over``, ``called-already``, ``called-here`` (fact `seconds`), ``nobody-to-call``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need_host(by)
            chairs, now = await self._chairs(live), self._runtime.clock.now()

            def unit(connection: Connection) -> int:
                found = callers.call(connection, chairs, now)
                jobs.note(connection, Job(CALL, chairs.guild_id, 0, table, "", now))
                jobs.note(connection, Job(END, chairs.guild_id, 0, table, "", now + STANDS))
                return len(found)

            try:
                called = await self._runtime.store.write(unit)
            except StoreRefused as no:
                raise Refused(no.reason, **no.facts) from None
        self._planned.expect(now)
        return called

    async def _chairs(self, live: Live) -> Chairs:
        """A lobby that has a free chair. Raises `Refused`."""
        live.need("lobby")
        row, held = live.row, await expected_at(self._runtime, live)
        lineup = self._runtime.games[row.game].lineup(row.options, len(live.seats))
        most = min(row.most, lineup.seats[-1])
        if len(live.seats) + len(held) >= most:
            raise Refused("table-full", most=most)
        return Chairs(row.id, row.guild_id, row.channel_id, row.game, row.host_id, held)

    async def closed(self, table: str) -> None:
        """A lobby has become a game, or is closed: its call is deleted soon, if it has one."""
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> bool:
            call = callers.load(connection, table)
            if call is None or call.over:
                return False
            jobs.note(connection, Job(END, call.guild_id, 0, table, "", now))
            return True

        known = await self._runtime.store.read(lambda connection: callers.load(connection, table))
        if known is not None and await self._runtime.store.write(unit):
            self._planned.expect(now)
