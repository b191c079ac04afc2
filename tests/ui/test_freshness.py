"""Presses from before an outage are told from fresh ones, however wrong a clock is."""

import pytest

from bot.tables.clocks.clock import ManualClock
from bot.ui.freshness import CATCHING_UP, LATE, STALE, TICK, Freshness


def stand_still(clock: ManualClock, seconds: float) -> None:
    """Let time pass in which nothing runs, not even what is due."""
    clock._now += seconds


@pytest.mark.parametrize("wrong", [-40.0, 0.0, 3600.0])
def test_an_old_press_after_an_outage_is_stale(wrong: float) -> None:
    clock = ManualClock(1_000.0)
    freshness = Freshness(clock)
    assert not freshness.stale(999.9 + wrong)
    clock.move_to(2_000.0)
    freshness.lost(0)
    clock.move_to(2_033.0)
    assert freshness.stale(2_000.0 + wrong), "Discord sends it again before it says that the connection is back"
    freshness.back(0)
    assert freshness.stale(2_000.0 + wrong)
    assert freshness.stale(2_033.0 - STALE - 0.5 + wrong)
    assert not freshness.stale(2_033.0 - STALE + 0.5 + wrong)
    clock.move_to(2_033.0 + CATCHING_UP)
    assert not freshness.stale(2_033.0 + CATCHING_UP - 0.1 + wrong)


def test_without_a_fresh_press_nothing_is_taken_for_old() -> None:
    clock = ManualClock(1_000.0)
    freshness = Freshness(clock)
    freshness.lost(0)
    freshness.back(0)
    assert not freshness.stale(900.0)


@pytest.mark.parametrize("wrong", [-40.0, 0.0, 3600.0])
@pytest.mark.parametrize("looked", [True, False])
def test_what_came_while_the_process_stood_still_is_as_old_as_it_is(wrong: float, looked: bool) -> None:
    clock = ManualClock(1_000.0)
    freshness = Freshness(clock)
    freshness.watch()
    assert not freshness.stale(999.9 + wrong)
    clock.move_to(1_100.0)
    stand_still(clock, 8.0)
    if looked:  # else the press is handled before the event loop comes to its timers
        clock.move_to(clock.now())
    for age in (8.0, STALE + 0.5):
        assert freshness.stale(clock.now() - age - 0.1 + wrong)
    assert not freshness.stale(clock.now() - STALE + 0.5 - 0.1 + wrong)
    clock.move_to(clock.now() + CATCHING_UP + TICK)
    assert not freshness.stale(clock.now() - 60.0 + wrong), "it takes long on its way now"


@pytest.mark.parametrize(("age", "stale"), [(6.0, True), (2.0, False), (3600.0, False), (-40.0, False)])
def test_the_first_press_of_all_is_no_older_than_the_process_was_late(age: float, stale: bool) -> None:
    clock = ManualClock(1_000.0)
    freshness = Freshness(clock)
    freshness.watch()
    stand_still(clock, 8.0)
    assert freshness.stale(clock.now() - age) == stale


def test_a_process_that_is_a_little_late_drops_nothing() -> None:
    clock = ManualClock(1_000.0)
    freshness = Freshness(clock)
    freshness.watch()
    assert not freshness.stale(999.9)
    stand_still(clock, LATE)
    assert not freshness.stale(clock.now() - 20.0)


def test_nothing_is_watched_any_more_once_it_is_closed() -> None:
    clock = ManualClock(1_000.0)
    freshness = Freshness(clock)
    freshness.watch()
    freshness.close()
    assert clock.next_call() is None


def test_while_one_of_two_connections_is_away_old_presses_are_stale() -> None:
    clock = ManualClock(1_000.0)
    freshness = Freshness(clock)
    assert not freshness.stale(1_000.0)
    freshness.lost(0)
    freshness.lost(1)
    freshness.back(0)
    clock.move_to(1_100.0)
    assert freshness.stale(1_090.0)
    assert not freshness.stale(1_100.0)
