"""Clocks: paces, banks, sleepers, downtime, standing still, and the watchdog."""

from __future__ import annotations

import asyncio

import pytest

from bot.quiet import QuietHours
from bot.store import Store, people
from bot.store.errors import FAILURES
from bot.store.opening import opened
from bot.store.people import PersonSettings
from bot.tables import PACES, LoopClock, ManualClock, Tables
from bot.tables.clocks.pace import bank_after, deadline
from bot.tables.clocks.scheduler import Scheduler
from bot.tables.play.runtime import GATHER
from bot.tables.record.replay import replay
from bot.ui.delivery.sending import SPACING, Pacer
from tests.databases import SQLITE
from tests.tables.tavern import ADA, BEA, CID, House
from tests.tables.test_lobby import refused

NORMAL = PACES["normal"]


def test_paces() -> None:
    assert {name: (p.turn, p.bank, p.window, p.grace) for name, p in PACES.items()} == {
        "blitz": (20, 60, 8, 10),
        "normal": (45, 180, 15, 20),
        "relaxed": (180, 900, 45, 60),
        "post": (86_400, 0, 46_800, 3_600),
    }
    assert {name: pace.away for name, pace in PACES.items()} == {
        "blitz": 600,
        "normal": 600,
        "relaxed": 600,
        "post": 86_400,
    }


@pytest.mark.parametrize(("took", "left"), [(0, 50), (45, 50), (46, 49), (95, 0), (500, 0)])
def test_bank_arithmetic(took: float, left: float) -> None:
    assert bank_after(NORMAL, 50, took) == left


def test_deadlines() -> None:
    assert deadline(NORMAL, 100, alone=True, response=False, bank=30) == 175
    assert deadline(NORMAL, 100, alone=False, response=False, bank=30) == 145
    # A window's length tells nothing about anybody's bank.
    assert deadline(NORMAL, 100, alone=False, response=True, bank=30) == 115
    assert deadline(NORMAL, 100, alone=True, response=True, bank=30) == 115


def test_by_post_everybody_has_thirteen_hours_outside_their_quiet_hours() -> None:
    post, midnight, hour = PACES["post"], 20_000 * 86_400.0, 3600.0
    night, long_night = QuietHours(0, 8 * 60), QuietHours(0, 20 * 60)

    def window(*quiet: QuietHours | None, at: float = 0) -> float:
        ends = deadline(post, midnight + at, alone=False, response=True, bank=0, quiet=quiet)
        return (ends - midnight - at) / hour

    assert window() == window(None) == 13
    assert window(night) == window(None, night) == 21
    assert window(night, at=8 * hour) == 13
    assert window(night, at=20 * hour) == 21
    assert window(long_night) == 60, "sixty hours at most"

    def turn(*quiet: QuietHours | None, at: float = 0) -> float:
        ends = deadline(post, midnight + at, alone=True, response=False, bank=0, quiet=quiet)
        return (ends - midnight - at) / hour

    assert turn() == turn(night) == 24
    assert turn(QuietHours(0, 14 * 60)) == 24 + 14 + 3
    assert turn(QuietHours(0, 22 * 60)) == 60
    normal = deadline(NORMAL, midnight, alone=False, response=True, bank=0, quiet=[night])
    assert normal == midnight + NORMAL.window, "at other paces people are there"


async def test_a_table_knows_the_quiet_hours_of_its_people(house: House) -> None:
    await house.store.write(lambda connection: people.save(connection, PersonSettings(BEA.id, "", True, 0, 600)))
    info = await house.game(ADA, BEA, pace="post")
    live = next(live for live in house.tables._runtime.shelf.held() if live.id == info.id)
    assert [seat.quiet for seat in live.seats] == [None, QuietHours(0, 600)]
    await house.store.write(lambda connection: people.save(connection, PersonSettings(BEA.id, "", True, 60, 120)))
    await house.tables.read_habits(BEA.id)
    assert live.seats[1].quiet == QuietHours(60, 120)
    await house.down()
    await house.up()
    await house.tables.public_table(info.id)
    live = next(live for live in house.tables._runtime.shelf.held() if live.id == info.id)
    assert live.seats[1].quiet == QuietHours(60, 120)


def test_the_scheduler_wakes_in_order_and_once() -> None:
    clock, woken = ManualClock(0), list[tuple[float, str]]()
    scheduler = Scheduler(clock, lambda table: woken.append((clock.now(), table)))
    scheduler.set_all([("b", 20), ("a", 10)])
    clock.move_to(5)
    scheduler.run()
    scheduler.set("c", 15)
    scheduler.set("b", 12)
    scheduler.set("d", 13)
    scheduler.set("d", None)
    assert (scheduler.at("b"), scheduler.at("d"), len(scheduler)) == (12, None, 3)
    clock.move_to(30)
    assert woken == [(10, "a"), (12, "b"), (15, "c")]
    scheduler.set("a", 40)
    scheduler.stop()
    clock.move_to(50)
    assert len(woken) == 3
    scheduler.run()
    clock.move_to(50)
    assert woken[3:] == [(50, "a")]


def test_the_scheduler_forgets_old_times() -> None:
    clock, woken = ManualClock(0), list[str]()
    scheduler = Scheduler(clock, woken.append)
    scheduler.run()
    for time in range(1000):
        scheduler.set("a", 1000.0 + time)
    assert len(scheduler._heap) < 200
    clock.move_to(1998)
    assert woken == []
    clock.move_to(1999)
    assert woken == ["a"]


async def test_the_loops_clock_calls_and_cancels() -> None:
    clock, called = LoopClock(lambda: 7.0), asyncio.Event()
    missed: list[int] = []
    clock.call_later(0, lambda: missed.append(1)).cancel()
    clock.call_later(-5, called.set)
    await called.wait()
    assert (clock.now(), missed) == (7.0, [])


async def test_time_over_the_turn_comes_from_the_bank(house: House) -> None:
    info = await house.game()
    first = await house.person_to_move(info.id)
    await house.advance(44)
    await house.move(info.id)
    second = await house.person_to_move(info.id)
    await house.advance(75)
    await house.move(info.id)
    banks = {seat.user_id: seat.bank for seat in (await house.tables.info(info.id)).seats}
    assert banks == {first.id: 180, second.id: 150}
    assert {bank for (bank,) in house.rows("SELECT bank FROM seats")} == {180, 150}
    await house.move(info.id)
    ask = (await house.tables.public_table(info.id)).ask
    assert ask is not None
    assert ask.deadline == house.clock.now() + 45 + 150


async def test_what_stands_when_time_is_up(house: House) -> None:
    info = await house.game()
    person = await house.person_to_move(info.id)
    seat_face = await house.tables.private_table(info.id, person.id)
    assert seat_face.seat_ask is not None
    await house.advance(45 + 180 - 1)
    assert house.rows("SELECT * FROM decisions") == []
    await house.advance(2)
    assert house.rows("SELECT seat, picks, source FROM decisions") == [
        (seat_face.seat, seat_face.seat_ask.default[0], "clock")
    ]
    assert (await house.tables.info(info.id)).seats[seat_face.seat].bank == 0


@SQLITE
@pytest.mark.usefixtures("seldom")
async def test_a_game_with_nobody_at_the_keyboard_ends(house: House) -> None:
    info = await house.game(ADA, BEA, CID, pace="blitz")
    await house.advance(2 * 3600)
    ended = await house.tables.info(info.id)
    assert ended.status == "over"
    assert all(seat.minded and not seat.left for seat in ended.seats)
    assert house.notes.notices().count("asleep") == 3
    assert house.rows("SELECT count(*) FROM decisions WHERE source = 'clock'") == [(9,)]
    assert len(house.results) == 1
    report = await house.store.read(lambda connection: replay(connection, info.id, house.games))
    assert report.verdict == "same"


async def test_a_sleeper_gets_the_seat_back(house: House) -> None:
    info = await house.game(ADA, BEA, pace="blitz")
    for _ in range(20):
        person = await house.person_to_move(info.id)
        if person == ADA:
            await house.time_out(info.id)
        else:
            await house.move(info.id)
        if "asleep" in house.notes.notices():
            break
    seats = (await house.tables.info(info.id)).seats
    assert [seat.minded for seat in seats] == [True, False]
    # The patron plays it now, after a moment.
    while await house.person_to_move(info.id) == BEA:
        await house.move(info.id)
    await house.advance(6)
    assert house.rows("SELECT source FROM decisions ORDER BY seq DESC LIMIT 1") == [("patron",)]
    await house.tables.play.answer(info.id, ADA.id, None, ("catch",))
    assert house.notes.changes[-1].notice == "back"
    assert not (await house.tables.info(info.id)).seats[0].minded


async def test_whoever_tries_to_play_is_awake(house: House) -> None:
    info = await house.game(ADA, BEA)
    await house.tables.leaving.leave(info.id, ADA.id)
    assert (await house.tables.info(info.id)).seats[0].left
    assert (await refused(house.tables.play.answer(info.id, ADA.id, 12345, ("r5",))))[0] == "ask-closed"
    seat = (await house.tables.info(info.id)).seats[0]
    assert (seat.minded, seat.left) == (False, False)
    before = house.dump()
    await house.tables.play.take_back(info.id, ADA.id)
    assert house.dump() == before


async def test_one_move_in_time_and_nobody_sleeps(house: House) -> None:
    info = await house.game(ADA, BEA, pace="blitz")
    turns = 0
    for _ in range(60):
        if (await house.tables.info(info.id)).status != "live":
            break
        ada = await house.person_to_move(info.id) == ADA
        turns += ada
        if ada and turns % 3:
            await house.time_out(info.id)
        else:
            await house.move(info.id)
    assert turns > 5
    assert "asleep" not in house.notes.notices()


async def test_downtime_is_nobodys_fault(house: House) -> None:
    info = await house.game()
    lobby = await house.tables.lobby.open(1, 2, CID)
    await house.advance(40)
    before = (await house.tables.public_table(info.id)).ask
    assert before is not None
    assert before.deadline is not None
    await house.killed()
    house.clock.move_to(house.clock.now() + 3600)
    again = await House(house.where, house.clock).up()
    # The heartbeat is at most 5 s old.
    shifted = again.rows("SELECT deadline FROM windows WHERE table_id = ?", info.id)[0][0] - before.deadline
    assert 3600 <= shifted <= 3605
    await again.tables.idle()
    # A lobby's end is not put off, a turn's is.
    assert (await again.tables.info(lobby.id)).status == "lobby"
    await again.advance(1)
    assert (await again.tables.info(lobby.id)).status == "closed"
    await again.advance(180)
    assert again.rows("SELECT * FROM decisions") == []
    await again.advance(10)
    assert [source for (source,) in again.rows("SELECT source FROM decisions")] == ["clock"]
    await again.down()


async def test_starting_loads_no_game_and_arms_all(house: House) -> None:
    infos = [await house.game(pace="blitz") for _ in range(10)]
    await house.down()
    again = House(house.where, house.clock)
    await again.up()
    woken = await again.tables.clocks.start()
    assert (woken.live, woken.shifted) == (10, 0)
    assert len(again.tables._runtime.scheduler) == 10
    assert again.tables._runtime.shelf.held() == []
    await again.advance(82)
    for info in infos:
        assert again.rows("SELECT source FROM decisions WHERE table_id = ?", info.id) == [("clock",)]
    await again.down()


async def test_clocks_stand_still_while_frozen(house: House) -> None:
    info = await house.game()
    idle_table = await house.game(CID, BEA)
    await house.advance(20)
    before = (await house.tables.public_table(info.id)).ask
    assert before is not None
    assert before.deadline is not None
    await house.tables.clocks.freeze()
    await house.tables.clocks.freeze()
    public_table = await house.tables.public_table(info.id)
    assert public_table.ask is not None
    assert public_table.ask.deadline is None
    await house.advance(10_000)
    assert house.rows("SELECT * FROM decisions") == []
    # An answer that comes meanwhile counts, and costs no time.
    await house.move(info.id)
    assert {bank for (bank,) in house.rows("SELECT bank FROM seats")} == {180}
    await house.tables.clocks.thaw()
    await house.tables.clocks.thaw()
    after = (await house.tables.public_table(info.id)).ask
    assert after is not None
    assert after.deadline == house.clock.now() + 45 + 180
    other = (await house.tables.public_table(idle_table.id)).ask
    assert other is not None
    assert other.deadline == house.clock.now() + 45 + 180 - 20
    assert {deadline for (deadline,) in house.rows("SELECT deadline FROM windows")} == {after.deadline, other.deadline}
    await house.advance(206)
    assert house.rows("SELECT table_id FROM decisions WHERE source = 'clock'") == [(idle_table.id,)]


async def test_a_restart_while_frozen_counts_all_of_it(house: House) -> None:
    info = await house.game()
    before = (await house.tables.public_table(info.id)).ask
    assert before is not None
    assert before.deadline is not None
    await house.tables.clocks.freeze()
    await house.advance(1000)
    await house.killed()
    house.clock.move_to(house.clock.now() + 500)
    again = await House(house.where, house.clock).up()
    after = (await again.tables.public_table(info.id)).ask
    assert after is not None
    assert after.deadline == before.deadline + 1500
    await again.down()


async def test_who_never_started_has_not_kept_time(house: House) -> None:
    info = await house.game()
    before = (await house.tables.public_table(info.id)).ask
    assert before is not None
    assert before.deadline is not None
    await house.killed()
    house.clock.move_to(house.clock.now() + 3600)
    # A start that fails before the tables are woken: Discord is away, say.
    store = await Store.open(house.where)
    await Tables(store, house.games, house.patron, house.clock, house.entropy, house.notes).clocks.stop()
    await store.close()
    again = await House(house.where, house.clock).up()
    after = (await again.tables.public_table(info.id)).ask
    assert after is not None
    assert after.deadline == before.deadline + 3600
    await again.down()


async def test_a_clock_that_was_set_back_takes_nobody_time(house: House) -> None:
    info = await house.game()
    before = (await house.tables.public_table(info.id)).ask
    assert before is not None
    assert before.deadline is not None
    await house.killed()
    again = await House(house.where, ManualClock(house.clock.now() - 500)).up()
    after = (await again.tables.public_table(info.id)).ask
    assert after is not None
    assert after.deadline == before.deadline
    await again.down()


async def test_a_pause_costs_nothing_of_the_bank(house: House) -> None:
    info = await house.game()
    await house.advance(10)
    await house.tables.clocks.pause(info.id, "host")
    await house.advance(1000)
    await house.tables.clocks.resume(info.id, None)
    await house.move(info.id)
    assert {seat.bank for seat in (await house.tables.info(info.id)).seats} == {180}


async def test_who_is_away_again_after_a_failed_return_stays_away(house: House) -> None:
    info = await house.game()
    await house.tables.clocks.freeze()
    await house.rename("windows", "elsewhere")
    with pytest.raises(FAILURES, match="windows"):
        await house.tables.clocks.thaw()
    await house.rename("elsewhere", "windows")
    await house.tables.clocks.freeze()
    await house.advance(1000)
    public_table = await house.tables.public_table(info.id)
    assert public_table.ask is not None
    assert public_table.ask.deadline is None


async def test_back_before_the_clocks_had_stopped(house: House) -> None:
    info = await house.game()
    away = asyncio.create_task(house.tables.clocks.freeze())
    await asyncio.sleep(0)
    await house.tables.clocks.thaw()
    await away
    ask = (await house.tables.public_table(info.id)).ask
    assert ask is not None
    assert ask.deadline == house.clock.now() + 45 + 180
    await house.advance(226)
    assert house.rows("SELECT source FROM decisions") == [("clock",)]


async def test_away_again_before_the_clocks_ran(house: House) -> None:
    info = await house.game()
    await house.tables.clocks.freeze()
    back = asyncio.create_task(house.tables.clocks.thaw())
    await asyncio.sleep(0)
    await house.tables.clocks.freeze()
    await back
    assert not house.tables._runtime.scheduler._running
    await house.advance(1000)
    assert house.rows("SELECT source FROM decisions") == []
    await house.tables.clocks.thaw()
    ask = (await house.tables.public_table(info.id)).ask
    assert ask is not None
    assert ask.deadline == house.clock.now() + 45 + 180


async def test_a_move_while_the_clocks_are_moved_keeps_its_own_time(house: House) -> None:
    info = await house.game()
    await house.advance(20)
    await house.tables.clocks.freeze()
    await house.advance(100)
    # The clocks are moved in a commit with others, on the writer's thread; the move's own comes right behind it.
    others = [house.store.write(lambda connection: None) for _ in range(2)]
    all_of_them = asyncio.gather(*others, house.tables.clocks.thaw())
    for _ in range(3):
        await asyncio.sleep(0)
    await house.move(info.id)
    await all_of_them
    ((wake_at,),) = house.rows("SELECT wake_at FROM windows")
    assert house.tables._runtime.scheduler.at(info.id) == wake_at


@pytest.mark.usefixtures("seldom")
async def test_a_paused_table_stands_still_and_goes_on_elsewhere(house: House) -> None:
    info = await house.game()
    await house.advance(30)
    paused = await house.tables.clocks.pause(info.id, "channel-gone")
    assert (paused.status, paused.pause_reason) == ("paused", "channel-gone")
    assert await refused(house.tables.clocks.pause(info.id, "host")) == ("paused", {"why": "channel-gone"})
    assert await refused(house.tables.play.answer(info.id, ADA.id, None, ("draw",))) == (
        "paused",
        {"why": "channel-gone"},
    )
    public_table = await house.tables.public_table(info.id)
    assert public_table.ask is not None
    assert public_table.ask.deadline is None
    await house.advance(5000)
    assert house.rows("SELECT * FROM decisions") == []
    back = await house.tables.clocks.resume(info.id, 99)
    assert (back.status, back.channel_id, back.pause_reason) == ("live", 99, "")
    assert await refused(house.tables.clocks.resume(info.id)) == ("table-started", {})
    public_table = await house.tables.public_table(info.id)
    assert public_table.ask is not None
    assert public_table.ask.deadline == house.clock.now() + GATHER + 45 + 180
    assert [change.kind for change in house.notes.changes[-2:]] == ["paused", "resumed"]
    await house.advance(GATHER + 45 + 181)
    assert house.rows("SELECT source FROM decisions") == [("clock",)]


async def test_downtime_does_not_move_a_pause_twice(house: House) -> None:
    info = await house.game()
    await house.advance(30)
    await house.tables.clocks.pause(info.id, "host")
    await house.killed()
    house.clock.move_to(house.clock.now() + 7000)
    again = await House(house.where, house.clock).up()
    await again.tables.clocks.resume(info.id)
    ask = (await again.tables.public_table(info.id)).ask
    assert ask is not None
    assert ask.deadline == again.clock.now() + GATHER + 45 + 180
    await again.down()


async def test_a_table_paused_for_a_week_is_closed(house: House) -> None:
    info = await house.game()
    await house.tables.clocks.pause(info.id, "no-permission")
    await house.killed()
    house.clock.move_to(house.clock.now() + 7 * 86_400 - 10)
    again = await House(house.where, house.clock).up()
    await again.advance(5)
    assert (await again.tables.info(info.id)).status == "paused"
    await again.advance(10)
    assert (await again.tables.info(info.id)).status == "closed"
    assert (again.notes.changes[-1].notice, again.results) == ("paused-too-long", [])
    await again.down()


async def test_the_watchdog_repairs_a_table_that_waits_for_nothing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    info = await house.game()
    await house.killed()
    with opened(house.where) as hole:
        hole.execute("DELETE FROM windows")
    again = await House(house.where, house.clock).up()
    await again.advance(31)
    assert f"table {info.id}" in caplog.text
    assert again.notes.notices() == ["repaired"]
    (deadline,) = again.rows("SELECT deadline FROM windows")[0]
    assert deadline == again.clock.now() - 1 + 45 + 180
    await again.advance(3600)
    assert (await again.tables.info(info.id)).status == "over"
    await again.down()


async def test_the_watchdog_wakes_a_table_whose_timer_was_lost(house: House, caplog: pytest.LogCaptureFixture) -> None:
    info = await house.game()
    house.tables._runtime.scheduler.set(info.id, None)
    await house.advance(45 + 180 + 61)
    assert "not woken" in caplog.text
    assert house.rows("SELECT source FROM decisions") == [("clock",)]


async def test_the_watchdog_wakes_a_table_whose_timer_is_wrong(house: House, caplog: pytest.LogCaptureFixture) -> None:
    info = await house.game()
    house.tables._runtime.scheduler.set(info.id, house.clock.now() + 86_400)
    await house.advance(45 + 180 + 61)
    assert "not woken" in caplog.text
    assert house.rows("SELECT source FROM decisions") == [("clock",)]


async def test_the_watchdog_blames_no_timer_when_the_process_stood_still(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.game()
    house.clock.move_to(house.clock.now() + 45 + 180 + 400)  # nothing runs meanwhile
    await house.tables.idle()
    assert "not woken" not in caplog.text
    assert house.rows("SELECT source FROM decisions")[0] == ("clock",)


async def test_draining(house: House) -> None:
    info = await house.game()
    person = await house.person_to_move(info.id)
    private_table = await house.tables.private_table(info.id, person.id)
    assert private_table.seat_ask is not None
    under_way = asyncio.create_task(house.tables.play.answer(info.id, person.id, None, private_table.seat_ask.default))
    await asyncio.sleep(0)
    await house.tables.clocks.stop()
    assert under_way.done()
    assert house.rows("SELECT seq FROM decisions") == [(1,)]
    assert await refused(house.tables.play.answer(info.id, ADA.id, None, ("draw",))) == ("closing", {})
    assert await refused(house.tables.lobby.open(1, 2, ADA)) == ("closing", {})
    assert house.rows("SELECT at FROM heartbeats") == [(house.clock.now(),)]
    await house.advance(3600)
    assert house.rows("SELECT seq FROM decisions") == [(1,)]
    # What is only looked at can still be looked at, and a stuck table still be closed.
    assert (await house.tables.leaving.close(info.id, force=True)).status == "closed"


@pytest.mark.parametrize("jump", [-5 * 3600.0, 5 * 3600.0])
async def test_who_sets_the_computers_clock_gives_and_takes_no_time(house: House, jump: float) -> None:
    info = await house.game(ADA, BEA)
    before = (await house.tables.public_table(info.id)).ask
    assert before is not None
    assert before.deadline is not None
    left = before.deadline - house.clock.now()
    house.clock.turn(jump)
    await house.tables.clocks._beat()
    await house.advance(10)
    after = (await house.tables.public_table(info.id)).ask
    assert after is not None
    assert after.deadline is not None
    assert after.number == before.number
    assert after.deadline - house.clock.now() == pytest.approx(left - 10)
    assert house.clock.now() == pytest.approx(before.deadline - left + jump + 10)
    assert house.rows("SELECT deadline FROM windows") == [(pytest.approx(after.deadline),)]
    await house.advance(left - 11)
    assert house.rows("SELECT count(*) FROM decisions") == [(0,)]
    await house.advance(2)
    assert house.rows("SELECT count(*) FROM decisions WHERE source = 'clock'") == [(1,)]


def test_a_clock_that_is_set_back_mutes_no_channel() -> None:
    wall, steady = [1e9], [50.0]
    clock = LoopClock(lambda: wall[0], lambda: steady[0])
    pacer = Pacer(clock)
    pacer.sent(7)
    wall[0] -= 5 * 3600
    clock.set_right()
    steady[0] += SPACING
    with pacer.enter(7) as room:
        assert room.wait == 0
    assert clock.now() == pytest.approx(wall[0] + SPACING)
