"""Back from the store: the same digest, the same face; and what an upgrade of the rules does to a running game."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from bot.engine import GameEvent, Refused, Told
from bot.games.drinko.rules import Drinko
from bot.store import decisions
from bot.store.sql import Connection, Cursor, Values
from bot.store.tables import StoredTable
from bot.tables.play.in_memory import HELD, read_game
from bot.tables.play.live import Live
from bot.tables.record.replay import replay
from tests.tables.tavern import ADA, BEA, CID, House


async def digest(house: House, table: str) -> tuple[Any, ...]:
    async with house.tables._runtime.hold(table) as live:
        assert live.run is not None
        run = live.run
        return run.digest, run.seq, run.turn, run.asks, run.epoch, run.game.dump(run.state), run.waiting()


async def test_a_restart_in_the_middle_loses_nothing(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    current = house
    for _ in range(400):
        if (await current.tables.info(info.id)).status != "live":
            break
        await current.move(info.id)
        before, public_table = await digest(current, info.id), await current.tables.public_table(info.id)
        hands = [await current.tables.private_table(info.id, person.id) for person in (ADA, BEA, CID)]
        await current.killed()
        current = await House(house.where, house.clock).up()
        assert await digest(current, info.id) == before
        assert await current.tables.public_table(info.id) == public_table
        assert [await current.tables.private_table(info.id, person.id) for person in (ADA, BEA, CID)] == hands
    assert (await current.tables.info(info.id)).status == "over"
    report = await current.store.read(lambda connection: replay(connection, info.id, current.games))
    assert report.verdict == "same"
    await current.down()


async def test_within_a_turn_the_decisions_are_played_again(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    await house.move(info.id)
    for person in (ADA, BEA, CID):
        await house.tables.play.answer(info.id, person.id, None, ("catch",))
    before = await digest(house, info.id)
    await house.killed()
    again = await House(house.where, house.clock).up()
    assert await digest(again, info.id) == before
    await again.down()


class Noting:
    """A connection that notes the statements it is given."""

    def __init__(self, connection: Connection, heard: list[str]) -> None:
        self.connection, self.heard = connection, heard

    @property
    def in_transaction(self) -> bool:
        return self.connection.in_transaction

    def execute(self, sql: str, parameters: Values = (), /) -> Cursor:
        self.heard.append(sql)
        return self.connection.execute(sql, parameters)

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Cursor:
        self.heard.append(sql)
        return self.connection.executemany(sql, parameters)


async def test_bringing_back_costs_the_same_however_long_the_game(house: House) -> None:
    costs: list[int] = []
    info = await house.game(ADA, BEA, CID)
    for moves in range(60):
        if moves in (10, 59):
            statements: list[str] = []

            def count(connection: Connection, heard: list[str] = statements) -> None:
                record = read_game(Noting(connection, heard), info.id)
                assert record is not None
                assert len(record.decisions) <= 1

            await house.store.read(count)
            costs.append(len(statements))
        if (await house.tables.info(info.id)).status == "live":
            await house.tables.play.answer(info.id, ADA.id, None, ("catch",)) if moves == 9 else await house.move(
                info.id
            )
    assert 0 < costs[0] == costs[1] <= 8
    kept = house.rows("SELECT count(*) FROM snapshots")[0][0]
    assert kept == decisions.KEPT


async def test_only_so_many_tables_are_held(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.play.in_memory.HELD", 5)
    infos = [await house.game(ADA, BEA) for _ in range(12)]
    assert HELD > 5
    for _ in range(3):
        for info in infos:
            await house.move(info.id)
    assert len(house.tables._runtime.shelf.held()) <= 6
    for info in infos:
        report = await house.store.read(lambda connection, table=info.id: replay(connection, table, house.games))
        assert (report.verdict, len(report.steps)) == ("same", 4)


async def test_a_table_is_held_once(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA)
    shelf = house.tables._runtime.shelf
    async with house.tables._runtime.hold(info.id) as live:
        late = Live(info.id)
        late.fill(StoredTable(live.row, live.seats), live.window, [])
        shelf.add(late)
        assert shelf.held() == [live]


class Hush(GameEvent, key="hush"):
    pass


class Newer(Drinko):
    """Drinko under another rule: every turn begins with a word."""

    rules_version = Drinko.rules_version + 1

    def turn(self, state: Any, told: Told) -> Any:
        told.tell(Hush)
        return super().turn(state, told)


class Renamed(Drinko):
    """Another version under which nothing that was played so far comes out otherwise."""

    rules_version = Drinko.rules_version + 1


async def stop_mid_turn(house: House) -> str:
    info = await house.game(ADA, BEA, CID)
    for _ in range(4):
        await house.move(info.id)
    await house.tables.play.answer(info.id, ADA.id, None, ("catch",))
    await house.killed()
    return info.id


async def test_a_turn_whose_rules_have_changed_is_played_again(house: House) -> None:
    table = await stop_mid_turn(house)
    again = House(house.where, house.clock)
    again.games["drinko"] = Newer()
    await again.up()
    public_table = await again.tables.public_table(table)
    assert public_table.info.status == "live"
    assert public_table.ask is not None
    assert again.notes.notices() == ["strayed"]
    assert again.rows("SELECT epoch, from_seq, reason, rules_version FROM epochs") == [
        (1, 4, "changed", Newer.rules_version)
    ]
    assert public_table.ask.deadline == again.clock.now() + 45 + 180
    await again.move(table)
    assert again.rows("SELECT epoch, seq FROM decisions ORDER BY epoch, seq")[-1] == (1, 5)
    # Strayed once: from here on it is brought back as it stands.
    before = await digest(again, table)
    await again.killed()
    third = House(house.where, house.clock)
    third.games["drinko"] = Newer()
    await third.up()
    assert await digest(third, table) == before
    assert third.notes.changes == []
    report = await third.store.read(lambda connection: replay(connection, table, third.games))
    assert report.verdict == "older-rules"
    await third.advance(3600)
    assert (await third.tables.info(table)).status == "over"
    await third.down()


async def test_a_paused_table_goes_on_under_changed_rules(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    for _ in range(4):
        await house.move(info.id)
    await house.tables.play.answer(info.id, ADA.id, None, ("catch",))
    await house.tables.clocks.pause(info.id, "host")
    await house.killed()
    again = House(house.where, house.clock)
    again.games["drinko"] = Newer()
    await again.up()
    await again.tables.clocks.resume(info.id)
    await again.move(info.id)
    await again.move(info.id)
    assert again.rows("SELECT epoch, from_seq, reason FROM epochs") == [(1, 4, "changed")]
    assert again.rows("SELECT epoch, seq FROM decisions ORDER BY epoch, seq")[-2:] == [(1, 5), (1, 6)]
    assert "strayed" in again.notes.notices()
    await again.down()


async def test_what_a_strayed_turn_showed_is_forgotten(house: House) -> None:
    table = await stop_mid_turn(house)
    assert json.loads(house.rows("SELECT recent FROM tables")[0][0])[-1][0] == 4, "what a turn tells is not stored"
    again = House(house.where, house.clock)
    again.games["drinko"] = Newer()
    await again.up()
    assert all(event["key"] != "catch-wrong" for event in (await again.tables.public_table(table)).recent)
    await again.down()


async def test_rules_that_changed_elsewhere_cost_no_turn(house: House) -> None:
    table = await stop_mid_turn(house)
    again = House(house.where, house.clock)
    again.games["drinko"] = Renamed()
    await again.up()
    await again.tables.public_table(table)
    assert again.notes.changes == []
    assert again.rows("SELECT epoch, from_seq, reason, rules_version FROM epochs") == [
        (1, 5, "rules", Renamed.rules_version)
    ]
    await again.move(table)
    report = await again.store.read(lambda connection: replay(connection, table, again.games))
    assert report.verdict == "same"
    await again.down()


async def test_replay_tells_a_difference_from_older_rules(house: House) -> None:
    info = await house.game(ADA, BEA)
    for _ in range(6):
        await house.move(info.id)
    whole = await house.store.read(lambda connection: replay(connection, info.id, house.games))
    assert (whole.verdict, len(whole.steps), whole.where) == ("same", 7, "")

    def spoil(connection: Connection) -> None:
        connection.execute("UPDATE decisions SET digest = 'spoilt' WHERE seq = 4")

    await house.store.write(spoil)
    spoilt = await house.store.read(lambda connection: replay(connection, info.id, house.games))
    assert (spoilt.verdict, len(spoilt.steps)) == ("different", 4)
    assert "decision 4" in spoilt.where
    older = await house.store.read(lambda connection: replay(connection, info.id, {"drinko": Newer()}))
    assert older.verdict == "older-rules"
    assert spoilt.public() == whole.public()[: len(spoilt.public())]


async def test_replay_of_what_has_not_begun(house: House) -> None:
    lobby = await house.tables.lobby.open(1, 2, ADA)
    report = await house.store.read(lambda connection: replay(connection, lobby.id, house.games))
    assert (report.verdict, report.steps) == ("not-started", [])
    assert await house.tables.story(lobby.id) == []


async def test_what_is_secret_stays_so_in_the_story(house: House) -> None:
    info = await house.game(ADA, BEA)
    for _ in range(10):
        await house.move(info.id)
    for event in await house.tables.story(info.id):
        assert "cards" not in event or isinstance(event["cards"], int)


async def test_the_window_that_was_open_before_a_table_strayed_takes_no_answer(house: House) -> None:
    table = await stop_mid_turn(house)
    again = House(house.where, house.clock)
    await again.up()
    before = await again.tables.public_table(table)
    assert before.ask is not None
    await again.advance(20)
    await again.killed()
    third = House(house.where, house.clock)
    third.games["drinko"] = Newer()
    await third.up()
    window = (await third.tables.public_table(table)).ask
    assert window is not None
    assert window.number != before.ask.number
    assert window.deadline == third.clock.now() + 45 + 180  # a window of its own, with its whole time
    mover = await third.person_to_move(table)
    with pytest.raises(Refused) as no:
        await third.tables.play.answer(table, mover.id, before.ask.number, ("draw",))
    assert no.value.reason == "ask-closed"
    await third.move(table)
    await third.down()
