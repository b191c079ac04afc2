"""Which games count for the ladder."""

import json
import sqlite3
from pathlib import Path

from bot.engine import Refused
from bot.games.inn.rules import Inn
from bot.store.tables import SeatRow, TableRow
from bot.tables import ManualClock, counting
from tests.tables.tavern import ADA, BEA, CID, House
from tests.tables.test_windows import Toast

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


async def test_a_game_counts_once_two_people_have_each_answered_five_asks_of_their_turns(house: House) -> None:
    info = await house.game(ADA, BEA)
    await moves(house, info.id, 9)
    assert not await counts(house, info.id)
    await house.move(info.id)
    assert await counts(house, info.id)
    assert [change.notice for change in house.notes.changes].count("counts") == 1
    assert house.rows("SELECT counts FROM tables") == [(1,)]
    assert await finished(house, info.id) == ""
    assert house.results[-1].rated


async def test_a_second_person_who_joins_and_leaves_at_once_is_no_opponent(house: House) -> None:
    info = await house.game(ADA, BEA)
    await house.tables.leaving.leave(info.id, BEA.id)
    for _ in range(200):
        public_table = await house.tables.public_table(info.id)
        if public_table.ask is None:
            break
        await (house.move(info.id) if public_table.ask.waiting[0] == 0 else house.advance(6))
    info = await house.tables.info(info.id)
    assert (info.status, info.counts, info.uncounted) == ("over", False, "too-short")
    assert [result.rated for result in house.results] == [False]


async def test_time_outs_and_patrons_play_nobodys_turns(house: House) -> None:
    info = await house.game(ADA, BEA, patrons=1)
    assert await finished(house, info.id) == "too-short"
    assert own_asks(house) == []


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
    info = await house.game(ADA, BEA)
    await moves(house, info.id, 9)
    before = own_asks(house)
    assert await taken_back(house, info.id)
    assert sum(before) - sum(own_asks(house)) == 1
    await house.move(info.id)
    assert not await counts(house, info.id)


async def test_what_was_answered_survives_a_restart(house: House) -> None:
    info = await house.game(ADA, BEA)
    await moves(house, info.id, 9)
    before = own_asks(house)
    assert sorted(before) == [4, 5]
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


async def test_only_those_who_answer_themselves_have_played(house: House) -> None:
    info = await house.game(ADA, BEA, CID, options={"starter": 0})
    answered = [0, 0, 0]
    for number in range(30):
        public_table = await house.tables.public_table(info.id)
        assert public_table.ask is not None
        seat = public_table.ask.waiting[0]
        if seat and number % 5 == 4:
            await house.time_out(info.id)
            continue
        await house.move(info.id)
        answered[seat] += 1
        noted = own_asks(house)
        if await counts(house, info.id):
            break
        assert noted == answered
    assert sorted(answered)[1] == 5


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
    for _ in range(60):
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
        if await counts(house, info.id):
            break
        assert own_asks(house) == (answered if any(answered) else [])
    assert await counts(house, info.id)
    assert min(answered) == 5
