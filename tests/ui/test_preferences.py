"""Clock times as people write them, and the time zone that follows from one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Refused
from bot.store.people import PersonSettings
from bot.ui.layouts.preferences import minute_now, offset_of, read_minute, read_zone, show_minute

NOON = 1_790_000_000.0 // 86_400 * 86_400 + 43_200


@pytest.mark.parametrize(
    ("text", "minute"),
    [
        ("22:30", 1350), ("7", 420), (" 07:05 ", 425), ("0:00", 0), ("24:00", 0), ("7.15", 435), ("7h15", 435),
        ("2230", 1350), ("12 am", 0), ("12 pm", 720), ("12:30am", 30), ("10:30 PM", 1350), ("1 pm", 780),
    ],
)  # fmt: skip
def test_a_time_is_read(text: str, minute: int) -> None:
    assert read_minute(text) == minute


@pytest.mark.parametrize("text", ["", "25", "24:01", "7:60", "7:5", "13 pm", "0 am", "noon", "-7", "22:30:00", "٣٣"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(Refused) as no:
        read_minute(text)
    assert no.value.reason == "time-wrong"


@given(st.integers(0, 1439))
def test_what_is_shown_can_be_read(minute: int) -> None:
    assert read_minute(show_minute(minute)) == minute


@given(st.integers(-47, 48), st.integers(0, 1439), st.integers(-7, 7))
def test_the_time_zone_follows_from_the_time(quarters: int, minute: int, wrong: int) -> None:
    """Also when the person's clock, or their reading of it, is a few minutes off."""
    now = NOON + minute * 60
    offset = quarters * 15
    clock = (minute_now(PersonSettings(1, utc_offset=offset), now) + wrong) % 1440
    assert offset_of(clock, now) == offset


def test_a_clock_twelve_hours_away_is_ahead() -> None:
    assert offset_of(0, NOON) == 720


@pytest.mark.parametrize(
    ("text", "zone", "offset"),
    [
        ("Vienna", "Europe/Vienna", 120),
        ("new york", "America/New_York", -240),
        ("louisville", "America/Kentucky/Louisville", -240),
        ("13:30", "", 90),
        ("1:30 pm", "", 90),
    ],
)
def test_a_time_zone_is_read_from_a_city_or_from_the_time(text: str, zone: str, offset: int) -> None:
    assert read_zone(text, NOON) == (zone, offset)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("Gotham", "zone-unknown"), ("", "zone-unknown"), ("indiana", "zone-several"), ("25:00", "time-wrong")],
)
def test_what_is_no_time_zone_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Refused) as no:
        read_zone(text, NOON)
    assert no.value.reason == reason
