"""A failure at the k-th statement of an answer, for every k: nothing is half done, and the table goes on."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import windows
from bot.store.errors import FAILURES, ConnectionLost
from bot.tables import PublicTable
from bot.tables.record.replay import replay
from tests.databases import BOTH, Databases
from tests.patience import PATIENCE
from tests.tables.faults import Faults
from tests.tables.tavern import ADA, BEA, CID, House

STATEMENTS = ["BEGIN", "INSERT", "UPDATE", "UPDATE", "INSERT"]
"""Those of an answer: decision, window, table, snapshot."""
ENDS = {"sqlite": ["COMMIT"], "postgres": ["SELECT", "COMMIT"]}
"""With PostgreSQL the number of the transaction is asked for, by which its end can be looked up."""


@pytest.fixture(autouse=True)
def faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    """For all connections of the test."""
    faults = Faults()
    faults.install(monkeypatch)
    return faults


def ends(house: House) -> list[str]:
    return ENDS["postgres" if house.store.leased else "sqlite"]


async def seen(house: House, table: str) -> tuple[list[str], PublicTable, int]:
    """All that a failed answer must not change."""
    return house.dump(), await house.tables.public_table(table), len(house.notes.changes)


async def answer(house: House, table: str, faults: Faults, k: int) -> None:
    """Answer for whoever's turn it is; the k-th statement fails."""
    person = await house.person_to_move(table)
    mine = await house.tables.private_table(table, person.id)
    assert mine.ask is not None
    assert mine.seat_ask is not None
    faults.seen.clear()
    faults.left = k
    try:
        await house.tables.play.answer(table, person.id, mine.ask.number, mine.seat_ask.default)
    finally:
        faults.left = 0


async def to_its_end(house: House, table: str) -> None:
    """The clocks play the game to its end, and its log comes out again."""
    while (await house.tables.info(table)).status == "live":
        await house.advance(60)
    assert (await house.tables.info(table)).status == "over"
    report = await house.store.read(lambda connection: replay(connection, table, house.games))
    assert report.verdict == "same"


@BOTH
async def test_every_statement_of_an_answer_may_fail(house: House, faults: Faults) -> None:
    info = await house.game(ADA, BEA, CID, pace="blitz")
    failed: list[str] = []
    for k in range(1, 40):
        before = await seen(house, info.id)
        try:
            await answer(house, info.id, faults, k)
        except FAILURES:
            failed.append(faults.hit)
            assert await seen(house, info.id) == before
        else:
            break
    assert failed == [*STATEMENTS, *ends(house)]
    await to_its_end(house, info.id)


async def test_the_connection_may_be_lost_at_every_statement_of_an_answer(postgres: Databases, faults: Faults) -> None:
    house = await House(postgres.fresh()).up()
    info = await house.game(ADA, BEA, CID)
    faults.loses = True
    failed: list[str] = []
    for k in range(1, 40):
        before = await seen(house, info.id)
        try:
            await answer(house, info.id, faults, k)
        except ConnectionLost:
            failed.append(faults.hit)
            await connected_again(house)
            assert await seen(house, info.id) == before
        else:
            break
    assert failed == [*STATEMENTS, *ENDS["postgres"]]
    await house.move(info.id)
    report = await house.store.read(lambda connection: replay(connection, info.id, house.games))
    assert (report.verdict, len(report.steps)) == ("same", 3)
    await house.down()


async def connected_again(house: House) -> None:
    """Wait until the store writes again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await house.store.write(windows.last_heartbeat)
            except ConnectionLost:
                await asyncio.sleep(0.01)
            else:
                return


@BOTH
async def test_answers_of_many_tables_at_once_share_a_commit(house: House, faults: Faults) -> None:
    games = [await house.game(ADA, BEA, CID) for _ in range(8)]
    faults.seen.clear()
    await asyncio.gather(*(house.move(info.id) for info in games))
    shared = STATEMENTS if not house.store.leased else ["BEGIN", *(each for each in STATEMENTS[1:] for _ in games)]
    # SQLite takes a statement for all of them; PostgreSQL one for each, sent without waiting.
    assert faults.seen == [*shared, *ends(house)]
    assert house.rows("SELECT count(DISTINCT table_id) FROM decisions") == [(8,)]


@BOTH
async def test_the_clocks_moves_are_tried_again(house: House, faults: Faults) -> None:
    info = await house.game(ADA, BEA)
    wait = 45 + 180
    await house.advance(wait - 6)
    faults.seen.clear()
    faults.left = 4
    await house.advance(7)
    assert faults.left == 0
    # the heartbeat or the answer: whichever it was, nothing is half done
    await house.advance(6)
    assert [source for (source,) in house.rows("SELECT source FROM decisions")] == ["clock"]
    assert (await house.tables.info(info.id)).status == "live"


@BOTH
async def test_clocks_that_could_not_be_set_going_are_tried_again(house: House, faults: Faults) -> None:
    info = await house.game(ADA, BEA)
    await house.tables.clocks.freeze()
    await house.advance(100)
    faults.left = 1
    with pytest.raises(FAILURES):
        await house.tables.clocks.thaw()
    await house.advance(6)
    ask = (await house.tables.public_table(info.id)).ask
    assert ask is not None
    assert ask.deadline == house.clock.now() - 1 + 45 + 180
    # Discord is away before it is tried again: then the clocks stand.
    await house.tables.clocks.freeze()
    faults.left = 1
    with pytest.raises(FAILURES):
        await house.tables.clocks.thaw()
    await house.tables.clocks.freeze()
    await house.advance(3600)
    assert house.rows("SELECT * FROM decisions") == []


@BOTH
async def test_an_opening_that_fails_leaves_no_table(house: House, faults: Faults) -> None:
    empty = house.dump()
    for k in range(1, 40):
        faults.left = k
        try:
            await house.tables.lobby.open(1, 2, ADA)
        except FAILURES:
            faults.left = 0
            assert house.dump() == empty
        else:
            break
    faults.left = 0
    assert house.dump() != empty
