"""Clocks that stand still by post while somebody is away, and the time that a game has for that.

The end of an ask is moved for those alone on whose time it depends (`Live.concerned`): of a window for everybody at the
table, so that it tells nothing about who is asked. What is used up is the time for which an ask was open after the end
that it would have had: out of the time for pauses, and in one game at most `AWAY`.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Ask
from bot.store.tables import SeatRow
from bot.store.windows import WindowRow, dumped_holds
from bot.tables.clocks.pace import AWAY
from bot.tables.play.live import Live


def time_left(live: Live) -> float:
    """Seconds by which people who are away may still hold the game up."""
    return max(0.0, min(AWAY - live.row.away_used, live.pause_left()))


def with_absent(live: Live, ask: Ask, window: WindowRow, now: float, whole: Callable[[float], float]) -> WindowRow:
    """The window of an ask with the end that it has because of those who are away now. `whole`: when the ask's whole
    clock has run down that begins at a moment; once nobody is away any more, it begins at `now`.
    """
    if not live.pace.alerts:
        return window
    since = _back_at(live, ask, now)
    if since is None and window.plain is None:
        return window
    plain = window.plain_deadline
    ends = max(plain, min(whole(since or now), plain + time_left(live)))
    holds = dumped_holds(dict.fromkeys(window.held(), ends - window.opened_at))  # by post they last the whole time
    return window._replace(deadline=ends, wake_at=ends, plain=plain, holds=holds)


def charge(live: Live, now: float) -> None:
    """Note the time by which the window that closes now was held up by people who are away."""
    window = live.window
    if window is None or window.plain is None:
        return
    held_up = max(0.0, min(now, window.deadline) - window.plain)
    live.row.away_used += held_up
    live.row.pause_used += held_up
    live.window = window._replace(plain=None)


def stands_until(live: Live, seat: SeatRow, now: float) -> float:
    """Until when the clock of somebody who is away stands still; a moment that has passed once the game has no time
    left for that.
    """
    run, window = live.run, live.window
    ask = run.ask if run is not None else None
    if (
        window is None
        or ask is None
        or window.state != "open"
        or window.plain is None
        or seat not in live.concerned(ask)
    ):
        return now + time_left(live)
    return window.opened_at + window.deadline - window.plain


def _back_at(live: Live, ask: Ask, now: float) -> float | None:
    """When the last of those is back on whose time the ask depends; None while nobody of them is away."""
    run = live.run
    assert run is not None
    away = {seat.seat: seat.away for seat in live.seats if seat.away is not None and seat.away > now}
    if not away:  # as nearly always, and every answer asks
        return None
    concerned = [seat.seat for seat in live.concerned(ask) if seat.seat in away]
    return max((away[seat] for seat in concerned if not run.game.out(run.state, seat)), default=None)
