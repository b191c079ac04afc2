"""Metrics and health of the real process, as Prometheus and a supervisor ask for them."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import aiohttp

from bot.store import Store, upkeep
from tests.small_discord.process import Process
from tests.small_discord.server import SmallDiscord


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


async def ask(port: int, path: str, **headers: str) -> tuple[int, str]:
    where = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(where, headers=headers) as answer:
        return answer.status, await answer.text()


async def health(port: int) -> tuple[int, dict[str, Any]]:
    status, text = await ask(port, "/healthz")
    return status, json.loads(text)


async def test_metrics_and_health_are_served_while_it_runs(tmp_path: Path, discord: SmallDiscord) -> None:
    port = free_port()
    async with Process(tmp_path, discord, BARKEEP_METRICS=str(port)) as bot:
        await bot.said("connected as")
        status, said = await health(port)
        assert (status, said["healthy"], said["complaints"]) == (200, True, [])
        assert said["tables"] == {"lobby": 0, "live": 0, "paused": 0}
        status, text = await ask(port, "/metrics")
        assert status == 200
        assert "barkeep_healthy 1.0" in text
        assert 'barkeep_tables{status="live"} 0.0' in text
        assert 'barkeep_calls_total{outcome="ok"}' in text
        assert "barkeep_commit_seconds_bucket" in text
        assert (await ask(port, "/metrics", Accept="application/openmetrics-text"))[1].endswith("# EOF\n")
        assert (await ask(port, "/"))[0] == 404
        bot.stop()
        assert await bot.code() == 0


async def test_a_damaged_database_is_unhealthy(tmp_path: Path, discord: SmallDiscord) -> None:
    store = await Store.open(tmp_path / "barkeep.db")
    await store.write(lambda connection: upkeep.note_check(connection, upkeep.Checked(1.0, "page 7 is lost")))
    await store.close()
    port = free_port()
    async with Process(tmp_path, discord, BARKEEP_METRICS=f"127.0.0.1:{port}") as bot:
        await bot.said("connected as")
        status, said = await health(port)
        assert status == 503
        assert said["complaints"] == ["the database is damaged: restore a backup"]
        assert said["checked"] == {"at": 1.0, "found": "page 7 is lost"}


async def test_health_is_told_while_discord_is_away(tmp_path: Path, discord: SmallDiscord) -> None:
    port = free_port()
    await discord.close()
    async with Process(tmp_path, discord, BARKEEP_METRICS=f"localhost:{port}") as bot:
        await bot.said("Discord cannot be reached")
        status, said = await health(port)
        assert status == 503
        assert said["complaints"] == ["the bot is starting or stopping"]


async def test_a_place_that_is_taken_is_told_with_its_setting(tmp_path: Path, discord: SmallDiscord) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        async with Process(tmp_path, discord, BARKEEP_METRICS=place) as bot:
            assert await bot.code() == 2
    assert f"BARKEEP_METRICS: nothing can be served at {place}" in bot.log


async def test_without_the_setting_nothing_is_served(tmp_path: Path, discord: SmallDiscord) -> None:
    async with Process(tmp_path, discord) as bot:
        await discord.connected()
        bot.stop()
        assert await bot.code() == 0
    assert "metrics" not in bot.log
