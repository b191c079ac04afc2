"""Time at all tables: starting and stopping the clocks, pausing one table, heartbeats, and the watchdog."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot import metrics
from bot.engine import Refused
from bot.shares import Share
from bot.store import windows
from bot.store.driver import Unit
from bot.store.errors import ConnectionLost
from bot.store.sql import Connection
from bot.tables.clocks.clock import Handle
from bot.tables.info import TableInfo, Woken
from bot.tables.play.runtime import AGAIN, Runtime

log = logging.getLogger(__name__)

HEARTBEAT = 5.0
"""Seconds between heartbeats: the most time that a restart can give the players for free."""
PARTED = 5.0
"""Seconds by which the computer's clock may part from the tables' before all clocks are moved along."""
SLOW = 1.0
"""Seconds that the database may take for an answer."""
WATCH = 30.0
"""Seconds between the watchdog's rounds."""
LATE = 5.0
"""Seconds by which a round may come late without a reason."""


class Clocks:
    """Starts and stops time."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._started = False
        self._watched = runtime.clock.monotonic()
        """When the watchdog's last round began."""
        self._timers: dict[str, Handle] = {}
        self._moving = asyncio.Lock()
        """Held while stopped clocks are moved on."""
        self._gone: set[int] = set()
        """The shards that are away. Those whose clocks are stopped are more, while the database is away."""
        self._lost = False
        """Whether the database is away."""
        self.beside: Callable[[], Unit[None] | None] = lambda: None
        """Gives what is written in the same unit as a heartbeat."""

    # -- all tables --------------------------------------------------------------------------------------------

    async def start(self) -> Woken:
        """Start the clocks: move every deadline by the time since the last heartbeat, and set timers. Loads no game."""
        now, share = self._runtime.clock.now(), self._runtime.store.share

        def unit(connection: Connection) -> tuple[float, int, list[tuple[str, float]]]:
            last = windows.last_heartbeat(connection, share)
            down = max(0.0, now - last) if last is not None else 0.0
            live = windows.shift(connection, down, share)
            windows.write_heartbeat(connection, now, share)
            return down, live, windows.wakings(connection, share)

        down, live, wakings = await self._runtime.store.write(unit)
        self._started = True
        self._runtime.store.watch(self._database_away, self._database_back)
        self._runtime.scheduler.set_all(wakings)
        self._runtime.scheduler.run()
        self._watched = self._runtime.clock.monotonic()
        self._every("heartbeat", lambda: HEARTBEAT, self._beat)
        self._every("watch", lambda: WATCH, self.watch)
        return Woken(live, down if live else 0.0)

    async def stop(self) -> None:
        """Refuse further answers (``closing``), stop all timers, finish pending work, and write a last heartbeat."""
        if self._runtime.closing:
            return
        self._runtime.closing = True
        self._runtime.scheduler.stop()
        for timer in self._timers.values():
            timer.cancel()
        await self._runtime.idle()
        for live in self._runtime.shelf.held():
            async with live.lock:
                pass
        await self._write_heartbeat()

    def use_shards(self, count: int) -> None:
        """Divide the servers among so many connections. To be called before any of them runs, or when none does."""
        self._runtime.shards.use(count)
        if self._gone:
            self._gone = set(self._runtime.shards.all())

    async def freeze(self, shard: int | None = None) -> None:
        """Stop the clocks of a shard's servers, because it is away; None: all clocks. Calling it twice changes nothing.

        The clocks stop before this is written to the store: a reconnection during the write finds them stopped.
        """
        runtime, meant = self._runtime, self._meant(shard)
        self._gone.update(meant)
        for each in meant:
            if again := self._timers.pop(f"thaw {each}", None):
                again.cancel()
        now, stopped = runtime.clock.now(), [each for each in meant if each not in runtime.shards.away]
        if not stopped:
            return
        runtime.shards.away.update(dict.fromkeys(stopped, now))
        if runtime.shards.all_away:
            runtime.scheduler.stop()
            async with self._moving:
                await self._catch_up()

    async def thaw(self, shard: int | None = None) -> None:
        """Let the clocks of a shard's servers go on where they stopped, because it is back; None: all clocks.

        Calling it twice changes nothing.
        """
        runtime = self._runtime
        self._gone.difference_update(self._meant(shard))
        if self._lost:
            return  # they go on with the database
        async with self._moving:
            going = [each for each in self._meant(shard) if each in runtime.shards.away]
            if not going:
                return
            try:
                wakings = await self._catch_up(going)
            except BaseException:
                for each in going:
                    self._timers[f"thaw {each}"] = runtime.clock.call_later(
                        AGAIN, lambda each=each: runtime.spawn(self._thaw_again(each))
                    )
                raise
        if runtime.closing:
            return
        # Windows in memory may have changed during the write.
        held = {live.id: live.window.next_at for live in runtime.shelf.held() if live.window is not None}
        for each in going:
            if each not in runtime.shards.away:  # it may have gone away again
                for table, wake_at in wakings[each]:
                    runtime.scheduler.set(table, held.get(table, wake_at))
        if not runtime.shards.all_away:
            runtime.scheduler.run()

    async def _thaw_again(self, shard: int) -> None:
        try:
            await self.thaw(shard)
        except Exception:
            log.exception("the clocks are still stopped: moving them failed; it is tried again")

    def _database_away(self, seconds: float) -> None:
        """The database is lost, and has not answered for so many seconds: nobody can move, so all clocks stop."""
        runtime = self._runtime
        since = runtime.clock.now() - (seconds if seconds > SLOW else 0.0)
        self._lost = True
        runtime.shards.away = {shard: runtime.shards.away.get(shard, since) for shard in runtime.shards.all()}
        runtime.scheduler.stop()

    def _database_back(self) -> None:
        """The clocks go on, but for those of shards that are away."""
        self._lost = False
        for shard in self._runtime.shards.all():
            if shard not in self._gone:
                self._runtime.spawn(self._thaw_again(shard))

    def _meant(self, shard: int | None) -> list[int]:
        return list(self._runtime.shards.all()) if shard is None else [shard]

    async def _catch_up(self, going: Sequence[int] = ()) -> dict[int, list[tuple[str, float]]]:
        """Move all stopped clocks to now, in memory and in the store, and let those of some shards go on; returns when
        the tables of these are to be woken.

        Nothing is awaited until the unit is in the writer's queue, so no answer falls between moving the windows in
        memory and moving those in the store.
        """
        runtime, now, beside = self._runtime, self._runtime.clock.now(), self.beside()
        shards, before = runtime.shards, dict(runtime.shards.away)
        count, stood = shards.count, {shard: now - since for shard, since in before.items()}
        shards.away = {shard: now for shard in before if shard not in going}
        self._shift_held(stood)

        def unit(connection: Connection) -> dict[int, list[tuple[str, float]]]:
            for shard, seconds in stood.items():
                windows.shift(connection, seconds, Share(shard, count))
            windows.write_heartbeat(connection, now, runtime.store.share)
            if beside is not None:
                beside(connection)
            return {shard: windows.wakings(connection, Share(shard, count)) for shard in going}

        runtime.shelf.shifting = True
        try:
            return await runtime.store.write(unit)
        except BaseException:
            shards.away.update(before)
            self._shift_held({shard: -seconds for shard, seconds in stood.items()})
            raise
        finally:
            runtime.shelf.shifting = False

    def _shift_held(self, stood: Mapping[int, float]) -> None:
        """Move the clocks of the tables in memory, by shard."""
        self._runtime.shelf.shifts += 1
        for live in self._runtime.shelf.held():
            window, seconds = live.window, stood.get(self._runtime.shards.of(live.row.guild_id), 0.0)
            if window is not None and window.vote_until is not None:
                live.window = window = window._replace(vote_until=window.vote_until + seconds)
            if window is not None and window.state == "open" and seconds:
                live.window = window._replace(
                    opened_at=window.opened_at + seconds,
                    deadline=window.deadline + seconds,
                    wake_at=window.wake_at + seconds,
                    away_at=None if window.away_at is None else window.away_at + seconds,
                    plain=None if window.plain is None else window.plain + seconds,
                )
                live.dues = {seat: due + seconds for seat, due in live.dues.items()}
                live.wishes = {seat: (pick, due + seconds) for seat, (pick, due) in live.wishes.items()}

    # -- one table ----------------------------------------------------------------------------------------------

    async def pause(self, table: str, reason: str) -> TableInfo:
        """Pause one table for a reason (``no-permission``, ``channel-gone``, ``host``); after 7 days it is closed.

        Raises `Refused`: ``paused`` (it is paused already), ``table-not-started``, ``table-over``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("live")
            await self._runtime.pause(live, reason)
            return live.info()

    async def resume(self, table: str, place: int | None = None) -> TableInfo:
        """Resume a paused table, in another channel if `place` names one.

        Raises `Refused`: ``table-started`` (it is going on), ``table-over``, ``paused`` (its rules still fail).
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("paused")
            if live.run is None:
                raise Refused("paused", why=live.row.pause_reason)
            await self._runtime.resume(live, place)
            return live.info()

    # -- rounds -------------------------------------------------------------------------------------------------

    def _every(self, name: str, seconds: Callable[[], float], work: Callable[[], Awaitable[None]]) -> None:
        """Repeat the work, each time from a timer and in a task of its own."""

        async def once() -> None:
            try:
                await work()
            except ConnectionLost as lost:
                log.warning("%s failed, it is tried again: %s", name, lost)
            except Exception:
                log.exception("%s failed", name)
            if not self._runtime.closing:
                again()

        def again() -> None:
            self._timers[name] = self._runtime.clock.call_later(seconds(), lambda: self._runtime.spawn(once()))

        again()

    async def _beat(self) -> None:
        await self.keep_time()
        await self._write_heartbeat()

    async def keep_time(self) -> None:
        """If the computer's clock was set, or the computer slept, move every running clock by as much, as after
        downtime: nobody gains or loses time by it.
        """
        runtime = self._runtime
        jump = runtime.clock.parted()
        if abs(jump) <= PARTED:
            return
        log.warning("the computer's clock has jumped by %.0f s; the tables' clocks are moved along", jump)
        running = [shard for shard in runtime.shards.all() if shard not in runtime.shards.away]
        runtime.clock.set_right()
        runtime.shards.away.update(dict.fromkeys(running, runtime.clock.now() - jump))
        for shard in running:
            await self.thaw(shard)

    async def _write_heartbeat(self) -> None:
        """Note that the clocks run. Not while all are stopped, so that a restart adds that time as well, nor before
        `start` has moved the deadlines, or they would not be moved by the time the bot was down. Clocks that are
        stopped alone are moved on with it, for the same reason.
        """
        if not self._started or self._runtime.shards.all_away:
            return
        async with self._moving:
            if not self._runtime.shards.all_away:
                await self._catch_up()

    async def watch(self) -> None:
        """The watchdog: check that every live table has a timer, and repair a table without one.

        A round that comes late itself blames no timer: the process stood still, and they are all about to go off.
        """
        since, self._watched = self._watched, self._runtime.clock.monotonic()
        late = self._watched - since > WATCH + LATE
        if self._runtime.shards.all_away or self._runtime.closing:
            return
        now = self._runtime.clock.now()
        for table, guild_id, wake_at in await self._runtime.store.read(
            lambda connection: windows.stuck(connection, self._runtime.store.share)
        ):
            timer = self._runtime.scheduler.at(table)
            if self._runtime.shards.stopped_at(guild_id) is not None:
                continue
            if wake_at is None:
                await self._repair(table)
            elif not late and wake_at < now - WATCH and (timer is None or timer > now + AGAIN):
                log.error("table %s: was not woken at its time; it is now", table)
                metrics.REPAIRS.labels("timer").inc()
                self._runtime.scheduler.set(table, now)

    async def _repair(self, table: str) -> None:
        """Give a live table that waits for nothing the window of its open ask."""
        try:
            async with self._runtime.hold(table) as live:
                if live.row.status != "live" or live.run is None:
                    return
                log.error("table %s: was live without an open window; repaired", table)
                metrics.REPAIRS.labels("window").inc()
                if live.run.ask is None:
                    await self._runtime.broken(live, RuntimeError("a live game asks nobody"))
                    return
                self._runtime.open_window(live)
                live.row.version += 1
                self._runtime.plan(live)
                await self._runtime.keep_window(live, "told", notice="repaired")
        except Exception:
            log.exception("table %s: could not be repaired; it is tried again", table)
