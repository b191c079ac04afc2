"""Time at the tables as a whole: starting, stopping, standing still, and the watchdog."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable

from bot.engine import Refused
from bot.store import decisions, tables, windows
from bot.tables.clock import Handle
from bot.tables.info import ChangeKind, TableInfo, Woken
from bot.tables.live import Live
from bot.tables.runtime import AGAIN, Runtime
from bot.tables.shelf import snapshot_row

log = logging.getLogger(__name__)

HEARTBEAT = 5.0
"""Seconds between heartbeats: by so much at most a restart is in the players' favour."""
WATCH = 30.0
"""Seconds between the watchdog's rounds."""


class Clocks:
    """Starts and stops time."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._started = False
        self._timers: dict[str, Handle] = {}

    # -- all tables --------------------------------------------------------------------------------------------

    async def start(self) -> Woken:
        """Begin: every deadline is put off by the time since the last heartbeat, and armed. Loads no game."""
        now = self._runtime.clock.now()

        def unit(connection: sqlite3.Connection) -> tuple[float, int, list[tuple[str, float]]]:
            beat = windows.last_beat(connection)
            down = max(0.0, now - beat) if beat is not None else 0.0
            live = windows.shift(connection, down)
            windows.beat(connection, now)
            return down, live, windows.wakings(connection)

        down, live, wakings = await self._runtime.store.write(unit)
        self._started = True
        self._runtime.scheduler.set_all(wakings)
        self._runtime.scheduler.run()
        self._every("heartbeat", HEARTBEAT, self._write_heartbeat)
        self._every("watch", WATCH, self.watch)
        return Woken(live, down if live else 0.0)

    async def stop(self) -> None:
        """Take no more answers (``closing``), stop every timer, finish what is under way, leave a last heartbeat."""
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

    async def freeze(self) -> None:
        """Discord is away: every clock stands still; doing it twice changes nothing. At once: who is back while this is
        written down finds them standing.
        """
        if again := self._timers.pop("thaw", None):
            again.cancel()
        if self._runtime.frozen_at is not None:
            return
        now = self._runtime.frozen_at = self._runtime.clock.now()
        self._runtime.scheduler.stop()
        await self._runtime.store.write(lambda connection: windows.beat(connection, now))

    async def thaw(self) -> None:
        """Discord is back: the clocks go on where they stood. Doing it twice changes nothing."""
        frozen_at = self._runtime.frozen_at
        if frozen_at is None:
            return
        now = self._runtime.clock.now()
        stood = now - frozen_at
        # From here to the queue of the writer nothing waits: memory and store are moved between the same two answers.
        self._runtime.frozen_at = None
        self._shift_held(stood)

        def unit(connection: sqlite3.Connection) -> list[tuple[str, float]]:
            windows.shift(connection, stood)
            windows.beat(connection, now)
            return windows.wakings(connection)

        self._runtime.shelf.shifting = True
        try:
            wakings = await self._runtime.store.write(unit)
        except BaseException:
            self._runtime.frozen_at = frozen_at
            self._shift_held(-stood)
            self._timers["thaw"] = self._runtime.clock.call_later(
                AGAIN, lambda: self._runtime.spawn(self._thaw_again())
            )
            raise
        finally:
            self._runtime.shelf.shifting = False
        if self._runtime.closing or self._runtime.frozen_at is not None:
            return
        # What is in memory may have moved on since.
        held = {live.id: live.window.wake_at for live in self._runtime.shelf.held() if live.window is not None}
        for table, wake_at in wakings:
            self._runtime.scheduler.set(table, held.get(table, wake_at))
        self._runtime.scheduler.run()

    async def _thaw_again(self) -> None:
        try:
            await self.thaw()
        except Exception:
            log.exception("the clocks still stand: moving them failed; it is tried again")

    def _shift_held(self, seconds: float) -> None:
        self._runtime.shelf.shifts += 1
        for live in self._runtime.shelf.held():
            window = live.window
            if window is not None and window.state == "open":
                live.window = window._replace(
                    opened_at=window.opened_at + seconds,
                    deadline=window.deadline + seconds,
                    wake_at=window.wake_at + seconds,
                    away_at=None if window.away_at is None else window.away_at + seconds,
                )
                live.dues = {seat: due + seconds for seat, due in live.dues.items()}
                live.wishes = {seat: (pick, due + seconds) for seat, (pick, due) in live.wishes.items()}

    # -- one table ----------------------------------------------------------------------------------------------

    async def pause(self, table: str, reason: str) -> TableInfo:
        """Let one table stand still (``no-permission``, ``channel-gone``, ``host``); it is closed after 7 days.

        Raises `Refused`: ``paused`` (it stands still already), ``table-not-started``, ``table-over``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("live")
            await self._runtime.stand_still(live, reason)
            return live.info()

    async def resume(self, table: str, place: int | None = None) -> TableInfo:
        """Let it go on, in another channel if `place` names one.

        Raises `Refused`: ``table-started`` (it is going on), ``table-over``, ``paused`` (its rules still fail).
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("paused")
            row, window = live.row, live.window
            if live.run is None:
                raise Refused("paused", why=row.pause_reason)
            stood = self._runtime.time() - (row.paused_at or self._runtime.time())
            row.status, row.pause_reason, row.paused_at = "live", "", None
            row.channel_id = place or row.channel_id
            row.version += 1
            if window is None or window.ask != live.ask_number():
                self._runtime.open_window(live)
            else:
                live.window = window._replace(
                    state="open",
                    opened_at=window.opened_at + stood,
                    deadline=window.deadline + stood,
                    away_at=None if window.away_at is None else window.away_at + stood,
                )
                live.dues = {}
            self._runtime.plan(live)
            hands = frozenset(seat.seat for seat in live.seats)
            await self._keep(live, "resumed", hands=hands)
            return live.info()

    async def _keep(
        self, live: Live, kind: ChangeKind, *, hands: frozenset[int] = frozenset(), notice: str = ""
    ) -> None:
        run, window = live.run, live.window
        snapshot = snapshot_row(run.snapshot) if run is not None and run.snapshot is not None else None

        def unit(connection: sqlite3.Connection) -> None:
            tables.save(connection, live.row)
            windows.put(connection, live.id, window)
            if snapshot is not None:
                decisions.put_snapshot(connection, live.id, snapshot)

        await self._runtime.commit(live, unit, kind, hands=hands, notice=notice)

    # -- rounds -------------------------------------------------------------------------------------------------

    def _every(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do it again and again, each time from a timer, in a task that ends."""

        async def once() -> None:
            try:
                await work()
            except Exception:
                log.exception("%s failed", name)
            if not self._runtime.closing:
                again()

        def again() -> None:
            self._timers[name] = self._runtime.clock.call_later(seconds, lambda: self._runtime.spawn(once()))

        again()

    async def _write_heartbeat(self) -> None:
        """Say that the clocks run. While they stand still nothing is said, so that a restart counts that time too; nor
        before they have been put right, or the time the bot was down would be lost.
        """
        if self._started and self._runtime.frozen_at is None:
            now = self._runtime.clock.now()
            await self._runtime.store.write(lambda connection: windows.beat(connection, now))

    async def watch(self) -> None:
        """The watchdog: every live table waits for something that will come. One that does not is repaired."""
        if self._runtime.frozen_at is not None or self._runtime.closing:
            return
        now = self._runtime.clock.now()
        for table, wake_at in await self._runtime.store.read(windows.stuck):
            timer = self._runtime.scheduler.at(table)
            if wake_at is None:
                await self._repair(table)
            elif wake_at < now - WATCH and (timer is None or timer > now + AGAIN):
                log.error("table %s: was not woken at its time; it is now", table)
                self._runtime.scheduler.set(table, now)

    async def _repair(self, table: str) -> None:
        """Give a live table that waits for nothing the window of its open ask."""
        try:
            async with self._runtime.hold(table) as live:
                if live.row.status != "live" or live.run is None:
                    return
                log.error("table %s: was live without an open window; repaired", table)
                if live.run.ask is None:
                    await self._runtime.stand_still(live, "broken")
                    return
                self._runtime.open_window(live)
                live.row.version += 1
                self._runtime.plan(live)
                await self._keep(live, "told", notice="repaired")
        except Exception:
            log.exception("table %s: could not be repaired; it is tried again", table)
