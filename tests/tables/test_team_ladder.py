"""Ratings of games in which sides play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from openskill.models import PlackettLuce

from bot.games import english
from bot.games.inn.rules import Inn
from bot.store import SeatResult, results
from bot.store.results import Finish, Finisher, Ladder, LadderEntry, Past
from bot.store.sql import Connection
from bot.tables.info import Person
from bot.tables.ladder import ladder
from bot.tables.ladder.weights import weight_of
from bot.ui.layouts.ladders import LadderBoard, board_layout, stats_lines
from bot.ui.layouts.tables import Skin
from bot.ui.words import Words
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, BEN, CLEO, DORA, HERE, NOON, THERE, fresh, result, seat

TEAMS = "inn-teams"


def shown(words: Words, board: LadderBoard, asker: int) -> str:
    """A leaderboard as somebody reads it."""
    return str(board_layout(words, board, Person(asker, "Anne"), "2026-Q4").to_components())


def settle(connection: Connection, *seats: SeatResult, ended: float = NOON, **changes: object) -> int:
    """A game of teams on the ladder of teams; its number."""
    number = connection.execute("SELECT count(*) FROM results").fetchone()[0]
    plain = {"game": "inn", "ladder": TEAMS, "variant": "two-headed-dragon"}
    ladder.settle(connection, result(f"T{number}", *seats, ended=ended + number, **{**plain, **changes}))
    return number + 1


def team(side: str, place: int, *users: int | None, first: int = 0, **changes: object) -> list[SeatResult]:
    """The seats of a side, numbered from `first` on."""
    return [seat(first + at, user, place, side=side, **changes) for at, user in enumerate(users)]


def pairs(*users: int | None, winners: str = "1") -> list[SeatResult]:
    """Two against two; the side that has won."""
    places = (1, 3) if winners == "1" else (3, 1)
    return [*team("1", places[0], *users[:2]), *team("2", places[1], *users[2:], first=2)]


def entry(connection: Connection, user: int, name: str = TEAMS) -> LadderEntry | None:
    return results.entry(connection, Ladder(HERE, name), user)


def known(connection: Connection, user: int) -> LadderEntry:
    found = entry(connection, user)
    assert found is not None
    return found


MODEL = PlackettLuce()


def as_rated(*teams: Sequence[LadderEntry]) -> list[list[tuple[float, float]]]:
    """Mu and sigma of the people of these teams, the first of which came in first."""
    rated = MODEL.rate([[MODEL.create_rating([entry.mu, entry.sigma]) for entry in team] for team in teams])
    return [[(new.mu, new.sigma) for new in team] for team in rated]


@FUNCTIONS_ON_BOTH
def test_everybody_has_their_own_mu_and_sigma() -> None:
    connection = fresh()
    old = {
        ANNE: LadderEntry(ANNE, 31.0, 2.0), BEN: LadderEntry(BEN, 21.0, 6.0),
        CLEO: LadderEntry(CLEO, 25.0, 5.0), DORA: LadderEntry(DORA, 27.0, 3.0),
    }  # fmt: skip
    results.put_entries(connection, Ladder(HERE, TEAMS), old.values())
    settle(connection, *pairs(ANNE, BEN, CLEO, DORA))
    [[anne, ben], [cleo, dora]] = as_rated([old[ANNE], old[BEN]], [old[CLEO], old[DORA]])
    for user, new in ((ANNE, anne), (BEN, ben), (CLEO, cleo), (DORA, dora)):
        now = known(connection, user)
        assert (now.mu, now.sigma) == pytest.approx(new)
        assert (now.games, now.wins, now.streak) == (1, *((1, 1) if user in (ANNE, BEN) else (0, 0)))
    assert ben[0] - 21.0 > anne[0] - 31.0, "who is known least moves most"


@FUNCTIONS_ON_BOTH
def test_by_the_rules_of_before_a_side_was_rated_as_one_player_with_the_means_of_its_people() -> None:
    connection = fresh()
    settle(connection, *pairs(ANNE, BEN, CLEO, DORA))
    connection.execute("UPDATE results SET rating_rules = 3")
    ladder.recompute(connection, HERE, TEAMS)
    new = ladder.newcomer(ANNE)
    [[won], [lost]] = as_rated([new], [new])
    for user, expected in ((ANNE, won), (BEN, won), (CLEO, lost), (DORA, lost)):
        assert (known(connection, user).mu, known(connection, user).sigma) == pytest.approx(expected)


def test_changing_mates_make_nobody_surer_of_a_rating_than_games_alone() -> None:
    mates = [ladder.newcomer(number) for number in range(11)]
    for number in range(200):
        at = [0, *(1 + (3 * number + k) % 10 for k in range(3))]
        people = [
            Finisher(k, at[k], 1 + 2 * (k // 2 == number % 2), 1 + 2 * (k // 2 == number % 2), side=str(k // 2))
            for k in range(4)
        ]
        for k, after in zip(at, ladder.rate([mates[k] for k in at], people, NOON), strict=True):
            mates[k] = after
    assert min(mate.sigma for mate in mates) > 0.7


@FUNCTIONS_ON_BOTH
def test_it_counts_on_the_ladder_of_teams_alone() -> None:
    connection = fresh()
    settle(connection, *pairs(ANNE, BEN, CLEO, DORA))
    assert entry(connection, ANNE, "inn") is None
    assert [line.user_id for line in ladder.leaderboard(connection, HERE, "inn")] == []
    assert {line.user_id for line in ladder.leaderboard(connection, HERE, TEAMS)[:2]} == {ANNE, BEN}
    assert results.seasons(connection, HERE, "inn") == []
    assert results.seasons(connection, HERE, TEAMS) == ["2026-Q3"]
    assert results.ladders(connection) == [(HERE, TEAMS)]
    assert ladder.records(connection, HERE, "inn") == ladder.Records(None, None)
    fastest = ladder.records(connection, HERE, TEAMS).fastest
    assert fastest is not None
    ladder.settle(connection, result("ALONE", seat(0, ANNE, 1), seat(1, BEN, 2), game="inn"))
    alone, teams = ladder.stats(connection, HERE, ANNE, NOON)
    assert [(stats.game, stats.ladder, stats.played, stats.wins) for stats in (alone, teams)] == [
        ("inn", "inn", 1, 1), ("inn", TEAMS, 1, 1),
    ]  # fmt: skip


@FUNCTIONS_ON_BOTH
def test_patrons_are_not_rated_and_weigh_nothing() -> None:
    connection, alone = fresh(), fresh()
    settle(connection, *pairs(ANNE, None, None, BEN, winners="2"))
    settle(alone, seat(0, ANNE, 2), seat(1, BEN, 1))
    for user in (ANNE, BEN):
        first, second = known(connection, user), known(alone, user)
        assert (first.mu, first.sigma, first.wins) == (second.mu, second.sigma, second.wins)


@FUNCTIONS_ON_BOTH
@pytest.mark.parametrize("left", [False, True])
def test_people_of_one_side_alone_are_not_rated(left: bool) -> None:
    connection = fresh()
    mates = [seat(0, ANNE, 1, side="1"), seat(1, BEN, 1, side="1", left=left, minded=left)]
    number = settle(connection, *mates, *team("2", 3, None, None, first=2))
    assert results.finish(connection, number) is None
    assert connection.execute("SELECT rated, ladder FROM results").fetchall() == [(0, TEAMS)]
    assert connection.execute("SELECT * FROM ratings").fetchall() == []
    [stats] = ladder.stats(connection, HERE, ANNE, NOON)
    assert (stats.played, stats.games, stats.rating) == (1, 0, None)


@FUNCTIONS_ON_BOTH
def test_who_left_is_rated_alone_and_last_and_the_mate_without_them() -> None:
    connection, without = fresh(), fresh()
    seats = pairs(ANNE, BEN, CLEO, DORA)
    seats[1] = replace(seats[1], left=True, minded=True, left_at=NOON)
    settle(connection, *seats)
    ben = known(connection, BEN)
    assert ben.wins == 0
    assert known(connection, ANNE).wins == 1
    new = ladder.newcomer(BEN)  # sides are made up to the same size
    [[first, _], [second, _], [last, _]] = as_rated([new, new], [new, new], [new, new])
    for user, expected in ((ANNE, first), (CLEO, second), (DORA, second), (BEN, last)):
        assert (known(connection, user).mu, known(connection, user).sigma) == pytest.approx(expected)
    settle(without, *pairs(ANNE, None, CLEO, DORA))
    assert known(connection, ANNE).mu > known(without, ANNE).mu, "there was one more to win against"


@FUNCTIONS_ON_BOTH
def test_who_was_removed_wins_and_loses_with_the_side() -> None:
    for winners in ("1", "2"):
        connection, all_there = fresh(), fresh()
        seats = pairs(ANNE, BEN, CLEO, DORA, winners=winners)
        settle(all_there, *seats)
        seats[1] = replace(seats[1], removed=True, minded=True)
        settle(connection, *seats)
        for user in (ANNE, BEN, CLEO, DORA):
            assert known(connection, user) == known(all_there, user)


def test_only_opponents_are_a_pair() -> None:
    often = {n: Past(NOON + n, "1") for n in range(9)}
    mates = {ANNE: often, BEN: often, CLEO: {n: Past(NOON + n, "2") for n in range(5)}}
    assert weight_of([ANNE, BEN, DORA], NOON + 9, mates, ["1", "1", "2"]) == 1, "mates do not count"
    assert weight_of([ANNE, BEN], NOON + 9, mates) == 1, "they have never played against each other"
    assert weight_of([ANNE, BEN, CLEO], NOON + 9, mates, ["1", "1", "2"]) == 1 / 2
    assert weight_of([ANNE, BEN, CLEO], NOON + 9, mates, ["1", "2", "2"]) == pytest.approx((1 + 1 / 2) / 2)


@FUNCTIONS_ON_BOTH
def test_the_sixth_game_of_the_same_teams_on_a_day_counts_half() -> None:
    connection = fresh()
    for _ in range(5):
        settle(connection, *pairs(ANNE, BEN, CLEO, DORA), guild_id=HERE)
    before = known(connection, ANNE)
    whole = ladder.rate(
        [known(connection, user) for user in (ANNE, BEN, CLEO, DORA)],
        [Finisher(n, user, 1 + 2 * (n > 1), 1 + 2 * (n > 1), side=str(1 + (n > 1)))
         for n, user in enumerate((ANNE, BEN, CLEO, DORA))],
        NOON,
    )[0]  # fmt: skip
    settle(connection, *pairs(ANNE, BEN, CLEO, DORA))
    assert known(connection, ANNE).mu == pytest.approx((before.mu + whole.mu) / 2)


@FUNCTIONS_ON_BOTH
def test_all_is_the_same_when_it_is_computed_again() -> None:
    connection = fresh()
    seats = pairs(ANNE, BEN, CLEO, DORA)
    settle(connection, *seats)
    settle(connection, replace(seats[0], left=True, left_at=NOON), *seats[1:])
    settle(connection, *pairs(ANNE, CLEO, BEN, None, winners="2"))
    settle(connection, *pairs(ANNE, CLEO, None, None))
    settle(connection, *pairs(ANNE, BEN, CLEO, DORA), guild_id=THERE)
    ladder.settle(connection, result("ALONE", seat(0, ANNE, 1), seat(1, BEN, 2), game="inn"))
    before = connection.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall()
    connection.execute("UPDATE ratings SET mu = 1 WHERE ladder = ?", (TEAMS,))
    counts = {(guild, name): ladder.recompute(connection, guild, name) for guild, name in results.ladders(connection)}
    assert counts == {(HERE, "inn"): 1, (HERE, TEAMS): 3, (THERE, TEAMS): 1}
    assert connection.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall() == before


@FUNCTIONS_ON_BOTH
def test_results_keep_variant_side_and_role() -> None:
    connection = fresh()
    number = settle(
        connection, seat(0, ANNE, 1, side="boss", role="boss"), *team("challengers", 2, BEN, None, first=1),
        ladder="inn-boss", variant="boss-battle",
    )  # fmt: skip
    assert connection.execute("SELECT game, ladder, variant FROM results").fetchall() == [
        ("inn", "inn-boss", "boss-battle")
    ]
    assert connection.execute("SELECT side, role FROM result_seats ORDER BY seat").fetchall() == [
        ("boss", "boss"), ("challengers", ""), ("challengers", ""),
    ]  # fmt: skip
    assert results.finish(connection, number) == Finish(
        number, "2026-Q3", NOON, 4,
        (Finisher(0, ANNE, 1, 1, side="boss", weight=1.0), Finisher(1, BEN, 2, 2, side="challengers", weight=1.0)),
    )  # fmt: skip


# -- one against all others ------------------------------------------------------------------------------------------


BOSS = "inn-boss"


def battle(boss: int, *challengers: int, won: bool) -> list[SeatResult]:
    """A Boss Battle: its Boss, the Challengers, and whether the Boss has won."""
    alone = team("boss", 1 if won else len(challengers) + 1, boss, role="boss")
    return [*alone, *team("challengers", 2 if won else 1, *challengers, first=1, role="challengers")]


def battles() -> Connection:
    """Anne is the Boss twice and wins once; then Ben is, and wins."""
    connection = fresh()
    for seats in (battle(ANNE, BEN, CLEO, won=True), battle(ANNE, BEN, DORA, won=False), battle(BEN, ANNE, won=True)):
        settle(connection, *seats, ladder=BOSS, variant="boss-battle")
    return connection


@FUNCTIONS_ON_BOTH
def test_the_ladder_of_bosses_rates_one_side_against_the_other() -> None:
    connection = fresh()
    settle(connection, *battle(ANNE, BEN, CLEO, DORA, won=True), ladder=BOSS, variant="boss-battle")
    new = ladder.newcomer(ANNE)  # the Boss counts as three
    [[won, *_], [lost, *_]] = as_rated([new] * 3, [new] * 3)
    found = [entry(connection, user, BOSS) for user in (ANNE, BEN, CLEO, DORA)]
    assert [(rating.mu, rating.wins) for rating in found if rating] == [
        (pytest.approx(won[0]), 1), *[(pytest.approx(lost[0]), 0)] * 3,
    ]  # fmt: skip
    assert entry(connection, ANNE, TEAMS) is entry(connection, ANNE, "inn") is None


def test_the_record_as_boss_and_as_challenger_stands_apart() -> None:
    connection = battles()
    lines = {line.user_id: line for line in ladder.leaderboard(connection, HERE, BOSS)}
    assert lines[ANNE].roles == (("boss", 2, 1), ("challengers", 1, 0))
    assert lines[BEN].roles == (("boss", 1, 1), ("challengers", 2, 1))
    assert lines[DORA].roles == (("challengers", 1, 1),)
    for line in lines.values():
        assert (line.games, line.wins) == (
            sum(role.games for role in line.roles),
            sum(role.wins for role in line.roles),
        )
    assert ladder.leaderboard(connection, HERE, BOSS, "2020-Q1") == []
    [stats] = ladder.stats(connection, HERE, BEN, NOON)
    assert (stats.ladder, stats.roles) == (BOSS, lines[BEN].roles)


@FUNCTIONS_ON_BOTH
def test_leaderboard_and_figures_tell_both_records_on_that_ladder_alone() -> None:
    words, connection = english(), battles()
    lines, records = ladder.leaderboard(connection, HERE, BOSS), ladder.records(connection, HERE, BOSS)
    board = shown(words, LadderBoard(BOSS, None, 0, lines, records), CLEO)
    assert "1 of 3 games won (as Boss 1 of 2, as Challenger 0 of 1)" in board
    assert "1 of 1 game won (as Challenger 1 of 1)" in board
    stats = ladder.stats(connection, HERE, ANNE, NOON)
    told = "\n".join(stats_lines(words, "Anne", True, stats, Skin()))
    assert "Won as Boss 1 of 2, as Challenger 0 of 1" in told
    lackeys = fresh()
    settle(lackeys, *team("1", 1, ANNE, role="boss"), *team("2", 2, BEN, first=1, role="lackey"))
    lines = ladder.leaderboard(lackeys, HERE, TEAMS)
    assert "(as " not in shown(words, LadderBoard(TEAMS, None, 0, lines, records), ANNE)
    assert "Won" not in str(stats_lines(words, "Anne", True, ladder.stats(lackeys, HERE, ANNE, NOON), Skin()))


@pytest.mark.parametrize(
    ("variant", "seats", "name"),
    [
        ("individual", 4, "inn"), ("boss-versus-boss", 4, "inn"), ("boss-battle", 3, BOSS), ("boss-battle", 5, BOSS),
        ("two-headed-dragon", 4, TEAMS), ("two-headed-boss-battle", 4, TEAMS), ("leaders-and-lackeys", 8, TEAMS),
    ],
)  # fmt: skip
def test_every_variant_counts_on_its_ladder(variant: str, seats: int, name: str) -> None:
    game = Inn()
    assert game.lineup(game.check_options({"variant": variant}), seats).ladder == name
