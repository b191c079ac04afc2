"""A failure at the k-th statement of an answer, for every k: nothing is half done, and the table goes on."""

from __future__ import annotations

import asyncio
import functools
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bot.tables.replay import replay
from tests.tables.tavern import ADA, BEA, CID, House


class Faulty(sqlite3.Connection):
    """A connection whose k-th statement fails."""

    left: ClassVar[int] = -1
    seen: ClassVar[list[str]] = []

    def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
        self._count(sql)
        return super().execute(sql, *given)

    def executemany(self, sql: str, *given: Any) -> sqlite3.Cursor:
        self._count(sql)
        return super().executemany(sql, *given)

    @staticmethod
    def _count(sql: str) -> None:
        cls = Faulty
        cls.seen.append(sql.split(maxsplit=1)[0])
        if cls.left > 0:
            cls.left -= 1
            if cls.left == 0:
                raise sqlite3.OperationalError(f"disk I/O error at {sql.split(maxsplit=1)[0]}")


@pytest.fixture(autouse=True)
def faulty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    connect = functools.partial(sqlite3.connect, factory=Faulty)
    monkeypatch.setattr("bot.store.sqlite.sqlite3.connect", connect)
    Faulty.left = -1
    yield
    Faulty.left = -1


async def test_every_statement_of_an_answer_may_fail(tmp_path: Path) -> None:
    house = await House(tmp_path / "bar.db").up()
    info = await house.game(ADA, BEA, CID)
    failed: list[str] = []
    for k in range(1, 40):
        person = await house.person_to_move(info.id)
        private_table = await house.tables.private_table(info.id, person.id)
        assert private_table.ask is not None
        assert private_table.seat_ask is not None
        before, public, told = house.dump(), await house.tables.public_table(info.id), len(house.notes.changes)
        Faulty.seen.clear()
        Faulty.left = k
        try:
            await house.tables.play.answer(info.id, person.id, private_table.ask.number, private_table.seat_ask.default)
        except sqlite3.OperationalError as error:
            Faulty.left = -1
            failed.append(str(error).split()[-1])
            assert house.dump() == before
            assert await house.tables.public_table(info.id) == public
            assert len(house.notes.changes) == told
        else:
            break
    Faulty.left = -1
    assert failed[0] == "BEGIN"
    assert failed[-1] == "COMMIT"
    # between them: decision, window, table, snapshot
    assert len(failed) == 6
    await house.advance(6 * 3600)
    assert (await house.tables.info(info.id)).status == "over"
    report = await house.store.read(lambda connection: replay(connection, info.id, house.games))
    assert report.verdict == "same"
    await house.down()


async def test_answers_of_many_tables_at_once_share_their_statements(tmp_path: Path) -> None:
    house = await House(tmp_path / "bar.db").up()
    games = [await house.game(ADA, BEA, CID) for _ in range(8)]
    Faulty.seen.clear()
    await asyncio.gather(*(house.move(info.id) for info in games))
    assert Faulty.seen == ["BEGIN", "INSERT", "INSERT", "UPDATE", "INSERT", "COMMIT"]
    assert house.rows("SELECT count(DISTINCT table_id) FROM decisions") == [(8,)]
    await house.down()


async def test_the_clocks_moves_are_tried_again(tmp_path: Path) -> None:
    house = await House(tmp_path / "bar.db").up()
    info = await house.game(ADA, BEA)
    wait = 45 + 180
    await house.advance(wait - 6)
    Faulty.seen.clear()
    Faulty.left = 4
    await house.advance(7)
    assert Faulty.left == 0
    # the heartbeat or the answer: whichever it was, nothing is half done
    await house.advance(6)
    assert [source for (source,) in house.rows("SELECT source FROM decisions")] == ["clock"]
    assert (await house.tables.info(info.id)).status == "live"
    await house.down()


async def test_clocks_that_could_not_be_set_going_are_tried_again(tmp_path: Path) -> None:
    house = await House(tmp_path / "bar.db").up()
    info = await house.game(ADA, BEA)
    await house.tables.clocks.freeze()
    await house.advance(100)
    Faulty.left = 1
    with pytest.raises(sqlite3.OperationalError):
        await house.tables.clocks.thaw()
    await house.advance(6)
    ask = (await house.tables.public_table(info.id)).ask
    assert ask is not None
    assert ask.deadline == house.clock.now() - 1 + 45 + 180
    # Discord is away before it is tried again: then the clocks stand.
    await house.tables.clocks.freeze()
    Faulty.left = 1
    with pytest.raises(sqlite3.OperationalError):
        await house.tables.clocks.thaw()
    await house.tables.clocks.freeze()
    await house.advance(3600)
    assert house.rows("SELECT * FROM decisions") == []
    await house.down()


async def test_an_opening_that_fails_leaves_no_table(tmp_path: Path) -> None:
    house = await House(tmp_path / "bar.db").up()
    empty = house.dump()
    for k in range(1, 40):
        Faulty.left = k
        try:
            await house.tables.lobby.open(1, 2, ADA)
        except sqlite3.OperationalError:
            Faulty.left = -1
            assert house.dump() == empty
        else:
            break
    Faulty.left = -1
    assert house.dump() != empty
    await house.down()
