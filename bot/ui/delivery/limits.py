"""What goes first where not everything can go at once: Discord's limit of calls for the whole bot, and drawing."""

from __future__ import annotations

import asyncio
from bisect import insort
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import Any, NamedTuple

from discord.http import HTTPClient, Route

from bot import metrics

CALLS_A_SECOND = 45
"""How many counted calls are sent in any second at most; Discord allows 50. Answers to interactions do not count."""
SOON = 0.25
"""Seconds that a picture may wait for its call once it is drawn. Whoever would wait longer is drawn later, as it is
then."""
LOOK_AGAIN = 0.1
"""Seconds after which a call looks again how many are before it, if half of its time to wait is less."""
SECOND = 1.05
"""Seconds that count as one: calls that were sent a second apart may arrive a little closer to each other."""
CLOSE = 1e-4
"""Seconds that are not worth waiting for."""


class Importance(IntEnum):
    """The smaller, the earlier."""

    ANSWER = 0
    """Somebody has pressed something, and waits."""
    MOVE = 1
    """The hand of somebody who must act."""
    HAND = 2
    """Any other hand."""
    TABLE = 3
    OTHER = 4
    WATCHER = 5
    """The private message of somebody who looks on."""
    JOB = 6
    """What was due later: calls after quiet hours, reminders."""


class Superseded(Exception):
    """What waited is not wanted any more, because something newer is."""


Still = Callable[[], bool]
"""Whether what waits is still wanted."""

IMPORTANCE: ContextVar[Importance] = ContextVar("IMPORTANCE", default=Importance.ANSWER)
"""How important the running task's work is. Tasks of the delivery set it; else somebody waits for an answer."""
_WAITING = {importance: metrics.CALLS_WAITING.labels(importance.name.lower()) for importance in Importance}
_TAKEN: ContextVar[bool] = ContextVar("_TAKEN", default=False)
"""Whether the task's next call has been taken from the limit already."""


class _WaitingCall(NamedTuple):
    """A call that waits, in order."""

    importance: Importance
    since: float
    number: int


@dataclass(slots=True)
class SentCall:
    """A call that has begun. `at`: when, or when its headers were sent, by the event loop's time."""

    at: float


class Gate:
    """Lets no more calls out in any second than are allowed, in the order in which they come.

    `CallLimit` decides who is next; but then a call may wait for Discord's limit of its channel, or be sent again after
    a failure, and so come together with others. This is the last look before it is sent. `rate`: calls a second.
    """

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._sent: list[SentCall] = []
        self._turn = asyncio.Lock()

    async def enter(self) -> SentCall:
        """Return when a call may be sent, which then is sent at once."""
        async with self._turn:
            while True:
                if not (wait := self._wait()):
                    self._sent.append(made := SentCall(asyncio.get_running_loop().time()))
                    return made
                await asyncio.sleep(wait)

    def sent(self, call: SentCall) -> None:
        """Note that the call is really sent now: it may have had to connect before."""
        call.at = asyncio.get_running_loop().time()
        if not any(call is other for other in self._sent):
            self._sent.append(call)

    def _wait(self) -> float:
        now = asyncio.get_running_loop().time()
        self._sent = [call for call in self._sent if call.at > now - SECOND + CLOSE]
        return 0.0 if len(self._sent) < self._rate else min(call.at for call in self._sent) + SECOND - now


class CallLimit:
    """Counts the calls of the whole bot. Those that wait go in order of importance, then of age.

    Times are those of the event loop, which no change of the computer's clock moves. `rate`: calls a second.
    """

    def __init__(self, rate: int = CALLS_A_SECOND) -> None:
        self._rate = rate
        self._sent: deque[float] = deque(maxlen=rate)
        self._line: list[_WaitingCall] = []
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many calls wait."""
        return len(self._line)

    def backlog(self) -> float:
        """Seconds for which a call that is as important as the running task would wait now; 0 if it is short."""
        before = sum(waiting.importance <= IMPORTANCE.get() for waiting in self._line)
        wait = self._wait(before)
        return wait if wait > SOON else 0.0

    async def take(self, still: Still | None = None, since: float | None = None) -> None:
        """Return when the running task may send a call, which it then sends at once.

        `since`: the time of the event loop since which it has been wanted, by default now. Raises `Superseded` when it
        is `still` wanted no more; then it counts for nothing.
        """
        now = asyncio.get_running_loop().time()
        waiting = _WaitingCall(IMPORTANCE.get(), now if since is None else since, next(self._numbers))
        insort(self._line, waiting)
        _WAITING[waiting.importance].inc()
        try:
            while True:
                if still is not None and not still():
                    raise Superseded
                wait = self._wait(self._line.index(waiting))
                if wait <= CLOSE:
                    self._sent.append(asyncio.get_running_loop().time())
                    return
                await asyncio.sleep(min(wait, max(wait / 2, LOOK_AGAIN)))  # others before it may be superseded
        finally:
            self._line.remove(waiting)
            _WAITING[waiting.importance].dec()

    async def take_ahead(self, still: Still | None = None, since: float | None = None) -> None:
        """The same for the next call through Discord's library, which then does not wait again."""
        await self.take(still, since)
        _TAKEN.set(True)

    def _wait(self, before: int) -> float:
        """Seconds until there is room for one more call after so many others."""
        now = asyncio.get_running_loop().time()
        recent = [at for at in self._sent if at > now - SECOND + CLOSE]
        short = before - (self._rate - len(recent))
        if short < 0:
            return 0.0
        # Each of those that were sent within this second makes room when the second is over, and again a second later.
        rounds, place = divmod(short, self._rate)
        at = recent[place] if place < len(recent) else now
        return max(0.0, at + (rounds + 1) * SECOND - now)

    def guard(self, http: HTTPClient) -> None:
        """Count every call that goes through Discord's library. Answers to interactions go another way."""
        request = http.request

        async def counted(route: Route, **given: Any) -> Any:
            if _TAKEN.get():
                _TAKEN.set(False)
            else:
                await self.take()
            return await request(route, **given)

        http.request = counted
