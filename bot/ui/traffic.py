"""Watches the HTTP calls to Discord, for the metrics: how they end, and how soon presses are acknowledged."""

from __future__ import annotations

import errno
import re
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp
import yarl

from bot import metrics
from bot.store.errors import LeaseLost
from bot.ui.delivery.limits import Gate

OPEN_MOST = 1_000
"""How many presses are remembered that were not acknowledged yet."""
_CALLBACK = re.compile(r".*/interactions/(\d+)/[^/]+/callback")
"""Where an interaction's first response goes."""
_UNCOUNTED = re.compile(r"/(interactions|webhooks)/")


def is_counted(url: yarl.URL) -> bool:
    """Whether Discord counts a call: not the answers to interactions, nor connections of the gateway."""
    return url.scheme.startswith("http") and not _UNCOUNTED.search(url.path)


class CallForbidden(aiohttp.ClientOSError):
    """This process makes no calls any more: another may serve its share."""


async def always() -> None:
    """Let every call be made."""


class Traffic:
    """The calls of one client."""

    def __init__(self, gate: Gate) -> None:
        self._arrived: dict[int, float] = {}
        self._gate = gate
        self.may_call: Callable[[], Awaitable[None]] = always
        """Waited for before each call, be it counted by Discord or not. Raises `LeaseLost` if it must not be made."""

    def trace(self) -> aiohttp.TraceConfig:
        """What makes aiohttp tell of each call."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begins)
        trace.on_request_headers_sent.append(self._sent)
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._lost)
        return trace

    def arrived(self, interaction: int) -> None:
        """Note that somebody has pressed or written something and waits for a response."""
        self._arrived[interaction] = time.monotonic()
        if len(self._arrived) > OPEN_MOST:
            del self._arrived[next(iter(self._arrived))]

    async def _begins(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, given: aiohttp.TraceRequestStartParams
    ) -> None:
        context.call = await self._gate.enter() if is_counted(given.url) else None
        try:
            await self.may_call()
        except LeaseLost as lost:
            raise CallForbidden(errno.EPERM, str(lost)) from lost

    async def _sent(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, given: aiohttp.TraceRequestHeadersSentParams
    ) -> None:
        if context.call is not None:
            self._gate.sent(context.call)

    async def _ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, given: aiohttp.TraceRequestEndParams
    ) -> None:
        self.answered(given.url, given.response.status)

    async def _lost(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, given: aiohttp.TraceRequestExceptionParams
    ) -> None:
        metrics.CALLS.labels("lost").inc()

    def answered(self, url: yarl.URL, status: int) -> None:
        """Note that Discord has answered a call."""
        metrics.CALLS.labels("429" if status == 429 else "ok" if status < 400 else f"{status // 100}xx").inc()
        found = _CALLBACK.fullmatch(url.path)
        arrived = self._arrived.pop(int(found[1]), None) if found else None
        if arrived is not None and status < 400:
            metrics.ACKNOWLEDGED_SECONDS.observe(time.monotonic() - arrived)
