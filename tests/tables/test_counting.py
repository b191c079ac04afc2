"""Which games count for the ladder."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.engine import Refused
from bot.games.inn.rules import Inn
from bot.store.tables import SeatRow, TableRow
from bot.tables import ManualClock, Person
from bot.tables.ladder import counting, ladder
from tests.tables.tavern import ADA, BEA, CID, House
from tests.tables.test_windows import Toast

pytestmark = pytest.mark.usefixtures("seldom")
SCHEMA_BEFORE = Path(__file__).parent.parent / "store" / "schemas" / "0009.sql"


def own_asks(house: House) -> list[int]:
    """By seat, how many asks of their own turns were answered, as the store has it."""
    [(stored,)] = house.rows("SELECT own_asks FROM tables")
    return json.loads(stored)


async def moves(house: House, table: str, count: int) -> None:
    for _ in range(count):
        await house.move(table)


async def counts(house: House, table: str) -> bool:
    return (await house.tables.info(table)).counts


async def finished(house: House, table: str) -> str:
    """Play the game to its end, with nobody answering any more; why it does not count."""
    for _ in range(100):
        if (await house.tables.info(table)).status != "live":
            break
        await house.advance(600)
    info = await house.tables.info(table)
    assert info.status == "over"
    return info.uncounted


async def test_a_game_counts_once_two_people_have_each_answered_a_turn(house: House) -> None:
    info = await house.game(ADA, BEA)
    await house.move(info.id)
    assert not await counts(house, info.id)
    await house.move(info.id)
    assert await counts(house, info.id)
    assert [change.notice for change in house.notes.changes].count("counts") == 1
    assert house.rows("SELECT counts FROM tables") == [(1,)]
    assert await finished(house, info.id) == ""
    assert house.results[-1].rated


async def test_whether_a_game_counts_is_not_in_the_hands_of_whoever_loses(house: House) -> None:
    info = await house.game(ADA, BEA)
    await house.tables.leaving.leave(info.id, BEA.id)
    assert not await counts(house, info.id)  # nobody has played
    while (public_table := await house.tables.public_table(info.id)).ask is not None:
        await (house.move(info.id) if public_table.ask.waiting[0] == 0 else house.advance(6))
    assert (await house.tables.info(info.id)).uncounted == ""
    [result] = house.results
    assert (result.rated, [(seat.left, seat.apart) for seat in result.seats]) == (True, [(False, False), (True, False)])


async def test_who_answers_nothing_is_left_out(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    await play_without(house, info.id, BEA)
    [result] = house.results
    assert (result.rated, [seat.apart for seat in result.seats]) == (True, [False, True, False])
    info = await house.game(ADA, BEA)
    await play_without(house, info.id, BEA)
    assert (await house.tables.info(info.id)).uncounted == "too-short"
    assert not house.results[-1].rated


async def test_a_table_says_that_a_game_counts_because_of_earlier_ones(house: House) -> None:
    house.tables._runtime.on_over = ladder.settle
    for why in ("too-short", ""):
        info = await house.game(ADA, BEA)
        await play_without(house, info.id, BEA)
        ended = await house.tables.info(info.id)
        assert (ended.status, ended.uncounted, ended.counts) == ("over", why, not why)
    assert house.rows("SELECT counts FROM tables ORDER BY ended_at") == [(0,), (1,)]
    assert house.rows("SELECT rated FROM results ORDER BY id") == [(0,), (1,)]
    assert house.rows("SELECT final FROM result_seats WHERE result_id = 2 ORDER BY seat") == [(1,), (2,)]


async def test_who_answers_once_a_patron_has_the_seat_stays_left_out(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    await play_without(house, info.id, BEA, until=lambda: house.rows("SELECT handed_over FROM seats")[1] == (1,))
    await house.tables.play.take_back(info.id, BEA.id)
    while (await house.tables.info(info.id)).status == "live":
        await house.move(info.id)
    assert own_asks(house)[1] == 0
    assert [seat.apart for seat in house.results[-1].seats] == [False, True, False]


async def test_who_has_answered_once_is_rated_whatever_they_do_then(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    for _ in range(3):
        await house.move(info.id)
    await play_without(house, info.id, BEA)
    assert [seat.apart for seat in house.results[-1].seats] == [False, False, False]


async def test_who_leaves_is_rated_even_if_they_come_back_and_sleep(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    await house.tables.leaving.leave(info.id, BEA.id)
    await house.tables.play.take_back(info.id, BEA.id)
    await play_without(house, info.id, BEA)
    assert [(seat.left, seat.apart) for seat in house.results[-1].seats] == [(False, False)] * 3


async def test_who_is_out_has_finished_and_leaving_frees_the_seat(house: House) -> None:
    for way in ("leave", "remove"):
        info = await house.game(ADA, BEA, CID, options={"play_on": True})
        while not (out := (await house.tables.public_table(info.id)).view["out"]):  # type: ignore[index]
            await house.move(info.id)
        winner = (ADA, BEA, CID)[out[0]]
        assert await house.tables.leaving.has_finished(info.id, winner.id)
        await (house.tables.leaving.leave if way == "leave" else house.tables.leaving.remove)(info.id, winner.id)
        assert (await house.tables.info(info.id)).seats[out[0]].left
        assert await finished(house, info.id) == ""
        seat = house.results[-1].seats[out[0]]
        assert (seat.place, seat.left, seat.removed) == (1, False, False)


async def play_without(house: House, table: str, absent: Person, until: Callable[[], bool] = lambda: False) -> None:
    """Let everybody else play the game to its end, or until then."""
    while (public_table := await house.tables.public_table(table)).ask is not None and not until():
        assert public_table.ask.deadline is not None
        asked = public_table.info.seats[public_table.ask.waiting[0]]
        if asked.user_id == absent.id:
            await house.advance(6 if asked.minded else public_table.ask.deadline - house.clock.now())
        else:
            await house.move(table)


async def test_time_outs_and_patrons_play_nobodys_turns(house: House) -> None:
    info = await house.game(ADA, BEA, patrons=1)
    assert await finished(house, info.id) == "too-short"
    assert own_asks(house) == []
    [(missed,)] = house.rows("SELECT own_missed FROM tables")
    assert (json.loads(missed)[2:], min(json.loads(missed)[:2]) > 0) == ([0], True)


async def test_alone_with_patrons_no_game_counts(house: House) -> None:
    info = await house.game(ADA, patrons=1)
    assert await finished(house, info.id) == "alone"


async def test_a_short_game_that_two_people_have_played_to_its_end_counts(house: House) -> None:
    house.games["toast"] = Toast()
    info = await house.game(ADA, BEA, game="toast", most=4)
    while (await house.tables.info(info.id)).status == "live":
        for person in (ADA, BEA):
            await house.tables.play.answer(info.id, person.id, None, ("drink",))
    info = await house.tables.info(info.id)
    assert (info.status, info.counts) == ("over", True)
    assert own_asks(house) == []  # it has nothing but windows


async def test_a_seat_that_a_patron_had_for_a_while_was_handed_over(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    await house.tables.leaving.leave(info.id, BEA.id)
    await house.tables.play.take_back(info.id, BEA.id)
    assert house.rows("SELECT handed_over, left_at FROM seats ORDER BY seat") == [(0, None), (1, None), (0, None)]


async def test_what_is_taken_back_was_not_answered(house: House) -> None:
    for _ in range(40):
        info = await house.game(ADA, BEA)
        before = await house.person_to_move(info.id)
        await house.move(info.id)
        if await taken_back(house, info.id):
            break
    assert json.loads(house.rows("SELECT own_asks FROM tables WHERE id = ?", info.id)[0][0]) == [0, 0]
    assert await house.person_to_move(info.id) is before
    await house.move(info.id)
    assert not await counts(house, info.id)


async def test_what_was_answered_survives_a_restart(house: House) -> None:
    info = await house.game(ADA, BEA)
    await house.move(info.id)
    before = own_asks(house)
    assert sorted(before) == [0, 1]
    await house.killed()
    again = await House(house.where, house.clock).up()
    assert own_asks(again) == before
    await again.move(info.id)
    assert await counts(again, info.id)
    await again.down()


async def taken_back(house: House, table: str) -> bool:
    """Take the last move back, which only those can be that drew no card; whether it was one."""
    person = await house.person_to_move(table)
    other = next(player for player in (ADA, BEA) if player is not person)
    try:
        await house.tables.undo.ask(table, other.id)
    except Refused:
        return False
    await house.tables.undo.agree(table, person.id, True)
    return True


async def test_what_counts_goes_on_counting_after_an_undo_and_a_restart(house: House) -> None:
    info = await house.game(ADA, BEA)
    await moves(house, info.id, 10)
    while not await taken_back(house, info.id):
        await house.move(info.id)
    await house.killed()
    again = await House(house.where, house.clock).up()
    assert await counts(again, info.id)
    await again.tables.leaving.leave(info.id, ADA.id)
    await again.tables.leaving.leave(info.id, BEA.id)
    assert await finished(again, info.id) == ""
    assert again.results[-1].rated
    await again.down()


async def test_games_of_a_file_from_before_are_taken_over_with_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "bar.db"
    old = sqlite3.connect(path)
    old.executescript(SCHEMA_BEFORE.read_text(encoding="utf-8"))
    old.execute("PRAGMA user_version = 9")
    old.close()
    house = await House(path, ManualClock(1_700_100_000.0)).up()
    found = house.rows("SELECT status, started_at IS NOT NULL, counts FROM tables ORDER BY status, counts")
    assert found == [("live", 1, 1), ("lobby", 0, 0), ("over", 1, 1), ("paused", 1, 0)]
    paused = "FROM seats JOIN tables ON id = table_id WHERE status = 'paused'"
    assert house.rows(f"SELECT handed_over, left_at {paused} ORDER BY seat") == [(0, None), (1, 0.0), (0, None)]
    [(asks,)] = house.rows("SELECT own_asks FROM tables WHERE status = 'paused'")
    assert json.loads(asks) == [2, 2, 2] + 7 * [0]
    assert house.rows("SELECT position = final FROM result_seats") == [(1,), (1,)]
    ((live,),) = house.rows("SELECT id FROM tables WHERE status = 'live'")
    assert await finished(house, live) == ""
    await house.down()


async def test_every_turn_of_a_person_is_an_observation(house: House) -> None:
    info = await house.game(ADA, BEA, CID, options={"starter": 0})
    answered, missed = [0, 0, 0], [0, 0, 0]
    for number in range(12):
        public_table = await house.tables.public_table(info.id)
        assert public_table.ask is not None
        seat = public_table.ask.waiting[0]
        away = seat == 1 and number > 6
        await (house.time_out if away else house.move)(info.id)
        (missed if away else answered)[seat] += 1
        assert own_asks(house) == answered
    [(noted,)] = house.rows("SELECT own_missed FROM tables")
    assert json.loads(noted) == missed
    assert sum(missed) > 0


def test_people_of_one_side_alone_never_count() -> None:
    row = TableRow("ABCD", 1, 2, "inn", "live", "normal", 8, 1, {}, 0.0)
    mates = [SeatRow(seat, 1 + seat, "somebody", side="1") for seat in range(2)]
    patron = SeatRow(2, None, "Old Marla", "regular", side="2")
    for mate in mates * 9:
        counting.note_answer(row, [*mates, patron], mate.seat)
    assert not row.counts
    assert not counting.counts_at_end(row, [*mates, patron])
    assert counting.why_not(row, [*mates, patron]) == counting.ONE_SIDE
    mates[1].side = "2"
    assert counting.counts_at_end(row, [*mates, patron])


async def test_at_the_inn_windows_and_choices_are_not_ones_own_turn(house: House) -> None:
    house.games["inn"] = Inn()
    info = await house.game(ADA, BEA, game="inn", most=4)
    answered = [0, 0]
    for _ in range(90):
        public_table = await house.tables.public_table(info.id)
        ask = public_table.ask
        assert ask is not None
        if ask.natural:
            await house.advance(4)
            continue
        seat = ask.waiting[0]
        options = await house.tables.seat_options(info.id, (ADA, BEA)[seat].id)
        assert options.seat_ask is not None
        own = ask.kind == "turn"
        await house.tables.play.answer(info.id, (ADA, BEA)[seat].id, ask.number, options.seat_ask.default)
        answered[seat] += own
        assert own_asks(house) == (answered if any(answered) else [])
        assert await counts(house, info.id) == (min(answered) > 0)
        if min(answered) > 2:
            break
    assert min(answered) > 2
