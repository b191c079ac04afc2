"""Answers: taken once, committed first, refused without a trace."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from bot.engine import Ask, Event, Refused, Runaway, Told, Turn
from bot.games.drinko.rules import Drinko
from bot.store import GameResult, reports
from bot.store.opening import opened
from bot.store.sql import Connection
from bot.tables.record.replay import replay
from tests.databases import BOTH
from tests.engine.tiny import Table, Tiny
from tests.tables.tavern import ADA, BEA, CID, DAN, FirstOption, House, first_option
from tests.tables.test_lobby import refused

pytestmark = BOTH


async def state(house: House, table: str) -> tuple[Any, ...]:
    return (
        house.dump(),
        await house.tables.public_table(table),
        *[await house.tables.private_table(table, p.id) for p in (ADA, BEA)],
    )


async def test_an_answer_is_true_once_it_returns(house: House) -> None:
    info = await house.game()
    person = await house.person_to_move(info.id)
    private_table = await house.tables.private_table(info.id, person.id)
    assert private_table.ask is not None
    assert private_table.seat_ask is not None
    change = await house.tables.play.answer(
        info.id, person.id, private_table.ask.number, private_table.seat_ask.default
    )
    assert (change.kind, change.by, house.notes.changes[-1]) == ("play", private_table.seat, change)
    rows = house.rows("SELECT seq, seat, picks, source, ask FROM decisions WHERE table_id = ?", info.id)
    assert rows == [(1, private_table.seat, private_table.seat_ask.default[0], "person", 1)]
    after = await house.tables.public_table(info.id)
    assert after.ask is not None
    assert house.rows("SELECT ask, deadline FROM windows") == [(after.ask.number, after.ask.deadline)]
    assert after.info.version == private_table.info.version + 1
    assert change.hands == frozenset({0, 1})


async def test_a_hand_that_changed_by_anothers_move_is_told(house: House) -> None:
    info = await house.game(ADA, BEA, CID, DAN)
    caught: list[Event] = []
    while not caught:
        assert (await house.tables.info(info.id)).status == "live", "nobody could be caught"
        before = await house.person_to_move(info.id)
        await house.move(info.id)
        change = await house.tables.play.answer(info.id, before.id, None, ("catch",))
        caught = [event for event in change.events if event.key == "caught"]
    # Who caught, and whose hand has grown by it; nobody else's looks different.
    (args,) = [event.args for event in caught]
    assert args["seat"] != args["target"]
    assert change.hands == {args["seat"], args["target"]}


async def test_late_doubled_foreign_and_forged_answers_change_nothing(house: House) -> None:
    info = await house.game()
    person = await house.person_to_move(info.id)
    other = BEA if person == ADA else ADA
    private_table = await house.tables.private_table(info.id, person.id)
    assert private_table.ask is not None
    assert private_table.seat_ask is not None
    number, pick = private_table.ask.number, private_table.seat_ask.default
    before = await state(house, info.id)
    answer = house.tables.play.answer
    assert (await refused(answer(info.id, other.id, number, pick)))[0] == "not-asked"
    assert (await refused(answer(info.id, other.id, None, pick)))[0] == "not-asked"
    assert (await refused(answer(info.id, CID.id, number, pick)))[0] == "not-seated"
    assert (await refused(answer("NONE", person.id, number, pick)))[0] == "no-such-table"
    assert (await refused(answer(info.id, person.id, number + 1, pick)))[0] == "ask-closed"
    assert (await refused(answer(info.id, person.id, number, ("r99",))))[0] == "no-such-card"
    assert (await refused(answer(info.id, person.id, number, ())))[0] == "wrong-count"
    assert (await refused(answer(info.id, person.id, number, (pick[0], pick[0]))))[0] == "wrong-count"
    assert (await refused(answer(info.id, person.id, number, ("catch>7",))))[0] == "target-wrong"
    assert (await refused(answer(info.id, person.id, number, ("call",))))[0] == "call-not-one"
    assert (await refused(answer(info.id, person.id, number, ("'; DROP TABLE tables; --",))))[0] == "no-such-card"
    assert await state(house, info.id) == before
    await answer(info.id, person.id, number, pick)
    after = await state(house, info.id)
    assert (await refused(answer(info.id, person.id, number, pick)))[0] == "ask-closed"
    assert await state(house, info.id) == after


async def test_a_double_click_moves_once(house: House) -> None:
    info = await house.game()
    person = await house.person_to_move(info.id)
    private_table = await house.tables.private_table(info.id, person.id)
    assert private_table.ask is not None
    assert private_table.seat_ask is not None
    picks, number = private_table.seat_ask.default, private_table.ask.number
    results = await asyncio.gather(
        *(house.tables.play.answer(info.id, person.id, number, picks) for _ in range(5)), return_exceptions=True
    )
    assert [type(result).__name__ for result in results] == ["Change"] + ["Refused"] * 4
    assert house.rows("SELECT count(*) FROM decisions") == [(1,)]


async def test_standing_options_need_no_turn(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    public_table = await house.tables.public_table(info.id)
    assert public_table.ask is not None
    bystander = next(p for s, p in enumerate((ADA, BEA, CID)) if s not in public_table.ask.waiting)
    own = await house.tables.private_table(info.id, bystander.id)
    assert own.seat_ask is None
    assert set(own.unasked) == {"call", "catch"}
    change = await house.tables.play.answer(info.id, bystander.id, 0, ("catch",))
    assert [event.key for event in change.events] == ["catch-wrong"]
    again = await house.tables.public_table(info.id)
    assert again.ask == public_table.ask


async def test_a_game_played_to_its_end_by_two(house: House) -> None:
    info = await house.game(ADA, BEA, options={"suffer": 2})
    for _ in range(500):
        if (await house.tables.info(info.id)).status != "live":
            break
        await house.move(info.id)
    ended = await house.tables.info(info.id)
    assert (ended.status, sorted(ended.placings or ())) == ("over", [1, 2])
    assert house.notes.changes[-1].kind == "over"
    (result,) = house.results
    assert (result.table, result.guild_id, result.rated, result.game) == (info.id, 1, True, "drinko")
    assert result.decisions == house.rows("SELECT count(*) FROM decisions")[0][0]
    assert [(seat.user_id, seat.place) for seat in result.seats] == list(
        zip((ADA.id, BEA.id), ended.placings or (), strict=True)
    )
    public_table = await house.tables.public_table(info.id)
    assert public_table.view is not None
    assert [seat.drinks for seat in result.seats] == public_table.view["drinks"]
    assert (public_table.ask, public_table.view["over"]) == (None, True)
    assert await refused(house.tables.play.answer(info.id, ADA.id, None, ("draw",))) == ("table-over", {})
    assert house.rows("SELECT count(*) FROM windows") == [(0,)]
    report = await house.store.read(lambda connection: replay(connection, info.id, house.games))
    assert report.verdict == "same"
    assert len(report.steps) == result.decisions + 1
    assert await house.tables.story(info.id) == report.public()
    assert list(public_table.recent) == report.public()[-12:]


@pytest.mark.usefixtures("seldom")
async def test_one_person_among_patrons_is_not_rated(house: House) -> None:
    await house.game(ADA, patrons=3)
    await house.advance(6 * 3600)
    assert [result.rated for result in house.results] == [False]


async def test_many_tables_at_once(house: House) -> None:
    infos = [await house.game(ADA, BEA) for _ in range(20)]
    for _ in range(5):
        await asyncio.gather(*(house.move(info.id) for info in infos))
    for info in infos:
        found = house.rows("SELECT seq FROM decisions WHERE table_id = ? ORDER BY seq", info.id)
        assert found == [(seq,) for seq in range(1, 6)]


async def test_a_result_that_cannot_be_kept_ends_no_game(house: House) -> None:
    info = await house.game(ADA, BEA)
    full = [True]

    def keep(connection: Connection, result: GameResult) -> GameResult:
        if full[0]:
            raise sqlite3.OperationalError("database or disk is full")
        house.results.append(result)
        return result

    house.tables._runtime.on_over = keep
    failed = False
    for _ in range(500):
        before = house.dump()
        try:
            await house.move(info.id)
        except sqlite3.OperationalError:
            failed = True
            assert house.dump() == before
            assert (await house.tables.info(info.id)).status == "live"
            full[0] = False
        if house.results:
            break
    assert failed
    assert (await house.tables.info(info.id)).status == "over"


class Faulty(Drinko):
    """Drinko whose turns fail as often as it is told."""

    fails: ClassVar[list[Exception]] = []

    def turn(self, state: Any, told: Told) -> Turn:
        if self.fails:
            raise self.fails.pop()
        return super().turn(state, told)


@pytest.fixture
def fails() -> Iterator[list[Exception]]:
    Faulty.fails.clear()
    yield Faulty.fails
    Faulty.fails.clear()


async def test_rules_that_fail_once_are_tried_again(house: House, fails: list[Exception]) -> None:
    house.games["drinko"] = Faulty()
    info = await house.game()
    fails.append(ValueError("hiccup"))
    await house.move(info.id)
    assert (await house.tables.info(info.id)).status == "live"
    assert house.rows("SELECT seq FROM decisions") == [(1,)]
    report = await house.store.read(lambda connection: replay(connection, info.id, house.games))
    assert report.verdict == "same"


async def test_rules_that_fail_again_pause_the_table(
    house: House, fails: list[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    house.games["drinko"] = Faulty()
    info = await house.game()
    person = await house.person_to_move(info.id)
    private_table = await house.tables.private_table(info.id, person.id)
    assert private_table.seat_ask is not None
    # The first failure is the answer's, then the table comes back whole, then the answer fails again.
    turns = iter([ValueError("once"), None, Runaway("for ever"), None])
    plain = Drinko.turn

    def turn(state: Any, told: Told) -> Turn:
        error = next(turns, None)
        if error is not None:
            raise error
        return plain(house.games["drinko"], state, told)  # pyright: ignore[reportArgumentType]

    house.games["drinko"].turn = turn  # pyright: ignore[reportAttributeAccessIssue]
    reason, facts = await refused(house.tables.play.answer(info.id, person.id, None, private_table.seat_ask.default))
    assert (reason, facts["why"]) == ("paused", "broken")
    assert str(facts["reference"]) in caplog.text
    paused = await house.tables.info(info.id)
    assert (paused.status, paused.pause_reason) == ("paused", "broken")
    assert house.notes.changes[-1].kind == "paused"
    assert house.rows("SELECT count(*) FROM decisions") == [(0,)]
    assert (await house.tables.clocks.resume(info.id)).status == "live"
    await house.move(info.id)
    assert house.rows("SELECT count(*) FROM decisions") == [(1,)]


async def test_a_table_that_cannot_be_brought_back_can_be_closed(house: House) -> None:
    info = await house.game()
    await house.move(info.id)
    await house.killed()
    with opened(house.where) as broken:
        broken.execute("UPDATE snapshots SET state = '{\"hands\": 1}'")
    again = await House(house.where, house.clock).up()
    with pytest.raises(Refused) as caught:
        await again.tables.play.answer(info.id, ADA.id, None, ("draw",))
    assert (caught.value.reason, caught.value.facts["why"]) == ("paused", "broken")
    assert await refused(again.tables.clocks.resume(info.id)) == ("paused", {"why": "broken"})
    assert await refused(again.tables.private_table(info.id, ADA.id)) == ("paused", {"why": "broken"})
    assert (await again.tables.leaving.close(info.id, force=True)).status == "closed"
    await again.down()


class Circles(Tiny):
    """A game that no move changes; what stands without an answer may be what nobody may do."""

    default = "take"

    def move(self, state: Table, seat: int) -> Ask:
        ask = super().move(state, seat)
        return replace(ask, seats={seat: replace(ask.seats[seat], default=(self.default,))})


async def circles(house: House) -> tuple[str, Circles]:
    game = house.games["tiny"] = Circles()
    return (await house.game(ADA, BEA, game="tiny", most=4, options={"mode": "still"})).id, game


async def test_a_game_that_goes_in_circles_is_stopped(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table, _ = await circles(house)
    await house.tables.play.answer(table, ADA.id, None, ("take",))
    reason, facts = await refused(house.tables.play.answer(table, ADA.id, None, ("take",)))
    assert (reason, facts["why"]) == ("paused", "broken")
    assert "the same position 3 times" in caplog.text
    assert house.rows("SELECT seq FROM decisions") == [(1,)]
    assert (await house.tables.info(table)).status == "paused"


async def test_a_default_that_the_rules_refuse_pauses_the_table(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table, game = await circles(house)
    game.default = "dance"
    await house.tables.play.answer(table, ADA.id, None, ("take",))
    await house.time_out(table)
    info = await house.tables.info(table)
    assert (info.status, info.pause_reason) == ("paused", "broken")
    assert f"table {table}: failure" in caplog.text


class Forgetful(Drinko):
    """Drinko that fails, when it is told, after the move is made and before it is written down."""

    fails = False

    def reveals(self, event: Event) -> bool:
        if self.fails:
            raise ValueError("what was that?")
        return super().reveals(event)


async def test_a_move_that_could_not_be_written_down_has_not_been(house: House) -> None:
    game = house.games["drinko"] = Forgetful()
    info = await house.game()
    before = await state(house, info.id)
    game.fails = True
    with pytest.raises(ValueError, match="what was that"):
        await house.move(info.id)
    game.fails = False
    assert await state(house, info.id) == before
    await house.move(info.id)
    assert house.rows("SELECT seq FROM decisions") == [(1,)]


async def test_a_patron_that_nobody_knows_any_more_does_not_stop_the_game(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    info = await house.game(ADA, BEA)

    def unknown(game: str, strength: str) -> Any:
        raise KeyError(strength)

    house.patrons = unknown
    person = await house.person_to_move(info.id)
    await house.tables.leaving.leave(info.id, person.id)
    await house.advance(6)
    assert house.rows("SELECT seq, source FROM decisions") == [(1, "patron")]
    assert "failed to choose" in caplog.text


async def test_who_is_known_only_to_a_later_version_is_played_by_the_usual_patron(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.patrons = lambda game, strength: FirstOption()
    info = await house.tables.lobby.open(1, 2, ADA, options={"starter": 1})
    await house.tables.lobby.add_patron(info.id, ADA.id, "ghost")
    house.patrons = first_option
    await house.tables.lobby.start_game(info.id, ADA.id)
    await house.advance(6)
    assert house.rows("SELECT seat, source FROM decisions") == [(1, "patron")]
    assert caplog.text == ""


async def test_who_tries_to_play_at_a_broken_table_is_awake(house: House) -> None:
    house.games["drinko"] = Faulty()
    info = await house.game()
    person = await house.person_to_move(info.id)
    private_table = await house.tables.private_table(info.id, person.id)
    assert private_table.seat_ask is not None
    await house.tables.leaving.leave(info.id, person.id)
    turns = iter([ValueError("once"), None, ValueError("again"), None])
    plain = Drinko.turn

    def turn(state: Any, told: Told) -> Turn:
        error = next(turns, None)
        if error is not None:
            raise error
        return plain(house.games["drinko"], state, told)  # pyright: ignore[reportArgumentType]

    house.games["drinko"].turn = turn  # pyright: ignore[reportAttributeAccessIssue]
    reason, _ = await refused(house.tables.play.answer(info.id, person.id, None, private_table.seat_ask.default))
    assert reason == "paused"
    seat = (await house.tables.info(info.id)).seats[private_table.seat]
    assert (seat.minded, seat.left) == (False, False)
    assert house.rows("SELECT minded, gone FROM seats WHERE seat = ?", private_table.seat) == [(0, 0)]


async def test_a_watcher_that_fails_is_not_the_tables_trouble(house: House) -> None:
    info = await house.game()

    class Clumsy:
        def changed(self, change: Any) -> None:
            raise RuntimeError("no ink")

    house.tables._runtime.observer = Clumsy()
    await house.move(info.id)
    assert house.rows("SELECT count(*) FROM decisions") == [(1,)]


async def test_who_does_not_sit_there_sees_no_hand(house: House) -> None:
    info = await house.game()
    assert await refused(house.tables.private_table(info.id, DAN.id)) == ("not-seated", {})
    lobby = await house.tables.lobby.open(1, 2, ADA)
    assert await refused(house.tables.private_table(lobby.id, ADA.id)) == ("table-not-started", {})


async def test_two_processes_apply_nothing_twice(house: House) -> None:
    info = await house.game()
    other = await House(house.where, house.clock).up()
    await other.tables.public_table(info.id)
    await house.move(info.id)
    # The other one has not heard of it, and its log has that decision already: it looks again.
    with pytest.raises(Refused, match="ask-closed"):
        await other.move(info.id)
    assert await other.tables.public_table(info.id) == await house.tables.public_table(info.id)
    await other.move(info.id)
    assert [seq for (seq,) in house.rows("SELECT seq FROM decisions")] == [1, 2]
    report = await other.store.read(lambda connection: replay(connection, info.id, other.games))
    assert report.verdict == "same"
    await other.down()


async def test_a_look_while_a_move_is_being_committed_waits_for_it(house: House) -> None:
    info = await house.game()
    (live,) = house.tables._runtime.shelf.held()
    before = live.row.version
    moving = asyncio.create_task(house.move(info.id))
    await asyncio.sleep(0)
    assert live.lock.locked()
    assert live.row.version > before, "memory runs ahead of the store"
    public_table = await house.tables.public_table(info.id)
    assert moving.done(), "an answer is visible to nobody before its commit"
    assert public_table.info.version == before + 1


async def test_what_cannot_be_shown_is_brought_back_from_the_store(house: House) -> None:
    info = await house.game()
    (live,) = house.tables._runtime.shelf.held()
    assert live.run is not None
    live.run.state = None
    with pytest.raises(AttributeError):
        await house.tables.public_table(info.id)
    assert (await house.tables.public_table(info.id)).view is not None


async def test_a_change_brings_the_table_and_its_open_ask_along(house: House) -> None:
    info = await house.game()
    await house.move(info.id)
    change, public_table = house.notes.changes[-1], await house.tables.public_table(info.id)
    assert (change.table, change.info, change.ask) == (info.id, public_table.info, public_table.ask)


async def test_a_broken_table_shows_a_reference_and_may_be_closed_by_its_players_after_a_while(house: House) -> None:
    table, game = await circles(house)
    game.default = "dance"
    await house.tables.play.answer(table, ADA.id, None, ("take",))
    await house.time_out(table)
    info = await house.tables.info(table)
    (kept,) = await house.store.read(reports.for_operator)
    assert (kept.reference, kept.table, kept.user_id, kept.seq) == (info.pause_reference, table, reports.THE_BOT, 1)
    assert kept.text.startswith("Refused: ")
    assert await refused(house.tables.leaving.close(table, CID.id)) == ("not-host", {})
    assert await refused(house.tables.leaving.close(table, BEA.id)) == ("close-soon", {"minutes": 5})
    await house.advance(5 * 60 - 1)
    assert await refused(house.tables.leaving.close(table, BEA.id)) == ("close-soon", {"minutes": 1})
    await house.advance(1)
    assert await refused(house.tables.leaving.close(table, CID.id)) == ("not-host", {})
    assert (await house.tables.leaving.close(table, BEA.id)).status == "closed"
    assert await house.store.read(reports.for_players) == []


async def test_a_table_that_the_host_has_paused_stays_the_hosts(house: House) -> None:
    info = await house.game()
    await house.tables.clocks.pause(info.id, "host")
    await house.advance(6 * 60)
    assert await refused(house.tables.leaving.close(info.id, BEA.id)) == ("not-host", {})
