"""Votes on removing somebody and on closing a table."""

from __future__ import annotations

import pytest

from bot.engine import Refused
from bot.tables import PACES, Person, TableInfo
from bot.tables.seats.votes import Motion, What, check_rest, refused_motion
from tests.tables.tavern import ADA, BEA, CID, DAN, House
from tests.tables.test_counting import finished
from tests.tables.test_lobby import refused

pytestmark = pytest.mark.usefixtures("seldom")
MINUTES = PACES["normal"].vote


async def rated(house: House, *people: Person) -> TableInfo:
    """A game that counts."""
    info = await house.game(*people)
    while not (await house.tables.info(info.id)).counts:
        await house.move(info.id)
    return info


# -- who decides ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "asked", "yes", "no", "now", "in_the_end"),
    [
        ("kick", 1, 1, 0, True, True),
        ("kick", 1, 0, 1, False, False),
        ("kick", 1, 0, 0, None, False),
        ("kick", 2, 1, 1, False, False),  # half are not most
        ("kick", 2, 1, 0, None, False),
        ("kick", 3, 0, 1, None, False),
        ("kick", 3, 0, 2, False, False),
        ("kick", 3, 2, 0, True, True),
        ("close", 1, 0, 0, None, False),
        ("close", 2, 1, 0, None, False),
        ("close", 2, 2, 0, True, True),
        ("close", 3, 2, 0, True, True),
        ("close", 3, 1, 0, None, False),
    ],
)
def test_most_of_those_who_are_asked_decide(
    what: What, asked: int, yes: int, no: int, now: bool | None, in_the_end: bool
) -> None:
    seats = tuple(range(2, 2 + asked))
    motion = Motion(what, 0, 1, seats)
    for seat in seats[:yes]:
        motion = motion.answered(seat, yes=True)
    for seat in seats[yes : yes + no]:
        motion = motion.answered(seat, yes=False)
    assert motion.outcome() is now
    assert motion.over(()) is in_the_end


def test_silent_sleepers_are_not_counted_in_the_end() -> None:
    motion = Motion("kick", 0, 1, (2, 3, 4)).answered(2, yes=True)
    assert not motion.over(())
    assert not motion.over({3})  # one of two
    assert motion.over({3, 4})
    assert not Motion("kick", 0, 1, (2,)).over({2})  # nobody has agreed
    assert motion.answered(3, yes=False).over({3, 4}) is False  # who has answered counts, asleep or not


def test_who_leaves_without_an_answer_is_not_asked_any_more() -> None:
    motion = Motion("kick", 0, 1, (2, 3)).answered(2, yes=False)
    gone = motion.without(3)
    assert gone is not None
    assert gone.asked == (2,)
    assert motion.without(2) == motion
    assert Motion("kick", 0, 1, (2,)).without(2) is None
    assert motion.without(0) is motion.without(1) is None


# -- removing -------------------------------------------------------------------------------------------------------


async def test_a_host_cannot_remove_everybody_from_a_game_that_goes_badly(house: House) -> None:
    info = await rated(house, ADA, BEA, CID)
    for person in (BEA, CID):
        await refused_or_asked(house, info.id, person.id)
    assert not any(seat.left for seat in (await house.tables.info(info.id)).seats)
    await house.tables.leaving.vote(info.id, CID.id, yes=False)
    assert not any(seat.left for seat in (await house.tables.info(info.id)).seats)
    assert house.notes.changes[-1].notice == "kick-refused"
    assert await refused(house.tables.leaving.kick(info.id, ADA.id, BEA.id)) == ("vote-rest", {"minutes": 10})


async def refused_or_asked(house: House, table: str, user_id: int) -> None:
    before = (await house.tables.info(table)).motion
    if before is not None:
        assert (await refused(house.tables.leaving.kick(table, ADA.id, user_id)))[0] == "vote-open"
        return
    motion = (await house.tables.leaving.kick(table, ADA.id, user_id)).motion
    assert motion is not None
    assert (motion.what, motion.by, motion.about, motion.asked) == ("kick", 0, 1, (2,))
    assert motion.until == house.clock.now() + MINUTES


async def test_a_yes_removes_and_so_does_the_silence_of_sleepers_alone(house: House) -> None:
    info = await house.game(ADA, BEA, CID, DAN)
    await house.tables.leaving.kick(info.id, ADA.id, BEA.id)
    assert (await refused(house.tables.leaving.vote(info.id, BEA.id, yes=False)))[0] == "vote-not-yours"
    await house.tables.leaving.vote(info.id, CID.id, yes=True)
    assert not (await house.tables.info(info.id)).seats[1].removed
    await house.tables.leaving.vote(info.id, DAN.id, yes=True)
    assert (await house.tables.info(info.id)).seats[1].removed
    assert house.rows("SELECT motion, vote_until FROM tables JOIN windows ON table_id = id") == [(None, None)]


async def test_silence_is_no_yes_while_the_silent_one_is_awake(house: House) -> None:
    info = await house.game(ADA, BEA, CID, pace="relaxed")
    await house.tables.leaving.kick(info.id, ADA.id, BEA.id)
    await house.advance(MINUTES)
    after = await house.tables.info(info.id)
    assert (after.seats[1].removed, after.motion) == (False, None)
    assert house.notes.changes[-1].notice == "kick-refused"


async def test_who_sleeps_with_a_friend_does_not_hold_up_the_game(house: House) -> None:
    info = await house.game(ADA, BEA, CID, DAN, pace="blitz", options={"starter": 2})
    while (await house.person_to_move(info.id)) is not CID:
        await house.move(info.id)
    await house.tables.leaving.kick(info.id, ADA.id, BEA.id)
    await house.tables.leaving.vote(info.id, DAN.id, yes=True)
    await house.time_out(info.id)  # Cid misses a turn, and is silent
    await house.advance(MINUTES)
    assert (await house.tables.info(info.id)).seats[1].removed


@pytest.mark.parametrize(
    ("vote", "reason", "facts"),
    [
        (60.0, "vote-rest", {"minutes": 10}), (7199.0, "vote-rest", {"minutes": 120}),
        (7200.0, "vote-rest-long", {"hours": 2}), (43200.0, "vote-rest-long", {"hours": 12}),
    ],
)  # fmt: skip
def test_a_long_wait_for_the_next_vote_is_told_in_hours(vote: float, reason: str, facts: dict[str, int]) -> None:
    with pytest.raises(Refused) as caught:
        check_rest(refused_motion(0.0), 0.0, vote)
    assert (caught.value.reason, caught.value.facts) == (reason, facts)


async def test_a_removed_person_costs_nobody_else_a_place(house: House) -> None:
    info = await rated(house, ADA, BEA, CID)
    await house.tables.leaving.kick(info.id, ADA.id, BEA.id)
    await house.tables.leaving.vote(info.id, CID.id, yes=True)
    assert await finished(house, info.id) == ""
    assert [(seat.removed, seat.removed_by, seat.left) for seat in house.results[-1].seats] == [
        (False, None, False), (True, None, False), (False, None, False),
    ]  # fmt: skip


async def test_if_nobody_else_is_there_the_host_is_placed_behind_whom_they_remove(house: House) -> None:
    info = await rated(house, ADA, BEA)
    assert await house.tables.leaving.asked(info.id, ADA.id, BEA.id) == 0
    assert (await house.tables.leaving.kick(info.id, ADA.id, BEA.id)).seats[1].removed
    assert house.rows("SELECT removed_by FROM seats ORDER BY seat") == [(None,), (0,)]
    assert await finished(house, info.id) == ""
    assert house.results[-1].seats[1].removed_by == 0


async def test_who_has_left_by_themselves_has_left_and_puts_nobody_behind_them(house: House) -> None:
    info = await rated(house, ADA, BEA)
    await house.tables.leaving.leave(info.id, BEA.id)
    await house.tables.leaving.kick(info.id, ADA.id, BEA.id)
    await finished(house, info.id)
    (_, seat) = house.results[-1].seats
    assert (seat.left, seat.removed, seat.removed_by) == (True, True, None)


async def test_a_ban_asks_nobody(house: House) -> None:
    info = await rated(house, ADA, BEA, CID)
    assert (await house.tables.leaving.remove(info.id, BEA.id)).seats[1].removed
    assert (await refused(house.tables.leaving.remove(info.id, BEA.id)))[0] == "not-seated"
    assert (await refused(house.tables.leaving.remove(info.id, DAN.id)))[0] == "not-seated"


# -- closing --------------------------------------------------------------------------------------------------------


async def test_a_host_who_loses_cannot_close_the_table(house: House) -> None:
    info = await rated(house, ADA, BEA)
    asked = await house.tables.leaving.close(info.id, ADA.id)
    assert (asked.status, asked.motion is not None and asked.motion.asked) == ("live", (1,))
    await house.advance(MINUTES)
    after = await house.tables.info(info.id)
    assert (after.status, after.motion, after.counts) == ("live", None, True)
    assert (await refused(house.tables.leaving.close(info.id, ADA.id)))[0] == "vote-rest"
    await house.tables.leaving.leave(info.id, ADA.id)
    await finished(house, info.id)
    assert house.results[-1].rated
    assert house.results[-1].seats[0].left


async def test_a_table_is_closed_by_agreement_and_then_nobody_is_rated(house: House) -> None:
    info = await rated(house, ADA, BEA, CID)
    await house.tables.leaving.close(info.id, ADA.id)
    await house.tables.leaving.vote(info.id, BEA.id, yes=True)
    await house.tables.leaving.vote(info.id, CID.id, yes=True)
    after = await house.tables.info(info.id)
    assert (after.status, after.counts, after.uncounted) == ("closed", False, "agreed")
    assert house.results == []


async def test_who_agrees_to_close_loses_against_who_does_not(house: House) -> None:
    info = await rated(house, ADA, BEA, CID, DAN)
    await house.tables.leaving.close(info.id, ADA.id)
    await house.tables.leaving.vote(info.id, BEA.id, yes=True)
    await house.tables.leaving.vote(info.id, CID.id, yes=False)
    assert (await house.tables.leaving.vote(info.id, DAN.id, yes=True)).status == "closed"
    after = await house.tables.info(info.id)
    assert (after.counts, after.uncounted) == (True, "agreed-against")
    [result] = house.results
    assert (result.rated, [seat.place for seat in result.seats]) == (True, [2, 2, 1, 2])
    assert house.rows("SELECT status, counts FROM tables") == [("closed", 1)]


async def test_whoever_is_asleep_has_not_agreed(house: House) -> None:
    info = await rated(house, ADA, BEA, CID)
    while not (await house.tables.info(info.id)).seats[2].minded:
        person = await house.person_to_move(info.id)
        await (house.time_out if person is CID else house.move)(info.id)
    await house.tables.leaving.close(info.id, ADA.id)
    await house.tables.leaving.vote(info.id, BEA.id, yes=True)
    [result] = house.results
    assert [seat.place for seat in result.seats] == [2, 2, 1]


async def test_before_a_turn_was_played_all_have_to_agree_and_nobody_loses_by_it(house: House) -> None:
    info = await house.game(ADA, BEA, CID, DAN)
    await house.tables.leaving.close(info.id, ADA.id)
    for person in (BEA, CID):
        after = await house.tables.leaving.vote(info.id, person.id, yes=True)
    assert (after.status, after.motion is None) == ("live", False)
    after = await house.tables.leaving.vote(info.id, DAN.id, yes=True)
    assert (after.status, after.counts, after.uncounted, house.results) == ("closed", False, "agreed", [])


@pytest.mark.parametrize("says_no", [False, True])
async def test_before_a_turn_was_played_most_are_not_enough(house: House, says_no: bool) -> None:
    """They could throw away a deal that is bad for them."""
    info = await house.game(ADA, BEA, CID, DAN, pace="relaxed")
    await house.tables.leaving.close(info.id, ADA.id)
    for person in (BEA, CID):
        await house.tables.leaving.vote(info.id, person.id, yes=True)
    motion = (await house.tables.info(info.id)).motion
    assert motion is not None
    if says_no:
        await house.tables.leaving.vote(info.id, DAN.id, yes=False)
    else:
        await house.advance(motion.until - house.clock.now() + 1)
    after = await house.tables.info(info.id)
    assert (after.status, after.motion, house.results) == ("live", None, [])


async def test_with_nobody_awake_a_game_that_counts_is_not_closed(house: House) -> None:
    info = await rated(house, ADA, BEA)
    await house.tables.leaving.leave(info.id, BEA.id)
    assert (await refused(house.tables.leaving.asked(info.id, ADA.id)))[0] == "close-alone"
    assert (await refused(house.tables.leaving.close(info.id, ADA.id)))[0] == "close-alone"
    other = await house.game(ADA, BEA)
    await house.tables.leaving.leave(other.id, BEA.id)
    closed = await house.tables.leaving.close(other.id, ADA.id)
    assert (closed.status, closed.uncounted) == ("closed", "closed")


async def test_alone_with_patrons_the_host_closes_at_once(house: House) -> None:
    info = await house.game(ADA, patrons=1)
    assert (await house.tables.leaving.close(info.id, ADA.id)).status == "closed"


async def test_who_runs_the_server_closes_a_table_unless_they_play_there(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    info = await rated(house, ADA, BEA, CID)
    assert (await refused(house.tables.leaving.close(info.id, BEA.id, force=True)))[0] == "not-host"
    assert (await house.tables.leaving.close(info.id, ADA.id, force=True)).motion is not None
    closed = await house.tables.leaving.close(info.id, DAN.id, force=True)
    assert (closed.status, closed.uncounted, closed.counts) == ("closed", "moderator", False)
    assert f"table {info.id}: closed by {DAN.id}" in caplog.text


async def test_a_pause_does_not_end_a_game_that_counts(house: House) -> None:
    info = await rated(house, ADA, BEA)
    await house.tables.clocks.pause(info.id, "host")
    await house.down()
    house.clock.move_to(house.clock.now() + 8 * 86_400)
    again = await House(house.where, house.clock).up()
    await again.advance(1)
    assert (await again.tables.info(info.id)).status == "live"
    assert await finished(again, info.id) == ""
    assert again.results[-1].rated
    await again.down()


async def test_nor_does_leaving_a_paused_table(house: House) -> None:
    info = await rated(house, ADA, BEA)
    await house.tables.clocks.pause(info.id, "host")
    await house.tables.leaving.leave(info.id, BEA.id)
    assert (await house.tables.leaving.leave(info.id, ADA.id)).status == "live"
    await finished(house, info.id)
    assert house.results[-1].rated


# -- pausing --------------------------------------------------------------------------------------------------------


async def test_the_host_pauses_for_a_quarter_of_an_hour_and_then_anybody_resumes(house: House) -> None:
    info = await rated(house, ADA, BEA, CID)
    assert (await refused(house.tables.leaving.pause(info.id, BEA.id)))[0] == "not-host"
    paused = await house.tables.leaving.pause(info.id, ADA.id)
    assert (paused.status, paused.pause_until) == ("paused", house.clock.now() + 900)
    assert await refused(house.tables.leaving.resume(info.id, BEA.id)) == ("pause-theirs", {"minutes": 15})
    await house.advance(600)
    assert (await house.tables.leaving.resume(info.id, ADA.id)).status == "live"
    again = await house.tables.leaving.pause(info.id, ADA.id)
    assert again.pause_until == pytest.approx(house.clock.now() + 300)
    await house.advance(300)
    assert (await refused(house.tables.leaving.resume(info.id, DAN.id)))[0] == "not-host"
    assert (await house.tables.leaving.resume(info.id, BEA.id)).status == "live"
    assert house.rows("SELECT pause_used FROM tables") == [(900.0,)]


async def test_a_further_pause_needs_the_others_and_gives_as_much_time_again(house: House) -> None:
    info = await rated(house, ADA, BEA, CID)
    await house.tables.leaving.pause(info.id, ADA.id)
    await house.advance(1000)
    await house.tables.leaving.resume(info.id, CID.id)
    asked = await house.tables.leaving.pause(info.id, ADA.id)
    assert (asked.status, asked.motion is not None and asked.motion.what) == ("live", "pause")
    await house.tables.leaving.vote(info.id, BEA.id, yes=True)
    assert (await house.tables.info(info.id)).status == "live"
    await house.tables.leaving.vote(info.id, CID.id, yes=True)
    after = await house.tables.info(info.id)
    assert (after.status, after.motion, after.pause_until) == ("paused", None, house.clock.now() + 900)


async def test_a_pause_of_a_game_in_which_nobody_has_played_yet_ends_too(house: House) -> None:
    info = await house.game(ADA, BEA)
    await house.tables.leaving.pause(info.id, ADA.id)
    house.clock.move_to(house.clock.now() + 8 * 86_400)
    await house.advance(1)
    assert (await house.tables.info(info.id)).status == "live", "a bad deal is not thrown away by it"
    asked = await house.tables.leaving.pause(info.id, ADA.id)
    assert (asked.status, asked.motion is not None and asked.motion.what) == ("live", "pause")


async def test_by_post_there_are_three_days_and_alone_there_is_no_end(house: House) -> None:
    info = await rated(house, ADA, BEA)
    alone = await house.game(CID, patrons=1)
    for _ in range(3):
        await house.tables.leaving.pause(alone.id, CID.id)
        await house.advance(2000)
        assert (await house.tables.leaving.resume(alone.id, CID.id)).status == "live"
    post = await house.game(DAN, CID, pace="post")
    paused = await house.tables.leaving.pause(post.id, DAN.id)
    assert paused.pause_until == house.clock.now() + 3 * 86_400
    assert await refused(house.tables.leaving.resume(post.id, CID.id)) == ("pause-theirs-long", {"hours": 72})
    assert (await house.tables.info(info.id)).pause_until is None


async def test_only_the_host_resumes_what_somebody_else_has_paused(house: House) -> None:
    info = await rated(house, ADA, BEA)
    await house.tables.clocks.pause(info.id, "no-permission")
    await house.advance(2000)
    assert (await refused(house.tables.leaving.resume(info.id, BEA.id)))[0] == "not-host"
    assert (await house.tables.leaving.resume(info.id, ADA.id)).status == "live"
    assert house.rows("SELECT pause_used FROM tables") == [(0.0,)]


# -- the vote itself ------------------------------------------------------------------------------------------------


async def test_a_vote_goes_on_while_people_play_and_after_a_restart(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    before = await house.tables.leaving.close(info.id, ADA.id)
    assert before.motion is not None
    for _ in range(3):
        await house.move(info.id)
    await house.tables.leaving.vote(info.id, CID.id, yes=True)
    await house.advance(30)
    await house.down()
    house.clock.move_to(house.clock.now() + 3600)
    again = await House(house.where, house.clock).up()
    motion = (await again.tables.info(info.id)).motion
    assert motion is not None
    assert (motion.yes, motion.silent) == ((2,), (1,))
    assert motion.until == pytest.approx(before.motion.until + 3600, abs=1)
    await again.advance(MINUTES - 30 - 2)
    assert (await again.tables.info(info.id)).motion == motion
    await again.advance(3)
    after = await again.tables.info(info.id)
    assert (after.motion, after.status) == (None, "live")
    await again.down()


async def test_a_vote_runs_at_a_paused_table_too(house: House) -> None:
    info = await house.game(ADA, BEA, CID, DAN)
    await house.tables.leaving.kick(info.id, ADA.id, BEA.id)
    await house.tables.clocks.pause(info.id, "host")
    await house.advance(MINUTES)
    after = await house.tables.info(info.id)
    assert (after.status, after.motion) == ("paused", None)
    assert house.notes.changes[-1].notice == "kick-refused"


async def test_its_clock_stops_while_discord_is_away(house: House) -> None:
    info = await house.game(ADA, BEA, CID, pace="relaxed")
    await house.tables.leaving.kick(info.id, ADA.id, BEA.id)
    await house.tables.clocks.freeze()
    await house.advance(MINUTES * 2)
    await house.tables.clocks.thaw()
    assert (await house.tables.info(info.id)).motion is not None
    await house.advance(MINUTES)
    assert (await house.tables.info(info.id)).motion is None


async def test_by_post_there_are_twelve_hours(house: House) -> None:
    info = await house.game(ADA, BEA, CID, pace="post")
    motion = (await house.tables.leaving.close(info.id, ADA.id)).motion
    assert motion is not None
    assert motion.until == house.clock.now() + 12 * 3600


async def test_the_host_withdraws_it_by_a_no_or_by_leaving(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    await house.tables.leaving.close(info.id, ADA.id)
    assert (await house.tables.leaving.vote(info.id, ADA.id, yes=False)).motion is None
    info = await house.game(ADA, BEA, CID)
    await house.tables.leaving.close(info.id, ADA.id)
    assert (await house.tables.leaving.leave(info.id, ADA.id)).motion is None
    assert (await refused(house.tables.leaving.vote(info.id, BEA.id, yes=True)))[0] == "vote-none"


async def test_whoever_leaves_or_sleeps_is_not_waited_for(house: House) -> None:
    info = await house.game(ADA, BEA, CID, DAN)
    await house.tables.leaving.close(info.id, ADA.id)
    await house.tables.leaving.vote(info.id, BEA.id, yes=True)
    await house.tables.leaving.leave(info.id, CID.id)
    assert (await house.tables.info(info.id)).status == "live"
    await house.tables.leaving.leave(info.id, DAN.id)
    assert (await house.tables.info(info.id)).uncounted == "agreed"


async def test_in_a_lobby_the_host_decides(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA)
    for person in (BEA, CID):
        await house.tables.lobby.join(info.id, person)
    assert len((await house.tables.leaving.kick(info.id, ADA.id, BEA.id)).seats) == 2
    assert (await house.tables.leaving.close(info.id, ADA.id)).status == "closed"
