"""How much a rated game counts for people who play each other often."""

from __future__ import annotations

import pytest

from bot.store import results
from bot.store.results import Finisher, Ladder, LadderEntry, Past
from bot.store.sql import Connection
from bot.tables import ladder
from bot.tables.weights import DAY, MONTH, weight_of
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
