"""How much a rated game counts for people who play each other often."""

from __future__ import annotations

import pytest

from bot.store import marks, people, results
from bot.store.results import Finisher, Ladder, LadderEntry, Past
from bot.store.sql import Connection
from bot.tables.ladder import ladder
from bot.tables.ladder.weights import DAY, MONTH, OTHERS, weight_of, weights_of
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, BEN, CLEO, DORA, HERE, NOON, THERE, fresh, result, seat

MIDNIGHT = NOON // DAY * DAY
FIRST_AND_SECOND = [Finisher(0, ANNE, 1, 1), Finisher(1, BEN, 2, 2)]


def played(*ends: float) -> dict[int, dict[int, Past]]:
    """Anne and Ben have played games that ended then."""
    games = {number: Past(ended) for number, ended in enumerate(ends)}
    return {ANNE: games, BEN: games}


@pytest.mark.parametrize(("earlier", "weight"), [(0, 1), (4, 1), (5, 1 / 2), (6, 1 / 3), (14, 1 / 11)])
def test_five_games_a_day_count_whole(earlier: int, weight: float) -> None:
    ends = [MIDNIGHT + n for n in range(earlier)]
    assert weight_of([ANNE, BEN], MIDNIGHT + 100, played(*ends)) == weight


def test_the_next_day_counts_anew() -> None:
    ends = [MIDNIGHT - 1 - n for n in reversed(range(9))]
    assert weight_of([ANNE, BEN], MIDNIGHT - 0.5, played(*ends)) < 1
    assert weight_of([ANNE, BEN], MIDNIGHT, played(*ends)) == 1


@pytest.mark.parametrize(("days", "weight"), [(19, 1), (20, 1 / 2), (21, 1 / 3), (29, 1 / 11)])
def test_twenty_of_them_in_thirty_days_count_whole(days: int, weight: float) -> None:
    ends = [MIDNIGHT + n * DAY for n in range(days)]
    assert weight_of([ANNE, BEN], ends[-1] + DAY, played(*ends)) == weight


def test_after_thirty_days_they_are_forgotten() -> None:
    ends = [MIDNIGHT + n for n in range(5)] + [MIDNIGHT + day * DAY + n for day in (1, 2, 3) for n in range(5)]
    assert len(ends) == 20
    assert weight_of([ANNE, BEN], MIDNIGHT + MONTH - 1, played(*ends)) == 1 / 2
    assert weight_of([ANNE, BEN], MIDNIGHT + MONTH, played(*ends)) == 1


def test_games_too_many_on_a_day_do_not_use_up_the_month() -> None:
    ends = [MIDNIGHT + n for n in range(25)]
    assert weight_of([ANNE, BEN], MIDNIGHT + DAY, played(*ends)) == 1


def test_a_game_counts_the_mean_of_its_pairs() -> None:
    games = {n: Past(MIDNIGHT + n) for n in range(5)}
    before = {ANNE: games, BEN: games, CLEO: {5: Past(MIDNIGHT)}}
    assert weight_of([ANNE, BEN, CLEO], MIDNIGHT + 9, before) == pytest.approx((1 / 2 + 1 + 1) / 3)


def settle(connection: Connection, number: int, *winners_first: int, **changes: object) -> None:
    seats = [seat(n, user, n + 1) for n, user in enumerate(winners_first)]
    ladder.settle(connection, result(f"T{number}", *seats, ended=MIDNIGHT + number, **changes))


def entry(connection: Connection, user: int) -> LadderEntry:
    found = results.entry(connection, Ladder(HERE, "drinko"), user)
    assert found is not None
    return found


@FUNCTIONS_ON_BOTH
def test_the_sixth_game_of_a_day_changes_ratings_by_half() -> None:
    connection = fresh()
    for number in range(5):
        settle(connection, number, ANNE, BEN)
    before = [entry(connection, user) for user in (ANNE, BEN)]
    whole = ladder.rate(before, FIRST_AND_SECOND, MIDNIGHT + 5)
    settle(connection, 5, ANNE, BEN)
    for old, new, user in zip(before, whole, (ANNE, BEN), strict=True):
        now = entry(connection, user)
        assert now.mu == pytest.approx((old.mu + new.mu) / 2)
        assert now.sigma == pytest.approx((old.sigma + new.sigma) / 2)
        assert (now.games, now.wins, now.streak) == (new.games, new.wins, new.streak)


@FUNCTIONS_ON_BOTH
def test_other_servers_games_and_people_do_not_count() -> None:
    connection, other = fresh(), fresh()
    for number in range(9):
        settle(connection, number, ANNE, BEN, guild_id=THERE)
        settle(connection, 10 + number, ANNE, BEN, game="inn")
        settle(connection, 20 + number, CLEO, DORA)
    settle(connection, 99, ANNE, BEN)
    settle(other, 99, ANNE, BEN)
    assert entry(connection, ANNE) == entry(other, ANNE)


@FUNCTIONS_ON_BOTH
def test_results_of_before_count_whole_when_they_are_rated_again() -> None:
    connection = fresh()
    for number in range(9):
        settle(connection, number, ANNE, BEN)
    connection.execute("UPDATE results SET rating_rules = 1")
    entries = [ladder.newcomer(ANNE), ladder.newcomer(BEN)]
    for number in range(9):
        entries = ladder.rate(entries, FIRST_AND_SECOND, MIDNIGHT + number)
    ladder.recompute(connection, HERE, "drinko")
    assert [entry(connection, user) for user in (ANNE, BEN)] == entries


# -- for each of its people ------------------------------------------------------------------------------------------


def weights(others: int, mine: dict[int, Past], theirs: dict[int, Past]) -> list[float]:
    """How much the next game counts for Anne and for Ben."""
    found = weights_of(FIRST_AND_SECOND, MIDNIGHT + 99, {ANNE: mine, BEN: theirs}, others)
    return [found[0], found[1]]


def of(*numbers: int) -> dict[int, Past]:
    return {number: Past(MIDNIGHT + number) for number in numbers}


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (of(), of(), (1 / 2, 1 / 2)),  # nobody knows either of them
        (of(1, 2, 3), of(1, 2, 3), (1 / 8, 1 / 8)),  # they play nobody else
        (of(1, 2, 3), of(1, 2, 3, 4, 5), (5 / 8, 1 / 8)),  # Ben plays others
        (of(1, 4), of(1, 2, 3), (1, 3 / 4)),
    ],
)
def test_games_against_people_who_play_nobody_else_count_less(
    mine: dict[int, Past], theirs: dict[int, Past], expected: tuple[float, float]
) -> None:
    assert weights(OTHERS, mine, theirs) == pytest.approx(expected)


def test_a_few_friends_who_are_the_whole_ladder_have_nobody_else_to_play() -> None:
    assert weights(OTHERS - 1, of(1, 2, 3), of(1, 2, 3)) == [1, 1]


def test_the_limits_of_a_day_and_a_month_hold_as_well() -> None:
    both, others = of(1, 2, 3, 4, 5), of(*range(1, 40))
    assert weights(OTHERS, both, others) == [1 / 2, pytest.approx(0.5 / 6)]


@FUNCTIONS_ON_BOTH
def test_forgetting_does_not_reset_what_a_pair_has_played() -> None:
    connection, without = fresh(), fresh()
    for number in range(9):
        settle(connection, number, ANNE, BEN)
        settle(without, number, ANNE, BEN)
        if number % 2:
            people.forget(connection, BEN, -1 - number)
    for number in range(9):
        [weight] = connection.execute(
            "SELECT weight FROM result_seats JOIN results ON id = result_id WHERE table_id = ? AND seat = 0",
            (f"T{number}",),
        ).fetchone()
        [other] = without.execute(
            "SELECT weight FROM result_seats JOIN results ON id = result_id WHERE table_id = ? AND seat = 0",
            (f"T{number}",),
        ).fetchone()
        assert weight == other
    settle(connection, 99, ANNE, BEN, guild_id=THERE)
    assert connection.execute("SELECT weight FROM result_seats ORDER BY result_id DESC").fetchone() == (1.0,)


@FUNCTIONS_ON_BOTH
def test_the_hash_is_kept_as_long_as_it_matters() -> None:
    connection = fresh()
    settle(connection, 0, ANNE, BEN)
    people.forget(connection, BEN, -5)
    assert marks.earlier_selves(connection, HERE, BEN) == [-5]
    assert marks.earlier_selves(connection, HERE, ANNE) == marks.earlier_selves(connection, THERE, BEN) == []
    assert marks.forget(connection, MIDNIGHT + MONTH) == 0
    assert marks.forget(connection, MIDNIGHT + MONTH + 2 * DAY) == 1
    assert marks.earlier_selves(connection, HERE, BEN) == []


@FUNCTIONS_ON_BOTH
def test_weights_stay_when_the_hash_is_gone() -> None:
    connection = fresh()
    for number in range(7):
        settle(connection, number, ANNE, BEN)
        people.forget(connection, BEN, -1 - number)
    before = entry(connection, ANNE)
    marks.forget(connection, MIDNIGHT + 90 * DAY)
    ladder.recompute(connection, HERE, "drinko")
    assert entry(connection, ANNE) == before
