"""Two processes divide the servers on one database: neither touches what belongs to the other."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.database import Database
from bot.engine import Refused
from bot.shares import ALL, Share, share_of
from bot.store import jobs, messages, people, reports, tables, upkeep, windows
from bot.store.errors import FAILURES
from bot.store.health import look
from bot.store.jobs import Job
from bot.store.messages import StoredMessage
from bot.store.sql import Connection
from bot.tables.clocks.clock import ManualClock
from bot.tables.info import Elsewhere, TableInfo
from bot.ui.settings import Wishes
from tests.databases import BOTH
from tests.tables.tavern import ADA, BEA, CID, DAN, House, Person

NEAR, FAR = 6 << 22, 7 << 22
"""Two servers: of share 0 and of share 1."""


class Two:
    """Both processes, on one clock."""

    def __init__(self, where: Database) -> None:
        self.where = where
        self.clock = ManualClock()
        self.near, self.far = (House(where, self.clock, Share(index, 2)) for index in range(2))

    async def up(self) -> Two:
        for house in (self.near, self.far):
            await house.up()
            house.tables.inbox.open()
        return self

    async def down(self) -> None:
        for house in (self.near, self.far):
            house.tables.inbox.close()
            await house.down()

    async def post(self) -> None:
        """Let each take its letters."""
        for house in (self.near, self.far):
            house.tables.inbox.ring()
            await house.tables.idle()

    async def advance(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while (due := self.clock.next_call()) is not None and due <= until:
            self.clock.move_to(due)
            await self.near.tables.idle()
            await self.far.tables.idle()
        self.clock.move_to(until)


@pytest.fixture
async def two(where: Database) -> AsyncIterator[Two]:
    both = await Two(where).up()
    yield both
    await both.down()


async def game(house: House, server: int, *people: Person) -> TableInfo:
    info = await house.tables.lobby.open(server, server + 2, people[0])
    for person in people[1:]:
        await house.tables.lobby.join(info.id, person)
    return await house.tables.lobby.start_game(info.id, people[0].id)


async def deadline(house: House, info: TableInfo) -> float:
    ask = (await house.tables.public_table(info.id)).ask
    assert ask is not None
    assert ask.deadline is not None
    return ask.deadline


def test_a_share_has_every_nth_server_and_every_nth_shard() -> None:
    assert [share_of(server << 22, 3) for server in range(5)] == [0, 1, 2, 0, 1]
    assert (share_of(0, 2), share_of((5 << 22) + 99, 2)) == (0, 1)
    share = Share(1, 3)
    assert [server for server in range(7) if share.has(server << 22)] == [1, 4]
    assert list(share.shards(9)) == [1, 4, 7]
    assert all(share.has(server << 22) for server in range(100) if server % 9 in share.shards(9))
    assert (share.others(), str(share), ALL.others()) == ([0, 2], "1/3", [])


@BOTH
async def test_the_start_of_one_moves_no_deadline_of_the_other(two: Two) -> None:
    near, far = await game(two.near, NEAR, ADA, BEA), await game(two.far, FAR, CID, DAN)
    await two.far.killed()
    until_far, until_near = (
        two.far.rows("SELECT deadline FROM windows WHERE table_id = ?", far.id),
        await deadline(two.near, near),
    )
    await two.advance(20)
    two.far = await House(two.where, two.clock, Share(1, 2)).up()
    assert await deadline(two.near, near) == until_near
    assert await deadline(two.far, far) == until_far[0][0] + 20
    assert two.near.rows("SELECT deadline FROM windows WHERE table_id = ?", near.id) == [(until_near,)]


@BOTH
async def test_the_lost_gateway_of_one_stops_no_clock_of_the_other(two: Two) -> None:
    near, far = await game(two.near, NEAR, ADA, BEA), await game(two.far, FAR, CID, DAN)
    before = await deadline(two.far, far)
    await two.far.tables.clocks.freeze()
    await two.advance(1_000)
    await two.far.tables.clocks.thaw()
    assert {table for (table,) in two.near.rows("SELECT table_id FROM decisions")} == {near.id}
    assert await deadline(two.far, far) == before + 1_000


@BOTH
async def test_each_wakes_its_own_tables_alone(two: Two) -> None:
    near, far = await game(two.near, NEAR, ADA, BEA), await game(two.far, FAR, CID, DAN)
    await two.far.killed()
    await two.advance(3_600)
    assert {table for (table,) in two.near.rows("SELECT table_id FROM decisions")} == {near.id}
    two.far = await House(two.where, two.clock, Share(1, 2)).up()
    assert (await two.far.tables.info(far.id)).status == "live"


@BOTH
async def test_what_sweeps_looks_at_its_own_share(two: Two) -> None:
    near, far = await game(two.near, NEAR, ADA, BEA), await game(two.far, FAR, CID, DAN)
    for house, info in ((two.near, near), (two.far, far)):
        await house.tables.leaving.close(info.id, force=True)
        place = StoredMessage("board", -1, 2, 3, 4.0, "")
        await house.store.write(lambda c, info=info, place=place: messages.remember(c, info.id, place))
        await house.store.write(lambda c, info=info: reports.add(c, info.id, 5, "It broke.", 6.0, 0))
    lobby = {
        share: (await house.tables.lobby.open(server, server + 2, person)).id
        for share, house, server, person in ((0, two.near, NEAR, ADA), (1, two.far, FAR, CID))
    }
    for share, own in ((Share(0, 2), near.id), (Share(1, 2), far.id)):

        def found(c: Connection, share: Share = share) -> list[object]:
            return [
                messages.of_ended(c, share),
                [report.table for report in reports.for_operator(c, share)],
                [report.table for report in reports.for_players(c, share)],
                tables.every(c, ("lobby",), share),
                [table for table, _ in windows.wakings(c, share)],
                look(c, share).tables,
            ]

        assert await two.near.store.read(found) == [
            [own], [own], [own], [lobby[share.index]], [lobby[share.index]], {"closed": 1, "lobby": 1}
        ]  # fmt: skip
    (other,) = (await two.near.store.read(lambda c: look(c, Share(0, 2)))).others
    assert (other.share, other.tables, other.letter) == (Share(1, 2), {"closed": 1, "lobby": 1}, None)
    assert await two.near.store.write(lambda c: upkeep.forget_messages(c, 1e12, Share(1, 2))) == 1
    assert await two.near.store.read(messages.of_ended) == [near.id]
    for house, index in ((two.near, 0), (two.far, 1)):
        await house.tables.leaving.close(lobby[index], force=True)
    assert await two.near.store.write(lambda c: upkeep.forget_lobbies(c, 1e12, Share(1, 2))) == [lobby[1]]


@pytest.mark.parametrize("shares", [1, 3])
async def test_where_the_servers_were_divided_otherwise_nobody_loses_time(shares: int, two: Two) -> None:
    near, far = await game(two.near, NEAR, ADA, BEA), await game(two.far, FAR, CID, DAN)
    await two.far.down()
    await two.advance(30)
    await two.near.down()
    left = dict(two.near.rows("SELECT table_id, deadline FROM windows"))
    await two.advance(100)
    for index in range(shares):
        house = await House(two.where, two.clock, Share(index, shares)).up()
        await house.down()
    # The shares of before were last seen at two times; everybody gets the time since the earlier one.
    now = dict(two.near.rows("SELECT table_id, deadline FROM windows"))
    assert {table: now[table] - left[table] for table in left} == {near.id: 130.0, far.id: 130.0}
    for index in range(2):  # and back again: what was noted for this division before is out of date
        house = await House(two.where, two.clock, Share(index, 2)).up()
        await house.down()
    assert dict(two.near.rows("SELECT table_id, deadline FROM windows")) == now
    await two.up()


@BOTH
async def test_a_table_of_the_other_is_not_touched(two: Two) -> None:
    far = await game(two.far, FAR, CID, DAN)
    before = two.far.dump()
    for use in (
        lambda: two.near.tables.info(far.id),
        lambda: two.near.tables.public_table(far.id),
        lambda: two.near.tables.private_table(far.id, CID.id),
        lambda: two.near.tables.play.answer(far.id, CID.id, 1, ("draw",)),
        lambda: two.near.tables.leaving.close(far.id, force=True),
    ):
        with pytest.raises(Elsewhere) as raised:
            await use()
        assert raised.value.share == 1
    with pytest.raises(Elsewhere):
        two.near.tables.check_here(far)
    assert two.far.tables.check_here(far) is far
    assert two.far.dump() == before


@BOTH
async def test_a_changed_setting_is_heard_of_in_the_other(two: Two) -> None:
    wishes = [Wishes(house.store, house.tables.inbox) for house in (two.near, two.far)]
    before = [await side.person(ADA.id) for side in wishes]
    assert before[1].pings
    await wishes[0].save_person(replace(before[0], pings=False))
    house = await wishes[0].house(NEAR)
    assert (await wishes[1].house(NEAR)).pace == house.pace
    await wishes[0].save_house(replace(house, pace="blitz"))
    await two.post()
    assert not (await wishes[1].person(ADA.id)).pings
    assert (await wishes[1].house(NEAR)).pace == "blitz"


@BOTH
async def test_a_poker_face_counts_at_once_at_the_tables_of_the_other(two: Two) -> None:
    far = await game(two.far, FAR, CID, DAN)
    await two.near.tables.poker_face(CID.id, wanted=True)
    await two.post()
    live = next(live for live in two.far.tables._runtime.shelf.held() if live.id == far.id)
    assert [seat.poker for seat in live.seats] == [True, False]


@BOTH
async def test_a_forgotten_person_is_gone_in_both(two: Two) -> None:
    far = await game(two.far, FAR, CID, DAN, ADA)
    await two.far.tables.leaving.leave(far.id, CID.id)
    two.far.tables.inbox.close()
    await two.near.tables.forget(CID.id)
    # What the other has in memory writes the person down once more, before it hears of it.
    live = next(live for live in two.far.tables._runtime.shelf.held() if live.id == far.id)
    await two.far.store.write(lambda connection: tables.save_seats(connection, far.id, live.seats))
    assert two.near.rows("SELECT count(*) FROM seats WHERE user_id = ?", CID.id) == [(1,)]
    two.far.tables.inbox.open()
    await two.post()
    assert two.near.rows("SELECT count(*) FROM seats WHERE user_id = ?", CID.id) == [(0,)]
    assert CID.id not in [seat.user_id for seat in (await two.far.tables.info(far.id)).seats]
    stands_for = {user for (user,) in two.near.rows("SELECT user_id FROM seats WHERE user_id < 0")}
    assert len(stands_for) == 1
    kept = await two.near.store.read(lambda connection: people.data(connection, CID.id))
    assert [name for name, rows in kept.items() if rows] == ["forgotten"], "that they did, as a hash"


@BOTH
async def test_nobody_is_forgotten_without_the_other_being_told(two: Two) -> None:
    far = await game(two.far, FAR, CID, DAN, ADA)
    await two.far.tables.leaving.leave(far.id, CID.id)
    await two.near.store.write(lambda connection: connection.execute("ALTER TABLE inbox RENAME TO burnt"))
    with pytest.raises(FAILURES):
        await two.near.tables.forget(CID.id)
    assert two.near.rows("SELECT count(*) FROM seats WHERE user_id = ?", CID.id) == [(1,)]
    await two.near.store.write(lambda connection: connection.execute("ALTER TABLE burnt RENAME TO inbox"))


@BOTH
async def test_a_letter_that_nobody_knows_is_left_out(two: Two, caplog: pytest.LogCaptureFixture) -> None:
    tell = two.near.tables.inbox.tell_others_within
    await two.near.store.write(lambda connection: tell(connection, "riddle", [1]))
    await two.near.store.write(lambda connection: tell(connection, "forgotten", None))
    with caplog.at_level(logging.ERROR):
        await two.post()
    assert [record.message for record in caplog.records] == [
        "a letter of an unknown kind was left out: riddle",
        "a letter of another process could not be handled: forgotten",
    ]
    assert two.near.rows("SELECT count(*) FROM inbox") == [(0,)]


@BOTH
async def test_a_letter_waits_for_a_process_that_is_away(two: Two) -> None:
    heard: list[object] = []

    async def hear(content: object) -> None:
        heard.append(content)

    two.far.tables.inbox.on("word", hear)
    await two.post()
    two.far.tables.inbox.close()
    number = await two.near.tables.inbox.send(1, "word", {"n": 1})
    await two.near.tables.inbox.send(1, "word", {"n": 2})
    await two.post()
    assert heard == []
    assert await two.near.tables.inbox.take_back(number)
    assert not await two.near.tables.inbox.take_back(number)
    two.far.tables.inbox.open()
    await two.post()
    assert heard == [{"n": 2}]


async def test_a_stale_process_loads_the_table_again_and_takes_the_answer_as_what_it_means_then(
    where: Database, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    stale = await House(where, clock).up()
    info = await stale.game(ADA, BEA, CID)
    other = await House(where, clock).up()
    for _ in range(3):
        await other.move(info.id)
    with caplog.at_level(logging.WARNING), pytest.raises(Refused) as raised:
        await stale.move(info.id)
    assert raised.value.reason == "ask-closed"
    assert "gone on elsewhere" in caplog.text
    # It knows the game again, and nothing was kept twice.
    await stale.move(info.id)
    assert stale.rows("SELECT count(*), count(DISTINCT seq) FROM decisions") == [(4, 4)]
    await stale.down()
    await other.killed()


async def test_a_stale_process_that_wakes_a_table_does_nothing_twice(
    where: Database, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    stale = await House(where, clock).up()
    info = await stale.game(ADA, BEA)
    other = await House(where, clock).up()
    await other.move(info.id)
    other.tables._runtime.scheduler.stop()
    with caplog.at_level(logging.WARNING):
        await stale.advance(600)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert "gone on elsewhere" in caplog.text
    decisions = stale.rows("SELECT seq FROM decisions ORDER BY seq")
    assert decisions == [(number + 1,) for number in range(len(decisions))]
    await stale.down()
    await other.killed()


async def test_letters_that_cannot_be_read_are_read_later(two: Two, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[object] = []

    async def hear(content: object) -> None:
        heard.append(content)

    two.far.tables.inbox.on("word", hear)
    await two.far.store.write(lambda connection: connection.execute("ALTER TABLE inbox RENAME TO mislaid").rowcount)
    with caplog.at_level(logging.WARNING):
        await two.post()
    assert "cannot be read now" in caplog.text
    await two.far.store.write(lambda connection: connection.execute("ALTER TABLE mislaid RENAME TO inbox").rowcount)
    await two.near.tables.inbox.send(1, "word", "at last")
    await two.advance(2)
    assert heard == ["at last"]


async def test_no_number_of_a_letter_is_used_twice(two: Two) -> None:
    first = await two.near.tables.inbox.send(1, "poker", [1, True])
    await two.post()
    second = await two.near.tables.inbox.send(1, "poker", [1, True])
    assert second > first
    assert not await two.near.tables.inbox.take_back(first)


@BOTH
async def test_what_waits_for_the_next_command_is_told_by_the_process_that_takes_it_and_once(two: Two) -> None:
    waits = Job("notice-at-command", 0, ADA.id, "", "over", two.clock.now() + 30 * 86_400)
    await two.far.tables.jobs.note(waits)

    def begin(connection: Connection) -> list[Job]:
        return jobs.begin_those_of(connection, waits.kind, ADA.id, two.clock.now())

    assert await two.far.store.read(lambda connection: jobs.has_waiting(connection, waits.kind, ADA.id))
    assert [job.key for job in await two.far.store.write(begin)] == [waits.key]
    assert await two.near.store.write(begin) == []
    await two.far.store.write(lambda connection: jobs.end(connection, waits))
    await two.near.tables.jobs.note(waits)
    assert await two.near.store.write(begin) == [], "it is not told again"


@BOTH
async def test_who_is_away_is_so_at_the_tables_of_the_other(two: Two) -> None:
    far = await two.far.tables.lobby.open(FAR, FAR + 2, ADA, pace="post")
    await two.far.tables.lobby.join(far.id, BEA)
    await two.far.tables.lobby.start_game(far.id, ADA.id)
    wishes = Wishes(two.far.store, two.far.tables.inbox)
    assert (await wishes.person(ADA.id)).away_until is None
    await two.near.tables.aways.go(ADA.id, 2)
    await two.post()
    assert (await wishes.person(ADA.id)).away_until is not None
    assert (await two.far.tables.info(far.id)).seats[0].away == pytest.approx(two.clock.now() + 2 * 86_400, abs=1)
    await two.near.tables.aways.come_back(ADA.id)
    await two.post()
    assert (await wishes.person(ADA.id)).away_until is None
    assert (await two.far.tables.info(far.id)).seats[0].away is None


@BOTH
async def test_a_table_of_the_other_is_read_from_the_store(two: Two) -> None:
    far = await game(two.far, FAR, CID, DAN)
    assert (await two.near.tables.stored_info(far.id)).seats[0].user_id == CID.id
    with pytest.raises(Elsewhere):
        await two.near.tables.seat_options(far.id, CID.id)
    for _ in range(3):
        for person in (CID, DAN):
            there = await two.far.tables.seat_options(far.id, person.id)
            here = await two.near.tables.stored_options(far.id, person.id)
            assert (here.ask, here.seat_ask, here.answered) == (there.ask, there.seat_ask, there.answered)
        await two.far.move(far.id)
