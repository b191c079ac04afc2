"""Taking back: what may be, who is asked, and what the log says afterwards."""

from __future__ import annotations

import pytest

from bot.engine import Refused
from bot.store import decisions
from bot.tables import Person, UndoVote
from bot.tables.play.undoable import MadeDecision, last_of, trim
from bot.tables.record.replay import replay
from tests.tables.tavern import ADA, BEA, CID, House
from tests.tables.test_lobby import refused
from tests.tables.test_restart import Newer


async def until_undoable(house: House, *people: Person, moves: int = 1, **given: int) -> tuple[str, Person]:
    """A game in which as many moves as wanted have just been made that revealed nothing; and who made the first."""
    for _ in range(40):
        info = await house.game(*people, **given)
        for _ in range(10):
            quiet = 0
            first = await house.person_to_move(info.id)
            for _ in range(moves):
                if (await house.tables.info(info.id)).status != "live":
                    break
                if moves > 1 and quiet and await house.person_to_move(info.id) == first:
                    break
                change = await house.move(info.id)
                if any(event.key in ("drew", "reshuffled") for event in change.events):
                    break
                quiet += 1
            if quiet == moves and (await house.tables.info(info.id)).status == "live":
                return info.id, first
    raise AssertionError("no such position found")


async def test_it_is_done_when_all_agree(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA, CID)
    others = [person for person in (ADA, BEA, CID) if person != first]
    before = await house.tables.public_table(table)
    log = house.rows("SELECT epoch, seq, picks FROM decisions WHERE table_id = ? ORDER BY seq", table)
    vote = await house.tables.undo.ask(table, first.id)
    assert vote is not None
    assert (vote.seq, set(vote.wanted)) == (len(log), {person.id for person in others})
    assert (await house.tables.public_table(table)).undo == vote
    assert await refused(house.tables.undo.ask(table, others[0].id)) == ("undo-open", {})
    assert await refused(house.tables.undo.agree(table, first.id, True)) == ("undo-not-yours", {})
    one_left = await house.tables.undo.agree(table, others[0].id, True)
    assert one_left == UndoVote(vote.seat, vote.seq, (others[1].id,))
    assert await refused(house.tables.undo.agree(table, others[0].id, True)) == ("undo-not-yours", {})
    assert await house.tables.undo.agree(table, others[1].id, True) is None
    after = await house.tables.public_table(table)
    assert house.notes.changes[-1].notice == "undone"
    assert after.undo is None
    assert await house.person_to_move(table) == first
    # Nothing is erased, and the number of an ask never comes again.
    assert house.rows("SELECT epoch, seq, picks FROM decisions WHERE table_id = ? ORDER BY seq", table) == log
    assert house.rows("SELECT epoch, from_seq, reason FROM epochs") == [(1, len(log) - 1, "undo")]
    assert before.ask is not None
    assert after.ask is not None
    assert after.ask.number > before.ask.number
    assert len(await house.tables.story(table)) < len(log) * 3
    assert list(after.recent) == (await house.tables.story(table))[-len(after.recent) :]
    await house.move(table)
    assert house.rows("SELECT epoch, seq FROM decisions WHERE table_id = ? AND epoch = 1", table) == [(1, len(log))]
    report = await house.store.read(lambda connection: replay(connection, table, house.games))
    assert (report.verdict, [step.undone for step in report.steps].count(True)) == ("same", 1)


async def test_one_no_is_enough(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA, CID)
    second = next(person for person in (ADA, BEA, CID) if person != first)
    await house.tables.undo.ask(table, first.id)
    assert await house.tables.undo.agree(table, second.id, False) is None
    assert (await house.tables.public_table(table)).undo is None
    assert house.rows("SELECT * FROM epochs") == []
    assert house.notes.changes[-1].notice == "undo-refused"
    assert await refused(house.tables.undo.agree(table, second.id, True)) == ("undo-none", {})


async def test_the_one_who_asked_may_think_better_of_it(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    await house.tables.undo.ask(table, first.id)
    assert await house.tables.undo.agree(table, first.id, False) is None
    assert (await house.tables.public_table(table)).undo is None


async def test_alone_among_patrons_it_is_done_at_once(house: House) -> None:
    table, _ = await until_undoable(house, ADA, patrons=1)
    assert await house.tables.undo.ask(table, ADA.id) is None
    assert await house.person_to_move(table) == ADA
    assert house.rows("SELECT reason FROM epochs WHERE table_id = ?", table) == [("undo",)]


async def test_not_when_somebody_else_has_moved(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA, moves=2)
    assert await refused(house.tables.undo.ask(table, first.id)) == ("undo-seen", {})


async def test_not_when_a_patron_has_moved(house: House) -> None:
    table, _ = await until_undoable(house, ADA, patrons=1)
    async with house.tables._runtime.hold(table) as live:
        seq = live.row.seq
    await house.advance(6)
    log = await house.store.read(lambda connection: decisions.effective(connection, table))
    assert [decision.source for decision in log if decision.seq > seq][:1] == ["patron"]
    assert await refused(house.tables.undo.ask(table, ADA.id)) == ("undo-seen", {})


async def test_once_for_each_decision(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    second = BEA if first == ADA else ADA
    await house.tables.undo.ask(table, first.id)
    await house.tables.undo.agree(table, second.id, False)
    assert await refused(house.tables.undo.ask(table, first.id)) == ("undo-twice", {})


async def test_not_again_after_another_answer_to_the_same_ask(house: House) -> None:
    table, _ = await until_undoable(house, ADA, patrons=1)
    await house.tables.undo.ask(table, ADA.id)
    change = await house.move(table)
    assert not any(event.key in ("drew", "reshuffled") for event in change.events)
    assert await refused(house.tables.undo.ask(table, ADA.id)) == ("undo-twice", {})


async def test_three_in_a_game(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    seat = next(seat.seat for seat in (await house.tables.info(table)).seats if seat.user_id == first.id)
    async with house.tables._runtime.hold(table) as live:
        live.row.undo_asks = [(seat, -1), (seat, -2), (1 - seat, -3)]
    assert await house.tables.undo.ask(table, first.id) is not None
    async with house.tables._runtime.hold(table) as live:
        live.row.vote = None
        live.row.undo_asks[-1] = (seat, -4)
    assert await refused(house.tables.undo.ask(table, first.id)) == ("undo-used-up", {"n": 3})


async def test_the_asks_live_through_a_restart(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    second = BEA if first == ADA else ADA
    await house.tables.undo.ask(table, first.id)
    await house.tables.undo.agree(table, second.id, False)
    await house.killed()
    again = await House(house.where, house.clock).up()
    assert await refused(again.tables.undo.ask(table, first.id)) == ("undo-twice", {})
    await again.down()


async def test_not_while_all_the_others_sleep(house: House) -> None:
    info = await house.game(ADA, BEA, pace="blitz")
    while "asleep" not in house.notes.notices():
        if await house.person_to_move(info.id) == BEA:
            await house.time_out(info.id)
        else:
            await house.move(info.id)
    for _ in range(40):
        change = await house.move(info.id)
        if not any(event.key in ("drew", "reshuffled") for event in change.events):
            break
        await house.advance(10)  # a patron plays for Bea
    assert await refused(house.tables.undo.ask(info.id, ADA.id)) == ("undo-nobody", {})


async def test_not_when_all_the_others_have_left(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    await house.tables.leaving.leave(table, (BEA if first == ADA else ADA).id)
    assert await refused(house.tables.undo.ask(table, first.id)) == ("undo-nobody", {})


async def test_not_across_what_was_seen(house: House) -> None:
    info = await house.game(ADA, BEA)
    for _ in range(200):
        mover = await house.person_to_move(info.id)
        change = await house.move(info.id)
        if any(event.key == "drew" for event in change.events):
            break
    assert await refused(house.tables.undo.ask(info.id, mover.id)) == ("undo-seen", {})


async def test_nothing_to_take_back(house: House) -> None:
    info = await house.game(ADA, BEA)
    assert await refused(house.tables.undo.ask(info.id, ADA.id)) == ("undo-nothing", {})
    # What the clock played was nobody's decision.
    await house.time_out(info.id)
    assert await refused(house.tables.undo.ask(info.id, ADA.id)) == ("undo-nothing", {})
    assert await refused(house.tables.undo.ask(info.id, BEA.id)) == ("undo-nothing", {})
    assert await refused(house.tables.undo.ask(info.id, CID.id)) == ("not-seated", {})


async def test_moving_again_or_seeing_ends_the_question(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    await house.tables.undo.ask(table, first.id)
    for _ in range(50):
        before = await house.person_to_move(table)
        change = await house.move(table)
        if before == first or any(event.key == "drew" for event in change.events):
            break
    assert (await house.tables.public_table(table)).undo is None
    assert house.rows("SELECT vote FROM tables WHERE id = ?", table) == [(None,)]


async def test_who_leaves_is_not_asked(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA, CID)
    second, third = [person for person in (ADA, BEA, CID) if person != first]
    await house.tables.undo.ask(table, first.id)
    await house.tables.leaving.leave(table, second.id)
    vote = (await house.tables.public_table(table)).undo
    assert vote is not None
    assert vote.wanted == (third.id,)
    await house.tables.undo.agree(table, third.id, True)
    assert house.rows("SELECT reason FROM epochs") == [("undo",)]


async def test_with_who_asked_the_question_goes(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA, CID)
    await house.tables.undo.ask(table, first.id)
    await house.tables.leaving.leave(table, first.id)
    assert (await house.tables.public_table(table)).undo is None


async def test_who_sleeps_is_not_asked(house: House) -> None:
    info = await house.game(ADA, BEA, CID, pace="blitz")
    while "asleep" not in house.notes.notices():
        if await house.person_to_move(info.id) == CID:
            await house.time_out(info.id)
        else:
            await house.move(info.id)
    for _ in range(40):
        mover = await house.person_to_move(info.id)
        change = await house.move(info.id)
        await house.advance(10)  # a patron plays for Cid
        if not any(event.key in ("drew", "reshuffled") for event in change.events):
            break
    vote = await house.tables.undo.ask(info.id, mover.id)
    assert vote is not None
    assert vote.wanted == (BEA.id if mover == ADA else ADA.id,)
    assert await house.tables.undo.agree(info.id, vote.wanted[0], True) is None
    assert await house.person_to_move(info.id) == mover


async def test_a_question_that_nobody_is_left_to_answer_is_off(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA, CID)
    second, third = [person for person in (ADA, BEA, CID) if person != first]
    await house.tables.undo.ask(table, first.id)
    await house.tables.undo.agree(table, second.id, True)
    await house.tables.leaving.leave(table, third.id)
    assert (await house.tables.public_table(table)).undo is None
    assert await refused(house.tables.undo.ask(table, first.id)) == ("undo-twice", {})


async def test_an_open_question_lives_through_a_restart(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    second = BEA if first == ADA else ADA
    await house.tables.undo.ask(table, first.id)
    before = await house.tables.public_table(table)
    await house.killed()
    again = await House(house.where, house.clock).up()
    assert await again.tables.public_table(table) == before
    await again.tables.undo.agree(table, second.id, True)
    undone = await again.tables.public_table(table)
    await again.killed()
    third = await House(house.where, house.clock).up()
    assert await third.tables.public_table(table) == undone
    await third.move(table)
    report = await third.store.read(lambda connection: replay(connection, table, third.games))
    assert report.verdict == "same"
    await third.down()


async def test_it_reaches_further_back_than_the_snapshots(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    await house.store.write(lambda connection: connection.execute("DELETE FROM snapshots").rowcount)
    second = BEA if first == ADA else ADA
    await house.tables.undo.ask(table, first.id)
    await house.tables.undo.agree(table, second.id, True)
    assert await house.person_to_move(table) == first
    await house.move(table)
    report = await house.store.read(lambda connection: replay(connection, table, house.games))
    assert report.verdict == "same"


async def test_not_across_a_change_of_the_rules(house: House) -> None:
    info = await house.game(ADA, patrons=1)
    for _ in range(20):
        await house.advance(6)
        await house.tables.play.answer(info.id, ADA.id, None, ("catch",))
        if not any(event.key == "drew" for event in (await house.move(info.id)).events):
            break
    await house.killed()
    again = House(house.where, house.clock)
    again.games["drinko"] = Newer()
    await again.up()
    before = await again.tables.public_table(info.id)
    assert await refused(again.tables.undo.ask(info.id, ADA.id)) == ("undo-rules", {})
    assert await again.tables.public_table(info.id) == before
    await again.down()


async def test_undo_after_undo(house: House) -> None:
    table, _ = await until_undoable(house, ADA, patrons=1)
    for _ in range(3):
        await house.tables.undo.ask(table, ADA.id)
        await house.move(table)  # the same decision again: it can be taken back no more
        quiet = False
        while not quiet:
            await house.advance(6)  # the patron plays
            assert (await house.tables.info(table)).status == "live"
            change = await house.move(table)
            quiet = not any(event.key in ("drew", "reshuffled") for event in change.events)
    log = await house.store.read(lambda connection: decisions.effective(connection, table))
    assert [decision.seq for decision in log] == list(range(1, len(log) + 1))
    report = await house.store.read(lambda connection: replay(connection, table, house.games))
    assert report.verdict == "same"
    counted = [step.decision for step in report.steps if step.decision and not step.undone]
    assert counted == log
    assert len(report.steps) - 1 > len(log)


async def may_undo(house: House, table: str, person: Person) -> bool:
    offered = await house.tables.undo.offered(table, person.id)
    assert (await house.tables.private_table(table, person.id)).may_undo == offered
    return offered


async def test_a_panel_says_when_a_move_can_be_taken_back(house: House) -> None:
    info = await house.game(ADA, BEA)
    assert not await may_undo(house, info.id, ADA)
    table, first = await until_undoable(house, ADA, BEA)
    second = BEA if first == ADA else ADA
    assert (await may_undo(house, table, first), await may_undo(house, table, second)) == (True, False)
    await house.tables.undo.ask(table, first.id)
    assert not await may_undo(house, table, first), "it is asked already"
    await house.tables.undo.agree(table, second.id, False)
    assert not await may_undo(house, table, first), "once for each decision"


async def test_a_panel_says_that_it_is_too_late(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA, moves=2)
    second = BEA if first == ADA else ADA
    assert (await may_undo(house, table, first), await may_undo(house, table, second)) == (False, True)


async def test_after_an_undo_the_move_before_is_looked_at(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    second = BEA if first == ADA else ADA
    await house.tables.undo.ask(table, first.id)
    await house.tables.undo.agree(table, second.id, True)
    for person in (ADA, BEA):
        offered = await may_undo(house, table, person)
        told = await refused(house.tables.undo.ask(table, person.id)) if not offered else None
        assert told is None or told[0] in ("undo-nothing", "undo-seen")


async def test_a_panel_still_says_it_after_a_restart(house: House) -> None:
    table, first = await until_undoable(house, ADA, BEA)
    second = BEA if first == ADA else ADA
    await house.killed()
    again = await House(house.where, house.clock).up()
    assert (await may_undo(again, table, first), await may_undo(again, table, second)) == (True, False)
    await again.tables.undo.ask(table, first.id)
    assert await again.tables.undo.agree(table, second.id, True) is None
    assert await again.person_to_move(table) == first
    await again.down()


async def test_nobody_may_take_anything_back_without_a_seat_or_a_game(house: House) -> None:
    table, _ = await until_undoable(house, ADA, BEA)
    assert not await house.tables.undo.offered(table, CID.id)
    lobby = await house.tables.lobby.open(1, 2, ADA)
    assert not await house.tables.undo.offered(lobby.id, ADA.id)


def made(seq: int, seat: int, ask: int, *, shows: bool = False, told: bool = True) -> MadeDecision:
    return MadeDecision(seq, seat, ask, True, shows, told)


OWN = made(1, 0, 5)


@pytest.mark.parametrize(
    ("later", "open_ask", "hidden"),
    [
        (made(2, 1, 6), 6, True),  # an answer to the window that is still open
        (made(2, 1, 6), 7, False),
        (made(2, 1, 6, told=False), 7, False),  # everybody knows that the window has closed
        (made(2, 1, 6, shows=True), 6, False),
        (made(2, 1, 0, told=False), 6, True),  # standing orders of which nobody is told
        (made(2, 1, 0), 6, False),
    ],
)
def test_a_last_decision_that_is_hidden_and_shows_nothing_leaves_the_one_before_to_be_taken_back(
    later: MadeDecision, open_ask: int, hidden: bool
) -> None:
    assert later.is_hidden(open_ask) == hidden
    log = [OWN, later]
    if hidden:
        assert last_of(log, 0, open_ask) == 1
    else:
        with pytest.raises(Refused, match="undo-seen"):
            last_of(log, 0, open_ask)
    trim(log, open_ask)
    assert log == ([OWN, later] if hidden else [later])


def test_what_comes_before_the_last_decision_that_the_table_knows_of_is_forgotten() -> None:
    log = [OWN, made(2, 1, 6), made(3, 0, 7), made(4, 1, 8)]
    trim(log, 8)
    assert [decision.seq for decision in log] == [3, 4]
    log.append(made(5, 2, 0, told=False))
    trim(log, 8)
    assert [decision.seq for decision in log] == [3, 4, 5]
    assert last_of(log, 0, 8) == 3
