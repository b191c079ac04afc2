"""People who are away: by post their clocks stand still for three days of a game at most, elsewhere patrons play."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine import Refused
from bot.games.inn.patrons import PATRONS
from bot.games.inn.rules import Inn
from bot.store import people
from bot.store.people import PersonSettings
from bot.tables.clocks import all_tables
from tests.tables.tavern import ADA, BEA, CID, House, Person

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(all_tables, "HEARTBEAT", HOUR)
    monkeypatch.setattr(all_tables, "WATCH", HOUR)
    one_house = await House(tmp_path / "bar.db").up()
    one_house.tables.jobs.open()
    yield one_house
    one_house.tables.jobs.close()
    await one_house.down()


async def left(house: House, table: str) -> float:
    """Seconds until the open ask ends."""
    ask = (await house.tables.public_table(table)).ask
    assert ask is not None
    assert ask.deadline is not None
    return ask.deadline - house.clock.now()


async def to_turn(house: House, table: str, person: Person) -> None:
    while await house.person_to_move(table) is not person:
        await house.move(table)


async def test_the_clock_of_somebody_stands_still_by_post_until_they_are_back(house: House) -> None:
    info = await house.game(ADA, BEA, CID, pace="post")
    await to_turn(house, info.id, ADA)
    await house.tables.aways.go(ADA.id, 2)
    assert await left(house, info.id) == pytest.approx(3 * DAY, abs=1)
    assert [seat.away for seat in (await house.tables.info(info.id)).seats] == [house.clock.now() + 2 * DAY, None, None]
    await house.advance(DAY)
    await house.tables.aways.come_back(ADA.id)
    assert await left(house, info.id) == pytest.approx(DAY, abs=1)
    await house.advance(HOUR)
    await house.move(info.id)
    assert house.rows("SELECT away_used, pause_used FROM tables") == [(HOUR, HOUR)]


async def test_the_clocks_of_the_others_run_on(house: House) -> None:
    info = await house.game(ADA, BEA, pace="post")
    await to_turn(house, info.id, BEA)
    await house.tables.aways.go(ADA.id, 2)
    assert await left(house, info.id) == pytest.approx(DAY, abs=1)


async def test_all_aways_of_a_game_and_its_pauses_have_three_days_together(house: House) -> None:
    info = await house.game(ADA, BEA, pace="post")
    await to_turn(house, info.id, ADA)
    await house.tables.leaving.pause(info.id, info.host_id)
    await house.advance(DAY)
    await house.tables.leaving.resume(info.id, info.host_id)
    await house.tables.aways.go(ADA.id, 14)
    assert await left(house, info.id) == pytest.approx(3 * DAY, abs=30)
    await house.time_out(info.id)
    assert house.rows("SELECT away_used, pause_used FROM tables")[0] == pytest.approx((2 * DAY, 3 * DAY), abs=1)
    await to_turn(house, info.id, ADA)
    assert await left(house, info.id) == pytest.approx(DAY, abs=1), "nothing is left"


async def test_then_the_others_may_vote_for_a_patron_as_if_they_had_stepped_out(house: House) -> None:
    info = await house.game(ADA, BEA, CID, pace="post")
    await to_turn(house, info.id, ADA)
    await house.tables.aways.go(ADA.id, 14)
    with pytest.raises(Refused, match="away-stands"):
        await house.tables.leaving.replace(info.id, BEA.id, ADA.id)
    await house.advance(3 * DAY + 60)
    asked = await house.tables.leaving.replace(info.id, BEA.id, ADA.id)
    assert asked.motion is not None
    assert (asked.motion.what, asked.motion.asked) == ("replace", (2,))
    await house.tables.leaving.vote(info.id, CID.id, yes=True)
    seat = (await house.tables.info(info.id)).seats[0]
    assert (seat.minded, seat.left, seat.removed) == (True, True, False)
    assert house.rows("SELECT left_at IS NOT NULL, left_once FROM seats WHERE seat = 0") == [(1, 1)]
    await house.tables.aways.come_back(ADA.id)
    seat = (await house.tables.info(info.id)).seats[0]
    assert (seat.minded, seat.left, seat.away) == (False, False, None)


async def test_who_is_back_ends_the_vote(house: House) -> None:
    info = await house.game(ADA, BEA, CID, pace="post")
    await to_turn(house, info.id, ADA)
    await house.tables.aways.go(ADA.id, 14)
    await house.advance(3 * DAY + 60)
    await house.tables.leaving.replace(info.id, BEA.id, ADA.id)
    await house.tables.aways.come_back(ADA.id)
    assert (await house.tables.info(info.id)).motion is None
    with pytest.raises(Refused, match="away-back"):
        await house.tables.leaving.replace(info.id, BEA.id, ADA.id)


async def test_at_other_paces_a_patron_plays_until_they_are_back(house: House) -> None:
    info = await house.game(ADA, BEA, CID, pace="relaxed")
    await house.tables.aways.go(ADA.id, 1)
    assert (await house.tables.info(info.id)).seats[0].minded
    await house.tables.aways.come_back(ADA.id)
    assert not (await house.tables.info(info.id)).seats[0].minded


async def test_being_away_ends_by_itself_and_lasts_fourteen_days_at_most(house: House) -> None:
    for days in (0, 15):
        with pytest.raises(Refused, match="away-long"):
            await house.tables.aways.go(ADA.id, days)
    info = await house.game(ADA, BEA, pace="post")
    await to_turn(house, info.id, BEA)
    await house.tables.aways.go(ADA.id, 1)
    await house.advance(DAY + 1)
    assert (await house.tables.info(info.id)).seats[0].away is None
    kept = await house.store.read(lambda connection: people.load(connection, ADA.id))
    assert (kept.away_since, kept.away_until) == (None, None)


@pytest.mark.parametrize("seats", [(BEA,), (BEA, CID)])
async def test_a_vote_by_post_gives_everybody_who_is_asked_twelve_hours_of_their_day(
    house: House, seats: tuple[Person, ...]
) -> None:
    settings = PersonSettings(BEA.id, quiet_from=22 * 60, quiet_to=8 * 60, zone="Etc/UTC")
    await house.store.write(lambda connection: people.save(connection, settings))
    info = await house.game(ADA, *seats, pace="post")
    called = house.clock.now()
    motion = (await house.tables.leaving.close(info.id, ADA.id)).motion
    assert motion is not None
    hours = settings.quiet_hours
    assert hours is not None
    assert motion.until == hours.waking(called, 12 * HOUR) > called + 12 * HOUR


@pytest.mark.parametrize("windows", ["natural", "quick"])
async def test_the_end_of_a_window_tells_nothing_about_who_is_asked(tmp_path: Path, windows: str) -> None:
    house = House(tmp_path / "inn.db")
    house.games = {"inn": Inn()}
    await house.up()
    info = await house.game(ADA, BEA, CID, game="inn", pace="post", most=4, options={"windows": windows})
    await house.tables.aways.go(CID.id, 2)
    luck, asked = random.Random(1), set[bool]()
    for _ in range(400):
        public_table = await house.tables.public_table(info.id)
        ask = public_table.ask
        if ask is None or len(asked) > 1:
            break
        seen = [await house.tables.private_table(info.id, person.id) for person in (ADA, BEA, CID)]
        if ask.kind == "response":
            asked.add(seen[2].seat_ask is not None)
            assert ask.deadline is not None
            assert ask.deadline - ask.opened_at == pytest.approx(2 * DAY + 13 * HOUR, abs=HOUR)
        answering = next((table for table in seen if table.seat_ask is not None and table.answered is None), None)
        if answering is None or answering.seat_ask is None:
            await house.advance(60)
            continue
        picks = PATRONS["regular"].choose(answering.view, answering.seat_ask, luck.random)
        user = answering.info.seats[answering.seat].user_id or 0
        await house.tables.play.answer(info.id, user, ask.number, picks)
    assert asked == {True, False}
    await house.down()


async def test_a_vote_is_stored_together_with_the_calls_that_come_in_the_morning(tmp_path: Path) -> None:
    house = await House(tmp_path / "bar.db").up()
    settings = PersonSettings(BEA.id, quiet_from=0, quiet_to=23 * 60 + 59, zone="Etc/UTC")
    await house.store.write(lambda connection: people.save(connection, settings))
    info = await house.game(ADA, BEA, CID, pace="post")
    await house.tables.leaving.close(info.id, ADA.id)
    found = house.rows("SELECT user_id, table_id, state FROM jobs WHERE kind = 'vote'")
    assert found == [(BEA.id, info.id, "waiting")]
    await house.down()
