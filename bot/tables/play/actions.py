"""Playing: the actions of a person in a running game."""

from __future__ import annotations

import logging
import time
from dataclasses import replace

from bot import metrics
from bot.engine import Refused
from bot.store.errors import CONFLICTS
from bot.store.talk import TEXT_MOST, TalkLine
from bot.store.windows import WindowRow, dumped_holds, dumped_thinkers
from bot.tables.clocks.pace import hold
from bot.tables.info import Change
from bot.tables.play.live import Live
from bot.tables.play.moves import Moves
from bot.tables.play.phases import kept, phase_of
from bot.tables.play.runtime import Runtime

log = logging.getLogger(__name__)

PASS = ("pass",)
WATCHED = 1800.0
"""Seconds for which people who are out may watch patrons play on."""


class Play:
    """Takes people's answers."""

    def __init__(self, runtime: Runtime, moves: Moves) -> None:
        self._runtime = runtime
        self._moves = moves

    async def answer(self, table: str, user_id: int, ask: int | None, picks: tuple[str, ...]) -> Change:
        """Answer the ask of that number (None: whatever is open), or use an unasked option.

        The answer is committed when this returns. Raises `Refused`; then nothing has changed. If the log has gone on
        without this process, the table is loaded again, and the answer is taken as what it means then.
        """
        self._runtime.check_open()
        try:
            return await self._answer(table, user_id, ask, picks)
        except CONFLICTS:
            log.warning("table %s: its log has gone on elsewhere; it is loaded again", table)
            metrics.REPAIRS.labels("stale").inc()
            return await self._answer(table, user_id, ask, picks)

    async def _answer(self, table: str, user_id: int, ask: int | None, picks: tuple[str, ...]) -> Change:
        began = time.perf_counter()
        async with self._runtime.hold(table) as live:
            seat = live.seat_of(user_id)
            if seat.gone > 1:
                raise Refused("removed")
            live.need("live")
            if live.is_natural():
                await self._moves.take_back(live, seat)
                if _has_nothing_to_pass(live, seat.seat, ask, picks):
                    return self._runtime.unchanged(live)
                _check_own_time(live, seat.seat, self._runtime.time(live))
            try:
                change = await self._moves.take(live, seat.seat, ask, picks, "person")
            except Refused:
                # A person who tries to play is awake, even if the patron was faster. (The table may have been loaded
                # again.)
                await self._moves.take_back(live, live.seat_of(user_id))
                raise
            metrics.ANSWER_SECONDS.observe(time.perf_counter() - began)
            return change

    async def think(self, table: str, user_id: int) -> bool:
        """A poker face for one window: the open one if its minimum time is not over and the seat's deck could answer
        it (True), else the next such window. Nobody else is told. Raises `Refused`: ``not-seated``, ``removed``, and as
        `Live.need` does.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            seat = live.seat_of(user_id)
            live.need("live")
            await self._moves.take_back(live, seat)
            window = live.window
            if window is None:
                raise Refused("game-over")
            held = self._held(live, seat.seat, window)
            live.window = held or window._replace(thinks=dumped_thinkers(window.thinkers() | {seat.seat}))
            self._runtime.plan(live)
            await self._moves.keep_window(live, seat.seat)
            return held is not None

    def _held(self, live: Live, seat: int, window: WindowRow) -> WindowRow | None:
        """The open window with this seat's poker face; None if it comes too late or the seat could not answer."""
        ask = live.run.ask if live.run is not None else None
        if ask is None or live.run is None or not live.run.clock_waits() or seat not in ask.possible:
            return None
        seconds = hold(live.pace, live.row.seed, window.ask, seat, window.deadline - window.opened_at)
        if window.opened_at + seconds <= self._runtime.time(live):
            return None
        return window._replace(holds=dumped_holds({**window.held(), seat: seconds}))

    async def finish(self, table: str, user_id: int, *, watched: bool) -> None:
        """Once all people are out of the game: let patrons finish it at once; or `watched`, play on as usual.

        Raises `Refused`: ``not-seated``, ``still-in``, and as `Live.need` does.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.seat_of(user_id)
            live.need("live")
            window = live.window
            if not live.nobody_left() or window is None:
                raise Refused("still-in")
            now = self._runtime.time(live)
            live.window = window._replace(away_at=now + WATCHED if watched else now - live.lingers())
            live.row.version += 1
            self._runtime.plan(live)
            await self._runtime.keep_window(live, "told")

    async def say(self, table: str, user_id: int, text: str, *, first: bool = False) -> None:
        """Say something to one's team, which alone is told; `first`: that its others shall move first, for which
        patrons then need not wait.

        Raises `Refused`: ``not-seated``, ``removed``, ``no-team``, ``say-nothing``, ``say-less`` (fact `most`), and as
        `Live.need` does.
        """
        self._runtime.check_open()
        text = " ".join(text.split())
        if not text:
            raise Refused("say-nothing")
        if len(text) > TEXT_MOST:
            raise Refused("say-less", most=TEXT_MOST)
        async with self._runtime.hold(table) as live:
            seat = live.seat_of(user_id)
            if seat.gone > 1:
                raise Refused("removed")
            live.need("live")
            mates = live.mates(seat.seat)
            if not mates:
                raise Refused("no-team")
            await self._moves.take_back(live, seat)
            line = TalkLine(seat.seat, user_id, text, self._runtime.time(live))
            phase = phase_of(live.window)
            if first and phase is not None and live.window is not None:
                live.window = kept(live.window, phase.with_after(seat.seat))
            live.talk = [*live.talk, line]
            self._runtime.plan(live)
            await self._moves.keep_talk(live, line, (seat.seat, *mates))

    async def called(self, table: str, number: int) -> None:
        """Note that those who are missing in the phase that began with the ask of this number have been mentioned.
        Nobody is told, and nothing changes if the phase is over.
        """
        async with self._runtime.hold(table) as live:
            phase, window = phase_of(live.window), live.window
            if phase is None or window is None or phase.first != number:
                return
            live.window = kept(window, replace(phase, called=True))
            await self._moves.note_window(live)

    async def take_back(self, table: str, user_id: int) -> None:
        """Take back one's seat, which a patron minds. Any answer does that, too. Raises `Refused`: ``not-seated``,
        ``removed``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            await self._moves.take_back(live, live.seat_of(user_id))


def _has_nothing_to_pass(live: Live, seat: int, ask: int | None, picks: tuple[str, ...]) -> bool:
    """Whether somebody passes who is not asked: who is asked at such an ask is nobody else's business, so that a pass
    is always taken kindly.
    """
    asked = live.run is not None and live.run.ask is not None and seat in live.run.ask.seats
    return picks == PASS and not asked and ask in (None, live.ask_number())


def _check_own_time(live: Live, seat: int, now: float) -> None:
    """Raise `Refused('ask-closed')` when the time of a seat's poker face is over."""
    window = live.window
    held = window.held().get(seat) if window is not None else None
    if window is not None and held is not None and window.opened_at + held <= now:
        raise Refused("ask-closed")
