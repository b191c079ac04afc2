"""What is kept of seasons and questions, on both databases."""

from __future__ import annotations

from bot.store import earned, houses, off_ladders, people, podiums, questions
from bot.store.questions import DayQuestion
from bot.store.results import season_of
from bot.tables.ladder import ladder
from bot.tables.ladder.seasons import busiest_channel, ladder_ends, podiums_of, servers_of
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, BEN, CLEO, HERE, NOON, fresh, result, seat

pytestmark = FUNCTIONS_ON_BOTH
SEASON = season_of(NOON)


def test_a_ladder_is_told_of_with_enough_games_of_enough_people() -> None:
    connection = fresh()
    for number in range(5):
        people_there = [seat(0, ANNE, 1), seat(1, BEN, 2), seat(2, CLEO, 3)]
        ladder.settle(connection, result(f"T{number}", *people_there, ended=NOON + number, channel_id=5 + number // 3))
        assert len(ladder_ends(connection, HERE, SEASON)) == (number == 4)
        earned.note_close(connection, number + 1, abs(number - 2), number)
    for number in range(6):
        two = [seat(0, ANNE, 1), seat(1, BEN, 2)]
        ladder.settle(connection, result(f"U{number}", *two, ended=NOON + number, game="inn", ladder="inn"))
    (end,) = ladder_ends(connection, HERE, SEASON)
    assert [standing.line.user_id for standing in end.podium] == [ANNE, BEN, CLEO]
    assert end.closest is not None
    assert (end.closest.table, end.closest.name, end.closest.n, end.closest.event) == ("T2", "Anne", 0, 2)
    assert busiest_channel(connection, HERE, SEASON) == 5
    assert servers_of(connection, SEASON) == [HERE]
    podiums.put(connection, HERE, podiums_of([end], SEASON))
    podiums.put(connection, HERE, podiums_of([end], SEASON))
    assert [podium.place for podium in podiums.of_person(connection, HERE, BEN)] == [2]

    off_ladders.hide(connection, HERE, BEN, CLEO, NOON)
    people.save(connection, people.PersonSettings(ANNE, hidden=True))
    (end,) = ladder_ends(connection, HERE, SEASON)
    assert [standing.line.user_id for standing in end.podium] == [CLEO]
    assert end.closest is None, "Anne won them all"
    assert ladder.hidden_rating(connection, HERE, "drinko", SEASON, ANNE) is not None
    assert ladder.hidden_rating(connection, HERE, "drinko", SEASON, CLEO) is None


def test_a_question_of_a_day_and_its_answers() -> None:
    connection = fresh()
    first = DayQuestion(HERE, "2026-09-21", "abc", 5, 0, NOON, open=True)
    assert questions.ask(connection, first) == first
    assert questions.ask(connection, DayQuestion(HERE, "2026-09-21", "other", 5, 0, NOON, open=True)) == first
    assert questions.before(connection, HERE, "2026-09-22") is None, "it is not posted"
    questions.posted(connection, HERE, first.day, 77)
    before = questions.before(connection, HERE, "2026-09-22")
    assert before is not None
    assert before.message_id == 77
    for user, pick in ((ANNE, "pass"), (ANNE, "gamble"), (BEN, "gamble")):
        assert questions.answer(connection, HERE, first.day, user, pick, NOON)
    assert questions.counts(connection, HERE, first.day) == {"gamble": 2}
    questions.close(connection, HERE, first.day)
    assert not questions.answer(connection, HERE, first.day, CLEO, "pass", NOON)
    assert questions.own(connection, HERE, first.day, CLEO) is None
    for user, name in ((ANNE, "Anne"), (BEN, "Ben")):
        questions.show(connection, HERE, first.day, user, name)
    assert sorted(questions.seen(connection, HERE, first.day)) == [("Anne", "gamble"), ("Ben", "gamble")]
    people.save(connection, people.PersonSettings(ANNE, hidden=True))
    questions.show(connection, HERE, first.day, CLEO, "Cleo")
    assert questions.seen(connection, HERE, first.day) == [("Ben", "gamble")]
    questions.show(connection, HERE, first.day, BEN, "Ben")
    assert questions.seen(connection, HERE, first.day) == []


def test_servers_that_want_a_question() -> None:
    connection = fresh()
    houses.save(connection, houses.GuildSettings(HERE, question_id=5, question_hour=9))
    assert houses.with_questions(connection) == [(HERE, 9)]
    houses.note_unanswered(connection, HERE, 3)
    assert houses.with_questions(connection) == []
    assert not houses.load(connection, HERE).asks
