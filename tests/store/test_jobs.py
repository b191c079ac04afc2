"""Jobs: noted once, begun once, whatever happens in between."""

from __future__ import annotations

from bot.shares import Share
from bot.store import jobs
from bot.store.greetings import NONCE_HOLDS
from bot.store.jobs import LATE, Job
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, BEN, HERE, NOON, THERE, fresh

CALL = Job("call", HERE, ANNE, "A222", "7", NOON)
pytestmark = FUNCTIONS_ON_BOTH


def test_a_job_is_begun_at_its_time_and_not_again() -> None:
    connection = fresh()
    jobs.note(connection, CALL)
    assert jobs.next_due(connection) == NOON
    assert jobs.begin(connection, NOON - 1) == []
    (begun,) = jobs.begin(connection, NOON)
    assert begun.key == CALL.key
    assert len(begun.nonce) == 16
    assert jobs.begin(connection, NOON + 1) == []
    assert jobs.next_due(connection) is None
    jobs.end(connection, begun)
    jobs.note(connection, CALL)
    jobs.take_over(connection, NOON)
    assert jobs.begin(connection, NOON + 1) == []


def test_what_is_noted_again_has_the_later_time_and_the_same_nonce() -> None:
    connection = fresh()
    jobs.note(connection, CALL._replace(nonce="first"))
    jobs.note(connection, CALL._replace(due=NOON + 60, nonce="second"))
    jobs.note(connection, CALL._replace(user_id=BEN))
    assert [(job.user_id, job.due) for job in jobs.begin(connection, NOON)] == [(BEN, NOON)]
    assert [job.nonce for job in jobs.begin(connection, NOON + 60)] == ["first"]


def test_after_a_kill_it_is_begun_again_with_its_nonce_unless_nobody_can_know_whether_it_was_done() -> None:
    connection = fresh()
    jobs.note(connection, CALL)
    jobs.note(connection, CALL._replace(about="8", due=NOON + 60))
    (begun,) = jobs.begin(connection, NOON)
    assert len(jobs.begin(connection, NOON + 60)) == 1
    jobs.take_over(connection, NOON + NONCE_HOLDS + 30)
    (again,) = jobs.begin(connection, NOON + NONCE_HOLDS + 30)
    assert again.about == "8"
    assert begun.about == "7"


def test_what_was_put_off_comes_back() -> None:
    connection = fresh()
    jobs.note(connection, CALL)
    (begun,) = jobs.begin(connection, NOON)
    jobs.put_off(connection, begun, NOON + 500)
    assert jobs.begin(connection, NOON + 499) == []
    assert jobs.begin(connection, NOON + 500) == [begun._replace(due=NOON + 500)]


def test_after_a_downtime_it_is_done_up_to_two_hours_late() -> None:
    connection = fresh()
    jobs.note(connection, CALL)
    jobs.note(connection, CALL._replace(about="8", due=NOON + 1))
    assert [job.about for job in jobs.begin(connection, NOON + 1 + LATE)] == ["8"]
    assert jobs.next_due(connection) is None


def test_a_servers_job_belongs_to_its_share_and_a_persons_to_share_0() -> None:
    connection = fresh()
    person = Job("digest", 0, ANNE, "", "", NOON)
    far = CALL._replace(guild_id=HERE + (1 << 22))
    for job in (CALL, person, far):
        jobs.note(connection, job)
    owners = {job.guild_id: index for index in (0, 1) for job in jobs.begin(connection, NOON, Share(index, 2))}
    assert owners == {0: 0, HERE: (HERE >> 22) % 2, far.guild_id: (far.guild_id >> 22) % 2}
    assert len(set(owners.values())) == 2


def test_what_was_done_long_ago_is_deleted() -> None:
    connection = fresh()
    for job in (CALL, CALL._replace(guild_id=THERE)):
        jobs.note(connection, job)
    begun = jobs.begin(connection, NOON)
    jobs.end(connection, begun[0])
    assert jobs.forget(connection, NOON + jobs.DONE_KEPT) == 0
    assert jobs.forget(connection, NOON + jobs.DONE_KEPT + 1) == 1
