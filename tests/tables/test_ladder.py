"""Ratings, leaderboards, streaks, records and seasons."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.database import Database
from bot.store import GameResult, SeatResult, Store, people, results
from bot.store.errors import CONFLICTS
from bot.store.results import ALL_TIME, Ladder, LadderEntry
from bot.store.sql import Connection
from bot.tables.ladder import ladder
from bot.tables.ladder.ladder import LadderLine, Record
from tests.databases import BOTH, FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, BEN, CLEO, DORA, HERE, NOON, THERE, dump, fresh, instead, result, seat

DAY = 86_400.0


def settle(connection: Connection, *winners_first: int, ended: float = NOON, **changes: object) -> None:
    """A game in which these people came in, in this order."""
    number = connection.execute("SELECT count(*) FROM results").fetchone()[0]
    seats = [seat(n, user, n + 1) for n, user in enumerate(winners_first)]
    ladder.settle(connection, result(f"T{number}", *seats, ended=ended + number, **changes))


def ratings(connection: Connection) -> list[tuple[object, ...]]:
    return connection.execute("SELECT * FROM ratings ORDER BY guild_id, ladder, season, user_id").fetchall()


def entry(connection: Connection, user: int, season: str = ALL_TIME) -> LadderEntry:
    found = results.entry(connection, Ladder(HERE, "drinko", season), user)
    assert found
    return found


def order(connection: Connection, season: str | None = None) -> list[int]:
    return [line.user_id for line in ladder.leaderboard(connection, HERE, "drinko", season)]


PEOPLE = st.sampled_from([ANNE, BEN, CLEO, DORA])


@st.composite
def games(draw: st.DrawFn, table: int) -> GameResult:
    who = draw(st.lists(PEOPLE | st.none(), min_size=2, max_size=6, unique_by=lambda user: user or object()))
    seats: list[SeatResult] = []
    for number, user in enumerate(who):
        left = draw(st.booleans()) if user else False
        seats.append(
            seat(number, user, draw(st.integers(1, 6)), left=left, minded=left, drinks=draw(st.integers(0, 9)))
        )
    ended = NOON + draw(st.integers(0, 200)) * DAY
    return result(f"T{table}", *seats, ended=ended, guild_id=draw(st.sampled_from([HERE, THERE])))


@st.composite
def evenings(draw: st.DrawFn) -> list[GameResult]:
    return [draw(games(number)) for number in range(draw(st.integers(0, 8)))]


@FUNCTIONS_ON_BOTH
@given(evenings(), st.sets(PEOPLE), st.data())
@settings(max_examples=80)
def test_ratings_computed_again_are_the_same(evening: list[GameResult], gone: set[int], data: st.DataObject) -> None:
    connection = instead()
    when = {user: data.draw(st.integers(0, len(evening))) for user in sorted(gone)}
    for number, game in enumerate(evening):
        ladder.settle(connection, game)
        for user in [user for user, moment in when.items() if moment == number]:
            people.forget(connection, user, -user - number)
    before = ratings(connection)
    rated = [g for g in evening if sum(s.user_id is not None for s in g.seats) > 1]
    assert bool(before) == bool(rated)
    counts = [ladder.recompute(connection, guild, "drinko") for guild in (HERE, THERE)]
    assert counts == [sum(game.guild_id == guild for game in rated) for guild in (HERE, THERE)]
    assert ratings(connection) == before


@FUNCTIONS_ON_BOTH
def test_computing_again_mends_what_is_wrong_and_only_there() -> None:
    connection = fresh()
    settle(connection, ANNE, BEN)
    settle(connection, ANNE, BEN, guild_id=THERE)
    settle(connection, ANNE, BEN, game="inn")
    right = ratings(connection)
    connection.execute("UPDATE ratings SET mu = 1, games = 9 WHERE guild_id = ? AND ladder = 'drinko'", (HERE,))
    results.put_entries(connection, Ladder(HERE, "drinko", "2020-Q1"), [ladder.newcomer(DORA)])
    assert ladder.recompute(connection, HERE, "drinko") == 1
    assert ratings(connection) == right


@FUNCTIONS_ON_BOTH
def test_a_win_raises_and_a_loss_lowers() -> None:
    connection = fresh()
    settle(connection, ANNE, BEN, CLEO)
    anne, ben, cleo = (entry(connection, user) for user in (ANNE, BEN, CLEO))
    assert anne.mu > ben.mu > cleo.mu
    assert all(s.sigma < ladder.newcomer(ANNE).sigma for s in (anne, ben, cleo))
    assert order(connection) == [ANNE, BEN, CLEO]
    assert ladder.points(ladder.newcomer(ANNE)) == ladder.NEWCOMER == 1000
    assert ladder.points(anne) > 1000 > ladder.points(cleo)


@FUNCTIONS_ON_BOTH
def test_ties_are_worth_the_same() -> None:
    connection = fresh()
    ladder.settle(connection, result("T", seat(0, ANNE, 2), seat(1, BEN, 1), seat(2, CLEO, 2)))
    anne, cleo = entry(connection, ANNE), entry(connection, CLEO)
    assert (anne.mu, anne.sigma) == (cleo.mu, cleo.sigma)
    lines = ladder.leaderboard(connection, HERE, "drinko")
    assert [(line.place, line.user_id) for line in lines] == [(1, BEN), (2, ANNE), (2, CLEO)]


@FUNCTIONS_ON_BOTH
def test_who_left_is_rated_last_though_a_patron_won_for_them() -> None:
    connection = fresh()
    ladder.settle(connection, result("T", seat(0, ANNE, 1, left=True, minded=True), seat(1, BEN, 2), seat(2, CLEO, 3)))
    assert order(connection) == [BEN, CLEO, ANNE]
    assert entry(connection, ANNE).wins == 0
    assert entry(connection, BEN).wins == 1


@FUNCTIONS_ON_BOTH
@pytest.mark.parametrize("place", [1, 3])
def test_a_removed_person_is_rated_with_the_place_of_the_seat(place: int) -> None:
    connection, all_there = fresh(), fresh()
    others = [seat(0, ANNE, 4 - place), seat(2, CLEO, 2)]
    ladder.settle(connection, result("T", others[0], seat(1, BEN, place, removed=True), others[1]))
    ladder.settle(all_there, result("T", others[0], seat(1, BEN, place), others[1]))
    for user in (ANNE, BEN, CLEO):
        assert entry(connection, user) == entry(all_there, user)
    assert entry(connection, BEN).wins == (place == 1)


@FUNCTIONS_ON_BOTH
def test_by_the_rules_of_before_a_removed_person_only_gained() -> None:
    for place in (1, 3):
        connection, without = fresh(), fresh()
        ladder.settle(
            connection, result("T", seat(0, ANNE, 4 - place), seat(1, BEN, place, removed=True), seat(2, CLEO, 2))
        )
        connection.execute("UPDATE results SET rating_rules = 3")
        ladder.recompute(connection, HERE, "drinko")
        settle(without, *((CLEO, ANNE) if place == 1 else (ANNE, CLEO)))
        assert [entry(connection, user).mu for user in (ANNE, CLEO)] == [
            entry(without, user).mu for user in (ANNE, CLEO)
        ]
        assert (results.entry(connection, Ladder(HERE, "drinko"), BEN) is not None) == (place == 1)


@FUNCTIONS_ON_BOTH
def test_who_answered_nothing_is_left_out_as_if_they_had_not_played() -> None:
    connection, without = fresh(), fresh()
    ladder.settle(connection, result("T", seat(0, ANNE, 3), seat(1, BEN, 1, minded=True, apart=True), seat(2, CLEO, 2)))
    settle(without, CLEO, ANNE)
    for user in (ANNE, CLEO):
        assert entry(connection, user) == entry(without, user)
    assert results.entry(connection, Ladder(HERE, "drinko"), BEN) is None
    assert entry(connection, CLEO).wins == 1
    assert ladder.stats(connection, HERE, BEN, NOON)[0].games == 0
    alone = fresh()
    ladder.settle(alone, result("T", seat(0, ANNE, 2), seat(1, BEN, 1, minded=True, apart=True)))
    assert ratings(alone) == []


@FUNCTIONS_ON_BOTH
def test_a_rating_is_never_shown_below_nothing() -> None:
    connection = fresh()
    settle(connection, BEN, ANNE)
    results.put_entries(connection, Ladder(HERE, "drinko"), [LadderEntry(ANNE, -1.0, 8.0, games=20)])
    last = ladder.leaderboard(connection, HERE, "drinko")[-1]
    assert (last.user_id, last.rating) == (ANNE, 0)
    assert ladder.stats(connection, HERE, ANNE, NOON)[0].rating == 0


@FUNCTIONS_ON_BOTH
def test_a_host_who_removes_the_other_alone_loses_to_them() -> None:
    connection = fresh()
    ladder.settle(connection, result("T", seat(0, ANNE, 1), seat(1, BEN, 2, removed=True, removed_by=0)))
    assert order(connection) == [BEN, ANNE]
    assert entry(connection, BEN).mu > ladder.newcomer(BEN).mu
    assert entry(connection, ANNE).wins == 0


@FUNCTIONS_ON_BOTH
def test_who_left_first_is_rated_last() -> None:
    connection = fresh()
    seats = [seat(n, user, n + 1, left=True, left_at=NOON + n) for n, user in enumerate((ANNE, BEN))]
    ladder.settle(connection, result("T", *seats, seat(2, CLEO, 3)))
    assert order(connection) == [CLEO, BEN, ANNE]


@FUNCTIONS_ON_BOTH
def test_older_games_are_rated_by_their_places_alone() -> None:
    connection = fresh()
    removed = seat(1, BEN, 3, removed=True)
    ladder.settle(connection, result("T", seat(0, ANNE, 1), removed, seat(2, CLEO, 2)))
    connection.execute("UPDATE results SET rating_rules = 2")
    connection.execute("UPDATE result_seats SET position = place, final = place")
    ladder.recompute(connection, HERE, "drinko")
    without = fresh()
    settle(without, ANNE, CLEO, BEN)
    assert [entry(connection, user) for user in (ANNE, BEN, CLEO)] == [
        entry(without, user) for user in (ANNE, BEN, CLEO)
    ]


@FUNCTIONS_ON_BOTH
def test_who_sleeps_at_the_end_counts_as_themselves() -> None:
    connection = fresh()
    ladder.settle(connection, result("T", seat(0, ANNE, 1, minded=True), seat(1, BEN, 2)))
    assert entry(connection, ANNE).wins == 1
    assert order(connection) == [ANNE, BEN]


@FUNCTIONS_ON_BOTH
def test_patrons_are_not_rated_but_may_win() -> None:
    connection = fresh()
    ladder.settle(connection, result("T", seat(0, None, 1), seat(1, ANNE, 2), seat(2, BEN, 3), seat(3, None, 4)))
    assert order(connection) == [ANNE, BEN]
    assert entry(connection, ANNE).wins == 0
    without = fresh()
    settle(without, ANNE, BEN)
    assert entry(connection, ANNE).mu == entry(without, ANNE).mu


@FUNCTIONS_ON_BOTH
def test_alone_with_patrons_is_not_rated() -> None:
    connection = fresh()
    ladder.settle(connection, result("T", seat(0, ANNE, 1, drinks=3), seat(1, None, 2)))
    assert ratings(connection) == []
    assert ladder.leaderboard(connection, HERE, "drinko") == []
    [found] = ladder.stats(connection, HERE, ANNE, NOON)
    assert (found.played, found.drinks, found.games, found.rating, found.place) == (1, 3, 0, None, None)
    assert ladder.records(connection, HERE, "drinko") == ladder.Records(None, None)


@FUNCTIONS_ON_BOTH
def test_a_leaderboard_is_of_one_server_one_game_and_one_season() -> None:
    connection = fresh()
    settle(connection, ANNE, BEN)
    settle(connection, BEN, ANNE, ended=NOON + 100 * DAY)
    settle(connection, CLEO, ANNE, guild_id=THERE)
    settle(connection, DORA, ANNE, game="inn")
    assert set(order(connection)) == {ANNE, BEN}
    assert order(connection, "2026-Q3") == [ANNE, BEN]
    assert order(connection, "2026-Q4") == [BEN, ANNE]
    assert order(connection, "2025-Q1") == []
    [first, second] = ladder.leaderboard(connection, HERE, "drinko", "2026-Q4")
    rating = ladder.points(entry(connection, BEN, "2026-Q4"))
    assert first == LadderLine(1, BEN, "Ben", rating, games=1, wins=1, streak=1)
    assert (second.place, second.wins, second.streak) == (2, 0, 0)


@FUNCTIONS_ON_BOTH
def test_a_leaderboard_has_a_limit_and_hides_the_forgotten() -> None:
    connection = fresh()
    settle(connection, ANNE, BEN, CLEO, DORA)
    assert [line.user_id for line in ladder.leaderboard(connection, HERE, "drinko", limit=2)] == [ANNE, BEN]
    people.forget(connection, ANNE, -5)
    assert order(connection) == [BEN, CLEO, DORA]
    assert [line.place for line in ladder.leaderboard(connection, HERE, "drinko", limit=None)] == [1, 2, 3]
    assert ladder.records(connection, HERE, "drinko").fastest is None


@FUNCTIONS_ON_BOTH
def test_streaks_grow_break_and_are_remembered() -> None:
    connection = fresh()
    for winner, other in [(ANNE, BEN), (ANNE, BEN), (ANNE, CLEO), (BEN, ANNE), (ANNE, BEN)]:
        settle(connection, winner, other)
    anne = entry(connection, ANNE)
    assert (anne.games, anne.wins, anne.streak, anne.best_streak) == (5, 4, 1, 3)
    assert anne.best_streak_at == NOON + 2
    assert entry(connection, BEN).streak == 0


@FUNCTIONS_ON_BOTH
def test_a_streak_as_long_as_the_best_does_not_replace_it() -> None:
    connection = fresh()
    for winner, other in [(ANNE, BEN), (ANNE, BEN), (BEN, ANNE), (ANNE, BEN), (ANNE, BEN)]:
        settle(connection, winner, other)
    anne = entry(connection, ANNE)
    assert (anne.streak, anne.best_streak, anne.best_streak_at) == (2, 2, NOON + 1)


@FUNCTIONS_ON_BOTH
def test_of_equal_ratings_more_wins_come_first_and_the_place_is_shared() -> None:
    connection = fresh()
    equal = [LadderEntry(ANNE, 25.0, 2.0, games=3, wins=1), LadderEntry(BEN, 25.0, 2.0, games=4, wins=2)]
    results.put_entries(connection, Ladder(HERE, "drinko"), equal)
    lines = ladder.leaderboard(connection, HERE, "drinko")
    assert [(line.user_id, line.place) for line in lines] == [(BEN, 1), (ANNE, 1)]


def missed(connection: Connection, user: int, other: int, ended: float, **changes: object) -> GameResult:
    """A game in which somebody has answered none of their turns, as it counts; `changes` are of that seat."""
    number = connection.execute("SELECT count(*) FROM results").fetchone()[0]
    absent = seat(0, user, 1, apart=True, **{"minded": True, **changes})
    # So it is handed over: people of one side alone cannot be rated.
    return ladder.settle(connection, result(f"T{number}", absent, seat(1, other, 2), ended=ended, rated=False))


@FUNCTIONS_ON_BOTH
def test_who_answers_nothing_is_left_out_once_in_a_month_and_then_has_left() -> None:
    connection = fresh()
    first = missed(connection, ANNE, BEN, NOON)
    assert (first.rated, first.seats[0].apart, first.seats[0].left) == (False, True, False)
    second = missed(connection, ANNE, CLEO, NOON + 29 * DAY)
    assert (second.rated, second.seats[0].apart, second.seats[0].left) == (True, False, True)
    assert second.seats[0].left_at == second.started_at
    assert (entry(connection, ANNE).games, entry(connection, ANNE).wins, entry(connection, CLEO).wins) == (1, 0, 1)
    back = missed(connection, ANNE, CLEO, NOON + 29.5 * DAY, minded=False)
    assert (back.rated, back.seats[0].left) == (True, False), "whoever is back at the end is rated by their place"
    assert entry(connection, ANNE).wins == 1
    assert not missed(connection, ANNE, BEN, NOON + 31 * DAY).rated, "what has counted is not looked back on"
    assert not missed(connection, BEN, ANNE, NOON + 31 * DAY).rated, "everybody has their own"


@FUNCTIONS_ON_BOTH
def test_a_game_that_nobody_has_played_is_not_rated_however_often_they_sleep() -> None:
    connection = fresh()
    for at in range(2):
        absent = [seat(n, user, n + 1, apart=True, minded=True) for n, user in enumerate((ANNE, BEN))]
        assert not ladder.settle(connection, result(f"T{at}", *absent, ended=NOON + at, rated=False)).rated


@FUNCTIONS_ON_BOTH
def test_sleeping_where_no_other_person_was_does_not_matter() -> None:
    connection = fresh()
    alone = seat(0, ANNE, 1, apart=True, minded=True)
    ladder.settle(connection, result("SOLO", alone, seat(1, None, 2), rated=False))
    mates = [replace(alone, side="1"), seat(1, BEN, 1, side="1"), seat(2, None, 3, side="2")]
    ladder.settle(connection, result("SIDE", *mates, rated=False))
    assert not missed(connection, ANNE, CLEO, NOON + 60).rated


@FUNCTIONS_ON_BOTH
def test_forgetting_does_not_reset_it() -> None:
    connection = fresh()
    settle(connection, ANNE, BEN)
    missed(connection, ANNE, BEN, NOON + 60)
    people.forget(connection, ANNE, -1)
    assert missed(connection, ANNE, BEN, NOON + 90).seats[0].left


@FUNCTIONS_ON_BOTH
def test_records() -> None:
    connection = fresh()
    for winner in (ANNE, ANNE, BEN, BEN, CLEO):
        settle(connection, winner, DORA)
    fast = result("FAST", seat(0, CLEO, 1, drinks=4), seat(1, DORA, 2, drinks=7), ended=NOON + 50)
    ladder.settle(connection, replace(fast, started_at=fast.ended_at - 90))
    late = result("LATE", seat(0, CLEO, 2), seat(1, DORA, 1, drinks=7), ended=NOON + 100 * DAY)
    ladder.settle(connection, replace(late, started_at=late.ended_at - 90))
    asleep = result("ZZZZ", seat(0, CLEO, 1, minded=True), seat(1, DORA, 2), ended=NOON + 60)
    ladder.settle(connection, replace(asleep, started_at=asleep.ended_at - 5))
    found = ladder.records(connection, HERE, "drinko")
    # The first to reach a record holds it: Anne was there before Ben and Cleo.
    assert found.streak == Record(ANNE, "Anne", 2, NOON + 1)
    assert found.fastest == Record(CLEO, "Cleo", 90, NOON + 50, "FAST")
    autumn = ladder.records(connection, HERE, "drinko", "2026-Q4")
    assert (autumn.streak, autumn.fastest) == (None, Record(DORA, "Dora", 90, NOON + 100 * DAY, "LATE"))
    assert ladder.records(connection, THERE, "drinko") == ladder.Records(None, None)


@FUNCTIONS_ON_BOTH
def test_stats() -> None:
    connection = fresh()
    settle(connection, ANNE, BEN)
    settle(connection, ANNE, BEN, ended=NOON + 100 * DAY)
    settle(connection, BEN, ANNE, ended=NOON + 100 * DAY)
    settle(connection, ANNE, BEN, game="inn")
    ladder.settle(connection, result("SOLO", seat(0, ANNE, 1, drinks=6), seat(1, None, 2)))
    drinko, inn = ladder.stats(connection, HERE, ANNE, NOON + 100 * DAY)
    assert (drinko.game, inn.game) == ("drinko", "inn")
    assert (drinko.played, drinko.drinks, drinko.games, drinko.wins) == (4, 6, 3, 2)
    assert (drinko.streak, drinko.best_streak, drinko.place, drinko.season) == (0, 2, 1, "2026-Q4")
    assert drinko.rating == ladder.points(entry(connection, ANNE))
    assert drinko.season_rating == ladder.points(entry(connection, ANNE, "2026-Q4"))
    assert drinko.season_place == 2
    assert (inn.season, inn.season_rating, inn.season_place) == ("2026-Q4", None, None)
    assert ladder.stats(connection, HERE, DORA, NOON) == []
    assert ladder.stats(connection, THERE, ANNE, NOON) == []


@FUNCTIONS_ON_BOTH
@BOTH
async def test_through_the_store(where: Database) -> None:
    store = await Store.open(where)
    try:
        game = result("T", seat(0, ANNE, 1), seat(1, BEN, 2))
        await store.write(lambda connection: ladder.settle(connection, game))
        before = await store.read(dump)
        with pytest.raises(CONFLICTS):
            await store.write(lambda connection: ladder.settle(connection, game))
        assert await store.read(dump) == before
        lines = await store.read(lambda connection: ladder.leaderboard(connection, HERE, "drinko"))
        assert [line.name for line in lines] == ["Anne", "Ben"]
    finally:
        await store.close()
