"""Which backups stay: seven days and four weeks, and none that is older than 35 days."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from bot.store.backups import OLDEST, BackupFile, backup_name, backups_in, surplus

MONDAY = datetime(2026, 11, 23, 3, tzinfo=UTC)
DAY = 86_400.0


def made(at: datetime) -> BackupFile:
    return BackupFile(at.timestamp(), Path(backup_name(at.timestamp(), ".db")))


@pytest.mark.parametrize("first", range(7))
def test_forty_nights_leave_seven_days_and_four_weeks(first: int) -> None:
    there: list[BackupFile] = []
    for night in range(60):
        now = MONDAY + timedelta(days=first + night)
        there.append(made(now))
        gone = surplus(there, now.timestamp())
        there = [file for file in there if file not in gone]
        assert now.timestamp() - there[0].at <= OLDEST
        if night >= 39:
            ages = [round((now.timestamp() - file.at) / DAY) for file in reversed(there)]
            assert ages[:7] == list(range(7))
            assert len(ages) == 11
            assert {later - earlier for earlier, later in pairwise(ages[7:])} == {7}


def test_of_several_on_one_day_the_last_stays() -> None:
    there = [made(MONDAY + timedelta(hours=hour)) for hour in range(3)]
    assert surplus(there, there[-1].at) == there[:2]


def test_the_last_one_stays_however_old_it_is() -> None:
    there = [made(MONDAY), made(MONDAY + timedelta(days=1))]
    assert surplus(there, there[-1].at + 100 * DAY) == there[:1]


def test_after_a_long_pause_the_old_ones_go() -> None:
    there = [made(MONDAY + timedelta(days=day)) for day in (0, 1, 2, 40)]
    assert surplus(there, there[-1].at) == there[:3]


def test_only_finished_backups_are_seen(tmp_path: Path) -> None:
    name = backup_name(MONDAY.timestamp(), ".db")
    for other in (name, f"{name}.new", f"{name}.new.part", "barkeep.db", "forgotten.jsonl", "barkeep-yesterday.db"):
        (tmp_path / other).touch()
    assert backups_in(tmp_path) == [BackupFile(MONDAY.timestamp(), tmp_path / name)]
    assert backups_in(tmp_path / "nowhere") == []
