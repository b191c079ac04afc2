"""Moves without a person: those of patrons, and the defaults when time runs out."""

from __future__ import annotations

import logging
import math
import random
from collections.abc import Awaitable, Callable

from bot.engine import CLOCK, TIME, Refused, Run, Source
from bot.patrons.patron import Patron
from bot.store.windows import WindowRow
from bot.tables.play.live import Live, goes_on_unpaused
from bot.tables.play.moves import Moves
from bot.tables.play.phases import phase_of
from bot.tables.play.runtime import Runtime
from bot.tables.play.thinking import Allowance

log = logging.getLogger(__name__)

MINDER = "regular"
"""The strength of the patron that plays a sleeper's seat."""
PAUSE = (1.2, 2.8)
"""Seconds a patron takes for a move, at least and at most."""
GOES_ON = (0.4, 1.2)
"""The same for the further moves of a turn."""
LESSON_PAUSE = (2.5, 4.5)
"""The same in a lesson, where the learner has to follow."""
CALL_PAUSE = (0.3, 0.8)
"""Seconds until a patron uses an unasked option that concerns only itself."""
CATCH_PAUSE = (2.0, 4.0)
"""Seconds until a patron uses one that concerns somebody else, so that people get the first chance."""
WITHIN = (0.2, 0.9)
"""When in an ask's minimum time a patron answers, as shares of it, at least and at most: nobody ever waits for it."""
LAST = 1e12
"""A time by which everything is due."""
BEACON_AGAIN = 5.0
"""Seconds until the beacon is asked again for a round that a table waits for."""
VOTE_PAUSE = 20.0
"""Seconds a patron waits at most while people decide about an undo."""


class Minding:
    """Plays for patrons, and for people who have left or are asleep."""

    def __init__(
        self, runtime: Runtime, moves: Moves, vote_over: Callable[[Live], Awaitable[None]],
        ask_beacon: Callable[[str, int], Awaitable[None]],
    ) -> None:  # fmt: skip
        """`vote_over` ends a vote whose time is up; `ask_beacon` begins the game of a table that waits for a round."""
        self._runtime = runtime
        self.moves = moves
        self._vote_over = vote_over
        self._to_beacon = ask_beacon
        self._allowance = Allowance(runtime.clock)
        runtime.plan = self.plan

    # -- when -----------------------------------------------------------------------------------------------------

    def plan(self, live: Live) -> None:
        """Plan when patrons move, and thereby when the table is to be woken."""
        window, run = live.window, live.run
        if window is None or run is None or window.state != "open":
            return
        now = self._runtime.time(live)
        window = live.window = _with_absence(live, window, now)
        wake_at = window.deadline
        if live.is_natural():
            wake_at = min([wake_at, *_closing_times(run, window)])
        if window.away_at is not None:
            wake_at = min(wake_at, max(now, window.away_at + live.lingers()))
        minded = [seat.seat for seat in live.seats if seat.by_patron]
        if minded or live.pace.alerts:
            self._plan_moves(live, run, window, now)
            self._plan_wishes(live, run, minded, now)
            wake_at = min([wake_at, *live.dues.values(), *[due for _, due in live.wishes.values()]])
        elif live.dues or live.wishes:
            live.dues, live.wishes = {}, {}
        if wake_at != window.wake_at:
            live.window = window._replace(wake_at=wake_at)

    def _hurries(self, live: Live) -> bool:
        """Whether patrons finish the game at once: all people are out of it or away, and have been for long enough."""
        away_at = live.window.away_at if live.window is not None else None
        return away_at is not None and away_at + live.lingers() <= self._runtime.time(live)

    def _plan_moves(self, live: Live, run: Run, window: WindowRow, now: float) -> None:
        if window.least:
            self._plan_answers(live, run, window)
            return
        before, opened_at = live.dues, window.opened_at
        span = LESSON_PAUSE if live.row.lesson else PAUSE if run.turn_started else GOES_ON
        live.dues = {}
        for seat in run.waiting():
            if live.by_patron(seat) or _has_no_choice(live, run, seat):
                pause = _between(span, live, f"move/{live.ask_number()}/{seat}")
                due = opened_at + max(pause, run.game.patience(run.state))
                if _leaves_to_people(live, run, window):
                    due = max(due, window.deadline - live.pace.turn / 2)
                # Even if somebody has just left, or the bot was restarted, the patron takes its usual time.
                live.dues[seat] = due if seat in before else max(due, now + pause)
        if live.row.vote is not None and live.dues:
            until = live.row.vote["at"] + VOTE_PAUSE
            live.dues = {seat: max(due, until) for seat, due in live.dues.items()}

    def _plan_answers(self, live: Live, run: Run, window: WindowRow) -> None:
        """Plan patrons' answers within the minimum time."""
        live.dues = {}
        for seat in run.waiting():
            if live.by_patron(seat):
                part = _between(WITHIN, live, f"move/{live.ask_number()}/{seat}")
                live.dues[seat] = window.opened_at + part * window.least

    def _plan_wishes(self, live: Live, run: Run, seats: list[int], now: float) -> None:
        """Plan the wishes of the seats that patrons play."""
        before = live.wishes
        live.wishes = {}
        for seat in seats:
            pick = self._wish(live, run, seat)
            if pick is None:
                continue
            known = before.get(seat)
            if known is not None and known[0] == pick:
                live.wishes[seat] = known
            else:
                pause = CATCH_PAUSE if ">" in pick else CALL_PAUSE
                live.wishes[seat] = (pick, now + _between(pause, live, f"wish/{live.ask_number()}/{seat}"))

    def _wish(self, live: Live, run: Run, seat: int) -> str | None:
        try:
            unasked = run.game.unasked(run.state, seat)
            if not unasked:
                return None  # it is out of the game, say: then no view is made for it
            luck = _luck(live, f"wish/{live.ask_number()}/{seat}")
            return self._patron(live, seat).wish(run.view(seat), unasked, luck)
        except Exception:
            log.exception("table %s: the patron of seat %d failed to wish", live.id, seat)
            return None

    def _patron(self, live: Live, seat: int) -> Patron:
        """Who plays the seat. A patron that only a later version knows is played by the usual one."""
        game = live.row.game
        try:
            return self._runtime.patrons(game, live.seats[seat].patron or MINDER)
        except KeyError:
            return self._runtime.patrons(game, MINDER)

    # -- what -----------------------------------------------------------------------------------------------------

    async def wake(self, table: str) -> None:
        """Do everything that is due at the table, then set its timer.

        The table is held all the time: somebody who wants to show it waits, and shows the result.
        """
        if self._runtime.closing or self._runtime.shards.all_away:
            return
        async with self._runtime.hold(table) as live:
            while not self._resting(live) and await self._do_next(live):
                pass
            if not self._resting(live):
                self._runtime.arm(live)

    def _resting(self, live: Live) -> bool:
        return self._runtime.closing or self._runtime.frozen(live)

    async def _do_next(self, live: Live) -> bool:
        """Do one thing that is due; whether there was one."""
        now, window = self._runtime.time(live), live.window
        if window is None:
            return False
        if window.vote_until is not None and window.vote_until <= now:
            await self._vote_over(live)
            return True
        if window.state != "open":
            if window.wake_at > now:
                return False
            if live.awaits_round():
                self._ask_beacon(live, window, now)
                return False
            if goes_on_unpaused(live):
                await self._runtime.resume(live)
                return True
            await self._runtime.end(live, "expired" if window.state == "lobby" else "paused-too-long")
            return True
        if live.row.lesson and all(seat.minded for seat in live.people()):
            await self._runtime.end(live, "lesson-asleep")  # patrons need no lessons
            return True
        if self._hurries(live):
            now = LAST
        for seat, (pick, due) in sorted(live.wishes.items(), key=lambda wish: wish[1][1]):
            if due <= now:
                await self._use(live, seat, pick)
                return True
        for seat, due in live.dues.items():
            if due <= now:
                await self._move(live, seat, self._choice(live, seat))
                return True
        if await self._time_passes(live, window, now):
            return True
        if window.wake_at <= now:
            self.plan(live)
        return False

    def _ask_beacon(self, live: Live, window: WindowRow, now: float) -> None:
        """Ask for the round that the table waits for, now and again until it is there: the deal waits for no other."""
        assert live.row.beacon_round is not None
        live.window = window._replace(wake_at=now + BEACON_AGAIN)
        self._runtime.spawn(self._asked_beacon(live.id, live.row.beacon_round))

    async def _asked_beacon(self, table: str, number: int) -> None:
        try:
            await self._to_beacon(table, number)
        except Exception:
            log.exception("table %s: the beacon's round %s could not be taken; it is tried again", table, number)

    async def _time_passes(self, live: Live, window: WindowRow, now: float) -> bool:
        """Act for the clock: give a seat its default when its time is up, and end the minimum time."""
        run = live.run
        if run is None or run.ask is None:
            return False
        held = window.held()
        for seat in _defaulting(run, window):
            if min(window.deadline, window.opened_at + held.get(seat, math.inf)) <= now:
                await self._take_default(live, seat, "clock")
                return True
        if run.clock_waits() and closing_time(window) <= now:
            await self.moves.take(live, CLOCK, live.ask_number(), TIME, "clock")
            return True
        return False

    async def _use(self, live: Live, seat: int, pick: str) -> None:
        try:
            await self.moves.take(live, seat, None, (pick,), "patron")
        except Refused as no:
            log.info("table %s: what the patron of seat %d wished was refused: %s", live.id, seat, no.reason)
            live.wishes[seat] = (pick, math.inf)
            self.plan(live)

    def _choice(self, live: Live, seat: int) -> tuple[str, ...] | None:
        """What the seat's patron picks; None if it failed."""
        run = live.run
        assert run is not None
        assert run.ask is not None
        try:
            luck = _luck(live, f"choose/{live.ask_number()}/{seat}")
            return self._allowance.choose(self._patron(live, seat), run.view(seat), run.ask.seats[seat], luck)
        except Exception:
            log.exception("table %s: the patron of seat %d failed to choose", live.id, seat)
            return None

    async def _move(self, live: Live, seat: int, picks: tuple[str, ...] | None) -> None:
        assert live.run is not None
        assert live.run.ask is not None
        default = live.run.ask.seats[seat].default
        try:
            await self.moves.take(live, seat, live.ask_number(), picks or default, "patron")
        except Refused as no:
            if live.row.status != "live":
                return
            log.error("table %s: the patron of seat %d chose what it may not: %s", live.id, seat, no.reason)
            await self._take_default(live, seat, "patron")

    async def _take_default(self, live: Live, seat: int, source: Source) -> None:
        """Give the default answer. If the rules refuse even that, pause the table, which would wait for ever."""
        assert live.run is not None
        assert live.run.ask is not None
        try:
            await self.moves.take(live, seat, live.ask_number(), live.run.ask.seats[seat].default, source)
        except Refused as no:
            if live.row.status == "live":
                await self._runtime.broken(live, no)


def _defaulting(run: Run, window: WindowRow) -> list[int]:
    """The seats that are waited for, in the order in which they get their defaults: of a team those first who have
    done nothing in the phase, as whoever answers first may answer for all.
    """
    phase = phase_of(window)
    done = phase.active if phase is not None and run.ask is not None and run.ask.phase else ()
    return sorted(run.waiting(), key=lambda seat: seat in done)


def _leaves_to_people(live: Live, run: Run, window: WindowRow) -> bool:
    """Whether a patron leaves people of its team the first move, until half the clock is gone: not once they have done
    something in this phase, nor when they let their mates go first.
    """
    ask, phase = run.ask, phase_of(window)
    if ask is None or not ask.first:
        return False
    gone = (*phase.active, *phase.after) if phase is not None and ask.phase else ()
    return any(not live.by_patron(seat) and seat not in gone for seat in ask.seats)


def _has_no_choice(live: Live, run: Run, seat: int) -> bool:
    """Whether by post a seat need not be waited for: it has one answer, and nobody learns anything if it is given."""
    return live.pace.alerts and run.ask is not None and run.game.no_choice(run.state, seat, run.ask.seats[seat])


def _with_absence(live: Live, window: WindowRow, now: float) -> WindowRow:
    """The window, with the time since which all people have been away."""
    if live.nobody_there() == (window.away_at is not None):
        return window
    return window._replace(away_at=now if window.away_at is None else None)


def closing_time(window: WindowRow) -> float:
    """When the clock answers an ask with a minimum time: after that time, or after the last poker face."""
    return window.opened_at + max(window.least, *window.held().values(), 0.0)


def _closing_times(run: Run, window: WindowRow) -> list[float]:
    """When the clock next has something to do at an ask with a minimum time."""
    held = window.held()
    times = [window.opened_at + held[seat] for seat in run.waiting() if seat in held]
    return [*times, closing_time(window)] if run.clock_waits() else times


def _luck(live: Live, what: str) -> Callable[[], float]:
    """A patron's own luck. It is the same after a restart, and independent of the game's chance. It is made when it is
    first needed: most wishes need none.
    """
    seed, made = f"{live.row.seed}/patron/{live.row.epoch}/{what}", list[random.Random]()

    def luck() -> float:
        if not made:
            made.append(random.Random(seed))
        return made[0].random()

    return luck


def _between(span: tuple[float, float], live: Live, what: str) -> float:
    return span[0] + (span[1] - span[0]) * _luck(live, what)()
