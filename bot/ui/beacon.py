"""Fetches rounds of the public beacon drand over HTTP."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp

from bot.tables.record.beacon import QUICKNET, Chain

log = logging.getLogger(__name__)

PATIENCE = aiohttp.ClientTimeout(total=10.0)
"""How long an answer may take."""


class HttpBeacon:
    """drand's HTTP API at an address, or that of anybody who hands the same rounds on."""

    def __init__(self, address: str, chain: Chain = QUICKNET) -> None:
        self._address = address
        self._chain = chain

    @property
    def chain(self) -> Chain:
        """See `bot.tables.record.beacon.Beacon`."""
        return self._chain

    async def fetch(self, number: int) -> str:
        """See `bot.tables.record.beacon.Beacon`. Whatever goes wrong is logged: there is no round yet."""
        url = f"{self._address}/{self._chain.hash}/public/{number}"
        try:
            async with aiohttp.ClientSession(timeout=PATIENCE) as session, session.get(url) as answer:
                answer.raise_for_status()
                told: Any = await answer.json(content_type=None)
            return str(told["signature"])
        except (aiohttp.ClientError, TimeoutError, ValueError, KeyError, TypeError) as error:
            log.warning("round %s of the beacon cannot be fetched: %s", number, type(error).__name__)
            return ""
