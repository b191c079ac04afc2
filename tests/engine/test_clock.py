"""An ask with a minimum time: it waits for the clock too, and answers can be changed until it closes."""

import pytest

from bot.engine import CLOCK, TIME, Refused, Run
from tests.engine.test_run import at_window, keys, number
from tests.engine.tiny import Tiny


def test_the_ask_waits_for_its_minimum_time() -> None:
    run = at_window(mode="clock")
    window = number(run)
    assert run.waiting() == [1, 2]
    assert run.clock_waits()
    run.answer(1, window, ("pass",))
    run.answer(2, window, ("pass",))
    assert number(run) == window, "all seats have answered, the minimum time is not over"
    told = run.answer(CLOCK, window, TIME, "clock")
    assert keys(told)[:2] == ["answered", "answered"]
    assert number(run) == window + 1


def test_after_its_minimum_time_it_waits_for_the_seats() -> None:
    run = at_window(mode="clock")
    window = number(run)
    run.answer(CLOCK, window, TIME, "clock")
    assert not run.clock_waits()
    run.answer(2, window, ("beg",))
    assert number(run) == window
    told = run.answer(1, window, ("pass",))
    assert [event.args["seat"] for event in told if event.key == "answered"] == [1, 2], "in the order of the ask"


def test_it_is_open_when_no_seat_is_asked() -> None:
    run, _ = Run.new(Tiny(), 2, {"mode": "clock"}, "seed")
    assert run.ask is not None
    run.state.coins[1] = 0
    run.answer(0, 1, ("take",))
    assert run.ask.seats == {}
    assert run.waiting() == []
    assert run.clock_waits()
    told = run.answer(CLOCK, number(run), TIME, "clock")
    assert "answered" not in keys(told)


def test_an_answer_can_be_changed_and_the_later_one_counts() -> None:
    run = at_window(mode="clock")
    window = number(run)
    run.answer(1, window, ("beg",))
    assert run.answer_of(1) == ("beg",)
    run.answer(1, window, ("pass",))
    assert run.answer_of(1) == ("pass",)
    run.answer(2, window, ("pass",))
    told = run.answer(CLOCK, window, TIME, "clock")
    assert [event.args["pick"] for event in told if event.key == "answered"] == ["pass", "pass"]


@pytest.mark.parametrize(("picks", "reason"), [(TIME, "answered"), (("pass",), "answered")])
def test_the_clock_answers_once(picks: tuple[str, ...], reason: str) -> None:
    run = at_window(mode="clock")
    run.answer(CLOCK, number(run), TIME, "clock")
    with pytest.raises(Refused) as no:
        run.answer(CLOCK, number(run), picks, "clock")
    assert no.value.reason == reason


def test_the_clock_says_nothing_else_and_nothing_in_other_asks() -> None:
    run = at_window(mode="clock")
    with pytest.raises(Refused, match="not-offered"):
        run.answer(CLOCK, number(run), ("pass",), "clock")
    plain = at_window()
    with pytest.raises(Refused, match="not-asked"):
        plain.answer(CLOCK, number(plain), TIME, "clock")


def test_a_restored_run_stands_where_the_clock_has_answered() -> None:
    run = at_window(mode="clock")
    window = number(run)
    run.answer(1, window, ("beg",))
    run.answer(CLOCK, window, TIME, "clock")
    assert run.snapshot is not None
    again = Run.restore(Tiny(), run.snapshot, "seed", run.in_turn)
    assert (again.waiting(), again.clock_waits(), again.answer_of(1)) == ([2], False, ("beg",))
    assert again.digest == run.digest
    assert [decision.seat for decision in again.in_turn] == [0, 1, CLOCK]


def test_a_standing_option_that_changes_the_ask_begins_a_new_minimum_time() -> None:
    run = at_window(mode="clock")
    window = number(run)
    run.answer(CLOCK, window, TIME, "clock")
    run.use_unasked(1, "shout")
    assert (number(run), run.clock_waits()) == (window, False), "nothing changed: the ask goes on"
    run.use_unasked(1, "grab")
    assert number(run) == window + 1
    assert run.clock_waits()
