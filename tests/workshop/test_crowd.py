"""The crowd on a Discord that counts: a few tables; how long anything takes here is never tested."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from discord.http import Route

from bot.tables.clocks.pace import PACES
from bot.ui.delivery.limits import CALLS_A_SECOND
from workshop import virtual_time
from workshop.__main__ import main
from workshop.crowding import BY_PRESS, Counting, Crowd, CrowdResult, measure
from workshop.discord_limits import CALLS_MOST, CHANNEL_MOST


def test_everything_is_shown_within_discords_limits() -> None:
    measured = measure(Crowd("drinko", 12, 30.0, {}, nights=3))
    assert measured.discord["refused"] == 0
    assert measured.discord["most"] <= CALLS_A_SECOND
    assert measured.presses > 30
    assert len(measured.press_waits) == measured.presses
    assert len(measured.board_waits) > 10
    assert len(measured.hand_waits) > 10
    assert len(measured.restarted) == 12 + 3, "after a start each table is shown, and each lobby of a night"
    assert measured.restarted_hands == [], "and all hands show what is asked, as the last process has noted"
    assert measured.starting["PATCH hands"] >= 12, "but their clocks have moved"
    assert measured.drawing > 0
    assert measured.lines()[0].startswith("12 tables of drinko for 30 s")
    assert measured.kinds.total() - measured.kinds[BY_PRESS] == measured.discord["calls"]
    assert measured.kinds[BY_PRESS] > measured.kinds["PATCH hands"]
    assert measured.kinds["PATCH tables"] > 10
    assert measured.kinds["POST tables"] >= 3, "nights call people, and open tables"


def test_nobody_is_called_while_the_tables_are_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such calls would be deleted in play, and count there."""
    monkeypatch.setitem(PACES, "relaxed", replace(PACES["relaxed"], grace=0.0))
    measured = measure(Crowd("drinko", 4, 20.0, {}))
    assert measured.opening["POST tables"] == 4
    assert measured.kinds["POST tables"] > 0, "later they are"


def test_in_real_time_it_counts_the_same() -> None:
    measured = measure(Crowd("drinko", 2, 0.5, {}, real_time=True, killed=True, warm=0.1))
    assert measured.opening["POST tables"] == 2
    assert measured.discord["refused"] == 0
    assert len(measured.restarted) == 2


def test_after_a_kill_hands_come_first_that_changed_since_the_last_heartbeat() -> None:
    crowd = Crowd("drinko", 12, 30.0, {})
    asked = len(measure(replace(crowd, killed=True)).restarted_hands)
    assert 0 < asked < 6, "of 12 tables, at each of which somebody is to move"


def test_one_slow_table_among_a_hundred_decides_nothing() -> None:
    measured = CrowdResult(Crowd("drinko", 1, 1.0, {}), discord={"refused": 0}, board_waits=[*[0.1] * 198, 11.0])
    assert measured.holds
    measured.board_waits += [11.0] * 3
    assert not measured.holds


def test_discord_refuses_what_is_too_much() -> None:
    async def refused(calls: int, *where: Any) -> int:
        counting = Counting(asyncio.get_running_loop())
        await asyncio.gather(*(counting.request(Route(*where)) for _ in range(calls)))
        return counting.refused

    assert virtual_time.run(refused(CALLS_MOST + 10, "GET", "/users/@me")) == 10
    assert virtual_time.run(refused(CHANNEL_MOST + 1, "PATCH", "/channels/7/messages/8")) == 1


def test_the_command_says_by_its_exit_code_whether_all_is_in_time() -> None:
    assert main(["crowd", "--tables", "2", "--seconds", "5", "--game", "drinko"]) in (0, 1)
