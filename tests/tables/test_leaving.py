"""Leaving in any state, being put out, patrons in people's seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine import SeatAsk
from bot.tables import PACES
from bot.tables.play.live import FALL
from bot.tables.record.replay import replay
from tests.databases import SQLITE
from tests.tables.tavern import ADA, BEA, CID, FirstOption, House
from tests.tables.test_lobby import refused
from tests.tables.test_windows import Drinker, Toast


async def test_a_patron_takes_over_and_the_game_goes_on(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    left = await house.tables.leaving.leave(info.id, ADA.id)
    assert [(seat.left, seat.minded) for seat in left.seats] == [(True, True), (False, False), (False, False)]
    assert left.host_id == BEA.id
    assert await refused(house.tables.leaving.leave(info.id, ADA.id)) == ("not-seated", {})
    assert house.notes.changes[-1].notice == "left"
    for _ in range(300):
        if (await house.tables.info(info.id)).status != "live":
            break
        public_table = await house.tables.public_table(info.id)
        assert public_table.ask is not None
        if public_table.ask.waiting[0] == 0:
            await house.advance(6)
        else:
            await house.move(info.id)
    (result,) = house.results
    assert [seat.left for seat in result.seats] == [True, False, False]
    assert result.rated
    sources = house.rows("SELECT DISTINCT seat, source FROM decisions ORDER BY seat")
    assert sources == [(0, "patron"), (1, "person"), (2, "person")]


class Patient(Toast):
    """A round in which patrons wait until its time is over."""

    def patience(self, state: list[int]) -> float:
        return 1e8


def serve_patient(house: House) -> None:
    house.games["toast"] = Patient()
    house.patrons = lambda game, strength: Drinker()


@SQLITE
async def test_when_all_have_left_patrons_finish_the_game_after_a_time_to_return(house: House) -> None:
    seconds = PACES["normal"].away
    serve_patient(house)
    info = await house.game(ADA, BEA, patrons=2, game="toast", most=4)
    left_at = house.clock.now()
    await house.tables.leaving.leave(info.id, ADA.id)
    await house.advance(7)
    assert (await house.tables.leaving.leave(info.id, BEA.id)).status == "live"
    assert house.rows("SELECT away_at FROM windows") == [(left_at + 7,)]
    await house.advance(10)
    await house.killed()
    again = House(house.where, house.clock)
    serve_patient(again)
    await again.up()
    down = again.rows("SELECT away_at FROM windows")[0][0] - left_at - 7
    await again.tables.clocks.pause(info.id, "host")
    await again.advance(seconds * 2)
    await again.tables.clocks.resume(info.id)
    await again.advance(seconds - 10 + down - 1)
    assert (await again.tables.info(info.id)).status == "live"
    finished = again.clock.now() + 1
    await again.advance(1.1)
    info = await again.tables.info(info.id)
    assert (info.status, info.ended_at) == ("over", pytest.approx(finished))
    (result,) = again.results
    assert [seat.left for seat in result.seats] == [True, True, False, False]
    await again.down()


async def test_when_all_people_are_out_of_the_game_that_is_shown_and_then_patrons_finish_it(house: House) -> None:
    class Early(Patient):
        def out(self, state: list[int], seat: int) -> bool:
            return seat < 2 and state[-1] >= 1  # after the first round

    house.games["toast"] = Early()
    house.patrons = lambda game, strength: Drinker()
    info = await house.game(ADA, BEA, patrons=2, game="toast", most=4)
    await house.tables.play.answer(info.id, ADA.id, None, ("pass",))
    await house.tables.play.answer(info.id, BEA.id, None, ("pass",))
    assert (await house.tables.info(info.id)).status == "live"
    await house.advance(15)
    public = await house.tables.public_table(info.id)
    assert (public.info.status, public.fallen) == ("live", True)
    assert public.finished_at == pytest.approx(house.clock.now() + FALL, abs=0.1)
    await house.advance(FALL)
    info = await house.tables.info(info.id)
    assert (info.status, info.ended_at) == ("over", pytest.approx(house.clock.now(), abs=0.1))


async def test_who_returns_in_time_finds_the_game_going_on(house: House) -> None:
    info = await house.game(ADA, BEA, patrons=2)
    await house.tables.leaving.leave(info.id, ADA.id)
    await house.tables.leaving.leave(info.id, BEA.id)
    assert house.rows("SELECT away_at FROM windows") == [(house.clock.now(),)]
    await house.tables.play.take_back(info.id, BEA.id)
    assert house.rows("SELECT away_at FROM windows") == [(None,)]
    assert (await house.tables.info(info.id)).status == "live"


async def test_the_last_one_out_closes_a_lobby_and_a_table_that_stands_still(house: House) -> None:
    lobby = await house.tables.lobby.open(1, 2, ADA)
    assert (await house.tables.leaving.leave(lobby.id, ADA.id)).status == "closed"
    info = await house.game(ADA, patrons=2)
    await house.tables.clocks.pause(info.id, "host")
    assert (await house.tables.leaving.leave(info.id, ADA.id)).status == "closed"
    assert (house.results, house.notes.changes[-1].notice) == ([], "empty")
    assert house.rows("SELECT count(*) FROM windows") == [(0,)]


async def test_leaving_a_paused_table_and_an_ended_one(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    await house.tables.clocks.pause(info.id, "host")
    left = await house.tables.leaving.leave(info.id, CID.id)
    assert (left.status, left.seats[2].left) == ("paused", True)
    assert house.rows("SELECT state FROM windows") == [("paused",)]
    await house.tables.clocks.resume(info.id)
    await house.tables.leaving.close(info.id, force=True)
    assert await refused(house.tables.leaving.leave(info.id, ADA.id)) == ("table-over", {})


async def test_coming_back(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    await house.tables.leaving.leave(info.id, BEA.id)
    await house.tables.play.take_back(info.id, BEA.id)
    seat = (await house.tables.info(info.id)).seats[1]
    assert (seat.left, seat.minded) == (False, False)
    assert house.notes.changes[-1].notice == "back"
    assert (await refused(house.tables.play.take_back(info.id, 5)))[0] == "not-seated"


async def test_who_was_put_out_does_not_come_back(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    await house.tables.leaving.kick(info.id, ADA.id, BEA.id)
    await house.tables.leaving.vote(info.id, CID.id, yes=True)
    assert (await house.tables.info(info.id)).seats[1].left
    before = house.dump()
    assert await refused(house.tables.play.take_back(info.id, BEA.id)) == ("removed", {})
    assert await refused(house.tables.play.answer(info.id, BEA.id, None, ("catch",))) == ("removed", {})
    assert house.dump() == before


async def test_who_has_left_can_still_be_put_out(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    await house.tables.leaving.leave(info.id, BEA.id)
    await house.tables.leaving.kick(info.id, ADA.id, BEA.id)
    await house.tables.leaving.vote(info.id, CID.id, yes=True)
    assert await refused(house.tables.play.take_back(info.id, BEA.id)) == ("removed", {})


async def test_patrons_take_a_moment(house: House) -> None:
    info = await house.game(ADA, patrons=1, options={"starter": 1})
    await house.advance(1.1)
    assert house.rows("SELECT * FROM decisions") == []
    await house.advance(1.8)
    assert house.rows("SELECT seat, source FROM decisions") == [(1, "patron")]
    assert (await house.tables.info(info.id)).seats[1].bank == 0


async def low(house: House, table: str, seat: int, hand: list[str]) -> None:
    """Let a seat hold these cards, and everybody else plenty."""
    async with house.tables._runtime.hold(table) as live:
        assert live.run is not None
        state = live.run.state
        state.hands[seat] = hand


async def test_people_have_time_to_call(house: House) -> None:
    info = await house.game(ADA, patrons=1, options={"starter": 0})
    async with house.tables._runtime.hold(info.id) as live:
        assert live.run is not None
        live.run.state.may_call = 0
        live.dues = {}
        live.run.state.to_move = 1
        # The patron's own turn, opened now, while Ada may still call.
        live.run._reopen()
        house.tables._runtime.open_window(live)
        live.run.ask = live.run.ask
        house.tables._runtime.plan(live)
        opened = live.window
        assert opened is not None
        assert all(due >= opened.opened_at + 5 for due in live.dues.values())


async def test_patrons_call_at_once(house: House) -> None:
    info = await house.game(ADA, patrons=1, options={"starter": 0})
    for _ in range(400):
        now = await house.tables.info(info.id)
        if now.status != "live":
            info = await house.game(ADA, patrons=1, options={"starter": 0})
        public_table = await house.tables.public_table(info.id)
        assert public_table.ask is not None
        if public_table.ask.waiting[0] == 0:
            await house.move(info.id)
        else:
            await house.advance(6)
        if house.rows("SELECT 1 FROM decisions WHERE picks = 'call'"):
            break
    ((seat, ask, source, at, before),) = house.rows(
        "SELECT d.seat, d.ask, d.source, d.at, (SELECT at FROM decisions p WHERE p.table_id = d.table_id "
        "AND p.seq = d.seq - 1) FROM decisions d WHERE picks = 'call'"
    )
    assert (seat, ask, source) == (1, 0, "patron")
    assert 0.3 <= at - before <= 0.8


class Mad(FirstOption):
    """A patron that answers nonsense, or nothing."""

    def __init__(self, answer: tuple[str, ...] | None) -> None:
        self.answer = answer

    def choose(self, view: dict[str, Any], ask: SeatAsk, luck: Callable[[], float]) -> tuple[str, ...]:
        if self.answer is None:
            raise ZeroDivisionError
        return self.answer

    def wish(self, *given: Any) -> str | None:
        if self.answer is None:
            raise ZeroDivisionError
        return "call"


@SQLITE
@pytest.mark.parametrize("answer", [("r99",), None])
async def test_a_mad_patron_stops_no_game(
    answer: tuple[str, ...] | None, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.patrons = lambda game, strength: Mad(answer)
    info = await house.game(ADA, patrons=2, pace="blitz")
    await house.advance(3600)
    assert (await house.tables.info(info.id)).status == "over"
    assert "the patron of seat" in caplog.text
    report = await house.store.read(lambda connection: replay(connection, info.id, house.games))
    assert report.verdict == "same"
