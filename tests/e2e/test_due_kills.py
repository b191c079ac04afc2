"""Nights, calls, ends of seasons and questions are done once, however often processes are killed round their time."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.database import Database, PostgresUrl
from bot.tables.clocks import all_tables
from tests.databases import BOTH
from tests.e2e.dues import DAY, FakeDiscord, killed_again_and_again
from workshop import virtual_time


@pytest.fixture(autouse=True)
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_tables, "HEARTBEAT", DAY)
    monkeypatch.setattr(all_tables, "WATCH", DAY)


def killed(where: Database, servers: int, kills: int, processes: int) -> list[str]:
    if processes > 1 and not isinstance(where, PostgresUrl):
        pytest.skip("SQLite's file is one process's")
    return virtual_time.run(killed_again_and_again(where, servers, kills, 38, processes))


@BOTH
@pytest.mark.parametrize("processes", [1, 2])
def test_nothing_is_lost_and_nothing_doubled(where: Database, processes: int) -> None:
    assert killed(where, 4, 5, processes) == []


@pytest.mark.long
@BOTH
@pytest.mark.parametrize("processes", [1, 2])
def test_nothing_is_lost_and_nothing_doubled_after_many_kills(where: Database, processes: int) -> None:
    assert killed(where, 20, 60, processes) == []


def test_a_discord_that_knows_no_nonces_is_told_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What finds faults is tried, too."""
    monkeypatch.setattr(FakeDiscord, "once", lambda self, nonce: f"{nonce} {len(self.messages)}")
    assert any(": 2, not 1" in fault for fault in killed(tmp_path / "bar.db", 8, 24, 1))
