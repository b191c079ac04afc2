"""The beacon's rounds come over HTTP; whatever goes wrong, there is no round yet."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.tables.record.beacon import QUICKNET
from bot.ui.beacon import HttpBeacon

SIGNATURE = "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"
ANSWERS = {
    "1000": (200, f'{{"round": 1000, "randomness": "fe29", "signature": "{SIGNATURE}"}}'),
    "1001": (404, '{"error": "not yet"}'), "1002": (200, "<html>"), "1003": (200, "[]"), "1004": (200, "{}"),
    "1005": (500, ""),
}  # fmt: skip


async def answer(request: web.Request) -> web.Response:
    assert request.match_info["chain"] == QUICKNET.hash
    status, text = ANSWERS[request.match_info["number"]]
    return web.Response(status=status, text=text)


@pytest.fixture
async def drand() -> AsyncIterator[HttpBeacon]:
    app = web.Application()
    app.router.add_get("/{chain}/public/{number}", answer)
    server = TestServer(app)
    await server.start_server()
    yield HttpBeacon(str(server.make_url("")).rstrip("/"))
    await server.close()


async def test_a_round_is_its_signature(drand: HttpBeacon) -> None:
    assert await drand.fetch(1000) == SIGNATURE


@pytest.mark.parametrize("number", range(1001, 1006))
async def test_no_round_yet(drand: HttpBeacon, number: int) -> None:
    assert await drand.fetch(number) == ""


async def test_nobody_there() -> None:
    assert await HttpBeacon("http://127.0.0.1:9").fetch(1000) == ""
