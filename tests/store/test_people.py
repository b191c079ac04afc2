"""What people have set, and when they may be pinged."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store import people
from bot.store.errors import StoreRefused
from bot.store.people import PersonSettings
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, BEN, NOON, dump, fresh, instead

MINUTES = st.integers(0, 1439)


@FUNCTIONS_ON_BOTH
def test_defaults() -> None:
    assert people.load(fresh(), ANNE) == PersonSettings(ANNE, "", True, None, None, 0, False)
    assert PersonSettings(ANNE).may_ping(NOON)
    assert not PersonSettings(ANNE, pings=False).may_ping(NOON)


@FUNCTIONS_ON_BOTH
@given(
    st.sampled_from(["", "dm", "channel"]),
    st.booleans(),
    st.none() | st.tuples(MINUTES, MINUTES).filter(lambda ends: ends[0] != ends[1]),
    st.integers(-720, 840),
    st.booleans(),
)
def test_what_is_saved_last_is_loaded(
    hands: Any, pings: bool, ends: tuple[int, int] | None, offset: int, words: bool
) -> None:
    connection = instead()
    settings = PersonSettings(ANNE, hands, pings, *(ends or (None, None)), offset, words)
    people.save(connection, PersonSettings(ANNE, "dm", False, 1, 2, 3, True))
    people.save(connection, PersonSettings(BEN, "channel"))
    people.save(connection, settings)
    assert people.load(connection, ANNE) == settings
    assert people.load(connection, BEN) == PersonSettings(BEN, "channel")


@given(MINUTES, MINUTES, st.integers(-720, 840), st.integers(0, 2 * 86_400))
def test_quiet_hours_are_those_of_the_persons_own_clock(start: int, end: int, offset: int, later: int) -> None:
    settings = PersonSettings(ANNE, quiet_from=start, quiet_to=end, utc_offset=offset)
    clock = datetime.fromtimestamp(NOON + later, UTC) + timedelta(minutes=offset)
    minute = clock.hour * 60 + clock.minute
    quiet = start <= minute < end if start <= end else minute >= start or minute < end
    assert settings.quiet(NOON + later) == quiet
    assert settings.may_ping(NOON + later) == (not quiet)


@pytest.mark.parametrize(("start", "end"), [(60, 120), (1380, 420), (1439, 0), (0, 1439)])
def test_quiet_hours_begin_and_end_on_the_minute(start: int, end: int) -> None:
    """From the first second of the minute they begin, to the last second before the minute they end."""
    settings = PersonSettings(ANNE, quiet_from=start, quiet_to=end)
    midnight = 20_000 * 86_400
    begins, ends = midnight + start * 60, midnight + end * 60
    assert [settings.quiet(at) for at in (begins - 1, begins, ends - 1, ends)] == [False, True, True, False]


@FUNCTIONS_ON_BOTH
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"quiet_from": 5}, "quiet-half"),
        ({"quiet_to": 5}, "quiet-half"),
        ({"quiet_from": 4, "quiet_to": 4}, "quiet-same"),
    ],
)
def test_settings_that_cannot_be_change_nothing(changes: dict[str, Any], reason: str) -> None:
    connection = fresh()
    people.save(connection, PersonSettings(ANNE, "dm"))
    before = dump(connection)
    with pytest.raises(StoreRefused) as caught:
        people.save(connection, PersonSettings(ANNE, **changes))
    assert caught.value.reason == reason
    assert dump(connection) == before


@FUNCTIONS_ON_BOTH
def test_closed_dms_are_not_tried_for_a_day() -> None:
    connection = fresh()
    assert people.dms_closed_until(connection, ANNE) == 0
    people.dms_failed(connection, ANNE, NOON - 1000)
    people.dms_failed(connection, ANNE, NOON)
    assert people.dms_closed_until(connection, ANNE) == NOON + 86_400
    assert people.dms_closed_until(connection, BEN) == 0


@FUNCTIONS_ON_BOTH
def test_closed_dms_are_tried_when_the_person_asks() -> None:
    connection = fresh()
    for user in (ANNE, BEN):
        people.dms_failed(connection, user, NOON)
    people.dms_opened(connection, ANNE)
    assert people.dms_closed_until(connection, ANNE) == 0
    assert people.dms_closed_until(connection, BEN) > NOON
