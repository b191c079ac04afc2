"""Quiet hours by the clock of a place, also when its clocks are changed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.quiet import QuietHours, find_zones, minute_of, offset_at

ZONES = ("Europe/Vienna", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Chatham", "UTC")
HOUR = 3600.0


def at(text: str, zone: str = "UTC", fold: int = 0) -> float:
    """The moment at which the clocks of a zone show a time."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def test_half_hours_count() -> None:
    night = QuietHours(22 * 60, 7 * 60, "Asia/Kolkata")
    assert not night.holds(at("2026-05-01T16:29"))
    assert night.holds(at("2026-05-01T16:30"))
    assert night.over(at("2026-05-01T20:00")) == at("2026-05-02T01:30")


@pytest.mark.parametrize(("day", "hours"), [("2026-03-28", 8), ("2026-10-24", 10), ("2026-06-01", 9)])
def test_a_night_in_which_clocks_are_changed_is_an_hour_shorter_or_longer(day: str, hours: int) -> None:
    night = QuietHours(22 * 60, 7 * 60, "Europe/Vienna")
    begins = at(f"{day}T22:00", "Europe/Vienna")
    assert not night.holds(begins - 1)
    assert night.holds(begins)
    assert night.over(begins) == begins + hours * HOUR


def test_a_time_that_clocks_show_twice_or_never_rings_nobody() -> None:
    autumn = QuietHours(22 * 60, 2 * 60 + 30, "Europe/Vienna")
    assert autumn.over(at("2026-10-25T00:00", "Europe/Vienna")) == at("2026-10-25T02:30", "Europe/Vienna", fold=1)
    begins = QuietHours(2 * 60 + 30, 9 * 60, "Europe/Vienna")
    assert begins.holds(at("2026-10-25T02:30", "Europe/Vienna"))
    assert begins.holds(at("2026-03-29T03:00", "Europe/Vienna"))
    spring = QuietHours(22 * 60, 2 * 60 + 30, "Europe/Vienna")
    assert spring.holds(at("2026-03-29T01:59", "Europe/Vienna"))
    assert not spring.holds(at("2026-03-29T03:30", "Europe/Vienna"))


def test_without_a_zone_the_offset_holds_all_year() -> None:
    old = QuietHours(22 * 60, 7 * 60, "", 120)
    for month in (1, 7):
        assert old.over(at(f"2026-{month:02}-10T23:00")) == at(f"2026-{month:02}-11T05:00")
    unknown = QuietHours(22 * 60, 7 * 60, "Atlantis/Harbour", 120)
    assert unknown.over(at("2026-01-10T23:00")) == old.over(at("2026-01-10T23:00"))


@given(
    st.sampled_from(ZONES),
    st.tuples(st.integers(0, 1439), st.integers(0, 1439)).filter(lambda ends: ends[0] != ends[1]),
    st.integers(0, 2 * 365 * 24 * 4),
    st.integers(0, 13),
)
def test_waking_time_is_what_is_left_outside_them(zone: str, ends: tuple[int, int], later: int, hours: int) -> None:
    night = QuietHours(*ends, zone)
    since = at("2026-01-01T00:00") + later * 900
    until = night.waking(since, hours * HOUR)
    assert until - since >= hours * HOUR
    if hours and (until - since) < 60 * HOUR:
        awake = sum(60 for minute in range(int(until - since) // 60) if not night.holds(since + minute * 60))
        assert awake == pytest.approx(hours * HOUR, abs=61 * 4)
        assert not night.holds(until - 1)


@given(st.sampled_from(ZONES), st.integers(0, 2 * 365 * 24 * 4))
def test_they_follow_the_clock_of_the_place(zone: str, later: int) -> None:
    moment = at("2026-01-01T00:00") + later * 900
    shown = datetime.fromtimestamp(moment, ZoneInfo(zone))
    assert minute_of(zone, 0, moment) == shown.hour * 60 + shown.minute
    assert timedelta(minutes=offset_at(zone, moment)) == shown.utcoffset()
    night = QuietHours(22 * 60, 7 * 60, zone)
    assert night.holds(moment) == (shown.hour >= 22 or shown.hour < 7)
    assert datetime.fromtimestamp(night.over(moment), UTC).second == 0


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Vienna", "Europe/Vienna"),
        ("new york", "America/New_York"),
        ("asia/kolkata", "Asia/Kolkata"),
        ("Europe / Vienna", "Europe/Vienna"),
    ],
)
def test_a_zone_is_found_by_its_name_or_its_city(text: str, zone: str) -> None:
    assert find_zones(text) == (zone,)


def test_what_means_no_zone_or_several_is_told_apart() -> None:
    assert find_zones("") == ()
    assert find_zones("Gotham") == ()
    assert len(find_zones("indiana")) > 1
