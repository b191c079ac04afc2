"""Presses from before an outage are told from fresh ones, however wrong a clock is."""

import pytest

from bot.tables.clocks.clock import ManualClock
from bot.ui.freshness import CATCHING_UP, STALE, Freshness


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
