"""Finished games as they are kept."""

from datetime import UTC, datetime

import pytest

from bot.store import results
from bot.store.errors import CONFLICTS
from bot.store.results import Finish, Finisher, Ladder, RoleRecord
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, BEN, CLEO, HERE, NOON, THERE, dump, fresh, result, seat


def at(*date: int) -> float:
    return datetime(*date, tzinfo=UTC).timestamp()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("moment", "season"),
    [
        (at(2026, 1, 1), "2026-Q1"),
        (at(2026, 3, 31, 23, 59, 59), "2026-Q1"),
        (at(2026, 4, 1), "2026-Q2"),
        (at(2026, 9, 30, 23, 59, 59), "2026-Q3"),
        (at(2026, 12, 31, 23, 59, 59), "2026-Q4"),
        (at(2027, 1, 1), "2027-Q1"),
    ],
)
def test_seasons_are_calendar_quarters(moment: float, season: str) -> None:
    assert results.season_of(moment) == season


def test_who_left_is_placed_last() -> None:
    seats = [seat(0, ANNE, 1, left=True), seat(1, None, 2), seat(2, BEN, 3), seat(3, CLEO, 4, left=True)]
    assert results.final_places(seats) == [3, 1, 2, 3]


def test_who_left_earlier_is_placed_behind_who_left_later() -> None:
    leavers = [seat(0, ANNE, 1, left=True, left_at=NOON), seat(1, BEN, 2, left=True, left_at=NOON + 1)]
    assert results.final_places([*leavers, seat(2, CLEO, 3)]) == [3, 2, 1]


def test_who_was_removed_has_the_place_of_the_seat() -> None:
    seats = [seat(0, ANNE, 2), seat(1, BEN, 1, removed=True), seat(2, CLEO, 3), seat(3, None, 4)]
    assert results.final_places(seats) == results.positions(seats) == [2, 1, 3, 4]


def test_the_others_are_placed_as_if_somebody_who_answered_nothing_had_not_played() -> None:
    seats = [seat(0, ANNE, 2), seat(1, BEN, 1, apart=True), seat(2, CLEO, 3), seat(3, None, 4)]
    assert results.final_places(seats) == [1, 1, 2, 3]
    assert results.positions(seats) == [2, 1, 3, 4]


def test_a_host_who_removes_somebody_alone_is_placed_behind_them() -> None:
    seats = [seat(0, ANNE, 1), seat(1, BEN, 2, removed=True, removed_by=0), seat(2, None, 3)]
    assert results.final_places(seats) == results.positions(seats) == [2, 1, 3]


def test_who_was_removed_after_leaving_has_left() -> None:
    seats = [seat(0, ANNE, 1, left=True, left_at=NOON, removed=True), seat(1, BEN, 2)]
    assert results.final_places(seats) == [2, 1]


def test_places_stay_where_nobody_left_and_who_is_asleep_keeps_theirs() -> None:
    seats = [seat(0, ANNE, 2, minded=True), seat(1, BEN, 1), seat(2, CLEO, 2), seat(3, None, 4)]
    assert results.final_places(seats) == [2, 1, 2, 4]


@FUNCTIONS_ON_BOTH
def test_a_game_is_kept_as_it_was() -> None:
    connection = fresh()
    number = results.record(
        connection,
        result("K7QF", seat(0, ANNE, 1, left=True, minded=True, drinks=5), seat(1, BEN, 2), seat(2, None, 3)),
    )
    assert connection.execute("SELECT * FROM results").fetchall() == [
        (
            number,
            "K7QF",
            HERE,
            5,
            "drinko",
            1,
            "normal",
            '{"suffer": 2}',
            "2026-Q3",
            NOON - 600,
            NOON,
            40,
            1,
            4,
            "",
            "drinko",
            0,
            None,
            None,
        )
    ]
    assert connection.execute("SELECT * FROM result_seats").fetchall() == [
        (number, 0, ANNE, "Anne", None, 1, 1, 1, 3, 5, 3, None, "", "", 0, None, ""),
        (number, 1, BEN, "Ben", None, 0, 0, 2, 1, 0, 1, None, "", "", 0, None, ""),
        (number, 2, None, "Old Tom", "regular", 0, 0, 3, 2, 0, 2, None, "", "", 0, None, ""),
    ]
    people = (Finisher(0, ANNE, 3, 3, left=True), Finisher(1, BEN, 1, 1))
    assert results.finish(connection, number) == Finish(number, "2026-Q3", NOON, 4, people)


@FUNCTIONS_ON_BOTH
def test_a_game_in_which_somebody_answered_nothing_is_no_part_of_their_record_in_a_role() -> None:
    connection = fresh()
    for table, of_ben in (("K7QF", {}), ("K7QG", {"apart": True}), ("K7QH", {"left": True})):
        anne, ben = seat(0, ANNE, 1, role="boss"), seat(1, BEN, 2, role="lackey", **of_ben)
        results.record(connection, result(table, anne, ben, seat(2, CLEO, 3, role="lackey")))
    assert results.role_records(connection, Ladder(HERE, "drinko")) == {
        ANNE: [RoleRecord("boss", 3, 3)],
        BEN: [RoleRecord("lackey", 2, 0)],
        CLEO: [RoleRecord("lackey", 3, 0)],
    }


@FUNCTIONS_ON_BOTH
def test_a_table_has_one_result() -> None:
    connection = fresh()
    results.record(connection, result("K7QF", seat(0, ANNE, 1), seat(1, BEN, 2)))
    before = dump(connection)
    connection.execute("SAVEPOINT one")
    with pytest.raises(CONFLICTS):
        results.record(connection, result("K7QF", seat(0, ANNE, 2), seat(1, BEN, 1)))
    connection.execute("ROLLBACK TO one")
    assert dump(connection) == before


@FUNCTIONS_ON_BOTH
def test_alone_with_patrons_is_kept_but_not_rated() -> None:
    connection = fresh()
    number = results.record(connection, result("K7QF", seat(0, ANNE, 1), seat(1, None, 2)))
    assert connection.execute("SELECT rated FROM results").fetchall() == [(0,)]
    assert results.finish(connection, number) is None
    unrated = results.record(connection, result("K7QG", seat(0, ANNE, 1), seat(1, BEN, 2), rated=False))
    assert results.finish(connection, unrated) is None
    assert list(results.finishes(connection, HERE, "drinko")) == []
    assert results.seasons(connection, HERE, "drinko") == []


@FUNCTIONS_ON_BOTH
def test_games_come_in_the_order_in_which_they_were_recorded() -> None:
    connection = fresh()
    pair = (seat(0, ANNE, 1), seat(1, BEN, 2))
    results.record(connection, result("T1", *pair, ended=NOON + 9))
    results.record(connection, result("T2", *pair, guild_id=THERE))
    results.record(connection, result("T3", *pair, game="inn"))
    results.record(connection, result("T4", *pair, ended=NOON + 100 * 86_400))
    results.record(connection, result("T5", *pair, ended=NOON))
    found = [(finish.season, finish.ended_at) for finish in results.finishes(connection, HERE, "drinko")]
    assert found == [("2026-Q3", NOON + 9), ("2026-Q4", NOON + 100 * 86_400), ("2026-Q3", NOON)]
    assert results.seasons(connection, HERE, "drinko") == ["2026-Q4", "2026-Q3"]


@FUNCTIONS_ON_BOTH
def test_a_name_is_the_last_one_on_that_server() -> None:
    connection = fresh()
    results.record(connection, result("T1", seat(0, ANNE, 1), seat(1, BEN, 2)))
    connection.execute("UPDATE result_seats SET name = 'Annie' WHERE user_id = ?", (ANNE,))
    results.record(connection, result("T2", seat(0, ANNE, 1), seat(1, BEN, 2)))
    results.record(connection, result("T3", seat(0, CLEO, 1), seat(1, BEN, 2), guild_id=THERE))
    assert results.name(connection, HERE, ANNE) == "Anne"
    assert results.name(connection, HERE, CLEO) == ""
